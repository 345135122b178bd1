#include "widgets/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>

#include "core/mesh/mesh_file.h"
#include "widgets/derivation/derivation_panel.h"
#include "widgets/lessons/lesson_layout.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/panels/elided_label.h"
#include "widgets/panels/explain_panel.h"
#include "widgets/panels/hierarchy_panel.h"
#include "widgets/panels/legend_strip.h"
#include "widgets/panels/pairs_panel.h"
#include "widgets/panels/properties_panel.h"
#include "widgets/panels/rays_panel.h"
#include "widgets/panels/scene_panel.h"
#include "widgets/panels/time_panel.h"
#include "widgets/panels/verdicts_panel.h"
#include "widgets/panels/voxels_panel.h"
#include "widgets/presentation/presentation.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/theme/theme.h"
#include "widgets/tools/arrange_menu.h"
#include "widgets/tools/tools_panel.h"
#include "widgets/window/comparison_window.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/recovery_dialog.h"
#include "widgets/window/script_shortcuts.h"
#include "widgets/window/shortcuts.h"
#include "widgets/window/window_actions.h"
#include "widgets/window/work_status.h"

namespace hairline {

namespace {

/// To be raised when docks are added or renamed, so that an older layout is not restored.
constexpr int layoutVersion = 8;
/// Below this height of the window panels of one side share a place, each with a tab.
constexpr int lowHeight = 800;
constexpr int messageMilliseconds = 6000;

}  // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent),
      m_selection(&m_document),
      m_meshFiles(&m_document, &m_worker),
      m_runner(&m_document, &m_selection, &m_worker),
      m_follower(&m_document, &m_selection),
      m_pairs(&m_document, &m_worker),
      m_cells(&m_document, &m_selection, &m_worker),
      m_rays(&m_document, &m_selection, &m_worker),
      m_leaks(&m_document, &m_selection, &m_worker),
      m_hierarchy(&m_document, &m_selection, &m_worker),
      m_contacts(&m_document, &m_worker),
      m_walk(&m_document, &m_selection, &m_hierarchy, &m_worker),
      m_volumes(&m_document, &m_selection, &m_pairs, &m_contacts, &m_worker),
      m_recovery(&m_document, Recovery::standardFolder()),
      m_freeze(&m_document, &m_runner),
      m_measure(&m_document) {
  setObjectName(QStringLiteral("mainWindow"));
  setWindowIcon(QIcon(QStringLiteral(":/icons/hairline.svg")));
  setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  m_view = new SceneView(&m_document, &m_selection, &m_runner, &m_cursor, this);
  m_view->setTime(&m_time);
  m_view->setPairs(&m_pairs);
  m_view->setCells(&m_cells);
  m_view->setHierarchy(&m_hierarchy, &m_contacts, &m_walk, &m_volumes);
  m_view->setOverlay(&m_measure);
  setCentralWidget(m_view);
  m_files = new FileController(&m_document, this);
  m_player = new LessonPlayer(
      {&m_document, &m_runner, &m_cells, [this] { return m_files->mayLeave(); }}, this);
  makeDocks();
  makeStatusBar();
  makeLegend();
  m_presentation = new Presentation({this,
                                     m_view,
                                     &m_runner,
                                     &m_cursor,
                                     {m_explainDock, m_derivationDock},
                                     m_lessonDock,
                                     layoutVersion});
  m_actions = new WindowActions({this, &m_document, &m_selection, m_files, m_view, &m_freeze,
                                 &m_follower, &m_runner, &m_meshFiles, docks()});
  if (auto* panel = qobject_cast<ScenePanel*>(m_sceneDock->widget())) {
    panel->setContextActions(m_actions->objectActions());
    panel->setMeshFiles(&m_meshFiles);
  }
  addPresentationMenu();
  addStepThroughAction();
  m_arrange = new ArrangeMenu(this, &m_document, &m_selection, m_view, &m_measure, &m_worker);
  restoreShortcuts(this);
  new ScriptShortcuts(this);
  connectAll();
  applyTheme();
  restoreSettings();
  updateTitle();
}

MainWindow::~MainWindow() {
  // The view and the panels use what this window's members are, which go before its children.
  for (QDockWidget* dock : findChildren<QDockWidget*>()) delete dock;
  delete takeCentralWidget();
  delete m_arrange;
}

bool MainWindow::openScene(const QString& path) { return m_files->openPath(path); }

void MainWindow::offerRecovery() { offerLostScenes(m_recovery, this); }

void MainWindow::makeDocks() {
  m_properties = new PropertiesPanel(&m_document, &m_selection);
  m_properties->setMeshFiles(&m_meshFiles, &m_worker);
  m_sceneDock =
      addDock(QStringLiteral("sceneDock"), tr("Scene"), new ScenePanel(&m_document, &m_selection));
  m_propertiesDock = addDock(QStringLiteral("propertiesDock"), tr("Properties"), m_properties);
  m_pairsDock = addDock(QStringLiteral("pairsDock"), tr("Pairs"),
                        new PairsPanel(&m_pairs, &m_runner, &m_selection));
  m_verdictsDock = addDock(QStringLiteral("verdictsDock"), tr("Verdicts"),
                           new VerdictsPanel(&m_runner, &m_cursor, &m_freeze));
  m_explainDock =
      addDock(QStringLiteral("explainDock"), tr("Explain"), new ExplainPanel(&m_runner, &m_cursor));
  m_derivationDock = addDock(QStringLiteral("derivationDock"), tr("Derivation"),
                             new DerivationPanel(&m_runner, &m_cursor));
  m_timeDock = addDock(QStringLiteral("timeDock"), tr("Time"), new TimePanel(&m_runner, &m_time));
  m_toolsDock =
      addDock(QStringLiteral("toolsDock"), tr("Arrange"), new ToolsPanel(&m_document, &m_measure));
  m_voxelsDock = addDock(QStringLiteral("voxelsDock"), tr("Voxels"),
                         new VoxelsPanel(&m_document, &m_selection, &m_cells));
  m_raysDock =
      addDock(QStringLiteral("raysDock"), tr("Ray Picture"), new RaysPanel(&m_rays, &m_leaks));
  m_hierarchyDock = addDock(QStringLiteral("hierarchyDock"), tr("Hierarchy"),
                            new HierarchyPanel(&m_hierarchy, &m_contacts, &m_walk, &m_volumes));
  m_lessonDock = addDock(QStringLiteral("lessonDock"), tr("Lesson"), new LessonPanel(m_player));
  m_lessonLayout = new LessonLayout(this, m_lessonDock,
                                    {m_sceneDock, m_propertiesDock, m_pairsDock}, layoutVersion);
}

QVector<QDockWidget*> MainWindow::docks() const {
  return {m_sceneDock,   m_propertiesDock, m_pairsDock,     m_verdictsDock,
          m_explainDock, m_derivationDock, m_timeDock,      m_toolsDock,
          m_voxelsDock,  m_raysDock,       m_hierarchyDock, m_lessonDock};
}

QDockWidget* MainWindow::addDock(const QString& name, const QString& title, QWidget* content) {
  auto* dock = new QDockWidget(title, this);
  dock->setObjectName(name);
  dock->setWidget(content);
  return dock;
}

void MainWindow::makeStatusBar() {
  m_message = new ElidedLabel(this);
  m_message->setObjectName(QStringLiteral("statusMessage"));
  m_hint = new ElidedLabel(this);
  m_hint->setObjectName(QStringLiteral("statusHint"));
  m_hint->setContentsMargins(8, 0, 8, 0);
  m_message->setContentsMargins(8, 0, 8, 0);
  m_notKept = new QLabel(tr("Changes are not kept for recovery"), this);
  m_notKept->setObjectName(QStringLiteral("notKept"));
  m_notKept->hide();
  statusBar()->addWidget(m_hint, 3);
  statusBar()->addPermanentWidget(new WorkStatus(&m_worker, this));
  statusBar()->addPermanentWidget(m_notKept);
  statusBar()->addPermanentWidget(m_message, 2);
  m_message->hide();  // the hint has its room until there is something to say
}

void MainWindow::makeLegend() {
  auto* strip = new LegendStrip;
  auto* bar = new QToolBar(tr("Legend"), this);
  bar->setObjectName(QStringLiteral("legendBar"));
  bar->setMovable(false);
  // As low as its text: the window still fits a height of 720 pixels.
  bar->setStyleSheet(QStringLiteral("QToolBar { border: none; margin: 0; padding: 0; }"));
  bar->setContentsMargins(0, 0, 0, 0);
  bar->layout()->setContentsMargins(0, 0, 0, 0);
  bar->addWidget(strip);
  bar->toggleViewAction()->setObjectName(QStringLiteral("actionLegend"));
  bar->toggleViewAction()->setToolTip(tr("Show what the colours and marks in the view mean"));
  addToolBar(Qt::BottomToolBarArea, bar);
  connect(m_view, &SceneView::legendChanged, strip,
          [this, strip] { strip->setEntries(m_view->legend()); });
}

void MainWindow::connectAll() {
  connect(m_view, &SceneView::statusHint, m_hint, &ElidedLabel::setWholeText);
  connect(m_view, &SceneView::contextMenuRequested, m_actions, &WindowActions::showContextMenu);
  connect(&m_freeze, &Freeze::stopDrag, m_view, &SceneView::freezeDrag);
  connect(&m_freeze, &Freeze::frozen, this, &MainWindow::showMessage);
  connect(m_view, &SceneView::filesDropped, this, [this](const QStringList& paths) {
    if (meshFormatOf(paths.front().toStdString())) {
      m_actions->importMeshFiles(paths);
    } else {
      openScene(paths.front());
    }
  });
  connect(&m_recovery, &Recovery::failureChanged, this, [this](const QString& reason) {
    m_notKept->setVisible(!reason.isEmpty());
    m_notKept->setToolTip(
        tr("A crash would lose the unsaved changes: the copy for a recovery in %1 %2. It is tried "
           "again; save the scene elsewhere.")
            .arg(Recovery::standardFolder(), reason));
    m_notKept->setAccessibleDescription(m_notKept->toolTip());
  });
  connect(&m_meshFiles, &MeshFiles::message, this, &MainWindow::showMessage);
  connect(m_files, &FileController::message, this, &MainWindow::showMessage);
  connect(m_actions, &WindowActions::message, this, &MainWindow::showMessage);
  connect(&m_worker, &Worker::failed, this, [this](Task, const QString& reason) {
    showMessage(tr("Something could not be computed: %1").arg(reason));
  });
  connect(m_arrange, &ArrangeMenu::arranged, this, [this](const ArrangeResult& result) {
    qobject_cast<ToolsPanel*>(m_toolsDock->widget())->showResult(result);
    m_toolsDock->show();
    m_toolsDock->raise();
    showMessage(result.heading);
  });
  connect(&m_measure, &MeasureTool::message, this, &MainWindow::showMessage);
  connect(&m_cells, &GridCells::message, this, &MainWindow::showMessage);
  auto* voxels = qobject_cast<VoxelsPanel*>(m_voxelsDock->widget());
  connect(voxels, &VoxelsPanel::message, this, &MainWindow::showMessage);
  connect(voxels, &VoxelsPanel::comparisonRequested, this, &MainWindow::showComparison);
  connect(m_actions, &WindowActions::comparisonRequested, this, &MainWindow::showComparison);
  connect(&m_rays, &SceneRays::message, this, &MainWindow::showMessage);
  // A panel behind another's tab is visible to Qt, which only moves it out of the window.
  connect(m_raysDock, &QDockWidget::visibilityChanged, &m_rays, &SceneRays::setWatched);
  connect(m_hierarchyDock, &QDockWidget::visibilityChanged, &m_hierarchy,
          &SceneHierarchy::setWatched);
  connect(m_hierarchyDock, &QDockWidget::visibilityChanged, &m_volumes, &ObjectVolumes::setWatched);
  const auto lookThere = [this] { m_rays.setView(m_view->viewState()); };
  connect(m_view->viewport(), &Viewport::cameraChanged, this, lookThere);
  connect(m_view->viewport(), &Viewport::viewChanged, this, lookThere);
  connect(m_view->viewport(), &Viewport::activePaneChanged, this, lookThere);
  lookThere();
  connect(&m_measure, &MeasureTool::lookChanged, m_view, &SceneView::refresh);
  connect(&m_measure, &MeasureTool::keptChanged, this, [this] {
    // Undo, and scenes that hold measurements, leave the panels as they are.
    if (!m_measure.isActive() || m_measure.kept().empty()) return;
    m_toolsDock->show();
    m_toolsDock->raise();
  });
  connect(m_player, &LessonPlayer::sceneReplaced, m_view, &SceneView::frameAll);
  connect(m_player, &LessonPlayer::reached, this,
          [this] { showMessage(tr("A checkpoint of the lesson is done.")); });
  connect(m_actions, &WindowActions::lessonsRequested, this, &MainWindow::showLessons);
  connect(m_actions, &WindowActions::lessonOpenRequested, this, [this] {
    showLessons();
    qobject_cast<LessonPanel*>(m_lessonDock->widget())->openLesson();
  });
  connect(m_actions, &WindowActions::layoutResetRequested, this, &MainWindow::resetLayout);
  connect(&m_document, &Document::stateChanged, this, &MainWindow::updateTitle);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &MainWindow::applyTheme);
}

