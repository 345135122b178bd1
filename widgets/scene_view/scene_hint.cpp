#include "widgets/scene_view/scene_hint.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "widgets/scene_view/scene_view.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

QString planeName(int axis) {
  constexpr const char* names[3] = {"yz", "zx", "xy"};
  return QString::fromLatin1(names[axis]);
}

// The constraint of a drag, in words.
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

// "about z" for a rotation, "along z" for a scaling.
QString axisName(const DragConstraint& constraint, bool turns) {
  if (constraint.kind == DragConstraint::Kind::line) {
    return turns ? SceneView::tr("about its own axis") : SceneView::tr("along its own axis");
  }
  return (turns ? SceneView::tr("about %1") : SceneView::tr("along %1"))
      .arg(QLatin1Char("xyz"[constraint.axis]));
}

// With as many digits as distinguish neighbouring pixels: far from the origin four would stay
// constant during a drag.
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

QString dragText(const PointerState& pointer, const Camera& camera) {
  const bool moves = pointer.drag->mode() == GizmoMode::move;
  const DragConstraint tied = pointer.drag->constraint(
      pointer.lockedAxis, moves && pointer.holds(Qt::ShiftModifier), camera);
  QStringList words{pointer.drag->name()};
  if (moves) {
    words << waysOf(tied);
  } else {
    const bool evenly = tied.kind == DragConstraint::Kind::viewPlane;
    if (!evenly) words << axisName(tied, pointer.drag->mode() == GizmoMode::turn);
    // A typed amount is shown as it was typed.
    if (pointer.typed.isEmpty()) words << pointer.drag->result();
  }
  words.removeAll(QString());
  return words.join(QLatin1Char(' '));
}

