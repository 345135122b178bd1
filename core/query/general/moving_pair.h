#pragma once

#include <array>

#include "core/query/answer.h"
#include "core/query/general/gjk_pair.h"

namespace hairline {

/// Two convex bodies that move, as seen from the second, with their nearest points at any time.
template <std::floating_point S>
class MovingPair {
 public:
  /// The nearest points at a time; where the bodies are separated, an axis that tells how long they
  /// stay so at least.
  struct Moment {
    S time{};
    GjkResult<S> found;
    /// The gap on the axis of the nearest points and how fast it grows, both in the axis' units.
    S gap{};
    S growth{};
    /// How fast the gap would change if no two coordinates of the motion offset each other: what
    /// rounding of `growth` is to be measured by.
    S reach{};

    bool isContact() const { return !found.separated; }
    /// Whether the axis keeps the bodies apart up to another time, earlier or later.
    bool keepsApartUntil(S other) const {
      return found.separated && gap + growth * (other - time) > 0;
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
      moment.gap = moment.found.gapBeyond(m_pair.margin());
      moment.growth = dot(moment.found.axis, m_motion);
      for (int i = 0; i < 3; ++i) moment.reach += absolute(S(moment.found.axis[i] * m_motion[i]));
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

  /// A contact at some time, and the axis that kept the bodies apart before, if there was one.
  SweepAnswer<S> contact(S time, const std::optional<Vector3<S>>& normal) const {
    VerdictOnly silent;
    SweepAnswer<S> answer;
    answer.hit = true;
    answer.time = time;
    answer.normal = normal;
    answer.point = commonPoint(m_pair, at(time, {}, silent).found) + m_displacementOfB * time;
    return answer;
  }

  /// No contact; with an axis between b and all that a passes over, where rounding leaves one.
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
    const GjkResult<S> found = gjk(wholeWay, none, GjkGoal::verdict, silent);
    SweepAnswer<S> answer;
    if (found.separated) answer.separating = gjk_pair::separatingAxis(wholeWay, found);
    return answer;
  }

 private:
  MovingPair(const ConvexBody<S>& a, const ConvexBody<S>& b,
             const std::array<Vector3<S>, 2>& displacements)
      : m_pair(a, b, largest(displacements[0] - displacements[1])),
        m_motion((displacements[0] - displacements[1]) / m_pair.unit),
        m_displacementOfB(displacements[1]) {}

  static S largest(const Vector3<S>& v) {
    return maximum(maximum(absolute(v[0]), absolute(v[1])), absolute(v[2]));
  }

  ConvexPair<S> m_pair;
  /// Of a as seen from b, in the pair's unit.
  Vector3<S> m_motion;
  Vector3<S> m_displacementOfB;
};

}  // namespace hairline
