#pragma once

#include <QMimeData>
#include <QPointF>
#include <Qt>

class QKeyEvent;

namespace hairline {

/// The mouse over a pane of the viewport; pixels as its camera counts them. While a button is held
/// the pane is the one that was pressed on, wherever the mouse goes.
struct ViewportMouse {
  QPointF pixel;
  Qt::MouseButton button = Qt::NoButton;  ///< the one that went down or up
  Qt::MouseButtons buttons = Qt::NoButton;
  Qt::KeyboardModifiers modifiers = Qt::NoModifier;
  int pane = 0;
};

/// What the owner of a viewport does with the mouse and the keys that do not move the camera:
/// select, drag, drop. Each answers whether it used the event.
class ViewportTool {
 public:
  virtual ~ViewportTool() = default;

  /// Once a press is used, moves and the release of that button come here too.
  virtual bool mousePressed(const ViewportMouse&) { return false; }
  virtual bool mouseMoved(const ViewportMouse&) { return false; }
  virtual bool mouseReleased(const ViewportMouse&) { return false; }
  virtual bool mouseDoubleClicked(const ViewportMouse&) { return false; }
  /// The wheel was turned by so many notches, upwards where positive; without an answer it zooms.
  virtual bool wheelTurned(const ViewportMouse&, double /*notches*/) { return false; }
  /// The pointer has left the view.
  virtual void mouseLeft() {}
  /// The release of a used press will not come: the view was hidden.
  virtual void dragCancelled() {}
  virtual bool keyPressed(QKeyEvent&) { return false; }
  virtual bool keyReleased(QKeyEvent&) { return false; }
  /// Whether something dragged in from outside could be dropped here.
  virtual bool canDrop(const QMimeData&) { return false; }
  virtual bool dropped(const QMimeData&, const QPointF& /*pixel*/) { return false; }
};

}  // namespace hairline
