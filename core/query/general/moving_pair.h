#pragma once

#include <array>

#include "core/query/answer.h"
#include "core/query/general/gjk_pair.h"

namespace hairline {

/// Two moving convex bodies, relative to the second, with their nearest points at any time.
template <std::floating_point S>
class MovingPair {
 public:
  /// The nearest points at a time; if the bodies are separated, an axis that bounds how long they
  /// stay so.
  struct Moment {
    S time{};
    GjkResult<Vector3<S>> found;
    /// The gap on the axis of the nearest points and its growth rate, both in the axis' units.
    S gap{};
    S growth{};
    /// A bound on the rounding error of gap + growth * (t - time), for any t in [0, 1].
    S error{};

    /// Whether rounding leaves no proof that the bodies are separated.
    bool isContact() const { return !found.separated || !(gap > error); }
    /// The axis of the nearest points; none if the bodies are not separated.
    std::optional<Vector3<S>> axis() const {
      return found.separated ? std::optional(found.axis) : std::nullopt;
    }
    /// Whether the axis provably separates the bodies from this time to another, earlier or later.
    bool separatesUntil(S other) const {
      return !isContact() && gap + growth * (other - time) > error;
    }
  };

  MovingPair(const Shape& a, const Shape& b, const std::array<Vector3<S>, 2>& displacements)
      : MovingPair(convexBodyOf<S>(a), convexBodyOf<S>(b), displacements) {}

  bool isEmpty() const { return m_pair.isEmpty(); }

  template <typename Observer>
  Moment at(S time, Label label, Observer& observer) const {
    Silent silent;
    Moment moment;
    moment.time = time;
    moment.found = gjk(m_pair, Vector3<S>(m_motion * time), GjkGoal::distance, silent);
    if (moment.found.separated) {
      moment.gap = gapBeyond(moment.found, m_pair.margin());
      moment.growth = dot(moment.found.axis, m_motion);
      for (int i = 0; i < 3; ++i) moment.error += absolute(moment.found.axis[i]) * m_extent[i];
      moment.error *= roundings * std::numeric_limits<S>::epsilon();
    }
    observer.step([&] {
      TimeStep step;
      step.label = label;
      step.time = toDouble(time);
      if (moment.found.separated) {
        step.distance = toDouble(S(moment.gap / std::sqrt(squaredNorm(moment.found.axis)))) *
                        toDouble(m_pair.unit);
      }
      return step;
    });
    return moment;
  }

  /// A contact at a time, and the axis that separated the bodies before, if there was one.
  SweepAnswer<S> contact(S time, const std::optional<Vector3<S>>& normal) const {
    VerdictOnly silent;
    SweepAnswer<S> answer;
    answer.hit = true;
    answer.time = time;
    answer.normal = normal;
    answer.point = pointBetween(m_pair, at(time, {}, silent).found) + m_displacementOfB * time;
    return answer;
  }

  /// No contact; with an axis between b and the swept volume of a, if rounding leaves one.
  SweepAnswer<S> miss() const {
    ConvexPair<S> wholeWay = m_pair;
    for (const Vector3<S>& point : m_pair.a.points) {
      wholeWay.a.points.push_back(point + m_motion);
    }
    for (const auto& disc : m_pair.a.discs) {
      wholeWay.a.discs.push_back({disc.center + m_motion, disc.radius});
    }
    Silent silent;
    const Vector3<S> none(S(0), S(0), S(0));
    const GjkResult<Vector3<S>> found = gjk(wholeWay, none, GjkGoal::verdict, silent);
    SweepAnswer<S> answer;
    if (found.separated) answer.separating = gjk_pair::separatingAxis(wholeWay, found);
    return answer;
  }

 private:
  MovingPair(const ConvexBody<S>& a, const ConvexBody<S>& b,
             const std::array<Vector3<S>, 2>& displacements)
      : m_pair(a, b, largest(displacements[0] - displacements[1])),
        m_motion((displacements[0] - displacements[1]) / m_pair.unit),
        m_displacementOfB(displacements[1]) {
    for (int i = 0; i < 3; ++i) {
      m_extent[i] =
          m_pair.a.largest(i) + m_pair.b.largest(i) + m_pair.margin() + absolute(m_motion[i]);
      // Support points on rims take a projection, a division and a product as well, those of
      // ellipsoids a division and a product along each axis.
      for (const auto* body : {&m_pair.a, &m_pair.b}) {
        for (const auto& disc : body->discs) m_extent[i] += 2 * disc.radius;
        for (const Vector3<S>& arm : body->arms) m_extent[i] += 4 * absolute(arm[i]);
      }
    }
  }

  /// The gap on an axis d, and its change until a time, are off by at most this many ulps of sum
  /// |d_i| e_i, e being m_extent. In half ulps: 18 for polytopes (5 for their vertices, 6 for which
  /// of them is the support point, 2 for differences, 3 for the product with d, 2 for the
  /// displacement), fewer for the motion, and 7 more with margins.
  static constexpr S roundings = 13;

  static S largest(const Vector3<S>& v) {
    return maximum(maximum(absolute(v[0]), absolute(v[1])), absolute(v[2]));
  }

  ConvexPair<S> m_pair;
  /// The motion of a relative to b, in the pair's unit.
  Vector3<S> m_motion;
  Vector3<S> m_displacementOfB;
  /// Per coordinate the sum of the largest absolute values of both bodies, their margins and rims,
  /// and of the motion.
  Vector3<S> m_extent;
};

}  // namespace hairline
