#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/explain/step_row.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct SignRow {
  Q_DECLARE_TR_FUNCTIONS(SignRow)
};

struct SimplexRow {
  Q_DECLARE_TR_FUNCTIONS(SimplexRow)
};

struct TimeRow {
  Q_DECLARE_TR_FUNCTIONS(TimeRow)
};

struct RegionRow {
  Q_DECLARE_TR_FUNCTIONS(RegionRow)
};

struct EdgeFunctionRow {
  Q_DECLARE_TR_FUNCTIONS(EdgeFunctionRow)
};

}  // namespace

StepText textOf(const SignStep& step, const StepContext&) {
  StepText text;
  text.label = labelText(step.label);
  // These say it all; their sign is only for the colour.
  constexpr std::array<std::string_view, 6> statements{"box missed",      "box may be hit",
                                                       "triangle missed", "triangle hit",
                                                       "point enclosed",  "point outside"};
  if (std::ranges::find(statements, step.label) != statements.end()) return text;
  const QString value = shortNumber(step.value);
  // The sign as decided comes first: the value beside it may have rounded to zero.
  if (step.sign > 0) {
    text.value = SignRow::tr("positive: %1").arg(value);
  } else if (step.sign < 0) {
    text.value = SignRow::tr("negative: %1").arg(value);
  } else {
    text.value = SignRow::tr("zero");
  }
  text.details << SignRow::tr("Value: %1").arg(numberDetails(step.value));
  return text;
}

/// Of spheres and capsules the search sees the centre and the axis.
bool hasCore(const Shape* shape) {
  return shape != nullptr && (std::holds_alternative<Sphere<double>>(*shape) ||
                              std::holds_alternative<Capsule<double>>(*shape));
}

StepText textOf(const SimplexStep& step, const StepContext& context) {
  StepText text;
  text.label = labelText(step.label);
  const QString distance = shortNumber(step.distance);
  const int count = static_cast<int>(step.vertices.size());
  if (hasCore(context.a) || hasCore(context.b)) {
    text.value =
        SimplexRow::tr("%n point(s), distance %1 less radii", nullptr, count).arg(distance);
    text.details << SimplexRow::tr(
        "Spheres and capsules are searched as centres and axes; radii are subtracted at the end.");
  } else {
    text.value = SimplexRow::tr("%n point(s), distance %1", nullptr, count).arg(distance);
  }
  for (std::size_t i = 0; i < step.vertices.size(); ++i) {
    text.details << SimplexRow::tr("Point %1: %2").arg(i).arg(vectorText(step.vertices[i]));
  }
  text.details << SimplexRow::tr("Next direction: %1").arg(vectorText(step.direction))
               << SimplexRow::tr("Distance: %1").arg(numberDetails(step.distance));
  return text;
}

StepText textOf(const TimeStep& step, const StepContext&) {
  StepText text;
  text.label = labelText(step.label);
  text.value =
      TimeRow::tr("t = %1, distance %2").arg(shortNumber(step.time), shortNumber(step.distance));
  text.details << TimeRow::tr("Time: %1").arg(numberDetails(step.time))
               << TimeRow::tr("Distance: %1").arg(numberDetails(step.distance));
  return text;
}

StepText textOf(const RegionStep& step, const StepContext&) {
  StepText text;
  text.label = labelText(step.label);
  text.value = RegionRow::tr("nearest: %1").arg(labelText(step.feature));
  text.details << RegionRow::tr("Query point: %1").arg(vectorText(step.query))
               << RegionRow::tr("Nearest point: %1").arg(vectorText(step.nearest));
  return text;
}

StepText textOf(const EdgeFunctionStep& step, const StepContext& context) {
  StepText text;
  text.label = labelText(step.label);
  text.degenerate = step.degenerate;
  const double length = std::hypot(step.normal[0], step.normal[1]);
  const double distance = length > 0 ? step.value / length : step.value;
  if (step.degenerate) {
    text.value = EdgeFunctionRow::tr("degenerate");
    text.note = degenerateReason(step, context);
    return text;
  }
  const QString size = shortNumber(std::abs(distance));
  if (step.separates) {
    text.value = EdgeFunctionRow::tr("outside by %1").arg(size);
  } else if (step.value == 0) {
    text.value = EdgeFunctionRow::tr("touching");
  } else {
    text.value = EdgeFunctionRow::tr("inside by %1").arg(size);
  }
  text.details << EdgeFunctionRow::tr("Inward normal as computed: %1").arg(vectorText(step.normal))
               << EdgeFunctionRow::tr("Support point: %1").arg(vectorText(step.corner))
               << EdgeFunctionRow::tr("Measured from: %1").arg(vectorText(step.foot))
               << EdgeFunctionRow::tr("Edge function there: %1").arg(numberDetails(step.value))
               << EdgeFunctionRow::tr("In units of length: %1").arg(numberDetails(distance));
  return text;
}

}  // namespace hairline
