#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/general/gjk.h"
#include "core/query/general/polytope_axes.h"
#include "core/query/sweep/swept_axis.h"

namespace hairline {

namespace sweep_sat {

/// The times during which two moving polytopes overlap on every axis tried so far. Relative to b,
/// so that only a moves.
template <typename S, typename Observer>
class OverlapTimes {
 public:
  OverlapTimes(const Polytope<S>& a, const Polytope<S>& b, const Vector3<S>& motion,
               Observer& observer)
      : m_a(a),
        m_b(b),
        m_extentOfA(a, a.vertices[0]),
        m_extentOfB(b, a.vertices[0]),
        m_motion(motion),
        m_observer(observer) {}

  RoundedAxes roundedAxes() const requires std::same_as<S, Rational> {
    return RoundedAxes(m_a, m_b, m_extentOfA, m_extentOfB);
  }

  /// Whether the operands surely overlap on this axis during all the times that are left, without
  /// touching, so that it changes nothing.
  bool showsNothing(const RoundedAxis& rounded) const {
    if (!isHit()) return false;
    const Vector3<double> motion = toDouble(m_motion);
    const double size = motion.cwiseAbs().maxCoeff();
    if (!(size < 1e70)) return false;
    const double speed = dot(rounded.axis, motion);
    const double error =
        2 * rounded.error +
        8 * size * (rounded.axisError + 0x1p-46 * rounded.axis.cwiseAbs().maxCoeff());
    const auto overlapAt = [&](double time) {
      const double way = time * speed;
      return std::min(rounded.a.max + way - rounded.b.min, rounded.b.max - rounded.a.min - way) >
             error;
    };
    return overlapAt(toDouble(m_first)) && overlapAt(toDouble(m_last));
  }

  /// Tries one axis. Returns whether to stop.
  bool visit(Label label, const Vector3<S>& axis) {
    const Interval<S> a = m_extentOfA(axis);
    const Interval<S> b = m_extentOfB(axis);
    const S speed = dot(axis, m_motion);
    const int way = sign(speed);
    const bool wasHit = isHit();
    Interval<S> times{m_first, m_last};
    if (way != 0) {
      times = {(b.min - a.max) / speed, (b.max - a.min) / speed};
      if (way < 0) std::swap(times.min, times.max);
      if (sign(S(times.min - m_first)) > 0) {
        m_first = times.min;
        m_normal = way > 0 ? Vector3<S>(-axis) : axis;
      }
      m_last = minimum(m_last, times.max);
    } else if (sign(gapBetween(a, b)) > 0) {
      m_never = true;
    }
    if (m_observer.answers) {
      if (!m_touch && !isZero(axis)) m_touch = normalOfTouch(axis, a, b);
    }
    m_observer.step([&] {
      SlabStep step;
      step.label = label;
      step.t = toDouble(times);
      step.remaining = {toDouble(m_first), toDouble(m_last)};
      step.empties = !isHit();
      step.parallel = way == 0;
      return step;
    });
    if (wasHit && !isHit()) m_observer.decide();
    return lookForSeparating(label, axis, a, b, speed);
  }

  /// Tests whether the axis separates the whole swept volume of a from b. Returns whether to stop.
  bool visitWholeWay(Label label, const Vector3<S>& axis) {
    return lookForSeparating(label, axis, m_extentOfA(axis), m_extentOfB(axis),
                             dot(axis, m_motion));
  }

  bool isHit() const { return !m_never && sign(S(m_last - m_first)) >= 0; }
  const S& first() const { return m_first; }
  /// Of a contact at the start, the axis on which the operands touch, if there is one.
  const std::optional<Vector3<S>>& normal() const { return m_normal ? m_normal : m_touch; }
  const std::optional<SeparatingAxis<S>>& separating() const { return m_separating; }

 private:
  bool lookForSeparating(Label label, const Vector3<S>& axis, const Interval<S>& a,
                         const Interval<S>& b, const S& way) {
    if (m_observer.answers) {
      if (isHit() || m_separating) return m_separating && !m_observer.records;
      const S gap = gapBetween(passedOver(a, way), b);
      if (sign(gap) <= 0) return false;
      const Vector3<S> none(S(0), S(0), S(0));
      m_separating = SeparatingAxis<S>{label, axis, passedOver(projectFrom(m_a, none, axis), way),
                                       projectFrom(m_b, none, axis), gap};
      return !m_observer.records;
    } else {
      return !isHit();
    }
  }

