#pragma once

#include "tests/benchmarks/plain.h"

/// Features whose vertices move on their own lines, from the textbooks: the roots of the
/// coplanarity cubic in closed form, smallest first, and the inside test at each. For benchmarks
/// only.
namespace hairline::plain {

/// A vertex and how far it moves in [0, 1].
struct Mover {
  V start, way;

  V at(double t) const { return start + way * t; }
};
inline Mover operator-(const Mover& a, const Mover& b) {
  return {a.start - b.start, a.way - b.way};
}

/// The real roots of a + b t + c t² + d t³, in ascending order.
inline int rootsOf(double a, double b, double c, double d, double roots[3]) {
  const double size = std::fabs(a) + std::fabs(b) + std::fabs(c) + std::fabs(d);
  if (std::fabs(d) <= 1e-14 * size) {
    if (std::fabs(c) <= 1e-14 * size) {
      if (b == 0) return 0;
      roots[0] = -a / b;
      return 1;
    }
    const double root = b * b - 4 * a * c;
    if (root < 0) return 0;
    const double q = -0.5 * (b + std::copysign(std::sqrt(root), b));
    roots[0] = q / c;
    roots[1] = q == 0 ? 0 : a / q;
    if (roots[1] < roots[0]) std::swap(roots[0], roots[1]);
    return 2;
  }
  const double p = c / d, q = b / d, r = a / d;
  const double u = (p * p - 3 * q) / 9;
  const double v = (2 * p * p * p - 9 * p * q + 27 * r) / 54;
  if (v * v < u * u * u) {
    const double angle = std::acos(v / std::sqrt(u * u * u));
    const double scale = -2 * std::sqrt(u);
    constexpr double third = 2.0943951023931953;
    roots[0] = scale * std::cos(angle / 3) - p / 3;
    roots[1] = scale * std::cos(angle / 3 - third) - p / 3;
    roots[2] = scale * std::cos(angle / 3 + third) - p / 3;
    std::sort(roots, roots + 3);
    return 3;
  }
  const double w = -std::copysign(std::cbrt(std::fabs(v) + std::sqrt(v * v - u * u * u)), v);
  roots[0] = w + (w == 0 ? 0 : u / w) - p / 3;
  return 1;
}

/// Calls `isInside(t)` at the times in [0, 1] at which three vectors are coplanar, until it holds.
template <typename IsInside>
bool meetsWhenCoplanar(const Mover& x, const Mover& y, const Mover& z, IsInside isInside) {
  const V n0 = cross(y.start, z.start);
  const V n1 = cross(y.start, z.way) + cross(y.way, z.start);
  const V n2 = cross(y.way, z.way);
  double roots[3];
  const int count = rootsOf(dot(x.start, n0), dot(x.start, n1) + dot(x.way, n0),
                            dot(x.start, n2) + dot(x.way, n1), dot(x.way, n2), roots);
  for (int i = 0; i < count; ++i) {
    if (roots[i] >= 0 && roots[i] <= 1 && isInside(roots[i])) return true;
  }
  return false;
}

/// Whether boxes around the paths of some vertices and of others are disjoint.
template <std::size_t N, std::size_t M>
bool pathsAreDisjoint(const Mover (&a)[N], const Mover (&b)[M]) {
  const auto coordinate = [](const V& v, int k) { return k == 0 ? v.x : k == 1 ? v.y : v.z; };
  for (int k = 0; k < 3; ++k) {
    double leastA = HUGE_VAL, mostA = -HUGE_VAL, leastB = HUGE_VAL, mostB = -HUGE_VAL;
    const auto take = [&](const Mover& v, double& least, double& most) {
      const double from = coordinate(v.start, k), to = from + coordinate(v.way, k);
      least = std::min(least, std::min(from, to));
      most = std::max(most, std::max(from, to));
    };
    for (const Mover& v : a) take(v, leastA, mostA);
    for (const Mover& v : b) take(v, leastB, mostB);
    if (mostA < leastB || mostB < leastA) return true;
  }
  return false;
}

inline bool vertexMeetsFace(const Mover& p, const Mover (&face)[3]) {
  const Mover points[1] = {p};
  if (pathsAreDisjoint(points, face)) return false;
  const Mover x = p - face[0], y = face[1] - face[0], z = face[2] - face[0];
  return meetsWhenCoplanar(x, y, z, [&](double t) {
    const V e = y.at(t), f = z.at(t), w = x.at(t);
    const double ee = normSquare(e), ff = normSquare(f), ef = dot(e, f);
    const double we = dot(w, e), wf = dot(w, f);
    const double u = we * ff - wf * ef, v = wf * ee - we * ef;
    return u >= 0 && v >= 0 && u + v <= ee * ff - ef * ef;
  });
}

inline bool edgesMeet(const Mover& a, const Mover& b, const Mover& c, const Mover& d) {
  const Mover first[2] = {a, b}, second[2] = {c, d};
  if (pathsAreDisjoint(first, second)) return false;
  const Mover x = a - c, y = b - a, z = d - c;
  return meetsWhenCoplanar(x, y, z, [&](double t) {
    const V e = y.at(t), f = z.at(t), w = x.at(t);
    const double ee = normSquare(e), ff = normSquare(f), ef = dot(e, f);
    const double we = dot(w, e), wf = dot(w, f);
    const double square = ee * ff - ef * ef;
    const double u = ef * wf - ff * we, v = ee * wf - ef * we;
    return u >= 0 && u <= square && v >= 0 && v <= square;
  });
}

}  // namespace hairline::plain
