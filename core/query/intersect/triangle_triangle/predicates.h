#pragma once

#include <algorithm>

#include "core/query/intersect/linear/shadow.h"
#include "core/query/intersect/triangle_triangle/input.h"

namespace hairline::triangle_triangle {

// Predicates on closed sets by signs of polynomials; complete for degenerate input.

/// Whether a segment of length zero or more contains a point.
template <Scalar S>
bool holds(const Vector3<S>& a, const Vector3<S>& b, const Vector3<S>& p) {
  if (!isZero(cross(b - a, p - a))) return false;
  for (int k = 0; k < 3; ++k) {
    if (sign(S(p[k] - a[k])) * sign(S(p[k] - b[k])) > 0) return false;
  }
  return true;
}

/// Whether two segments of space intersect.
template <Scalar S>
bool segmentsMeet(const Vector3<S>& p, const Vector3<S>& q, const Vector3<S>& a,
                  const Vector3<S>& b) {
  const Vector3<S> d = q - p;
  const Vector3<S> e = b - a;
  const Vector3<S> w = a - p;
  const Vector3<S> n = cross(d, e);
  if (isZero(n)) {
    // Parallel, or one is a point: they intersect if and only if an end of one lies on the other.
    return holds(p, q, a) || holds(p, q, b) || holds(a, b, p) || holds(a, b, q);
  }
  if (sign(dot(n, w)) != 0) return false;
  // p + s d = a + t e with s = (w×e)·n / n², t = (w×d)·n / n².
  const S whole = squaredNorm(n);
  const S s = dot(cross(w, e), n);
  const S t = dot(cross(w, d), n);
  return sign(s) >= 0 && sign(S(whole - s)) >= 0 && sign(t) >= 0 && sign(S(whole - t)) >= 0;
}

/// Whether a triangle with area contains a point of its plane.
template <Scalar S>
bool holdsInPlane(const Triangle<S>& triangle, const Vector3<S>& n, const Vector3<S>& p) {
  for (int i = 0; i < 3; ++i) {
    const Vector3<S>& from = triangle.vertices[static_cast<std::size_t>((i + 1) % 3)];
    if (sign(dot(n, cross(triangle.edge(i), p - from))) < 0) return false;
  }
  return true;
}

/// In float and double, whether a segment that seems to cross a triangle may do so: if it lies in
/// the plane up to rounding, the signs of volumes decide nothing, but in the projection along the
/// normal it must meet the triangle.
template <Scalar S>
bool mayCross(const Vector3<S>& p, const Vector3<S>& q, const Triangle<S>& triangle,
              const Vector3<S>& n) {
  if constexpr (std::floating_point<S>) {
    VerdictOnly observer;
    LineClip<S, VerdictOnly> clip(linear(Segment<S>{p, q}), observer);
    clipToShadow(clip, triangle.vertices, n);
    return !clip.empty();
  } else {
    return true;
  }
}

/// Whether a segment and a triangle intersect. `n` is the triangle's normal, which may be zero.
template <Scalar S>
bool segmentMeets(const Vector3<S>& p, const Vector3<S>& q, const Triangle<S>& triangle,
                  const Vector3<S>& n) {
  const auto& v = triangle.vertices;
  const bool flat = !isZero(n);
  if (flat) {
    const int above = sign(dot(n, p - v[0]));
    const int below = sign(dot(n, q - v[0]));
    if (above * below > 0) return false;
    if (above != 0 || below != 0) {
      // The line crosses the plane once: it must pass all edges on one side.
      const Vector3<S> d = q - p;
      int least = 0;
      int greatest = 0;
      for (std::size_t i = 0; i < 3; ++i) {
        const int side = sign(dot(d, cross(v[i] - p, v[(i + 1) % 3] - p)));
        least = std::min(least, side);
        greatest = std::max(greatest, side);
      }
      return (least == 0 || greatest == 0) && mayCross(p, q, triangle, n);
    }
    if (holdsInPlane(triangle, n, p)) return true;
  }
  // In the plane, or a triangle that consists of its edges.
  for (std::size_t i = 0; i < 3; ++i) {
    if (segmentsMeet(p, q, v[i], v[(i + 1) % 3])) return true;
  }
  return false;
}

/// Whether two triangles intersect, that is, whether an edge of one meets the other.
template <Scalar S>
bool edgesMeet(const Triangle<S>& a, const Triangle<S>& b) {
  const auto meets = [](const Triangle<S>& from, const Triangle<S>& onto) {
    const Vector3<S> n = normal(onto);
    const auto& v = from.vertices;
    return segmentMeets(v[0], v[1], onto, n) || segmentMeets(v[1], v[2], onto, n) ||
           segmentMeets(v[2], v[0], onto, n);
  };
  return meets(a, b) || meets(b, a);
}

}  // namespace hairline::triangle_triangle
