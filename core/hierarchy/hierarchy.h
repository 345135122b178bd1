#pragma once

#include <optional>
#include <string>
#include <variant>

#include "core/hierarchy/build.h"
#include "core/hierarchy/node_volumes.h"

namespace hairline {

/// The kinds of volumes that nodes may have. `obb` has principal axes.
enum class NodeVolume { aabb, sphere, obb, kdop14, kdop18, kdop26 };

constexpr std::array<std::string_view, 6> nodeVolumeNames{"aabb",   "sphere", "obb",
                                                          "kdop14", "kdop18", "kdop26"};

constexpr std::string_view name(NodeVolume volume) {
  return nodeVolumeNames[static_cast<std::size_t>(volume)];
}

struct HierarchyOptions {
  BuildMethod build = BuildMethod::surfaceArea;
  NodeVolume volume = NodeVolume::aabb;
  /// The maximum number of items per leaf, 1 to 64.
  int leafSize = 4;
  /// 0: one per core. The tree does not depend on it.
  int threads = 1;
};

/// Quality measures of a tree.
struct HierarchyQuality {
  /// The expected cost of a ray that hits the root: areas of nodes relative to that of the root, a
  /// node counting 1 and a leaf its items. Areas of k-DOPs are those of their coordinate boxes.
  double cost = 0;
  int depth = 0;
  /// The overlap areas of sibling boxes, relative to the area of the root.
  double overlap = 0;
  std::size_t nodes = 0;
  std::size_t leaves = 0;
  std::size_t bytes = 0;
};

/// A binary tree of bounding volumes over items, in two arrays: nodes of 12 bytes, and volumes
/// (aabb 48 bytes, sphere 32, obb 120, k-DOPs 112, 144, 208). Volumes are in double and contain
/// their items' points to the last bit, so that traversing the tree loses nothing: an exact verdict
/// stays exact.
class Hierarchy {
 public:
  using Volumes = std::variant<std::vector<nodes::Box>, std::vector<nodes::Ball>,
                               std::vector<nodes::OrientedBox>, std::vector<nodes::Slabs<14>>,
                               std::vector<nodes::Slabs<18>>, std::vector<nodes::Slabs<26>>>;

  /// An empty tree of boxes.
  Hierarchy() = default;
  /// A tree over all items. Errors: "cancelled", "limit" for too many.
  static Result<Hierarchy> build(const Items& items, const HierarchyOptions& options = {},
                                 const Work& work = {});

  bool isEmpty() const { return m_tree.isEmpty(); }
  NodeVolume volume() const { return static_cast<NodeVolume>(m_volumes.index()); }
  const Tree& tree() const { return m_tree; }
  const Volumes& volumes() const { return m_volumes; }
  /// The volume of a node as a shape.
  Shape shapeOf(int node) const;
  std::size_t bytes() const;

  HierarchyQuality quality() const;

 private:
  void fit(const Items& items);

  Tree m_tree;
  Volumes m_volumes;
};

}  // namespace hairline
