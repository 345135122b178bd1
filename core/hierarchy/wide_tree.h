#pragma once

#include <span>

#include "core/hierarchy/large_pages.h"
#include "core/hierarchy/queries.h"

namespace hairline {

class Threads;

/// Up to eight children as lanes. Boxes are in the tree's own frame; those of unused lanes are
/// empty.
struct alignas(32) WideNode {
  /// Lower ends in x, y, z, then upper ends.
  float ends[6][8];
  /// A node, or ~ a leaf.
  std::int32_t child[8];
};

/// Up to eight triangles as lanes: coordinate k of corner c is array 3 c + k, relative to the
/// leaf's origin, so that details are not lost beside a large mesh. Unused lanes repeat the first
/// triangle and have the number -1. One number identifies a triangle's lane: 8 leaf + lane.
struct alignas(64) WideLeaf {
  float corner[9][8];
  /// In the tree's frame.
  float origin[3];
  /// The largest absolute coordinate of a corner.
  float reach;
  /// What follows is needed only for triangles that may be hit.
  std::int32_t triangle[8];
  /// The mesh's vertices at the corners.
  std::int32_t vertex[3][8];
};

/// A tree with eight children per node over the triangles of a mesh, for speed: all children are
/// tested at once in the lanes of the processor. Boxes and corners are kept in float, in a frame of
/// their own around the mesh, with all rounding outward; the queries of core decide the candidates
/// in double, so that answers are those of `Hierarchy`, triangle by triangle and bit by bit. About
/// 70 bytes per triangle.
class WideTree {
 public:
  WideTree() = default;
  /// Errors: "cancelled", "limit".
  static Result<WideTree> build(const Mesh& mesh, int threads = 1, const Work& work = {});

  /// The maximum number of nodes above a leaf. Searches keep up to 7 children per level on a stack
  /// of fixed size.
  static constexpr int mostDepth = 72;
  int depth() const { return m_depth; }

  bool isEmpty() const { return m_leaves.empty(); }
  std::size_t bytes() const {
    return m_nodes.size() * sizeof(WideNode) + m_leaves.size() * sizeof(WideLeaf);
  }
  std::span<const WideNode> nodes() const { return m_nodes; }
  std::span<const WideLeaf> leaves() const { return m_leaves; }

  /// Like `firstHit` of queries.h in double.
  std::optional<MeshHit> firstHit(const Mesh& mesh, const Ray<double>& ray) const;
  /// The same for many rays, into as many places, and faster, above all if neighbours in the array
  /// are close together like the rays of a picture.
  void firstHits(const Mesh& mesh, std::span<const Ray<double>> rays,
                 std::span<std::optional<MeshHit>> hits) const;

  /// Coordinates in the frame are (x - middle) factor; those of the mesh lie within [-1, 1].
  struct Frame {
    Vector3<double> middle = Vector3<double>::Zero();
    double factor = 1;
  };
  const Frame& frame() const { return m_frame; }

 private:
  static Result<WideTree> buildBy(BuildMethod method, const Mesh& mesh, int threads,
                                  const Work& work);
  /// Writes the vertices' numbers into leaves whose triangles are set.
  void takeVertices(const Mesh& mesh, std::size_t first, std::size_t end);
  /// Writes origin and corners into a leaf whose vertices are set; returns the ends of the box
  /// around them.
  std::array<float, 6> fillLeaf(const Mesh& mesh, WideLeaf& leaf) const;
  /// Makes the leaves, of these nodes of a binary tree; returns their boxes.
  LargeVector<std::array<float, 6>> fillLeaves(const Mesh& mesh, const Tree& tree,
                                               std::span<const std::int32_t> nodes, Threads& crew);

  Frame m_frame;
  int m_depth = 0;
  /// Children follow their parents; the root comes first.
  LargeVector<WideNode> m_nodes;
  LargeVector<WideLeaf> m_leaves;
};

/// A mesh and the wide tree over it, moved by `offset`; see `MeshInTree`.
struct MeshInWideTree {
  const Mesh* mesh = nullptr;
  const WideTree* tree = nullptr;
  Vector3<double> offset = Vector3<double>::Zero();
};

/// Like `intersectingTriangles` of queries.h for boxes, with the same answer. Volume tests are not
/// counted, and no steps are recorded.
Result<PairAnswer> intersectingTriangles(const MeshInWideTree& a, const MeshInWideTree& b,
                                         PairMode mode, const TraversalOptions& options = {},
                                         const Work& work = {});

}  // namespace hairline
