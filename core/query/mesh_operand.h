#pragma once

#include "core/shapes/every_number.h"
#include "core/shapes/mesh.h"
#include "core/shapes/triangle.h"

namespace hairline {

/// A mesh as the operand of a query: its triangles, read in the scalar S. The mesh must outlive it.
template <typename S>
struct MeshOperand {
  const Mesh* mesh = nullptr;

  std::size_t size() const { return mesh->triangles.size(); }
  Triangle<S> operator[](std::size_t i) const {
    Triangle<S> triangle;
    for (std::size_t k = 0; k < 3; ++k) {
      const auto vertex = static_cast<std::size_t>(mesh->triangles[i][k]);
      triangle.vertices[k] = fromDouble<S>(mesh->vertices[vertex]);
    }
    return triangle;
  }
};

template <Scalar T>
MeshOperand<T> convert(const MeshOperand<double>& operand) {
  return {operand.mesh};
}

/// Whether a predicate holds for every coordinate of the mesh.
template <typename Predicate>
bool everyNumber(const MeshOperand<double>& operand, Predicate predicate) {
  return everyNumber(*operand.mesh, predicate);
}

}  // namespace hairline
