#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <algorithm>
#include <utility>

#include "core/mesh/mesh_file.h"
#include "core/scene/new_shapes.h"
#include "core/scene/transform.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/document/object_commands.h"
#include "widgets/explain/derivation_panel.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/hierarchy/hierarchy_drawing.h"
#include "widgets/hierarchy/hierarchy_panel.h"
#include "widgets/jobs/work_status.h"
#include "widgets/lessons/lesson_layout.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_reader.h"
#include "widgets/lessons/presentation.h"
#include "widgets/objects/arrange_menu.h"
#include "widgets/objects/properties_panel.h"
#include "widgets/objects/scene_panel.h"
#include "widgets/objects/tools_panel.h"
#include "widgets/pair/distance_curve.h"
#include "widgets/pair/pairs_panel.h"
#include "widgets/pair/time_panel.h"
#include "widgets/pair/verdicts_panel.h"
#include "widgets/pictures/map_panel.h"
#include "widgets/pictures/rays_panel.h"
#include "widgets/scene_view/answer_drawing.h"
#include "widgets/scene_view/legend_strip.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/voxels/voxels_panel.h"
#include "widgets/window/command.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/importer.h"
#include "widgets/window/main_window.h"
#include "widgets/window/notice_bar.h"
#include "widgets/window/script_shortcuts.h"
#include "widgets/window/workspaces.h"

// The parts of the window with texts, which are recreated in another language.

namespace hairline {

void MainWindow::makeParts() {
  m_view = new SceneView(&m_session.document, &m_session.selection, &m_session.runner,
                         &m_session.cursor, this);
  m_view->picture()->setTime(&m_session.time);
  m_view->picture()->setCells(&m_session.cells);
  m_view->picture()->setLayer([this](DrawList& list, const ViewState& view, const Theme& theme) {
    appendHierarchy(list, m_session.hierarchy, view, theme);
    appendObjectVolumes(list, m_session.volumes, view, theme);
    if (m_session.hierarchy.isWatched()) {
      appendIntersections(list, m_session.contacts, theme);
      appendTraversal(list, m_session.traversal, view, theme);
    }
    if (m_session.runner.isWithheld()) return;
    appendTouching(list, touchingPairs(m_session.pairs.table(), m_session.runner.focus()), view,
                   theme);
  });
  m_session.measure.setLargeMeshes(m_view->picture()->largeMeshes());
  m_view->tool()->setOverlay(&m_session.measure);
  auto* middle = new QWidget;
  auto* welcome = new WelcomeBar;
  columnOf(middle,
           {new DiskBar(&m_session.document, &m_session.fileWatch, m_files),
            new ReceivedBar(&m_session.receiver, m_files),
            welcome,
            {m_view, 1}},
           {}, 0);
  setCentralWidget(middle);
  makeDocks();
  connect(welcome, &WelcomeBar::lessonWanted, this, [this] {
    showLessons();
    m_lessonPanel->openFolder(programLessons().front().lesson.folder);
  });
  connect(m_player, &LessonPlayer::pageChanged, welcome, [this, welcome] {
    if (m_player->lesson() != nullptr) welcome->hide();
  });
  makeStatusBar();
  makeLegend();
  m_importer =
      new Importer(this, &m_session.document, &m_session.selection, &m_session.meshFiles, m_view);
  makeMenus();
  m_scenePanel->setMeshFiles(&m_session.meshFiles);
  m_scenePanel->setContextActions(
      commands({"actionCut", "actionCopy", "actionPaste", "actionDuplicate", "actionDelete",
                "actionFocusPair", "actionFreeze", "actionFrameSelected", "actionFrameAll"}));
  m_scriptShortcuts = new ScriptShortcuts(this);
  connectParts();
  updateTitle();
}

void MainWindow::removeParts() {
  // Deleting it restores what it changed.
  delete m_presentation;
  // The view and the panels use this window's members, which are destroyed before its children.
  for (QDialog* dialog : findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly)) {
    delete dialog;
  }
  m_comparison = nullptr;
  delete m_lessonLayout;
  for (QDockWidget* dock : std::exchange(m_docks, {})) delete dock;
  delete takeCentralWidget();
  delete m_arrange;
  delete m_importer;
  delete m_scriptShortcuts;
  for (QToolBar* bar : findChildren<QToolBar*>()) delete bar;
  delete findChild<Command*>(QStringLiteral("actionAddMenu"), Qt::FindDirectChildrenOnly);
  delete menuBar();
  delete statusBar();
}

