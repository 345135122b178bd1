#pragma once

#include <array>
#include <span>

#include "core/query/report.h"
#include "core/shapes/shape.h"

namespace hairline {

/// Checks the proof that a report carries, in exact arithmetic, against the operands as given: a
/// separating axis by projecting both and comparing; a common point by testing it against both
/// sets. If the report has weights of a triangle's vertices, the point they give exactly is used,
/// so that a correct hit is not lost to the rounding of the point itself. An irrational point, or
/// one rounded off a line, is proven by its parameter within the solid: the point at that parameter
/// is exactly on the line.
///
/// If the answer's own proof fails or is missing, the report's witness is checked instead: a point
/// and in a sweep a time of it, or axes, one of which must separate each two convex pieces of the
/// operands (the triangles of a quad or polygon).
///
/// Facts about the operands themselves count too, whatever the answer: proof_ground.h. Without a
/// proof a verdict is unproven if the method always gives one (QueryInfo::alwaysProves), and
/// otherwise has none. Independent of how the verdict was found.
///
/// In a sweep, the extent of an operand on an axis is that of its swept volume, and the common
/// point is checked at the report's time.
Certificate checkCertificate(const Report& report, std::span<const Shape* const> shapes,
                             const std::array<Vector3<double>, 2>& displacements);

}  // namespace hairline
