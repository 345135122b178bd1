#include <optional>

#include "core/query/contains/point_mesh.h"
#include "core/query/exact_sets.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// Whether a ray meets the inside of a triangle; nothing where it meets the border, or lies in the
// plane.
std::optional<bool> meets(const Vector& origin, const Vector& direction,
                          const Triangle<Rational>& triangle) {
  const Vector u = triangle.vertices[1] - triangle.vertices[0];
  const Vector v = triangle.vertices[2] - triangle.vertices[0];
  const Vector n = cross(u, v);
  // What has no area is met on the edges of its neighbours.
  if (isZero(n)) return false;
  const Vector offset = triangle.vertices[0] - origin;
  const Rational slope = dot(n, direction);
  const Rational height = dot(n, offset);
  if (sign(slope) == 0) return sign(height) == 0 ? std::nullopt : std::optional(false);
  const Rational t = height / slope;
  if (sign(t) <= 0) return false;
  // The weights of the vertices, from the place in the plane.
  const Vector place = direction * t - offset;
  const Rational second = dot(n, cross(place, v)) / squaredNorm(n);
  const Rational third = dot(n, cross(u, place)) / squaredNorm(n);
  const Rational first = Rational(1) - second - third;
  const Rational least = minimum(first, minimum(second, third));
  if (sign(least) == 0) return std::nullopt;
  return sign(least) > 0;
}

}  // namespace

ContainsAnswer<Rational> ContainsPointMeshReference::refer(const Input<double>& input) {
  const Vector origin = fromDouble<Rational>(input.a.position);
  ContainsAnswer<Rational> answer;
  std::vector<Triangle<Rational>> triangles;
  for (const std::array<int, 3>& indices : input.b.triangles) {
    const Triangle<double> triangle = triangleOf(input.b, indices);
    if (*containsExactly(triangle, origin)) {
      answer.contains = true;
      return answer;
    }
    triangles.push_back(convert<Rational>(triangle));
  }
  // No plane holds more than two of these directions, so that one of them meets no border.
  for (int turn = 1;; ++turn) {
    const Vector direction(Rational(1), Rational(turn), Rational(turn) * Rational(turn));
    bool inside = false;
    bool general = true;
    for (const Triangle<Rational>& triangle : triangles) {
      const std::optional<bool> met = meets(origin, direction, triangle);
      general = general && met.has_value();
      if (!general) break;
      if (*met) inside = !inside;
    }
    if (!general) continue;
    answer.contains = inside;
    return answer;
  }
}

}  // namespace hairline
