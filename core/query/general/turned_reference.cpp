#include "core/query/adapter.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/curved_reference.h"
#include "core/query/general/ellipsoid_reference.h"
#include "core/query/general/family.h"
#include "core/query/general/first_contact.h"
#include "core/query/general/references.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// A point relative to an axis: its distance from it, and its position along it in axes, both times
/// the axis' squared length, which avoids most quotients.
struct Place {
  Vector across;
  Rational along;
};

/// The part of a polytope between the origin of an axis and a height along it, given in axes: the
/// corners between them, and the intersections of the edges with the end planes, or of the segments
/// between any two corners.
std::vector<Place> between(const std::vector<Vector>& corners, const HullEdges& edges,
                           const Vector& origin, const Vector& axis, const Rational& height) {
  const Rational square = squaredNorm(axis);
  const std::array<Rational, 2> heights{Rational(0), height * square};
  std::vector<Place> places;
  for (const Vector& corner : corners) {
    const Vector offset = corner - origin;
    const Rational along = dot(axis, offset);
    places.push_back({offset * square - axis * along, along});
  }
  std::vector<Place> kept;
  for (const Place& place : places) {
    if (place.along >= heights[0] && place.along <= heights[1]) kept.push_back(place);
  }
  const auto addCrossings = [&](const Place& below, const Place& above) {
    for (const Rational& end : heights) {
      if (&end != heights.data() && end == heights[0]) break;
      if (below.along >= end || above.along <= end) continue;
      const Rational part = (end - below.along) / (above.along - below.along);
      kept.push_back({below.across + (above.across - below.across) * part, end});
    }
  };
  for (const auto& [first, second] : edges) {
    addCrossings(places[first], places[second]);
    addCrossings(places[second], places[first]);
  }
  for (const Place& below : places) {
    if (!edges.empty()) break;
    for (const Place& above : places) addCrossings(below, above);
  }
  return kept;
}

/// The point nearest to the axis in the projection along it, if it is within a radius.
std::optional<Vector> nearestWithin(const GeneratedSet& seen, const Rational& radius) {
  if (seen.points.empty()) return std::nullopt;
  const Vector none(Rational(0), Rational(0), Rational(0));
  const ClosestAnswer<Rational> nearest = nearestOfCores({{none}}, seen);
  if (nearest.sqdist > radius * radius) return std::nullopt;
  return nearest.points[1];
}

/// A point of the hull of some points and of a segment.
std::optional<Vector> commonPoint(const std::vector<Vector>& corners, const Vector& from,
                                  const Vector& to) {
  return pointOrAxisByProgram({corners}, {{from, to}}).point;
}

/// The nearest place of the part between the caps, times the axis' squared length.
std::optional<Vector> nearestPlace(const std::vector<Vector>& corners, const HullEdges& edges,
                                   const Cylinder<double>& cylinder) {
  const Vector axis = exact(cylinder.b) - exact(cylinder.a);
  GeneratedSet seen;
  for (const Place& place : between(corners, edges, exact(cylinder.a), axis, 1)) {
    seen.points.push_back(place.across);
  }
  return nearestWithin(seen, Rational(cylinder.radius) * squaredNorm(axis));
}

/// The same in the projection onto the base. Points at the height of the apex project to
/// directions; a cone of zero height is its base.
std::optional<Vector> nearestPlace(const std::vector<Vector>& corners, const HullEdges& edges,
                                   const Cone<double>& cone) {
  const Vector axis = exact(cone.axis);
  const Rational height(cone.height);
  const Rational square = squaredNorm(axis);
  GeneratedSet seen;
  for (const Place& place : between(corners, edges, exact(cone.apex), axis, height)) {
    if (sign(height) == 0) {
      seen.points.push_back(place.across);
    } else if (sign(place.along) == 0) {
      seen.directions.push_back(place.across);
    } else {
      seen.points.push_back(place.across * Rational(height * square / place.along));
    }
  }
  return nearestWithin(seen, Rational(cone.radius) * square);
}

/// A common point, on the line parallel to the axis through the nearest place.
std::optional<Vector> meet(const std::vector<Vector>& corners, const HullEdges& edges,
                           const Cylinder<double>& cylinder) {
  const std::optional<Vector> found = nearestPlace(corners, edges, cylinder);
  if (!found) return std::nullopt;
  const Vector a = exact(cylinder.a);
  const Vector b = exact(cylinder.b);
  const Vector beside = *found / squaredNorm(Vector(b - a));
  return commonPoint(corners, a + beside, b + beside);
}

/// The apex, or a common point on the line from there to the nearest place.
std::optional<Vector> meet(const std::vector<Vector>& corners, const HullEdges& edges,
                           const Cone<double>& cone) {
  const Vector apex = exact(cone.apex);
  const std::optional<Vector> found = nearestPlace(corners, edges, cone);
  if (!found) return commonPoint(corners, apex, apex);
  const Vector axis = exact(cone.axis);
  const Rational height(cone.height);
  const Vector foot = apex + axis * height + *found / squaredNorm(axis);
  return commonPoint(corners, sign(height) == 0 ? foot : apex, foot);
}

}  // namespace

bool isCoreless(const Shape& shape) {
  return std::holds_alternative<Cylinder<double>>(shape) || coneOf(shape) || isEllipsoid(shape);
}

IntersectAnswer<Rational> AnyTurnedReference::refer(const Input<double>& input) {
  IntersectAnswer<Rational> answer;
  if (isCurved(*input.a.shape) && isCurved(*input.b.shape)) {
    const CurvedMeeting meeting = meetCurved(*input.a.shape, *input.b.shape);
    answer.hit = meeting.hit;
    answer.point = meeting.point;
    return answer;
  }
  const bool isSecond = isCoreless(*input.b.shape);
  const Shape& solid = isSecond ? *input.b.shape : *input.a.shape;
  const Shape& other = isSecond ? *input.a.shape : *input.b.shape;
  const CornerHull hull = hullOf(generatorsOf(other), other);
  answer.point = pointOfHullAndSolid(hull.corners, solid, hull.edges);
  answer.hit = answer.point.has_value();
  return answer;
}

std::optional<Vector> pointOfHullAndSolid(const std::vector<Vector>& corners, const Shape& solid,
                                          const HullEdges& edges) {
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&solid))
    return meet(corners, edges, *cylinder);
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&solid)) {
    return pointOfHullAndEllipsoid(corners, *ellipsoid);
  }
  return meet(corners, edges, *coneOf(solid));
}

bool hullMeetsSolid(const std::vector<Vector>& corners, const Shape& solid,
                    const HullEdges& edges) {
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&solid)) {
    return nearestPlace(corners, edges, *cylinder).has_value();
  }
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&solid)) {
    return pointOfHullAndEllipsoid(corners, *ellipsoid).has_value();
  }
  const Cone<double> cone = *coneOf(solid);
  if (nearestPlace(corners, edges, cone)) return true;
  const Vector apex = exact(cone.apex);
  return commonPoint(corners, apex, apex).has_value();
}

template QueryEntry makeEntry<AnyTurnedReference>(std::vector<std::size_t>);

}  // namespace hairline
