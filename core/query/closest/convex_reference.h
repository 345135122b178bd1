#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/query/polytope_reference.h"

namespace hairline {

/// The solution of linear equations, as many as unknowns, each a row of coefficients and the right
/// side: by elimination. Nothing if they are dependent.
std::optional<std::vector<Rational>> solved(std::vector<std::vector<Rational>> rows);

/// The coefficients of the directions whose sum is nearest to an offset: the normal equations.
/// Nothing if the directions are linearly dependent.
std::optional<std::vector<Rational>> footOn(const std::vector<Vector3<Rational>>& directions,
                                            const Vector3<Rational>& offset);

/// The nearest points of the cores of two nonempty sets, by Wolfe's method in rationals: it moves
/// among the simplices, or cones of simplices, of differences, nearer at each step, until no
/// difference lies beyond the plane through the nearest one. Uses no faces. Wolfe, Finding the
/// Nearest Point in a Polytope, 1976.
ClosestAnswer<Rational> nearestOfCores(const GeneratedSet& a, const GeneratedSet& b);

/// The weights of the points of each bounded set, of which the nearest points are the means.
std::array<std::vector<Rational>, 2> nearestWeights(const GeneratedSet& a, const GeneratedSet& b);

/// Extents along x, y and z in which a set lies, a radius aside; endless where a direction leads.
using OuterExtents = std::array<Interval<double>, 3>;
OuterExtents outerExtents(const GeneratedSet& set);

/// A lower bound on the squared distance of the cores of sets in these extents, or zero.
double leastSqdist(const OuterExtents& a, const OuterExtents& b);

}  // namespace hairline
