#pragma once

#include <array>

#include "core/shapes/bounds2.h"
#include "core/shapes/convert.h"

namespace hairline {

/// A triangle of the plane, either winding, degenerate ones included.
template <typename S>
struct Triangle2 {
  std::array<Vector2<S>, 3> vertices;

  friend bool operator==(const Triangle2&, const Triangle2&) = default;

  /// The edge opposite to a vertex, directed so that the three edges form a cycle:
  /// edge(i) = vertices[i+2] - vertices[i+1].
  Vector2<S> edge(int i) const { return vertices[(i + 2) % 3] - vertices[(i + 1) % 3]; }
};

/// Twice the signed area: positive if the vertices run counter-clockwise, 0 if they are collinear
/// or equal.
template <Scalar S>
S signedArea2(const Triangle2<S>& triangle) {
  return cross(triangle.vertices[1] - triangle.vertices[0],
               triangle.vertices[2] - triangle.vertices[0]);
}

/// The normal of edge i that points inside, whichever way the triangle winds; `facing` is the sign
/// of its signed area. Of any length; for a degenerate triangle (facing 0) the normal to the left
/// of the edge.
template <Scalar S>
Vector2<S> inwardNormal(const Triangle2<S>& triangle, int i, int facing) {
  const Vector2<S> edge = triangle.edge(i);
  if (facing < 0) return {edge[1], -edge[0]};
  return {-edge[1], edge[0]};
}

/// The smallest rectangle around the triangle.
template <Scalar S>
Bounds2<S> bounds(const Triangle2<S>& triangle) {
  const auto& v = triangle.vertices;
  const Interval<S> x = hull(v[0][0], v[1][0], v[2][0]);
  const Interval<S> y = hull(v[0][1], v[1][1], v[2][1]);
  return {{x.min, y.min}, {x.max, y.max}};
}

}  // namespace hairline
