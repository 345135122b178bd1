#pragma once

#include "core/math/signs.h"
#include "core/query/query.h"
#include "core/query/round_axis.h"
#include "core/shapes/plane.h"

namespace hairline {

/// On which side of a plane a solid lies, by the two ends of the function normal·X - offset over
/// it. Each is given by its sign alone, because for round solids the value is irrational.
struct SideSigns {
  int least = 0;
  int greatest = 0;

  bool straddles() const { return (least <= 0) & (greatest >= 0); }

  Side side() const {
    // By arithmetic: which one it is is unpredictable.
    static_assert(static_cast<int>(Side::front) == 0 && static_cast<int>(Side::behind) == 1 &&
                  static_cast<int>(Side::straddles) == 2);
    const int notFront = least > 0 ? 0 : 1;
    return static_cast<Side>(notFront * (2 - (greatest < 0 ? 1 : 0)));
  }
};

/// Ends of normal·X - offset that are plain numbers.
template <Scalar S>
SideSigns signsOf(const Interval<S>& range) {
  return {sign(range.min), sign(range.max)};
}

/// Ends middle ± radius, from the signs of the middle and of its square minus that of the radius.
constexpr SideSigns signsAround(int side, int excess) {
  // By arithmetic: if disjoint, both lie on the middle's side, and if they touch, one of them is
  // zero.
  const int beyond = excess > 0 ? 1 : 0;
  const int touches = excess == 0 ? 1 : 0;
  const int least = touches * (side > 0 ? 1 : 0) - 1;
  const int greatest = 1 - touches * (side < 0 ? 1 : 0);
  return {beyond * side + (1 - beyond) * least, beyond * side + (1 - beyond) * greatest};
}

/// Ends middle ± √reachSquared. Decided without the root.
template <Scalar S>
SideSigns signsAround(const S& middle, const S& reachSquared) {
  return signsAround(sign(middle), sign(S(middle * middle - reachSquared)));
}

/// The steps and the answer of `side` for a method that gives `signs(input, observer)`.
template <typename Method, template <typename> class A>
struct PlaneSide {
  static constexpr QueryInfo info{Kind::side, Method::name, Method::source};
  template <typename S>
  using Input = typename PairInput<A, Plane>::template Type<S>;

  template <Scalar S, typename Observer>
  static SideAnswer<S> solve(const Input<S>& input, Observer& observer) {
    SideAnswer<S> answer;
    answer.side = Method::signs(input.a, input.b, observer).side();
    observer.decide();
    return answer;
  }
};

/// The same question as `intersect`: a solid intersects a plane if it straddles it.
template <typename Method, template <typename> class A>
struct PlaneIntersect {
  static constexpr QueryInfo info{Kind::intersect, Method::name, Method::source};
  template <typename S>
  using Input = typename PairInput<A, Plane>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = Method::signs(input.a, input.b, observer).straddles();
    observer.decide();
    if (observer.answers) {
      if (answer.hit) {
        answer.point = Method::commonPoint(input.a, input.b);
      } else if constexpr (requires { Method::core(input.a, input.b.normal); }) {
        const auto [core, radius] = Method::core(input.a, input.b.normal);
        answer.separating = separatingAxis<S>("plane normal", input.b.normal, core, radius,
                                              {input.b.offset, input.b.offset}, S(0));
      }
    }
    return answer;
  }
};

}  // namespace hairline
