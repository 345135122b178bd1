#pragma once

#include <array>
#include <span>

#include "core/query/report.h"
#include "core/shapes/shape.h"

namespace hairline {

/// How far to look for a proof besides that of an answer itself.
enum class ProofEffort {
  /// Not at all.
  own,
  /// For exact verdicts except distances of meshes, and for hits whose point rounding moved out of
  /// one of the sets. An axis spoiled by rounding is kept, so that its failure shows.
  exact,
  /// For every verdict; for sweeps that hit with the axes that separate until the first time.
  every,
};

/// The certificate of a report: its proof, checked in exact arithmetic against the operands as
/// given (proof_check.h), which are in the order of the report's query.
///
/// The answer's own proof comes first: a separating axis; a common point; in exact the nearest
/// points, if they are rational. If the report has weights of a triangle's vertices, the point they
/// give exactly is tried too, so that a correct hit is not lost to the rounding of the point
/// itself. An irrational point, or one rounded off a line, is replaced by that at its parameter
/// within the solid, which is exactly on the line.
///
/// Facts about the operands themselves count, whatever the answer: a one-sided method misses lines
/// from behind, the slabs of k-DOPs overlap, or leave no point. Then proofs are looked for
/// (witness.h), as far as the effort allows.
///
/// Without a proof a verdict is unproven if the method always gives one (QueryInfo::alwaysProves),
/// and otherwise has none. A proof that refutes the verdict makes it unproven as well. Where
/// operations are limited (OperationBudget), the proof may use all that are left, and leaves half
/// of them (OperationShare). If they are not enough, a verdict has none, of any method.
Certificate certify(const Report& report, std::span<const Shape* const> shapes,
                    const QueryOptions& options, ProofEffort effort);

}  // namespace hairline
