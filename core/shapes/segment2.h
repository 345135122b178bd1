#pragma once

#include "core/math/vector.h"

namespace hairline {

/// A closed segment of the plane; a point when its ends are equal.
template <typename S>
struct Segment2 {
  Vector2<S> a;
  Vector2<S> b;

  friend bool operator==(const Segment2&, const Segment2&) = default;
};

/// The same segment2 with its numbers brought into the scalar T.
template <Scalar T>
Segment2<T> convert(const Segment2<double>& shape) {
  return {fromDouble<T>(shape.a), fromDouble<T>(shape.b)};
}

}  // namespace hairline
