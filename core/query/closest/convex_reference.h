#pragma once

#include <optional>
#include <vector>

#include "core/query/polytope_reference.h"

namespace hairline {

/// The coefficients of the directions whose sum is nearest to an offset: the normal equations by
/// elimination. Nothing if the directions are linearly dependent.
std::optional<std::vector<Rational>> footOn(const std::vector<Vector3<Rational>>& directions,
                                            const Vector3<Rational>& offset);

/// The nearest points of the cores of two nonempty sets, by Wolfe's method in rationals: it moves
/// among the simplices, or cones of simplices, of differences, nearer at each step, until no
/// difference lies beyond the plane through the nearest one. Uses no faces. Wolfe, Finding the
/// Nearest Point in a Polytope, 1976.
ClosestAnswer<Rational> nearestOfCores(const GeneratedSet& a, const GeneratedSet& b);

}  // namespace hairline
