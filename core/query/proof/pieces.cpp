#include "core/query/proof/pieces.h"

#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"

namespace hairline {

std::vector<Shape> proofPieces(const Shape& shape) {
  return std::visit(
      [&](const auto& s) {
        std::vector<Shape> pieces;
        if constexpr (requires { triangulate(s); }) {
          const std::vector<Triangle<double>> triangles = trianglesOf(s);
          pieces.assign(triangles.begin(), triangles.end());
        } else if constexpr (requires { s.triangles; }) {
          pieces.reserve(s.triangles.size());
          for (const IndexTriple& indices : s.triangles) pieces.push_back(triangleOf(s, indices));
        } else {
          pieces.push_back(shape);
        }
        return pieces;
      },
      shape);
}

std::vector<Vector3<Rational>> verticesOfPiece(const Shape& piece) {
  std::vector<Vector3<Rational>> vertices;
  std::visit(
      [&](const auto& s) {
        if constexpr (
            requires { s.vertices.begin(); } && !requires { s.triangles; }) {
          for (const auto& vertex : s.vertices) vertices.push_back(exact(vertex));
        }
      },
      piece);
  return vertices;
}

}  // namespace hairline
