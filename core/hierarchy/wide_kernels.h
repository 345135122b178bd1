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

/// Looks at one triangle for real. Returns by how far the search is bounded from then on, in the
/// kernel's units; a negative number ends it.
using Verify = float (*)(void* search, std::int32_t triangle);

/// Calls `verify` for every triangle that the ray may hit before `most`, near ones first.
void walkRay(const WideTree& tree, const LocalRay& ray, float most, Verify verify, void* search);

/// A point in the tree's frame, and how far it may be off.
struct LocalPoint {
  float at[3];
  float pad;
};

/// Calls `verify` for every triangle that may lie within the distance `most`, near ones first.
void walkPoint(const WideTree& tree, const LocalPoint& point, float most, Verify verify,
               void* search);

/// How the second of two trees lies in the frame of the first.
struct PairFrame {
  float scale;
  float shift[3];
  /// How far anything may be off.
  float pad;
};

/// Nodes, or ~ leaves, of two trees.
struct NodePair {
  std::int32_t a;
  std::int32_t b;
};

/// Takes two triangles that may meet. False ends the walk.
using PairSink = bool (*)(void* search, std::int32_t a, std::int32_t b);

/// Calls `sink` for all pairs of triangles under two nodes that may meet.
void walkPairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
               PairSink sink, void* search);

}  // namespace hairline::wide
