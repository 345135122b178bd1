#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/query/report.h"
#include "core/shapes/shape.h"

namespace hairline {

/// Looks for what proves a verdict about two shapes that is right but whose answer carries no proof
/// that holds: because a number of it is irrational or was rounded, because the method gives a
/// verdict alone, or because an operand has no end along the axis. A point of both sets is found
/// from the nearest points of cores, or by linear programming; in a sweep at some
/// later time than that of the first contact, when the shapes have gone into each other. A miss is
/// told by axes from the same sources, one for each pair of convex pieces.
///
/// Found in exact arithmetic, or for curved rims and mantles by rounding outward from a point found
/// in double: nothing is claimed here, it is for certificate.h to check. Nothing where neither
/// serves: contacts without depth at an irrational place on a rim or mantle, empty k-DOPs, meshes.
std::optional<Witness> findWitness(const Report& report, std::span<const Shape* const> shapes,
                                   const std::array<Vector3<double>, 2>& displacements);

}  // namespace hairline
