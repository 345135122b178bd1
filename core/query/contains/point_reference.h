#pragma once

#include "core/query/exact_sets.h"
#include "core/query/query.h"
#include "core/shapes/point.h"

namespace hairline {

/// Whether a shape holds a point, by the exact sets that certificates rest on.
template <template <typename> class B>
struct ContainsPointReference {
  static constexpr QueryInfo info{Kind::contains, "reference", "exact sets"};
  template <typename S>
  using Input = typename PairInput<Point, B>::template Type<S>;

  static ContainsAnswer<Rational> refer(const Input<double>& input) {
    ContainsAnswer<Rational> answer;
    answer.contains = *containsExactly(input.b, fromDouble<Rational>(input.a.position));
    return answer;
  }
};

}  // namespace hairline
