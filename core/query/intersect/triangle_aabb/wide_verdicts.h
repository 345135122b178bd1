#pragma once

#include <optional>

#include "core/query/intersect/triangle_aabb/setup_numbers.h"
#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"

namespace hairline::triangle_aabb {

// Verdicts in double, in registers of four where the processor has them.

/// The verdict of `sat`.
bool meetByLanes(const Triangle<double>& triangle, const Aabb<double>& box);

/// What a bound on the error of doubles leaves open about triangle and box.
struct AxesInDoubt {
  /// By the triangle's edges: a bit for each coordinate axis that the edge is crossed with.
  unsigned ofEdge[3] = {0, 0, 0};
  /// The triangle's normal.
  bool plane = false;
  /// There is no bound for such numbers: everything is open.
  bool outOfRange = false;
};

/// The exact verdict, where doubles and a bound on their error tell it; where not, `doubt` names
/// the axes to be looked at, and all others do not separate.
std::optional<bool> meetForCertain(const Triangle<double>& triangle, const Aabb<double>& box,
                                   AxesInDoubt& doubt);

/// Whether a triangle with its setup, none of whose projections is edge-on, meets a box; nothing
/// where differences are past the range of doubles.
std::optional<bool> meetByLanes(const SetupNumbers<double>& setup, const Aabb<double>& box);

}  // namespace hairline::triangle_aabb
