#pragma once

#include <algorithm>
#include <cmath>

#include "core/shapes/aabb.h"
#include "core/shapes/ray.h"
#include "core/shapes/triangle.h"

/// The classic tests, written by hand from the textbooks: the yardstick of the methods. For
/// benchmarks only.
namespace hairline::yardstick {

template <typename S>
struct Numbers {
  S x, y, z;
};

template <typename S>
bool apart(S p, S q, S radius) {
  return std::min(p, q) > radius || std::max(p, q) < -radius;
}

template <typename S>
bool apart(S a, S b, S c, S half) {
  return std::min(std::min(a, b), c) > half || std::max(std::max(a, b), c) < -half;
}

// The three axes of edge e; p and q are one of its ends and the vertex opposite.
template <typename S>
bool edgeSeparates(const Numbers<S>& e, const Numbers<S>& p, const Numbers<S>& q,
                   const Numbers<S>& h) {
  const S x = std::fabs(e.x);
  const S y = std::fabs(e.y);
  const S z = std::fabs(e.z);
  return apart(e.z * p.y - e.y * p.z, e.z * q.y - e.y * q.z, z * h.y + y * h.z) ||
         apart(e.x * p.z - e.z * p.x, e.x * q.z - e.z * q.x, z * h.x + x * h.z) ||
         apart(e.y * p.x - e.x * p.y, e.y * q.x - e.x * q.y, y * h.x + x * h.y);
}

/// Triangle and box by 13 axes with early exit: the box about the origin, half extents, absolute
/// values.
template <bool nineFirst, typename S>
bool meets(const Triangle<S>& triangle, const Aabb<S>& box) {
  const Numbers<S> c{(box.min[0] + box.max[0]) * S(0.5), (box.min[1] + box.max[1]) * S(0.5),
                     (box.min[2] + box.max[2]) * S(0.5)};
  const Numbers<S> h{(box.max[0] - box.min[0]) * S(0.5), (box.max[1] - box.min[1]) * S(0.5),
                     (box.max[2] - box.min[2]) * S(0.5)};
  const auto& v = triangle.vertices;
  const Numbers<S> v0{v[0][0] - c.x, v[0][1] - c.y, v[0][2] - c.z};
  const Numbers<S> v1{v[1][0] - c.x, v[1][1] - c.y, v[1][2] - c.z};
  const Numbers<S> v2{v[2][0] - c.x, v[2][1] - c.y, v[2][2] - c.z};
  if constexpr (!nineFirst) {
    if (apart(v0.x, v1.x, v2.x, h.x) || apart(v0.y, v1.y, v2.y, h.y) ||
        apart(v0.z, v1.z, v2.z, h.z)) {
      return false;
    }
  }
  const Numbers<S> e0{v1.x - v0.x, v1.y - v0.y, v1.z - v0.z};
  const Numbers<S> e1{v2.x - v1.x, v2.y - v1.y, v2.z - v1.z};
  const Numbers<S> e2{v0.x - v2.x, v0.y - v2.y, v0.z - v2.z};
  if (edgeSeparates(e0, v0, v2, h) || edgeSeparates(e1, v1, v0, h) ||
      edgeSeparates(e2, v2, v1, h)) {
    return false;
  }
  if constexpr (nineFirst) {
    if (apart(v0.x, v1.x, v2.x, h.x) || apart(v0.y, v1.y, v2.y, h.y) ||
        apart(v0.z, v1.z, v2.z, h.z)) {
      return false;
    }
  }
  const Numbers<S> n{e0.y * e1.z - e0.z * e1.y, e0.z * e1.x - e0.x * e1.z,
                     e0.x * e1.y - e0.y * e1.x};
  const S distance = n.x * v0.x + n.y * v0.y + n.z * v0.z;
  return std::fabs(distance) <= std::fabs(n.x) * h.x + std::fabs(n.y) * h.y + std::fabs(n.z) * h.z;
}

template <typename S>
Numbers<S> minus(const Vector3<S>& a, const Vector3<S>& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
template <typename S>
Numbers<S> cross(const Numbers<S>& a, const Numbers<S>& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
template <typename S>
S dot(const Numbers<S>& a, const Numbers<S>& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/// Ray and triangle from either side after Möller and Trumbore, with the division and the early
/// exits of the paper.
template <typename S>
bool rayMeets(const Ray<S>& ray, const Triangle<S>& triangle) {
  const auto& v = triangle.vertices;
  const Numbers<S> edge1 = minus(v[1], v[0]);
  const Numbers<S> edge2 = minus(v[2], v[0]);
  const Numbers<S> direction{ray.direction[0], ray.direction[1], ray.direction[2]};
  const Numbers<S> p = cross(direction, edge2);
  const S determinant = dot(edge1, p);
  if (determinant == S(0)) return false;
  const S inverse = S(1) / determinant;
  const Numbers<S> s = minus(ray.origin, v[0]);
  const S u = dot(s, p) * inverse;
  if (u < S(0) || u > S(1)) return false;
  const Numbers<S> q = cross(s, edge1);
  const S w = dot(direction, q) * inverse;
  if (w < S(0) || u + w > S(1)) return false;
  return dot(edge2, q) * inverse >= S(0);
}

/// Two triangles by their normals and nine products of edges, each axis with six projections and
/// early exit.
template <typename S>
bool trianglesMeet(const Triangle<S>& a, const Triangle<S>& b) {
  Numbers<S> p[3], q[3], e[3], f[3];
  for (int i = 0; i < 3; ++i) {
    p[i] = minus(a.vertices[i], a.vertices[0]);
    q[i] = minus(b.vertices[i], a.vertices[0]);
    e[i] = minus(a.vertices[(i + 1) % 3], a.vertices[i]);
    f[i] = minus(b.vertices[(i + 1) % 3], b.vertices[i]);
  }
  const auto separates = [&](const Numbers<S>& axis) {
    const S p0 = dot(axis, p[0]), p1 = dot(axis, p[1]), p2 = dot(axis, p[2]);
    const S q0 = dot(axis, q[0]), q1 = dot(axis, q[1]), q2 = dot(axis, q[2]);
    return std::max(std::max(p0, p1), p2) < std::min(std::min(q0, q1), q2) ||
           std::max(std::max(q0, q1), q2) < std::min(std::min(p0, p1), p2);
  };
  if (separates(cross(e[0], e[1])) || separates(cross(f[0], f[1]))) return false;
  for (const Numbers<S>& x : e) {
    for (const Numbers<S>& y : f) {
      if (separates(cross(x, y))) return false;
    }
  }
  return true;
}

}  // namespace hairline::yardstick
