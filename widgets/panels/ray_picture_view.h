#pragma once

#include <QImage>
#include <QWidget>

namespace hairline {

/// A picture whose pixels can be pointed at: scaled to the room there is, in its own proportions.
/// The mouse or the arrow keys (with Shift by ten) move the pixel, a click, Enter or Space chooses
/// it.
class RayPictureView : public QWidget {
  Q_OBJECT

 public:
  explicit RayPictureView(QWidget* parent = nullptr);

  void setImage(const QImage& image);
  /// The pixel pointed at; (-1, -1) for none.
  QPoint pixel() const { return m_pixel; }
  /// Where a pixel's middle stands in this widget.
  QPointF positionOf(const QPoint& pixel) const;
  /// How many real pixels there is room for.
  QSize room() const;

  QSize sizeHint() const override { return {240, 130}; }
  QSize minimumSizeHint() const override { return {160, 110}; }

 signals:
  void pixelChanged(const QPoint& pixel);
  void pixelChosen(const QPoint& pixel);
  void roomChanged();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  QRectF area() const;
  QPoint pixelAt(const QPointF& position) const;
  void point(const QPoint& pixel);

  QImage m_image;
  QPoint m_pixel{-1, -1};
};

}  // namespace hairline
