#include "widgets/lessons/presentation.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBoxLayout>
#include <QCursor>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QResizeEvent>
#include <QSettings>
#include <QStatusBar>
#include <QToolBar>
#include <QWindow>
#include <algorithm>
#include <chrono>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/theme.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/scene_view/scene_time.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/verdicts.h"
#include "widgets/window/command.h"

namespace hairline {
namespace {

const QString typeKey = QStringLiteral("presentation/type");

constexpr double leastType = 1.1;
constexpr double mostType = 3;
constexpr double usualType = 1.6;
constexpr double typeStep = 1.15;
/// The verdict beside other texts.
constexpr double verdictFactor = 1.5;
/// Between two looks at whether the panels have their places again.
constexpr std::chrono::milliseconds settling{50};
constexpr int looksAtMost = 60;
/// Consecutive checks that find everything in place.
constexpr int looksInPlace = 4;
/// Below this height the panels are tabbed.
constexpr int lowHeight = 900;
/// In a screen of fewer characters across, the panels share a side with a lesson.
constexpr int fewCharacters = 110;

}  // namespace

/// An arrow within a wide ring, visible from the back of a hall. It is a cursor, because no widget
/// can be drawn over the 3D view.
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
  // Dark and bright rims as well, so that it is visible on any colour.
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

Presentation::Presentation(const PresentationTargets& targets)
    : QObject(targets.window), m_targets(targets) {
  m_factor = std::clamp(QSettings().value(typeKey, usualType).toDouble(), leastType, mostType);
  m_restoring.setInterval(settling);
  connect(&m_restoring, &QTimer::timeout, this, &Presentation::restoreLayout);
  connect(targets.runner, &QueryRunner::updated, this, &Presentation::showVerdict);
  connect(targets.sceneTime, &SceneTime::changed, this, &Presentation::showVerdict);
}

Presentation::~Presentation() {
  if (!m_on) return;
  // The window is being closed: program-wide settings are restored.
  QApplication::setFont(m_font);
  ThemeSwitch::instance().setForProjector(std::nullopt);
  if (m_hasRing) QApplication::restoreOverrideCursor();
}

void Presentation::addCommands(QMenu* menu) {
  Command* present = addSwitch(menu, "actionPresent", tr("&Present"),
                               tr("Large type, few panels and the whole screen; Esc ends it"),
                               {Qt::Key_F11, nullptr, ToolGroup::none, Qt::Key_F5}, false,
                               [this](bool on) { setOn(on); });
  connect(this, &Presentation::changed, present, &QAction::setChecked);
  menu->addSeparator();
  const auto keep = [this](bool& setting) {
    return [this, &setting](bool on) {
      setting = on;
      if (m_on) takeLook();
    };
  };
  addSetting(menu, "actionPresentDark", tr("&Dark for Projectors"),
             tr("White on black instead of black on white"), {Qt::CTRL | Qt::Key_F11},
             QStringLiteral("presentation/dark"), Theme::current().dark, keep(m_dark));
  addSetting(menu, "actionPresentRing", tr("&Ring Around the Pointer"),
             tr("Show a ring around the pointer"), {Qt::SHIFT | Qt::Key_F11},
             QStringLiteral("presentation/ring"), true, keep(m_ring));
  menu->addSeparator();
  const QList<Command*> whilePresenting{
      addCommand(menu, "actionPresentLarger", tr("&Larger Type"), tr("Enlarge the type"),
                 {Qt::CTRL | Qt::Key_Plus}, [this] { changeType(m_factor * typeStep); }),
      addCommand(menu, "actionPresentSmaller", tr("&Smaller Type"), tr("Shrink the type"),
                 {Qt::CTRL | Qt::Key_Minus}, [this] { changeType(m_factor / typeStep); }),
      addCommand(menu, "actionPresentNext", tr("&Next Step\tSpace, Page Down"),
                 tr("Go to the next step"), {}, [this] { go(1); }),
      addCommand(menu, "actionPresentBefore", tr("Pre&vious Step\tPage Up"),
                 tr("Go to the previous step"), {}, [this] { go(-1); })};
  menu->insertSeparator(whilePresenting[2]);
  const auto enable = [whilePresenting](bool on) {
    for (Command* command : whilePresenting) command->setEnabled(on);
  };
  connect(this, &Presentation::changed, menu, enable);
  enable(false);
}

void Presentation::setOn(bool on) {
  if (on == m_on) return;
  if (on) {
    start();
  } else {
    stop();
  }
  emit changed(on);
}

void Presentation::start() {
  emit aboutToStart();
  endRestoring();
  QMainWindow* window = m_targets.window;
  m_layout = window->saveState(m_targets.layoutVersion);
  m_size = window->windowState() == Qt::WindowNoState ? window->size() : QSize();
  m_font = QApplication::font();
  m_focus = window->focusWidget();
  m_on = true;
  auto* column = static_cast<QBoxLayout*>(m_targets.view->parentWidget()->layout());
  m_verdict = named(new QLabel, "presentedVerdict");
  m_verdict->setAlignment(Qt::AlignCenter);
  m_verdict->setTextFormat(Qt::RichText);
  m_verdict->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->insertWidget(column->indexOf(m_targets.view), m_verdict);
  takeLook();
  arrange();
  // Besides its present state, maximized or not, which the window manager restores: a geometry set
  // while leaving full screen would replace the window's own.
  window->setWindowState(window->windowState() | Qt::WindowFullScreen);
  m_targets.view->viewport()->setFocus();
  QCoreApplication::instance()->installEventFilter(this);
}

void Presentation::stop() {
  QMainWindow* window = m_targets.window;
  m_on = false;
  delete m_verdict;
  takeLook();
  for (QWidget* widget : std::as_const(m_hidden)) widget->show();
  m_hidden.clear();
  window->setWindowState(window->windowState() & ~Qt::WindowFullScreen);
  m_looks = 0;
  m_inPlace = 0;
  m_restoring.start();
  restoreLayout();
  if (m_focus != nullptr) m_focus->setFocus();
}

/// The window manager resizes the window at some later time, and panels need less room once their
/// texts are laid out in normal type: the layout is restored until it is stable.
void Presentation::restoreLayout() {
  QMainWindow* window = m_targets.window;
  // In large type the window could not be as small as it was.
  const bool isSized = m_size.isEmpty() || window->size() == m_size;
  const bool inPlace = isSized && window->saveState(m_targets.layoutVersion) == m_layout;
  m_inPlace = inPlace ? m_inPlace + 1 : 0;
  if (m_inPlace == looksInPlace || ++m_looks == looksAtMost) {
    endRestoring();
  } else if (!inPlace) {
    if (!isSized && m_looks > 2) window->resize(m_size);
    window->restoreState(m_layout, m_targets.layoutVersion);
  }
}

void Presentation::endRestoring() {
  m_restoring.stop();
  QCoreApplication::instance()->removeEventFilter(this);
}

void Presentation::arrange() {
  QMainWindow* window = m_targets.window;
  const bool hasLesson = !m_targets.lesson->isHidden() && !m_targets.lesson->isFloating();
  QVector<QDockWidget*> shown = m_targets.shown;
  if (!m_targets.time->visibleRegion().isEmpty()) shown << m_targets.time;
  for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
    if (!shown.contains(dock) && (dock != m_targets.lesson || !hasLesson)) dock->hide();
  }
  for (QToolBar* bar : window->findChildren<QToolBar*>()) bar->hide();
  for (QWidget* bar : {static_cast<QWidget*>(window->statusBar()),
                       window->findChild<QWidget*>(QStringLiteral("welcomeBar"))}) {
    if (bar == nullptr || !bar->isVisible()) continue;
    m_hidden << bar;
    bar->hide();
  }
  const QSize room = window->screen()->size();
  const int characters = room.width() / QFontMetrics(QApplication::font()).averageCharWidth();
  const bool isNarrow = hasLesson && characters < fewCharacters;
  QDockWidget* above = nullptr;
  for (QDockWidget* dock : std::as_const(shown)) {
    dock->setFloating(false);
    window->removeDockWidget(dock);
    if (above == nullptr && isNarrow) {
      window->tabifyDockWidget(m_targets.lesson, dock);
    } else if (above == nullptr) {
      window->addDockWidget(Qt::RightDockWidgetArea, dock);
    } else if (isNarrow || room.height() < lowHeight) {
      window->tabifyDockWidget(above, dock);
    } else {
      window->splitDockWidget(above, dock, Qt::Vertical);
    }
    dock->show();
    above = dock;
  }
  if (above == nullptr) return;
  if (shown.size() > m_targets.shown.size()) above->raise();
  if (isNarrow) {
    m_targets.lesson->raise();
    window->resizeDocks({m_targets.lesson}, {room.width() * 42 / 100}, Qt::Horizontal);
  } else if (hasLesson) {
    // The view keeps nearly half of the screen.
    window->resizeDocks({m_targets.lesson, above},
                        {room.width() * 26 / 100, room.width() * 27 / 100}, Qt::Horizontal);
  } else {
    window->resizeDocks({above}, {room.width() * 42 / 100}, Qt::Horizontal);
  }
}

