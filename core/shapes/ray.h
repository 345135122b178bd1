#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// The half-line origin + t direction, t >= 0; the direction is nonzero, of any length.
template <typename S>
struct Ray {
  Vector3<S> origin;
  Vector3<S> direction;

  friend bool operator==(const Ray&, const Ray&) = default;
};

}  // namespace hairline
