#include "core/query/general/references.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

#include "core/query/adapter.h"
#include "core/query/closest/closest_bracket.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/closest/round_reference.h"
#include "core/query/contains/shape_reference.h"
#include "core/query/general/ellipsoid_reference.h"
#include "core/query/general/family.h"
#include "core/query/proof/emptiness.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/boundary_of.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// The nearest points of the cores of two shapes, and their radii.
struct NearestCores {
  ClosestAnswer<Rational> cores;
  Rational radiusOfA;
  Rational radiusOfB;

  Rational reach() const { return radiusOfA + radiusOfB; }
  bool touches() const { return cores.sqdist <= reach() * reach(); }
  // The point that divides the segment between the nearest points in the ratio of the radii.
  Vector commonPoint() const {
    if (sign(reach()) == 0) return cores.points[0];
    return cores.points[0] + (cores.points[1] - cores.points[0]) * Rational(radiusOfA / reach());
  }
};

NearestCores nearestCores(const GeneratedSet& a, const GeneratedSet& b) {
  return {nearestOfCores(a, b), a.radius, b.radius};
}

// Nothing if a shape is empty; if only contact counts, also where no two parts come near each
// other.
std::optional<NearestCores> nearestCores(const Shape& a, const Shape& b, bool isContact = false) {
  struct Part {
    GeneratedSet set;
    OuterExtents extents;
  };
  std::array<std::vector<Part>, 2> parts;
  for (std::size_t i = 0; i < 2; ++i) {
    for (GeneratedSet& set : convexParts(i == 0 ? a : b)) {
      const OuterExtents extents = outerExtents(set);
      parts[i].push_back({std::move(set), extents});
    }
  }
  std::optional<NearestCores> best;
  double most = std::numeric_limits<double>::infinity();
  for (const Part& first : parts[0]) {
    for (const Part& second : parts[1]) {
      if (isContact) {
        const double reach = toDouble(Rational(first.set.radius + second.set.radius));
        most = reach * reach * (1 + 0x1p-48);
      }
      if (leastSqdist(first.extents, second.extents) > most) continue;
      NearestCores found = nearestCores(first.set, second.set);
      if (best && !(found.cores.sqdist < best->cores.sqdist)) continue;
      most = toDouble(found.cores.sqdist) * (1 + 0x1p-48);
      best = std::move(found);
      if (sign(best->cores.sqdist) == 0) return best;
    }
  }
  return best;
}

// Four corners of a part of a plane that has all the plane's points within a cylinder's length and
// radius of a centre.
std::vector<Vector> partOfPlane(const Plane<Rational>& plane, const Vector& center,
                                const Vector& axis, const Rational& radius) {
  const Vector& normal = plane.normal;
  const Vector foot =
      center - normal * Rational((dot(normal, center) - plane.offset) / squaredNorm(normal));
  const auto largest = [](const Vector& v) {
    return maximum(absolute(v[0]), maximum(absolute(v[1]), absolute(v[2])));
  };
  const Rational reach = (largest(axis) * Rational(3) + radius) * Rational(2);
  const Vector along = perpendicularTo(normal);
  std::vector<Vector> corners;
  for (const Vector& way : {along, Vector(cross(normal, along))}) {
    const Vector step = way * Rational(reach / largest(way));
    corners.push_back(foot + step);
    corners.push_back(foot - step);
  }
  return corners;
}

// The extent of a bounded shape along a direction; nothing for an empty one.
std::optional<ExactExtent> extentOfWhole(const Shape& shape, const Vector& direction) {
  const bool isOneSet = !std::holds_alternative<Quad<double>>(shape) &&
                        !std::holds_alternative<Polygon<double>>(shape);
  if (isOneSet && !weightsOfEmptiness(shape)) return extentAlong(shape, direction);
  std::optional<ExactExtent> whole;
  for (const GeneratedSet& part : convexParts(shape)) {
    for (const Vector& point : part.points) {
      const Quadratic<Rational> height{dot(direction, point), Rational(0), Rational(0)};
      if (!whole) whole = ExactExtent{height, height};
      if (compare(height, *whole->min) < 0) whole->min = height;
      if (compare(height, *whole->max) > 0) whole->max = height;
    }
  }
  return whole;
}

}  // namespace

