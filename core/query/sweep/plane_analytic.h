#pragma once

#include "core/query/query.h"
#include "core/query/round_axis.h"
#include "core/query/side/plane_methods.h"
#include "core/query/sweep/contact.h"
#include "core/query/sweep/swept_axis.h"

namespace hairline {

namespace sweep_plane {

/// The displacement of the solid relative to the plane, along the normal in its units.
template <Scalar S, typename Input>
S wayAlongNormal(const Input& input) {
  return dot(input.b.normal, Vector3<S>(input.displacements[0] - input.displacements[1]));
}

template <Scalar S, typename Observer>
void recordContact(Observer& observer, const ContactTime<S>& time) {
  observer.step([&] { return TimeStep{"plane", timeForDisplay<S>(time), 0}; });
}

}  // namespace sweep_plane

/// A moving ball and a moving plane: the height of the centre falls to the radius. A ball that
/// starts at the plane or across it touches at time 0, whatever its motion. RTCD 5.5.3.
struct SweepSpherePlaneAnalytic {
  static constexpr QueryInfo info{Kind::sweep, "analytic", "RTCD 5.5.3"};
  template <typename S>
  using Input = SweepInput<Sphere, Plane>::Type<S>;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    SweepAnswer<S> answer;
    S height = plane_methods::height(input.b, input.a.center);
    S way = sweep_plane::wayAlongNormal<S>(input);
    S radius = input.a.radius;
    if constexpr (std::floating_point<S>) {
      const S reach = radius * largestMagnitude(input.b.normal);
      const S factor = factorToUnit(maximum(maximum(absolute(height), absolute(way)), reach));
      height *= factor;
      way *= factor;
      radius *= factor;
    }
    const S length = squaredNorm(input.b.normal);
    const S reachSquared = radius * radius * length;
    const int side = sign(height);
    const int startExcess = sign(S(height * height - reachSquared));
    observer.step([&] {
      return SignStep{"squared height minus squared radius",
                      toDouble(S(height * height - reachSquared)), startExcess};
    });
    if (startExcess <= 0) {
      observer.decide();
      if (observer.answers) {
        const Vector3<S> point = plane_methods::SphereDistance::commonPoint(input.a, input.b);
        setContact<S>(answer, plainTime(S(0)), {point, point},
                      {input.b.normal * S(side), Vector3<S>::Zero()});
        sweep_plane::recordContact<S>(observer, plainTime(S(0)));
      }
      answer.hit = true;
      return answer;
    }
    const S end = height + way;
    const S endExcess = end * end - reachSquared;
    answer.hit = sign(end) * side <= 0 || sign(endExcess) <= 0;
    observer.step([&] { return SignStep{"height at the end", toDouble(end), sign(end)}; });
    observer.step([&] {
      return SignStep{"squared height minus squared radius at the end", toDouble(endExcess),
                      sign(endExcess)};
    });
    observer.decide();
    if (observer.answers) {
      if (answer.hit) {
        const ContactTime<S> time = timeOf<S>(absolute(height), radius, length, absolute(way));
        sweep_plane::recordContact<S>(observer, time);
        setContact<S>(answer, time, foot(input), {input.b.normal * S(side), Vector3<S>::Zero()});
      } else {
        const S start = dot(input.b.normal, input.a.center);
        answer.separating =
            separatingAxis<S>("plane normal", input.b.normal,
                              passedOver<S>({start, start}, sweep_plane::wayAlongNormal<S>(input)),
                              input.a.radius, {input.b.offset, input.b.offset}, S(0));
      }
    }
    return answer;
  }

 private:
  /// (height - radius |n|) / displacement; in exact with the root kept.
  template <Scalar S>
  static ContactTime<S> timeOf(const S& height, const S& radius, const S& length, const S& way) {
    if constexpr (std::same_as<S, Rational>) {
      return {height / way, -radius / way, length};
    } else {
      const S time = (height - radius * squareRoot(length)) / way;
      return std::clamp(time, S(0), S(1));
    }
  }

  /// The foot of the centre on the plane, both moving.
  template <Scalar S>
  static MovingPoint<S> foot(const Input<S>& input) {
    const Vector3<S>& n = input.b.normal;
    const S length = squaredNorm(n);
    const S height = plane_methods::height(input.b, input.a.center) / length;
    const S way = sweep_plane::wayAlongNormal<S>(input) / length;
    return {input.a.center - n * height, input.displacements[0] - n * way};
  }
};

/// A moving box and a moving plane: the corner of the box nearest to the plane reaches it. RTCD
/// 5.5.4.
struct SweepAabbPlaneAnalytic {
  static constexpr QueryInfo info{Kind::sweep, "analytic", "RTCD 5.5.4"};
  template <typename S>
  using Input = SweepInput<Aabb, Plane>::Type<S>;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    SweepAnswer<S> answer;
    const Vector3<S>& n = input.b.normal;
    const Interval<S> along = project(input.a, n);
    const Interval<S> plane{input.b.offset, input.b.offset};
    const S way = sweep_plane::wayAlongNormal<S>(input);
    const S lowest = along.min - input.b.offset;
    const S highest = along.max - input.b.offset;
    const int side = sign(lowest) > 0 ? 1 : sign(highest) < 0 ? -1 : 0;
    const S nearest = side > 0 ? lowest : highest;
    answer.hit = side == 0 || sign(S(nearest + way)) * side <= 0;
    observer.step([&] {
      const Interval<S> whole = passedOver(along, way);
      AxisStep step = axisStep("plane normal", n, whole, plane, gapBetween(whole, plane));
      step.separates = !answer.hit;
      return step;
    });
    observer.decide();
    if (observer.answers) {
      if (!answer.hit) {
        answer.separating = sweptAxis<S>("plane normal", n, along, plane, way);
      } else if (side == 0) {
        answer.time = S(0);
        answer.point = plane_methods::AabbRadius::commonPoint(input.a, input.b);
      } else {
        // The displacement is not zero, or the end would be at the start.
        answer.time = -nearest / way;
        answer.normal = n * S(side);
        answer.point =
            support<S>(input.a, Vector3<S>(n * S(-side))) + input.displacements[0] * *answer.time;
      }
      if (answer.hit) sweep_plane::recordContact<S>(observer, plainTime(*answer.time));
    }
    return answer;
  }
};

}  // namespace hairline
