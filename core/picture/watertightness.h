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

/// The behaviour of a ray-triangle method where triangles join.
struct WatertightnessRow {
  std::string_view method;
  ScalarKind scalar = ScalarKind::float64;
  std::size_t rays = 0;
  /// Rays that escape: no triangle of the mesh is hit.
  std::size_t misses = 0;
  /// Rays that hit more than one of the triangles at their target. In exact these are the rays that
  /// truly hit the edge or vertex.
  std::size_t doubleHits = 0;

  friend bool operator==(const WatertightnessRow&, const WatertightnessRow&) = default;
};

/// Rays from a point inside the mesh: at each vertex, and at each edge's middle and `perEdge` other
/// points of it, each rounded to doubles. Errors: "unsupported" if the mesh is not closed with
/// consistent winding, or no point was found inside.
Result<std::vector<EdgeRay>> edgeRays(const Mesh& mesh, int perEdge = 2);

/// Runs every ray-triangle method, in float, double and exact, on those rays, and counts. As rays
/// start inside, each leaves through the surface, so that a miss is an error, and exact has none.
/// Methods for one side of a triangle are given the inner side. Errors as of `edgeRays`, and
/// "cancelled".
Result<std::vector<WatertightnessRow>> watertightness(const Mesh& mesh, int perEdge = 2,
                                                      const Work& work = {});

}  // namespace hairline
