#include "widgets/pictures/map_painting.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/text/numbers.h"

namespace hairline {
namespace {

/// The minimum size of a saved picture, so that axes are readable.
constexpr int leastPictureSide = 240;
constexpr double tickLength = 4;
constexpr double spacing = 4;

QColor mixed(const QColor& color, const QColor& with, double share) {
  const auto part = [&](int a, int b) { return qRound(a * share + b * (1 - share)); };
  return {part(color.red(), with.red()), part(color.green(), with.green()),
          part(color.blue(), with.blue())};
}

/// The colours of pixels. Agreement is pale, so that differences stand out.
struct MapPalette {
  explicit MapPalette(const Theme& theme)
      : yes(mixed(theme.hit, theme.panel, 0.75)),
        no(mixed(theme.miss, theme.panel, 0.75)),
        bothYes(mixed(theme.hit, theme.panel, 0.3)),
        bothNo(mixed(theme.miss, theme.panel, 0.3)),
        onlyFirst(theme.warning),
        onlySecond(theme.objectA),
        none(theme.degenerate),
        illegal(theme.border),
        zero(theme.panel),
        deep(theme.hit),
        far(theme.miss) {}

  QColor yes, no, bothYes, bothNo, onlyFirst, onlySecond, none, illegal, zero, deep, far;
};

QColor colorOfPixel(const MapPixel& pixel, MapColors colors, double most,
                    const MapPalette& palette) {
  if (!pixel.isLegal) return palette.illegal;
  if (pixel.first == Verdict::none) return palette.none;
  const bool yes = pixel.first == Verdict::yes;
  switch (colors) {
    case MapColors::verdict:
      return yes ? palette.yes : palette.no;
    case MapColors::gap: {
      if (std::isnan(pixel.gap)) return palette.none;
      const double share = most > 0 ? std::sqrt(std::min(1.0, std::abs(pixel.gap) / most)) : 0;
      return mixed(pixel.gap < 0 ? palette.deep : palette.far, palette.zero, share);
    }
    case MapColors::difference:
      break;
  }
  if (pixel.second == Verdict::none) return palette.none;
  if (pixel.first == pixel.second) return yes ? palette.bothYes : palette.bothNo;
  return yes ? palette.onlyFirst : palette.onlySecond;
}

double greatestGap(const VerdictMap& map) {
  double most = 0;
  for (const MapPixel& pixel : map.pixels) {
    if (std::isfinite(pixel.gap)) most = std::max(most, std::abs(double(pixel.gap)));
  }
  return most;
}

/// 1, 2 or 5 times a power of ten, at least a given number.
double niceStep(double least) {
  const double power = std::pow(10, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= least) return factor * power;
  }
  return 10 * power;
}

/// As few digits as distinguish a number from its neighbours, which are rounded multiples.
QString numberText(double number, int digits, bool withSign) {
  constexpr int mostDigits = 9;
  const double rounded = QString::number(number, 'g', std::clamp(digits, 2, mostDigits)).toDouble();
  QString text = fullNumber(rounded);
  text.replace(QLatin1Char('-'), QChar(0x2212));
  return withSign && number > 0 ? QLatin1Char('+') + text : text;
}

}  // namespace

MapTicks ticksOf(const MapAxis& axis, int pixels, int most, const QString& name) {
  MapTicks made;
  const double unit = MapAxis::unitInLastPlace(axis.center());
  // From this step on numbers are shown in ulps.
  constexpr double mostUlps = 4096;
  // Values have no more digits than that.
  constexpr double finest = 1e-4;
  const double half = pixels / 2.0;
  const double perPixel = axis.step() / unit;
  const bool byUlps = axis.center() != 0 && perPixel <= mostUlps;
  if (byUlps) {
    // : Ulps, counted from a number.
    made.caption = MapTexts::tr("%1, ulps from %2").arg(name, fullNumber(axis.center()));
    const double step = niceStep(std::max(1.0, pixels * perPixel / std::max(1, most)));
    const double last = std::floor(half * perPixel / step);
    for (double k = -last; k <= last; ++k) {
      made.ticks.push_back({k * step / perPixel, numberText(k * step, 8, true)});
    }
    return made;
  }
  const double valueStep = niceStep(axis.step() * pixels / std::max(1, most));
  const double size = std::max(std::abs(axis.center()), half * axis.step());
  const bool isAbsolute = valueStep >= finest * size;
  made.caption =
      isAbsolute ? name : MapTexts::tr("%1 from %2").arg(name, fullNumber(axis.center()));
  const double origin = isAbsolute ? axis.center() : 0;
  const double low = std::ceil((origin - half * axis.step()) / valueStep);
  const double high = std::floor((origin + half * axis.step()) / valueStep);
  const int digits = isAbsolute ? static_cast<int>(std::ceil(std::log10(size / valueStep))) + 1 : 4;
  for (double k = low; k <= high; ++k) {
    const double value = k * valueStep;
    made.ticks.push_back({(value - origin) / axis.step(), numberText(value, digits, !isAbsolute)});
  }
  return made;
}

