#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "core/hierarchy/tree.h"

namespace hairline {

#include "core/hierarchy/traversal-inl.h"

/// A stack: depth first.
template <typename Entry>
struct DepthFirst {
  Entry next;
  std::vector<Entry> left;

  /// Moves on to the one added last; false if none is left.
  bool advance() {
    if (left.empty()) return false;
    next = std::move(left.back());
    left.pop_back();
    return true;
  }
};

/// Traverses a tree depth first, of two children the nearer one first. `boundOf(node)` says how
/// near what is under a node may be; it is asked of both children when their parent is opened, and
/// `isOpen(bound)` when their turn comes, so that hits found meanwhile count. `look(item)` takes
/// the items of visited leaves, and returns whether to continue.
template <typename BoundOf, typename IsOpen, typename Look, typename Less = std::less<>>
void traverse(const Tree& tree, const BoundOf& boundOf, const IsOpen& isOpen, const Look& look,
              const Less& isLess = {}) {
  struct Entry {
    std::int32_t node;
    decltype(boundOf(std::int32_t{})) bound;
  };
  DepthFirst<Entry> pending{{tree.root, boundOf(tree.root)}, {}};
  const auto advance = [&] {
    while (pending.advance()) {
      if (isOpen(pending.next.bound)) return true;
    }
    return false;
  };
  if (!isOpen(pending.next.bound)) return;
  traverse(
      pending, [&](const Entry& entry) { return tree[entry.node].isLeaf(); },
      [&](const Entry& entry) {
        const TreeNode& node = tree[entry.node];
        Entry first{node.left, boundOf(node.left)};
        Entry second{node.right, boundOf(node.right)};
        if (isLess(second.bound, first.bound)) std::swap(first, second);
        pending.left.push_back(std::move(second));
        pending.left.push_back(std::move(first));
        return advance();
      },
      [&](const Entry& entry) {
        const TreeNode& node = tree[entry.node];
        for (std::size_t i = 0; i < node.count(); ++i) {
          if (!look(tree.order[node.first() + i])) return false;
        }
        return advance();
      });
}

}  // namespace hairline
