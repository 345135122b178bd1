#pragma once

#include <array>

#include "core/shapes/convert.h"
#include "core/shapes/rectangle.h"

namespace hairline {

/// A rectangle of the plane {center + sum of s_i axes_i : |s_i| <= half_extents_i}, the axes as
/// stored.
template <typename S>
struct Rectangle2 {
  Vector2<S> center;
  std::array<Vector2<S>, 2> axes;
  std::array<S, 2> halfExtents;

  friend bool operator==(const Rectangle2&, const Rectangle2&) = default;

  /// Counter-clockwise if the axes are.
  std::array<Vector2<S>, 4> corners() const {
    const Vector2<S> x = axes[0] * halfExtents[0];
    const Vector2<S> y = axes[1] * halfExtents[1];
    return {Vector2<S>(center - x - y), Vector2<S>(center + x - y), Vector2<S>(center + x + y),
            Vector2<S>(center - x + y)};
  }
};

/// The rectangle along the coordinate axes between two corners, min <= max in both coordinates.
/// Center and half-extents are rounded to doubles.
inline Rectangle2<double> rectangleBetween(const Vector2<double>& min, const Vector2<double>& max) {
  return {min / 2 + max / 2,
          {Vector2<double>(1, 0), Vector2<double>(0, 1)},
          {max[0] / 2 - min[0] / 2, max[1] / 2 - min[1] / 2}};
}

/// The same set as a rectangle of space, in z = 0.
template <typename S>
Rectangle<S> spatial(const Rectangle2<S>& shape) {
  const auto lift = [](const Vector2<S>& v) { return Vector3<S>(v[0], v[1], S(0)); };
  return {lift(shape.center), {lift(shape.axes[0]), lift(shape.axes[1])}, shape.halfExtents};
}

}  // namespace hairline
