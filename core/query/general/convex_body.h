#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "core/math/vector.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A bounded convex set, as what is foremost in a direction: all points within `margin` of the hull
/// of some points and discs. Points are kept in a vector, or in another list of them where the body
/// is made for one question alone and memory would cost more than the answer.
template <typename S, typename Points = std::vector<Vector3<S>>>
struct ConvexBody {
  struct Disc {
    Vector3<S> center;
    S radius;
  };

  Points points;
  std::vector<Disc> discs;
  /// Perpendicular to every disc; about of unit length.
  Vector3<S> axis = Vector3<S>(S(0), S(0), S(0));
  S margin{};

  /// Only a k-DOP can be empty.
  bool isEmpty() const { return points.empty() && discs.empty(); }
  /// Any point of the core.
  const Vector3<S>& anyPoint() const { return points.empty() ? discs[0].center : points[0]; }

  /// A point of the core, which is the set without its margin, foremost in a direction; the first
  /// of several.
  Vector3<S> support(const Vector3<S>& direction) const {
    const Vector3<S>* best = nullptr;
    S most{};
    for (const Vector3<S>& point : points) {
      const S height = dot(direction, point);
      if (best != nullptr && sign(S(height - most)) <= 0) continue;
      best = &point;
      most = height;
    }
    if constexpr (std::floating_point<S>) {
      if (!discs.empty()) return supportOfDiscs(direction, best, most);
    }
    return *best;
  }

  /// Brings everything to a scale.
  void scale(const S& factor) {
    for (Vector3<S>& point : points) point *= factor;
    for (Disc& disc : discs) {
      disc.center *= factor;
      disc.radius *= factor;
    }
    margin *= factor;
  }

  /// The greatest magnitude of a coordinate or measure.
  S size() const { return maximum(margin, maximum(largest(0), maximum(largest(1), largest(2)))); }

  /// The largest absolute value of one coordinate of a point or disc center, and of a radius.
  S largest(int k) const {
    S value(0);
    for (const Vector3<S>& point : points) value = maximum(value, absolute(point[k]));
    for (const Disc& disc : discs) {
      value = maximum(value, maximum(absolute(disc.center[k]), disc.radius));
    }
    return value;
  }

 private:
  Vector3<S> supportOfDiscs(const Vector3<S>& direction, const Vector3<S>* point, S most) const {
    // The part of the direction in the discs' plane. Where rounding leaves nothing else of it,
    // centres are foremost: what is left then may point out of the plane.
    const S whole = squaredNorm(axis);
    Vector3<S> across = direction - axis * S(dot(axis, direction) / whole);
    across -= axis * S(dot(axis, across) / whole);
    constexpr S rounding = 8 * std::numeric_limits<S>::epsilon();
    const S square = squaredNorm(across);
    const S length =
        square > rounding * rounding * squaredNorm(direction) ? std::sqrt(square) : S(0);
    Vector3<S> best = point == nullptr ? discs[0].center : *point;
    bool any = point != nullptr;
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

/// Whether shapes of the type at this place in `Shape` are bounded convex sets: polytopes, spheres,
/// capsules, cylinders, cones.
bool isBoundedConvex(std::size_t type);

/// The convex body that a shape is (isBoundedConvex); in Rational for polytopes, spheres and
/// capsules only.
template <Scalar S>
ConvexBody<S> convexBodyOf(const Shape& shape);

}  // namespace hairline
