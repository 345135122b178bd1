#pragma once

#include <array>

#include "core/shapes/convert.h"

namespace hairline {

/// A solid tetrahedron of either winding; flat ones are legal.
template <typename S>
struct Tetrahedron {
  std::array<Vector3<S>, 4> vertices;

  friend bool operator==(const Tetrahedron&, const Tetrahedron&) = default;
};

}  // namespace hairline
