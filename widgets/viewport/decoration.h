#pragma once

#include <QRectF>
#include <QString>
#include <optional>

#include "widgets/viewport/camera.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/viewport/orientation_gizmo.h"
#include "widgets/viewport/view_theme.h"

namespace hairline {

/// The three axes at the origin with their letters, in world space, of a round length that suits
/// the zoom.
void appendAxes(DrawList& list, const Camera& camera, const QSizeF& view, const ViewTheme& theme);

/// The orientation gizmo in pixels of the view, y downwards. `hovered` is the ball to highlight.
void appendGizmo(DrawList& list, const OrientationGizmo& gizmo, const QPointF& corner,
                 const std::optional<OrientationGizmo::Ball>& hovered, const ViewTheme& theme);

/// The name of a pane of a split view: the side of an orthographic axis view, or the projection.
QString viewName(const Camera& camera);

/// The position of a pane's name, relative to the pane, in pixels.
QRectF nameRect(const Camera& camera);

/// Adds the name of a pane to the overlay of the window, and the frame of the active one.
void appendPaneFrame(DrawList& list, const QRectF& pane, const Camera& camera, bool active,
                     const ViewTheme& theme);

}  // namespace hairline
