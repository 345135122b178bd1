#include <QCursor>
#include <QLocale>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/scene_view/scene_view.h"
#include "widgets/scene_view/view_overlay.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

QString planeName(int axis) {
  constexpr const char* names[3] = {"yz", "zx", "xy"};
  return QString::fromLatin1(names[axis]);
}

// Where a drag is tied to, in words.
QString waysOf(const DragConstraint& constraint) {
  switch (constraint.kind) {
    case DragConstraint::Kind::axis:
      return SceneView::tr("along %1").arg(QLatin1Char("xyz"[constraint.axis]));
    case DragConstraint::Kind::plane:
      return SceneView::tr("in the %1 plane").arg(planeName(constraint.axis));
    case DragConstraint::Kind::line:
      return SceneView::tr("along its direction");
    case DragConstraint::Kind::flat:
      return SceneView::tr("in its plane");
    case DragConstraint::Kind::viewPlane:
      break;
  }
  return {};
}

// "about z" of a turn, "along z" of a scaling.
QString axisName(const DragConstraint& constraint, bool turns) {
  if (constraint.kind == DragConstraint::Kind::line) {
    return turns ? SceneView::tr("about its own axis") : SceneView::tr("along its own axis");
  }
  return (turns ? SceneView::tr("about %1") : SceneView::tr("along %1"))
      .arg(QLatin1Char("xyz"[constraint.axis]));
}

// With as many digits as it takes to tell one place from the next: far from the origin four would
// stay the same all along a drag.
QString coordinateText(double value, double resolution) {
  const double places = std::log10(std::abs(value) / resolution);
  if (!(places > 3) || !std::isfinite(places)) return shortNumber(value);
  const int digits = std::min(static_cast<int>(std::ceil(places)) + 1, 17);
  return localNumber(
      QLocale::c().toString(value, 'g', digits).replace(QLatin1Char('-'), QChar(0x2212)));
}

QString pointText(const Eigen::Vector3d& point, double resolution) {
  return QStringLiteral("(%1, %2, %3)")
      .arg(coordinateText(point.x(), resolution), coordinateText(point.y(), resolution),
           coordinateText(point.z(), resolution));
}

}  // namespace

void SceneView::updateHint() {
  const QString text = hintText();
  if (text == m_hint) return;
  m_hint = text;
  emit statusHint(text);
  // What is typed is seen where one looks.
  if (m_typed.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(QCursor::pos(), QStringLiteral("%1: %2").arg(dragText(), m_typed), this);
  }
}

QString SceneView::dragText() const {
  const bool moves = m_drag->mode() == GizmoMode::move;
  const DragConstraint tied = m_drag->constraint(
      m_lockedAxis, moves && m_modifiers.testFlag(Qt::ShiftModifier), m_viewport->camera());
  QStringList words{m_drag->name()};
  if (moves) {
    words << waysOf(tied);
  } else {
    const bool evenly = tied.kind == DragConstraint::Kind::viewPlane;
    if (!evenly) words << axisName(tied, m_drag->mode() == GizmoMode::turn);
    words << m_drag->result();
  }
  words.removeAll(QString());
  return words.join(QLatin1Char(' '));
}

