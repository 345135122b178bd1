#pragma once

#include "core/shapes/obb.h"
#include "core/volume/body.h"

namespace hairline {

/// Axes, orthonormal but for rounding.
using Axes = std::array<Vector3<double>, 3>;

/// The principal axes of points: of their covariance, largest first. RTCD 4.4.3.
Axes principalAxes(std::span<const Vector3<double>> points);

/// Axes of a box that is tighter than that of the principal ones, never looser: from those and from
/// the coordinate axes, the box is turned about each of its axes to the least rectangle around what
/// is seen along it, until that gains nothing. A local best; of many points those that are foremost
/// in some direction are looked at alone.
Axes tightAxes(std::span<const Vector3<double>> points);

/// The least box with these axes that holds the body: its set, with the axes as stored, contains
/// the body's to the last bit.
Obb<double> boxAlong(const Axes& axes, const Body& body);

Obb<double> principalBox(const Body& body);
Obb<double> tightBox(const Body& body);

}  // namespace hairline
