#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// A solid ball; the radius may be zero.
template <typename S>
struct Sphere {
  Vector3<S> center;
  S radius;

  friend bool operator==(const Sphere&, const Sphere&) = default;
};

}  // namespace hairline
