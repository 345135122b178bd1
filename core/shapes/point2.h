#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// A point of the plane.
template <typename S>
struct Point2 {
  Vector2<S> position;

  friend bool operator==(const Point2&, const Point2&) = default;
};

}  // namespace hairline
