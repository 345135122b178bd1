#pragma once

#include "core/query/intersect/linear/line_clip.h"
#include "core/query/intersect/linear_round/finish.h"
#include "core/query/query.h"
#include "core/shapes/cone.h"

namespace hairline {

/// Line, ray or segment and solid cone: the line is clipped by the planes through apex and base
/// first. On the rest the lateral surface is a quadratic in t whose values are not negative inside.
/// The cone is convex, so that part of the rest is inside if an end of it is, or if the greatest
/// value lies between them and is not negative. A start inside hits at t = 0. A cone without a
/// height is its base.
template <template <typename> class L>
struct LinearConeQuadratic {
  static constexpr QueryInfo info{Kind::intersect, "quadratic", "RTCD 5.3.7, for a cone"};
  /// The discriminant is of degree twelve.
  static constexpr bool filtered = false;
  template <typename S>
  using Input = typename PairInput<L, Cone>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const Linear<S> line = linear(input.a);
    const Cone<S>& cone = input.b;
    const S length = squaredNorm(cone.axis);
    const Vector3<S> offset = line.origin - cone.apex;
    const S along = dot(cone.axis, offset);
    const S slope = dot(cone.axis, line.direction);
    LineClip<S, Observer> clip(line, observer);
    clip.keepSlab("apex and base", along, cone.height * length - along, slope, 0);
    if (clip.empty()) {
      if (!observer.answers) return answer;
      const S apex = dot(cone.axis, cone.apex);
      answer.separating = separatingAxis<S>(
          "axis", cone.axis, line, sign(slope) == 0 ? LineAxis::perpendicular : LineAxis::any,
          {apex, S(apex + cone.height * length)});
      return answer;
    }
    ParameterRange<S> range;
    range.hasStart = line.hasStart || clip.enterSource() != LineClip<S, Observer>::ownEnd;
    if (range.hasStart) range.start = clip.enter();
    range.hasEnd = clip.hasExit();
    if (range.hasEnd) range.end = clip.exit();
    const Lateral<S> lateral(cone, line, offset, along, slope);
    answer.hit = lateral.meets(range);
    const S value = lateral.valueAt(lateral.greatest(range));
    observer.step([&] {
      return SignStep{"discriminant", toDouble(lateral.room()), sign(lateral.room())};
    });
    observer.step([&] {
      return SignStep{"within the lateral surface", toDouble(value), sign(value)};
    });
    observer.decide();
    if (observer.answers && answer.hit) {
      putEntrance(cone, line, offset, lateral, range, clip.enterSource(), answer);
    }
    return answer;
  }

 private:
  /// radius² along² - height² |axis|² |axis × offset|² on a line, and radius² |axis|² - |axis ×
  /// offset|² for the base alone: a t² + 2 b t + c.
  template <Scalar S>
  class Lateral {
   public:
    Lateral(const Cone<S>& cone, const Linear<S>& line, const Vector3<S>& offset, const S& along,
            const S& slope) {
      const Vector3<S> beside = cross(cone.axis, offset);
      const Vector3<S> drift = cross(cone.axis, line.direction);
      const Vector3<S> moment = cross(offset, line.direction);
      const S length = squaredNorm(cone.axis);
      const S square = cone.radius * cone.radius;
      const S turn = dot(cone.axis, moment);
      // The discriminants b² - a c, in the form without cancellation.
      if (sign(cone.height) == 0) {
        m_a = -squaredNorm(drift);
        m_b = -dot(beside, drift);
        m_c = square * length - squaredNorm(beside);
        m_room = length * (square * squaredNorm(drift) - turn * turn);
      } else {
        const S scale = cone.height * cone.height * length;
        m_a = square * slope * slope - scale * squaredNorm(drift);
        m_b = square * along * slope - scale * dot(beside, drift);
        m_c = square * along * along - scale * squaredNorm(beside);
        m_room =
            scale * length * (square * squaredNorm(cross(moment, cone.axis)) - scale * turn * turn);
      }
    }

    S valueAt(const S& t) const { return (m_a * t + S(2) * m_b) * t + m_c; }
    const S& room() const { return m_room; }

