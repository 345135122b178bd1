#pragma once

#include <optional>

#include "core/shapes/triangle.h"

namespace hairline::triangle_triangle {

/// The exact verdict of `sat` where a bound on the error leaves it in doubt: an axis that separates
/// for certain decides, and only the axes that may are measured again, in integers. Nothing where
/// the coordinates do not share a unit (see CommonUnit), or neither triangle has an area.
std::optional<bool> meetsInUnits(const Triangle<double>& a, const Triangle<double>& b);

}  // namespace hairline::triangle_triangle
