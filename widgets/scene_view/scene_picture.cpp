#include "widgets/scene_view/scene_picture.h"

#include <algorithm>

#include "core/scene/object_part.h"
#include "widgets/document/document.h"
#include "widgets/pair/distance_curve.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/scene_view/large_meshes.h"
#include "widgets/scene_view/scene_time.h"
#include "widgets/viewport/draw_helpers.h"
#include "widgets/voxels/cell_drawing.h"
#include "widgets/voxels/cell_picking.h"
#include "widgets/voxels/grid_cells.h"
#include "widgets/voxels/scene_surfaces.h"

namespace hairline {

ScenePicture::ScenePicture(Document* document, Selection* selection, QueryRunner* runner,
                           TraceCursor* cursor, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_selection(selection),
      m_runner(runner),
      m_cursor(cursor),
      m_large(new LargeMeshes(document, runner->job()->jobs(), this)) {
  connect(document, &Document::changed, this, &ScenePicture::changed);
  connect(selection, &Selection::changed, this, &ScenePicture::changed);
  connect(runner, &QueryRunner::updated, this, &ScenePicture::changed);
  connect(cursor, &TraceCursor::changed, this, &ScenePicture::changed);
  connect(m_large, &LargeMeshes::updated, this, &ScenePicture::changed);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &ScenePicture::changed);
}

void ScenePicture::setTime(SceneTime* time) {
  m_time = time;
  connect(time, &SceneTime::changed, this, &ScenePicture::changed);
}

void ScenePicture::setCells(GridCells* cells) {
  m_cells = cells;
  connect(cells, &GridCells::updated, this, &ScenePicture::changed);
  connect(cells, &GridCells::settingsChanged, this, &ScenePicture::changed);
  connect(cells, &GridCells::pointedCellChanged, this, &ScenePicture::changed);
  emit changed();
}

void ScenePicture::setLayer(Layer layer) {
  m_layer = std::move(layer);
  emit changed();
}

void ScenePicture::setMeshEdgesVisible(bool visible) {
  m_meshEdges = visible;
  emit changed();
}

void ScenePicture::flush() {
  m_runner->flush();
  if (m_cells != nullptr) m_cells->flush();
}

DrawList ScenePicture::draw(int pane, const ViewState& view, const Pointing& pointing) {
  const Theme& theme = Theme::current();
  const Scene& scene = m_document->scene();
  std::vector<DrawnStep>& drawn = m_drawnSteps[static_cast<std::size_t>(pane)];
  drawn.clear();
  std::optional<Eigen::Vector3d>& side = m_axisSide[static_cast<std::size_t>(pane)];
  const MeshLook meshes{&m_large->table(), m_meshEdges};
  const std::optional<Scene> bare = withoutSurfaces();
  DrawList list =
      sceneDrawList(bare ? *bare : scene, m_selection->ids(), pointing, view, theme, meshes);
  if (m_time != nullptr) appendMoment(list, scene, m_time->value(), view, theme, meshes);
  appendFocusParts(list, theme);
  appendCells(list, pointing.cell, theme);
  m_layer(list, view, theme);
  // The answers for time 0 are not shown beside shapes at another time.
  const PairReports* pair = m_runner->focus();
  const Report* report = m_cursor->report(pair);
  const bool isMoment = m_time != nullptr && m_time->value() > 0 && report != nullptr &&
                        report->info.kind != Kind::sweep && m_cursor->step() < 0 &&
                        isMoving(scene, *pair);
  if (pair != nullptr && !isMoment) {
    drawn = appendReport(list, scene, *pair, report, m_cursor->step(), view, theme, side);
  } else {
    side.reset();
  }
  return list;
}

std::vector<Pick> ScenePicture::picksAt(const QPointF& pixel, const ViewState& view) const {
  const std::optional<Scene> bare = withoutSurfaces();
  return pickAll(bare ? *bare : m_document->scene(), view, pixel, m_large);
}

std::optional<Cell> ScenePicture::cellAt(const QPointF& pixel, const ViewState& view) const {
  if (m_cells == nullptr || m_cells->sets() == nullptr || m_runner->isWithheld()) {
    return std::nullopt;
  }
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

int ScenePicture::stepAt(const DrawList& list, int pane, const ViewState& view,
                         const QPointF& pixel) const {
  return hairline::stepAt(list, m_drawnSteps[static_cast<std::size_t>(pane)], view, pixel);
}

std::optional<Scene> ScenePicture::withoutSurfaces() const {
  if (m_cells == nullptr || m_cells->picture() == nullptr || !m_cells->hidesSurfaces()) {
    return std::nullopt;
  }
  Scene bare = m_document->scene();
  for (SceneObject& object : bare.objects) {
    if (isSurface(object.shape)) object.visible = false;
  }
  return bare;
}

void ScenePicture::appendCells(DrawList& list, const std::optional<Cell>& hovered,
                               const Theme& theme) const {
  // The cells answer what a lesson asks about them.
  if (m_cells == nullptr || m_runner->isWithheld()) return;
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
  if (hovered) appendCellOutline(list, grid, *hovered, theme.view.text, 2);
}

void ScenePicture::appendFocusParts(DrawList& list, const Theme& theme) const {
  const Scene& scene = m_document->scene();
  for (const std::string& operand : scene.focus) {
    const auto part = partNamed(scene, operand);
    if (!part) continue;
    const SceneObject* object = hairline::find(scene, part->object);
    if (!object->visible) continue;
    const auto* grid = std::get_if<Grid>(&object->shape);
    const auto* cell = std::get_if<ObjectPart::Cell>(&part->place);
    if (grid != nullptr && cell != nullptr) {
      appendCellOutline(list, *grid, *cell, theme.accent, 3);
      continue;
    }
    const auto shape = shapeOf(*object, *part);
    const auto* triangle = shape ? std::get_if<Triangle<double>>(&*shape) : nullptr;
    if (triangle == nullptr) continue;
    appendLoop(list, {triangle->vertices.begin(), triangle->vertices.end()},
               {.color = theme.accent, .width = 3, .onTop = true});
  }
}

}  // namespace hairline
