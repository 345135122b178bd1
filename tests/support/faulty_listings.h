#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/shapes/shape.h"

// Listings as people copy them, each with the mistakes of print that can be switched on: what the
// scenes of pitfalls are judged by. Each is as short as it can be, and answers for the operands of
// its scene; none is part of the product.

namespace hairline::testing {

using V = Vector3<double>;
using T = Triangle<double>;

/// One of the listings that people copy, on the operands of a scene, with the mistake or without:
/// the verdict as 0 or 1, or the squared distance.
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

// ---- Triangle and box

// On the axis x × (v1 - v0), the box about the origin.
inline double vertexTwo(const Shape& a, const Shape& b, bool faulty) {
  const auto& v = as<T>(a).vertices;
  const V& h = as<Aabb<double>>(b).max;
  const double y = v[1][1] - v[0][1];
  const double z = v[1][2] - v[0][2];
  const double p0 = v[0][2] * v[1][1] - v[0][1] * v[1][2];
  const double p2 = faulty ? v[2][2] * y - v[2][2] * z : v[2][2] * y - v[2][1] * z;
  const double r = h[1] * std::abs(z) + h[2] * std::abs(y);
  return overlap(std::min(p0, p2), std::max(p0, p2), -r, r) ? 1 : 0;
}

/// The thirteen axes in a scalar; the plane by the product of the signed distances of the corners
/// nearest to it and farthest, or by their signs.
template <typename S>
double thirteenAxes(const T& triangle, const Aabb<double>& box, bool product, bool touchingParts) {
  using W = Vector3<S>;
  std::array<W, 3> v;
  for (std::size_t i = 0; i < 3; ++i) v[i] = triangle.vertices[i].cast<S>();
  const W min = box.min.cast<S>();
  const W max = box.max.cast<S>();
  const auto parts = [&](const W& axis) {
    std::array<S, 3> t;
    for (std::size_t i = 0; i < 3; ++i) t[i] = axis.dot(v[i]);
    S low = 0;
    S high = 0;
    for (int k = 0; k < 3; ++k) {
      low += std::min(axis[k] * min[k], axis[k] * max[k]);
      high += std::max(axis[k] * min[k], axis[k] * max[k]);
    }
    const S below = low - std::max({t[0], t[1], t[2]});
    const S above = std::min({t[0], t[1], t[2]}) - high;
    return touchingParts ? below >= 0 || above >= 0 : below > 0 || above > 0;
  };
  for (int k = 0; k < 3; ++k) {
    if (parts(W::Unit(k))) return 0;
    for (std::size_t i = 0; i < 3; ++i) {
      if (parts(cross(W(W::Unit(k)), W(v[(i + 1) % 3] - v[i])))) return 0;
    }
  }
  const W n = cross(W(v[1] - v[0]), W(v[2] - v[0]));
  W least;
  W most;
  for (int k = 0; k < 3; ++k) {
    least[k] = n[k] > 0 ? min[k] : max[k];
    most[k] = n[k] > 0 ? max[k] : min[k];
  }
  const S first = n.dot(W(least - v[0]));
  const S last = n.dot(W(most - v[0]));
  return (product ? first * last > 0 : (first > 0 && last > 0) || (first < 0 && last < 0)) ? 0 : 1;
}
inline double zeroCross(const Shape& a, const Shape& b, bool faulty) {
  return thirteenAxes<double>(as<T>(a), as<Aabb<double>>(b), false, faulty);
}
inline double distanceProduct(const Shape& a, const Shape& b, bool faulty) {
  return thirteenAxes<double>(as<T>(a), as<Aabb<double>>(b), faulty, false);
}

/// PEF in float: boxes, plane, edge functions in the three projections.
inline double edgeFunctions(const T& triangle, const Aabb<double>& box, bool product) {
  using W = Vector3<float>;
  std::array<W, 3> v;
  for (std::size_t i = 0; i < 3; ++i) v[i] = triangle.vertices[i].cast<float>();
  const W min = box.min.cast<float>();
  const W max = box.max.cast<float>();
  const W n = cross(W(v[1] - v[0]), W(v[2] - v[0]));
  float least = 0;
  float most = 0;
  for (int k = 0; k < 3; ++k) {
    const auto [low, high] = std::minmax({v[0][k], v[1][k], v[2][k]});
    if (low > max[k] || high < min[k]) return 0;
    least += n[k] * ((n[k] > 0 ? min : max)[k] - v[0][k]);
    most += n[k] * ((n[k] > 0 ? max : min)[k] - v[0][k]);
    const int i = (k + 1) % 3;
    const int j = (k + 2) % 3;
    const float facing = n[k] < 0 ? -1.0F : 1.0F;
    for (std::size_t e = 0; e < 3; ++e) {
      const W edge = v[(e + 1) % 3] - v[e];
      const float x = -edge[j] * facing;
      const float y = edge[i] * facing;
      if (x * ((x > 0 ? max : min)[i] - v[e][i]) + y * ((y > 0 ? max : min)[j] - v[e][j]) < 0) {
        return 0;
      }
    }
  }
  return (product ? least * most > 0 : (least > 0) == (most > 0) && least != 0) ? 0 : 1;
}
inline double sharedStep(const Shape& a, const Shape& b, bool faulty) {
  const double sat = thirteenAxes<float>(as<T>(a), as<Aabb<double>>(b), faulty, false);
  const double pef = edgeFunctions(as<T>(a), as<Aabb<double>>(b), faulty);
  return sat == pef ? sat : -1;
}

inline double centreAndHalf(const Shape& a, const Shape& b, bool faulty) {
  const auto& v = as<T>(a).vertices;
  const auto& box = as<Aabb<double>>(b);
  for (int k = 0; k < 3; ++k) {
    const auto [low, high] = std::minmax({v[0][k], v[1][k], v[2][k]});
    const double center = (box.min[k] + box.max[k]) / 2;
    const double half = (box.max[k] - box.min[k]) / 2;
    if (faulty ? low - center > half || high - center < -half
               : low > box.max[k] || high < box.min[k]) {
      return 0;
    }
  }
  return 1;
}

// ---- Triangle and triangle by intervals

enum class IntervalFault { none, onThePlane, loneVertex, strictlyCoplanar, epsilon };

inline bool coplanarMeet(const T& a, const T& b, const V& n, bool strictly) {
  const auto area = [&](const V& p, const V& q, const V& r) {
    return n.dot(cross(V(q - p), V(r - p)));
  };
  const auto within = [&](const V& p, const T& t) {
    std::array<double, 3> s;
    for (std::size_t i = 0; i < 3; ++i) s[i] = area(t.vertices[i], t.vertices[(i + 1) % 3], p);
    const auto [low, high] = std::minmax_element(s.begin(), s.end());
    return strictly ? *low > 0 || *high < 0 : *low >= 0 || *high <= 0;
  };
  for (std::size_t i = 0; i < 3; ++i) {
    const V& p = a.vertices[i];
    const V& q = a.vertices[(i + 1) % 3];
    for (std::size_t j = 0; j < 3; ++j) {
      const V& r = b.vertices[j];
      const V& s = b.vertices[(j + 1) % 3];
      if (area(p, q, r) * area(p, q, s) < 0 && area(r, s, p) * area(r, s, q) < 0) return true;
    }
    // Without the strictness touching and collinear edges have an end on the other triangle.
    if (within(p, b) || within(b.vertices[i], a)) return true;
  }
  return false;
}

inline double byIntervals(const T& a, const T& b, IntervalFault fault) {
  const bool snaps = fault == IntervalFault::epsilon;
  const auto heights = [&](const T& t, const T& of, V& n) {
    n = normal(t);
    std::array<double, 3> h;
    for (std::size_t i = 0; i < 3; ++i) {
      h[i] = snaps ? n.dot(of.vertices[i]) - n.dot(t.vertices[0])
                   : n.dot(of.vertices[i] - t.vertices[0]);
      if (snaps && std::abs(h[i]) < 1e-6) h[i] = 0;
    }
    return h;
  };
  V na;
  V nb;
  const auto hb = heights(a, b, na);
  const auto ha = heights(b, a, nb);
  for (const auto& h : {hb, ha}) {
    const auto [low, high] = std::minmax_element(h.begin(), h.end());
    if (*low > 0 || *high < 0) return 0;
    if (fault == IntervalFault::onThePlane && (*low >= 0 || *high <= 0)) return 0;
  }
  const V line = cross(na, nb);
  if (std::all_of(ha.begin(), ha.end(), [](double h) { return h == 0; })) {
    return coplanarMeet(a, b, na, fault == IntervalFault::strictlyCoplanar) ? 1 : 0;
  }
  const auto interval = [&](const T& t, const std::array<double, 3>& h) {
    std::size_t lone = 0;
    if (h[0] * h[1] > 0) {
      lone = 2;
    } else if (h[0] * h[2] > 0) {
      lone = 1;
    } else if (fault != IntervalFault::loneVertex && h[1] * h[2] <= 0 && h[0] == 0) {
      lone = h[1] != 0 ? 1 : 2;
    }
    std::array<double, 2> ends{};
    for (std::size_t k = 0; k < 2; ++k) {
      const std::size_t other = (lone + 1 + k) % 3;
      const double from = line.dot(t.vertices[lone]);
      const double to = line.dot(t.vertices[other]);
      ends[k] = from + (to - from) * h[lone] / (h[lone] - h[other]);
    }
    return ends;
  };
  const auto x = interval(a, ha);
  const auto y = interval(b, hb);
  return overlap(std::min(x[0], x[1]), std::max(x[0], x[1]), std::min(y[0], y[1]),
                 std::max(y[0], y[1]))
             ? 1
             : 0;
}
template <IntervalFault Fault>
double intervals(const Shape& a, const Shape& b, bool faulty) {
  return byIntervals(as<T>(a), as<T>(b), faulty ? Fault : IntervalFault::none);
}

}  // namespace hairline::testing
