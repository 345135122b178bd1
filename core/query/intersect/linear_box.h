#pragma once

#include <array>

#include "core/math/cross_noise.h"
#include "core/query/extent.h"
#include "core/query/intersect/linear/line_axis.h"
#include "core/query/intersect/linear/line_clip.h"
#include "core/query/query.h"
#include "core/shapes/aabb.h"
#include "core/shapes/obb.h"

namespace hairline {

namespace linear_box {

/// The slabs of a box relative to a line: 0 <= low_i + t slope_i and 0 <= high_i - t slope_i. The
/// normals point to the sides of `high`, of any length.
template <typename S>
struct Slabs {
  std::array<Vector3<S>, 3> normals;
  std::array<S, 3> low;
  std::array<S, 3> high;
  std::array<S, 3> slope;
};

template <Scalar S>
Slabs<S> slabs(const Linear<S>& line, const Aabb<S>& box) {
  Slabs<S> result;
  for (int k = 0; k < 3; ++k) {
    const auto i = static_cast<std::size_t>(k);
    result.normals[i] = Vector3<S>(S(0), S(0), S(0));
    result.normals[i][k] = S(1);
    result.low[i] = line.origin[k] - box.min[k];
    result.high[i] = box.max[k] - line.origin[k];
    result.slope[i] = line.direction[k];
  }
  return result;
}

/// In the box' affine frame. The stored axes are orthonormal within rounding only, so the faces'
/// normals are their cross products: those of the set itself, to the last bit.
template <Scalar S>
Slabs<S> slabs(const Linear<S>& line, const Obb<S>& box) {
  Slabs<S> result;
  const auto& u = box.axes;
  const Vector3<S> offset = line.origin - box.center;
  S volume = dot(u[0], cross(u[1], u[2]));
  const bool leftHanded = sign(volume) < 0;
  if (leftHanded) volume = -volume;
  for (std::size_t i = 0; i < 3; ++i) {
    Vector3<S> n = cross(u[(i + 1) % 3], u[(i + 2) % 3]);
    if (leftHanded) n = -n;
    const S reach = box.halfExtents[i] * volume;
    const S place = dot(n, offset);
    result.normals[i] = n;
    result.low[i] = reach + place;
    result.high[i] = reach - place;
    result.slope[i] = dot(n, line.direction);
  }
  return result;
}

constexpr std::array<Label, 3> slabLabels{"box x", "box y", "box z"};
constexpr std::array<Label, 3> crossLabels{"x cross direction", "y cross direction",
                                           "z cross direction"};

/// Line, ray or segment and box by slabs: each pair of faces clips the line, and nothing remains on
/// a miss. Parallel lines are decided by sign, so that nothing is divided by zero.
template <template <typename> class L, template <typename> class B>
struct BySlabs {
  template <typename S>
  using Input = typename PairInput<L, B>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const Linear<S> line = linear(input.a);
    const Slabs<S> box = slabs(line, input.b);
    LineClip<S, Observer> clip(line, observer);
    cut(clip, box);
    answer.hit = !clip.empty();
    if (!observer.answers) return answer;
    if (answer.hit) {
      answer.t = clip.enter();
      answer.point = line.at(*answer.t);
      answer.within = clip.middle();
      answer.feature = "inside";
      if (const int source = clip.enterSource(); source >= 0) {
        answer.feature = "face";
        const Vector3<S>& n = box.normals[static_cast<std::size_t>(source / 2)];
        answer.normal = source % 2 == 0 ? Vector3<S>(-n) : n;
      }
      if (clip.isLong()) answer.segment = Segment<S>{*answer.point, line.at(clip.exit())};
    } else {
      answer.separating = axis(line, input.b, box, clip.emptiedFrom(), clip.emptiedTo());
    }
    return answer;
  }

 private:
  template <Scalar S, typename Observer>
  static void cut(LineClip<S, Observer>& clip, const Slabs<S>& box) {
    for (std::size_t i = 0; i < 3 && !clip.done(); ++i) {
      clip.keepSlab(slabLabels[i], box.low[i], box.high[i], box.slope[i], static_cast<int>(2 * i));
    }
  }

