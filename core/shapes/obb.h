#pragma once

#include <array>

#include "core/math/vector.h"

namespace hairline {

/// A solid oriented box {center + sum of s_i axes_i : |s_i| <= half_extents_i}. The axes are taken
/// as stored, orthonormal to the last bit or not.
template <typename S>
struct Obb {
  Vector3<S> center;
  std::array<Vector3<S>, 3> axes;
  std::array<S, 3> halfExtents;

  friend bool operator==(const Obb&, const Obb&) = default;
};

/// The same obb with its numbers brought into the scalar T.
template <Scalar T>
Obb<T> convert(const Obb<double>& shape) {
  return {
      fromDouble<T>(shape.center),
      {fromDouble<T>(shape.axes[0]), fromDouble<T>(shape.axes[1]), fromDouble<T>(shape.axes[2])},
      {fromDouble<T>(shape.halfExtents[0]), fromDouble<T>(shape.halfExtents[1]),
       fromDouble<T>(shape.halfExtents[2])}};
}

}  // namespace hairline
