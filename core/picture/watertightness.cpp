#include "core/picture/watertightness.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/math/arithmetic_scope.h"
#include "core/mesh/mesh_measures.h"
#include "core/mesh/mesh_report.h"
#include "core/queries.h"
#include "core/query/contains/point_mesh.h"
#include "core/shapes/triangle_of.h"
#include "core/traversal/box_traversal.h"

namespace hairline {
namespace {

/// Corners at the same place are merged.
using Place = std::array<double, 3>;

Place placeOf(const Vector3<double>& point) {
  // 0.0 and -0.0 are the same place.
  return {point[0] + 0.0, point[1] + 0.0, point[2] + 0.0};
}

Vector3<double> pointAt(const Place& place) { return {place[0], place[1], place[2]}; }

bool isInside(const Vector3<double>& point, const Mesh& mesh) {
  if (!point.allFinite()) return false;
  const Point<double> asked{point};
  const auto answer = solve<ContainsPointMeshCrossings, Exact>({asked, {&mesh}, {}});
  return answer.contains && answer.feature == "inside";
}

/// A nearby point with few binary digits, so that differences from corners with few digits are
/// exact, and rays truly hit edges.
Vector3<double> roundedTo(const Vector3<double>& point, double size) {
  const double step = std::ldexp(1.0, std::ilogb(size) - 6);
  Vector3<double> rounded;
  for (int k = 0; k < 3; ++k) rounded[k] = std::nearbyint(point[k] / step) * step;
  return rounded;
}

/// The middle of the corners, or a point a little below one of the first triangles.
std::optional<Vector3<double>> pointInside(const Mesh& mesh) {
  Vector3<double> middle = Vector3<double>::Zero();
  for (const auto& corners : mesh.triangles) {
    for (const int corner : corners) {
      middle += mesh.vertices[static_cast<std::size_t>(corner)] /
                (3 * static_cast<double>(mesh.triangles.size()));
    }
  }
  const Aabb<double> box = measure(mesh).bounds;
  const double size = (box.max - box.min).maxCoeff();
  if (!(size > 0) || !std::isfinite(size)) return std::nullopt;
  if (const Vector3<double> near = roundedTo(middle, size); isInside(near, mesh)) return near;
  if (isInside(middle, mesh)) return middle;
  constexpr std::size_t most = 32;
  for (std::size_t i = 0; i < std::min(most, mesh.triangles.size()); ++i) {
    const Triangle<double> triangle = triangleOf(mesh, mesh.triangles[i]);
    const auto& v = triangle.vertices;
    const Vector3<double> center = v[0] / 3 + v[1] / 3 + v[2] / 3;
    const Vector3<double> n = normal(triangle);
    const double length = n.norm();
    if (!(length > 0)) continue;
    const double reach = (bounds(triangle).max - bounds(triangle).min).maxCoeff();
    for (const double share : {-0.1, -0.01, 0.1, 0.01}) {
      const Vector3<double> below = center + n * (reach * share / length);
      if (isInside(below, mesh)) return below;
    }
  }
  return std::nullopt;
}

struct Method {
  const QueryEntry* query;
  ScalarKind scalar;
};

std::vector<Method> rayTriangleMethods() {
  const Shape ray = Ray<double>{{0, 0, 0}, {0, 0, 1}};
  const Vector3<double> corner = Vector3<double>::Zero();
  const Shape triangle = Triangle<double>{{corner, corner, corner}};
  const std::array<const Shape*, 2> shapes{&ray, &triangle};
  std::vector<Method> methods;
  for (const IndexedQuery& query : findQueries(shapes, Kind::intersect)) {
    if (query.swapped || query.entry->info.method == "reference") continue;
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (query.entry->has(scalar)) methods.push_back({query.entry, scalar});
    }
  }
  return methods;
}

}  // namespace

