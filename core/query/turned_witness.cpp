#include "core/query/turned_witness.h"

#include <cmath>

#include "core/query/closest/round_reference.h"
#include "core/query/exact_sets.h"
#include "core/query/general/gjk.h"
#include "core/query/general/polytope.h"
#include "core/query/general/references.h"
#include "core/query/linear.h"
#include "core/query/polytope_reference.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// Whether a point lies in both shapes.
bool isCommon(const Shape& a, const Shape& b, const Vector& point) {
  return containsExactly(a, point).value_or(false) && containsExactly(b, point).value_or(false);
}

/// A point on the axis of a cylinder or cone, away from its border where it has a depth.
Vector middleOf(const Shape& solid) {
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&solid)) {
    return (fromDouble<Rational>(cylinder->a) + fromDouble<Rational>(cylinder->b)) *
           Rational::fraction(1, 2);
  }
  const auto& cone = std::get<Cone<double>>(solid);
  return fromDouble<Rational>(cone.apex) +
         fromDouble<Rational>(cone.axis) * (Rational(cone.height) * Rational::fraction(3, 4));
}

/// Of a line, ray or segment the point nearest to a cylinder's axis between its caps.
std::optional<Vector> nearestToAxis(const Linear<Rational>& line, const Cylinder<double>& solid) {
  const Vector a = fromDouble<Rational>(solid.a);
  const Vector axis = fromDouble<Rational>(solid.b) - a;
  const Rational length = squaredNorm(axis);
  const Rational along = dot(axis, line.origin - a);
  const Rational slope = dot(axis, line.direction);
  std::optional<Rational> from;
  std::optional<Rational> to;
  if (line.hasStart) from = Rational(0);
  if (line.hasEnd) to = Rational(1);
  if (sign(slope) != 0) {
    Rational enter = -along / slope;
    Rational exit = (length - along) / slope;
    if (exit < enter) std::swap(enter, exit);
    from = from ? maximum(*from, enter) : enter;
    to = to ? minimum(*to, exit) : exit;
  }
  const Vector offset = (line.origin - a) * length - axis * along;
  const Vector way = line.direction * length - axis * slope;
  const Rational square = squaredNorm(way);
  Rational t = sign(square) == 0 ? Rational(0) : Rational(-dot(offset, way) / square);
  if (from) t = maximum(t, *from);
  if (to) t = minimum(t, *to);
  return line.at(t);
}

/// A point of a sphere and a cylinder or cone: the nearest to the centre, brought inward from its
/// rounded place as far as is needed.
std::optional<Vector> pointInBall(const Shape& ball, const Shape& solid) {
  const auto& sphere = std::get<Sphere<double>>(ball);
  const ClosestAnswer<Rational> nearest =
      std::holds_alternative<Cone<double>>(solid)
          ? nearestOfRound(sphere.center, std::get<Cone<double>>(solid))
          : nearestOfRound(sphere.center, std::get<Cylinder<double>>(solid));
  Vector place = nearest.points[1];
  for (std::size_t k = 0; nearest.quadraticPoints && k < 3; ++k) {
    const Quadratic<Rational>& x = (*nearest.quadraticPoints)[1][k];
    const std::optional<Rational> plain = exactValue(x);
    const double rounded = plain ? 0 : nearestDouble(x);
    if (!std::isfinite(rounded)) return std::nullopt;
    place[static_cast<int>(k)] = plain ? *plain : Rational(rounded);
  }
  if (isCommon(ball, solid, place)) return place;
  const Vector inward = middleOf(solid) - place;
  for (int shift = 60; shift > 0; shift -= 4) {
    const Vector point = place + inward * Rational(std::ldexp(1.0, -shift));
    if (isCommon(ball, solid, point)) return point;
  }
  return std::nullopt;
}

/// A point of a plane and a cone: between apex and base, or of the base towards the plane.
std::vector<Vector> placesOnPlane(const Plane<double>& given, const Cone<double>& cone) {
  const Plane<Rational> plane = convert<Rational>(given);
  const Vector axis = fromDouble<Rational>(cone.axis);
  const Vector apex = fromDouble<Rational>(cone.apex);
  const Vector base = apex + axis * Rational(cone.height);
  const auto height = [&](const Vector& point) -> Rational {
    return dot(plane.normal, point) - plane.offset;
  };
  std::vector<Vector> places{apex, base};
  const Rational whole = height(apex) - height(base);
  if (sign(whole) != 0) {
    places.push_back(apex + (base - apex) * Rational(height(apex) / whole));
  }
  const Vector outward =
      plane.normal - axis * Rational(dot(plane.normal, axis) / squaredNorm(axis));
  const Rational slope = dot(plane.normal, outward);
  if (sign(slope) != 0) places.push_back(base - outward * Rational(height(base) / slope));
  return places;
}

std::optional<Linear<Rational>> linearOf(const Shape& shape) {
  return std::visit(
      [](const auto& s) -> std::optional<Linear<Rational>> {
        if constexpr (requires { linear(s); }) {
          return linear(convert<Rational>(s));
        } else {
          return std::nullopt;
        }
      },
      shape);
}

