#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/intersect/linear/line_axis.h"

namespace hairline {

/// Two of lines, rays and segments. Lines that are not parallel meet if the offset of their origins
/// is perpendicular to the product of their directions; the parameters of the point then follow
/// from triple products, and have to be in range. Parallel ones, and segments that are points, are
/// compared along their common direction: what collinear ones have in common is given as a segment.
/// In float and double rounding separates nearly all lines of space. Goldman, Intersection of Two
/// Lines in Three-Space, 1990.
struct LinearLinearScalarTriple : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "scalar_triple", "Goldman 1990"};

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Linear<S> a = *linearOf<S>(*input.a.shape);
    const Linear<S> b = *linearOf<S>(*input.b.shape);
    const Vector3<S> normal = cross(a.direction, b.direction);
    const S determinant = squaredNorm(normal);
    observer.step([&] { return SignStep{"|d1 × d2|²", toDouble(determinant), sign(determinant)}; });
    IntersectAnswer<S> answer = isZero(normal) ? ofParallel<S>(a, b, observer)
                                               : ofCrossing<S>(a, b, normal, determinant, observer);
    observer.decide();
    return answer;
  }

 private:
  /// The part of a direction's axis that a line, ray or segment covers; an unset end is infinite.
  template <typename S>
  struct Cover {
    S min{};
    S max{};
    bool hasMin = false;
    bool hasMax = false;
  };

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> ofCrossing(const Linear<S>& a, const Linear<S>& b,
                                       const Vector3<S>& normal, const S& determinant,
                                       Observer& observer) {
    IntersectAnswer<S> answer;
    const Vector3<S> between = b.origin - a.origin;
    const S height = dot(between, normal);
    const auto record = [&](Label label, const S& value) {
      observer.step([&] { return SignStep{label, toDouble(value), sign(value)}; });
    };
    record("(p2 - p1)·(d1 × d2)", height);
    if (sign(height) != 0) {
      putAxis<S>("common perpendicular", normal, a, LineAxis::perpendicular, b,
                 LineAxis::perpendicular, observer, answer);
      return answer;
    }
    // Both times the determinant.
    const S s = dot(cross(between, b.direction), normal);
    const S t = dot(cross(between, a.direction), normal);
    bool meets = true;
    const auto keep = [&](Label label, bool applies, const S& value) {
      if (!applies || (!meets && !observer.records)) return;
      record(label, value);
      if (isNegative(value)) meets = false;
    };
    keep("s", a.hasStart, s);
    keep("1 - s", a.hasEnd, determinant - s);
    keep("t", b.hasStart, t);
    keep("1 - t", b.hasEnd, determinant - t);
    answer.hit = meets;
    if (!observer.answers) return answer;
    if (meets) {
      answer.t = s / determinant;
      answer.point = a.at(*answer.t);
      return answer;
    }
    // In their plane, one of them ends on one side of the other's line.
    putAxis<S>("across direction", cross(normal, b.direction), a, LineAxis::any, b,
               LineAxis::perpendicular, observer, answer);
    putAxis<S>("across direction", cross(normal, a.direction), a, LineAxis::perpendicular, b,
               LineAxis::any, observer, answer);
    return answer;
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> ofParallel(const Linear<S>& a, const Linear<S>& b, Observer& observer) {
    IntersectAnswer<S> answer;
    const Vector3<S> between = b.origin - a.origin;
    const bool isPoint = isZero(a.direction);
    const Vector3<S> along = !isPoint ? a.direction : isZero(b.direction) ? between : b.direction;
    const Vector3<S> aside = cross(between, along);
    const S distance = squaredNorm(aside);
    observer.step([&] { return SignStep{"away from line", toDouble(distance), sign(distance)}; });
    if (!isZero(aside)) {
      putAxis<S>("across direction", cross(along, aside), a, LineAxis::perpendicular, b,
                 LineAxis::perpendicular, observer, answer);
      return answer;
    }
    const S offset = dot(along, between);
    const Cover<S> first = cover<S>(a, S(0), S(dot(along, a.direction)));
    const Cover<S> second = cover<S>(b, offset, S(offset + dot(along, b.direction)));
    Cover<S> both = first;
    if (second.hasMin && (!both.hasMin || isPositive(S(second.min - both.min)))) {
      both.min = second.min;
      both.hasMin = true;
    }
    if (second.hasMax && (!both.hasMax || isNegative(S(second.max - both.max)))) {
      both.max = second.max;
      both.hasMax = true;
    }
    const S overlap = both.max - both.min;
    const bool isBounded = both.hasMin && both.hasMax;
    if (isBounded) {
      observer.step([&] {
        return SignStep{"along the common direction", toDouble(overlap), sign(overlap)};
      });
    }
    answer.hit = !isBounded || !isNegative(overlap);
    if (!observer.answers) return answer;
    if (!answer.hit) {
      putAxis<S>("along the common direction", along, a, LineAxis::any, b, LineAxis::any, observer,
                 answer);
      return answer;
    }
    putOverlap(a, S(dot(along, a.direction)), both, answer);
    return answer;
  }

  /// `start` and `end` are the places of the parameters 0 and 1; equal ones are a point.
  template <Scalar S>
  static Cover<S> cover(const Linear<S>& line, const S& start, const S& end) {
    if (sign(S(end - start)) >= 0) return {start, end, line.hasStart, line.hasEnd};
    return {end, start, line.hasEnd, line.hasStart};
  }

  /// What collinear sets have in common, as points of the first; `length` is that of its direction
  /// along the axis, which it does not oppose.
  template <Scalar S>
  static void putOverlap(const Linear<S>& a, const S& length, const Cover<S>& both,
                         IntersectAnswer<S>& answer) {
    const bool isPoint = sign(length) == 0;
    const auto parameter = [&](const S& place) { return isPoint ? S(0) : S(place / length); };
    // Without a least parameter there is no first point: any one will do.
    const S first = both.hasMin ? parameter(both.min) : both.hasMax ? parameter(both.max) : S(0);
    if (both.hasMin) answer.t = first;
    answer.point = a.at(first);
    if (both.hasMin && both.hasMax && isPositive(S(both.max - both.min)) && !isPoint) {
      answer.segment = Segment<S>{*answer.point, a.at(parameter(both.max))};
    }
  }

  /// Sets the separating axis if both are bounded along it and apart.
  template <Scalar S, typename Observer>
  static void putAxis(Label label, const Vector3<S>& axis, const Linear<S>& a, LineAxis kindOfA,
                      const Linear<S>& b, LineAxis kindOfB, Observer& observer,
                      IntersectAnswer<S>& answer) {
    if (!observer.answers || answer.separating) return;
    const std::optional<Interval<S>> second = extentOf(b, axis, kindOfB);
    if (second) answer.separating = separatingAxis<S>(label, axis, a, kindOfA, *second);
  }
};

}  // namespace hairline
