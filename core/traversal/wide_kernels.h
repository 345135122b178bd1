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

/// Tests a ray, by its index, with the triangle at an index, 8 leaf + lane, by the query. Returns
/// how far along the ray the search continues, in the kernel's units.
using Verify = float (*)(void* searches, std::size_t ray, std::int32_t place);

/// How many rays share a beam.
constexpr std::size_t raysAtOnce = 16;

/// Calls `verify` for triangles that one of up to `raysAtOnce` rays may hit, among them those that
/// it hits first. Rays whose directions have the same signs are a beam, which is traversed down to
/// a few nodes, where all of them start; so neighbours should lie close together. The vertices are
/// the mesh's.
void traverseRays(const WideTree& tree, const Vector3<double>* vertices, const LocalRay* rays,
                  std::size_t count, Verify verify, void* searches);

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
