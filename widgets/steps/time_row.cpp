#include <QCoreApplication>

#include "widgets/steps/step_row.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct TimeRow {
  Q_DECLARE_TR_FUNCTIONS(TimeRow)
};

}  // namespace

StepText textOf(const TimeStep& step, const StepContext&) {
  StepText text;
  text.label = labelText(step.label);
  text.value =
      TimeRow::tr("t = %1, distance %2").arg(shortNumber(step.time), shortNumber(step.distance));
  text.details << TimeRow::tr("Time: %1").arg(numberDetails(step.time))
               << TimeRow::tr("Distance: %1").arg(numberDetails(step.distance));
  return text;
}

}  // namespace hairline
