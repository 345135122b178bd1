#pragma once

#include <QImage>
#include <QWidget>

namespace hairline {

class SceneMap;

/// The picture of a map with its axes. The wheel zooms about the cursor, dragging moves the
/// picture, a click puts the scene there. By keys: arrows move the pixel pointed at (with Shift by
/// ten, with Control the picture), + and - zoom about it, Home goes back to the scene, End to steps
/// of one unit in the last place about it, Enter or Space puts the scene there.
class MapView : public QWidget {
  Q_OBJECT

 public:
  /// The map is not owned and lives longer.
  explicit MapView(SceneMap* map, QWidget* parent = nullptr);

  /// The pixel pointed at; (-1, -1) for none.
  QPoint pixel() const { return m_pixel; }
  /// Where a pixel's middle stands in this widget.
  QPointF positionOf(const QPoint& pixel) const;
  /// Where the pixels are.
  QRectF area() const;

  QSize sizeHint() const override { return {320, 300}; }
  QSize minimumSizeHint() const override { return {220, 220}; }

 public slots:
  /// Takes over what the map has become.
  void refresh();

 signals:
  void pixelChanged(const QPoint& pixel);
  void pixelChosen(const QPoint& pixel);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  QPoint pixelAt(const QPointF& position) const;
  QPoint middle() const;
  void point(const QPoint& pixel);
  void moveTo(const QPoint& pixel);
  void tellRoom();

  SceneMap* m_map;
  QImage m_image;
  QPoint m_pixel{-1, -1};
  /// Where the button went down, and whether the picture has been dragged from there.
  QPointF m_pressed;
  bool m_isPressed = false;
  bool m_isDragging = false;
  /// How far it was dragged already, in pixels of the map.
  QPoint m_dragged;
};

}  // namespace hairline
