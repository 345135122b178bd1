#include "core/hierarchy/traversal.h"
#include "core/math/arithmetic_scope.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/traversal/traversal_parts.h"
#include "core/traversal/triangle_verdicts.h"

namespace hairline {
namespace {

using RayQuery = LinearTriangleMollerTrumbore<Ray>;

template <typename V, typename S>
std::optional<MeshHit> traverseByRay(const MeshInTree& in, const Ray<double>& ray,
                                     const TraversalOptions& options, TraversalCounters& counters) {
  const VolumesOf<V> volumes(*in.tree);
  const double slack = slackOf(options.scalar);
  const double size =
      volumes.largest() + ray.origin.cwiseAbs().maxCoeff() + in.offset.cwiseAbs().maxCoeff();
  // Relative to the mesh, the ray is moved instead.
  const InflatedRay padded{ray.origin - in.offset, ray.direction, slack * size};
  double limit = std::numeric_limits<double>::max();
  std::optional<MeshHit> best;
  S least(0);
  const auto enter = [&](std::int32_t node) {
    ++counters.volumeTests;
    const double near = volumes[node].entry(padded, limit);
    if (near == never) ++counters.pruned;
    note(options.record, TraversalStep::Kind::volumes, near != never, node);
    return near;
  };
  const auto look = [&](std::int32_t i) {
    ++counters.triangleTests;
    const Triangle<double> triangle = triangleAt(in, i);
    const bool hit = test<RayQuery, S>({ray, triangle, {}});
    note(options.record, TraversalStep::Kind::triangles, hit, i);
    if (!hit) return true;
    ++counters.hits;
    const S t = solve<RayQuery, S>({ray, triangle, {}}).t.value_or(S(0));
    if (best && (least < t || (least == t && best->triangle < i))) return true;
    least = t;
    best = {i, toDouble(t)};
    // Volumes entered slightly later may hold hits at the same distance.
    limit = best->t + std::abs(best->t) * slack;
    return true;
  };
  traverse(
      in.tree->tree(), enter, [&](double near) { return near <= limit; }, look);
  return best;
}

}  // namespace

std::optional<MeshHit> firstHit(const MeshInTree& mesh, const Ray<double>& ray,
                                const TraversalOptions& options, TraversalCounters* counters) {
  const ArithmeticScope scope;
  if (mesh.tree->isEmpty()) return std::nullopt;
  TraversalCounters uncounted;
  TraversalCounters& counted = counters != nullptr ? *counters : uncounted;
  return inVolumesAndScalar(*mesh.tree, options.scalar, [&]<typename V, typename S>() {
    return traverseByRay<V, S>(mesh, ray, options, counted);
  });
}

}  // namespace hairline