/// The part of a ray that can be nearest to a solid: what comes after it is only farther away.
Shape shortened(const Ray<double>& ray, const ConvexBody<double>& solid) {
  double reach = 0;
  for (const auto& disc : solid.discs) {
    reach = std::max(reach, (disc.center - ray.origin).norm() + disc.radius);
  }
  for (const Vector3<double>& point : solid.points) {
    reach = std::max(reach, (point - ray.origin).norm());
  }
  const Vector3<double> end = ray.origin + ray.direction.normalized() * (2 * reach);
  return Segment<double>{ray.origin, end};
}

/// Axes between two convex bodies, as near as double finds them; the way between the nearest points
/// comes last.
std::vector<Vector> roundedAxes(const ConvexBody<double>& a, const ConvexBody<double>& b) {
  const ConvexPair<double> pair(a, b);
  if (pair.isEmpty()) return {};
  Silent silent;
  const Vector3<double> none = Vector3<double>::Zero();
  const GjkResult<double> found = gjk(pair, none, GjkGoal::distance, silent);
  if (!found.separated || !found.axis.allFinite()) return {};
  std::vector<Vector> axes{fromDouble<Rational>(found.axis)};
  if (found.difference.allFinite()) axes.push_back(fromDouble<Rational>(found.difference));
  return axes;
}

/// A point of a solid and of what a polytope passes over, and when the polytope comes upon it.
std::optional<Witness> pointOnWay(const Shape& moving, const Shape& solid, const Vector& way) {
  if (!isPolytope(moving.index())) return std::nullopt;
  const GeneratedSet start = generatorsOf(moving);
  // The ways between any two corners are looked at: too many for more than these.
  constexpr std::size_t mostCorners = 16;
  if (start.points.size() > mostCorners) return std::nullopt;
  std::vector<Vector> corners = start.points;
  for (const Vector& corner : start.points) corners.push_back(corner + way);
  const std::optional<Vector> point = pointOfHullAndSolid(corners, solid);
  if (!point) return std::nullopt;
  const Vector none(Rational(0), Rational(0), Rational(0));
  const SweepAnswer<Rational> reached = firstContactByProgram(start, {{*point}, {}}, {way, none});
  if (!reached.time) return std::nullopt;
  return Witness{*point, *reached.time, {}};
}

}  // namespace

std::optional<Vector> pointInTurned(const Shape& other, const Shape& solid) {
  if (std::holds_alternative<Sphere<double>>(other)) return pointInBall(other, solid);
  std::vector<Vector> places;
  const auto* plane = std::get_if<Plane<double>>(&other);
  if (const auto* cone = std::get_if<Cone<double>>(&solid); cone != nullptr && plane != nullptr) {
    places = placesOnPlane(*plane, *cone);
  }
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&solid)) {
    if (const auto line = linearOf(other)) {
      if (const auto place = nearestToAxis(*line, *cylinder)) places.push_back(*place);
    }
  }
  for (const Vector& place : places) {
    if (isCommon(other, solid, place)) return place;
  }
  return std::nullopt;
}

std::vector<Vector> axesBeside(const Shape& a, const Shape& b) {
  if (const auto* plane = std::get_if<Plane<double>>(&a)) return {convert<Rational>(*plane).normal};
  const auto* ray = std::get_if<Ray<double>>(&a);
  const Shape first = ray != nullptr ? shortened(*ray, convexBodyOf<double>(b)) : a;
  if (!isBoundedConvex(first.index()) || !isBoundedConvex(b.index())) return {};
  std::vector<Vector> axes = roundedAxes(convexBodyOf<double>(first), convexBodyOf<double>(b));
  if (ray != nullptr && !axes.empty()) {
    // Rounding may have turned an axis across the ray so far that the ray runs out along it.
    const Vector direction = fromDouble<Rational>(ray->direction);
    const Vector axis = axes.front();
    axes.push_back(axis * squaredNorm(direction) - direction * dot(direction, axis));
  }
  return axes;
}

std::vector<Vector> axesBesideWay(const Shape& moving, const Shape& solid, const Vector& way) {
  if (!isPolytope(moving.index())) return {};
  ConvexBody<double> whole = convexBodyOf<double>(moving);
  const std::size_t count = whole.points.size();
  for (std::size_t i = 0; i < count; ++i) whole.points.push_back(whole.points[i] + toDouble(way));
  return roundedAxes(whole, convexBodyOf<double>(solid));
}

std::optional<Witness> pointOnWay(std::span<const Shape* const> shapes, const Vector& way,
                                  const Vector& carried) {
  const bool isSecond = isTurned(*shapes[1]);
  auto witness =
      isSecond ? pointOnWay(*shapes[0], *shapes[1], way) : pointOnWay(*shapes[1], *shapes[0], -way);
  // Seen from the solid; it goes with the second operand, or as that and the way besides.
  if (witness) {
    *witness->point += (isSecond ? carried : Vector(carried + way)) * witness->time;
  }
  return witness;
}

}  // namespace hairline
