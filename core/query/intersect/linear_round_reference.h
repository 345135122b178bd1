#pragma once

#include "core/query/query.h"
#include "core/shapes/capsule.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/line.h"
#include "core/shapes/ray.h"
#include "core/shapes/segment.h"
#include "core/shapes/sphere.h"

namespace hairline {

/// A line, ray or segment against a round solid by the solid's definition alone. The definition is
/// a few polynomials in t, of degree two at most, and which of them must not be positive where.
/// They are found from their values at t = -1, 0 and 1. The line can enter the solid only where one
/// of them vanishes, or at its own start: each of these t, irrational as they are, is tried against
/// the definition, and the least that keeps it is the answer.
template <template <typename> class L, template <typename> class B>
struct LinearRoundReference {
  static constexpr QueryInfo info{Kind::intersect, "reference", "roots of the definition"};
  template <typename S>
  using Input = typename PairInput<L, B>::template Type<S>;

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

}  // namespace hairline
