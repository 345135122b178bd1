#pragma once

#include "core/query/trace.h"
#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"
#include "widgets/scene_view/axis_drawing.h"

namespace hairline {

/// Draws one edge function of a triangle against a box in its projection plane: both shapes
/// flattened behind them as the eye sees it, the edge with its inward normal, the rectangle's
/// corner foremost along the normal, and how far it lies from the edge's line.
void appendEdgeFunction(DrawList& list, const EdgeFunctionStep& step,
                        const Triangle<double>& triangle, const Aabb<double>& box,
                        const FigureOperand& triangleLooks, const FigureOperand& boxLooks,
                        const ViewState& view, const Theme& theme);

}  // namespace hairline
