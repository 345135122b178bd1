#include "widgets/controls/glyphs.h"

#include <QAbstractButton>
#include <QHash>
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

QIcon badge(const QColor& color, const QString& letter) {
  constexpr int size = 36;
  const QString key = color.name() + letter;
  static QHash<QString, QIcon> badges;
  if (const auto known = badges.constFind(key); known != badges.constEnd()) return *known;
  // Any colour is possible, but few are in use.
  if (badges.size() > 500) badges.clear();
  QPixmap pixmap(size, size);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawRoundedRect(QRectF(2, 2, size - 4, size - 4), 7, 7);
  QFont font = painter.font();
  font.setPixelSize(24);
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(color.lightnessF() > 0.4f ? QColor(0x10, 0x14, 0x18) : QColor(Qt::white));
  painter.drawText(QRectF(0, 0, size, size), Qt::AlignCenter, letter);
  // The same in a selected row, which a view would tint.
  QIcon icon(pixmap);
  icon.addPixmap(pixmap, QIcon::Selected);
  badges.insert(key, icon);
  return icon;
}

void showIcon(QAbstractButton* button, const QIcon& icon) {
  if (button->icon().cacheKey() != icon.cacheKey()) button->setIcon(icon);
}

}  // namespace hairline
