#pragma once

#include "core/query/report.h"
#include "core/scene/scene.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/theme/theme.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// The geometry of a step that is not an axis or an edge function: the piece of a line that a slab
/// leaves, the way to the nearest feature, a simplex, the operands at a moment of time, a cut
/// polygon. Signs have none. Returns whether anything was drawn.
bool appendStep(DrawList& list, const Step& step, const SceneObject& a, const SceneObject& b,
                const ViewState& view, const Theme& theme);

/// Marks the place of a step that is not pointed at, so that it can be: the ends of a slab's
/// interval as small points, a cut as a thin outline. Nothing for other steps, which have no place
/// apart from the answer's.
void appendStepMark(DrawList& list, const Step& step, const SceneObject& a, const SceneObject& b,
                    const ViewState& view, const Theme& theme);

}  // namespace hairline
