#pragma once

#include <optional>

#include "core/math/quadratic.h"
#include "core/math/vector.h"
#include "core/shapes/shape.h"

namespace hairline {

// Shapes as sets, in exact arithmetic: the ground on which certificates are checked. Written from
// the definitions of the scene format and from nothing else; no query uses them.

/// Where direction·X lies over a set. An end that is absent is infinite.
struct ExactExtent {
  std::optional<Quadratic<Rational>> min;
  std::optional<Quadratic<Rational>> max;
};

/// The extent of a set along a direction of any length. Nothing for shapes that are no single set.
/// For a k-DOP that is empty the slab itself along one of its directions, and nothing along others.
std::optional<ExactExtent> extentAlong(const Shape& shape, const Vector3<Rational>& direction);

/// Whether the closed set holds the point. Shapes of the plane lie in z = 0. Nothing for meshes and
/// grids.
std::optional<bool> containsExactly(const Shape& shape, const Vector3<Rational>& point);

}  // namespace hairline
