#pragma once

#include "widgets/pictures/pixel_view.h"

namespace hairline {

class SceneMap;

/// The picture of a map with its axes. The wheel zooms about the cursor, dragging moves the
/// picture, a click moves the scene there. Keys: arrows move the current pixel (with Shift by ten,
/// with Control the picture), + and - zoom about it, Home returns to the scene, End to steps of one
/// ulp about it, Enter or Space moves the scene there.
class MapView : public PixelView {
  Q_OBJECT

 public:
  explicit MapView(SceneMap* map, QWidget* parent = nullptr);

  QRectF area() const override;

  QSize sizeHint() const override { return {320, 300}; }
  QSize minimumSizeHint() const override { return {220, 220}; }

 public slots:
  /// Updates to the current map.
  void refresh();

 protected:
  QPoint middle() const override { return {image().width() / 2, image().height() / 2}; }
  void paintPicture(QPainter& painter) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void reportSize();

  SceneMap* m_map;
  /// Where the button was pressed, and whether the picture has been dragged since.
  QPointF m_pressed;
  bool m_isPressed = false;
  bool m_isDragging = false;
  /// How far it was dragged already, in pixels of the map.
  QPoint m_dragged;
};

}  // namespace hairline
