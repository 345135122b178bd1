#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/voxel/cell_frame.h"
#include "core/voxel/cell_test.h"
#include "core/voxel/voxel_grid.h"

namespace hairline {

/// Constants of the bounds on errors.
struct RowErrors {
  /// How many roundings, at most, add up to the error of a constraint, with room to spare.
  static constexpr double roundings = 16;
  /// The same for queries in float: rounding the operands moves each by half a unit, so that an
  /// edge function at a cell about the triangle moves by less than six times that and the
  /// triangle's length; the rest is for the query's own roundings.
  static constexpr double floatRoundings = 8;
  /// A plane's value is off by so many times (length + 1) times an edge function's error.
  static constexpr double ofPlane = 5;
  static constexpr double here = roundings * 0x1p-53;
  /// What sums for rounding up and down round themselves.
  static constexpr double shift = 0x1p-41;
  /// Beyond so many cells doubles no longer tell cells apart; every cell is asked about.
  static constexpr double mostCells = 0x1p36;
};

/// How far cell coordinates of a mesh in a grid, and the numbers of the queries, may be off.
struct CellErrors {
  CellErrors(const Grid& grid, ScalarKind scalar);

  /// The rounding unit of the query's scalar; 0 in exact, which does not round.
  double queryUnit;
  /// The units in which queries take their operands (corners are found in double) and round them
  /// to float; 0 where they do not.
  double doubleUnit, floatUnit;
  /// Beyond that, products of coordinates may leave the range of the query's scalar, and nothing is
  /// known of what it says; -1 where cells are too small for it.
  double greatest;
  /// |origin| / cell: what lies between a coordinate and its rounding, in cells.
  double originCells;
  double dimensionCells;

  /// The error of the query's coordinates, in cells, about a triangle of this length whose
  /// coordinates are up to `greatestCells` and lie up to `cells` from cells of the grid.
  double ofCoordinates(double cells, double length, double greatestCells) const {
    return RowErrors::roundings * doubleUnit * (cells + originCells + length) +
           RowErrors::floatRoundings * floatUnit * (greatestCells + 4 * (length + 2));
  }
  /// The error of products of differences, for each unit of their size.
  double ofProducts() const { return 24 * queryUnit; }
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
  RowSolver(const CellTest& test, const CellErrors& errors, const CellFrame& frame)
      : m_test(test), m_errors(errors), m_factor(frame.factor), m_inverse(frame.inverse) {}

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
  double m_factor, m_inverse;

  // The triangle at hand.
  const Triangle<double>* m_triangle = nullptr;
  const CellTarget* m_target = nullptr;
  std::int32_t m_number = 0;
  std::array<std::array<double, 3>, 3> m_points;
  std::array<double, 3> m_low, m_high;
  std::array<double, 3> m_offset, m_width;
  std::array<int, 3> m_size;
  // How far cells are from it, and how far all is off.
  double m_length = 0, m_reach = 0, m_cells = 0, m_query = 0, m_margin = 0;
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
