#include "core/shapes/shape.h"

namespace hairline {

Shape::Shape(const Shape& other) = default;
Shape::Shape(Shape&& other) noexcept = default;
Shape& Shape::operator=(const Shape& other) = default;
Shape& Shape::operator=(Shape&& other) noexcept = default;
Shape::~Shape() = default;

bool Shape::equals(const Shape& other) const {
  return static_cast<const ShapeTypes&>(*this) == static_cast<const ShapeTypes&>(other);
}

}  // namespace hairline
