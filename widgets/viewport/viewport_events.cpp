#include <QApplication>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QWheelEvent>
#include <cmath>

#include "widgets/viewport/viewport_private.h"

namespace hairline {
namespace {

ViewportMouse mouseOf(const QMouseEvent& event) {
  return {event.position(), event.button(), event.buttons(), event.modifiers()};
}

}  // namespace

bool Viewport::Private::handle(QEvent* event) {
  switch (event->type()) {
    case QEvent::Expose:
      if (window->isExposed()) {
        update();
        start();
        scene.redraw();
      }
      return false;
    case QEvent::Resize:
      requestUpdate();
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
    case QEvent::MouseButtonDblClick: {
      const auto& mouse = static_cast<QMouseEvent&>(*event);
      if (tool != nullptr && tool->mouseDoubleClicked(mouseOf(mouse))) return true;
      return press(static_cast<QMouseEvent&>(*event));
    }
    case QEvent::Wheel:
      return wheel(static_cast<QWheelEvent&>(*event));
    case QEvent::Leave:
      hover({-1, -1});
      if (tool != nullptr) tool->mouseLeft();
      return false;
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
      // What nobody here wants goes the way it would from an ordinary widget.
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
  if (tool == nullptr) return false;
  if (event->type() == QEvent::KeyPress) return tool->keyPressed(static_cast<QKeyEvent&>(*event));
  if (event->type() == QEvent::KeyRelease)
    return tool->keyReleased(static_cast<QKeyEvent&>(*event));
  return false;
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
  flight.stop();
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
  } else if (event.button() == Qt::LeftButton && gizmoVisible &&
             OrientationGizmo::fits(viewSize()) &&
             OrientationGizmo(camera, viewSize()).contains(event.position())) {
    drag = Drag::gizmo;
  } else if (tool != nullptr && tool->mousePressed(mouseOf(event))) {
    drag = Drag::tool;
  }
  return true;
}

bool Viewport::Private::move(QMouseEvent& event) {
  const QPointF step = event.position() - lastPixel;
  const QPointF whole = event.position() - pressPixel;
  if (drag == Drag::none || drag == Drag::tool) {
    if (drag == Drag::none) hover(event.position());
    if (tool != nullptr) tool->mouseMoved(mouseOf(event));
    lastPixel = event.position();
    return true;
  }
  // A trembling click is no drag; once it is one, nothing of the way is lost.
  if (!moved && whole.manhattanLength() < QGuiApplication::styleHints()->startDragDistance() / 2) {
    return true;
  }
  moved = true;
  lastPixel = event.position();
  Camera next = camera;
  if (drag == Drag::pan) {
    next.pan(step, viewSize());
  } else {
    next.orbit(step, viewSize());
  }
  setCamera(next);
  return true;
}

bool Viewport::Private::release(QMouseEvent& event) {
  if (event.button() != dragButton) return true;
  const Drag ended = drag;
  drag = Drag::none;
  if (ended == Drag::tool) {
    if (tool != nullptr) tool->mouseReleased(mouseOf(event));
  } else if (ended == Drag::gizmo && !moved) {
    if (const auto ball = OrientationGizmo(camera, viewSize()).ballAt(event.position())) {
      Camera next = camera;
      next.look(ball->view);
      q->flyTo(next);
    }
  } else if (ended == Drag::pan && !moved && event.button() == Qt::RightButton) {
    emit q->contextMenuRequested(event.position());
  }
  hover(event.position());
  return true;
}

bool Viewport::Private::wheel(QWheelEvent& event) {
  const double steps = event.angleDelta().y() / 120.0;
  if (steps == 0) return true;
  flight.stop();
  Camera next = camera;
  const auto under = pointUnderCursor ? pointUnderCursor(event.position()) : std::nullopt;
  next.zoom(std::pow(0.87, steps), event.position(), viewSize(), under);
  setCamera(next);
  return true;
}

bool Viewport::Private::drop(QEvent& event) {
  // Enter and move events are drop events too.
  auto& dropEvent = static_cast<QDropEvent&>(event);
  if (tool == nullptr) return false;
  const bool used = event.type() == QEvent::Drop
                        ? tool->dropped(*dropEvent.mimeData(), dropEvent.position())
                        : tool->canDrop(*dropEvent.mimeData());
  if (used) {
    dropEvent.acceptProposedAction();
  } else {
    dropEvent.ignore();
  }
  return true;
}

void Viewport::Private::hover(const QPointF& pixel) {
  std::optional<OrientationGizmo::Ball> next;
  if (gizmoVisible && OrientationGizmo::fits(viewSize())) {
    next = OrientationGizmo(camera, viewSize()).ballAt(pixel);
  }
  const bool same = next.has_value() == hovered.has_value() &&
                    (!next || (next->axis == hovered->axis && next->positive == hovered->positive));
  hovered = next;
  if (!same) requestUpdate();
}

void Viewport::Private::cancelDrag() {
  const bool tools = drag == Drag::tool;
  drag = Drag::none;
  if (tools && tool != nullptr) tool->dragCancelled();
}

}  // namespace hairline
