#pragma once

#include <array>
#include <vector>

#include "core/math/vector.h"
#include "core/shapes/kdop.h"
#include "core/shapes/kdop2.h"

namespace hairline {

/// What a k-DOP is as a polytope. Nothing of it where the slabs together are empty.
struct SlabPolytope {
  std::vector<Vector3<Rational>> vertices;
  /// Of the slabs, parallel ones once.
  std::vector<std::array<int, 3>> normals;
  /// Directions of the edges, parallel ones once.
  std::vector<std::array<int, 3>> edges;
};

/// The polytope of a k-DOP, found exactly: the line in which two planes of slabs meet is clipped by
/// all other slabs, and what is left is an edge, a vertex or nothing. A k-DOP of the plane lies in
/// z = 0.
SlabPolytope slabPolytope(const Kdop<double>& kdop);
SlabPolytope slabPolytope(const Kdop2<double>& kdop);

}  // namespace hairline
