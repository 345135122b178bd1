#pragma once

#include "core/scene/scene.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/theme/theme.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// Lights up the feature of a shape on which a nearest point lies, and around it the Voronoi region
/// of that feature, translucent: the prism over a face, the wedge of an edge, the cone of a vertex.
/// Regions have no end; they are drawn a little farther than `query`, the point whose nearest one
/// it is. Nothing for shapes without corners, and for points inside a solid. Returns whether
/// anything was drawn.
bool appendRegion(DrawList& list, const Shape& shape, const Eigen::Vector3d& query,
                  const Eigen::Vector3d& nearest, const Theme& theme);

}  // namespace hairline
