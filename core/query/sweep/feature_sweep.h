#pragma once

#include <span>

#include "core/query/intersect/linear/line_clip.h"
#include "core/query/query.h"
#include "core/query/round_axis.h"
#include "core/query/sweep/sweep_feature.h"
#include "core/query/sweep/swept_axis.h"
#include "core/shapes/aabb.h"

namespace hairline {

// A ball moving against a shape is its centre moving against the shape inflated by the radius. The
// inflated shape consists of one convex part per feature: a ball around each vertex, a piece of a
// cylinder around each edge, a prism on each face. The first contact is the first time in any part.
//
// While the centre is between the ends of an edge, or over a face, its distance from the feature is
// |offset + t displacement| for vectors perpendicular to the feature, and so all parts are treated
// alike: that length falls to a radius within a time interval. Everything is decided by signs of
// polynomials at the ends of the interval and by the discriminant, of degree twelve at a face; the
// root is taken only for the time.

/// Takes the features of a shape one after the other, and keeps the first contact.
template <Scalar S, typename Observer>
class FeatureSweep {
 public:
  /// A ball of the radius about a centre that moves relative to the shape, which itself moves by
  /// `carried`. `points` span the shape.
  FeatureSweep(const MovingPoint<S>& center, const S& radius, const Vector3<S>& carried,
               std::span<const Vector3<S>> points, Observer& observer)
      : m_observer(observer),
        m_steps{observer},
        m_center(center),
        m_carried(carried),
        m_radius(radius) {
    S bound = maximum(radius, largestMagnitude(center.velocity));
    for (const Vector3<S>& point : points) {
      bound = maximum(bound, largestMagnitude(Vector3<S>(center.start - point)));
    }
    m_unit = factorToUnit(bound);
    m_way = timesFactor(center.velocity, m_unit);
    const S reach = timesFactor(Vector3<S>(radius, S(0), S(0)), m_unit)[0];
    m_reachSquared = reach * reach;
    if constexpr (std::floating_point<S>) {
      constexpr S share = std::same_as<S, float> ? S(0x1p-8) : S(0x1p-20);
      m_passingReach = radius + share * bound;
    }
  }

  /// A vertex; `share` is the position of the common point as a fraction of the way to the centre.
  void vertex(Label label, const Vector3<S>& place, const S& share = S{}) {
    if (done() || isPassed(place, place)) return;
    Clip clip({m_center.start, m_center.velocity, true, true}, m_steps);
    offer({SweepFeature<S>::Kind::vertex, label, place, place, -m_center.velocity, share},
          {offsetFrom(place), m_way, m_reachSquared}, clip);
  }

  /// The edge between two points along an axis, which is not zero even if the points are equal;
  /// `inward` is the direction of its face, or zero.
  void edge(Label label, const Vector3<S>& from, const Vector3<S>& to, const Vector3<S>& axis,
            const Vector3<S>& inward) {
    if (done() || isPassed(from, to)) return;
    SweepFeature<S> feature{SweepFeature<S>::Kind::edge, label, from, axis};
    if (m_observer.answers) {
      feature.outward = isZero(inward)
                            ? Vector3<S>(feature.along(m_center.velocity) - m_center.velocity)
                            : Vector3<S>(-inward);
    }
    Clip clip({m_center.start, m_center.velocity, true, true}, m_steps);
    clip.keepSlab(label, dot(axis, offsetFrom(from)), -dot(axis, offsetFrom(to)), dot(axis, m_way),
                  0);
    offer(feature,
          {cross(offsetFrom(from), axis), cross(m_way, axis), m_reachSquared * squaredNorm(axis)},
          clip);
  }

