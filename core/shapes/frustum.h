#pragma once

#include <array>

#include "core/shapes/convert.h"

namespace hairline {

/// A solid: the hull of eight vertices, the four of the near face in order and then those of the
/// far face that belong to them. Any eight points are legal.
template <typename S>
struct Frustum {
  std::array<Vector3<S>, 8> vertices;

  friend bool operator==(const Frustum&, const Frustum&) = default;
};

}  // namespace hairline
