#pragma once

#include "widgets/controls/theme.h"
#include "widgets/hierarchy/mesh_contacts.h"
#include "widgets/hierarchy/mesh_traversal.h"
#include "widgets/hierarchy/object_volumes.h"
#include "widgets/hierarchy/scene_hierarchy.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// More volumes than this are not drawn at once: they would hide the scene, and
/// the window.
inline constexpr std::size_t mostDrawnVolumes = 256;

/// By these the legend knows them: the lines of a level's volumes, the triangles in which meshes
/// meet; below, the lines of what a traversal compares and of volumes that only may collide.
inline constexpr double volumeWidth = 1.2;
QColor litColor(const Theme& theme);

/// A volume as the solid it is, by its edges.
void appendVolume(DrawList& list, const Shape& volume, const ViewState& view, const QColor& color,
                  double width);

/// The volumes of the level that is chosen, and above them the one of the node
/// pointed at, with the triangles under it.
void appendHierarchy(DrawList& list, const SceneHierarchy& shown, const ViewState& view,
                     const Theme& theme);

/// The step of a traversal that is pointed at: two volumes that were compared, or two triangles, in
/// the colours of the first and the second of a pair.
inline constexpr double traversalWidth = 2.6;
void appendTraversal(DrawList& list, const MeshTraversal& traversal, const ViewState& view,
                     const Theme& theme);

/// The volumes around objects, and those of pairs that only may collide in another colour.
inline constexpr double mayCollideWidth = 2.2;
void appendObjectVolumes(DrawList& list, const ObjectVolumes& volumes, const ViewState& view,
                         const Theme& theme);

/// The triangles in which meshes meet, lit, and the curves along which they
/// cross.
void appendMeetings(DrawList& list, const MeshContacts& shown, const Theme& theme);

}  // namespace hairline
