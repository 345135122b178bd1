#include <QStringList>
#include <algorithm>

#include "core/scene/object_part.h"
#include "widgets/document/object_lock.h"
#include "widgets/run/pair_reports.h"
#include "widgets/scene_view/large_meshes.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/viewport/draw_helpers.h"
#include "widgets/voxels/cell_drawing.h"
#include "widgets/voxels/cell_picking.h"
#include "widgets/voxels/grid_cells.h"
#include "widgets/voxels/grid_resolution.h"

// How the view is split into panes.

namespace hairline {
namespace {

constexpr std::pair<ViewLayout, const char*> layoutNames[] = {
    {ViewLayout::one, "one"}, {ViewLayout::two, "two"}, {ViewLayout::four, "four"}};

QVector<int> panesOf(ViewLayout layout) {
  switch (layout) {
    case ViewLayout::two:
      return {topPane, mainPane};
    case ViewLayout::four:
      return {topPane, mainPane, frontPane, rightPane};
    default:
      return {mainPane};
  }
}

}  // namespace

void SceneView::setLayoutOfPanes(ViewLayout layout) {
  if (layout == m_layout && !m_maximized) return;
  m_layout = layout;
  m_maximized = false;
  showPanes();
}

void SceneView::setMaximized(bool maximized) {
  if (maximized == m_maximized || m_layout == ViewLayout::one) return;
  m_maximized = maximized;
  showPanes();
}

void SceneView::showPanes() {
  const QVector<int> panes =
      m_maximized ? QVector<int>{m_viewport->activePane()} : panesOf(m_layout);
  m_viewport->setShownPanes(panes, m_layout != ViewLayout::one);
  scheduleUpdate();
  emit layoutOfPanesChanged();
}

QString SceneView::layoutState() const {
  QString state;
  for (const auto& [layout, name] : layoutNames) {
    if (layout == m_layout) state = QLatin1String(name);
  }
  return QStringLiteral("%1 %2 %3")
      .arg(state)
      .arg(m_viewport->activePane())
      .arg(m_maximized ? QStringLiteral("maximized") : QStringLiteral("split"));
}

void SceneView::restoreLayoutState(const QString& state) {
  const QStringList words = state.split(QLatin1Char(' '));
  if (words.size() != 3) return;
  for (const auto& [layout, name] : layoutNames) {
    if (words[0] != QLatin1String(name)) continue;
    setLayoutOfPanes(layout);
    m_viewport->setActivePane(words[1].toInt());
    setMaximized(words[2] == QLatin1String("maximized"));
  }
}

SceneView::Look SceneView::look() const {
  Look look{layoutState(), {}, m_automaticCamera, m_gizmoSetting};
  for (int pane = 0; pane < Viewport::paneCount; ++pane) {
    look.cameras[static_cast<std::size_t>(pane)] = m_viewport->camera(pane);
  }
  return look;
}

void SceneView::setLook(const Look& look) {
  restoreLayoutState(look.layout);
  m_settingCamera = true;
  for (int pane = 0; pane < Viewport::paneCount; ++pane) {
    m_viewport->setCamera(look.cameras[static_cast<std::size_t>(pane)], pane);
  }
  m_settingCamera = false;
  m_automaticCamera = look.isAutomatic;
  frameAutomatic();
  emit orthographicChanged(isOrthographic());
  setGizmo(look.gizmo);
}

// What the view does with the cells of a grid.

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

// What the view does with the triangles of meshes.

void SceneView::setMeshEdgesVisible(bool visible) {
  m_meshEdges = visible;
  scheduleUpdate();
}

std::vector<Pick> SceneView::picksAt(const QPointF& pixel, const ViewState& view) const {
  return pickAll(m_document->scene(), view, pixel, m_large);
}

bool SceneView::focusTriangle(const std::string& mesh, const QPointF& pixel,
                              const ViewState& view) {
  const Scene& scene = m_document->scene();
  const SceneObject* object = hairline::find(scene, mesh);
  if (object == nullptr) return false;
  const auto triangle = triangleAt(*object, view, pixel, m_large);
  if (!triangle) return false;
  const std::string part = text(ObjectPart{mesh, *triangle});
  const auto isOfMesh = [&](const std::string& operand) {
    const auto named = partNamed(scene, operand);
    return operand == mesh || (named && named->object == mesh);
  };
  // The cell that was clicked last comes first, then what is asked about already, then anything.
  std::vector<std::string> others;
  if (m_cells != nullptr && m_cells->pointedCell()) {
    others.push_back(text(ObjectPart{m_cells->gridId(), *m_cells->pointedCell()}));
  }
  others.insert(others.end(), scene.focus.rbegin(), scene.focus.rend());
  if (const auto pair = pairInFocus(scene, m_selection->ids())) {
    others.insert(others.end(), {pair->second, pair->first});
  }
  for (const SceneObject& each : scene.objects) {
    if (each.visible) others.push_back(each.id);
  }
  const auto other = std::ranges::find_if(others, [&](const std::string& operand) {
    return !isOfMesh(operand) && fittingPair(scene, part, operand);
  });
  if (other == others.end()) return false;
  m_document->setFocus({part, *other});
  scheduleUpdate();
  return true;
}

void SceneView::appendFocusTriangle(DrawList& list, const Theme& theme) const {
  const Scene& scene = m_document->scene();
  for (const std::string& operand : scene.focus) {
    const auto part = partNamed(scene, operand);
    if (!part || !std::holds_alternative<ObjectPart::Triangle>(part->place)) continue;
    const SceneObject* object = hairline::find(scene, part->object);
    if (!object->visible) continue;
    const auto shape = shapeOf(*object, *part);
    const auto* triangle = shape ? std::get_if<Triangle<double>>(&*shape) : nullptr;
    if (triangle == nullptr) continue;
    appendLoop(list, {triangle->vertices.begin(), triangle->vertices.end()},
               {.color = theme.accent, .width = 3, .onTop = true});
  }
}

}  // namespace hairline
