#pragma once

#include <optional>

#include "core/shapes/shape.h"

namespace hairline {

/// Facts about two convex sets.
struct Certainty {
  /// Whether the sets have a point in common; nothing if that is in doubt.
  std::optional<bool> intersect;
  /// Bounds on the distance of provably disjoint sets, if requested and found without rationals.
  struct Distance {
    double least, most;
  };
  std::optional<Distance> distance;
};

/// Runs GJK in double on two bounded convex sets, and verifies the separating axis or the simplex
/// around the origin with error bounds (Filtered). Where these leave it open, a few signs are found
/// in rationals (ExactSearch), so that sets that touch are certain, too. `motion` has the
/// displacements of the two: then the result is whether they intersect at some time, found by
/// sweeping the first along its relative displacement.
///
/// A quad or polygon is judged by its triangles, and has no distance. A polytope and a cylinder or
/// cone are judged in rationals alone (hullMeetsSolid). Nothing is certain for other pairs with
/// rims and for other shapes that are not bounded and convex, and if the search in rationals does
/// not end within its limit of rounds. Requires an `ArithmeticScope`. Gilbert, Johnson and Keerthi
/// 1988 for the search.
Certainty certaintyOf(const Shape& a, const Shape& b, const std::array<Vector3<double>, 2>& motion,
                      bool withDistance);

/// The double nearest to the squared distance of two sets, by the same search; nothing where
/// nothing is certain, and if the sets intersect.
std::optional<double> exactSqdistOf(const Shape& a, const Shape& b);

}  // namespace hairline
