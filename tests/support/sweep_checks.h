#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>

#include "core/queries.h"
#include "core/query/proof/exact_sets.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"

namespace hairline::testing {

using Displacements = std::array<Vector3<double>, 2>;

/// A moving pair as a line that `hairline query --jsonl` reads.
inline std::string describeSweep(const Shape& a, const Shape& b, const Displacements& ways) {
  const auto moving = [](const Shape& shape, const Vector3<double>& way) {
    std::string text = describe(shape);
    text.back() = ',';
    text += "\"displacement\":";
    detail::append(text, way);
    return text + '}';
  };
  return "{\"kind\":\"sweep\",\"a\":" + moving(a, ways[0]) + ",\"b\":" + moving(b, ways[1]) + '}';
}

/// Runs every matching method of `sweep` on moving pairs. In exact all must agree with the
/// reference on the verdict and the time, with and without a trace; no proof may fail; and the
/// plane across the normal must separate the operands at the time of contact, a in front. Verdicts
/// of float and double that differ from exact are counted.
class SweepChecks {
 public:
  void check(const Shape& a, const Shape& b, const Displacements& ways) {
    const std::array<const Shape*, 2> shapes{&a, &b};
    const auto text = [&] { return describeSweep(a, b, ways); };
    QueryOptions options;
    options.displacements = ways;
    std::vector<std::pair<FittingQuery, Report>> exact;
    std::optional<Report> reference;
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (query.entry->info.kind != Kind::sweep || !query.entry->has(ScalarKind::exact)) continue;
      Report report =
          query.entry->run(query.shapes, ScalarKind::exact,
                           query.swapped ? withSwappedOperands(options) : options, true);
      if (report.info.method == "reference") reference = report;
      exact.emplace_back(query, std::move(report));
    }
    m_failures.check(reference && exact.size() > 1, [&] { return "nothing to judge " + text(); });
    if (!reference) return;
    const bool hit = *reference->hit;
    ++m_count;
    m_hits += hit ? 1 : 0;
    m_starts += hit && reference->time && reference->time->value == 0 ? 1 : 0;
    for (const auto& [query, report] : exact) {
      const auto named = [&] { return std::string(report.info.method) + " " + text(); };
      const QueryOptions own = query.swapped ? withSwappedOperands(options) : options;
      m_failures.check(report.hit == hit, named);
      m_failures.check(query.entry->test(query.shapes, ScalarKind::exact, own) == hit,
                       [&] { return "silent " + named(); });
      m_failures.check(report.certificate.status != Certificate::Status::unproven,
                       [&] { return "unproven " + named(); });
      if (report.hit != hit) continue;
      if (!hit) {
        // What is not convex need not be apart on any axis, and a method for vertices on their own
        // lines looks for none.
        m_failures.check(report.separating || report.info.method == "reference" ||
                             report.info.movesVertices ||
                             std::holds_alternative<Polygon<double>>(*query.shapes[1]),
                         [&] { return "no axis of " + named(); });
        continue;
      }
      m_failures.check(sameTime(report, *reference), [&] { return "time of " + named(); });
      m_failures.check(normalParts(report, query.shapes, own.displacements),
                       [&] { return "normal of " + named(); });
    }
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (query.entry->info.kind == Kind::sweep) countRounded(query, options, *reference, text);
    }
  }

  /// Whether hits in float and double must have about the right time, for shapes of about unit size
  /// that do not graze.
  void setBounded(bool bounded) { m_bounded = bounded; }

  Failures& failures() { return m_failures; }
  double hitRate() const { return m_count == 0 ? 0 : static_cast<double>(m_hits) / m_count; }
  std::string summary() const {
    std::string text = std::to_string(m_hits) + " of " + std::to_string(m_count) + " hit, " +
                       std::to_string(m_starts) + " at time 0";
    for (const auto& [key, count] : m_differences) {
      text += "; " + key + " differs " + std::to_string(count);
    }
    return text;
  }

 private:
  static bool sameTime(const Report& report, const Report& reference) {
    if (!report.time || !reference.time) return false;
    const Number& x = *report.time;
    const Number& y = *reference.time;
    if (x.exact.has_value() != y.exact.has_value()) return false;
    return x.exact ? *x.exact == *y.exact : x.value == y.value;
  }

  // Concave polygons need not lie to one side of the plane of contact.
  static bool normalParts(const Report& report, const std::vector<const Shape*>& shapes,
                          const Displacements& ways) {
    if (!report.normal) return report.time->value == 0 || report.info.method == "reference";
    if (report.time->value == 0 || std::holds_alternative<Polygon<double>>(*shapes[1])) return true;
    bool rational = report.time->exact.has_value();
    Vector3<double> near = report.normal->toVector();
    near /= near.cwiseAbs().maxCoeff();
    for (int k = 0; k < 3; ++k) rational = rational && (*report.normal)[k].exact.has_value();
    Vector3<Rational> normal = fromDouble<Rational>(near);
    for (int k = 0; rational && k < 3; ++k) normal[k] = *(*report.normal)[k].exact;
    const auto a = extentAlong(*shapes[0], normal);
    const auto b = extentAlong(*shapes[1], normal);
    if (!rational) {
      // A rounded normal of a plane is none of its own.
      if (std::holds_alternative<Plane<double>>(*shapes[1])) return true;
      const double way = near.dot(ways[0]) - near.dot(ways[1]);
      const double least = nearestDouble(*a->min);
      const double most = nearestDouble(*b->max);
      const double size = std::abs(least) + std::abs(most) + ways[0].cwiseAbs().maxCoeff() +
                          ways[1].cwiseAbs().maxCoeff();
      return way <= 1e-9 * size && std::abs(least + way * report.time->value - most) <= 1e-9 * size;
    }
    if (!a || !b || !a->min || !b->max) return false;
    const Rational way =
        dot(normal, fromDouble<Rational>(ways[0])) - dot(normal, fromDouble<Rational>(ways[1]));
    Quadratic<Rational> least = *a->min;
    least.a += way * *report.time->exact;
    return sign(way) <= 0 && hairline::compare(least, *b->max) == 0;
  }

  template <typename Text>
  void countRounded(const FittingQuery& query, const QueryOptions& options, const Report& reference,
                    const Text& text) {
    const QueryOptions own = query.swapped ? withSwappedOperands(options) : options;
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      if (!query.entry->has(scalar)) continue;
      const Report report = query.entry->run(query.shapes, scalar, own, false);
      const std::string key = std::string(report.info.method) + " in " + std::string(name(scalar));
      m_differences[key] += report.hit != reference.hit ? 1 : 0;
      const auto named = [&] { return key + " " + text(); };
      m_failures.check(report.hit.has_value() || report.overflow, named);
      if (!report.hit) continue;
      m_failures.check(query.entry->test(query.shapes, scalar, own) == *report.hit,
                       [&] { return "silent " + named(); });
      if (!*report.hit || !report.time) continue;
      m_failures.check(report.time->value >= 0 && report.time->value <= 1,
                       [&] { return "time of " + named(); });
      if (!m_bounded || !*reference.hit || !reference.time) continue;
      const double bound = scalar == ScalarKind::float32 ? 1e-2 : 1e-6;
      m_failures.check(std::abs(report.time->value - reference.time->value) <= bound,
                       [&] { return "rounded time of " + named(); });
    }
  }

  Failures m_failures;
  std::map<std::string, int> m_differences;
  int m_count = 0;
  int m_hits = 0;
  int m_starts = 0;
  bool m_bounded = false;
};

}  // namespace hairline::testing
