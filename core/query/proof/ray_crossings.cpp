#include "core/query/proof/ray_crossings.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/interruption.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/triangle_of.h"

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

CrossingRay::CrossingRay(const Vector& start) : m_start(start), m_low(toDouble(start)) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  m_high = m_low;
  for (int k = 0; k < 3; ++k) {
    const int side = compare(start[k], Rational(m_low[k]));
    if (side < 0) m_low[k] = std::nextafter(m_low[k], -infinity);
    if (side > 0) m_high[k] = std::nextafter(m_high[k], infinity);
  }
}

bool CrossingRay::crosses(const Triangle<double>& triangle) const {
  std::array<Vector, 3> corners;
  for (std::size_t i = 0; i < 3; ++i) corners[i] = exact(triangle.vertices[i]) - m_start;
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

bool CrossingRay::passesBeside(const Triangle<double>& triangle) const {
  for (int k = 0; k < 3; ++k) {
    const auto isBelow = [&](const Vector3<double>& corner) { return corner[k] < m_low[k]; };
    const auto isAbove = [&](const Vector3<double>& corner) { return corner[k] > m_high[k]; };
    if (std::ranges::all_of(triangle.vertices, isBelow)) return true;
    if (k > 0 && std::ranges::all_of(triangle.vertices, isAbove)) return true;
  }
  return false;
}

MeshCrossings crossingsFrom(const Vector& point, const Mesh& mesh) {
  countOperations(1 + mesh.triangles.size() / 4);
  const CrossingRay ray(point);
  MeshCrossings found;
  for (std::size_t t = 0; t < mesh.triangles.size(); ++t) {
    const auto triangle = triangleOf(mesh, mesh.triangles[t]);
    if (ray.passesBeside(triangle)) continue;
    if (*containsExactly(triangle, point)) return {t};
    if (ray.crosses(triangle)) found.crossed.push_back(t);
  }
  return found;
}

}  // namespace hairline
