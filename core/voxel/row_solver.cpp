#include "core/voxel/row_solver.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/checked.h"

namespace hairline {
namespace {

constexpr double shiftError = RowErrors::shift;

// Indices lie within -4 and 70; what the sum below rounds is far within every band.
constexpr double roundingShift = 1024;
int floorOf(double x) {
  return clampedInteger<int>(x + roundingShift, roundingShift - 4, roundingShift + 70) - 1024;
}
int ceilingOf(double x) {
  return 1024 - clampedInteger<int>(roundingShift - x, roundingShift - 70, roundingShift + 4);
}

}  // namespace

CellErrors::CellErrors(const Grid& grid, ScalarKind scalar)
    : queryUnit(scalar == ScalarKind::exact     ? 0
                : scalar == ScalarKind::float64 ? 0x1p-53
                                                : 0x1p-24),
      doubleUnit(scalar == ScalarKind::exact ? 0 : 0x1p-53),
      floatUnit(scalar == ScalarKind::float32 ? 0x1p-24 : 0),
      greatest(std::numeric_limits<double>::infinity()),
      originCells(grid.origin.cwiseAbs().maxCoeff() / grid.cell),
      dimensionCells(*std::max_element(grid.dimensions.begin(), grid.dimensions.end())) {
  if (scalar == ScalarKind::exact) return;
  const bool isFloat = scalar == ScalarKind::float32;
  // Products of three differences must stay within range, and far above the smallest numbers.
  greatest = isFloat ? 0x1p38 : 0x1p330;
  if (grid.cell < (isFloat ? 0x1p-38 : 0x1p-330)) greatest = -1;
}

void RowSolver::Projection::add(const Constraint& constraint, double reach) {
  const double size = std::abs(constraint.a);
  if (size * reach <= 8 * constraint.error) {
    Constraint& kept = constant[static_cast<std::size_t>(constants++)];
    kept = constraint;
    kept.error += size * reach;
    return;
  }
  const double inverse = -1 / constraint.a;
  const Bound bound{constraint.b * inverse, constraint.c * inverse};
  band = std::max(band, constraint.error * std::abs(inverse));
  if (constraint.a > 0) {
    lower[static_cast<std::size_t>(lowers++)] = bound;
  } else {
    upper[static_cast<std::size_t>(uppers++)] = bound;
  }
}

int RowSolver::Projection::verdict(double v) const {
  int verdict = 1;
  for (int i = 0; i < constants; ++i) {
    const Constraint& constraint = constant[static_cast<std::size_t>(i)];
    const double value = constraint.b * v + constraint.c;
    if (value <= -constraint.error) return -1;
    if (!(value >= constraint.error)) verdict = 0;
  }
  return verdict;
}

RowSolver::Range RowSolver::rangeOf(int axis) const {
  const auto k = static_cast<std::size_t>(axis);
  const double from = m_low[k] - m_offset[k] - m_width[k];
  const double to = m_high[k] - m_offset[k];
  return {ceilingOf(from - m_margin), floorOf(to + m_margin), ceilingOf(from + m_margin),
          floorOf(to - m_margin)};
}

// The cells of a range, in a brick from cell `first` on, that a flat triangle overlaps.
RowSolver::Range RowSolver::exactRange(std::size_t axis, const Range& range, int first) const {
  const double coordinate = m_triangle->vertices[0][static_cast<int>(axis)];
  Range exact{1, 0, 1, 0};
  for (int i = range.first; i <= range.last; ++i) {
    if (!m_test.overlaps(coordinate, *m_target, axis, first + i)) continue;
    if (exact.isEmpty()) exact = {i, i, i, i};
    exact.last = exact.surelyLast = i;
  }
  return exact;
}

void RowSolver::add(const VoxelGrid::Brick& brick, const CellTarget& target,
                    const Triangle<double>& triangle, const std::array<Vector3<double>, 3>& inCells,
                    std::int32_t number) {
  m_triangle = &triangle;
  m_target = &target;
  m_number = number;
  m_size = brick.size;
  double length = 0;
  double farthest = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    const double first = brick.first[k];
    const double a = inCells[0][axis] - first;
    const double b = inCells[1][axis] - first;
    const double c = inCells[2][axis] - first;
    m_points[0][k] = a;
    m_points[1][k] = b;
    m_points[2][k] = c;
    const double low = std::min(std::min(a, b), c);
    const double high = std::max(std::max(a, b), c);
    m_low[k] = low;
    m_high[k] = high;
    length = std::max(length, high - low);
    farthest = std::max(farthest, std::max(-low, high));
    m_offset[k] = 0.5 * target.offset[k];
    m_width[k] = 0.5 * target.width[k];
  }
  double greatest = 0;
  for (const Vector3<double>& vertex : triangle.vertices) {
    greatest = std::max(greatest, vertex.cwiseAbs().maxCoeff());
  }
  m_length = length;
  m_reach = farthest + 66;
  m_cells = m_reach + m_errors.dimensionCells;
  m_query = m_errors.ofCoordinates(m_cells, length, greatest * m_factor * m_inverse);
  m_margin = 4 * (RowErrors::here * (m_cells + length) + m_query) + shiftError;
  if (!(m_cells + length < RowErrors::mostCells) || !(greatest <= m_errors.greatest)) {
    const auto all = [&](std::size_t k) { return Range{0, m_size[k] - 1, 0, -1}; };
    askAll(brick, all(0), all(1), all(2));
    return;
  }
  std::array<Range, 3> whole{rangeOf(0), rangeOf(1), rangeOf(2)};
  m_flat = 3;
  for (std::size_t k = 0; k < 3 && m_test.isExact() && m_flat == 3; ++k) {
    const auto& v = triangle.vertices;
    const int axis = static_cast<int>(k);
    if (v[0][axis] != v[1][axis] || v[0][axis] != v[2][axis]) continue;
    m_flat = k;
    whole[k] = exactRange(k, whole[k], brick.first[k]);
  }
  const auto& [wholeX, wholeY, wholeZ] = whole;
  const Range x = wholeX.within(m_size[0]);
  const Range y = wholeY.within(m_size[1]);
  const Range z = wholeZ.within(m_size[2]);
  if (x.isEmpty() || y.isEmpty() || z.isEmpty()) return;
  if (!(m_margin < 0.25)) {
    askAll(brick, x, y, z);
    return;
  }
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t i = (k + 1) % 3;
    const std::size_t j = (k + 2) % 3;
    m_normal[k] = (m_points[1][i] - m_points[0][i]) * (m_points[2][j] - m_points[0][j]) -
                  (m_points[1][j] - m_points[0][j]) * (m_points[2][i] - m_points[0][i]);
  }
  const double area = std::abs(m_normal[0]) + std::abs(m_normal[1]) + std::abs(m_normal[2]);
  // One cell across two axes: the triangle passes through every cell of its bounds, and deeply. For
  // the query to see it too, the normal must be more than noise.
  const bool isColumn = (wholeX.first == wholeX.last) + (wholeY.first == wholeY.last) +
                            (wholeZ.first == wholeZ.last) >=
                        2;
  const bool isBox = m_target->width == std::array<int, 3>{2, 2, 2};
  if (isColumn && isBox && wholeX.isSure() && wholeY.isSure() && wholeZ.isSure() &&
      area * m_margin >= m_errors.ofProducts() * length * length * (length + 2) &&
      area >= 3 * m_query * length) {
    for (int k = z.first; k <= z.last; ++k) {
      for (int j = y.first; j <= y.last; ++j) set(brick, x.first, x.last, j, k);
    }
    return;
  }
  solveRows(brick, x, y, z);
}

