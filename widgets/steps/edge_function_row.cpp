#include <QCoreApplication>
#include <cmath>

#include "widgets/steps/degenerate.h"
#include "widgets/steps/step_row.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct EdgeFunctionRow {
  Q_DECLARE_TR_FUNCTIONS(EdgeFunctionRow)
};

}  // namespace

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
