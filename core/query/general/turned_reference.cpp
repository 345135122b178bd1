#include <algorithm>
#include <cmath>

#include "core/query/adapter.h"
#include "core/query/closest/round_reference.h"
#include "core/query/general/family.h"
#include "core/query/general/references.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// A point as an axis sees it: across / weight beside it, along / weight axes along it and at
/// offset / weight from its origin. Without quotients numbers stay short.
struct Place {
  Vector across;
  Vector offset;
  Rational along;
  Rational weight;
};

/// What of a polytope lies between two heights along an axis, given in axes: the corners that do,
/// and where the ways between any two corners pass the heights.
std::vector<Place> between(const std::vector<Vector>& corners, const Vector& origin,
                           const Vector& axis, const std::array<Rational, 2>& heights) {
  const Rational length = squaredNorm(axis);
  std::vector<Place> places;
  for (const Vector& corner : corners) {
    const Vector offset = corner - origin;
    const Rational along = dot(axis, offset);
    places.push_back({offset * length - axis * along, offset * length, along, length});
  }
  const std::array<Rational, 2> ends{heights[0] * length, heights[1] * length};
  std::vector<Place> kept;
  for (const Place& place : places) {
    if (place.along >= ends[0] && place.along <= ends[1]) kept.push_back(place);
  }
  for (const Rational& end : ends) {
    for (const Place& below : places) {
      for (const Place& above : places) {
        if (below.along >= end || above.along <= end) continue;
        const Rational whole = above.along - below.along;
        const auto mix = [&](const Vector Place::*part) -> Vector {
          return below.*part * Rational(above.along - end) +
                 above.*part * Rational(end - below.along);
        };
        kept.push_back({mix(&Place::across), mix(&Place::offset), end * whole, length * whole});
      }
    }
  }
  return kept;
}

/// A point across / weight beside an axis, or where the weight is zero a direction across; and the
/// place it stands for, at the same scale.
struct Generator {
  Vector across;
  Rational weight;
  const Place* place;
  bool isPoint() const { return sign(weight) > 0; }
};

/// A vector that is not zero, brought to size one and rounded, for signs that are far from zero.
Vector3<double> direction(const Vector& v) {
  Rational reach(0);
  for (int k = 0; k < 3; ++k) reach = maximum(reach, absolute(v[k]));
  return toDouble(Vector(v / reach));
}

/// Whether all points between some points, and non-negative multiples of directions from there,
/// keep away from the axis itself: then one of them has all others on one side, or the axis is on
/// their border.
bool areOnOneSide(const std::vector<Generator>& generators, const Vector& axis) {
  std::vector<const Vector*> across;
  std::vector<Vector3<double>> rounded;
  for (const Generator& generator : generators) {
    if (isZero(generator.across)) continue;
    across.push_back(&generator.across);
    rounded.push_back(direction(generator.across));
  }
  const Vector3<double> roundedAxis = direction(axis);
  for (std::size_t i = 0; i < across.size(); ++i) {
    bool left = false;
    bool right = false;
    for (std::size_t j = 0; j < across.size(); ++j) {
      // Of numbers up to one, rounding takes a millionth part of this.
      const double clear = dot(roundedAxis, cross(rounded[i], rounded[j]));
      const int side = std::abs(clear) > 1e-9 ? (clear > 0 ? 1 : -1)
                                              : sign(dot(axis, cross(*across[i], *across[j])));
      left = left || side > 0;
      right = right || side < 0;
      if (left && right) break;
    }
    if (!left || !right) return true;
  }
  return false;
}

/// Tells in double which ways between two points are surely farther from the axis than a radius, or
/// nearest to it at one of the points.
class FarWays {
 public:
  FarWays(const std::vector<Generator>& generators, const Rational& radius) {
    std::vector<Vector> places;
    Rational reach(0);
    for (const Generator& generator : generators) {
      places.push_back(generator.isPoint() ? Vector(generator.across / generator.weight)
                                           : generator.across);
      for (int k = 0; k < 3; ++k) reach = maximum(reach, absolute(places.back()[k]));
    }
    if (sign(reach) == 0) return;
    for (const Vector& place : places) m_places.push_back(toDouble(Vector(place / reach)));
    // Of numbers up to one, rounding takes a millionth part of this.
    m_radius = toDouble(Rational(radius / reach)) + 1e-9;
  }

