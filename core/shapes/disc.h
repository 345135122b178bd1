#pragma once

#include "core/shapes/convert.h"

namespace hairline {

/// A flat disc {X : normal·(X - center) = 0, |X - center| <= radius}; the normal is nonzero, of any
/// length.
template <typename S>
struct Disc {
  Vector3<S> center;
  Vector3<S> normal;
  S radius;

  friend bool operator==(const Disc&, const Disc&) = default;
};

}  // namespace hairline
