#pragma once

#include "core/math/vector.h"

namespace hairline {

/// A solid ball; the radius may be zero.
template <typename S>
struct Sphere {
  Vector3<S> center;
  S radius;

  friend bool operator==(const Sphere&, const Sphere&) = default;
};

/// The same sphere with its numbers brought into the scalar T.
template <Scalar T>
Sphere<T> convert(const Sphere<double>& shape) {
  return {fromDouble<T>(shape.center), fromDouble<T>(shape.radius)};
}

}  // namespace hairline
