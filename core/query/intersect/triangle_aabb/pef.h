#pragma once

#include "core/query/intersect/triangle_aabb/decide.h"
#include "core/query/intersect/triangle_aabb/edge_step.h"
#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

/// Triangle and box by edge functions in the three axis projections: first the two boxes, then the
/// triangle's plane, then in XY, YZ and ZX the rectangle's foremost corner along each edge's inward
/// normal, which must not lie outside the edge. TV; compare Schwarz and Seidel 2010.
struct TriangleAabbPef {
  static constexpr QueryInfo info{
      .kind = Kind::intersect, .method = "pef", .source = "TV", .alwaysProves = true};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    return triangle_aabb::decide<TriangleAabbPef>(input);
  }
  static bool decideExactly(const Input<double>& input) {
    return triangle_aabb::decideExactly<TriangleAabbPef>(input);
  }

  template <Scalar S>
  static triangle_aabb::Frame<S> measure(const Input<S>& input) {
    return triangle_aabb::Frame<S>(input);
  }
  /// Group 0: the plane; 1 to 3: the projections XY, YZ, ZX.
  template <std::size_t group, typename S>
  static bool apart(const triangle_aabb::Frame<S>& frame) {
    if constexpr (group == 0) {
      return triangle_aabb::planeApart(frame);
    } else {
      return projectionApart<(group + 1) % 3>(frame);
    }
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
  // The edge function of edge e at the rectangle's foremost corner, twice. The edge's line is
  // measured from vertex 0: edges 1 and 2 pass through it, edge 0 is the whole area away. The
  // projection's area is a component of the normal. Without area there is no inside, and the side
  // counts on which the rectangle is farther out.
  template <std::size_t k, std::size_t e, typename S>
  static Product<S> edgeFunction(const triangle_aabb::Frame<S>& frame, int facing) {
    const triangle_aabb::CrossAxis<S, k, e> across(frame);
    const Product<S>& area = frame.normal[k];
    const Product<S> middle = e == 0 ? Product<S>(across.center + (area + area)) : across.center;
    if (facing == 0) return across.radius - absolute(middle);
    return turned(middle, facing) + across.radius;
  }

  // The projection along axis k.
  template <std::size_t k, typename S>
  static bool projectionApart(const triangle_aabb::Frame<S>& frame) {
    const int facing = sign(frame.normal[k]);
    return anyPositive(-edgeFunction<k, 0>(frame, facing), -edgeFunction<k, 1>(frame, facing),
                       -edgeFunction<k, 2>(frame, facing));
  }

  template <typename S, typename Observer>
  static std::optional<SeparatingAxis<S>> separating(const Input<S>& input, Observer& observer) {
    triangle_aabb::AxisScan<S, Observer> scan(input, observer);
    if (scan.boxAxes()) return scan.separating();
    scan.measureFromVertex();
    if (scan.triangleNormal()) return scan.separating();
    std::optional<SeparatingAxis<S>> axis = scan.separating();
    triangle_aabb::anyEdge([&]<std::size_t k, std::size_t e>() {
      const int facing = sign(scan.frame().normal[k]);
      return triangle_aabb::lookAtEdge<k, e>(
          input, scan.frame(), facing, edgeFunction<k, e>(scan.frame(), facing), observer, axis);
    });
    return axis;
  }
};

}  // namespace hairline
