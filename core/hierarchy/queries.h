#pragma once

#include <optional>

#include "core/hierarchy/hierarchy.h"
#include "core/hierarchy/traversal_record.h"
#include "core/math/scalar.h"
#include "core/shapes/ray.h"

namespace hairline {

/// A mesh and the hierarchy over its triangles; both outlive this. `offset` moves it: a moved
/// triangle has each coordinate rounded once, as in `translated`.
struct MeshInTree {
  const Mesh* mesh = nullptr;
  const Hierarchy* tree = nullptr;
  Vector3<double> offset = Vector3<double>::Zero();
};

struct TraversalOptions {
  /// The number type in which the queries of core decide triangles. Volumes are compared in double
  /// and contain their triangles, so that in exact the answer is the true one.
  ScalarKind scalar = ScalarKind::float64;
  /// 0: one per core. Answers do not depend on it.
  int threads = 1;
  /// Records the steps, if set.
  TraversalRecord* record = nullptr;
};

/// A triangle of each of two meshes, or two of one.
struct TrianglePair {
  std::int32_t a = -1;
  std::int32_t b = -1;

  friend auto operator<=>(const TrianglePair&, const TrianglePair&) = default;
};

enum class PairMode { all, first, count };

struct PairAnswer {
  bool hit = false;
  std::size_t count = 0;
  /// In order; for `first` one that proves the hit (which one depends on the tree), for `count`
  /// none.
  std::vector<TrianglePair> pairs;
  TraversalCounters counters;
};

/// Which triangles of two meshes intersect, by `sat` (core/query/intersect/triangle_triangle). The
/// sets are closed: touching is intersecting. In float and double, pairs with disjoint coordinate
/// boxes do not intersect, whatever rounding says. Errors: "cancelled"; "unsupported" for trees of
/// different volumes.
Result<PairAnswer> intersectingTriangles(const MeshInTree& a, const MeshInTree& b, PairMode mode,
                                         const TraversalOptions& options = {},
                                         const Work& work = {});

/// Which triangles of a mesh intersect others of it. Corners at the same place are one corner,
/// whatever their indices. Triangles that share a corner intersect if they have another point in
/// common; triangles that share an edge, if they have a point in common off that edge, that is, if
/// they fold onto each other. Triangles with the same three corners intersect. `a` is the lower
/// index.
Result<PairAnswer> selfIntersections(const MeshInTree& mesh, PairMode mode,
                                     const TraversalOptions& options = {}, const Work& work = {});

struct MeshHit {
  std::int32_t triangle = -1;
  /// Along the ray, in units of its direction; rounded to a double.
  double t = 0;
};

/// The first triangle that a ray hits, from either side, by `moller_trumbore`; of several at the
/// same t the one with the lowest index. In exact, t is compared in rationals.
std::optional<MeshHit> firstHit(const MeshInTree& mesh, const Ray<double>& ray,
                                const TraversalOptions& options = {},
                                TraversalCounters* counters = nullptr);

struct MeshPoint {
  std::int32_t triangle = -1;
  Vector3<double> point = Vector3<double>::Zero();
  double squaredDistance = 0;
};

/// The point of a mesh nearest to another point, by `voronoi`; of several triangles at the same
/// distance the one with the lowest index. In exact, distances are compared in rationals. Nothing
/// for an empty mesh.
std::optional<MeshPoint> nearestPoint(const MeshInTree& mesh, const Vector3<double>& point,
                                      const TraversalOptions& options = {},
                                      TraversalCounters* counters = nullptr);

struct MeshContact {
  double time = 0;
  TrianglePair pair;
  /// From b towards a, of any length; zero if they intersect at the start.
  Vector3<double> normal = Vector3<double>::Zero();
};

struct ContactAnswer {
  std::optional<MeshContact> contact;
  TraversalCounters counters;
};

/// When a mesh that moves by `motion` from time 0 to 1 first touches another, by the sweep `sat` of
/// core; of several pairs at that time the first in order. A start in contact is time 0. The only
/// error is "cancelled".
Result<ContactAnswer> firstContact(const MeshInTree& a, const MeshInTree& b,
                                   const Vector3<double>& motion,
                                   const TraversalOptions& options = {}, const Work& work = {});

}  // namespace hairline