void Presentation::takeLook() {
  QFont font = m_font;
  if (m_on) {
    if (font.pointSizeF() > 0) {
      font.setPointSizeF(font.pointSizeF() * m_factor);
    } else {
      font.setPixelSize(qRound(font.pixelSize() * m_factor));
    }
  }
  QApplication::setFont(font);
  // A dock has its own font, that of its title.
  for (QDockWidget* dock : m_targets.window->findChildren<QDockWidget*>()) dock->setFont(font);
  // Widgets under a style sheet take a new application font only with a new style.
  ThemeSwitch::instance().setForProjector(m_on ? std::optional(m_dark) : std::nullopt);
  showVerdict();
  if (m_hasRing) QApplication::restoreOverrideCursor();
  m_hasRing = m_on && m_ring;
  if (m_hasRing) {
    QApplication::setOverrideCursor(pointerRing(m_dark, m_targets.window->devicePixelRatioF()));
  }
}

void Presentation::showVerdict() {
  if (m_verdict == nullptr) return;
  const PairReports* pair = m_targets.runner->focus();
  m_verdict->setVisible(pair != nullptr);
  if (pair == nullptr) return;
  const Agreement agreement = agreementOf(*pair, m_targets.sceneTime->value());
  const Theme& theme = Theme::current();
  const auto colorOf = [&](Kind kind) {
    const Report* exact = judge(*pair, kind);
    if (!agreement.agree) return theme.warning;
    if (exact == nullptr || !exact->hit) return theme.text;
    return *exact->hit ? theme.hit : theme.miss;
  };
  QFont font = QApplication::font();
  font.setPixelSize(qRound(QFontInfo(font).pixelSize() * verdictFactor));
  font.setBold(true);
  // It stays whole where the view is narrow.
  const int room = m_targets.view->width() - 2 * font.pixelSize();
  QStringList lines{agreement.title};
  if (!agreement.motion.isEmpty() && agreement.motion != agreement.title) lines << agreement.motion;
  int needed = 0;
  for (const QString& line : std::as_const(lines)) {
    needed = std::max(needed, QFontMetrics(font).horizontalAdvance(line));
  }
  if (room > 0 && needed > room) font.setPixelSize(std::max(8, font.pixelSize() * room / needed));
  m_verdict->setFont(font);
  QStringList colored;
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const QColor color = colorOf(i == 0 ? pair->reports.front().info.kind : Kind::sweep);
    colored << QStringLiteral("<span style=\"color:%1\">%2</span>")
                   .arg(color.name(), lines[i].toHtmlEscaped());
  }
  m_verdict->setText(colored.join(QStringLiteral("<br>")));
}

