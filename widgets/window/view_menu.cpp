#include <QApplication>
#include <QCoreApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QVector>
#include <deque>

#include "widgets/controls/theme.h"
#include "widgets/lessons/presentation.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/language.h"
#include "widgets/window/command.h"
#include "widgets/window/main_window.h"
#include "widgets/window/workspaces.h"

// The menu View.

namespace hairline {
namespace {

/// Shows in the status bar how many frames of the view were drawn within the last second; nothing
/// is drawn while nothing changes.
class FrameRate : public QLabel {
  Q_DECLARE_TR_FUNCTIONS(hairline::FrameRate)

 public:
  FrameRate(Viewport* viewport, QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("frameRate"));
    m_clock.start();
    connect(viewport, &Viewport::drawn, this, [this] {
      if (!isVisible()) return;
      m_drawn.push_back(m_clock.elapsed());
      if (!m_timer.isActive()) m_timer.start();
    });
    m_timer.setInterval(250);
    connect(&m_timer, &QTimer::timeout, this, [this] { refresh(); });
    refresh();
  }

 private:
  void refresh() {
    while (!m_drawn.empty() && m_drawn.front() <= m_clock.elapsed() - 1000) m_drawn.pop_front();
    if (m_drawn.empty()) m_timer.stop();
    //: Frames per second.
    setText(tr("%1 fps").arg(m_drawn.size()));
  }

  QElapsedTimer m_clock;
  /// The time of each, in milliseconds.
  std::deque<qint64> m_drawn;
  QTimer m_timer;
};

/// The first focusable control of a panel; null if there is none.
QWidget* firstControl(const QDockWidget* dock) {
  QWidget* content = dock->widget();
  for (QWidget* next = content->nextInFocusChain(); next != content;
       next = next->nextInFocusChain()) {
    if ((next->focusPolicy() & Qt::TabFocus) != 0 && content->isAncestorOf(next) &&
        next->isEnabled() && next->isVisibleTo(content)) {
      return next;
    }
  }
  return nullptr;
}

void fillSideMenu(QMenu* menu, SceneView* view) {
  const auto add = [&](const char* id, const QString& text, AxisView side) {
    addCommand(menu, id, text, text, {}, [view, side] { view->flyTo(side); });
  };
  add("actionViewTop", MainWindow::tr("&Top"), AxisView::top);
  add("actionViewBottom", MainWindow::tr("B&ottom"), AxisView::bottom);
  add("actionViewFront", MainWindow::tr("&Front"), AxisView::front);
  add("actionViewBack", MainWindow::tr("&Back"), AxisView::back);
  add("actionViewLeft", MainWindow::tr("&Left"), AxisView::left);
  add("actionViewRight", MainWindow::tr("&Right"), AxisView::right);
}

void fillLayoutMenu(QMenu* menu, SceneView* view) {
  const auto add = [&](const char* id, const QString& text, const QString& tip, ViewLayout layout,
                       const Access& access) {
    Command* command =
        addChoice(menu, id, text, tip, access, view->layoutOfPanes() == layout, [view, layout] {
          // The button of the current layout already leads back to the single view.
          const bool again = view->layoutOfPanes() == layout && !view->isMaximized();
          view->setLayoutOfPanes(again ? ViewLayout::one : layout);
        });
    QObject::connect(view, &SceneView::layoutOfPanesChanged, command, [command, view, layout] {
      if (view->layoutOfPanes() == layout) command->setChecked(true);
    });
  };
  add("actionOneView", MainWindow::tr("&One View"), MainWindow::tr("The free view alone"),
      ViewLayout::one, {Qt::CTRL | Qt::Key_1});
  add("actionTwoViews", MainWindow::tr("&Two Views"),
      MainWindow::tr("The view from the top and the free one"), ViewLayout::two,
      {Qt::CTRL | Qt::Key_2});
  add("actionFourViews", MainWindow::tr("&Four Views"),
      MainWindow::tr("The views from the top, the front and the right, and the free one"),
      ViewLayout::four, {Qt::CTRL | Qt::Key_4, "four-views", ToolGroup::view});
  menu->addSeparator();
  Command* maximize = addSwitch(
      menu, "actionMaximizeView", MainWindow::tr("&Maximize the Active View\tV"),
      MainWindow::tr("Show the view that was clicked last alone, or all of them again (V, or a "
                     "double click on its name)"),
      {}, false, [view](bool on) { view->setMaximized(on); });
  const auto update = [view, maximize] {
    maximize->setEnabled(view->layoutOfPanes() != ViewLayout::one);
    maximize->setChecked(view->isMaximized());
  };
  QObject::connect(view, &SceneView::layoutOfPanesChanged, maximize, update);
  update();
}

void fillGizmoMenu(QMenu* menu, SceneTool* tool) {
  const auto add = [&](const char* id, const QString& text, const QString& tip, GizmoMode mode,
                       const char* icon) {
    Command* command = addChoice(menu, id, text, tip, {{}, icon, ToolGroup::gizmo},
                                 tool->pointer().gizmo.mode == mode, [tool, mode] {
                                   tool->setGizmo({mode, tool->pointer().gizmo.local});
                                 });
    QObject::connect(tool, &SceneTool::gizmoChanged, command,
                     [command, mode](const GizmoSetting& setting) {
                       if (setting.mode == mode) command->setChecked(true);
                     });
    return command;
  };
  add("actionGizmoMove", MainWindow::tr("&Move\tW"),
      MainWindow::tr("Move the selection by its arrows (W)"), GizmoMode::move, "move");
  add("actionGizmoTurn", MainWindow::tr("&Rotate\tE"),
      MainWindow::tr("Rotate the selection by its rings (E)"), GizmoMode::turn, "turn");
  Command* scale = add("actionGizmoScale", {}, MainWindow::tr("Scale the selection by its handles"),
                       GizmoMode::scale, "scale");
  const auto showKey = [tool, scale] {
    scale->setText(MainWindow::tr("&Scale") + QLatin1Char('\t') + tool->pointer().scaleKey());
  };
  QObject::connect(tool, &SceneTool::transformKeysChanged, scale, showKey);
  showKey();
  menu->addSeparator();
  Command* local = addSwitch(
      menu, "actionGizmoLocal", MainWindow::tr("Along the Object's &Own Axes\tL"),
      MainWindow::tr("Arrows and rings along the axes of the object, not of the world (L)"),
      {{}, "local-axes", ToolGroup::gizmo}, false, [tool](bool on) {
        tool->setGizmo({tool->pointer().gizmo.mode, on});
      });
  QObject::connect(tool, &SceneTool::gizmoChanged, local,
                   [local](const GizmoSetting& setting) { local->setChecked(setting.local); });
  menu->addSeparator();
  addSetting(
      menu, "actionTransformKeys", MainWindow::tr("&Keys G, R, S"),
      MainWindow::tr("G, R and S move, rotate and scale the selection; then move the mouse or type "
                     "an amount. When off, R shows the scaling handles and S toggles snapping"),
      {}, QStringLiteral("transformKeys"), true, [tool](bool on) { tool->setTransformKeys(on); });
}

void fillThemeMenu(QMenu* menu) {
  const auto add = [menu](const char* id, const QString& text, ThemeChoice choice) {
    addChoice(menu, id, text, text, {}, ThemeSwitch::instance().choice() == choice, [choice] {
      ThemeSwitch::instance().setChoice(choice);
      QSettings().setValue(QStringLiteral("theme"), static_cast<int>(choice));
    });
  };
  add("actionThemeSystem", MainWindow::tr("As the &System"), ThemeChoice::system);
  add("actionThemeLight", MainWindow::tr("&Light"), ThemeChoice::light);
  add("actionThemeDark", MainWindow::tr("&Dark"), ThemeChoice::dark);
}

}  // namespace