  // Between the two slabs that leave nothing there is an axis perpendicular to the line; if one of
  // the two is an end of the segment itself, the other slab's normal separates.
  template <Scalar S>
  static std::optional<SeparatingAxis<S>> axis(const Linear<S>& line, const B<S>& box,
                                               const Slabs<S>& sides, int from, int to) {
    using Clip = LineClip<S, Silent>;
    if (from == Clip::ownEnd || to == Clip::ownEnd || from / 2 == to / 2) {
      const auto i = static_cast<std::size_t>((from == Clip::ownEnd ? to : from) / 2);
      const bool parallel = sign(sides.slope[i]) == 0;
      return separatingAxis<S>(slabLabels[i], sides.normals[i], line,
                               parallel ? LineAxis::perpendicular : LineAxis::any,
                               extent<S>(box, sides.normals[i]));
    }
    const auto i = static_cast<std::size_t>(from / 2);
    const auto j = static_cast<std::size_t>(to / 2);
    const Vector3<S> across = sides.normals[i] * sides.slope[j] - sides.normals[j] * sides.slope[i];
    return separatingAxis<S>(crossLabels[3 - i - j], across, line, LineAxis::perpendicular,
                             extent<S>(box, across));
  }
};

/// Segment and box by the 6 separating axes: the box' face normals, and its edges' products with
/// the segment's direction, except for edges parallel to it up to rounding. All projections are
/// measured from the segment's a.
template <template <typename> class B>
struct BySat {
  template <typename S>
  using Input = typename PairInput<Segment, B>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = !separated(input, observer, answer.separating);
    return answer;
  }

 private:
  template <Scalar S>
  static Vector3<S> edge(const Aabb<S>&, std::size_t i) {
    Vector3<S> unit(S(0), S(0), S(0));
    unit[static_cast<int>(i)] = S(1);
    return unit;
  }
  template <Scalar S>
  static Vector3<S> edge(const Obb<S>& box, std::size_t i) {
    return box.axes[i];
  }
  template <Scalar S>
  static Vector3<S> faceNormal(const Aabb<S>& box, std::size_t i) {
    return edge(box, i);
  }
  template <Scalar S>
  static Vector3<S> faceNormal(const Obb<S>& box, std::size_t i) {
    return cross(box.axes[(i + 1) % 3], box.axes[(i + 2) % 3]);
  }
  template <Scalar S>
  static Aabb<S> moved(const Aabb<S>& box, const Vector3<S>& origin) {
    return {box.min - origin, box.max - origin};
  }
  template <Scalar S>
  static Obb<S> moved(const Obb<S>& box, const Vector3<S>& origin) {
    return {box.center - origin, box.axes, box.halfExtents};
  }

  template <Scalar S, typename Observer>
  static bool separated(const Input<S>& input, Observer& observer,
                        std::optional<SeparatingAxis<S>>& separating) {
    const Vector3<S> direction = input.a.b - input.a.a;
    const B<S> box = moved(input.b, input.a.a);
    bool found = false;
    const auto separates = [&](Label label, const Vector3<S>& axis, const Interval<S>& a,
                               bool isAxis) {
      const Interval<S> b = extent<S>(box, axis);
      const S gap = gapBetween(a, b);
      const bool apart = isAxis && sign(gap) > 0;
      observer.step([&] { return axisStep(label, axis, a, b, gap, toDouble(input.a.a), isAxis); });
      if (apart && !found) {
        found = true;
        observer.decide();
        if (observer.answers) {
          const Interval<S> shown = hull<S>(dot(axis, input.a.a), dot(axis, input.a.b));
          separating = SeparatingAxis<S>{label, axis, shown, extent<S>(input.b, axis), gap};
        }
      }
      return found && !observer.records;
    };
    for (std::size_t i = 0; i < 3; ++i) {
      const Vector3<S> axis = faceNormal(box, i);
      if (separates(slabLabels[i], axis, hull<S>(S(0), dot(axis, direction)), true)) return true;
    }
    for (std::size_t i = 0; i < 3; ++i) {
      const Vector3<S> along = edge(box, i);
      const Vector3<S> axis = cross(along, direction);
      const bool isAxis = crossHasDirection(axis, along, direction);
      if (separates(crossLabels[i], axis, {S(0), S(0)}, isAxis)) return true;
    }
    return found;
  }
};

}  // namespace linear_box

/// Line, ray or segment and axis-aligned box, by slabs. A ray that starts inside hits at t = 0.
template <template <typename> class L>
struct LinearAabbSlabs : linear_box::BySlabs<L, Aabb> {
  static constexpr QueryInfo info{Kind::intersect, "slabs", "RTCD 5.3.3"};
};

/// Line, ray or segment and oriented box, by slabs in the box' frame.
template <template <typename> class L>
struct LinearObbSlabs : linear_box::BySlabs<L, Obb> {
  static constexpr QueryInfo info{Kind::intersect, "slabs", "RTCD 5.3.3"};
};

/// Segment and axis-aligned box, by 6 separating axes.
struct SegmentAabbSat : linear_box::BySat<Aabb> {
  static constexpr QueryInfo info{Kind::intersect, "sat", "RTCD 5.3.3"};
};

/// Segment and oriented box, by 6 separating axes.
struct SegmentObbSat : linear_box::BySat<Obb> {
  static constexpr QueryInfo info{Kind::intersect, "sat", "RTCD 5.3.3"};
};

}  // namespace hairline
