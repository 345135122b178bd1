#pragma once

#include <QColor>
#include <QString>
#include <vector>

#include "widgets/controls/theme.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// How a meaning looks in the view, as the legend shows it: its second cue besides the colour.
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

/// One meaning of a mark in the view.
struct LegendEntry {
  LegendMark mark = LegendMark::line;
  QColor color;
  QString text;

  friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// What the marks of a picture mean, as far as they are in it now, in a fixed order; with that of
/// the step pointed at, where one is.
std::vector<LegendEntry> legendOf(const DrawList& list, const Theme& theme, bool pointsAtStep);

}  // namespace hairline
