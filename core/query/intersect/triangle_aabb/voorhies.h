#pragma once

#include "core/query/intersect/linear_box.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

/// Triangle and box: planes that touch the box at faces, edges or corners, then the triangle's
/// edges against the box, then the box' diagonals against the triangle. Correct in exact; in float
/// and double some contacts slip between the tests. Voorhies 1992, for boxes of any size.
struct TriangleAabbVoorhies {
  static constexpr QueryInfo info{Kind::intersect, "voorhies", "Voorhies 1992"};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto& [a, b, options] = input;
    IntersectAnswer<S> answer;
    constexpr std::array<Label, 13> planes{"x",         "y - x", "y", "x + y", "z - x - y", "z - y",
                                           "x - y + z", "z - x", "z", "x + z", "y + z - x", "y + z",
                                           "x + y + z"};
    const Vector3<S> size = b.max - b.min;
    for (int i = 14; i < 27; ++i) {
      const Vector3<int> n(i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1);
      const auto w = [&](int k) { return n[k] == 0 ? S(1) : S(size[k]); };
      const Vector3<S> axis(w(1) * w(2) * S(n[0]), w(2) * w(0) * S(n[1]), w(0) * w(1) * S(n[2]));
      const Label label = planes[static_cast<std::size_t>(i - 14)];
      SeparatingAxis<S> on{label, axis, project(a, axis), project(b, axis), S(0)};
      on.gap = gapBetween(on.a, on.b);
      observer.step([&] { return axisStep(on.label, axis, on.a, on.b, on.gap); });
      if (sign(on.gap) <= 0 || answer.separating) continue;
      observer.decide();
      answer.separating = on;
      if (!observer.records) return answer;
    }
    constexpr std::array<Label, 7> parts{"edge 0",     "edge 1",     "edge 2",    "diagonal 0",
                                         "diagonal 1", "diagonal 2", "diagonal 3"};
    for (unsigned i = 0; i < 7; ++i) {
      const Segment<S> edge{a.vertices[(i + 1) % 3], a.vertices[(i + 2) % 3]};
      const Segment<S> diagonal{b.corner(i - 3), b.corner(10 - i)};
      const bool hit = i < 3 ? decideIn<LinearAabbSlabs<Segment>, S>({edge, b})
                             : decideIn<LinearTriangleMollerTrumbore<Segment>, S>({diagonal, a});
      observer.step([&] { return SignStep{parts[i], hit ? 1. : -1., hit ? 1 : -1}; });
      if (!hit || answer.hit || answer.separating) continue;
      observer.decide();
      answer.hit = true;
      if (!observer.records) break;
    }
    if (observer.answers && answer.hit) triangle_aabb::addCommonPoint(input, answer);
    if (observer.answers && !answer.separating) triangle_aabb::addAxis(input, answer);
    return answer;
  }
};

}  // namespace hairline
