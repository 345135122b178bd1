#include <algorithm>

#include "core/math/square_root.h"
#include "core/query/closest/closest_bracket.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/convex_body.h"
#include "core/query/general/ellipsoid_reference.h"
#include "core/query/general/references.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/witness_parts.h"
#include "core/shapes/boundary_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// How close irrational points and planes are enclosed: twice the digits that a double needs of the
// distance of shapes 2^50 times as large, and more if that is not enough.
constexpr std::array<int, 2> precisions{160, 2048};

/// The nearest points of two sets, each within a radius of its core, and two planes between them.
/// Irrational ones are rounded away from each other and towards each other. Nothing if the sets
/// intersect, or rounding leaves no gap.
struct Nearest {
  std::array<Vector, 2> points;
  PlanesProof::Planes planes;
};
std::optional<Nearest> nearestOf(const ClosestAnswer<Rational>& cores, const Rational& radiusOfA,
                                 const Rational& radiusOfB) {
  const auto& [a, b] = cores.points;
  const Vector way = b - a;
  const Rational reach = radiusOfA + radiusOfB;
  for (const int bits : precisions) {
    // At least as long as the way between the cores.
    const Rational length =
        sign(reach) == 0 ? Rational(0) : enclosedSquareRoot(cores.sqdist, bits).max;
    if (cores.sqdist <= reach * length) continue;
    Nearest found{{a, b}, {way, {dot(way, a), dot(way, b)}}};
    if (sign(reach) == 0) return found;
    found.points[0] += way * Rational(radiusOfA / length);
    found.points[1] -= way * Rational(radiusOfB / length);
    found.planes.offsets[0] += radiusOfA * length;
    found.planes.offsets[1] -= radiusOfB * length;
    return found;
  }
  return std::nullopt;
}

std::vector<Proof> proofsByCores(const std::vector<GeneratedSet>& a,
                                 const std::vector<GeneratedSet>& b) {
  if (a.size() * b.size() > mostPiecePairs) return {};
  PlanesProof proof;
  std::optional<Rational> least;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) {
      const ClosestAnswer<Rational> cores = nearestOfCores(a[i], b[j]);
      const Rational reach = a[i].radius + b[j].radius;
      if (cores.sqdist <= reach * reach) {
        const auto point = pointOrAxisOf(a[i], b[j]).point;
        return point ? std::vector<Proof>{{PointProof{*point}}} : std::vector<Proof>{};
      }
      std::optional<Nearest> nearest = nearestOf(cores, a[i].radius, b[j].radius);
      if (!nearest) return {};
      nearest->planes.pieces = piecePair(i, a.size(), j, b.size());
      proof.planes.push_back(nearest->planes);
      const Rational sqdist = squaredNorm(Vector(nearest->points[0] - nearest->points[1]));
      if (least && sqdist >= *least) continue;
      least = sqdist;
      proof.points = nearest->points;
    }
  }
  if (!least) return {};
  return {{std::move(proof)}};
}

/// A number in the set between -∞ and an end, or at it, as near as the precision allows.
Rational roundedEnd(const Quadratic<Rational>& end, bool isUpper, int bits) {
  const Interval<Rational> root = enclosedSquareRoot(end.c, bits);
  const bool takesMost = (sign(end.b) > 0) == isUpper;
  return end.a + end.b * (takesMost ? root.max : root.min);
}

/// Planes parallel to a plane or the boundary of a half-space, one of them at the end of a cylinder
/// or cone; if it has none before the plane, points of it on both sides, or one in the half-space.
std::vector<Proof> proofsBesidePlane(const Shape& shape, const Shape& solid) {
  const Plane<Rational> plane = convert<Rational>(*boundaryOf(shape));
  const Vector& normal = plane.normal;
  const ExactExtent extent = *extentAlong(solid, normal);
  const bool isInFront = compare(*extent.min, {plane.offset, Rational(0), Rational(0)}) > 0;
  if (std::holds_alternative<HalfSpace<double>>(shape) && !isInFront) {
    const std::optional<Vector> point =
        isEllipsoid(solid) ? pointInEllipsoid(shape, solid) : pointInCylinderOrCone(shape, solid);
    return point ? std::vector<Proof>{{PointProof{*point}}} : std::vector<Proof>{};
  }
  if (!isOnOneSide(solid, normal, plane.offset)) {
    return proofsOfSide(std::array<const Shape*, 2>{&shape, &solid});
  }
  std::vector<Proof> proofs;
  for (const int bits : precisions) {
    const Rational end = roundedEnd(isInFront ? *extent.min : *extent.max, !isInFront, bits);
    const std::vector<Vector> points = farthestOf(solid, normal, bits);
    const Vector nearest = *std::ranges::min_element(points, {}, [&](const Vector& p) -> Rational {
      return absolute(dot(normal, p) - plane.offset);
    });
    const Rational height = dot(normal, nearest) - plane.offset;
    const Vector foot = nearest - normal * Rational(height / squaredNorm(normal));
    proofs.push_back({PlanesProof{{foot, nearest}, {{normal, {plane.offset, end}}}}});
  }
  return proofs;
}

/// The second is a cylinder, cone, disc or ellipsoid.
std::vector<Proof> proofsBesideSolid(const Shape& a, const Shape& solid) {
  if (boundaryOf(a)) return proofsBesidePlane(a, solid);
  if (!isBoundedConvex(a.index())) return {};
  const Vector none(Rational(0), Rational(0), Rational(0));
  if (const auto common = commonPointOf(a, solid, none)) return {{PointProof{*common}}};
  ClosestBracket bracket(a, solid);
  if (bracket.isEmpty()) return {};
  while (!bracket.meets() && !bracket.isNarrow() && !bracket.isExhausted()) bracket.narrow();
  if (!bracket.separates()) return {};
  return {{PlanesProof{bracket.points(), {{bracket.normal(), bracket.offsets()}}}}};
}

}  // namespace

std::vector<Proof> proofsOfDistance(const Shape& a, const Shape& b) {
  if (isCoreless(b)) return proofsBesideSolid(a, b);
  if (isCoreless(a)) {
    std::vector<Proof> proofs = proofsBesideSolid(b, a);
    for (Proof& proof : proofs) proof = swapped(std::move(proof));
    return proofs;
  }
  return proofsByCores(generatedPieces(a), generatedPieces(b));
}

}  // namespace hairline
