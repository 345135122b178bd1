#pragma once

#include <optional>

#include "core/shapes/triangle.h"

namespace hairline::triangle_triangle {

/// The verdict of `sat` in double, three axes in a register; nothing where this processor has no
/// register of four doubles, and where `sat` in float by lanes has none.
std::optional<bool> meetInWideLanes(const Triangle<double>& a, const Triangle<double>& b);

/// The exact verdict where the same doubles and a bound on their error tell it; nothing where an
/// axis is in doubt, and where this processor has no such register.
std::optional<bool> meetForCertain(const Triangle<double>& a, const Triangle<double>& b);

}  // namespace hairline::triangle_triangle
