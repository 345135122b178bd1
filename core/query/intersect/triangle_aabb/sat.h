#pragma once

#include "core/query/intersect/triangle_aabb/axis_scan.h"
#include "core/query/intersect/triangle_aabb/exact.h"
#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

/// Triangle and box by the 13 separating axes: 3 box normals, the triangle's normal, 9 cross
/// products. The order of the groups is an option. RTCD 5.2.9; Akenine-Möller 2001.
struct TriangleAabbSat : triangle_aabb::DecidedByAxes {
  static constexpr QueryInfo info{
      .kind = Kind::intersect, .method = "sat", .source = "RTCD 5.2.9", .alwaysProves = true};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  /// The verdict does not depend on the order of the axes: all are tested together.
  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    return triangle_aabb::verdict<triangle_aabb::Method::sat>(input);
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    triangle_aabb::AxisScan<S, Observer> scan(input, observer);
    run(scan, input.options.order);
    IntersectAnswer<S> answer;
    answer.hit = !scan.separated();
    answer.separating = scan.separating();
    answer.overlap = scan.leastOverlap();
    if (answer.hit) triangle_aabb::addCommonPoint(input, answer);
    return answer;
  }

 private:
  template <typename Scan>
  static bool run(Scan& scan, AxisOrder order) {
    if (order == AxisOrder::nineThreeOne) {
      scan.measureFromVertex();
      return scan.crossAxes() || scan.boxAxes() || scan.triangleNormal();
    }
    if (scan.boxAxes()) return true;
    scan.measureFromVertex();
    if (order == AxisOrder::threeOneNine) return scan.triangleNormal() || scan.crossAxes();
    return scan.crossAxes() || scan.triangleNormal();
  }
};

}  // namespace hairline