// Edges as seen along the third axis, with the area that has there.
void RowSolver::addProjection(Projection& projection, int axisU, int axisV, double area,
                              double error, double reach) const {
  const auto u = static_cast<std::size_t>(axisU);
  const auto v = static_cast<std::size_t>(axisV);
  const bool edgeOn = !(std::abs(area) > 2 * error);
  for (std::size_t e = 0; e < 3; ++e) {
    const std::array<double, 3>& from = m_points[e];
    const std::array<double, 3>& to = m_points[(e + 1) % 3];
    double a = from[v] - to[v];
    double b = to[u] - from[u];
    if (area < 0) {
      a = -a;
      b = -b;
    }
    // At the lower corner of cell 0, and from there to the foremost corner.
    const double c = a * (m_offset[u] - from[u]) + b * (m_offset[v] - from[v]);
    const double up = std::max(a, 0.0) * m_width[u] + std::max(b, 0.0) * m_width[v];
    const double sure = edgeOn ? 8 * error : error;
    projection.add({a, b, c + up, sure}, reach);
    if (!edgeOn) continue;
    // Without an inside either side counts.
    const double down = std::min(a, 0.0) * m_width[u] + std::min(b, 0.0) * m_width[v];
    projection.add({-a, -b, -c - down, sure}, reach);
  }
}

