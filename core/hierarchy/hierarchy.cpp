#include "core/hierarchy/hierarchy.h"

#include <numeric>

#include "core/voxel/threads.h"

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

Hierarchy::Hierarchy(NodeVolume volume) : m_volumes(emptyVolumes(volume)) {}

Result<Hierarchy> Hierarchy::build(const Items& items, const HierarchyOptions& options,
                                   const Work& work) {
  const int leafSize = std::clamp(options.leafSize, 1, 64);
  Hierarchy result(options.volume);
  if (options.build == BuildMethod::insertion) {
    Hierarchy boxes;
    boxes.m_leafOf.resize(static_cast<std::size_t>(items.count), -1);
    // Not one beside the other, as they often come: the first ones decide about the top.
    std::int64_t stride = 1'000'003;
    while (std::gcd(stride, std::max(std::int64_t{items.count}, std::int64_t{1})) > 1) ++stride;
    for (std::int64_t i = 0; i < items.count; ++i) {
      if (i % 4096 == 0) {
        if (work.isCancelled()) return cancelledError();
        work.tell(static_cast<double>(i) / items.count);
      }
      boxes.insert(items, static_cast<int>(i * stride % items.count));
    }
    result.m_tree = compacted(boxes.m_tree, leafSize);
  } else {
    Result<Tree> tree = buildTree(items, options.build, {leafSize}, options.threads, work);
    if (!tree) return tree.error();
    result.m_tree = std::move(*tree);
  }
  result.fit(items, false);
  work.tell(1);
  return result;
}

void Hierarchy::fit(const Items& items, bool keepAxes) {
  std::visit(
      [&]<typename V>(std::vector<V>& volumes) {
        const std::size_t count = m_tree.nodes.size();
        volumes.resize(count);
        if (m_tree.isEmpty()) return;
        // Parents come before their children in this order, wherever they stand.
        std::vector<std::int32_t> walk;
        const bool inOrder = m_leafOf.empty();
        if (!inOrder) {
          walk.push_back(m_tree.root);
          for (std::size_t i = 0; i < walk.size(); ++i) {
            const TreeNode& node = m_tree[walk[i]];
            if (node.isLeaf()) continue;
            walk.push_back(node.left);
            walk.push_back(node.right);
          }
        }
        const std::size_t number = inOrder ? count : walk.size();
        for (std::size_t i = number; i-- > 0;) {
          const std::int32_t place = inOrder ? static_cast<std::int32_t>(i) : walk[i];
          V& volume = volumes[static_cast<std::size_t>(place)];
          const TreeNode& node = m_tree[place];
          if constexpr (nodes::mergesTightly<V>) {
            if (node.isLeaf()) {
              fitLeaf<V>(items, place);
            } else {
              volume = V::merged(volumes[static_cast<std::size_t>(node.left)],
                                 volumes[static_cast<std::size_t>(node.right)]);
            }
          } else {
            const auto points = pointsUnder(m_tree, items, place);
            if constexpr (std::is_same_v<V, nodes::OrientedBox>) {
              volume = keepAxes ? volume.refitted(points) : V::around(points);
            } else {
              volume = V::around(points);
            }
          }
        }
      },
      m_volumes);
  static_cast<void>(keepAxes);
}

template <typename V>
void Hierarchy::fitLeaf(const Items& items, std::int32_t place) {
  V& volume = at<V>()[static_cast<std::size_t>(place)];
  if constexpr (std::is_same_v<V, nodes::Box>) {
    const TreeNode& node = m_tree[place];
    volume = nodes::Box::of(items.box(m_tree.order[node.first()]));
    for (std::size_t i = 1; i < node.count(); ++i) {
      volume = V::merged(volume, nodes::Box::of(items.box(m_tree.order[node.first() + i])));
    }
  } else {
    volume = V::around(pointsUnder(m_tree, items, place));
  }
}

void Hierarchy::refit(const Items& items) { fit(items, true); }

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
         (m_tree.order.size() + m_leafOf.size()) * sizeof(std::int32_t);
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
          // A root without area meets no ray; its nodes then count as if all were met.
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

// Changes, one item at a time.

