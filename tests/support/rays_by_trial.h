#pragma once

#include "core/mesh/shape_mesh.h"
#include "core/picture/ray_scene.h"
#include "core/queries.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/scene/transform.h"
#include "core/shapes/triangle_of.h"

namespace hairline::testing {

using TriangleQuery = LinearTriangleMollerTrumbore<Ray>;

/// One that is asked about every triangle and every shape in turn.
template <typename S, typename T>
RayHit byTrial(const Scene& scene, const Ray<double>& ray, ScalarKind scalar) {
  RayHit best;
  std::optional<T> bestT;
  const Shape asked = ray;
  // Triangles first, compared in the scalar.
  for (std::size_t i = 0; i < scene.objects.size(); ++i) {
    const Shape shape = standInFor(scene.objects[i].shape);
    const bool asTriangles = std::holds_alternative<Mesh>(shape) ||
                             std::holds_alternative<Triangle<double>>(shape) ||
                             std::holds_alternative<Quad<double>>(shape) ||
                             std::holds_alternative<Polygon<double>>(shape) ||
                             std::holds_alternative<Rectangle<double>>(shape) ||
                             std::holds_alternative<Tetrahedron<double>>(shape) ||
                             std::holds_alternative<Kdop<double>>(shape);
    const auto mesh = asTriangles ? meshOf(shape) : std::nullopt;
    if (!scene.objects[i].visible || !mesh) continue;
    for (std::size_t k = 0; k < mesh->triangles.size(); ++k) {
      const Triangle<double> triangle = triangleOf(*mesh, mesh->triangles[k]);
      if (!test<TriangleQuery, S>({ray, triangle, {}})) continue;
      const auto answer = solve<TriangleQuery, S>({ray, triangle, {}});
      const T t = answer.t.value_or(T(0));
      if (bestT && !(t < *bestT)) continue;
      bestT = t;
      best = RayHit{static_cast<int>(i), static_cast<int>(k), toDouble(t)};
      if (answer.barycentric) best.barycentric = toDouble(*answer.barycentric);
      best.normal = normal(triangle);
    }
  }
  for (std::size_t i = 0; i < scene.objects.size(); ++i) {
    const Shape shape = standInFor(scene.objects[i].shape);
    if (!scene.objects[i].visible) continue;
    const std::array<const Shape*, 2> pair{&asked, &shape};
    for (const IndexedQuery& query : findQueries(pair, Kind::intersect)) {
      const auto method = query.entry->info.method;
      if (std::holds_alternative<Quad<double>>(shape) ||
          std::holds_alternative<Tetrahedron<double>>(shape) || query.swapped) {
        continue;
      }
      if (method != "slabs" && method != "quadratic" && method != "cyrus_beck" &&
          method != "substitution") {
        continue;
      }
      const Report report = query.entry->answer(pair, scalar, {}, false);
      if (!report.hit.value_or(false) || !report.t) continue;
      const double t = report.t->value;
      const auto place = static_cast<std::int32_t>(i);
      if (best.isHit() && (best.t < t || (best.t == t && best.object < place))) continue;
      best = RayHit{place, -1, t};
      if (report.normal) best.normal = report.normal->toVector();
    }
  }
  return best;
}

inline RayHit byTrial(const Scene& scene, const Ray<double>& ray, ScalarKind scalar) {
  if (scalar == ScalarKind::float32) return byTrial<float, float>(scene, ray, scalar);
  if (scalar == ScalarKind::float64) return byTrial<double, double>(scene, ray, scalar);
  return byTrial<Exact, Rational>(scene, ray, scalar);
}

}  // namespace hairline::testing
