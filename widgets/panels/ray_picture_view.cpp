#include "widgets/panels/ray_picture_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/theme/theme.h"

namespace hairline {

RayPictureView::RayPictureView(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::CrossCursor);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  policy.setVerticalStretch(1);
  setSizePolicy(policy);
}

void RayPictureView::setImage(const QImage& image) {
  m_image = image;
  if (!m_image.rect().contains(m_pixel)) m_pixel = {-1, -1};
  update();
}

QSize RayPictureView::room() const { return size() * devicePixelRatioF(); }

QRectF RayPictureView::area() const {
  if (m_image.isNull()) return {};
  const QSizeF size = QSizeF(m_image.size()).scaled(QSizeF(this->size()), Qt::KeepAspectRatio);
  return {QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

QPointF RayPictureView::positionOf(const QPoint& pixel) const {
  const QRectF room = area();
  return room.topLeft() + QPointF((pixel.x() + 0.5) * room.width() / m_image.width(),
                                  (pixel.y() + 0.5) * room.height() / m_image.height());
}

QPoint RayPictureView::pixelAt(const QPointF& position) const {
  const QRectF room = area();
  if (!room.contains(position)) return {-1, -1};
  const QPointF at = position - room.topLeft();
  return {
      std::min(static_cast<int>(at.x() / room.width() * m_image.width()), m_image.width() - 1),
      std::min(static_cast<int>(at.y() / room.height() * m_image.height()), m_image.height() - 1)};
}

void RayPictureView::point(const QPoint& pixel) {
  if (pixel == m_pixel) return;
  m_pixel = pixel;
  update();
  emit pixelChanged(pixel);
}

void RayPictureView::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  QPainter painter(this);
  const QRectF room = area();
  painter.fillRect(room, theme.view.backgroundTop);
  painter.drawImage(room, m_image);
  if (hasFocus()) {
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect((room.isEmpty() ? QRectF(rect()) : room).adjusted(1, 1, -1, -1));
  }
  if (m_pixel.x() < 0 || m_image.isNull()) return;
  // A ring around the pixel, which is seen on any colour.
  const QPointF at = positionOf(m_pixel);
  const double radius = std::max(5.0, room.width() / m_image.width());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Qt::black, 3));
  painter.drawEllipse(at, radius, radius);
  painter.setPen(QPen(Qt::white, 1.4));
  painter.drawEllipse(at, radius, radius);
}

void RayPictureView::resizeEvent(QResizeEvent*) { emit roomChanged(); }

void RayPictureView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  point(pixelAt(event->position()));
  if (m_pixel.x() >= 0) emit pixelChosen(m_pixel);
}

void RayPictureView::mouseMoveEvent(QMouseEvent* event) { point(pixelAt(event->position())); }

void RayPictureView::leaveEvent(QEvent*) {
  if (!hasFocus()) point({-1, -1});
}

void RayPictureView::keyPressEvent(QKeyEvent* event) {
  if (m_image.isNull()) return event->ignore();
  const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
  QPoint by;
  switch (event->key()) {
    case Qt::Key_Left:
      by = {-step, 0};
      break;
    case Qt::Key_Right:
      by = {step, 0};
      break;
    case Qt::Key_Up:
      by = {0, -step};
      break;
    case Qt::Key_Down:
      by = {0, step};
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (m_pixel.x() >= 0) emit pixelChosen(m_pixel);
      return;
    default:
      return QWidget::keyPressEvent(event);
  }
  const QPoint from = m_pixel.x() < 0 ? m_image.rect().center() : m_pixel + by;
  point({std::clamp(from.x(), 0, m_image.width() - 1),
         std::clamp(from.y(), 0, m_image.height() - 1)});
}

void RayPictureView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  // By the keyboard one needs somewhere to start from.
  const bool byKey =
      event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  if (byKey && m_pixel.x() < 0 && !m_image.isNull()) point(m_image.rect().center());
}

void RayPictureView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace hairline
