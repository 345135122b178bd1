#pragma once

#include "core/shapes/aabb.h"
#include "core/shapes/grid.h"
#include "core/shapes/triangle.h"
#include "core/voxel/voxelize.h"

namespace hairline {

/// The target of each cell, in half cells from the cell's lower corner: a box, or a segment as a
/// box of zero width across.
struct CellTarget {
  std::array<int, 3> offset{0, 0, 0};
  std::array<int, 3> width{2, 2, 2};

  static CellTarget box() { return {}; }
  /// The segment of the central cross along an axis.
  static CellTarget segment(int axis) {
    CellTarget target{{1, 1, 1}, {0, 0, 0}};
    target.offset[static_cast<std::size_t>(axis)] = 0;
    target.width[static_cast<std::size_t>(axis)] = 2;
    return target;
  }
};

/// The verdict on one cell by the query itself: the definition that the voxelizer implements, and
/// its answer for rows in doubt.
class CellTest {
 public:
  CellTest(const Grid& grid, const VoxelOptions& options) : m_grid(grid), m_options(options) {}

  bool meets(const Triangle<double>& triangle, const CellTarget& target,
             const std::array<int, 3>& cell) const;

  bool isExact() const { return m_options.scalar == ScalarKind::exact; }
  /// Whether a coordinate lies in the target's extent in a cell, exactly.
  bool overlaps(double coordinate, const CellTarget& target, std::size_t axis, int cell) const;

 private:
  Grid m_grid;
  VoxelOptions m_options;
};

}  // namespace hairline