void Presentation::changeType(double factor) {
  m_factor = std::clamp(factor, leastType, mostType);
  QSettings().setValue(typeKey, m_factor);
  if (m_on) takeLook();
}

void Presentation::go(int steps) {
  const Report* report = m_targets.cursor->report(m_targets.runner->focus());
  const int count = report != nullptr ? static_cast<int>(report->trace.steps.size()) : 0;
  if (count == 0) return;
  m_targets.cursor->pin(std::clamp(m_targets.cursor->pinned() + steps, -1, count - 1));
}

bool Presentation::isOurs(const QObject* watched) const {
  if (watched->isWidgetType()) {
    return static_cast<const QWidget*>(watched)->window() == m_targets.window;
  }
  if (!watched->isWindowType()) return false;
  // The view is a native window within the window.
  const auto* window = static_cast<const QWindow*>(watched);
  while (window->parent() != nullptr) window = window->parent();
  return window == m_targets.window->windowHandle();
}

bool Presentation::takesKey(const QKeyEvent& event) const {
  if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
  const QWidget* focus = QApplication::focusWidget();
  // Input fields, and controls operated by keys, keep their keys.
  const bool types = focus != nullptr && focus->testAttribute(Qt::WA_InputMethodEnabled);
  switch (event.key()) {
    case Qt::Key_Escape:
      return !types && !m_targets.view->tool()->pointer().isDragging();
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
      return true;
    case Qt::Key_Space:
      return !types && qobject_cast<const QAbstractButton*>(focus) == nullptr;
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Up:
      return !types && (focus == nullptr || !focus->inherits("QAbstractSlider")) &&
             (focus == nullptr || !focus->inherits("QComboBox")) &&
             (focus == nullptr || !focus->inherits("QMenuBar"));
    default:
      return false;
  }
}

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
  if (!m_on) {
    // When the user moves or resizes the window, it is left alone.
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress) {
      endRestoring();
    }
    return false;
  }
  if (watched == m_verdict.data() && event->type() == QEvent::Resize) {
    const auto& resize = static_cast<const QResizeEvent&>(*event);
    if (resize.size().width() != resize.oldSize().width()) {
      QMetaObject::invokeMethod(this, &Presentation::showVerdict, Qt::QueuedConnection);
    }
    return false;
  }
  const bool asks = event->type() == QEvent::ShortcutOverride;
  if (!asks && event->type() != QEvent::KeyPress) return false;
  if (!isOurs(watched) || QApplication::activePopupWidget() != nullptr ||
      QApplication::activeModalWidget() != nullptr) {
    return false;
  }
  const auto& key = static_cast<const QKeyEvent&>(*event);
  if (!takesKey(key)) return false;
  if (asks) {
    event->accept();
    return true;
  }
  switch (key.key()) {
    case Qt::Key_Escape:
      setOn(false);
      break;
    case Qt::Key_PageUp:
    case Qt::Key_Left:
    case Qt::Key_Up:
      go(-1);
      break;
    default:
      go(1);
      break;
  }
  return true;
}

}  // namespace hairline
