#include "core/query/witness.h"

#include <cmath>

#include "core/math/arithmetic_scope.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/closest/pair_reference.h"
#include "core/query/general/references.h"
#include "core/query/polytope_reference.h"
#include "core/query/turned_witness.h"
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
    if (!isZero(way)) {
      return isTurned(b) ? axesBesideWay(a, b, way) : axesBesideWay(b, a, -way);
    }
    return isTurned(b) ? axesBeside(a, b) : axesBeside(b, a);
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
  if (isTurned(*shapes[0]) || isTurned(*shapes[1])) return pointOnWay(shapes, way, carried);
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
  const ArithmeticScope scope;
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