void MainWindow::makeDocks() {
  m_scenePanel = new ScenePanel(&m_session.document, &m_session.selection);
  m_properties = new PropertiesPanel(&m_session.document, &m_session.selection);
  m_properties->setMeshFiles(&m_session.meshFiles, &m_session.jobs);
  auto* pairs = new PairsPanel(&m_session.pairs, &m_session.runner, &m_session.selection);
  pairs->setOwnMethods(&m_session.ownMethods);
  auto* verdicts = new VerdictsPanel(&m_session.runner, &m_session.cursor, &m_session.freeze);
  verdicts->setTime(&m_session.time);
  connect(verdicts, &VerdictsPanel::pairWanted, &m_session.document, &Document::setFocus);
  m_toolsPanel = new ToolsPanel(&m_session.document, &m_session.measure);
  auto* voxels = new VoxelsPanel(&m_session.document, &m_session.selection, &m_session.cells);
  connect(voxels, &VoxelsPanel::message, this, &MainWindow::showMessage);
  connect(voxels, &VoxelsPanel::comparisonRequested, this, &MainWindow::showComparison);
  m_lessonPanel = new LessonPanel(m_player);
  QDockWidget* scene = addDock(QStringLiteral("sceneDock"), tr("Scene"), m_scenePanel);
  QDockWidget* properties =
      addDock(QStringLiteral("propertiesDock"), tr("Properties"), m_properties);
  const auto giveRoom = [this, properties] {
    m_workspaces->giveRoom(properties, m_properties->heightWhileEmpty());
  };
  connect(m_properties, &PropertiesPanel::heightWhileEmptyChanged, this, giveRoom);
  connect(properties, &QDockWidget::visibilityChanged, this, giveRoom);
  connect(properties, &QDockWidget::topLevelChanged, this, giveRoom);
  connect(m_workspaces, &Workspaces::switched, properties, giveRoom);
  QDockWidget* allPairs = addDock(QStringLiteral("pairsDock"), tr("Pairs"), pairs);
  addDock(QStringLiteral("verdictsDock"), tr("Verdicts"), verdicts);
  QDockWidget* explain = addDock(QStringLiteral("explainDock"), tr("Explain"),
                                 new ExplainPanel(&m_session.runner, &m_session.cursor));
  QDockWidget* derivation = addDock(QStringLiteral("derivationDock"), tr("Derivation"),
                                    new DerivationPanel(&m_session.runner, &m_session.cursor));
  QDockWidget* time = addDock(QStringLiteral("timeDock"), tr("Time"),
                              new TimePanel(&m_session.runner, &m_session.time));
  addDock(QStringLiteral("toolsDock"), tr("Arrange"), m_toolsPanel);
  QDockWidget* cells = addDock(QStringLiteral("voxelsDock"), tr("Voxels"), voxels);
  QDockWidget* rays = addDock(QStringLiteral("raysDock"), tr("Ray-Cast Image"),
                              new RaysPanel(&m_session.rays, &m_session.leaks));
  QDockWidget* map =
      addDock(QStringLiteral("mapDock"), tr("Verdict Map"), new MapPanel(&m_session.map));
  QDockWidget* hierarchy = addDock(QStringLiteral("hierarchyDock"), tr("Hierarchy"),
                                   new HierarchyPanel(&m_session.hierarchy, &m_session.contacts,
                                                      &m_session.traversal, &m_session.volumes));
  QDockWidget* lesson = addDock(QStringLiteral("lessonDock"), tr("Lesson"), m_lessonPanel);
  // A panel behind another's tab is visible to Qt, which only moves it out of the window.
  connect(cells, &QDockWidget::visibilityChanged, &m_session.cells,
          [this, cells] { m_session.cells.setHasPanel(!cells->isHidden()); });
  connect(rays, &QDockWidget::visibilityChanged, &m_session.rays, &SceneRays::setWatched);
  connect(map, &QDockWidget::visibilityChanged, &m_session.map, &SceneMap::setWatched);
  connect(allPairs, &QDockWidget::visibilityChanged, pairs, &PairsPanel::setWatched);
  connect(hierarchy, &QDockWidget::visibilityChanged, &m_session.hierarchy,
          &SceneHierarchy::setWatched);
  connect(hierarchy, &QDockWidget::visibilityChanged, &m_session.volumes,
          &ObjectVolumes::setWatched);
  m_lessonLayout = new LessonLayout(this, lesson, {scene, properties, allPairs}, layoutVersion);
  connect(m_lessonLayout, &LessonLayout::closed, m_player, &LessonPlayer::close);
  m_presentation = new Presentation({this,
                                     m_view,
                                     &m_session.runner,
                                     &m_session.cursor,
                                     &m_session.time,
                                     {explain, derivation},
                                     time,
                                     lesson,
                                     layoutVersion});
}

