#include "widgets/pair/pair_reports.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/queries.h"
#include "core/query/distance_limits.h"
#include "core/scene/motion.h"
#include "core/scene/object_part.h"
#include "core/search/plugin/own_report.h"

namespace hairline {
namespace {

/// Up to about this many pairs of corners every method answers at once (measured: hulls of 8
/// corners each take 11 ms together, of 10 each 70 ms).
constexpr std::size_t manyCornerPairs = 64;

/// The number of corners of a shape that may have any number, or about the maximum for its type.
std::size_t cornersOf(const Shape& shape) {
  return std::visit(
      [](const auto& plain) -> std::size_t {
        if constexpr (requires { plain.cornerCount(); }) {
          return plain.cornerCount();
        } else if constexpr (requires { plain.vertices.size(); }) {
          return plain.vertices.size();
        } else if constexpr (requires { plain.directions.size(); }) {
          return 2 * plain.directions.size();
        } else {
          return 4;
        }
      },
      shape);
}

/// A mesh whose file is not loaded is no testable set yet.
bool isUnloaded(const Shape& shape) {
  const auto* mesh = std::get_if<Mesh>(&shape);
  return mesh != nullptr && mesh->triangles.empty();
}

std::optional<ObjectPair> fittingPair(const SceneObject* first, const SceneObject* second) {
  if (first == nullptr || second == nullptr || first->id == second->id) return std::nullopt;
  if (isUnloaded(first->shape) || isUnloaded(second->shape)) return std::nullopt;
  const std::array<const Shape*, 2> shapes{&first->shape, &second->shape};
  const std::vector<FittingQuery> fitting = queriesFor(shapes);
  if (fitting.empty()) return std::nullopt;
  if (fitting.front().swapped) return ObjectPair{second->id, first->id};
  return ObjectPair{first->id, second->id};
}

}  // namespace

std::optional<ObjectPair> fittingPair(const Scene& scene, const std::string& first,
                                      const std::string& second) {
  return fittingPair(Operand(scene, first).get(), Operand(scene, second).get());
}

std::optional<ObjectPair> pairInFocus(const Scene& scene,
                                      const std::vector<std::string>& selection) {
  for (const std::vector<std::string>* wish : {&scene.focus, &selection}) {
    if (wish->size() != 2) continue;
    if (auto pair = fittingPair(scene, (*wish)[0], (*wish)[1])) return pair;
  }
  for (std::size_t i = 0; i < scene.objects.size(); ++i) {
    for (std::size_t j = i + 1; j < scene.objects.size(); ++j) {
      if (auto pair = fittingPair(&scene.objects[i], &scene.objects[j])) return pair;
    }
  }
  return std::nullopt;
}

namespace {

bool areEqual(const RotationMotion* a, const RotationMotion* b) {
  return a == b || (a != nullptr && b != nullptr && *a == *b);
}

}  // namespace

PairQuestion::PairQuestion(const SceneObject& a, const SceneObject& b, const QueryOptions& options)
    : m_a(a.shape), m_b(b.shape), m_options(options) {
  // The options refer to the displacements, which these copies share.
  m_displacements = {a.displacements, b.displacements};
  setMotion(m_options, 0, a);
  setMotion(m_options, 1, b);
  for (std::size_t i = 0; i < 2; ++i) {
    if (m_options.rotations[i] == nullptr) continue;
    m_rotations[i] = std::make_shared<const RotationMotion>(*m_options.rotations[i]);
    m_options.rotations[i] = m_rotations[i].get();
  }
  const bool moving = hasMotion(a) || hasMotion(b);
  const std::array<const Shape*, 2> shapes{&m_a, &m_b};
  for (const IndexedQuery& query : findQueries(shapes)) {
    const Kind kind = query.entry->info.kind;
    if ((kind == Kind::sweep && !moving) || !canAsk(kind, shapes)) continue;
    if (!canAnswer(query.entry->info, m_options)) continue;
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (query.entry->has(scalar)) m_items.push_back({query.entry, query.swapped, scalar});
    }
  }
}

Report PairQuestion::answer(const Item& item, std::uint64_t operations) const {
  std::array<const Shape*, 2> shapes{&m_a, &m_b};
  if (item.swapped) std::swap(shapes[0], shapes[1]);
  const auto ask = [&] {
    return item.entry->run(shapes, item.scalar,
                           item.swapped ? withSwappedOperands(m_options) : m_options, true);
  };
  return withinBudget(*item.entry, item.scalar, ask, operations);
}

Report PairQuestion::unanswered(const Item& item) {
  Report report;
  report.info = item.entry->info;
  report.scalar = item.scalar;
  return report;
}

