#pragma once

#include "widgets/controls/theme.h"
#include "widgets/hierarchy/mesh_contacts.h"
#include "widgets/hierarchy/mesh_traversal.h"
#include "widgets/hierarchy/object_volumes.h"
#include "widgets/hierarchy/scene_hierarchy.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// The limit on volumes drawn at once: more would hide the scene, and slow the window.
inline constexpr std::size_t mostDrawnVolumes = 256;

/// Widths by which the legend recognises them: the lines of a level's volumes, the intersecting
/// triangles of meshes; below, the lines of volumes compared in a traversal and of false positives.
inline constexpr double volumeWidth = 1.2;
QColor litColor(const Theme& theme);

/// A volume as a solid, by its edges.
void appendVolume(DrawList& list, const Shape& volume, const ViewState& view, const QColor& color,
                  double width);

/// The volumes of the chosen level, and above them that of the hovered node, with the triangles
/// under it.
void appendHierarchy(DrawList& list, const SceneHierarchy& shown, const ViewState& view,
                     const Theme& theme);

/// The hovered step of a traversal: two volumes that were compared, or two triangles, in the
/// colours of the first and the second of a pair.
inline constexpr double traversalWidth = 2.6;
void appendTraversal(DrawList& list, const MeshTraversal& traversal, const ViewState& view,
                     const Theme& theme);

/// The volumes around objects, with those of false positives in another colour.
inline constexpr double mayCollideWidth = 2.2;
void appendObjectVolumes(DrawList& list, const ObjectVolumes& volumes, const ViewState& view,
                         const Theme& theme);

/// The intersecting triangles of meshes, highlighted, and their intersection curves.
void appendIntersections(DrawList& list, const MeshContacts& shown, const Theme& theme);

}  // namespace hairline
