#include "widgets/pictures/map_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "widgets/pictures/map_painting.h"
#include "widgets/pictures/scene_map.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

/// The angle of the wheel that doubles or halves the step.
constexpr double notch = 120;
/// How far a key moves the picture, as a fraction of it.
constexpr int panShare = 8;

}  // namespace

MapView::MapView(SceneMap* map, QWidget* parent) : PixelView(parent), m_map(map) {}

QRectF MapView::area() const { return mapArea(QRectF(rect()), QFontMetricsF(font())); }

void MapView::refresh() {
  setImage(m_map->isEmpty() ? QImage() : mapImage(m_map->map(), m_map->colors(), Theme::current()));
}

void MapView::reportSize() {
  const QSizeF size = area().size() * devicePixelRatioF();
  m_map->setRoom(size.toSize());
}

void MapView::paintPicture(QPainter& painter) {
  const Theme& theme = Theme::current();
  painter.setPen(theme.subdued);
  if (m_map->isEmpty() || image().isNull()) {
    const QString text =
        m_map->isWithheld()
            ? withheldText()
            : tr("Select two objects that can be tested; at least one must be unlocked.");
    painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, text);
    return;
  }
  MapSubject subject;
  subject.map = &m_map->map();
  subject.colors = m_map->colors();
  for (std::size_t i = 0; i < 2; ++i) {
    subject.names[i] = freedomText(m_map->choices(), m_map->question().freedoms[i]);
  }
  subject.scene = m_map->scenePoint();
  paintMap(painter, QRectF(rect()), subject, image(), theme);
}

void MapView::resizeEvent(QResizeEvent*) { reportSize(); }

void MapView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  reportSize();
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
  // The picture follows the cursor: the visible part moves the other way.
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
  if (!wasDragging && pixel().x() >= 0) emit pixelChosen(pixel());
}

void MapView::leaveEvent(QEvent* event) {
  if (!m_isPressed) PixelView::leaveEvent(event);
}

void MapView::keyPressEvent(QKeyEvent* event) {
  if (m_map->isEmpty()) return event->ignore();
  const QPoint anchor = pixel().x() < 0 ? middle() : pixel();
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return m_map->zoom(0.5, anchor);
    case Qt::Key_Minus:
      return m_map->zoom(2, anchor);
    case Qt::Key_Home:
      return m_map->goHome();
    case Qt::Key_End:
      return m_map->goToUlps();
    default:
      break;
  }
  const QPoint by = directionOf(event->key());
  if (by.isNull() || !event->modifiers().testFlag(Qt::ControlModifier)) {
    return PixelView::keyPressEvent(event);
  }
  const MapFrame& frame = m_map->map().frame;
  m_map->pan(by.x() * std::max(1, frame.width / panShare),
             -by.y() * std::max(1, frame.height / panShare));
}

}  // namespace hairline
