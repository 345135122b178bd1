#include <algorithm>

#include "core/query/contains/point_mesh.h"
#include "core/query/proof/exact_sets.h"

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

// Whether the ray from the origin along (1, ε, ε²) crosses the triangle, on which the origin is
// not.
bool isCrossed(const std::array<Vector, 3>& corners) {
  const int volume = sign(dot(corners[0], cross(corners[1], corners[2])));
  // The ray leaves a plane through the origin at once.
  if (volume == 0) return false;
  for (std::size_t i = 0; i < 3; ++i) {
    // Cramer's rule: the direction replaces a corner.
    const Vector others = cross(corners[(i + 1) % 3], corners[(i + 2) % 3]);
    if (signOfSeries(others) != volume) return false;
  }
  return true;
}

// Whether the triangle lies wholly behind a point or to one side of its ray along x: true for most,
// without arithmetic.
bool isBeside(const Triangle<double>& triangle, const Vector3<double>& point) {
  for (int k = 0; k < 3; ++k) {
    const auto isBelow = [&](const Vector3<double>& corner) { return corner[k] < point[k]; };
    const auto isAbove = [&](const Vector3<double>& corner) { return corner[k] > point[k]; };
    if (std::ranges::all_of(triangle.vertices, isBelow)) return true;
    if (k > 0 && std::ranges::all_of(triangle.vertices, isAbove)) return true;
  }
  return false;
}

}  // namespace

ContainsAnswer<Rational> ContainsPointMeshReference::refer(const Input<double>& input) {
  const Vector origin = fromDouble<Rational>(input.a.position);
  ContainsAnswer<Rational> answer;
  for (std::size_t t = 0; t < input.b.size(); ++t) {
    const Triangle<double> triangle = input.b[t];
    if (isBeside(triangle, input.a.position)) continue;
    if (*containsExactly(triangle, origin)) {
      answer.contains = true;
      return answer;
    }
    std::array<Vector, 3> corners;
    for (std::size_t i = 0; i < 3; ++i) {
      corners[i] = fromDouble<Rational>(triangle.vertices[i]) - origin;
    }
    if (isCrossed(corners)) answer.contains = !answer.contains;
  }
  return answer;
}

}  // namespace hairline
