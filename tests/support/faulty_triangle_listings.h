#pragma once

#include "tests/support/faulty_listings.h"

// Listings of triangles against boxes and triangles, as faulty_listings.h has those of the other
// pairs at rest.

namespace hairline::testing {

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
