#include "core/query/polytope_reference.h"

#include <array>

#include "core/math/linear_program.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

Vector exact(const Vector3<double>& v) { return fromDouble<Rational>(v); }

template <typename Vertices>
GeneratedSet hullOf(const Vertices& vertices) {
  GeneratedSet set;
  for (const Vector3<double>& vertex : vertices) set.points.push_back(exact(vertex));
  return set;
}

template <std::size_t N>
GeneratedSet boxOf(const Vector3<double>& center, const std::array<Vector3<double>, N>& axes,
                   const std::array<double, N>& halfExtents) {
  GeneratedSet set{{exact(center)}, {}};
  for (std::size_t i = 0; i < N; ++i) {
    const Vector arm = exact(axes[i]) * Rational(halfExtents[i]);
    std::vector<Vector> corners;
    for (const Vector& corner : set.points) {
      corners.push_back(corner - arm);
      corners.push_back(corner + arm);
    }
    set.points = std::move(corners);
  }
  return set;
}

}  // namespace

GeneratedSet generators(const Point<double>& shape) { return {{exact(shape.position)}, {}}; }

GeneratedSet generators(const Line<double>& shape) {
  const Vector direction = exact(shape.direction);
  return {{exact(shape.origin)}, {direction, Vector(-direction)}};
}

GeneratedSet generators(const Ray<double>& shape) {
  return {{exact(shape.origin)}, {exact(shape.direction)}};
}

GeneratedSet generators(const Segment<double>& shape) {
  return {{exact(shape.a), exact(shape.b)}, {}};
}

GeneratedSet generators(const Plane<double>& shape) {
  // The point nearest to the origin, and the normal's products with two axes that are not along it.
  const Vector normal = exact(shape.normal);
  GeneratedSet set;
  set.points.push_back(normal * Rational(Rational(shape.offset) / squaredNorm(normal)));
  for (int k = 0; k < 3; ++k) {
    Vector axis(Rational(0), Rational(0), Rational(0));
    axis[k] = Rational(1);
    const Vector direction = cross(normal, axis);
    if (isZero(direction)) continue;
    set.directions.push_back(direction);
    set.directions.push_back(-direction);
  }
  return set;
}

GeneratedSet generators(const Triangle<double>& shape) { return hullOf(shape.vertices); }

GeneratedSet generators(const Rectangle<double>& shape) {
  return boxOf(shape.center, shape.axes, shape.halfExtents);
}

GeneratedSet generators(const Aabb<double>& shape) {
  GeneratedSet set;
  for (unsigned i = 0; i < 8; ++i) set.points.push_back(exact(shape.corner(i)));
  return set;
}

GeneratedSet generators(const Obb<double>& shape) {
  return boxOf(shape.center, shape.axes, shape.halfExtents);
}

GeneratedSet generators(const Tetrahedron<double>& shape) { return hullOf(shape.vertices); }

GeneratedSet generators(const Convex<double>& shape) { return hullOf(shape.vertices); }

std::optional<Vector3<Rational>> commonPoint(const GeneratedSet& a, const GeneratedSet& b) {
  // Weights of a's points, a's directions, b's points, b's directions; three rows say that the two
  // sums are one point, two more that the points' weights add up to one.
  LinearSystem system;
  system.rows.resize(5);
  system.right.assign(5, Rational(0));
  system.right[3] = system.right[4] = Rational(1);
  const auto add = [&](const Vector& column, int side, bool isPoint) {
    for (int k = 0; k < 3; ++k) {
      system.rows[static_cast<std::size_t>(k)].push_back(side == 0 ? column[k]
                                                                   : Rational(-column[k]));
    }
    system.rows[3].push_back(Rational(isPoint && side == 0 ? 1 : 0));
    system.rows[4].push_back(Rational(isPoint && side == 1 ? 1 : 0));
  };
  for (const Vector& point : a.points) add(point, 0, true);
  for (const Vector& direction : a.directions) add(direction, 0, false);
  for (const Vector& point : b.points) add(point, 1, true);
  for (const Vector& direction : b.directions) add(direction, 1, false);

  const std::optional<std::vector<Rational>> weights = solveNonNegative(system);
  if (!weights) return std::nullopt;
  Vector sum(Rational(0), Rational(0), Rational(0));
  for (std::size_t i = 0; i < a.points.size(); ++i) sum += a.points[i] * (*weights)[i];
  for (std::size_t i = 0; i < a.directions.size(); ++i) {
    sum += a.directions[i] * (*weights)[a.points.size() + i];
  }
  return sum;
}

IntersectAnswer<Rational> intersectByProgram(const GeneratedSet& a, const GeneratedSet& b) {
  IntersectAnswer<Rational> answer;
  answer.point = commonPoint(a, b);
  answer.hit = answer.point.has_value();
  return answer;
}

}  // namespace hairline
