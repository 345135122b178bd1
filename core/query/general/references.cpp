#include "core/query/general/references.h"

#include "core/query/adapter.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/family.h"
#include "core/query/general/rounded_hull.h"

namespace hairline {
namespace {

bool isEmpty(const Shape& shape) { return roundedHullOf(shape).points.empty(); }

// There is no distance to an empty k-DOP: it counts as infinite, which no rational is.

Report answerClosest(std::span<const Shape* const> shapes, ScalarKind scalar,
                     const QueryOptions& options, bool withTrace) {
  if (!isEmpty(*shapes[0]) && !isEmpty(*shapes[1])) {
    return detail::answerErased<AnyClosestReference>(shapes, scalar, options, withTrace);
  }
  Report report;
  report.info = detail::infoFor<AnyClosestReference>(shapes[0]->index(), shapes[1]->index());
  report.scalar = scalar;
  report.overflow = true;
  return report;
}

bool testClosest(std::span<const Shape* const> shapes, ScalarKind scalar,
                 const QueryOptions& options) {
  return !isEmpty(*shapes[0]) && !isEmpty(*shapes[1]) &&
         detail::testErased<AnyClosestReference>(shapes, scalar, options);
}

}  // namespace

RoundedHull roundedHullOf(const Shape& shape) {
  if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) {
    return {{fromDouble<Rational>(sphere->center)}, Rational(sphere->radius)};
  }
  if (const auto* capsule = std::get_if<Capsule<double>>(&shape)) {
    return {{fromDouble<Rational>(capsule->a), fromDouble<Rational>(capsule->b)},
            Rational(capsule->radius)};
  }
  return {generatorsOf(shape).points, Rational(0)};
}

IntersectAnswer<Rational> AnyRoundedReference::refer(const Input<double>& input) {
  const RoundedHull a = roundedHullOf(*input.a.shape);
  const RoundedHull b = roundedHullOf(*input.b.shape);
  IntersectAnswer<Rational> answer;
  if (a.points.empty() || b.points.empty()) return answer;
  const ClosestAnswer<Rational> nearest = nearestOfHulls(a.points, b.points);
  const Rational reach = a.radius + b.radius;
  answer.hit = nearest.sqdist <= reach * reach;
  if (!answer.hit) return answer;
  // The way between the nearest points, divided as the radii are to each other.
  answer.point = nearest.points[0];
  if (sign(reach) > 0) {
    *answer.point += (nearest.points[1] - nearest.points[0]) * Rational(a.radius / reach);
  }
  return answer;
}

ClosestAnswer<Rational> AnyClosestReference::refer(const Input<double>& input) {
  const RoundedHull a = roundedHullOf(*input.a.shape);
  const RoundedHull b = roundedHullOf(*input.b.shape);
  const ClosestAnswer<Rational> cores = nearestOfHulls(a.points, b.points);
  const Rational reach = a.radius + b.radius;
  if (sign(reach) == 0) return cores;
  const Vector3<Rational> way = cores.points[1] - cores.points[0];
  ClosestAnswer<Rational> answer;
  if (cores.sqdist <= reach * reach) {
    answer.points.fill(cores.points[0] + way * Rational(a.radius / reach));
    return answer;
  }
  // (√c - r)² = c + r² - 2 r √c, and r / √c = (r / c) √c
  const Rational& c = cores.sqdist;
  answer.quadraticSqdist = {c + reach * reach, Rational(-2) * reach, c};
  answer.quadraticPoints.emplace();
  for (int k = 0; k < 3; ++k) {
    const auto i = static_cast<std::size_t>(k);
    const Rational step = way[k] / c;
    (*answer.quadraticPoints)[0][i] = {cores.points[0][k], step * a.radius, c};
    (*answer.quadraticPoints)[1][i] = {cores.points[1][k], -step * b.radius, c};
  }
  return answer;
}

template QueryEntry makeEntry<AnyRoundedReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<AnyPolytopeReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<AnySweepReference>(std::vector<std::size_t>);

template <>
QueryEntry makeEntry<AnyClosestReference>(std::vector<std::size_t> operands) {
  QueryEntry made{};
  made.info = detail::infoFor<AnyClosestReference>(operands[0], operands[1]);
  made.scalars = scalarsOf<AnyClosestReference>();
  made.operands = std::move(operands);
  made.test = &testClosest;
  made.answer = &answerClosest;
  return made;
}

}  // namespace hairline
