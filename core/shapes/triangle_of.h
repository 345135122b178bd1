#pragma once

#include <vector>

#include "core/shapes/triangle.h"

namespace hairline {

/// The triangle on three of some vertices.
template <typename Vertices>
auto triangleOn(const Vertices& vertices, const std::array<int, 3>& indices) {
  using Vector = std::remove_cvref_t<decltype(vertices[0])>;
  Triangle<typename Vector::Scalar> triangle;
  for (std::size_t i = 0; i < 3; ++i) {
    triangle.vertices[i] = vertices[static_cast<std::size_t>(indices[i])];
  }
  return triangle;
}

/// The triangle on three vertices of a mesh, hull or quad. Those of a polygon count its holes:
/// `Polygon::corners`.
template <typename Shape>
auto triangleOf(const Shape& shape, const std::array<int, 3>& indices) {
  static_assert(!requires { shape.holes; });
  return triangleOn(shape.vertices, indices);
}

}  // namespace hairline
