#pragma once

#include <array>

#include "core/math/scalar.h"
#include "core/math/triple.h"

namespace hairline::triangle_aabb {

/// The numbers of a triangle's setup, relative to vertex 0, by coordinate axes and so by the
/// projections along them.
template <typename S>
struct SetupNumbers {
  /// Vertex 0, and the triangle's extent.
  Vector3<S> origin, low, high;
  Triple<Product<S>> normal;
  /// The term of edge 0 in its function: edges 1 and 2 pass through vertex 0.
  Triple<Product<S>> offset;
  /// The inward normals of the edges: by edges, then by projections, so that those of one edge are
  /// adjacent.
  std::array<Triple<S>, 3> x, y;
  /// Padding for a register of four that is loaded at the last of them.
  S spare{};
};

}  // namespace hairline::triangle_aabb
