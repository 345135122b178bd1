#include "widgets/voxels/cell_drawing.h"

#include <algorithm>

namespace hairline {
namespace {

using Eigen::Vector3d;

/// How far a marked cell extends beyond itself, so that it does not coincide with the faces of the
/// shell.
constexpr double air = 0.02;

Vector3d cornerOf(const Grid& grid, const Cell& cell, unsigned bits) {
  Vector3d place;
  for (int k = 0; k < 3; ++k) {
    const double at = cell[static_cast<std::size_t>(k)];
    place[k] = (bits >> k & 1) != 0 ? at + 1 + air : at - air;
  }
  return grid.origin + grid.cell * place;
}

void appendFilled(DrawList& list, const Grid& grid, const Cell& cell, const QColor& color) {
  for (unsigned axis = 0; axis < 3; ++axis) {
    const unsigned u = 1U << (axis + 1) % 3;
    const unsigned v = 1U << (axis + 2) % 3;
    for (const unsigned side : {0U, 1U << axis}) {
      const Vector3d a = cornerOf(grid, cell, side);
      const Vector3d b = cornerOf(grid, cell, side | u);
      const Vector3d c = cornerOf(grid, cell, side | u | v);
      const Vector3d d = cornerOf(grid, cell, side | v);
      list.triangles.push_back({.corners = {a, b, c}, .color = color});
      list.triangles.push_back({.corners = {a, c, d}, .color = color});
    }
  }
}

}  // namespace

void appendCellOutline(DrawList& list, const Grid& grid, const Cell& cell, const QColor& color,
                       double width) {
  const auto corner = [&](unsigned bits) { return cornerOf(grid, cell, bits); };
  const auto line = [&](std::vector<Vector3d> points) {
    list.ribbons.push_back({.points = std::move(points), .color = color, .width = width});
  };
  line({corner(0), corner(1), corner(3), corner(2), corner(0)});
  line({corner(4), corner(5), corner(7), corner(6), corner(4)});
  for (unsigned bits = 0; bits < 4; ++bits) line({corner(bits), corner(bits + 4)});
}

void appendShell(DrawList& list, const Grid& grid, const CellShell& shell, bool seeThrough,
                 QColor color) {
  if (!shell.faces || shell.faces->empty()) return;
  if (seeThrough) color.setAlphaF(0.45F);
  list.cells.push_back(
      {.origin = grid.origin, .cell = grid.cell, .faces = shell.faces, .color = color});
}

void appendCellPicture(DrawList& list, const GridCells::Picture& picture,
                       const CellSettings& settings, const QColor& color, const Theme& theme) {
  const CellSets& sets = picture.sets;
  const Grid& grid = sets.question.grid;
  appendShell(list, grid, picture.shell, settings.seeThrough, color);
  if (!settings.marksDifferences || !sets.differences) return;
  std::size_t boxes = 0;
  for (const Cell& cell : markedCells(picture)) {
    if (boxes++ < mostDifferenceBoxes) {
      if (sets.differences->find(cell)->isSetBy(picture.way)) {
        appendFilled(list, grid, cell, theme.warning);
      }
      appendCellOutline(list, grid, cell, theme.warning, 1.5);
    }
    list.points.push_back({.position = middleOfCell(grid, cell),
                           .color = theme.warning,
                           .size = differenceMarkSize,
                           .shape = PointShape::diamond,
                           .outline = theme.view.text,
                           .onTop = true});
  }
}

std::vector<Cell> markedCells(const GridCells::Picture& picture) {
  std::vector<Cell> result;
  if (!picture.sets.differences) return result;
  for (const CellDifference& difference : picture.sets.differences->cells) {
    if (result.size() >= mostDifferenceMarks) break;
    if (picture.slices.show(difference.cell)) result.push_back(difference.cell);
  }
  return result;
}

Eigen::Vector3d middleOfCell(const Grid& grid, const Cell& cell) {
  return grid.origin + grid.cell * Eigen::Vector3d(cell[0] + 0.5, cell[1] + 0.5, cell[2] + 0.5);
}

}  // namespace hairline