Result<std::vector<EdgeRay>> edgeRays(const Mesh& mesh, int perEdge) {
  const ArithmeticScope scope;
  if (mesh.triangles.empty() || !inspect(mesh).isClosed()) {
    return unsupported(Message("The mesh is not closed, or not consistently oriented"));
  }
  const auto origin = pointInside(mesh);
  if (!origin) return unsupported(Message("No point was found inside the mesh"));
  std::map<Place, std::vector<int>> vertices;
  std::map<std::pair<Place, Place>, std::vector<int>> edges;
  for (std::size_t i = 0; i < mesh.triangles.size(); ++i) {
    std::array<Place, 3> places;
    for (std::size_t k = 0; k < 3; ++k) {
      places[k] = placeOf(mesh.vertices[static_cast<std::size_t>(mesh.triangles[i][k])]);
    }
    for (std::size_t k = 0; k < 3; ++k) {
      vertices[places[k]].push_back(static_cast<int>(i));
      edges[std::minmax(places[k], places[(k + 1) % 3])].push_back(static_cast<int>(i));
    }
  }
  std::vector<EdgeRay> rays;
  const auto aim = [&](const Vector3<double>& at, const std::vector<int>& triangles) {
    const Vector3<double> direction = at - *origin;
    if (!isZero(direction) && direction.allFinite()) {
      rays.push_back({{*origin, direction}, triangles});
    }
  };
  for (const auto& [place, triangles] : vertices) aim(pointAt(place), triangles);
  for (const auto& [ends, triangles] : edges) {
    const Vector3<double> a = pointAt(ends.first);
    const Vector3<double> b = pointAt(ends.second);
    aim(a / 2 + b / 2, triangles);
    for (int i = 0; i < perEdge; ++i) {
      // Weights without a short binary form, so that the point is rounded.
      const double weight = (i + 0.7) / (perEdge + 0.4);
      aim(a * (1 - weight) + b * weight, triangles);
    }
  }
  return rays;
}

Result<std::vector<WatertightnessRow>> watertightness(const Mesh& mesh, int perEdge,
                                                      const Work& work) {
  const Result<std::vector<EdgeRay>> rays = edgeRays(mesh, perEdge);
  if (!rays) return rays.error();
  const Result<Hierarchy> tree = Hierarchy::build(itemsOf(mesh), {}, work);
  if (!tree) return tree.error();
  std::vector<Shape> facing;
  std::vector<Shape> turned;
  for (const auto& corners : mesh.triangles) {
    facing.emplace_back(triangleOf(mesh, corners));
    turned.emplace_back(triangleOf(mesh, {corners[0], corners[2], corners[1]}));
  }
  // Seen from inside, outward-wound triangles show their backs.
  const std::vector<Shape>& towardsInside = measure(mesh).volume > 0 ? turned : facing;
  const std::vector<Method> methods = rayTriangleMethods();
  std::vector<WatertightnessRow> rows;
  for (const Method& method : methods) {
    rows.push_back({method.query->info.method, method.scalar, rays->size(), 0, 0});
  }
  std::vector<int> candidates;
  TraversalCounters counters;
  for (const EdgeRay& aimed : *rays) {
    if (work.isCancelled()) return cancelledError();
    const Shape ray = aimed.ray;
    // Any ray that may hit in float is tested in all: its margin is the widest.
    candidates.clear();
    traverseBoxes(*tree, aimed.ray, ScalarKind::float32, std::numeric_limits<double>::max(),
                  counters, [&](std::int32_t item) { candidates.push_back(item); });
    for (std::size_t m = 0; m < methods.size(); ++m) {
      const QueryEntry& query = *methods[m].query;
      const std::vector<Shape>& shapes = query.info.oneSided ? towardsInside : facing;
      const auto hits = [&](int triangle) {
        const std::array<const Shape*, 2> pair{&ray, &shapes[static_cast<std::size_t>(triangle)]};
        return query.test(pair, methods[m].scalar, {});
      };
      const auto there = std::ranges::count_if(aimed.triangles, hits);
      if (there > 1) ++rows[m].doubleHits;
      if (there == 0 && std::ranges::none_of(candidates, hits)) ++rows[m].misses;
    }
    work.report(static_cast<double>(&aimed - rays->data() + 1) / static_cast<double>(rays->size()));
  }
  return rows;
}

}  // namespace hairline
