#pragma once

#include "core/shapes/obb.h"
#include "core/volume/body.h"

namespace hairline {

/// Axes, orthonormal up to rounding.
using Axes = std::array<Vector3<double>, 3>;

/// The principal axes of points: of their covariance, largest first. RTCD 4.4.3.
Axes principalAxes(std::span<const Vector3<double>> points);

/// Axes of a box that is tighter than the one along the principal axes, never looser. From those
/// and from the coordinate axes, the box is rotated about each of its axes to the smallest
/// rectangle around the projection along it, until nothing is gained: a local minimum. Of many
/// points only the support points of some directions are used.
Axes tightAxes(std::span<const Vector3<double>> points);

/// The smallest box with these axes that contains the body: its set, for the axes as stored,
/// contains the body's to the last bit.
Obb<double> boxAlong(const Axes& axes, const Body& body);

Obb<double> principalBox(const Body& body);
Obb<double> tightBox(const Body& body);

}  // namespace hairline
