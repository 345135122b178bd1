#pragma once

#include "core/query/closest/features.h"
#include "core/query/intersect/triangle_triangle/witness.h"

namespace hairline {

/// The nearest points of a segment and a triangle: a common point if they intersect; otherwise the
/// best of the segment's ends against the face and the segment against the edges. RTCD 5.1.10.
struct ClosestSegmentTriangleFeatures {
  static constexpr QueryInfo info{Kind::closest, "features", "RTCD 5.1.10"};
  template <typename S>
  using Input = PairInput<Segment, Triangle>::Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Segment<S>& segment = input.a;
    const Triangle<S>& triangle = input.b;
    closest_features::Best<S, Observer> best(observer);
    if (meet(input)) {
      // The segment as a triangle without area.
      const auto point =
          triangle_triangle::flatCommonPoint<S>({{segment.a, segment.b, segment.b}}, triangle);
      if (point) {
        best.meet(*point);
        observer.decide();
        return best.answer();
      }
    }
    constexpr std::array<Label, 2> ends{"vertex 0, face", "vertex 1, face"};
    constexpr std::array<Label, 3> edges{"segment, edge 0", "segment, edge 1", "segment, edge 2"};
    best.offer(ends[0], segment.a, closest_features::nearestOnTriangle(segment.a, triangle));
    best.offer(ends[1], segment.b, closest_features::nearestOnTriangle(segment.b, triangle));
    for (std::size_t i = 0; i < 3; ++i) {
      const auto nearest =
          closest_segments::nearest(segment, closest_features::edgeOf(triangle, i));
      best.offer(edges[i], nearest.onFirst, nearest.onSecond);
    }
    observer.decide();
    return best.answer();
  }

 private:
  template <Scalar S>
  static bool meet(const Input<S>& input) {
    return triangle_triangle::segmentMeets(input.a.a, input.a.b, input.b, normal(input.b));
  }
};

}  // namespace hairline
