#pragma once

#include <array>

#include "core/shapes/convert.h"

namespace hairline {

/// A flat rectangle {center + sum of s_i axes_i : |s_i| <= half_extents_i}, the axes as stored.
template <typename S>
struct Rectangle {
  Vector3<S> center;
  std::array<Vector3<S>, 2> axes;
  std::array<S, 2> halfExtents;

  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

}  // namespace hairline