QImage mapImage(const VerdictMap& map, MapColors colors, const Theme& theme) {
  const MapPalette palette(theme);
  const double most = colors == MapColors::gap ? greatestGap(map) : 0;
  QImage image(map.frame.width, map.frame.height, QImage::Format_RGB32);
  for (int row = 0; row < map.frame.height; ++row) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
    for (int column = 0; column < map.frame.width; ++column) {
      line[column] = colorOfPixel(map.at(column, row), colors, most, palette).rgb();
    }
  }
  return image;
}

std::vector<MapLegendEntry> mapLegend(const MapSubject& subject, const Theme& theme) {
  const MapPalette palette(theme);
  const MapCounts counts = subject.map->counts();
  std::vector<MapLegendEntry> entries;
  const auto add = [&](const QColor& color, const QString& text, std::size_t count) {
    entries.push_back({color, MapTexts::tr("%1: %2").arg(text, countText(count))});
  };
  switch (subject.colors) {
    case MapColors::verdict:
      add(palette.yes, MapTexts::tr("A: yes"), counts.yes);
      add(palette.no, MapTexts::tr("A: no"), counts.no);
      break;
    case MapColors::gap: {
      const QString most = shortNumber(greatestGap(*subject.map));
      entries.push_back({palette.far, MapTexts::tr("gap up to %1").arg(most)});
      entries.push_back({palette.deep, MapTexts::tr("overlapping, up to %1").arg(most)});
      break;
    }
    case MapColors::difference: {
      add(palette.onlyFirst, MapTexts::tr("only A: yes"), counts.onlyFirst);
      add(palette.onlySecond, MapTexts::tr("only B: yes"), counts.onlySecond);
      add(palette.bothYes, MapTexts::tr("both: yes"),
          counts.yes >= counts.onlyFirst ? counts.yes - counts.onlyFirst : 0);
      add(palette.bothNo, MapTexts::tr("both: no"),
          counts.no >= counts.onlySecond ? counts.no - counts.onlySecond : 0);
      break;
    }
  }
  if (counts.none > 0) add(palette.none, MapTexts::tr("no verdict"), counts.none);
  if (counts.illegal > 0 && subject.isComplete) {
    add(palette.illegal, MapTexts::tr("no such shape"), counts.illegal);
  }
  return entries;
}

QRectF mapArea(const QRectF& room, const QFontMetricsF& metrics) {
  const double left = metrics.height() + metrics.horizontalAdvance(QStringLiteral("−0.0000")) +
                      tickLength + 3 * spacing;
  const double bottom = 2 * metrics.height() + tickLength + 3 * spacing;
  return room.adjusted(left, metrics.height() / 2, -metrics.height(), -bottom);
}

namespace {

void paintHorizontalAxis(QPainter& painter, const QRectF& area, const MapSubject& subject) {
  const QFontMetricsF metrics(painter.font());
  const MapFrame& frame = subject.map->frame;
  const double scale = area.width() / frame.width;
  const double wide = metrics.horizontalAdvance(QStringLiteral("−0.00000"));
  const int most = std::max(2, static_cast<int>(area.width() / (wide + 2 * spacing)));
  const MapTicks ticks = ticksOf(frame.axes[0], frame.width, most, subject.names[0]);
  double end = area.left() - wide;
  for (const MapTick& tick : ticks.ticks) {
    const double x = area.left() + (frame.width / 2 + 0.5 + tick.offset) * scale;
    if (x > area.right()) continue;
    painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + tickLength));
    const double width = metrics.horizontalAdvance(tick.text);
    // No number overlaps the previous one.
    if (x - width / 2 < end + spacing) continue;
    end = x + width / 2;
    painter.drawText(QPointF(x - width / 2, area.bottom() + tickLength + metrics.ascent() + 1),
                     tick.text);
  }
  const double y = area.bottom() + tickLength + metrics.height() + spacing + metrics.ascent();
  const QString caption = metrics.elidedText(ticks.caption, Qt::ElideMiddle, area.width());
  painter.drawText(QPointF(area.center().x() - metrics.horizontalAdvance(caption) / 2, y), caption);
}

void paintVerticalAxis(QPainter& painter, const QRectF& area, const QRectF& room,
                       const MapSubject& subject) {
  const QFontMetricsF metrics(painter.font());
  const MapFrame& frame = subject.map->frame;
  const double scale = area.height() / frame.height;
  const int most = std::max(2, static_cast<int>(area.height() / (3 * metrics.height())));
  const MapTicks ticks = ticksOf(frame.axes[1], frame.height, most, subject.names[1]);
  for (const MapTick& tick : ticks.ticks) {
    const double y = area.top() + (frame.height / 2 + 0.5 - tick.offset) * scale;
    if (y < area.top() || y > area.bottom()) continue;
    painter.drawLine(QPointF(area.left() - tickLength, y), QPointF(area.left(), y));
    painter.drawText(QPointF(area.left() - tickLength - 2 - metrics.horizontalAdvance(tick.text),
                             y + metrics.ascent() / 2 - 1),
                     tick.text);
  }
  painter.save();
  painter.translate(room.left() + metrics.ascent(), area.center().y());
  painter.rotate(-90);
  const QString caption = metrics.elidedText(ticks.caption, Qt::ElideMiddle, area.height());
  painter.drawText(QPointF(-metrics.horizontalAdvance(caption) / 2, 0), caption);
  painter.restore();
}

