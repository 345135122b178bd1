#pragma once

#include "core/search/case_random.h"
#include "core/search/search_case.h"

// The steps by which cases are brought near trouble. They work on cases of about unit size; what
// they make need not be legal.

namespace hairline {

/// Lays the last operand against the first by a corner, an edge or a face, as far as rounding lets
/// it; of moving ones, at a time on the way.
void layAgainst(SearchCase& made, CaseRandom& random);

/// Moves the last operand so that a place of it comes upon one of the first, or near it.
void bringTogether(SearchCase& made, double spread, CaseRandom& random);

/// Gives one operand a direction of the other, within a small random turn or exactly.
void makeParallel(SearchCase& made, CaseRandom& random);

/// Puts corners of one operand into a plane of the other: exactly, where both are on a grid.
void makeCoplanar(SearchCase& made, CaseRandom& random);

/// Takes a dimension from one operand or more.
void collapse(SearchCase& made, CaseRandom& random);

/// Moves some numbers by up to so many units in the last place; beside zero by small numbers.
void nudge(SearchCase& made, int ulps, double share, CaseRandom& random);

/// Turns the ends of boxes and slabs that stand the wrong way round.
void putEndsInOrder(Shape& shape);

/// Times 2^exponent every length of a shape.
void scaleBy(Shape& shape, int exponent);

}  // namespace hairline
