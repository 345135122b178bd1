#pragma once

#include "core/base/result.h"
#include "core/query/answer.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The shortest translation along a direction, forwards or backwards, that brings a shape from
/// apart into contact, or from overlap out of it: the nearest end of the stretch of the way during
/// which the two meet, found exactly by linear programming, against planes by what reaches furthest
/// along the normal. Parts are treated together: the stretches of all pairs are united. Refused
/// with a reason for a zero direction, where the two never meet or never part
/// on that way, and for round shapes but against planes.
Result<QuadraticPoint<Rational>> wayToContact(const Shape& moving, const Shape& fixed,
                                              const Vector3<Rational>& direction);

}  // namespace hairline
