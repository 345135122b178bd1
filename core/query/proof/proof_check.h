#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "core/query/proof/proof.h"
#include "core/query/report.h"
#include "core/shapes/shape.h"

namespace hairline {

/// How a proof relates to a verdict.
enum class ProofOutcome {
  /// It is true, and the verdict follows from it.
  holds,
  /// It is true, and the verdict is wrong by it.
  contradicts,
  /// It is not true of the operands.
  untrue,
  /// It is true, but the verdict does not follow from it, nor the opposite.
  unrelated,
};

struct ProofChecked {
  ProofOutcome outcome = ProofOutcome::unrelated;
  /// The fields of the result that follow from the proof, by their names in the formats.
  std::vector<std::string_view> proven{};
};

/// Whether a proof proves the verdict of a report: decided in exact arithmetic by the definitions
/// of the sets alone (exact_sets.h), without any query. Of the report only its kind, scalar,
/// `oneSided` and the verdict count; the operands are in the order of the proof, which need not be
/// that of a query.
///
/// A verdict is true or false of the operands as given, also in float, which rounds them first. The
/// number of a distance or time is proven if it lies within the limits of its scalar
/// (distance_limits.h) around the true one; in exact, if it is equal, or if the true one is
/// irrational and this the nearest double. A proof may enclose an irrational number between two.
/// The verdict of `closest` is its squared distance. A sweep that hits may be proven without its
/// time.
///
/// Takes time by the size of the proof and of the operands; every step counts as an operation
/// (OperationBudget).
ProofChecked checkProof(const Report& claim, std::span<const Shape* const> shapes,
                        const QueryOptions& options, const Proof& proof);

/// Whether the operands of a one-sided method are a line that comes from a triangle's front,
/// direction·normal < 0 with the normal (b-a)×(c-a), in either order.
bool comesFromTheFront(std::span<const Shape* const> shapes);

}  // namespace hairline