QString SceneView::hintText() const {
  if (overlayIsActive()) return m_overlay->hint();
  const Scene& scene = m_document->scene();
  const QString step = localNumber(fullNumber(gridStep().value()));
  const QString selected = m_selection->ids().size() == 1
                               ? objectText(scene, m_selection->current())
                               : tr("the selected objects");
  const auto describeHandle = [&scene](const Handle& handle) {
    const SceneObject* object = hairline::find(scene, handle.id);
    return object != nullptr ? describe(handle, *object) : QString();
  };
  const QString locks = tr("X/Y/Z lock an axis, Shift the %1 plane, Ctrl snaps to %2, Esc cancels")
                            .arg(planeName(dominantAxis(m_viewport->camera())), step);

  if (m_gesture != 0 && !m_typed.isEmpty()) {
    return tr("%1: %2. X/Y/Z choose the axis, Enter confirms, Backspace deletes, Esc cancels.")
        .arg(dragText(), m_typed);
  }
  if (m_gesture != 0 && m_drag->mode() != GizmoMode::move) {
    const bool turns = m_drag->mode() == GizmoMode::turn;
    return tr("%1. X/Y/Z choose the axis, Ctrl snaps to %2, a number sets the amount, Esc cancels.")
        .arg(dragText(), turns ? QStringLiteral("15°") : QStringLiteral("0.1"));
  }
  if (m_gesture != 0) {
    const Eigen::Vector3d& grabbed = m_drag->grabbed();
    const QString at = pointText(grabbed, 0.1 * viewState().worldPerPixel(grabbed));
    QString snap;
    const bool snaps = m_modifiers.testFlag(Qt::ControlModifier);
    if (snaps) snap += tr(", snapping to %1").arg(step);
    if (m_snap) {
      snap += m_snap->isExact ? tr(", exactly at %1").arg(m_snap->name)
                              : tr(", at %1 as nearly as doubles can be").arg(m_snap->name);
    }
    const QString snapping =
        (m_snapping ? tr("%1 stops snapping") : tr("%1 snaps to other objects")).arg(snapKey());
    return tr("%1%2: %3. %4. %5.").arg(dragText(), snap, at, locks, snapping);
  }
  if (m_bands && m_pressMoved) {
    return m_modifiers.testFlag(Qt::ControlModifier)
               ? tr("Select what the rectangle touches, or remove it from the selection. Esc "
                    "cancels.")
               : tr("Add what the rectangle touches to the selection. Esc cancels.");
  }
  if (m_hoveredHandle) {
    const bool changes = m_hoveredHandle->kind == HandleKind::measure;
    const QString what = (changes ? tr("Drag: change %1") : tr("Drag: move %1"))
                             .arg(describeHandle(*m_hoveredHandle));
    const QString click =
        m_selection->contains(m_hoveredHandle->id)
            ? QString()
            : tr(" Click: select %1.").arg(objectText(scene, m_hoveredHandle->id));
    const QString ways = waysOf(m_hoveredHandle->freedom);
    if (ways.isEmpty()) return what + tr(". %1.").arg(locks) + click;
    return what + tr(" %1. Ctrl snaps to %2, Esc cancels.").arg(ways, step) + click;
  }
  if (m_hoveredGizmo) {
    const auto gizmo = selectionGizmo(scene, m_selection->ids(), viewState(), m_gizmoSetting);
    const QString ways = gizmo ? waysOf(gizmo->constraintOf(*m_hoveredGizmo)) : QString();
    switch (m_hoveredGizmo->kind) {
      case GizmoPart::Kind::middle:
        return tr("Drag: scale %1 uniformly. Ctrl snaps to 0.1, Esc cancels.").arg(selected);
      case GizmoPart::Kind::ring:
        return tr("Drag: rotate %1 %2. Ctrl snaps to 15°, Esc cancels.")
            .arg(selected,
                 gizmo ? axisName(gizmo->constraintOf(*m_hoveredGizmo), true) : QString());
      default:
        break;
    }
    if (m_gizmoSetting.mode == GizmoMode::scale) {
      return tr("Drag: scale %1 %2. Ctrl snaps to 0.1, Esc cancels.").arg(selected, ways);
    }
    return tr("Drag: move %1 %2. Ctrl snaps to %3, Esc cancels.").arg(selected, ways, step);
  }
  if (m_activeHandle) {
    return tr("Arrow keys and Page Up/Down: move %1 by %2; with Shift by ten times that, with Alt "
              "by one ulp.")
        .arg(describeHandle(*m_activeHandle), step);
  }
  if (m_hoveredCell) {
    const auto& [i, j, k] = *m_hoveredCell;
    const QString behind =
        m_hoveredObject.empty()
            ? QString()
            : tr(" Click again: select %1.").arg(objectText(scene, m_hoveredObject));
    return tr("Click: explain cell %1, %2, %3. Double click: add it as a box.%4")
        .arg(QString::number(i), QString::number(j), QString::number(k), behind);
  }
  if (!m_hoveredObject.empty()) {
    const QString title = objectText(scene, m_hoveredObject);
    if (m_selection->contains(m_hoveredObject)) {
      const SceneObject* object = hairline::find(scene, m_hoveredObject);
      if (object != nullptr && std::holds_alternative<Grid>(object->shape)) {
        return tr("Drag: move %1. %2. Ctrl+wheel or [ and ]: resolution.").arg(selected, locks);
      }
      return tr("Drag: move %1. %2. Arrow keys nudge.").arg(selected, locks);
    }
    return tr("Click: select %1. Shift+click: add it. Drag: move it. %2.").arg(title, locks);
  }
  if (scene.objects.empty()) {
    return tr(
        "The scene is empty: add shapes by the menu Add, open one of File > Examples, or "
        "learn by Help > Lessons.");
  }
  return tr(
      "Drag: orbit. Right drag: pan. Wheel: zoom. Click an object to select it, Tab for the next, "
      "Shift+drag for all in a rectangle.");
}

}  // namespace hairline
