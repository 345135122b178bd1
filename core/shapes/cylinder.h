#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// A solid cylinder with flat caps; a and b are the centres of the caps, which differ.
template <typename S>
struct Cylinder {
  Vector3<S> a;
  Vector3<S> b;
  S radius;

  friend bool operator==(const Cylinder&, const Cylinder&) = default;
};

}  // namespace hairline
