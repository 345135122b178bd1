#include <cstdint>
#include <numeric>

#include "core/hierarchy/build_methods.h"
#include "core/hierarchy/node_volumes.h"

namespace hairline::build {
namespace {

using Bounds = nodes::Box;

/// A tree of boxes that grows item by item, each a leaf.
class Insertion {
 public:
  explicit Insertion(std::size_t count) {
    m_tree.order.reserve(count);
    m_tree.nodes.reserve(2 * count);
    m_boxes.reserve(2 * count);
  }

  const Tree& tree() const { return m_tree; }

  void insert(std::int32_t item, const Bounds& box) {
    const std::int32_t leaf = add({-1, ~static_cast<std::int32_t>(m_tree.order.size()), 1}, box);
    m_tree.order.push_back(item);
    if (m_tree.isEmpty()) {
      m_tree.root = leaf;
      return;
    }
    const std::int32_t sibling = bestSibling(box);
    const std::int32_t above = m_tree[sibling].parent;
    const std::int32_t parent = add({above, sibling, leaf}, box);
    m_tree[sibling].parent = parent;
    m_tree[leaf].parent = parent;
    if (above < 0) {
      m_tree.root = parent;
    } else {
      (m_tree[above].left == sibling ? m_tree[above].left : m_tree[above].right) = parent;
    }
    for (std::int32_t place = parent; place >= 0; place = m_tree[place].parent) {
      rotate(place);
      const TreeNode& node = m_tree[place];
      boxOf(place) = Bounds::merged(boxOf(node.left), boxOf(node.right));
    }
  }

 private:
  Bounds& boxOf(std::int32_t node) { return m_boxes[static_cast<std::size_t>(node)]; }

  std::int32_t add(const TreeNode& node, const Bounds& box) {
    m_tree.nodes.push_back(node);
    m_boxes.push_back(box);
    return static_cast<std::int32_t>(m_boxes.size()) - 1;
  }

  /// The sibling with which a box costs the least area.
  std::int32_t bestSibling(const Bounds& box) {
    // Depth first, the child that grows less first; branches that cannot improve the result are
    // pruned.
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
      const Bounds& here = boxOf(entry.node);
      const double together = Bounds::merged(here, box).area();
      if (entry.inherited + together < least) {
        least = entry.inherited + together;
        best = entry.node;
      }
      const TreeNode& node = m_tree[entry.node];
      if (node.isLeaf()) continue;
      const double inherited = entry.inherited + together - here.area();
      if (inherited + own >= least) continue;
      const auto growth = [&](std::int32_t child) {
        return Bounds::merged(boxOf(child), box).area() - boxOf(child).area();
      };
      const bool leftFirst = growth(node.left) <= growth(node.right);
      left.push_back({leftFirst ? node.right : node.left, inherited});
      left.push_back({leftFirst ? node.left : node.right, inherited});
    }
    return best;
  }

  /// Swaps a child with a grandchild on the other side where that makes the other child smaller.
  void rotate(std::int32_t place) {
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
        const double after = Bounds::merged(boxOf(child), boxOf(stays)).area();
        const double gain = boxOf(other).area() - after;
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
    boxOf(inner) = Bounds::merged(boxOf(below.left), boxOf(below.right));
  }

  Tree m_tree;
  std::vector<Bounds> m_boxes;
};

}  // namespace

Result<Tree> insertion(const Items& items, int leafSize, const Work& work) {
  Insertion grown(static_cast<std::size_t>(items.count));
  // In a shuffled order, because neighbouring items often follow each other and the first ones
  // decide the top of the tree.
  std::int64_t stride = 1'000'003;
  while (std::gcd(stride, std::int64_t{items.count}) > 1) ++stride;
  for (std::int64_t i = 0; i < items.count; ++i) {
    if (i % 4096 == 0) {
      if (work.isCancelled()) return cancelledError();
      work.report(static_cast<double>(i) / items.count);
    }
    const auto item = static_cast<std::int32_t>(i * stride % items.count);
    grown.insert(item, Bounds::of(items.box(item)));
  }
  return compacted(grown.tree(), leafSize);
}

}  // namespace hairline::build
