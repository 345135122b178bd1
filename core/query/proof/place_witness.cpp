#include <algorithm>

#include "core/math/linear_program.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/pieces.h"
#include "core/query/proof/ray_crossings.h"
#include "core/query/proof/witness_parts.h"
#include "core/shapes/triangle_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// The weights of vertices whose mean is a point, without those that are zero.
std::optional<WeightsProof> weightsOf(const std::vector<Vector>& vertices, const Vector& point) {
  LinearSystem system;
  system.rows.resize(4);
  for (int k = 0; k < 3; ++k) system.right.push_back(point[k]);
  system.right.emplace_back(1);
  for (const Vector& vertex : vertices) {
    for (int k = 0; k < 3; ++k) system.rows[static_cast<std::size_t>(k)].push_back(vertex[k]);
    system.rows[3].emplace_back(1);
  }
  const auto found = solveNonNegative(system);
  if (!found) return std::nullopt;
  WeightsProof proof;
  for (std::size_t i = 0; i < found->size(); ++i) {
    if (sign((*found)[i]) == 0) continue;
    proof.weights.push_back((*found)[i]);
    proof.vertices.push_back(i);
  }
  return proof;
}

std::vector<Proof> proofsInMesh(const Vector3<double>& point, const Mesh& mesh) {
  MeshCrossings found = crossingsFrom(exact(point), mesh);
  if (!found.containing) return {{CrossingsProof{std::move(found.crossed)}}};
  const auto triangle = triangleOf(mesh, mesh.triangles[*found.containing]);
  auto weights = weightsOf(verticesOfPiece(triangle), exact(point));
  if (!weights) return {};
  weights->piece = found.containing;
  return {{*std::move(weights)}};
}

std::vector<Proof> proofsOutside(const Vector3<double>& point, const std::vector<Shape>& pieces,
                                 bool isFirst) {
  PlaneProof proof;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const std::optional<Vector> direction = directionBeyond(pieces[i], exact(point));
    if (!direction) return {};
    PiecePair pair;
    if (pieces.size() > 1) (isFirst ? pair.b : pair.a) = {i};
    proof.planes.push_back({*direction, dot(*direction, exact(point)), pair});
  }
  return {{std::move(proof)}};
}

}  // namespace

std::vector<Proof> proofsOfPlace(std::span<const Shape* const> shapes) {
  const bool isFirst = std::holds_alternative<Point<double>>(*shapes[0]);
  const auto* inner = std::get_if<Point<double>>(shapes[isFirst ? 0 : 1]);
  if (inner == nullptr) return proofsOfInclusion(*shapes[0], *shapes[1]);
  const Shape& outer = *shapes[isFirst ? 1 : 0];
  const Vector3<double>& point = inner->position;
  if (const auto* mesh = std::get_if<Mesh>(&outer)) return proofsInMesh(point, *mesh);
  const std::optional<bool> isInside = containsExactly(outer, exact(point));
  if (!isInside) return {};
  const std::vector<Shape> pieces = proofPieces(outer);
  if (!*isInside) return proofsOutside(point, pieces, isFirst);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const std::vector<Vector> vertices = verticesOfPiece(pieces[i]);
    // Of other shapes the definition itself says it.
    if (vertices.empty()) break;
    auto weights = weightsOf(vertices, exact(point));
    if (!weights) continue;
    if (pieces.size() > 1) weights->piece = i;
    return {{*std::move(weights)}};
  }
  return {{PointProof{exact(point)}}};
}

std::vector<Proof> proofsOfSide(std::span<const Shape* const> shapes) {
  const bool isSecond = std::holds_alternative<Plane<double>>(*shapes[1]);
  const auto* given = std::get_if<Plane<double>>(shapes[isSecond ? 1 : 0]);
  if (given == nullptr) return {};
  const Shape& shape = *shapes[isSecond ? 0 : 1];
  const Plane<Rational> plane = convert<Rational>(*given);
  if (isOnOneSide(shape, plane.normal, plane.offset)) {
    return {{PlaneProof{{{plane.normal, plane.offset}}}}};
  }
  for (const int bits : precisions) {
    const std::vector<Vector> points = farthestOf(shape, plane.normal, bits);
    if (points.empty()) return {};
    const auto isLess = [&](const Vector& p, const Vector& q) {
      return dot(plane.normal, p) < dot(plane.normal, q);
    };
    const auto [low, high] = std::ranges::minmax_element(points, isLess);
    if (dot(plane.normal, *low) <= plane.offset && dot(plane.normal, *high) >= plane.offset) {
      return {{SidesProof{{*low, *high}}}};
    }
  }
  return {};
}

}  // namespace hairline
