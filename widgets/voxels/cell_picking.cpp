#include "widgets/voxels/cell_picking.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/voxels/cell_drawing.h"

namespace hairline {

namespace {

// A ray in cells from the grid's origin, and the part of it that lies in the grid.
struct GridRay {
  Eigen::Vector3d origin;
  Eigen::Vector3d direction;
  double enter = 0;
  double leave = std::numeric_limits<double>::infinity();
};

std::optional<GridRay> clipped(const Grid& grid, const ViewRay& ray) {
  GridRay result{(ray.origin - grid.origin) / grid.cell, ray.direction / grid.cell};
  for (int k = 0; k < 3; ++k) {
    const double end = grid.dimensions[static_cast<std::size_t>(k)];
    const double at = result.origin[k];
    const double along = result.direction[k];
    if (along == 0) {
      if (at < 0 || at > end) return std::nullopt;
      continue;
    }
    const double low = -at / along;
    const double high = (end - at) / along;
    result.enter = std::max(result.enter, std::min(low, high));
    result.leave = std::min(result.leave, std::max(low, high));
  }
  if (!(result.enter <= result.leave)) return std::nullopt;
  return result;
}

}  // namespace

std::optional<Cell> markedCellAt(const GridCells::Picture& picture, const ViewState& view,
                                 const QPointF& pixel) {
  const CellSets& sets = picture.sets;
  if (picture.coarseness != 1 || !sets.differences) return std::nullopt;
  std::optional<Cell> best;
  double nearest = differenceMarkSize / 2 + 1;
  for (const Cell& cell : markedCells(picture)) {
    const auto at = view.project(middleOfCell(sets.question.grid, cell));
    if (!at) continue;
    const double distance = std::hypot(at->x() - pixel.x(), at->y() - pixel.y());
    if (distance > nearest) continue;
    nearest = distance;
    best = cell;
  }
  return best;
}

bool meetsGrid(const Grid& grid, const ViewRay& ray) { return clipped(grid, ray).has_value(); }

// Amanatides and Woo 1987, in cells from the grid's origin.
std::optional<CellHit> cellAlong(const GridCells::Picture& picture, bool marksDifferences,
                                 const ViewRay& ray) {
  const CellSets& sets = picture.sets;
  if (picture.coarseness != 1 || !picture.shell.faces) return std::nullopt;
  const Grid& grid = sets.question.grid;
  const std::optional<GridRay> inside = clipped(grid, ray);
  if (!inside) return std::nullopt;
  const auto& [origin, direction, enter, leave] = *inside;
  Cell cell{};
  std::array<int, 3> step{};
  Eigen::Vector3d next = Eigen::Vector3d::Constant(std::numeric_limits<double>::infinity());
  for (std::size_t k = 0; k < 3; ++k) {
    const auto axis = static_cast<int>(k);
    const double at = origin[axis] + enter * direction[axis];
    cell[k] = static_cast<int>(std::clamp(std::floor(at), 0.0, grid.dimensions[k] - 1.0));
    if (direction[axis] == 0) continue;
    step[k] = direction[axis] > 0 ? 1 : -1;
    next[axis] = (cell[k] + (step[k] > 0 ? 1 : 0) - origin[axis]) / direction[axis];
  }
  const auto isShown = [&] {
    if (!picture.slices.show(cell)) return false;
    if (sets.by(picture.way)->isSet(cell[0], cell[1], cell[2])) return true;
    return marksDifferences && sets.differences && sets.differences->find(cell) != nullptr;
  };
  double depth = enter;
  while (true) {
    if (isShown()) return CellHit{cell, depth};
    int axis = 0;
    next.minCoeff(&axis);
    const auto k = static_cast<std::size_t>(axis);
    depth = next[axis];
    cell[k] += step[k];
    if (step[k] == 0 || cell[k] < 0 || cell[k] >= grid.dimensions[k]) return std::nullopt;
    next[axis] += 1 / std::abs(direction[axis]);
  }
}

}  // namespace hairline
