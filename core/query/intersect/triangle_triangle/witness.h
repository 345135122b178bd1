#pragma once

#include <algorithm>

#include "core/query/intersect/triangle_triangle/axis_scan.h"
#include "core/query/intersect/triangle_triangle/section.h"
#include "core/shapes/segment.h"

namespace hairline::triangle_triangle {

// Certificates for methods whose own steps do not give one. They are checked separately in exact
// arithmetic, so it does not matter how they are found.

/// A common point of two intersecting segments.
template <Scalar S>
Vector3<S> commonPoint(const Vector3<S>& p, const Vector3<S>& q, const Vector3<S>& a,
                       const Vector3<S>& b) {
  const Vector3<S> n = cross(q - p, b - a);
  if (isZero(n)) {
    if (holds(p, q, a)) return a;
    if (holds(p, q, b)) return b;
    return holds(a, b, p) ? p : q;
  }
  const S s = dot(cross(a - p, b - a), n) / squaredNorm(n);
  return p + (q - p) * s;
}

/// A common point of triangles that are coplanar or have no area; nothing if none is found.
template <Scalar S>
std::optional<Vector3<S>> flatCommonPoint(const Triangle<S>& a, const Triangle<S>& b) {
  const Triangle<S>* order[2] = {&a, &b};
  for (int side = 0; side < 2; ++side) {
    const Triangle<S>& from = *order[side];
    const Triangle<S>& onto = *order[1 - side];
    const Vector3<S> n = normal(onto);
    for (const Vector3<S>& vertex : from.vertices) {
      if (segmentMeets(vertex, vertex, onto, n)) return vertex;
    }
  }
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      const Vector3<S>& p = a.vertices[i];
      const Vector3<S>& q = a.vertices[(i + 1) % 3];
      const Vector3<S>& u = b.vertices[j];
      const Vector3<S>& v = b.vertices[(j + 1) % 3];
      if (segmentsMeet(p, q, u, v)) return commonPoint(p, q, u, v);
    }
  }
  // A segment or point against a triangle with area: where the segment crosses the plane.
  for (int side = 0; side < 2; ++side) {
    const Triangle<S>& flat = *order[side];
    const Vector3<S> n = normal(flat);
    if (isZero(n)) continue;
    const Section<S> section =
        sectionOf(*order[1 - side], heights(*order[1 - side], flat.vertices[0], n));
    for (int i = 0; i < section.count; ++i) {
      const Vector3<S>& point = section.ends[static_cast<std::size_t>(i)];
      if (holdsInPlane(flat, n, point)) return point;
    }
  }
  return std::nullopt;
}

/// Adds the common segment, or a common point, to the answer for a hit.
template <Scalar S>
void addCommonPart(const Input<S>& input, IntersectAnswer<S>& answer) {
  const Vector3<S> normalA = normal(input.a);
  const Vector3<S> normalB = normal(input.b);
  if (!planesCross(pairOf(input))) {
    answer.point = flatCommonPoint(input.a, input.b);
    return;
  }
  const Section<S> a = sectionOf(input.a, heights(input.a, input.b.vertices[0], normalB));
  const Section<S> b = sectionOf(input.b, heights(input.b, input.a.vertices[0], normalA));
  answer.segment = commonPart(a, b, cross(normalA, normalB));
  if (answer.segment) answer.point = (answer.segment->a + answer.segment->b) * S(0.5);
}

/// Adds a proof to an answer: the common part, or the separating axis if there is one in this
/// scalar.
template <Scalar S>
void addProof(const Input<S>& input, IntersectAnswer<S>& answer) {
  if (answer.hit) addCommonPart(input, answer);
  Silent observer;
  AxisScan<S, Silent> scan(input, observer);
  scan.run();
  if (answer.hit == scan.separated()) return;
  answer.separating = scan.separating(input);
  answer.overlap = scan.leastOverlap();
}

}  // namespace hairline::triangle_triangle
