#pragma once

#include <QRectF>
#include <optional>
#include <string>

#include "widgets/controls/theme.h"
#include "widgets/document/selection.h"
#include "widgets/scene_view/drag_motion.h"
#include "widgets/scene_view/gizmo.h"
#include "widgets/scene_view/handles.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {

/// The state of the mouse, as far as it is drawn.
struct Pointing {
  /// The object under the mouse; empty for none.
  std::string object;
  std::optional<Handle> handle;
  /// The last clicked handle, which the arrow keys move.
  std::optional<Handle> active;
  GizmoSetting gizmoSetting;
  std::optional<GizmoPart> gizmo;
  /// The cell of a grid.
  std::optional<Cell> cell;
  /// Where the gizmo stays while it rotates or scales.
  std::optional<Eigen::Vector3d> pivot;
  /// A drag is active: only the dragged handle is shown, and the constraint as a line or a frame
  /// through the grabbed point.
  bool dragging = false;
  std::optional<Eigen::Vector3d> grabbed;
  std::optional<DragConstraint> constraint;
  /// The selection rectangle being drawn, in pixels.
  std::optional<QRectF> band;
  /// Ctrl is held: shows the lattice of snap points around the grabbed one.
  std::optional<double> snapStep;
};

class LargeMeshTable;

/// How meshes are drawn.
struct MeshLook {
  /// The meshes with many triangles, which are then drawn as surfaces; may be null.
  const LargeMeshTable* large = nullptr;
  /// Lines along the edges of triangles. With many triangles they would cover the surface, so they
  /// are drawn only where there is room.
  bool edges = true;
};

/// The scene as a draw list: every visible object with fill, edges and name in its colour, the
/// selected ones emphasised, with handles and the gizmo. A pure function of its arguments.
DrawList sceneDrawList(const Scene& scene, const SelectionIds& selection, const Pointing& pointing,
                       const ViewState& view, const Theme& theme, const MeshLook& meshes = {});

/// Adds the moving objects at a time in [0, 1], if their position then differs from the one shown
/// already.
void appendMoment(DrawList& list, const Scene& scene, double time, const ViewState& view,
                  const Theme& theme, const MeshLook& meshes = {});

/// The gizmo of the visible unlocked selected objects, at the mean of their centres; nothing if
/// there are none.
std::optional<Gizmo> selectionGizmo(const Scene& scene, const SelectionIds& selection,
                                    const ViewState& view, const GizmoSetting& setting = {});

/// If more objects are selected, only the hovered one shows its handles: too many would hide the
/// objects.
inline constexpr std::size_t mostGrasped = 60;
/// The handles of the visible unlocked selected objects.
std::vector<Handle> selectionHandles(const Scene& scene, const SelectionIds& selection,
                                     const ViewState& view);
/// Those of them that can be grabbed from here (see `takeableHandles`).
std::vector<Handle> takeableSelectionHandles(const Scene& scene, const SelectionIds& selection,
                                             const ViewState& view);

}  // namespace hairline
