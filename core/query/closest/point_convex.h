#pragma once

#include "core/query/closest/features.h"
#include "core/query/query.h"
#include "core/shapes/convex.h"
#include "core/shapes/hull.h"
#include "core/shapes/point.h"
#include "core/shapes/triangle_of.h"

namespace hairline {

/// The nearest point of a convex hull: the nearest of those of the faces whose outer side the point
/// is on; for a flat hull the nearest of all. RTCD 5.1.7.
struct ClosestPointConvexFaces {
  static constexpr QueryInfo info{Kind::closest, "faces", "RTCD 5.1.7"};
  template <typename S>
  using Input = PairInput<Point, Convex>::Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Vector3<S>& p = input.a.position;
    const Hull hull = convexHull(input.b);
    closest_features::Best<S, Observer> best(observer);
    bool any = false;
    for (const std::array<int, 3>& indices : trianglesOf(hull)) {
      const Triangle<S> face = triangleOf(input.b, indices);
      if (hull.dimension == 3 && !isOutside(face, p)) continue;
      any = true;
      best.offer("face", p, closest_features::nearestOnTriangle(p, face));
    }
    // Outside no face: the nearest point is the point itself.
    if (!any) best.offer("inside", p, p);
    observer.decide();
    return best.answer();
  }

 private:
  /// The boundary of a solid; for a flat set a fan from its first corner, and the ends of a segment
  /// and the point itself as triangles without area.
  static std::vector<std::array<int, 3>> trianglesOf(const Hull& hull) {
    if (hull.dimension == 3) return hull.faces;
    const std::vector<int>& corners = hull.outline;
    if (hull.dimension < 2) return {{corners.front(), corners.back(), corners.back()}};
    std::vector<std::array<int, 3>> fan;
    for (std::size_t i = 2; i < corners.size(); ++i) {
      fan.push_back({corners[0], corners[i - 1], corners[i]});
    }
    return fan;
  }
  template <Scalar S>
  static bool isOutside(const Triangle<S>& face, const Vector3<S>& p) {
    return sign(dot(normal(face), p - face.vertices[0])) > 0;
  }
};

}  // namespace hairline
