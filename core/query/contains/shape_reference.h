#pragma once

#include "core/shapes/shape.h"

namespace hairline {

/// Whether a solid contains a bounded shape, from the definitions of the two sets
/// (includesExactly). In a hull of vertices, balls and discs are on the inner side of every facet,
/// by the exact extent along its normal. The facets are found among the planes of any three
/// vertices; of a hull with more than forty they are those that `convexHull` finds.
bool containsShapeExactly(const Shape& inner, const Shape& solid);

}  // namespace hairline
