#pragma once

#include <optional>

#include "core/query/intersect/triangle_triangle/input.h"

namespace hairline::triangle_triangle {

// Verdicts by registers that hold a vector of three, where the processor has such.

/// The verdict of `sat`; nothing where all axes are to be looked at one by one (satQuickly).
std::optional<bool> meetQuickly(const Triangle<float>& a, const Triangle<float>& b);
std::optional<bool> meetQuickly(const Triangle<double>& a, const Triangle<double>& b);

/// The exact verdict, where the axes in doubles and a bound on their error decide it.
std::optional<bool> meetForCertain(const Triangle<double>& a, const Triangle<double>& b);

}  // namespace hairline::triangle_triangle
