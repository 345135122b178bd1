#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include "core/mesh/mesh_file.h"
#include "widgets/derivation/derivation_panel.h"
#include "widgets/lessons/lesson_layout.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_reader.h"
#include "widgets/map/map_panel.h"
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
#include "widgets/tools/arrange_menu.h"
#include "widgets/tools/tools_panel.h"
#include "widgets/window/comparison_window.h"
#include "widgets/window/disk_bar.h"
#include "widgets/window/main_window.h"
#include "widgets/window/script_shortcuts.h"
#include "widgets/window/shortcuts.h"
#include "widgets/window/welcome_bar.h"
#include "widgets/window/window_actions.h"
#include "widgets/window/work_status.h"

// What of the window has texts, and is made anew in another language.

namespace hairline {

void MainWindow::makeParts() {
  m_view = new SceneView(&m_document, &m_selection, &m_runner, &m_cursor, this);
  m_view->setTime(&m_time);
  m_view->setPairs(&m_pairs);
  m_view->setCells(&m_cells);
  m_view->setHierarchy(&m_hierarchy, &m_contacts, &m_traversal, &m_volumes);
  m_measure.setLargeMeshes(m_view->largeMeshes());
  m_view->setOverlay(&m_measure);
  auto* middle = new QWidget;
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(new DiskBar(&m_document, &m_fileWatch, m_files));
  auto* welcome = new WelcomeBar;
  column->addWidget(welcome);
  column->addWidget(m_view, 1);
  setCentralWidget(middle);
  makeDocks();
  connect(welcome, &WelcomeBar::lessonWanted, this, [this] {
    showLessons();
    qobject_cast<LessonPanel*>(m_lessonDock->widget())
        ->openFolder(programLessons().front().lesson.folder);
  });
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
                                 &m_follower, &m_runner, &m_meshFiles, &m_ownMethods, docks()});
  if (auto* panel = qobject_cast<ScenePanel*>(m_sceneDock->widget())) {
    panel->setContextActions(m_actions->objectActions());
    panel->setMeshFiles(&m_meshFiles);
  }
  addPresentationMenu();
  addWorkspaceMenu();
  addStepThroughAction();
  m_arrange = new ArrangeMenu(this, &m_document, &m_selection, m_view, &m_measure, &m_jobs);
  restoreShortcuts(this);
  m_scriptShortcuts = new ScriptShortcuts(this);
  connectParts();
  updateTitle();
}

void MainWindow::removeParts() {
  // It puts back what it changed.
  delete m_presentation;
  // The view and the panels use what this window's members are, which go before its children.
  for (QDialog* dialog : findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly)) {
    delete dialog;
  }
  m_comparison = nullptr;
  delete m_lessonLayout;
  for (QDockWidget* dock : findChildren<QDockWidget*>()) delete dock;
  delete takeCentralWidget();
  delete m_arrange;
  delete m_actions;
  delete m_scriptShortcuts;
  for (QToolBar* bar : findChildren<QToolBar*>()) delete bar;
  for (QAction* action : findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
    delete action;
  }
  delete menuBar();
  delete statusBar();
}

void MainWindow::makeDocks() {
  m_properties = new PropertiesPanel(&m_document, &m_selection);
  m_properties->setMeshFiles(&m_meshFiles, &m_jobs);
  m_sceneDock =
      addDock(QStringLiteral("sceneDock"), tr("Scene"), new ScenePanel(&m_document, &m_selection));
  m_propertiesDock = addDock(QStringLiteral("propertiesDock"), tr("Properties"), m_properties);
  auto* pairs = new PairsPanel(&m_pairs, &m_runner, &m_selection);
  pairs->setOwnMethods(&m_ownMethods);
  m_pairsDock = addDock(QStringLiteral("pairsDock"), tr("Pairs"), pairs);
  auto* verdicts = new VerdictsPanel(&m_runner, &m_cursor, &m_freeze);
  connect(verdicts, &VerdictsPanel::pairWanted, &m_document, &Document::setFocus);
  m_verdictsDock = addDock(QStringLiteral("verdictsDock"), tr("Verdicts"), verdicts);
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
  m_mapDock = addDock(QStringLiteral("mapDock"), tr("Verdict Map"), new MapPanel(&m_map));
  m_hierarchyDock =
      addDock(QStringLiteral("hierarchyDock"), tr("Hierarchy"),
              new HierarchyPanel(&m_hierarchy, &m_contacts, &m_traversal, &m_volumes));
  m_lessonDock = addDock(QStringLiteral("lessonDock"), tr("Lesson"), new LessonPanel(m_player));
  m_lessonLayout = new LessonLayout(this, m_lessonDock,
                                    {m_sceneDock, m_propertiesDock, m_pairsDock}, layoutVersion);
}

