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

/// What the mouse is doing, as far as the picture shows it.
struct Pointing {
  /// The object under the mouse; empty for none.
  std::string object;
  std::optional<Handle> handle;
  /// The handle clicked last, which the arrow keys move.
  std::optional<Handle> active;
  GizmoSetting gizmoSetting;
  std::optional<GizmoPart> gizmo;
  /// The cell of a grid.
  std::optional<Cell> cell;
  /// Where the gizmo stays while it turns or scales.
  std::optional<Eigen::Vector3d> pivot;
  /// A drag is going on: of handles only the dragged one is shown, and the constraint as a line or
  /// a frame through the grabbed point.
  bool dragging = false;
  std::optional<Eigen::Vector3d> grabbed;
  std::optional<DragConstraint> constraint;
  /// The rectangle, in pixels, that is being drawn to select.
  std::optional<QRectF> band;
  /// Ctrl is held: the lattice of points around the grabbed one to which it snaps is shown.
  std::optional<double> snapStep;
};

class LargeMeshTable;

/// How meshes are shown.
struct MeshLook {
  /// What is known of meshes with many triangles, which are drawn as surfaces then; may be null.
  const LargeMeshTable* large = nullptr;
  /// Lines along the edges of triangles. Those of many triangles would cover the surface, and only
  /// what is drawn as a surface shows them, where there is room.
  bool edges = true;
};

/// The scene as the viewport is to draw it: every visible object with fill, edges and name in its
/// colour, the selected ones emphasised, with handles and the gizmo. A pure function of its
/// arguments.
DrawList sceneDrawList(const Scene& scene, const SelectionIds& selection, const Pointing& pointing,
                       const ViewState& view, const Theme& theme, const MeshLook& meshes = {});

/// Adds the moving objects as they stand at a moment of the time interval [0, 1], where that is
/// another place than the one at which they are shown already.
void appendMoment(DrawList& list, const Scene& scene, double time, const ViewState& view,
                  const Theme& theme, const MeshLook& meshes = {});

/// The gizmo of the selected objects that are visible and not locked, at the mean of their middles;
/// nothing where there are none.
std::optional<Gizmo> selectionGizmo(const Scene& scene, const SelectionIds& selection,
                                    const ViewState& view, const GizmoSetting& setting = {});

/// Of more selected objects than these only the one under the mouse shows its handles: those of all
/// would hide what they belong to.
inline constexpr std::size_t mostGrasped = 60;
/// The handles of the selected objects that are visible and not locked.
std::vector<Handle> selectionHandles(const Scene& scene, const SelectionIds& selection,
                                     const ViewState& view);
/// Those of them that can be taken from here (see `takeableHandles`).
std::vector<Handle> takeableSelectionHandles(const Scene& scene, const SelectionIds& selection,
                                             const ViewState& view);

}  // namespace hairline