bool PairQuestion::isSame(const PairQuestion& other) const {
  return identical(m_a, other.m_a) && identical(m_b, other.m_b) &&
         m_items.size() == other.m_items.size() && m_options.order == other.m_options.order &&
         m_options.displacements == other.m_options.displacements &&
         m_displacements == other.m_displacements &&
         std::ranges::equal(m_options.rotations, other.m_options.rotations, areEqual);
}

bool mayTakeLong(const Shape& a, const Shape& b) {
  return cornersOf(a) * cornersOf(b) > manyCornerPairs;
}

PairReports PairQuestion::emptyReports(const ObjectPair& pair) const {
  PairReports empty{pair.first, pair.second, {}};
  empty.isSecondInside = std::ranges::any_of(m_items, [](const Item& item) {
    return item.entry->info.kind == Kind::contains && item.swapped;
  });
  return empty;
}

PairReports answerPair(const Scene& scene, const ObjectPair& pair, const QueryOptions& options) {
  const Operand a(scene, pair.first);
  const Operand b(scene, pair.second);
  if (!a || !b) return {pair.first, pair.second, {}};
  const PairQuestion question(*a, *b, options);
  PairReports result = question.emptyReports(pair);
  for (const PairQuestion::Item& item : question.items()) {
    result.reports.push_back(question.answer(item));
  }
  result.disagree = anyDiffer(result);
  return result;
}

bool anyDiffer(const PairReports& pair) {
  const std::vector<Report>& all = pair.reports;
  for (std::size_t i = 0; i < all.size(); ++i) {
    // A report on rounded operands does not contradict one on the original operands.
    if (const Report* right = roundedJudge(pair, all[i])) {
      if (differ(*right, all[i])) return true;
      continue;
    }
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      if (roundedJudge(pair, all[j]) != nullptr) continue;
      if (differ(all[i], all[j])) return true;
    }
  }
  return false;
}

bool isUnanswered(const PairReports& pair, const Report& report) {
  if (isOwn(report)) {
    return pair.ownPending && !report.verdict() && failureOf(pair, report) == nullptr;
  }
  if (report.limited) return true;
  // An answer that could not be formed has left the range of its scalar, and says so.
  return (pair.pending || pair.cancelled) && !report.verdict() && !report.overflow;
}

const OwnFailure* failureOf(const PairReports& pair, const Report& report) {
  const auto at = std::ranges::find_if(pair.failures, [&](const OwnFailure& failure) {
    return failure.kind == report.info.kind && failure.method == report.info.method &&
           failure.scalar == report.scalar;
  });
  return at == pair.failures.end() || !isOwn(report) ? nullptr : &*at;
}

bool distancesDiffer(const Report& first, const Report& second) {
  if (!isOwn(first) && !isOwn(second)) return false;
  if (!first.sqdist || !second.sqdist) return false;
  const DistanceLimits limits;
  const double limit = std::max(limits.of(first.scalar), limits.of(second.scalar));
  const double a = first.sqdist->value;
  const double b = second.sqdist->value;
  return std::abs(a - b) > limit * std::max(a, b);
}

bool differ(const Report& first, const Report& second) {
  if (first.info.kind != second.info.kind || first.info.oneSided != second.info.oneSided) {
    return false;
  }
  if (!first.verdict() || !second.verdict()) return false;
  return first.verdict() != second.verdict() || first.side != second.side ||
         first.sign != second.sign || first.relation != second.relation ||
         distancesDiffer(first, second) || reportsWrongPoints(first) || reportsWrongPoints(second);
}

const Report* judge(const PairReports& pair, Kind kind, bool oneSided) {
  const Report* found = nullptr;
  for (const Report& report : pair.reports) {
    if (report.info.kind != kind || report.scalar != ScalarKind::exact || !report.verdict() ||
        report.info.oneSided != oneSided) {
      continue;
    }
    if (report.info.method == "reference") return &report;
    if (found == nullptr) found = &report;
  }
  return found;
}

const Report* roundedJudge(const PairReports& pair, const Report& report) {
  if (!isOwn(report) || report.scalar != ScalarKind::float32) return nullptr;
  const auto at = std::ranges::find_if(
      pair.roundedJudges, [&](const Report& right) { return right.info.kind == report.info.kind; });
  return at == pair.roundedJudges.end() ? nullptr : &*at;
}

const Report* judge(const PairReports& pair, const Report& report) {
  const Report* rounded = roundedJudge(pair, report);
  return rounded != nullptr ? rounded : judge(pair, report.info.kind, report.info.oneSided);
}

const Report* findReport(const PairReports& pair, Kind kind, std::string_view method,
                         ScalarKind scalar) {
  const auto at = std::find_if(pair.reports.begin(), pair.reports.end(), [&](const Report& report) {
    return report.info.kind == kind && report.info.method == method && report.scalar == scalar;
  });
  return at == pair.reports.end() ? nullptr : &*at;
}

}  // namespace hairline
