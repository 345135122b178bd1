#pragma once

#include <optional>
#include <vector>

#include "core/math/rational.h"

namespace hairline {

/// A system A x = b with x >= 0, row by row.
struct LinearSystem {
  std::vector<std::vector<Rational>> rows;
  std::vector<Rational> right;
};

/// The result of a linear program, with its proof.
struct LinearProgramAnswer {
  enum class Status {
    /// The system has no solution.
    infeasible,
    /// `solution` solves the system, and costs·x is unbounded from below.
    unbounded,
    /// `solution` solves the system, and no other has a lower cost.
    optimal,
  };
  Status status = Status::infeasible;
  /// x; empty when infeasible.
  std::vector<Rational> solution;
  /// When infeasible (Farkas): one multiplier per row, with multipliers·A <= 0 in every column and
  /// multipliers·b > 0.
  std::vector<Rational> multipliers;

  bool feasible() const { return status != Status::infeasible; }
};

/// Minimises costs·x over the solutions of a system; without costs any solution is optimal. The
/// simplex method in rationals: Bland's rule keeps it from cycling, so that it always ends. Meant
/// for small systems, the tableau is dense; pivots are free of fractions (Edmonds, Bareiss), so
/// that numbers stay subdeterminants of the given ones.
LinearProgramAnswer solveLinearProgram(const LinearSystem& system,
                                       const std::vector<Rational>& costs = {});

/// A solution of the system, or nothing if there is none.
std::optional<std::vector<Rational>> solveNonNegative(const LinearSystem& system);

}  // namespace hairline
