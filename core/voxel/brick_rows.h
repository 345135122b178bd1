#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "core/voxel/cell_errors.h"
#include "core/voxel/cell_test.h"
#include "core/voxel/voxel_grid.h"

namespace hairline {

/// A few triangles as the mesh has them, coordinate by coordinate.
struct TriangleBatch {
  static constexpr std::size_t size = 128;

  std::size_t count = 0;
  std::array<std::uint32_t, size> number;
  /// Coordinate k of vertex i.
  alignas(64) std::array<double, size> coordinate[3][3];
};

/// How mesh coordinates become cells of a brick, what of a cell a triangle has to meet, and how far
/// all is off.
struct BatchFrame {
  std::array<double, 3> origin;
  double factor;
  double inverse;
  CellErrors errors;
  CellTarget target{};
  /// The lower corner of the target in the brick's first cell, and its width, in cells.
  std::array<double, 3> corner{};
  std::array<double, 3> width{};
  /// How far that corner is from 0, in cells.
  double farFromZero = 0;

  void aim(const CellTarget& at, const VoxelGrid::Brick& brick) {
    target = at;
    farFromZero = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      corner[k] = brick.first[k] + 0.5 * target.offset[k];
      width[k] = 0.5 * target.width[k];
      farFromZero = std::max(farFromZero, std::abs(origin[k] * factor * inverse + corner[k]));
    }
  }
};

/// The cells from `first` to `last`; none where `first` is greater.
struct CellRange {
  int first, last;
};

/// What lanes cannot tell.
class LeftOver {
 public:
  /// The cells of a row of the brick, which are in doubt.
  virtual void row(std::uint32_t triangle, CellRange cells, int j, int k) = 0;
  /// Those of the cells that a triangle without extent along the axis overlaps there, exactly.
  virtual CellRange overlapped(std::uint32_t triangle, std::size_t axis, CellRange cells) = 0;

 protected:
  ~LeftOver() = default;
};

/// Sets cells of row j + 64 k, one a bit, and keeps the triangle's number for those not yet set.
inline void setCells(const VoxelGrid::Brick& brick, std::size_t row, std::uint64_t cells,
                     std::uint32_t triangle) {
  std::uint64_t& word = brick.words[row];
  if (brick.triangles != nullptr) {
    for (std::uint64_t fresh = cells & ~word; fresh != 0; fresh &= fresh - 1) {
      brick.triangles[64 * row + static_cast<std::size_t>(__builtin_ctzll(fresh))] =
          static_cast<std::int32_t>(triangle + 1);
    }
  }
  word |= cells;
}

/// Sets the cells of one brick that the triangles of a batch meet, by lanes as wide as the
/// processor has them (chosen at run time).
///
/// All is in cells from the brick's first one. A cell meets a triangle where three kinds of
/// constraints hold (Schwarz and Seidel 2010): its bounds overlap, the plane passes through it, and
/// in each of the three axis projections no edge leaves it outside. Each is linear in the cell's
/// indices: for a row of cells along x they are solved for an interval of x. Every constraint has a
/// bound on the error of its evaluation here and in the query together: cells beyond it are set
/// or not, cells within it go to `leftOver`.
///
/// Triangles that span one cell across two axes set their bounds; those of a few rows are solved a
/// triangle a lane, in float from the first cell of their own bounds; others, and those that float
/// leaves in doubt, in double a row a lane. The brick's rows stand one behind the other (yStride 1,
/// zStride 64). Where it keeps triangles, a batch is one, which keeps their order.
void setCellsOf(TriangleBatch& batch, const BatchFrame& frame, const VoxelGrid::Brick& brick,
                LeftOver& leftOver);

}  // namespace hairline
