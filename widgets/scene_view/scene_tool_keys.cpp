#include <QKeyEvent>
#include <algorithm>

#include "widgets/document/object_lock.h"
#include "widgets/scene_view/nudge.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/scene_view/view_overlay.h"

namespace hairline {
namespace {

std::optional<int> axisOf(int key) {
  if (key < Qt::Key_X || key > Qt::Key_Z) return std::nullopt;
  return key - Qt::Key_X;
}

// The coordinate axis nearest to a direction of the view, except those already used, and whether it
// points the same way.
struct ScreenAxis {
  int axis;
  bool forwards;
};
ScreenAxis nearestAxis(const Eigen::Vector3d& direction, int taken) {
  int best = taken == 0 ? 1 : 0;
  for (int k = 0; k < 3; ++k) {
    if (k != taken && std::abs(direction[k]) > std::abs(direction[best]) + 1e-9) best = k;
  }
  return {best, direction[best] >= 0};
}

}  // namespace

bool SceneTool::keyPressed(QKeyEvent& event) {
  if (m_pointer.isDragging()) return dragKey(event);
  if (event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab) {
    cycleSelection(event.key() == Qt::Key_Backtab);
    return true;
  }
  if (event.key() == Qt::Key_Escape) {
    if (activeOverlay() != nullptr) {
      m_overlay->cancelled();
    } else if (m_pointer.bands) {
      // Nothing more happens until the button is released.
      m_pointer.bands = false;
      m_pointer.drag.reset();
      m_pointer.pressPixel.reset();
      emit changed();
    } else if (m_pointer.active) {
      m_pointer.active.reset();
      emit changed();
    } else {
      m_selection->clear();
    }
    return true;
  }
  return nudge(event) || viewKey(event);
}

bool SceneTool::keyReleased(QKeyEvent& event) {
  if (!m_pointer.isDragging()) return false;
  return dragKey(event);
}

// Keys during a drag; all are consumed, so that no shortcut changes the scene meanwhile.
bool SceneTool::dragKey(const QKeyEvent& event) {
  const bool pressed = event.type() == QEvent::KeyPress;
  if (pressed && event.key() == Qt::Key_Escape) {
    endDrag(false);
    return true;
  }
  const auto axis = axisOf(event.key());
  if (pressed && axis && !event.isAutoRepeat()) {
    m_pointer.lockedAxis = m_pointer.lockedAxis == axis ? std::nullopt : axis;
  }
  if (pressed && event.key() == m_pointer.snapKey().unicode() && !event.isAutoRepeat()) {
    setSnapsToFeatures(!m_pointer.snapping);
    return true;
  }
  if (pressed && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)) {
    endDrag();
    return true;
  }
  if (pressed && typeAmount(event)) {
    continueDrag();
    return true;
  }
  Qt::KeyboardModifiers modifiers = m_pointer.modifiers;
  if (event.key() == Qt::Key_Shift) modifiers.setFlag(Qt::ShiftModifier, pressed);
  if (event.key() == Qt::Key_Control) modifiers.setFlag(Qt::ControlModifier, pressed);
  m_pointer.modifiers = modifiers;
  continueDrag();
  return true;
}

bool SceneTool::typeAmount(const QKeyEvent& event) {
  if (event.key() == Qt::Key_Backspace && !m_pointer.typed.isEmpty()) {
    m_pointer.typed.chop(1);
    return true;
  }
  const QString text = event.text();
  const bool belongs = text.size() == 1 && QStringLiteral("0123456789.,/-").contains(text);
  if (belongs && m_pointer.typed.size() < 40) m_pointer.typed += text;
  return belongs;
}

