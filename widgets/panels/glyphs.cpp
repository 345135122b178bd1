#include "widgets/panels/glyphs.h"

#include <QPainter>
#include <QPainterPath>

namespace hairline {
namespace {

class Saved {
 public:
  explicit Saved(QPainter& painter) : m_painter(painter) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
  }
  ~Saved() { m_painter.restore(); }
  Saved(const Saved&) = delete;
  Saved& operator=(const Saved&) = delete;

 private:
  QPainter& m_painter;
};

QPen penOf(const QColor& color, double width) {
  return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

}  // namespace

void paintVerdictGlyph(QPainter& painter, const QRectF& square, std::optional<bool> verdict,
                       const QColor& color) {
  const Saved saved(painter);
  const double size = square.width();
  const QPointF middle = square.center();
  painter.setPen(penOf(color, size * 0.11));
  if (!verdict) {
    painter.drawLine(middle - QPointF(size * 0.25, 0), middle + QPointF(size * 0.25, 0));
    return;
  }
  const double radius = *verdict ? size * 0.29 : size * 0.2;
  const double shift = *verdict ? size * 0.17 : size * 0.27;
  const QPointF left = middle - QPointF(shift, 0);
  const QPointF right = middle + QPointF(shift, 0);
  painter.setBrush(Qt::NoBrush);
  if (*verdict) {
    QPainterPath first;
    first.addEllipse(left, radius, radius);
    QPainterPath second;
    second.addEllipse(right, radius, radius);
    painter.fillPath(first.intersected(second), color);
  }
  painter.drawEllipse(left, radius, radius);
  painter.drawEllipse(right, radius, radius);
}

void paintCheckGlyph(QPainter& painter, const QRectF& square, const QColor& color) {
  const Saved saved(painter);
  const double size = square.width();
  const QPointF corner = square.topLeft();
  painter.setPen(penOf(color, size * 0.14));
  painter.drawPolyline(QPolygonF{corner + QPointF(size * 0.18, size * 0.54),
                                 corner + QPointF(size * 0.42, size * 0.76),
                                 corner + QPointF(size * 0.84, size * 0.26)});
}

void paintWarningGlyph(QPainter& painter, const QRectF& square, const QColor& color) {
  const Saved saved(painter);
  const double size = square.width();
  const QPointF corner = square.topLeft();
  painter.setPen(penOf(color, size * 0.1));
  painter.drawPolygon(QPolygonF{corner + QPointF(size * 0.5, size * 0.1),
                                corner + QPointF(size * 0.95, size * 0.88),
                                corner + QPointF(size * 0.05, size * 0.88)});
  painter.drawLine(corner + QPointF(size * 0.5, size * 0.38),
                   corner + QPointF(size * 0.5, size * 0.58));
  painter.setPen(penOf(color, size * 0.13));
  painter.drawPoint(corner + QPointF(size * 0.5, size * 0.74));
}

void paintProofGlyph(QPainter& painter, const QRectF& square, Certificate::Status status,
                     const QColor& color) {
  switch (status) {
    case Certificate::Status::proven:
      paintCheckGlyph(painter, square, color);
      return;
    case Certificate::Status::unproven:
      paintWarningGlyph(painter, square, color);
      return;
    case Certificate::Status::absent:
      break;
  }
  const Saved saved(painter);
  painter.setPen(penOf(color, square.width() * 0.12));
  const QPointF half(square.width() * 0.16, 0);
  painter.drawLine(square.center() - half, square.center() + half);
}

QColor blend(const QColor& from, const QColor& to, double share) {
  const auto mix = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
  return QColor::fromRgbF(mix(from.redF(), to.redF()), mix(from.greenF(), to.greenF()),
                          mix(from.blueF(), to.blueF()));
}

}  // namespace hairline
