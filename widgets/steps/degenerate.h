#pragma once

#include "widgets/steps/step_row.h"

namespace hairline {

/// Why an axis is the zero vector: "edge 1 has length 0", "edge 2 is parallel to x", "the triangle
/// has no area". Where the shapes as given give no reason, rounding does, and the text says so.
QString degenerateReason(const AxisStep& step, const StepContext& context);

/// Why an edge is a point in its projection.
QString degenerateReason(const EdgeFunctionStep& step, const StepContext& context);

}  // namespace hairline
