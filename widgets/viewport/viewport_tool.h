#pragma once

#include <QMimeData>
#include <QPointF>
#include <Qt>

class QKeyEvent;

namespace hairline {

/// The mouse over a pane of the viewport, in its camera's pixels. While a button is held the pane
/// is the one that was pressed, wherever the mouse goes.
struct ViewportMouse {
  QPointF pixel;
  Qt::MouseButton button = Qt::NoButton;  ///< the one that went down or up
  Qt::MouseButtons buttons = Qt::NoButton;
  Qt::KeyboardModifiers modifiers = Qt::NoModifier;
  int pane = 0;
};

/// The interface for mouse and keys that do not move the camera: select, drag, drop. Each function
/// returns whether it used the event.
class ViewportTool {
 public:
  virtual ~ViewportTool() = default;

  /// After a used press, moves and the release of that button come here too.
  virtual bool mousePressed(const ViewportMouse&) { return false; }
  virtual bool mouseMoved(const ViewportMouse&) { return false; }
  virtual bool mouseReleased(const ViewportMouse&) { return false; }
  virtual bool mouseDoubleClicked(const ViewportMouse&) { return false; }
  /// The wheel was turned by so many notches, upwards where positive; without an answer it zooms.
  virtual bool wheelTurned(const ViewportMouse&, double /*notches*/) { return false; }
  /// The pointer has left the view.
  virtual void mouseLeft() {}
  /// The release of a used press will not come, because the view was hidden.
  virtual void dragCancelled() {}
  virtual bool keyPressed(QKeyEvent&) { return false; }
  virtual bool keyReleased(QKeyEvent&) { return false; }
  /// Whether something dragged in from outside could be dropped here.
  virtual bool canDrop(const QMimeData&) { return false; }
  virtual bool dropped(const QMimeData&, const QPointF& /*pixel*/, int /*pane*/) { return false; }
};

}  // namespace hairline
