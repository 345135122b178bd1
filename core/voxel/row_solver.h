#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/voxel/cell_test.h"
#include "core/voxel/voxel_grid.h"

namespace hairline {

/// How far cell coordinates of a mesh in a grid, and the numbers of the queries, may be off.
struct CellErrors {
  CellErrors(const Grid& grid, ScalarKind scalar);

  /// The rounding unit of the query's scalar; 0 in exact, which does not round.
  double queryUnit;
  /// |origin| / cell: what lies between a coordinate and its rounding, in cells.
  double originCells;
  double dimensionCells;
};

/// Constants of the bounds on errors.
struct RowErrors {
  /// How many roundings, at most, add up to the error of a constraint, with room to spare.
  static constexpr double roundings = 16;
  static constexpr double here = roundings * 0x1p-53;
  /// What sums for rounding up and down round themselves.
  static constexpr double shift = 0x1p-41;
  /// Beyond so many cells doubles no longer tell cells apart; every cell is asked about.
  static constexpr double mostCells = 0x1p36;
};

/// Sets the cells of one brick that a triangle meets.
///
/// All is in cells from the brick's first one. A cell meets the triangle where three kinds of
/// constraints hold (Schwarz and Seidel 2010): its bounds overlap, the plane passes through it, and
/// in each of the three axis projections no edge leaves it outside. Each is linear in the cell's
/// indices: for a row of cells along x they are solved for an interval of x. Every constraint has a
/// bound on the error of its evaluation here and in the query together: cells beyond it are set
/// or not, cells within it are asked about one by one.
class RowSolver {
 public:
  RowSolver(const CellTest& test, const CellErrors& errors) : m_test(test), m_errors(errors) {}

  /// The triangle as given, its vertices in cells from the grid's origin, and its number.
  void add(const VoxelGrid::Brick& brick, const CellTarget& target,
           const Triangle<double>& triangle, const std::array<Vector3<double>, 3>& inCells,
           std::int32_t number);

  /// Asks about the cells from `first` to `last` of a row, and sets those that the triangle meets.
  void askRow(const VoxelGrid::Brick& brick, const CellTarget& target,
              const Triangle<double>& triangle, std::int32_t number, int first, int last, int j,
              int k) {
    m_triangle = &triangle;
    m_target = &target;
    m_number = number;
    ask(brick, first, last, j, k);
  }

 private:
  // Cells that may overlap the bounds along an axis, and those that surely do.
  struct Range {
    int first, last;
    int surelyFirst, surelyLast;

    bool isEmpty() const { return first > last; }
    bool isSure() const { return first == surelyFirst && last == surelyLast; }
    Range within(int size) const {
      return {std::max(first, 0), std::min(last, size - 1), std::max(surelyFirst, 0),
              std::min(surelyLast, size - 1)};
    }
  };
  // a u + b v + c >= 0, where the value may be off by `error`.
  struct Constraint {
    double a, b, c, error;
  };
  // u >= slope v + at (or <=).
  struct Bound {
    double slope, at;
  };
  // What a projection says about u for each v.
  struct Projection {
    std::array<Bound, 6> lower;
    std::array<Bound, 6> upper;
    std::array<Constraint, 6> constant;
    int lowers = 0, uppers = 0, constants = 0;
    double band = 0;

    void add(const Constraint& constraint, double reach);
    double low(double v, double start) const {
      for (int i = 0; i < lowers; ++i) {
        const Bound& bound = lower[static_cast<std::size_t>(i)];
        start = std::max(start, bound.slope * v + bound.at);
      }
      return start;
    }
    double high(double v, double start) const {
      for (int i = 0; i < uppers; ++i) {
        const Bound& bound = upper[static_cast<std::size_t>(i)];
        start = std::min(start, bound.slope * v + bound.at);
      }
      return start;
    }
    // -1 where the constraints without u rule v out, 0 where they leave doubt, 1 where they hold.
    int verdict(double v) const;
  };

  Range rangeOf(int axis) const;
  Range exactRange(std::size_t axis, const Range& range, int first) const;
  void solveRows(const VoxelGrid::Brick& brick, const Range& x, const Range& y, const Range& z);
  void addProjection(Projection& projection, int axisU, int axisV, double area, double error,
                     double reach) const;
  void addPlane(double error, double reach);
  void askAll(const VoxelGrid::Brick& brick, const Range& x, const Range& y, const Range& z);
  void ask(const VoxelGrid::Brick& brick, int first, int last, int j, int k);
  void set(const VoxelGrid::Brick& brick, int first, int last, int j, int k);

  const CellTest& m_test;
  CellErrors m_errors;

  // The triangle at hand.
  const Triangle<double>* m_triangle = nullptr;
  const CellTarget* m_target = nullptr;
  std::int32_t m_number = 0;
  std::array<std::array<double, 3>, 3> m_points;
  std::array<double, 3> m_low, m_high;
  std::array<double, 3> m_offset, m_width;
  std::array<int, 3> m_size;
  double m_margin = 0;
  // In exact, an axis along which the triangle has no extent: its cells are told exactly, and all
  // that is left is what is seen along it. 3 where there is none.
  std::size_t m_flat = 3;
  std::array<double, 3> m_normal;
  // The plane: for each row, x between two lines; where it is nearly parallel to x, two constraints
  // on the row alone.
  double m_planeY = 0, m_planeZ = 0, m_planeLow = 0, m_planeHigh = 0;
  bool m_planeConstant = false;
  double m_planeError = 0;
};

}  // namespace hairline
