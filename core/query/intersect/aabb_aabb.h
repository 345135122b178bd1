#pragma once

#include "core/query/query.h"
#include "core/shapes/aabb.h"

namespace hairline {

/// Two axis-aligned boxes: their intervals along x, y and z overlap. TV, RTCD 4.2.
struct AabbAabbSlabs {
  static constexpr QueryInfo info{Kind::intersect, "slabs", "TV, RTCD 4.2", true};
  template <typename S>
  using Input = PairInput<Aabb, Aabb>::Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    constexpr std::array<Label, 3> labels{"box x", "box y", "box z"};
    IntersectAnswer<S> answer;
    answer.hit = true;
    for (int k = 0; k < 3; ++k) {
      const Interval<S> a = input.a.extent(k);
      const Interval<S> b = input.b.extent(k);
      const S gap = gapBetween(a, b);
      const bool separates = sign(gap) > 0;
      const Label label = labels[static_cast<std::size_t>(k)];
      const auto axis = [k] {
        Vector3<S> unit(S(0), S(0), S(0));
        unit[k] = S(1);
        return unit;
      };
      observer.step([&] { return axisStep<S>(label, axis(), a, b, gap); });
      if (separates && answer.hit) {
        answer.hit = false;
        answer.overlap.reset();
        observer.decide();
        answer.separating = SeparatingAxis<S>{label, axis(), a, b, gap};
        if (!observer.records) return answer;
      }
      if (answer.hit && observer.answers &&
          (!answer.overlap || sign(answer.overlap->amount + gap) > 0)) {
        answer.overlap = Overlap<S>{label, fromBToA<S>(axis(), a, b), -gap};
      }
    }
    if (answer.hit && observer.answers) {
      Vector3<S> point;
      for (int k = 0; k < 3; ++k) {
        // A corner of the common box rather than its middle: no rounding puts it outside.
        point[k] = maximum(input.a.min[k], input.b.min[k]);
      }
      answer.point = point;
    }
    return answer;
  }
};

}  // namespace hairline
