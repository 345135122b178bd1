#pragma once

#include "core/solve/solved.h"

namespace hairline {

/// Moves a shape by the smallest translation after which the two closed sets touch exactly: along
/// the way between their nearest points while they are apart, along the axis of least overlap while
/// they overlap, or along a given direction, of any length but zero.
///
/// Solved in exact arithmetic; then every coordinate is rounded once, the result is verified by
/// `contactOf` and by the exact `intersect` query, and where it misses, neighbouring doubles are
/// tried (touch_search.h). The true gap or depth that is left stands in the result. Shapes that
/// touch already stay as they are. Cylinders and cones, but against planes, are brought to where
/// the exact verdict turns between two neighbouring movements (touch_bracket.h). Refused with a
/// reason where `contactOf` does so, where the shape would not be legal or would leave the range of
/// doubles, where along the direction they never meet or never part, and, along a direction, for
/// round shapes but against planes.
Result<Solved> touch(const Shape& moving, const Shape& fixed,
                     const std::optional<Vector3<double>>& along = std::nullopt);

/// Which way to go by the smallest step.
enum class UlpStep {
  /// Until the exact verdict is a miss.
  apart,
  /// Until they overlap: no neighbouring touch is enough.
  into,
};

/// Moves a shape from where it touches another exactly, or as nearly as doubles allow (`touch`), by
/// the smallest step along a coordinate axis after which the two are apart, or overlap: the axis
/// nearest to that of the contact. The step is found by bisection over all doubles, with the exact
/// state as judge, so that no smaller one will do; near zero it may be a subnormal. Refused where
/// `touch` is, and for `into` where the two have no inside that could overlap (a point and a
/// triangle).
Result<Solved> oneUlp(const Shape& moving, const Shape& fixed, UlpStep step);

}  // namespace hairline
