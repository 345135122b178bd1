#include "core/query/contains/point_mesh.h"
#include "core/query/exact_sets.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// The sign of x + y ε + z ε² for an infinitely small positive ε.
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
    // Cramer's rule: the direction in the place of a corner.
    const Vector others = cross(corners[(i + 1) % 3], corners[(i + 2) % 3]);
    if (signOfSeries(others) != volume) return false;
  }
  return true;
}

}  // namespace

ContainsAnswer<Rational> ContainsPointMeshReference::refer(const Input<double>& input) {
  const Vector origin = fromDouble<Rational>(input.a.position);
  ContainsAnswer<Rational> answer;
  for (const std::array<int, 3>& indices : input.b.triangles) {
    const Triangle<double> triangle = triangleOf(input.b, indices);
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
