#include "widgets/map/map_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "widgets/map/map_painting.h"
#include "widgets/map/scene_map.h"

namespace hairline {
namespace {

/// The angle of the wheel that doubles or halves the step.
constexpr double notch = 120;
/// How far the picture is moved by a key, as a share of it.
constexpr int panShare = 8;

}  // namespace

MapView::MapView(SceneMap* map, QWidget* parent) : QWidget(parent), m_map(map) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::CrossCursor);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  policy.setVerticalStretch(1);
  setSizePolicy(policy);
}

QRectF MapView::area() const { return mapArea(QRectF(rect()), QFontMetricsF(font())); }

QPointF MapView::positionOf(const QPoint& pixel) const {
  const QRectF room = area();
  const MapFrame& frame = m_map->map().frame;
  return room.topLeft() + QPointF((pixel.x() + 0.5) * room.width() / frame.width,
                                  (pixel.y() + 0.5) * room.height() / frame.height);
}

QPoint MapView::pixelAt(const QPointF& position) const {
  const QRectF room = area();
  if (m_map->isEmpty() || !room.contains(position)) return {-1, -1};
  const MapFrame& frame = m_map->map().frame;
  const QPointF at = position - room.topLeft();
  return {std::min(static_cast<int>(at.x() / room.width() * frame.width), frame.width - 1),
          std::min(static_cast<int>(at.y() / room.height() * frame.height), frame.height - 1)};
}

QPoint MapView::middle() const {
  const MapFrame& frame = m_map->map().frame;
  return {frame.width / 2, frame.height / 2};
}

void MapView::refresh() {
  m_image = m_map->isEmpty() ? QImage() : mapImage(m_map->map(), m_map->colors(), Theme::current());
  if (!m_image.rect().contains(m_pixel)) point({-1, -1});
  update();
}

void MapView::point(const QPoint& pixel) {
  if (pixel == m_pixel) return;
  m_pixel = pixel;
  update();
  emit pixelChanged(pixel);
}

void MapView::moveTo(const QPoint& pixel) {
  const MapFrame& frame = m_map->map().frame;
  point({std::clamp(pixel.x(), 0, frame.width - 1), std::clamp(pixel.y(), 0, frame.height - 1)});
}

void MapView::tellRoom() {
  const QSizeF size = area().size() * devicePixelRatioF();
  m_map->setRoom(size.toSize());
}

void MapView::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  QPainter painter(this);
  painter.setPen(theme.subdued);
  if (m_map->isEmpty() || m_image.isNull()) {
    const QString text =
        tr("Select two objects that can be tested; at least one must be unlocked.");
    painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, text);
  } else {
    MapSubject subject;
    subject.map = &m_map->map();
    subject.colors = m_map->colors();
    for (std::size_t i = 0; i < 2; ++i) {
      subject.names[i] = freedomText(m_map->choices(), m_map->question().freedoms[i]);
    }
    subject.scene = m_map->scenePoint();
    paintMap(painter, QRectF(rect()), subject, m_image, theme);
  }
  const QRectF room = area();
  if (hasFocus()) {
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect((m_image.isNull() ? QRectF(rect()) : room).adjusted(1, 1, -1, -1));
  }
  if (m_pixel.x() < 0 || m_image.isNull()) return;
  // A ring around the pixel, which is seen on any colour.
  const QPointF at = positionOf(m_pixel);
  const double radius = std::max(4.0, room.width() / m_image.width());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Qt::black, 3));
  painter.drawEllipse(at, radius, radius);
  painter.setPen(QPen(Qt::white, 1.4));
  painter.drawEllipse(at, radius, radius);
}

void MapView::resizeEvent(QResizeEvent*) { tellRoom(); }

void MapView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  tellRoom();
}

void MapView::wheelEvent(QWheelEvent* event) {
  const QPoint anchor = pixelAt(event->position());
  const int turn = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
  if (anchor.x() < 0 || turn == 0) return event->ignore();
  m_map->zoom(std::exp2(-turn / notch), anchor);
  event->accept();
}

void MapView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || pixelAt(event->position()).x() < 0) return;
  m_pressed = event->position();
  m_isPressed = true;
  m_isDragging = false;
  m_dragged = {};
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_isPressed) return point(pixelAt(event->position()));
  const QPointF way = event->position() - m_pressed;
  if (!m_isDragging && way.manhattanLength() < QApplication::startDragDistance()) return;
  if (!m_isDragging) setCursor(Qt::ClosedHandCursor);
  m_isDragging = true;
  const QRectF room = area();
  const MapFrame& frame = m_map->map().frame;
  const QPoint whole(qRound(way.x() * frame.width / room.width()),
                     qRound(way.y() * frame.height / room.height()));
  // The picture follows the cursor: what is looked at goes the other way.
  const QPoint step = whole - m_dragged;
  m_dragged = whole;
  m_map->pan(-step.x(), step.y());
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_isPressed) return;
  const bool wasDragging = m_isDragging;
  m_isPressed = m_isDragging = false;
  setCursor(Qt::CrossCursor);
  point(pixelAt(event->position()));
  if (!wasDragging && m_pixel.x() >= 0) emit pixelChosen(m_pixel);
}

void MapView::leaveEvent(QEvent*) {
  if (!hasFocus() && !m_isPressed) point({-1, -1});
}

void MapView::keyPressEvent(QKeyEvent* event) {
  if (m_map->isEmpty()) return event->ignore();
  const bool isPan = event->modifiers().testFlag(Qt::ControlModifier);
  const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
  const QPoint anchor = m_pixel.x() < 0 ? middle() : m_pixel;
  QPoint by;
  switch (event->key()) {
    case Qt::Key_Left:
      by = {-1, 0};
      break;
    case Qt::Key_Right:
      by = {1, 0};
      break;
    case Qt::Key_Up:
      by = {0, -1};
      break;
    case Qt::Key_Down:
      by = {0, 1};
      break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return m_map->zoom(0.5, anchor);
    case Qt::Key_Minus:
      return m_map->zoom(2, anchor);
    case Qt::Key_Home:
      return m_map->goHome();
    case Qt::Key_End:
      return m_map->goToUlps();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (m_pixel.x() >= 0) emit pixelChosen(m_pixel);
      return;
    default:
      return QWidget::keyPressEvent(event);
  }
  if (isPan) {
    const MapFrame& frame = m_map->map().frame;
    m_map->pan(by.x() * std::max(1, frame.width / panShare),
               -by.y() * std::max(1, frame.height / panShare));
  } else {
    moveTo(m_pixel.x() < 0 ? middle() : m_pixel + by * step);
  }
}

void MapView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  // By the keyboard one needs somewhere to start from.
  const bool byKey =
      event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  if (byKey && m_pixel.x() < 0 && !m_map->isEmpty()) point(middle());
  update();
}

void MapView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace hairline
