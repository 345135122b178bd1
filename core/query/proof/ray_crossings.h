#pragma once

#include "core/shapes/triangle.h"

namespace hairline {

/// Whether the ray from a point along (1, ε, ε²), with an infinitesimal ε, crosses a triangle that
/// does not contain the point. The ray meets no edge. Found by solving for the weights of the
/// corners that give the ray's direction.
bool crosses(const Vector3<double>& point, const Triangle<double>& triangle);

/// Whether a triangle lies wholly behind a point or to one side of its ray along x, so that neither
/// the point nor the ray meets it: true for most, without arithmetic.
bool isBesideRay(const Vector3<double>& point, const Triangle<double>& triangle);

}  // namespace hairline
