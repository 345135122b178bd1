#pragma once

#include "tests/benchmarks/plain_solids.h"

/// The first time of contact in [0, 1] of a pair whose first operand moves by d, or 2 if there is
/// none, from the textbooks.
namespace hairline::plain {

constexpr double never = 2;

/// RTCD 5.5.3.
inline double firstContact(const Sphere<double>& s, const Plane<double>& p, const V& d) {
  const V n = of(p.normal);
  const double length = std::sqrt(normSquare(n));
  const double height = (dot(n, of(s.center)) - p.offset) / length;
  if (std::fabs(height) <= s.radius) return 0;
  const double along = dot(n, d) / length;
  if (along * height >= 0) return never;
  const double t = ((height > 0 ? s.radius : -s.radius) - height) / along;
  return t <= 1 ? t : never;
}
/// RTCD 5.5.4.
inline double firstContact(const Aabb<double>& box, const Plane<double>& p, const V& d) {
  const V c = (of(box.min) + of(box.max)) * 0.5;
  const V e = of(box.max) - c;
  const V n = of(p.normal);
  const double radius = e.x * std::fabs(n.x) + e.y * std::fabs(n.y) + e.z * std::fabs(n.z);
  const double height = dot(n, c) - p.offset;
  if (std::fabs(height) <= radius) return 0;
  const double along = dot(n, d);
  if (along * height >= 0) return never;
  const double t = ((height > 0 ? radius : -radius) - height) / along;
  return t <= 1 ? t : never;
}
/// RTCD 5.5.5.
inline double firstContact(const V& center, double reach, const V& other, const V& d) {
  const V s = center - other;
  const double c = normSquare(s) - reach * reach;
  if (c <= 0) return 0;
  const double a = normSquare(d);
  const double b = dot(d, s);
  if (a == 0 || b >= 0) return never;
  const double discriminant = b * b - a * c;
  if (discriminant < 0) return never;
  const double t = (-b - std::sqrt(discriminant)) / a;
  return t <= 1 ? t : never;
}
inline double firstContact(const Sphere<double>& a, const Sphere<double>& b, const V& d) {
  return firstContact(of(a.center), a.radius + b.radius, of(b.center), d);
}
/// RTCD 5.5.8.
inline double firstContact(const Aabb<double>& a, const Aabb<double>& b, const V& d) {
  const double v[3] = {d.x, d.y, d.z};
  double enter = 0, leave = 1;
  for (int k = 0; k < 3; ++k) {
    if (v[k] < 0) {
      if (a.max[k] < b.min[k]) return never;
      if (a.min[k] > b.max[k]) enter = std::max((b.max[k] - a.min[k]) / v[k], enter);
      if (a.max[k] > b.min[k]) leave = std::min((b.min[k] - a.max[k]) / v[k], leave);
    } else if (v[k] > 0) {
      if (a.min[k] > b.max[k]) return never;
      if (a.max[k] < b.min[k]) enter = std::max((b.min[k] - a.max[k]) / v[k], enter);
      if (b.max[k] > a.min[k]) leave = std::min((b.max[k] - a.min[k]) / v[k], leave);
    } else if (a.min[k] > b.max[k] || a.max[k] < b.min[k]) {
      return never;
    }
    if (enter > leave) return never;
  }
  return enter;
}
/// Where a moving point meets the lateral surface around an edge between its ends.
inline double firstContactWithEdge(const V& p, double radius, const V& a, const V& b, const V& d) {
  const V e = b - a;
  const V m = p - a;
  const double ee = normSquare(e), me = dot(m, e), de = dot(d, e);
  const double qa = normSquare(d) * ee - de * de;
  if (qa <= 0) return never;
  const double qb = dot(d, m) * ee - de * me;
  const double qc = (normSquare(m) - radius * radius) * ee - me * me;
  const double discriminant = qb * qb - qa * qc;
  if (discriminant < 0) return never;
  const double t = (-qb - std::sqrt(discriminant)) / qa;
  if (t < 0 || t > 1 || me + t * de < 0 || me + t * de > ee) return never;
  return t;
}
/// The face offset by the radius, then edges and vertices. RTCD 5.5.6.
inline double firstContact(const Sphere<double>& s, const Triangle<double>& t, const V& d) {
  const V p = of(s.center);
  if (normSquare(p - nearest(t, p)) <= square(s.radius)) return 0;
  const V v[3] = {of(t.vertices[0]), of(t.vertices[1]), of(t.vertices[2])};
  const V n = cross(v[1] - v[0], v[2] - v[0]);
  const double length = std::sqrt(normSquare(n));
  const double height = dot(n, p - v[0]) / length;
  const double along = dot(n, d) / length;
  if (height * along < 0) {
    const double time = ((height > 0 ? s.radius : -s.radius) - height) / along;
    if (time >= 0 && time <= 1) {
      const V at = p + d * time;
      if (triple(n, v[1] - v[0], at - v[0]) >= 0 && triple(n, v[2] - v[1], at - v[1]) >= 0 &&
          triple(n, v[0] - v[2], at - v[2]) >= 0) {
        return time;
      }
    }
  }
  double least = never;
  for (int i = 0; i < 3; ++i) {
    least = std::min(least, firstContactWithEdge(p, s.radius, v[i], v[(i + 1) % 3], d));
    least = std::min(least, firstContact(p, s.radius, v[i], d));
  }
  return least;
}
/// The box inflated by the radius; if its rounded parts are hit, all edges and corners. RTCD 5.5.7.
inline double firstContact(const Sphere<double>& s, const Aabb<double>& box, const V& d) {
  const V p = of(s.center);
  if (normSquare(p - nearest(box, p)) <= square(s.radius)) return 0;
  double enter = 0, leave = 1;
  const double from[3] = {p.x, p.y, p.z}, way[3] = {d.x, d.y, d.z};
  for (int k = 0; k < 3; ++k) {
    const double min = box.min[k] - s.radius, max = box.max[k] + s.radius;
    if (way[k] == 0) {
      if (from[k] < min || from[k] > max) return never;
      continue;
    }
    double near = (min - from[k]) / way[k], far = (max - from[k]) / way[k];
    if (near > far) std::swap(near, far);
    enter = std::max(enter, near);
    leave = std::min(leave, far);
    if (enter > leave) return never;
  }
  const V at = p + d * enter;
  const double place[3] = {at.x, at.y, at.z};
  int outside = 0;
  for (int k = 0; k < 3; ++k) outside += place[k] < box.min[k] || place[k] > box.max[k];
  if (outside <= 1) return enter;
  double least = never;
  const auto corner = [&](int i) {
    return V{(i & 1) != 0 ? box.max[0] : box.min[0], (i & 2) != 0 ? box.max[1] : box.min[1],
             (i & 4) != 0 ? box.max[2] : box.min[2]};
  };
  for (int i = 0; i < 8; ++i) {
    least = std::min(least, firstContact(p, s.radius, corner(i), d));
    for (const int bit : {1, 2, 4}) {
      if ((i & bit) != 0) continue;
      least = std::min(least, firstContactWithEdge(p, s.radius, corner(i), corner(i | bit), d));
    }
  }
  return least;
}

}  // namespace hairline::plain
