#pragma once

#include <algorithm>

#include "core/math/interruption.h"
#include "core/math/signs.h"
#include "core/query/general/axis_labels.h"
#include "core/query/query.h"
#include "core/shapes/kdop.h"
#include "core/shapes/kdop2.h"

namespace hairline {

namespace bound_kdop {

/// The axis of a slab on which two intervals are disjoint.
template <Scalar S, typename Row>
SeparatingAxis<S> separatingSlab(std::size_t place, const Row& row, const Interval<S>& a,
                                 const Interval<S>& b) {
  Vector3<S> axis(S(0), S(0), S(0));
  for (std::size_t k = 0; k < row.size(); ++k) axis[static_cast<Eigen::Index>(k)] = S(row[k]);
  return {slabLabel(place), axis, a, b, gapBetween(a, b)};
}

}  // namespace bound_kdop

/// Whether two k-DOPs may intersect: their slabs overlap along every direction. As convex bodies
/// they can still be disjoint. Directions of only one of them do not count (`canAsk` in queries.h
/// rejects such pairs). Klosowski et al. 1998.
template <template <typename> class K>
struct BoundKdopSlabs {
  static constexpr QueryInfo info{Kind::bound, "slabs", "Klosowski et al. 1998", true};
  template <typename S>
  using Input = typename PairInput<K, K>::template Type<S>;

  template <Scalar S, typename Observer>
  static BoundAnswer<S> solve(const Input<S>& input, Observer& observer) {
    BoundAnswer<S> answer;
    answer.mayHit = true;
    for (std::size_t i = 0; i < input.a.directions.size(); ++i) {
      const auto& row = input.a.directions[i];
      std::size_t j = i;
      // Usually both have the same directions in the same order.
      if (j >= input.b.directions.size() || input.b.directions[j] != row) [[unlikely]] {
        const auto same = std::find(input.b.directions.begin(), input.b.directions.end(), row);
        if (same == input.b.directions.end()) continue;
        j = static_cast<std::size_t>(same - input.b.directions.begin());
      }
      const Interval<S> a{input.a.min[i], input.a.max[i]};
      const Interval<S> b{input.b.min[j], input.b.max[j]};
      const S gap = gapBetween(a, b);
      const bool separates = isPositive(gap);
      const auto slab = [&] { return bound_kdop::separatingSlab<S>(i, row, a, b); };
      observer.step([&] { return axisStep<S>(slabLabel(i), slab().axis, a, b, gap); });
      if (!separates || !answer.mayHit) continue;
      answer.mayHit = false;
      observer.decide();
      if (observer.answers) answer.separating = slab();
      if (!observer.records) return answer;
    }
    return answer;
  }
};

/// The same by the starts of the intervals: they overlap if one of them contains the start of the
/// other.
template <template <typename> class K>
struct BoundKdopReference {
  static constexpr QueryInfo info{Kind::bound, "reference", "starts of intervals", true};
  template <typename S>
  using Input = typename PairInput<K, K>::template Type<S>;

  static BoundAnswer<Rational> refer(const Input<double>& input) {
    const K<double>& a = input.a;
    const K<double>& b = input.b;
    const auto overlap = [&](std::size_t i, std::size_t j) {
      return (a.min[i] <= b.min[j] && b.min[j] <= a.max[i]) ||
             (b.min[j] <= a.min[i] && a.min[i] <= b.max[j]);
    };
    BoundAnswer<Rational> answer;
    answer.mayHit = true;
    for (std::size_t i = 0; i < a.directions.size(); ++i) {
      countOperations(1 + b.directions.size() / 8);
      for (std::size_t j = 0; j < b.directions.size(); ++j) {
        if (a.directions[i] != b.directions[j] || overlap(i, j) || !answer.mayHit) continue;
        answer.mayHit = false;
        answer.separating = bound_kdop::separatingSlab<Rational>(
            i, a.directions[i], {Rational(a.min[i]), Rational(a.max[i])},
            {Rational(b.min[j]), Rational(b.max[j])});
      }
    }
    return answer;
  }
};

}  // namespace hairline
