#pragma once

#include "core/hierarchy/traversal.h"
#include "core/traversal/traversal_parts.h"

namespace hairline {

/// Calls look(item) for the items whose leaves a ray may enter at a parameter of at most `limit`,
/// near ones first. `limit` is read again at every step, so that `look` may lower it. Never skips
/// an item that a query in the scalar hits. The tree is one of boxes.
template <typename Look>
void traverseBoxes(const Hierarchy& hierarchy, const Ray<double>& ray, ScalarKind scalar,
                   const double& limit, TraversalCounters& counters, const Look& look) {
  if (hierarchy.isEmpty()) return;
  const VolumesOf<nodes::Box> boxes(hierarchy);
  const double size = boxes.largest() + ray.origin.cwiseAbs().maxCoeff();
  const InflatedRay padded{ray.origin, ray.direction, slackOf(scalar) * size};
  traverse(
      hierarchy.tree(),
      [&](std::int32_t node) {
        ++counters.volumeTests;
        const double near = boxes[node].entry(padded, limit);
        if (near == never) ++counters.pruned;
        return near;
      },
      [&](double near) { return near != never && near <= limit; },
      [&](std::int32_t item) {
        look(item);
        return true;
      });
}

}  // namespace hairline
