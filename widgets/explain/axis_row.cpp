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

struct AxisRow {
  Q_DECLARE_TR_FUNCTIONS(AxisRow)
};

// Thinner ones would be invisible: a point's projection has zero width.
constexpr double thinnest = 3;

QString intervalText(const Interval<double>& interval) {
  return QStringLiteral("[%1, %2]").arg(fullNumber(interval.min), fullNumber(interval.max));
}

/// Separates as computed: the displayed distance may round to zero.
QString amountText(const AxisStep& step, double distance) {
  if (step.separates) return AxisRow::tr("gap %1").arg(shortNumber(std::abs(distance)));
  if (step.gap == 0) return AxisRow::tr("touching");
  return AxisRow::tr("overlap %1").arg(shortNumber(std::abs(distance)));
}

void paintGap(QPainter& painter, const QRectF& room, double from, double to) {
  const Theme& theme = Theme::current();
  // A gap of less than a pixel is still visible.
  const double width = std::max(to - from, 2.0);
  const QRectF band((from + to - width) / 2, room.top(), width, room.height());
  QColor light = theme.gap;
  light.setAlphaF(0.25f);
  painter.fillRect(band, light);
  painter.setPen(QPen(theme.gap, 1.5));
  painter.drawLine(band.topLeft(), band.bottomLeft());
  painter.drawLine(band.topRight(), band.bottomRight());
}

}  // namespace

std::optional<AxisBars> barsOf(const AxisStep& step) {
  const double length = std::hypot(step.axis[0], step.axis[1], step.axis[2]);
  if (step.degenerate || !(length > 0) || !std::isfinite(length)) return std::nullopt;
  const double middle = step.b.min / 2 + step.b.max / 2;
  const auto place = [&](double x) { return (x - middle) / length; };
  const AxisBars bars{{place(step.a.min), place(step.a.max)},
                      {place(step.b.min), place(step.b.max)},
                      step.gap / length};
  for (const double x : {bars.a.min, bars.a.max, bars.b.min, bars.b.max, bars.distance}) {
    if (!std::isfinite(x)) return std::nullopt;
  }
  return bars;
}

BarScale barScaleOf(const Trace& trace) {
  double low = 0;
  double high = 0;
  for (const Step& step : trace.steps) {
    const auto* axis = std::get_if<AxisStep>(&step);
    if (axis == nullptr) continue;
    if (const auto bars = barsOf(*axis)) {
      low = std::min({low, bars->a.min, bars->b.min});
      high = std::max({high, bars->a.max, bars->b.max});
    }
  }
  if (!(low < high)) return {};
  return {low, high};
}

StepText textOf(const AxisStep& step, const StepContext& context) {
  StepText text;
  text.label = labelText(step.label);
  text.degenerate = step.degenerate;
  const std::optional<AxisBars> bars = barsOf(step);
  if (step.degenerate) {
    text.value = AxisRow::tr("degenerate");
    text.note = degenerateReason(step, context);
  } else if (bars) {
    text.value = amountText(step, bars->distance);
  } else {
    text.value = amountText(step, step.gap);
    text.note = AxisRow::tr("the numbers leave the range that can be drawn");
  }
  text.details << AxisRow::tr("Axis as computed: %1").arg(vectorText(step.axis));
  if (!step.degenerate) {
    text.details << AxisRow::tr("%1: %2").arg(context.nameA, intervalText(step.a))
                 << AxisRow::tr("%1: %2").arg(context.nameB, intervalText(step.b));
    text.details
        << (step.separates
                ? AxisRow::tr("Gap on the axis as computed: %1").arg(numberDetails(step.gap))
                : AxisRow::tr("Overlap on the axis as computed: %1").arg(numberDetails(-step.gap)));
    if (bars) {
      text.details
          << AxisRow::tr("In units of length: %1").arg(numberDetails(std::abs(bars->distance)));
    }
  }
  return text;
}

void paintStep(QPainter& painter, const QRectF& room, const AxisStep& step,
               const StepContext& context) {
  const std::optional<AxisBars> bars = barsOf(step);
  if (!bars) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const double span = context.scale.high - context.scale.low;
  const auto x = [&](double value) {
    return room.left() + 1 + (value - context.scale.low) / span * (room.width() - 2);
  };
  const bool dim = context.state == StepState::notNeeded;
  const double height = std::floor(room.height() / 2) - 1;
  const auto bar = [&](const Interval<double>& interval, double top, const QColor& color) {
    const double width = std::max(x(interval.max) - x(interval.min), thinnest);
    const double middle = (x(interval.max) + x(interval.min)) / 2;
    const QRectF rect(middle - width / 2, top, width, height);
    QColor fill = color;
    if (dim) fill.setAlphaF(0.28f);
    painter.setPen(dim ? QPen(color, 1) : Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(dim ? rect.adjusted(0.5, 0.5, -0.5, -0.5) : rect, 1.5, 1.5);
  };
  if (step.separates) {
    const bool aFirst = bars->a.max < bars->b.min;
    paintGap(painter, room, aFirst ? x(bars->a.max) : x(bars->b.max),
             aFirst ? x(bars->b.min) : x(bars->a.min));
  }
  bar(bars->a, room.top(), context.colorA);
  bar(bars->b, room.bottom() - height, context.colorB);
  painter.restore();
}

}  // namespace hairline
