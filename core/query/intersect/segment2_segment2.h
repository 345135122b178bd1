#pragma once

#include <optional>

#include "core/query/query.h"
#include "core/shapes/segment2.h"

namespace hairline {

/// Two segments of the plane by the signs of four triangles' areas: each segment's ends must not
/// lie strictly on one side of the other. If all four vanish the segments are collinear (or points
/// on a line), and their extents decide. RTCD 5.1.9.1, corrected: the strict product of two areas
/// there misses touching and collinear segments.
struct Segment2Segment2Areas {
  static constexpr QueryInfo info{Kind::intersect, "areas", "RTCD 5.1.9.1", true};
  template <typename S>
  using Input = PairInput<Segment2, Segment2>::Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = meets<S, Observer>(input, observer, &answer);
    return answer;
  }

 private:
  template <Scalar S>
  static S area(const Vector2<S>& a, const Vector2<S>& b, const Vector2<S>& c) {
    return cross(b - a, c - a);
  }
  template <Scalar S>
  static Vector3<S> lift(const Vector2<S>& p) {
    return {p[0], p[1], S(0)};
  }

  template <Scalar S, typename Observer>
  static bool meets(const Input<S>& input, Observer& observer, IntersectAnswer<S>* answer) {
    const auto& [a, b] = input.a;
    const auto& [c, d] = input.b;
    const auto look = [&](Label label, const S& value) {
      const int s = sign(value);
      observer.step([&] { return SignStep{label, toDouble(value), s}; });
      return s;
    };
    const S areaC = area<S>(a, b, c);
    const S areaD = area<S>(a, b, d);
    const int sideC = look("area a b c", areaC);
    const int sideD = look("area a b d", areaD);
    bool hit = true;
    if (sideC * sideD > 0) {
      hit = false;
      observer.decide();
      if (observer.answers) putAxis<S>("normal of a", b - a, input, *answer);
      if (!observer.records) return false;
    }
    const S areaA = area<S>(c, d, a);
    const S areaB = area<S>(c, d, b);
    const int sideA = look("area c d a", areaA);
    const int sideB = look("area c d b", areaB);
    if (sideA * sideB > 0 && hit) {
      hit = false;
      observer.decide();
      if (observer.answers) putAxis<S>("normal of b", d - c, input, *answer);
      if (!observer.records) return false;
    }
    if (sideA == 0 && sideB == 0 && sideC == 0 && sideD == 0) {
      return hit && meetCollinear<S, Observer>(input, observer, answer);
    }
    if (observer.answers) {
      if (hit) {
        // The areas of a and b over cd cancel only if the segments are parallel.
        const S fall = areaA - areaB;
        const S t = sign(fall) == 0 ? S(0) : S(areaA / fall);
        answer->t = t;
        answer->point = lift<S>(a + (b - a) * t);
      }
    }
    return hit;
  }

  // Points of one line are ordered as their coordinates.
  template <Scalar S, typename Observer>
  static bool meetCollinear(const Input<S>& input, Observer& observer, IntersectAnswer<S>* answer) {
    constexpr std::array<Label, 2> labels{"x", "y"};
    bool hit = true;
    for (int k = 0; k < 2; ++k) {
      const Interval<S> first = hull<S>(input.a.a[k], input.a.b[k]);
      const Interval<S> second = hull<S>(input.b.a[k], input.b.b[k]);
      const S gap = gapBetween(first, second);
      const bool apart = sign(gap) > 0;
      Vector3<S> axis(S(0), S(0), S(0));
      axis[k] = S(1);
      const Label label = labels[static_cast<std::size_t>(k)];
      observer.step([&] { return axisStep(label, axis, first, second, gap); });
      if (!apart || !hit) continue;
      hit = false;
      observer.decide();
      if (observer.answers) {
        answer->separating = SeparatingAxis<S>{label, axis, first, second, gap};
      }
    }
    if (observer.answers) {
      if (hit) putOverlap<S>(input, *answer);
    }
    return hit;
  }

  template <Scalar S>
  static void putOverlap(const Input<S>& input, IntersectAnswer<S>& answer) {
    const auto& [a, b] = input.a;
    const auto& [c, d] = input.b;
    const Vector2<S> along = b - a;
    const S length = squaredNorm(along);
    if (sign(length) == 0) {
      answer.t = S(0);
      answer.point = lift<S>(a);
      return;
    }
    const Interval<S> other = hull<S>(dot(along, c - a), dot(along, d - a));
    const S from = maximum(S(0), other.min) / length;
    const S to = minimum(length, other.max) / length;
    answer.t = from;
    answer.point = lift<S>(a + along * from);
    if (sign(S(to - from)) > 0) {
      answer.segment = Segment<S>{*answer.point, lift<S>(a + along * to)};
    }
  }

  template <Scalar S>
  static void putAxis(Label label, const Vector2<S>& along, const Input<S>& input,
                      IntersectAnswer<S>& answer) {
    const Vector2<S> axis(-along[1], along[0]);
    const Interval<S> a = hull<S>(dot(axis, input.a.a), dot(axis, input.a.b));
    const Interval<S> b = hull<S>(dot(axis, input.b.a), dot(axis, input.b.b));
    const S gap = gapBetween(a, b);
    if (sign(gap) > 0) answer.separating = SeparatingAxis<S>{label, lift<S>(axis), a, b, gap};
  }
};

}  // namespace hairline
