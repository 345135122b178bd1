#pragma once

#include "core/query/intersect/linear_triangle/sides.h"
#include "core/shapes/triangulate.h"

namespace hairline {

namespace linear_quad {

/// The two triangles of a quad, cut as the scene format defines. Both have the cut as edge 2: from
/// their vertex 0 to their vertex 1.
template <Scalar S>
std::array<Triangle<S>, 2> triangles(const Quad<S>& quad) {
  const auto& v = quad.vertices;
  const Quad<double> seen{{toDouble(v[0]), toDouble(v[1]), toDouble(v[2]), toDouble(v[3])}};
  // Of its two triangles the first one of the cut from 0 to 2 is 0 1 2, that from 1 to 3 is 0 1 3.
  const bool from1 = triangulate(seen)[0][2] == 3;
  if (from1) return {{{{v[3], v[1], v[0]}}, {{v[1], v[3], v[2]}}}};
  return {{{{v[2], v[0], v[1]}}, {{v[0], v[2], v[3]}}}};
}

}  // namespace linear_quad

/// Line, ray or segment and quad, convex or concave, by scalar triple products: the one with the
/// cut decides which of the two triangles can be hit, and only that one is tested. RTCD 5.3.5. If
/// the line meets the cut, or both triangles lie on the same side of it along the line (edge-on, or
/// a quad that is slightly off its plane), both are tested.
template <template <typename> class L>
struct LinearQuadScalarTriple {
  static constexpr QueryInfo info{Kind::intersect, "scalar_triple", "RTCD 5.3.5"};
  template <typename S>
  using Input = typename PairInput<L, Quad>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = meets<S, Observer>(input, observer, &answer);
    if (!answer.hit && observer.answers) putAxis(input, answer);
    return answer;
  }

 private:
  template <Scalar S, typename Observer>
  static bool meets(const Input<S>& input, Observer& observer, IntersectAnswer<S>* answer) {
    const Linear<S> line = linear(input.a);
    const std::array<Triangle<S>, 2> parts = linear_quad::triangles(input.b);
    const auto& cut = parts[0].vertices;
    const auto volume = [&](const Vector3<S>& point) {
      return dot(line.direction, cross(cut[1] - cut[0], point - cut[0]));
    };
    // On which side of the cut the line passes, seen along the line.
    const S passing = dot(line.direction, cross(cut[0] - line.origin, cut[1] - line.origin));
    const int passes = sign(passing);
    observer.step([&] { return SignStep{"cut", toDouble(passing), passes}; });
    const int first = sign(volume(parts[0].vertices[2]));
    const int second = sign(volume(parts[1].vertices[2]));
    const bool apart = first * second < 0;
    PartObserver<Observer> part{observer};
    bool hit = false;
    for (std::size_t i = 0; i < 2; ++i) {
      const int toward = i == 0 ? first : second;
      if (apart && passes * toward < 0) continue;
      IntersectAnswer<S> own;
      const bool meetsPart =
          linear_triangle::meetBySides<linear_triangle::TripleProducts, false, L, S,
                                       PartObserver<Observer>>(input.a, parts[i], part, &own);
      if (!meetsPart) continue;
      if (observer.answers) {
        if (!hit || sign(S(*own.t - *answer->t)) < 0) {
          answer->t = own.t;
          answer->point = own.point;
          answer->feature = "face";
        }
      }
      hit = true;
      if (!observer.answers) return true;
    }
    observer.decide();
    return hit;
  }

  template <Scalar S>
  static void putAxis(const Input<S>& input, IntersectAnswer<S>& answer) {
    constexpr std::array<Label, 4> labels{"direction cross edge 0", "direction cross edge 1",
                                          "direction cross edge 2", "direction cross edge 3"};
    const Linear<S> line = linear(input.a);
    const auto& v = input.b.vertices;
    const auto attempt = [&](Label label, const Vector3<S>& axis, LineAxis kind) {
      if (answer.separating) return;
      const Interval<S> first = hull<S>(dot(axis, v[0]), dot(axis, v[1]));
      const Interval<S> second = hull<S>(dot(axis, v[2]), dot(axis, v[3]));
      answer.separating =
          separatingAxis<S>(label, axis, line, kind,
                            {minimum(first.min, second.min), maximum(first.max, second.max)});
    };
    const Vector3<S> n = cross(v[2] - v[0], v[3] - v[1]);
    attempt("quad normal", n,
            sign(dot(n, line.direction)) == 0 ? LineAxis::perpendicular : LineAxis::any);
    for (std::size_t i = 0; i < 4; ++i) {
      attempt(labels[i], cross(line.direction, v[(i + 1) % 4] - v[i]), LineAxis::perpendicular);
    }
  }
};

}  // namespace hairline
