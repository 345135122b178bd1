#pragma once

#include "core/query/intersect/triangle_aabb/edge_step.h"
#include "core/query/intersect/triangle_aabb/exact.h"
#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

/// Triangle and box by edge functions in the three axis projections: first the two boxes, then the
/// triangle's plane, then in XY, YZ and ZX the rectangle's support point along each edge's inward
/// normal, which must not lie outside the edge. TV; compare Schwarz and Seidel 2010.
struct TriangleAabbPef {
  static constexpr QueryInfo info{
      .kind = Kind::intersect, .method = "pef", .source = "TV", .alwaysProves = true};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    return triangle_aabb::verdict<triangle_aabb::Method::pef>(input);
  }
  static bool decideExactly(const Input<double>& input) {
    return triangle_aabb::meetExactly(input);
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.separating = separating(input, observer);
    answer.hit = !answer.separating.has_value();
    if (answer.hit) {
      triangle_aabb::addCommonPoint(input, answer);
      triangle_aabb::addAxis(input, answer);
    }
    return answer;
  }

 private:
  template <typename S, typename Observer>
  static std::optional<SeparatingAxis<S>> separating(const Input<S>& input, Observer& observer) {
    triangle_aabb::AxisScan<S, Observer> scan(input, observer);
    if (scan.boxAxes()) return scan.separating();
    scan.measureFromVertex();
    if (scan.triangleNormal()) return scan.separating();
    std::array<Three<S>, 3> values;
    for (int e = 0; e < 3; ++e) {
      values[static_cast<std::size_t>(e)] = triangle_aabb::pefValues(scan.frame(), e);
    }
    return triangle_aabb::lookAtEdges(input, scan.frame(), values, observer, scan.separating());
  }
};

}  // namespace hairline
