#include <algorithm>

#include "widgets/document/object_lock.h"
#include "widgets/scene_view/gizmo.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/scene_view/view_overlay.h"
#include "widgets/text/number_input.h"
#include "widgets/voxels/grid_cells.h"

namespace hairline {
namespace {

// How far the mouse must go, in pixels, before a press is a drag.
constexpr double dragThreshold = 3;

bool isNear(const QPointF& a, const QPointF& b) {
  const QPointF apart = a - b;
  return QPointF::dotProduct(apart, apart) < dragThreshold * dragThreshold;
}

}  // namespace

bool SceneView::mousePressed(const ViewportMouse& mouse) {
  if (mouse.button != Qt::LeftButton) return false;
  if (m_isModal) {
    endDrag(true);
    return true;
  }
  setModifiers(mouse.modifiers);
  m_pane = mouse.pane;
  m_pressPixel = m_pixel = mouse.pixel;
  m_pressMoved = false;
  m_lockedAxis.reset();
  m_drag.reset();
  if (!overlayIsActive()) m_drag = dragAt(mouse.pixel);
  m_bands = !m_drag && !overlayIsActive() &&
            (mouse.modifiers & (Qt::ShiftModifier | Qt::ControlModifier));
  return true;
}

bool SceneView::mouseMoved(const ViewportMouse& mouse) {
  setModifiers(mouse.modifiers);
  if (m_isModal) {
    m_pixel = mouse.pixel;
    continueDrag();
    return true;
  }
  if (!m_pressPixel) {
    hover(mouse.pixel, mouse.pane);
    return true;
  }
  const QPointF step = mouse.pixel - m_pixel;
  if (!m_pressMoved && isNear(mouse.pixel, *m_pressPixel)) return true;
  const bool starts = !m_pressMoved;
  m_pressMoved = true;
  m_pixel = mouse.pixel;
  if (m_bands) {
    scheduleUpdate();
    return true;
  }
  if (!m_drag) {
    Camera camera = m_viewport->camera();
    camera.orbit(step, m_viewport->viewSize());
    m_viewport->setCamera(camera);
    return true;
  }
  if (starts) startDrag();
  // A drag that was ended by a key stays ended until the button is let go.
  if (m_gesture != 0) continueDrag();
  return true;
}

bool SceneView::mouseReleased(const ViewportMouse& mouse) {
  if (!m_pressPixel) return false;
  const bool clicked = !m_pressMoved;
  if (m_gesture != 0) endDrag(true);
  if (m_bands && !clicked) selectInBand();
  forgetPress();
  if (clicked) click(mouse);
  hover(mouse.pixel, mouse.pane);
  return true;
}

void SceneView::mouseLeft() {
  if (m_pressPixel) return;
  // Other commands may follow.
  if (m_isModal) endDrag(true);
  hover({-1000, -1000}, m_pane);
}

void SceneView::dragCancelled() {
  if (m_gesture != 0) endDrag(true);
  forgetPress();
}

void SceneView::forgetPress() {
  m_pressPixel.reset();
  m_pressMoved = false;
  m_bands = false;
  m_drag.reset();
  m_lockedAxis.reset();
  scheduleUpdate();
}

// Handles of what is selected first, then the gizmo, then what is selected under the mouse, then
// what lies in front: by a handle of its own where there is one, though it is not selected yet.
SceneView::Grip SceneView::gripAt(const QPointF& pixel, const ViewState& view) const {
  const Scene& scene = m_document->scene();
  Grip grip;
  grip.gizmo = selectionGizmo(scene, m_selection->ids(), view, m_gizmoSetting);
  if (grip.gizmo) grip.part = grip.gizmo->partAt(pixel);
  // The middle of the gizmo lies over the centres of what is selected.
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
  const auto picks = picksAt(pixel, view);
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

std::optional<Drag> SceneView::dragAt(const QPointF& pixel) const {
  const Scene& scene = m_document->scene();
  const Grip grip = gripAt(pixel, viewState());
  if (grip.handle) return Drag(scene, *grip.handle, pixel);
  if (!grip.part && grip.object.empty()) return std::nullopt;
  if (!grip.part && !m_selection->contains(grip.object)) {
    return Drag(scene, {grip.object}, grip.point, pixel);
  }
  const SelectionIds movable = movableSelection();
  if (grip.part) return Drag(scene, movable, *grip.gizmo, *grip.part, pixel);
  return Drag(scene, movable, grip.point, pixel);
}

SelectionIds SceneView::movableSelection() const {
  SelectionIds movable;
  for (const std::string& id : m_selection->ids()) {
    const SceneObject* object = hairline::find(m_document->scene(), id);
    if (object != nullptr && object->visible && !isLocked(*object)) movable.push_back(id);
  }
  return movable;
}

bool SceneView::overlayIsActive() const { return m_overlay != nullptr && m_overlay->isActive(); }

void SceneView::hover(const QPointF& pixel, int pane) {
  m_pixel = pixel;
  m_pane = pane;
  if (overlayIsActive()) {
    m_hoveredHandle.reset();
    m_hoveredGizmo.reset();
    m_hoveredObject.clear();
    hoverStep(-1);
    m_viewport->setViewCursor(Qt::CrossCursor);
    m_overlay->hovered(pixel, viewState(pane));
    return;
  }
  const ViewState view = viewState(pane);
  const Grip grip = gripAt(pixel, view);
  // What can be dragged comes before what can be read.
  const bool grips = grip.handle || grip.part;
  hoverStep(grips ? -1
                  : stepAt(m_viewport->drawList(pane), m_drawnSteps[static_cast<std::size_t>(pane)],
                           view, pixel));
  const auto cell = grips ? std::nullopt : cellAt(pixel, view);
  if (cell != m_hoveredCell) {
    m_hoveredCell = cell;
    scheduleUpdate();
  }
  const bool sameHandle = grip.handle.has_value() == m_hoveredHandle.has_value() &&
                          (!grip.handle || grip.handle->isSame(*m_hoveredHandle));
  if (sameHandle && grip.part == m_hoveredGizmo && grip.object == m_hoveredObject) return;
  m_hoveredHandle = grip.handle;
  m_hoveredGizmo = grip.part;
  m_hoveredObject = grip.object;
  m_viewport->setViewCursor(grip.handle || grip.part ? Qt::PointingHandCursor : Qt::ArrowCursor);
  scheduleUpdate();
}

void SceneView::hoverStep(int step) {
  // Steps that others point at are theirs to let go.
  if (step == m_hoveredStep) return;
  m_hoveredStep = step;
  m_cursor->setStep(step);
}

void SceneView::click(const ViewportMouse& mouse) {
  if (overlayIsActive()) {
    m_overlay->clicked(mouse, viewState(mouse.pane));
    return;
  }
  const Scene& scene = m_document->scene();
  const ViewState view = viewState();
  const bool adds = mouse.modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
  const bool again = m_lastClick && isNear(*m_lastClick, mouse.pixel);
  m_lastClick = mouse.pixel;
  const SelectionIds shown =
      m_selection->ids().size() > mostGrasped ? SelectionIds{} : m_selection->ids();
  const auto handle = pickHandle(takeableSelectionHandles(scene, shown, view), view, mouse.pixel);
  if (handle && !adds) {
    m_activeHandle = handle;
    scheduleUpdate();
    return;
  }
  m_activeHandle.reset();
  // Clicked again, what lies behind the cell is meant.
  if (!adds && !again) {
    if (const auto cell = cellAt(mouse.pixel, view)) {
      m_cells->explain(*cell);
      scheduleUpdate();
      return;
    }
  }
  const auto picks = picksAt(mouse.pixel, view);
  if (picks.empty()) {
    if (!adds) m_selection->clear();
    scheduleUpdate();
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
  // A mesh that is selected already is clicked for one of its triangles.
  const SelectionIds chosen{picks[place].id};
  if (m_selection->ids() == chosen && focusTriangle(chosen.front(), mouse.pixel, view)) return;
  m_selection->set(chosen);
  scheduleUpdate();
}

// Shift adds to the selection; Ctrl takes what is selected out again.
void SceneView::selectInBand() {
  SelectionIds ids = m_selection->ids();
  const QRectF band = QRectF(*m_pressPixel, m_pixel).normalized();
  for (const std::string& id : objectsTouching(m_document->scene(), viewState(), band)) {
    const auto place = std::ranges::find(ids, id);
    if (place == ids.end()) {
      ids.push_back(id);
    } else if (m_modifiers.testFlag(Qt::ControlModifier)) {
      ids.erase(place);
    }
  }
  m_selection->set(std::move(ids));
}

void SceneView::startDrag() {
  // What is grabbed is selected, so that properties and handles show it.
  if (!m_drag->handle() && !m_drag->gizmoPart()) {
    const auto picks = picksAt(*m_pressPixel, viewState());
    const bool selected = std::ranges::any_of(
        picks, [&](const Pick& pick) { return m_selection->contains(pick.id); });
    if (!selected && !picks.empty()) m_selection->set(picks.front().id);
  }
  m_activeHandle = m_drag->handle();
  if (m_activeHandle && !m_selection->contains(m_activeHandle->id)) {
    m_selection->set(m_activeHandle->id);
  }
  m_lastClick.reset();
  m_gesture = m_document->beginGesture();
}

bool SceneView::startTransform(GizmoMode mode) {
  const Scene& scene = m_document->scene();
  const ViewState view = viewState();
  const SelectionIds movable = movableSelection();
  const auto gizmo = selectionGizmo(scene, m_selection->ids(), view, {mode, m_gizmoSetting.local});
  if (movable.empty() || !gizmo) return false;
  // Where the mouse is beside the view, from beside the selection.
  if (!QRectF(QPointF(), view.size).contains(m_pixel)) {
    m_pixel = view.project(gizmo->centre()).value_or(QPointF()) + QPointF(Gizmo::arrowEnd, 0);
  }
  // About the axis that the eye looks along most.
  GizmoPart part{mode == GizmoMode::turn ? GizmoPart::Kind::ring : GizmoPart::Kind::middle};
  const auto facing = [&](int axis) {
    return std::abs(gizmo->axes()[static_cast<std::size_t>(axis)].dot(view.camera.backward()));
  };
  for (int axis = 1; axis < 3; ++axis) {
    if (facing(axis) > facing(part.axis)) part.axis = axis;
  }
  m_drag = mode == GizmoMode::move ? Drag(scene, movable, gizmo->centre(), m_pixel)
                                   : Drag(scene, movable, *gizmo, part, m_pixel);
  m_isModal = true;
  m_lockedAxis.reset();
  m_activeHandle.reset();
  m_lastClick.reset();
  m_gesture = m_document->beginGesture();
  scheduleUpdate();
  return true;
}

void SceneView::continueDrag() {
  const bool shift = m_modifiers.testFlag(Qt::ShiftModifier);
  std::optional<DecimalStep> step;
  if (m_modifiers.testFlag(Qt::ControlModifier)) step = gridStep();
  const ViewState view = viewState();
  const DragConstraint constraint = m_drag->constraint(m_lockedAxis, shift, view.camera);
  m_snap = m_typed.isEmpty() ? snapHere() : std::nullopt;
  if (m_typed.isEmpty()) {
    m_drag->moveTo(m_pixel, constraint, view, step, m_snap ? &*m_snap : nullptr);
  } else if (const auto amount = readNumberInput(m_typed).value) {
    m_drag->moveBy(*amount, constraint, view);
  }
  if (m_snap) m_snap->isExact = m_snap->isExact && m_drag->meetsSnap();
  m_document->edit(m_drag->name(), m_drag->moved(), m_gesture);
  scheduleUpdate();
}

std::optional<FeatureSnap> SceneView::snapHere() {
  // Ctrl snaps to the grid instead.
  if (!m_snapping || m_modifiers.testFlag(Qt::ControlModifier)) return std::nullopt;
  if (!m_snapper) m_snapper.emplace(m_document->scene(), m_drag->ids());
  const ViewState view = viewState();
  const QPointF step = m_pixel - m_drag->startPixel();
  std::vector<QPointF> pixels;
  for (const Eigen::Vector3d& point : m_drag->snapPoints(view)) {
    pixels.push_back(view.project(point).value_or(QPointF(HUGE_VAL, HUGE_VAL)) + step);
  }
  return m_snapper->find(pixels, view, m_drag->touchingFrom());
}

void SceneView::setTransformKeys(bool transform) {
  if (transform == m_transformKeys) return;
  m_transformKeys = transform;
  emit transformKeysChanged();
}

void SceneView::setSnapsToFeatures(bool snaps) {
  if (snaps == m_snapping) return;
  m_snapping = snaps;
  emit snappingChanged(snaps);
  if (m_gesture != 0) continueDrag();
  scheduleUpdate();
}

void SceneView::endDrag(bool keep) {
  m_snapper.reset();
  m_snap.reset();
  m_typed.clear();
  if (std::exchange(m_isModal, false)) m_lockedAxis.reset();
  const int gesture = std::exchange(m_gesture, 0);
  if (keep) {
    m_document->endGesture(gesture);
  } else {
    m_document->cancelGesture(gesture);
  }
  scheduleUpdate();
}

void SceneView::freezeDrag() {
  if (m_gesture != 0) endDrag(true);
}

void SceneView::setModifiers(Qt::KeyboardModifiers modifiers) { m_modifiers = modifiers; }

}  // namespace hairline
