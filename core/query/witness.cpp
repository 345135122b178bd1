#include "core/query/witness.h"

#include <cmath>

#include "core/query/closest/convex_reference.h"
#include "core/query/closest/pair_reference.h"
#include "core/query/closest/round_reference.h"
#include "core/query/exact_sets.h"
#include "core/query/general/gjk.h"
#include "core/query/linear.h"
#include "core/query/polytope_reference.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// All points within a radius of a generated set. What has no end is known by its pieces besides.
struct Body {
  GeneratedSet core;
  Rational radius;
  std::vector<FlatPiece> pieces;
  bool isEndless() const { return !core.directions.empty(); }
};

std::vector<Body> bodiesOf(const Shape& shape) {
  const auto around = [](std::vector<Vector> points, double radius) {
    return std::vector<Body>{{{std::move(points), {}}, Rational(radius), {}}};
  };
  return std::visit(
      [&](const auto& s) -> std::vector<Body> {
        using T = std::decay_t<decltype(s)>;
        if constexpr (std::is_same_v<T, Sphere<double>>) {
          return around({fromDouble<Rational>(s.center)}, s.radius);
        } else if constexpr (std::is_same_v<T, Capsule<double>>) {
          return around({fromDouble<Rational>(s.a), fromDouble<Rational>(s.b)}, s.radius);
        } else if constexpr (std::is_same_v<T, Quad<double>> ||
                             std::is_same_v<T, Polygon<double>>) {
          std::vector<Body> bodies;
          for (const IndexTriple& indices : triangulate(s)) {
            bodies.push_back({generators(triangleOf(s, indices)), Rational(0), {}});
          }
          return bodies;
        } else {
          Body body{generatorsOf(s), Rational(0), {}};
          if (body.core.points.empty()) return {};
          if constexpr (requires { piecesOf(s); }) {
            if (body.isEndless()) body.pieces = piecesForPair(s);
          }
          return {body};
        }
      },
      shape);
}

/// The pieces of the hull of one or two points.
std::vector<FlatPiece> piecesOfFew(const std::vector<Vector>& points) {
  std::vector<FlatPiece> pieces;
  for (const Vector& point : points) pieces.push_back({point, {}, {}});
  if (points.size() == 2) {
    pieces.push_back({points[0], {points[1] - points[0]}, {{Rational(0), Rational(1)}}});
  }
  return pieces;
}

Body movedBy(Body body, const Vector& way) {
  for (Vector& point : body.core.points) point += way;
  for (FlatPiece& piece : body.pieces) piece.origin += way;
  return body;
}

/// All that a body passes over. One without end has a way only against a ball, which then moves.
Body passedOver(Body body, const Vector& way) {
  const std::size_t count = body.core.points.size();
  for (std::size_t i = 0; i < count; ++i) body.core.points.push_back(body.core.points[i] + way);
  return body;
}

/// The nearest points of two cores of which one may be endless; nothing for pairs there are no
/// queries of.
std::optional<ClosestAnswer<Rational>> nearest(const Body& a, const Body& b) {
  if (!a.isEndless() && !b.isEndless()) return nearestOfHulls(a.core.points, b.core.points);
  const auto pieces = [](const Body& body) {
    return body.isEndless() ? body.pieces : piecesOfFew(body.core.points);
  };
  const auto isFew = [](const Body& body) {
    return body.isEndless() || body.core.points.size() <= 2;
  };
  if (!isFew(a) || !isFew(b)) return std::nullopt;
  return nearestOfPairs(pieces(a), pieces(b));
}

/// A point of two bodies, or an axis between them.
struct Finding {
  std::optional<Vector> point;
  std::optional<Vector> axis;
};

Finding compareBodies(const Body& a, const Body& b) {
  const Rational reach = a.radius + b.radius;
  if (sign(reach) == 0) {
    const PointOrAxis found = pointOrAxisByProgram(a.core, b.core);
    return {found.point, found.axis};
  }
  const auto cores = nearest(a, b);
  if (!cores) return {};
  const Vector way = cores->points[1] - cores->points[0];
  if (cores->sqdist > reach * reach) return {std::nullopt, way};
  return {Vector(cores->points[0] + way * Rational(a.radius / reach)), std::nullopt};
}

template <typename T>
bool holds(const Shape& shape) {
  return std::holds_alternative<T>(shape);
}
bool isTurned(const Shape& shape) {
  return holds<Cylinder<double>>(shape) || holds<Cone<double>>(shape);
}

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
      holds<Cone<double>>(solid) ? nearestOfRound(sphere.center, std::get<Cone<double>>(solid))
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

