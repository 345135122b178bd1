#pragma once

#include "core/math/by_components.h"
#include "core/query/query.h"
#include "core/shapes/aabb.h"
#include "core/shapes/point.h"

namespace hairline {

namespace closest_box {

/// The feature found by a clamp along each axis: the point lies outside along one axis for a face,
/// two for an edge, three for a vertex.
constexpr std::array<Label, 4> features{"inside", "face", "edge", "vertex"};

/// The number clamped to a range; counts one more if it was outside.
template <Scalar S>
S heldTo(const S& value, const S& low, const S& high, std::size_t& outside) {
  if constexpr (std::floating_point<S>) {
    // Branchless.
    const S held = maximum(minimum(value, high), low);
    outside += static_cast<std::size_t>((held < value) | (held > value));
    return held;
  } else {
    if (sign(S(value - low)) < 0) {
      ++outside;
      return low;
    }
    if (sign(S(value - high)) > 0) {
      ++outside;
      return high;
    }
    return value;
  }
}

/// The coordinate of the point along an axis (unit within rounding, measured from the given
/// origin), compared with those of the box.
template <typename S, typename Observer>
void recordClamp(Observer& observer, int axis, const Vector3<S>& direction,
                 const Vector3<S>& origin, const S& value, const S& low, const S& high) {
  constexpr std::array<Label, 3> labels{"axis 0", "axis 1", "axis 2"};
  observer.step([&] {
    const S gap = maximum(S(low - value), S(value - high));
    return axisStep<S>(labels[static_cast<std::size_t>(axis)], direction, {value, value},
                       {low, high}, gap, toDouble(origin));
  });
}

}  // namespace closest_box

/// The nearest point of an axis-aligned box: each coordinate is clamped to the box. RTCD 5.1.3.
struct ClosestPointAabbClamp {
  static constexpr QueryInfo info{Kind::closest, "clamp", "RTCD 5.1.3"};
  template <typename S>
  using Input = PairInput<Point, Aabb>::Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    return nearest(input.a.position, input.b, observer);
  }
  template <Scalar S, typename Observer>
  static ClosestAnswer<S> nearest(const Vector3<S>& point, const Aabb<S>& box, Observer& observer) {
    std::size_t outside = 0;
    const auto held = [&](int k) {
      closest_box::recordClamp<S>(observer, k, Vector3<S>::Unit(k), Vector3<S>::Zero(), point[k],
                                  box.min[k], box.max[k]);
      return closest_box::heldTo<S>(point[k], box.min[k], box.max[k], outside);
    };
    // One after the other, as steps are.
    const S x = held(0);
    const S y = held(1);
    const S z = held(2);
    ClosestAnswer<S> answer;
    answer.points = {byComponents(point), Vector3<S>(x, y, z)};
    answer.feature = closest_box::features[outside];
    answer.sqdist = squaredNorm(point - Vector3<S>(x, y, z));
    observer.decide();
    return answer;
  }
};

}  // namespace hairline
