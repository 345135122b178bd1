#pragma once

#include <optional>

#include "core/shapes/shape.h"

namespace hairline {

/// A sphere, capsule, cylinder or cone with the radius at which its surface goes through a point:
/// the double nearest to it, the rest as it was. Of a cylinder and a cone the side counts, without
/// the caps. Nothing for other shapes, and where no radius does: a point on the far side of a
/// cone's apex or beyond its base, a radius beyond all doubles.
std::optional<Shape> withRadiusThrough(const Shape& shape, const Vector3<double>& point);

/// Whether the surface goes through the point to the last bit, in the sense of `withRadiusThrough`.
bool goesExactlyThrough(const Shape& shape, const Vector3<double>& point);

/// The centre from which a shape is round in all directions: that of a sphere.
std::optional<Vector3<double>> centreOfRoundness(const Shape& shape);

}  // namespace hairline
