#include "widgets/scene_view/scene_tool.h"

#include <QMimeData>
#include <QUrl>
#include <algorithm>
#include <chrono>
#include <cmath>

#include "core/mesh/mesh_file.h"
#include "core/scene/object_part.h"
#include "widgets/document/object_lock.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/scene_view/view_overlay.h"
#include "widgets/text/number_input.h"
#include "widgets/voxels/cell_picking.h"
#include "widgets/voxels/grid_cells.h"
#include "widgets/voxels/grid_resolution.h"

namespace hairline {
namespace {

// How far the mouse must move, in pixels, before a press becomes a drag.
constexpr double dragThreshold = 3;

bool isNear(const QPointF& a, const QPointF& b) {
  const QPointF apart = a - b;
  return QPointF::dotProduct(apart, apart) < dragThreshold * dragThreshold;
}

}  // namespace

SceneTool::SceneTool(SceneView* view, Document* document, Selection* selection, TraceCursor* cursor,
                     ScenePicture* picture)
    : QObject(view),
      m_view(view),
      m_document(document),
      m_selection(selection),
      m_cursor(cursor),
      m_picture(picture) {
  m_wheelTimer.setSingleShot(true);
  m_wheelTimer.setInterval(std::chrono::milliseconds(700));
  connect(selection, &Selection::changed, this, [this] {
    // What it moves may be gone.
    if (m_pointer.isModal) endDrag();
    if (m_pointer.active && !m_selection->contains(m_pointer.active->id)) m_pointer.active.reset();
  });
}

void SceneTool::forget() {
  m_pointer.gesture = 0;
  m_pointer.isModal = false;
  m_pointer.typed.clear();
  m_pointer.snap.reset();
  m_snapper.reset();
  forgetPress();
  m_pointer.active.reset();
  m_pointer.object.clear();
  m_pointer.handle.reset();
}

bool SceneTool::mousePressed(const ViewportMouse& mouse) {
  if (mouse.button != Qt::LeftButton) return false;
  if (m_pointer.isModal) {
    endDrag();
    return true;
  }
  m_pointer.modifiers = mouse.modifiers;
  m_pointer.pane = mouse.pane;
  m_pointer.pressPixel = m_pointer.pixel = mouse.pixel;
  m_pointer.pressMoved = false;
  m_pointer.lockedAxis.reset();
  m_pointer.drag.reset();
  if (activeOverlay() == nullptr) m_pointer.drag = dragAt(mouse.pixel);
  m_pointer.bands = !m_pointer.drag && activeOverlay() == nullptr &&
                    (mouse.modifiers & (Qt::ShiftModifier | Qt::ControlModifier));
  return true;
}

bool SceneTool::mouseMoved(const ViewportMouse& mouse) {
  m_pointer.modifiers = mouse.modifiers;
  if (m_pointer.isModal) {
    m_pointer.pixel = mouse.pixel;
    continueDrag();
    return true;
  }
  if (!m_pointer.pressPixel) {
    hover(mouse.pixel, mouse.pane);
    return true;
  }
  const QPointF step = mouse.pixel - m_pointer.pixel;
  if (!m_pointer.pressMoved && isNear(mouse.pixel, *m_pointer.pressPixel)) return true;
  const bool starts = !m_pointer.pressMoved;
  m_pointer.pressMoved = true;
  m_pointer.pixel = mouse.pixel;
  if (m_pointer.bands) {
    emit changed();
    return true;
  }
  if (!m_pointer.drag) {
    Camera camera = m_view->viewport()->camera();
    camera.orbit(step, m_view->viewport()->viewSize());
    m_view->viewport()->setCamera(camera);
    return true;
  }
  if (starts) startDrag();
  // A drag ended by a key stays ended until the button is released.
  if (m_pointer.isDragging()) continueDrag();
  return true;
}

bool SceneTool::mouseReleased(const ViewportMouse& mouse) {
  if (!m_pointer.pressPixel) return false;
  const bool clicked = !m_pointer.pressMoved;
  endDrag();
  if (m_pointer.bands && !clicked) selectInBand();
  forgetPress();
  if (clicked) click(mouse);
  hover(mouse.pixel, mouse.pane);
  return true;
}

void SceneTool::mouseLeft() {
  if (m_pointer.pressPixel) return;
  // Other commands may follow.
  if (m_pointer.isModal) endDrag();
  hover({-1000, -1000}, m_pointer.pane);
}

void SceneTool::dragCancelled() {
  endDrag();
  forgetPress();
}

void SceneTool::forgetPress() {
  m_pointer.pressPixel.reset();
  m_pointer.pressMoved = false;
  m_pointer.bands = false;
  m_pointer.drag.reset();
  m_pointer.lockedAxis.reset();
  emit changed();
}

// Handles of selected objects first, then the gizmo, then selected objects under the mouse, then
// the object in front: by its own handle if there is one, although it is not selected yet.
SceneTool::Grip SceneTool::gripAt(const QPointF& pixel, const ViewState& view) const {
  const Scene& scene = m_document->scene();
  Grip grip;
  grip.gizmo = selectionGizmo(scene, m_selection->ids(), view, m_pointer.gizmo);
  if (grip.gizmo) grip.part = grip.gizmo->partAt(pixel);
  // The centre of the gizmo covers the centres of selected objects.
  if (grip.part && grip.part->kind == GizmoPart::Kind::middle) return grip;
  const bool isCrowd = m_selection->ids().size() > mostGrasped;
  const SelectionIds shown = isCrowd ? SelectionIds{} : m_selection->ids();
  grip.handle = pickHandle(takeableSelectionHandles(scene, shown, view), view, pixel);
  if (grip.handle) {
    grip.part.reset();
    grip.object = grip.handle->id;
    return grip;
  }
  if (grip.part) return grip;
  const auto picks = m_picture->picksAt(pixel, view);
  if (picks.empty()) return grip;
  const auto selected = std::ranges::find_if(
      picks, [this](const Pick& pick) { return m_selection->contains(pick.id); });
  const Pick& pick = selected == picks.end() ? picks.front() : *selected;
  grip.object = pick.id;
  grip.point = pick.point;
  if (selected == picks.end() || isCrowd) {
    grip.handle = pickHandle(takeableSelectionHandles(scene, {pick.id}, view), view, pixel);
  }
  return grip;
}

std::optional<Drag> SceneTool::dragAt(const QPointF& pixel) const {
  const Scene& scene = m_document->scene();
  const Grip grip = gripAt(pixel, m_view->viewState());
  if (grip.handle) return Drag(scene, *grip.handle, pixel);
  if (!grip.part && grip.object.empty()) return std::nullopt;
  if (!grip.part && !m_selection->contains(grip.object)) {
    return Drag(scene, {grip.object}, grip.point, pixel);
  }
  const SelectionIds movable = movableSelection();
  if (grip.part) return Drag(scene, movable, *grip.gizmo, *grip.part, pixel);
  return Drag(scene, movable, grip.point, pixel);
}

SelectionIds SceneTool::movableSelection() const {
  SelectionIds movable;
  for (const std::string& id : m_selection->ids()) {
    const SceneObject* object = hairline::find(m_document->scene(), id);
    if (object != nullptr && object->visible && !isLocked(*object)) movable.push_back(id);
  }
  return movable;
}

ViewOverlay* SceneTool::activeOverlay() const {
  return m_overlay != nullptr && m_overlay->isActive() ? m_overlay : nullptr;
}

std::optional<Cell> SceneTool::cellAt(const QPointF& pixel, const ViewState& view) const {
  return m_pointer.isDragging() ? std::nullopt : m_picture->cellAt(pixel, view);
}

void SceneTool::hover(const QPointF& pixel, int pane) {
  m_pointer.pixel = pixel;
  m_pointer.pane = pane;
  if (activeOverlay() != nullptr) {
    m_pointer.handle.reset();
    m_pointer.part.reset();
    m_pointer.object.clear();
    hoverStep(-1);
    m_view->viewport()->setViewCursor(Qt::CrossCursor);
    m_overlay->hovered(pixel, m_view->viewState(pane));
    return;
  }
  const ViewState view = m_view->viewState(pane);
  const Grip grip = gripAt(pixel, view);
  // Draggable parts take precedence over readable ones.
  const bool grips = grip.handle || grip.part;
  hoverStep(grips ? -1 : m_picture->stepAt(m_view->viewport()->drawList(pane), pane, view, pixel));
  const auto cell = grips ? std::nullopt : cellAt(pixel, view);
  if (cell != m_pointer.cell) {
    m_pointer.cell = cell;
    emit changed();
  }
  const bool sameHandle = grip.handle.has_value() == m_pointer.handle.has_value() &&
                          (!grip.handle || grip.handle->isSame(*m_pointer.handle));
  if (sameHandle && grip.part == m_pointer.part && grip.object == m_pointer.object) return;
  m_pointer.handle = grip.handle;
  m_pointer.part = grip.part;
  m_pointer.object = grip.object;
  m_view->viewport()->setViewCursor(grip.handle || grip.part ? Qt::PointingHandCursor
                                                             : Qt::ArrowCursor);
  emit changed();
}

void SceneTool::hoverStep(int step) {
  // Steps highlighted elsewhere are not changed here.
  if (step == m_pointer.step) return;
  m_pointer.step = step;
  m_cursor->setStep(step);
}

void SceneTool::click(const ViewportMouse& mouse) {
  if (activeOverlay() != nullptr) {
    m_overlay->clicked(mouse, m_view->viewState(mouse.pane));
    return;
  }
  const Scene& scene = m_document->scene();
  const ViewState view = m_view->viewState();
  const bool adds = mouse.modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
  const bool again = m_lastClick && isNear(*m_lastClick, mouse.pixel);
  m_lastClick = mouse.pixel;
  const SelectionIds shown =
      m_selection->ids().size() > mostGrasped ? SelectionIds{} : m_selection->ids();
  const auto handle = pickHandle(takeableSelectionHandles(scene, shown, view), view, mouse.pixel);
  if (handle && !adds) {
    m_pointer.active = handle;
    emit changed();
    return;
  }
  m_pointer.active.reset();
  // A second click selects what lies behind the cell.
  if (!adds && !again) {
    if (const auto cell = cellAt(mouse.pixel, view)) {
      m_picture->cells()->explain(*cell);
      emit changed();
      return;
    }
  }
  const auto picks = m_picture->picksAt(mouse.pixel, view);
  if (picks.empty()) {
    if (!adds) m_selection->clear();
    emit changed();
    return;
  }
  if (adds) {
    m_selection->toggle(picks.front().id);
    return;
  }
  std::size_t place = 0;
  if (again) {
    for (std::size_t i = 0; i < picks.size(); ++i) {
      if (m_selection->contains(picks[i].id)) place = (i + 1) % picks.size();
    }
  }
  // Clicking a selected mesh picks one of its triangles.
  const SelectionIds chosen{picks[place].id};
  if (m_selection->ids() == chosen && focusTriangle(chosen.front(), mouse.pixel, view)) return;
  m_selection->set(chosen);
  emit changed();
}

// Shift adds to the selection; Ctrl toggles.
void SceneTool::selectInBand() {
  SelectionIds ids = m_selection->ids();
  const QRectF band = QRectF(*m_pointer.pressPixel, m_pointer.pixel).normalized();
  for (const std::string& id : objectsTouching(m_document->scene(), m_view->viewState(), band)) {
    const auto place = std::ranges::find(ids, id);
    if (place == ids.end()) {
      ids.push_back(id);
    } else if (m_pointer.holds(Qt::ControlModifier)) {
      ids.erase(place);
    }
  }
  m_selection->set(std::move(ids));
}

void SceneTool::startDrag() {
  // The grabbed object is selected, so that properties and handles show it.
  if (!m_pointer.drag->handle() && !m_pointer.drag->gizmoPart()) {
    const auto picks = m_picture->picksAt(*m_pointer.pressPixel, m_view->viewState());
    const bool selected = std::ranges::any_of(
        picks, [&](const Pick& pick) { return m_selection->contains(pick.id); });
    if (!selected && !picks.empty()) m_selection->set(picks.front().id);
  }
  m_pointer.active = m_pointer.drag->handle();
  if (m_pointer.active && !m_selection->contains(m_pointer.active->id)) {
    m_selection->set(m_pointer.active->id);
  }
  m_lastClick.reset();
  m_pointer.gesture = m_document->beginGesture();
}

bool SceneTool::startTransform(GizmoMode mode) {
  const Scene& scene = m_document->scene();
  const ViewState view = m_view->viewState();
  const SelectionIds movable = movableSelection();
  const auto gizmo = selectionGizmo(scene, m_selection->ids(), view, {mode, m_pointer.gizmo.local});
  if (movable.empty() || !gizmo) return false;
  // At the mouse, or beside the selection if the mouse is outside the view.
  if (!QRectF(QPointF(), view.size).contains(m_pointer.pixel)) {
    m_pointer.pixel =
        view.project(gizmo->centre()).value_or(QPointF()) + QPointF(Gizmo::arrowEnd, 0);
  }
  // About the axis nearest to the view direction.
  GizmoPart part{mode == GizmoMode::turn ? GizmoPart::Kind::ring : GizmoPart::Kind::middle};
  const auto facing = [&](int axis) {
    return std::abs(gizmo->axes()[static_cast<std::size_t>(axis)].dot(view.camera.backward()));
  };
  for (int axis = 1; axis < 3; ++axis) {
    if (facing(axis) > facing(part.axis)) part.axis = axis;
  }
  m_pointer.drag = mode == GizmoMode::move ? Drag(scene, movable, gizmo->centre(), m_pointer.pixel)
                                           : Drag(scene, movable, *gizmo, part, m_pointer.pixel);
  m_pointer.isModal = true;
  m_pointer.lockedAxis.reset();
  m_pointer.active.reset();
  m_lastClick.reset();
  m_pointer.gesture = m_document->beginGesture();
  emit changed();
  return true;
}

void SceneTool::continueDrag() {
  const bool shift = m_pointer.holds(Qt::ShiftModifier);
  std::optional<DecimalStep> step;
  if (m_pointer.holds(Qt::ControlModifier)) step = m_view->gridStep();
  const ViewState view = m_view->viewState();
  const DragConstraint constraint =
      m_pointer.drag->constraint(m_pointer.lockedAxis, shift, view.camera);
  m_pointer.snap = m_pointer.typed.isEmpty() ? snapHere() : std::nullopt;
  if (m_pointer.typed.isEmpty()) {
    m_pointer.drag->moveTo(m_pointer.pixel, constraint, view, step,
                           m_pointer.snap ? &*m_pointer.snap : nullptr);
  } else if (const auto amount = readNumberInput(m_pointer.typed).value) {
    m_pointer.drag->moveBy(*amount, constraint, view);
  }
  if (m_pointer.snap)
    m_pointer.snap->isExact = m_pointer.snap->isExact && m_pointer.drag->reachesSnap();
  m_document->edit(m_pointer.drag->name(), m_pointer.drag->moved(), m_pointer.gesture);
  emit changed();
}

std::optional<FeatureSnap> SceneTool::snapHere() {
  // Ctrl snaps to the grid instead.
  if (!m_pointer.snapping || m_pointer.holds(Qt::ControlModifier)) return std::nullopt;
  if (!m_snapper) m_snapper.emplace(m_document->scene(), m_pointer.drag->ids());
  const ViewState view = m_view->viewState();
  const QPointF step = m_pointer.pixel - m_pointer.drag->startPixel();
  std::vector<QPointF> pixels;
  for (const Eigen::Vector3d& point : m_pointer.drag->snapPoints(view)) {
    pixels.push_back(view.project(point).value_or(QPointF(HUGE_VAL, HUGE_VAL)) + step);
  }
  return m_snapper->find(pixels, view, m_pointer.drag->touchingFrom());
}

void SceneTool::setTransformKeys(bool transform) {
  if (transform == m_pointer.transformKeys) return;
  m_pointer.transformKeys = transform;
  emit transformKeysChanged();
}

void SceneTool::setSnapsToFeatures(bool snaps) {
  if (snaps == m_pointer.snapping) return;
  m_pointer.snapping = snaps;
  emit snappingChanged(snaps);
  if (m_pointer.isDragging()) continueDrag();
  emit changed();
}

void SceneTool::endDrag(bool keep) {
  if (!m_pointer.isDragging()) return;
  m_snapper.reset();
  m_pointer.snap.reset();
  m_pointer.typed.clear();
  if (std::exchange(m_pointer.isModal, false)) m_pointer.lockedAxis.reset();
  const int gesture = std::exchange(m_pointer.gesture, 0);
  if (keep) {
    m_document->endGesture(gesture);
  } else {
    m_document->cancelGesture(gesture);
  }
  emit changed();
}

Pointing SceneTool::pointing(int pane) const {
  Pointing pointing;
  pointing.active = m_pointer.active;
  pointing.cell = m_pointer.cell;
  pointing.gizmoSetting = m_pointer.gizmo;
  if (m_pointer.bands && m_pointer.pressMoved && m_pointer.pressPixel) {
    if (pane == m_pointer.pane)
      pointing.band = QRectF(*m_pointer.pressPixel, m_pointer.pixel).normalized();
    return pointing;
  }
  if (!m_pointer.isDragging()) {
    pointing.object = m_pointer.object;
    pointing.handle = m_pointer.handle;
    pointing.gizmo = m_pointer.part;
    return pointing;
  }
  pointing.dragging = true;
  pointing.handle = m_pointer.drag->handle();
  pointing.gizmo = m_pointer.drag->gizmoPart();
  pointing.pivot = m_pointer.drag->pivot();
  pointing.grabbed = m_pointer.drag->grabbed();
  pointing.constraint = m_pointer.drag->constraint(
      m_pointer.lockedAxis, m_pointer.holds(Qt::ShiftModifier), m_view->viewport()->camera());
  const bool moves = m_pointer.drag->mode() == GizmoMode::move;
  if (moves && m_pointer.holds(Qt::ControlModifier)) pointing.snapStep = m_view->gridStep().value();
  return pointing;
}

void SceneTool::setGizmo(const GizmoSetting& setting) {
  // A running drag keeps its gizmo.
  if (setting == m_pointer.gizmo || m_pointer.isDragging()) return;
  m_pointer.gizmo = setting;
  hover(m_pointer.pixel, m_pointer.pane);
  emit gizmoChanged(setting);
  emit changed();
}

bool SceneTool::mouseDoubleClicked(const ViewportMouse& mouse) {
  if (mouse.button != Qt::LeftButton || activeOverlay() != nullptr) return false;
  const auto cell = cellAt(mouse.pixel, m_view->viewState(mouse.pane));
  if (!cell) return false;
  m_picture->cells()->addAsBox(*cell);
  return true;
}

bool SceneTool::wheelTurned(const ViewportMouse& mouse, double notches) {
  if (!mouse.modifiers.testFlag(Qt::ControlModifier) || m_pointer.isDragging()) return false;
  // Over the selected grid only; elsewhere it zooms as usual.
  const ViewRay ray = m_view->viewState(mouse.pane).ray(mouse.pixel);
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

bool SceneTool::stepResolution(bool finer, bool single, bool continues) {
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
      SceneView::tr("Change Resolution"),
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

bool SceneTool::focusTriangle(const std::string& mesh, const QPointF& pixel,
                              const ViewState& view) {
  const Scene& scene = m_document->scene();
  const SceneObject* object = hairline::find(scene, mesh);
  if (object == nullptr) return false;
  const auto triangle = triangleAt(*object, view, pixel, m_picture->largeMeshes());
  if (!triangle) return false;
  const std::string part = text(ObjectPart{mesh, *triangle});
  const auto isOfMesh = [&](const std::string& operand) {
    const auto named = partNamed(scene, operand);
    return operand == mesh || (named && named->object == mesh);
  };
  // The last clicked cell first, then the active operands, then anything.
  std::vector<std::string> others;
  if (m_picture->cells() != nullptr && m_picture->cells()->pointedCell()) {
    others.push_back(
        text(ObjectPart{m_picture->cells()->gridId(), *m_picture->cells()->pointedCell()}));
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
  emit changed();
  return true;
}

bool SceneTool::canDrop(const QMimeData& offer) {
  if (offer.hasFormat(shapeFormat)) return true;
  const QList<QUrl> urls = offer.urls();
  if (urls.isEmpty()) return offer.hasText();
  if (!std::ranges::all_of(urls, &QUrl::isLocalFile)) return false;
  const auto isMesh = [](const QUrl& url) {
    return meshFormatOf(url.toLocalFile().toStdString()).has_value();
  };
  return urls.size() == 1 || (!urls.isEmpty() && std::ranges::all_of(urls, isMesh));
}

bool SceneTool::dropped(const QMimeData& offer, const QPointF& pixel, int pane) {
  if (!canDrop(offer)) return false;
  if (offer.hasFormat(shapeFormat)) {
    emit shapeDropped(offer.data(shapeFormat), pixel, pane);
    return true;
  }
  // Opening may show a dialog, for which the drop must not wait.
  if (offer.urls().isEmpty()) {
    QMetaObject::invokeMethod(
        this, [this, text = offer.text()] { emit textDropped(text); }, Qt::QueuedConnection);
    return true;
  }
  QStringList paths;
  for (const QUrl& url : offer.urls()) paths << url.toLocalFile();
  QMetaObject::invokeMethod(
      this, [this, paths] { emit filesDropped(paths); }, Qt::QueuedConnection);
  return true;
}

}  // namespace hairline
