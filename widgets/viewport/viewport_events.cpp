#include <QAbstractItemView>
#include <QApplication>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QWheelEvent>
#include <cmath>

#include "widgets/viewport/physical_key.h"
#include "widgets/viewport/viewport_private.h"

namespace hairline {
namespace {

ViewportMouse mouseOf(const QMouseEvent& event, const ViewPane& pane, int number) {
  return {pane.pixelOf(event.position()), event.button(), event.buttons(), event.modifiers(),
          number};
}

}  // namespace

bool Viewport::Private::handle(QEvent* event) {
  switch (event->type()) {
    case QEvent::Expose:
      if (window->isExposed()) {
        requestWholeUpdate();
        update();
        start();
        scene.redraw();
        drawFrame();
      }
      return false;
    case QEvent::Resize:
      placePanes();
      requestWholeUpdate();
      emit q->viewChanged();
      return false;
    case QEvent::UpdateRequest:
      update();
      return true;
    case QEvent::MouseButtonPress:
      return press(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseMove:
      return move(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseButtonRelease:
      return release(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseButtonDblClick:
      return doubleClick(static_cast<QMouseEvent&>(*event));
    case QEvent::Wheel:
      return wheel(static_cast<QWheelEvent&>(*event));
    case QEvent::Enter:
      // Keys such as G act on what was just chosen in a list, once the mouse is here.
      if (qobject_cast<QAbstractItemView*>(QApplication::focusWidget()) != nullptr &&
          q->isActiveWindow()) {
        container->setFocus(Qt::OtherFocusReason);
      }
      return false;
    case QEvent::Leave:
      hover({-1e6, -1e6});
      if (tool != nullptr) tool->mouseLeft();
      return false;
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
      // Unused events are passed on as from an ordinary widget.
      return handleKey(event) || QCoreApplication::sendEvent(q, event);
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
      return drop(*event);
    default:
      return false;
  }
}

bool Viewport::Private::handleKey(QEvent* event) {
  const bool pressed = event->type() == QEvent::KeyPress;
  if (tool == nullptr || (!pressed && event->type() != QEvent::KeyRelease)) return false;
  const auto& given = static_cast<QKeyEvent&>(*event);
  // The view's keys are found by position, whatever script the keyboard has.
  QKeyEvent key(given.type(), physicalKey(given), given.modifiers(), given.nativeScanCode(),
                given.nativeVirtualKey(), given.nativeModifiers(), given.text(),
                given.isAutoRepeat(), static_cast<quint16>(given.count()));
  return pressed ? tool->keyPressed(key) : tool->keyReleased(key);
}

bool Viewport::Private::press(QMouseEvent& event) {
  // The embedded window takes no focus from other widgets by itself; and where it has the focus
  // already, its container would pass it on to the next widget.
  if (QGuiApplication::focusWindow() != window) {
    container->setFocus(Qt::MouseFocusReason);
  } else if (QWidget* other = QApplication::focusWidget(); other != nullptr && other != container) {
    other->clearFocus();
  }
  if (drag != Drag::none) return true;
  dragPane = paneAt(event.position());
  activate(dragPane);
  ViewPane& pressed = pane(dragPane);
  pressed.flight.stop();
  if (event.button() == Qt::LeftButton && isOnName(dragPane, event.position())) return true;
  dragButton = event.button();
  pressPixel = lastPixel = event.position();
  moved = false;
  const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
  const bool alt = event.modifiers().testFlag(Qt::AltModifier);
  if (event.button() == Qt::MiddleButton) {
    drag = shift ? Drag::pan : Drag::orbit;
  } else if (event.button() == Qt::RightButton) {
    drag = Drag::pan;
  } else if (event.button() == Qt::LeftButton && alt) {
    drag = Drag::orbit;
  } else if (event.button() == Qt::LeftButton && showsGizmo(dragPane) &&
             OrientationGizmo(pressed.camera, pressed.size())
                 .contains(pressed.pixelOf(event.position()))) {
    drag = Drag::gizmo;
  } else if (tool != nullptr && tool->mousePressed(mouseOf(event, pressed, dragPane))) {
    drag = Drag::tool;
  }
  return true;
}

bool Viewport::Private::move(QMouseEvent& event) {
  const QPointF step = event.position() - lastPixel;
  const QPointF whole = event.position() - pressPixel;
  if (drag == Drag::none || drag == Drag::tool) {
    if (drag == Drag::none) hover(event.position());
    const int number = drag == Drag::tool ? dragPane : paneAt(event.position());
    if (tool != nullptr) tool->mouseMoved(mouseOf(event, pane(number), number));
    lastPixel = event.position();
    return true;
  }
  // A trembling click is no drag; once it becomes one, the whole movement counts.
  if (!moved && whole.manhattanLength() < QGuiApplication::styleHints()->startDragDistance() / 2) {
    return true;
  }
  moved = true;
  lastPixel = event.position();
  Camera next = pane(dragPane).camera;
  if (drag == Drag::pan) {
    next.pan(step, pane(dragPane).size());
  } else {
    next.orbit(step, pane(dragPane).size());
  }
  setCamera(dragPane, next);
  return true;
}

bool Viewport::Private::release(QMouseEvent& event) {
  if (event.button() != dragButton) return true;
  const Drag ended = drag;
  drag = Drag::none;
  if (ended == Drag::tool) {
    if (tool != nullptr) tool->mouseReleased(mouseOf(event, pane(dragPane), dragPane));
  } else if (ended == Drag::gizmo && !moved) {
    const ViewPane& pressed = pane(dragPane);
    if (const auto ball = OrientationGizmo(pressed.camera, pressed.size())
                              .ballAt(pressed.pixelOf(event.position()))) {
      Camera next = pressed.camera;
      next.look(ball->view);
      q->flyTo(next, dragPane);
    }
  } else if (ended == Drag::pan && !moved && event.button() == Qt::RightButton) {
    emit q->contextMenuRequested(event.position());
  }
  hover(event.position());
  return true;
}

bool Viewport::Private::doubleClick(QMouseEvent& event) {
  const int number = paneAt(event.position());
  if (event.button() == Qt::LeftButton && isOnName(number, event.position())) {
    emit q->paneNameDoubleClicked(number);
    return true;
  }
  if (tool != nullptr && tool->mouseDoubleClicked(mouseOf(event, pane(number), number)))
    return true;
  return press(event);
}

bool Viewport::Private::wheel(QWheelEvent& event) {
  const double steps = event.angleDelta().y() / 120.0;
  if (steps == 0) return true;
  const int number = paneAt(event.position());
  ViewPane& turned = pane(number);
  const QPointF pixel = turned.pixelOf(event.position());
  if (tool != nullptr &&
      tool->wheelTurned({pixel, Qt::NoButton, event.buttons(), event.modifiers(), number}, steps)) {
    return true;
  }
  turned.flight.stop();
  Camera next = turned.camera;
  const auto under = pointUnderCursor ? pointUnderCursor(pixel, number) : std::nullopt;
  next.zoom(std::pow(0.87, steps), pixel, turned.size(), under);
  setCamera(number, next);
  return true;
}

bool Viewport::Private::drop(QEvent& event) {
  // Enter and move events are drop events too.
  auto& dropEvent = static_cast<QDropEvent&>(event);
  if (tool == nullptr) return false;
  const int number = paneAt(dropEvent.position());
  const bool used =
      event.type() == QEvent::Drop
          ? tool->dropped(*dropEvent.mimeData(), pane(number).pixelOf(dropEvent.position()), number)
          : tool->canDrop(*dropEvent.mimeData());
  if (used) {
    dropEvent.acceptProposedAction();
  } else {
    dropEvent.ignore();
  }
  return true;
}

void Viewport::Private::hover(const QPointF& pixel) {
  for (const int number : shown) {
    ViewPane& each = pane(number);
    std::optional<OrientationGizmo::Ball> next;
    if (showsGizmo(number)) {
      next = OrientationGizmo(each.camera, each.size()).ballAt(each.pixelOf(pixel));
    }
    const bool same =
        next.has_value() == each.hovered.has_value() &&
        (!next || (next->axis == each.hovered->axis && next->positive == each.hovered->positive));
    each.hovered = next;
    if (!same) window->requestUpdate();
  }
}

void Viewport::Private::cancelDrag() {
  const bool tools = drag == Drag::tool;
  drag = Drag::none;
  if (tools && tool != nullptr) tool->dragCancelled();
}

}  // namespace hairline
