#pragma once

#include <array>
#include <span>

#include "core/query/report.h"
#include "core/shapes/shape.h"

namespace hairline {

/// Checks the proof that a report carries, in exact arithmetic, against the operands as given:
/// a separating axis by projecting both and comparing; a common point by testing it against both
/// sets. Where the report has weights of a triangle's vertices, the point is the one they give
/// exactly, so that a sound hit is not lost to the rounding of the point itself. An irrational
/// point, or one that is rounded off a line, is proven by the parameter within that stands beside
/// it: the point there is taken on the line exactly.
///
/// Where the answer's own proof fails or is missing, the report's witness counts in its place: a
/// point and in a sweep any time of it, or axes, one of which must lie between each two convex
/// pieces of the operands (the triangles of a quad or polygon).
///
/// What the operands show by themselves counts besides, whatever the answer: proof_ground.h.
/// Without a proof a verdict is unproven where the method always gives one
/// (QueryInfo::alwaysProves), and else has none. Knows nothing of how the verdict was found.
///
/// Of a sweep, the extent of an operand on an axis is that of all it passes over, and the common
/// point is looked for where the operands are at the report's time.
Certificate checkCertificate(const Report& report, std::span<const Shape* const> shapes,
                             const std::array<Vector3<double>, 2>& displacements);

}  // namespace hairline
