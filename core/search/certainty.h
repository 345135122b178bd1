#pragma once

#include <optional>

#include "core/shapes/shape.h"

namespace hairline {

/// Facts about two convex sets that need no rationals.
struct Certainty {
  /// Whether the sets have a point in common; nothing if that is in doubt.
  std::optional<bool> intersect;
  /// Bounds on the distance of provably disjoint sets, if requested.
  struct Distance {
    double least, most;
  };
  std::optional<Distance> distance;
};

/// Runs GJK in double on two bounded convex sets, and verifies the separating axis or the simplex
/// around the origin with error bounds (Filtered). `motion` has the displacements of the two: then
/// the result is whether they intersect at some time, found by sweeping the first along its
/// relative displacement.
///
/// Nothing is certain for sets that touch or nearly do, for shapes with rims (cylinders and cones),
/// for shapes that are not bounded and convex, and for numbers far beyond 2^±100. Requires an
/// `ArithmeticScope`. Gilbert, Johnson and Keerthi 1988 for the search.
Certainty certaintyOf(const Shape& a, const Shape& b, const std::array<Vector3<double>, 2>& motion,
                      bool withDistance);

}  // namespace hairline
