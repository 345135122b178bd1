#include <QCoreApplication>

#include "widgets/steps/step_row.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

struct RegionRow {
  Q_DECLARE_TR_FUNCTIONS(RegionRow)
};

}  // namespace

StepText textOf(const RegionStep& step, const StepContext&) {
  StepText text;
  text.label = labelText(step.label);
  text.value = RegionRow::tr("nearest: %1").arg(labelText(step.feature));
  text.details << RegionRow::tr("Asked about: %1").arg(vectorText(step.query))
               << RegionRow::tr("Nearest point: %1").arg(vectorText(step.nearest));
  return text;
}

}  // namespace hairline
