#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/controls/theme.h"
#include "widgets/explain/step_row.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct SlabRow {
  Q_DECLARE_TR_FUNCTIONS(SlabRow)
};

QString endText(double value) {
  if (std::isinf(value)) return value < 0 ? QStringLiteral("−∞") : QStringLiteral("∞");
  return shortNumber(value);
}

QString rangeText(const Interval<double>& range) {
  return QStringLiteral("%1 … %2").arg(endText(range.min), endText(range.max));
}

/// The values of t that are drawn: the finite ones of all slabs of the trace.
Interval<double> drawnRange(const StepContext& context) {
  double low = 0;
  double high = 1;
  for (const Step& other : context.report->trace.steps) {
    const auto* slab = std::get_if<SlabStep>(&other);
    if (slab == nullptr) continue;
    for (const double t : {slab->t.min, slab->t.max}) {
      if (!std::isfinite(t)) continue;
      low = std::min(low, t);
      high = std::max(high, t);
    }
  }
  return {low, high};
}

}  // namespace

StepText textOf(const SlabStep& step, const StepContext&) {
  StepText text;
  text.label = labelText(step.label);
  if (step.empties) {
    text.value = SlabRow::tr("nothing left");
  } else {
    text.value = SlabRow::tr("left: %1").arg(rangeText(step.remaining));
  }
  if (step.parallel) text.label = SlabRow::tr("%1 (parallel)").arg(text.label);
  text.details << SlabRow::tr("Inside the slab for t in %1").arg(rangeText(step.t))
               << SlabRow::tr("Remaining: %1")
                      .arg(step.empties ? SlabRow::tr("nothing") : rangeText(step.remaining));
  return text;
}

void paintStep(QPainter& painter, const QRectF& room, const SlabStep& step,
               const StepContext& context) {
  const Interval<double> range = drawnRange(context);
  const auto x = [&](double t) {
    const double share =
        (std::clamp(t, range.min, range.max) - range.min) / (range.max - range.min);
    return room.left() + share * room.width();
  };
  const double height = std::floor(room.height() / 2) - 1;
  const auto bar = [&](const Interval<double>& t, double top, const QColor& color) {
    painter.fillRect(QRectF(x(t.min), top, std::max(x(t.max) - x(t.min), 2.0), height), color);
  };
  if (step.t.min <= step.t.max) bar(step.t, room.top(), Theme::current().objectOther);
  // The line is the first operand.
  if (!step.empties) bar(step.remaining, room.bottom() - height, context.colorA);
}

}  // namespace hairline
