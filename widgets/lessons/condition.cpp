#include "widgets/lessons/condition.h"

#include <algorithm>
#include <array>

#include "widgets/hierarchy/mesh_traversal.h"
#include "widgets/hierarchy/scene_hierarchy.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/pictures/scene_rays.h"

namespace hairline {
namespace {

/// The name of a verdict in lessons.
bool isCalled(const Report& report, const std::string& word) {
  if (report.side) return word == name(*report.side);
  if (report.relation) return word == name(*report.relation);
  if (report.sign) {
    constexpr std::array<std::string_view, 3> names{"negative", "zero", "positive"};
    return word == names[static_cast<std::size_t>(*report.sign + 1)];
  }
  const std::optional<bool> verdict = report.verdict();
  if (!verdict) return false;
  if (report.contains) return word == (*verdict ? "inside" : "outside");
  if (report.mayHit && !report.hit) return word == (*verdict ? "may" : "apart");
  return word == (*verdict ? "hit" : "miss");
}

const Report* find(const ReportName& name, const Situation& situation) {
  if (situation.reports == nullptr) return nullptr;
  return findReport(*situation.reports, name.kind, name.method, name.scalar);
}

std::optional<double> numberOf(const Report& report, Quantity quantity) {
  const auto value = [](const std::optional<Number>& number) -> std::optional<double> {
    return number ? std::optional(number->value) : std::nullopt;
  };
  const auto weight = [&report](int place) -> std::optional<double> {
    if (!report.barycentric) return std::nullopt;
    return (*report.barycentric)[place].value;
  };
  switch (quantity) {
    case Quantity::time:
      return value(report.time);
    case Quantity::t:
      return value(report.t);
    case Quantity::sqdist:
      return value(report.sqdist);
    case Quantity::depth:
      return value(report.depth);
    case Quantity::gap:
      return report.separating ? std::optional(report.separating->amount.value) : std::nullopt;
    case Quantity::u:
      return weight(0);
    case Quantity::v:
      return weight(1);
    case Quantity::w:
      break;
  }
  return weight(2);
}

/// Whether a step separates, so that it may be the only one that does.
bool separates(const Step& step) {
  if (const auto* axis = std::get_if<AxisStep>(&step)) return axis->separates;
  if (const auto* edge = std::get_if<EdgeFunctionStep>(&step)) return edge->separates;
  return false;
}

struct Judge {
  const Situation& situation;

  bool operator()(const VerdictIs& wanted) const {
    const Report* report = find(wanted.report, situation);
    return report != nullptr && isCalled(*report, wanted.verdict);
  }
  bool operator()(const SeparatingAxisIs& wanted) const {
    const Report* report = find(wanted.report, situation);
    return report != nullptr && report->separating && report->separating->label == wanted.label;
  }
  bool operator()(const OnlyAxisIs& wanted) const {
    const Report* report = find(wanted.report, situation);
    if (report == nullptr) return false;
    const std::vector<Step>& steps = report->trace.steps;
    return std::ranges::count_if(steps, separates) == 1 &&
           std::ranges::any_of(steps, [&wanted](const Step& step) {
             return separates(step) && label(step) == wanted.label;
           });
  }
  bool operator()(const ReportsDiffer& wanted) const {
    const Report* first = find(wanted.first, situation);
    const Report* second = find(wanted.second, situation);
    return first != nullptr && second != nullptr && differ(*first, *second);
  }
  bool operator()(const FeatureIs& wanted) const {
    const Report* report = find(wanted.report, situation);
    return report != nullptr && report->feature == wanted.label;
  }
  bool operator()(const NumberWithin& wanted) const {
    const Report* report = find(wanted.report, situation);
    if (report == nullptr) return false;
    const std::optional<double> number = numberOf(*report, wanted.quantity);
    return number && *number >= wanted.min && *number <= wanted.max;
  }
  bool operator()(const CellCount& wanted) const {
    const CellSets* cells = situation.cells;
    if (cells == nullptr) return false;
    if (wanted.separating && cells->question.separating != *wanted.separating) return false;
    std::size_t count = 0;
    if (!wanted.way) {
      if (!cells->differences) return false;
      count = cells->differences->count;
    } else {
      if (!cells->by(*wanted.way)) return false;
      count = cells->count(*wanted.way);
    }
    return count >= wanted.min && count <= wanted.max;
  }
  bool operator()(const ObjectMoved& wanted) const {
    if (situation.scene == nullptr || situation.start == nullptr) return false;
    const SceneObject* now = hairline::find(*situation.scene, wanted.object);
    const SceneObject* then = hairline::find(*situation.start, wanted.object);
    return now != nullptr && then != nullptr &&
           (!identical(now->shape, then->shape) || now->displacement != then->displacement ||
            !(now->displacements == then->displacements) || now->rotation != then->rotation);
  }
  bool operator()(const TreeIs& wanted) const {
    const SceneHierarchy* shown = situation.hierarchy;
    if (shown == nullptr || !shown->isWatched() || shown->isPending() || !shown->built()) {
      return false;
    }
    const HierarchySettings& settings = shown->settings();
    const TreeChoice& choice = wanted.choice;
    if (choice.build && settings.build != *choice.build) return false;
    if (choice.volume && settings.volume != *choice.volume) return false;
    if (choice.ofObjects && settings.ofObjects != *choice.ofObjects) return false;
    if (settings.ofObjects != shown->built()->ofObjects) return false;
    if (wanted.figure == TreeFigure::any) return true;
    const HierarchyQuality& quality = shown->built()->quality;
    const double number = wanted.figure == TreeFigure::depth    ? quality.depth
                          : wanted.figure == TreeFigure::leaves ? double(quality.leaves)
                                                                : quality.cost;
    return number >= wanted.min && number <= wanted.max;
  }
  bool operator()(const TraversalIs& wanted) const {
    const MeshTraversal* traversal = situation.traversal;
    if (traversal == nullptr || traversal->isPending() || traversal->steps() == nullptr ||
        traversal->steps()->record.steps.empty()) {
      return false;
    }
    const TraversalCounters counted =
        traversal->steps()->countedUntil(traversal->steps()->record.steps.size() - 1);
    const auto number = double(wanted.figure == TreeFigure::volumeTests ? counted.volumeTests
                                                                        : counted.triangleTests);
    return number >= wanted.min && number <= wanted.max;
  }
  bool operator()(const PictureIs& wanted) const {
    const SceneRays* rays = situation.rays;
    return rays != nullptr && rays->isWatched() && rays->settings().colors == wanted.colors;
  }
  bool operator()(const PairIs& wanted) const {
    const PairReports* pair = situation.reports;
    return pair != nullptr && ((pair->a == wanted.a && pair->b == wanted.b) ||
                               (pair->a == wanted.b && pair->b == wanted.a));
  }
};

}  // namespace

bool isFulfilled(const Condition& condition, const Situation& situation) {
  return std::visit(Judge{situation}, condition);
}

const ReportName* reportOf(const Condition& condition) {
  return std::visit(
      [](const auto& wanted) -> const ReportName* {
        if constexpr (requires { wanted.report; }) {
          return &wanted.report;
        } else if constexpr (requires { wanted.first; }) {
          return &wanted.first;
        } else {
          return nullptr;
        }
      },
      condition);
}

const std::string* labelOf(const Condition& condition) {
  if (const auto* axis = std::get_if<SeparatingAxisIs>(&condition)) return &axis->label;
  if (const auto* only = std::get_if<OnlyAxisIs>(&condition)) return &only->label;
  return nullptr;
}

}  // namespace hairline
