#include "core/query/proof/witness.h"

#include <algorithm>
#include <cmath>

#include "core/math/arithmetic_scope.h"
#include "core/query/closest/mesh_bvh.h"
#include "core/query/general/curved_reference.h"
#include "core/query/general/ellipsoid_reference.h"
#include "core/query/general/references.h"
#include "core/query/mesh_index.h"
#include "core/query/proof/pieces.h"
#include "core/query/proof/turned_witness.h"
#include "core/query/proof/witness_parts.h"
#include "core/shapes/boundary_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// A common point of two sets, not of curved ones, when or soon after the answer says.
std::optional<PointProof> pointAtSomeTime(const Report& report,
                                          std::span<const Shape* const> shapes, const Vector& way,
                                          const Vector& carried) {
  if (!report.time || !std::isfinite(report.time->value)) return std::nullopt;
  const auto at = [&](const Rational& time) -> std::optional<PointProof> {
    if (sign(time) < 0 || time > Rational(1)) return std::nullopt;
    const auto point = commonPointOf(*shapes[0], *shapes[1], way * time);
    if (!point) return std::nullopt;
    return PointProof{Vector(*point + carried * time), time};
  };
  const Rational first = report.time->exact ? *report.time->exact : Rational(report.time->value);
  if (auto found = at(first)) return found;
  const Rational rest = Rational(1) - first;
  for (int shift = 4; shift < 64; shift += 4) {
    if (auto found = at(first + rest * Rational(std::ldexp(1.0, -shift)))) return found;
  }
  return at(Rational(1));
}

/// A point of two sets, each a union of parts, the first displaced.
std::optional<Vector> commonPointOf(const std::vector<GeneratedSet>& a,
                                    const std::vector<GeneratedSet>& b, const Vector& way) {
  for (const GeneratedSet& part : a) {
    const GeneratedSet first = movedBy(part, way);
    for (const GeneratedSet& second : b) {
      if (auto point = pointOrAxisOf(first, second).point) return point;
    }
  }
  return std::nullopt;
}

/// The convex parts of a shape; of a mesh only the triangles around a point, given in float.
std::vector<GeneratedSet> partsAround(const Shape& shape, const NumberVector& point) {
  const auto* mesh = std::get_if<Mesh>(&shape);
  if (mesh == nullptr) return convexParts(shape);
  double size = MeshIndex::of(*mesh)->largest();
  for (int k = 0; k < 3; ++k) size = std::max(size, std::abs(point[k].value));
  const double slack = size * 0x1p-16;
  const auto isBeside = [&](const auto& min, const auto& max) {
    for (int k = 0; k < 3; ++k) {
      const auto i = static_cast<std::size_t>(k);
      const double place = point[k].value;
      if (!(min[i] - slack <= place && place <= max[i] + slack)) return true;
    }
    return false;
  };
  std::vector<GeneratedSet> parts;
  closest_mesh::traverseMesh(
      *mesh, [&](const nodes::Box& box) { return isBeside(box.min, box.max); },
      [](bool isOutside) { return !isOutside; },
      [&](std::int32_t item) {
        const Triangle<double> triangle = MeshOperand<double>{mesh}[static_cast<std::size_t>(item)];
        const auto& [a, b, c] = triangle.vertices;
        const Vector3<double> min = a.cwiseMin(b).cwiseMin(c);
        const Vector3<double> max = a.cwiseMax(b).cwiseMax(c);
        if (!isBeside(min, max)) parts.push_back(generatorsOf(triangle));
        return parts.size() < mostPiecePairs;
      });
  return parts;
}

std::optional<Vector> commonPointAt(const Report& report, const Shape& a, const Shape& b) {
  const Vector none(Rational(0), Rational(0), Rational(0));
  const bool isWithMesh = std::holds_alternative<Mesh>(a) || std::holds_alternative<Mesh>(b);
  if (!isWithMesh || !report.point) return commonPointOf(a, b, none);
  const std::vector<GeneratedSet> first = partsAround(a, *report.point);
  const std::vector<GeneratedSet> second = partsAround(b, *report.point);
  if (first.size() * second.size() > mostPiecePairs) return std::nullopt;
  return commonPointOf(first, second, none);
}

