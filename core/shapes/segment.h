#pragma once

#include "core/math/vector.h"

namespace hairline {

/// The closed segment from a to b; a point when they are equal.
template <typename S>
struct Segment {
  Vector3<S> a;
  Vector3<S> b;

  friend bool operator==(const Segment&, const Segment&) = default;
};

/// The same segment with its numbers brought into the scalar T.
template <Scalar T>
Segment<T> convert(const Segment<double>& shape) {
  return {fromDouble<T>(shape.a), fromDouble<T>(shape.b)};
}

}  // namespace hairline
