#include <algorithm>
#include <cmath>

#include "core/math/square_root.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/closest/round_reference.h"
#include "core/query/general/ellipsoid_reference.h"
#include "core/query/general/gjk.h"
#include "core/query/general/references.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/turned_witness.h"
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

/// The planes perpendicular to the way between two points, at the ends of the shapes along it.
std::optional<Proof> proofAlong(const std::array<Vector, 2>& points, const Shape& a, const Shape& b,
                                int bits) {
  const Vector normal = points[1] - points[0];
  if (isZero(normal)) return Proof{PointProof{points[0]}};
  const std::optional<ExactExtent> first = extentAlong(a, normal);
  const std::optional<ExactExtent> second = extentAlong(b, normal);
  if (!first || !second || !first->max || !second->min) return std::nullopt;
  const Rational end = roundedEnd(*first->max, true, bits);
  const Rational start = roundedEnd(*second->min, false, bits);
  if (start <= end) return std::nullopt;
  return Proof{PlanesProof{points, {{normal, {end, start}}}}};
}

/// A point in a cylinder, cone, disc or ellipsoid near one that may lie just outside.
std::optional<Vector> movedInto(const Shape& solid, const Vector& rounded, int bits) {
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&solid)) {
    return movedIntoEllipsoid(*ellipsoid, rounded, bits);
  }
  const Vector point = inPlaneOfDisc(solid, rounded);
  if (*containsExactly(solid, point)) return point;
  const Vector inward = middleOf(solid) - point;
  for (int shift = bits - 20; shift > 0; shift -= 4) {
    const Vector moved = point + inward * Rational(std::ldexp(1.0, -shift));
    if (*containsExactly(solid, moved)) return moved;
  }
  return std::nullopt;
}

/// The point of a cylinder, cone or disc nearest to another, to a precision and within it.
std::optional<Vector> nearestIn(const Shape& solid, const ClosestAnswer<Rational>& nearest,
                                int bits) {
  if (!nearest.quadraticPoints) return nearest.points[1];
  Vector place;
  for (int k = 0; k < 3; ++k) {
    const Quadratic<Rational>& x = (*nearest.quadraticPoints)[1][static_cast<std::size_t>(k)];
    place[k] = roundedEnd(x, true, bits);
  }
  return movedInto(solid, place, bits);
}

/// The nearest points as doubles find them, each moved into its set: for two bounded convex shapes
/// of which the second is a cylinder, cone, disc or ellipsoid.
std::optional<std::array<Vector, 2>> roundedNearest(const Shape& a, const Shape& solid) {
  const ConvexPair<double> pair(convexBodyOf<double>(a), convexBodyOf<double>(solid));
  if (pair.isEmpty()) return std::nullopt;
  Silent silent;
  const Vector3<double> none = Vector3<double>::Zero();
  const GjkResult<Vector3<double>> found = gjk(pair, none, GjkGoal::distance, silent);
  const Vector3<double> onA = found.onA * pair.unit;
  const Vector3<double> onB = found.onB * pair.unit;
  if (!found.separated || !onA.allFinite() || !onB.allFinite()) return std::nullopt;
  const std::optional<Vector> second = movedInto(solid, exact(onB), precisions[0]);
  if (!second) return std::nullopt;
  if (isCoreless(a)) {
    const std::optional<Vector> first = movedInto(a, exact(onA), precisions[0]);
    if (!first) return std::nullopt;
    return std::array{*first, *second};
  }
  const GeneratedSet set = generatorsOf(a);
  const GeneratedSet point{{*second}};
  const std::optional<Nearest> nearest =
      nearestOf(nearestOfCores(set, point), set.radius, Rational(0));
  if (!nearest) return std::nullopt;
  return nearest->points;
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
  std::vector<Proof> proofs;
  if (!isBoundedConvex(a.index())) return proofs;
  const auto add = [&](const std::array<Vector, 2>& points, int bits) {
    if (auto proof = proofAlong(points, a, solid, bits)) proofs.push_back(*std::move(proof));
  };
  const auto* point = std::get_if<Point<double>>(&a);
  if (point != nullptr && !isEllipsoid(solid)) {
    const ClosestAnswer<Rational> nearest = nearestOfCylinderOrCone(point->position, solid);
    for (const int bits : precisions) {
      const std::optional<Vector> place = nearestIn(solid, nearest, bits);
      if (place) add({exact(point->position), *place}, bits);
    }
  } else if (const auto points = roundedNearest(a, solid)) {
    add(*points, precisions[0]);
  }
  if (proofs.empty()) {
    if (const auto common = commonPointOf(a, solid, Vector(Rational(0), Rational(0), Rational(0))))
      proofs.push_back({PointProof{*common}});
  }
  return proofs;
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
