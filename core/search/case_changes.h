#pragma once

#include "core/search/case_random.h"
#include "core/search/search_case.h"

// The steps that move cases towards trouble. They work on cases of about unit size; their results
// need not be legal.

namespace hairline {

/// Places the last operand in contact with the first by a corner, an edge or a face, up to
/// rounding; moving ones at a time during the motion.
void layAgainst(SearchCase& made, CaseRandom& random);

/// Moves the last operand so that a place of it coincides with one of the first, or comes near it.
void bringTogether(SearchCase& made, double spread, CaseRandom& random);

/// Gives one operand a direction of the other, within a small random rotation or exactly.
void makeParallel(SearchCase& made, CaseRandom& random);

/// Moves corners of one operand into a plane of the other: exactly, if both are on a grid.
void makeCoplanar(SearchCase& made, CaseRandom& random);

/// Removes a dimension of one or more operands.
void collapse(SearchCase& made, CaseRandom& random);

/// Moves some numbers by up to a number of ulps; near zero by small numbers.
void nudge(SearchCase& made, int ulps, double share, CaseRandom& random);

/// Exchanges the ends of inverted boxes and slabs.
void putEndsInOrder(Shape& shape);

/// Multiplies every length of a shape by 2^exponent.
void scaleBy(Shape& shape, int exponent);

}  // namespace hairline
