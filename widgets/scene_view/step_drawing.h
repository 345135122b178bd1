#pragma once

#include "core/query/report.h"
#include "core/query/trace.h"
#include "core/scene/scene.h"
#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"
#include "widgets/controls/theme.h"
#include "widgets/scene_view/axis_drawing.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// The geometry of a step that is not an axis or an edge function: the remaining piece of a clipped
/// line, the segment to the nearest feature, a simplex, the operands at a time, a clipped polygon.
/// Signs have none. Returns whether anything was drawn.
bool appendStep(DrawList& list, const Step& step, const SceneObject& a, const SceneObject& b,
                const ViewState& view, const Theme& theme);

/// Marks the place of a step that is not highlighted, so that it can be hovered: the ends of a
/// slab's interval as small points, a cut as a thin outline. Nothing for other steps, which have no
/// place apart from the answer's.
void appendStepMark(DrawList& list, const Step& step, const SceneObject& a, const SceneObject& b,
                    const ViewState& view, const Theme& theme);

/// Draws one edge function of a triangle against a box in its projection plane: both shapes
/// projected behind themselves as seen from the eye, the edge with its inward normal, the
/// rectangle's support point along the normal, and its distance from the edge's line.
void appendEdgeFunction(DrawList& list, const EdgeFunctionStep& step,
                        const Triangle<double>& triangle, const Aabb<double>& box,
                        const FigureOperand& triangleLooks, const FigureOperand& boxLooks,
                        const ViewState& view, const Theme& theme);

/// Highlights the feature of a shape that contains a nearest point, and its translucent Voronoi
/// region: the prism over a face, the wedge of an edge, the cone of a vertex. Regions have no end;
/// they are drawn a little farther than `query`, the point whose nearest one it is. Nothing for
/// shapes without corners, and for points inside a solid. Returns whether anything was drawn.
bool appendRegion(DrawList& list, const Shape& shape, const Eigen::Vector3d& query,
                  const Eigen::Vector3d& nearest, const Theme& theme);

}  // namespace hairline
