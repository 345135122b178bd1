#pragma once

#include <bit>
#include <cstdint>

#include "core/query/query.h"
#include "core/shapes/point.h"
#include "core/shapes/triangle.h"

namespace hairline {

namespace closest_triangle {

template <typename S>
using Input = PairInput<Point, Triangle>::Type<S>;

constexpr std::array<Label, 3> vertexLabels{"vertex 0", "vertex 1", "vertex 2"};
constexpr std::array<Label, 3> edgeLabels{"edge 0", "edge 1", "edge 2"};

/// Completes an answer from the nearest point and the weights of its vertices.
template <Scalar S, typename Observer>
ClosestAnswer<S> answerAt(const Vector3<S>& point, const Vector3<S>& weights,
                          const Vector3<S>& nearest, Label feature, Observer& observer) {
  ClosestAnswer<S> answer;
  answer.feature = feature;
  answer.barycentric = weights;
  answer.points = {point, nearest};
  answer.sqdist = squaredNorm(point - nearest);
  observer.step([&] {
    RegionStep step;
    step.label = "Voronoi region";
    step.feature = feature;
    step.query = toDouble(point);
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

/// Weights of a point on the edge opposite to vertex i, at a fraction along it.
template <Scalar S>
Vector3<S> edgeWeights(int i, const S& fraction) {
  Vector3<S> weights(S(0), S(0), S(0));
  weights[(i + 1) % 3] = S(1) - fraction;
  weights[(i + 2) % 3] = fraction;
  return weights;
}

/// The nearest point on the three edges, which make up a triangle without area.
template <Scalar S, typename Observer>
ClosestAnswer<S> nearestOnEdges(const Vector3<S>& point, const Triangle<S>& triangle,
                                Observer& observer) {
  const auto& v = triangle.vertices;
  // The position on the edge opposite to vertex i: at its start, at its end, or a fraction between.
  struct OnEdge {
    int vertex = 0;
    int edge = -1;
    S fraction{};
    Vector3<S> nearest;
    S distance{};
  };
  const auto onEdge = [&](int i) {
    const int from = (i + 1) % 3;
    const int to = (i + 2) % 3;
    const Vector3<S> edge = triangle.edge(i);
    const S along = dot(edge, point - v[static_cast<std::size_t>(from)]);
    const S length = squaredNorm(edge);
    OnEdge found;
    if constexpr (std::floating_point<S>) {
      // Branchless. Avoids division by a length of zero.
      const bool started = along > 0;
      const bool inside = started & (along < length);
      found.vertex = (started & !inside) ? to : from;
      found.edge = inside ? i : -1;
      const S fraction = along / (inside ? length : S(1));
      found.fraction = inside ? fraction : S(0);
      found.nearest = v[static_cast<std::size_t>(found.vertex)] + edge * found.fraction;
    } else {
      found.vertex = from;
      found.nearest = v[static_cast<std::size_t>(from)];
      if (sign(along) > 0) {
        if (sign(S(length - along)) <= 0) {
          found.vertex = to;
          found.nearest = v[static_cast<std::size_t>(to)];
        } else {
          found.edge = i;
          found.fraction = along / length;
          found.nearest += edge * found.fraction;
        }
      }
    }
    found.distance = squaredNorm(point - found.nearest);
    return found;
  };
  OnEdge best;
  best.nearest = v[0];
  best.distance = squaredNorm(point - v[0]);
  for (int i = 0; i < 3; ++i) {
    const OnEdge found = onEdge(i);
    if (sign(S(found.distance - best.distance)) < 0) best = found;
  }
  const auto label = static_cast<std::size_t>(best.edge < 0 ? best.vertex : best.edge);
  return answerAt(
      point,
      best.edge < 0 ? vertexWeights<S>(best.vertex) : edgeWeights<S>(best.edge, best.fraction),
      best.nearest, best.edge < 0 ? vertexLabels[label] : edgeLabels[label], observer);
}

/// The seven Voronoi regions, in test order: vertices, edges and the face, which is `none` if only
/// rounding leads there without an area.
enum Region : std::size_t { a, b, c, ab, ca, bc, face, none };
constexpr std::array<Label, 7> regionLabels{vertexLabels[0], vertexLabels[1], vertexLabels[2],
                                            edgeLabels[2],   edgeLabels[1],   edgeLabels[0],
                                            "face"};

/// The projections of the point onto the three edges, measured from either end: products of the
/// vector to the other end with the vector to the point.
template <typename S>
struct Feet {
  S abFromA, acFromA, abFromB, bcFromB, acFromC, bcFromC;
};

/// `wa`, `wb` and `wc` are the weights of the interior.
template <Scalar S>
Region regionOf(const Feet<S>& feet, const S& wa, const S& wb, const S& wc) {
  if constexpr (std::floating_point<S>) {
    // All comparisons at once: branches would be unpredictable.
    const auto atVertex = [](S first, S second) { return !(first > 0) & !(second > 0); };
    const auto onEdge = [](S weight, S fromStart, S fromEnd) {
      const S length = fromStart + fromEnd;
      return !(weight > 0) & !(fromStart < 0) & !(fromEnd < 0) & ((length > 0) | (length < 0));
    };
    const auto bit = [](bool holds, Region region) {
      return static_cast<unsigned>(holds) << region;
    };
    return static_cast<Region>(std::countr_zero(bit(atVertex(feet.abFromA, feet.acFromA), a) |
                                                bit(atVertex(feet.abFromB, feet.bcFromB), b) |
                                                bit(atVertex(feet.acFromC, feet.bcFromC), c) |
                                                bit(onEdge(wc, feet.abFromA, feet.abFromB), ab) |
                                                bit(onEdge(wb, feet.acFromC, feet.acFromA), ca) |
                                                bit(onEdge(wa, feet.bcFromB, feet.bcFromC), bc) |
                                                bit(wa + wb + wc > 0, face) | bit(true, none)));
  } else {
    if (sign(feet.abFromA) <= 0 && sign(feet.acFromA) <= 0) return a;
    if (sign(feet.abFromB) <= 0 && sign(feet.bcFromB) <= 0) return b;
    if (sign(feet.acFromC) <= 0 && sign(feet.bcFromC) <= 0) return c;
    // The two feet of an edge add up to its squared length; degenerate edges are skipped.
    const auto onEdge = [](const S& weight, const S& fromStart, const S& fromEnd) {
      return sign(weight) <= 0 && sign(fromStart) >= 0 && sign(fromEnd) >= 0 &&
             sign(S(fromStart + fromEnd)) != 0;
    };
    if (onEdge(wc, feet.abFromA, feet.abFromB)) return ab;
    if (onEdge(wb, feet.acFromC, feet.acFromA)) return ca;
    if (onEdge(wa, feet.bcFromB, feet.bcFromC)) return bc;
    return sign(S(wa + wb + wc)) > 0 ? face : none;
  }
}

/// The indices of a region's weights in the list of byRegions: those of vertices 1 and 2, their sum
/// with that of vertex 0, and the latter.
struct SharePlaces {
  std::uint8_t b, c, whole, a;
};
constexpr std::array<SharePlaces, 7> sharePlaces{{{0, 0, 1, 1},
                                                  {0, 0, 1, 0},
                                                  {0, 0, 1, 0},
                                                  {2, 0, 8, 4},
                                                  {0, 3, 9, 6},
                                                  {7, 5, 10, 0},
                                                  {12, 13, 14, 11}}};

/// The nearest point by the regions. Two methods share this; they differ in how the weights of the
/// interior, `wa`, `wb` and `wc`, are computed. Each is positive if the point lies inside the edge
/// opposite to its vertex.
template <Scalar S, typename Observer>
ClosestAnswer<S> byRegions(const Vector3<S>& point, const Triangle<S>& triangle,
                           const Feet<S>& feet, const S& wa, const S& wb, const S& wc,
                           Observer& observer) {
  const auto record = [&](Label label, const S& value) {
    observer.step([&] { return SignStep{label, toDouble(value), sign(value)}; });
  };
  record("(b-a)·(p-a)", feet.abFromA);
  record("(c-a)·(p-a)", feet.acFromA);
  record("(a-b)·(p-b)", feet.abFromB);
  record("(c-b)·(p-b)", feet.bcFromB);
  record("(a-c)·(p-c)", feet.acFromC);
  record("(b-c)·(p-c)", feet.bcFromC);
  record("inside of edge 0", wa);
  record("inside of edge 1", wb);
  record("inside of edge 2", wc);

  const Region region = regionOf<S>(feet, wa, wb, wc);
  if (region == none) [[unlikely]]
    return nearestOnEdges(point, triangle, observer);
  // The ratio of the weights: those of the edges from vertex 0, with the sum, and that of vertex 0
  // itself. A vertex is exact, without rounding. Looked up in a list, because the region is
  // unpredictable.
  const S numbers[] = {S(0),
                       S(1),
                       feet.abFromA,
                       feet.acFromA,
                       feet.abFromB,
                       feet.bcFromB,
                       feet.acFromC,
                       feet.bcFromC,
                       feet.abFromA + feet.abFromB,
                       feet.acFromC + feet.acFromA,
                       feet.bcFromB + feet.bcFromC,
                       wa,
                       wb,
                       wc,
                       wa + wb + wc};
  const SharePlaces& place = sharePlaces[region];
  const auto& v = triangle.vertices;
  const S& whole = numbers[place.whole];
  const S weightB = numbers[place.b] / whole;
  const S weightC = numbers[place.c] / whole;
  const Vector3<S>& from = v[region * static_cast<std::size_t>(region < ab)];
  const Vector3<S> nearest = from + (v[1] - v[0]) * weightB + (v[2] - v[0]) * weightC;
  const Vector3<S> weights(numbers[place.a] / whole, weightB + S(region == b),
                           weightC + S(region == c));
  return answerAt(point, weights, nearest, regionLabels[region], observer);
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
    return nearest(input.a.position, input.b, observer);
  }
  template <Scalar S, typename Observer>
  static ClosestAnswer<S> nearest(const Vector3<S>& p, const Triangle<S>& triangle,
                                  Observer& observer) {
    const auto& [a, b, c] = triangle.vertices;
    const Vector3<S> ab = b - a;
    const Vector3<S> ac = c - a;
    const S d1 = dot(ab, p - a);
    const S d2 = dot(ac, p - a);
    const S d3 = dot(ab, p - b);
    const S d4 = dot(ac, p - b);
    const S d5 = dot(ab, p - c);
    const S d6 = dot(ac, p - c);
    const Vector3<S> bc = c - b;
    return closest_triangle::byRegions<S>(
        p, triangle, {d1, d2, S(-d3), dot(bc, p - b), S(-d6), S(-dot(bc, p - c))},
        d3 * d6 - d5 * d4, d5 * d2 - d1 * d6, d1 * d4 - d3 * d2, observer);
  }
};

/// The nearest point of a triangle by Voronoi regions, with the weights of the interior as triple
/// products with the triangle's normal: signed areas of the parts. RTCD 5.1.5.
struct ClosestPointTriangleBarycentric {
  static constexpr QueryInfo info{Kind::closest, "barycentric", "RTCD 5.1.5"};
  template <typename S>
  using Input = closest_triangle::Input<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    return nearest(input.a.position, input.b, observer);
  }
  template <Scalar S, typename Observer>
  static ClosestAnswer<S> nearest(const Vector3<S>& p, const Triangle<S>& triangle,
                                  Observer& observer) {
    const auto& [a, b, c] = triangle.vertices;
    const Vector3<S> n = normal(triangle);
    const Vector3<S> ab = b - a;
    const Vector3<S> ac = c - a;
    const Vector3<S> bc = c - b;
    return closest_triangle::byRegions<S>(p, triangle,
                                          {dot(ab, p - a), dot(ac, p - a), S(-dot(ab, p - b)),
                                           dot(bc, p - b), S(-dot(ac, p - c)), S(-dot(bc, p - c))},
                                          dot(n, cross(b - p, c - p)), dot(n, cross(c - p, a - p)),
                                          dot(n, cross(a - p, b - p)), observer);
  }
};

/// The nearest point of a triangle as the minimum of a quadratic in two parameters over the region
/// s, t >= 0, s + t <= 1: inside if the unconstrained minimum lies inside, otherwise on the
/// boundary. Eberly, Geometric Tools for Computer Graphics, 10.3.
struct ClosestPointTriangleQuadratic {
  static constexpr QueryInfo info{Kind::closest, "quadratic", "Eberly 2002, 10.3"};
  template <typename S>
  using Input = closest_triangle::Input<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    return nearest(input.a.position, input.b, observer);
  }
  template <Scalar S, typename Observer>
  static ClosestAnswer<S> nearest(const Vector3<S>& p, const Triangle<S>& triangle,
                                  Observer& observer) {
    const auto& v = triangle.vertices;
    const Vector3<S> e0 = v[1] - v[0];
    const Vector3<S> e1 = v[2] - v[0];
    const Vector3<S> offset = v[0] - p;
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
    // Q is convex: if its unconstrained minimum lies outside, the minimum is on the boundary.
    if (!inside) return closest_triangle::nearestOnEdges(p, triangle, observer);
    const S u = s / det;
    const S w = t / det;
    const Vector3<S> nearest = v[0] + e0 * u + e1 * w;
    return closest_triangle::answerAt(p, Vector3<S>(S(1) - u - w, u, w), nearest, "face", observer);
  }
};

}  // namespace hairline
