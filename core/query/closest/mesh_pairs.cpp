#include <limits>

#include "core/query/adapter.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/closest/mesh_bvh.h"
#include "core/query/general/family.h"
#include "core/query/general/references.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"

namespace hairline {

bool closest_mesh::meets(const Ray<double>& ray, const Triangle<double>& triangle) {
  return test<LinearTriangleMollerTrumbore<Ray>, Exact>({ray, triangle});
}

ClosestAnswer<Rational> ClosestMeshReference::refer(const Input<double>& input) {
  const GeneratedSet set = generatorsOf(*input.a.shape);
  const MeshOperand<double> mesh{&std::get<Mesh>(*input.b.shape)};
  const OuterExtents ends = outerExtents(set);
  std::optional<ClosestAnswer<Rational>> best;
  double most = std::numeric_limits<double>::infinity();
  for (std::size_t t = 0; t < mesh.size(); ++t) {
    const GeneratedSet triangle = generatorsOf(mesh[t]);
    // Distant triangles are rejected without exact arithmetic.
    if (leastSqdist(ends, outerExtents(triangle)) > most) continue;
    ClosestAnswer<Rational> answer = nearestOfCores(set, triangle);
    if (best && !(answer.sqdist < best->sqdist)) continue;
    most = toDouble(answer.sqdist) * (1 + 0x1p-48);
    best = std::move(answer);
  }
  return *best;
}

QueryList closestMeshPairs() {
  return queriesOf<ClosestMeshBvh<Point>, ClosestMeshBvh<Ray>, ClosestMeshBvh<Segment>,
                   ClosestMeshBvh<Triangle>, ClosestMeshBvh<Plane>>();
}
template QueryEntry makeEntry<ClosestMeshReference>(std::vector<std::size_t>);

}  // namespace hairline
