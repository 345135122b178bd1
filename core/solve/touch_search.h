#pragma once

#include "core/solve/solved.h"

namespace hairline {

/// Looks for doubles near those of a rounded shape with which it touches the other exactly. Contact
/// of a corner with a face, of two edges or with a plane is one equation that is linear in each
/// coordinate: each one is solved exactly and taken if it is a double, with the others unchanged or
/// up to two ulps away. For a ball and a corner it is the equation of a sphere. Also, each
/// coordinate is tried one or two ulps up and down. Only `contactOf` decides what touches. If
/// nothing does, the candidate with the least gap is the answer. The rounded shape is legal;
/// refused if `contactOf` refuses it. `aim` is the relation of the shapes before the move.
Result<Solved> nearestTouching(const Shape& rounded, const Shape& fixed, const Contact& aim);

}  // namespace hairline
