#pragma once

#include <algorithm>

#include "core/query/query.h"
#include "core/shapes/kdop.h"
#include "core/shapes/kdop2.h"

namespace hairline {

/// Whether two k-DOPs may meet: their slabs overlap along every direction. As convex bodies they
/// can still be apart. Directions that only one of them has say nothing. Klosowski et al. 1998.
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
      const auto same = std::find(input.b.directions.begin(), input.b.directions.end(), row);
      if (same == input.b.directions.end()) continue;
      const auto j = static_cast<std::size_t>(same - input.b.directions.begin());
      const Interval<S> a{input.a.min[i], input.a.max[i]};
      const Interval<S> b{input.b.min[j], input.b.max[j]};
      const S gap = gapBetween(a, b);
      const bool separates = sign(gap) > 0;
      const auto axis = [&row] {
        Vector3<S> direction(S(0), S(0), S(0));
        for (std::size_t k = 0; k < row.size(); ++k) {
          direction[static_cast<Eigen::Index>(k)] = S(row[k]);
        }
        return direction;
      };
      observer.step([&] {
        AxisStep step;
        step.label = "slab";
        step.axis = toDouble(axis());
        step.a = toDouble(a);
        step.b = toDouble(b);
        step.gap = toDouble(gap);
        step.separates = separates;
        return step;
      });
      if (!separates || !answer.mayHit) continue;
      answer.mayHit = false;
      observer.decide();
      if constexpr (Observer::answers) {
        answer.separating = SeparatingAxis<S>{"slab", axis(), a, b, gap};
      }
      if (!Observer::records) return answer;
    }
    return answer;
  }
};

}  // namespace hairline
