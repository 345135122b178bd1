#pragma once

#include "core/mesh/shape_mesh.h"
#include "core/picture/ray_scene.h"
#include "core/queries.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/scene/transform.h"
#include "core/shapes/triangle_of.h"

namespace hairline::testing {

using TriangleQuery = LinearTriangleMollerTrumbore<Ray>;

/// When a point that moves along the ray meets a cone, and the normal there.
inline std::pair<std::optional<double>, Vector3<double>> bySweep(const Cone<double>& cone,
                                                                 const Ray<double>& ray,
                                                                 ScalarKind scalar) {
  const Shape point = Point<double>{ray.origin};
  const Shape shape = cone;
  const Aabb<double> box = *bounds(shape);
  const Vector3<double> middle = box.min * 0.5 + box.max * 0.5;
  const double reach = (middle - ray.origin).norm() + (box.max - middle).norm();
  const double scale = std::ldexp(1.0, std::ilogb(reach / ray.direction.norm()) + 1);
  QueryOptions options;
  options.displacements[0] = ray.direction * scale;
  const std::array<const Shape*, 2> pair{&point, &shape};
  const bool isExact = scalar == ScalarKind::exact;
  std::optional<double> time;
  Vector3<double> normal = Vector3<double>::Zero();
  for (const IndexedQuery& query : findQueries(pair, Kind::sweep)) {
    const auto method = query.entry->info.method;
    if (method == "reference" && isExact && !query.entry->test(pair, scalar, options)) return {};
    if (method != "conservative_advancement") continue;
    const Report report =
        query.entry->answer(pair, isExact ? ScalarKind::float64 : scalar, options, false);
    if (!report.hit.value_or(false) || !report.time) return {};
    time = report.time->value * scale;
    if (report.normal) normal = report.normal->toVector();
  }
  return {time, normal};
}

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
    if (const auto* cone = std::get_if<Cone<double>>(&shape)) {
      const auto [t, normal] = bySweep(*cone, ray, scalar);
      const auto place = static_cast<std::int32_t>(i);
      if (!t || (best.isHit() && (best.t < *t || (best.t == *t && best.object < place)))) continue;
      best = RayHit{place, -1, *t};
      best.normal = normal;
    }
    const std::array<const Shape*, 2> pair{&asked, &shape};
    for (const IndexedQuery& query : findQueries(pair, Kind::intersect)) {
      const auto method = query.entry->info.method;
      if (std::holds_alternative<Quad<double>>(shape) || query.swapped) continue;
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
