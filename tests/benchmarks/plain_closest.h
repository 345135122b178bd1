#pragma once

#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/rectangle.h"
#include "core/shapes/tetrahedron.h"
#include "tests/benchmarks/plain.h"

/// Nearest points, from the textbooks.
namespace hairline::plain {

struct Nearest {
  V first, second;
  double square() const { return normSquare(first - second); }
};

inline V nearest(const Plane<double>& plane, const V& p) {
  const V n = of(plane.normal);
  return p - n * ((dot(n, p) - plane.offset) / dot(n, n));
}

/// Clamped projection. RTCD 5.1.2.
inline V nearest(const Way& way, const V& p) {
  const double along = dot(p - way.origin, way.direction);
  const double whole = normSquare(way.direction);
  const double t = whole > 0 ? along / whole : 0;
  return way.origin + way.direction * std::clamp(t, way.least, way.greatest);
}
/// The same with deferred division. RTCD 5.1.2.
inline V nearestDeferred(const Way& way, const V& p) {
  const double along = dot(p - way.origin, way.direction);
  if (way.least == 0 && along <= 0) return way.origin;
  const double whole = normSquare(way.direction);
  if (way.greatest == 1 && along >= whole) return way.origin + way.direction;
  return way.origin + way.direction * (along / whole);
}

inline V nearest(const Aabb<double>& box, const V& p) {
  return {std::clamp(p.x, box.min[0], box.max[0]), std::clamp(p.y, box.min[1], box.max[1]),
          std::clamp(p.z, box.min[2], box.max[2])};
}
inline V nearest(const Obb<double>& box, const V& p) {
  const V seen = seenFrom(box, p);
  const auto& e = box.halfExtents;
  return of(box.center) + of(box.axes[0]) * std::clamp(seen.x, -e[0], e[0]) +
         of(box.axes[1]) * std::clamp(seen.y, -e[1], e[1]) +
         of(box.axes[2]) * std::clamp(seen.z, -e[2], e[2]);
}
inline V nearest(const Rectangle<double>& r, const V& p) {
  const V m = p - of(r.center);
  const auto& e = r.halfExtents;
  return of(r.center) + of(r.axes[0]) * std::clamp(dot(m, of(r.axes[0])), -e[0], e[0]) +
         of(r.axes[1]) * std::clamp(dot(m, of(r.axes[1])), -e[1], e[1]);
}

/// By Voronoi regions. RTCD 5.1.5.
inline V nearestOnTriangle(const V& a, const V& b, const V& c, const V& p) {
  const V ab = b - a;
  const V ac = c - a;
  const V ap = p - a;
  const double d1 = dot(ab, ap);
  const double d2 = dot(ac, ap);
  if (d1 <= 0 && d2 <= 0) return a;
  const V bp = p - b;
  const double d3 = dot(ab, bp);
  const double d4 = dot(ac, bp);
  if (d3 >= 0 && d4 <= d3) return b;
  const double vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return a + ab * (d1 / (d1 - d3));
  const V cp = p - c;
  const double d5 = dot(ab, cp);
  const double d6 = dot(ac, cp);
  if (d6 >= 0 && d5 <= d6) return c;
  const double vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return a + ac * (d2 / (d2 - d6));
  const double va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    return b + (c - b) * ((d4 - d3) / ((d4 - d3) + (d5 - d6)));
  }
  const double whole = 1 / (va + vb + vc);
  return a + ab * (vb * whole) + ac * (vc * whole);
}
inline V nearest(const Triangle<double>& t, const V& p) {
  return nearestOnTriangle(of(t.vertices[0]), of(t.vertices[1]), of(t.vertices[2]), p);
}

/// Whether p and d lie on different sides of abc.
inline bool beyondFace(const V& p, const V& a, const V& b, const V& c, const V& d) {
  const V n = cross(b - a, c - a);
  return dot(p - a, n) * dot(d - a, n) < 0;
}
/// The faces that see the point. RTCD 5.1.6.
inline V nearest(const Tetrahedron<double>& t, const V& p) {
  V best = p;
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < 4; ++i) {
    const V a = of(t.vertices[i]);
    const V b = of(t.vertices[(i + 1) % 4]);
    const V c = of(t.vertices[(i + 2) % 4]);
    if (!beyondFace(p, a, b, c, of(t.vertices[(i + 3) % 4]))) continue;
    const V q = nearestOnTriangle(a, b, c, p);
    const double distance = normSquare(p - q);
    if (distance < least) {
      least = distance;
      best = q;
    }
  }
  return best;
}

inline V nearest(const Sphere<double>& s, const V& p) {
  const V m = p - of(s.center);
  const double square = normSquare(m);
  if (square <= s.radius * s.radius) return p;
  return of(s.center) + m * (s.radius / std::sqrt(square));
}
inline V nearest(const Capsule<double>& c, const V& p) {
  const V q = nearest(Way{of(c.a), of(c.b) - of(c.a), 0, 1}, p);
  const V m = p - q;
  const double square = normSquare(m);
  if (square <= c.radius * c.radius) return p;
  return q + m * (c.radius / std::sqrt(square));
}
inline V nearest(const Cylinder<double>& c, const V& p) {
  const V d = of(c.b) - of(c.a);
  const V m = p - of(c.a);
  const double t = dot(m, d) / dot(d, d);
  const V across = m - d * t;
  const double square = normSquare(across);
  const double kept = std::clamp(t, 0.0, 1.0);
  const bool beside = square > c.radius * c.radius;
  return of(c.a) + d * kept + across * (beside ? c.radius / std::sqrt(square) : 1.0);
}
/// In the half plane of the axis and the point: the base, its rim, the lateral surface or the apex.
inline V nearest(const Cone<double>& cone, const V& p) {
  const V axis = of(cone.axis);
  const V m = p - of(cone.apex);
  const double along = dot(m, axis);
  const V across = m - axis * along;
  const double beside = std::sqrt(normSquare(across));
  double x = along, y = beside;
  if (along > cone.height && beside <= cone.radius) {
    x = cone.height;
  } else if (along > cone.height || beside * cone.height > along * cone.radius) {
    const double whole = square(cone.height) + square(cone.radius);
    const double t = std::clamp((along * cone.height + beside * cone.radius) / whole, 0.0, 1.0);
    x = t * cone.height;
    y = t * cone.radius;
  }
  return of(cone.apex) + axis * x + across * (beside > 0 ? y / beside : 0);
}

