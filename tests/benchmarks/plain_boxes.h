#pragma once

#include "tests/benchmarks/plain.h"

/// Triangle and box by the other methods, from the textbooks.
namespace hairline::plain {

inline bool haveDisjointBounds(const Triangle<double>& triangle, const Aabb<double>& box) {
  const auto& v = triangle.vertices;
  for (int k = 0; k < 3; ++k) {
    const auto [least, greatest] = std::minmax({v[0][k], v[1][k], v[2][k]});
    if (least > box.max[k] || greatest < box.min[k]) return true;
  }
  return false;
}

/// Clipped by six planes, after Sutherland and Hodgman, with the bounds tested first.
inline bool leavesSome(const Triangle<double>& triangle, const Aabb<double>& box) {
  if (haveDisjointBounds(triangle, box)) return false;
  const auto& v = triangle.vertices;
  using P = std::array<double, 3>;
  P polygon[16], kept[16];
  std::size_t count = 3;
  for (std::size_t i = 0; i < 3; ++i) polygon[i] = {v[i][0], v[i][1], v[i][2]};
  for (std::size_t k = 0; k < 3; ++k) {
    const auto axis = static_cast<int>(k);
    for (const double side : {1.0, -1.0}) {
      const double bound = side > 0 ? box.min[axis] : -box.max[axis];
      std::size_t left = 0;
      for (std::size_t i = 0; i < count; ++i) {
        const P& from = polygon[i];
        const P& to = polygon[i + 1 < count ? i + 1 : 0];
        const double start = side * from[k] - bound, end = side * to[k] - bound;
        if (start >= 0) kept[left++] = from;
        if ((start >= 0) != (end >= 0)) {
          const double t = start / (start - end);
          for (std::size_t j = 0; j < 3; ++j) kept[left][j] = from[j] + (to[j] - from[j]) * t;
          ++left;
        }
      }
      if (left == 0) return false;
      std::copy_n(kept, left, polygon);
      count = left;
    }
  }
  return true;
}

/// Edge functions in the three projections, set up for the triangle and evaluated for the box.
/// Schwarz and Seidel 2010.
inline bool meetsByEdgeFunctions(const Triangle<double>& triangle, const Aabb<double>& box) {
  if (haveDisjointBounds(triangle, box)) return false;
  const auto& v = triangle.vertices;
  const V a = of(v[0]), b = of(v[1]), c = of(v[2]);
  const V n = cross(b - a, c - a);
  const double normal[3] = {n.x, n.y, n.z};
  const V size = of(box.max) - of(box.min);
  const V critical{n.x > 0 ? size.x : 0, n.y > 0 ? size.y : 0, n.z > 0 ? size.z : 0};
  const double height = dot(n, of(box.min));
  const double near = dot(n, critical - a), far = dot(n, size - critical - a);
  if ((height + near) * (height + far) > 0) return false;
  for (int k = 0; k < 3; ++k) {
    const int x = (k + 1) % 3, y = (k + 2) % 3;
    const double turn = normal[k] >= 0 ? 1 : -1;
    for (std::size_t e = 0; e < 3; ++e) {
      const auto& from = v[e];
      const auto& to = v[(e + 1) % 3];
      const double nx = -(to[y] - from[y]) * turn, ny = (to[x] - from[x]) * turn;
      const double offset = -(nx * from[x] + ny * from[y]) +
                            std::max(0.0, (box.max[x] - box.min[x]) * nx) +
                            std::max(0.0, (box.max[y] - box.min[y]) * ny);
      if (nx * box.min[x] + ny * box.min[y] + offset < 0) return false;
    }
  }
  return true;
}

}  // namespace hairline::plain
