#include "core/query/adapter.h"
#include "core/query/closest/round_reference.h"
#include "core/query/general/family.h"
#include "core/query/general/references.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// A point as an axis sees it: across / weight beside it, and along / weight axes along it. Without
/// quotients numbers stay short.
struct Place {
  Vector across;
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
    places.push_back({offset * length - axis * along, along, length});
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
        kept.push_back({below.across * Rational(above.along - end) +
                            above.across * Rational(end - below.along),
                        end * whole, length * whole});
      }
    }
  }
  return kept;
}

/// A point across / weight beside an axis, or where the weight is zero a direction across.
struct Generator {
  Vector across;
  Rational weight;
  bool isPoint() const { return sign(weight) > 0; }
};

/// Whether all points between some points, and non-negative multiples of directions from there,
/// keep away from the axis itself: then one of them has all others on one side, or the axis is on
/// their border.
bool areOnOneSide(const std::vector<Generator>& generators, const Vector& axis) {
  for (const Generator& first : generators) {
    if (isZero(first.across)) continue;
    bool left = false;
    bool right = false;
    for (const Generator& second : generators) {
      const int side = sign(dot(axis, cross(first.across, second.across)));
      left = left || side > 0;
      right = right || side < 0;
    }
    if (!left || !right) return true;
  }
  return false;
}

/// Whether the points between some points, and non-negative multiples of directions from there,
/// come within a radius of the axis: at one of the points, on the way between two, on the way from
/// one in a direction, or they surround it.
bool comesWithin(const std::vector<Generator>& generators, const Vector& axis,
                 const Rational& radius) {
  const Rational square = radius * radius;
  bool any = false;
  for (const Generator& first : generators) {
    if (!first.isPoint()) continue;
    any = true;
    if (squaredNorm(first.across) <= square * first.weight * first.weight) return true;
    for (const Generator& second : generators) {
      const Vector way = second.across * first.weight - first.across * second.weight;
      if (sign(dot(first.across, way)) >= 0) continue;
      if (second.isPoint() && sign(dot(second.across, way)) <= 0) continue;
      if (squaredNorm(cross(first.across, second.across)) <= square * squaredNorm(way)) return true;
    }
  }
  return any && !areOnOneSide(generators, axis);
}

std::vector<Generator> seenAlong(const std::vector<Place>& places) {
  std::vector<Generator> generators;
  for (const Place& place : places) generators.push_back({place.across, place.weight});
  return generators;
}

bool meets(const std::vector<Vector>& corners, const Cylinder<double>& cylinder) {
  const Vector a = fromDouble<Rational>(cylinder.a);
  const Vector axis = fromDouble<Rational>(cylinder.b) - a;
  return comesWithin(seenAlong(between(corners, a, axis, {Rational(0), Rational(1)})), axis,
                     Rational(cylinder.radius));
}

bool meets(const std::vector<Vector>& corners, const Cone<double>& cone) {
  const Vector axis = fromDouble<Rational>(cone.axis);
  const Rational height(cone.height);
  const Rational radius(cone.radius);
  const std::vector<Place> places =
      between(corners, fromDouble<Rational>(cone.apex), axis, {Rational(0), height});
  // A cone without height is its base.
  if (sign(height) == 0) return comesWithin(seenAlong(places), axis, radius);
  std::vector<Place> besideApex;
  std::vector<Generator> seenFromApex;
  for (const Place& place : places) {
    if (sign(place.along) == 0) besideApex.push_back(place);
    seenFromApex.push_back({place.across * height, place.along});
  }
  return comesWithin(seenAlong(besideApex), axis, Rational(0)) ||
         comesWithin(seenFromApex, axis, radius);
}

/// Whether the solid comes within a sphere's radius of its centre.
template <typename Solid>
bool meets(const Sphere<double>& sphere, const Solid& solid) {
  const ClosestAnswer<Rational> nearest = nearestOfRound(sphere.center, solid);
  const Rational square = Rational(sphere.radius) * Rational(sphere.radius);
  if (!nearest.quadraticSqdist) return nearest.sqdist <= square;
  return compare(*nearest.quadraticSqdist, {square, Rational(0), Rational(0)}) <= 0;
}

template <typename Solid>
bool meetsAny(const Shape& other, const Solid& solid) {
  if (const auto* sphere = std::get_if<Sphere<double>>(&other)) return meets(*sphere, solid);
  return meets(generatorsOf(other).points, solid);
}

bool meet(const Shape& a, const Shape& b) {
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&b)) return meetsAny(a, *cylinder);
  if (const auto* cone = std::get_if<Cone<double>>(&b)) return meetsAny(a, *cone);
  return meet(b, a);
}

}  // namespace

IntersectAnswer<Rational> AnyTurnedReference::refer(const Input<double>& input) {
  IntersectAnswer<Rational> answer;
  answer.hit = meet(*input.a.shape, *input.b.shape);
  return answer;
}

template QueryEntry makeEntry<AnyTurnedReference>(std::vector<std::size_t>);

}  // namespace hairline