void MainWindow::showComparison() {
  if (m_comparison == nullptr) {
    m_comparison = new ComparisonWindow(this);
    connect(m_comparison, &ComparisonWindow::sceneRequested, this, [this](const Scene& scene) {
      if (!m_files->mayLeave()) return;
      m_document.setScene(scene, QString::fromStdString(scene.name), true);
      activateWindow();
    });
  }
  m_comparison->show();
  m_comparison->raise();
  m_comparison->activateWindow();
}

void MainWindow::showLessons() {
  m_lessonLayout->open();
  qobject_cast<LessonPanel*>(m_lessonDock->widget())->takeFocus();
}

void MainWindow::applyTheme() {
  const Theme& theme = Theme::current();
  setStyleSheet(QStringLiteral("QDockWidget::title { background: %1; padding: 5px 8px; }"
                               "QMainWindow::separator { background: %2; width: 3px; height: 3px; }"
                               "QMainWindow::separator:hover { background: %3; }"
                               "QStatusBar { border-top: 1px solid %2; }"
                               "QStatusBar::item { border: none; }")
                    .arg(theme.raised.name(), theme.border.name(), theme.accent.name()));
}

void MainWindow::resetLayout() {
  for (QDockWidget* dock : docks()) {
    dock->setFloating(false);
    removeDockWidget(dock);
  }
  addDockWidget(Qt::LeftDockWidgetArea, m_sceneDock);
  splitDockWidget(m_sceneDock, m_propertiesDock, Qt::Vertical);
  tabifyDockWidget(m_sceneDock, m_pairsDock);
  addDockWidget(Qt::RightDockWidgetArea, m_verdictsDock);
  // A low window has no room for two of them one above the other.
  const bool low = height() < lowHeight;
  if (low) {
    tabifyDockWidget(m_verdictsDock, m_explainDock);
  } else {
    splitDockWidget(m_verdictsDock, m_explainDock, Qt::Vertical);
  }
  tabifyDockWidget(m_explainDock, m_derivationDock);
  tabifyDockWidget(m_explainDock, m_timeDock);
  tabifyDockWidget(m_explainDock, m_toolsDock);
  tabifyDockWidget(m_explainDock, m_voxelsDock);
  tabifyDockWidget(m_explainDock, m_raysDock);
  tabifyDockWidget(m_explainDock, m_hierarchyDock);
  tabifyDockWidget(m_sceneDock, m_lessonDock);
  m_lessonLayout->forget();
  for (QDockWidget* dock : docks()) dock->show();
  // Only who plays one has a use for it.
  m_lessonDock->setVisible(m_player->lesson() != nullptr);
  m_sceneDock->raise();
  (low ? m_verdictsDock : m_explainDock)->raise();
  // The panels are as wide as their texts ask for, and leave the view a good part of the window.
  const int character = fontMetrics().averageCharWidth();
  const int side = std::clamp(44 * character, std::min(320, width() / 5), width() * 28 / 100);
  const int right = std::clamp(60 * character, std::min(500, width() * 3 / 10), width() * 42 / 100);
  resizeDocks({m_sceneDock, m_verdictsDock}, {side, right}, Qt::Horizontal);
  resizeDocks({m_sceneDock, m_propertiesDock}, {height() * 42 / 100, height() * 58 / 100},
              Qt::Vertical);
  if (low) return;
  resizeDocks({m_verdictsDock, m_explainDock}, {height() * 46 / 100, height() * 54 / 100},
              Qt::Vertical);
}

