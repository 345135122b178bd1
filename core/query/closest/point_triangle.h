#pragma once

#include "core/query/query.h"
#include "core/shapes/point.h"
#include "core/shapes/triangle.h"

namespace hairline {

namespace closest_triangle {

template <typename S>
using Input = PairInput<Point, Triangle>::Type<S>;

constexpr std::array<Label, 3> vertexLabels{"vertex 0", "vertex 1", "vertex 2"};
constexpr std::array<Label, 3> edgeLabels{"edge 0", "edge 1", "edge 2"};

/// Completes an answer from the weights of the vertices, which say where the nearest point lies.
template <Scalar S, typename Observer>
ClosestAnswer<S> answerAt(const Input<S>& input, const Vector3<S>& weights, Label feature,
                          Observer& observer) {
  const auto& v = input.b.vertices;
  ClosestAnswer<S> answer;
  answer.feature = feature;
  answer.barycentric = weights;
  // From vertex 0 by differences, and a vertex itself without rounding.
  Vector3<S> nearest = v[0] + (v[1] - v[0]) * weights[1] + (v[2] - v[0]) * weights[2];
  for (std::size_t i = 0; i < 3; ++i) {
    if (feature == vertexLabels[i]) nearest = v[i];
  }
  answer.points = {input.a.position, nearest};
  answer.sqdist = squaredNorm(input.a.position - nearest);
  observer.step([&] {
    RegionStep step;
    step.label = "Voronoi region";
    step.feature = feature;
    step.query = toDouble(input.a.position);
    step.nearest = toDouble(nearest);
    return step;
  });
  observer.decide();
  return answer;
}

template <Scalar S>
Vector3<S> vertexWeights(int i) {
  return {S(i == 0), S(i == 1), S(i == 2)};
}

/// Weights of a point on the edge opposite to vertex i, at a fraction of the way along it.
template <Scalar S>
Vector3<S> edgeWeights(int i, const S& fraction) {
  Vector3<S> weights(S(0), S(0), S(0));
  weights[(i + 1) % 3] = S(1) - fraction;
  weights[(i + 2) % 3] = fraction;
  return weights;
}

/// The nearest point on the three edges: all there is of a triangle without area.
template <Scalar S, typename Observer>
ClosestAnswer<S> nearestOnEdges(const Input<S>& input, Observer& observer) {
  const auto& v = input.b.vertices;
  Vector3<S> bestWeights = vertexWeights<S>(0);
  Label bestFeature = vertexLabels[0];
  S best = squaredNorm(input.a.position - v[0]);
  for (int i = 0; i < 3; ++i) {
    const int from = (i + 1) % 3;
    const int to = (i + 2) % 3;
    const Vector3<S> edge = input.b.edge(i);
    const Vector3<S> offset = input.a.position - v[static_cast<std::size_t>(from)];
    const S along = dot(edge, offset);
    const S length = squaredNorm(edge);
    Vector3<S> weights = vertexWeights<S>(from);
    Label feature = vertexLabels[static_cast<std::size_t>(from)];
    Vector3<S> nearest = v[static_cast<std::size_t>(from)];
    if (sign(along) > 0) {
      if (sign(S(length - along)) <= 0) {
        weights = vertexWeights<S>(to);
        feature = vertexLabels[static_cast<std::size_t>(to)];
        nearest = v[static_cast<std::size_t>(to)];
      } else {
        const S fraction = along / length;
        weights = edgeWeights<S>(i, fraction);
        feature = edgeLabels[static_cast<std::size_t>(i)];
        nearest += edge * fraction;
      }
    }
    const S distance = squaredNorm(input.a.position - nearest);
    if (sign(S(distance - best)) < 0) {
      best = distance;
      bestWeights = weights;
      bestFeature = feature;
    }
  }
  return answerAt(input, bestWeights, bestFeature, observer);
}

/// The walk through the seven Voronoi regions that two methods share: they differ in how the
/// weights of the interior, `wa`, `wb` and `wc`, are formed. Each is positive where the point lies
/// inside of the edge opposite to its vertex.
template <Scalar S, typename Observer>
ClosestAnswer<S> byRegions(const Input<S>& input, const S& wa, const S& wb, const S& wc,
                           Observer& observer) {
  const auto& [a, b, c] = input.b.vertices;
  const Vector3<S>& p = input.a.position;
  const S abFromA = dot(b - a, p - a);
  const S acFromA = dot(c - a, p - a);
  const S abFromB = dot(a - b, p - b);
  const S bcFromB = dot(c - b, p - b);
  const S acFromC = dot(a - c, p - c);
  const S bcFromC = dot(b - c, p - c);
  const auto record = [&](Label label, const S& value) {
    observer.step([&] { return SignStep{label, toDouble(value), sign(value)}; });
  };
  record("(b-a)·(p-a)", abFromA);
  record("(c-a)·(p-a)", acFromA);
  record("(a-b)·(p-b)", abFromB);
  record("(c-b)·(p-b)", bcFromB);
  record("(a-c)·(p-c)", acFromC);
  record("(b-c)·(p-c)", bcFromC);
  record("inside of edge 0", wa);
  record("inside of edge 1", wb);
  record("inside of edge 2", wc);

  if (sign(abFromA) <= 0 && sign(acFromA) <= 0) {
    return answerAt(input, vertexWeights<S>(0), vertexLabels[0], observer);
  }
  if (sign(abFromB) <= 0 && sign(bcFromB) <= 0) {
    return answerAt(input, vertexWeights<S>(1), vertexLabels[1], observer);
  }
  if (sign(acFromC) <= 0 && sign(bcFromC) <= 0) {
    return answerAt(input, vertexWeights<S>(2), vertexLabels[2], observer);
  }
  // The two feet of an edge add up to its squared length; edges that are points are none.
  struct Edge {
    int opposite;
    const S& weight;
    const S& fromStart;
    const S& fromEnd;
  };
  const Edge edges[3] = {
      {2, wc, abFromA, abFromB}, {1, wb, acFromC, acFromA}, {0, wa, bcFromB, bcFromC}};
  for (const Edge& edge : edges) {
    if (sign(edge.weight) > 0 || sign(edge.fromStart) < 0 || sign(edge.fromEnd) < 0) continue;
    const S length = edge.fromStart + edge.fromEnd;
    if (sign(length) == 0) continue;
    return answerAt(input, edgeWeights<S>(edge.opposite, S(edge.fromStart / length)),
                    edgeLabels[static_cast<std::size_t>(edge.opposite)], observer);
  }
  const S sum = wa + wb + wc;
  // Only rounding leads a triangle without area here.
  if (sign(sum) <= 0) return nearestOnEdges(input, observer);
  return answerAt(input, Vector3<S>(wa / sum, wb / sum, wc / sum), "face", observer);
}

}  // namespace closest_triangle

/// The nearest point of a triangle by Voronoi regions, with dot products only: the weights of the
/// interior are products of the six projections onto the edges. RTCD 5.1.5.
struct ClosestPointTriangleVoronoi {
  static constexpr QueryInfo info{Kind::closest, "voronoi", "RTCD 5.1.5"};
  template <typename S>
  using Input = closest_triangle::Input<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto& [a, b, c] = input.b.vertices;
    const Vector3<S>& p = input.a.position;
    const Vector3<S> ab = b - a;
    const Vector3<S> ac = c - a;
    const S d1 = dot(ab, p - a);
    const S d2 = dot(ac, p - a);
    const S d3 = dot(ab, p - b);
    const S d4 = dot(ac, p - b);
    const S d5 = dot(ab, p - c);
    const S d6 = dot(ac, p - c);
    return closest_triangle::byRegions<S>(input, d3 * d6 - d5 * d4, d5 * d2 - d1 * d6,
                                          d1 * d4 - d3 * d2, observer);
  }
};

