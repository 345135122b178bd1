#pragma once

#include <cmath>

#include "core/query/linear.h"
#include "core/query/query.h"
#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/point.h"
#include "core/shapes/sphere.h"

namespace hairline {

namespace closest_round {

// The nearest point of a round solid lies at a rational position along its axis or its slant, at
// some distance from the axis towards the point. The point's distance from the axis is a root √c of
// a rational c, so all coordinates are a + b √c.

/// A point relative to an axis: `along` axes from its origin, `across` away from it.
template <typename S>
struct Meridian {
  Vector3<S> origin;
  Vector3<S> axis;
  /// |axis|²
  S length{};
  S along{};
  Vector3<S> across;
  /// |across|²
  S radial{};
};

template <Scalar S>
Meridian<S> meridianOf(const Vector3<S>& origin, const Vector3<S>& axis, const Vector3<S>& point) {
  Meridian<S> m;
  m.origin = origin;
  m.axis = axis;
  m.length = squaredNorm(axis);
  const Vector3<S> offset = point - origin;
  m.along = dot(axis, offset) / m.length;
  m.across = offset - axis * m.along;
  m.radial = squaredNorm(m.across);
  return m;
}

template <Scalar S>
int signOf(const Quadratic<S>& x) {
  if constexpr (std::same_as<S, Rational>) {
    return sign(x);
  } else {
    return sign(S(x.a + x.b * std::sqrt(x.c)));
  }
}

/// The rational point itself.
template <Scalar S>
ClosestAnswer<S> answerAt(const Vector3<S>& point, const Vector3<S>& nearest, Label feature) {
  ClosestAnswer<S> answer;
  answer.points = {point, nearest};
  answer.sqdist = squaredNorm(point - nearest);
  answer.feature = feature;
  return answer;
}

/// base + direction √c, with the squared distance in exact.
template <Scalar S>
ClosestAnswer<S> answerAt(const Vector3<S>& point, const Vector3<S>& base,
                          const Vector3<S>& direction, const Quadratic<S>& sqdist, Label feature) {
  ClosestAnswer<S> answer;
  answer.feature = feature;
  if constexpr (std::same_as<S, Rational>) {
    answer.quadraticSqdist = sqdist;
    answer.quadraticPoints.emplace();
    for (int k = 0; k < 3; ++k) {
      (*answer.quadraticPoints)[0][static_cast<std::size_t>(k)] = {point[k], S(0), S(0)};
      (*answer.quadraticPoints)[1][static_cast<std::size_t>(k)] = {base[k], direction[k], sqdist.c};
    }
  } else {
    answer.points = {point, base + direction * S(std::sqrt(sqdist.c))};
    answer.sqdist = squaredNorm(answer.points[0] - answer.points[1]);
  }
  return answer;
}

/// The nearest point at a position along the axis and at a distance from it that is less than the
/// point's.
template <Scalar S>
ClosestAnswer<S> answerOnRing(const Meridian<S>& m, const Vector3<S>& point, const S& place,
                              const S& radius, Label feature) {
  const S apart = m.along - place;
  // (√c - r)² = c + r² - 2 r √c
  return answerAt<S>(
      point, m.origin + m.axis * place, m.across * S(radius / m.radial),
      {apart * apart * m.length + m.radial + radius * radius, S(-2) * radius, m.radial}, feature);
}

template <Scalar S>
ClosestAnswer<S> ofBall(const Vector3<S>& center, const S& radius, const Vector3<S>& point,
                        Label feature) {
  const Vector3<S> offset = point - center;
  const S radial = squaredNorm(offset);
  if (sign(S(radial - radius * radius)) <= 0) return answerAt(point, point, "inside");
  return answerAt<S>(point, center, offset * S(radius / radial),
                     {radial + radius * radius, S(-2) * radius, radial}, feature);
}

template <Scalar S>
ClosestAnswer<S> nearest(const Vector3<S>& point, const Sphere<S>& sphere) {
  return ofBall<S>(sphere.center, sphere.radius, point, "surface");
}

template <Scalar S>
ClosestAnswer<S> nearest(const Vector3<S>& point, const Capsule<S>& capsule) {
  const Vector3<S> axis = capsule.b - capsule.a;
  const S along = dot(axis, point - capsule.a);
  const S length = squaredNorm(axis);
  if (sign(along) <= 0) return ofBall<S>(capsule.a, capsule.radius, point, "end a");
  if (sign(S(along - length)) >= 0) return ofBall<S>(capsule.b, capsule.radius, point, "end b");
  return ofBall<S>(capsule.a + axis * S(along / length), capsule.radius, point, "side");
}

template <Scalar S>
ClosestAnswer<S> nearest(const Vector3<S>& point, const Cylinder<S>& cylinder) {
  const Meridian<S> m = meridianOf<S>(cylinder.a, cylinder.b - cylinder.a, point);
  const bool before = sign(m.along) < 0;
  const bool beyond = sign(S(m.along - S(1))) > 0;
  const S place = before ? S(0) : beyond ? S(1) : m.along;
  if (sign(S(m.radial - cylinder.radius * cylinder.radius)) <= 0) {
    if (!before && !beyond) return answerAt(point, point, "inside");
    return answerAt<S>(point, point + m.axis * S(place - m.along), before ? "cap a" : "cap b");
  }
  return answerOnRing<S>(m, point, place, cylinder.radius,
                         before   ? "rim a"
                         : beyond ? "rim b"
                                  : "side");
}

template <Scalar S>
ClosestAnswer<S> nearest(const Vector3<S>& point, const Cone<S>& cone) {
  const Meridian<S> m = meridianOf<S>(cone.apex, cone.axis, point);
  const S& height = cone.height;
  const S& radius = cone.radius;
  const bool isDisc = sign(height) == 0;
  if (isDisc || sign(S(m.along - height)) >= 0) {
    // In front of the base, or on it.
    if (sign(S(m.radial - radius * radius)) > 0) {
      return answerOnRing<S>(m, point, height, radius, "rim");
    }
    return answerAt<S>(point, point + m.axis * S(height - m.along), "base");
  }
  const S slope = radius * m.along;
  if (sign(m.along) >= 0 && sign(S(slope * slope - m.radial * height * height)) >= 0) {
    return answerAt(point, point, "inside");
  }
  // The generatrix of the lateral surface runs from the apex to the rim, at (height |axis|, radius)
  // in the half-plane of the point. The foot on it is at the fraction foot / slant.
  const S slant = height * height * m.length + radius * radius;
  const Quadratic<S> foot{m.along * height * m.length, radius, m.radial};
  if (signOf(foot) <= 0) return answerAt<S>(point, cone.apex, "apex");
  if (signOf(Quadratic<S>{foot.a - slant, foot.b, foot.c}) >= 0) {
    return answerOnRing<S>(m, point, height, radius, "rim");
  }
  const S a = foot.a / slant;
  const S b = foot.b / slant;
  const S scale = m.length / slant;
  // (a + b √c) as a fraction of the axis and, towards the point, of the radius.
  return answerAt<S>(point, cone.apex + cone.axis * S(height * a) + m.across * S(radius * b),
                     cone.axis * S(height * b) + m.across * S(radius * a / m.radial),
                     {(height * height * m.radial + slope * slope) * scale,
                      S(-2) * height * slope * scale, m.radial},
                     "lateral surface");
}

}  // namespace closest_round

/// The nearest point of a solid sphere, capsule, cylinder or cone, or of a disc, in the half-plane
/// spanned by the point and the axis. In exact it may be irrational.
template <template <typename> class B>
struct ClosestPointRoundAnalytic {
  static constexpr QueryInfo info{Kind::closest, "analytic", "half-plane through the axis"};
  /// The filter has no roots.
  static constexpr bool filtered = false;
  template <typename S>
  using Input = typename PairInput<Point, B>::template Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    ClosestAnswer<S> answer = closest_round::nearest(input.a.position, input.b);
    observer.step([&] {
      RegionStep step;
      step.label = "region in the half-plane";
      step.feature = answer.feature;
      step.query = toDouble(input.a.position);
      step.nearest = toDouble(answer.points[1]);
      if constexpr (std::same_as<S, Rational>) {
        for (std::size_t k = 0; answer.quadraticPoints && k < 3; ++k) {
          step.nearest[static_cast<int>(k)] = nearestDouble((*answer.quadraticPoints)[1][k]);
        }
      }
      return step;
    });
    observer.decide();
    return answer;
  }
};

}  // namespace hairline
