#include "core/voxel/cell_errors.h"

#include <algorithm>
#include <limits>

namespace hairline {

CellErrors::CellErrors(const Grid& grid, ScalarKind scalar)
    : queryUnit(scalar == ScalarKind::exact     ? 0
                : scalar == ScalarKind::float64 ? 0x1p-53
                                                : 0x1p-24),
      doubleUnit(scalar == ScalarKind::exact ? 0 : 0x1p-53),
      floatUnit(scalar == ScalarKind::float32 ? 0x1p-24 : 0),
      greatest(std::numeric_limits<double>::infinity()),
      originCells(grid.origin.cwiseAbs().maxCoeff() / grid.cell),
      dimensionCells(*std::max_element(grid.dimensions.begin(), grid.dimensions.end())) {
  if (scalar == ScalarKind::exact) return;
  const bool isFloat = scalar == ScalarKind::float32;
  // Products of three differences must stay within range, and far above the smallest numbers.
  greatest = isFloat ? 0x1p38 : 0x1p330;
  if (grid.cell < (isFloat ? 0x1p-38 : 0x1p-330)) greatest = -1;
}

}  // namespace hairline
