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

/// How thick a shape is, from 0 for a degenerate one to about 1: of triangles, tetrahedra and
/// meshes the least altitude by the longest edge (of a mesh that of its thinnest triangle), of
/// quads and polygons twice the area by the square of the largest distance of vertices, of boxes,
/// rectangles, cylinders and cones the least extent by the largest. Of all others 1, and 0 where
/// they are degenerate, such as segments of no length.
double thicknessOf(const Shape& shape);

/// The largest `extentRank` of shapes of a type on a grid, where polygons lie in their plane; 0 for
/// k-DOPs and grids, which have none that says so.
int fullRankOf(std::size_t type);

/// Brings a case into the range and onto the grid of a domain, as far as that goes.
void bringInto(const CaseDomain& domain, SearchCase& made);

/// Whether a case lies in a domain. `fullRanks` are those of the operands' types; they may be empty
/// where the domain does not ask.
bool isIn(const CaseDomain& domain, const SearchCase& given, const std::vector<int>& fullRanks);

}  // namespace hairline
