#pragma once

#include <QPoint>
#include <QToolButton>

class QAction;

namespace hairline {

/// A group of the palette: adds the shape it names; its arrow lists the others, and the chosen one
/// replaces it. Each can be dragged out, as `shapeFormat`, with the type in the action's data.
class PaletteButton : public QToolButton {
  Q_OBJECT

 public:
  explicit PaletteButton(QAction* first);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  /// Of its menu.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void dragOut(const QAction& action);

  QPoint m_pressed;
};

}  // namespace hairline
