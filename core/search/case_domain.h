#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/search/search_case.h"

namespace hairline {

/// Which cases a search may generate, for methods that do not support all.
struct CaseDomain {
  /// No operand is degenerate: its `extentRank` is at least that of other shapes of its type.
  bool isNondegenerate = false;
  /// The `thicknessOf` every operand is larger.
  std::optional<double> thickness = {};
  /// Every coordinate of a position lies within. Other cases are scaled down by a power of two and
  /// moved.
  std::optional<std::array<double, 2>> range = {};
  /// Every number that is not a component of a unit vector is a multiple of it, rounded to double.
  std::optional<double> grid = {};

  bool isAll() const { return !isNondegenerate && !thickness && !range && !grid; }

  friend bool operator==(const CaseDomain&, const CaseDomain&) = default;
};

/// The thickness of a shape, from 0 for a degenerate one to about 1: for triangles, tetrahedra and
/// meshes the least altitude divided by the longest edge (for a mesh that of its thinnest
/// triangle), for quads and polygons twice the area divided by the square of the largest distance
/// of vertices, for boxes, rectangles, cylinders and cones the least extent divided by the largest.
/// For all others 1, or 0 if they are degenerate, such as segments of zero length.
double thicknessOf(const Shape& shape);

/// The largest `extentRank` of shapes of a type on a grid, where polygons lie in their plane; 0 for
/// k-DOPs and grids, for which the rank means nothing.
int fullRankOf(std::size_t type);

/// Moves a case into the range and onto the grid of a domain, as far as possible.
void bringInto(const CaseDomain& domain, SearchCase& made);

/// Whether a case lies in a domain. `fullRanks` are those of the operands' types; they may be empty
/// if the domain does not use them.
bool isIn(const CaseDomain& domain, const SearchCase& given, const std::vector<int>& fullRanks);

}  // namespace hairline
