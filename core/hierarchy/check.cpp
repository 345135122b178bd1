#include "core/hierarchy/hierarchy.h"
#include "core/query/exact_sets.h"

namespace hairline {
namespace {

bool holds(const nodes::Box& box, const Vector3<double>& p) {
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

/// Balls and turned boxes by their definition as shapes.
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

}  // namespace

std::string Hierarchy::fault(const Items& items) const {
  if (isEmpty()) return size() == 0 ? "" : "no root over " + std::to_string(size()) + " items";
  const auto text = [](const char* what, std::int32_t node) {
    return std::string(what) + ' ' + std::to_string(node);
  };
  std::vector<int> seen(static_cast<std::size_t>(items.count), 0);
  std::size_t reached = 0;
  std::string found;
  std::visit(
      [&]<typename V>(const std::vector<V>& volumes) {
        std::vector<std::pair<std::int32_t, std::int32_t>> left{{m_tree.root, -1}};
        while (!left.empty() && found.empty()) {
          const std::int32_t place = left.back().first;
          const std::int32_t parent = left.back().second;
          left.pop_back();
          if (place < 0 || static_cast<std::size_t>(place) >= m_tree.nodes.size() ||
              ++reached > m_tree.nodes.size()) {
            found = text("no tree at node", place);
            return;
          }
          const TreeNode& node = m_tree[place];
          const V& volume = volumes[static_cast<std::size_t>(place)];
          if (node.parent != parent) found = text("another parent is named by node", place);
          if constexpr (nodes::mergesTightly<V>) {
            if (parent >= 0 && !holdsVolume(volumes[static_cast<std::size_t>(parent)], volume)) {
              found = text("the parent's volume does not hold that of node", place);
            }
          }
          const bool looks = node.isLeaf() || !nodes::mergesTightly<V>;
          if (looks) {
            m_tree.forEachItem(place, [&](std::int32_t item) {
              if (item < 0 || item >= items.count) {
                found = text("an item that is none is under node", place);
                return;
              }
              for (int k = 0; k < items.pointsPerItem; ++k) {
                if (!holds(volume, items.point(item, k))) {
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
      m_volumes);
  if (!found.empty()) return found;
  std::size_t count = 0;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    if (seen[i] > 1) return "under two leaves is item " + std::to_string(i);
    count += static_cast<std::size_t>(seen[i]);
    const bool isKnown = m_leafOf.empty() || (i < m_leafOf.size() && m_leafOf[i] >= 0);
    if (!m_leafOf.empty() && isKnown != (seen[i] == 1)) {
      return "not where it is looked for is item " + std::to_string(i);
    }
  }
  if (count != size()) {
    return std::to_string(count) + " items are found and " + std::to_string(size()) + " counted";
  }
  return "";
}

}  // namespace hairline
