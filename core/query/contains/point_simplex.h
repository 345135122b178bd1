#pragma once

#include "core/query/query.h"
#include "core/shapes/point.h"
#include "core/shapes/tetrahedron.h"
#include "core/shapes/triangle.h"

namespace hairline {

namespace contains_simplex {

/// Whether a point lies on a closed segment, decided by products alone.
template <Scalar S>
bool onSegment(const Vector3<S>& p, const Vector3<S>& a, const Vector3<S>& b) {
  if (!isZero(cross(b - a, p - a))) return false;
  // Between the ends along every coordinate, which also handles a degenerate segment.
  for (int k = 0; k < 3; ++k) {
    if (sign(S(p[k] - a[k])) * sign(S(p[k] - b[k])) > 0) return false;
  }
  return true;
}

template <Scalar S>
bool onEdges(const Vector3<S>& p, const Triangle<S>& triangle) {
  const auto& [a, b, c] = triangle.vertices;
  return onSegment(p, a, b) || onSegment(p, b, c) || onSegment(p, c, a);
}

/// The vertex to measure from: in float and double the one nearest to the point, from which the
/// difference is exact if the point is a vertex, and loses least otherwise.
template <Scalar S>
Vector3<S> offsetFromVertex(const Vector3<S>& p, const Triangle<S>& triangle) {
  const auto& v = triangle.vertices;
  std::size_t nearest = 0;
  if constexpr (std::floating_point<S>) {
    const auto distanceTo = [&](const Vector3<S>& vertex) {
      return maximum(maximum(absolute(S(p[0] - vertex[0])), absolute(S(p[1] - vertex[1]))),
                     absolute(S(p[2] - vertex[2])));
    };
    const S first = distanceTo(v[0]);
    const S second = distanceTo(v[1]);
    // By arithmetic: which one it is is unpredictable.
    nearest = static_cast<std::size_t>(second < first);
    const auto third = static_cast<std::size_t>(distanceTo(v[2]) < minimum(first, second));
    nearest = nearest * (1 - third) + 2 * third;
  }
  return p - v[nearest];
}

/// Whether the point is in the triangle's plane. Also offers the step.
template <Scalar S, typename Observer>
bool inPlane(const Vector3<S>& p, const Triangle<S>& triangle, const Vector3<S>& n,
             Observer& observer) {
  const S height = dot(n, offsetFromVertex<S>(p, triangle));
  const int side = sign(height);
  observer.step([&] { return SignStep{"height over the plane", toDouble(height), side}; });
  return side == 0;
}

}  // namespace contains_simplex

/// Whether a triangle contains a point: in its plane, with nonnegative barycentric weights. Without
/// area it is the union of its edges. RTCD 3.4, 5.4.2.
struct ContainsPointTriangleBarycentric {
  static constexpr QueryInfo info{Kind::contains, "barycentric", "RTCD 3.4, 5.4.2"};
  template <typename S>
  using Input = PairInput<Point, Triangle>::Type<S>;

  template <Scalar S, typename Observer>
  static ContainsAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto& [a, b, c] = input.b.vertices;
    const Vector3<S>& p = input.a.position;
    const Vector3<S> n = normal(input.b);
    ContainsAnswer<S> answer;
    if (isZero(n)) {
      answer.contains = contains_simplex::onEdges(p, input.b);
      return answer;
    }
    const bool flat = contains_simplex::inPlane(p, input.b, n, observer);
    if (!observer.records && !flat) return answer;
    // By Cramer's rule in the plane, from the projections onto two edges.
    const Vector3<S> ab = b - a;
    const Vector3<S> ac = c - a;
    const Vector3<S> ap = p - a;
    const S d00 = dot(ab, ab);
    const S d01 = dot(ab, ac);
    const S d11 = dot(ac, ac);
    const S d20 = dot(ap, ab);
    const S d21 = dot(ap, ac);
    const S whole = d00 * d11 - d01 * d01;
    const S v = d11 * d20 - d01 * d21;
    const S w = d00 * d21 - d01 * d20;
    const S u = whole - v - w;
    const S* weights[3] = {&u, &v, &w};
    constexpr std::array<Label, 3> labels{"weight of vertex 0", "weight of vertex 1",
                                          "weight of vertex 2"};
    bool within = true;
    for (std::size_t i = 0; i < 3; ++i) {
      const int side = sign(*weights[i]);
      observer.step([&] { return SignStep{labels[i], toDouble(*weights[i]), side}; });
      within = within && side >= 0;
    }
    answer.contains = flat && within;
    observer.decide();
    if (observer.answers) {
      if (answer.contains && sign(whole) > 0) {
        answer.barycentric = Vector3<S>(u / whole, v / whole, w / whole);
      }
    }
    return answer;
  }
};