/// Focuses the next part of the window: the view, then each open panel in turn, and the view again.
/// A panel behind others comes to the front.
void focusNextPanel(QWidget* view, const QVector<QDockWidget*>& docks, bool backwards) {
  const qsizetype places = docks.size() + 1;
  const QWidget* focused = QApplication::focusWidget();
  qsizetype at = 0;
  for (qsizetype i = 0; i < docks.size(); ++i) {
    if (docks[i]->isAncestorOf(focused)) at = i + 1;
  }
  for (qsizetype step = 1; step < places; ++step) {
    const qsizetype place = (at + (backwards ? places - step : step)) % places;
    if (place == 0) break;
    QDockWidget* dock = docks[place - 1];
    QWidget* control = dock->isHidden() ? nullptr : firstControl(dock);
    if (control == nullptr) continue;
    dock->raise();
    control->setFocus(Qt::TabFocusReason);
    return;
  }
  view->setFocus(Qt::TabFocusReason);
}

/// The command that shows and hides a panel. An open panel behind others comes to the front,
/// whereas Qt's own action would hide it.
void addPanelCommand(QMenu* menu, QDockWidget* dock) {
  const QString name = dock->objectName();
  auto* command =
      new Command(menu, QStringLiteral("actionShow") + name.left(1).toUpper() + name.mid(1),
                  dock->windowTitle(),
                  QCoreApplication::translate("MainWindow", "Show or hide the panel %1")
                      .arg(dock->windowTitle()),
                  {});
  command->setCheckable(true);
  command->setChecked(!dock->isHidden());
  QObject::connect(dock->toggleViewAction(), &QAction::toggled, command, &QAction::setChecked);
  QObject::connect(command, &QAction::triggered, dock, [dock, command] {
    const bool isBehind = !dock->isHidden() && dock->visibleRegion().isEmpty();
    const bool shows = dock->isHidden() || isBehind;
    dock->setVisible(shows);
    if (shows) dock->raise();
    command->setChecked(shows);
  });
}

