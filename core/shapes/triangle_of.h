#pragma once

#include "core/shapes/triangle.h"

namespace hairline {

/// The triangle on three vertices of a mesh, hull or polygon.
template <typename Shape>
auto triangleOf(const Shape& shape, const std::array<int, 3>& indices) {
  using Vector = std::remove_cvref_t<decltype(shape.vertices[0])>;
  Triangle<typename Vector::Scalar> triangle;
  for (std::size_t i = 0; i < 3; ++i) {
    triangle.vertices[i] = shape.vertices[static_cast<std::size_t>(indices[i])];
  }
  return triangle;
}

}  // namespace hairline
