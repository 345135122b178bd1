#include "widgets/theme/icons.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>
#include <map>
#include <tuple>

#include "widgets/theme/theme.h"

namespace hairline {

namespace {

/// A drawing in the colours of a palette, drawn in the sizes that are asked for, when they are.
class DrawnIcon : public QIconEngine {
 public:
  DrawnIcon(const QByteArray& svg, const QPalette& palette) : m_svg(svg), m_palette(palette) {}

  QIconEngine* clone() const override { return new DrawnIcon(*this); }
  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    const QSize size = rect.size() * painter->device()->devicePixelRatioF();
    painter->drawPixmap(rect, pixmap(size, mode, state));
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
    const auto [place, isNew] = m_drawn.try_emplace({mode, size.width(), size.height()}, size);
    if (isNew) draw(place->second, mode);
    return place->second;
  }

 private:
  void draw(QPixmap& pixmap, QIcon::Mode mode) const {
    const QColor color = mode == QIcon::Disabled
                             ? m_palette.color(QPalette::Disabled, QPalette::WindowText)
                         : mode == QIcon::Selected ? m_palette.color(QPalette::HighlightedText)
                                                   : m_palette.color(QPalette::WindowText);
    // The drawings are written in this colour's name, as on the web.
    QByteArray svg = m_svg;
    svg.replace("currentColor", color.name().toLatin1());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(svg).render(&painter);
  }

  QByteArray m_svg;
  QPalette m_palette;
  std::map<std::tuple<QIcon::Mode, int, int>, QPixmap> m_drawn;
};

QIcon drawnIcon(const char* name) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(name)));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QIcon(new DrawnIcon(file.readAll(), Theme::current().palette));
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
