#pragma once

#include "core/math/signs.h"
#include "core/query/closest/point_box.h"
#include "core/query/closest/point_oriented.h"
#include "core/query/closest/point_triangle.h"
#include "core/query/extent.h"
#include "core/query/query.h"
#include "core/query/round_axis.h"
#include "core/shapes/polygon.h"
#include "core/shapes/sphere.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"

namespace hairline {

namespace sphere_distance {

/// The nearest point to a sphere's centre, if it is within the radius, is common to both. Otherwise
/// the direction to it is an axis that separates the sphere from a convex set.
template <Scalar S, typename Shape, typename Observer>
IntersectAnswer<S> withinRadius(const ClosestAnswer<S>& nearest, const Sphere<S>& sphere,
                                const Shape& shape, Observer& observer) {
  const S room = sphere.radius * sphere.radius - nearest.sqdist;
  observer.step([&] { return SignStep{"radius² - distance²", toDouble(room), sign(room)}; });
  IntersectAnswer<S> answer;
  answer.hit = !isNegative(room);
  observer.decide();
  answer.feature = nearest.feature;
  if (observer.answers) {
    if (answer.hit) {
      answer.point = nearest.points[1];
    } else {
      const Vector3<S> axis = nearest.points[1] - sphere.center;
      const S middle = dot(axis, sphere.center);
      answer.separating = separatingAxis<S>("centre to nearest point", axis, {middle, middle},
                                            sphere.radius, extent<S>(shape, axis), S(0));
    }
  }
  return answer;
}

}  // namespace sphere_distance

/// Two spheres: the squared distance of the centres against the squared sum of the radii.
struct SphereSphereDistance {
  static constexpr QueryInfo info{Kind::intersect, "distance", "RTCD 4.3.1", true};
  template <typename S>
  using Input = PairInput<Sphere, Sphere>::Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Vector3<S> between = input.b.center - input.a.center;
    const S reach = input.a.radius + input.b.radius;
    const S room = reach * reach - squaredNorm(between);
    observer.step([&] {
      return SignStep{"(sum of radii)² - distance²", toDouble(room), sign(room)};
    });
    observer.decide();
    IntersectAnswer<S> answer;
    answer.hit = !isNegative(room);
    if (observer.answers) {
      // The point that divides the segment between the centres in the ratio of the radii.
      if (answer.hit) {
        answer.point = input.a.center;
        if (sign(reach) > 0) *answer.point += between * S(input.a.radius / reach);
      } else {
        const S a = dot(between, input.a.center);
        const S b = dot(between, input.b.center);
        answer.separating = separatingAxis<S>("centre to centre", between, {a, a}, input.a.radius,
                                              {b, b}, input.b.radius);
      }
    }
    return answer;
  }
};

/// A sphere and a box, triangle or rectangle: the squared distance of the nearest point to the
/// centre against the squared radius.
template <template <typename> class B, typename Nearest>
struct SphereByNearest {
  template <typename S>
  using Input = typename PairInput<Sphere, B>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    PartObserver<Observer> steps{observer};
    const ClosestAnswer<S> nearest = Nearest::nearest(input.a.center, input.b, steps);
    return sphere_distance::withinRadius(nearest, input.a, input.b, observer);
  }
};

struct SphereAabbDistance : SphereByNearest<Aabb, ClosestPointAabbClamp> {
  static constexpr QueryInfo info{Kind::intersect, "distance", "RTCD 5.2.5"};
};

struct SphereObbDistance : SphereByNearest<Obb, ClosestPointOrientedClamp<Obb>> {
  static constexpr QueryInfo info{Kind::intersect, "distance", "RTCD 5.2.6"};
  /// With axes that are not orthonormal to the last bit only rationals find the nearest point.
  static constexpr bool filtered = false;
};

struct SphereTriangleDistance : SphereByNearest<Triangle, ClosestPointTriangleVoronoi> {
  static constexpr QueryInfo info{Kind::intersect, "distance", "RTCD 5.2.7"};
};

/// A sphere and a polygon, convex or concave: the nearest point of the triangles whose union the
/// polygon is. A disjoint sphere in a notch has no separating axis, and the answer has none.
/// Neither the plane nor edges as rays are tested.
struct SpherePolygonDistance {
  static constexpr QueryInfo info{Kind::intersect, "distance", "RTCD 5.2.8"};
  template <typename S>
  using Input = PairInput<Sphere, Polygon>::Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const std::vector<Vector3<S>> corners = input.b.corners();
    ClosestAnswer<S> least;
    bool any = false;
    PartObserver<Observer> steps{observer};
    for (const IndexTriple& indices : triangulate(toDouble(input.b))) {
      const ClosestAnswer<S> nearest =
          ClosestPointTriangleVoronoi::nearest(input.a.center, triangleOn(corners, indices), steps);
      if (!observer.answers) {
        // Which one is nearest does not matter to the verdict, and is ambiguous on shared edges.
        const auto answer = sphere_distance::withinRadius(nearest, input.a, input.b, observer);
        if (answer.hit) return answer;
      } else if (!any || sign(S(nearest.sqdist - least.sqdist)) < 0) {
        least = nearest;
        any = true;
      }
    }
    if (!observer.answers) return {};
    IntersectAnswer<S> answer = sphere_distance::withinRadius(least, input.a, input.b, observer);
    // Labels of a triangle's features have no meaning for the polygon.
    answer.feature = {};
    return answer;
  }
};

}  // namespace hairline
