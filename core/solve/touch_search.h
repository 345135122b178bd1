#pragma once

#include "core/solve/solved.h"

namespace hairline {

/// Looks for doubles near those of a rounded shape with which it touches the other exactly. Where
/// the contact is of a corner with a face, of two edges or with a plane, it is one equation that is
/// linear in each coordinate: for each one the exact solution is taken where it is a double, the
/// others being as they are or up to two units in the last place beside. Of a ball and a corner it
/// is the equation of a sphere. Besides, each coordinate is tried a unit or two up and down. What
/// touches is told by `contactOf` alone. Where nothing does, the candidate of the least gap is the
/// answer. The rounded shape is legal; refused where `contactOf` refuses it. `aim` is how the
/// shapes stood before the move.
Result<Solved> nearestTouching(const Shape& rounded, const Shape& fixed, const Contact& aim);

}  // namespace hairline
