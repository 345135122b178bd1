#pragma once

#include <array>

#include "core/math/vector.h"
#include "core/query/trace.h"

namespace hairline::predicates {

// Shewchuk's determinants (Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric
// Predicates, 1997), each as the terms whose sum it is. All points are relative to the last one.

/// A determinant as a sum, with the names of its terms for the trace.
template <typename S, std::size_t count>
struct Terms {
  std::array<S, count> values;
  std::array<Label, count> labels;

  S sum() const {
    S total = values[0];
    for (std::size_t i = 1; i < count; ++i) total += values[i];
    return total;
  }
};

/// Positive if three points of the plane are in counterclockwise order.
template <Scalar S>
Terms<S, 2> orientation(const std::array<Vector2<S>, 3>& p) {
  const Vector2<S> a = p[0] - p[2];
  const Vector2<S> b = p[1] - p[2];
  return {{S(a[0] * b[1]), S(-(a[1] * b[0]))}, {"left product", "right product"}};
}

/// Positive if the fourth point lies below the plane of the first three, which are counterclockwise
/// as seen from above.
template <Scalar S>
Terms<S, 3> orientation(const std::array<Vector3<S>, 4>& p) {
  const Vector3<S> a = p[0] - p[3];
  const Vector3<S> b = p[1] - p[3];
  const Vector3<S> c = p[2] - p[3];
  const Vector3<S> minors = cross(b, c);
  return {{S(a[0] * minors[0]), S(a[1] * minors[1]), S(a[2] * minors[2])},
          {"term in x", "term in y", "term in z"}};
}

/// Positive if the fourth point lies inside the circle through the first three, which are in
/// counterclockwise order; of the opposite sign if they are clockwise.
template <Scalar S>
Terms<S, 3> inCircle(const std::array<Vector2<S>, 4>& p) {
  const Vector2<S> a = p[0] - p[3];
  const Vector2<S> b = p[1] - p[3];
  const Vector2<S> c = p[2] - p[3];
  return {{S(squaredNorm(a) * cross(b, c)), S(squaredNorm(b) * cross(c, a)),
           S(squaredNorm(c) * cross(a, b))},
          {"term of point 0", "term of point 1", "term of point 2"}};
}

/// Positive if the fifth point lies inside the sphere through the first four, which have positive
/// orientation; of the opposite sign if theirs is negative.
template <Scalar S>
Terms<S, 4> inSphere(const std::array<Vector3<S>, 5>& p) {
  const Vector3<S> a = p[0] - p[4];
  const Vector3<S> b = p[1] - p[4];
  const Vector3<S> c = p[2] - p[4];
  const Vector3<S> d = p[3] - p[4];
  const Vector3<S> ab = cross(a, b);
  const Vector3<S> cd = cross(c, d);
  return {{S(-(squaredNorm(a) * dot(b, cd))), S(squaredNorm(b) * dot(a, cd)),
           S(-(squaredNorm(c) * dot(d, ab))), S(squaredNorm(d) * dot(c, ab))},
          {"term of point 0", "term of point 1", "term of point 2", "term of point 3"}};
}

}  // namespace hairline::predicates
