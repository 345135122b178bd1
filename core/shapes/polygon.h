#pragma once

#include <vector>

#include "core/shapes/convert.h"

namespace hairline {

/// A flat polygon, vertices in order, convex or concave: the union of the closed triangles that ear
/// clipping in vertex order gives.
template <typename S>
struct Polygon {
  std::vector<Vector3<S>> vertices;

  friend bool operator==(const Polygon&, const Polygon&) = default;
};

}  // namespace hairline
