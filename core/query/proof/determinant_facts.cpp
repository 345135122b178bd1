#include <algorithm>

#include "core/query/proof/proof_subject.h"

namespace hairline {
namespace {

using Matrix = std::vector<std::vector<Rational>>;

/// Whether row i of one matrix ends at the diagonal, and that of the other begins there.
bool areTriangular(const Matrix& lower, const Matrix& upper, std::size_t size) {
  if (lower.size() != size || upper.size() != size) return false;
  for (std::size_t i = 0; i < size; ++i) {
    if (lower[i].size() != i + 1 || upper[i].size() != size - i) return false;
  }
  return true;
}

/// The sign of a permutation; nothing if it is none.
std::optional<int> parityOf(const std::vector<std::size_t>& places) {
  int parity = 1;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] >= places.size()) return std::nullopt;
    for (std::size_t j = 0; j < i; ++j) {
      if (places[j] == places[i]) return std::nullopt;
      if (places[j] > places[i]) parity = -parity;
    }
  }
  return parity;
}

}  // namespace

std::vector<std::vector<Rational>> ProofSubject::matrix() const {
  Matrix rows;
  if (!isPredicate(kind())) return rows;
  for (const Shape* point : shapes()) {
    std::vector<Rational>& row = rows.emplace_back();
    Rational norm(0);
    const auto add = [&](const auto& position) {
      for (int k = 0; k < position.size(); ++k) {
        row.emplace_back(position[k]);
        norm += row.back() * row.back();
      }
    };
    if (const auto* flat = std::get_if<Point2<double>>(point)) add(flat->position);
    if (const auto* spatial = std::get_if<Point<double>>(point)) add(spatial->position);
    if (kind() != Kind::orientation) row.push_back(norm);
    row.emplace_back(1);
    if (row.size() != shapes().size()) return {};
  }
  return rows;
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const FactorsProof& proof) {
  const Matrix matrix = subject.matrix();
  const std::size_t size = matrix.size();
  const auto& [rows, lower, upper] = proof;
  if (size == 0 || rows.size() != size || !areTriangular(lower, upper, size)) return std::nullopt;
  std::optional<int> found = parityOf(rows);
  if (!found) return std::nullopt;
  for (std::size_t i = 0; i < size; ++i) {
    *found *= sign(lower[i][i]) * sign(upper[i][0]);
    for (std::size_t j = 0; j < size; ++j) {
      Rational sum(0);
      for (std::size_t k = 0; k <= std::min(i, j); ++k) sum += lower[i][k] * upper[k][j - k];
      if (sum != matrix[rows[i]][j]) return std::nullopt;
    }
  }
  return ProofFacts{.sign = found};
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const LocusProof& proof) {
  const Matrix matrix = subject.matrix();
  const auto isZero = [](const Rational& x) { return sign(x) == 0; };
  if (matrix.empty() || proof.coefficients.size() != matrix.size()) return std::nullopt;
  if (std::ranges::all_of(proof.coefficients, isZero)) return std::nullopt;
  for (const std::vector<Rational>& row : matrix) {
    Rational sum(0);
    for (std::size_t k = 0; k < row.size(); ++k) sum += row[k] * proof.coefficients[k];
    if (!isZero(sum)) return std::nullopt;
  }
  return ProofFacts{.sign = 0};
}

}  // namespace hairline