/// Two lines by their common perpendicular. RTCD 5.1.8.
inline Nearest nearest(const Line<double>& first, const Line<double>& second) {
  const V d1 = of(first.direction);
  const V d2 = of(second.direction);
  const V r = of(first.origin) - of(second.origin);
  const double a = dot(d1, d1), b = dot(d1, d2), c = dot(d1, r), e = dot(d2, d2), f = dot(d2, r);
  const double d = a * e - b * b;
  const double s = d > 0 ? (b * f - c * e) / d : 0;
  const double t = d > 0 ? (a * f - b * c) / d : f / e;
  return {of(first.origin) + d1 * s, of(second.origin) + d2 * t};
}

/// Two segments by clamping one after the other. RTCD 5.1.9.
inline Nearest nearestOfSegments(const V& p1, const V& q1, const V& p2, const V& q2) {
  const V d1 = q1 - p1;
  const V d2 = q2 - p2;
  const V r = p1 - p2;
  const double a = dot(d1, d1), e = dot(d2, d2), f = dot(d2, r);
  double s = 0, t = 0;
  if (a > 0 && e > 0) {
    const double c = dot(d1, r), b = dot(d1, d2);
    const double whole = a * e - b * b;
    s = whole != 0 ? std::clamp((b * f - c * e) / whole, 0.0, 1.0) : 0;
    const double numerator = b * s + f;
    if (numerator < 0) {
      t = 0;
      s = std::clamp(-c / a, 0.0, 1.0);
    } else if (numerator > e) {
      t = 1;
      s = std::clamp((b - c) / a, 0.0, 1.0);
    } else {
      t = numerator / e;
    }
  } else if (e > 0) {
    t = std::clamp(f / e, 0.0, 1.0);
  } else if (a > 0) {
    s = std::clamp(-dot(d1, r) / a, 0.0, 1.0);
  }
  return {p1 + d1 * s, p2 + d2 * t};
}
inline Nearest nearest(const Segment<double>& a, const Segment<double>& b) {
  return nearestOfSegments(of(a.a), of(a.b), of(b.a), of(b.b));
}

/// Where a segment crosses a triangle, if it does: RTCD 5.1.10.
inline bool crossing(const V& p, const V& q, const Triangle<double>& triangle, V& at) {
  const V a = of(triangle.vertices[0]);
  const V b = of(triangle.vertices[1]);
  const V c = of(triangle.vertices[2]);
  const V n = cross(b - a, c - a);
  const double from = dot(n, p - a), to = dot(n, q - a);
  if (from * to >= 0) return false;
  at = p + (q - p) * (from / (from - to));
  return triple(n, b - a, at - a) >= 0 && triple(n, c - b, at - b) >= 0 &&
         triple(n, a - c, at - c) >= 0;
}

inline void look(const Nearest& candidate, Nearest& best, double& least) {
  const double square = candidate.square();
  if (square >= least) return;
  least = square;
  best = candidate;
}

/// Segment and triangle: the crossing, else the ends against the face and the segment against the
/// three edges. RTCD 5.1.10.
inline Nearest nearest(const Segment<double>& segment, const Triangle<double>& triangle) {
  const V p = of(segment.a);
  const V q = of(segment.b);
  V at{};
  if (crossing(p, q, triangle, at)) return {at, at};
  Nearest best{};
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < 3; ++i) {
    look(nearestOfSegments(p, q, of(triangle.vertices[i]), of(triangle.vertices[(i + 1) % 3])),
         best, least);
  }
  look({p, nearest(triangle, p)}, best, least);
  look({q, nearest(triangle, q)}, best, least);
  return best;
}

/// Two triangles: nine pairs of edges, six vertices against faces, and, if all of these are
/// disjoint, six crossings. RTCD 5.1.11.
inline Nearest nearest(const Triangle<double>& a, const Triangle<double>& b) {
  V p[3], q[3];
  for (std::size_t i = 0; i < 3; ++i) {
    p[i] = of(a.vertices[i]);
    q[i] = of(b.vertices[i]);
  }
  V at{};
  for (std::size_t i = 0; i < 3; ++i) {
    if (crossing(p[i], p[(i + 1) % 3], b, at) || crossing(q[i], q[(i + 1) % 3], a, at)) {
      return {at, at};
    }
  }
  Nearest best{};
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      look(nearestOfSegments(p[i], p[(i + 1) % 3], q[j], q[(j + 1) % 3]), best, least);
    }
    look({p[i], nearest(b, p[i])}, best, least);
    look({nearest(a, q[i]), q[i]}, best, least);
  }
  return best;
}

}  // namespace hairline::plain
