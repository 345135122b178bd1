#pragma once

#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/rectangle2.h"
#include "core/shapes/tetrahedron.h"
#include "core/shapes/triangle2.h"
#include "tests/benchmarks/plain_closest.h"

/// Solids against each other and against planes, and points in them, from the textbooks.
namespace hairline::plain {

inline bool boxesMeet(const Aabb<double>& a, const Aabb<double>& b) {
  for (int k = 0; k < 3; ++k) {
    if (a.max[k] < b.min[k] || a.min[k] > b.max[k]) return false;
  }
  return true;
}

/// 15 axes with early exit. RTCD 4.4.1, without its epsilon.
inline bool boxesMeet(const Obb<double>& a, const Obb<double>& b) {
  double r[3][3], size[3][3];
  const V offset = seenFrom(a, of(b.center));
  const double t[3] = {offset.x, offset.y, offset.z};
  const auto& ea = a.halfExtents;
  const auto& eb = b.halfExtents;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      r[i][j] = dot(of(a.axes[i]), of(b.axes[j]));
      size[i][j] = std::fabs(r[i][j]);
    }
  }
  for (std::size_t i = 0; i < 3; ++i) {
    const double rb = eb[0] * size[i][0] + eb[1] * size[i][1] + eb[2] * size[i][2];
    if (std::fabs(t[i]) > ea[i] + rb) return false;
  }
  for (std::size_t j = 0; j < 3; ++j) {
    const double ra = ea[0] * size[0][j] + ea[1] * size[1][j] + ea[2] * size[2][j];
    if (std::fabs(t[0] * r[0][j] + t[1] * r[1][j] + t[2] * r[2][j]) > ra + eb[j]) return false;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t i1 = (i + 1) % 3, i2 = (i + 2) % 3;
    for (std::size_t j = 0; j < 3; ++j) {
      const std::size_t j1 = (j + 1) % 3, j2 = (j + 2) % 3;
      const double ra = ea[i1] * size[i2][j] + ea[i2] * size[i1][j];
      const double rb = eb[j1] * size[i][j2] + eb[j2] * size[i][j1];
      if (std::fabs(t[i2] * r[i1][j] - t[i1] * r[i2][j]) > ra + rb) return false;
    }
  }
  return true;
}

/// The triangle in the box' axes, then as with an axis-aligned box. RTCD 5.2.9.
inline bool triangleMeets(const Triangle<double>& triangle, const Obb<double>& box) {
  Triangle<double> seen;
  for (std::size_t i = 0; i < 3; ++i) {
    const V v = seenFrom(box, of(triangle.vertices[i]));
    seen.vertices[i] = {v.x, v.y, v.z};
  }
  const V half = halfOf(box);
  return yardstick::meets<false>(
      seen, Aabb<double>{{-half.x, -half.y, -half.z}, {half.x, half.y, half.z}});
}

/// Triangle and rectangle of the plane: two and three axes.
inline bool flatMeet(const Triangle2<double>& triangle, const Rectangle2<double>& box) {
  const auto& v = triangle.vertices;
  const auto& [center, u, h] = box;
  const double cx = center[0], cy = center[1];
  for (std::size_t k = 0; k < 2; ++k) {
    double low = INFINITY, high = -INFINITY;
    for (const auto& vertex : v) {
      const double along = u[k][0] * (vertex[0] - cx) + u[k][1] * (vertex[1] - cy);
      low = std::min(low, along);
      high = std::max(high, along);
    }
    if (low > h[k] || high < -h[k]) return false;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    const auto& a = v[i];
    const auto& b = v[(i + 1) % 3];
    const auto& c = v[(i + 2) % 3];
    const double nx = a[1] - b[1], ny = b[0] - a[0];
    const double opposite = nx * (c[0] - a[0]) + ny * (c[1] - a[1]);
    const double middle = nx * (cx - a[0]) + ny * (cy - a[1]);
    const double radius = std::fabs(nx * u[0][0] + ny * u[0][1]) * h[0] +
                          std::fabs(nx * u[1][0] + ny * u[1][1]) * h[1];
    if (middle - radius > std::max(opposite, 0.0) || middle + radius < std::min(opposite, 0.0)) {
      return false;
    }
  }
  return true;
}

