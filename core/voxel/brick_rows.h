#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "core/voxel/cell_errors.h"
#include "core/voxel/cell_test.h"
#include "core/voxel/voxel_grid.h"

namespace hairline {

/// A few triangles of a mesh, coordinate by coordinate.
struct TriangleBatch {
  static constexpr std::size_t size = 128;

  std::size_t count = 0;
  std::array<std::uint32_t, size> number;
  /// Coordinate k of vertex i.
  alignas(64) std::array<double, size> coordinate[3][3];
};

/// The transform from mesh coordinates to cells of a brick, the target within a cell, and the
/// errors of all.
struct BatchFrame {
  std::array<double, 3> origin;
  double factor;
  double inverse;
  CellErrors errors;
  CellTarget target{};
  /// The lower corner of the target in the brick's first cell, and its width, in cells.
  std::array<double, 3> corner{};
  std::array<double, 3> width{};
  /// The distance of that corner from 0, in cells.
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

/// The cells from `first` to `last`; none if `first` is greater.
struct CellRange {
  int first, last;
};

/// What lanes cannot decide.
class LeftOver {
 public:
  /// The cells of a row of the brick that are in doubt.
  virtual void row(std::uint32_t triangle, CellRange cells, int j, int k) = 0;
  /// Those of the cells that a triangle without extent along the axis overlaps there, exactly.
  virtual CellRange overlapped(std::uint32_t triangle, std::size_t axis, CellRange cells) = 0;

 protected:
  ~LeftOver() = default;
};

/// Sets cells of row j + 64 k, one per bit, and stores the triangle's number for those not yet set.
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

/// Sets the cells of one brick that the triangles of a batch meet, in the widest lanes of the
/// processor (chosen at run time).
///
/// Coordinates are in cells, relative to the brick's first one. A cell meets a triangle if three
/// kinds of constraints hold (Schwarz and Seidel 2010): its bounds overlap, the plane passes
/// through it, and in each of the three axis projections no edge leaves it outside. Each is linear
/// in the cell's indices: for a row of cells along x they are solved for an interval of x. Every
/// constraint has a bound on the error of its evaluation here and in the query together: cells
/// beyond it are set or not, cells within it go to `leftOver`.
///
/// Triangles that span one cell across two axes set their bounds; those of a few rows are solved
/// one per lane, in float relative to the first cell of their own bounds; others, and those that
/// float leaves in doubt, in double, one row per lane. The brick's rows are contiguous (yStride 1,
/// zStride 64). If it keeps triangles, a batch is a single one, which preserves their order.
void setCellsOf(TriangleBatch& batch, const BatchFrame& frame, const VoxelGrid::Brick& brick,
                LeftOver& leftOver);

}  // namespace hairline
