#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/hierarchy/wide_tree.h"

namespace hairline::wide {

/// How many rays are traversed together, and may share a beam.
constexpr std::size_t raysAtOnce = 16;

/// How wide a beam may be, origins and directions together, in the tree's frame, in which the mesh
/// is about as large as 1: some leaves of a surface lie side by side in it. In wider ones most
/// leaves are of use to one ray alone, and all are looked through.
inline float mostBeamWidth(const WideTree& tree) {
  return std::min(0.25F, 5 / std::sqrt(static_cast<float>(tree.leaves().size())));
}

/// Rays in the tree's frame, as lanes. Their directions are about of unit length.
struct alignas(64) LocalRays {
  /// A ray's in double, and a zero.
  double exactOrigin[raysAtOnce][4];
  double exactDirection[raysAtOnce][4];
  /// The error of that origin.
  float startPad[raysAtOnce];
  float origin[3][raysAtOnce];
  float direction[3][raysAtOnce];
  /// One over the direction; no component is zero.
  float inverse[3][raysAtOnce];
  /// The inverse times the origin, moved forward or back so that boxes are inflated by the errors:
  /// what is subtracted from an end times the inverse, for the ends where rays enter and leave.
  float toEnter[3][raysAtOnce];
  float toLeave[3][raysAtOnce];
  /// The error of the origin and the mesh's points; not below 1 for a ray beyond their range.
  float pad[raysAtOnce];
  /// The frame's parameter of a hit at t: (t - start) scale.
  double start[raysAtOnce];
  double scale[raysAtOnce];

  bool isInRange(std::size_t ray) const { return pad[ray] < 1; }
};

/// Converts up to `raysAtOnce` rays. The other lanes repeat the last one.
void setUpRays(const WideTree::Frame& frame, const Ray<double>* const* rays, std::size_t count,
               LocalRays& local);

/// A ray, by its index, and a triangle, by its place 8 leaf + lane.
struct Candidate {
  std::int32_t ray;
  std::int32_t place;
};

/// How many candidates may wait for each ray, on average: the rays of a group share their places.
constexpr std::size_t mostLater = 8;

/// Tests a candidate by the query. Returns how far along the ray the search continues, in the
/// kernel's units.
using Verify = float (*)(void* searches, Candidate candidate);

/// Finds the triangles that rays may hit, among them those that each hits first. Calls `verify`
/// where the search goes on from its answer, and writes the others to `later`, at most `mostLater`
/// times `count`; returns their number. Rays out of range are skipped. Rays that lie close together
/// are a beam, which goes down to leaves as one, so that a node is tested once for all of them. The
/// vertices are the mesh's.
std::size_t traverseRays(const WideTree& tree, const Vector3<double>* vertices,
                         const LocalRays& rays, std::size_t count, Verify verify, void* searches,
                         Candidate* later);

/// Where candidates' rays hit, by the body of the query: negative for a miss; NaN where its rare
/// cases have to decide.
void crossings(const WideTree& tree, const Vector3<double>* vertices,
               const Ray<double>* const* rays, const Candidate* candidates, std::size_t count,
               double* parameters);

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
