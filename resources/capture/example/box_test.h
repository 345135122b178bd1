// Whether a triangle and a box intersect, as in a typical narrow phase: by the axes of the box and
// the normal of the triangle. It lacks the nine cross products of edges, so that some disjoint
// pairs count as intersecting.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

struct Vec {
  float x, y, z;
};

inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec operator*(float s, Vec a) { return {s * a.x, s * a.y, s * a.z}; }
inline float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Vec cross(Vec a, Vec b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

inline bool triangleMeetsBox(Vec a, Vec b, Vec c, Vec min, Vec max) {
  const Vec normal = cross(b - a, c - a);
  for (const Vec axis : {Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}, normal}) {
    const auto [least, most] = std::minmax({dot(axis, a), dot(axis, b), dot(axis, c)});
    // The support points of the box along the axis.
    const Vec low{axis.x < 0 ? max.x : min.x, axis.y < 0 ? max.y : min.y,
                  axis.z < 0 ? max.z : min.z};
    const Vec high{axis.x < 0 ? min.x : max.x, axis.y < 0 ? min.y : max.y,
                   axis.z < 0 ? min.z : max.z};
    if (most < dot(axis, low) || least > dot(axis, high)) return false;
  }
  return true;
}