void RowSolver::addPlane(double error, double reach) {
  double at = 0;
  double low = 0;
  double high = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    at += m_normal[k] * (m_offset[k] - m_points[0][k]);
    low += std::min(m_normal[k], 0.0) * m_width[k];
    high += std::max(m_normal[k], 0.0) * m_width[k];
  }
  const double size = std::abs(m_normal[0]);
  m_planeConstant = size * reach <= 8 * error;
  m_planeError = error;
  if (m_planeConstant) {
    // at + low <= -(y, z part) <= at + high, whatever x is.
    m_planeError += size * reach;
    m_planeY = m_normal[1];
    m_planeZ = m_normal[2];
    m_planeLow = at + low;
    m_planeHigh = at + high;
    return;
  }
  const double inverse = -1 / m_normal[0];
  m_planeY = m_normal[1] * inverse;
  m_planeZ = m_normal[2] * inverse;
  m_planeLow = std::min((at + low) * inverse, (at + high) * inverse);
  m_planeHigh = std::max((at + low) * inverse, (at + high) * inverse);
  m_planeError *= std::abs(inverse);
}

void RowSolver::solveRows(const VoxelGrid::Brick& brick, const Range& x, const Range& y,
                          const Range& z) {
  const double length = m_length;
  const double reach = m_reach;
  const double edgeError =
      RowErrors::here * (m_cells + length) * (reach + length + 1) + m_query * (length + 1);
  const double planeError = RowErrors::ofPlane * (length + 1) * edgeError;
  Projection xy, xz, yz;
  const bool isFlat = m_flat < 3;
  if (!isFlat || m_flat == 2) addProjection(xy, 0, 1, m_normal[2], edgeError, reach);
  if (!isFlat || m_flat == 1) addProjection(xz, 0, 2, -m_normal[1], edgeError, reach);
  if (!isFlat || m_flat == 0) addProjection(yz, 1, 2, m_normal[0], edgeError, reach);
  if (isFlat) {
    m_planeConstant = true;
    m_planeY = m_planeZ = m_planeError = 0;
    m_planeLow = -1;
    m_planeHigh = 1;
  } else {
    addPlane(planeError, reach);
  }
  const double band = std::max(m_margin, std::max(xy.band, xz.band) + shiftError);
  const double xBand = m_planeConstant ? band : std::max(band, m_planeError + shiftError);
  const double yBand = std::max(m_margin, yz.band + shiftError);
  // Along a flat axis the range says all.
  const double xFrom = m_flat == 0 ? -4 : m_low[0] - m_offset[0] - m_width[0];
  const double xTo = m_flat == 0 ? 70 : m_high[0] - m_offset[0];
  // What the projection along z says, once for each y.
  std::array<double, VoxelGrid::brickSize> lows;
  std::array<double, VoxelGrid::brickSize> highs;
  std::array<std::int8_t, VoxelGrid::brickSize> verdicts;
  for (int j = y.first; j <= y.last; ++j) {
    const auto at = static_cast<std::size_t>(j);
    lows[at] = xy.low(j, xFrom);
    highs[at] = xy.high(j, xTo);
    verdicts[at] = static_cast<std::int8_t>(xy.verdict(j));
    if (j < y.surelyFirst || j > y.surelyLast) {
      verdicts[at] = std::min(verdicts[at], std::int8_t{0});
    }
  }
  for (int k = z.first; k <= z.last; ++k) {
    int layer = std::min(xz.verdict(k), yz.verdict(k));
    if (layer < 0) continue;
    if (k < z.surelyFirst || k > z.surelyLast) layer = 0;
    const double layerLow = xz.low(k, xFrom);
    const double layerHigh = xz.high(k, xTo);
    const double yLow = yz.low(k, -4);
    const double yHigh = yz.high(k, 70);
    const int first = std::max(y.first, ceilingOf(yLow - yBand));
    const int last = std::min(y.last, floorOf(yHigh + yBand));
    const int surelyFirst = ceilingOf(yLow + yBand);
    const int surelyLast = floorOf(yHigh - yBand);
    for (int j = first; j <= last; ++j) {
      const auto at = static_cast<std::size_t>(j);
      int verdict = std::min<int>(layer, verdicts[at]);
      double low = std::max(lows[at], layerLow);
      double high = std::min(highs[at], layerHigh);
      const double plane = m_planeY * j + m_planeZ * k;
      if (!m_planeConstant) {
        low = std::max(low, plane + m_planeLow);
        high = std::min(high, plane + m_planeHigh);
      } else {
        const double deep = std::min(plane + m_planeHigh, -plane - m_planeLow);
        if (deep <= -m_planeError) continue;
        if (!(deep >= m_planeError)) verdict = std::min(verdict, 0);
      }
      const int from = std::max(x.first, ceilingOf(low - xBand));
      const int to = std::min(x.last, floorOf(high + xBand));
      if (verdict < 0 || from > to) continue;
      const int surelyFrom = std::max(x.surelyFirst, ceilingOf(low + xBand));
      const int surelyTo = std::min(x.surelyLast, floorOf(high - xBand));
      if (verdict == 0 || j < surelyFirst || j > surelyLast || surelyFrom > surelyTo) {
        ask(brick, from, to, j, k);
        continue;
      }
      set(brick, surelyFrom, surelyTo, j, k);
      if (from < surelyFrom) ask(brick, from, surelyFrom - 1, j, k);
      if (to > surelyTo) ask(brick, surelyTo + 1, to, j, k);
    }
  }
}

