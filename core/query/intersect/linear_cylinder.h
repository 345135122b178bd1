#pragma once

#include "core/query/intersect/linear/line_clip.h"
#include "core/query/intersect/linear_round/finish.h"
#include "core/query/query.h"
#include "core/shapes/cylinder.h"

namespace hairline {

namespace linear_round {

/// A line relative to an axis from a to b: its position along the axis, in |axis|², and its
/// projection along it.
template <Scalar S>
struct AxialView {
  Vector3<S> axis;
  /// |axis|²
  S length;
  /// At t = 0 and per unit of t.
  S along;
  S slope;
  RadialCut<S> side;
};

/// The points a and b are disjoint.
template <Scalar S>
AxialView<S> viewAlong(const Linear<S>& line, const Vector3<S>& a, const Vector3<S>& b,
                       const S& radius) {
  const Vector3<S> axis = b - a;
  const Vector3<S> offset = line.origin - a;
  const S length = squaredNorm(axis);
  const S along = dot(axis, offset);
  const S slope = dot(axis, line.direction);
  return {axis, length, along, slope,
          RadialCut<S>(offset - axis * S(along / length), line.direction - axis * S(slope / length),
                       radius)};
}

/// The part of a line between the caps.
template <Scalar S, typename Observer>
ParameterRange<S> between(const LineClip<S, Observer>& clip) {
  ParameterRange<S> range;
  range.hasStart = clip.line().hasStart || clip.enterSource() != LineClip<S, Observer>::ownEnd;
  if (range.hasStart) range.start = clip.enter();
  range.hasEnd = clip.hasExit();
  if (range.hasEnd) range.end = clip.exit();
  return range;
}

/// The interval in which a line is within the side, after the caps left `range` of it.
template <Scalar S, typename Observer>
void recordSide(Observer& observer, const RadialCut<S>& side, const ParameterRange<S>& range,
                bool meets) {
  if (!observer.records) return;
  recordSign(observer, "discriminant", side.room());
  if (sign(squaredNorm(side.direction())) == 0 || sign(side.room()) < 0) {
    recordSign(observer, "side: distance² - radius²", side.valueAt(side.nearest(range)));
    return;
  }
  observer.step([&] {
    SlabStep step;
    step.label = "side";
    step.t = side.chord();
    step.empties = !meets;
    if (meets) {
      step.remaining = step.t;
      if (range.hasStart) step.remaining.min = maximum(step.t.min, toDouble(range.start));
      if (range.hasEnd) step.remaining.max = minimum(step.t.max, toDouble(range.end));
    }
    return step;
  });
}

}  // namespace linear_round

/// Line, ray or segment and solid cylinder with flat caps: the line is clipped by the caps first,
/// and the remainder by the lateral surface, a quadratic in t in the projection along the axis. A
/// start inside hits at t = 0; lines parallel to the axis or to the caps are no special cases. RTCD
/// 5.3.7.
template <template <typename> class L>
struct LinearCylinderQuadratic {
  static constexpr QueryInfo info{Kind::intersect, "quadratic", "RTCD 5.3.7"};
  template <typename S>
  using Input = typename PairInput<L, Cylinder>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const Linear<S> line = linear(input.a);
    const Cylinder<S>& cylinder = input.b;
    const linear_round::AxialView<S> view = viewOf(line, cylinder);
    LineClip<S, Observer> clip(line, observer);
    clip.keepSlab("caps", view.along, view.length - view.along, view.slope, 0);
    if (clip.empty()) {
      if (!observer.answers) return answer;
      answer.separating = separatingAxis<S>(
          "axis", view.axis, line, sign(view.slope) == 0 ? LineAxis::perpendicular : LineAxis::any,
          {dot(view.axis, cylinder.a), dot(view.axis, cylinder.b)});
      return answer;
    }
    const ParameterRange<S> range = linear_round::between(clip);
    answer.hit = view.side.meets(range);
    linear_round::recordSide(observer, view.side, range, answer.hit);
    observer.decide();
    if (!observer.answers) return answer;
    if (answer.hit) {
      putEntrance(line, view, clip.enterSource(), view.side.first(range), answer);
    } else {
      // A line that passes the rim between cap and side is separated on neither's axis.
      answer.separating = linear_round::axisToNearest<S>("axis to nearest point", line, view.side,
                                                         {cylinder.a, cylinder.b}, cylinder.radius);
    }
    return answer;
  }

 private:
  template <Scalar S>
  static linear_round::AxialView<S> viewOf(const Linear<S>& line, const Cylinder<S>& cylinder) {
    return linear_round::viewAlong<S>(line, cylinder.a, cylinder.b, cylinder.radius);
  }

  template <Scalar S>
  static void putEntrance(const Linear<S>& line, const linear_round::AxialView<S>& view, int source,
                          FirstContact<S> contact, IntersectAnswer<S>& answer) {
    const bool throughCap = contact.fromStart && source >= 0;
    if (throughCap) contact.fromStart = false;
    const Label cap = source == 0 ? "cap a" : "cap b";
    linear_round::putContact<S>(line, contact, throughCap ? cap : Label("side"), answer);
    if (throughCap) {
      answer.normal = source == 0 ? Vector3<S>(-view.axis) : view.axis;
    } else {
      linear_round::putNormal(view.side, contact, answer);
    }
  }
};

}  // namespace hairline
