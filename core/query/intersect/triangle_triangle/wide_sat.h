#pragma once

#include "core/query/intersect/triangle_triangle/axes.h"

namespace hairline::triangle_triangle {

// Verdicts by registers that hold a vector of three, of four doubles where the processor has such.

/// The verdict of `sat`; nothing where all axes are to be looked at one by one (satQuickly).
inline std::optional<bool> meetQuickly(const Triangle<float>& a, const Triangle<float>& b) {
  const auto found = satQuickly(Pair<Lanes3<float>>(verticesOf<Lanes3<float>>(a, b)));
  return found.known ? std::optional(found.intersects) : std::nullopt;
}
std::optional<bool> meetQuickly(const Triangle<double>& a, const Triangle<double>& b);

/// The exact verdict, where the axes in doubles and a bound on their error decide it.
std::optional<bool> meetForCertain(const Triangle<double>& a, const Triangle<double>& b);

}  // namespace hairline::triangle_triangle
