#include "core/picture/ray_scene.h"

#include <algorithm>
#include <cmath>

#include "core/hierarchy/queries.h"
#include "core/mesh/mesh_builder.h"
#include "core/mesh/shape_mesh.h"
#include "core/queries.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/scene/transform.h"
#include "core/shapes/boundary_of.h"
#include "core/shapes/triangle_of.h"
#include "core/traversal/box_traversal.h"

namespace hairline {
namespace {

using TriangleQuery = LinearTriangleMollerTrumbore<Ray>;

/// The query for the first hit of a ray and a shape; null if there is none.
const QueryEntry* rayQuery(const Shape& shape) {
  // Seen as its triangles.
  if (std::holds_alternative<Tetrahedron<double>>(shape)) return nullptr;
  constexpr std::array<std::string_view, 4> methods{"slabs", "quadratic", "cyrus_beck",
                                                    "substitution"};
  const Shape ray = Ray<double>{{0, 0, 0}, {0, 0, 1}};
  const std::array<const Shape*, 2> shapes{&ray, &shape};
  for (const IndexedQuery& query : findQueries(shapes, Kind::intersect)) {
    if (!query.swapped && std::ranges::find(methods, query.entry->info.method) != methods.end()) {
      return query.entry;
    }
  }
  return nullptr;
}

Vector3<double> lifted(const Vector2<double>& point) { return {point[0], point[1], 0}; }

/// Replaces the hit if this one is nearer.
void offer(RayHit& hit, std::int32_t object, double t, const Report& report) {
  if (hit.isHit() && (hit.t < t || (hit.t == t && hit.object < object))) return;
  hit.object = object;
  hit.part = -1;
  hit.t = t;
  hit.barycentric.setZero();
  hit.normal = report.normal ? report.normal->toVector() : Vector3<double>::Zero();
}

template <typename S>
Vector3<double> weightsOf(const Ray<double>& ray, const Triangle<double>& triangle) {
  const auto answer = solve<TriangleQuery, S>({ray, triangle, {}});
  if (!answer.barycentric) return Vector3<double>::Zero();
  return toDouble(*answer.barycentric);
}

Vector3<double> weightsOf(const Ray<double>& ray, const Triangle<double>& triangle,
                          ScalarKind scalar) {
  return inScalar(scalar, [&]<typename S>(const S&) { return weightsOf<S>(ray, triangle); });
}

}  // namespace

Shape standInFor(const Shape& shape) {
  if (const auto* grid = std::get_if<Grid>(&shape)) {
    const auto& n = grid->dimensions;
    return Aabb<double>{grid->origin,
                        grid->origin + grid->cell * Vector3<double>(n[0], n[1], n[2])};
  }
  if (const auto* triangle = std::get_if<Triangle2<double>>(&shape)) {
    const auto& v = triangle->vertices;
    return Triangle<double>{{lifted(v[0]), lifted(v[1]), lifted(v[2])}};
  }
  if (const auto* rectangle = std::get_if<Rectangle2<double>>(&shape)) {
    const auto corners = rectangle->corners();
    return Quad<double>{
        {lifted(corners[0]), lifted(corners[1]), lifted(corners[2]), lifted(corners[3])}};
  }
  if (const auto* kdop = std::get_if<Kdop2<double>>(&shape)) {
    Kdop<double> flat{{}, kdop->min, kdop->max};
    for (const auto& direction : kdop->directions) {
      flat.directions.push_back({direction[0], direction[1], 0});
    }
    flat.directions.push_back({0, 0, 1});
    flat.min.push_back(0);
    flat.max.push_back(0);
    return flat;
  }
  return shape;
}

Result<RayScene> RayScene::build(const Scene& scene, const HierarchyOptions& options,
                                 const Work& work) {
  RayScene result;
  std::vector<Shape> solids;
  for (std::size_t i = 0; i < scene.objects.size(); ++i) {
    const SceneObject& object = scene.objects[i];
    const auto place = static_cast<std::int32_t>(i);
    if (!object.visible) continue;
    const Shape shape = standInFor(object.shape);
    if (const QueryEntry* query = rayQuery(shape)) {
      const bool isUnbounded = boundaryOf(shape).has_value();
      (isUnbounded ? result.m_unbounded : result.m_solids).push_back({place, shape, query});
      if (!isUnbounded) solids.push_back(shape);
    } else if (const auto mesh = meshOf(shape); mesh && !mesh->triangles.empty()) {
      result.addTriangles(place, *mesh);
    } else {
      result.m_unseen.push_back(place);
    }
  }
  Result<Hierarchy> triangles = Hierarchy::build(itemsOf(result.m_mesh), options, work);
  if (!triangles) return triangles.error();
  result.m_triangles = *std::move(triangles);
  HierarchyOptions ofBoxes;
  ofBoxes.leafSize = 1;
  const ObjectBoxes boxes(solids);
  Result<Hierarchy> objects = Hierarchy::build(boxes.items(), ofBoxes, work);
  if (!objects) return objects.error();
  result.m_boxes = *std::move(objects);
  return result;
}

void RayScene::addTriangles(std::int32_t object, const Mesh& mesh) {
  append(m_mesh, mesh);
  const auto count = static_cast<std::int32_t>(mesh.triangles.size());
  for (std::int32_t part = 0; part < count; ++part) m_sources.push_back({object, part});
}

RayHit RayScene::cast(const Ray<double>& ray, ScalarKind scalar) const {
  RayHit hit;
  TraversalCounters counters;
  const MeshInTree in{&m_mesh, &m_triangles, Vector3<double>::Zero()};
  const TraversalOptions options{.scalar = scalar, .threads = 1, .record = nullptr};
  if (const auto first = firstHit(in, ray, options, &counters)) {
    const auto triangle = static_cast<std::size_t>(first->triangle);
    hit.object = m_sources[triangle].object;
    hit.part = m_sources[triangle].part;
    hit.t = first->t;
    const Triangle<double> met = triangleOf(m_mesh, m_mesh.triangles[triangle]);
    hit.barycentric = weightsOf(ray, met, scalar);
    hit.normal = normal(met);
  }
  if (!m_solids.empty() || !m_unbounded.empty()) {
    const Shape asked = ray;
    double limit = std::numeric_limits<double>::max();
    // Volumes entered slightly later may hold hits at the same distance.
    const auto lower = [&] {
      if (hit.isHit()) limit = hit.t + std::abs(hit.t) * slackOf(scalar);
    };
    for (const Solid& solid : m_unbounded) {
      ++counters.triangleTests;
      look(solid, asked, scalar, hit);
    }
    lower();
    traverseBoxes(m_boxes, ray, scalar, limit, counters, [&](std::int32_t item) {
      ++counters.triangleTests;
      look(m_solids[static_cast<std::size_t>(item)], asked, scalar, hit);
      lower();
    });
  }
  hit.tests = static_cast<std::uint32_t>(counters.volumeTests + counters.triangleTests);
  return hit;
}

void RayScene::look(const Solid& solid, const Shape& ray, ScalarKind scalar, RayHit& hit) {
  const std::array<const Shape*, 2> shapes{&ray, &solid.shape};
  if (!solid.query->test(shapes, scalar, {})) return;
  const Report report = solid.query->answer(shapes, scalar, {}, false);
  if (!report.hit.value_or(false) || !report.t) return;
  offer(hit, solid.object, report.t->value, report);
}

}  // namespace hairline
