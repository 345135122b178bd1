#pragma once

#include "core/scene/scene.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/theme/theme.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// A scene as a picture shows it, nothing selected: its objects, and the answer about the pair in
/// focus.
DrawList pictureOf(const Scene& scene, const ViewState& view, const Theme& theme);

}  // namespace hairline
