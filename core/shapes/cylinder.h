#pragma once

#include "core/math/vector.h"

namespace hairline {

/// A solid cylinder with flat caps; a and b are the centres of the caps, apart.
template <typename S>
struct Cylinder {
  Vector3<S> a;
  Vector3<S> b;
  S radius;

  friend bool operator==(const Cylinder&, const Cylinder&) = default;
};

/// The same cylinder with its numbers brought into the scalar T.
template <Scalar T>
Cylinder<T> convert(const Cylinder<double>& shape) {
  return {fromDouble<T>(shape.a), fromDouble<T>(shape.b), fromDouble<T>(shape.radius)};
}

}  // namespace hairline
