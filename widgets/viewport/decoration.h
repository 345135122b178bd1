#pragma once

#include <optional>

#include "widgets/viewport/camera.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/viewport/orientation_gizmo.h"
#include "widgets/viewport/view_theme.h"

namespace hairline {

/// The three axes at the origin with their letters, in world space, of a round length that suits
/// the zoom.
void appendAxes(DrawList& list, const Camera& camera, const QSizeF& view, const ViewTheme& theme);

/// The orientation gizmo in pixels of the view, y downwards. `hovered` is the ball to be lifted
/// out.
void appendGizmo(DrawList& list, const OrientationGizmo& gizmo,
                 const std::optional<OrientationGizmo::Ball>& hovered, const ViewTheme& theme);

}  // namespace hairline
