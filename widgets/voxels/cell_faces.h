#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/voxel/voxel_grid.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {

/// The visible layers of cells: all if no axis has one, otherwise those in any of the layers.
struct CellSlices {
  std::array<std::optional<int>, 3> layer;

  friend bool operator==(const CellSlices&, const CellSlices&) = default;

  bool areOn() const { return layer[0] || layer[1] || layer[2]; }
  bool show(const Cell& cell) const {
    return !areOn() || layer[0] == cell[0] || layer[1] == cell[1] || layer[2] == cell[2];
  }
  /// The visible ones of the 64 cells from i = 64 x on in the row (j, k).
  std::uint64_t word(int x, int j, int k) const;
};

/// The drawn shell of cells.
struct CellShell {
  /// Null if it has too many faces to draw.
  std::shared_ptr<const std::vector<CellFace>> faces;
  /// The number of occupied visible cells.
  std::size_t shown = 0;
};

/// The limit on faces drawn at once.
inline constexpr std::size_t mostCellFaces = 300'000;

/// The faces between occupied and empty cells, joined into few rectangles: runs of faces merge with
/// equal runs in the following rows. Incomplete if it is cancelled.
CellShell shellOf(const VoxelGrid& cells, const CellSlices& slices, const Work& work = {});

}  // namespace hairline
