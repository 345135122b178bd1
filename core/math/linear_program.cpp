#include "core/math/linear_program.h"

#include <cstddef>

namespace hairline {

std::optional<std::vector<Rational>> solveNonNegative(const LinearSystem& system) {
  const std::size_t rowCount = system.rows.size();
  if (rowCount == 0) return std::vector<Rational>();
  const std::size_t columnCount = system.rows[0].size();

  // Right sides are made non-negative, and each row gets an artificial variable as its basis. Their
  // columns are not kept: once one leaves the basis it never comes back.
  std::vector<std::vector<Rational>> table = system.rows;
  std::vector<Rational> right = system.right;
  std::vector<std::size_t> basis(rowCount);
  for (std::size_t i = 0; i < rowCount; ++i) {
    basis[i] = columnCount + i;
    if (sign(right[i]) >= 0) continue;
    right[i] = -right[i];
    for (Rational& entry : table[i]) entry = -entry;
  }
  // The sum of the artificial variables, as a row of its own, is what is brought to zero.
  std::vector<Rational> goal(columnCount);
  Rational left(0);
  for (std::size_t i = 0; i < rowCount; ++i) {
    for (std::size_t k = 0; k < columnCount; ++k) goal[k] += table[i][k];
    left += right[i];
  }

  while (sign(left) > 0) {
    // Bland: the first column that lowers the sum, and among the rows that bound it the one whose
    // basic variable has the least number.
    std::size_t column = 0;
    while (column < columnCount && sign(goal[column]) <= 0) ++column;
    if (column == columnCount) return std::nullopt;
    std::size_t pivot = rowCount;
    Rational least;
    for (std::size_t i = 0; i < rowCount; ++i) {
      if (sign(table[i][column]) <= 0) continue;
      const Rational ratio = right[i] / table[i][column];
      const bool better =
          pivot == rowCount || ratio < least || (ratio == least && basis[i] < basis[pivot]);
      if (!better) continue;
      pivot = i;
      least = ratio;
    }
    // The goal is a sum of rows, so that a column that lowers it has a positive entry.
    if (pivot == rowCount) return std::nullopt;

    const Rational lead = table[pivot][column];
    for (Rational& entry : table[pivot]) entry /= lead;
    right[pivot] /= lead;
    const auto eliminate = [&](std::vector<Rational>& row, Rational& side) {
      const Rational factor = row[column];
      if (sign(factor) == 0) return;
      for (std::size_t k = 0; k < columnCount; ++k) row[k] -= factor * table[pivot][k];
      side -= factor * right[pivot];
    };
    for (std::size_t i = 0; i < rowCount; ++i) {
      if (i != pivot) eliminate(table[i], right[i]);
    }
    eliminate(goal, left);
    basis[pivot] = column;
  }

  std::vector<Rational> solution(columnCount);
  for (std::size_t i = 0; i < rowCount; ++i) {
    if (basis[i] < columnCount) solution[basis[i]] = right[i];
  }
  return solution;
}

}  // namespace hairline
