#include "widgets/hierarchy/hierarchy_drawing.h"

#include <set>

#include "core/shapes/triangle_of.h"
#include "widgets/document/document.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

/// The limit on highlighted triangles.
constexpr int mostLitTriangles = 2000;
/// Thinner than the legend's lines for the common part of the active pair.
constexpr double curveWidth = 2.3;

void appendItem(DrawList& list, const BuiltHierarchy& built, std::int32_t item,
                const Theme& theme) {
  if (built.ofObjects) return;
  const Triangle<double> triangle =
      triangleOf(built.mesh, built.mesh.triangles[static_cast<std::size_t>(item)]);
  QColor color = theme.accent;
  color.setAlphaF(0.55F);
  list.triangles.push_back(
      {.corners = triangle.vertices, .color = color, .shading = Shading::flat});
}

}  // namespace

QColor litColor(const Theme& theme) {
  QColor color = theme.hit;
  color.setAlphaF(0.45F);
  return color;
}

void appendVolume(DrawList& list, const Shape& volume, const ViewState& view, const QColor& color,
                  double width) {
  const ShapeGeometry geometry =
      geometryOf(volume, view.camera.target, view.reach(), coarsestSectors * 2);
  for (const auto& edge : geometry.edges) {
    list.ribbons.push_back({.points = edge, .color = color, .width = width});
  }
}

void appendHierarchy(DrawList& list, const SceneHierarchy& shown, const ViewState& view,
                     const Theme& theme) {
  if (!shown.isWatched() || shown.built() == nullptr) return;
  const BuiltHierarchy& built = *shown.built();
  const Tree& tree = built.hierarchy.tree();
  if (shown.settings().level) {
    for (const std::int32_t node : nodesOfLevel(tree, *shown.settings().level, mostDrawnVolumes)) {
      appendVolume(list, built.hierarchy.shapeOf(node), view, theme.gap, volumeWidth);
    }
  }
  const SceneHierarchy::Pointed& pointed = shown.pointed();
  if (pointed.item >= 0) appendItem(list, built, pointed.item, theme);
  if (pointed.node < 0) return;
  appendVolume(list, built.hierarchy.shapeOf(pointed.node), view, theme.accent, 2.5);
  if (built.itemsUnder[static_cast<std::size_t>(pointed.node)] > mostLitTriangles) return;
  tree.forEachItem(pointed.node, [&](std::int32_t item) { appendItem(list, built, item, theme); });
}

void appendTraversal(DrawList& list, const MeshTraversal& traversal, const ViewState& view,
                     const Theme& theme) {
  const TraversalStep* step = traversal.step();
  if (step == nullptr) return;
  const MeshTraversal::Steps& steps = *traversal.steps();
  const std::array<std::int32_t, 2> numbers{step->first, step->second};
  // Whichever tree is the first, each has the colour of its mesh in the view.
  std::array<QColor, 2> colors{theme.objectA, theme.objectB};
  const Scene& scene = traversal.document().scene();
  if (areColorsExchanged(steps.ids[0], steps.ids[1], scene)) std::swap(colors[0], colors[1]);
  for (std::size_t i = 0; i < 2; ++i) {
    const QColor& color = colors[i];
    if (step->kind == TraversalStep::Kind::volumes) {
      appendVolume(list, steps.trees[i].shapeOf(numbers[i]), view, color, traversalWidth);
      continue;
    }
    const Mesh& mesh = steps.meshes[i];
    const Triangle<double> triangle =
        triangleOf(mesh, mesh.triangles[static_cast<std::size_t>(numbers[i])]);
    list.triangles.push_back(
        {.corners = triangle.vertices, .color = color, .shading = Shading::flat});
    appendLoop(list, {triangle.vertices.begin(), triangle.vertices.end()},
               {.color = color, .width = traversalWidth});
  }
}

void appendObjectVolumes(DrawList& list, const ObjectVolumes& volumes, const ViewState& view,
                         const Theme& theme) {
  const ObjectVolumes::Picture* picture = volumes.picture();
  if (!volumes.isWatched() || !volumes.kind() || picture == nullptr) return;
  std::set<std::size_t> mayCollide;
  for (const auto& [first, second] : volumes.onlyMayCollide()) {
    mayCollide.insert(first);
    mayCollide.insert(second);
  }
  for (std::size_t i = 0; i < picture->volumes.size(); ++i) {
    const bool marked = mayCollide.contains(i);
    appendVolume(list, picture->volumes[i].shape, view, marked ? theme.warning : theme.gap,
                 marked ? mayCollideWidth : volumeWidth);
  }
}

void appendIntersections(DrawList& list, const MeshContacts& shown, const Theme& theme) {
  if (shown.picture() == nullptr) return;
  const QColor color = litColor(theme);
  for (const IntersectingMeshes& meeting : shown.picture()->contacts) {
    std::set<std::pair<std::size_t, std::int32_t>> lit;
    const std::array<const Mesh*, 2> meshes{&shown.picture()->trees.at(meeting.a)->mesh,
                                            &shown.picture()->trees.at(meeting.b)->mesh};
    for (const TrianglePair& pair : meeting.pairs) {
      if (lit.size() >= static_cast<std::size_t>(mostLitTriangles)) break;
      lit.insert({0, pair.a});
      lit.insert({1, pair.b});
    }
    for (const auto& [which, triangle] : lit) {
      const Mesh& mesh = *meshes[which];
      const Triangle<double> shape =
          triangleOf(mesh, mesh.triangles[static_cast<std::size_t>(triangle)]);
      list.triangles.push_back(
          {.corners = shape.vertices, .color = color, .shading = Shading::flat});
    }
    for (const Segment<double>& piece : meeting.curve) {
      list.ribbons.push_back(
          {.points = {piece.a, piece.b}, .color = theme.hit, .width = curveWidth, .onTop = true});
    }
  }
}

}  // namespace hairline
