#pragma once

#include <vector>

#include "tests/support/faulty_listings.h"

// Listings of lines, rays and segments against shapes, and of spheres against polygons, as
// faulty_listings.h has those of the other pairs.

namespace hairline::testing {

// ---- Planes

/// The range of t without its end, or with no word for 0 / 0.
enum class PlaneFault { none, range, zeroByZero };

template <PlaneFault Fault>
double segmentAndPlane(const Shape& a, const Shape& b, bool faulty) {
  const auto& segment = as<Segment<double>>(a);
  const auto& plane = as<Plane<double>>(b);
  const PlaneFault fault = faulty ? Fault : PlaneFault::none;
  const double height = plane.offset - plane.normal.dot(segment.a);
  const double slope = plane.normal.dot(segment.b - segment.a);
  if (slope == 0 && fault != PlaneFault::zeroByZero) return height == 0 ? 1 : 0;
  const double t = height / slope;
  return t >= 0 && (fault == PlaneFault::range ? t < 1 : t <= 1) ? 1 : 0;
}

// ---- Slabs

enum class SlabFault { none, exitIsGreatest, zeroTimesInfinity };

template <SlabFault Fault>
double slabs(const Shape& a, const Shape& b, bool faulty) {
  const auto& ray = as<Ray<double>>(a);
  const auto& box = as<Aabb<double>>(b);
  const SlabFault fault = faulty ? Fault : SlabFault::none;
  const bool greatest = fault == SlabFault::exitIsGreatest;
  double enter = 0;
  double exit = greatest ? 0 : std::numeric_limits<double>::infinity();
  for (int k = 0; k < 3; ++k) {
    if (ray.direction[k] == 0 && fault != SlabFault::zeroTimesInfinity) {
      if (ray.origin[k] < box.min[k] || ray.origin[k] > box.max[k]) return 0;
      continue;
    }
    const double inverse = 1 / ray.direction[k];
    const double t1 = (box.min[k] - ray.origin[k]) * inverse;
    const double t2 = (box.max[k] - ray.origin[k]) * inverse;
    enter = std::max(std::min(t1, t2), enter);
    exit = greatest ? std::max(std::max(t1, t2), exit) : std::min(std::max(t1, t2), exit);
  }
  return enter <= exit ? 1 : 0;
}

// ---- Rays and triangles

enum class RayFault { none, dropNegative, epsilon, behind };

template <RayFault Fault>
double mollerTrumbore(const Shape& a, const Shape& b, bool faulty) {
  const auto& ray = as<Ray<double>>(a);
  const auto& v = as<T>(b).vertices;
  const RayFault fault = faulty ? Fault : RayFault::none;
  const V edge1 = v[1] - v[0];
  const V edge2 = v[2] - v[0];
  const V p = cross(ray.direction, edge2);
  const double determinant = edge1.dot(p);
  if (determinant == 0) return 0;
  if (fault == RayFault::dropNegative && determinant < 0) return 0;
  if (fault == RayFault::epsilon && std::abs(determinant) < 1e-6) return 0;
  const V s = ray.origin - v[0];
  const double u = s.dot(p) / determinant;
  const V q = cross(s, edge1);
  const double w = ray.direction.dot(q) / determinant;
  const double t = edge2.dot(q) / determinant;
  return u >= 0 && w >= 0 && u + w <= 1 && (fault == RayFault::behind || t >= 0) ? 1 : 0;
}

/// Cramer's rule, with the edges exchanged in the determinant or not.
inline double cramer(const Shape& a, const Shape& b, bool faulty) {
  const auto& ray = as<Ray<double>>(a);
  const auto& v = as<T>(b).vertices;
  const V e1 = v[1] - v[0];
  const V e2 = v[2] - v[0];
  const V r = ray.origin - v[0];
  const V& d = ray.direction;
  const double determinant = faulty ? cross(d, e1).dot(e2) : cross(d, e2).dot(e1);
  if (determinant == 0) return 0;
  const double u = cross(d, e2).dot(r) / determinant;
  const double w = cross(r, e1).dot(d) / determinant;
  const double t = cross(r, e1).dot(e2) / determinant;
  return u >= 0 && w >= 0 && u + w <= 1 && t >= 0 ? 1 : 0;
}

/// Three triple products of one sign are a hit, or only where they are not all zero.
inline double threeProducts(const Shape& a, const Shape& b, bool faulty) {
  const auto& line = as<Line<double>>(a);
  const auto& v = as<T>(b).vertices;
  std::array<double, 3> products;
  for (std::size_t i = 0; i < 3; ++i) {
    const V from = v[(i + 1) % 3] - line.origin;
    products[i] = line.direction.dot(cross(from, V(v[(i + 2) % 3] - line.origin)));
  }
  const auto [least, most] = std::minmax_element(products.begin(), products.end());
  if (!faulty && *least == 0 && *most == 0) return 0;
  return *least >= 0 || *most <= 0 ? 1 : 0;
}

// ---- Segments and solids

/// Cyrus and Beck: the faces of a hull are the planes through three of its corners that have all
/// others on one side. Parallel faces are passed over, or looked at.
inline double cyrusBeck(const Shape& a, const Shape& b, bool faulty) {
  const auto& segment = as<Segment<double>>(a);
  const auto& corners = as<Convex<double>>(b).vertices;
  double first = 0;
  double last = 1;
  const auto cutBy = [&](const V& n, const V& on) {
    const double distance = n.dot(on - segment.a);
    const double slope = n.dot(segment.b - segment.a);
    if (slope == 0) return faulty || distance >= 0;
    if (slope < 0) {
      first = std::max(first, distance / slope);
    } else {
      last = std::min(last, distance / slope);
    }
    return first <= last;
  };
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t j = 0; j < corners.size(); ++j) {
      for (std::size_t k = i + 1; k < corners.size(); ++k) {
        const V n = cross(V(corners[j] - corners[i]), V(corners[k] - corners[i]));
        if (j <= i || j == k || n.isZero(0)) continue;
        const bool isFace = std::all_of(corners.begin(), corners.end(), [&](const V& corner) {
          return n.dot(corner - corners[i]) <= 0;
        });
        if (isFace && !cutBy(n, corners[i])) return 0;
      }
    }
  }
  return 1;
}

