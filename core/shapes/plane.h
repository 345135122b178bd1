#pragma once

#include "core/math/vector.h"

namespace hairline {

/// The points X with normal·X = offset; the normal is not zero, of any length.
template <typename S>
struct Plane {
  Vector3<S> normal;
  S offset;

  friend bool operator==(const Plane&, const Plane&) = default;
};

/// The same plane with its numbers brought into the scalar T.
template <Scalar T>
Plane<T> convert(const Plane<double>& shape) {
  return {fromDouble<T>(shape.normal), fromDouble<T>(shape.offset)};
}

}  // namespace hairline
