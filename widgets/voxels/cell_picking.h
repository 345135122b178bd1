#pragma once

#include <optional>

#include "widgets/scene_view/view_state.h"
#include "widgets/voxels/grid_cells.h"

namespace hairline {

/// A cell under the mouse.
struct CellHit {
  Cell cell{};
  /// The parameter at which the ray enters the cell.
  double depth = 0;
};

/// The first visible cell along a ray, or the first differing one if differences are marked. Coarse
/// cells cannot be picked.
std::optional<CellHit> cellAlong(const GridCells::Picture& picture, bool marksDifferences,
                                 const ViewRay& ray);

/// The differing cell whose mark is nearest to a pixel, within the radius of the mark.
std::optional<Cell> markedCellAt(const GridCells::Picture& picture, const ViewState& view,
                                 const QPointF& pixel);

/// Whether a ray meets the box of a grid.
bool meetsGrid(const Grid& grid, const ViewRay& ray);

}  // namespace hairline
