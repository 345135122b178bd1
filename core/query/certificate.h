#pragma once

#include <span>

#include "core/query/report.h"
#include "core/shapes/shape.h"

namespace hairline {

/// Checks the proof that a report carries, in exact arithmetic, against the operands as given:
/// a separating axis by projecting both and comparing; a common point by testing it against both
/// sets. Where the report has weights of a triangle's vertices, the point is the one they give
/// exactly, so that a sound hit is not lost to the rounding of the point itself.
///
/// A triangle and a box meet or miss with a proof in every method: there a verdict without one
/// counts as unproven. Knows nothing of how the verdict was found. Absent where the report has no
/// proof, or for shapes that it cannot project or test.
Certificate checkCertificate(const Report& report, std::span<const Shape* const> shapes);

}  // namespace hairline
