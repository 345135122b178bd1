#include "core/hierarchy/traversal.h"
#include "core/math/arithmetic_scope.h"
#include "core/query/closest/point_triangle.h"
#include "core/traversal/traversal_parts.h"
#include "core/traversal/triangle_verdicts.h"

namespace hairline {
namespace {

template <typename V, typename S>
std::optional<MeshPoint> traverseToNearest(const MeshInTree& in, const Vector3<double>& point,
                                           const TraversalOptions& options,
                                           TraversalCounters& counters) {
  const VolumesOf<V> volumes(*in.tree);
  const double size =
      volumes.largest() + point.cwiseAbs().maxCoeff() + in.offset.cwiseAbs().maxCoeff();
  const double slack = slackOf(options.scalar) * size;
  double limit = never;
  std::optional<MeshPoint> best;
  S least(0);
  const auto boundOf = [&](std::int32_t node) {
    ++counters.volumeTests;
    const double bound = volumes[node].squaredDistance(point - in.offset);
    note(options.record, TraversalStep::Kind::volumes, !(bound > limit), node);
    return bound;
  };
  const auto isOpen = [&](double bound) {
    if (bound > limit) ++counters.pruned;
    return !(bound > limit);
  };
  const auto look = [&](std::int32_t i) {
    const Triangle<double> triangle = triangleAt(in, i);
    // Its own box first.
    if (nodes::Box::around(triangle.vertices).squaredDistance(point) > limit) return true;
    ++counters.triangleTests;
    const auto answer = solve<ClosestPointTriangleVoronoi, S>({{point}, triangle, {}});
    const bool isBest =
        !best || !(least < answer.sqdist || (least == answer.sqdist && best->triangle < i));
    if (isBest) {
      ++counters.hits;
      least = answer.sqdist;
      best = {i, toDouble(answer.points[1]), toDouble(answer.sqdist)};
      const double reach = std::sqrt(best->squaredDistance) + slack;
      limit = reach * reach * (1 + 0x1p-40);
    }
    note(options.record, TraversalStep::Kind::triangles, isBest, i);
    return true;
  };
  traverse(in.tree->tree(), boundOf, isOpen, look);
  return best;
}

}  // namespace

std::optional<MeshPoint> nearestPoint(const MeshInTree& mesh, const Vector3<double>& point,
                                      const TraversalOptions& options,
                                      TraversalCounters* counters) {
  const ArithmeticScope scope;
  if (mesh.tree->isEmpty()) return std::nullopt;
  TraversalCounters uncounted;
  TraversalCounters& counted = counters != nullptr ? *counters : uncounted;
  return inVolumesAndScalar(*mesh.tree, options.scalar, [&]<typename V, typename S>() {
    return traverseToNearest<V, S>(mesh, point, options, counted);
  });
}

}  // namespace hairline
