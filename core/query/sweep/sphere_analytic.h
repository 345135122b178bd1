#pragma once

#include "core/query/closest/point_triangle.h"
#include "core/query/extent.h"
#include "core/query/sweep/feature_sweep.h"
#include "core/shapes/aabb.h"
#include "core/shapes/polygon.h"
#include "core/shapes/sphere.h"
#include "core/shapes/triangle.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"

namespace hairline {

namespace sweep_sphere {

/// The centre of a sweep's ball relative to the other operand.
template <Scalar S, typename Input>
MovingPoint<S> centerOf(const Input& input) {
  return {input.a.center, input.displacements[0] - input.displacements[1]};
}

/// The answer for a ball and a shape without a radius of its own.
template <Scalar S, typename Observer, typename Input>
SweepAnswer<S> answerOf(FeatureSweep<S, Observer>& sweep, const Input& input) {
  const auto extentOf = [&](const Vector3<S>& axis) { return extent<S>(input.b, axis); };
  return sweep.answer(input.a.radius, extentOf, S(0));
}

}  // namespace sweep_sphere

/// Two moving balls: the distance of the centres falls to the sum of the radii. Balls that start in
/// contact touch at time 0, also if they separate. RTCD 5.5.5.
struct SweepSphereSphereAnalytic {
  static constexpr QueryInfo info{Kind::sweep, "analytic", "RTCD 5.5.5", true};
  template <typename S>
  using Input = SweepInput<Sphere, Sphere>::Type<S>;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const S reach = input.a.radius + input.b.radius;
    FeatureSweep<S, Observer> sweep(sweep_sphere::centerOf<S>(input), reach, input.displacements[1],
                                    std::span(&input.b.center, 1), observer);
    S share(0);
    if (observer.answers) {
      if (sign(reach) > 0) share = input.b.radius / reach;
    }
    sweep.vertex("surface", input.b.center, share);
    const auto extentOf = [&](const Vector3<S>& axis) {
      const S place = dot(axis, input.b.center);
      return Interval<S>{place, place};
    };
    return sweep.answer(input.a.radius, extentOf, input.b.radius);
  }
};

/// A moving ball and a moving triangle: its face to both sides, its edges and its vertices. RTCD
/// 5.5.6.
struct SweepSphereTriangleAnalytic {
  static constexpr QueryInfo info{Kind::sweep, "analytic", "RTCD 5.5.6"};
  template <typename S>
  using Input = SweepInput<Sphere, Triangle>::Type<S>;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    FeatureSweep<S, Observer> sweep(sweep_sphere::centerOf<S>(input), input.a.radius,
                                    input.displacements[1], input.b.vertices, observer);
    sweep.triangle(input.b.vertices);
    return sweep_sphere::answerOf<S>(sweep, input);
  }
};

/// A moving ball and a moving polygon, convex or concave: the triangles whose union it is. RTCD
/// 5.5.6.
struct SweepSpherePolygonAnalytic {
  static constexpr QueryInfo info{Kind::sweep, "analytic", "RTCD 5.5.6"};
  template <typename S>
  using Input = SweepInput<Sphere, Polygon>::Type<S>;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const std::vector<Vector3<S>> corners = input.b.corners();
    FeatureSweep<S, Observer> sweep(sweep_sphere::centerOf<S>(input), input.a.radius,
                                    input.displacements[1], corners, observer);
    for (const IndexTriple& indices : triangulate(toDouble(input.b))) {
      sweep.triangle(triangleOn(corners, indices).vertices);
    }
    return sweep_sphere::answerOf<S>(sweep, input);
  }
};

/// A moving ball and a moving box: the box inflated by the radius along each axis, and its twelve
/// edges and eight vertices. The box inflated along all axes at once would have corners that the
/// ball does not reach. RTCD 5.5.7.
struct SweepSphereAabbAnalytic {
  static constexpr QueryInfo info{Kind::sweep, "analytic", "RTCD 5.5.7"};
  template <typename S>
  using Input = SweepInput<Sphere, Aabb>::Type<S>;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const std::array<Vector3<S>, 2> ends{input.b.min, input.b.max};
    FeatureSweep<S, Observer> sweep(sweep_sphere::centerOf<S>(input), input.a.radius,
                                    input.displacements[1], ends, observer);
    for (int k = 0; k < 3; ++k) sweep.box(k, input.b);
    const Vector3<S> none(S(0), S(0), S(0));
    for (int k = 0; k < 3; ++k) {
      // Passed separately: a difference of corners has zeros that a filter would have to doubt.
      const Vector3<S> axis(S(k == 0), S(k == 1), S(k == 2));
      for (unsigned bits = 0; bits < 8; ++bits) {
        if ((bits >> k & 1U) != 0) continue;
        sweep.edge(edgeLabels[static_cast<std::size_t>(k)], input.b.corner(bits),
                   input.b.corner(bits | 1U << k), axis, none);
      }
    }
    for (unsigned bits = 0; bits < 8; ++bits)
      sweep.vertex(vertexLabels[bits], input.b.corner(bits));
    return sweep_sphere::answerOf<S>(sweep, input);
  }

 private:
  static constexpr std::array<Label, 3> edgeLabels{"edge along x", "edge along y", "edge along z"};
  /// By the bits of the corner: z, y, x, set if it is at max.
  static constexpr std::array<Label, 8> vertexLabels{"vertex 0", "vertex 1", "vertex 2",
                                                     "vertex 3", "vertex 4", "vertex 5",
                                                     "vertex 6", "vertex 7"};
};

}  // namespace hairline
