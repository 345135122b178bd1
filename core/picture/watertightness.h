#pragma once

#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/math/scalar.h"
#include "core/shapes/mesh.h"
#include "core/shapes/ray.h"
#include "core/work.h"

namespace hairline {

/// A ray from inside a closed mesh towards an edge or a vertex of it, and the triangles there.
struct EdgeRay {
  Ray<double> ray;
  std::vector<int> triangles;
};

/// What a method of ray and triangle does where triangles join.
struct WatertightnessRow {
  std::string_view method;
  ScalarKind scalar = ScalarKind::float64;
  std::size_t rays = 0;
  /// Rays that get out: no triangle of the mesh is hit.
  std::size_t misses = 0;
  /// Rays that hit more than one of the triangles that join where they are aimed. In exact those
  /// are the rays that truly meet the edge or vertex.
  std::size_t doubleHits = 0;

  friend bool operator==(const WatertightnessRow&, const WatertightnessRow&) = default;
};

/// Rays from a point within the space that the mesh encloses: at each vertex, and at each edge's
/// middle and `perEdge` other points of it, each rounded to doubles. Errors: "unsupported" where
/// the mesh is not closed and wound alike, or no point was found inside.
Result<std::vector<EdgeRay>> edgeRays(const Mesh& mesh, int perEdge = 2);

/// Asks every method of ray and triangle, in float, double and exact, about those rays, and counts.
/// As rays start inside, each leaves through the surface, so that a miss is an error, and in exact
/// there is none. Methods that see one side of a triangle are given the side that is inside. Errors
/// as of `edgeRays`, and "cancelled".
Result<std::vector<WatertightnessRow>> watertightness(const Mesh& mesh, int perEdge = 2,
                                                      const Work& work = {});

}  // namespace hairline
