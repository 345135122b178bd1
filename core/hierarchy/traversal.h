#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "core/hierarchy/tree.h"

namespace hairline {

/// Traverses a tree depth first, of two children the nearer one first. `boundOf(node)` says how
/// near what is under a node may be; it is asked of both children when their parent is opened, and
/// `isOpen(bound)` when their turn has come, so that what was found meanwhile counts. `look(item)`
/// takes the items of the leaves that are reached, and says whether to go on.
template <typename BoundOf, typename IsOpen, typename Look, typename Less = std::less<>>
void traverse(const Tree& tree, const BoundOf& boundOf, const IsOpen& isOpen, const Look& look,
              const Less& isLess = {}) {
  struct Entry {
    std::int32_t node;
    decltype(boundOf(std::int32_t{})) bound;
  };
  std::vector<Entry> left;
  left.push_back({tree.root, boundOf(tree.root)});
  while (!left.empty()) {
    const Entry entry = std::move(left.back());
    left.pop_back();
    if (!isOpen(entry.bound)) continue;
    const TreeNode& node = tree[entry.node];
    if (node.isLeaf()) {
      for (std::size_t i = 0; i < node.count(); ++i) {
        if (!look(tree.order[node.first() + i])) return;
      }
      continue;
    }
    Entry first{node.left, boundOf(node.left)};
    Entry second{node.right, boundOf(node.right)};
    if (isLess(second.bound, first.bound)) std::swap(first, second);
    left.push_back(std::move(second));
    left.push_back(std::move(first));
  }
}

}  // namespace hairline