bool SceneTool::viewKey(const QKeyEvent& event) {
  const bool keypad = event.modifiers().testFlag(Qt::KeypadModifier);
  const bool opposite = event.modifiers().testFlag(Qt::ControlModifier);
  if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier)) return false;
  if (keypad) {
    switch (event.key()) {
      case Qt::Key_7:
        m_view->flyTo(opposite ? AxisView::bottom : AxisView::top);
        return true;
      case Qt::Key_1:
        m_view->flyTo(opposite ? AxisView::back : AxisView::front);
        return true;
      case Qt::Key_3:
        m_view->flyTo(opposite ? AxisView::left : AxisView::right);
        return true;
      case Qt::Key_5:
        m_view->toggleOrthographic();
        return true;
      default:
        break;
    }
  }
  if (opposite || event.modifiers().testFlag(Qt::ShiftModifier)) return false;
  switch (event.key()) {
    case Qt::Key_F:
      m_view->frameSelected();
      return true;
    case Qt::Key_A:
    case Qt::Key_Home:
      m_view->frameAll();
      return true;
    case Qt::Key_P:
      m_view->toggleOrthographic();
      return true;
    case Qt::Key_W:
      setGizmo({GizmoMode::move, m_pointer.gizmo.local});
      return true;
    case Qt::Key_E:
      setGizmo({GizmoMode::turn, m_pointer.gizmo.local});
      return true;
    case Qt::Key_G:
      return m_pointer.transformKeys && startTransform(GizmoMode::move);
    case Qt::Key_R:
      if (m_pointer.transformKeys) return startTransform(GizmoMode::turn);
      setGizmo({GizmoMode::scale, m_pointer.gizmo.local});
      return true;
    case Qt::Key_S:
      if (m_pointer.transformKeys) return startTransform(GizmoMode::scale);
      setSnapsToFeatures(!m_pointer.snapping);
      return true;
    case Qt::Key_T:
      if (!m_pointer.transformKeys) return false;
      setGizmo({GizmoMode::scale, m_pointer.gizmo.local});
      return true;
    case Qt::Key_N:
      if (!m_pointer.transformKeys) return false;
      setSnapsToFeatures(!m_pointer.snapping);
      return true;
    case Qt::Key_V:
      m_view->toggleMaximized();
      return true;
    case Qt::Key_BracketRight:
      return stepResolution(true, false, event.isAutoRepeat());
    case Qt::Key_BracketLeft:
      return stepResolution(false, false, event.isAutoRepeat());
    case Qt::Key_L:
      setGizmo({m_pointer.gizmo.mode, !m_pointer.gizmo.local});
      return true;
    default:
      return false;
  }
}

void SceneTool::cycleSelection(bool backwards) {
  std::vector<std::string> ids;
  for (const SceneObject& object : m_document->scene().objects) {
    if (object.visible) ids.push_back(object.id);
  }
  if (ids.empty()) return;
  const auto at = std::ranges::find(ids, m_selection->current());
  std::size_t place = backwards ? ids.size() - 1 : 0;
  if (at != ids.end()) {
    place = static_cast<std::size_t>(at - ids.begin()) + (backwards ? ids.size() - 1 : 1);
  }
  m_pointer.active.reset();
  m_selection->set(ids[place % ids.size()]);
}

// Arrow keys move along the coordinate axes nearest to the screen's, Page Up and Page Down along
// the third.
bool SceneTool::nudge(const QKeyEvent& event) {
  const Camera& camera = m_view->viewport()->camera();
  const ScreenAxis across = nearestAxis(camera.right(), -1);
  const ScreenAxis upwards = nearestAxis(camera.up(), across.axis);
  const int third = 3 - across.axis - upwards.axis;
  const bool thirdForwards = camera.backward()[third] >= 0;
  int axis = 0;
  bool up = false;
  switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
      axis = across.axis;
      up = across.forwards == (event.key() == Qt::Key_Right);
      break;
    case Qt::Key_Down:
    case Qt::Key_Up:
      axis = upwards.axis;
      up = upwards.forwards == (event.key() == Qt::Key_Up);
      break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      axis = third;
      up = thirdForwards == (event.key() == Qt::Key_PageDown);
      break;
    default:
      return false;
  }
  if (event.modifiers().testFlag(Qt::ControlModifier)) return false;
  if (m_selection->isEmpty()) return false;
  Nudge nudge{.axis = axis, .up = up, .step = m_view->gridStep()};
  if (event.modifiers().testFlag(Qt::AltModifier)) {
    nudge.step.reset();
  } else if (event.modifiers().testFlag(Qt::ShiftModifier)) {
    ++nudge.step->exponent;
  }
  // While a key is held down, its steps are one.
  if (!event.isAutoRepeat() || m_nudgeGesture == 0) {
    m_nudgeGesture = m_document->beginGesture();
    m_document->endGesture(m_nudgeGesture);
  }
  m_document->edit(
      SceneView::tr("Nudge"),
      [&](Scene& scene) {
        for (const std::string& id : m_selection->ids()) {
          SceneObject* object = hairline::find(scene, id);
          if (object == nullptr || !object->visible || isLocked(*object)) continue;
          if (!m_pointer.active) {
            nudge.apply(*object);
          } else if (m_pointer.active->id == id) {
            nudge.apply(*object, *m_pointer.active, m_view->viewState());
          }
        }
      },
      m_nudgeGesture);
  return true;
}

}  // namespace hairline
