#pragma once

#include <optional>

#include "core/math/quadratic.h"
#include "core/math/vector.h"
#include "core/shapes/shape.h"

namespace hairline {

// Shapes as sets, in exact arithmetic: the basis for checking certificates. Written only from the
// definitions of the scene format; no query uses them.

/// The interval of direction·X over a set. A missing end is infinite.
struct ExactExtent {
  std::optional<Quadratic<Rational>> min;
  std::optional<Quadratic<Rational>> max;
};

/// The extent of a set along a direction of any length. Nothing for shapes that are not a single
/// set. For an empty k-DOP the slab itself along one of its directions, and nothing along others.
std::optional<ExactExtent> extentAlong(const Shape& shape, const Vector3<Rational>& direction);

/// Whether the closed set contains the point. Shapes of the plane lie in z = 0. Nothing for meshes
/// and grids.
std::optional<bool> containsExactly(const Shape& shape, const Vector3<Rational>& point);

}  // namespace hairline
