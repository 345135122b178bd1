#pragma once

#include "core/query/intersect/linear_triangle/parallel.h"
#include "core/query/intersect/linear_triangle/sign_tests.h"

namespace hairline {

namespace linear_triangle {

/// The common body of both forms of Möller and Trumbore's method.
template <bool culled, Scalar S, typename Observer>
bool mollerTrumbore(const Linear<S>& line, const Triangle<S>& triangle, Observer& observer,
                    IntersectAnswer<S>* answer) {
  const auto& v = triangle.vertices;
  const Vector3<S> edge1 = v[1] - v[0];
  const Vector3<S> edge2 = v[2] - v[0];
  const Vector3<S> p = cross(line.direction, edge2);
  S determinant = dot(edge1, p);
  // -direction·normal: positive when the line comes from the front.
  const int facing = sign(determinant);
  observer.step([&] { return SignStep{"determinant", toDouble(determinant), facing}; });
  if (culled ? facing <= 0 : facing == 0) {
    if constexpr (culled) {
      observer.decide();
      return false;
    }
    return meetParallel(line, triangle, observer, answer);
  }
  // Seen from behind everything changes its sign; the two-sided form keeps those lines.
  Vector3<S> s = line.origin - v[0];
  if (facing < 0) {
    s = -s;
    determinant = -determinant;
  }
  SignTests<Observer> tests(observer);
  const S weight1 = dot(s, p);
  if (tests.fails("u", weight1)) return false;
  const Vector3<S> q = cross(s, edge1);
  const S weight2 = dot(line.direction, q);
  if (tests.fails("v", weight2)) return false;
  const S weight0 = determinant - weight1 - weight2;
  if (tests.fails("1 - u - v", weight0)) return false;
  const S t = dot(edge2, q);
  if (line.hasStart && tests.fails("t", t)) return false;
  if (line.hasEnd && tests.fails("1 - t", S(determinant - t))) return false;
  if constexpr (Observer::answers) {
    if (!tests.missed()) {
      putCrossing<S>(line, {{weight0, weight1, weight2}, t, determinant}, *answer);
    }
  }
  return !tests.missed();
}

/// What the two forms have in common as queries.
template <template <typename> class L, bool culled>
struct MollerTrumbore {
  template <typename S>
  using Input = typename PairInput<L, Triangle>::template Type<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer& observer) {
    return mollerTrumbore<culled, S, Observer>(linear(input.a), input.b, observer, nullptr);
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const Linear<S> line = linear(input.a);
    answer.hit = mollerTrumbore<culled, S, Observer>(line, input.b, observer, &answer);
    if (!answer.hit) putAxis(line, input.b, answer);
    return answer;
  }
};

}  // namespace linear_triangle

/// Line, ray or segment and triangle from either side: the weights of the crossing by Cramer's
/// rule. Lines in the plane, and triangles without area, are answered as the sets they are. MT.
template <template <typename> class L>
struct LinearTriangleMollerTrumbore : linear_triangle::MollerTrumbore<L, false> {
  static constexpr QueryInfo info{Kind::intersect, "moller_trumbore", "MT, RTCD 5.3.6"};
};

/// The same from the front alone: direction·normal < 0 with the normal (b-a)×(c-a). MT.
template <template <typename> class L>
struct LinearTriangleMollerTrumboreCulled : linear_triangle::MollerTrumbore<L, true> {
  static constexpr QueryInfo info{Kind::intersect, "moller_trumbore_culled", "MT, RTCD 5.3.6"};
};

}  // namespace hairline