QVector<QDockWidget*> MainWindow::docks() const {
  return {m_sceneDock,      m_propertiesDock, m_pairsDock, m_verdictsDock, m_explainDock,
          m_derivationDock, m_timeDock,       m_toolsDock, m_voxelsDock,   m_raysDock,
          m_mapDock,        m_hierarchyDock,  m_lessonDock};
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
  statusBar()->addWidget(m_hint, 1);
  statusBar()->addPermanentWidget(new WorkStatus(&m_jobs, this));
  statusBar()->addPermanentWidget(m_notKept);
  statusBar()->addWidget(m_message, 1);
  m_message->hide();  // in the hint's place while there is something to say
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

void MainWindow::connectParts() {
  connect(m_view, &SceneView::statusHint, m_hint, &ElidedLabel::setWholeText);
  connect(m_view, &SceneView::contextMenuRequested, m_actions, &WindowActions::showContextMenu);
  connect(&m_freeze, &Freeze::stopDrag, m_view, &SceneView::freezeDrag);
  connect(m_view, &SceneView::filesDropped, this, [this](const QStringList& paths) {
    if (meshFormatOf(paths.front().toStdString())) {
      m_actions->importMeshFiles(paths);
    } else if (paths.front().endsWith(QStringLiteral(".txt"), Qt::CaseInsensitive)) {
      m_actions->readTextFile(paths.front());
    } else {
      openScene(paths.front());
    }
  });
  connect(m_view, &SceneView::textDropped, m_actions, &WindowActions::pasteAsShapes);
  connect(m_actions, &WindowActions::message, this, &MainWindow::showMessage);
  connect(m_arrange, &ArrangeMenu::arranged, this, [this](const ArrangeResult& result) {
    qobject_cast<ToolsPanel*>(m_toolsDock->widget())->showResult(result);
    m_toolsDock->show();
    m_toolsDock->raise();
    showMessage(result.heading);
  });
  auto* voxels = qobject_cast<VoxelsPanel*>(m_voxelsDock->widget());
  connect(voxels, &VoxelsPanel::message, this, &MainWindow::showMessage);
  connect(voxels, &VoxelsPanel::comparisonRequested, this, &MainWindow::showComparison);
  connect(m_actions, &WindowActions::comparisonRequested, this, &MainWindow::showComparison);
  // A panel behind another's tab is visible to Qt, which only moves it out of the window.
  connect(m_raysDock, &QDockWidget::visibilityChanged, &m_rays, &SceneRays::setWatched);
  connect(m_mapDock, &QDockWidget::visibilityChanged, &m_map, &SceneMap::setWatched);
  connect(m_pairsDock, &QDockWidget::visibilityChanged,
          qobject_cast<PairsPanel*>(m_pairsDock->widget()), &PairsPanel::setWatched);
  connect(m_hierarchyDock, &QDockWidget::visibilityChanged, &m_hierarchy,
          &SceneHierarchy::setWatched);
  connect(m_hierarchyDock, &QDockWidget::visibilityChanged, &m_volumes, &ObjectVolumes::setWatched);
  const auto lookThere = [this] { m_rays.setView(m_view->viewState()); };
  connect(m_view->viewport(), &Viewport::cameraChanged, this, lookThere);
  connect(m_view->viewport(), &Viewport::viewChanged, this, lookThere);
  connect(m_view->viewport(), &Viewport::activePaneChanged, this, lookThere);
  lookThere();
  connect(&m_measure, &MeasureTool::lookChanged, m_view, &SceneView::refresh);
  connect(m_player, &LessonPlayer::sceneReplaced, m_view, &SceneView::frameAll);
  connect(m_actions, &WindowActions::lessonsRequested, this, &MainWindow::showLessons);
  connect(m_actions, &WindowActions::lessonOpenRequested, this, [this] {
    showLessons();
    qobject_cast<LessonPanel*>(m_lessonDock->widget())->openLesson();
  });
  connect(m_actions, &WindowActions::layoutResetRequested, this, &MainWindow::resetLayout);
  // The menu that asks for it goes with the rest.
  connect(m_actions, &WindowActions::languageChosen, this, &MainWindow::changeLanguage,
          Qt::QueuedConnection);
}

}  // namespace hairline
