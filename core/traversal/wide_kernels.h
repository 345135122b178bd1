#pragma once

#include <vector>

#include "core/hierarchy/wide_tree.h"

namespace hairline::wide {

/// A ray in the tree's frame, its direction of about unit length.
struct LocalRay {
  float origin[3];
  float direction[3];
  /// One over the direction; no component is zero.
  float inverse[3];
  /// The error of the origin and the mesh's points.
  float pad;
};

/// Tests the triangle at an index, 8 leaf + lane, with the query. Returns how far along the ray the
/// search continues, in the kernel's units.
using Verify = float (*)(void* search, std::int32_t place);

/// Calls `verify` for every triangle that a ray may hit, near ones first.
void traverseRay(const WideTree& tree, const LocalRay& ray, Verify verify, void* search);

/// The position of the second of two trees in the frame of the first.
struct PairFrame {
  float scale;
  double shift[3];
  /// The error of any coordinate, at least 2^-23.
  float pad;
  /// The error of coordinates in leaves, besides their rounding to float.
  float leafPad;
  /// Whether pairs that certainly intersect, or certainly do not, need no other verdict.
  bool decides;
};

/// Nodes, or ~ leaves, of two trees.
struct NodePair {
  std::int32_t a;
  std::int32_t b;
};

/// Takes two triangles that may, or certainly do, intersect. False ends the traversal.
using PairSink = bool (*)(void* search, std::int32_t a, std::int32_t b, bool surely);

/// Calls `sink` for all pairs of triangles under two nodes that may intersect.
void traversePairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
                   PairSink sink, void* search);

}  // namespace hairline::wide
