#pragma once

#include <vector>

#include "core/query/general/polytope.h"
#include "core/shapes/triangulate.h"

namespace hairline {

/// A bounded set by all that can be its support point: points, and balls or discs of one radius, or
/// an ellipsoid, around centres. A disc is perpendicular to the axis.
template <typename S>
struct Carrier {
  std::vector<Vector3<S>> points;
  std::vector<Vector3<S>> centers;
  S radius{};
  /// Zero for balls.
  Vector3<S> axis = Vector3<S>(S(0), S(0), S(0));
  /// From the centre of an ellipsoid to its surface along its axes.
  std::vector<Vector3<S>> arms{};
  /// The points are a closed chain of edges, which may leave the hull.
  bool isOutline = false;

  bool isEmpty() const { return points.empty() && centers.empty(); }
  bool isOfDiscs() const { return !centers.empty() && !isZero(axis); }

  /// |axis|² for discs, 1 for balls: what `reachSquared` is multiplied by.
  S unit() const { return isOfDiscs() ? squaredNorm(axis) : S(1); }
  /// The square of the height of a support point above its centre, times `unit`.
  S reachSquared(const Vector3<S>& normal) const {
    if (!arms.empty()) return dot(normal, outward(normal));
    const S across = isOfDiscs() ? squaredNorm(cross(normal, axis)) : squaredNorm(normal);
    return radius * radius * across;
  }
  /// From a centre towards its support point along a normal: of a ball the normal, of a disc the
  /// part of it across the axis; of an ellipsoid with a product of `reachSquared` with the normal.
  Vector3<S> outward(const Vector3<S>& normal) const {
    if (isOfDiscs()) return normal - axis * S(dot(normal, axis) / squaredNorm(axis));
    if (arms.empty()) return normal;
    Vector3<S> sum(S(0), S(0), S(0));
    for (const Vector3<S>& arm : arms) sum += arm * dot(arm, normal);
    return sum;
  }
};

/// The carrier of a bounded shape; empty for an empty k-DOP, and for all others.
template <Scalar S>
Carrier<S> carrierOf(const Shape& shape) {
  Carrier<S> carrier;
  if (isPolytope(shape.index())) {
    carrier.points = verticesOf<S>(shape);
    return carrier;
  }
  std::visit(
      [&](const auto& known) {
        using T = std::decay_t<decltype(known)>;
        [[maybe_unused]] const auto ofRound = [&](double radius, const auto&... centers) {
          (carrier.centers.push_back(fromDouble<S>(centers)), ...);
          carrier.radius = fromDouble<S>(radius);
        };
        if constexpr (std::is_same_v<T, Sphere<double>>) {
          ofRound(known.radius, known.center);
        } else if constexpr (std::is_same_v<T, Capsule<double>>) {
          ofRound(known.radius, known.a, known.b);
        } else if constexpr (std::is_same_v<T, Cylinder<double>>) {
          ofRound(known.radius, known.a, known.b);
          carrier.axis = carrier.centers[1] - carrier.centers[0];
        } else if constexpr (std::is_same_v<T, Cone<double>>) {
          const auto cone = convert<S>(known);
          carrier.points = {cone.apex};
          carrier.centers = {Vector3<S>(cone.apex + cone.axis * cone.height)};
          carrier.radius = cone.radius;
          carrier.axis = cone.axis;
        } else if constexpr (std::is_same_v<T, Disc<double>>) {
          ofRound(known.radius, known.center);
          carrier.axis = fromDouble<S>(known.normal);
        } else if constexpr (std::is_same_v<T, Ellipsoid<double>>) {
          const auto ellipsoid = convert<S>(known);
          carrier.centers = {ellipsoid.center};
          for (std::size_t i = 0; i < 3; ++i) carrier.arms.push_back(ellipsoid.arm(i));
        } else if constexpr (std::is_same_v<T, Polygon<double>>) {
          const std::vector<Vector3<double>> corners = known.corners();
          for (const int i : bridgedOutline(known)) {
            carrier.points.push_back(fromDouble<S>(corners[static_cast<std::size_t>(i)]));
          }
          carrier.isOutline = true;
        } else if constexpr (std::is_same_v<T, Quad<double>>) {
          for (const auto& vertex : known.vertices) {
            carrier.points.push_back(fromDouble<S>(vertex));
          }
          carrier.isOutline = true;
        } else if constexpr (std::is_same_v<T, Mesh>) {
          std::vector<bool> isUsed(known.vertices.size());
          for (const auto& triangle : known.triangles) {
            for (const int corner : triangle) isUsed[static_cast<std::size_t>(corner)] = true;
          }
          for (std::size_t i = 0; i < isUsed.size(); ++i) {
            if (isUsed[i]) carrier.points.push_back(fromDouble<S>(known.vertices[i]));
          }
        }
      },
      shape);
  return carrier;
}

}  // namespace hairline
