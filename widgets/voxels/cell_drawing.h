#pragma once

#include <optional>

#include "core/scene/scene.h"
#include "widgets/controls/theme.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/voxels/grid_cells.h"

namespace hairline {

/// No more differing cells than these are drawn as boxes, and no more as marks.
inline constexpr std::size_t mostDifferenceBoxes = 400;
inline constexpr std::size_t mostDifferenceMarks = 4000;
/// Of a mark, in pixels across.
inline constexpr double differenceMarkSize = 9;

/// The differing cells that have a mark: those in the layers looked at, as many as are drawn.
std::vector<Cell> markedCells(const GridCells::Picture& picture);
Eigen::Vector3d middleOfCell(const Grid& grid, const Cell& cell);

/// Adds the shell of the cells of a grid to a picture.
void appendShell(DrawList& list, const Grid& grid, const CellShell& shell, bool seeThrough,
                 QColor color);

/// Adds the cells of a grid to a picture: their shell in a colour, and where the ways differ a
/// diamond in the colour of warnings, on a filled box where the way that is shown sets the cell and
/// on an outline where it does not.
void appendCellPicture(DrawList& list, const GridCells::Picture& picture,
                       const CellSettings& settings, const QColor& color, const Theme& theme);

/// The outline of a cell that is pointed at.
void appendCellOutline(DrawList& list, const Grid& grid, const Cell& cell, const QColor& color,
                       double width);

}  // namespace hairline
