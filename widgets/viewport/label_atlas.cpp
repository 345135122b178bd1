#include "widgets/viewport/label_atlas.h"

#include <QFont>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace hairline {
namespace {

constexpr int atlasWidth = 1024;
constexpr int smallestHeight = 256;
constexpr int largestHeight = 4096;
constexpr int gutter = 2;

QFont fontOf(const DrawLabel& label, double pixelRatio) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(std::max(1, qRound(label.size * pixelRatio)));
  font.setWeight(label.bold ? QFont::Bold : QFont::Medium);
  return font;
}

// Beside and above the letters, in device-independent pixels.
QSizeF marginOf(const DrawLabel& label) {
  return label.style == LabelStyle::plate ? QSizeF(5, 2) : QSizeF(2.5, 2.5);
}

}  // namespace

double labelScale() {
  constexpr double usualSize = 13;  // pixels
  return std::max(1.0, QFontInfo(QGuiApplication::font()).pixelSize() / usualSize);
}

QSizeF sizeOf(const DrawLabel& label) {
  const double scale = labelScale();
  const QFontMetricsF metrics(fontOf(label, scale));
  return QSizeF(metrics.horizontalAdvance(label.text), metrics.height()) +
         2 * scale * marginOf(label);
}

LabelAtlas::LabelAtlas() { clear(smallestHeight); }

void LabelAtlas::setAppearance(const ViewTheme& theme, double displayRatio) {
  const double pixelRatio = displayRatio * labelScale();
  if (theme == m_theme && pixelRatio == m_pixelRatio) return;
  m_theme = theme;
  m_pixelRatio = pixelRatio;
  clear(smallestHeight);
}

QList<LabelAtlas::Sprite> LabelAtlas::place(const std::vector<DrawLabel>& labels) {
  const auto addAll = [&] {
    return std::ranges::all_of(labels, [&](const DrawLabel& label) {
      const QString key = keyOf(label);
      return m_sprites.contains(key) || add(label, key);
    });
  };
  // First texts that fit beside the previous ones, then only the new ones, in a picture as high as
  // necessary.
  for (int height = m_image.height(); !addAll() && height <= largestHeight; height *= 2) {
    clear(height);
  }
  QList<Sprite> sprites;
  for (const DrawLabel& label : labels) sprites.append(m_sprites.value(keyOf(label)));
  return sprites;
}

QString LabelAtlas::keyOf(const DrawLabel& label) const {
  const QColor color = label.color.isValid() ? label.color : m_theme.text;
  return QStringLiteral("%1 %2 %3 %4 ")
             .arg(label.size)
             .arg(color.rgba())
             .arg(label.bold)
             .arg(static_cast<int>(label.style)) +
         label.text;
}

bool LabelAtlas::add(const DrawLabel& label, const QString& key) {
  if (label.text.isEmpty() || !(label.size > 0)) {
    m_sprites.insert(key, {});
    return true;
  }
  const QFont font = fontOf(label, m_pixelRatio);
  const QFontMetricsF metrics(font);
  const bool plate = label.style == LabelStyle::plate;
  const double rim = marginOf(label).width() * m_pixelRatio;
  const double lift = marginOf(label).height() * m_pixelRatio;
  const QSize size(static_cast<int>(std::ceil(metrics.horizontalAdvance(label.text) + 2 * rim)),
                   static_cast<int>(std::ceil(metrics.height() + 2 * lift)));
  const QSize room = size + QSize(2 * gutter, 2 * gutter);
  if (room.width() > atlasWidth) {
    DrawLabel shorter = label;
    const double space = atlasWidth - 2 * gutter - 2 * rim - 1;
    shorter.text = metrics.elidedText(label.text, Qt::ElideRight, space);
    if (shorter.text == label.text) shorter.text.clear();
    return add(shorter, key);
  }
  if (m_cursor.x() + room.width() > atlasWidth) {
    m_cursor = {0, m_cursor.y() + m_shelfHeight};
    m_shelfHeight = 0;
  }
  if (m_cursor.y() + room.height() > m_image.height()) return false;

  const QRect rect(m_cursor + QPoint(gutter, gutter), size);
  QPainter painter(&m_image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  const QPointF baseline(rect.x() + rim, rect.y() + lift + metrics.ascent());
  if (plate) {
    QColor edge = m_theme.text;
    edge.setAlphaF(0.25F);
    painter.setPen(QPen(edge, m_pixelRatio));
    painter.setBrush(m_theme.plate);
    const double half = m_pixelRatio / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), 4 * m_pixelRatio,
                            4 * m_pixelRatio);
  } else if (label.style == LabelStyle::halo) {
    QPainterPath outline;
    outline.addText(baseline, font, label.text);
    QColor halo = m_theme.plate;
    painter.setBrush(halo);
    painter.setPen(QPen(halo, 2 * 1.75 * m_pixelRatio, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawPath(outline);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
  }
  painter.setFont(font);
  painter.setPen(label.color.isValid() ? label.color : m_theme.text);
  painter.drawText(baseline, label.text);
  painter.end();

  m_sprites.insert(key, {rect});
  m_cursor.rx() += room.width();
  m_shelfHeight = std::max(m_shelfHeight, room.height());
  ++m_generation;
  return true;
}

void LabelAtlas::clear(int height) {
  const QSize size(atlasWidth, std::min(height, largestHeight));
  if (m_image.size() != size) m_image = QImage(size, QImage::Format_RGBA8888_Premultiplied);
  m_image.fill(Qt::transparent);
  m_sprites.clear();
  m_cursor = {};
  m_shelfHeight = 0;
  ++m_generation;
}

}  // namespace hairline
