#pragma once

#include "core/query/intersect/linear_plane.h"
#include "core/shapes/half_space.h"

namespace hairline {

/// Line, ray or segment and half-space: by the heights over the boundary, as for a plane. A start
/// inside hits at t = 0. A line that comes from inside has no first point; the answer gives one in
/// the boundary, or its origin, without a t. RTCD 5.3.1.
template <template <typename> class L>
struct LinearHalfSpaceSubstitution {
  static constexpr QueryInfo info{Kind::intersect, "substitution", "RTCD 5.3.1"};
  template <typename S>
  using Input = typename PairInput<L, HalfSpace>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const LineHeights<S> h = lineHeights<S>(input.a, input.b.normal, input.b.offset);
    answer.hit = meets(h, observer);
    if (!observer.answers || !answer.hit) return answer;
    const Linear<S> line = linear(input.a);
    if (line.hasStart && sign(h.start) <= 0) {
      answer.t = S(0);
      answer.point = line.origin;
      answer.feature = "inside";
      return answer;
    }
    if (sign(h.rise) == 0) {
      answer.point = line.origin;
      return answer;
    }
    const S crossing = -h.start / h.rise;
    answer.point = line.at(crossing);
    if (sign(h.rise) > 0) return answer;
    answer.t = crossing;
    answer.normal = input.b.normal;
    return answer;
  }

 private:
  template <Scalar S, typename Observer>
  static bool meets(const LineHeights<S>& h, Observer& observer) {
    const auto [start, other] = heightSigns<L>(h, observer);
    if constexpr (std::is_same_v<L<S>, Segment<S>>) return (start <= 0) | (other <= 0);
    constexpr bool isRay = std::is_same_v<L<S>, Ray<S>>;
    return (start <= 0) | (isRay ? other < 0 : other != 0);
  }
};

}  // namespace hairline
