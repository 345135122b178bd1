#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// The closed segment from a to b; a point if they are equal.
template <typename S>
struct Segment {
  Vector3<S> a;
  Vector3<S> b;

  friend bool operator==(const Segment&, const Segment&) = default;
};

}  // namespace hairline