QDockWidget* MainWindow::addDock(const QString& name, const QString& title, QWidget* content) {
  auto* dock = named(new QDockWidget(title, this), name);
  dock->setWidget(content);
  m_docks << dock;
  return dock;
}

void MainWindow::showPanel(const QString& name) {
  auto* dock = findChild<QDockWidget*>(name);
  dock->show();
  dock->raise();
}

void MainWindow::makeStatusBar() {
  m_message = named(new ElidedLabel(this), "statusMessage");
  m_hint = named(new ElidedLabel(this), "statusHint");
  m_hint->setContentsMargins(8, 0, 8, 0);
  m_message->setContentsMargins(8, 0, 8, 0);
  m_notKept = named(new QLabel(tr("Autosave failed"), this), "notKept");
  m_notKept->hide();
  statusBar()->addWidget(m_hint, 1);
  statusBar()->addPermanentWidget(new WorkStatus(&m_session.jobs, this));
  statusBar()->addPermanentWidget(m_notKept);
  statusBar()->addWidget(m_message, 1);
  m_message->hide();  // in the hint's place while there is a message
}

void MainWindow::makeLegend() {
  auto* strip = new LegendStrip;
  m_legend = named(new QToolBar(tr("Legend"), this), "legendBar");
  m_legend->setMovable(false);
  // As low as its text, so that the window fits a height of 720 pixels.
  m_legend->setStyleSheet(QStringLiteral("QToolBar { border: none; margin: 0; padding: 0; }"));
  m_legend->setContentsMargins(0, 0, 0, 0);
  m_legend->layout()->setContentsMargins(0, 0, 0, 0);
  m_legend->addWidget(strip);
  addToolBar(Qt::BottomToolBarArea, m_legend);
  connect(m_view, &SceneView::legendChanged, strip,
          [this, strip] { strip->setEntries(m_view->legend()); });
}

void MainWindow::openFiles(const QStringList& paths) {
  if (meshFormatOf(paths.front().toStdString())) {
    m_importer->importMeshFiles(paths);
  } else if (paths.front().endsWith(QStringLiteral(".txt"), Qt::CaseInsensitive)) {
    m_importer->readTextFile(paths.front());
  } else {
    m_files->openPath(paths.front());
  }
}

