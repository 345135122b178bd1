#pragma once

#include "core/query/intersect/triangle_aabb/clipper.h"
#include "core/query/intersect/triangle_aabb/exact.h"
#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

/// Triangle and box by clipping the triangle with the six planes of the box: they intersect if
/// something remains. Sutherland and Hodgman 1974.
struct TriangleAabbClip : triangle_aabb::DecidedByAxes {
  static constexpr QueryInfo info{.kind = Kind::intersect,
                                  .method = "clip",
                                  .source = "Sutherland-Hodgman 1974",
                                  .alwaysProves = true};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    return triangle_aabb::leavesSome(input);
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    using Clipper = triangle_aabb::Clipper<S>;
    constexpr std::array<std::array<Label, 2>, 3> labels{
        {{"x min", "x max"}, {"y min", "y max"}, {"z min", "z max"}}};
    const Clipper part = triangle_aabb::clip(input, [&](int axis, bool upper, const Clipper& left) {
      observer.step([&] {
        PolygonStep step;
        step.label = labels[static_cast<std::size_t>(axis)][upper ? 1 : 0];
        for (std::size_t i = 0; i < left.count(); ++i) {
          step.vertices.push_back(toDouble(left[i].position));
        }
        step.empties = left.empty();
        return step;
      });
    });
    observer.decide();
    IntersectAnswer<S> answer;
    answer.hit = !part.empty();
    if (answer.hit) {
      const typename Clipper::Vertex middle = part.middle();
      answer.point = middle.position;
      answer.barycentric = middle.weights;
    }
    triangle_aabb::addAxis(input, answer);
    return answer;
  }
};

}  // namespace hairline
