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
  /// How far the origin and the mesh's points may be off.
  float pad;
};

/// Looks at the triangle at a place, 8 leaf + lane, for real. Returns how far along the ray the
/// search goes on from then, in the kernel's units.
using Verify = float (*)(void* search, std::int32_t place);

/// Calls `verify` for every triangle that a ray may hit, near ones first.
void traverseRay(const WideTree& tree, const LocalRay& ray, Verify verify, void* search);

/// How the second of two trees lies in the frame of the first.
struct PairFrame {
  float scale;
  double shift[3];
  /// How far any coordinate may be off, at least 2^-23.
  float pad;
  /// How far those may be off that leaves have, besides their rounding to float.
  float leafPad;
  /// Whether pairs that surely meet, or surely do not, need no other verdict.
  bool decides;
};

/// Nodes, or ~ leaves, of two trees.
struct NodePair {
  std::int32_t a;
  std::int32_t b;
};

/// Takes two triangles that may meet, or surely do. False ends the traversal.
using PairSink = bool (*)(void* search, std::int32_t a, std::int32_t b, bool surely);

/// Calls `sink` for all pairs of triangles under two nodes that may meet.
void traversePairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
                   PairSink sink, void* search);

}  // namespace hairline::wide
