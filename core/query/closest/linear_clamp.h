#pragma once

#include "core/query/closest/segment_segment.h"
#include "core/query/general/any_pair.h"

namespace hairline {

namespace closest_segments {

/// value / length clamped to the range of a line, ray or segment, with the resulting position. A
/// length of zero, that of a segment which is a point, gives 0.
template <Scalar S>
std::size_t hold(const Linear<S>& line, const S& value, const S& length, S& parameter) {
  if (line.hasEnd) return hold<S>(value, length, parameter);
  if (line.hasStart && sign(value) <= 0) {
    parameter = S(0);
    return 0;
  }
  parameter = value / length;
  return 2;
}

/// The nearest points of two of lines, rays and segments, as `nearest` finds those of two segments:
/// only the ends that they have hold a parameter.
template <Scalar S>
Nearest<S> nearestOf(const Linear<S>& first, const Linear<S>& second) {
  const Vector3<S>& d1 = first.direction;
  const Vector3<S>& d2 = second.direction;
  const Vector3<S> between = second.origin - first.origin;
  const S length1 = squaredNorm(d1);
  const S length2 = squaredNorm(d2);
  const S along1 = dot(d1, between);
  const S along2 = -dot(d2, between);
  Nearest<S> result;
  std::optional<S> height;
  S determinant(0);
  if (sign(length2) == 0) {
    result.placeOnSecond = 0;
    result.placeOnFirst = hold(first, along1, length1, result.s);
  } else if (sign(length1) == 0) {
    result.placeOnFirst = 0;
    result.placeOnSecond = hold(second, along2, length2, result.t);
  } else {
    const S mixed = dot(d1, d2);
    const Vector3<S> normal = cross(d1, d2);
    determinant = squaredNorm(normal);
    // Of parallel ones any first point will do.
    result.placeOnFirst = first.hasStart ? 0 : 2;
    if (sign(determinant) > 0) {
      result.placeOnFirst = hold(first, S(dot(cross(between, d2), normal)), determinant, result.s);
    }
    result.placeOnSecond = hold(second, S(mixed * result.s + along2), length2, result.t);
    if (result.placeOnSecond != 2) {
      result.placeOnFirst = hold(first, S(along1 + mixed * result.t), length1, result.s);
    } else if (result.placeOnFirst == 2 && sign(determinant) > 0) {
      height = dot(between, normal);
    }
  }
  result.onFirst = first.at(result.s);
  result.onSecond = second.at(result.t);
  // Between two lines far from their origins the difference of the points would cancel.
  result.sqdist =
      height ? S(*height * *height / determinant) : squaredNorm(result.onFirst - result.onSecond);
  return result;
}

/// The steps of an answer, as far as they are alike for all pairs.
template <Scalar S, typename Observer>
void recordNearest(const Nearest<S>& nearest, Observer& observer) {
  observer.step([&] { return SignStep{"s", toDouble(nearest.s), sign(nearest.s)}; });
  observer.step([&] { return SignStep{"t", toDouble(nearest.t), sign(nearest.t)}; });
  observer.step([&] {
    RegionStep step;
    step.label = "features";
    step.feature = features[nearest.placeOnFirst][nearest.placeOnSecond];
    step.query = toDouble(nearest.onFirst);
    step.nearest = toDouble(nearest.onSecond);
    return step;
  });
}

}  // namespace closest_segments

/// The nearest points of two of lines, rays and segments: the parameter of one is clamped to its
/// range, then that of the other for the fixed point. Of parallel lines, the origin of the first
/// and its foot on the other. RTCD 5.1.9.
struct ClosestLinearClamp : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "clamp", "RTCD 5.1.9"};

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Linear<S> first = *linearOf<S>(*input.a.shape);
    const Linear<S> second = *linearOf<S>(*input.b.shape);
    const closest_segments::Nearest<S> nearest = closest_segments::nearestOf(first, second);
    ClosestAnswer<S> answer;
    answer.feature = closest_segments::features[nearest.placeOnFirst][nearest.placeOnSecond];
    answer.points = {nearest.onFirst, nearest.onSecond};
    answer.sqdist = nearest.sqdist;
    answer.t = nearest.s;
    observer.step([&] {
      const S determinant = squaredNorm(cross(first.direction, second.direction));
      return SignStep{"|d1 × d2|²", toDouble(determinant), sign(determinant)};
    });
    closest_segments::recordNearest(nearest, observer);
    observer.decide();
    return answer;
  }
};

/// The nearest points of a line, ray or segment and a solid sphere or capsule: those of it and the
/// centre or axis, the latter moved towards the other by the radius. In exact they may be
/// irrational. If the two intersect, the point nearest to the axis is common to both.
struct ClosestLinearRoundAnalytic : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "analytic", "distance to the axis"};
  /// The filter has no roots.
  static constexpr bool filtered = false;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Linear<S> line = *linearOf<S>(*input.a.shape);
    const Core<S> core = coreOf<S>(*input.b.shape);
    const closest_segments::Nearest<S> nearest = closest_segments::nearestOf(line, core.axis);
    closest_segments::recordNearest(nearest, observer);
    const S room = core.radius * core.radius - nearest.sqdist;
    observer.step([&] { return SignStep{"radius² - distance²", toDouble(room), sign(room)}; });
    observer.decide();
    ClosestAnswer<S> answer;
    answer.t = nearest.s;
    answer.feature = "surface";
    answer.points = {nearest.onFirst, nearest.onSecond};
    answer.sqdist = nearest.sqdist;
    if (!isNegative(room)) {
      answer.feature = "inside";
      answer.points[1] = answer.points[0];
      answer.sqdist = S(0);
    } else if (sign(core.radius) > 0) {
      moveToSurface(nearest, core.radius, answer);
    }
    return answer;
  }

 private:
  template <typename S>
  struct Core {
    Linear<S> axis;
    S radius;
  };

  template <Scalar S>
  static Core<S> coreOf(const Shape& shape) {
    if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) {
      const Vector3<S> center = fromDouble<S>(sphere->center);
      return {linear(Segment<S>{center, center}), fromDouble<S>(sphere->radius)};
    }
    const auto capsule = convert<S>(std::get<Capsule<double>>(shape));
    return {linear(Segment<S>{capsule.a, capsule.b}), capsule.radius};
  }

  template <Scalar S>
  static void moveToSurface(const closest_segments::Nearest<S>& nearest, const S& radius,
                            ClosestAnswer<S>& answer) {
    const Vector3<S> outward = nearest.onFirst - nearest.onSecond;
    const S& c = nearest.sqdist;
    if constexpr (std::same_as<S, Rational>) {
      // (√c - r)² = c + r² - 2 r √c, and r / √c = (r / c) √c
      answer.quadraticSqdist = {c + radius * radius, S(-2) * radius, c};
      answer.quadraticPoints.emplace();
      for (int k = 0; k < 3; ++k) {
        const auto i = static_cast<std::size_t>(k);
        (*answer.quadraticPoints)[0][i] = {nearest.onFirst[k], S(0), c};
        (*answer.quadraticPoints)[1][i] = {nearest.onSecond[k], S(outward[k] * radius / c), c};
      }
    } else {
      const S apart = squareRoot(c);
      answer.points[1] = nearest.onSecond + outward * S(radius / apart);
      answer.sqdist = (apart - radius) * (apart - radius);
    }
  }
};

}  // namespace hairline
