#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/math/interval.h"
#include "core/query/proof/proof.h"
#include "core/query/query.h"
#include "core/shapes/shape.h"

namespace hairline {

/// What follows from a proof for a question, field by field of a result; a field is missing if
/// nothing follows for it.
struct ProofFacts {
  /// Of `intersect`, `sweep` and `bound`.
  std::optional<bool> hit{};
  std::optional<bool> contains{};
  std::optional<Side> side{};
  std::optional<Relation> relation{};
  /// Of the determinant of a predicate.
  std::optional<int> sign{};
  /// Between two numbers.
  std::optional<Interval<Rational>> sqdist{};
  std::optional<Interval<Rational>> time{};
};

/// A question of a kind about shapes, in the order of the proof.
struct ProofQuestion {
  Kind kind{};
  std::span<const Shape* const> shapes;
  /// Zero except for sweeps.
  std::array<Vector3<Rational>, 2> motion{};
  /// In sweeps the displacement of each vertex, instead of the operand's; else empty.
  std::array<std::span<const Vector3<double>>, 2> vertexMotion{};
  /// In sweeps how each operand rotates before that; null where it does not.
  std::array<const RotationMotion*, 2> rotations{};
};
ProofQuestion proofQuestion(Kind kind, std::span<const Shape* const> shapes,
                            const QueryOptions& options);

/// What follows from a proof; nothing if it is not true of the shapes.
std::optional<ProofFacts> factsOf(const ProofQuestion& question, const Proof& proof);

}  // namespace hairline
