#include "widgets/controls/theme.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>
#include <QSvgRenderer>
#include <QTabBar>
#include <array>
#include <map>
#include <tuple>
#include <utility>

#include "widgets/controls/glyphs.h"

namespace hairline {

namespace {

/// Fusion, with tabs close enough that the panels' names stand side by side in a small window, and
/// with plain titles and edges of panels. A style sheet would do the latter, and cost each widget
/// of the window a style of its own.
class WindowStyle : public QProxyStyle {
 public:
  WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

  int pixelMetric(PixelMetric metric, const QStyleOption* option,
                  const QWidget* widget) const override {
    switch (metric) {
      case PM_TabBarTabHSpace:
        return QProxyStyle::pixelMetric(metric, option, widget) / 2;
      case PM_DockWidgetSeparatorExtent:
        return 3;
      case PM_DockWidgetTitleMargin:
        return titlePadding.height();
      default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
  }

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    const Theme& theme = Theme::current();
    if (element == PE_IndicatorDockWidgetResizeHandle) {
      const bool isHovered = option->state.testFlag(State_MouseOver);
      painter->fillRect(option->rect, isHovered ? theme.accent : theme.border);
    } else if (element == PE_PanelStatusBar) {
      QRect line = option->rect;
      line.setHeight(1);
      painter->fillRect(line, theme.border);
    } else if (element != PE_FrameStatusBarItem) {
      QProxyStyle::drawPrimitive(element, option, painter, widget);
      if (theme.dark) drawFrame(element, option, painter, theme);
    }
  }

  // In the dark theme Fusion's empty boxes can hardly be seen.
  static void drawFrame(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                        const Theme& theme) {
    const bool isRadio = element == PE_IndicatorRadioButton;
    const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    if (!isRadio && !isBox) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(theme.subdued);
    painter->setBrush(Qt::NoBrush);
    const QRectF outline = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isRadio) {
      painter->drawEllipse(outline);
    } else {
      painter->drawRoundedRect(outline, 2, 2);
    }
    painter->restore();
  }

  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override {
    if (element == CE_HeaderSection && isBare(widget)) return;
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    if (element == CE_TabBarTabShape && tab != nullptr) {
      QProxyStyle::drawControl(element, option, painter, widget);
      // In the dark theme Fusion's current tab can hardly be told from the others.
      constexpr int lineWidth = 2;
      const bool isBelow = tab->shape == QTabBar::RoundedSouth;
      QRect line = tab->rect.adjusted(lineWidth, 0, -lineWidth, 0);
      line.moveTop(isBelow ? line.bottom() - lineWidth : line.top());
      line.setHeight(lineWidth);
      if (tab->state.testFlag(State_Selected)) painter->fillRect(line, Theme::current().accent);
      return;
    }
    const auto* title = qstyleoption_cast<const QStyleOptionDockWidget*>(option);
    if (element != CE_DockWidgetTitle || title == nullptr) {
      return QProxyStyle::drawControl(element, option, painter, widget);
    }
    painter->fillRect(title->rect, Theme::current().raised);
    QRect room = subElementRect(SE_DockWidgetTitleBarText, option, widget);
    room.setLeft(title->rect.left() + titlePadding.width());
    // Qt paints titles in the font of the system's theme, however large that of the panel is.
    const QFont font = widget != nullptr ? widget->font() : painter->font();
    const QString text = QFontMetrics(font).elidedText(title->title, Qt::ElideRight, room.width());
    painter->setFont(font);
    drawItemText(painter, room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic,
                 title->palette, title->state.testFlag(State_Enabled), text, QPalette::WindowText);
  }

 private:
  /// Whether a header, or the corner between two, belongs to a table without a background.
  static bool isBare(const QWidget* widget) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
    if (area == nullptr && widget != nullptr) {
      area = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
    }
    return area != nullptr && !area->viewport()->autoFillBackground();
  }

  static constexpr QSize titlePadding{12, 5};
};

