#pragma once

#include <cmath>

#include "core/math/signs.h"
#include "core/query/linear.h"
#include "core/query/query.h"
#include "core/shapes/point.h"

namespace hairline {

namespace closest_linear {

/// The position of the foot of a point on a line, ray or segment: before its start, beyond its end,
/// or between, decided without division.
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
    // Branchless.
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
    const Vector3<double> direction = toDouble(line.direction);
    step.nearest = toDouble(line.origin);
    if (foot.place == Foot<S>::Place::end) step.nearest += direction;
    if (foot.place == Foot<S>::Place::inside) {
      step.nearest += direction * toDouble(S(foot.along / foot.length));
    }
    return step;
  });
  return feature;
}

/// The nearest point. If the foot is inside, its squared distance is that from the point found, or
/// if `deferred`, Lagrange's |d × (p-o)|² / |d|², which needs no point.
template <bool deferred, Scalar S, typename Shape, typename Observer>
ClosestAnswer<S> nearestOn(const Vector3<S>& point, const Shape& shape, Observer& observer) {
  using Place = typename Foot<S>::Place;
  const Linear<S> line = linear(shape);
  const Foot<S> foot = footOf(line, point);
  const bool inside = foot.place == Place::inside;
  const auto lagrange = [&](const S& length) {
    return S(squaredNorm(cross(line.direction, Vector3<S>(point - line.origin))) / length);
  };
  ClosestAnswer<S> answer;
  answer.feature = recordFoot(observer, foot, line, point);
  answer.points[0] = point;
  if constexpr (std::floating_point<S>) {
    // Branchless.
    S along = foot.along;
    if (line.hasStart) along = positivePart(along);
    if (line.hasEnd) along = minimum(along, foot.length);
    S t = S(foot.place == Place::end);
    // Avoids division by zero if there are ends, and infinity over infinity.
    if (!line.hasStart || (isPositive(foot.length) && std::isfinite(foot.length))) [[likely]]
      t = along / foot.length;
    answer.t = t;
    answer.points[1] = line.at(t);
    answer.sqdist = squaredNorm(point - answer.points[1]);
    if constexpr (deferred) {
      // If squares overflow, only what is needed is computed.
      if (std::isfinite(foot.length)) [[likely]] {
        const S square = lagrange(isPositive(foot.length) ? foot.length : S(1));
        answer.sqdist = inside ? square : answer.sqdist;
      } else if (inside) {
        answer.sqdist = lagrange(foot.length);
      }
    }
  } else if (!inside) {
    answer.t = S(foot.place == Place::end ? 1 : 0);
    answer.points[1] = line.origin;
    if (foot.place == Place::end) answer.points[1] += line.direction;
    answer.sqdist = squaredNorm(point - answer.points[1]);
  } else {
    if (observer.answers || !deferred) {
      answer.t = foot.along / foot.length;
      answer.points[1] = line.at(*answer.t);
    }
    if constexpr (deferred) {
      answer.sqdist = lagrange(foot.length);
    } else {
      answer.sqdist = squaredNorm(point - answer.points[1]);
    }
  }
  observer.decide();
  return answer;
}

}  // namespace closest_linear

/// The nearest point of a line, ray or segment: the point's projection, clamped to the range of t.
/// RTCD 5.1.2.
template <template <typename> class L>
struct ClosestPointLinearProjection {
  static constexpr QueryInfo info{Kind::closest, "projection", "RTCD 5.1.2"};
  template <typename S>
  using Input = typename PairInput<Point, L>::template Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    return closest_linear::nearestOn<false>(input.a.position, input.b, observer);
  }
};

/// The same with deferred division: the squared distance inside the range comes from Lagrange's
/// identity, |d × (p-o)|² / |d|², so that a distance of zero needs no quotient. RTCD 5.1.2.1.
template <template <typename> class L>
struct ClosestPointLinearDeferredDivision {
  static constexpr QueryInfo info{Kind::closest, "deferred_division", "RTCD 5.1.2.1"};
  template <typename S>
  using Input = typename PairInput<Point, L>::template Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    return closest_linear::nearestOn<true>(input.a.position, input.b, observer);
  }
};

}  // namespace hairline
