#pragma once

#include <QImage>
#include <QWidget>

namespace hairline {

/// A picture with a current pixel: scaled to fit, in its own proportions unless a view overrides
/// that. The mouse or the arrow keys (with Shift by ten) move the current pixel; a click, Enter or
/// Space chooses it.
class PixelView : public QWidget {
  Q_OBJECT

 public:
  explicit PixelView(QWidget* parent = nullptr);

  void setImage(const QImage& image);
  /// The current pixel; (-1, -1) for none.
  QPoint pixel() const { return m_pixel; }
  /// The centre of a pixel in this widget.
  QPointF positionOf(const QPoint& pixel) const;
  /// How many device pixels fit.
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

  /// The area of the pixels.
  virtual QRectF area() const;
  /// Paints the picture, without the current pixel.
  virtual void paintPicture(QPainter& painter);

  const QImage& image() const { return m_image; }
  /// Where keys begin.
  virtual QPoint middle() const { return m_image.rect().center(); }
  /// The pixel at a position of this widget; (-1, -1) for none.
  QPoint pixelAt(const QPointF& position) const;
  void point(const QPoint& pixel);
  /// The direction of an arrow key; zero for others.
  static QPoint directionOf(int key);

 private:
  QImage m_image;
  QPoint m_pixel{-1, -1};
};

}  // namespace hairline
