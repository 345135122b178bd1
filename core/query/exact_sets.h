#pragma once

#include <optional>

#include "core/math/interval.h"
#include "core/math/vector.h"
#include "core/shapes/shape.h"

namespace hairline {

// Shapes as sets, in exact arithmetic: the ground on which certificates are checked. Written from
// the definitions of the scene format and from nothing else; no query uses them.

/// The interval of direction·X over the set. Nothing where the set is unbounded along the
/// direction, where an end is irrational, or for shapes that are no single set (grids, files).
std::optional<Interval<Rational>> projectExactly(const Shape& shape,
                                                 const Vector3<Rational>& direction);

/// Whether the closed set holds the point. Shapes of the plane lie in z = 0. Nothing for shapes
/// that are no single set.
std::optional<bool> containsExactly(const Shape& shape, const Vector3<Rational>& point);

}  // namespace hairline
