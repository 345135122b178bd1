#pragma once

#include <algorithm>
#include <cmath>

#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"

/// The classic test of triangle and box by 13 axes with early exit, written by hand in plain double
/// as the texts have it (box about the origin, half extents, absolute values): what `sat` is
/// measured against. For benchmarks only.
namespace hairline::yardstick {

struct Numbers {
  double x, y, z;
};

inline bool apart(double p, double q, double radius) {
  return std::min(p, q) > radius || std::max(p, q) < -radius;
}

inline bool apart(double a, double b, double c, double half) {
  return std::min(std::min(a, b), c) > half || std::max(std::max(a, b), c) < -half;
}

// The three axes of edge e; p and q are one of its ends and the vertex opposite.
inline bool edgeSeparates(const Numbers& e, const Numbers& p, const Numbers& q, const Numbers& h) {
  const double x = std::fabs(e.x);
  const double y = std::fabs(e.y);
  const double z = std::fabs(e.z);
  return apart(e.z * p.y - e.y * p.z, e.z * q.y - e.y * q.z, z * h.y + y * h.z) ||
         apart(e.x * p.z - e.z * p.x, e.x * q.z - e.z * q.x, z * h.x + x * h.z) ||
         apart(e.y * p.x - e.x * p.y, e.y * q.x - e.x * q.y, y * h.x + x * h.y);
}

template <bool nineFirst>
bool meets(const Triangle<double>& triangle, const Aabb<double>& box) {
  const Numbers c{(box.min[0] + box.max[0]) * 0.5, (box.min[1] + box.max[1]) * 0.5,
                  (box.min[2] + box.max[2]) * 0.5};
  const Numbers h{(box.max[0] - box.min[0]) * 0.5, (box.max[1] - box.min[1]) * 0.5,
                  (box.max[2] - box.min[2]) * 0.5};
  const auto& v = triangle.vertices;
  const Numbers v0{v[0][0] - c.x, v[0][1] - c.y, v[0][2] - c.z};
  const Numbers v1{v[1][0] - c.x, v[1][1] - c.y, v[1][2] - c.z};
  const Numbers v2{v[2][0] - c.x, v[2][1] - c.y, v[2][2] - c.z};
  if constexpr (!nineFirst) {
    if (apart(v0.x, v1.x, v2.x, h.x) || apart(v0.y, v1.y, v2.y, h.y) ||
        apart(v0.z, v1.z, v2.z, h.z)) {
      return false;
    }
  }
  const Numbers e0{v1.x - v0.x, v1.y - v0.y, v1.z - v0.z};
  const Numbers e1{v2.x - v1.x, v2.y - v1.y, v2.z - v1.z};
  const Numbers e2{v0.x - v2.x, v0.y - v2.y, v0.z - v2.z};
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
  const Numbers n{e0.y * e1.z - e0.z * e1.y, e0.z * e1.x - e0.x * e1.z, e0.x * e1.y - e0.y * e1.x};
  const double distance = n.x * v0.x + n.y * v0.y + n.z * v0.z;
  return std::fabs(distance) <= std::fabs(n.x) * h.x + std::fabs(n.y) * h.y + std::fabs(n.z) * h.z;
}

}  // namespace hairline::yardstick
