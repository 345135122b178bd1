#include <QCoreApplication>

#include "widgets/steps/step_row.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct SignRow {
  Q_DECLARE_TR_FUNCTIONS(SignRow)
};

}  // namespace

StepText textOf(const SignStep& step, const StepContext&) {
  StepText text;
  text.label = labelText(step.label);
  const QString value = shortNumber(step.value);
  // The sign as decided stands first: the value beside it may have rounded to zero.
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

}  // namespace hairline