  /// Whether a way has nothing nearer than its two points, or nothing near enough.
  bool canBePassedOver(std::size_t from, std::size_t to) const {
    if (m_places.empty()) return false;
    const Vector3<double>& start = m_places[from];
    const Vector3<double> way = m_places[to] - start;
    const double untilNearest = -dot(start, way);
    const double beyondNearest = dot(m_places[to], way);
    if (untilNearest < -1e-9 || beyondNearest < -1e-9) return true;
    const double length = squaredNorm(way);
    const double part = length > 0 ? std::clamp(untilNearest / length, 0.0, 1.0) : 0;
    return squaredNorm(start + way * part) > m_radius * m_radius;
  }

 private:
  std::vector<Vector3<double>> m_places;
  double m_radius = 0;
};

/// Whether a solid is met, and where if that is known, from the origin of its axis.
struct Meeting {
  bool hit = false;
  std::optional<Vector> offset{};
};

/// Whether the points between some points, and non-negative multiples of directions from there,
/// come within a radius of the axis: at one of the points, on the way between two, on the way from
/// one in a direction, or they surround it.
Meeting comesWithin(const std::vector<Generator>& generators, const Vector& axis,
                    const Rational& radius) {
  const Rational square = radius * radius;
  const FarWays ways(generators, radius);
  bool any = false;
  for (std::size_t i = 0; i < generators.size(); ++i) {
    const Generator& first = generators[i];
    if (!first.isPoint()) continue;
    any = true;
    const Place& from = *first.place;
    if (squaredNorm(first.across) <= square * first.weight * first.weight) {
      return {true, Vector(from.offset / from.weight)};
    }
    for (std::size_t j = 0; j < generators.size(); ++j) {
      const Generator& second = generators[j];
      if (second.isPoint() && (j <= i || ways.canBePassedOver(i, j))) continue;
      const Vector way = second.across * first.weight - first.across * second.weight;
      if (sign(dot(first.across, way)) >= 0) continue;
      if (second.isPoint() && sign(dot(second.across, way)) <= 0) continue;
      if (squaredNorm(cross(first.across, second.across)) > square * squaredNorm(way)) continue;
      // Weights of the two that give the foot of the axis.
      const Place& to = *second.place;
      const Rational ofFirst = dot(second.across, way);
      const Rational ofSecond = -dot(first.across, way);
      return {true, Vector((from.offset * ofFirst + to.offset * ofSecond) /
                           Rational(from.weight * ofFirst + to.weight * ofSecond))};
    }
  }
  return {any && !areOnOneSide(generators, axis)};
}

std::vector<Generator> seenAlong(const std::vector<Place>& places) {
  std::vector<Generator> generators;
  for (const Place& place : places) generators.push_back({place.across, place.weight, &place});
  return generators;
}

/// A polytope is met at a place, or surrounds the axis from one end to the other, or in between.
IntersectAnswer<Rational> answerFor(const Meeting& meeting, const std::vector<Vector>& corners,
                                    const Vector& origin, const Vector& end) {
  IntersectAnswer<Rational> answer;
  answer.hit = meeting.hit;
  if (meeting.offset) {
    answer.point = origin + *meeting.offset;
  } else if (meeting.hit) {
    answer.point = pointOrAxisByProgram({corners, {}}, {{origin, end}, {}}).point;
  }
  return answer;
}

IntersectAnswer<Rational> meet(const std::vector<Vector>& corners,
                               const Cylinder<double>& cylinder) {
  const Vector a = fromDouble<Rational>(cylinder.a);
  const Vector b = fromDouble<Rational>(cylinder.b);
  const std::vector<Place> places = between(corners, a, b - a, {Rational(0), Rational(1)});
  return answerFor(comesWithin(seenAlong(places), b - a, Rational(cylinder.radius)), corners, a, b);
}

