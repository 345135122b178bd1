#pragma once

#include "core/solve/solved.h"

namespace hairline {

/// Whether the way to contact of two shapes is found by their verdict alone: one of them is a
/// cylinder or a cone, whose distance no known formula gives exactly.
bool isBracketed(const Shape& moving, const Shape& fixed);

/// Moves a shape, which is judged by `exactVerdict`, to where it just meets another, or to the
/// other side of that: the verdict turns between two neighbours among the doubles by which the
/// movement is scaled. Shapes that are apart move along the way between their nearest points, as
/// double has them; shapes that meet move out of each other along the line of their middles, which
/// need not be the shortest way. `bracket` of the result says how far the two neighbours are apart;
/// its contact tells apart from overlapping, and no length. Refused where no exact query tells
/// whether they meet, or where the verdict does not turn on that way.
Result<Solved> bracketedContact(const Shape& moving, const Shape& fixed, bool meets);

}  // namespace hairline