IntersectAnswer<Rational> AnyPolytopeReference::refer(const Input<double>& input) {
  const GeneratedSet a = generatorsOf(*input.a.shape);
  const std::vector<GeneratedSet> parts = convexParts(*input.b.shape);
  IntersectAnswer<Rational> first;
  for (const GeneratedSet& part : parts) {
    const auto answer = intersectByProgram(a, part, parameterCosts(*input.a.shape));
    const bool isFirst = answer.hit && (!first.hit || *answer.t < *first.t);
    if (isFirst || parts.size() == 1) first = answer;
  }
  return first;
}

IntersectAnswer<Rational> AnyRoundedReference::refer(const Input<double>& input) {
  const auto nearest = nearestCores(*input.a.shape, *input.b.shape, true);
  IntersectAnswer<Rational> answer;
  answer.hit = nearest && nearest->touches();
  if (answer.hit) answer.point = nearest->commonPoint();
  return answer;
}

ClosestAnswer<Rational> AnyClosestReference::refer(const Input<double>& input) {
  const std::optional<NearestCores> nearest = nearestCores(*input.a.shape, *input.b.shape);
  ClosestAnswer<Rational> answer;
  answer.infinite = !nearest;
  if (!nearest) return answer;
  const ClosestAnswer<Rational>& cores = nearest->cores;
  const Rational reach = nearest->reach();
  if (sign(reach) == 0) return cores;
  if (nearest->touches()) {
    answer.points.fill(nearest->commonPoint());
    return answer;
  }
  // (√c - r)² = c + r² - 2 r √c, and r / √c = (r / c) √c
  const Vector way = cores.points[1] - cores.points[0];
  const Rational& c = cores.sqdist;
  answer.quadraticSqdist = {c + reach * reach, Rational(-2) * reach, c};
  answer.quadraticPoints.emplace();
  for (int k = 0; k < 3; ++k) {
    const auto i = static_cast<std::size_t>(k);
    const Rational step = way[k] / c;
    (*answer.quadraticPoints)[0][i] = {cores.points[0][k], step * nearest->radiusOfA, c};
    (*answer.quadraticPoints)[1][i] = {cores.points[1][k], -step * nearest->radiusOfB, c};
  }
  return answer;
}

ClosestAnswer<Rational> ClosestTurnedReference::refer(const Input<double>& input) {
  return nearestOfCylinderOrCone(exact(std::get<Point<double>>(*input.a.shape).position),
                                 *input.b.shape);
}

ClosestAnswer<Rational> ClosestCurvedReference::refer(const Input<double>& input) {
  ClosestBracket bracket(*input.a.shape, *input.b.shape);
  ClosestAnswer<Rational> answer;
  answer.infinite = bracket.isEmpty();
  if (answer.infinite) return answer;
  const auto rounded = [&] {
    const std::array<Vector, 2> points = bracket.points();
    return std::array{toDouble(points[0]), toDouble(points[1])};
  };
  const IntersectAnswer<Rational> meeting = AnyTurnedReference::refer(input);
  if (meeting.hit) {
    // A contact in an irrational point is approached until its coordinates are known, unless they
    // are nearly halfway between doubles.
    while (!meeting.point && !bracket.meets() && !bracket.isExhausted()) {
      if (rounded()[0] == rounded()[1]) break;
      bracket.narrow();
    }
    answer.points = bracket.points();
    if (meeting.point) answer.points.fill(*meeting.point);
    if (!meeting.point && !bracket.meets()) answer.roundedPoints = rounded();
    return answer;
  }
  while (!bracket.isNarrow()) bracket.narrow();
  const auto& [least, most] = bracket.sqdist();
  answer.points = bracket.points();
  answer.sqdist = most;
  if (least == most) return answer;
  answer.roundedSqdist = bracket.nearestSqdist();
  answer.roundedPoints = rounded();
  return answer;
}

