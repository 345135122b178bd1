#include "core/query/polytope_reference.h"

#include <array>

#include "core/math/linear_program.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

Vector exact(const Vector3<double>& v) { return fromDouble<Rational>(v); }
Vector exact(const Vector2<double>& v) { return {Rational(v[0]), Rational(v[1]), Rational(0)}; }

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

GeneratedSet generators(const Segment2<double>& shape) {
  return {{exact(shape.a), exact(shape.b)}, {}};
}

GeneratedSet generators(const Triangle2<double>& shape) {
  return {{exact(shape.vertices[0]), exact(shape.vertices[1]), exact(shape.vertices[2])}, {}};
}

GeneratedSet generators(const Rectangle2<double>& shape) {
  return {{exact(shape.min), exact(Vector2<double>(shape.max[0], shape.min[1])), exact(shape.max),
           exact(Vector2<double>(shape.min[0], shape.max[1]))},
          {}};
}

namespace {

// Weights of a's points, a's directions, b's points, b's directions; three rows say that the two
// sums are one point, two more that the points' weights add up to one.
LinearSystem weightsOfCommonPoint(const GeneratedSet& a, const GeneratedSet& b) {
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
  return system;
}

Vector pointOf(const GeneratedSet& set, const std::vector<Rational>& weights) {
  Vector sum(Rational(0), Rational(0), Rational(0));
  for (std::size_t i = 0; i < set.points.size(); ++i) sum += set.points[i] * weights[i];
  for (std::size_t i = 0; i < set.directions.size(); ++i) {
    sum += set.directions[i] * weights[set.points.size() + i];
  }
  return sum;
}

std::optional<Interval<Rational>> extentOf(const GeneratedSet& set, const Vector& axis) {
  for (const Vector& direction : set.directions) {
    if (sign(dot(axis, direction)) != 0) return std::nullopt;
  }
  Interval<Rational> extent{dot(axis, set.points[0]), dot(axis, set.points[0])};
  for (const Vector& point : set.points) {
    const Rational value = dot(axis, point);
    extent = {minimum(extent.min, value), maximum(extent.max, value)};
  }
  return extent;
}

}  // namespace

std::optional<Vector3<Rational>> commonPoint(const GeneratedSet& a, const GeneratedSet& b) {
  return intersectByProgram(a, b).point;
}

IntersectAnswer<Rational> intersectByProgram(const GeneratedSet& a, const GeneratedSet& b,
                                             const std::vector<Rational>& parameterCosts) {
  IntersectAnswer<Rational> answer;
  const LinearSystem system = weightsOfCommonPoint(a, b);
  std::vector<Rational> costs = parameterCosts;
  if (!costs.empty()) costs.resize(system.rows[0].size());
  const LinearProgramAnswer found = solveLinearProgram(system, costs);
  answer.hit = found.feasible();
  if (answer.hit) {
    answer.point = pointOf(a, found.solution);
    if (!costs.empty() && found.status == LinearProgramAnswer::Status::optimal) {
      Rational t(0);
      for (std::size_t i = 0; i < parameterCosts.size(); ++i) {
        t += parameterCosts[i] * found.solution[i];
      }
      answer.t = t;
    }
    return answer;
  }
  const Vector axis(found.multipliers[0], found.multipliers[1], found.multipliers[2]);
  const std::optional<Interval<Rational>> extentA = extentOf(a, axis);
  const std::optional<Interval<Rational>> extentB = extentOf(b, axis);
  if (extentA && extentB) {
    answer.separating = SeparatingAxis<Rational>{"program", axis, *extentA, *extentB,
                                                 gapBetween(*extentA, *extentB)};
  }
  return answer;
}

}  // namespace hairline
