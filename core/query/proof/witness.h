#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/query/proof/proof.h"
#include "core/query/report.h"
#include "core/shapes/shape.h"

namespace hairline {

/// Proofs of what is true of the operands of a report, whose answer carries no valid proof: because
/// a number of it is irrational or was rounded, because the method gives only a verdict, or because
/// an operand is unbounded along the axis. Of `intersect` and `sweep` only proofs of the report's
/// verdict are looked for: a common point from the nearest points of cores, or by linear
/// programming, in a sweep at some time after the first contact, when the shapes overlap; axes from
/// the same sources, each for as many pieces as it separates.
///
/// Found in exact arithmetic, or for round shapes by rounding inward or outward from irrational
/// points: nothing is claimed here, proof_check.h checks it. Nothing if neither works: contacts
/// without depth at an irrational place on a rim or lateral surface, distances of empty k-DOPs, of
/// meshes with more than `mostPiecePairs` pairs of pieces, misses of meshes with more pieces or
/// that need more than four axes for each piece.
std::vector<Proof> findProofs(const Report& report, std::span<const Shape* const> shapes,
                              const QueryOptions& options);

/// Proofs of a sweep's hit and its first time: intervals until then, or until just before an
/// irrational one, and a common point then or just after. None for shapes that only graze each
/// other at an irrational time.
std::vector<Proof> findTimedProofs(std::span<const Shape* const> shapes,
                                   const QueryOptions& options);

/// Whether findProofs finds no others of a sweep's hit: with planes, half-spaces, cylinders, cones,
/// discs and ellipsoids.
bool hasTimedProofsAlone(std::span<const Shape* const> shapes);

/// Proofs of a sweep in which every vertex of a point, segment or triangle moves on its own line: a
/// common point, and if wanted the axes until then; of a miss, axes for all of the time. Found
/// whenever their polynomials stay short, also for motions in a plane and degenerate operands.
std::vector<Proof> findMotionProofs(bool isHit, std::span<const Shape* const> shapes,
                                    const QueryOptions& options, bool isTimed);

/// Proofs of the verdict on convex shapes of which some rotate. Of a miss, axes for parts of the
/// time; none where it takes more than 256 parts. Of a hit, a common point at the time of the
/// report or as soon after it as the shapes overlap by more than rounding, and axes until then as
/// far as they are found; none for shapes that only graze each other, and for points and segments
/// that meet flat shapes and segments in a point.
std::vector<Proof> findRotationProofs(const Report& report, std::span<const Shape* const> shapes,
                                      const QueryOptions& options);

}  // namespace hairline