  /// A triangle: its face, unless it has no area, its edges and its vertices.
  void triangle(std::span<const Vector3<S>, 3> vertices) {
    constexpr std::array<Label, 3> edgeLabels{"edge 0", "edge 1", "edge 2"};
    constexpr std::array<Label, 3> vertexLabels{"vertex 0", "vertex 1", "vertex 2"};
    std::array<Vector3<S>, 3> edges;
    for (std::size_t i = 0; i < 3; ++i) {
      edges[i] = nearUnit(Vector3<S>(vertices[(i + 2) % 3] - vertices[(i + 1) % 3]));
    }
    const Vector3<S> normal = nearUnit(Vector3<S>(cross(edges[0], edges[1])));
    face("face", vertices, edges, normal);
    for (std::size_t i = 0; i < 3; ++i) {
      if (done() || isZero(edges[i])) continue;
      edge(edgeLabels[i], vertices[(i + 1) % 3], vertices[(i + 2) % 3], edges[i],
           cross(normal, edges[i]));
    }
    for (std::size_t i = 0; i < 3; ++i) vertex(vertexLabels[i], vertices[i]);
  }

  /// A box and its inflation by the radius along one coordinate.
  void box(int k, const Aabb<S>& box) {
    if (done()) return;
    constexpr std::array<Label, 3> labels{"face x", "face y", "face z"};
    const Vector3<S>& start = m_center.start;
    Clip clip({start, m_center.velocity, true, true}, m_steps);
    for (int i = 0; i < 3 && !clip.done(); ++i) {
      const S reach = i == k ? m_radius : S(0);
      clip.keepSlab(labels[static_cast<std::size_t>(k)], start[i] - box.min[i] + reach,
                    box.max[i] - start[i] + reach, m_center.velocity[i], 0);
    }
    if (clip.empty()) {
      // A face alone is nearest only at an end of the motion; else an edge is as near.
      if (m_observer.answers) {
        considerNearest(start - nearestPoint(box, start));
        const Vector3<S> end = m_center.at(S(1));
        considerNearest(end - nearestPoint(box, end));
      }
      return;
    }
    const S time = clip.enter();
    SweepFeature<S> feature;
    if (m_observer.answers) {
      feature.kind = SweepFeature<S>::Kind::face;
      feature.label = labels[static_cast<std::size_t>(k)];
      feature.axis = Vector3<S>(S(k == 0), S(k == 1), S(k == 2));
      feature.origin = box.min;
      const S place = m_center.at(time)[k];
      const bool isFlat = sign(S(box.max[k] - box.min[k])) == 0;
      feature.outward = -feature.axis;
      if (isFlat ? sign(m_center.velocity[k]) < 0 : sign(S(place - box.max[k])) >= 0) {
        feature.origin = box.max;
        feature.outward = feature.axis;
      } else if (!isFlat && sign(S(place - box.min[k])) > 0) {
        feature.kind = SweepFeature<S>::Kind::inside;
        feature.label = "inside";
        feature.outward = Vector3<S>::Zero();
      }
    }
    take(feature, plainTime(time));
  }

  /// Whether the requested result is final.
  bool done() const { return m_hit && !m_observer.answers; }

  /// The answer. For a miss the axis from the nearest point to the centre at its closest approach
  /// separates, if the shape is convex: a has `radiusA` about the centre, and b `radiusB` about the
  /// interval `extentOf(axis)`.
  template <typename ExtentOf>
  SweepAnswer<S> answer(const S& radiusA, const ExtentOf& extentOf, const S& radiusB) {
    SweepAnswer<S> answer;
    answer.hit = m_hit;
    if (!m_hit) m_observer.decide();
    if (m_observer.answers) {
      if (m_hit) {
        fill(answer);
      } else {
        const Vector3<S> axis = nearUnit(m_nearest);
        const S start = dot(axis, m_center.start);
        const Interval<S> way = passedOver<S>({start, start}, dot(axis, m_center.velocity));
        answer.separating =
            separatingAxis<S>("nearest pass", axis, way, radiusA, extentOf(axis), radiusB);
      }
    }
    return answer;
  }

 private:
  using Clip = LineClip<S, PartObserver<Observer>>;

  /// Inexact numbers, and no trace to complete.
  bool canPass() const {
    return std::floating_point<S> && m_observer.answers && !m_observer.records;
  }

