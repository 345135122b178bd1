#pragma once

#include "core/math/vector.h"

namespace hairline {

/// A solid capsule: all points within radius of the segment ab.
template <typename S>
struct Capsule {
  Vector3<S> a;
  Vector3<S> b;
  S radius;

  friend bool operator==(const Capsule&, const Capsule&) = default;
};

/// The same capsule with its numbers brought into the scalar T.
template <Scalar T>
Capsule<T> convert(const Capsule<double>& shape) {
  return {fromDouble<T>(shape.a), fromDouble<T>(shape.b), fromDouble<T>(shape.radius)};
}

}  // namespace hairline
