#pragma once

#include <array>

#include "core/shapes/convert.h"

namespace hairline {

/// A flat quadrilateral, vertices in order, convex or concave: the union of two closed triangles,
/// cut along the diagonal from vertex 0 to 2, or the inner one if it is concave.
template <typename S>
struct Quad {
  std::array<Vector3<S>, 4> vertices;

  friend bool operator==(const Quad&, const Quad&) = default;
};

}  // namespace hairline
