#pragma once

#include <array>

#include "core/math/vector.h"

namespace hairline {

/// A solid tetrahedron of either winding; flat ones are legal.
template <typename S>
struct Tetrahedron {
  std::array<Vector3<S>, 4> vertices;

  friend bool operator==(const Tetrahedron&, const Tetrahedron&) = default;
};

/// The same tetrahedron with its numbers brought into the scalar T.
template <Scalar T>
Tetrahedron<T> convert(const Tetrahedron<double>& shape) {
  return {{fromDouble<T>(shape.vertices[0]), fromDouble<T>(shape.vertices[1]),
           fromDouble<T>(shape.vertices[2]), fromDouble<T>(shape.vertices[3])}};
}

}  // namespace hairline
