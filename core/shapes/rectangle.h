#pragma once

#include <array>

#include "core/math/vector.h"

namespace hairline {

/// A flat rectangle {center + sum of s_i axes_i : |s_i| <= half_extents_i}, the axes as stored.
template <typename S>
struct Rectangle {
  Vector3<S> center;
  std::array<Vector3<S>, 2> axes;
  std::array<S, 2> halfExtents;

  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// The same rectangle with its numbers brought into the scalar T.
template <Scalar T>
Rectangle<T> convert(const Rectangle<double>& shape) {
  return {fromDouble<T>(shape.center),
          {fromDouble<T>(shape.axes[0]), fromDouble<T>(shape.axes[1])},
          {fromDouble<T>(shape.halfExtents[0]), fromDouble<T>(shape.halfExtents[1])}};
}

}  // namespace hairline
