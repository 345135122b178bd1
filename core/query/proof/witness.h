#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/query/report.h"
#include "core/shapes/shape.h"

namespace hairline {

/// Looks for a proof of a correct verdict about two shapes whose answer carries no valid proof:
/// because a number of it is irrational or was rounded, because the method gives only a verdict, or
/// because an operand is unbounded along the axis. A common point is found from the nearest points
/// of cores, or by linear programming; in a sweep at some time after the first contact, when the
/// shapes overlap. A miss is proven by axes from the same sources, one for each pair of convex
/// pieces.
///
/// Found in exact arithmetic, or for curved rims and lateral surfaces by rounding outward from a
/// point found in double: nothing is claimed here, certificate.h checks it. Nothing if neither
/// works: contacts without depth at an irrational place on a rim or lateral surface, empty k-DOPs,
/// meshes.
std::optional<Witness> findWitness(const Report& report, std::span<const Shape* const> shapes,
                                   const std::array<Vector3<double>, 2>& displacements);

}  // namespace hairline
