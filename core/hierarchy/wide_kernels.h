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

/// Looks at the triangle at a place, 8 leaf + lane, for real. Returns by how far the search is
/// bounded from then on, in the kernel's units; a negative number ends it.
using Verify = float (*)(void* search, std::int32_t place);

/// A point in the tree's frame, and how far it may be off.
struct LocalPoint {
  float at[3];
  float pad;
};

/// Queries that are worked on several at a time, step by step in turn: while one waits for memory,
/// the others go on.
template <typename Local>
struct Queue {
  static constexpr int slots = 8;

  void* self;
  /// Puts the next query into a slot and returns what `verify` is to be given; null when there are
  /// no more.
  void* (*next)(void* self, int slot, Local& query, float& most);
  /// The query in a slot has been answered.
  void (*done)(void* self, int slot);
  Verify verify;
};

/// Calls `verify` for every triangle that a ray may hit before `most`, near ones first.
void walkRay(const WideTree& tree, const Mesh& mesh, const LocalRay& ray, float most, Verify verify,
             void* search);
void walkRays(const WideTree& tree, const Mesh& mesh, const Queue<LocalRay>& queue);

/// Calls `verify` for every triangle that may lie as near to a point as the nearest, within the
/// distance `most`.
void walkPoint(const WideTree& tree, const Mesh& mesh, const LocalPoint& point, float most,
               Verify verify, void* search);
void walkPoints(const WideTree& tree, const Mesh& mesh, const Queue<LocalPoint>& queue);

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

/// Takes two triangles that may meet, or surely do. False ends the walk.
using PairSink = bool (*)(void* search, std::int32_t a, std::int32_t b, bool surely);

/// Calls `sink` for all pairs of triangles under two nodes that may meet.
void walkPairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
               PairSink sink, void* search);

}  // namespace hairline::wide
