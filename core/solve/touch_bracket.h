#pragma once

#include "core/solve/solved.h"

namespace hairline {

/// Whether contact of two shapes is found by their verdict alone: one of them is a cylinder or a
/// cone, for whose distance no exact formula is known.
bool isBracketed(const Shape& moving, const Shape& fixed);

/// Moves a shape, judged by `exactVerdict`, to where it just touches another, or just misses it:
/// the verdict changes between two neighbouring doubles of the movement's factor. Disjoint shapes
/// move along the line between their nearest points, computed in double; intersecting shapes
/// separate along the line of their centres, which need not be the shortest translation. `bracket`
/// of the result is the distance between the two neighbours; its contact only distinguishes
/// disjoint from overlapping, without a length. Refused if no exact query decides whether they
/// intersect, or if the verdict does not change along that line.
Result<Solved> bracketedContact(const Shape& moving, const Shape& fixed, bool meets);

}  // namespace hairline
