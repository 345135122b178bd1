#include <algorithm>

#include "widgets/document/object_lock.h"
#include "widgets/scene_view/gizmo.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/scene_view.h"

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
  setModifiers(mouse.modifiers);
  m_pressPixel = m_pixel = mouse.pixel;
  m_pressMoved = false;
  m_lockedAxis.reset();
  m_drag = dragAt(mouse.pixel);
  return true;
}

bool SceneView::mouseMoved(const ViewportMouse& mouse) {
  setModifiers(mouse.modifiers);
  if (!m_pressPixel) {
    hover(mouse.pixel);
    return true;
  }
  const QPointF step = mouse.pixel - m_pixel;
  if (!m_pressMoved && isNear(mouse.pixel, *m_pressPixel)) return true;
  const bool starts = !m_pressMoved;
  m_pressMoved = true;
  m_pixel = mouse.pixel;
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
  forgetPress();
  if (clicked) click(mouse);
  hover(mouse.pixel);
  return true;
}

void SceneView::mouseLeft() {
  if (m_pressPixel) return;
  hover({-1000, -1000});
}

void SceneView::dragCancelled() {
  if (m_gesture != 0) endDrag(true);
  forgetPress();
}

void SceneView::forgetPress() {
  m_pressPixel.reset();
  m_pressMoved = false;
  m_drag.reset();
  m_lockedAxis.reset();
  scheduleUpdate();
}

// Handles first, then the gizmo, then what is selected under the mouse, then what lies in front.
std::optional<Drag> SceneView::dragAt(const QPointF& pixel) const {
  const Scene& scene = m_document->scene();
  const ViewState view = viewState();
  const auto handles = selectionHandles(scene, m_selection->ids());
  if (const auto handle = pickHandle(handles, view, pixel)) return Drag(scene, *handle, pixel);
  SelectionIds movable;
  for (const std::string& id : m_selection->ids()) {
    const SceneObject* object = hairline::find(scene, id);
    if (object != nullptr && object->visible && !isLocked(*object)) movable.push_back(id);
  }
  if (const auto centre = selectionCentre(scene, m_selection->ids(), view)) {
    if (const auto part = Gizmo(*centre, view).partAt(pixel)) {
      return Drag(scene, movable, *centre, pixel, part);
    }
  }
  const auto picks = pickAll(scene, view, pixel);
  for (const Pick& pick : picks) {
    if (m_selection->contains(pick.id)) return Drag(scene, movable, pick.point, pixel, {});
  }
  if (picks.empty()) return std::nullopt;
  // A corner of the triangle in front is taken by itself though it is not selected yet.
  if (const SceneObject* front = hairline::find(scene, picks.front().id)) {
    if (std::holds_alternative<Triangle<double>>(front->shape)) {
      if (const auto corner = pickHandle(handlesOf(*front), view, pixel)) {
        return Drag(scene, *corner, pixel);
      }
    }
  }
  return Drag(scene, {picks.front().id}, picks.front().point, pixel, {});
}

void SceneView::hover(const QPointF& pixel) {
  m_pixel = pixel;
  const Scene& scene = m_document->scene();
  const ViewState view = viewState();
  const auto handle = pickHandle(selectionHandles(scene, m_selection->ids()), view, pixel);
  std::optional<DragConstraint> part;
  std::string object;
  if (!handle) {
    const auto centre = selectionCentre(scene, m_selection->ids(), view);
    if (centre) part = Gizmo(*centre, view).partAt(pixel);
  }
  if (!handle && !part) {
    const auto picks = pickAll(scene, view, pixel);
    const auto selected = std::ranges::find_if(
        picks, [&](const Pick& pick) { return m_selection->contains(pick.id); });
    if (!picks.empty()) object = (selected == picks.end() ? picks.front() : *selected).id;
  }
  const bool sameHandle = handle.has_value() == m_hoveredHandle.has_value() &&
                          (!handle || handle->isSame(*m_hoveredHandle));
  if (sameHandle && part == m_hoveredGizmo && object == m_hoveredObject) return;
  m_hoveredHandle = handle;
  m_hoveredGizmo = part;
  m_hoveredObject = object;
  m_viewport->setViewCursor(handle || part ? Qt::PointingHandCursor : Qt::ArrowCursor);
  scheduleUpdate();
}

void SceneView::click(const ViewportMouse& mouse) {
  const Scene& scene = m_document->scene();
  const ViewState view = viewState();
  const bool adds = mouse.modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
  const bool again = m_lastClick && isNear(*m_lastClick, mouse.pixel);
  m_lastClick = mouse.pixel;
  const auto handle = pickHandle(selectionHandles(scene, m_selection->ids()), view, mouse.pixel);
  if (handle && !adds) {
    m_activeHandle = handle;
    scheduleUpdate();
    return;
  }
  m_activeHandle.reset();
  const auto picks = pickAll(scene, view, mouse.pixel);
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
  m_selection->set(picks[place].id);
  scheduleUpdate();
}

void SceneView::startDrag() {
  // What is grabbed is selected, so that properties and handles show it.
  if (!m_drag->handle() && !m_drag->gizmoPart()) {
    const auto picks = pickAll(m_document->scene(), viewState(), *m_pressPixel);
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

void SceneView::continueDrag() {
  const bool shift = m_modifiers.testFlag(Qt::ShiftModifier);
  std::optional<DecimalStep> step;
  if (m_modifiers.testFlag(Qt::ControlModifier)) step = gridStep();
  const ViewState view = viewState();
  m_drag->moveTo(m_pixel, m_drag->constraint(m_lockedAxis, shift, view.camera), view, step);
  m_document->edit(
      m_drag->name(), [this](Scene& scene) { m_drag->apply(scene); }, m_gesture);
  scheduleUpdate();
}

void SceneView::endDrag(bool keep) {
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
