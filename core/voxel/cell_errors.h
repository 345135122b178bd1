#pragma once

#include "core/math/error_bound.h"
#include "core/shapes/grid.h"

namespace hairline {

/// The errors of a mesh's cell coordinates in a grid, and of the numbers of the queries.
struct CellErrors {
  CellErrors(const Grid& grid, ScalarKind scalar);

  /// Beyond this many cells doubles no longer resolve cells; every cell is tested by the query.
  static constexpr double mostCells = 0x1p36;
  /// The rounding error of sums that are themselves rounded outward.
  static constexpr double shift = 0x1p-41;

  /// The units in which queries receive their operands (corners are computed in double) and round
  /// them to float; 0 if they do not.
  double doubleUnit, floatUnit;
  /// The errors of the query's edge functions and areas, and of its plane (times the size), given
  /// the size of its differences and the error of its operands.
  ErrorSlopes<double> queryEdge, queryPlane;
  /// Beyond that, products of coordinates may leave the range of the query's scalar, and its result
  /// is unknown; -1 if cells are too small for it.
  double greatest;
  /// |origin| / cell: distance of the grid's origin from 0, in cells.
  double originCells;
  double dimensionCells;

  bool isExact() const { return doubleUnit == 0; }
};

}  // namespace hairline
