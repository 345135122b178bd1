#pragma once

#include <optional>

#include "core/shapes/shape.h"

namespace hairline {

/// What is certain of two convex sets without rationals.
struct Certainty {
  /// Whether the sets have a point in common; nothing where that is in doubt.
  std::optional<bool> meet;
  /// Bounds on the distance of sets that surely have none, where it was asked for.
  struct Distance {
    double least, most;
  };
  std::optional<Distance> distance;
};

/// Searches in doubles for an axis that keeps two bounded convex sets apart, or for four of their
/// differences around the origin, and proves what it finds by numbers that know their error
/// (Filtered). `motion` are displacements of the two: with them, whether the sets meet at some time
/// on the way, the first swept along what it moves more than the second.
///
/// Nothing is certain of sets that touch or nearly do, of shapes with rims (cylinders and cones),
/// of shapes that are not bounded and convex, and of numbers far beyond 2^±100. Expects the ground
/// that `ArithmeticScope` lays. Gilbert, Johnson and Keerthi 1988 for the search.
Certainty certaintyOf(const Shape& a, const Shape& b, const std::array<Vector3<double>, 2>& motion,
                      bool withDistance);

}  // namespace hairline
