#pragma once

#include "core/query/contains/point_simplex.h"
#include "core/shapes/convex.h"
#include "core/shapes/hull.h"

namespace hairline {

/// Whether the hull of some points contains a point: it is on no face's outer side. A flat hull is
/// decided by its plane and the sides of its outline, a segment or point by itself. RTCD 5.4.3.
struct ContainsPointConvexHalfSpaces {
  static constexpr QueryInfo info{Kind::contains, "half_spaces", "RTCD 5.4.3"};
  template <typename S>
  using Input = PairInput<Point, Convex>::Type<S>;

  template <Scalar S, typename Observer>
  static ContainsAnswer<S> solve(const Input<S>& input, Observer& observer) {
    ContainsAnswer<S> answer;
    const Vector3<S>& p = input.a.position;
    const Hull hull = convexHull(input.b);
    const auto vertex = [&](int i) -> const Vector3<S>& {
      return input.b.vertices[static_cast<std::size_t>(i)];
    };
    const auto signOf = [&](Label label, const S& value) {
      observer.step([&] { return SignStep{label, toDouble(value), sign(value)}; });
      return sign(value);
    };
    if (hull.dimension < 2) {
      answer.contains = contains_simplex::onSegment<S>(p, vertex(hull.outline.front()),
                                                       vertex(hull.outline.back()));
      return answer;
    }
    answer.contains = true;
    const auto keep = [&](bool holds) {
      if (!holds && answer.contains) observer.decide();
      answer.contains = answer.contains && holds;
      return answer.contains || observer.records;
    };
    if (hull.dimension == 3) {
      for (const auto& [a, b, c] : hull.faces) {
        const Vector3<S> n = cross(vertex(b) - vertex(a), vertex(c) - vertex(a));
        if (!keep(signOf("height over face", dot(n, p - vertex(a))) <= 0)) return answer;
      }
      return answer;
    }
    const Vector3<S>& first = vertex(hull.outline[0]);
    const Vector3<S> n = cross(vertex(hull.outline[1]) - first, vertex(hull.outline[2]) - first);
    if (!keep(signOf("height over the plane", dot(n, p - first)) == 0)) return answer;
    for (std::size_t i = 0; i < hull.outline.size(); ++i) {
      const Vector3<S>& from = vertex(hull.outline[i]);
      const Vector3<S>& to = vertex(hull.outline[(i + 1) % hull.outline.size()]);
      if (!keep(signOf("inside of edge", dot(n, cross(to - from, p - from))) >= 0)) return answer;
    }
    return answer;
  }
};

}  // namespace hairline
