#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// A closed segment of the plane; a point if its ends are equal.
template <typename S>
struct Segment2 {
  Vector2<S> a;
  Vector2<S> b;

  friend bool operator==(const Segment2&, const Segment2&) = default;
};

}  // namespace hairline