void RowSolver::askAll(const VoxelGrid::Brick& brick, const Range& x, const Range& y,
                       const Range& z) {
  for (int k = z.first; k <= z.last; ++k) {
    for (int j = y.first; j <= y.last; ++j) ask(brick, x.first, x.last, j, k);
  }
}

void RowSolver::ask(const VoxelGrid::Brick& brick, int first, int last, int j, int k) {
  const std::uint64_t word = brick.words[static_cast<std::size_t>(k) * brick.zStride +
                                         static_cast<std::size_t>(j) * brick.yStride];
  for (int i = first; i <= last; ++i) {
    // What another triangle has set stays so.
    if (((word >> i) & 1) != 0) continue;
    if (m_test.meets(*m_triangle, *m_target,
                     {brick.first[0] + i, brick.first[1] + j, brick.first[2] + k})) {
      set(brick, i, i, j, k);
    }
  }
}

void RowSolver::set(const VoxelGrid::Brick& brick, int first, int last, int j, int k) {
  std::uint64_t& word = brick.words[static_cast<std::size_t>(k) * brick.zStride +
                                    static_cast<std::size_t>(j) * brick.yStride];
  const std::uint64_t bits =
      (~std::uint64_t{0} << first) & (~std::uint64_t{0} >> (VoxelGrid::brickSize - 1 - last));
  if (brick.triangles != nullptr) {
    for (std::uint64_t fresh = bits & ~word; fresh != 0; fresh &= fresh - 1) {
      const auto i = static_cast<std::size_t>(__builtin_ctzll(fresh));
      brick.triangles[i + 64 * (static_cast<std::size_t>(j) + 64 * static_cast<std::size_t>(k))] =
          m_number + 1;
    }
  }
  word |= bits;
}

}  // namespace hairline