  /// Whether the ball stays away from an edge or vertex up to the first contact found, so that no
  /// earlier one is there, by generous bounds along the coordinates.
  bool isPassed(const Vector3<S>& from, const Vector3<S>& to) const {
    bool passed = false;
    if constexpr (std::floating_point<S>) {
      if (!canPass() || !m_any) return false;
      for (int k = 0; k < 3; ++k) {
        const Interval<S> way =
            hull<S>(m_center.start[k], m_center.start[k] + m_center.velocity[k] * m_time);
        const Interval<S> place = hull<S>(from[k], to[k]);
        passed |= (way.min - place.max > m_passingReach) | (place.min - way.max > m_passingReach);
      }
    }
    return passed;
  }

  /// The region over the inside of a face.
  void face(Label label, std::span<const Vector3<S>, 3> vertices,
            const std::array<Vector3<S>, 3>& edges, const Vector3<S>& normal) {
    if (done() || isZero(normal)) return;
    Clip clip({m_center.start, m_center.velocity, true, true}, m_steps);
    for (std::size_t i = 0; i < 3 && !clip.done(); ++i) {
      const Vector3<S> inward = cross(normal, edges[i]);
      clip.keep(label, dot(inward, offsetFrom(vertices[(i + 1) % 3])), dot(inward, m_way), 0);
    }
    const S zero(0);
    const S way = dot(normal, m_way);
    SweepFeature<S> feature{SweepFeature<S>::Kind::face, label, vertices[0], normal};
    if (m_observer.answers) feature.outward = normal * S(-sign(way));
    offer(feature,
          {{dot(normal, offsetFrom(vertices[0])), zero, zero},
           {way, zero, zero},
           m_reachSquared * squaredNorm(normal)},
          clip);
  }

  void take(const SweepFeature<S>& feature, const ContactTime<S>& time) {
    if (m_observer.answers) {
      m_observer.step([&] { return TimeStep{feature.label, timeForDisplay<S>(time), 0}; });
    }
    if (!m_hit) m_observer.decide();
    m_hit = true;
    if (m_observer.answers) {
      if (m_any && !isBetter(feature, time)) return;
      m_any = true;
      m_time = time;
      m_feature = feature;
    }
  }

  Vector3<S> offsetFrom(const Vector3<S>& point) const {
    return timesFactor(Vector3<S>(m_center.start - point), m_unit);
  }
  static Vector3<S> nearUnit(const Vector3<S>& v) {
    return timesFactor(v, factorToUnit(largestMagnitude(v)));
  }

  static Vector3<S> nearestPoint(const Aabb<S>& box, const Vector3<S>& point) {
    Vector3<S> nearest;
    for (int k = 0; k < 3; ++k) {
      nearest[k] = minimum(maximum(point[k], box.min[k]), box.max[k]);
    }
    return nearest;
  }

  /// The part of the inflated shape that belongs to a feature: the first time within the interval
  /// left by `clip` at which the length falls to the radius.
  void offer(const SweepFeature<S>& feature, const Approach<S>& approach, const Clip& clip) {
    if (clip.empty()) return;
    const S from = clip.enter();
    const Vector3<S> start = approach.at(from);
    const S startExcess = approach.excess(start);
    if (sign(startExcess) <= 0) {
      recordNearest(feature, approach, from, from);
      take(feature, plainTime(from));
      return;
    }
    const S to = clip.exit();
    const Vector3<S> end = approach.at(to);
    const S slope = dot(start, approach.way);
    recordNearest(feature, approach, from, to);
    if (m_observer.answers) {
      const S time = nearestTime(approach, from, to);
      considerNearest(m_center.at(time) - feature.foot(m_center).at(time));
    }
    if (sign(slope) >= 0) return;
    const S discriminant = approach.discriminant();
    if (sign(discriminant) < 0) return;
    if (sign(dot(end, approach.way)) < 0 && sign(approach.excess(end)) > 0) return;
    if (!m_observer.answers) {
      take(feature, ContactTime<S>{});
    } else if constexpr (std::same_as<S, Rational>) {
      const S length = squaredNorm(approach.way);
      take(feature, {-dot(approach.offset, approach.way) / length, S(-1) / length, discriminant});
    } else {
      // The root without cancellation, from the start of the interval.
      const S wait = startExcess / (squareRoot(discriminant) - slope);
      take(feature, minimum(S(from + wait), to));
    }
  }

