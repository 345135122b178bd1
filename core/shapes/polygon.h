#pragma once

#include <vector>

#include "core/math/vector.h"

namespace hairline {

/// A flat polygon, vertices in order, convex or concave: the union of the closed triangles that
/// clipping ears in vertex order leaves.
template <typename S>
struct Polygon {
  std::vector<Vector3<S>> vertices;

  friend bool operator==(const Polygon&, const Polygon&) = default;
};

/// The same polygon with its numbers brought into the scalar T.
template <Scalar T>
Polygon<T> convert(const Polygon<double>& shape) {
  Polygon<T> result;
  result.vertices.reserve(shape.vertices.size());
  for (const Vector3<double>& vertex : shape.vertices) {
    result.vertices.push_back(fromDouble<T>(vertex));
  }
  return result;
}

}  // namespace hairline
