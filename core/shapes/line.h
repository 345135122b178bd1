#pragma once

#include "core/math/vector.h"

namespace hairline {

/// The unbounded line origin + t direction; the direction is not zero, of any length.
template <typename S>
struct Line {
  Vector3<S> origin;
  Vector3<S> direction;

  friend bool operator==(const Line&, const Line&) = default;
};

/// The same line with its numbers brought into the scalar T.
template <Scalar T>
Line<T> convert(const Line<double>& shape) {
  return {fromDouble<T>(shape.origin), fromDouble<T>(shape.direction)};
}

}  // namespace hairline
