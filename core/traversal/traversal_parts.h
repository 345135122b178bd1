#pragma once

#include "core/hierarchy/queries.h"

namespace hairline {

// The common part of the traversals of one tree and of two.

/// The relative error of a number after the roundings of a query in the scalar.
constexpr double slackOf(ScalarKind scalar) {
  return 64 * (scalar == ScalarKind::float32 ? 0x1p-23 : 0x1p-52);
}

/// The volumes of a tree's nodes, indexed by node.
template <typename V>
class VolumesOf {
 public:
  explicit VolumesOf(const Hierarchy& tree)
      : m_root(tree.tree().root), m_volumes(std::get<std::vector<V>>(tree.volumes())) {}

  const V& operator[](std::int32_t node) const { return m_volumes[static_cast<std::size_t>(node)]; }
  /// The largest absolute value of a coordinate in the tree.
  double largest() const { return (*this)[m_root].box().largest(); }

 private:
  std::int32_t m_root;
  const std::vector<V>& m_volumes;
};

/// Calls use<V, S>() for the kind of a tree's volumes and a scalar.
template <typename Use>
auto inVolumesAndScalar(const Hierarchy& tree, ScalarKind scalar, const Use& use) {
  return std::visit(
      [&]<typename V>(const std::vector<V>&) {
        return inScalar(scalar,
                        [&]<typename S>(const S&) { return use.template operator()<V, S>(); });
      },
      tree.volumes());
}

/// Which of two nodes that are not both leaves is opened: the larger one.
template <typename V>
bool opensFirst(const TreeNode& a, const V& volumeA, const TreeNode& b, const V& volumeB) {
  return b.isLeaf() || (!a.isLeaf() && volumeA.size() >= volumeB.size());
}

/// Records a step if steps are recorded.
inline void note(TraversalRecord* record, TraversalStep::Kind kind, bool meets, std::int32_t first,
                 std::int32_t second = -1) {
  if (record != nullptr) record->add({kind, meets, first, second});
}

}  // namespace hairline
