#include "widgets/pictures/pixel_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/controls/theme.h"

namespace hairline {

PixelView::PixelView(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::CrossCursor);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  policy.setVerticalStretch(1);
  setSizePolicy(policy);
}

void PixelView::setImage(const QImage& image) {
  m_image = image;
  if (!m_image.rect().contains(m_pixel)) point({-1, -1});
  update();
}

QSize PixelView::room() const { return size() * devicePixelRatioF(); }

QRectF PixelView::area() const {
  if (m_image.isNull()) return {};
  const QSizeF size = QSizeF(m_image.size()).scaled(QSizeF(this->size()), Qt::KeepAspectRatio);
  return {QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

QPointF PixelView::positionOf(const QPoint& pixel) const {
  const QRectF room = area();
  return room.topLeft() + QPointF((pixel.x() + 0.5) * room.width() / m_image.width(),
                                  (pixel.y() + 0.5) * room.height() / m_image.height());
}

QPoint PixelView::pixelAt(const QPointF& position) const {
  const QRectF room = area();
  if (m_image.isNull() || !room.contains(position)) return {-1, -1};
  const QPointF at = position - room.topLeft();
  return {
      std::min(static_cast<int>(at.x() / room.width() * m_image.width()), m_image.width() - 1),
      std::min(static_cast<int>(at.y() / room.height() * m_image.height()), m_image.height() - 1)};
}

void PixelView::point(const QPoint& pixel) {
  if (pixel == m_pixel) return;
  m_pixel = pixel;
  update();
  emit pixelChanged(pixel);
}

void PixelView::paintPicture(QPainter& painter) {
  painter.fillRect(area(), Theme::current().view.backgroundTop);
  painter.drawImage(area(), m_image);
}

void PixelView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintPicture(painter);
  const QRectF room = area();
  painter.setBrush(Qt::NoBrush);
  if (hasFocus()) {
    painter.setPen(QPen(Theme::current().accent, 2));
    painter.drawRect((m_image.isNull() ? QRectF(rect()) : room).adjusted(1, 1, -1, -1));
  }
  if (m_pixel.x() < 0 || m_image.isNull()) return;
  // A ring around the pixel, visible on any colour.
  const QPointF at = positionOf(m_pixel);
  const double radius = std::max(5.0, room.width() / m_image.width());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(Qt::black, 3));
  painter.drawEllipse(at, radius, radius);
  painter.setPen(QPen(Qt::white, 1.4));
  painter.drawEllipse(at, radius, radius);
}

void PixelView::resizeEvent(QResizeEvent*) { emit roomChanged(); }

void PixelView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  point(pixelAt(event->position()));
  if (m_pixel.x() >= 0) emit pixelChosen(m_pixel);
}

void PixelView::mouseMoveEvent(QMouseEvent* event) { point(pixelAt(event->position())); }

void PixelView::leaveEvent(QEvent*) {
  if (!hasFocus()) point({-1, -1});
}

QPoint PixelView::directionOf(int key) {
  switch (key) {
    case Qt::Key_Left:
      return {-1, 0};
    case Qt::Key_Right:
      return {1, 0};
    case Qt::Key_Up:
      return {0, -1};
    case Qt::Key_Down:
      return {0, 1};
    default:
      return {};
  }
}

void PixelView::keyPressEvent(QKeyEvent* event) {
  if (m_image.isNull()) return event->ignore();
  const QPoint by = directionOf(event->key());
  if (!by.isNull()) {
    const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    const QPoint to = m_pixel.x() < 0 ? middle() : m_pixel + by * step;
    point(
        {std::clamp(to.x(), 0, m_image.width() - 1), std::clamp(to.y(), 0, m_image.height() - 1)});
  } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
             event->key() == Qt::Key_Space) {
    if (m_pixel.x() >= 0) emit pixelChosen(m_pixel);
  } else {
    QWidget::keyPressEvent(event);
  }
}

void PixelView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  // The keyboard needs a starting pixel.
  const bool byKey =
      event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  if (byKey && m_pixel.x() < 0 && !m_image.isNull()) point(middle());
  update();
}

void PixelView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace hairline