/// Whether a triangle contains a point: in its plane, and on the inner side of every edge. RTCD
/// 5.4.2.
struct ContainsPointTriangleSameSide {
  static constexpr QueryInfo info{Kind::contains, "same_side", "RTCD 5.4.2"};
  template <typename S>
  using Input = PairInput<Point, Triangle>::Type<S>;

  template <Scalar S, typename Observer>
  static ContainsAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Vector3<S>& p = input.a.position;
    const Vector3<S> n = normal(input.b);
    ContainsAnswer<S> answer;
    if (isZero(n)) {
      answer.contains = contains_simplex::onEdges(p, input.b);
      return answer;
    }
    const bool flat = contains_simplex::inPlane(p, input.b, n, observer);
    if (!observer.records && !flat) return answer;
    constexpr std::array<Label, 3> labels{"inside of edge 0", "inside of edge 1",
                                          "inside of edge 2"};
    bool within = true;
    for (int i = 0; i < 3; ++i) {
      const auto from = static_cast<std::size_t>((i + 1) % 3);
      const S value = dot(n, cross(input.b.edge(i), p - input.b.vertices[from]));
      const int side = sign(value);
      observer.step([&] {
        return SignStep{labels[static_cast<std::size_t>(i)], toDouble(value), side};
      });
      within = within && side >= 0;
    }
    answer.contains = flat && within;
    observer.decide();
    return answer;
  }
};

/// Whether a tetrahedron contains a point: for every face, on the side of the fourth vertex. A flat
/// one is the union of its faces. RTCD 5.1.6, 5.4.
struct ContainsPointTetrahedronDefinition {
  static constexpr QueryInfo info{Kind::contains, "definition", "RTCD 5.1.6"};
  template <typename S>
  using Input = PairInput<Point, Tetrahedron>::Type<S>;

  template <Scalar S, typename Observer>
  static ContainsAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto& v = input.b.vertices;
    const Vector3<S>& p = input.a.position;
    constexpr std::array<Label, 4> labels{"inside of face 0", "inside of face 1",
                                          "inside of face 2", "inside of face 3"};
    ContainsAnswer<S> answer;
    const S volume = dot(v[1] - v[0], cross(v[2] - v[0], v[3] - v[0]));
    const int winding = sign(volume);
    observer.step([&] { return SignStep{"volume", toDouble(volume), winding}; });
    if (winding == 0) {
      VerdictOnly silent;
      for (std::size_t i = 0; i < 4 && !answer.contains; ++i) {
        const Triangle<S> face{{v[(i + 1) % 4], v[(i + 2) % 4], v[(i + 3) % 4]}};
        answer.contains =
            ContainsPointTriangleSameSide::solve<S>({Point<S>{p}, face}, silent).contains;
      }
      observer.decide();
      return answer;
    }
    answer.contains = true;
    for (std::size_t i = 0; i < 4; ++i) {
      const Vector3<S>& q = v[(i + 1) % 4];
      const Vector3<S> n = cross(v[(i + 2) % 4] - q, v[(i + 3) % 4] - q);
      const S mine = dot(n, p - q);
      const int side = sign(mine) * sign(dot(n, v[i] - q));
      observer.step([&] { return SignStep{labels[i], toDouble(mine), side}; });
      answer.contains = answer.contains && side >= 0;
      if (!observer.records && !answer.contains) return answer;
    }
    observer.decide();
    return answer;
  }
};

}  // namespace hairline
