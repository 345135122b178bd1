#pragma once

#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/controls/theme.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// The camera moved, not rotated, so that a picture of a size shows everything visible.
Camera framed(Camera camera, const Scene& scene, const QSizeF& size);

/// A scene as shown in a picture, with nothing selected: its objects, and the answer for the active
/// pair.
DrawList pictureOf(const Scene& scene, const ViewState& view, const Theme& theme);

/// A picture to be drawn with lines and letters.
struct VectorPicture {
  DrawList list;
  /// The ids of the meshes that are drawn coarsened.
  std::vector<std::string> coarse;
};

/// The same for `paint` and `toSvg`, which would take minutes for millions of faces, as would
/// readers of the files: meshes of very many triangles are coarsened. The answers for the active
/// pair are those of the original meshes.
VectorPicture vectorPictureOf(const Scene& scene, const ViewState& view, const Theme& theme);

}  // namespace hairline
