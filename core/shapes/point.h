#pragma once

#include "core/math/vector.h"

namespace hairline {

/// A point of space.
template <typename S>
struct Point {
  Vector3<S> position;

  friend bool operator==(const Point&, const Point&) = default;
};

/// The same point with its numbers brought into the scalar T.
template <Scalar T>
Point<T> convert(const Point<double>& shape) {
  return {fromDouble<T>(shape.position)};
}

}  // namespace hairline