void MainWindow::connectParts() {
  connect(m_view, &SceneView::statusHint, m_hint, &ElidedLabel::setWholeText);
  connect(m_view, &SceneView::contextMenuRequested, this, &MainWindow::showContextMenu);
  // A pinned step is one of the pair that was explained.
  connect(&m_session.document, &Document::changed, &m_session.cursor, [this](const Change& change) {
    if (change.reset || change.focus) m_session.cursor.pin(-1);
    if (change.reset) m_session.time.rewind();
  });
  // A later time is shown of the active pair only, and of none while its answers are hidden.
  connect(&m_session.runner, &QueryRunner::updated, &m_session.time, [this] {
    const PairReports* pair = m_session.runner.focus();
    if (pair == nullptr || !isMoving(m_session.document.scene(), *pair)) m_session.time.rewind();
  });
  connect(&m_session.freeze, &Freeze::stopDrag, m_view, [this] { m_view->tool()->endDrag(); });
  connect(m_view->tool(), &SceneTool::filesDropped, this, &MainWindow::openFiles);
  connect(m_view->tool(), &SceneTool::shapeDropped, this,
          [this](const QByteArray& type, const QPointF& pixel, int pane) {
            const auto& known = shapeTypeNames;
            if (std::ranges::find(known, type.toStdString()) == std::end(known)) return;
            const bool isPlanar = type.endsWith('2');
            auto at = m_view->insertionPointAt(pixel, pane, isPlanar);
            const double size = m_view->insertionSize();
            Shape shape = newShape(type.toStdString(), at, size);
            // What is dropped on the ground stands on it.
            if (const auto box = bounds(shape); box && !isPlanar && at.z() == 0) {
              at.z() = snap(-box->min.z(), stepOfAtLeast(size / 2000));
              shape = newShape(type.toStdString(), at, size);
            }
            addObject(m_session.document, m_session.selection, std::move(shape));
          });
  connect(m_view->tool(), &SceneTool::textDropped, m_importer, &Importer::pasteAsShapes);
  connect(m_importer, &Importer::message, this, &MainWindow::showMessage);
  connect(m_arrange, &ArrangeMenu::arranged, this, [this](const ArrangeResult& result) {
    m_toolsPanel->showResult(result);
    showPanel(QStringLiteral("toolsDock"));
    showMessage(result.heading);
  });
  // The layout of a presentation is not saved.
  connect(m_presentation, &Presentation::aboutToStart, this, &MainWindow::keepSettings);
  connect(m_presentation, &Presentation::changed, this, [this](bool on) {
    showMessage(on ? tr("Esc ends the presentation.") : QString());
    m_workspaces->setEnabled(!on);
  });
  const auto lookThere = [this] { m_session.rays.setView(m_view->viewState()); };
  connect(m_view->viewport(), &Viewport::cameraChanged, this, lookThere);
  connect(m_view->viewport(), &Viewport::viewChanged, this, lookThere);
  connect(m_view->viewport(), &Viewport::activePaneChanged, this, lookThere);
  lookThere();
  connect(&m_session.measure, &MeasureTool::lookChanged, m_view, &SceneView::refresh);
  connect(&m_session.pairs, &ScenePairs::updated, m_view, &SceneView::refresh);
  connect(&m_session.contacts, &MeshContacts::updated, m_view, &SceneView::refresh);
  connect(&m_session.volumes, &ObjectVolumes::updated, m_view, &SceneView::refresh);
  connect(&m_session.traversal, &MeshTraversal::updated, m_view, &SceneView::refresh);
  connect(m_session.traversal.cursor(), &TraceCursor::changed, m_view, &SceneView::refresh);
  connect(&m_session.hierarchy, &SceneHierarchy::updated, m_view, &SceneView::refresh);
  connect(&m_session.hierarchy, &SceneHierarchy::settingsChanged, m_view, &SceneView::refresh);
  connect(&m_session.hierarchy, &SceneHierarchy::pointedChanged, m_view, &SceneView::refresh);
  connect(m_player, &LessonPlayer::sceneReplaced, m_view, &SceneView::takeSceneCamera);
  connect(m_player, &LessonPlayer::solutionShown, m_view, [this] { m_view->bringIntoSight(); });
}

}  // namespace hairline
