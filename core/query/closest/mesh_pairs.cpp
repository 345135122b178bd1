#include <limits>
#include <tuple>

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

namespace {

/// The extent of a set along the axes, at most.
std::array<Interval<double>, 3> endsOf(const GeneratedSet& set) {
  constexpr double endless = std::numeric_limits<double>::infinity();
  std::array<Interval<double>, 3> ends;
  ends.fill({endless, -endless});
  for (int k = 0; k < 3; ++k) {
    auto& [min, max] = ends[static_cast<std::size_t>(k)];
    for (const Vector3<Rational>& point : set.points) {
      min = std::min(min, toDouble(point[k]));
      max = std::max(max, toDouble(point[k]));
    }
    for (const Vector3<Rational>& direction : set.directions) {
      if (sign(direction[k]) < 0) min = -endless;
      if (sign(direction[k]) > 0) max = endless;
    }
  }
  return ends;
}

/// A lower bound on the squared distance from a set of this extent, or zero.
double lessThanSqdist(const std::array<Interval<double>, 3>& a,
                      const std::array<Interval<double>, 3>& b) {
  double sum = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const double gap = std::max({0.0, a[k].min - b[k].max, b[k].min - a[k].max});
    sum += gap * gap;
  }
  // Six roundings to nearest; underflow invalidates the bound.
  return sum < 1e-280 || !std::isfinite(sum) ? 0 : sum * (1 - 0x1p-48);
}

}  // namespace

ClosestAnswer<Rational> ClosestMeshReference::refer(const Input<double>& input) {
  const GeneratedSet set = generatorsOf(*input.a.shape);
  const MeshOperand<double> mesh{&std::get<Mesh>(*input.b.shape)};
  const auto ends = endsOf(set);
  std::optional<ClosestAnswer<Rational>> best;
  double most = std::numeric_limits<double>::infinity();
  for (std::size_t t = 0; t < mesh.size(); ++t) {
    const GeneratedSet triangle = generatorsOf(mesh[t]);
    // Distant triangles are rejected without exact arithmetic.
    if (lessThanSqdist(ends, endsOf(triangle)) > most) continue;
    ClosestAnswer<Rational> answer = nearestOfCores(set, triangle);
    if (best && !(answer.sqdist < best->sqdist)) continue;
    most = toDouble(answer.sqdist) * (1 + 0x1p-48);
    best = std::move(answer);
  }
  return *best;
}

QueryList closestMeshPairs() {
  return queriesOf<ClosestMeshBvh<Point>, ClosestMeshBvh<Ray>, ClosestMeshBvh<Segment>,
                   ClosestMeshBvh<Triangle>>();
}
template QueryEntry makeEntry<ClosestMeshReference>(std::vector<std::size_t>);

}  // namespace hairline
