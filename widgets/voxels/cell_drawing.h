#pragma once

#include <optional>

#include "core/scene/scene.h"
#include "widgets/controls/theme.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/voxels/grid_cells.h"

namespace hairline {

/// The limit on differing cells drawn as boxes or marks.
inline constexpr std::size_t mostDifferenceBoxes = 400;
inline constexpr std::size_t mostDifferenceMarks = 4000;
/// The diameter of a mark in pixels.
inline constexpr double differenceMarkSize = 9;

/// The differing cells with a mark: those in the visible layers, as many as are drawn.
std::vector<Cell> markedCells(const GridCells::Picture& picture);
Eigen::Vector3d middleOfCell(const Grid& grid, const Cell& cell);

/// Adds the shell of the cells of a grid to a picture.
void appendShell(DrawList& list, const Grid& grid, const CellShell& shell, bool seeThrough,
                 QColor color);

/// Adds the cells of a grid to a picture: their shell in a colour, and where the methods differ a
/// diamond in the warning colour, on a filled box if the shown method sets the cell and on an
/// outline if it does not.
void appendCellPicture(DrawList& list, const GridCells::Picture& picture,
                       const CellSettings& settings, const QColor& color, const Theme& theme);

/// The outline of a hovered cell.
void appendCellOutline(DrawList& list, const Grid& grid, const Cell& cell, const QColor& color,
                       double width);

}  // namespace hairline
