#pragma once

#include "core/query/exact_sets.h"
#include "core/query/query.h"
#include "core/shapes/plane.h"

namespace hairline {

/// Where a solid lies beside a plane, by definition: its two ends along the normal, irrational or
/// not, against the offset.
template <template <typename> class A>
Side sideByExtent(const A<double>& shape, const Plane<double>& given) {
  const Plane<Rational> plane = convert<Rational>(given);
  const ExactExtent extent = *extentAlong(shape, plane.normal);
  const Quadratic<Rational> offset{plane.offset, Rational(0), Rational(0)};
  if (compare(*extent.min, offset) > 0) return Side::front;
  if (compare(*extent.max, offset) < 0) return Side::behind;
  return Side::straddles;
}

template <template <typename> class A>
struct PlaneSideReference {
  static constexpr QueryInfo info{Kind::side, "reference", "extent along the normal"};
  template <typename S>
  using Input = typename PairInput<A, Plane>::template Type<S>;

  static SideAnswer<Rational> refer(const Input<double>& input) {
    SideAnswer<Rational> answer;
    answer.side = sideByExtent(input.a, input.b);
    return answer;
  }
};

template <template <typename> class A>
struct PlaneIntersectReference {
  static constexpr QueryInfo info{Kind::intersect, "reference", "extent along the normal"};
  template <typename S>
  using Input = typename PairInput<A, Plane>::template Type<S>;

  static IntersectAnswer<Rational> refer(const Input<double>& input) {
    IntersectAnswer<Rational> answer;
    answer.hit = sideByExtent(input.a, input.b) == Side::straddles;
    return answer;
  }
};

}  // namespace hairline