QPalette paletteOf(const Theme& theme, const QColor& window, const QColor& alternate,
                   const QColor& button, const QColor& disabled) {
  QPalette palette;
  palette.setColor(QPalette::Window, window);
  palette.setColor(QPalette::WindowText, theme.text);
  palette.setColor(QPalette::Base, theme.panel);
  palette.setColor(QPalette::AlternateBase, alternate);
  palette.setColor(QPalette::Text, theme.text);
  palette.setColor(QPalette::PlaceholderText, theme.subdued);
  palette.setColor(QPalette::Button, button);
  palette.setColor(QPalette::ButtonText, theme.text);
  palette.setColor(QPalette::BrightText, theme.error);
  palette.setColor(QPalette::ToolTipBase, theme.raised);
  palette.setColor(QPalette::ToolTipText, theme.text);
  palette.setColor(QPalette::Highlight, theme.accent);
  palette.setColor(QPalette::HighlightedText, Qt::white);
  palette.setColor(QPalette::Link, theme.dark ? QColor(0x6f, 0xb8, 0xff) : theme.accent);
  palette.setColor(QPalette::LinkVisited, theme.objectOther);
  palette.setColor(QPalette::Light, theme.dark ? QColor(0x4a, 0x51, 0x5b) : QColor(Qt::white));
  palette.setColor(QPalette::Midlight, theme.raised);
  palette.setColor(QPalette::Mid, theme.border);
  palette.setColor(QPalette::Dark,
                   theme.dark ? QColor(0x14, 0x17, 0x1b) : theme.border.darker(125));
  palette.setColor(QPalette::Shadow,
                   theme.dark ? QColor(0x0a, 0x0c, 0x0e) : QColor(0x60, 0x68, 0x70));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, disabled);
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.border);
  palette.setColor(QPalette::Disabled, QPalette::HighlightedText, disabled);
  return palette;
}

/// A drawing in the colours of a palette, rendered on demand in each requested size.
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
    // The drawings use this colour keyword.
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

Theme Theme::lightTheme() {
  Theme theme;
  theme.dark = false;
  theme.view = ViewTheme::light();
  theme.panel = QColor(0xff, 0xff, 0xff);
  theme.raised = QColor(0xea, 0xed, 0xf1);
  theme.border = QColor(0xc6, 0xcd, 0xd5);
  theme.text = QColor(0x1d, 0x25, 0x2d);
  theme.subdued = QColor(0x58, 0x65, 0x72);
  theme.accent = QColor(0x1c, 0x6b, 0xc0);
  theme.objectA = QColor(0x00, 0x72, 0xb2);
  theme.objectB = QColor(0xd8, 0x8a, 0x00);
  theme.objectOther = QColor(0x6d, 0x79, 0x86);
  theme.grid = QColor(0x8f, 0x6a, 0x36);
  theme.hit = QColor(0xa2, 0x38, 0x7a);
  theme.miss = QColor(0x00, 0x78, 0x58);
  theme.gap = QColor(0x00, 0x96, 0x6e);
  theme.degenerate = QColor(0x6b, 0x74, 0x7e);
  theme.warning = QColor(0xb8, 0x4a, 0x00);
  theme.warningBackground = QColor(0xff, 0xed, 0xdd);
  theme.error = QColor(0xb0, 0x1e, 0x1e);
  theme.errorBackground = QColor(0xfd, 0xe9, 0xe7);
  theme.palette = paletteOf(theme, QColor(0xf3, 0xf5, 0xf7), QColor(0xf6, 0xf8, 0xfa),
                            QColor(0xf7, 0xf9, 0xfb), QColor(0x98, 0xa1, 0xab));
  return theme;
}

Theme Theme::darkTheme() {
  Theme theme;
  theme.dark = true;
  theme.view = ViewTheme::dark();
  theme.panel = QColor(0x1e, 0x22, 0x28);
  theme.raised = QColor(0x33, 0x39, 0x42);
  theme.border = QColor(0x43, 0x4b, 0x56);
  theme.text = QColor(0xe8, 0xec, 0xf1);
  theme.subdued = QColor(0xa5, 0xb0, 0xbc);
  theme.accent = QColor(0x2d, 0x7f, 0xd6);
  theme.objectA = QColor(0x56, 0xb4, 0xe9);
  theme.objectB = QColor(0xf0, 0xa8, 0x1e);
  theme.objectOther = QColor(0x9a, 0xa8, 0xb8);
  theme.grid = QColor(0xd0, 0xae, 0x74);
  theme.hit = QColor(0xe8, 0x97, 0xc8);
  theme.miss = QColor(0x3c, 0xcf, 0xa2);
  theme.gap = QColor(0x2f, 0xc4, 0x97);
  theme.degenerate = QColor(0x9a, 0xa5, 0xb1);
  theme.warning = QColor(0xff, 0x9a, 0x5c);
  theme.warningBackground = QColor(0x4a, 0x2c, 0x17);
  theme.error = QColor(0xff, 0x8a, 0x80);
  theme.errorBackground = QColor(0x4b, 0x22, 0x22);
  theme.palette = paletteOf(theme, QColor(0x28, 0x2d, 0x34), QColor(0x23, 0x28, 0x2e),
                            QColor(0x36, 0x3c, 0x45), QColor(0x70, 0x7a, 0x86));
  return theme;
}