    bool meets(const ParameterRange<S>& range) const {
      if (range.hasStart && sign(valueAt(range.start)) >= 0) return true;
      if (range.hasEnd && sign(valueAt(range.end)) >= 0) return true;
      if (sign(m_a) == 0) return !range.hasStart && !range.hasEnd && sign(m_c) >= 0;
      if (sign(m_a) > 0 || sign(m_room) < 0) return false;
      // The greatest value lies where the slope is zero: between the ends?
      if (range.hasStart && sign(S(m_b + m_a * range.start)) <= 0) return false;
      return !range.hasEnd || sign(S(m_b + m_a * range.end)) < 0;
    }

    /// The t of the range with the greatest value.
    S greatest(const ParameterRange<S>& range) const {
      if (sign(m_a) < 0) {
        S t = -m_b / m_a;
        if (range.hasStart) t = maximum(t, range.start);
        if (range.hasEnd) t = minimum(t, range.end);
        return t;
      }
      if (!range.hasStart) return range.hasEnd ? range.end : S(0);
      if (!range.hasEnd) return range.start;
      const bool isEnd = sign(S(valueAt(range.end) - valueAt(range.start))) > 0;
      return isEnd ? range.end : range.start;
    }

    FirstContact<S> first(const ParameterRange<S>& range) const {
      FirstContact<S> contact;
      contact.within = greatest(range);
      contact.fromStart = (range.hasStart && sign(valueAt(range.start)) >= 0) ||
                          (!range.hasStart && sign(m_a) == 0);
      if (contact.fromStart) {
        contact.t.a = range.hasStart ? range.start : S(0);
      } else if (sign(m_a) == 0) {
        contact.t.a = -m_c / (S(2) * m_b);
      } else if constexpr (std::same_as<S, Rational>) {
        // Outside at the start: the lesser root if inside lies between the roots, else the greater.
        contact.t = {-m_b / m_a, S(1) / m_a, m_room};
        if (const auto t = exactValue(contact.t)) contact.t = {*t, S(0), S(0)};
      } else {
        const S root = squareRoot(S(maximum(m_room, S(0))));
        // In the form without cancellation.
        contact.t.a = sign(m_b) > 0 ? S(-m_c / (m_b + root)) : S((root - m_b) / m_a);
        if (range.hasStart) contact.t.a = maximum(contact.t.a, range.start);
        if (range.hasEnd) contact.t.a = minimum(contact.t.a, range.end);
      }
      return contact;
    }

   private:
    S m_a;
    S m_b;
    S m_c;
    S m_room;
  };

  /// Outward, of the lateral surface through an offset from the apex: linear in it.
  template <Scalar S>
  static Vector3<S> normalAt(const Cone<S>& cone, const Vector3<S>& offset) {
    const S length = squaredNorm(cone.axis);
    const S along = dot(cone.axis, offset);
    const S scale = cone.height * cone.height * length;
    return (offset * length - cone.axis * along) * scale -
           cone.axis * S(cone.radius * cone.radius * along);
  }

  template <Scalar S>
  static void putEntrance(const Cone<S>& cone, const Linear<S>& line, const Vector3<S>& offset,
                          const Lateral<S>& lateral, const ParameterRange<S>& range, int source,
                          IntersectAnswer<S>& answer) {
    FirstContact<S> contact = lateral.first(range);
    const bool isThroughEnd = contact.fromStart && source >= 0;
    if (isThroughEnd) contact.fromStart = false;
    const bool isDisc = sign(cone.height) == 0;
    const Label side = isDisc ? "rim" : "lateral surface";
    const Label end = source == 0 && !isDisc ? "apex" : "base";
    linear_round::putContact<S>(line, contact, isThroughEnd ? end : side, answer);
    if (isThroughEnd) {
      if (source == 0 && !isDisc) return;
      answer.normal = sign(dot(cone.axis, line.direction)) > 0 ? Vector3<S>(-cone.axis) : cone.axis;
      return;
    }
    if (contact.fromStart || isDisc) return;
    const Vector3<S> normal = normalAt<S>(cone, offset + line.direction * contact.t.a);
    if constexpr (std::same_as<S, Rational>) {
      if (sign(contact.t.b) != 0) {
        const Vector3<S> change = normalAt<S>(cone, line.direction);
        answer.quadraticNormal.emplace();
        for (int k = 0; k < 3; ++k) {
          (*answer.quadraticNormal)[static_cast<std::size_t>(k)] = {
              normal[k], S(change[k] * contact.t.b), contact.t.c};
        }
        return;
      }
    }
    if (!isZero(normal)) answer.normal = normal;
  }
};

}  // namespace hairline
