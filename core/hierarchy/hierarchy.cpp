#include "core/hierarchy/hierarchy.h"

#include <algorithm>

namespace hairline {
namespace {

Hierarchy::Volumes emptyVolumes(NodeVolume volume) {
  switch (volume) {
    case NodeVolume::sphere:
      return std::vector<nodes::Ball>();
    case NodeVolume::obb:
      return std::vector<nodes::OrientedBox>();
    case NodeVolume::kdop14:
      return std::vector<nodes::Slabs<14>>();
    case NodeVolume::kdop18:
      return std::vector<nodes::Slabs<18>>();
    case NodeVolume::kdop26:
      return std::vector<nodes::Slabs<26>>();
    case NodeVolume::aabb:
      break;
  }
  return std::vector<nodes::Box>();
}

std::vector<Vector3<double>> pointsUnder(const Tree& tree, const Items& items, std::int32_t node) {
  std::vector<Vector3<double>> points;
  tree.forEachItem(node, [&](std::int32_t item) {
    for (int k = 0; k < items.pointsPerItem; ++k) points.push_back(items.point(item, k));
  });
  return points;
}

}  // namespace

Result<Hierarchy> Hierarchy::build(const Items& items, const HierarchyOptions& options,
                                   const Work& work) {
  const int leafSize = std::clamp(options.leafSize, 1, 64);
  Result<Tree> tree = buildTree(items, options.build, {leafSize}, options.threads, work);
  if (!tree) return tree.error();
  Hierarchy result;
  result.m_tree = *std::move(tree);
  result.m_volumes = emptyVolumes(options.volume);
  result.fit(items);
  work.report(1);
  return result;
}

void Hierarchy::fit(const Items& items) {
  std::visit(
      [&]<typename V>(std::vector<V>& volumes) {
        volumes.resize(m_tree.nodes.size());
        // Children follow their parents.
        for (std::size_t i = volumes.size(); i-- > 0;) {
          const TreeNode& node = m_tree.nodes[i];
          if constexpr (nodes::mergesTightly<V>) {
            if (!node.isLeaf()) {
              volumes[i] = V::merged(volumes[static_cast<std::size_t>(node.left)],
                                     volumes[static_cast<std::size_t>(node.right)]);
              continue;
            }
          }
          if constexpr (std::is_same_v<V, nodes::Box>) {
            volumes[i] = V::of(items.box(m_tree.order[node.first()]));
            for (std::size_t k = 1; k < node.count(); ++k) {
              volumes[i] = V::merged(volumes[i], V::of(items.box(m_tree.order[node.first() + k])));
            }
          } else {
            volumes[i] = V::around(pointsUnder(m_tree, items, static_cast<std::int32_t>(i)));
          }
        }
      },
      m_volumes);
}

Shape Hierarchy::shapeOf(int node) const {
  return std::visit(
      [&](const auto& volumes) { return volumes[static_cast<std::size_t>(node)].shape(); },
      m_volumes);
}

std::size_t Hierarchy::bytes() const {
  const std::size_t volumes = std::visit(
      [](const auto& v) {
        return v.size() * sizeof(typename std::decay_t<decltype(v)>::value_type);
      },
      m_volumes);
  return volumes + m_tree.nodes.size() * sizeof(TreeNode) +
         m_tree.order.size() * sizeof(std::int32_t);
}

HierarchyQuality Hierarchy::quality() const {
  HierarchyQuality quality;
  quality.bytes = bytes();
  if (isEmpty()) return quality;
  std::visit(
      [&](const auto& volumes) {
        const auto& root = volumes[static_cast<std::size_t>(m_tree.root)];
        const double whole = root.area();
        const double wholeBox = root.box().area();
        std::vector<std::pair<std::int32_t, int>> left{{m_tree.root, 1}};
        while (!left.empty()) {
          const auto [place, depth] = left.back();
          left.pop_back();
          const TreeNode& node = m_tree[place];
          ++quality.nodes;
          quality.depth = std::max(quality.depth, depth);
          // A root without area meets no ray; its nodes then count as if all were hit.
          const double area = volumes[static_cast<std::size_t>(place)].area();
          const double share = whole > 0 && std::isfinite(whole) ? area / whole : 1;
          quality.cost += share * (node.isLeaf() ? static_cast<double>(node.count()) : 1);
          if (node.isLeaf()) {
            ++quality.leaves;
            continue;
          }
          const nodes::Box a = volumes[static_cast<std::size_t>(node.left)].box();
          const nodes::Box b = volumes[static_cast<std::size_t>(node.right)].box();
          if (!nodes::Box::apart(a, b) && wholeBox > 0 && std::isfinite(wholeBox)) {
            nodes::Box both = a;
            for (std::size_t k = 0; k < 3; ++k) {
              both.min[k] = std::max(a.min[k], b.min[k]);
              both.max[k] = std::min(a.max[k], b.max[k]);
            }
            quality.overlap += both.area() / wholeBox;
          }
          left.emplace_back(node.left, depth + 1);
          left.emplace_back(node.right, depth + 1);
        }
      },
      m_volumes);
  return quality;
}

}  // namespace hairline
