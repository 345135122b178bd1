#pragma once

#include <cmath>

#include "core/math/signs.h"
#include "core/query/linear.h"
#include "core/query/query.h"

namespace hairline {

namespace closest_segments {

/// The nearest points of two segments as parameters in [0, 1], and whether each was clamped to an
/// end.
template <typename S>
struct Nearest {
  S s{};
  S t{};
  Vector3<S> onFirst;
  Vector3<S> onSecond;
  S sqdist{};
  /// 0 and 1: the ends; 2: between them.
  std::size_t placeOnFirst = 2;
  std::size_t placeOnSecond = 2;
};

/// value / length clamped to [0, 1], with the resulting position. A length of zero gives 0.
template <Scalar S>
std::size_t hold(const S& value, const S& length, S& parameter) {
  if constexpr (std::floating_point<S>) {
    // Branchless. Avoids division by a length of zero and infinity over infinity.
    const bool started = value > 0;
    const bool inside = value < length;
    if (isPositive(length) && std::isfinite(length)) [[likely]] {
      parameter = minimum(positivePart(value), length) / length;
    } else {
      parameter = S(started && !inside);
    }
    return static_cast<std::size_t>(started) * (1 + static_cast<std::size_t>(inside));
  }
  parameter = S(0);
  if (sign(value) <= 0) return 0;
  if (sign(S(value - length)) >= 0) {
    parameter = S(1);
    return 1;
  }
  parameter = value / length;
  return 2;
}

template <Scalar S>
Vector3<S> pointAt(const Segment<S>& segment, const Vector3<S>& direction, std::size_t place,
                   const S& parameter) {
  if constexpr (std::floating_point<S>) {
    const std::array<const Vector3<S>*, 2> ends{&segment.a, &segment.b};
    return *ends[place & 1] + direction * (place == 2 ? parameter : S(0));
  } else {
    if (place == 0) return segment.a;
    if (place == 1) return segment.b;
    return segment.a + direction * parameter;
  }
}

/// Each parameter is clamped to the range in turn, and the other is recomputed for the fixed point.
/// For parallel segments any first point will do: the second step finds the rest.
///
/// The determinant is |d1 × d2|², not |d1|²|d2|² - (d1·d2)², which cancels for nearly parallel
/// segments and loses every digit of the first parameter.
template <Scalar S>
Nearest<S> nearest(const Segment<S>& first, const Segment<S>& second) {
  const Vector3<S> d1 = first.b - first.a;
  const Vector3<S> d2 = second.b - second.a;
  const Vector3<S> between = second.a - first.a;
  const S length1 = squaredNorm(d1);
  const S length2 = squaredNorm(d2);
  const S along1 = dot(d1, between);
  const S along2 = -dot(d2, between);
  Nearest<S> result;
  // The nearest point of the first segment to a point at `from` along it from the second's start.
  const auto holdFirst = [&](const S& from) {
    result.placeOnFirst = hold<S>(from, length1, result.s);
  };
  if (sign(length2) == 0) {
    result.placeOnSecond = 0;
    holdFirst(along1);
  } else if (sign(length1) == 0) {
    result.placeOnFirst = 0;
    result.placeOnSecond = hold<S>(along2, length2, result.t);
  } else {
    const S mixed = dot(d1, d2);
    const Vector3<S> normal = cross(d1, d2);
    const S determinant = squaredNorm(normal);
    result.placeOnFirst = 0;
    if (sign(determinant) > 0) {
      result.placeOnFirst = hold<S>(dot(cross(between, d2), normal), determinant, result.s);
    }
    result.placeOnSecond = hold<S>(mixed * result.s + along2, length2, result.t);
    if constexpr (std::floating_point<S>) {
      S again{};
      const std::size_t place = hold<S>(along1 + mixed * result.t, length1, again);
      const bool isHeld = result.placeOnSecond != 2;
      result.s = isHeld ? again : result.s;
      result.placeOnFirst = isHeld ? place : result.placeOnFirst;
    } else {
      if (result.placeOnSecond == 0) holdFirst(along1);
      if (result.placeOnSecond == 1) holdFirst(along1 + mixed);
    }
  }
  result.onFirst = pointAt(first, d1, result.placeOnFirst, result.s);
  result.onSecond = pointAt(second, d2, result.placeOnSecond, result.t);
  result.sqdist = squaredNorm(result.onFirst - result.onSecond);
  return result;
}

/// Where the nearest points lie, on the first segment and on the second.
constexpr std::array<std::array<Label, 3>, 3> features{
    {{"vertex 0, vertex 0", "vertex 0, vertex 1", "vertex 0, inside"},
     {"vertex 1, vertex 0", "vertex 1, vertex 1", "vertex 1, inside"},
     {"inside, vertex 0", "inside, vertex 1", "inside, inside"}}};

}  // namespace closest_segments

/// The nearest points of two segments: the parameter of one is clamped to its range, then that of
/// the other for the fixed point. RTCD 5.1.9.
struct ClosestSegmentSegmentClamp {
  static constexpr QueryInfo info{Kind::closest, "clamp", "RTCD 5.1.9", true};
  template <typename S>
  using Input = PairInput<Segment, Segment>::Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const closest_segments::Nearest<S> nearest = closest_segments::nearest(input.a, input.b);
    ClosestAnswer<S> answer;
    answer.feature = closest_segments::features[nearest.placeOnFirst][nearest.placeOnSecond];
    answer.points = {nearest.onFirst, nearest.onSecond};
    answer.sqdist = nearest.sqdist;
    answer.t = nearest.s;
    observer.step([&] {
      const Vector3<S> normal = cross(input.a.b - input.a.a, input.b.b - input.b.a);
      const S determinant = squaredNorm(normal);
      return SignStep{"|d1 × d2|²", toDouble(determinant), sign(determinant)};
    });
    observer.step([&] { return SignStep{"s", toDouble(nearest.s), sign(nearest.s)}; });
    observer.step([&] { return SignStep{"t", toDouble(nearest.t), sign(nearest.t)}; });
    observer.step([&] {
      RegionStep step;
      step.label = "features";
      step.feature = answer.feature;
      step.query = toDouble(nearest.onFirst);
      step.nearest = toDouble(nearest.onSecond);
      return step;
    });
    observer.decide();
    return answer;
  }
};

}  // namespace hairline
