#pragma once

#include "tests/benchmarks/plain_linear.h"

/// Two triangles by the other methods, from the textbooks.
namespace hairline::plain {

/// Six edges against the other triangle by Möller and Trumbore. RTCD 5.2.10; coplanar triangles are
/// left out.
inline bool trianglesMeetByEdges(const Triangle<double>& a, const Triangle<double>& b) {
  for (std::size_t i = 0; i < 3; ++i) {
    if (meetsTriangle<false>(wayOf(Segment<double>{a.vertices[i], a.vertices[(i + 1) % 3]}), b) ||
        meetsTriangle<false>(wayOf(Segment<double>{b.vertices[i], b.vertices[(i + 1) % 3]}), a)) {
      return true;
    }
  }
  return false;
}

/// The interval cut by a triangle out of the intersection line of the planes, from the coordinates
/// and the heights of its vertices.
inline void cutOut(const double (&along)[3], const double (&height)[3], double& from, double& to) {
  int lone = height[0] * height[1] > 0 ? 2 : height[0] * height[2] > 0 ? 1 : 0;
  if (height[lone] == 0) lone = (lone + 1) % 3;
  const int i = (lone + 1) % 3, j = (lone + 2) % 3;
  from = along[lone] + (along[i] - along[lone]) * (height[lone] / (height[lone] - height[i]));
  to = along[lone] + (along[j] - along[lone]) * (height[lone] / (height[lone] - height[j]));
  if (from > to) std::swap(from, to);
}

/// Intervals on the line of the two planes, with divisions. Möller 1997; coplanar triangles are
/// left out.
inline bool trianglesMeetByIntervals(const Triangle<double>& a, const Triangle<double>& b) {
  V p[3], q[3];
  for (std::size_t i = 0; i < 3; ++i) {
    p[i] = of(a.vertices[i]);
    q[i] = of(b.vertices[i]);
  }
  const V n = cross(p[1] - p[0], p[2] - p[0]);
  const double d = dot(n, p[0]);
  const double hq[3] = {dot(n, q[0]) - d, dot(n, q[1]) - d, dot(n, q[2]) - d};
  if (hq[0] * hq[1] > 0 && hq[0] * hq[2] > 0) return false;
  const V m = cross(q[1] - q[0], q[2] - q[0]);
  const double e = dot(m, q[0]);
  const double hp[3] = {dot(m, p[0]) - e, dot(m, p[1]) - e, dot(m, p[2]) - e};
  if (hp[0] * hp[1] > 0 && hp[0] * hp[2] > 0) return false;
  const V line = cross(n, m);
  const double x = std::fabs(line.x), y = std::fabs(line.y), z = std::fabs(line.z);
  const auto coordinate = [&](const V& v) { return x > y && x > z ? v.x : y > z ? v.y : v.z; };
  const double ap[3] = {coordinate(p[0]), coordinate(p[1]), coordinate(p[2])};
  const double aq[3] = {coordinate(q[0]), coordinate(q[1]), coordinate(q[2])};
  double pFrom = 0, pTo = 0, qFrom = 0, qTo = 0;
  cutOut(ap, hp, pFrom, pTo);
  cutOut(aq, hq, qFrom, qTo);
  return pFrom <= qTo && qFrom <= pTo;
}

}  // namespace hairline::plain
