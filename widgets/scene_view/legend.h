#pragma once

#include <QColor>
#include <QString>
#include <vector>

#include "widgets/controls/theme.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// The look of a meaning in the view, as shown in the legend: its second cue besides the colour.
enum class LegendMark {
  line,
  thickLine,
  dashedLine,
  arrow,
  patch,
  disc,
  diamond,
  ring,
  square,
  cells
};

/// A meaning of a mark in the view.
struct LegendEntry {
  LegendMark mark = LegendMark::line;
  QColor color;
  QString text;

  friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// The meanings of the marks in the current picture, in a fixed order; including that of the
/// highlighted step, if any.
std::vector<LegendEntry> legendOf(const DrawList& list, const Theme& theme, bool pointsAtStep);

}  // namespace hairline
