#include <algorithm>
#include <numeric>

#include "core/query/proof/proof_subject.h"
#include "core/query/proof/witness_parts.h"

namespace hairline {
namespace {

using Matrix = std::vector<std::vector<Rational>>;

/// The coefficients with which a column and those before it add up to zero, if the rows before it
/// are in echelon form and it is zero in the others.
LocusProof locusOf(const Matrix& echelon, std::size_t column) {
  LocusProof proof{std::vector<Rational>(echelon.size())};
  proof.coefficients[column] = Rational(1);
  for (std::size_t row = column; row-- > 0;) {
    Rational sum(0);
    for (std::size_t k = row + 1; k <= column; ++k) sum += echelon[row][k] * proof.coefficients[k];
    proof.coefficients[row] = -sum / echelon[row][row];
  }
  return proof;
}

}  // namespace

std::vector<Proof> proofsOfSign(Kind kind, std::span<const Shape* const> shapes) {
  const ProofQuestion question = proofQuestion(kind, shapes, {});
  Matrix matrix = ProofSubject(question).matrix();
  const std::size_t size = matrix.size();
  if (size == 0) return {};
  FactorsProof proof{std::vector<std::size_t>(size), Matrix(size), {}};
  std::iota(proof.rows.begin(), proof.rows.end(), std::size_t{0});
  for (std::size_t column = 0; column < size; ++column) {
    std::size_t pivot = column;
    while (pivot < size && sign(matrix[pivot][column]) == 0) ++pivot;
    if (pivot == size) return {{locusOf(matrix, column)}};
    std::swap(matrix[pivot], matrix[column]);
    std::swap(proof.rows[pivot], proof.rows[column]);
    std::swap(proof.lower[pivot], proof.lower[column]);
    const std::vector<Rational>& top = matrix[column];
    proof.lower[column].emplace_back(1);
    for (std::size_t row = column + 1; row < size; ++row) {
      const Rational factor = matrix[row][column] / top[column];
      for (std::size_t k = column; k < size; ++k) matrix[row][k] -= factor * top[k];
      proof.lower[row].push_back(factor);
    }
    proof.upper.emplace_back(top.begin() + static_cast<std::ptrdiff_t>(column), top.end());
  }
  return {{std::move(proof)}};
}

}  // namespace hairline
