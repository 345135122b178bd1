#pragma once

#include "core/query/closest/point_triangle.h"
#include "core/query/extent.h"
#include "core/query/sweep/ball_certain.h"
#include "core/query/sweep/feature_sweep.h"
#include "core/shapes/aabb.h"
#include "core/shapes/polygon.h"
#include "core/shapes/sphere.h"
#include "core/shapes/triangle.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"

namespace hairline {

namespace sweep_sphere {

/// The centre of a sweep's ball as seen from the other operand.
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

/// The verdict alone of a query whose solve goes over the features.
template <typename Q, typename S, typename Observer>
bool decideByFeatures(const typename Q::template Input<S>& input, Observer& observer) {
  return Q::template solve<S>(input, observer).verdict();
}

}  // namespace sweep_sphere

/// Two moving balls: the distance of the centres comes down to the sum of the radii. Balls that
/// start in contact touch at time 0, also when they part. RTCD 5.5.5.
struct SweepSphereSphereAnalytic {
  static constexpr QueryInfo info{Kind::sweep, "analytic", "RTCD 5.5.5", true};
  template <typename S>
  using Input = SweepInput<Sphere, Sphere>::Type<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer& observer) {
    if constexpr (std::floating_point<S>) {
      return meet(input);
    } else {
      return sweep_sphere::decideByFeatures<SweepSphereSphereAnalytic, S>(input, observer);
    }
  }

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const S reach = input.a.radius + input.b.radius;
    FeatureSweep<S, Observer> sweep(sweep_sphere::centerOf<S>(input), reach, input.displacements[1],
                                    std::span(&input.b.center, 1), observer);
    S share(0);
    if constexpr (Observer::answers) {
      if (sign(reach) > 0) share = input.b.radius / reach;
    }
    sweep.vertex("surface", input.b.center, share);
    const auto extentOf = [&](const Vector3<S>& axis) {
      const S place = dot(axis, input.b.center);
      return Interval<S>{place, place};
    };
    return sweep.answer(input.a.radius, extentOf, input.b.radius);
  }

 private:
  /// What FeatureSweep tells of a vertex, by the same numbers, without branches, which nobody could
  /// foretell.
  template <std::floating_point S>
  static bool meet(const Input<S>& input) {
    const S reach = input.a.radius + input.b.radius;
    const Vector3<S> start = input.a.center - input.b.center;
    const Vector3<S> velocity = input.displacements[0] - input.displacements[1];
    const S unit =
        factorToUnit(maximum(maximum(reach, largestMagnitude(velocity)), largestMagnitude(start)));
    const Vector3<S> offset = start * unit;
    const Vector3<S> way = velocity * unit;
    const Vector3<S> end = offset + way;
    const S reachSquared = (reach * unit) * (reach * unit);
    const bool starts = !isPositive(S(squaredNorm(offset) - reachSquared));
    const bool nears = isNegative(dot(offset, way));
    const bool passes =
        !isNegative(S(reachSquared * squaredNorm(way) - squaredNorm(cross(offset, way))));
    const bool isTooLate =
        isNegative(dot(end, way)) & isPositive(S(squaredNorm(end) - reachSquared));
    return starts | (nears & passes & !isTooLate);
  }
};

