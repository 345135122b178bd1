#pragma once

#include <array>

#include "core/shapes/aabb.h"
#include "core/shapes/convert.h"
#include "core/shapes/projection_plane.h"
#include "core/shapes/triangle2.h"

namespace hairline {

/// A triangle of space: a surface. It may be degenerate (a segment or a point).
template <typename S>
struct Triangle {
  std::array<Vector3<S>, 3> vertices;

  friend bool operator==(const Triangle&, const Triangle&) = default;

  /// The edge opposite to a vertex, directed so that the three edges form a cycle:
  /// edge(i) = vertices[i+2] - vertices[i+1].
  Vector3<S> edge(int i) const { return vertices[(i + 2) % 3] - vertices[(i + 1) % 3]; }
};

/// The normal (b-a)×(c-a), of length twice the area; zero for a degenerate triangle.
template <Scalar S>
Vector3<S> normal(const Triangle<S>& triangle) {
  return cross(triangle.vertices[1] - triangle.vertices[0],
               triangle.vertices[2] - triangle.vertices[0]);
}

/// The projection along a coordinate axis to XY, YZ or ZX.
template <Scalar S>
Triangle2<S> project(const Triangle<S>& triangle, ProjectionPlane plane) {
  return {{project(triangle.vertices[0], plane), project(triangle.vertices[1], plane),
           project(triangle.vertices[2], plane)}};
}

/// The projection onto a direction of any length: the interval of direction·X over the triangle.
template <Scalar S>
Interval<S> project(const Triangle<S>& triangle, const Vector3<S>& direction) {
  return hull<S>(dot(direction, triangle.vertices[0]), dot(direction, triangle.vertices[1]),
                 dot(direction, triangle.vertices[2]));
}

/// The smallest axis-aligned box around the triangle.
template <Scalar S>
Aabb<S> bounds(const Triangle<S>& triangle) {
  const auto& v = triangle.vertices;
  const Interval<S> x = hull(v[0][0], v[1][0], v[2][0]);
  const Interval<S> y = hull(v[0][1], v[1][1], v[2][1]);
  const Interval<S> z = hull(v[0][2], v[1][2], v[2][2]);
  return {{x.min, y.min, z.min}, {x.max, y.max, z.max}};
}

}  // namespace hairline
