#pragma once

#include "core/math/triple.h"
#include "core/query/intersect/linear_triangle/parallel.h"
#include "core/query/intersect/linear_triangle/sign_tests.h"

namespace hairline {

namespace linear_triangle {

/// On which side of the line the three edges run, as signed volumes: RTCD 5.3.4. All three are
/// positive if the line comes from the front and passes inside.
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
  Triple<Vector3<S>> corners() const { return {pa, pb, pc}; }
};

/// The same from Plücker coordinates: the permuted inner products of the line with the edges, with
/// the line's origin as the origin of all moments. So the line has no moment; a start in a vertex
/// or on an edge gives zeros, and two triangles give the same number, up to its sign, for an edge
/// they share: no line passes between them.
template <typename S>
struct PluckerSides {
  static constexpr std::array<Label, 3> labels{"side of bc", "side of ca", "side of ab"};
  Vector3<S> pa, pb, pc, moment, weights;

  PluckerSides(const Linear<S>& line, const Triangle<S>& triangle)
      : pa(triangle.vertices[0] - line.origin),
        pb(triangle.vertices[1] - line.origin),
        pc(triangle.vertices[2] - line.origin) {
    moment = cross(pb, pc);
    weights = {-dot(line.direction, moment), -dot(line.direction, cross(pc, pa)),
               -dot(line.direction, cross(pa, pb))};
  }
  S reach() const { return -dot(pa, moment); }
  Triple<Vector3<S>> corners() const { return {pa, pb, pc}; }
};

/// The sum of the magnitudes of all products in the three volumes.
template <std::floating_point S>
S magnitudeOfSides(const Vector3<S>& direction, const Triple<Vector3<S>>& corners) {
  S sum(0);
  for (std::size_t i = 0; i < 3; ++i) {
    const Vector3<S> sizes = crossMagnitude(corners[i], corners[(i + 1) % 3]);
    for (int k = 0; k < 3; ++k) sum += absolute(direction[k]) * sizes[k];
  }
  return sum;
}

/// The volume of the end of a segment with the triangle: 1 - t times the sum of the weights.
/// Computed separately, so that an end in a vertex is in the plane.
template <Scalar S>
S reachOfEnd(const Vector3<S>& end, const Triangle<S>& triangle) {
  const auto& v = triangle.vertices;
  return dot(Vector3<S>(v[0] - end), cross(v[1] - end, v[2] - end));
}

/// The verdict from three side products. If all three are zero the line lies in the triangle's
/// plane (or is a point, or the triangle has no area), and the products decide nothing.
template <template <typename> class Sides, bool oneSided, template <typename> class L, Scalar S,
          typename Observer>
bool meetBySides(const L<S>& operand, const Triangle<S>& triangle, Observer& observer,
                 IntersectAnswer<S>* answer) {
  const Linear<S> line = linear(operand);
  const Sides<S> sides(line, triangle);
  Vector3<S> weights = sides.weights;
  SignTests<Observer> tests(observer);
  int positive = 0;
  int negative = 0;
  bool counted = false;
  if constexpr (std::floating_point<S>) {
    counted = !observer.records;
    // All three at once: one branch instead of three unpredictable ones.
    for (int i = 0; counted && i < 3; ++i) {
      positive |= static_cast<int>(weights[i] > 0);
      negative |= static_cast<int>(weights[i] < 0);
    }
    if (counted && (negative & (static_cast<int>(oneSided) | positive)) != 0) return false;
  }
  if (!counted) {
    for (int i = 0; i < 3; ++i) {
      const int s = sign(weights[i]);
      observer.step([&] {
        return SignStep{Sides<S>::labels[static_cast<std::size_t>(i)], toDouble(weights[i]), s};
      });
      positive += s > 0 ? 1 : 0;
      negative += s < 0 ? 1 : 0;
      if (negative > 0 && (oneSided || positive > 0)) {
        tests.miss();
        if (!observer.records) return false;
      }
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
  if constexpr (requires { operand.b; }) {
    S rest = reachOfEnd<S>(operand.b, triangle);
    if (negative > 0) rest = -rest;
    if (tests.fails("1 - t", rest)) return false;
  }
  if (tests.missed()) return false;
  if constexpr (std::floating_point<S>) {
    if (isRounding(scale, magnitudeOfSides(line.direction, sides.corners()))) {
      return meetEdgeOn(line, triangle, answer);
    }
  }
  if (observer.answers) putCrossing<S>(line, {weights, t, scale}, *answer);
  return true;
}

/// The common part of the forms as queries.
template <template <typename> class L, template <typename> class Sides, bool oneSided>
struct SideQuery {
  template <typename S>
  using Input = typename PairInput<L, Triangle>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = meetBySides<Sides, oneSided, L, S, Observer>(input.a, input.b, observer, &answer);
    if (!answer.hit && observer.answers) putAxis(linear(input.a), input.b, answer);
    return answer;
  }
};

}  // namespace linear_triangle

/// Line, ray or segment and triangle from either side, by scalar triple products of equal sign.
template <template <typename> class L>
struct LinearTriangleScalarTriple
    : linear_triangle::SideQuery<L, linear_triangle::TripleProducts, false> {
  static constexpr QueryInfo info{Kind::intersect, "scalar_triple", "RTCD 5.3.4"};
};

/// The same from the front only, where the vertices run counter-clockwise: direction·normal < 0.
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
