#include "core/query/general/references.h"

#include "core/query/adapter.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/closest/round_reference.h"
#include "core/query/general/family.h"
#include "core/query/proof/exact_sets.h"

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

// Nothing if a shape is empty.
std::optional<NearestCores> nearestCores(const Shape& a, const Shape& b) {
  std::optional<NearestCores> best;
  for (const GeneratedSet& first : convexParts(a)) {
    for (const GeneratedSet& second : convexParts(b)) {
      NearestCores found = nearestCores(first, second);
      if (!best || found.cores.sqdist < best->cores.sqdist) best = std::move(found);
    }
  }
  return best;
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
  const std::optional<NearestCores> nearest = nearestCores(*input.a.shape, *input.b.shape);
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
  return nearestOfCylinderOrCone(std::get<Point<double>>(*input.a.shape).position, *input.b.shape);
}

ContainsAnswer<Rational> AnyContainsReference::refer(const Input<double>& input) {
  const auto& point = std::get<Point<double>>(*input.a.shape);
  ContainsAnswer<Rational> answer;
  answer.contains = *containsExactly(*input.b.shape, exact(point.position));
  return answer;
}

SideAnswer<Rational> AnySideReference::refer(const Input<double>& input) {
  const auto plane = convert<Rational>(std::get<Plane<double>>(*input.b.shape));
  const ExactExtent extent = *extentAlong(*input.a.shape, plane.normal);
  const Quadratic<Rational> offset{plane.offset, Rational(0), Rational(0)};
  SideAnswer<Rational> answer;
  if (compare(*extent.min, offset) > 0) answer.side = Side::front;
  if (compare(*extent.max, offset) < 0) answer.side = Side::behind;
  return answer;
}

IntersectAnswer<Rational> AnyPlaneReference::refer(const Input<double>& input) {
  IntersectAnswer<Rational> answer;
  answer.hit = AnySideReference::refer(input).verdict();
  return answer;
}

SweepAnswer<Rational> AnySweepReference::refer(const Input<double>& input) {
  return firstContactByProgram(generatorsOf(*input.a.shape), generatorsOf(*input.b.shape),
                               {exact(input.displacements[0]), exact(input.displacements[1])});
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
template QueryEntry makeEntry<AnySweepReference>(std::vector<std::size_t>);

}  // namespace hairline
