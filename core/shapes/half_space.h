#pragma once

#include "core/shapes/convert.h"
#include "core/shapes/plane.h"

namespace hairline {

/// A solid: the points X with normal·X <= offset; the normal is nonzero, of any length.
template <typename S>
struct HalfSpace {
  Vector3<S> normal;
  S offset;

  Plane<S> boundary() const { return {normal, offset, {}}; }

  friend bool operator==(const HalfSpace&, const HalfSpace&) = default;
};

}  // namespace hairline
