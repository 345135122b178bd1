#pragma once

#include "core/math/vector.h"

namespace hairline {

/// A point of the plane.
template <typename S>
struct Point2 {
  Vector2<S> position;

  friend bool operator==(const Point2&, const Point2&) = default;
};

/// The same point2 with its numbers brought into the scalar T.
template <Scalar T>
Point2<T> convert(const Point2<double>& shape) {
  return {fromDouble<T>(shape.position)};
}

}  // namespace hairline
