#pragma once

#include <optional>

#include "core/query/intersect/triangle_aabb/setup_numbers.h"
#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"

namespace hairline::triangle_aabb {

// Verdicts in double, in registers of four where the processor has them.

/// The verdict of `sat`.
bool meetByLanes(const Triangle<double>& triangle, const Aabb<double>& box);

/// The exact verdict, where doubles and a bound on their error tell it; nothing where an axis is in
/// doubt.
std::optional<bool> meetForCertain(const Triangle<double>& triangle, const Aabb<double>& box);

/// Whether a triangle with its setup, none of whose projections is edge-on, meets a box; nothing
/// where differences are past the range of doubles.
std::optional<bool> meetByLanes(const SetupNumbers<double>& setup, const Aabb<double>& box);

}  // namespace hairline::triangle_aabb
