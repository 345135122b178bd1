#pragma once

#include "core/query/intersect/triangle_aabb/axis_scan.h"
#include "core/query/intersect/triangle_aabb/decide.h"
#include "core/query/intersect/triangle_aabb/lanes_sat.h"
#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

/// Triangle and box by the 13 separating axes: 3 box normals, the triangle's normal, 9 cross
/// products. The order of the groups is an option. RTCD 5.2.9; Akenine-Möller 2001.
struct TriangleAabbSat {
  static constexpr QueryInfo info{
      .kind = Kind::intersect, .method = "sat", .source = "RTCD 5.2.9", .alwaysProves = true};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  /// The verdict does not depend on the order of the axes: the cheapest go first.
  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    if constexpr (std::floating_point<S>) {
      return triangle_aabb::meetByLanes(input.a, input.b);
    } else {
      return triangle_aabb::decide<TriangleAabbSat>(input);
    }
  }
  static bool decideExactly(const Input<double>& input) {
    triangle_aabb::AxesInDoubt doubt;
    const auto certain = triangle_aabb::meetForCertain(input.a, input.b, doubt);
    if (certain) return *certain;
    if (doubt.outOfRange) return triangle_aabb::decideExactly<TriangleAabbSat>(input);
    return triangle_aabb::inUnits(input, [&](const auto& inUnit) {
      return !triangle_aabb::apartOnOneOf(doubt, triangle_aabb::Frame(inUnit));
    });
  }

  template <Scalar S>
  static triangle_aabb::Frame<S> measure(const Input<S>& input) {
    return triangle_aabb::Frame<S>(input);
  }
  /// Groups 0 to 2: the products of an axis with the edges; 3: the plane.
  template <std::size_t group, typename S>
  static bool apart(const triangle_aabb::Frame<S>& frame) {
    if constexpr (group < 3) {
      return triangle_aabb::crossApart<group>(frame);
    } else {
      return triangle_aabb::planeApart(frame);
    }
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
