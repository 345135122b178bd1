#include "core/math/square_root.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/ellipsoid_reference.h"
#include "core/query/general/references.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/witness_parts.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// The points of a disc on either side along a direction, to a precision and within the disc.
void addRim(std::vector<Vector>& points, const Vector& center, const Vector& across,
            const Rational& radius, int bits) {
  points.push_back(center);
  if (isZero(across)) return;
  const Rational length = enclosedSquareRoot(squaredNorm(across), bits).max;
  const Vector way = across * Rational(radius / length);
  points.push_back(center + way);
  points.push_back(center - way);
}

Vector acrossOf(const Vector& vector, const Vector& axis) {
  return vector - axis * Rational(dot(vector, axis) / squaredNorm(axis));
}

/// Vectors perpendicular to an axis, in at least two directions; all three unit vectors if it is
/// zero.
std::vector<Vector> anyAcross(const Vector& axis) {
  std::vector<Vector> found;
  for (int k = 0; k < 3; ++k) {
    Vector unit(Rational(0), Rational(0), Rational(0));
    unit[k] = Rational(1);
    if (!isZero(axis)) unit = cross(axis, unit);
    if (!isZero(unit)) found.push_back(unit);
  }
  return found;
}

}  // namespace

std::vector<Vector> farthestOf(const Shape& shape, const Vector& direction, int bits) {
  std::vector<Vector> points;
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    const Vector axis = exact(cylinder->b) - exact(cylinder->a);
    for (const Vector3<double>& end : {cylinder->a, cylinder->b}) {
      addRim(points, exact(end), acrossOf(direction, axis), Rational(cylinder->radius), bits);
    }
  } else if (const auto cone = coneOf(shape)) {
    const Vector axis = exact(cone->axis);
    points.push_back(exact(cone->apex));
    addRim(points, Vector(exact(cone->apex) + axis * Rational(cone->height)),
           acrossOf(direction, axis), Rational(cone->radius), bits);
  } else if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    const auto [way, square] = supportOfEllipsoid(*ellipsoid, direction);
    points.push_back(exact(ellipsoid->center));
    if (sign(square) == 0) return points;
    const Vector step = way / enclosedSquareRoot(square, bits).max;
    points.push_back(points[0] + step);
    points.push_back(points[0] - step);
  } else {
    if (auto corners = exactCornersOf(shape)) return *std::move(corners);
    const GeneratedSet ball = generatorsOf(shape);
    for (const Vector& point : ball.points) addRim(points, point, direction, ball.radius, bits);
  }
  return points;
}

std::vector<Vector> directionsOutOf(const Shape& solid, const Vector& point, int bits) {
  if (!isCoreless(solid)) {
    GeneratedSet core = generatorsOf(solid);
    core.radius = Rational(0);
    std::vector<Vector> directions = anyAcross(Vector(core.points.back() - core.points.front()));
    directions.insert(directions.begin(), point - nearestOfCores({{point}}, core).points[1]);
    return directions;
  }
  const auto cone = coneOf(solid);
  const auto* cylinder = std::get_if<Cylinder<double>>(&solid);
  const Vector axis = cone ? exact(cone->axis) : Vector(exact(cylinder->b) - exact(cylinder->a));
  const Vector start = exact(cone ? cone->apex : cylinder->a);
  std::vector<Vector> directions = anyAcross(axis);
  const Vector beside = acrossOf(Vector(point - start), axis);
  if (!isZero(beside)) directions.insert(directions.begin(), beside);
  const std::size_t count = directions.size();
  for (std::size_t i = 0; cone && i < count; ++i) {
    // The normal of the lateral surface.
    const Rational length = enclosedSquareRoot(squaredNorm(directions[i]), bits).max;
    const Rational part = Rational(cone->height) * squaredNorm(axis) / length;
    directions.push_back(directions[i] * part - axis * Rational(cone->radius));
  }
  directions.push_back(axis);
  directions.push_back(-axis);
  return directions;
}

bool isOnOneSide(const Shape& shape, const Vector& normal, const Rational& offset) {
  const std::optional<ExactExtent> extent = extentAlong(shape, normal);
  const Quadratic<Rational> end{offset, Rational(0), Rational(0)};
  return extent && ((extent->max && compare(*extent->max, end) < 0) ||
                    (extent->min && compare(*extent->min, end) > 0));
}

std::optional<Vector> directionBeyond(const Shape& piece, const Vector& point) {
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&piece)) {
    return axisToHull(*ellipsoid, {point});
  }
  if (!isRound(piece)) {
    const GeneratedSet set = generatorsOf(piece);
    return set.points.empty() ? std::nullopt : pointOrAxisOf({{point}}, set).axis;
  }
  for (const int bits : precisions) {
    for (const Vector& direction : directionsOutOf(piece, point, bits)) {
      if (isOnOneSide(piece, direction, dot(direction, point))) return direction;
    }
  }
  return std::nullopt;
}

}  // namespace hairline
