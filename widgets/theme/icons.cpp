#include "widgets/theme/icons.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QSvgRenderer>

#include "widgets/theme/theme.h"

namespace hairline {

namespace {

QPixmap drawn(QByteArray svg, const QColor& color, int size) {
  // The drawings are written in this colour's name, as on the web.
  svg.replace("currentColor", color.name().toLatin1());
  QSvgRenderer renderer(svg);
  QPixmap pixmap(size, size);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  renderer.render(&painter);
  return pixmap;
}

}  // namespace

namespace {

QIcon drawnIcon(const char* name) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(name)));
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QByteArray svg = file.readAll();
  const QPalette& palette = Theme::current().palette;
  QIcon icon;
  for (const int size : {20, 40, 60}) {
    icon.addPixmap(drawn(svg, palette.color(QPalette::WindowText), size), QIcon::Normal);
    icon.addPixmap(drawn(svg, palette.color(QPalette::HighlightedText), size), QIcon::Selected);
    icon.addPixmap(drawn(svg, palette.color(QPalette::Disabled, QPalette::WindowText), size),
                   QIcon::Disabled);
  }
  return icon;
}

}  // namespace

QIcon themedIcon(const char* name) {
  // Lists ask for the same few icons for every row.
  static QHash<QByteArray, QIcon> icons;
  static bool dark = false;
  if (dark != Theme::current().dark) icons.clear();
  dark = Theme::current().dark;
  const auto known = icons.constFind(name);
  return known != icons.constEnd() ? *known : *icons.insert(name, drawnIcon(name));
}

}  // namespace hairline
