#pragma once

#include <array>

#include "core/shapes/convert.h"

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

}  // namespace hairline
