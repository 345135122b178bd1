#pragma once

#include <vector>

#include "core/query/query.h"
#include "core/shapes/convex.h"
#include "core/shapes/point.h"

namespace hairline {

/// The nearest points of the hulls of two sets of points, none empty, by Wolfe's method in
/// rationals: it moves among the simplices on the differences, nearer at each step, until no
/// difference lies beyond the plane through the nearest one. Knows nothing of faces. Wolfe, Finding
/// the Nearest Point in a Polytope, 1976.
ClosestAnswer<Rational> nearestOfHulls(const std::vector<Vector3<Rational>>& a,
                                       const std::vector<Vector3<Rational>>& b);

/// The nearest point of a convex hull by the same method.
struct ClosestPointConvexReference {
  static constexpr QueryInfo info{Kind::closest, "reference", "Wolfe 1976, in rationals"};
  template <typename S>
  using Input = PairInput<Point, Convex>::Type<S>;

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

}  // namespace hairline
