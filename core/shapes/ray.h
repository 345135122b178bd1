#pragma once

#include "core/math/vector.h"

namespace hairline {

/// The half-line origin + t direction, t >= 0; the direction is not zero, of any length.
template <typename S>
struct Ray {
  Vector3<S> origin;
  Vector3<S> direction;

  friend bool operator==(const Ray&, const Ray&) = default;
};

/// The same ray with its numbers brought into the scalar T.
template <Scalar T>
Ray<T> convert(const Ray<double>& shape) {
  return {fromDouble<T>(shape.origin), fromDouble<T>(shape.direction)};
}

}  // namespace hairline
