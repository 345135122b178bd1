#pragma once

#include "core/query/intersect/triangle_triangle/axis_scan.h"
#include "core/query/intersect/triangle_triangle/exact.h"
#include "core/query/intersect/triangle_triangle/wide_sat.h"
#include "core/query/intersect/triangle_triangle/witness.h"

namespace hairline {

/// Two triangles by separating axes: the two normals and nine products of edges; if the planes are
/// parallel or a triangle has no area, also the axes in the common plane. RTCD 5.2.10.
struct TriangleTriangleSat : triangle_triangle::DecidedByAxes {
  static constexpr QueryInfo info{Kind::intersect, "sat", "RTCD 5.2.10", true};
  template <typename S>
  using Input = triangle_triangle::Input<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    if constexpr (std::floating_point<S>) {
      if (const auto found = triangle_triangle::meetQuickly(input.a, input.b)) return *found;
    }
    return triangle_triangle::meetByAllAxes<S>(input);
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    triangle_triangle::AxisScan<S, Observer> scan(input, observer);
    scan.run();
    IntersectAnswer<S> answer;
    answer.hit = !scan.separated();
    answer.separating = scan.separating(input);
    answer.overlap = scan.leastOverlap();
    if (answer.hit) triangle_triangle::addCommonPart(input, answer);
    return answer;
  }
};

}  // namespace hairline
