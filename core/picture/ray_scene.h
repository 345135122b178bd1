#pragma once

#include <cstdint>
#include <vector>

#include "core/hierarchy/hierarchy.h"
#include "core/math/scalar.h"
#include "core/query/entry.h"
#include "core/scene/scene.h"
#include "core/shapes/ray.h"

namespace hairline {

/// The first hit of a ray.
struct RayHit {
  /// The index in `Scene::objects`; -1 without a hit.
  std::int32_t object = -1;
  /// The triangle of the object's surface (for a mesh its own); -1 for objects hit as a whole.
  std::int32_t part = -1;
  /// Along the ray, in units of its direction, rounded to a double.
  double t = 0;
  /// The weights of the triangle's corners; zero for objects hit as a whole, and for triangles seen
  /// edge-on.
  Vector3<double> barycentric = Vector3<double>::Zero();
  /// Of any length; zero if the query gives none, as for a ray that starts inside.
  Vector3<double> normal = Vector3<double>::Zero();
  /// The number of volumes and shapes tested.
  std::uint32_t tests = 0;

  bool isHit() const { return object >= 0; }

  friend bool operator==(const RayHit&, const RayHit&) = default;
};

/// The shape that rays hit in place of another: for a grid its box, rounded to doubles; for a shape
/// of the plane the same in the plane z = 0 of space. Others stand for themselves.
Shape standInFor(const Shape& shape);

/// What rays see of a scene: the visible objects with a surface, prepared for queries. Triangles,
/// quads, polygons, rectangles, tetrahedra, k-DOPs and meshes are their triangles (`meshOf`), in
/// one hierarchy and by `moller_trumbore`; planes, boxes, convex hulls, spheres, capsules,
/// cylinders and cones are tested by their own ray queries, found by a hierarchy of their boxes.
/// Grids and shapes of the plane are seen as `standInFor` has them. Objects stand where they are at
/// time 0.
class RayScene {
 public:
  RayScene() = default;
  /// `options` are those of the triangles' hierarchy. Errors: "cancelled", "limit".
  static Result<RayScene> build(const Scene& scene, const HierarchyOptions& options = {},
                                const Work& work = {});

  bool isEmpty() const { return m_sources.empty() && m_solids.empty() && m_unbounded.empty(); }
  /// Indices in `Scene::objects` of the visible objects that rays pass through: those without a
  /// surface (points, lines, rays and segments), and empty k-DOPs.
  const std::vector<std::int32_t>& unseen() const { return m_unseen; }

  /// The first hit of a ray, with the verdicts of the scalar; of several at the same t (as a
  /// double) the object that comes first in the scene, and of its triangles the first. In exact,
  /// triangles are compared by t in rationals.
  RayHit cast(const Ray<double>& ray, ScalarKind scalar) const;

 private:
  struct Solid {
    std::int32_t object;
    Shape shape;
    const QueryEntry* query;
  };
  struct Source {
    std::int32_t object;
    std::int32_t part;
  };

  /// If a solid is hit before `hit`, it becomes the hit.
  static void look(const Solid& solid, const Shape& ray, ScalarKind scalar, RayHit& hit);
  void addTriangles(std::int32_t object, const Mesh& mesh);

  Mesh m_mesh;
  /// For each triangle of the mesh.
  std::vector<Source> m_sources;
  Hierarchy m_triangles;
  std::vector<Solid> m_solids;
  Hierarchy m_boxes;
  std::vector<Solid> m_unbounded;
  std::vector<std::int32_t> m_unseen;
};

}  // namespace hairline
