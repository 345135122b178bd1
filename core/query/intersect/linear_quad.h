#pragma once

#include <algorithm>
#include <optional>

#include "core/math/triple.h"
#include "core/query/intersect/linear_triangle/sides.h"
#include "core/query/polytope_reference.h"
#include "core/shapes/triangulate.h"

namespace hairline {

namespace linear_quad {

/// The two triangles of a quad, cut as the scene format says. Both have the cut as edge 2: from
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

/// The verdict where it is certain, whichever way the quad is cut: from the triple products with
/// its four edges and with both diagonals. Nothing where one of them is too near to zero, and where
/// the two ways to cut differ, as they do about a notch. A verdict that is certain is also that of
/// the products as they are rounded in S.
template <std::floating_point S, template <typename> class L>
std::optional<bool> meetForCertain(const L<S>& operand, const Quad<S>& quad) {
  const Linear<S> line = linear(operand);
  const auto toTriple = [](const Vector3<S>& v) {
    return Triple<double>{double(v[0]), double(v[1]), double(v[2])};
  };
  const Triple<double> d = toTriple(line.direction);
  double extent = std::max({std::abs(d[0]), std::abs(d[1]), std::abs(d[2])});
  Triple<double> v[4];
  for (std::size_t i = 0; i < 4; ++i) {
    v[i] = toTriple(Vector3<S>(quad.vertices[i] - line.origin));
    for (const double x : v[i]) extent = std::max(extent, std::abs(x));
  }
  // Products of three of which none is beyond the range of S, with its roundings.
  constexpr double reach = std::same_as<S, float> ? 1e8 : 1e90;
  if (!(extent > 1 / reach && extent < reach)) return std::nullopt;
  // A product of three numbers up to the extent, of which one may be twice as large and all are
  // rounded, is off by less than 512 u extent³; so is what follows from four of them here.
  constexpr double share = std::same_as<S, float> ? 0x1p-14 : 0x1p-43;
  const double doubt = share * extent * extent * extent;
  double least = extent * extent * extent;
  const auto certain = [&](double x) {
    least = std::min(least, std::abs(x));
    return x;
  };
  Triple<double> edges[4];
  double sides[4];
  for (std::size_t i = 0; i < 4; ++i) {
    edges[i] = cross(v[i], v[(i + 1) % 4]);
    sides[i] = certain(dot(d, edges[i]));
  }
  const double cuts[2] = {certain(dot(d, cross(v[0], v[2]))), certain(dot(d, cross(v[1], v[3])))};
  // The triangle i, i + 1, i + 2: `back` is the product with its way back.
  const auto meets = [&](std::size_t i, double back) -> bool {
    const double first = sides[i];
    const double second = sides[(i + 1) % 4];
    const bool through =
        ((first > 0) & (second > 0) & (back > 0)) | ((first < 0) & (second < 0) & (back < 0));
    if (!line.hasEnd) return through;
    const double height = certain(dot(edges[i], v[(i + 2) % 4]));
    const double rest = certain(first + second + back - height);
    const bool starts = (height > 0) == (first > 0);
    const bool ends = (rest > 0) == (first > 0);
    return through & starts & ends;
  };
  const bool cutFrom0 = meets(0, -cuts[0]) | meets(2, cuts[0]);
  const bool cutFrom1 = meets(1, -cuts[1]) | meets(3, cuts[1]);
  if (!(least > doubt) || cutFrom0 != cutFrom1) return std::nullopt;
  return cutFrom0;
}

}  // namespace linear_quad

/// Line or segment and quad, convex or concave, by scalar triple products: the one with the cut
/// tells which of the two triangles can be met, and the line goes on to that one. RTCD 5.3.5.
/// Where the line meets the cut, or sees the two triangles on the same side of it (edge-on, or a
/// quad that is a hair off its plane), both are looked at.
template <template <typename> class L>
struct LinearQuadScalarTriple {
  static constexpr QueryInfo info{Kind::intersect, "scalar_triple", "RTCD 5.3.5"};
  template <typename S>
  using Input = typename PairInput<L, Quad>::template Type<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer& observer) {
    if constexpr (std::floating_point<S>) {
      if (const auto certain = linear_quad::meetForCertain(input.a, input.b)) return *certain;
    }
    return meets<S, Observer>(input, observer, nullptr);
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = meets<S, Observer>(input, observer, &answer);
    if (!answer.hit) putAxis(input, answer);
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
      if constexpr (Observer::answers) {
        if (!hit || sign(S(*own.t - *answer->t)) < 0) {
          answer->t = own.t;
          answer->point = own.point;
          answer->feature = "face";
        }
      }
      hit = true;
      if constexpr (!Observer::answers) return true;
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

/// Line or segment and quad by linear programming on each of its two triangles.
template <template <typename> class L>
struct LinearQuadReference {
  static constexpr QueryInfo info{Kind::intersect, "reference", "linear programming"};
  template <typename S>
  using Input = typename PairInput<L, Quad>::template Type<S>;

  static IntersectAnswer<Rational> refer(const Input<double>& input) {
    IntersectAnswer<Rational> answer;
    const auto& v = input.b.vertices;
    for (const IndexTriple& part : triangulate(input.b)) {
      const Triangle<double> triangle{{v[static_cast<std::size_t>(part[0])],
                                       v[static_cast<std::size_t>(part[1])],
                                       v[static_cast<std::size_t>(part[2])]}};
      const IntersectAnswer<Rational> own =
          intersectByProgram(generators(input.a), generators(triangle), parameterCosts(input.a));
      if (own.hit && (!answer.hit || *own.t < *answer.t)) answer = own;
    }
    return answer;
  }
};

}  // namespace hairline
