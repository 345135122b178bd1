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

// The coordinate axis nearest to a direction of the view, other than one taken already, and
// whether it points the same way.
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

bool SceneView::keyPressed(QKeyEvent& event) {
  if (m_gesture != 0) return dragKey(event);
  if (event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab) {
    cycleSelection(event.key() == Qt::Key_Backtab);
    return true;
  }
  if (event.key() == Qt::Key_Escape) {
    if (overlayIsActive()) {
      m_overlay->cancelled();
    } else if (m_bands) {
      // Until the button is let go nothing more happens.
      m_bands = false;
      m_drag.reset();
      m_pressPixel.reset();
      scheduleUpdate();
    } else if (m_activeHandle) {
      m_activeHandle.reset();
      scheduleUpdate();
    } else {
      m_selection->clear();
    }
    return true;
  }
  return nudge(event) || viewKey(event);
}

bool SceneView::keyReleased(QKeyEvent& event) {
  if (m_gesture == 0) return false;
  return dragKey(event);
}

// Keys during a drag; all are taken, so that no shortcut changes the scene under the hand.
bool SceneView::dragKey(const QKeyEvent& event) {
  const bool pressed = event.type() == QEvent::KeyPress;
  if (pressed && event.key() == Qt::Key_Escape) {
    endDrag(false);
    return true;
  }
  const auto axis = axisOf(event.key());
  if (pressed && axis && !event.isAutoRepeat()) {
    m_lockedAxis = m_lockedAxis == axis ? std::nullopt : axis;
  }
  if (pressed && event.key() == snapKey().unicode() && !event.isAutoRepeat()) {
    setSnapsToFeatures(!m_snapping);
    return true;
  }
  if (pressed && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)) {
    endDrag(true);
    return true;
  }
  if (pressed && typeAmount(event)) {
    continueDrag();
    return true;
  }
  Qt::KeyboardModifiers modifiers = m_modifiers;
  if (event.key() == Qt::Key_Shift) modifiers.setFlag(Qt::ShiftModifier, pressed);
  if (event.key() == Qt::Key_Control) modifiers.setFlag(Qt::ControlModifier, pressed);
  setModifiers(modifiers);
  continueDrag();
  return true;
}

bool SceneView::typeAmount(const QKeyEvent& event) {
  if (event.key() == Qt::Key_Backspace && !m_typed.isEmpty()) {
    m_typed.chop(1);
    return true;
  }
  const QString text = event.text();
  const bool belongs = text.size() == 1 && QStringLiteral("0123456789.,/-").contains(text);
  if (belongs && m_typed.size() < 40) m_typed += text;
  return belongs;
}

bool SceneView::viewKey(const QKeyEvent& event) {
  const bool keypad = event.modifiers().testFlag(Qt::KeypadModifier);
  const bool opposite = event.modifiers().testFlag(Qt::ControlModifier);
  if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier)) return false;
  if (keypad) {
    switch (event.key()) {
      case Qt::Key_7:
        flyTo(opposite ? AxisView::bottom : AxisView::top);
        return true;
      case Qt::Key_1:
        flyTo(opposite ? AxisView::back : AxisView::front);
        return true;
      case Qt::Key_3:
        flyTo(opposite ? AxisView::left : AxisView::right);
        return true;
      case Qt::Key_5:
        toggleOrthographic();
        return true;
      default:
        break;
    }
  }
  if (opposite || event.modifiers().testFlag(Qt::ShiftModifier)) return false;
  switch (event.key()) {
    case Qt::Key_F:
      frameSelected();
      return true;
    case Qt::Key_A:
    case Qt::Key_Home:
      frameAll();
      return true;
    case Qt::Key_P:
      toggleOrthographic();
      return true;
    case Qt::Key_W:
      setGizmoMode(GizmoMode::move);
      return true;
    case Qt::Key_E:
      setGizmoMode(GizmoMode::turn);
      return true;
    case Qt::Key_G:
      return m_transformKeys && startTransform(GizmoMode::move);
    case Qt::Key_R:
      if (m_transformKeys) return startTransform(GizmoMode::turn);
      setGizmoMode(GizmoMode::scale);
      return true;
    case Qt::Key_S:
      if (m_transformKeys) return startTransform(GizmoMode::scale);
      setSnapsToFeatures(!m_snapping);
      return true;
    case Qt::Key_T:
      if (!m_transformKeys) return false;
      setGizmoMode(GizmoMode::scale);
      return true;
    case Qt::Key_N:
      if (!m_transformKeys) return false;
      setSnapsToFeatures(!m_snapping);
      return true;
    case Qt::Key_V:
      toggleMaximized();
      return true;
    case Qt::Key_BracketRight:
      return stepResolution(true, false, event.isAutoRepeat());
    case Qt::Key_BracketLeft:
      return stepResolution(false, false, event.isAutoRepeat());
    case Qt::Key_L:
      setGizmoLocal(!m_gizmoSetting.local);
      return true;
    default:
      return false;
  }
}

void SceneView::cycleSelection(bool backwards) {
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
  m_activeHandle.reset();
  m_selection->set(ids[place % ids.size()]);
}

// Arrow keys go along the coordinate axes nearest to the screen's, Page Up and Page Down along the
// third.
bool SceneView::nudge(const QKeyEvent& event) {
  const Camera& camera = m_viewport->camera();
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
  Nudge nudge{.axis = axis, .up = up, .step = gridStep()};
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
      tr("Nudge"),
      [&](Scene& scene) {
        for (const std::string& id : m_selection->ids()) {
          SceneObject* object = hairline::find(scene, id);
          if (object == nullptr || !object->visible || isLocked(*object)) continue;
          if (!m_activeHandle) {
            nudge.apply(*object);
          } else if (m_activeHandle->id == id) {
            nudge.apply(*object, *m_activeHandle, viewState());
          }
        }
      },
      m_nudgeGesture);
  return true;
}

}  // namespace hairline
