#include <algorithm>

#include "core/query/contains/quadric_inclusion.h"
#include "core/query/contains/shape_mesh.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/ray_crossings.h"
#include "core/query/proof/witness_parts.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// The point of a shape that is farthest along a direction; of a round one to a precision.
Vector farthestAlong(const Shape& shape, const Vector& direction, int bits) {
  const std::vector<Vector> points = farthestOf(shape, direction, bits);
  return *std::ranges::max_element(points, {},
                                   [&](const Vector& p) -> Rational { return dot(direction, p); });
}

/// What proves that a shape is inside a solid.
Proof insideProof(const Shape& solid) {
  InsideProof proof;
  if (const auto convex = convexOf(solid)) {
    for (const auto& [a, b, c] : convexHull(*convex).faces) {
      const auto index = [](int i) { return static_cast<std::size_t>(i); };
      proof.faces.push_back({index(a), index(b), index(c)});
    }
  }
  return {std::move(proof)};
}

/// The point of a shape that is farthest beyond one of the planes that bound a solid.
std::vector<Proof> proofsByHalfSpaces(const Shape& inner, const Shape& solid,
                                      const std::vector<HalfSpace<Rational>>& halfSpaces) {
  for (const auto& [normal, offset] : halfSpaces) {
    const std::optional<ExactExtent> extent = extentAlong(inner, normal);
    if (!extent || !extent->max) return {};
    if (compare(*extent->max, {offset, Rational(0), Rational(0)}) <= 0) continue;
    for (const int bits : precisions) {
      const Vector point = farthestAlong(inner, normal, bits);
      if (dot(normal, point) > offset) return {{OutsideProof{point, normal, offset}}};
    }
    return {};
  }
  return {insideProof(solid)};
}

/// Directions along one of which a round shape sticks out of a round solid: out of it from points
/// of the shape, and the gradients of the function that is zero on the solid's curved surface where
/// that is greatest, and likewise beyond an end of a capsule, as near as double finds it.
std::vector<Vector> directionsOut(const Shape& inner, const Shape& solid, int bits) {
  std::vector<Vector> directions;
  const auto add = [&](const std::vector<Vector>& more) {
    directions.insert(directions.end(), more.begin(), more.end());
  };
  const auto surface = std::visit(
      [](const auto& known) -> std::optional<quadric_inclusion::Quadric<Rational>> {
        if constexpr (requires { quadric_inclusion::surfaceOf(convert<Rational>(known)); }) {
          return quadric_inclusion::surfaceOf(convert<Rational>(known));
        } else {
          return std::nullopt;
        }
      },
      solid);
  const auto gradientAt = [&](const Vector& point) {
    return times<Rational>(surface->matrix, point - surface->origin);
  };
  const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&solid);
  for (std::size_t i = 0; ellipsoid != nullptr && i < 3; ++i) {
    // Across a flat one.
    const Vector normal =
        cross(exact(ellipsoid->axes[(i + 1) % 3]), exact(ellipsoid->axes[(i + 2) % 3]));
    add({normal, -normal});
  }
  // Without a direction the centres are the farthest points.
  const Vector none(Rational(0), Rational(0), Rational(0));
  for (const Vector& center : farthestOf(inner, none, bits)) {
    add(ellipsoid != nullptr ? std::vector{gradientAt(center)}
                             : directionsOutOf(solid, center, bits));
    if (const auto* capsule = std::get_if<Capsule<double>>(&solid)) {
      const Vector a = exact(capsule->a);
      const Vector b = exact(capsule->b);
      add({center - a, center - b, a - b, b - a});
    }
  }
  const Carrier<Rational> carrier = carrierOf<Rational>(inner);
  for (std::size_t i = 0; i < carrier.centers.size(); ++i) {
    const auto part = quadric_inclusion::roundPart<Rational>(carrier, i);
    add({gradientAt(quadric_inclusion::greatestIn(part, *surface).place)});
    const auto* capsule = std::get_if<Capsule<double>>(&solid);
    if (capsule == nullptr || carrier.arms.empty()) continue;
    const Vector axis = exact(capsule->b) - exact(capsule->a);
    for (const bool isLast : {false, true}) {
      const Sphere<double> ball{isLast ? capsule->b : capsule->a, capsule->radius};
      const auto found = quadric_inclusion::greatestBeyond(
          part, quadric_inclusion::surfaceOf(convert<Rational>(ball)),
          isLast ? axis : Vector(-axis));
      if (found) add({found->place - exact(ball.center)});
    }
  }
  return directions;
}

/// A point of a shape that is outside a mesh, and what its ray crosses.
std::vector<Proof> proofsInMesh(const Shape& inner, const Mesh& mesh) {
  Silent silent;
  contains_mesh::OutsideSearch<Rational, Silent> search(inner, mesh, silent);
  const std::optional<Vector> point = search.find();
  if (!point) return {insideProof(mesh)};
  return {{CrossingsProof{crossingsFrom(*point, mesh).crossed, *point}}};
}

/// The plane that a point of a shape is beyond, found from the point itself.
std::optional<Proof> proofBeyond(const Shape& solid, const Vector& point) {
  const std::optional<Vector> normal = directionBeyond(solid, point);
  if (!normal) return std::nullopt;
  return Proof{OutsideProof{point, *normal, dot(*normal, point)}};
}

}  // namespace

std::vector<Proof> proofsOfInclusion(const Shape& inner, const Shape& solid) {
  if (const auto* mesh = std::get_if<Mesh>(&solid)) return proofsInMesh(inner, *mesh);
  const auto corners = exactCornersOf(inner);
  // An empty k-DOP.
  if (corners && corners->empty()) return {{InsideProof{}}};
  if (const auto halfSpaces = halfSpacesOf<Rational>(solid)) {
    return proofsByHalfSpaces(inner, solid, *halfSpaces);
  }
  const std::optional<bool> isInside = includesExactly(solid, inner);
  if (!isInside) return {};
  if (*isInside) return {insideProof(solid)};
  if (corners) {
    const auto outside = std::ranges::find_if(
        *corners, [&](const Vector& corner) { return !*containsExactly(solid, corner); });
    const auto proof = proofBeyond(solid, *outside);
    return proof ? std::vector{*proof} : std::vector<Proof>{};
  }
  for (const int bits : precisions) {
    for (const Vector& direction : directionsOut(inner, solid, bits)) {
      const Vector point = farthestAlong(inner, direction, bits);
      if (*containsExactly(solid, point)) continue;
      if (const auto proof = proofBeyond(solid, point)) return {*proof};
    }
  }
  return {};
}

}  // namespace hairline