void paintScenePoint(QPainter& painter, const QRectF& area, const MapSubject& subject) {
  if (!subject.scene) return;
  const MapFrame& frame = subject.map->frame;
  const QPointF at(area.left() + (subject.scene->x() + 0.5) * area.width() / frame.width,
                   area.top() + (subject.scene->y() + 0.5) * area.height() / frame.height);
  if (!area.contains(at)) return;
  constexpr double arm = 9;
  constexpr double hole = 3;
  painter.setRenderHint(QPainter::Antialiasing);
  // Dark under light is visible on any colour.
  for (const auto& [color, width] : {std::pair{Qt::black, 3.4}, std::pair{Qt::white, 1.6}}) {
    painter.setPen(QPen(color, width));
    painter.drawLine(at - QPointF(arm, 0), at - QPointF(hole, 0));
    painter.drawLine(at + QPointF(hole, 0), at + QPointF(arm, 0));
    painter.drawLine(at - QPointF(0, arm), at - QPointF(0, hole));
    painter.drawLine(at + QPointF(0, hole), at + QPointF(0, arm));
  }
  painter.setRenderHint(QPainter::Antialiasing, false);
}

}  // namespace

void paintMap(QPainter& painter, const QRectF& room, const MapSubject& subject, const QImage& image,
              const Theme& theme) {
  const QRectF area = mapArea(room, QFontMetricsF(painter.font()));
  if (area.width() < 1 || area.height() < 1) return;
  painter.drawImage(area, image);
  painter.setPen(theme.subdued);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(area);
  painter.setPen(theme.text);
  paintHorizontalAxis(painter, area, subject);
  paintVerticalAxis(painter, area, room, subject);
  painter.save();
  painter.setClipRect(area);
  paintScenePoint(painter, area, subject);
  painter.restore();
}

QImage mapPicture(const MapSubject& subject, const Theme& theme, const QFont& font) {
  const QFontMetricsF metrics(font);
  const MapFrame& frame = subject.map->frame;
  // The factor that makes a small map readable.
  const int scale = std::max(1, (leastPictureSide + std::min(frame.width, frame.height) - 1) /
                                    std::min(frame.width, frame.height));
  const QSizeF inside(frame.width * scale, frame.height * scale);
  const QRectF probe(0, 0, 1000, 1000);
  const QSizeF beside = probe.size() - mapArea(probe, metrics).size();
  const std::vector<MapLegendEntry> legend = mapLegend(subject, theme);
  QStringList heading{MapTexts::tr("A: %1").arg(subject.methods[0])};
  if (subject.tolerance > 0) {
    heading[0] = MapTexts::tr("A: %1, touching within %2")
                     .arg(subject.methods[0], shortNumber(subject.tolerance));
  }
  if (subject.colors == MapColors::difference) {
    heading << MapTexts::tr("B: %1").arg(subject.methods[1]);
  }
  const double line = metrics.height() + spacing;
  double width = inside.width() + beside.width();
  for (const QString& text : heading) {
    width = std::max(width, metrics.horizontalAdvance(text) + 4 * spacing);
  }
  for (const MapLegendEntry& entry : legend) {
    width = std::max(width, metrics.horizontalAdvance(entry.text) + line + 4 * spacing);
  }
  const double top = static_cast<double>(heading.size()) * line + 2 * spacing;
  const double below = static_cast<double>(legend.size()) * line + 2 * spacing;
  const double height = top + inside.height() + beside.height() + below;
  QImage picture(static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)),
                 QImage::Format_RGB32);
  picture.fill(theme.panel);
  QPainter painter(&picture);
  painter.setFont(font);
  painter.setPen(theme.text);
  double y = 2 * spacing + metrics.ascent();
  for (const QString& text : heading) {
    painter.drawText(QPointF(2 * spacing, y), text);
    y += line;
  }
  const QRectF room(0, top, inside.width() + beside.width(), inside.height() + beside.height());
  paintMap(painter, room, subject, mapImage(*subject.map, subject.colors, theme), theme);
  y = room.bottom() + spacing + metrics.ascent();
  for (const MapLegendEntry& entry : legend) {
    const QRectF box(2 * spacing, y - metrics.ascent() + 2, metrics.ascent(), metrics.ascent());
    painter.fillRect(box, entry.color);
    painter.setPen(theme.subdued);
    painter.drawRect(box);
    painter.setPen(theme.text);
    painter.drawText(QPointF(box.right() + 2 * spacing, y), entry.text);
    y += line;
  }
  return picture;
}

}  // namespace hairline