ClosestAnswer<Rational> ClosestPlaneTurnedReference::refer(const Input<double>& input) {
  const auto plane = convert<Rational>(*boundaryOf(*input.b.shape));
  const bool isFilled = std::holds_alternative<HalfSpace<double>>(*input.b.shape);
  const Vector& normal = plane.normal;
  std::vector<Vector> centers;
  Vector axis(Rational(0), Rational(0), Rational(0));
  // Of an ellipsoid the support point is its centre and across / √c.
  Vector across;
  Rational c;
  Rational radius(1);
  std::optional<Vector> apex;
  if (const auto* cylinder = std::get_if<Cylinder<double>>(input.a.shape)) {
    centers = {exact(cylinder->a), exact(cylinder->b)};
    axis = centers[1] - centers[0];
    radius = Rational(cylinder->radius);
  } else if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(input.a.shape)) {
    centers = {exact(ellipsoid->center)};
    std::tie(across, c) = supportOfEllipsoid(*ellipsoid, normal);
  } else {
    const Cone<double> cone = *coneOf(*input.a.shape);
    axis = exact(cone.axis);
    apex = exact(cone.apex);
    centers = {Vector(*apex + axis * Rational(cone.height))};
    radius = Rational(cone.radius);
  }
  // Points base + step √c.
  struct Place {
    Vector base;
    Vector step;
    Rational c;
    Quadratic<Rational> height;
  };
  std::vector<Place> places;
  const auto add = [&](const Vector& base, const Vector& step, const Rational& root) {
    places.push_back(
        {base, step, root, {dot(normal, base) - plane.offset, dot(normal, step), root}});
  };
  const Vector none(Rational(0), Rational(0), Rational(0));
  if (!isZero(axis)) {
    across = normal - axis * Rational(dot(normal, axis) / squaredNorm(axis));
    c = squaredNorm(across);
  }
  if (apex) add(*apex, none, Rational(0));
  for (const Vector& center : centers) {
    for (const int way : {-1, 1}) {
      if (sign(c) == 0) {
        add(center, none, Rational(0));
      } else {
        add(center, across * Rational(Rational(way) * radius / c), c);
      }
    }
  }
  const auto isLower = [](const Place& a, const Place& b) {
    return compare(a.height, b.height) < 0;
  };
  const auto [low, high] = std::ranges::minmax_element(places, isLower);
  ClosestAnswer<Rational> answer;
  if (isFilled && sign(high->height) < 0) {
    answer.points.fill(centers[0]);
    return answer;
  }
  if (sign(low->height) <= 0 && sign(high->height) >= 0) {
    if (isZero(axis)) {
      answer.points.fill(*pointInEllipsoid(*input.a.shape, *input.b.shape));
      return answer;
    }
    answer.points.fill(*pointOfHullAndSolid(
        partOfPlane(plane, centers[0], apex ? Vector(centers[0] - *apex) : axis, radius),
        *input.a.shape));
    return answer;
  }
  const Place& nearest = sign(low->height) > 0 ? *low : *high;
  const Rational length = squaredNorm(normal);
  const Rational& a = nearest.height.a;
  const Rational& b = nearest.height.b;
  answer.quadraticSqdist = {(a * a + b * b * nearest.c) / length, Rational(2) * a * b / length,
                            nearest.c};
  answer.quadraticPoints.emplace();
  for (int k = 0; k < 3; ++k) {
    const auto i = static_cast<std::size_t>(k);
    (*answer.quadraticPoints)[0][i] = {nearest.base[k], nearest.step[k], nearest.c};
    (*answer.quadraticPoints)[1][i] = {nearest.base[k] - normal[k] * a / length,
                                       nearest.step[k] - normal[k] * b / length, nearest.c};
  }
  return answer;
}

ContainsAnswer<Rational> AnyContainsReference::refer(const Input<double>& input) {
  ContainsAnswer<Rational> answer;
  if (const auto* point = std::get_if<Point<double>>(input.a.shape)) {
    answer.contains = *containsExactly(*input.b.shape, exact(point->position));
  } else {
    answer.contains = containsShapeExactly(*input.a.shape, *input.b.shape);
  }
  return answer;
}

