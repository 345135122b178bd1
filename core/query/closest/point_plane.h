#pragma once

#include "core/query/query.h"
#include "core/shapes/plane.h"
#include "core/shapes/point.h"

namespace hairline {

/// The nearest point of a plane: the foot of the perpendicular. RTCD 5.1.1.
struct ClosestPointPlaneProjection {
  static constexpr QueryInfo info{Kind::closest, "projection", "RTCD 5.1.1"};
  template <typename S>
  using Input = PairInput<Point, Plane>::Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Vector3<S>& normal = input.b.normal;
    const S height = dot(normal, input.a.position) - input.b.offset;
    observer.step([&] { return SignStep{"height of the point", toDouble(height), sign(height)}; });
    observer.decide();
    const S length = squaredNorm(normal);
    ClosestAnswer<S> answer;
    answer.feature = "face";
    answer.points = {input.a.position, input.a.position - normal * S(height / length)};
    answer.sqdist = height * height / length;
    return answer;
  }
};

}  // namespace hairline
