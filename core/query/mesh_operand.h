#pragma once

#include <type_traits>

#include "core/shapes/mesh.h"

namespace hairline {

/// A mesh with its numbers in a scalar, as the operand of a query.
template <typename S>
struct ConvertedMesh {
  std::vector<Vector3<S>> vertices;
  std::vector<std::array<int, 3>> triangles;
};

/// What stands for a mesh in the input of a query: in double the shape itself.
template <typename S>
using MeshOperand = std::conditional_t<std::is_same_v<S, double>, Mesh, ConvertedMesh<S>>;

template <Scalar T>
MeshOperand<T> convert(const Mesh& mesh) {
  MeshOperand<T> result;
  result.vertices.reserve(mesh.vertices.size());
  for (const Vector3<double>& vertex : mesh.vertices) {
    result.vertices.push_back(fromDouble<T>(vertex));
  }
  result.triangles = mesh.triangles;
  return result;
}

}  // namespace hairline
