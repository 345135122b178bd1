#include "core/math/linear_program.h"

#include <cstddef>
#include <optional>
#include <utility>

namespace hairline {
namespace {

/// The tableau. True entries are `m_rows[i][j] / m_denominator` with a positive denominator, so
/// that numerators give the signs and every division below is exact in the ring of the input.
/// Columns: the variables, then one artificial variable per equation, then the values.
class Tableau {
 public:
  explicit Tableau(const LinearSystem& system)
      : m_variables(system.rows.empty() ? 0 : system.rows.front().size()),
        m_equations(system.rows.size()) {
    for (std::size_t i = 0; i < m_equations; ++i) {
      const bool negate = sign(system.right[i]) < 0;
      m_negated.push_back(negate);
      std::vector<Rational> row = system.rows[i];
      row.resize(columns() + 1);
      row[m_variables + i] = Rational(1);
      row.back() = system.right[i];
      if (negate) {
        for (std::size_t j = 0; j < m_variables; ++j) row[j] = -row[j];
        row.back() = -row.back();
      }
      m_rows.push_back(std::move(row));
      m_basis.push_back(m_variables + i);
    }
  }

  /// Finds a feasible basis; false if there is none.
  bool findFeasible() {
    // The sum of the artificial variables, expressed by the others.
    m_objective.assign(columns() + 1, Rational(0));
    for (const std::vector<Rational>& row : m_rows) {
      for (std::size_t j = 0; j < m_variables; ++j) m_objective[j] -= row[j];
      m_objective.back() -= row.back();
    }
    minimise(columns());
    if (sign(m_objective.back()) != 0) return false;
    dropArtificials();
    return true;
  }

  /// After a failed `findFeasible`: the multipliers that prove it.
  std::vector<Rational> multipliers() const {
    std::vector<Rational> result;
    for (std::size_t i = 0; i < m_equations; ++i) {
      // The reduced cost of an artificial variable is 1 - multiplier.
      const Rational multiplier = m_denominator - m_objective[m_variables + i];
      result.push_back(m_negated[i] ? -multiplier : multiplier);
    }
    return result;
  }

  /// After a successful `findFeasible`: minimises the costs; false if they are unbounded.
  bool minimiseCosts(const std::vector<Rational>& costs) {
    m_objective.assign(columns() + 1, Rational(0));
    for (std::size_t j = 0; j < m_variables; ++j) m_objective[j] = costs[j] * m_denominator;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
      const Rational cost = costs[m_basis[i]];
      if (sign(cost) == 0) continue;
      for (std::size_t j = 0; j <= columns(); ++j) m_objective[j] -= cost * m_rows[i][j];
    }
    return minimise(m_variables);
  }

  std::vector<Rational> solution() const {
    std::vector<Rational> result(m_variables);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
      result[m_basis[i]] = m_rows[i].back() / m_denominator;
    }
    return result;
  }

 private:
  std::size_t columns() const { return m_variables + m_equations; }

  // Bland's rule: the first column that improves, and of the rows that limit it the one whose
  // basic variable comes first. Columns from `allowed` on never enter.
  bool minimise(std::size_t allowed) {
    for (;;) {
      std::size_t column = 0;
      while (column < allowed && sign(m_objective[column]) >= 0) ++column;
      if (column == allowed) return true;
      std::optional<std::size_t> limiting;
      for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (sign(m_rows[i][column]) <= 0) continue;
        if (!limiting) {
          limiting = i;
          continue;
        }
        const auto& best = m_rows[*limiting];
        const int order = compare(m_rows[i].back() * best[column], best.back() * m_rows[i][column]);
        if (order < 0 || (order == 0 && m_basis[i] < m_basis[*limiting])) limiting = i;
      }
      if (!limiting) return false;
      pivot(*limiting, column);
    }
  }

  // The pivot element is positive.
  void pivot(std::size_t pivotRow, std::size_t column) {
    const std::vector<Rational>& by = m_rows[pivotRow];
    const Rational element = by[column];
    const auto eliminate = [&](std::vector<Rational>& row) {
      const Rational factor = row[column];
      for (std::size_t j = 0; j < row.size(); ++j) {
        row[j] = (row[j] * element - factor * by[j]) / m_denominator;
      }
    };
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
      if (i != pivotRow) eliminate(m_rows[i]);
    }
    eliminate(m_objective);
    m_denominator = element;
    m_basis[pivotRow] = column;
  }

  // Artificial variables left in the basis are zero: each is exchanged for a real one, or its
  // equation is redundant and is removed.
  void dropArtificials() {
    for (std::size_t i = m_rows.size(); i-- > 0;) {
      if (m_basis[i] < m_variables) continue;
      std::size_t column = 0;
      while (column < m_variables && sign(m_rows[i][column]) == 0) ++column;
      if (column == m_variables) {
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(i));
        m_basis.erase(m_basis.begin() + static_cast<std::ptrdiff_t>(i));
        continue;
      }
      if (sign(m_rows[i][column]) < 0) {
        for (Rational& entry : m_rows[i]) entry = -entry;
      }
      pivot(i, column);
    }
  }

  std::size_t m_variables;
  std::size_t m_equations;
  std::vector<std::vector<Rational>> m_rows;
  std::vector<Rational> m_objective;
  std::vector<std::size_t> m_basis;
  std::vector<bool> m_negated;
  Rational m_denominator{1};
};

}  // namespace

LinearProgramAnswer solveLinearProgram(const LinearSystem& system,
                                       const std::vector<Rational>& costs) {
  LinearProgramAnswer answer;
  Tableau tableau(system);
  if (!tableau.findFeasible()) {
    answer.multipliers = tableau.multipliers();
    return answer;
  }
  answer.status = LinearProgramAnswer::Status::optimal;
  if (!costs.empty() && !tableau.minimiseCosts(costs)) {
    answer.status = LinearProgramAnswer::Status::unbounded;
  }
  answer.solution = tableau.solution();
  return answer;
}

std::optional<std::vector<Rational>> solveNonNegative(const LinearSystem& system) {
  LinearProgramAnswer answer = solveLinearProgram(system);
  if (!answer.feasible()) return std::nullopt;
  return std::move(answer.solution);
}

}  // namespace hairline
