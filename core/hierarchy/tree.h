#pragma once

#include <cstdint>
#include <vector>

namespace hairline {

/// A node of a binary tree. A leaf has a range of items, an inner node two children.
struct TreeNode {
  std::int32_t parent = -1;
  /// The left child; for a leaf ~ the start of its range in `Tree::order`, which is negative.
  std::int32_t left = ~0;
  /// The right child; for a leaf its number of items.
  std::int32_t right = 0;

  bool isLeaf() const { return left < 0; }
  std::size_t first() const { return static_cast<std::size_t>(~left); }
  std::size_t count() const { return static_cast<std::size_t>(right); }
};

/// Which items lie under which node. Parents precede their children, depth first, left before
/// right.
struct Tree {
  std::vector<TreeNode> nodes;
  /// The items of leaves, leaf by leaf.
  std::vector<std::int32_t> order;
  std::int32_t root = -1;

  bool isEmpty() const { return root < 0; }
  TreeNode& operator[](std::int32_t node) { return nodes[static_cast<std::size_t>(node)]; }
  const TreeNode& operator[](std::int32_t node) const {
    return nodes[static_cast<std::size_t>(node)];
  }

  /// Calls `use` for every item under a node.
  template <typename Use>
  void forEachItem(std::int32_t node, const Use& use) const {
    std::vector<std::int32_t> left{node};
    while (!left.empty()) {
      const TreeNode& here = (*this)[left.back()];
      left.pop_back();
      if (here.isLeaf()) {
        for (std::size_t i = 0; i < here.count(); ++i) use(order[here.first() + i]);
      } else {
        left.push_back(here.right);
        left.push_back(here.left);
      }
    }
  }
};

/// The same tree without gaps, depth first; subtrees of at most `leafSize` items become leaves.
Tree compacted(const Tree& tree, int leafSize);

}  // namespace hairline
