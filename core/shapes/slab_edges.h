#pragma once

#include <array>
#include <vector>

#include "core/math/vector.h"
#include "core/shapes/kdop.h"
#include "core/shapes/kdop2.h"

namespace hairline {

/// A k-DOP as a polytope. Everything is empty if the slabs together are.
struct SlabPolytope {
  std::vector<Vector3<Rational>> vertices;
  /// Normals of the slabs, parallel ones once.
  std::vector<std::array<int, 3>> normals;
  /// Directions of the edges, parallel ones once.
  std::vector<std::array<int, 3>> edges;
};

/// The polytope of a k-DOP, computed exactly: the line in which two planes of slabs meet is clipped
/// by all other slabs, and the remainder is an edge, a vertex or nothing. A k-DOP of the plane lies
/// in z = 0.
SlabPolytope slabPolytope(const Kdop<double>& kdop);
SlabPolytope slabPolytope(const Kdop2<double>& kdop);

}  // namespace hairline
