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

/// The shape moved by an offset that need not be representable: every coordinate is computed
/// exactly and rounded once, to the nearest double; an unchanged coordinate keeps its bits. For
/// planes and k-DOPs the offsets are moved. Shapes of the plane ignore the third component.
Shape movedExactly(const Shape& shape, const QuadraticPoint<Rational>& offset);

/// Every number that determines where a shape is: the coordinates of its positions in their order,
/// the offset of a plane, the ends of the slabs of a k-DOP. Pointers into the shape.
std::vector<double*> placeNumbers(Shape& shape);

/// The points whose hull or outline is a shape, exactly, in an order that depends only on its type:
/// vertices as stored, the corners of boxes, the centre of round shapes, the origin of lines. None
/// for planes and k-DOPs.
std::vector<Vector3<Rational>> pointsOf(const Shape& shape);

}  // namespace hairline
