#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/voxel/voxel_grid.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {

/// Which layers of cells are looked at: all where no axis has one, otherwise those in any of the
/// layers.
struct CellSlices {
  std::array<std::optional<int>, 3> layer;

  friend bool operator==(const CellSlices&, const CellSlices&) = default;

  bool areOn() const { return layer[0] || layer[1] || layer[2]; }
  bool show(const Cell& cell) const {
    return !areOn() || layer[0] == cell[0] || layer[1] == cell[1] || layer[2] == cell[2];
  }
  /// Of the 64 cells from i = 64 x on in the row (j, k) those that are looked at.
  std::uint64_t word(int x, int j, int k) const;
};

/// The shell of cells as it is drawn.
struct CellShell {
  /// Null where it would have too many faces to be drawn.
  std::shared_ptr<const std::vector<CellFace>> faces;
  /// How many cells are set and looked at.
  std::size_t shown = 0;
};

/// No more faces than these are drawn at once.
inline constexpr std::size_t mostCellFaces = 300'000;

/// The faces between cells that are set and cells that are not, as few rectangles as come of
/// joining runs of faces with the same run in the rows after it. Incomplete where it is cancelled.
CellShell shellOf(const VoxelGrid& cells, const CellSlices& slices, const Work& work = {});

}  // namespace hairline