QString hintText(const PointerState& pointer, const Scene& scene, const Selection& selection,
                 const ViewState& view, const DecimalStep& gridStep) {
  const QString step = localNumber(fullNumber(gridStep.value()));
  const QString selected = selection.ids().size() == 1 ? objectText(scene, selection.current())
                                                       : SceneView::tr("the selected objects");
  const auto describeHandle = [&scene](const Handle& handle) {
    const SceneObject* object = hairline::find(scene, handle.id);
    return object != nullptr ? describe(handle, *object) : QString();
  };
  const QString locks =
      SceneView::tr("X/Y/Z lock an axis, Shift the %1 plane, Ctrl snaps to %2, Esc cancels")
          .arg(planeName(dominantAxis(view.camera)), step);

  if (pointer.isDragging() && !pointer.typed.isEmpty()) {
    return SceneView::tr(
               "%1: %2. X/Y/Z choose the axis, Enter confirms, Backspace deletes, Esc cancels.")
        .arg(dragText(pointer, view.camera), pointer.typed);
  }
  if (pointer.isDragging() && pointer.drag->mode() != GizmoMode::move) {
    const bool turns = pointer.drag->mode() == GizmoMode::turn;
    return SceneView::
        tr("%1. X/Y/Z choose the axis, Ctrl snaps to %2, a number sets the amount, Esc cancels.")
            .arg(dragText(pointer, view.camera),
                 turns ? QStringLiteral("15°") : QStringLiteral("0.1"));
  }
  if (pointer.isDragging()) {
    const Eigen::Vector3d& grabbed = pointer.drag->grabbed();
    const QString at = pointText(grabbed, 0.1 * view.worldPerPixel(grabbed));
    QString snap;
    const bool snaps = pointer.holds(Qt::ControlModifier);
    if (snaps) snap += SceneView::tr(", snapping to %1").arg(step);
    if (pointer.snap) {
      snap += pointer.snap->isExact
                  ? SceneView::tr(", exactly at %1").arg(pointer.snap->name)
                  : SceneView::tr(", at the doubles nearest to %1").arg(pointer.snap->name);
    }
    const QString snapping = (pointer.snapping ? SceneView::tr("%1 stops snapping")
                                               : SceneView::tr("%1 snaps to other objects"))
                                 .arg(pointer.snapKey());
    return SceneView::tr("%1%2: %3. %4. %5.")
        .arg(dragText(pointer, view.camera), snap, at, locks, snapping);
  }
  if (pointer.bands && pointer.pressMoved) {
    return pointer.holds(Qt::ControlModifier)
               ? SceneView::tr(
                     "Select what the rectangle touches, or remove it from the selection. Esc "
                     "cancels.")
               : SceneView::tr("Add what the rectangle touches to the selection. Esc cancels.");
  }
  if (pointer.handle) {
    const bool changes = pointer.handle->kind == HandleKind::measure;
    const QString what =
        (changes ? SceneView::tr("Drag: change %1") : SceneView::tr("Drag: move %1"))
            .arg(describeHandle(*pointer.handle));
    const QString click =
        selection.contains(pointer.handle->id)
            ? QString()
            : SceneView::tr(" Click: select %1.").arg(objectText(scene, pointer.handle->id));
    const QString ways = waysOf(pointer.handle->freedom);
    if (ways.isEmpty()) return what + SceneView::tr(". %1.").arg(locks) + click;
    return what + SceneView::tr(" %1. Ctrl snaps to %2, Esc cancels.").arg(ways, step) + click;
  }
  if (pointer.part) {
    const auto gizmo = selectionGizmo(scene, selection.ids(), view, pointer.gizmo);
    const QString ways = gizmo ? waysOf(gizmo->constraintOf(*pointer.part)) : QString();
    switch (pointer.part->kind) {
      case GizmoPart::Kind::middle:
        return SceneView::tr("Drag: scale %1 uniformly. Ctrl snaps to 0.1, Esc cancels.")
            .arg(selected);
      case GizmoPart::Kind::ring:
        return SceneView::tr("Drag: rotate %1 %2. Ctrl snaps to 15°, Esc cancels.")
            .arg(selected, gizmo ? axisName(gizmo->constraintOf(*pointer.part), true) : QString());
      default:
        break;
    }
    if (pointer.gizmo.mode == GizmoMode::scale) {
      return SceneView::tr("Drag: scale %1 %2. Ctrl snaps to 0.1, Esc cancels.")
          .arg(selected, ways);
    }
    return SceneView::tr("Drag: move %1 %2. Ctrl snaps to %3, Esc cancels.")
        .arg(selected, ways, step);
  }
  if (pointer.active) {
    return SceneView::tr(
               "Arrow keys and Page Up/Down: move %1 by %2; with Shift by ten times that, with Alt "
               "by one ulp.")
        .arg(describeHandle(*pointer.active), step);
  }
  if (pointer.cell) {
    const auto& [i, j, k] = *pointer.cell;
    const QString behind =
        pointer.object.empty()
            ? QString()
            : SceneView::tr(" Click again: select %1.").arg(objectText(scene, pointer.object));
    return SceneView::tr("Click: explain cell %1, %2, %3. Double click: add it as a box.%4")
        .arg(QString::number(i), QString::number(j), QString::number(k), behind);
  }
  if (!pointer.object.empty()) {
    const QString title = objectText(scene, pointer.object);
    if (selection.contains(pointer.object)) {
      const SceneObject* object = hairline::find(scene, pointer.object);
      if (object != nullptr && std::holds_alternative<Grid>(object->shape)) {
        return SceneView::tr("Drag: move %1. %2. Ctrl+wheel or [ and ]: resolution.")
            .arg(selected, locks);
      }
      return SceneView::tr("Drag: move %1. %2. Arrow keys nudge.").arg(selected, locks);
    }
    return SceneView::tr("Click: select %1. Shift+click: add it. Drag: move it. %2.")
        .arg(title, locks);
  }
  if (scene.objects.empty()) {
    return SceneView::tr(
        "The scene is empty: add shapes by the menu Add, open one of File > Examples, or "
        "learn by Help > Lessons.");
  }
  return SceneView::tr(
      "Drag: orbit. Right drag: pan. Wheel: zoom. Click an object to select it, Tab for the next, "
      "Shift+drag for all in a rectangle.");
}

}  // namespace hairline
