#pragma once

#include "core/solve/solved.h"

namespace hairline {

/// Moves a shape by the smallest translation after which the two closed sets touch exactly: along
/// the line between their nearest points if they are disjoint, along the axis of least overlap if
/// they overlap, or along a given direction, of any nonzero length.
///
/// Solved in exact arithmetic; then every coordinate is rounded once, the result is verified by
/// `contactOf` and by the exact `intersect` query, and if it misses, neighbouring doubles are tried
/// (touch_search.h). The result has the true remaining gap or depth. Touching shapes stay
/// unchanged. Cylinders and cones, except against planes, are moved to where the exact verdict
/// changes between two neighbouring movements (touch_bracket.h). Refused with a reason if
/// `contactOf` refuses, if the shape would be illegal or leave the range of doubles, if along the
/// direction they never intersect or never separate, and, along a direction, for round shapes
/// except against planes.
Result<Solved> touch(const Shape& moving, const Shape& fixed,
                     const std::optional<Vector3<double>>& along = std::nullopt);

/// The direction of the smallest step.
enum class UlpStep {
  /// Until the exact verdict is a miss.
  apart,
  /// Until they overlap: touching again is not enough.
  into,
};

/// Moves a shape from exact contact with another, or as near to it as doubles allow (`touch`), by
/// the smallest step along a coordinate axis after which the two are disjoint, or overlap: the axis
/// nearest to that of the contact. The step is found by bisection over all doubles, judged exactly,
/// so that no smaller one will do; near zero it may be subnormal. Refused if `touch` is, and for
/// `into` if the two have no interior that could overlap (a point and a triangle).
Result<Solved> oneUlp(const Shape& moving, const Shape& fixed, UlpStep step);

}  // namespace hairline
