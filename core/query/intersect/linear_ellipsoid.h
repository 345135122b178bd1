#pragma once

#include "core/query/intersect/linear_cylinder.h"
#include "core/shapes/ellipsoid.h"

namespace hairline {

/// Line, ray or segment and solid ellipsoid: in the coordinates along its axes, in radii, the
/// ellipsoid is the unit ball, and the line a line with the same t. A flat ellipsoid clips it by
/// its plane first. A start inside hits at t = 0. In exact the first t and its point may be
/// irrational.
template <template <typename> class L>
struct LinearEllipsoidQuadratic {
  static constexpr QueryInfo info{Kind::intersect, "quadratic", "RTCD 5.3.2, for an ellipsoid"};
  template <typename S>
  using Input = typename PairInput<L, Ellipsoid>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const Linear<S> line = linear(input.a);
    const View<S> view(line, input.b);
    LineClip<S, Observer> clip(line, observer);
    constexpr std::array<Label, 3> labels{"radius 0", "radius 1", "radius 2"};
    for (std::size_t i = 0; i < 3; ++i) {
      if (view.isFlat[i]) clip.keepEqual(labels[i], view.offset[i], view.slope[i], 0);
    }
    if (clip.empty()) return answer;
    const ParameterRange<S> range = linear_round::between(clip);
    const RadialCut<S> cut = view.cut();
    answer.hit = cut.meets(range);
    linear_round::recordSide(observer, cut, range, answer.hit);
    observer.decide();
    if (!observer.answers || !answer.hit) return answer;
    FirstContact<S> contact = cut.first(range);
    const bool isThroughPlane = contact.fromStart && clip.enterSource() >= 0;
    if (isThroughPlane) contact.fromStart = false;
    linear_round::putContact<S>(line, contact, "surface", answer);
    if (!isThroughPlane && !view.isFlat[0] && !view.isFlat[1] && !view.isFlat[2]) {
      linear_round::putNormal(cut, contact, answer);
      view.turnBack(answer);
    }
    return answer;
  }

 private:
  /// A line in the coordinates along the axes of an ellipsoid.
  template <Scalar S>
  struct View {
    View(const Linear<S>& line, const Ellipsoid<S>& ellipsoid) : radii(ellipsoid.radii) {
      const auto& axes = ellipsoid.axes;
      const S whole = dot(axes[0], cross(axes[1], axes[2]));
      for (std::size_t i = 0; i < 3; ++i) {
        normals[i] = cross(axes[(i + 1) % 3], axes[(i + 2) % 3]) / whole;
        offset[i] = dot(normals[i], Vector3<S>(line.origin - ellipsoid.center));
        slope[i] = dot(normals[i], line.direction);
        isFlat[i] = sign(radii[i]) == 0;
      }
    }

    RadialCut<S> cut() const {
      const auto inRadii = [&](const std::array<S, 3>& v) {
        const auto entry = [&](std::size_t i) { return isFlat[i] ? S(0) : S(v[i] / radii[i]); };
        return Vector3<S>(entry(0), entry(1), entry(2));
      };
      return {inRadii(offset), inRadii(slope), S(1)};
    }

    /// The normal of the unit ball as that of the ellipsoid.
    void turnBack(IntersectAnswer<S>& answer) const {
      const auto turned = [&](const Vector3<S>& v) {
        Vector3<S> sum(S(0), S(0), S(0));
        for (std::size_t i = 0; i < 3; ++i) {
          sum += normals[i] * S(v[static_cast<int>(i)] / radii[i]);
        }
        return sum;
      };
      if (answer.normal) answer.normal = turned(*answer.normal);
      if constexpr (std::same_as<S, Rational>) {
        if (!answer.quadraticNormal) return;
        auto& normal = *answer.quadraticNormal;
        const Vector3<S> start = turned({normal[0].a, normal[1].a, normal[2].a});
        const Vector3<S> step = turned({normal[0].b, normal[1].b, normal[2].b});
        for (std::size_t i = 0; i < 3; ++i) {
          normal[i].a = start[static_cast<int>(i)];
          normal[i].b = step[static_cast<int>(i)];
        }
      }
    }

    std::array<S, 3> radii;
    std::array<Vector3<S>, 3> normals;
    std::array<S, 3> offset;
    std::array<S, 3> slope;
    std::array<bool, 3> isFlat;
  };
};

}  // namespace hairline
