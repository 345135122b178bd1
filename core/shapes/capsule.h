#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// A solid capsule: all points within radius of the segment ab.
template <typename S>
struct Capsule {
  Vector3<S> a;
  Vector3<S> b;
  S radius;

  friend bool operator==(const Capsule&, const Capsule&) = default;
};

}  // namespace hairline
