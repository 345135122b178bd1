#pragma once

#include "core/math/interval.h"
#include "core/math/vector.h"

namespace hairline {

/// The rectangle between two corners of the plane, boundary included; min <= max in both
/// coordinates.
template <typename S>
struct Bounds2 {
  Vector2<S> min;
  Vector2<S> max;
};

/// The support point in a direction; if a component is zero, min is taken.
template <Scalar S>
Vector2<S> support(const Bounds2<S>& bounds, const Vector2<S>& direction) {
  return {sign(direction[0]) > 0 ? bounds.max[0] : bounds.min[0],
          sign(direction[1]) > 0 ? bounds.max[1] : bounds.min[1]};
}

/// Whether two of them share a point.
template <Scalar S>
bool overlaps(const Bounds2<S>& a, const Bounds2<S>& b) {
  return overlaps<S>({a.min[0], a.max[0]}, {b.min[0], b.max[0]}) &&
         overlaps<S>({a.min[1], a.max[1]}, {b.min[1], b.max[1]});
}

}  // namespace hairline
