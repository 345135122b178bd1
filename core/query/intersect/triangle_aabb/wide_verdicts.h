#pragma once

#include <optional>

#include "core/query/intersect/triangle_aabb/axes.h"

namespace hairline::triangle_aabb {

// Verdicts by registers that hold a vector of three, where the processor has such.

/// The verdict of `sat`.
bool meetBySat(const Triangle<float>& triangle, const Aabb<float>& box);
bool meetBySat(const Triangle<double>& triangle, const Aabb<double>& box);

/// The verdict of `pef`.
bool meetByPef(const Triangle<float>& triangle, const Aabb<float>& box);
bool meetByPef(const Triangle<double>& triangle, const Aabb<double>& box);

/// The exact verdict, where the axes of `sat` in doubles and a bound on their error decide it.
std::optional<bool> meetForCertain(const Triangle<double>& triangle, const Aabb<double>& box);

/// Whether a setup none of whose projections is edge-on finds an axis that separates. Where
/// differences are past the range of the scalar the answer is void, and `outOfRange` is set.
bool separatedBySetup(const SetupNumbers<float>& setup, const Aabb<float>& box, bool& outOfRange);
bool separatedBySetup(const SetupNumbers<double>& setup, const Aabb<double>& box, bool& outOfRange);

}  // namespace hairline::triangle_aabb
