#pragma once

#include <optional>

#include "core/query/trace.h"

namespace hairline {

/// Both projections of an axis step in units of length, measured from the middle of operand b.
struct AxisBars {
  Interval<double> a;
  Interval<double> b;
  /// Between the two; negative where they overlap.
  double distance = 0;
};

/// Nothing where the axis has no length, or where its numbers leave the range of a double.
std::optional<AxisBars> barsOf(const AxisStep& step);

}  // namespace hairline
