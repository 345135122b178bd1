#pragma once

#include <optional>
#include <vector>

#include "core/query/polytope_reference.h"

namespace hairline {

/// The coefficients of the directions whose sum comes nearest to an offset: the normal equations by
/// elimination. Nothing where the directions depend on each other.
std::optional<std::vector<Rational>> footOn(const std::vector<Vector3<Rational>>& directions,
                                            const Vector3<Rational>& offset);

/// The nearest points of the cores of two sets that have points, by Wolfe's method in rationals: it
/// moves among the simplices, or cones of simplices, on the differences, nearer at each step, until
/// no difference lies beyond the plane through the nearest one. Knows nothing of faces. Wolfe,
/// Finding the Nearest Point in a Polytope, 1976.
ClosestAnswer<Rational> nearestOfCores(const GeneratedSet& a, const GeneratedSet& b);

}  // namespace hairline
