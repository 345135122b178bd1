#pragma once

#include <optional>
#include <string>
#include <variant>

#include "core/hierarchy/build.h"
#include "core/hierarchy/node_volumes.h"

namespace hairline {

/// The volumes a hierarchy's nodes may have. `obb` has principal axes.
enum class NodeVolume { aabb, sphere, obb, kdop14, kdop18, kdop26 };

constexpr std::array<std::string_view, 6> nodeVolumeNames{"aabb",   "sphere", "obb",
                                                          "kdop14", "kdop18", "kdop26"};

constexpr std::string_view name(NodeVolume volume) {
  return nodeVolumeNames[static_cast<std::size_t>(volume)];
}

struct HierarchyOptions {
  BuildMethod build = BuildMethod::surfaceArea;
  NodeVolume volume = NodeVolume::aabb;
  /// At most so many items a leaf, 1 to 64.
  int leafSize = 4;
  /// 0: as many as there are cores. The tree does not depend on it.
  int threads = 1;
};

/// How good a tree is.
struct HierarchyQuality {
  /// The expected cost of a ray that meets the root: areas of nodes over that of the root, a node
  /// counting 1 and a leaf its items. Areas of k-DOPs are those of their coordinate boxes.
  double cost = 0;
  int depth = 0;
  /// The areas in which the boxes of two children overlap, over that of the root.
  double overlap = 0;
  std::size_t nodes = 0;
  std::size_t leaves = 0;
  std::size_t bytes = 0;
};

/// A binary tree of bounding volumes over items, in two arrays: nodes of 12 bytes, and volumes
/// (aabb 48 bytes, sphere 32, obb 120, k-DOPs 112, 144, 208). Volumes are in double and contain
/// their items' points to the last bit, so that nothing is lost by walking the tree: an exact
/// verdict stays exact.
class Hierarchy {
 public:
  using Volumes = std::variant<std::vector<nodes::Box>, std::vector<nodes::Ball>,
                               std::vector<nodes::OrientedBox>, std::vector<nodes::Slabs<14>>,
                               std::vector<nodes::Slabs<18>>, std::vector<nodes::Slabs<26>>>;

  /// An empty tree of boxes, to be filled by `insert`.
  Hierarchy() = default;
  explicit Hierarchy(NodeVolume volume);

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

  /// Puts the volumes around the items where they are now; the tree stays. An obb keeps its axes.
  void refit(const Items& items);

  /// Adds an item beside the node where it costs least area, and improves the way up by rotations.
  /// The item is not in the tree.
  void insert(const Items& items, int item);
  /// Takes an item out. False where it was not in.
  bool remove(const Items& items, int item);
  /// How many items are in it.
  std::size_t size() const { return m_tree.order.size() - m_freePlaces.size(); }
  /// The compact layout again after insertions and removals: depth first, without gaps, subtrees of
  /// few items as leaves. Volumes of spheres and obbs are fitted anew.
  void compact(const Items& items, int leafSize = 4);

  HierarchyQuality quality() const;

  /// Walks the whole tree and says what is wrong with it: a volume that does not contain its
  /// items' points, or of boxes and k-DOPs its children's; an item that is not under just one leaf;
  /// links that do not fit. Empty where nothing is. Decided in exact arithmetic.
  std::string fault(const Items& items) const;

 private:
  template <typename V>
  std::vector<V>& at() {
    return std::get<std::vector<V>>(m_volumes);
  }
  void fit(const Items& items, bool keepAxes);
  std::int32_t newNode();
  void fillLeafOf();
  template <typename V>
  std::int32_t bestSibling(const nodes::Box& box) const;
  template <typename V>
  void fitLeaf(const Items& items, std::int32_t node);
  template <typename V>
  void fitUpwards(std::int32_t node, bool rotates);
  template <typename V>
  void rotate(std::int32_t node);

  Tree m_tree;
  Volumes m_volumes;
  // For changes alone: made when first needed.
  std::vector<std::int32_t> m_leafOf;
  std::vector<std::int32_t> m_freeNodes;
  std::vector<std::int32_t> m_freePlaces;
};

}  // namespace hairline
