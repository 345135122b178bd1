#pragma once

#include "core/query/query.h"
#include "core/shapes/line.h"

namespace hairline {

/// The nearest points of two lines: the feet of their common perpendicular. Parallel lines have
/// many; then the first line's origin and its foot on the other are given. RTCD 5.1.8.
struct ClosestLineLinePerpendicular {
  static constexpr QueryInfo info{Kind::closest, "perpendicular", "RTCD 5.1.8", true};
  template <typename S>
  using Input = PairInput<Line, Line>::Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto& [p1, d1] = input.a;
    const auto& [p2, d2] = input.b;
    const Vector3<S> between = p2 - p1;
    const Vector3<S> normal = cross(d1, d2);
    const S determinant = squaredNorm(normal);
    observer.step([&] { return SignStep{"|d1 × d2|²", toDouble(determinant), sign(determinant)}; });
    ClosestAnswer<S> answer;
    if (sign(determinant) == 0) {
      const S length = squaredNorm(d2);
      answer.feature = "parallel";
      answer.t = S(0);
      answer.points = {p1, p2 - d2 * S(dot(d2, between) / length)};
      answer.sqdist = squaredNorm(cross(between, d2)) / length;
    } else {
      const S s = dot(cross(between, d2), normal) / determinant;
      const S t = dot(cross(between, d1), normal) / determinant;
      // The distance along the common perpendicular; the difference of the points would cancel.
      const S height = dot(between, normal);
      observer.step([&] {
        return SignStep{"(p2 - p1)·(d1 × d2)", toDouble(height), sign(height)};
      });
      answer.feature = "perpendicular";
      answer.t = s;
      answer.points = {p1 + d1 * s, p2 + d2 * t};
      answer.sqdist = height * height / determinant;
    }
    observer.step([&] {
      RegionStep step;
      step.label = "common perpendicular";
      step.feature = answer.feature;
      step.query = toDouble(answer.points[0]);
      step.nearest = toDouble(answer.points[1]);
      return step;
    });
    observer.decide();
    return answer;
  }
};

}  // namespace hairline
