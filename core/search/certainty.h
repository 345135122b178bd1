#pragma once

#include <optional>

#include "core/shapes/shape.h"

namespace hairline {

/// What is known about two convex sets without rationals.
struct Certainty {
  /// Whether the sets have a point in common; nothing where that is in doubt.
  std::optional<bool> intersect;
  /// Bounds on the distance of sets that surely have none, where it was asked for.
  struct Distance {
    double least, most;
  };
  std::optional<Distance> distance;
};

/// Runs GJK in double on two bounded convex sets, and verifies the separating axis or the simplex
/// around the origin with error bounds (Filtered). `motion` are the displacements of the two: then
/// whether they intersect at some time, found by sweeping the first along its relative
/// displacement.
///
/// Nothing is certain of sets that touch or nearly do, of shapes with rims (cylinders and cones),
/// of shapes that are not bounded and convex, and of numbers far beyond 2^±100. Expects the ground
/// that `ArithmeticScope` lays. Gilbert, Johnson and Keerthi 1988 for the search.
Certainty certaintyOf(const Shape& a, const Shape& b, const std::array<Vector3<double>, 2>& motion,
                      bool withDistance);

}  // namespace hairline