std::int32_t Hierarchy::newNode() {
  if (m_freeNodes.empty()) {
    m_tree.nodes.emplace_back();
    std::visit([&](auto& volumes) { volumes.resize(m_tree.nodes.size()); }, m_volumes);
    return static_cast<std::int32_t>(m_tree.nodes.size()) - 1;
  }
  const std::int32_t node = m_freeNodes.back();
  m_freeNodes.pop_back();
  return node;
}

void Hierarchy::fillLeafOf() {
  if (!m_leafOf.empty()) return;
  for (std::size_t i = 0; i < m_tree.nodes.size(); ++i) {
    const TreeNode& node = m_tree.nodes[i];
    if (!node.isLeaf()) continue;
    for (std::size_t k = 0; k < node.count(); ++k) {
      const auto item = static_cast<std::size_t>(m_tree.order[node.first() + k]);
      if (item >= m_leafOf.size()) m_leafOf.resize(item + 1, -1);
      m_leafOf[item] = static_cast<std::int32_t>(i);
    }
  }
}

template <typename V>
std::int32_t Hierarchy::bestSibling(const nodes::Box& box) const {
  const auto& volumes = std::get<std::vector<V>>(m_volumes);
  const auto boxOf = [&](std::int32_t node) {
    return volumes[static_cast<std::size_t>(node)].box();
  };
  // Depth first, the child that grows less first; what cannot be better any more is left out.
  struct Entry {
    std::int32_t node;
    double inherited;
  };
  const double own = box.area();
  std::int32_t best = m_tree.root;
  double least = never;
  std::vector<Entry> left{{m_tree.root, 0}};
  while (!left.empty()) {
    const Entry entry = left.back();
    left.pop_back();
    if (entry.inherited + own >= least) continue;
    const nodes::Box here = boxOf(entry.node);
    const double together = nodes::Box::merged(here, box).area();
    if (entry.inherited + together < least) {
      least = entry.inherited + together;
      best = entry.node;
    }
    const TreeNode& node = m_tree[entry.node];
    if (node.isLeaf()) continue;
    const double inherited = entry.inherited + together - here.area();
    if (inherited + own >= least) continue;
    const auto growth = [&](std::int32_t child) {
      const nodes::Box childBox = boxOf(child);
      return nodes::Box::merged(childBox, box).area() - childBox.area();
    };
    const bool leftFirst = growth(node.left) <= growth(node.right);
    left.push_back({leftFirst ? node.right : node.left, inherited});
    left.push_back({leftFirst ? node.left : node.right, inherited});
  }
  return best;
}

/// Swaps a child with a grandchild on the other side where that makes the other child smaller.
template <typename V>
void Hierarchy::rotate(std::int32_t place) {
  std::vector<V>& volumes = at<V>();
  const auto volume = [&](std::int32_t node) -> V& {
    return volumes[static_cast<std::size_t>(node)];
  };
  double mostGain = 0;
  std::int32_t bestChild = -1;
  std::int32_t bestGrandchild = -1;
  const TreeNode node = m_tree[place];
  for (const bool fromLeft : {true, false}) {
    const std::int32_t child = fromLeft ? node.left : node.right;
    const std::int32_t other = fromLeft ? node.right : node.left;
    const TreeNode& inner = m_tree[other];
    if (inner.isLeaf()) continue;
    for (const bool first : {true, false}) {
      const std::int32_t goes = first ? inner.left : inner.right;
      const std::int32_t stays = first ? inner.right : inner.left;
      const double after = nodes::Box::merged(volume(child).box(), volume(stays).box()).area();
      const double gain = volume(other).box().area() - after;
      if (gain > mostGain * (1 + 1e-9) && gain > 1e-9 * after) {
        mostGain = gain;
        bestChild = child;
        bestGrandchild = goes;
      }
    }
  }
  if (bestChild < 0) return;
  const std::int32_t inner = m_tree[bestGrandchild].parent;
  TreeNode& top = m_tree[place];
  TreeNode& below = m_tree[inner];
  (top.left == bestChild ? top.left : top.right) = bestGrandchild;
  (below.left == bestGrandchild ? below.left : below.right) = bestChild;
  m_tree[bestGrandchild].parent = place;
  m_tree[bestChild].parent = inner;
  volume(inner) = V::merged(volume(below.left), volume(below.right));
}

