#include "widgets/pair/pair_summary.h"

#include <algorithm>
#include <cmath>

namespace hairline {
namespace {

/// The kinds whose answers show whether two sets intersect, the simplest first.
constexpr std::array<Kind, 4> tellingKinds{Kind::intersect, Kind::contains, Kind::common,
                                           Kind::closest};

bool isReference(const QueryEntry& entry) { return entry.info.method == "reference"; }

/// The entry that judges the others: exact, and not a reference if possible, because references are
/// slow.
int rank(const QueryEntry& entry) {
  return (entry.has(ScalarKind::exact) ? 0 : 2) + (isReference(entry) ? 1 : 0);
}

}  // namespace

PairSummarizer::Plan PairSummarizer::makePlan(const Shape& a, const Shape& b) {
  Plan plan;
  const std::array<const Shape*, 2> shapes{&a, &b};
  const std::vector<FittingQuery> fitting = queriesFor(shapes);
  for (const FittingQuery& query : fitting) {
    const QueryEntry& entry = *query.entry;
    if (entry.info.kind == Kind::closest && entry.scalars.float64 && !plan.closest) {
      plan.closest = Asked{&entry, query.swapped};
    }
  }
  for (const Kind kind : tellingKinds) {
    for (const FittingQuery& query : fitting) {
      const QueryEntry& entry = *query.entry;
      // Sets that intersect need not contain each other.
      if (entry.info.kind != kind || entry.isOrdered()) continue;
      if (entry.info.oneSided) {
        plan.oneSided.push_back({&entry, query.swapped});
        continue;
      }
      if (plan.primary == nullptr || rank(entry) < rank(*plan.primary)) {
        plan.primary = &entry;
        plan.swapped = query.swapped;
      }
      if (!isReference(entry)) plan.rounded.push_back({&entry, query.swapped});
    }
    if (plan.primary != nullptr) break;
  }
  if (plan.primary != nullptr && plan.primary->has(ScalarKind::exact)) {
    plan.judge = ScalarKind::exact;
  }
  return plan;
}

const PairSummarizer::Plan& PairSummarizer::planFor(const Shape& a, const Shape& b) {
  const std::size_t key = a.index() * shapeTypeCount + b.index();
  const auto [place, isNew] = m_plans.try_emplace(key);
  if (isNew) place->second = makePlan(a, b);
  return place->second;
}

PairSummary PairSummarizer::summarize(const Shape& a, const Shape& b, bool boundsMeet) {
  const Plan& plan = planFor(a, b);
  const std::array<const Shape*, 2> inOrder{&a, &b};
  const std::array<const Shape*, 2> swappedShapes{&b, &a};
  const auto shapesFor = [&](bool swapped) -> std::span<const Shape* const> {
    return swapped ? swappedShapes : inOrder;
  };
  PairSummary summary;
  if (plan.primary == nullptr) return summary;
  summary.meet =
      boundsMeet && plan.primary->test(shapesFor(plan.swapped), plan.judge, QueryOptions{});
  if (boundsMeet) {
    for (const Asked& asked : plan.oneSided) {
      const auto verdict = [&](ScalarKind scalar) {
        return asked.entry->test(shapesFor(asked.swapped), scalar, QueryOptions{});
      };
      const bool exact = verdict(ScalarKind::exact);
      if (verdict(ScalarKind::float32) != exact || verdict(ScalarKind::float64) != exact) {
        summary.disagree = true;
      }
    }
    for (const Asked& asked : plan.rounded) {
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        if (!asked.entry->has(scalar) || (asked.entry == plan.primary && scalar == plan.judge)) {
          continue;
        }
        if (asked.entry->test(shapesFor(asked.swapped), scalar, QueryOptions{}) != summary.meet) {
          summary.disagree = true;
        }
      }
    }
  }
  if (*summary.meet) {
    summary.distance = 0;
    if (plan.primary->scalars.float64) {
      const Report report =
          plan.primary->answer(shapesFor(plan.swapped), ScalarKind::float64, QueryOptions{}, false);
      if (report.point) summary.point = report.point->toVector();
    }
  } else {
    summary.distance = distance(a, b);
  }
  return summary;
}

std::optional<PairSummarizer::Telling> PairSummarizer::telling(const Shape& a, const Shape& b) {
  const Plan& plan = planFor(a, b);
  if (plan.primary == nullptr) return std::nullopt;
  return Telling{plan.primary->info.kind, plan.swapped};
}

std::optional<double> PairSummarizer::distance(const Shape& a, const Shape& b) {
  const std::optional<Asked>& closest = planFor(a, b).closest;
  if (!closest) return std::nullopt;
  std::array<const Shape*, 2> shapes{&a, &b};
  if (closest->swapped) std::swap(shapes[0], shapes[1]);
  const Report report = closest->entry->answer(shapes, ScalarKind::float64, QueryOptions{}, false);
  if (!report.sqdist) return std::nullopt;
  return std::sqrt(std::max(0.0, report.sqdist->value));
}

}  // namespace hairline