SideAnswer<Rational> AnySideReference::refer(const Input<double>& input) {
  const auto plane = convert<Rational>(*boundaryOf(*input.b.shape));
  const std::optional<ExactExtent> found = extentOfWhole(*input.a.shape, plane.normal);
  const Quadratic<Rational> offset{plane.offset, Rational(0), Rational(0)};
  SideAnswer<Rational> answer;
  if (!found) answer.side = Side::front;
  if (!found) return answer;
  const ExactExtent& extent = *found;
  if (compare(*extent.min, offset) > 0) answer.side = Side::front;
  if (compare(*extent.max, offset) < 0) answer.side = Side::behind;
  return answer;
}

IntersectAnswer<Rational> AnyPlaneReference::refer(const Input<double>& input) {
  IntersectAnswer<Rational> answer;
  const Side side = AnySideReference::refer(input).side;
  const bool isFilled = std::holds_alternative<HalfSpace<double>>(*input.b.shape);
  answer.hit = side == Side::straddles || (isFilled && side == Side::behind);
  return answer;
}

SweepAnswer<Rational> PlaneSweepReference::refer(const Input<double>& input) {
  const auto plane = convert<Rational>(*boundaryOf(*input.b.shape));
  const bool isFilled = std::holds_alternative<HalfSpace<double>>(*input.b.shape);
  SweepAnswer<Rational> answer;
  const std::optional<ExactExtent> extent = extentOfWhole(*input.a.shape, plane.normal);
  if (!extent) return answer;
  // The heights of both ends over the plane, which move by `way`.
  const auto heightOf = [&](const Quadratic<Rational>& end) {
    return Quadratic<Rational>{end.a - plane.offset, end.b, end.c};
  };
  const Quadratic<Rational> low = heightOf(*extent->min);
  const Quadratic<Rational> high = heightOf(*extent->max);
  const Rational way =
      dot(plane.normal, exact(input.displacements[0]) - exact(input.displacements[1]));
  if (sign(low) <= 0 && (isFilled || sign(high) >= 0)) {
    answer.hit = true;
    answer.time = Rational(0);
    return answer;
  }
  const Quadratic<Rational>& near = sign(low) > 0 ? low : high;
  answer.hit = sign(near) * sign(Quadratic<Rational>{near.a + way, near.b, near.c}) <= 0;
  if (!answer.hit) return answer;
  const Quadratic<Rational> time{-near.a / way, -near.b / way, near.c};
  answer.time = exactValue(time);
  if (!answer.time) answer.quadraticTime = time;
  return answer;
}

SweepAnswer<Rational> AnySweepReference::refer(const Input<double>& input) {
  return firstContactByProgram(generatorsOf(*input.a.shape), generatorsOf(*input.b.shape),
                               {exact(input.displacements[0]), exact(input.displacements[1])});
}

Vector perpendicularTo(const Vector& vector) {
  Vector across(Rational(0), Rational(0), Rational(0));
  for (int k = 0; k < 3 && isZero(across); ++k) {
    Vector unit(Rational(0), Rational(0), Rational(0));
    unit[k] = Rational(1);
    across = cross(vector, unit);
  }
  return across;
}

PointOrAxis pointOrAxisOf(const GeneratedSet& a, const GeneratedSet& b) {
  if (sign(a.radius + b.radius) == 0) return pointOrAxisByProgram(a, b);
  const NearestCores nearest = nearestCores(a, b);
  if (nearest.touches()) return {nearest.commonPoint(), std::nullopt};
  return {std::nullopt, Vector(nearest.cores.points[1] - nearest.cores.points[0])};
}

template QueryEntry makeEntry<AnyPolytopeReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<AnyRoundedReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<AnyPlaneReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<AnySideReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<AnyContainsReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<AnyClosestReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<ClosestTurnedReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<ClosestCurvedReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<ClosestPlaneTurnedReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<PlaneSweepReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<AnySweepReference>(std::vector<std::size_t>);

}  // namespace hairline
