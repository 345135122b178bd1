#include "widgets/pictures/scene_picture.h"

#include "core/mesh/coarse_mesh.h"
#include "core/scene/transform.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/scene_view/large_meshes.h"
#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/scene_draw_list.h"

namespace hairline {
namespace {

/// More triangles than can be distinguished on paper.
constexpr std::size_t mostDrawn = 20'000;

/// Draws `drawn`, with the answers for `scene`.
DrawList pictureOf(const Scene& drawn, const Scene& scene, const ViewState& view,
                   const Theme& theme, const LargeMeshTable* large) {
  DrawList list = sceneDrawList(drawn, {}, {}, view, theme, {.large = large});
  const auto focus = pairInFocus(scene, {});
  if (!focus) return list;
  const PairReports pair = answerPair(scene, *focus, {});
  if (pair.reports.empty()) return list;
  std::optional<Eigen::Vector3d> side;
  appendReport(list, scene, pair, judge(pair, pair.reports.front().info.kind), -1, view, theme,
               side);
  return list;
}

}  // namespace

Camera framed(Camera camera, const Scene& scene, const QSizeF& size) {
  if (const auto box = bounds(scene, true)) {
    // Names and the axis line are beside the shapes.
    const Eigen::Vector3d margin = 0.18 * (box->max - box->min);
    camera.frame(box->min - margin, box->max + margin, size);
  }
  return camera;
}

DrawList pictureOf(const Scene& scene, const ViewState& view, const Theme& theme) {
  LargeMeshTable large;
  for (const SceneObject& object : scene.objects) large.take(object);
  return pictureOf(scene, scene, view, theme, &large);
}

VectorPicture vectorPictureOf(const Scene& scene, const ViewState& view, const Theme& theme) {
  VectorPicture picture;
  Scene drawn = scene;
  for (SceneObject& object : drawn.objects) {
    auto* mesh = std::get_if<Mesh>(&object.shape);
    if (mesh == nullptr || mesh->triangles.size() <= mostDrawn) continue;
    *mesh = coarsened(*mesh, mostDrawn);
    picture.coarse.push_back(object.id);
  }
  picture.list = pictureOf(drawn, scene, view, theme, nullptr);
  return picture;
}

}  // namespace hairline
