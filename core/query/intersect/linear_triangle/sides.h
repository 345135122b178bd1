#pragma once

#include "core/query/intersect/linear_triangle/parallel.h"
#include "core/query/intersect/linear_triangle/sign_tests.h"

namespace hairline {

namespace linear_triangle {

/// On which side of the line the three edges run, as signed volumes: RTCD 5.3.4. Positive all three
/// when the line comes from the front and passes inside.
template <typename S>
struct TripleProducts {
  static constexpr std::array<Label, 3> labels{"direction c b", "direction a c", "direction b a"};
  Vector3<S> pa, pb, pc, weights;

  TripleProducts(const Linear<S>& line, const Triangle<S>& triangle)
      : pa(triangle.vertices[0] - line.origin),
        pb(triangle.vertices[1] - line.origin),
        pc(triangle.vertices[2] - line.origin) {
    const Vector3<S> m = cross(line.direction, pc);
    weights = {dot(pb, m), -dot(pa, m), dot(pa, cross(line.direction, pb))};
  }
  /// The origin's volume with the triangle: t times the sum of the weights.
  S reach() const { return -dot(pa, cross(pb, pc)); }
};

/// The same from Plücker coordinates: the permuted inner products of the line with the edges, with
/// vertex a as the origin of all moments, so that nothing large cancels far from the scene's
/// origin. The line's moment is shared by all three; the edges at a have none.
template <typename S>
struct PluckerSides {
  static constexpr std::array<Label, 3> labels{"side of bc", "side of ca", "side of ab"};
  Vector3<S> offset, normal, weights;

  PluckerSides(const Linear<S>& line, const Triangle<S>& triangle)
      : offset(line.origin - triangle.vertices[0]) {
    const Vector3<S> ab = triangle.edge(2);
    const Vector3<S> bc = triangle.edge(0);
    const Vector3<S> ca = triangle.edge(1);
    normal = cross(ab, bc);
    const Vector3<S> moment = cross(offset, line.direction);
    weights = {-(dot(line.direction, normal) + dot(moment, bc)), -dot(moment, ca),
               -dot(moment, ab)};
  }
  S reach() const { return dot(normal, offset); }
};

/// The verdict from three side products. All three zero: the line lies in the triangle's plane (or
/// is a point, or the triangle has no area), and the products say nothing.
template <template <typename> class Sides, bool oneSided, Scalar S, typename Observer>
bool meetBySides(const Linear<S>& line, const Triangle<S>& triangle, Observer& observer,
                 IntersectAnswer<S>* answer) {
  const Sides<S> sides(line, triangle);
  Vector3<S> weights = sides.weights;
  SignTests<Observer> tests(observer);
  int positive = 0;
  int negative = 0;
  for (int i = 0; i < 3; ++i) {
    const int s = sign(weights[i]);
    observer.step([&] {
      return SignStep{Sides<S>::labels[static_cast<std::size_t>(i)], toDouble(weights[i]), s};
    });
    positive += s > 0 ? 1 : 0;
    negative += s < 0 ? 1 : 0;
    if (negative > 0 && (oneSided || positive > 0)) {
      tests.miss();
      if (!Observer::records) return false;
    }
  }
  if (positive == 0 && negative == 0) {
    if constexpr (oneSided) {
      tests.miss();
      return false;
    }
    return meetParallel(line, triangle, observer, answer);
  }
  S t = sides.reach();
  if (negative > 0) {
    weights = -weights;
    t = -t;
  }
  const S scale = weights[0] + weights[1] + weights[2];
  if (line.hasStart && tests.fails("t", t)) return false;
  if (line.hasEnd && tests.fails("1 - t", S(scale - t))) return false;
  if constexpr (Observer::answers) {
    if (!tests.missed()) putCrossing<S>(line, {weights, t, scale}, *answer);
  }
  return !tests.missed();
}

/// What the forms have in common as queries.
template <template <typename> class L, template <typename> class Sides, bool oneSided>
struct SideQuery {
  template <typename S>
  using Input = typename PairInput<L, Triangle>::template Type<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer& observer) {
    return meetBySides<Sides, oneSided, S, Observer>(linear(input.a), input.b, observer, nullptr);
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const Linear<S> line = linear(input.a);
    answer.hit = meetBySides<Sides, oneSided, S, Observer>(line, input.b, observer, &answer);
    if (!answer.hit) putAxis(line, input.b, answer);
    return answer;
  }
};

}  // namespace linear_triangle

/// Line, ray or segment and triangle from either side, by scalar triple products of one sign.
template <template <typename> class L>
struct LinearTriangleScalarTriple
    : linear_triangle::SideQuery<L, linear_triangle::TripleProducts, false> {
  static constexpr QueryInfo info{Kind::intersect, "scalar_triple", "RTCD 5.3.4"};
};

/// The same from the front alone, where the vertices run counter-clockwise: direction·normal < 0.
template <template <typename> class L>
struct LinearTriangleScalarTripleCcw
    : linear_triangle::SideQuery<L, linear_triangle::TripleProducts, true> {
  static constexpr QueryInfo info{.kind = Kind::intersect,
                                  .method = "scalar_triple_ccw",
                                  .source = "RTCD 5.3.4",
                                  .oneSided = true};
};

/// Line, ray or segment and triangle from either side, by Plücker coordinates.
template <template <typename> class L>
struct LinearTrianglePlucker : linear_triangle::SideQuery<L, linear_triangle::PluckerSides, false> {
  static constexpr QueryInfo info{Kind::intersect, "plucker", "RTCD 5.3.4"};
};

}  // namespace hairline
