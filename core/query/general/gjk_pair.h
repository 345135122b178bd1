#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/general/gjk.h"

namespace hairline {

namespace gjk_pair {

/// The extent of a body along an axis.
template <Scalar S>
Interval<S> project(const ConvexBody<S>& body, const Vector3<S>& axis, const S& unit) {
  S reach(0);
  if (body.margin > 0) reach = body.margin * std::sqrt(squaredNorm(axis));
  const S low = dot(axis, body.support(-axis)) - reach;
  const S high = dot(axis, body.support(axis)) + reach;
  return {low * unit, high * unit};
}

template <Scalar S>
SeparatingAxis<S> separatingAxis(const ConvexPair<S>& pair, const GjkResult<Vector3<S>>& found) {
  return {"search direction", found.axis, project(pair.a, found.axis, pair.unit),
          project(pair.b, found.axis, pair.unit), gapBeyond(found, pair.margin()) * pair.unit};
}

}  // namespace gjk_pair

/// Two bounded convex shapes by the algorithm of Gilbert, Johnson and Keerthi (gjk.h has the
/// stopping rule). A miss carries the separating axis, a hit a common point if rounding lets the
/// search reach one. An empty k-DOP meets nothing. Round rims need a square root, which no exact
/// arithmetic has.
struct IntersectGjk : OfAnyPair, Iterative {
  static constexpr QueryInfo info{Kind::intersect, "gjk", "RTCD 9.5"};

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const ConvexPair<S> pair(convexBodyOf<S>(*input.a.shape), convexBodyOf<S>(*input.b.shape));
    IntersectAnswer<S> answer;
    if (pair.isEmpty()) return answer;
    const Vector3<S> none(S(0), S(0), S(0));
    const GjkResult<Vector3<S>> found = gjk(pair, none, GjkGoal::verdict, observer);
    answer.hit = !found.separated;
    if (observer.answers) {
      if (answer.hit) {
        answer.point = commonPoint(pair, found);
      } else {
        answer.separating = gjk_pair::separatingAxis(pair, found);
      }
    }
    return answer;
  }
};

/// The nearest points of two bounded convex shapes by the same algorithm; if they intersect, a
/// common point and distance zero. There is no distance to an empty k-DOP: it counts as infinite.
struct ClosestGjk : OfAnyPair, Iterative {
  static constexpr QueryInfo info{Kind::closest, "gjk", "RTCD 9.5"};

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const ConvexPair<S> pair(convexBodyOf<S>(*input.a.shape), convexBodyOf<S>(*input.b.shape));
    ClosestAnswer<S> answer;
    if (pair.isEmpty()) return noDistance<S>();
    const Vector3<S> none(S(0), S(0), S(0));
    const GjkResult<Vector3<S>> found = gjk(pair, none, GjkGoal::distance, observer);
    const S core = std::sqrt(found.sqdist);
    // A search that continued past an axis may, by rounding, still end at a common point.
    if (!found.separated || core <= pair.margin()) {
      answer.sqdist = S(0);
      const Vector3<S> point = pointBetween(pair, found);
      answer.points = {point, point};
      return answer;
    }
    const S distance = (core - pair.margin()) * pair.unit;
    answer.sqdist = distance * distance;
    answer.points = {(found.onA - found.difference * S(pair.a.margin / core)) * pair.unit,
                     (found.onB + found.difference * S(pair.b.margin / core)) * pair.unit};
    return answer;
  }

 private:
  template <Scalar S>
  static ClosestAnswer<S> noDistance() {
    constexpr S infinity = std::numeric_limits<S>::infinity();
    ClosestAnswer<S> answer;
    answer.sqdist = infinity;
    answer.points.fill(Vector3<S>(infinity, infinity, infinity));
    return answer;
  }
};

}  // namespace hairline