void MainWindow::restoreSettings() {
  const QSettings settings;
  const QSize room = screen()->availableSize();
  if (!restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray())) {
    resize(std::min(1600, room.width() * 94 / 100), std::min(1000, room.height() * 92 / 100));
  }
  resetLayout();
  restoreState(settings.value(QStringLiteral("window/layout")).toByteArray(), layoutVersion);
  m_view->restoreLayoutState(settings.value(QStringLiteral("window/views")).toString());
  m_properties->setHexadecimal(settings.value(QStringLiteral("hexadecimal")).toBool());
}

void MainWindow::keepSettings() {
  QSettings settings;
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  settings.setValue(QStringLiteral("window/layout"), m_lessonLayout->layoutToKeep());
  settings.setValue(QStringLiteral("window/views"), m_view->layoutState());
  settings.setValue(QStringLiteral("hexadecimal"), m_properties->isHexadecimal());
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!m_files->mayLeave()) {
    event->ignore();
    return;
  }
  if (m_presentation->isOn()) {
    m_presentation->setOn(false);
  } else {
    keepSettings();
  }
  m_recovery.discard();
  event->accept();
}

void MainWindow::updateTitle() {
  setWindowTitle(tr("%1[*] – Hairline").arg(m_document.title()));
  setWindowModified(m_document.isModified());
  setWindowFilePath(m_document.filePath());
}

void MainWindow::showMessage(const QString& text) {
  m_message->setWholeText(text);
  m_message->show();
  QTimer::singleShot(messageMilliseconds, m_message, [label = m_message, text] {
    if (label->text() != text) return;
    label->setWholeText({});
    label->hide();  // the hint takes its room
  });
}

}  // namespace hairline
