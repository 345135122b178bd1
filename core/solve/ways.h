#pragma once

#include "core/base/result.h"
#include "core/query/answer.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The shortest translation along a direction, forwards or backwards, that brings disjoint shapes
/// into contact, or separates overlapping ones: the nearest end of the interval during which the
/// two intersect, found exactly by linear programming, against planes by the support points along
/// the normal. Parts are treated together: the intervals of all pairs are united. Refused with a
/// reason for a zero direction, if the two never intersect or never separate in that direction, and
/// for round shapes except against planes.
Result<QuadraticPoint<Rational>> wayToContact(const Shape& moving, const Shape& fixed,
                                              const Vector3<Rational>& direction);

}  // namespace hairline
