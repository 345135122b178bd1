#pragma once

#include <array>

#include "core/math/scalar.h"
#include "core/math/triple.h"

namespace hairline::triangle_aabb {

/// What a triangle's setup keeps for boxes, relative to vertex 0, by coordinate axes and so by the
/// projections along them.
template <typename S>
struct SetupNumbers {
  /// Vertex 0, and the triangle's extent.
  Vector3<S> origin, low, high;
  Triple<Product<S>> normal;
  /// Of edge 0, what its function adds: edges 1 and 2 pass through vertex 0.
  Triple<Product<S>> offset;
  /// The inward normals of the edges: by edges, then by projections, so that these stand side by
  /// side.
  std::array<Triple<S>, 3> x, y;
  /// What a register of four that is read over the last of them finds.
  S spare{};
};

}  // namespace hairline::triangle_aabb
