#include "widgets/voxels/scene_surfaces.h"

#include <algorithm>

#include "core/mesh/mesh_builder.h"
#include "core/mesh/shape_mesh.h"
#include "core/shapes/triangle_of.h"

namespace hairline {

SceneSurfaces::Source SceneSurfaces::sourceOf(std::size_t triangle) const {
  const auto after = std::ranges::upper_bound(parts, triangle, {}, &Part::first);
  const Part& part = *std::prev(after);
  return {part.id, triangle - part.first};
}

Triangle<double> SceneSurfaces::triangle(std::size_t triangle) const {
  return triangleOf(mesh, mesh.triangles[triangle]);
}

bool isSurface(const Shape& shape) {
  return std::holds_alternative<Triangle<double>>(shape) ||
         std::holds_alternative<Quad<double>>(shape) ||
         std::holds_alternative<Polygon<double>>(shape) || std::holds_alternative<Mesh>(shape);
}

SceneSurfaces surfacesOf(const Scene& scene) {
  SceneSurfaces surfaces;
  const auto append = [&](const SceneObject& object, const Mesh& mesh) {
    if (mesh.triangles.empty()) return;
    surfaces.parts.push_back({object.id, surfaces.mesh.triangles.size(), mesh.triangles.size()});
    hairline::append(surfaces.mesh, mesh);
  };
  for (const SceneObject& object : scene.objects) {
    if (!object.visible || !isSurface(object.shape)) continue;
    if (const auto* mesh = std::get_if<Mesh>(&object.shape)) {
      append(object, *mesh);
    } else if (const auto made = meshOf(object.shape)) {
      append(object, *made);
    }
  }
  return surfaces;
}

}  // namespace hairline