/// Proofs of the verdict of `intersect` or `sweep`.
std::vector<Proof> proofsOfMeeting(const Report& report, std::span<const Shape* const> shapes,
                                   const QueryOptions& options) {
  const Vector none(Rational(0), Rational(0), Rational(0));
  const bool isSweep = report.info.kind == Kind::sweep;
  const Vector carried = isSweep ? exact(options.displacements[1]) : none;
  const Vector way = isSweep ? Vector(exact(options.displacements[0]) - carried) : none;
  const std::optional<std::size_t> flat = isSweep ? numberOfFlat(shapes) : std::nullopt;
  if (*report.hit) {
    if (isSweep && hasTimedProofsAlone(shapes)) return findTimedProofs(shapes, options);
    std::optional<PointProof> found;
    if (isSweep) {
      found = pointAtSomeTime(report, shapes, way, carried);
    } else if (const auto point = commonPointAt(report, *shapes[0], *shapes[1])) {
      found = PointProof{*point};
    }
    return found ? std::vector<Proof>{{*found}} : std::vector<Proof>{};
  }
  if (!flat) return axesBetween(*shapes[0], *shapes[1], way);
  return {{AxisProof{{{convert<Rational>(*boundaryOf(*shapes[*flat])).normal}}}}};
}

}  // namespace

bool hasTimedProofsAlone(std::span<const Shape* const> shapes) {
  return numberOfFlat(shapes) || isCoreless(*shapes[0]) || isCoreless(*shapes[1]);
}

std::optional<std::size_t> numberOfFlat(std::span<const Shape* const> shapes) {
  const auto flat = std::ranges::find_if(
      shapes, [](const Shape* shape) { return boundaryOf(*shape).has_value(); });
  if (flat == shapes.end()) return std::nullopt;
  return static_cast<std::size_t>(flat - shapes.begin());
}

std::vector<GeneratedSet> generatedPieces(const Shape& shape) {
  std::vector<GeneratedSet> pieces;
  const auto* mesh = std::get_if<Mesh>(&shape);
  if (mesh != nullptr && mesh->triangles.size() > mostPiecePairs) return pieces;
  for (const Shape& piece : proofPieces(shape)) {
    pieces.push_back(segmentOf(piece).value_or(generatorsOf(piece)));
    if (pieces.back().points.empty()) return {};
  }
  return pieces;
}

GeneratedSet movedBy(GeneratedSet set, const Vector& way) {
  for (Vector& point : set.points) point += way;
  return set;
}

GeneratedSet sweptAlong(GeneratedSet set, const Vector& way) {
  const std::size_t count = set.points.size();
  for (std::size_t i = 0; i < count; ++i) set.points.push_back(set.points[i] + way);
  return set;
}

PiecePair piecePair(std::size_t a, std::size_t countOfA, std::size_t b, std::size_t countOfB) {
  PiecePair pair;
  if (countOfA > 1) pair.a = {a};
  if (countOfB > 1) pair.b = {b};
  return pair;
}

std::optional<Vector> commonPointOf(const Shape& a, const Shape& b, const Vector& way) {
  if (isCoreless(a) || isCoreless(b)) {
    if (!isZero(way)) return std::nullopt;
    if (isCurved(a) && isCurved(b)) return pointOrAxisOfCurved(a, b).point;
    if (isEllipsoid(a) || isEllipsoid(b)) return pointInEllipsoid(a, b);
    return isCoreless(a) ? pointInCylinderOrCone(b, a) : pointInCylinderOrCone(a, b);
  }
  return commonPointOf(convexParts(a), convexParts(b), way);
}

std::vector<Proof> findProofs(const Report& report, std::span<const Shape* const> shapes,
                              const QueryOptions& options) {
  const ArithmeticScope scope;
  if (report.info.kind == Kind::common) return proofsOfCommon(shapes);
  if (isPredicate(report.info.kind)) return proofsOfSign(report.info.kind, shapes);
  if (shapes.size() != 2) return {};
  switch (report.info.kind) {
    case Kind::closest:
      return proofsOfDistance(*shapes[0], *shapes[1]);
    case Kind::contains:
      return proofsOfPlace(shapes);
    case Kind::side:
      return proofsOfSide(shapes);
    default:
      return report.hit ? proofsOfMeeting(report, shapes, options) : std::vector<Proof>{};
  }
}

}  // namespace hairline
