#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// The unbounded line origin + t direction; the direction is nonzero, of any length.
template <typename S>
struct Line {
  Vector3<S> origin;
  Vector3<S> direction;

  friend bool operator==(const Line&, const Line&) = default;
};

}  // namespace hairline
