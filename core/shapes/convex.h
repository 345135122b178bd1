#pragma once

#include <vector>

#include "core/math/vector.h"

namespace hairline {

/// A solid: the convex hull of the vertices.
template <typename S>
struct Convex {
  std::vector<Vector3<S>> vertices;

  friend bool operator==(const Convex&, const Convex&) = default;
};

/// The same convex with its numbers brought into the scalar T.
template <Scalar T>
Convex<T> convert(const Convex<double>& shape) {
  Convex<T> result;
  result.vertices.reserve(shape.vertices.size());
  for (const Vector3<double>& vertex : shape.vertices) {
    result.vertices.push_back(fromDouble<T>(vertex));
  }
  return result;
}

}  // namespace hairline
