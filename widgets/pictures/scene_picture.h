#pragma once

#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/controls/theme.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// The camera moved, not turned, so that a picture of a size shows all that is visible.
Camera framed(Camera camera, const Scene& scene, const QSizeF& size);

/// A scene as a picture shows it, nothing selected: its objects, and the answer about the pair in
/// focus.
DrawList pictureOf(const Scene& scene, const ViewState& view, const Theme& theme);

/// A picture to be drawn with lines and letters.
struct VectorPicture {
  DrawList list;
  /// The meshes that are drawn coarser than they are, by their ids.
  std::vector<std::string> coarse;
};

/// The same for `paint` and `toSvg`, which would take minutes, and their readers as long, for what
/// has millions of faces: meshes of very many triangles come coarsened. What is told of the pair in
/// focus is told of the meshes as they are.
VectorPicture vectorPictureOf(const Scene& scene, const ViewState& view, const Theme& theme);

}  // namespace hairline