IntersectAnswer<Rational> meet(const std::vector<Vector>& corners, const Cone<double>& cone) {
  const Vector apex = fromDouble<Rational>(cone.apex);
  const Vector axis = fromDouble<Rational>(cone.axis);
  const Rational height(cone.height);
  const Rational radius(cone.radius);
  const Vector base = apex + axis * height;
  const std::vector<Place> places = between(corners, apex, axis, {Rational(0), height});
  // A cone without height is its base.
  if (sign(height) == 0) {
    return answerFor(comesWithin(seenAlong(places), axis, radius), corners, apex, base);
  }
  std::vector<Place> besideApex;
  std::vector<Generator> seenFromApex;
  for (const Place& place : places) {
    if (sign(place.along) == 0) besideApex.push_back(place);
    seenFromApex.push_back({place.across * height, place.along, &place});
  }
  Meeting meeting = comesWithin(seenAlong(besideApex), axis, Rational(0));
  if (!meeting.hit) meeting = comesWithin(seenFromApex, axis, radius);
  return answerFor(meeting, corners, apex, base);
}

/// Whether the solid comes within a sphere's radius of its centre.
template <typename Solid>
bool meets(const Sphere<double>& sphere, const Solid& solid) {
  const ClosestAnswer<Rational> nearest = nearestOfRound(sphere.center, solid);
  const Rational square = Rational(sphere.radius) * Rational(sphere.radius);
  if (!nearest.quadraticSqdist) return nearest.sqdist <= square;
  return compare(*nearest.quadraticSqdist, {square, Rational(0), Rational(0)}) <= 0;
}

IntersectAnswer<Rational> meetHull(const std::vector<Vector>& corners, const Shape& solid) {
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&solid)) return meet(corners, *cylinder);
  return meet(corners, std::get<Cone<double>>(solid));
}

IntersectAnswer<Rational> meetBall(const Sphere<double>& ball, const Shape& solid) {
  IntersectAnswer<Rational> answer;
  const auto* cylinder = std::get_if<Cylinder<double>>(&solid);
  answer.hit =
      cylinder != nullptr ? meets(ball, *cylinder) : meets(ball, std::get<Cone<double>>(solid));
  return answer;
}

}  // namespace

bool isTurned(const Shape& shape) {
  return std::holds_alternative<Cylinder<double>>(shape) ||
         std::holds_alternative<Cone<double>>(shape);
}

IntersectAnswer<Rational> AnyTurnedReference::refer(const Input<double>& input) {
  const bool isSecond = isTurned(*input.b.shape);
  const Shape& solid = isSecond ? *input.b.shape : *input.a.shape;
  const Shape& other = isSecond ? *input.a.shape : *input.b.shape;
  if (const auto* sphere = std::get_if<Sphere<double>>(&other)) return meetBall(*sphere, solid);
  return meetHull(generatorsOf(other).points, solid);
}

SweepAnswer<Rational> AnyTurnedSweepReference::refer(const Input<double>& input) {
  const bool isSecond = isTurned(*input.b.shape);
  const std::size_t moving = isSecond ? 0 : 1;
  const Vector way = fromDouble<Rational>(input.displacements[moving]) -
                     fromDouble<Rational>(input.displacements[1 - moving]);
  std::vector<Vector> corners = generatorsOf(isSecond ? *input.a.shape : *input.b.shape).points;
  for (std::size_t i = corners.size(); i-- > 0;) corners.push_back(corners[i] + way);
  SweepAnswer<Rational> answer;
  answer.hit = meetHull(corners, isSecond ? *input.b.shape : *input.a.shape).hit;
  return answer;
}

std::optional<Vector> pointOfHullAndSolid(const std::vector<Vector>& corners, const Shape& solid) {
  if (corners.empty() || !isTurned(solid)) return std::nullopt;
  return meetHull(corners, solid).point;
}

template QueryEntry makeEntry<AnyTurnedReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<AnyTurnedSweepReference>(std::vector<std::size_t>);

}  // namespace hairline
