#pragma once

#include "core/query/answer.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The nearest point of a cylinder or cone by trying every feature. Inside is told by the
/// definition of the set; else every corner and every edge of the section through the axis is
/// tried, and the least of the squared distances, irrational as they are, is the answer.
ClosestAnswer<Rational> nearestOfTurned(const Vector3<double>& point, const Shape& solid);

}  // namespace hairline
