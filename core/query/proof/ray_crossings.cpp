#include "core/query/proof/ray_crossings.h"

#include <algorithm>

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// The sign of x + y ε + z ε² for a positive infinitesimal ε.
int signOfSeries(const Vector& v) {
  for (int k = 0; k < 3; ++k) {
    if (sign(v[k]) != 0) return sign(v[k]);
  }
  return 0;
}

}  // namespace

bool crosses(const Vector3<double>& point, const Triangle<double>& triangle) {
  std::array<Vector, 3> corners;
  for (std::size_t i = 0; i < 3; ++i) corners[i] = exact(triangle.vertices[i]) - exact(point);
  const int volume = sign(dot(corners[0], cross(corners[1], corners[2])));
  // The ray leaves a plane through the point at once.
  if (volume == 0) return false;
  for (std::size_t i = 0; i < 3; ++i) {
    // Cramer's rule: the direction replaces a corner.
    const Vector others = cross(corners[(i + 1) % 3], corners[(i + 2) % 3]);
    if (signOfSeries(others) != volume) return false;
  }
  return true;
}

bool isBesideRay(const Vector3<double>& point, const Triangle<double>& triangle) {
  for (int k = 0; k < 3; ++k) {
    const auto isBelow = [&](const Vector3<double>& corner) { return corner[k] < point[k]; };
    const auto isAbove = [&](const Vector3<double>& corner) { return corner[k] > point[k]; };
    if (std::ranges::all_of(triangle.vertices, isBelow)) return true;
    if (k > 0 && std::ranges::all_of(triangle.vertices, isAbove)) return true;
  }
  return false;
}

}  // namespace hairline
