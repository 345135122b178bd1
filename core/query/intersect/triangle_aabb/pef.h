#pragma once

#include "core/query/intersect/triangle_aabb/edge_step.h"

namespace hairline {

/// Triangle and box by edge functions in the three axis projections: first the two boxes, then the
/// triangle's plane, then in XY, YZ and ZX the rectangle's support point along each edge's inward
/// normal, which must not lie outside the edge. TV; compare Schwarz and Seidel 2010.
struct TriangleAabbPef : triangle_aabb::ByEdgeFunctions<TriangleAabbPef> {
  static constexpr QueryInfo info{
      .kind = Kind::intersect, .method = "pef", .source = "TV", .alwaysProves = true};

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    return triangle_aabb::verdict<triangle_aabb::Method::pef>(input);
  }

  template <typename S>
  static std::array<Three<S>, 3> edgeValues(const Input<S>&,
                                            const triangle_aabb::Frame<Three<S>>& frame) {
    std::array<Three<S>, 3> values;
    for (int e = 0; e < 3; ++e) {
      values[static_cast<std::size_t>(e)] = triangle_aabb::pefValues(frame, e);
    }
    return values;
  }
};

}  // namespace hairline
