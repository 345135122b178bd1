#pragma once

#include "core/shapes/shape.h"

namespace hairline {

/// Whether a solid contains a bounded shape, from the definitions of the two sets: all corners are
/// in it, by exact membership; balls and discs are on the inner side of every facet, by the exact
/// extent along its normal, and nowhere farther from the centre or axis of a round solid than its
/// surface, as sums of roots. The facets of a polytope are found among the planes of any three of
/// its corners; of one with more than forty corners they are those of its hull.
bool containsShapeExactly(const Shape& inner, const Shape& solid);

}  // namespace hairline
