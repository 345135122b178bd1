#pragma once

#include "core/math/interval.h"
#include "core/math/vector.h"

namespace hairline {

/// A closed rectangle of the plane, min <= max in both coordinates.
template <typename S>
struct Rectangle2 {
  Vector2<S> min;
  Vector2<S> max;

  friend bool operator==(const Rectangle2&, const Rectangle2&) = default;
};

/// The same rectangle2 with its numbers brought into the scalar T.
template <Scalar T>
Rectangle2<T> convert(const Rectangle2<double>& shape) {
  return {fromDouble<T>(shape.min), fromDouble<T>(shape.max)};
}

/// The corner foremost in a direction; where a component is zero, min is taken.
template <Scalar S>
Vector2<S> support(const Rectangle2<S>& rectangle, const Vector2<S>& direction) {
  return {sign(direction[0]) > 0 ? rectangle.max[0] : rectangle.min[0],
          sign(direction[1]) > 0 ? rectangle.max[1] : rectangle.min[1]};
}

/// Whether two rectangles share a point.
template <Scalar S>
bool overlaps(const Rectangle2<S>& a, const Rectangle2<S>& b) {
  return overlaps<S>({a.min[0], a.max[0]}, {b.min[0], b.max[0]}) &&
         overlaps<S>({a.min[1], a.max[1]}, {b.min[1], b.max[1]});
}

}  // namespace hairline
