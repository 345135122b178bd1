#pragma once

#include "core/query/intersect/linear/line_axis.h"
#include "core/query/query.h"
#include "core/shapes/plane.h"

namespace hairline {

/// The heights of a line over a plane, times the normal's length.
template <typename S>
struct LineHeights {
  S start;
  /// From t = 0 to t = 1.
  S rise;
  /// At t = 1; computed separately for a segment, so that its sign is as reliable as the first.
  S end;
};

template <Scalar S, template <typename> class L>
LineHeights<S> lineHeights(const L<S>& given, const Vector3<S>& normal, const S& offset) {
  const Linear<S> line = linear(given);
  const S start = dot(normal, line.origin) - offset;
  if constexpr (requires { given.direction; }) {
    const S rise = dot(normal, line.direction);
    return {start, rise, start + rise};
  } else {
    const S end = dot(normal, given.b) - offset;
    return {start, end - start, end};
  }
}

/// The signs that decide whether a line meets a plane: of its start's height, and of the slope or,
/// for a segment, of the height of its other end.
template <template <typename> class L, Scalar S, typename Observer>
std::array<int, 2> heightSigns(const LineHeights<S>& heights, Observer& observer) {
  const int start = sign(heights.start);
  observer.step([&] { return SignStep{"height", toDouble(heights.start), start}; });
  int other;
  if constexpr (requires(L<S> line) { line.direction; }) {
    other = sign(heights.rise);
    observer.step([&] { return SignStep{"slope", toDouble(heights.rise), other}; });
  } else {
    other = sign(heights.end);
    observer.step([&] { return SignStep{"height of b", toDouble(heights.end), other}; });
  }
  observer.decide();
  return {start, other};
}

/// Line, ray or segment and plane: the line's equation is substituted into the plane's. A segment
/// is decided by the heights of its two ends, without a quotient. A segment or ray in the plane
/// hits from its first point; a line in it has no first point, and the answer gives its origin
/// without a t. RTCD 5.3.1.
template <template <typename> class L>
struct LinearPlaneSubstitution {
  static constexpr QueryInfo info{Kind::intersect, "substitution", "RTCD 5.3.1"};
  template <typename S>
  using Input = typename PairInput<L, Plane>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const LineHeights<S> h = lineHeights<S>(input.a, input.b.normal, input.b.offset);
    const Linear<S> line = linear(input.a);
    answer.hit = meets(h, observer);
    if (!observer.answers) return answer;
    if (answer.hit) {
      if (sign(h.rise) != 0) {
        answer.t = -h.start / h.rise;
      } else if (line.hasStart) {
        answer.t = S(0);
      }
      answer.point = answer.t ? line.at(*answer.t) : line.origin;
      // From the side on which the line starts.
      const int side = sign(h.start) != 0 ? sign(h.start) : sign(h.rise);
      answer.normal = line.hasStart && side < 0 ? Vector3<S>(-input.b.normal) : input.b.normal;
    } else {
      answer.separating =
          separatingAxis<S>("plane normal", input.b.normal, line,
                            sign(h.rise) == 0 ? LineAxis::perpendicular : LineAxis::any,
                            Interval<S>{input.b.offset, input.b.offset});
    }
    return answer;
  }

 private:
  template <Scalar S, typename Observer>
  static bool meets(const LineHeights<S>& h, Observer& observer) {
    const auto [start, other] = heightSigns<L>(h, observer);
    // Branchless.
    if constexpr (std::is_same_v<L<S>, Segment<S>>) return start * other <= 0;
    constexpr bool isRay = std::is_same_v<L<S>, Ray<S>>;
    return (start == 0) | (isRay ? start * other < 0 : other != 0);
  }
};

}  // namespace hairline