/// On which side of a plane a solid lies, by its radius about the middle: -1, 0 (straddles), 1.
inline int besidePlane(double middle, double radius) {
  return middle > radius ? 1 : middle < -radius ? -1 : 0;
}
inline int side(const Sphere<double>& s, const Plane<double>& p) {
  const V n = of(p.normal);
  return besidePlane(dot(n, of(s.center)) - p.offset, s.radius * std::sqrt(normSquare(n)));
}
inline int side(const Aabb<double>& box, const Plane<double>& p) {
  const V c = (of(box.min) + of(box.max)) * 0.5;
  const V e = of(box.max) - c;
  const V n = of(p.normal);
  return besidePlane(dot(n, c) - p.offset,
                     e.x * std::fabs(n.x) + e.y * std::fabs(n.y) + e.z * std::fabs(n.z));
}
inline int side(const Obb<double>& box, const Plane<double>& p) {
  const V n = of(p.normal);
  const V seen = inAxes(box, n);
  const V e = halfOf(box);
  return besidePlane(dot(n, of(box.center)) - p.offset,
                     e.x * std::fabs(seen.x) + e.y * std::fabs(seen.y) + e.z * std::fabs(seen.z));
}
inline int side(const Triangle<double>& t, const Plane<double>& p) {
  const V n = of(p.normal);
  const double a = dot(n, of(t.vertices[0])) - p.offset;
  const double b = dot(n, of(t.vertices[1])) - p.offset;
  const double c = dot(n, of(t.vertices[2])) - p.offset;
  if (a > 0 && b > 0 && c > 0) return 1;
  return a < 0 && b < 0 && c < 0 ? -1 : 0;
}
/// The apex and the two ends of the base towards and away from the plane. RTCD 5.2.4.
inline int side(const Cone<double>& cone, const Plane<double>& p) {
  const V n = of(p.normal);
  const V axis = of(cone.axis);
  const double apex = dot(n, of(cone.apex)) - p.offset;
  const double along = dot(n, axis);
  const double base = apex + cone.height * along;
  const double reach = cone.radius * std::sqrt(std::max(0.0, normSquare(n) - along * along));
  if (apex > 0 && base - reach > 0) return 1;
  return apex < 0 && base + reach < 0 ? -1 : 0;
}

inline bool contains(const Sphere<double>& s, const V& p) {
  return normSquare(p - of(s.center)) <= square(s.radius);
}
inline bool contains(const Aabb<double>& box, const V& p) {
  return p.x >= box.min[0] && p.x <= box.max[0] && p.y >= box.min[1] && p.y <= box.max[1] &&
         p.z >= box.min[2] && p.z <= box.max[2];
}
inline bool contains(const Obb<double>& box, const V& p) {
  const V seen = seenFrom(box, p);
  return std::fabs(seen.x) <= box.halfExtents[0] && std::fabs(seen.y) <= box.halfExtents[1] &&
         std::fabs(seen.z) <= box.halfExtents[2];
}
inline bool contains(const Cylinder<double>& c, const V& p) {
  const V d = of(c.b) - of(c.a);
  const V m = p - of(c.a);
  const double dd = dot(d, d), md = dot(m, d);
  if (md < 0 || md > dd) return false;
  return (dot(m, m) - square(c.radius)) * dd <= md * md;
}
inline bool contains(const Capsule<double>& c, const V& p) {
  return normSquare(p - nearest(Way{of(c.a), of(c.b) - of(c.a), 0, 1}, p)) <= square(c.radius);
}
inline bool contains(const Cone<double>& c, const V& p) {
  const V m = p - of(c.apex);
  const double along = dot(m, of(c.axis));
  if (along < 0 || along > c.height) return false;
  return (dot(m, m) - along * along) * square(c.height) <= square(c.radius * along);
}
inline bool contains(const Tetrahedron<double>& t, const V& p) {
  const auto& v = t.vertices;
  for (std::size_t i = 0; i < 4; ++i) {
    if (beyondFace(p, of(v[i]), of(v[(i + 1) % 4]), of(v[(i + 2) % 4]), of(v[(i + 3) % 4]))) {
      return false;
    }
  }
  return true;
}
/// On the plane, and with nonnegative weights. RTCD 3.4.
inline bool contains(const Triangle<double>& t, const V& p) {
  const V a = of(t.vertices[0]);
  const V e = of(t.vertices[1]) - a;
  const V f = of(t.vertices[2]) - a;
  const V m = p - a;
  if (triple(m, e, f) != 0) return false;
  const double ee = dot(e, e), ef = dot(e, f), ff = dot(f, f), me = dot(m, e), mf = dot(m, f);
  const double v = ff * me - ef * mf;
  const double w = ee * mf - ef * me;
  return v >= 0 && w >= 0 && v + w <= ee * ff - ef * ef;
}

}  // namespace hairline::plain
