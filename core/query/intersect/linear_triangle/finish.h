#pragma once

#include <array>

#include "core/query/intersect/linear/line_axis.h"
#include "core/query/query.h"
#include "core/shapes/triangle.h"

namespace hairline::linear_triangle {

/// Where a line crosses the triangle's plane, in homogeneous numbers: the weights of the vertices
/// and t, multiplied by `scale`, which is positive.
template <typename S>
struct Crossing {
  Vector3<S> weights;
  S t;
  S scale;
};

/// "vertex i", "edge i" (opposite to vertex i) or "face": the feature that contains the point with
/// these weights.
template <Scalar S>
Label featureOf(const Vector3<S>& weights) {
  constexpr std::array<Label, 3> vertices{"vertex 0", "vertex 1", "vertex 2"};
  constexpr std::array<Label, 3> edges{"edge 0", "edge 1", "edge 2"};
  int zeros = 0;
  std::size_t zero = 0;
  std::size_t other = 0;
  for (int i = 0; i < 3; ++i) {
    if (sign(weights[i]) == 0) {
      ++zeros;
      zero = static_cast<std::size_t>(i);
    } else {
      other = static_cast<std::size_t>(i);
    }
  }
  if (zeros == 0) return "face";
  return zeros == 1 ? edges[zero] : vertices[other];
}

/// The fields of an answer for a hit in one point.
template <Scalar S>
void putCrossing(const Linear<S>& line, const Crossing<S>& crossing, IntersectAnswer<S>& answer) {
  answer.t = crossing.t / crossing.scale;
  Vector3<S> weights;
  for (int i = 0; i < 3; ++i) weights[i] = crossing.weights[i] / crossing.scale;
  answer.barycentric = weights;
  answer.point = line.at(*answer.t);
  answer.feature = featureOf(crossing.weights);
}

/// Adds the axis that separates a line, ray or segment from a triangle to the answer for a miss, if
/// one of these does: the normal, the products of the direction with the edges, and those of the
/// normal with direction and edges. For a triangle without area also the direction, and the vector
/// from the line to the triangle.
template <Scalar S>
void putAxis(const Linear<S>& line, const Triangle<S>& triangle, IntersectAnswer<S>& answer) {
  constexpr std::array<Label, 3> crosses{"direction cross edge 0", "direction cross edge 1",
                                         "direction cross edge 2"};
  constexpr std::array<Label, 3> sides{"normal cross edge 0", "normal cross edge 1",
                                       "normal cross edge 2"};
  const auto attempt = [&](Label label, const Vector3<S>& axis, LineAxis kind) {
    if (!answer.separating) {
      answer.separating = separatingAxis<S>(label, axis, line, kind, project<S>(triangle, axis));
    }
  };
  const Vector3<S> n = normal(triangle);
  const bool parallel = sign(dot(n, line.direction)) == 0;
  attempt("triangle normal", n, parallel ? LineAxis::perpendicular : LineAxis::any);
  for (int i = 0; i < 3; ++i) {
    attempt(crosses[static_cast<std::size_t>(i)], cross(line.direction, triangle.edge(i)),
            LineAxis::perpendicular);
  }
  if (answer.separating) return;
  attempt("normal cross direction", cross(n, line.direction), LineAxis::perpendicular);
  for (int i = 0; i < 3; ++i) {
    attempt(sides[static_cast<std::size_t>(i)], cross(n, triangle.edge(i)), LineAxis::any);
  }
  const Vector3<S> offset = triangle.vertices[0] - line.origin;
  const Vector3<S> away = cross(cross(line.direction, offset), line.direction);
  attempt("away from line", away, LineAxis::perpendicular);
  attempt("direction", line.direction, LineAxis::any);
  // Two points, or a point and a triangle that is a segment.
  attempt("away from origin", offset, LineAxis::any);
}

}  // namespace hairline::linear_triangle
