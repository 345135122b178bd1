#include "widgets/window/workspaces.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QResizeEvent>
#include <QSettings>
#include <QSignalBlocker>
#include <QTabBar>
#include <algorithm>

#include "widgets/controls/box_layouts.h"
#include "widgets/window/command.h"

namespace hairline {
namespace {

/// In a window of fewer lines of text panels of one side share a place, each with a tab.
constexpr int fewLines = 58;

/// In a window of fewer characters across, the view needs the room more than the left side.
constexpr int narrowCharacters = 160;

/// The upper place of the left side, in hundredths of the height.
constexpr int leftTopShare = 42;

/// The prefix of the user's ids; the rest is the name.
constexpr QChar ownMark = u':';

}  // namespace

/// The panels of each place, the front one first; the others are closed.
struct Workspaces::Arrangement {
  QString id;
  const char* title;
  QStringList leftTop, leftBottom, rightTop, rightBottom;
};

const QList<Workspaces::Arrangement>& Workspaces::arrangements() {
  static const QList<Arrangement> all{{QStringLiteral("debug"),
                                       QT_TR_NOOP("Debug"),
                                       {"sceneDock", "pairsDock"},
                                       {"propertiesDock"},
                                       {"verdictsDock", "mapDock"},
                                       {"explainDock", "derivationDock", "timeDock", "toolsDock"}},
                                      {QStringLiteral("teach"),
                                       QT_TR_NOOP("Teach"),
                                       {"lessonDock", "sceneDock", "propertiesDock"},
                                       {},
                                       {"verdictsDock"},
                                       {"explainDock", "derivationDock", "timeDock"}},
                                      {QStringLiteral("voxels"),
                                       QT_TR_NOOP("Voxels"),
                                       {"sceneDock"},
                                       {"propertiesDock"},
                                       {"voxelsDock", "verdictsDock", "explainDock"},
                                       {}},
                                      {QStringLiteral("hierarchy"),
                                       QT_TR_NOOP("Hierarchy"),
                                       {"sceneDock", "pairsDock"},
                                       {"propertiesDock"},
                                       {"hierarchyDock", "raysDock"},
                                       {}}};
  return all;
}

Workspaces::Workspaces(QMainWindow* window, int layoutVersion,
                       std::function<QByteArray()> layoutToKeep)
    : QObject(window),
      m_window(window),
      m_layoutVersion(layoutVersion),
      m_layoutToKeep(std::move(layoutToKeep)),
      m_current(arrangements().front().id) {}

void Workspaces::makeControls(QMenu* menu) {
  m_menu = menu;
  m_strip = named(new QTabBar(m_window->menuBar()), "workspaceStrip",
                  tr("Workspaces: the panels for teaching, debugging, voxels and hierarchies"),
                  tr("Workspaces"));
  m_strip->setDrawBase(false);
  m_strip->setExpanding(false);
  m_window->menuBar()->setCornerWidget(m_strip, Qt::TopRightCorner);
  connect(m_strip, &QTabBar::currentChanged, this, [this](int i) { switchTo(ids().value(i)); });
  fillControls();
}

QStringList Workspaces::ids() const {
  QStringList all;
  for (const Arrangement& each : arrangements()) all << each.id;
  for (const QString& name : m_own) all << ownMark + name;
  return all;
}

QString Workspaces::title(const QString& id) const {
  for (const Arrangement& each : arrangements()) {
    if (each.id == id) return tr(each.title);
  }
  return id.mid(1);
}

void Workspaces::fillControls() {
  if (m_strip == nullptr) return;
  const QSignalBlocker blocker(m_strip);
  while (m_strip->count() > 0) m_strip->removeTab(0);
  m_menu->clear();
  for (const QString& id : ids()) {
    m_strip->addTab(title(id).replace(QLatin1Char('&'), QLatin1String("&&")));
    addChoice(
        m_menu, QStringLiteral("actionWorkspace-") + id, m_strip->tabText(m_strip->count() - 1),
        tr("Switch to the workspace %1").arg(title(id)), {}, false, [this, id] { switchTo(id); });
  }
  m_menu->addSeparator();
  // A change of the menu waits until its command has run.
  addCommand(m_menu, "actionSaveWorkspace", tr("&Save Workspace As…"),
             tr("Save the current panels as a workspace"), {}, [this] {
               bool isGiven = false;
               const QString name =
                   QInputDialog::getText(m_window, tr("Save Workspace"), tr("Name:"),
                                         QLineEdit::Normal, {}, &isGiven)
                       .simplified()
                       .left(40);
               if (!isGiven || name.isEmpty()) return;
               QMetaObject::invokeMethod(
                   this, [this, name] { add(name); }, Qt::QueuedConnection);
             });
  addCommand(m_menu, "actionDeleteWorkspace", tr("&Delete Workspace"),
             tr("Delete this workspace; the panels stay as they are"), {}, [this] {
               QMetaObject::invokeMethod(this, &Workspaces::removeCurrent, Qt::QueuedConnection);
             });
  showCurrent();
  // It gives its corner room only when its own size changes.
  QMenuBar* bar = m_window->menuBar();
  QResizeEvent refit(bar->size(), bar->size());
  QCoreApplication::sendEvent(bar, &refit);
}

void Workspaces::switchTo(const QString& id) {
  if (id == m_current || !ids().contains(id)) return;
  m_layouts[m_current] = m_layoutToKeep();
  QStringList& lowered = m_lowered[m_current];
  lowered.clear();
  for (const QDockWidget* each : m_window->findChildren<QDockWidget*>()) {
    if (each->widget()->maximumHeight() < QWIDGETSIZE_MAX) lowered << each->objectName();
  }
  m_current = id;
  arrange();
  m_window->restoreState(m_layouts.value(id), m_layoutVersion);
  // If it shows something by now, it has to be raised again.
  for (const QString& name : m_lowered.value(id)) {
    QWidget* panel = dock(name)->widget();
    if (panel->maximumHeight() == QWIDGETSIZE_MAX) panel->setMaximumHeight(panel->height());
  }
  emit switched();
  showCurrent();
}

void Workspaces::showCurrent() {
  const QSignalBlocker blocker(m_strip);
  const int place = static_cast<int>(ids().indexOf(m_current));
  m_strip->setCurrentIndex(place);
  m_menu->actions().at(place)->setChecked(true);
  m_menu->actions().back()->setEnabled(m_strip->isEnabled() && m_current.startsWith(ownMark));
}

void Workspaces::setEnabled(bool enabled) {
  m_strip->setEnabled(enabled);
  for (QAction* action : m_menu->actions()) action->setEnabled(enabled);
  showCurrent();
}

void Workspaces::reset() {
  m_layouts.remove(m_current);
  arrange();
  emit switched();
}

void Workspaces::add(const QString& name) {
  const QString id = ownMark + name;
  if (!m_own.contains(name)) m_own << name;
  m_layouts[m_current] = m_layouts[id] = m_layoutToKeep();
  m_current = id;
  fillControls();
}

void Workspaces::removeCurrent() {
  m_own.removeAll(title(m_current));
  m_layouts.remove(m_current);
  m_current = arrangements().front().id;
  m_layouts.remove(m_current);
  fillControls();
}

void Workspaces::restoreSettings() {
  const QSettings settings;
  m_own = settings.value(QStringLiteral("workspaces/own")).toStringList();
  const QVariantMap layouts = settings.value(QStringLiteral("workspaces/layouts")).toMap();
  for (auto each = layouts.begin(); each != layouts.end(); ++each) {
    m_layouts[each.key()] = each->toByteArray();
  }
  const QString current = settings.value(QStringLiteral("workspaces/current")).toString();
  if (ids().contains(current)) m_current = current;
  arrange();
  m_window->restoreState(settings.value(QStringLiteral("window/layout")).toByteArray(),
                         m_layoutVersion);
  fillControls();
}

void Workspaces::keepSettings() {
  QSettings settings;
  settings.setValue(QStringLiteral("window/layout"), m_layoutToKeep());
  settings.setValue(QStringLiteral("workspaces/current"), m_current);
  settings.setValue(QStringLiteral("workspaces/own"), m_own);
  QVariantMap layouts;
  for (auto each = m_layouts.begin(); each != m_layouts.end(); ++each) {
    layouts[each.key()] = each.value();
  }
  settings.setValue(QStringLiteral("workspaces/layouts"), layouts);
}

void Workspaces::giveRoom(QDockWidget* dock, std::optional<int> height) {
  QWidget* panel = dock->widget();
  const bool isAlone = !dock->isFloating() && m_window->tabifiedDockWidgets(dock).isEmpty();
  const bool gaveRoom = panel->maximumHeight() < QWIDGETSIZE_MAX;
  const bool wasFilled = m_filled.remove(dock);
  if (!height && isAlone) m_filled << dock;
  if (height && isAlone) {
    if (wasFilled) m_heights[dock] = dock->height();
    panel->setFixedHeight(*height);
  } else if (gaveRoom) {
    panel->setMinimumHeight(0);
    panel->setMaximumHeight(QWIDGETSIZE_MAX);
    // None before anybody has seen it with something in it.
    const int before = m_heights.value(dock);
    const int usual = m_window->centralWidget()->height() * (100 - leftTopShare) / 100;
    if (!isAlone) return;
    setHeight(dock, before > 0 ? before : usual);
  }
}

void Workspaces::setHeight(QDockWidget* dock, int height) {
  // If the heights do not fill the side, Qt shares the rest among its panels.
  QList<QDockWidget*> side{dock};
  QList<int> heights{height};
  int missing = height - dock->height();
  for (auto* other : m_window->findChildren<QDockWidget*>()) {
    const bool isBeside = other != dock && !other->isFloating() &&
                          !other->visibleRegion().isEmpty() &&
                          m_window->dockWidgetArea(other) == m_window->dockWidgetArea(dock);
    if (!isBeside) continue;
    // The place of panels with tabs includes these.
    const auto* tabs = m_window->findChild<QTabBar*>({}, Qt::FindDirectChildrenOnly);
    const bool hasTabs = tabs != nullptr && !m_window->tabifiedDockWidgets(other).isEmpty();
    side << other;
    heights << std::max(1, other->height() + (hasTabs ? tabs->height() : 0) - missing);
    missing = 0;
  }
  m_window->resizeDocks(side, heights, Qt::Vertical);
}

QDockWidget* Workspaces::dock(const QString& name) const {
  return m_window->findChild<QDockWidget*>(name);
}

QDockWidget* Workspaces::place(Qt::DockWidgetArea area, const QStringList& names,
                               QDockWidget* above) {
  if (names.isEmpty()) return nullptr;
  QDockWidget* const first = dock(names.front());
  if (above == nullptr) {
    m_window->addDockWidget(area, first);
  } else {
    m_window->splitDockWidget(above, first, Qt::Vertical);
  }
  first->show();
  return first;
}

void Workspaces::arrange() {
  const auto found = std::ranges::find(arrangements(), m_current, &Arrangement::id);
  // A workspace of the user's starts as a copy of the first.
  const Arrangement& plan = found != arrangements().end() ? *found : arrangements().front();
  const auto docks = m_window->findChildren<QDockWidget*>();
  for (QDockWidget* each : docks) {
    each->setFloating(false);
    m_window->removeDockWidget(each);
  }
  const int width = m_window->width();
  const int character = m_window->fontMetrics().averageCharWidth();
  const bool isNarrow = width < narrowCharacters * character;
  // A low window has no room for two of them, one above the other.
  const bool isLow = m_window->height() < fewLines * m_window->fontMetrics().height();
  QStringList rightTop = isLow ? plan.rightTop + plan.rightBottom : plan.rightTop;
  // A narrow one has none for so many tabs; its menu opens this panel when it is needed.
  if (isNarrow) rightTop.removeAll(QStringLiteral("toolsDock"));
  const QStringList rightLow = isLow ? QStringList() : plan.rightBottom;
  // Beside a tabbed panel Qt can only add another tab.
  QDockWidget* const left = place(Qt::LeftDockWidgetArea, plan.leftTop, nullptr);
  QDockWidget* const leftBottom = place(Qt::LeftDockWidgetArea, plan.leftBottom, left);
  QDockWidget* const right = place(Qt::RightDockWidgetArea, rightTop, nullptr);
  QDockWidget* const rightBottom = place(Qt::RightDockWidgetArea, rightLow, right);
  for (const QStringList& names : {plan.leftTop, plan.leftBottom, rightTop, rightLow}) {
    for (const QString& name : names.mid(1)) {
      m_window->tabifyDockWidget(dock(names.front()), dock(name));
      dock(name)->show();
    }
  }
  // The others get a place, too, for when they are opened.
  for (QDockWidget* each : docks) {
    if (!each->isHidden()) continue;
    m_window->tabifyDockWidget(each->objectName() == QLatin1String("lessonDock") ? left : right,
                               each);
    each->hide();
  }
  for (QDockWidget* each : {left, leftBottom, right, rightBottom}) {
    if (each != nullptr) each->raise();
  }
  // The panels are as wide as their texts need, and leave most of the window to the view.
  // Lessons have figures besides.
  const bool hasLesson = plan.leftTop.contains(QLatin1String("lessonDock"));
  const int side = hasLesson ? width * 28 / 100
                             : std::clamp(44 * character, std::min(320, width / 5),
                                          width * (isNarrow ? 22 : 28) / 100);
  const int other = std::clamp(60 * character, std::min(500, width * 3 / 10), width * 42 / 100);
  m_window->resizeDocks({left, right}, {side, other}, Qt::Horizontal);
  const int height = m_window->height();
  const auto share = [&](QDockWidget* top, QDockWidget* bottom, int percent) {
    if (bottom == nullptr) return;
    m_window->resizeDocks({top, bottom}, {height * percent / 100, height * (100 - percent) / 100},
                          Qt::Vertical);
  };
  share(left, leftBottom, leftTopShare);
  share(right, rightBottom, 55);
}

}  // namespace hairline
