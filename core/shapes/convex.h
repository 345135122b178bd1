#pragma once

#include <vector>

#include "core/shapes/convert.h"

namespace hairline {

/// A solid: the convex hull of the vertices.
template <typename S>
struct Convex {
  std::vector<Vector3<S>> vertices;

  friend bool operator==(const Convex&, const Convex&) = default;
};

}  // namespace hairline
