#include <algorithm>

#include "core/math/linear_program.h"
#include "core/math/square_root.h"
#include "core/query/closest/round_reference.h"
#include "core/query/general/references.h"
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
  CrossingsProof proof;
  for (std::size_t t = 0; t < mesh.triangles.size(); ++t) {
    const auto triangle = triangleOf(mesh, mesh.triangles[t]);
    if (isBesideRay(point, triangle)) continue;
    if (*containsExactly(triangle, exact(point))) {
      auto weights = weightsOf(verticesOfPiece(triangle), exact(point));
      if (!weights) return {};
      weights->piece = t;
      return {{*std::move(weights)}};
    }
    if (crosses(point, triangle)) proof.triangles.push_back(t);
  }
  return {{std::move(proof)}};
}

/// A direction in which a point lies beyond a convex piece; for cylinders and cones a rounded one.
std::optional<Vector> directionBeyond(const Vector3<double>& point, const Shape& piece, int bits) {
  if (!isCylinderOrCone(piece)) {
    const GeneratedSet set = generatorsOf(piece);
    if (set.points.empty()) return std::nullopt;
    return pointOrAxisOf({{exact(point)}}, set).axis;
  }
  const ClosestAnswer<Rational> nearest = nearestOfCylinderOrCone(point, piece);
  if (!nearest.quadraticPoints) return Vector(exact(point) - nearest.points[1]);
  Vector direction = exact(point);
  for (int k = 0; k < 3; ++k) {
    const Quadratic<Rational>& x = (*nearest.quadraticPoints)[1][static_cast<std::size_t>(k)];
    direction[k] -= x.a + x.b * enclosedSquareRoot(x.c, bits).min;
  }
  return direction;
}

/// Whether a plane through a point, with a direction, has a convex piece entirely behind it.
bool isBehind(const Shape& piece, const Vector& direction, const Rational& offset) {
  const std::optional<ExactExtent> extent = extentAlong(piece, direction);
  const Quadratic<Rational> end{offset, Rational(0), Rational(0)};
  return extent && ((extent->max && compare(*extent->max, end) < 0) ||
                    (extent->min && compare(*extent->min, end) > 0));
}

std::vector<Proof> proofsOutside(const Vector3<double>& point, const std::vector<Shape>& pieces,
                                 bool isFirst) {
  PlaneProof proof;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    bool isFound = false;
    for (const int bits : {64, 512, 4096}) {
      const std::optional<Vector> direction = directionBeyond(point, pieces[i], bits);
      if (!direction) return {};
      const Rational offset = dot(*direction, exact(point));
      if (!isBehind(pieces[i], *direction, offset)) continue;
      PiecePair pair;
      if (pieces.size() > 1) (isFirst ? pair.b : pair.a) = i;
      proof.planes.push_back({*direction, offset, pair});
      isFound = true;
      break;
    }
    if (!isFound) return {};
  }
  return {{std::move(proof)}};
}

/// The points of a disc on either side along a direction, to a precision and within the disc.
void addRim(std::vector<Vector>& points, const Vector& center, const Vector& across,
            const Rational& radius, int bits) {
  points.push_back(center);
  if (isZero(across)) return;
  const Rational length = enclosedSquareRoot(squaredNorm(across), bits).max;
  const Vector way = across * Rational(radius / length);
  points.push_back(center + way);
  points.push_back(center - way);
}

/// Points of a shape among which are those farthest along a direction and against it.
std::vector<Vector> farthestOf(const Shape& shape, const Vector& direction, int bits) {
  std::vector<Vector> points;
  const auto across = [&](const Vector& axis) {
    return Vector(direction - axis * Rational(dot(direction, axis) / squaredNorm(axis)));
  };
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    const Vector axis = exact(cylinder->b) - exact(cylinder->a);
    for (const Vector3<double>& end : {cylinder->a, cylinder->b}) {
      addRim(points, exact(end), across(axis), Rational(cylinder->radius), bits);
    }
  } else if (const auto* cone = std::get_if<Cone<double>>(&shape)) {
    const Vector axis = exact(cone->axis);
    points.push_back(exact(cone->apex));
    addRim(points, Vector(exact(cone->apex) + axis * Rational(cone->height)), across(axis),
           Rational(cone->radius), bits);
  } else {
    for (const GeneratedSet& set : generatedPieces(shape)) {
      for (const Vector& point : set.points) addRim(points, point, direction, set.radius, bits);
    }
  }
  return points;
}

}  // namespace

std::vector<Proof> proofsOfPlace(std::span<const Shape* const> shapes) {
  const bool isFirst = std::holds_alternative<Point<double>>(*shapes[0]);
  const auto* inner = std::get_if<Point<double>>(shapes[isFirst ? 0 : 1]);
  if (inner == nullptr) return {};
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
  if (isBehind(shape, plane.normal, plane.offset)) {
    return {{PlaneProof{{{plane.normal, plane.offset}}}}};
  }
  for (const int bits : {64, 512, 4096}) {
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