Theme Theme::projectorTheme(bool dark) {
  Theme theme = dark ? darkTheme() : lightTheme();
  const QColor ground = dark ? Qt::black : Qt::white;
  theme.text = dark ? Qt::white : Qt::black;
  theme.panel = ground;
  theme.subdued = dark ? QColor(0xd8, 0xde, 0xe4) : QColor(0x30, 0x38, 0x40);
  theme.border = dark ? QColor(0x8a, 0x94, 0xa0) : QColor(0x70, 0x7a, 0x86);
  theme.raised = dark ? QColor(0x20, 0x24, 0x2a) : QColor(0xe6, 0xea, 0xef);
  // A projector washes colours out: on white they are darker than on a screen.
  if (!dark) theme.objectB = QColor(0xb0, 0x68, 0x00);
  theme.view.backgroundTop = theme.view.backgroundBottom = ground;
  theme.view.text = theme.text;
  theme.view.plate = ground;
  // On black no style draws an unticked check box visibly.
  const QColor window = dark ? QColor(0x30, 0x34, 0x3a) : ground;
  theme.palette = paletteOf(theme, window, theme.raised, theme.raised, theme.border);
  return theme;
}

const Theme& Theme::current() { return ThemeSwitch::instance().theme(); }

ThemeSwitch& ThemeSwitch::instance() {
  static ThemeSwitch instance;
  return instance;
}

ThemeSwitch::ThemeSwitch() : m_theme(Theme::lightTheme()) {}

void ThemeSwitch::setChoice(ThemeChoice choice) {
  m_choice = choice;
  take();
}

void ThemeSwitch::setForProjector(std::optional<bool> dark) {
  m_projector = dark;
  take();
}

void ThemeSwitch::take() {
  // Read once, before the palette is replaced by one of ours.
  static const bool systemIsDark =
      QApplication::palette().color(QPalette::Window).lightnessF() < 0.5f;
  const bool dark =
      m_choice == ThemeChoice::dark || (m_choice == ThemeChoice::system && systemIsDark);
  m_theme = m_projector ? Theme::projectorTheme(*m_projector)
            : dark      ? Theme::darkTheme()
                        : Theme::lightTheme();
  QApplication::setStyle(new WindowStyle);
  QApplication::setPalette(m_theme.palette);
  emit changed();
}

namespace {

/// The first or second of the pair as the view shows it; empty if there is none.
std::string idAt(const Scene& scene, std::size_t place) {
  if (place < scene.focus.size()) return scene.focus[place];
  const bool useOrder = scene.focus.empty() && place < scene.objects.size();
  return useOrder ? scene.objects[place].id : std::string();
}

}  // namespace

QColor colorOf(const SceneObject& object, const Scene& scene, const Theme& theme) {
  if (object.color) {
    const QColor own(QString::fromStdString(*object.color));
    if (own.isValid()) return own;
  }
  const std::array places{std::pair(idAt(scene, 0), theme.objectA),
                          std::pair(idAt(scene, 1), theme.objectB)};
  for (const auto& [id, color] : places) {
    if (object.id == id) return color;
  }
  const bool isGrid = std::holds_alternative<Grid>(object.shape);
  const QColor usual = isGrid ? theme.grid : theme.objectOther;
  // The mesh of a triangle and the grid of a cell, paler than these.
  for (const auto& [id, color] : places) {
    if (id.starts_with(object.id + '#')) return blend(usual, color, 0.5);
  }
  return usual;
}

bool areColorsExchanged(const std::string& first, const std::string& second, const Scene& scene) {
  return second == idAt(scene, 0) || first == idAt(scene, 1);
}

QIcon themedIcon(const char* name) {
  // Lists request the same few icons for every row.
  static QHash<QByteArray, QIcon> icons;
  static bool dark = false;
  if (dark != Theme::current().dark) icons.clear();
  dark = Theme::current().dark;
  const auto known = icons.constFind(name);
  return known != icons.constEnd() ? *known : *icons.insert(name, drawnIcon(name));
}

}  // namespace hairline
