#pragma once

#include "core/hierarchy/hierarchy.h"
#include "core/query/proof/exact_sets.h"

namespace hairline::testing {

namespace detail {

inline bool holds(const nodes::Box& box, const Vector3<double>& p) {
  for (int k = 0; k < 3; ++k) {
    const auto i = static_cast<std::size_t>(k);
    if (!(box.min[i] <= p[k] && p[k] <= box.max[i])) return false;
  }
  return true;
}

template <int K>
bool holds(const nodes::Slabs<K>& slabs, const Vector3<double>& p) {
  if (!holds(slabs.box(), p)) return false;
  for (std::size_t i = 3; i < slabs.count; ++i) {
    Rational sum(0);
    for (int k = 0; k < 3; ++k) {
      sum += Rational(slabs.rows[i][static_cast<std::size_t>(k)]) * Rational(p[k]);
    }
    if (compare(Rational(slabs.min[i]), sum) > 0 || compare(sum, Rational(slabs.max[i])) > 0) {
      return false;
    }
  }
  return true;
}

/// Balls and oriented boxes by their definition as shapes.
template <typename V>
bool holds(const V& volume, const Vector3<double>& p) {
  return containsExactly(volume.shape(), exact(p)).value_or(false);
}

/// Whether a child's volume lies in its parent's, end by end.
template <typename V>
bool holdsVolume(const V& volume, const V& child) {
  for (std::size_t i = 0; i < volume.min.size(); ++i) {
    if (!(volume.min[i] <= child.min[i] && child.max[i] <= volume.max[i])) return false;
  }
  return true;
}

}  // namespace detail

/// What is wrong with a tree: a volume that does not contain its items' points, or for boxes and
/// k-DOPs its children's; an item that is not under exactly one leaf; inconsistent links. Empty if
/// nothing is. Decided in exact arithmetic.
inline std::string faultOf(const Hierarchy& hierarchy, const Items& items) {
  const Tree& tree = hierarchy.tree();
  if (tree.isEmpty()) return items.count == 0 ? "" : "no root over items";
  const auto text = [](const char* what, std::int32_t node) {
    return std::string(what) + ' ' + std::to_string(node);
  };
  std::vector<int> seen(static_cast<std::size_t>(items.count), 0);
  std::size_t reached = 0;
  std::string found;
  std::visit(
      [&]<typename V>(const std::vector<V>& volumes) {
        std::vector<std::pair<std::int32_t, std::int32_t>> left{{tree.root, -1}};
        while (!left.empty() && found.empty()) {
          const std::int32_t place = left.back().first;
          const std::int32_t parent = left.back().second;
          left.pop_back();
          if (place < 0 || static_cast<std::size_t>(place) >= tree.nodes.size() ||
              ++reached > tree.nodes.size()) {
            found = text("no tree at node", place);
            return;
          }
          const TreeNode& node = tree[place];
          const V& volume = volumes[static_cast<std::size_t>(place)];
          if (node.parent != parent) found = text("another parent is named by node", place);
          if constexpr (nodes::mergesTightly<V>) {
            if (parent >= 0 &&
                !detail::holdsVolume(volumes[static_cast<std::size_t>(parent)], volume)) {
              found = text("the parent's volume does not hold that of node", place);
            }
          }
          if (node.isLeaf() || !nodes::mergesTightly<V>) {
            tree.forEachItem(place, [&](std::int32_t item) {
              if (item < 0 || item >= items.count) {
                found = text("an item that is none is under node", place);
                return;
              }
              for (int k = 0; k < items.pointsPerItem; ++k) {
                if (!detail::holds(volume, items.point(item, k))) {
                  found = text("a point lies outside of node", place);
                }
              }
              if (node.isLeaf()) ++seen[static_cast<std::size_t>(item)];
            });
          }
          if (node.isLeaf()) {
            if (node.count() == 0) found = text("an empty leaf is node", place);
          } else {
            left.emplace_back(node.left, place);
            left.emplace_back(node.right, place);
          }
        }
      },
      hierarchy.volumes());
  if (!found.empty()) return found;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    if (seen[i] != 1) {
      return "under " + std::to_string(seen[i]) + " leaves is item " + std::to_string(i);
    }
  }
  return "";
}

}  // namespace hairline::testing
