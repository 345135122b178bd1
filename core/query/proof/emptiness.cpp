#include "core/query/proof/emptiness.h"

#include <algorithm>

#include "core/math/linear_program.h"

namespace hairline {
namespace {

/// The bounds row·X <= limit whose intersection is a k-DOP.
struct Bounds {
  std::vector<std::vector<int>> rows;
  std::vector<Rational> limits;
};

Bounds boundsOf(const Shape& shape) {
  return std::visit(
      [](const auto& s) {
        Bounds bounds;
        if constexpr (requires { s.directions; }) {
          for (std::size_t i = 0; i < s.directions.size(); ++i) {
            std::vector<int> row(s.directions[i].begin(), s.directions[i].end());
            bounds.rows.push_back(row);
            bounds.limits.emplace_back(s.max[i]);
            for (int& entry : row) entry = -entry;
            bounds.rows.push_back(std::move(row));
            bounds.limits.push_back(-Rational(s.min[i]));
          }
        }
        return bounds;
      },
      shape);
}

}  // namespace

std::optional<std::vector<Rational>> weightsOfEmptiness(const Shape& shape) {
  const Bounds bounds = boundsOf(shape);
  if (bounds.rows.empty()) return std::nullopt;
  // Weights with the sum 1 whose weighted rows add up to zero: those with the least sum of limits.
  LinearSystem system;
  for (std::size_t k = 0; k < bounds.rows[0].size(); ++k) {
    std::vector<Rational> entries;
    for (const std::vector<int>& row : bounds.rows) entries.emplace_back(row[k]);
    system.rows.push_back(std::move(entries));
    system.right.emplace_back(0);
  }
  system.rows.emplace_back(bounds.rows.size(), Rational(1));
  system.right.emplace_back(1);
  LinearProgramAnswer found = solveLinearProgram(system, bounds.limits);
  if (!found.feasible() || !provesEmptiness(found.solution, shape)) return std::nullopt;
  return std::move(found.solution);
}

bool provesEmptiness(const std::vector<Rational>& weights, const Shape& shape) {
  const Bounds bounds = boundsOf(shape);
  if (weights.size() != bounds.rows.size() || weights.empty()) return false;
  const auto isNegative = [](const Rational& x) { return sign(x) < 0; };
  if (std::any_of(weights.begin(), weights.end(), isNegative)) return false;
  for (std::size_t k = 0; k < bounds.rows[0].size(); ++k) {
    Rational sum(0);
    for (std::size_t i = 0; i < weights.size(); ++i)
      sum += weights[i] * Rational(bounds.rows[i][k]);
    if (sign(sum) != 0) return false;
  }
  Rational limit(0);
  for (std::size_t i = 0; i < weights.size(); ++i) limit += weights[i] * bounds.limits[i];
  return sign(limit) < 0;
}

}  // namespace hairline
