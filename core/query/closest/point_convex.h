#pragma once

#include "core/query/closest/features.h"
#include "core/query/closest/supporting_triangles.h"
#include "core/query/query.h"
#include "core/shapes/convex.h"
#include "core/shapes/point.h"

namespace hairline {

/// The nearest point of a convex hull as the best of those of the faces outside of which the point
/// lies; of a flat hull the best of all. RTCD 5.1.7.
struct ClosestPointConvexFaces {
  static constexpr QueryInfo info{Kind::closest, "faces", "RTCD 5.1.7"};
  template <typename S>
  using Input = PairInput<Point, Convex>::Type<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer& observer) {
    if constexpr (!std::floating_point<S>) {
      const SupportingTriangles hull = hullOf(input.b);
      if (hull.solid) {
        for (const IndexTriple& indices : hull.triangles) {
          if (isOutside(triangleOf(input.b, indices), input.a.position)) return false;
        }
        return true;
      }
    }
    return solve(input, observer).verdict();
  }

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Vector3<S>& p = input.a.position;
    const SupportingTriangles hull = hullOf(input.b);
    closest_features::Best<S, Observer> best(observer);
    bool any = false;
    for (const IndexTriple& indices : hull.triangles) {
      const Triangle<S> face = triangleOf(input.b, indices);
      if (hull.solid && !isOutside(face, p)) continue;
      any = true;
      best.offer("face", p, closest_features::nearestOnTriangle(p, face));
    }
    ClosestAnswer<S> answer = best.answer();
    if (!any) {
      answer.points = {p, p};
      answer.sqdist = S(0);
      answer.feature = "inside";
    }
    observer.decide();
    return answer;
  }

 private:
  template <Scalar S>
  static SupportingTriangles hullOf(const Convex<S>& convex) {
    // Every input number is a double, whatever the scalar.
    std::vector<Vector3<double>> points;
    for (const Vector3<S>& vertex : convex.vertices) points.push_back(toDouble(vertex));
    return supportingTriangles(points);
  }
  template <Scalar S>
  static Triangle<S> triangleOf(const Convex<S>& convex, const IndexTriple& indices) {
    Triangle<S> triangle;
    for (std::size_t i = 0; i < 3; ++i) {
      triangle.vertices[i] = convex.vertices[static_cast<std::size_t>(indices[i])];
    }
    return triangle;
  }
  template <Scalar S>
  static bool isOutside(const Triangle<S>& face, const Vector3<S>& p) {
    return sign(dot(normal(face), p - face.vertices[0])) > 0;
  }
};

}  // namespace hairline
