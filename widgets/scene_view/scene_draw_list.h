#pragma once

#include <optional>
#include <string>

#include "widgets/document/selection.h"
#include "widgets/scene_view/drag_motion.h"
#include "widgets/scene_view/handles.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/theme/theme.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// What the mouse is doing, as far as the picture shows it.
struct Pointing {
  /// The object under the mouse; empty for none.
  std::string object;
  std::optional<Handle> handle;
  /// The handle clicked last, which the arrow keys move.
  std::optional<Handle> active;
  std::optional<DragConstraint> gizmo;
  /// A drag is going on: of handles only the dragged one is shown, and the constraint as a line or
  /// a frame through the grabbed point.
  bool dragging = false;
  std::optional<Eigen::Vector3d> grabbed;
  std::optional<DragConstraint> constraint;
  /// Ctrl is held: the lattice of points around the grabbed one to which it snaps is shown.
  std::optional<double> snapStep;
};

/// The scene as the viewport is to draw it: every visible object with fill, edges and name in its
/// colour, the selected ones emphasised, with handles and the gizmo. A pure function of its
/// arguments.
DrawList sceneDrawList(const Scene& scene, const SelectionIds& selection, const Pointing& pointing,
                       const ViewState& view, const Theme& theme);

/// The centre of the selected visible objects' bounds, where the gizmo stands; of an unbounded
/// object the point nearest to the camera's target. Nothing where nothing is selected or all of it
/// is hidden or locked.
std::optional<Eigen::Vector3d> selectionCentre(const Scene& scene, const SelectionIds& selection,
                                               const ViewState& view);

/// The handles of the selected objects that are visible and not locked.
std::vector<Handle> selectionHandles(const Scene& scene, const SelectionIds& selection);

}  // namespace hairline