  /// When the centre is nearest to a feature within a time interval.
  static S nearestTime(const Approach<S>& approach, const S& from, const S& to) {
    const S length = squaredNorm(approach.way);
    if (sign(length) == 0) return from;
    return minimum(maximum(S(-dot(approach.offset, approach.way) / length), from), to);
  }

  /// Keeps the shortest vector from a point of the shape to the centre.
  void considerNearest(const Vector3<S>& way) {
    const S sqdist = squaredNorm(timesFactor(way, m_unit));
    if (m_isNear && sign(S(sqdist - m_nearestSqdist)) >= 0) return;
    m_isNear = true;
    m_nearest = way;
    m_nearestSqdist = sqdist;
  }

  /// Where the centre is nearest to a feature within a time interval.
  void recordNearest(const SweepFeature<S>& feature, const Approach<S>& approach, const S& from,
                     const S& to) {
    m_observer.step([&] {
      const S time = nearestTime(approach, from, to);
      RegionStep step;
      step.label = feature.label;
      step.feature = feature.label;
      step.query = toDouble(inWorld(m_center).at(time));
      step.nearest = toDouble(inWorld(feature.foot(m_center)).at(time));
      return step;
    });
  }

  /// Earlier; at the start the nearer; later on, where all touch in one point, the last one, or for
  /// a radius of zero the first whose normal is against the motion.
  bool isBetter(const SweepFeature<S>& feature, const ContactTime<S>& time) const {
    const int order = compareTimes<S>(time, m_time);
    if (order != 0) return order < 0;
    if (compareTimes<S>(time, plainTime(S(0))) > 0) {
      return sign(m_radius) > 0 || (!isFaced(m_feature) && isFaced(feature));
    }
    return sign(S(squaredDistance(feature) - squaredDistance(m_feature))) < 0;
  }
  bool isFaced(const SweepFeature<S>& feature) const {
    return sign(dot(feature.outward, m_center.velocity)) < 0;
  }
  S squaredDistance(const SweepFeature<S>& feature) const {
    return squaredNorm(Vector3<S>(m_center.start - feature.foot(m_center).start));
  }

  MovingPoint<S> inWorld(const MovingPoint<S>& point) const {
    return {point.start, point.velocity + m_carried};
  }

  void fill(SweepAnswer<S>& answer) const {
    const MovingPoint<S> foot = m_feature.foot(m_center);
    MovingPoint<S> normal = m_center - foot;
    MovingPoint<S> point = foot;
    if (sign(m_feature.share) != 0) {
      point.start += normal.start * m_feature.share;
      point.velocity += normal.velocity * m_feature.share;
    }
    if (sign(m_radius) == 0) {
      const bool atStart = compareTimes<S>(m_time, plainTime(S(0))) <= 0;
      normal.start = atStart ? Vector3<S>(Vector3<S>::Zero()) : m_feature.outward;
      normal.velocity = Vector3<S>::Zero();
    }
    setContact<S>(answer, m_time, inWorld(point), normal);
    answer.feature = m_feature.label;
  }

  Observer& m_observer;
  PartObserver<Observer> m_steps;
  MovingPoint<S> m_center;
  Vector3<S> m_carried;
  S m_radius;
  /// In float and double differences are multiplied by this; in exact they stay as they are.
  S m_unit;
  Vector3<S> m_way;
  S m_reachSquared;
  /// The radius of the ball plus a bound on rounding errors.
  S m_passingReach{};

  bool m_isNear = false;
  Vector3<S> m_nearest{};
  S m_nearestSqdist{};
  bool m_hit = false;
  bool m_any = false;
  ContactTime<S> m_time{};
  SweepFeature<S> m_feature;
};

}  // namespace hairline
