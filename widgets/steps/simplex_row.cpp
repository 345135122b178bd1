#include <QCoreApplication>

#include "widgets/steps/step_row.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct SimplexRow {
  Q_DECLARE_TR_FUNCTIONS(SimplexRow)
};

}  // namespace

StepText textOf(const SimplexStep& step, const StepContext&) {
  StepText text;
  text.label = labelText(step.label);
  const QString distance = shortNumber(step.distance);
  text.value =
      step.vertices.size() == 1
          ? SimplexRow::tr("1 point, distance %1").arg(distance)
          : SimplexRow::tr("%1 points, distance %2").arg(step.vertices.size()).arg(distance);
  for (std::size_t i = 0; i < step.vertices.size(); ++i) {
    text.details << SimplexRow::tr("Point %1: %2").arg(i).arg(vectorText(step.vertices[i]));
  }
  text.details << SimplexRow::tr("Next direction: %1").arg(vectorText(step.direction))
               << SimplexRow::tr("Distance: %1").arg(numberDetails(step.distance));
  return text;
}

}  // namespace hairline
