#pragma once

#include "core/query/closest/features.h"
#include "core/query/intersect/triangle_triangle/edges.h"

namespace hairline {

/// The nearest points of two triangles: a common point if they intersect; otherwise the best of six
/// vertices against faces and nine edges against edges. RTCD 5.1.11.
struct ClosestTriangleTriangleFeatures {
  static constexpr QueryInfo info{Kind::closest, "features", "RTCD 5.1.11", true};
  template <typename S>
  using Input = PairInput<Triangle, Triangle>::Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    closest_features::Best<S, Observer> best(observer);
    VerdictOnly silent;
    if (TriangleTriangleEdges::solve(input, silent).hit) {
      IntersectAnswer<S> common;
      triangle_triangle::addCommonPart(input, common);
      if (common.point) {
        best.meet(*common.point);
        observer.decide();
        return best.answer();
      }
    }
    const Triangle<S>& a = input.a;
    const Triangle<S>& b = input.b;
    constexpr std::array<std::array<Label, 3>, 2> vertices{
        {{"vertex 0, face", "vertex 1, face", "vertex 2, face"},
         {"face, vertex 0", "face, vertex 1", "face, vertex 2"}}};
    for (std::size_t i = 0; i < 3; ++i) {
      best.offer(vertices[0][i], a.vertices[i],
                 closest_features::nearestOnTriangle(a.vertices[i], b));
      best.offer(vertices[1][i], closest_features::nearestOnTriangle(b.vertices[i], a),
                 b.vertices[i]);
    }
    constexpr std::array<std::array<Label, 3>, 3> edges{
        {{"edge 0, edge 0", "edge 0, edge 1", "edge 0, edge 2"},
         {"edge 1, edge 0", "edge 1, edge 1", "edge 1, edge 2"},
         {"edge 2, edge 0", "edge 2, edge 1", "edge 2, edge 2"}}};
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j < 3; ++j) {
        const auto nearest = closest_segments::nearest(closest_features::edgeOf(a, i),
                                                       closest_features::edgeOf(b, j));
        best.offer(edges[i][j], nearest.onFirst, nearest.onSecond);
      }
    }
    observer.decide();
    return best.answer();
  }
};

}  // namespace hairline
