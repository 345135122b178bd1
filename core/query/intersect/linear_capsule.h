#pragma once

#include "core/query/intersect/linear_cylinder.h"
#include "core/shapes/capsule.h"

namespace hairline {

/// Line, ray or segment and solid capsule: the capsule is the union of two balls and of the
/// cylinder between them, and the first t is the least of theirs. With a = b it is a ball. A start
/// inside hits at t = 0.
template <template <typename> class L>
struct LinearCapsuleQuadratic {
  static constexpr QueryInfo info{Kind::intersect, "quadratic", "union of balls and a cylinder"};
  template <typename S>
  using Input = typename PairInput<L, Capsule>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const Linear<S> line = linear(input.a);
    const Capsule<S>& capsule = input.b;
    const ParameterRange<S> whole = rangeOf(line);
    const RadialCut<S> endA = ball(line, capsule.a, capsule.radius);
    const RadialCut<S> endB = ball(line, capsule.b, capsule.radius);
    Least<S> least{line, {}, answer, observer.answers};
    linear_round::recordSign(observer, "discriminant of end a", endA.room());
    least.offer("end a", endA, whole, false);
    linear_round::recordSign(observer, "discriminant of end b", endB.room());
    least.offer("end b", endB, whole, false);
    const auto putAxis = [&](Label label, const RadialCut<S>& cut) {
      if (!observer.answers || answer.hit || answer.separating) return;
      answer.separating =
          linear_round::axisToNearest<S>(label, line, cut, {capsule.a, capsule.b}, capsule.radius);
    };
    if (!isPoint(capsule)) {
      const linear_round::AxialView<S> view = viewOf(line, capsule);
      PartObserver<Observer> part{observer};
      LineClip<S, PartObserver<Observer>> clip(line, part);
      clip.keepSlab("between a and b", view.along, view.length - view.along, view.slope, 0);
      if (!clip.empty()) {
        const ParameterRange<S> range = linear_round::between(clip);
        linear_round::recordSide(observer, view.side, range, view.side.meets(range));
        least.offer("side", view.side, range, clip.enterSource() >= 0);
      }
      putAxis("axis to nearest point", view.side);
    }
    observer.decide();
    putAxis("end a to nearest point", endA);
    putAxis("end b to nearest point", endB);
    return answer;
  }

 private:
  // The least of the contacts offered, as the answer.
  template <typename S>
  struct Least {
    const Linear<S>& line;
    FirstContact<S> first;
    IntersectAnswer<S>& answer;
    /// For a verdict alone it does not matter which is the least.
    bool answers;

    void offer(Label feature, const RadialCut<S>& cut, const ParameterRange<S>& range,
               bool startsWithin) {
      if ((answer.hit && !answers) || !cut.meets(range)) return;
      if (!answers) {
        answer.hit = true;
        return;
      }
      FirstContact<S> contact = cut.first(range);
      // The line does not start where the cylinder takes over from a ball.
      contact.fromStart = contact.fromStart && !startsWithin;
      if (answer.hit && compareFirst(contact, first) >= 0) return;
      first = contact;
      answer = {};
      linear_round::putContact<S>(line, contact, feature, answer);
      linear_round::putNormal(cut, contact, answer);
    }
  };

  template <Scalar S>
  static RadialCut<S> ball(const Linear<S>& line, const Vector3<S>& center, const S& radius) {
    return {line.origin - center, line.direction, radius};
  }
  template <Scalar S>
  static bool isPoint(const Capsule<S>& capsule) {
    return isZero(Vector3<S>(capsule.b - capsule.a));
  }
  template <Scalar S>
  static linear_round::AxialView<S> viewOf(const Linear<S>& line, const Capsule<S>& capsule) {
    return linear_round::viewAlong<S>(line, capsule.a, capsule.b, capsule.radius);
  }
};

}  // namespace hairline
