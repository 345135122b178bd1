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

/// A solution of the system, or nothing where there is none: phase one of the simplex method in
/// rationals. Bland's rule keeps it from cycling, so that it always ends.
std::optional<std::vector<Rational>> solveNonNegative(const LinearSystem& system);

}  // namespace hairline
