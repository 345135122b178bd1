#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// A solid cone with its base perpendicular to the axis at apex + height axis. The axis points from
/// the apex into the cone and is unit within rounding, taken as stored.
template <typename S>
struct Cone {
  Vector3<S> apex;
  Vector3<S> axis;
  S height;
  S radius;

  friend bool operator==(const Cone&, const Cone&) = default;
};

}  // namespace hairline
