#include "widgets/presentation/pointer_ring.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace hairline {

QCursor pointerRing(bool dark, double pixelRatio) {
  constexpr int size = 72;
  constexpr QPointF middle(size / 2.0, size / 2.0);
  QPixmap picture(QSize(size, size) * pixelRatio);
  picture.setDevicePixelRatio(pixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor ring = dark ? QColor(0xff, 0xe0, 0x4a) : QColor(0xd0, 0x20, 0x20);
  QColor light = ring;
  light.setAlphaF(0.22f);
  // Dark and bright rims besides: it is seen on any colour.
  painter.setBrush(light);
  painter.setPen(QPen(dark ? Qt::black : Qt::white, 7));
  painter.drawEllipse(middle, 30, 30);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ring, 4));
  painter.drawEllipse(middle, 30, 30);
  QPainterPath arrow;
  arrow.addPolygon(QPolygonF{middle, middle + QPointF(0, 17), middle + QPointF(4, 13),
                             middle + QPointF(7, 20), middle + QPointF(10, 19),
                             middle + QPointF(7, 12), middle + QPointF(12, 12), middle});
  painter.setPen(QPen(Qt::white, 1.5));
  painter.setBrush(Qt::black);
  painter.drawPath(arrow);
  painter.end();
  return QCursor(picture, size / 2, size / 2);
}

}  // namespace hairline
