#include "core/picture/ray_scene.h"

#include <algorithm>

#include "core/hierarchy/box_walk.h"
#include "core/hierarchy/queries.h"
#include "core/mesh/shape_mesh.h"
#include "core/queries.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/shapes/triangle_of.h"

namespace hairline {
namespace {

using TriangleQuery = LinearTriangleMollerTrumbore<Ray>;

/// The query that tells where a ray meets a shape first; null where there is none.
const QueryEntry* rayQuery(const Shape& shape) {
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

template <typename S>
Vector3<double> weightsOf(const Ray<double>& ray, const Triangle<double>& triangle) {
  const auto answer = solve<TriangleQuery, S>({ray, triangle, {}});
  if (!answer.barycentric) return Vector3<double>::Zero();
  return toDouble(*answer.barycentric);
}

Vector3<double> weightsOf(const Ray<double>& ray, const Triangle<double>& triangle,
                          ScalarKind scalar) {
  switch (scalar) {
    case ScalarKind::float32:
      return weightsOf<float>(ray, triangle);
    case ScalarKind::float64:
      return weightsOf<double>(ray, triangle);
    case ScalarKind::exact:
      break;
  }
  return weightsOf<Exact>(ray, triangle);
}

}  // namespace

Result<RayScene> RayScene::build(const Scene& scene, const HierarchyOptions& options,
                                 const Work& work) {
  RayScene result;
  std::vector<Shape> solids;
  for (std::size_t i = 0; i < scene.objects.size(); ++i) {
    const SceneObject& object = scene.objects[i];
    const auto place = static_cast<std::int32_t>(i);
    if (!object.visible) continue;
    if (const QueryEntry* query = rayQuery(object.shape)) {
      const bool isUnbounded = std::holds_alternative<Plane<double>>(object.shape);
      (isUnbounded ? result.m_unbounded : result.m_solids).push_back({place, object.shape, query});
      if (!isUnbounded) solids.push_back(object.shape);
    } else if (const auto mesh = meshOf(object.shape); mesh && !mesh->triangles.empty()) {
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
  const int first = static_cast<int>(m_mesh.vertices.size());
  m_mesh.vertices.insert(m_mesh.vertices.end(), mesh.vertices.begin(), mesh.vertices.end());
  for (const std::array<int, 3>& corners : mesh.triangles) {
    m_sources.push_back({object, static_cast<std::int32_t>(&corners - mesh.triangles.data())});
    m_mesh.triangles.push_back({first + corners[0], first + corners[1], first + corners[2]});
  }
}

RayHit RayScene::cast(const Ray<double>& ray, ScalarKind scalar) const {
  RayHit hit;
  WalkCounters counters;
  const MeshInTree in{&m_mesh, &m_triangles, Vector3<double>::Zero()};
  const WalkOptions options{.scalar = scalar, .threads = 1, .record = nullptr};
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
    const double rounding = scalar == ScalarKind::float32 ? 0x1p-23 : 0x1p-52;
    double limit = std::numeric_limits<double>::max();
    // Volumes entered a little later may hold what is as near.
    const auto lower = [&] {
      if (hit.isHit()) limit = hit.t + std::abs(hit.t) * (64 * rounding);
    };
    for (const Solid& solid : m_unbounded) {
      ++counters.triangleTests;
      look(solid, asked, scalar, hit);
    }
    lower();
    walkBoxes(m_boxes, ray, scalar, limit, counters, [&](std::int32_t item) {
      ++counters.triangleTests;
      look(m_solids[static_cast<std::size_t>(item)], asked, scalar, hit);
      lower();
    });
  }
  hit.tests = static_cast<std::uint32_t>(counters.volumeTests + counters.triangleTests);
  return hit;
}

void RayScene::look(const Solid& solid, const Shape& ray, ScalarKind scalar, RayHit& hit) const {
  const std::array<const Shape*, 2> shapes{&ray, &solid.shape};
  if (!solid.query->test(shapes, scalar, {})) return;
  const Report report = solid.query->answer(shapes, scalar, {}, false);
  if (!report.hit.value_or(false) || !report.t) return;
  const double t = report.t->value;
  if (hit.isHit() && (hit.t < t || (hit.t == t && hit.object < solid.object))) return;
  hit.object = solid.object;
  hit.part = -1;
  hit.t = t;
  hit.barycentric.setZero();
  hit.normal = report.normal ? report.normal->toVector() : Vector3<double>::Zero();
}

}  // namespace hairline
