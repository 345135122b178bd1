#pragma once

#include "core/query/query.h"
#include "core/shapes/convex.h"
#include "core/shapes/point.h"

namespace hairline {

/// The nearest point of a convex hull by Wolfe's method in rationals: it moves among the simplices
/// on the points, nearer at each step, until no point of the set lies beyond the plane through the
/// nearest one. Knows nothing of faces. Wolfe, Finding the Nearest Point in a Polytope, 1976.
struct ClosestPointConvexReference {
  static constexpr QueryInfo info{Kind::closest, "reference", "Wolfe 1976, in rationals"};
  template <typename S>
  using Input = PairInput<Point, Convex>::Type<S>;

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

}  // namespace hairline
