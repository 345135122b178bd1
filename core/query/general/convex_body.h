#pragma once

#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "core/math/signs.h"
#include "core/math/three.h"
#include "core/math/unit_factor.h"
#include "core/math/vector.h"
#include "core/shapes/shape.h"

namespace hairline {

#include "core/query/general/gjk-inl.h"

/// A bounded convex set, by its support points: all points within `margin` of the hull of some
/// points and discs, or of ellipsoids of one size and direction around the points.
template <typename S>
struct ConvexBody {
  struct Disc {
    Vector3<S> center;
    S radius;
  };

  std::vector<Vector3<S>> points;
  std::vector<Disc> discs;
  /// Perpendicular to every disc; of about unit length.
  Vector3<S> axis = Vector3<S>(S(0), S(0), S(0));
  S margin{};
  /// From a point to the surface of its ellipsoid along the axes; or none.
  std::vector<Vector3<S>> arms{};

  /// Only a k-DOP can be empty.
  bool isEmpty() const { return points.empty() && discs.empty(); }
  /// Whether the core is more than the hull of points.
  bool isCurved() const { return !discs.empty() || !arms.empty(); }
  /// Any point of the core.
  const Vector3<S>& anyPoint() const { return points.empty() ? discs[0].center : points[0]; }

  /// The support point of the core, which is the set without its margin, in a direction; the first
  /// of several.
  Vector3<S> support(const Vector3<S>& direction) const {
    if constexpr (std::floating_point<S>) {
      if (!discs.empty()) return supportOfDiscs(direction);
      if (!arms.empty()) return supportOfArms(direction);
    }
    return supportPoint(points.data(), points.size(), direction);
  }

  void translate(const Vector3<S>& offset) {
    for (Vector3<S>& point : points) point += offset;
    for (Disc& disc : discs) disc.center += offset;
  }

  /// Scales everything.
  void scale(const S& factor) {
    for (Vector3<S>& point : points) point *= factor;
    for (Disc& disc : discs) {
      disc.center *= factor;
      disc.radius *= factor;
    }
    for (Vector3<S>& arm : arms) arm *= factor;
    margin *= factor;
  }

  /// The largest absolute value of a coordinate or measure.
  S size() const { return maximum(margin, maximum(largest(0), maximum(largest(1), largest(2)))); }

  /// The largest absolute value of one coordinate of a point, arm or disc center, and of a radius.
  S largest(int k) const {
    S value(0);
    for (const Vector3<S>& point : points) value = maximum(value, absolute(point[k]));
    for (const Vector3<S>& arm : arms) value = maximum(value, absolute(arm[k]));
    for (const Disc& disc : discs) {
      value = maximum(value, maximum(absolute(disc.center[k]), disc.radius));
    }
    return value;
  }

 private:
  Vector3<S> supportOfArms(const Vector3<S>& direction) const {
    // Of a flat ellipsoid across the direction rounding may leave only noise: the point of its
    // surface is as good as any other.
    std::array<S, 3> along;
    S largest(0);
    for (std::size_t i = 0; i < 3; ++i) {
      along[i] = dot(arms[i], direction);
      largest = maximum(largest, absolute(along[i]));
    }
    Vector3<S> support = supportPoint(points.data(), points.size(), direction);
    if (!(largest > 0)) return support;
    S square(0);
    for (S& height : along) {
      height /= largest;
      square += height * height;
    }
    const S length = std::sqrt(square);
    for (std::size_t i = 0; i < 3; ++i) support += arms[i] * S(along[i] / length);
    return support;
  }
  Vector3<S> supportOfDiscs(const Vector3<S>& direction) const {
    // The component of the direction in the discs' plane. If rounding leaves only noise, centres
    // are support points: the rest may point out of the plane.
    const S whole = squaredNorm(axis);
    Vector3<S> across = direction - axis * S(dot(axis, direction) / whole);
    across -= axis * S(dot(axis, across) / whole);
    constexpr S rounding = 8 * std::numeric_limits<S>::epsilon();
    const S square = squaredNorm(across);
    const S length =
        square > rounding * rounding * squaredNorm(direction) ? std::sqrt(square) : S(0);
    bool any = !points.empty();
    Vector3<S> best = any ? supportPoint(points.data(), points.size(), direction) : discs[0].center;
    S most = dot(direction, best);
    for (const Disc& disc : discs) {
      Vector3<S> rim = disc.center;
      if (length > 0) rim += across * S(disc.radius / length);
      const S height = dot(direction, rim);
      if (any && height <= most) continue;
      any = true;
      best = rim;
      most = height;
    }
    return best;
  }
};

/// Whether the type with this index in `Shape` is a bounded convex set: polytopes, spheres,
/// capsules, cylinders, cones, discs, ellipsoids.
bool isBoundedConvex(std::size_t type);

/// The convex body of a shape (isBoundedConvex); in Rational and Filtered for polytopes, spheres
/// and capsules only.
template <Scalar S>
ConvexBody<S> convexBodyOf(const Shape& shape);

}  // namespace hairline
