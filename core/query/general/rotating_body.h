#pragma once

#include "core/query/general/convex_body.h"
#include "core/shapes/rotation_motion.h"

namespace hairline {

/// A bounded convex body that rotates, at any time, and bounds on how far it comes along a
/// direction until another time. Bodies are relative to the centre of the rotation, so that a
/// distant centre costs no digits.
template <std::floating_point S>
class RotatingBody {
 public:
  /// The body and the rotation are multiplied by `factor`, a power of two that brings `size` of
  /// them to about 1.
  RotatingBody(ConvexBody<S> body, const RotationMotion& rotation, const S& factor)
      : m_rotation(rotation),
        m_body(std::move(body)),
        m_center(fromDouble<S>(rotation.center) * factor),
        m_axis(fromDouble<S>(unitAxis(rotation))),
        m_speed(static_cast<S>(rotation.angle)) {
    m_body.translate(-fromDouble<S>(rotation.center));
    m_body.scale(factor);
    if (m_body.isEmpty()) return;
    m_lowest = dot(m_axis, m_body.support(-m_axis));
    m_highest = dot(m_axis, m_body.support(m_axis));
    const S arms = armsOf(m_body);
    const auto include = [&](const Vector3<S>& point, const S& rim) {
      m_reach = maximum(m_reach, S(std::sqrt(squaredNorm(point)) + rim));
      m_radius = maximum(m_radius, S(std::sqrt(squaredNorm(cross(m_axis, point))) + rim));
    };
    for (const Vector3<S>& point : m_body.points) include(point, arms);
    for (const auto& disc : m_body.discs) include(disc.center, disc.radius);
  }

  /// A bound on all coordinates at all times, before scaling.
  static S size(const ConvexBody<S>& body, const RotationMotion& rotation) {
    const Vector3<S> center = fromDouble<S>(rotation.center);
    S reach(0);
    const auto include = [&](const Vector3<S>& point, const S& rim) {
      const Vector3<S> arm = point - center;
      reach = maximum(reach, S(absolute(arm[0]) + absolute(arm[1]) + absolute(arm[2]) + rim));
    };
    const S arms = armsOf(body);
    for (const Vector3<S>& point : body.points) include(point, arms);
    for (const auto& disc : body.discs) include(disc.center, disc.radius);
    return maximum(maximum(absolute(center[0]), absolute(center[1])), absolute(center[2])) + reach;
  }

  const Vector3<S>& center() const { return m_center; }
  /// The largest distance of the body, without its margin, from the centre.
  const S& reach() const { return m_reach; }

  /// The body at a time, relative to the centre.
  ConvexBody<S> at(S time) const {
    const auto rows = matrixAt(m_rotation, toDouble(time));
    std::array<Vector3<S>, 3> rounded;
    for (std::size_t i = 0; i < 3; ++i) rounded[i] = fromDouble<S>(rows[i]);
    const auto rotate = [&](Vector3<S>& v) {
      v = Vector3<S>(dot(rounded[0], v), dot(rounded[1], v), dot(rounded[2], v));
    };
    ConvexBody<S> body = m_body;
    for (Vector3<S>& point : body.points) rotate(point);
    for (auto& disc : body.discs) rotate(disc.center);
    for (Vector3<S>& arm : body.arms) rotate(arm);
    rotate(body.axis);
    return body;
  }

  /// A cylinder that contains the body at all times, relative to the centre.
  ConvexBody<S> swept() const {
    return {
        {}, {{m_axis * m_lowest, m_radius}, {m_axis * m_highest, m_radius}}, m_axis, m_body.margin};
  }

  /// A lower bound on dot(direction, point) over the body after a duration, which may be negative,
  /// from a time at which it is `now`: the motion at that time continued along a straight line,
  /// less the bound that the acceleration gives. It is concave in the duration, and none for turns
  /// of more than a radian. Mirtich 1996 bounds the velocity alone, by which bodies that slide past
  /// each other would take as many steps as their gap fits into their way.
  std::optional<S> leastAfter(const ConvexBody<S>& now, const Vector3<S>& direction,
                              S duration) const {
    const S turn = m_speed * duration;
    if (!(absolute(turn) <= 1)) return std::nullopt;
    const Vector3<S> across = cross(direction, m_axis);
    const Vector3<S> ahead = direction + across * turn;
    return dot(ahead, now.support(-ahead)) -
           std::sqrt(squaredNorm(across)) * m_radius * (turn * turn / 2);
  }
  /// A lower bound on it at all times.
  S leastEver(const Vector3<S>& direction) const {
    const S along = dot(direction, m_axis);
    return along * (along > 0 ? m_lowest : m_highest) -
           std::sqrt(squaredNorm(cross(direction, m_axis))) * m_radius;
  }

  /// A bound on the rounding error of heights of the body at any time, and of the bounds above, in
  /// ulps of the length of the direction, not counting those of the shape's own numbers.
  ///
  /// In half ulps of the reach: 1 for the difference from the centre, 6 for the rotation of it and,
  /// in double, 48 + |angle| for the matrix (see `matrixAt`), which is 3 in float; 40 for
  /// `leastAfter` and the height that it is compared with: 8 for its direction, 14 for each of the
  /// two products with the choice of the support point, 4 for the last term. And 1 of the centre
  /// for the sum with it.
  S error() const {
    const S ofMatrix = std::same_as<S, float> ? S(3) : S(48 + absolute(m_speed));
    const S size = absolute(m_center[0]) + absolute(m_center[1]) + absolute(m_center[2]);
    return (m_reach * (ofMatrix + 48) + size) / 2;
  }

 private:
  static S armsOf(const ConvexBody<S>& body) {
    S sum(0);
    for (const Vector3<S>& arm : body.arms) {
      sum += absolute(arm[0]) + absolute(arm[1]) + absolute(arm[2]);
    }
    return sum;
  }

  const RotationMotion& m_rotation;
  ConvexBody<S> m_body;
  Vector3<S> m_center;
  Vector3<S> m_axis;
  S m_speed;
  /// Along the axis, from the centre.
  S m_lowest{};
  S m_highest{};
  S m_reach{};
  /// The largest distance from the axis.
  S m_radius{};
};

}  // namespace hairline