  const Polytope<S>& m_a;
  const Polytope<S>& m_b;
  PolytopeExtent<S> m_extentOfA;
  PolytopeExtent<S> m_extentOfB;
  Vector3<S> m_motion;
  Observer& m_observer;
  S m_first{0};
  S m_last{1};
  bool m_never = false;
  std::optional<Vector3<S>> m_normal;
  std::optional<Vector3<S>> m_touch;
  std::optional<SeparatingAxis<S>> m_separating;
};

}  // namespace sweep_sat

/// Two moving polytopes by the times during which they overlap on each axis: they intersect while
/// they overlap on all of them. The normal is the axis on which the overlap begins last. A miss
/// carries an axis that separates them during the whole motion: one of these, or a product of an
/// edge with the motion. An empty k-DOP meets nothing. RTCD 5.5.2.
struct SweepPolytopeSat : OfAnyMovingPair {
  static constexpr QueryInfo info{Kind::sweep, "sat", "RTCD 5.5.2"};
  /// Times are quotients, compared with each other, which the filter does not support.
  static constexpr bool filtered = false;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Polytope<S> a = polytopeOf<S>(*input.a.shape);
    const Polytope<S> b = polytopeOf<S>(*input.b.shape);
    SweepAnswer<S> answer;
    if (a.isEmpty() || b.isEmpty()) return answer;
    const Vector3<S> motion = input.displacements[0] - input.displacements[1];
    const std::array<Vector3<S>, 2> between{nearUnit<S>(b.vertices[0] - a.vertices[0]),
                                            nearUnit(motion)};
    std::vector<EdgeDirection<S>> edges = edgesOfPair(a, b);
    sweep_sat::OverlapTimes<S, Observer> times(a, b, motion, observer);
    const auto visit = [&](Label label, const Vector3<S>& axis) {
      return times.visit(label, axis);
    };
    const bool planar = a.planar && b.planar;
    const bool leavesPlane = planar && sign(motion[2]) != 0;
    if (planar) {
      forEachPlanarAxis<S>(a, b, between, leavesPlane, visit);
    } else if (!forEachFaceNormal(a, b, visit)) {
      const EdgePairAxes<S> axes(edges, between);
      const auto name = [](const auto& first, const auto& second) {
        return edgePairName(first, second);
      };
      if constexpr (std::same_as<S, Rational>) {
        const RoundedAxes roundedAxes = times.roundedAxes();
        const auto nameOfNew = [&](const auto& first, const auto& second) {
          if (first.operand != second.operand && !observer.records) {
            const auto rounded = roundedAxes(first.index, second.index);
            if (rounded && times.showsNothing(*rounded)) return Label();
          }
          return name(first, second);
        };
        axes.forEach(nameOfNew, visit);
      } else {
        axes.forEach(name, visit);
      }
    }
    answer.hit = times.isHit();
    if (observer.answers) {
      if (answer.hit) {
        answer.time = times.first();
        answer.normal = times.normal();
        answer.point = pointAt(a, b, input.displacements, times.first());
      } else if (!times.separating()) {
        const auto visitWholeWay = [&](Label label, const Vector3<S>& axis) {
          return times.visitWholeWay(label, axis);
        };
        if (planar && !leavesPlane) {
          visitWholeWay("across the motion", Vector3<S>(-between[1][1], between[1][0], S(0)));
        } else {
          edges.push_back({between[1], motionOperand, 0});
          EdgePairAxes<S>(edges, between)
              .forEach(
                  [](const auto&, const auto& second) {
                    return second.operand == motionOperand ? Label("edge cross motion") : Label();
                  },
                  visitWholeWay);
        }
      }
      answer.separating = times.separating();
    }
    return answer;
  }

 private:
  static constexpr int motionOperand = 2;

  template <Scalar S>
  static Vector3<S> pointAt(const Polytope<S>& a, const Polytope<S>& b,
                            const std::array<Vector3<S>, 2>& displacements, const S& time) {
    ConvexBody<S> first;
    for (const Vector3<S>& vertex : a.vertices) {
      first.points.push_back(vertex + displacements[0] * time);
    }
    ConvexBody<S> second;
    for (const Vector3<S>& vertex : b.vertices) {
      second.points.push_back(vertex + displacements[1] * time);
    }
    const ConvexPair<S> pair(first, second);
    const Vector3<S> none(S(0), S(0), S(0));
    Silent observer;
    return pointBetween(pair, gjk(pair, none, GjkGoal::distance, observer));
  }
};

}  // namespace hairline
