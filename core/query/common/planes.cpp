#include "core/query/common/planes.h"

#include <utility>
#include <vector>

#include "core/query/adapter.h"

namespace hairline {
namespace {

using Row = std::array<Rational, 4>;

// Reduces the equations n·X = d to row echelon form and reads the set of solutions from it.
CommonAnswer<Rational> eliminate(std::vector<Row> rows) {
  std::array<int, 3> pivotRow{-1, -1, -1};
  std::size_t rank = 0;
  for (std::size_t column = 0; column < 3; ++column) {
    std::size_t pivot = rank;
    while (pivot < rows.size() && sign(rows[pivot][column]) == 0) ++pivot;
    if (pivot == rows.size()) continue;
    std::swap(rows[pivot], rows[rank]);
    const Rational lead = rows[rank][column];
    for (Rational& entry : rows[rank]) entry /= lead;
    for (std::size_t other = 0; other < rows.size(); ++other) {
      if (other == rank) continue;
      const Rational factor = rows[other][column];
      for (std::size_t k = 0; k < 4; ++k) rows[other][k] -= factor * rows[rank][k];
    }
    pivotRow[column] = static_cast<int>(rank++);
  }
  CommonAnswer<Rational> answer;
  for (std::size_t row = rank; row < rows.size(); ++row) {
    if (sign(rows[row][3]) != 0) return answer;
  }
  if (rank == 1) {
    answer.relation = Relation::plane;
    return answer;
  }
  Vector3<Rational> point(Rational(0), Rational(0), Rational(0));
  Vector3<Rational> direction(Rational(0), Rational(0), Rational(0));
  for (std::size_t column = 0; column < 3; ++column) {
    const auto k = static_cast<Eigen::Index>(column);
    if (pivotRow[column] >= 0) point[k] = rows[static_cast<std::size_t>(pivotRow[column])][3];
  }
  if (rank == 3) {
    answer.relation = Relation::point;
    answer.point = point;
    return answer;
  }
  std::size_t free = 0;
  while (pivotRow[free] >= 0) ++free;
  for (std::size_t column = 0; column < 3; ++column) {
    const auto k = static_cast<Eigen::Index>(column);
    direction[k] =
        column == free ? Rational(1) : -rows[static_cast<std::size_t>(pivotRow[column])][free];
  }
  answer.relation = Relation::line;
  answer.line = Line<Rational>{point, direction};
  return answer;
}

Row rowOf(const Plane<double>& given) {
  const Plane<Rational> plane = convert<Rational>(given);
  return {plane.normal[0], plane.normal[1], plane.normal[2], plane.offset};
}

}  // namespace

CommonAnswer<Rational> PlanePlaneReference::refer(const Input<double>& input) {
  return eliminate({rowOf(input.a), rowOf(input.b)});
}

CommonAnswer<Rational> PlanePlanePlaneReference::refer(const Input<double>& input) {
  return eliminate({rowOf(input.a), rowOf(input.b), rowOf(input.c)});
}

QueryList commonPlanes() {
  return queriesOf<PlanePlaneDirectionAndPoint, PlanePlaneReference, PlanePlanePlaneCramer,
                   PlanePlanePlaneReference>();
}

}  // namespace hairline
