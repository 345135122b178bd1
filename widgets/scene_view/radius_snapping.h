#pragma once

#include <optional>

#include "core/shapes/shape.h"

namespace hairline {

/// A sphere, capsule, cylinder or cone with the radius at which its surface passes through a point:
/// the nearest double, with the rest unchanged. For a cylinder and a cone the lateral surface
/// counts, without the caps. Nothing for other shapes, and if no radius does: a point on the far
/// side of a cone's apex or beyond its base, a radius beyond all doubles.
std::optional<Shape> withRadiusThrough(const Shape& shape, const Vector3<double>& point);

/// Whether the surface passes through the point to the last bit, in the sense of
/// `withRadiusThrough`.
bool goesExactlyThrough(const Shape& shape, const Vector3<double>& point);

/// The centre of a shape that is round in all directions: a sphere.
std::optional<Vector3<double>> centreOfRoundness(const Shape& shape);

}  // namespace hairline
