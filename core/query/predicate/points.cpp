#include "core/query/predicate/points.h"

#include <optional>
#include <vector>

#include "core/query/adapter.h"

namespace hairline {
namespace {

using MatrixRow = std::vector<Rational>;

/// The sign of a determinant, by elimination with exchange of rows.
int signByElimination(std::vector<MatrixRow> rows) {
  int result = 1;
  for (std::size_t column = 0; column < rows.size(); ++column) {
    std::size_t pivot = column;
    while (pivot < rows.size() && sign(rows[pivot][column]) == 0) ++pivot;
    if (pivot == rows.size()) return 0;
    if (pivot != column) {
      std::swap(rows[pivot], rows[column]);
      result = -result;
    }
    result *= sign(rows[column][column]);
    for (std::size_t row = column + 1; row < rows.size(); ++row) {
      const Rational factor = rows[row][column] / rows[column][column];
      for (std::size_t k = column; k < rows.size(); ++k) {
        rows[row][k] -= factor * rows[column][k];
      }
    }
  }
  return result;
}

}  // namespace

template <typename Predicate>
SignAnswer<Rational> PredicateReference<Predicate>::refer(const Input<double>& input) {
  std::vector<MatrixRow> rows;
  for (const auto& point : input.operands) {
    MatrixRow& row = rows.emplace_back();
    Rational norm(0);
    for (int k = 0; k < point.position.size(); ++k) {
      row.emplace_back(point.position[k]);
      norm += row.back() * row.back();
    }
    if (Predicate::kind != Kind::orientation) row.push_back(norm);
    row.emplace_back(1);
  }
  return {signByElimination(std::move(rows))};
}

QueryList predicatesOfPoints() {
  using namespace predicates;
  return queriesOf<PredicateNaive<PlaneOrientation>, PredicateDeterminant<PlaneOrientation>,
                   PredicateReference<PlaneOrientation>, PredicateNaive<SpaceOrientation>,
                   PredicateDeterminant<SpaceOrientation>, PredicateReference<SpaceOrientation>,
                   PredicateNaive<InCircle>, PredicateDeterminant<InCircle>,
                   PredicateReference<InCircle>, PredicateNaive<InSphere>,
                   PredicateDeterminant<InSphere>, PredicateReference<InSphere>>();
}

}  // namespace hairline
