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
#include "tests/support/hit_rate.h"

namespace hairline::testing {

/// Whether two numbers are equal; irrational ones are compared as doubles.
inline bool sameNumber(const Number& x, const Number& y) {
  if (x.exact.has_value() != y.exact.has_value()) return false;
  return x.exact ? *x.exact == *y.exact : x.value == y.value;
}

/// Whether the points of an exact answer lie in their sets and have the stated distance.
inline bool realises(const Report& report, const std::vector<const Shape*>& shapes) {
  if (report.points.size() != 2) return false;
  std::array<Vector3<Rational>, 2> points;
  bool rational = true;
  for (std::size_t side = 0; side < 2; ++side) {
    for (int k = 0; k < 3; ++k) {
      const Number& number = report.points[side][k];
      rational = rational && number.exact.has_value();
      points[side][k] = number.exact ? *number.exact : Rational(number.value);
    }
  }
  if (!rational) {
    // Beyond the largest double there is nothing to compare with.
    if (!std::isfinite(report.sqdist->value)) return true;
    const Vector3<double> difference = report.points[0].toVector() - report.points[1].toVector();
    return std::abs(difference.norm() - std::sqrt(report.sqdist->value)) <=
           1e-14 * (1 + report.points[0].toVector().norm() + report.points[1].toVector().norm());
  }
  for (std::size_t side = 0; side < 2; ++side) {
    if (containsExactly(*shapes[side], points[side]) == std::optional<bool>(false)) return false;
  }
  return report.sqdist->exact && squaredNorm(points[0] - points[1]) == *report.sqdist->exact;
}

/// Runs every matching method of `closest` on pairs: in exact all must agree with the reference,
/// with and without a trace, and their points must lie in their sets and realise the distance.
/// Verdicts of float and double that differ from exact are counted.
class ClosestChecks {
 public:
  void check(const Shape& a, const Shape& b) {
    const std::array<const Shape*, 2> shapes{&a, &b};
    const auto text = [&] { return describe(Kind::closest, shapes); };
    const Report* reference = nullptr;
    std::vector<std::pair<FittingQuery, Report>> exact;
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (query.entry->info.kind != Kind::closest || !query.entry->has(ScalarKind::exact)) continue;
      exact.emplace_back(query, query.entry->run(query.shapes, ScalarKind::exact, {}, true));
    }
    for (const auto& [query, report] : exact) {
      if (report.info.method == "reference") reference = &report;
    }
    m_failures.check(reference != nullptr && exact.size() > 1, text);
    if (reference == nullptr) return;
    const bool touching = *reference->verdict();
    ++m_count;
    m_zeros += touching ? 1 : 0;
    for (const auto& [query, report] : exact) {
      const auto named = [&] { return std::string(report.info.method) + " " + text(); };
      m_failures.check(sameNumber(*report.sqdist, *reference->sqdist), named);
      m_failures.check(query.entry->test(query.shapes, ScalarKind::exact, {}) == touching,
                       [&] { return "silent " + named(); });
      m_failures.check(realises(report, query.shapes), [&] { return "points of " + named(); });
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        if (!query.entry->has(scalar)) continue;
        const bool verdict = query.entry->test(query.shapes, scalar, {});
        const std::string key = std::string(report.info.method) + " " + std::string(name(scalar));
        m_differences[key] += verdict != touching ? 1 : 0;
        if (!m_bounded) continue;
        const Report rounded = query.entry->run(query.shapes, scalar, {}, false);
        const double bound = scalar == ScalarKind::float32 ? 1e-4 : 1e-12;
        const bool near = rounded.sqdist && std::abs(std::sqrt(rounded.sqdist->value) -
                                                     std::sqrt(reference->sqdist->value)) <= bound;
        m_failures.check(near, [&] { return std::string(name(scalar)) + " of " + named(); });
      }
    }
  }

  /// Whether the distance in float and double must be near the true one, for shapes of about unit
  /// size.
  void setBounded(bool bounded) { m_bounded = bounded; }

  Failures& failures() { return m_failures; }
  bool isBalanced(double least = 0.3, double most = 0.7) const {
    return testing::isBalanced(m_zeros, m_count, least, most);
  }
  std::string summary() const {
    std::string text =
        std::to_string(m_zeros) + " of " + std::to_string(m_count) + " at distance 0";
    for (const auto& [key, count] : m_differences) {
      text += "; " + key + " differs " + std::to_string(count);
    }
    return text;
  }

 private:
  Failures m_failures;
  std::map<std::string, int> m_differences;
  int m_count = 0;
  int m_zeros = 0;
  bool m_bounded = false;
};

}  // namespace hairline::testing
