#pragma once

#include <array>
#include <concepts>

#include "core/math/cross_noise.h"
#include "core/query/answer.h"
#include "core/query/intersect/linear/line_axis.h"
#include "core/query/intersect/linear_round/radial_cut.h"
#include "core/query/round_axis.h"

namespace hairline::linear_round {

/// What to compute of a contact: first t and point, and a parameter that proves the hit.
template <Scalar S>
void putContact(const Linear<S>& line, const FirstContact<S>& contact, Label feature,
                IntersectAnswer<S>& answer) {
  answer.hit = true;
  answer.within = contact.within;
  answer.feature = contact.fromStart ? Label("inside") : feature;
  const Quadratic<S>& t = contact.t;
  if constexpr (std::same_as<S, Rational>) {
    if (sign(t.b) != 0) {
      answer.quadraticT = t;
      answer.quadraticPoint.emplace();
      for (int k = 0; k < 3; ++k) {
        (*answer.quadraticPoint)[static_cast<std::size_t>(k)] = {
            line.origin[k] + line.direction[k] * t.a, line.direction[k] * t.b, t.c};
      }
      return;
    }
  }
  answer.t = t.a;
  answer.point = line.at(t.a);
}

/// The outward normal of a round side where a line enters it: the offset from its centre or axis.
/// None at the centre of a set without a radius.
template <Scalar S>
void putNormal(const RadialCut<S>& cut, const FirstContact<S>& contact,
               IntersectAnswer<S>& answer) {
  const Quadratic<S>& t = contact.t;
  if (contact.fromStart) return;
  const Vector3<S> normal = cut.at(t.a);
  if constexpr (std::same_as<S, Rational>) {
    if (sign(t.b) != 0) {
      answer.quadraticNormal.emplace();
      for (int k = 0; k < 3; ++k) {
        (*answer.quadraticNormal)[static_cast<std::size_t>(k)] = {normal[k],
                                                                  cut.direction()[k] * t.b, t.c};
      }
      return;
    }
  }
  if (!isZero(normal)) answer.normal = normal;
}

/// The axis from a centre, or from an axis of revolution, to the point of a line's range that is
/// nearest, where it separates: the set is what lies within a radius of the core, from one point to
/// another. Of a ray only what runs across an axis has an interval on it.
template <Scalar S>
std::optional<SeparatingAxis<S>> axisToNearest(Label label, const Linear<S>& line,
                                               const RadialCut<S>& cut,
                                               const std::array<Vector3<S>, 2>& core,
                                               const S& radius) {
  const ParameterRange<S> range = rangeOf(line);
  const S t = cut.nearest(range);
  const Vector3<S> axis = cut.at(t);
  if constexpr (std::floating_point<S>) {
    // Points closer than rounding errors give no direction.
    const S size =
        (line.origin - core[0]).cwiseAbs().maxCoeff() + (line.direction * t).cwiseAbs().maxCoeff();
    if (axis.cwiseAbs().maxCoeff() <= crossNoise<S> * size) return std::nullopt;
  }
  const bool isEnd = (range.hasStart && sign(S(t - range.start)) <= 0) ||
                     (range.hasEnd && sign(S(t - range.end)) >= 0);
  const bool runsAcross = !isEnd || sign(dot(axis, line.direction)) == 0;
  const std::optional<Interval<S>> a =
      extentOf(line, axis, runsAcross ? LineAxis::perpendicular : LineAxis::any);
  if (!a) return std::nullopt;
  return separatingAxis<S>(label, axis, *a, S(0), hull<S>(dot(axis, core[0]), dot(axis, core[1])),
                           radius);
}

template <typename S, typename Observer>
void recordSign(Observer& observer, Label label, const S& value) {
  observer.step([&] { return SignStep{label, toDouble(value), sign(value)}; });
}

}  // namespace hairline::linear_round
