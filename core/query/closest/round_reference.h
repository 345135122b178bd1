#pragma once

#include "core/query/answer.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The nearest point of a cylinder, cone or disc by trying every feature. The definition of the set
/// decides whether the point is inside; otherwise every corner and every edge of the section
/// through the axis is tried, and the one with the least squared distance, possibly irrational, is
/// the answer.
ClosestAnswer<Rational> nearestOfCylinderOrCone(const Vector3<Rational>& from, const Shape& solid);

}  // namespace hairline
