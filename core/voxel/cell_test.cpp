#include "core/voxel/cell_test.h"

#include <cmath>

#include "core/query/intersect/triangle_aabb/sat.h"

namespace hairline {
namespace {

using triangle_aabb::Input;
using triangle_aabb::Method;

// An axis on which an open box and a triangle are disjoint, or touch, unless the box has zero width
// there (a segment seen end on, or an axis that is zero).
template <typename S>
bool areOpenDisjoint(const S& gap, const S& radius) {
  const int side = sign(gap);
  return side > 0 || (side == 0 && sign(radius) > 0);
}

// The verdict for an open box; a box of zero width is open along the other axes.
template <Method method, typename S>
bool openMeet(const Input<S>& input) {
  for (int k = 0; k < 3; ++k) {
    const Interval<S> b = input.b.extent(k);
    if (areOpenDisjoint<S>(gapBetween(triangle_aabb::extent(input.a, k), b), b.max - b.min))
      return false;
  }
  const triangle_aabb::Frame<Three<S>> frame(triangle_aabb::corners(input));
  const auto plane = onNormal(frame);
  if (areOpenDisjoint(excessOfFirst(plane), plane.second)) return false;
  for (int e = 0; e < 3; ++e) {
    const auto gaps = [&] {
      if constexpr (method == Method::pef) {
        return -pefValues(frame, e);
      } else {
        const auto on = satDistances(frame, e);
        return on.distance - on.reach;
      }
    }();
    const auto box = onProducts(frame, e);
    for (int k = 0; k < 3; ++k) {
      if (areOpenDisjoint(gaps[k], box.width[k])) return false;
    }
  }
  return true;
}

template <Method method, typename S>
bool meet(const Input<S>& input, bool open) {
  return open ? openMeet<method>(input) : triangle_aabb::verdict<method>(input);
}

// The operands in integers, with the exact corners of the box in the grid: origin + half * count,
// each number converted to an integer by `number`.
template <typename S, typename Number>
Input<S> gridInput(const Triangle<double>& triangle, const Grid& grid, const CellTarget& target,
                   const std::array<int, 3>& cell, const Number& number) {
  Input<S> input;
  for (std::size_t i = 0; i < 3; ++i) {
    for (int k = 0; k < 3; ++k) input.a.vertices[i][k] = S(number(triangle.vertices[i][k]));
  }
  const auto half = number(grid.cell / 2);
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    const int count = 2 * cell[k] + target.offset[k];
    const auto origin = number(grid.origin[axis]);
    input.b.min[axis] = S(origin + half * count);
    input.b.max[axis] = S(origin + half * (count + target.width[k]));
  }
  return input;
}

double greatestOf(const Triangle<double>& triangle, const Grid& grid) {
  double greatest = 0;
  for (int k = 0; k < 3; ++k) {
    for (const Vector3<double>& vertex : triangle.vertices) {
      greatest = maximum(greatest, absolute(vertex[k]));
    }
    const auto axis = static_cast<std::size_t>(k);
    greatest = maximum(greatest, absolute(grid.origin[k]) + grid.cell * grid.dimensions[axis] * 2);
  }
  return greatest;
}

// In integers of `words` words if all numbers share a unit that allows it.
template <Method method, int words>
bool decideInUnits(const Triangle<double>& triangle, const Grid& grid, const CellTarget& target,
                   const std::array<int, 3>& cell, bool open, bool& verdict) {
  using Integer = typename Fixed<words>::Integer;
  CommonUnit<words> unit(greatestOf(triangle, grid));
  const Input<Fixed<words>> input = gridInput<Fixed<words>>(
      triangle, grid, target, cell, [&](double x) { return static_cast<Integer>(unit(x)); });
  if (!unit.works()) return false;
  verdict = meet<method>(input, open);
  return true;
}

template <Method method>
bool decideExactly(const Triangle<double>& triangle, const Grid& grid, const CellTarget& target,
                   const std::array<int, 3>& cell, bool open) {
  bool verdict = false;
  // Half of the smallest double is not representable.
  if (grid.cell > 0x1p-1000) {
    if (decideInUnits<method, 1>(triangle, grid, target, cell, open, verdict)) return verdict;
    if (decideInUnits<method, 2>(triangle, grid, target, cell, open, verdict)) return verdict;
  }
  Input<Rational> input{convert<Rational>(triangle), {}, {}};
  const Rational half = Rational(grid.cell) * Rational(0.5);
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    const int count = 2 * cell[k] + target.offset[k];
    const Rational origin(grid.origin[axis]);
    input.b.min[axis] = origin + half * Rational(count);
    input.b.max[axis] = origin + half * Rational(count + target.width[k]);
  }
  return meet<method>(input, open);
}

template <Method method>
bool meetsBy(const Triangle<double>& triangle, const Grid& grid, const VoxelOptions& options,
             const CellTarget& target, const std::array<int, 3>& cell) {
  if (options.scalar == ScalarKind::exact) {
    return decideExactly<method>(triangle, grid, target, cell, options.open);
  }
  Input<double> input{triangle, {}, {}};
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    const double count = 0.5 * (2 * cell[k] + target.offset[k]);
    input.b.min[axis] = grid.origin[axis] + grid.cell * count;
    input.b.max[axis] = grid.origin[axis] + grid.cell * (count + 0.5 * target.width[k]);
  }
  return options.scalar == ScalarKind::float32
             ? meet<method>(convertInput<TriangleAabbSat, float>(input), options.open)
             : meet<method>(input, options.open);
}

}  // namespace

bool CellTest::meets(const Triangle<double>& triangle, const CellTarget& target,
                     const std::array<int, 3>& cell) const {
  return m_options.method == VoxelMethod::sat
             ? meetsBy<Method::sat>(triangle, m_grid, m_options, target, cell)
             : meetsBy<Method::pef>(triangle, m_grid, m_options, target, cell);
}

bool CellTest::overlaps(double coordinate, const CellTarget& target, std::size_t axis,
                        int cell) const {
  const Rational half = Rational(m_grid.cell) * Rational(0.5);
  const int first = 2 * cell + target.offset[axis];
  const Rational place = Rational(coordinate) - Rational(m_grid.origin[static_cast<int>(axis)]);
  const int below = compare(place, half * Rational(first));
  const int above = compare(half * Rational(first + target.width[axis]), place);
  if (m_options.open && target.width[axis] > 0) return below > 0 && above > 0;
  return below >= 0 && above >= 0;
}

}  // namespace hairline
