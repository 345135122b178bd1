#pragma once

#include "core/math/scalar.h"
#include "core/shapes/grid.h"

namespace hairline {

/// Constants of the bounds on errors of constraints on cells, here and in the query together.
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

  bool isExact() const { return doubleUnit == 0; }
  /// The error of products of differences, for each unit of their size.
  double ofProducts() const { return 24 * queryUnit; }
};

}  // namespace hairline
