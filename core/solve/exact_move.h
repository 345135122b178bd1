#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/math/double_order.h"
#include "core/query/answer.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The translation by a vector of rationals.
QuadraticPoint<Rational> exactOffset(const Vector3<Rational>& offset);

/// The shape moved by an offset that need not be representable: every coordinate is worked out
/// exactly and rounded once, to the nearest double; a coordinate that stays keeps its bits. Of
/// planes and k-DOPs the offsets are moved so. Shapes of the plane ignore the third component.
Shape movedExactly(const Shape& shape, const QuadraticPoint<Rational>& offset);

/// Every number that says where a shape is: the coordinates of its positions in their order, the
/// offset of a plane, the ends of the slabs of a k-DOP. They point into the shape.
std::vector<double*> placeNumbers(Shape& shape);

/// The points a shape is the hull or outline of, exactly, in an order that depends on its type
/// alone: vertices as they stand, the corners of boxes, the centre of round shapes, the origin of
/// lines. None for planes and k-DOPs.
std::vector<Vector3<Rational>> pointsOf(const Shape& shape);

}  // namespace hairline
