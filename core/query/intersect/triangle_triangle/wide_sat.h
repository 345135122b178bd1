#pragma once

#include <optional>

#include "core/query/intersect/triangle_triangle/input.h"

namespace hairline::triangle_triangle {

// Verdicts by registers that hold a vector of three, if the processor has them.

/// The verdict of `sat`; nothing if all axes have to be tested one by one (satQuickly).
std::optional<bool> meetQuickly(const Triangle<float>& a, const Triangle<float>& b);
std::optional<bool> meetQuickly(const Triangle<double>& a, const Triangle<double>& b);

/// The exact verdict, if the axes in doubles with an error bound decide it.
std::optional<bool> meetForCertain(const Triangle<double>& a, const Triangle<double>& b);

}  // namespace hairline::triangle_triangle
