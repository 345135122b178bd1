#pragma once

#include <vector>

#include "core/query/general/polytope.h"
#include "core/shapes/triangulate.h"

namespace hairline {

/// A bounded set by all that can be its support point: points, and balls or discs of one radius
/// around centres. A disc is perpendicular to the axis.
template <typename S>
struct Carrier {
  std::vector<Vector3<S>> points;
  std::vector<Vector3<S>> centers;
  S radius{};
  /// Zero for balls.
  Vector3<S> axis = Vector3<S>(S(0), S(0), S(0));
  /// The points are a closed chain of edges, which may leave the hull.
  bool isOutline = false;

  bool isEmpty() const { return points.empty() && centers.empty(); }
  bool isOfDiscs() const { return !centers.empty() && !isZero(axis); }

  /// |axis|² for discs, 1 for balls: what `reachSquared` is multiplied by.
  S unit() const { return isOfDiscs() ? squaredNorm(axis) : S(1); }
  /// The square of the height of a support point above its centre, times `unit`.
  S reachSquared(const Vector3<S>& normal) const {
    const S across = isOfDiscs() ? squaredNorm(cross(normal, axis)) : squaredNorm(normal);
    return radius * radius * across;
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
        } else if constexpr (requires { triangulate(known); }) {
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
