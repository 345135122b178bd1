#pragma once

#include "core/math/vector.h"

namespace hairline {

/// A solid cone with its base perpendicular to the axis at apex + height axis. The axis points from
/// the apex into the cone and is unit within rounding, taken as stored.
template <typename S>
struct Cone {
  Vector3<S> apex;
  Vector3<S> axis;
  S height;
  S radius;

  friend bool operator==(const Cone&, const Cone&) = default;
};

/// The same cone with its numbers brought into the scalar T.
template <Scalar T>
Cone<T> convert(const Cone<double>& shape) {
  return {fromDouble<T>(shape.apex), fromDouble<T>(shape.axis), fromDouble<T>(shape.height),
          fromDouble<T>(shape.radius)};
}

}  // namespace hairline
