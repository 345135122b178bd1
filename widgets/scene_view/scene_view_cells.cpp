#include <algorithm>

#include "widgets/document/object_lock.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/voxels/cell_drawing.h"
#include "widgets/voxels/cell_picking.h"
#include "widgets/voxels/grid_resolution.h"

// What the view does with the cells of a grid.

namespace hairline {

void SceneView::setCells(GridCells* cells) {
  m_cells = cells;
  connect(cells, &GridCells::updated, this, &SceneView::scheduleUpdate);
  connect(cells, &GridCells::settingsChanged, this, &SceneView::scheduleUpdate);
  connect(cells, &GridCells::pointedCellChanged, this, &SceneView::scheduleUpdate);
  scheduleUpdate();
}

std::optional<Cell> SceneView::cellAt(const QPointF& pixel, const ViewState& view) const {
  if (m_cells == nullptr || m_cells->sets() == nullptr || m_gesture != 0) return std::nullopt;
  const bool marks = m_cells->settings().marksDifferences;
  const GridCells::Picture& picture = *m_cells->picture();
  // Marks are drawn over everything, and can be clicked through everything.
  if (marks) {
    if (const auto marked = markedCellAt(picture, view, pixel)) return marked;
  }
  const auto hit = cellAlong(picture, marks, view.ray(pixel));
  if (!hit) return std::nullopt;
  const auto picks = picksAt(pixel, view);
  const bool isBehind =
      std::ranges::any_of(picks, [&](const Pick& pick) { return pick.depth < hit->depth; });
  return isBehind ? std::nullopt : std::optional(hit->cell);
}

bool SceneView::mouseDoubleClicked(const ViewportMouse& mouse) {
  if (mouse.button != Qt::LeftButton || overlayIsActive()) return false;
  const auto cell = cellAt(mouse.pixel, viewState(mouse.pane));
  if (!cell) return false;
  m_cells->addAsBox(*cell);
  return true;
}

bool SceneView::wheelTurned(const ViewportMouse& mouse, double notches) {
  if (!mouse.modifiers.testFlag(Qt::ControlModifier) || m_gesture != 0) return false;
  // Over the selected grid only; elsewhere it zooms as ever.
  const ViewRay ray = viewState(mouse.pane).ray(mouse.pixel);
  const bool isOver = std::ranges::any_of(m_selection->ids(), [&](const std::string& id) {
    const SceneObject* object = hairline::find(m_document->scene(), id);
    const auto* grid = object == nullptr ? nullptr : std::get_if<Grid>(&object->shape);
    return grid != nullptr && meetsGrid(*grid, ray);
  });
  if (!isOver) return false;
  const bool used = stepResolution(notches > 0, mouse.modifiers.testFlag(Qt::ShiftModifier),
                                   m_wheelTimer.isActive());
  m_wheelTimer.start();
  return used;
}

bool SceneView::stepResolution(bool finer, bool single, bool continues) {
  std::vector<std::pair<std::string, Grid>> grids;
  for (const std::string& id : m_selection->ids()) {
    const SceneObject* object = hairline::find(m_document->scene(), id);
    if (object == nullptr || !object->visible || isLocked(*object)) continue;
    if (const auto* grid = std::get_if<Grid>(&object->shape)) grids.emplace_back(id, *grid);
  }
  if (grids.empty()) return false;
  if (!continues || m_resolutionGesture == 0) {
    m_resolutionGesture = m_document->beginGesture();
    m_document->endGesture(m_resolutionGesture);
  }
  m_document->edit(
      tr("Change Resolution"),
      [&](Scene& scene) {
        for (const auto& [id, grid] : grids) {
          const int now = resolutionOf(grid);
          const int next = single ? now + (finer ? 1 : -1) : nextResolution(now, finer);
          hairline::find(scene, id)->shape = withResolution(grid, next);
        }
      },
      m_resolutionGesture);
  return true;
}

void SceneView::appendCells(DrawList& list, const Theme& theme) const {
  if (m_cells == nullptr) return;
  const Scene& scene = m_document->scene();
  for (const auto& [id, other] : m_cells->others()) {
    const SceneObject* object = hairline::find(scene, id);
    if (object == nullptr) continue;
    appendShell(list, other->question.grid, other->shell, m_cells->settings().seeThrough,
                colorOf(*object, scene, theme));
  }
  if (m_cells->picture() == nullptr) return;
  const GridCells::Picture& picture = *m_cells->picture();
  const SceneObject* object = hairline::find(scene, m_cells->gridId());
  if (object == nullptr) return;
  appendCellPicture(list, picture, m_cells->settings(), colorOf(*object, scene, theme), theme);
  const Grid& grid = picture.sets.question.grid;
  if (picture.coarseness != 1) return;
  if (m_cells->pointedCell()) {
    appendCellOutline(list, grid, *m_cells->pointedCell(), theme.accent, 3);
  }
  if (m_hoveredCell) appendCellOutline(list, grid, *m_hoveredCell, theme.view.text, 2);
}

}  // namespace hairline
