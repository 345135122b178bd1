#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/shapes/shape.h"

// Commonly copied listings, each with switchable misprints, by which the scenes of pitfalls are
// judged. Each is as short as possible, and answers for the operands of its scene; none is part of
// the product.

namespace hairline::testing {

using V = Vector3<double>;
using T = Triangle<double>;

/// One of the listings, on the operands of a scene, with the mistake or without: the verdict as 0
/// or 1, or the squared distance.
using Listing = double (*)(const Shape& a, const Shape& b, bool faulty);

template <typename Shape0>
const Shape0& as(const Shape& shape) {
  return std::get<Shape0>(shape);
}
inline const V& positionOf(const Shape& point) { return as<Point<double>>(point).position; }

inline bool overlap(double a0, double a1, double b0, double b1) { return a0 <= b1 && b0 <= a1; }

// ---- Point and triangle

enum class VoronoiFault { none, weight, either };

inline double nearestByRegions(const V& p, const T& triangle, VoronoiFault fault) {
  const auto& [a, b, c] = triangle.vertices;
  const V ab = b - a, ac = c - a, ap = p - a, bp = p - b, cp = p - c;
  const double d1 = ab.dot(ap), d2 = ac.dot(ap), d3 = ab.dot(bp), d4 = ac.dot(bp);
  const double d5 = ab.dot(cp), d6 = ac.dot(cp);
  const auto to = [&](const V& q) { return (p - q).squaredNorm(); };
  if (d1 <= 0 && d2 <= 0) return to(a);
  if (d3 >= 0 && d4 <= d3) return to(b);
  const double vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return to(a + ab * (d1 / (d1 - d3)));
  if (d6 >= 0 && d5 <= d6) return to(c);
  const double vb = d5 * d2 - d1 * d6;
  if (fault == VoronoiFault::either ? (vb <= 0 || d2 >= 0 || d6 <= 0)
                                    : (vb <= 0 && d2 >= 0 && d6 <= 0)) {
    return to(a + ac * (d2 / (d2 - d6)));
  }
  const double va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const double w = fault == VoronoiFault::weight ? (d4 - d3) / (d4 - d3) + (d5 - d6)
                                                   : (d4 - d3) / ((d4 - d3) + (d5 - d6));
    return to(b + (c - b) * w);
  }
  const double sum = va + vb + vc;
  return to(a + ab * (vb / sum) + ac * (vc / sum));
}

inline double weightOnBc(const Shape& a, const Shape& b, bool faulty) {
  return nearestByRegions(positionOf(a), as<T>(b),
                          faulty ? VoronoiFault::weight : VoronoiFault::none);
}
inline double edgeAc(const Shape& a, const Shape& b, bool faulty) {
  return nearestByRegions(positionOf(a), as<T>(b),
                          faulty ? VoronoiFault::either : VoronoiFault::none);
}

// A polygon edge by edge, for a point in its plane.
inline double edgeByEdge(const Shape& a, const Shape& b, bool faulty) {
  const V& p = positionOf(a);
  const auto& v = as<T>(b).vertices;
  const V n = normal(as<T>(b));
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < 3; ++i) {
    const V edge = v[(i + 1) % 3] - v[i];
    const V ap = p - v[i];
    if (n.dot(cross(edge, ap)) > 0) continue;
    const double along = ap.dot(edge);
    if (faulty && along < 0) return ap.squaredNorm();
    const double t = std::clamp(along / edge.squaredNorm(), 0.0, 1.0);
    least = std::min(least, (ap - edge * t).squaredNorm());
  }
  return least;
}

inline double sideProducts(const Shape& point, const Shape& triangle, bool faulty) {
  const V& p = positionOf(point);
  const auto& v = as<T>(triangle).vertices;
  const V a = v[0] - p, b = v[1] - p, c = v[2] - p;
  const V u = cross(b, c), w = cross(c, a), x = cross(a, b);
  if (u.dot(w) < 0 || u.dot(x) < 0) return 0;
  return faulty || w.dot(x) >= 0 ? 1 : 0;
}

// ---- Lines and segments

inline double linesByTheirEquations(const Shape& first, const Shape& second, bool sameF,
                                    bool parallel) {
  const auto& a = as<Line<double>>(first);
  const auto& b = as<Line<double>>(second);
  const V r = a.origin - b.origin;
  const double aa = a.direction.squaredNorm(), bb = b.direction.squaredNorm();
  const double ab = a.direction.dot(b.direction), c = a.direction.dot(r);
  const double f = sameF ? c : b.direction.dot(r);
  const double determinant = aa * bb - ab * ab;
  double s = 0;
  double t = f / bb;
  if (!parallel || determinant != 0) {
    s = (ab * f - c * bb) / determinant;
    t = (aa * f - ab * c) / determinant;
  }
  return (r + a.direction * s - b.direction * t).squaredNorm();
}
inline double linesF(const Shape& a, const Shape& b, bool faulty) {
  return linesByTheirEquations(a, b, faulty, true);
}
inline double linesParallel(const Shape& a, const Shape& b, bool faulty) {
  return linesByTheirEquations(a, b, false, !faulty);
}

