#include "core/hierarchy/tree.h"

namespace hairline {

Tree compacted(const Tree& tree, int leafSize) {
  Tree result;
  if (tree.isEmpty()) return result;
  // How many items are under each node; children may precede their parents.
  std::vector<std::int32_t> counts(tree.nodes.size(), 0);
  std::vector<std::int32_t> order{tree.root};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const TreeNode& node = tree[order[i]];
    if (node.isLeaf()) continue;
    order.push_back(node.left);
    order.push_back(node.right);
  }
  for (std::size_t i = order.size(); i-- > 0;) {
    const TreeNode& node = tree[order[i]];
    counts[static_cast<std::size_t>(order[i])] =
        node.isLeaf() ? node.right
                      : counts[static_cast<std::size_t>(node.left)] +
                            counts[static_cast<std::size_t>(node.right)];
  }
  struct Entry {
    std::int32_t node;
    std::int32_t parent;
    bool isRight;
  };
  std::vector<Entry> left{{tree.root, -1, false}};
  result.root = 0;
  result.order.reserve(tree.order.size());
  while (!left.empty()) {
    const Entry entry = left.back();
    left.pop_back();
    const TreeNode& node = tree[entry.node];
    const auto place = static_cast<std::int32_t>(result.nodes.size());
    result.nodes.push_back({entry.parent, 0, 0});
    if (entry.parent >= 0) {
      TreeNode& parent = result[entry.parent];
      (entry.isRight ? parent.right : parent.left) = place;
    }
    if (node.isLeaf() || counts[static_cast<std::size_t>(entry.node)] <= leafSize) {
      const std::size_t first = result.order.size();
      tree.forEachItem(entry.node, [&](std::int32_t item) { result.order.push_back(item); });
      result[place].left = ~static_cast<std::int32_t>(first);
      result[place].right = static_cast<std::int32_t>(result.order.size() - first);
    } else {
      left.push_back({node.right, place, true});
      left.push_back({node.left, place, false});
    }
  }
  return result;
}

}  // namespace hairline
