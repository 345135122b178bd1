#include "widgets/scene_view/scene_view.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

QString planeName(int axis) {
  constexpr const char* names[3] = {"yz", "zx", "xy"};
  return QString::fromLatin1(names[axis]);
}

QString pointText(const Eigen::Vector3d& point) {
  return QStringLiteral("(%1, %2, %3)")
      .arg(shortNumber(point.x()), shortNumber(point.y()), shortNumber(point.z()));
}

}  // namespace

void SceneView::updateHint() {
  const QString text = hintText();
  if (text == m_hint) return;
  m_hint = text;
  emit statusHint(text);
}

QString SceneView::hintText() const {
  const Scene& scene = m_document->scene();
  const QString step = gridStep().text();
  const auto titleAt = [&scene](const std::string& id) {
    const SceneObject* object = hairline::find(scene, id);
    return object != nullptr ? titleOf(*object) : QString();
  };
  const QString selected =
      m_selection->ids().size() == 1 ? titleAt(m_selection->current()) : tr("the selected objects");
  const auto describeHandle = [&scene](const Handle& handle) {
    const SceneObject* object = hairline::find(scene, handle.id);
    return object != nullptr ? describe(handle, *object) : QString();
  };
  const QString locks = tr("X/Y/Z lock an axis, Shift the %1 plane, Ctrl snaps to %2, Esc cancels")
                            .arg(planeName(dominantAxis(m_viewport->camera())), step);

  if (m_gesture != 0) {
    const QString at = pointText(m_drag->grabbed());
    const DragConstraint tied = m_drag->constraint(
        m_lockedAxis, m_modifiers.testFlag(Qt::ShiftModifier), m_viewport->camera());
    QString along;
    if (tied.kind == DragConstraint::Kind::axis) {
      along = tr(" along %1").arg(QLatin1Char("xyz"[tied.axis]));
    } else if (tied.kind == DragConstraint::Kind::plane) {
      along = tr(" in the %1 plane").arg(planeName(tied.axis));
    }
    const bool snaps = m_modifiers.testFlag(Qt::ControlModifier);
    if (snaps) along += tr(", snapping to %1").arg(step);
    return tr("%1%2: %3. %4.").arg(m_drag->name(), along, at, locks);
  }
  if (m_hoveredHandle) {
    if (m_hoveredHandle->kind == HandleKind::face) {
      return tr("Drag: move %1 along %2. Ctrl snaps to %3, Esc cancels.")
          .arg(describeHandle(*m_hoveredHandle))
          .arg(QLatin1Char("xyz"[m_hoveredHandle->axis()]))
          .arg(step);
    }
    return tr("Drag: move %1. %2.").arg(describeHandle(*m_hoveredHandle), locks);
  }
  if (m_hoveredGizmo) {
    const bool axis = m_hoveredGizmo->kind == DragConstraint::Kind::axis;
    const QString along = axis ? tr("along %1").arg(QLatin1Char("xyz"[m_hoveredGizmo->axis]))
                               : tr("in the %1 plane").arg(planeName(m_hoveredGizmo->axis));
    return tr("Drag: move %1 %2. Ctrl snaps to %3, Esc cancels.").arg(selected, along, step);
  }
  if (m_activeHandle) {
    return tr("Arrow keys and Page Up/Down: move %1 by %2; with Shift by ten times that, with Alt "
              "by one ulp.")
        .arg(describeHandle(*m_activeHandle), step);
  }
  if (!m_hoveredObject.empty()) {
    const QString title = titleAt(m_hoveredObject);
    if (m_selection->contains(m_hoveredObject)) {
      return tr("Drag: move %1. %2. Arrow keys nudge.").arg(selected, locks);
    }
    return tr("Click: select %1. Shift+click: add it. Drag: move it. %2.").arg(title, locks);
  }
  return tr(
      "Drag: turn the view. Right drag: move it. Wheel: zoom. Click an object to select it, "
      "Tab for the next.");
}

}  // namespace hairline
