#include "core/mesh/shape_mesh.h"

#include "core/mesh/mesh_builder.h"
#include "core/query/general/polytope.h"
#include "core/shapes/hull.h"
#include "core/shapes/triangulate.h"

namespace hairline {
namespace {

Mesh fan(std::vector<Vector3<double>> vertices) {
  Mesh mesh;
  for (int i = 1; i + 1 < static_cast<int>(vertices.size()); ++i) {
    mesh.triangles.edit().push_back({0, i, i + 1});
  }
  mesh.vertices = std::move(vertices);
  return mesh;
}

Mesh hullMesh(const Shape& shape) {
  Mesh mesh;
  mesh.vertices = verticesOf<double>(shape);
  const Hull hull = convexHull(mesh.vertices);
  mesh.triangles = hull.faces;
  // What remains of a degenerate solid: a polygon, or a segment or point as a triangle.
  const std::vector<int>& outline = hull.outline;
  for (std::size_t i = 1; i + 1 < outline.size(); ++i) {
    mesh.triangles.edit().push_back({outline[0], outline[i], outline[i + 1]});
  }
  if (mesh.triangles.empty() && !outline.empty()) {
    mesh.triangles.edit().push_back({outline.front(), outline.front(), outline.back()});
  }
  return mesh;
}

}  // namespace

std::optional<Mesh> meshOf(const Shape& shape) {
  if (const auto* mesh = std::get_if<Mesh>(&shape)) {
    Mesh plain = *mesh;
    plain.file.clear();
    return plain;
  }
  if (const auto* triangle = std::get_if<Triangle<double>>(&shape)) {
    return fan({triangle->vertices.begin(), triangle->vertices.end()});
  }
  if (const auto* quad = std::get_if<Quad<double>>(&shape)) {
    const auto cut = triangulate(*quad);
    return Mesh{{quad->vertices.begin(), quad->vertices.end()}, {cut.begin(), cut.end()}, {}};
  }
  if (const auto* polygon = std::get_if<Polygon<double>>(&shape)) {
    return Mesh{polygon->corners(), triangulate(*polygon), {}};
  }
  const bool hasFaces =
      std::holds_alternative<Rectangle<double>>(shape) ||
      std::holds_alternative<Aabb<double>>(shape) || std::holds_alternative<Obb<double>>(shape) ||
      std::holds_alternative<Tetrahedron<double>>(shape) ||
      std::holds_alternative<Frustum<double>>(shape) ||
      std::holds_alternative<Convex<double>>(shape) || std::holds_alternative<Kdop<double>>(shape);
  if (!hasFaces) return std::nullopt;
  Mesh mesh = hullMesh(shape);
  if (mesh.triangles.empty()) return std::nullopt;
  return mesh;
}

Result<Mesh> meshOf(const Scene& scene) {
  Mesh whole;
  for (std::size_t i = 0; i < scene.objects.size(); ++i) {
    const SceneObject& object = scene.objects[i];
    const std::optional<Mesh> part = meshOf(object.shape);
    if (!part) {
      return Error{"unsupported",
                   Message("objects[%1] (\"%2\") is a %3 without triangles, which a mesh file "
                           "cannot hold; remove it first",
                           i, object.id, typeName(object.shape)),
                   "objects[" + std::to_string(i) + ']'};
    }
    append(whole, *part);
  }
  if (whole.triangles.empty()) {
    return Error{"shape", Message("The scene is empty; a mesh file needs at least one triangle"),
                 "objects"};
  }
  return whole;
}

}  // namespace hairline
