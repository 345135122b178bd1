#pragma once

#include <algorithm>

#include "core/query/intersect/triangle_triangle/exact.h"
#include "core/query/intersect/triangle_triangle/predicates.h"
#include "core/query/intersect/triangle_triangle/witness.h"

namespace hairline {

/// Two triangles by six tests of an edge of one against the other: if they intersect, an edge of
/// one meets the other. RTCD 5.2.10.
struct TriangleTriangleEdges : triangle_triangle::DecidedByAxes {
  static constexpr QueryInfo info{Kind::intersect, "edges", "RTCD 5.2.10", true};
  template <typename S>
  using Input = triangle_triangle::Input<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = meet(input, observer);
    if (observer.answers) triangle_triangle::addProof(input, answer);
    return answer;
  }

 private:
  template <Scalar S, typename Observer>
  static bool meet(const Input<S>& input, Observer& observer) {
    constexpr std::array<std::array<Label, 3>, 2> labels{
        {{"edge 0 of a against b", "edge 1 of a against b", "edge 2 of a against b"},
         {"edge 0 of b against a", "edge 1 of b against a", "edge 2 of b against a"}}};
    bool hit = false;
    for (std::size_t side = 0; side < 2; ++side) {
      const Triangle<S>& from = side == 0 ? input.a : input.b;
      const Triangle<S>& onto = side == 0 ? input.b : input.a;
      const Vector3<S> n = normal(onto);
      for (std::size_t i = 0; i < 3; ++i) {
        const bool meets = triangle_triangle::segmentMeets(from.vertices[(i + 1) % 3],
                                                           from.vertices[(i + 2) % 3], onto, n);
        observer.step([&] { return SignStep{labels[side][i], meets ? 1.0 : 0.0, meets ? 1 : 0}; });
        if (!meets || hit) continue;
        hit = true;
        observer.decide();
        if (!observer.records) return true;
      }
    }
    return hit;
  }
};

}  // namespace hairline