/// A point of a cylinder or cone and another shape.
std::optional<Vector> pointInTurned(const Shape& other, const Shape& solid) {
  if (holds<Sphere<double>>(other)) return pointInBall(other, solid);
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

/// An axis between a ray, plane or bounded convex shape and one that is bounded and convex, as near
/// as double finds it.
std::vector<Vector> roundedAxes(const Shape& a, const Shape& b) {
  if (const auto* plane = std::get_if<Plane<double>>(&a)) return {convert<Rational>(*plane).normal};
  const auto* ray = std::get_if<Ray<double>>(&a);
  const Shape first = ray != nullptr ? shortened(*ray, convexBodyOf<double>(b)) : a;
  if (!isBoundedConvex(first.index()) || !isBoundedConvex(b.index())) return {};
  const ConvexPair<double> pair(convexBodyOf<double>(first), convexBodyOf<double>(b));
  if (pair.isEmpty()) return {};
  Silent silent;
  const Vector3<double> none = Vector3<double>::Zero();
  const GjkResult<double> found = gjk(pair, none, GjkGoal::distance, silent);
  if (!found.separated || !found.axis.allFinite()) return {};
  std::vector<Vector> axes{fromDouble<Rational>(found.axis)};
  if (found.difference.allFinite()) axes.push_back(fromDouble<Rational>(found.difference));
  if (ray != nullptr) {
    // Rounding may have turned an axis across the ray so far that the ray runs out along it.
    const Vector direction = fromDouble<Rational>(ray->direction);
    const Vector& axis = axes.front();
    axes.push_back(axis * squaredNorm(direction) - direction * dot(direction, axis));
  }
  return axes;
}

/// A point of both shapes, the first moved by a way; cylinders and cones only at rest.
std::optional<Vector> commonPointOf(const Shape& a, const Shape& b, const Vector& way) {
  if (isTurned(a) || isTurned(b)) {
    if (!isZero(way)) return std::nullopt;
    return isTurned(a) ? pointInTurned(b, a) : pointInTurned(a, b);
  }
  for (const Body& first : bodiesOf(a)) {
    for (const Body& second : bodiesOf(b)) {
      if (auto point = compareBodies(movedBy(first, way), second).point) return point;
    }
  }
  return std::nullopt;
}

/// Axes between all convex pieces of the shapes, where what the first passes over counts.
std::vector<Vector> axesBetween(const Shape& a, const Shape& b, const Vector& way) {
  if (isTurned(a) || isTurned(b)) {
    if (!isZero(way)) return {};
    return isTurned(b) ? roundedAxes(a, b) : roundedAxes(b, a);
  }
  std::vector<Vector> axes;
  for (const Body& first : bodiesOf(a)) {
    for (const Body& second : bodiesOf(b)) {
      const Body whole = isZero(way) ? first : passedOver(first, way);
      const auto axis = compareBodies(whole, second).axis;
      if (!axis) return {};
      axes.push_back(*axis);
    }
  }
  return axes;
}

std::optional<Witness> pointAtSomeTime(const Report& report, std::span<const Shape* const> shapes,
                                       const Vector& way, const Vector& carried) {
  if (!report.time || !std::isfinite(report.time->value)) return std::nullopt;
  const auto at = [&](const Rational& time) -> std::optional<Witness> {
    if (sign(time) < 0 || time > Rational(1)) return std::nullopt;
    const auto point = commonPointOf(*shapes[0], *shapes[1], way * time);
    if (!point) return std::nullopt;
    return Witness{Vector(*point + carried * time), time, {}};
  };
  const Rational first = report.time->exact ? *report.time->exact : Rational(report.time->value);
  if (auto found = at(first)) return found;
  const Rational rest = Rational(1) - first;
  for (int shift = 4; shift < 64; shift += 4) {
    if (auto found = at(first + rest * Rational(std::ldexp(1.0, -shift)))) return found;
  }
  return at(Rational(1));
}

}  // namespace

std::optional<Witness> findWitness(const Report& report, std::span<const Shape* const> shapes,
                                   const std::array<Vector3<double>, 2>& displacements) {
  if (shapes.size() != 2 || !report.hit) return std::nullopt;
  const Vector none(Rational(0), Rational(0), Rational(0));
  const bool isSweep = report.info.kind == Kind::sweep;
  const Vector carried = isSweep ? fromDouble<Rational>(displacements[1]) : none;
  const Vector way = isSweep ? Vector(fromDouble<Rational>(displacements[0]) - carried) : none;
  if (*report.hit) {
    if (isSweep) return pointAtSomeTime(report, shapes, way, carried);
    auto point = commonPointOf(*shapes[0], *shapes[1], none);
    if (!point) return std::nullopt;
    return Witness{std::move(point), Rational(0), {}};
  }
  // What is endless stays; the other one is taken to move.
  const bool turnsRound = isSweep && holds<Plane<double>>(*shapes[0]);
  std::vector<Vector> axes = turnsRound ? axesBetween(*shapes[1], *shapes[0], -way)
                                        : axesBetween(*shapes[0], *shapes[1], way);
  if (axes.empty()) return std::nullopt;
  return Witness{std::nullopt, Rational(0), std::move(axes)};
}

}  // namespace hairline