void MainWindow::makeViewMenu() {
  SceneView* view = m_view;
  QMenu* menu = menuBar()->addMenu(tr("&View"));
  // The keys after the tab are handled by the view, while it has the focus.
  addCommand(menu, "actionFrameSelected", tr("Frame &Selected\tF"), tr("Frame the selection (F)"),
             {{}, "frame-selected", ToolGroup::view}, [view] { view->frameSelected(); })
      ->enableWhen([this] { return !m_session.selection.isEmpty(); });
  addCommand(menu, "actionFrameAll", tr("Frame &All\tA"), tr("Frame everything (A)"),
             {{}, "frame-all", ToolGroup::view}, [view] { view->frameAll(); });
  fillSideMenu(menu->addMenu(tr("&Look From")), view);
  Command* orthographic = addSwitch(menu, "actionOrthographic", tr("&Orthographic\tP"),
                                    tr("Orthographic view: parallel lines stay parallel (P)"),
                                    {{}, "orthographic", ToolGroup::view}, view->isOrthographic(),
                                    [view](bool on) { view->setOrthographic(on); });
  connect(view, &SceneView::orthographicChanged, orthographic, &QAction::setChecked);
  addSetting(menu, "actionGrid", tr("&Grid"), tr("Show the ground grid"),
             {{}, "ground", ToolGroup::view}, QStringLiteral("grid"), true,
             [view](bool on) { view->viewport()->setGridVisible(on); });
  addSetting(menu, "actionMeshEdges", tr("Mesh &Edges"),
             tr("Show lines along the edges of meshes' triangles"), {}, QStringLiteral("meshEdges"),
             true, [view](bool on) { view->picture()->setMeshEdgesVisible(on); });
  auto* frameRate = new FrameRate(view->viewport(), this);
  statusBar()->addPermanentWidget(frameRate);
  addSetting(menu, "actionFrameRate", tr("Frame Rate"),
             tr("Show how many pictures of the view are drawn per second"), {},
             QStringLiteral("frameRate"), false,
             [frameRate](bool on) { frameRate->setVisible(on); });
  Command* legend = addSwitch(menu, "actionLegend", tr("Legend"),
                              tr("Show what the colours and marks in the view mean"), {},
                              m_legend->toggleViewAction()->isChecked(),
                              [bar = m_legend](bool on) { bar->setVisible(on); });
  connect(m_legend->toggleViewAction(), &QAction::toggled, legend, &QAction::setChecked);
  fillLayoutMenu(menu->addMenu(tr("S&plit")), view);
  menu->addSeparator();
  fillGizmoMenu(menu->addMenu(tr("&Transform Gizmo")), view->tool());
  menu->addSeparator();
  fillThemeMenu(menu->addMenu(tr("&Theme")));
  fillLanguageMenu(menu->addMenu(tr("Lan&guage")));
  m_presentation->addCommands(menu->addMenu(tr("P&resentation")));
  addCommand(menu, "actionCompareVoxels", tr("&Compare Voxels…"),
             tr("One moving triangle, voxel by voxel, by PEF, by SAT and exactly, side by side"),
             {}, [this] { showComparison(); });
  QMenu* panels = menu->addMenu(tr("&Panels"));
  for (QDockWidget* dock : m_docks) addPanelCommand(panels, dock);
  m_workspaces->makeControls(menu->addMenu(tr("Wor&kspaces")));
  addCommand(menu, "actionNextPanel", tr("&Next Panel"),
             tr("Move the keyboard focus to the next panel"), {Qt::Key_F6},
             [this] { focusNextPanel(m_view, m_docks, false); });
  addCommand(menu, "actionPreviousPanel", tr("Pre&vious Panel"),
             tr("Move the keyboard focus to the previous panel"), {Qt::SHIFT | Qt::Key_F6},
             [this] { focusNextPanel(m_view, m_docks, true); });
  addCommand(menu, "actionResetLayout", tr("&Reset Layout"), tr("Restore the default layout"), {},
             [this] { resetLayout(); });
}

void MainWindow::fillLanguageMenu(QMenu* menu) {
  const auto add = [&](const QString& id, const QString& text, const QString& code) {
    addChoice(menu, id, text, text, {}, code == chosenLanguage(), [this, code] {
      chooseLanguage(code);
      // The menu is destroyed with the rest.
      QMetaObject::invokeMethod(this, &MainWindow::changeLanguage, Qt::QueuedConnection);
    });
  };
  add("actionLanguageSystem", tr("As the &System"), {});
  for (const Language& language : languages()) {
    // Languages are named in themselves, so that they are found by people who know no other.
    add(QLatin1String("actionLanguage_") + QLatin1String(language.code),
        QString::fromUtf8(language.name), QLatin1String(language.code));
  }
}

}  // namespace hairline