template <typename V>
void Hierarchy::fitUpwards(std::int32_t place, bool rotates) {
  std::vector<V>& volumes = at<V>();
  for (; place >= 0; place = m_tree[place].parent) {
    if (rotates) rotate<V>(place);
    const TreeNode& node = m_tree[place];
    volumes[static_cast<std::size_t>(place)] =
        V::merged(volumes[static_cast<std::size_t>(node.left)],
                  volumes[static_cast<std::size_t>(node.right)]);
  }
}

void Hierarchy::insert(const Items& items, int item) {
  fillLeafOf();
  if (static_cast<std::size_t>(item) >= m_leafOf.size()) {
    m_leafOf.resize(static_cast<std::size_t>(item) + 1, -1);
  }
  std::int32_t place = static_cast<std::int32_t>(m_tree.order.size());
  if (m_freePlaces.empty()) {
    m_tree.order.push_back(item);
  } else {
    place = m_freePlaces.back();
    m_freePlaces.pop_back();
    m_tree.order[static_cast<std::size_t>(place)] = item;
  }
  const std::int32_t leaf = newNode();
  m_tree[leaf] = {-1, ~place, 1};
  m_leafOf[static_cast<std::size_t>(item)] = leaf;
  std::visit(
      [&]<typename V>(const std::vector<V>&) {
        fitLeaf<V>(items, leaf);
        if (m_tree.isEmpty()) {
          m_tree.root = leaf;
          return;
        }
        const std::int32_t sibling = bestSibling<V>(nodes::Box::of(items.box(item)));
        const std::int32_t parent = newNode();
        const std::int32_t above = m_tree[sibling].parent;
        m_tree[parent] = {above, sibling, leaf};
        m_tree[sibling].parent = parent;
        m_tree[leaf].parent = parent;
        if (above < 0) {
          m_tree.root = parent;
        } else {
          (m_tree[above].left == sibling ? m_tree[above].left : m_tree[above].right) = parent;
        }
        fitUpwards<V>(parent, true);
      },
      m_volumes);
}

bool Hierarchy::remove(const Items& items, int item) {
  fillLeafOf();
  if (item < 0 || static_cast<std::size_t>(item) >= m_leafOf.size()) return false;
  const std::int32_t leaf = m_leafOf[static_cast<std::size_t>(item)];
  if (leaf < 0) return false;
  m_leafOf[static_cast<std::size_t>(item)] = -1;
  TreeNode& node = m_tree[leaf];
  // The run's last item takes its place.
  const std::size_t last = node.first() + node.count() - 1;
  std::size_t at = node.first();
  while (m_tree.order[at] != item) ++at;
  m_tree.order[at] = m_tree.order[last];
  m_tree.order[last] = -1;
  m_freePlaces.push_back(static_cast<std::int32_t>(last));
  --node.right;
  const std::int32_t parent = node.parent;
  std::visit(
      [&]<typename V>(const std::vector<V>&) {
        if (node.right > 0) {
          fitLeaf<V>(items, leaf);
          fitUpwards<V>(parent, false);
          return;
        }
        m_freeNodes.push_back(leaf);
        if (parent < 0) {
          m_tree.root = -1;
          return;
        }
        const std::int32_t sibling =
            m_tree[parent].left == leaf ? m_tree[parent].right : m_tree[parent].left;
        const std::int32_t above = m_tree[parent].parent;
        m_tree[sibling].parent = above;
        m_freeNodes.push_back(parent);
        if (above < 0) {
          m_tree.root = sibling;
          return;
        }
        (m_tree[above].left == parent ? m_tree[above].left : m_tree[above].right) = sibling;
        fitUpwards<V>(above, true);
      },
      m_volumes);
  return true;
}

void Hierarchy::compact(const Items& items, int leafSize) {
  m_tree = compacted(m_tree, leafSize);
  m_leafOf.clear();
  m_freeNodes.clear();
  m_freePlaces.clear();
  fit(items, false);
}

}  // namespace hairline
