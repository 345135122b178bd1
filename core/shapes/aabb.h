#pragma once

#include "core/math/interval.h"
#include "core/shapes/convert.h"

namespace hairline {

/// A solid axis-aligned box, min <= max in every coordinate; it may be flat or a point.
template <typename S>
struct Aabb {
  Vector3<S> min;
  Vector3<S> max;

  friend bool operator==(const Aabb&, const Aabb&) = default;

  /// The corner whose coordinates are taken from max if the bit of that axis is set.
  Vector3<S> corner(unsigned bits) const {
    return {(bits & 1) != 0 ? max[0] : min[0], (bits & 2) != 0 ? max[1] : min[1],
            (bits & 4) != 0 ? max[2] : min[2]};
  }
  /// The extent along one coordinate axis.
  Interval<S> extent(int axis) const { return {min[axis], max[axis]}; }
};

/// The support point in a direction; if a component is zero, min is taken.
template <Scalar S>
Vector3<S> support(const Aabb<S>& box, const Vector3<S>& direction) {
  return {sign(direction[0]) > 0 ? box.max[0] : box.min[0],
          sign(direction[1]) > 0 ? box.max[1] : box.min[1],
          sign(direction[2]) > 0 ? box.max[2] : box.min[2]};
}

/// The projection onto a direction of any length: the interval of direction·X over the box.
/// Branchless and free of decisions: the support point is found by comparing products.
template <Scalar S>
Interval<S> project(const Aabb<S>& box, const Vector3<S>& direction) {
  const Interval<S> x = hull<S>(direction[0] * box.min[0], direction[0] * box.max[0]);
  const Interval<S> y = hull<S>(direction[1] * box.min[1], direction[1] * box.max[1]);
  const Interval<S> z = hull<S>(direction[2] * box.min[2], direction[2] * box.max[2]);
  return {x.min + y.min + z.min, x.max + y.max + z.max};
}

}  // namespace hairline
