#pragma once

#include <array>

#include "core/math/vector.h"

namespace hairline {

/// A flat quadrilateral, vertices in order, convex or concave: the union of two closed triangles,
/// cut along the diagonal from vertex 0 to 2, or the inner one when it is concave.
template <typename S>
struct Quad {
  std::array<Vector3<S>, 4> vertices;

  friend bool operator==(const Quad&, const Quad&) = default;
};

/// The same quad with its numbers brought into the scalar T.
template <Scalar T>
Quad<T> convert(const Quad<double>& shape) {
  return {{fromDouble<T>(shape.vertices[0]), fromDouble<T>(shape.vertices[1]),
           fromDouble<T>(shape.vertices[2]), fromDouble<T>(shape.vertices[3])}};
}

}  // namespace hairline
