#pragma once

#include "core/query/intersect/linear/line_clip.h"
#include "core/query/query.h"
#include "core/query/sweep/contact.h"
#include "core/query/sweep/swept_axis.h"
#include "core/shapes/aabb.h"

namespace hairline {

/// Two moving boxes: along each coordinate they overlap during an interval of time, and they touch
/// if the three intervals share a time in [0, 1]. Without motion along a coordinate its slab keeps
/// all times or none, decided by signs to avoid division by zero. Boxes that start in contact touch
/// at time 0, however they separate. RTCD 5.5.8.
struct SweepAabbAabbSlabs {
  static constexpr QueryInfo info{Kind::sweep, "slabs", "RTCD 5.5.8", true};
  template <typename S>
  using Input = SweepInput<Aabb, Aabb>::Type<S>;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const LineClip<S, Observer> times = overlap<S>(input, observer);
    SweepAnswer<S> answer;
    answer.hit = !times.empty();
    if (!observer.answers) return answer;
    if (!answer.hit) {
      answer.separating = axisBetween(input, times.emptiedFrom(), times.emptiedTo());
      return answer;
    }
    const S time = times.enter();
    answer.time = time;
    // A corner of the common box rather than its middle: it needs fewer roundings.
    Vector3<S> point;
    for (int k = 0; k < 3; ++k) {
      point[k] = maximum(S(input.a.min[k] + input.displacements[0][k] * time),
                         S(input.b.min[k] + input.displacements[1][k] * time));
    }
    answer.point = point;
    if (const int source = times.enterSource(); source >= 0) {
      answer.normal = source % 2 == 0 ? Vector3<S>(-unit<S>(source / 2)) : unit<S>(source / 2);
    } else {
      // Boxes that overlap at the start have none, but those that share a face do.
      for (int k = 0; k < 3 && !answer.normal; ++k) {
        answer.normal = normalOfTouch<S>(unit<S>(k), input.a.extent(k), input.b.extent(k));
      }
    }
    return answer;
  }

 private:
  static constexpr std::array<Label, 3> labels{"box x", "box y", "box z"};
  static constexpr std::array<Label, 3> crossLabels{"x cross motion", "y cross motion",
                                                    "z cross motion"};

  template <Scalar S>
  static Vector3<S> unit(int k) {
    Vector3<S> axis(S(0), S(0), S(0));
    axis[k] = S(1);
    return axis;
  }

  /// The times in [0, 1] at which the boxes overlap in all coordinates. Source 2 k: a reaches b
  /// from below along coordinate k; 2 k + 1: from above.
  template <Scalar S, typename Observer>
  static LineClip<S, Observer> overlap(const Input<S>& input, Observer& observer) {
    const Vector3<S> way = input.displacements[0] - input.displacements[1];
    LineClip<S, Observer> times({input.a.min, way, true, true}, observer);
    for (int k = 0; k < 3 && !times.done(); ++k) {
      times.keepSlab(labels[static_cast<std::size_t>(k)], input.a.max[k] - input.b.min[k],
                     input.b.max[k] - input.a.min[k], way[k], 2 * k);
    }
    return times;
  }

  /// Two slabs that share no time: the axis between them, perpendicular to the motion; or the one
  /// slab that contains no time in [0, 1].
  template <Scalar S>
  static std::optional<SeparatingAxis<S>> axisBetween(const Input<S>& input, int from, int to) {
    using Clip = LineClip<S, Silent>;
    const Vector3<S> way = input.displacements[0] - input.displacements[1];
    Vector3<S> axis;
    Label label;
    if (from == Clip::ownEnd || to == Clip::ownEnd || from / 2 == to / 2) {
      const int k = (from == Clip::ownEnd ? to : from) / 2;
      axis = unit<S>(k);
      label = labels[static_cast<std::size_t>(k)];
    } else {
      const int i = from / 2;
      const int j = to / 2;
      // Of any length, but not one whose products overflow.
      const Vector3<S> near = timesFactor(way, factorToUnit(largestMagnitude(way)));
      axis = unit<S>(i) * near[j] - unit<S>(j) * near[i];
      label = crossLabels[static_cast<std::size_t>(3 - i - j)];
    }
    return sweptAxis<S>(label, axis, project<S>(input.a, axis), project<S>(input.b, axis),
                        dot(axis, way));
  }
};

}  // namespace hairline
