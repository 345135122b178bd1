#pragma once

#include <array>

#include "core/shapes/convert.h"

namespace hairline {

/// A solid ellipsoid {center + sum of s_i radii_i axes_i : sum of s_i² <= 1}. The axes are taken as
/// stored, orthonormal to the last bit or not; radii of 0 leave an ellipse, a segment or a point.
template <typename S>
struct Ellipsoid {
  Vector3<S> center;
  std::array<Vector3<S>, 3> axes;
  std::array<S, 3> radii;

  /// From the center to the surface along an axis.
  Vector3<S> arm(std::size_t i) const { return axes[i] * radii[i]; }

  friend bool operator==(const Ellipsoid&, const Ellipsoid&) = default;
};

}  // namespace hairline
