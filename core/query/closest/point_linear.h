#pragma once

#include "core/query/linear.h"
#include "core/query/query.h"
#include "core/shapes/point.h"

namespace hairline {

namespace closest_linear {

/// Where the foot of a point lies on a line, ray or segment: before its start, beyond its end, or
/// between, told without a division.
template <typename S>
struct Foot {
  enum class Place { start, inside, end };
  Place place = Place::inside;
  /// direction · (point - origin) and |direction|².
  S along{};
  S length{};
};

template <Scalar S>
Foot<S> footOf(const Linear<S>& line, const Vector3<S>& point) {
  Foot<S> foot;
  foot.along = dot(line.direction, point - line.origin);
  foot.length = squaredNorm(line.direction);
  using Place = typename Foot<S>::Place;
  if constexpr (std::floating_point<S>) {
    // Without branches, which nobody could foretell.
    const int started = line.hasStart ? foot.along > 0 : 1;
    const int ended = started & static_cast<int>(line.hasEnd && !(foot.along < foot.length));
    foot.place = static_cast<Place>(started + ended);
    return foot;
  }
  if (line.hasStart && sign(foot.along) <= 0) {
    foot.place = Place::start;
  } else if (line.hasEnd && sign(S(foot.along - foot.length)) >= 0) {
    foot.place = Place::end;
  }
  return foot;
}

template <typename S, typename Observer>
Label recordFoot(Observer& observer, const Foot<S>& foot, const Linear<S>& line,
                 const Vector3<S>& point) {
  constexpr std::array<std::array<Label, 3>, 2> features{
      {{"origin", "inside", "vertex 1"}, {"vertex 0", "inside", "vertex 1"}}};
  const Label feature = features[line.hasEnd ? 1 : 0][static_cast<std::size_t>(foot.place)];
  observer.step([&] {
    return SignStep{"direction · (point - origin)", toDouble(foot.along), sign(foot.along)};
  });
  observer.step([&] {
    RegionStep step;
    step.label = "region of the line";
    step.feature = feature;
    step.query = toDouble(point);
    step.nearest = toDouble(line.origin);
    return step;
  });
  return feature;
}

/// The answer at an end of the range; where the foot is inside, `putFoot(line, foot, answer)` adds
/// what it takes.
template <Scalar S, typename Shape, typename Observer, typename PutFoot>
ClosestAnswer<S> nearestOn(const Vector3<S>& point, const Shape& shape, Observer& observer,
                           const PutFoot& putFoot) {
  using Place = typename Foot<S>::Place;
  const Linear<S> line = linear(shape);
  const Foot<S> foot = footOf(line, point);
  ClosestAnswer<S> answer;
  answer.feature = recordFoot(observer, foot, line, point);
  answer.points[0] = point;
  if (foot.place == Place::inside) {
    putFoot(line, foot, answer);
  } else {
    answer.t = S(foot.place == Place::end ? 1 : 0);
    answer.points[1] = line.origin;
    if (foot.place == Place::end) answer.points[1] += line.direction;
    answer.sqdist = squaredNorm(point - answer.points[1]);
  }
  observer.decide();
  return answer;
}

}  // namespace closest_linear

/// The nearest point of a line, ray or segment: the point's projection, held to the range of t.
/// RTCD 5.1.2.
template <template <typename> class L>
struct ClosestPointLinearProjection {
  static constexpr QueryInfo info{Kind::closest, "projection", "RTCD 5.1.2"};
  template <typename S>
  using Input = typename PairInput<Point, L>::template Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Vector3<S>& point = input.a.position;
    return closest_linear::nearestOn(
        point, input.b, observer,
        [&](const Linear<S>& line, const closest_linear::Foot<S>& foot, ClosestAnswer<S>& answer) {
          const S t = foot.along / foot.length;
          answer.t = t;
          answer.points[1] = line.at(t);
          answer.sqdist = squaredNorm(point - answer.points[1]);
        });
  }
};

/// The same with the division put off: the squared distance inside the range comes from Lagrange's
/// identity, |d × (p-o)|² / |d|², so that a distance of zero needs no quotient. RTCD 5.1.2.1.
template <template <typename> class L>
struct ClosestPointLinearDeferredDivision {
  static constexpr QueryInfo info{Kind::closest, "deferred_division", "RTCD 5.1.2.1"};
  template <typename S>
  using Input = typename PairInput<Point, L>::template Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Vector3<S>& point = input.a.position;
    return closest_linear::nearestOn(
        point, input.b, observer,
        [&](const Linear<S>& line, const closest_linear::Foot<S>& foot, ClosestAnswer<S>& answer) {
          answer.sqdist = squaredNorm(cross(line.direction, point - line.origin)) / foot.length;
          if constexpr (Observer::answers) {
            answer.t = foot.along / foot.length;
            answer.points[1] = line.at(*answer.t);
          }
        });
  }
};

}  // namespace hairline