/// A moving ball and a moving triangle: its face to both sides, its edges and its vertices. RTCD
/// 5.5.6.
struct SweepSphereTriangleAnalytic {
  static constexpr QueryInfo info{Kind::sweep, "analytic", "RTCD 5.5.6"};
  template <typename S>
  using Input = SweepInput<Sphere, Triangle>::Type<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer& observer) {
    if constexpr (std::floating_point<S>) {
      if (const auto certain = meetForCertain(input)) return *certain;
    }
    return sweep_sphere::decideByFeatures<SweepSphereTriangleAnalytic, S>(input, observer);
  }

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    FeatureSweep<S, Observer> sweep(sweep_sphere::centerOf<S>(input), input.a.radius,
                                    input.displacements[1], input.b.vertices, observer);
    sweep.triangle(input.b.vertices);
    return sweep_sphere::answerOf<S>(sweep, input);
  }

 private:
  template <std::floating_point S>
  static std::optional<bool> meetForCertain(const Input<S>& input) {
    Triangle<double> triangle;
    double extent = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      triangle.vertices[i] = toDouble(Vector3<S>(input.b.vertices[i] - input.a.center));
      extent = std::max(extent, largestMagnitude(triangle.vertices[i]));
    }
    // Of a thin triangle the normal, by which a face is told, is as good as its area in S alone.
    const Vector3<double> ab = triangle.vertices[1] - triangle.vertices[0];
    const Vector3<double> ac = triangle.vertices[2] - triangle.vertices[0];
    const double longest = std::max(squaredNorm(ab), squaredNorm(ac));
    constexpr double thin = std::same_as<S, float> ? 0x1p-12 : 0x1p-32;
    if (!(squaredNorm(cross(ab, ac)) > thin * longest * longest)) return std::nullopt;
    const auto nearest = [&](const Triple<double>& place) {
      VerdictOnly observer;
      const Vector3<double> point =
          ClosestPointTriangleVoronoi::nearest(toVector(place), triangle, observer).points[1];
      return Triple<double>{point[0], point[1], point[2]};
    };
    const auto reachOf = [&](const Triple<double>& axis) {
      const auto along = [&](const Vector3<double>& v) {
        return axis[0] * v[0] + axis[1] * v[1] + axis[2] * v[2];
      };
      const auto& v = triangle.vertices;
      return std::max({along(v[0]), along(v[1]), along(v[2])});
    };
    return ball_certain::meetForCertain<S>(input.displacements[0] - input.displacements[1],
                                           input.a.radius, extent, nearest, reachOf);
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
    Polygon<double> polygon;
    for (const Vector3<S>& vertex : input.b.vertices) polygon.vertices.push_back(toDouble(vertex));
    FeatureSweep<S, Observer> sweep(sweep_sphere::centerOf<S>(input), input.a.radius,
                                    input.displacements[1], input.b.vertices, observer);
    for (const IndexTriple& indices : triangulate(polygon)) {
      sweep.triangle(triangleOf(input.b, indices).vertices);
    }
    return sweep_sphere::answerOf<S>(sweep, input);
  }
};

/// A moving ball and a moving box: the box grown by the radius along each axis, and its twelve
/// edges and eight vertices. The box grown along all axes at once would have corners that the ball
/// does not reach. RTCD 5.5.7.
struct SweepSphereAabbAnalytic {
  static constexpr QueryInfo info{Kind::sweep, "analytic", "RTCD 5.5.7"};
  template <typename S>
  using Input = SweepInput<Sphere, Aabb>::Type<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer& observer) {
    if constexpr (std::floating_point<S>) {
      if (const auto certain = meetForCertain(input)) return *certain;
    }
    return sweep_sphere::decideByFeatures<SweepSphereAabbAnalytic, S>(input, observer);
  }

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const std::array<Vector3<S>, 2> ends{input.b.min, input.b.max};
    FeatureSweep<S, Observer> sweep(sweep_sphere::centerOf<S>(input), input.a.radius,
                                    input.displacements[1], ends, observer);
    for (int k = 0; k < 3; ++k) sweep.box(k, input.b);
    const Vector3<S> none(S(0), S(0), S(0));
    for (int k = 0; k < 3; ++k) {
      // Given as it is: a difference of corners has zeros that a filter would have to doubt.
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
  template <std::floating_point S>
  static std::optional<bool> meetForCertain(const Input<S>& input) {
    const Triple<double> low = ball_certain::toTriple(Vector3<S>(input.b.min - input.a.center));
    const Triple<double> high = ball_certain::toTriple(Vector3<S>(input.b.max - input.a.center));
    double extent = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      extent = std::max({extent, std::abs(low[k]), std::abs(high[k])});
    }
    const auto nearest = [&](const Triple<double>& place) {
      return Triple<double>{std::clamp(place[0], low[0], high[0]),
                            std::clamp(place[1], low[1], high[1]),
                            std::clamp(place[2], low[2], high[2])};
    };
    const auto reachOf = [&](const Triple<double>& axis) {
      double reach = 0;
      for (std::size_t k = 0; k < 3; ++k) reach += std::max(axis[k] * low[k], axis[k] * high[k]);
      return reach;
    };
    return ball_certain::meetForCertain<S>(input.displacements[0] - input.displacements[1],
                                           input.a.radius, extent, nearest, reachOf);
  }

  static constexpr std::array<Label, 3> edgeLabels{"edge along x", "edge along y", "edge along z"};
  /// By the bits of the corner: z, y, x, one where it is at max.
  static constexpr std::array<Label, 8> vertexLabels{"vertex 0", "vertex 1", "vertex 2",
                                                     "vertex 3", "vertex 4", "vertex 5",
                                                     "vertex 6", "vertex 7"};
};

}  // namespace hairline