/// The nearest point of a triangle by Voronoi regions, with the weights of the interior as triple
/// products with the triangle's normal: areas of the parts, signed. RTCD 5.1.5.
struct ClosestPointTriangleBarycentric {
  static constexpr QueryInfo info{Kind::closest, "barycentric", "RTCD 5.1.5"};
  template <typename S>
  using Input = closest_triangle::Input<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto& [a, b, c] = input.b.vertices;
    const Vector3<S>& p = input.a.position;
    const Vector3<S> n = normal(input.b);
    return closest_triangle::byRegions<S>(input, dot(n, cross(b - p, c - p)),
                                          dot(n, cross(c - p, a - p)), dot(n, cross(a - p, b - p)),
                                          observer);
  }
};

/// The nearest point of a triangle as the least value of a quadratic in two parameters over the
/// region s, t >= 0, s + t <= 1: inside where the free minimum lies inside, otherwise on the
/// border. Eberly, Geometric Tools for Computer Graphics, 10.3.
struct ClosestPointTriangleQuadratic {
  static constexpr QueryInfo info{Kind::closest, "quadratic", "Eberly 2002, 10.3"};
  template <typename S>
  using Input = closest_triangle::Input<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto& v = input.b.vertices;
    const Vector3<S> e0 = v[1] - v[0];
    const Vector3<S> e1 = v[2] - v[0];
    const Vector3<S> offset = v[0] - input.a.position;
    // Q(s, t) = a s² + 2 b s t + c t² + 2 d s + 2 e t + f
    const S a = dot(e0, e0);
    const S b = dot(e0, e1);
    const S c = dot(e1, e1);
    const S d = dot(e0, offset);
    const S e = dot(e1, offset);
    const S det = a * c - b * b;
    const S s = b * e - c * d;
    const S t = b * d - a * e;
    const auto record = [&](Label label, const S& value) {
      observer.step([&] { return SignStep{label, toDouble(value), sign(value)}; });
    };
    record("determinant", det);
    record("s of the free minimum, times the determinant", s);
    record("t of the free minimum, times the determinant", t);
    record("1 - s - t of the free minimum, times the determinant", S(det - s - t));
    const bool inside = sign(det) > 0 && sign(s) >= 0 && sign(t) >= 0 && sign(S(det - s - t)) >= 0;
    // Q is convex: where its free minimum lies outside, the least value is on the border.
    if (!inside) return closest_triangle::nearestOnEdges(input, observer);
    const S u = s / det;
    const S w = t / det;
    return closest_triangle::answerAt(input, Vector3<S>(S(1) - u - w, u, w), "face", observer);
  }
};

}  // namespace hairline
