#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// A point of space.
template <typename S>
struct Point {
  Vector3<S> position;

  friend bool operator==(const Point&, const Point&) = default;
};

}  // namespace hairline
