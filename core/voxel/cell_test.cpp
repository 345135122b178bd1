#include "core/voxel/cell_test.h"

#include <cmath>

#include "core/query/intersect/triangle_aabb/pef.h"
#include "core/query/intersect/triangle_aabb/sat.h"

namespace hairline {
namespace {

using triangle_aabb::CrossAxis;
using triangle_aabb::Frame;
using triangle_aabb::Input;

// An axis on which an open box and a triangle are apart: also where they touch, unless the box has
// no width there (a segment seen end on, or an axis that is zero).
template <typename S>
bool openApart(const S& gap, const S& radius) {
  const int side = sign(gap);
  return side > 0 || (side == 0 && sign(radius) > 0);
}

template <typename Query, std::size_t k, std::size_t e, typename S>
bool openEdgeApart(const Frame<S>& frame) {
  const CrossAxis<S, k, e> across(frame);
  if constexpr (std::same_as<Query, TriangleAabbSat>) {
    return openApart(across.gap(frame), across.radius);
  } else {
    const Product<S>& area = frame.normal[k];
    const Product<S> middle = e == 0 ? Product<S>(across.center + (area + area)) : across.center;
    const int facing = sign(area);
    const Product<S> behind =
        facing == 0 ? absolute(middle) : Product<S>(turned(Product<S>(-middle), facing));
    return openApart(Product<S>(behind - across.radius), across.radius);
  }
}

// The verdict for an open box; a box of no width is open along the axes where it has some.
template <typename Query, typename S>
bool openMeet(const Input<S>& input) {
  for (int k = 0; k < 3; ++k) {
    const Interval<S> b = input.b.extent(k);
    if (openApart<S>(gapBetween(triangle_aabb::extent(input.a, k), b), b.max - b.min)) return false;
  }
  const Frame<S> frame(input);
  const triangle_aabb::NormalAxis<S> plane(frame);
  if (openApart(plane.gap, plane.radius)) return false;
  const auto apart = [&]<std::size_t k>() {
    return openEdgeApart<Query, k, 0>(frame) || openEdgeApart<Query, k, 1>(frame) ||
           openEdgeApart<Query, k, 2>(frame);
  };
  return !(apart.template operator()<0>() || apart.template operator()<1>() ||
           apart.template operator()<2>());
}

template <typename Query, typename S>
bool meet(const Input<S>& input, bool open) {
  return open ? openMeet<Query, S>(input) : triangle_aabb::decide<Query, S>(input);
}

// The operands in integers, the corners of the box as the grid means them: origin + half * count,
// each number brought to an integer by `number`.
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

// In integers of `words` words where all numbers share a unit that allows it.
template <typename Query, int words>
bool decideInUnits(const Triangle<double>& triangle, const Grid& grid, const CellTarget& target,
                   const std::array<int, 3>& cell, bool open, bool& verdict) {
  using Integer = typename Fixed<words>::Integer;
  CommonUnit<words> unit(greatestOf(triangle, grid));
  const Input<Fixed<words>> input = gridInput<Fixed<words>>(
      triangle, grid, target, cell, [&](double x) { return static_cast<Integer>(unit(x)); });
  if (!unit.works()) return false;
  verdict = meet<Query>(input, open);
  return true;
}

template <typename Query>
bool decideExactly(const Triangle<double>& triangle, const Grid& grid, const CellTarget& target,
                   const std::array<int, 3>& cell, bool open) {
  bool verdict = false;
  // Half of the smallest double is none.
  if (grid.cell > 0x1p-1000) {
    if (decideInUnits<Query, 1>(triangle, grid, target, cell, open, verdict)) return verdict;
    if (decideInUnits<Query, 2>(triangle, grid, target, cell, open, verdict)) return verdict;
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
  return meet<Query>(input, open);
}

}  // namespace

template <typename Query>
bool CellTest::meetsBy(const Triangle<double>& triangle, const CellTarget& target,
                       const std::array<int, 3>& cell) const {
  if (m_options.scalar == ScalarKind::exact) {
    return decideExactly<Query>(triangle, m_grid, target, cell, m_options.open);
  }
  Input<double> input{triangle, {}, {}};
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    const double count = 0.5 * (2 * cell[k] + target.offset[k]);
    input.b.min[axis] = m_grid.origin[axis] + m_grid.cell * count;
    input.b.max[axis] = m_grid.origin[axis] + m_grid.cell * (count + 0.5 * target.width[k]);
  }
  const bool isFloat = m_options.scalar == ScalarKind::float32;
  if (m_options.open) {
    return isFloat ? openMeet<Query>(convertInput<Query, float>(input)) : openMeet<Query>(input);
  }
  return isFloat ? test<Query, float>(input) : test<Query, double>(input);
}

bool CellTest::meets(const Triangle<double>& triangle, const CellTarget& target,
                     const std::array<int, 3>& cell) const {
  return m_options.method == VoxelMethod::sat ? meetsBy<TriangleAabbSat>(triangle, target, cell)
                                              : meetsBy<TriangleAabbPef>(triangle, target, cell);
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
