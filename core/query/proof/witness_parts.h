#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "core/query/polytope_reference.h"
#include "core/query/proof/proof.h"
#include "core/query/query.h"
#include "core/shapes/shape.h"

namespace hairline {

// The parts of witness.h.

/// The limit on pairs of pieces that are proven one by one.
constexpr std::size_t mostPiecePairs = 4096;

/// Which of some shapes is a plane or half-space, the first of them.
std::optional<std::size_t> numberOfFlat(std::span<const Shape* const> shapes);

/// The pieces of a shape as generated sets, numbered as its convex pieces are; none if one of them
/// is no such set, or without points, and for larger meshes.
std::vector<GeneratedSet> generatedPieces(const Shape& shape);

/// A set moved, and the volume that it sweeps.
GeneratedSet movedBy(GeneratedSet set, const Vector3<Rational>& way);
GeneratedSet sweptAlong(GeneratedSet set, const Vector3<Rational>& way);

/// The numbers of two pieces, of operands that consist of some; none for operands of one piece.
PiecePair piecePair(std::size_t a, std::size_t countOfA, std::size_t b, std::size_t countOfB);

/// Proofs by axes between all pieces of two shapes, of which the first is extended by its way.
std::vector<Proof> axesBetween(const Shape& a, const Shape& b, const Vector3<Rational>& way);

/// A point of both shapes, the first displaced; cylinders and cones only at rest.
std::optional<Vector3<Rational>> commonPointOf(const Shape& a, const Shape& b,
                                               const Vector3<Rational>& way);

/// Precisions of square roots in bits, to be tried one after the other.
constexpr std::array precisions{64, 512, 4096};

/// Points of a bounded shape among which are those farthest along a direction and against it; for
/// round shapes to a precision, and within the shape.
std::vector<Vector3<Rational>> farthestOf(const Shape& shape, const Vector3<Rational>& direction,
                                          int bits);

/// Directions of which one leads out of a round solid from a ball around a point that is not within
/// the solid; to a precision.
std::vector<Vector3<Rational>> directionsOutOf(const Shape& solid, const Vector3<Rational>& point,
                                               int bits);

/// Whether a plane normal·X = offset has a shape entirely on one side, without touching it.
bool isOnOneSide(const Shape& shape, const Vector3<Rational>& normal, const Rational& offset);

/// A normal with which the plane through a point has a convex piece entirely on one side.
std::optional<Vector3<Rational>> directionBeyond(const Shape& piece,
                                                 const Vector3<Rational>& point);

/// Proofs about two shapes at rest: their distance; whether a point is in a set; whether a shape is
/// in a convex solid; on which side of a plane a shape lies.
std::vector<Proof> proofsOfDistance(const Shape& a, const Shape& b);
std::vector<Proof> proofsOfPlace(std::span<const Shape* const> shapes);
std::vector<Proof> proofsOfInclusion(const Shape& inner, const Shape& solid);
std::vector<Proof> proofsOfSide(std::span<const Shape* const> shapes);

/// What two or three planes have in common.
std::vector<Proof> proofsOfCommon(std::span<const Shape* const> shapes);

/// The sign of the determinant of a predicate.
std::vector<Proof> proofsOfSign(Kind kind, std::span<const Shape* const> shapes);

}  // namespace hairline