enum class SegmentFault { none, clampBoth, determinant, epsilon };

inline double segmentsBy(const Shape& first, const Shape& second, SegmentFault fault) {
  const auto& p = as<Segment<double>>(first);
  const auto& q = as<Segment<double>>(second);
  const V d1 = p.b - p.a, d2 = q.b - q.a, r = p.a - q.a;
  const double a = d1.squaredNorm(), e = d2.squaredNorm(), b = d1.dot(d2);
  const double c = d1.dot(r), f = d2.dot(r);
  const auto clamped = [](double x) { return std::clamp(x, 0.0, 1.0); };
  if (fault == SegmentFault::epsilon && a <= 1e-10 && e <= 1e-10) return r.squaredNorm();
  const double determinant =
      fault == SegmentFault::determinant ? a * e - b * b : cross(d1, d2).squaredNorm();
  // The numerator cancels as the determinant does: (d1 × d2)·(d2 × r) is the same.
  const double numerator =
      fault == SegmentFault::determinant ? b * f - c * e : cross(d1, d2).dot(cross(d2, r));
  double s = determinant == 0 ? 0 : clamped(numerator / determinant);
  double t = (b * s + f) / e;
  if (fault == SegmentFault::clampBoth) {
    t = clamped((a * f - b * c) / determinant);
  } else if (t < 0) {
    t = 0;
    s = clamped(-c / a);
  } else if (t > 1) {
    t = 1;
    s = clamped((b - c) / a);
  }
  return (r + d1 * s - d2 * t).squaredNorm();
}
template <SegmentFault Fault>
double segments(const Shape& a, const Shape& b, bool faulty) {
  return segmentsBy(a, b, faulty ? Fault : SegmentFault::none);
}

// ---- Point and tetrahedron: whether it is outside of no face. Mistakes: to trust the winding, and
// to take a fourth vertex of sign zero for a side.

inline double outsideOfNoFace(const Shape& a, const Shape& b, bool byWinding, bool zeroIsInside) {
  const V& p = positionOf(a);
  const auto& v = as<Tetrahedron<double>>(b).vertices;
  // Each face and the vertex opposite to it.
  constexpr std::array<std::array<std::size_t, 4>, 4> faces{
      {{0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}, {1, 3, 2, 0}}};
  for (const auto& f : faces) {
    const V n = cross(v[f[1]] - v[f[0]], v[f[2]] - v[f[0]]);
    const double side = n.dot(p - v[f[0]]);
    const double other = n.dot(v[f[3]] - v[f[0]]);
    if (byWinding ? side >= 0 : side * other < 0) return 0;
    if (!byWinding && !zeroIsInside && other == 0 && side != 0) return 0;
  }
  return 1;
}
inline double tetrahedronWinding(const Shape& a, const Shape& b, bool faulty) {
  return outsideOfNoFace(a, b, faulty, false);
}
inline double tetrahedronFlat(const Shape& a, const Shape& b, bool faulty) {
  return outsideOfNoFace(a, b, false, faulty);
}

// ---- Planes

inline double boxRadius(const Shape& a, const Shape& b, bool faulty) {
  const auto& box = as<Aabb<double>>(a);
  const auto& plane = as<Plane<double>>(b);
  const V center = (box.min + box.max) / 2;
  double radius = 0;
  for (int k = 0; k < 3; ++k) {
    const double part = (box.max[k] - center[k]) * plane.normal[k];
    radius += faulty ? part : std::abs(part);
  }
  return std::abs(plane.normal.dot(center) - plane.offset) <= radius ? 1 : 0;
}

inline double conesRim(const Shape& a, const Shape& b, bool faultyLength, bool faultyZero) {
  const auto& cone = as<Cone<double>>(a);
  const auto& plane = as<Plane<double>>(b);
  const auto height = [&](const V& x) { return plane.normal.dot(x) - plane.offset; };
  V rim = cross(cross(plane.normal, cone.axis), cone.axis);
  if (!faultyLength && (faultyZero || rim.norm() > 0)) rim /= rim.norm();
  const V base = cone.apex + cone.axis * cone.height;
  const double apex = height(cone.apex);
  const double least = height(base + rim * cone.radius);
  const double greatest = height(base - rim * cone.radius);
  // Comparisons with NaN fail.
  const bool reachesDown = apex <= 0 || least <= 0 || greatest <= 0;
  const bool reachesUp = apex >= 0 || least >= 0 || greatest >= 0;
  return reachesDown && reachesUp ? 1 : 0;
}
inline double coneLength(const Shape& a, const Shape& b, bool faulty) {
  return conesRim(a, b, faulty, false);
}
inline double coneZero(const Shape& a, const Shape& b, bool faulty) {
  return conesRim(a, b, false, faulty);
}

}  // namespace hairline::testing
