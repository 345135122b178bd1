#pragma once

#include <algorithm>
#include <vector>

#include "core/math/signs.h"
#include "core/math/vector.h"

namespace hairline {

/// The corners of the hull of points in a plane, in order, or the ends of one on a line. In float
/// and double as far as rounding allows; `convexHull` is exact, for doubles.
template <Scalar S>
std::vector<Vector3<S>> flatHull(std::vector<Vector3<S>> points) {
  const auto isBefore = [](const Vector3<S>& p, const Vector3<S>& q) {
    for (int k = 0; k < 3; ++k) {
      if (const int side = sign(S(p[k] - q[k])); side != 0) return side < 0;
    }
    return false;
  };
  std::ranges::sort(points, isBefore);
  const auto isSame = [&](const Vector3<S>& p, const Vector3<S>& q) { return !isBefore(p, q); };
  points.erase(std::unique(points.begin(), points.end(), isSame), points.end());
  if (points.size() < 3) return points;
  Vector3<S> normal(S(0), S(0), S(0));
  for (const Vector3<S>& point : points) {
    const Vector3<S> found =
        cross(Vector3<S>(points.back() - points[0]), Vector3<S>(point - points[0]));
    if (isPositive(S(squaredNorm(found) - squaredNorm(normal)))) normal = found;
  }
  if (isZero(normal)) return {points[0], points.back()};
  // Andrew's monotone chains: the points are in order along the plane too.
  std::vector<Vector3<S>> hull;
  for (int chain = 0; chain < 2; ++chain) {
    const std::size_t first = hull.size();
    for (const Vector3<S>& point : points) {
      while (hull.size() >= first + 2) {
        const Vector3<S>& last = hull.back();
        const Vector3<S> turn =
            cross(Vector3<S>(last - hull[hull.size() - 2]), Vector3<S>(point - last));
        if (isPositive(dot(turn, normal))) break;
        hull.pop_back();
      }
      hull.push_back(point);
    }
    hull.pop_back();
    std::ranges::reverse(points);
  }
  return hull;
}

}  // namespace hairline
