#pragma once

#include "core/query/intersect/triangle_aabb/axis_scan.h"
#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

/// Triangle and box by the 13 separating axes: 3 box normals, the triangle's normal, 9 cross
/// products. The order of the groups is an option. RTCD 5.2.9; Akenine-Möller 2001.
struct TriangleAabbSat {
  static constexpr QueryInfo info{Kind::intersect, "sat", "RTCD 5.2.9"};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  static Input<Scaled> scaled(const Input<double>& input) { return triangle_aabb::scaled(input); }

  /// The verdict does not depend on the order of the axes: the cheapest go first.
  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    if (triangle_aabb::boundsApart(input)) return false;
    const triangle_aabb::Frame<S> frame(input);
    return !(triangle_aabb::crossApart<0>(frame) || triangle_aabb::crossApart<1>(frame) ||
             triangle_aabb::crossApart<2>(frame) || triangle_aabb::planeApart(frame));
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
