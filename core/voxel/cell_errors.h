#pragma once

#include "core/math/error_bound.h"
#include "core/shapes/grid.h"

namespace hairline {

/// How far cell coordinates of a mesh in a grid, and the numbers of the queries, may be off.
struct CellErrors {
  CellErrors(const Grid& grid, ScalarKind scalar);

  /// Beyond so many cells doubles no longer tell cells apart; every cell is asked about.
  static constexpr double mostCells = 0x1p36;
  /// Rounding error of the sums that round outward themselves.
  static constexpr double shift = 0x1p-41;

  /// The units in which queries take their operands (corners are found in double) and round them
  /// to float; 0 where they do not.
  double doubleUnit, floatUnit;
  /// How far the query's edge functions and areas are off, and its plane (times the size once
  /// more), from the size of what it takes differences of and how far its operands are off.
  ErrorSlopes<double> queryEdge, queryPlane;
  /// Beyond that, products of coordinates may leave the range of the query's scalar, and nothing is
  /// known of what it says; -1 where cells are too small for it.
  double greatest;
  /// |origin| / cell: distance of the grid's origin from 0, in cells.
  double originCells;
  double dimensionCells;

  bool isExact() const { return doubleUnit == 0; }
};

}  // namespace hairline