enum class CylinderFault { none, cap, order };

template <CylinderFault Fault>
double segmentAndCylinder(const Shape& first, const Shape& second, bool faulty) {
  const auto& segment = as<Segment<double>>(first);
  const auto& cylinder = as<Cylinder<double>>(second);
  const CylinderFault fault = faulty ? Fault : CylinderFault::none;
  const V d = cylinder.b - cylinder.a;
  const V m = segment.a - cylinder.a;
  const V n = segment.b - segment.a;
  const double md = m.dot(d), nd = n.dot(d), dd = d.dot(d), nn = n.dot(n), mn = m.dot(n);
  if ((md < 0 && md + nd < 0) || (md > dd && md + nd > dd)) return 0;
  const double k = m.dot(m) - cylinder.radius * cylinder.radius;
  const double a = dd * nn - nd * nd;
  const double b = dd * mn - nd * md;
  const double c = dd * k - md * md;
  if (a == 0) return c <= 0 ? 1 : 0;
  const double discriminant = b * b - a * c;
  if (discriminant < 0) return 0;
  double t = (-b - std::sqrt(discriminant)) / a;
  if (fault == CylinderFault::order && (t < 0 || t > 1)) return 0;
  if (md + t * nd < 0) {
    if (nd <= 0) return 0;
    t = -md / nd;
    return (fault == CylinderFault::cap ? k + 2 * t * (mn + t * nn) : k + t * (2 * mn + t * nn)) <=
                   0
               ? 1
               : 0;
  }
  if (md + t * nd > dd) {
    if (nd >= 0) return 0;
    t = (dd - md) / nd;
    return k + dd - 2 * md + t * (2 * (mn - nd) + t * nn) <= 0 ? 1 : 0;
  }
  return (t >= 0 || c <= 0) && t <= 1 ? 1 : 0;
}

// ---- Segments in the plane

inline double signProducts(const Shape& first, const Shape& second, bool faulty) {
  const auto& s = as<Segment2<double>>(first);
  const auto& t = as<Segment2<double>>(second);
  const auto area = [](const auto& a, const auto& b, const auto& c) {
    return (b - a)[0] * (c - a)[1] - (b - a)[1] * (c - a)[0];
  };
  const double ofS = area(s.a, s.b, t.a) * area(s.a, s.b, t.b);
  const double ofT = area(t.a, t.b, s.a) * area(t.a, t.b, s.b);
  if (faulty) return ofS < 0 && ofT < 0 ? 1 : 0;
  for (int k = 0; k < 2; ++k) {
    if (!overlap(std::min(s.a[k], s.b[k]), std::max(s.a[k], s.b[k]), std::min(t.a[k], t.b[k]),
                 std::max(t.a[k], t.b[k]))) {
      return 0;
    }
  }
  return ofS <= 0 && ofT <= 0 ? 1 : 0;
}

// ---- Spheres and polygons

/// The first test: whether the sphere meets the polygon's plane.
inline double polygonOffset(const Shape& a, const Shape& b, bool faulty) {
  const auto& sphere = as<Sphere<double>>(a);
  const auto& v = as<Polygon<double>>(b).vertices;
  V n = V::Zero();
  for (std::size_t i = 0; i < v.size(); ++i) n += cross(v[i], v[(i + 1) % v.size()]);
  const double offset = faulty ? -n.dot(v[0]) : n.dot(v[0]);
  const double height = n.dot(sphere.center) - offset;
  return height * height <= sphere.radius * sphere.radius * n.squaredNorm() ? 1 : 0;
}

/// Whether an edge pierces the sphere, with an edge as the unit direction of a ray or not.
inline double polygonEdges(const Shape& a, const Shape& b, bool faulty) {
  const auto& sphere = as<Sphere<double>>(a);
  const auto& v = as<Polygon<double>>(b).vertices;
  for (std::size_t i = 0; i < v.size(); ++i) {
    const V m = v[i] - sphere.center;
    const V d = v[(i + 1) % v.size()] - v[i];
    const double c = m.dot(m) - sphere.radius * sphere.radius;
    if (c <= 0) return 1;
    const double square = faulty ? 1 : d.dot(d);
    const double along = m.dot(d);
    const double discriminant = along * along - square * c;
    if (square == 0 || along > 0 || discriminant < 0) continue;
    if (-along - std::sqrt(discriminant) <= square) return 1;
  }
  return 0;
}

}  // namespace hairline::testing
