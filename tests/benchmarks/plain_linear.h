#pragma once

#include "core/shapes/capsule.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/quad.h"
#include "core/shapes/segment2.h"
#include "tests/benchmarks/plain.h"

/// Lines, rays and segments against shapes, from the textbooks.
namespace hairline::plain {

inline bool within(const Way& way, double t) { return t >= way.least && t <= way.greatest; }

/// Möller and Trumbore 1997, from either side or from the front only.
template <bool culled>
bool meetsTriangle(const Way& way, const Triangle<double>& triangle) {
  const auto& v = triangle.vertices;
  const V a = of(v[0]);
  const V edge1 = of(v[1]) - a;
  const V edge2 = of(v[2]) - a;
  const V p = cross(way.direction, edge2);
  const double determinant = dot(edge1, p);
  if (culled ? determinant <= 0 : determinant == 0) return false;
  const double inverse = 1 / determinant;
  const V s = way.origin - a;
  const double u = dot(s, p) * inverse;
  if (u < 0 || u > 1) return false;
  const V q = cross(s, edge1);
  const double w = dot(way.direction, q) * inverse;
  if (w < 0 || u + w > 1) return false;
  return within(way, dot(edge2, q) * inverse);
}

/// Whether the segment reaches the plane of the triangle.
inline bool reachesPlane(const Way& way, const V& a, const V& b, const V& c) {
  const V n = cross(b - a, c - a);
  const double along = dot(n, way.direction);
  if (along == 0) return false;
  return within(way, dot(n, a - way.origin) / along);
}

/// Three triple products, from either side. RTCD 5.3.4.
template <bool counterclockwise>
bool meetsTriangleByTriples(const Way& way, const Triangle<double>& triangle) {
  const V p = way.origin;
  const V a = of(triangle.vertices[0]) - p;
  const V b = of(triangle.vertices[1]) - p;
  const V c = of(triangle.vertices[2]) - p;
  const double u = triple(way.direction, c, b);
  if (counterclockwise && u < 0) return false;
  const double v = triple(way.direction, a, c);
  if (counterclockwise ? v < 0 : (u > 0 && v < 0) || (u < 0 && v > 0)) return false;
  const double w = triple(way.direction, b, a);
  if (counterclockwise ? w < 0 : (u > 0 && w < 0) || (u < 0 && w > 0)) return false;
  if (u == 0 && v == 0 && w == 0) return false;
  return reachesPlane(way, a + p, b + p, c + p);
}

/// The same by Plücker coordinates.
inline bool meetsTriangleByPlucker(const Way& way, const Triangle<double>& triangle) {
  const V moment = cross(way.direction, way.origin);
  const auto side = [&](const V& a, const V& b) {
    return dot(way.direction, cross(b, a)) + dot(moment, b - a);
  };
  const V a = of(triangle.vertices[0]);
  const V b = of(triangle.vertices[1]);
  const V c = of(triangle.vertices[2]);
  const double u = side(b, c);
  const double v = side(c, a);
  if ((u > 0 && v < 0) || (u < 0 && v > 0)) return false;
  const double w = side(a, b);
  if ((u > 0 && w < 0) || (u < 0 && w > 0) || (v > 0 && w < 0) || (v < 0 && w > 0)) return false;
  if (u == 0 && v == 0 && w == 0) return false;
  return reachesPlane(way, a, b, c);
}

/// A quad, convex or with the notch at vertex 1 or 3: RTCD 5.3.5, on the diagonal that lies inside.
inline bool meetsQuad(const Way& way, const Quad<double>& quad) {
  const auto& v = quad.vertices;
  const V n = cross(of(v[2]) - of(v[0]), of(v[3]) - of(v[1]));
  const V ac = of(v[2]) - of(v[0]);
  // The diagonal from 0 to 2 is inside if 1 and 3 lie on different sides of it.
  const bool inner = triple(n, ac, of(v[1]) - of(v[0])) * triple(n, ac, of(v[3]) - of(v[0])) <= 0;
  const std::size_t first = inner ? 0 : 1;
  const V p = way.origin;
  const V a = of(v[first]) - p;
  const V b = of(v[first + 1]) - p;
  const V c = of(v[first + 2]) - p;
  const V d = of(v[(first + 3) % 4]) - p;
  const V m = cross(c, way.direction);
  const double middle = dot(a, m);
  const auto onOneSide = [](double x, double y, double z) {
    return (x >= 0 && y >= 0 && z >= 0) || (x <= 0 && y <= 0 && z <= 0);
  };
  const bool hit = onOneSide(middle, -dot(b, m), triple(way.direction, b, a)) ||
                   onOneSide(-middle, dot(d, m), triple(way.direction, a, d));
  return hit && reachesPlane(way, a + p, b + p, c + p);
}

/// Slabs. RTCD 5.3.3.
inline bool meetsSlabs(const Way& way, const V& low, const V& high) {
  double enter = way.least;
  double leave = way.greatest;
  const auto cut = [&](double from, double along, double min, double max) {
    if (along == 0) return from >= min && from <= max;
    const double inverse = 1 / along;
    double near = (min - from) * inverse;
    double far = (max - from) * inverse;
    if (near > far) std::swap(near, far);
    enter = std::max(enter, near);
    leave = std::min(leave, far);
    return enter <= leave;
  };
  return cut(way.origin.x, way.direction.x, low.x, high.x) &&
         cut(way.origin.y, way.direction.y, low.y, high.y) &&
         cut(way.origin.z, way.direction.z, low.z, high.z);
}
inline bool meetsBox(const Way& way, const Aabb<double>& box) {
  return meetsSlabs(way, of(box.min), of(box.max));
}
inline bool meetsBox(const Way& way, const Obb<double>& box) {
  const Way seen{seenFrom(box, way.origin), inAxes(box, way.direction), way.least, way.greatest};
  const V half = halfOf(box);
  return meetsSlabs(seen, half * -1, half);
}

/// Segment and box about the origin by six axes. RTCD 5.3.3.
inline bool segmentMeetsBox(V middle, const V& halfWay, const V& h) {
  V size{std::fabs(halfWay.x), std::fabs(halfWay.y), std::fabs(halfWay.z)};
  if (std::fabs(middle.x) > h.x + size.x) return false;
  if (std::fabs(middle.y) > h.y + size.y) return false;
  if (std::fabs(middle.z) > h.z + size.z) return false;
  const V c = cross(middle, halfWay);
  return !(std::fabs(c.x) > h.y * size.z + h.z * size.y ||
           std::fabs(c.y) > h.x * size.z + h.z * size.x ||
           std::fabs(c.z) > h.x * size.y + h.y * size.x);
}
inline bool segmentMeets(const Segment<double>& s, const Aabb<double>& box) {
  const V center = (of(box.min) + of(box.max)) * 0.5;
  return segmentMeetsBox((of(s.a) + of(s.b)) * 0.5 - center, (of(s.b) - of(s.a)) * 0.5,
                         (of(box.max) - of(box.min)) * 0.5);
}
inline bool segmentMeets(const Segment<double>& s, const Obb<double>& box) {
  return segmentMeetsBox(seenFrom(box, (of(s.a) + of(s.b)) * 0.5),
                         inAxes(box, (of(s.b) - of(s.a)) * 0.5), halfOf(box));
}

/// The first parameter on the plane. RTCD 5.3.1.
inline bool meetsPlane(const Way& way, const Plane<double>& plane) {
  const V n = of(plane.normal);
  const double along = dot(n, way.direction);
  const double above = plane.offset - dot(n, way.origin);
  if (along == 0) return above == 0;
  return within(way, above / along);
}

/// The quadratic without its root. RTCD 5.3.2.
inline bool meetsSphere(const Way& way, const V& center, double radius) {
  const V m = way.origin - center;
  const double c = dot(m, m) - radius * radius;
  if (way.least == 0 && c <= 0) return true;
  const double b = dot(m, way.direction);
  if (way.least == 0 && b > 0) return false;
  const double a = dot(way.direction, way.direction);
  if (b * b < a * c) return false;
  // A segment that ends before it.
  return way.greatest > 1 || -b <= a || a + 2 * b + c <= 0;
}
inline bool meetsSphere(const Way& way, const Sphere<double>& sphere) {
  return meetsSphere(way, of(sphere.center), sphere.radius);
}
/// The quadratic with its root, for the first point. RTCD 5.3.2.
inline bool meetsSphereByRoot(const Way& way, const V& center, double radius) {
  const V m = way.origin - center;
  const double c = dot(m, m) - radius * radius;
  if (way.least == 0 && c <= 0) return true;
  const double b = dot(m, way.direction);
  const double a = dot(way.direction, way.direction);
  const double discriminant = b * b - a * c;
  if (discriminant < 0) return false;
  return within(way, (-b - std::sqrt(discriminant)) / a);
}
inline bool meetsSphereByRoot(const Way& way, const Sphere<double>& sphere) {
  return meetsSphereByRoot(way, of(sphere.center), sphere.radius);
}

/// The lateral surface and the caps. RTCD 5.3.7, for rays too.
inline bool meetsCylinder(const Way& way, const Cylinder<double>& cylinder) {
  const V d = of(cylinder.b) - of(cylinder.a);
  const V m = way.origin - of(cylinder.a);
  const V n = way.direction;
  const double md = dot(m, d);
  const double nd = dot(n, d);
  const double dd = dot(d, d);
  if (md < 0 && nd <= 0) return false;
  if (md > dd && nd >= 0) return false;
  const double nn = dot(n, n);
  const double mn = dot(m, n);
  const double a = dd * nn - nd * nd;
  const double k = dot(m, m) - square(cylinder.radius);
  const double c = dd * k - md * md;
  if (c <= 0 && md >= 0 && md <= dd) return true;
  double t = 0;
  if (a != 0) {
    const double b = dd * mn - nd * md;
    const double discriminant = b * b - a * c;
    if (discriminant < 0) return false;
    t = (-b - std::sqrt(discriminant)) / a;
  } else if (c > 0) {
    return false;
  }
  if (a == 0 || md + t * nd < 0 || md + t * nd > dd) {
    // Through a cap, if at all.
    const bool lower = a == 0 ? md < 0 : md + t * nd < 0;
    const double level = lower ? 0 : dd;
    t = (level - md) / nd;
    if (!within(way, t)) return false;
    const V at = m + n * t - d * (lower ? 0 : 1);
    return dot(at, at) <= square(cylinder.radius);
  }
  return within(way, t);
}

/// The lateral surface, and a sphere at the end beyond which it would be hit.
inline bool meetsCapsule(const Way& way, const Capsule<double>& capsule) {
  const V d = of(capsule.b) - of(capsule.a);
  const V m = way.origin - of(capsule.a);
  const V n = way.direction;
  const double md = dot(m, d);
  const double nd = dot(n, d);
  const double dd = dot(d, d);
  const double a = dd * dot(n, n) - nd * nd;
  const double c = dd * (dot(m, m) - square(capsule.radius)) - md * md;
  if (c <= 0 && md >= 0 && md <= dd) return true;
  if (a > 0) {
    const double b = dd * dot(m, n) - nd * md;
    const double discriminant = b * b - a * c;
    if (discriminant < 0) return false;
    const double t = (-b - std::sqrt(discriminant)) / a;
    if (md + t * nd >= 0 && md + t * nd <= dd && within(way, t)) return true;
  }
  return meetsSphere(way, of(capsule.a), capsule.radius) ||
         meetsSphere(way, of(capsule.b), capsule.radius);
}

/// Segments of the plane by signed areas. RTCD 5.1.9.1, with touching.
inline bool segmentsMeet(const Segment2<double>& s, const Segment2<double>& t) {
  const auto area = [](const Vector2<double>& a, const Vector2<double>& b,
                       const Vector2<double>& c) {
    return (a[0] - c[0]) * (b[1] - c[1]) - (a[1] - c[1]) * (b[0] - c[0]);
  };
  const double a1 = area(s.a, s.b, t.b);
  const double a2 = area(s.a, s.b, t.a);
  if (a1 * a2 > 0) return false;
  const double a3 = area(t.a, t.b, s.a);
  const double a4 = a3 + a2 - a1;
  return a3 * a4 <= 0;
}

}  // namespace hairline::plain
