#pragma once

#include "core/hierarchy/hierarchy.h"
#include "core/hierarchy/walk_record.h"

namespace hairline {

/// A ray for the boxes of a tree. The pad covers what a query in the scalar may lose by rounding,
/// so that a walk passes over nothing that such a query hits.
inline PaddedRay paddedRay(const Ray<double>& ray, double largestCoordinate, ScalarKind scalar) {
  const double size = largestCoordinate + ray.origin.cwiseAbs().maxCoeff();
  const double rounding = scalar == ScalarKind::float32 ? 0x1p-23 : 0x1p-52;
  return {ray.origin, ray.direction, 64 * rounding * size};
}

/// Calls look(item) for the items whose leaves a ray may enter at a parameter of at most `limit`,
/// near ones first. `limit` is read anew at every step, so that `look` may lower it. The tree is
/// one of boxes.
template <typename Look>
void walkBoxes(const Hierarchy& hierarchy, const Ray<double>& ray, ScalarKind scalar,
               const double& limit, WalkCounters& counters, const Look& look) {
  if (hierarchy.isEmpty()) return;
  const Tree& tree = hierarchy.tree();
  const auto& boxes = std::get<std::vector<nodes::Box>>(hierarchy.volumes());
  const auto boxOf = [&](std::int32_t node) -> const nodes::Box& {
    return boxes[static_cast<std::size_t>(node)];
  };
  const PaddedRay padded = paddedRay(ray, boxOf(tree.root).largest(), scalar);
  struct Entry {
    std::int32_t node;
    double near;
  };
  const auto enter = [&](std::int32_t node) {
    ++counters.volumeTests;
    const double near = boxOf(node).entry(padded, limit);
    if (near == never) ++counters.pruned;
    return Entry{node, near};
  };
  std::vector<Entry> left{enter(tree.root)};
  while (!left.empty()) {
    const Entry entry = left.back();
    left.pop_back();
    if (entry.near == never || !(entry.near <= limit)) continue;
    const TreeNode& node = tree[entry.node];
    if (node.isLeaf()) {
      for (std::size_t i = 0; i < node.count(); ++i) look(tree.order[node.first() + i]);
      continue;
    }
    Entry first = enter(node.left);
    Entry second = enter(node.right);
    if (second.near < first.near) std::swap(first, second);
    left.push_back(second);
    left.push_back(first);
  }
}

}  // namespace hairline
