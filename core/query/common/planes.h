#pragma once

#include "core/query/query.h"
#include "core/shapes/plane.h"

namespace hairline {

namespace planes {

template <Scalar S>
bool parallel(const Plane<S>& a, const Plane<S>& b) {
  return isZero(cross(a.normal, b.normal));
}

/// Whether parallel planes are identical: a.normal : a.offset = b.normal : b.offset.
template <Scalar S>
bool identical(const Plane<S>& a, const Plane<S>& b) {
  const Vector3<S> difference = a.normal * b.offset - b.normal * a.offset;
  return isZero(difference);
}

/// The line of two planes that are not parallel; its origin is the point nearest to the scene's
/// origin.
template <Scalar S>
Line<S> commonLine(const Plane<S>& a, const Plane<S>& b) {
  const Vector3<S> direction = cross(a.normal, b.normal);
  const Vector3<S> weighted = b.normal * a.offset - a.normal * b.offset;
  return {cross(weighted, direction) / squaredNorm(direction), direction};
}

}  // namespace planes

/// What two planes have in common: a line, the whole plane when they are identical, or nothing when
/// they are parallel. RTCD 5.4.4.
struct PlanePlaneDirectionAndPoint {
  static constexpr QueryInfo info{Kind::common, "direction_and_point", "RTCD 5.4.4", true};
  template <typename S>
  using Input = PairInput<Plane, Plane>::Type<S>;

  template <Scalar S, typename Observer>
  static CommonAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Vector3<S> direction = cross(input.a.normal, input.b.normal);
    observer.step([&] {
      const S length = squaredNorm(direction);
      return SignStep{"squared length of the direction", toDouble(length), sign(length)};
    });
    CommonAnswer<S> answer;
    if (isZero(direction)) {
      answer.relation = planes::identical(input.a, input.b) ? Relation::plane : Relation::none;
    } else {
      answer.relation = Relation::line;
      if (observer.answers) answer.line = planes::commonLine(input.a, input.b);
    }
    observer.decide();
    return answer;
  }
};

/// What three planes have in common: a point by Cramer's rule, or if the normals do not span space
/// a line, a plane or nothing. RTCD 5.4.5.
struct PlanePlanePlaneCramer {
  static constexpr QueryInfo info{Kind::common, "cramer", "RTCD 5.4.5", true};
  template <typename S>
  struct Input {
    Plane<S> a;
    Plane<S> b;
    Plane<S> c;
    QueryOptions options{};
  };

  template <Scalar S, typename Observer>
  static CommonAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Plane<S>& a = input.a;
    const Plane<S>& b = input.b;
    const Plane<S>& c = input.c;
    const Vector3<S> bc = cross(b.normal, c.normal);
    const S determinant = dot(a.normal, bc);
    observer.step([&] {
      return SignStep{"determinant", toDouble(determinant), sign(determinant)};
    });
    CommonAnswer<S> answer;
    if (sign(determinant) != 0) {
      answer.relation = Relation::point;
      if (observer.answers) {
        const Vector3<S> weighted = b.normal * c.offset - c.normal * b.offset;
        answer.point = (bc * a.offset + cross(a.normal, weighted)) / determinant;
      }
    } else {
      degenerate(input, answer);
    }
    observer.decide();
    return answer;
  }

 private:
  // The normals lie in one plane or on one line.
  template <Scalar S>
  static void degenerate(const Input<S>& input, CommonAnswer<S>& answer) {
    const Plane<S>* order[3] = {&input.a, &input.b, &input.c};
    for (int i = 0; i < 3; ++i) {
      const Plane<S>& first = *order[i];
      const Plane<S>& second = *order[(i + 1) % 3];
      const Plane<S>& third = *order[(i + 2) % 3];
      if (planes::parallel(first, second)) continue;
      // The third plane is parallel to the common line of the other two and contains all of it or
      // none. Multiplied through to avoid division.
      const Vector3<S> direction = cross(first.normal, second.normal);
      const Vector3<S> weighted = second.normal * first.offset - first.normal * second.offset;
      const S miss =
          dot(third.normal, cross(weighted, direction)) - third.offset * squaredNorm(direction);
      if (sign(miss) == 0) {
        answer.relation = Relation::line;
        answer.line = planes::commonLine(first, second);
      }
      return;
    }
    if (planes::identical(input.a, input.b) && planes::identical(input.a, input.c)) {
      answer.relation = Relation::plane;
    }
  }
};

/// Gaussian elimination on the planes' equations: the ranks of the normals and of the whole system
/// give the relation. Shares no step with the products above.
struct PlanePlaneReference {
  static constexpr QueryInfo info{Kind::common, "reference", "elimination", true};
  template <typename S>
  using Input = PairInput<Plane, Plane>::Type<S>;
  static CommonAnswer<Rational> refer(const Input<double>& input);
};

struct PlanePlanePlaneReference {
  static constexpr QueryInfo info{Kind::common, "reference", "elimination", true};
  template <typename S>
  using Input = PlanePlanePlaneCramer::Input<S>;
  static CommonAnswer<Rational> refer(const Input<double>& input);
};

}  // namespace hairline
