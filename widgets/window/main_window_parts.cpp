#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QObject>
#include <QScopedValueRollback>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "core/mesh/mesh_file.h"
#include "widgets/commands/command.h"
#include "widgets/derivation/derivation_panel.h"
#include "widgets/lessons/lesson_layout.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_reader.h"
#include "widgets/map/map_panel.h"
#include "widgets/panels/explain_panel.h"
#include "widgets/panels/hierarchy_panel.h"
#include "widgets/panels/legend_strip.h"
#include "widgets/panels/page_parts.h"
#include "widgets/panels/pairs_panel.h"
#include "widgets/panels/properties_panel.h"
#include "widgets/panels/rays_panel.h"
#include "widgets/panels/scene_panel.h"
#include "widgets/panels/time_panel.h"
#include "widgets/panels/verdicts_panel.h"
#include "widgets/panels/voxels_panel.h"
#include "widgets/presentation/presentation.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/theme/box_layouts.h"
#include "widgets/tools/arrange_menu.h"
#include "widgets/tools/tools_panel.h"
#include "widgets/viewport/physical_key.h"
#include "widgets/window/importer.h"
#include "widgets/window/main_window.h"
#include "widgets/window/welcome_bar.h"
#include "widgets/window/work_status.h"

// What of the window has texts, and is made anew in another language.

namespace hairline {

/// A line above the view that says when another program changed or removed the scene's file, and
/// offers to load it again or to write it. Shown only then, until it is answered or dismissed; it
/// takes no focus.
class DiskBar : public QFrame {
  Q_OBJECT

 public:
  /// Nothing is owned and all of it lives longer.
  DiskBar(Document* document, FileWatch* watch, FileController* files, QWidget* parent = nullptr);

 private:
  void refresh();
  void applyTheme();

  Document* m_document;
  FileWatch* m_watch;
  ElidedLabel* m_text;
  QToolButton* m_reload;
  QToolButton* m_save;
};

DiskBar::DiskBar(Document* document, FileWatch* watch, FileController* files, QWidget* parent)
    : QFrame(parent),
      m_document(document),
      m_watch(watch),
      m_text(new ElidedLabel(this)),
      m_reload(new QToolButton(this)),
      m_save(new QToolButton(this)) {
  setObjectName(QStringLiteral("diskBar"));
  m_text->setObjectName(QStringLiteral("diskText"));
  m_reload->setObjectName(QStringLiteral("diskReload"));
  m_reload->setText(tr("Reload"));
  m_save->setObjectName(QStringLiteral("diskSave"));
  m_save->setText(tr("Save"));
  m_save->setToolTip(tr("Write this scene to the file again"));
  auto* dismiss = new QToolButton(this);
  dismiss->setObjectName(QStringLiteral("diskDismiss"));
  dismiss->setText(tr("Dismiss"));
  dismiss->setToolTip(tr("Hide this line. Saving asks before it overwrites the file."));
  connect(m_reload, &QToolButton::clicked, files, &FileController::reload);
  connect(m_save, &QToolButton::clicked, files, &FileController::save);
  connect(dismiss, &QToolButton::clicked, this, &QWidget::hide);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 3, 6, 3);
  layout->addWidget(m_text, 1);
  for (QToolButton* button : {m_reload, m_save, dismiss}) {
    button->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(button);
  }
  connect(watch, &FileWatch::stateChanged, this, [this](OnDisk state) {
    refresh();
    setVisible(state != OnDisk::asKnown);
  });
  connect(document, &Document::stateChanged, this, &DiskBar::refresh);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &DiskBar::applyTheme);
  applyTheme();
  refresh();
  // The window may have been made anew in another language.
  setVisible(watch->state() != OnDisk::asKnown);
}

void DiskBar::refresh() {
  const OnDisk state = m_watch->state();
  const QString title = m_document->title();
  m_reload->setVisible(state == OnDisk::changed);
  m_save->setVisible(state == OnDisk::gone);
  if (state == OnDisk::gone) {
    m_text->setWholeText(tr("“%1” is no longer on disk.").arg(title));
  } else if (m_document->isModified()) {
    m_text->setWholeText(tr("“%1” was changed on disk, and has unsaved changes here.").arg(title));
    m_reload->setToolTip(tr("Reload the file. Undo restores this scene."));
  } else {
    m_text->setWholeText(tr("“%1” was changed on disk.").arg(title));
    m_reload->setToolTip(tr("Load the file again"));
  }
}

void DiskBar::applyTheme() {
  const Theme& theme = Theme::current();
  setStyleSheet(QStringLiteral("#diskBar { background: %1; border-bottom: 1px solid %2; }")
                    .arg(theme.warningBackground.name(), theme.warning.name()));
}

/// Lets the shortcuts of a window work on keyboards of another script (Cyrillic, Greek, Arabic)
/// that have no Latin letters besides, where the window system knows of none to look for: the key
/// that stands in a letter's place is that letter. Texts are typed as ever.
class ScriptShortcuts : public QObject {
  Q_OBJECT

 public:
  explicit ScriptShortcuts(QMainWindow* window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool take(const QKeyEvent& event);

  QMainWindow* m_window;
  bool m_isSending = false;
};

ScriptShortcuts::ScriptShortcuts(QMainWindow* window) : QObject(window), m_window(window) {
  QCoreApplication::instance()->installEventFilter(this);
}

// A key that some shortcut took never gets here: what arrives is what nobody knew.
bool ScriptShortcuts::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || m_isSending || !watched->isWindowType()) return false;
  if (QApplication::activePopupWidget() != nullptr || QApplication::activeModalWidget() != nullptr)
    return false;
  const QScopedValueRollback sending(m_isSending, true);
  return take(static_cast<const QKeyEvent&>(*event));
}

bool ScriptShortcuts::take(const QKeyEvent& event) {
  const int key = physicalKey(event);
  if (key == event.key()) return false;
  const Qt::KeyboardModifiers modifiers = event.modifiers();
  QWidget* focus = m_window->focusWidget();
  const bool types =
      focus != nullptr && focus->hasFocus() && focus->testAttribute(Qt::WA_InputMethodEnabled);
  const bool isCommand = modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  if (types && !isCommand) return false;
  if (types) {
    // Copy, paste and the like are the field's own.
    QKeyEvent asked(QEvent::ShortcutOverride, key, modifiers);
    asked.ignore();
    QCoreApplication::sendEvent(focus, &asked);
    if (asked.isAccepted()) {
      QKeyEvent press(QEvent::KeyPress, key, modifiers);
      QCoreApplication::sendEvent(focus, &press);
      return true;
    }
  }
  const QKeySequence keys(static_cast<int>(modifiers) | key);
  Command* command = Command::withKeys(m_window, keys);
  // The view's own keys are found there as well; the view reads them by itself.
  if (command == nullptr || !command->isEnabled() || !command->shortcuts().contains(keys)) {
    return false;
  }
  command->trigger();
  return true;
}

void MainWindow::makeParts() {
  m_view = new SceneView(&m_document, &m_selection, &m_runner, &m_cursor, this);
  m_view->setTime(&m_time);
  m_view->setPairs(&m_pairs);
  m_view->setCells(&m_cells);
  m_view->setHierarchy(&m_hierarchy, &m_contacts, &m_traversal, &m_volumes);
  m_measure.setLargeMeshes(m_view->largeMeshes());
  m_view->setOverlay(&m_measure);
  auto* middle = new QWidget;
  auto* welcome = new WelcomeBar;
  columnOf(middle, {new DiskBar(&m_document, &m_fileWatch, m_files), welcome, {m_view, 1}}, {}, 0);
  setCentralWidget(middle);
  makeDocks();
  connect(welcome, &WelcomeBar::lessonWanted, this, [this] {
    showLessons();
    m_lessonPanel->openFolder(programLessons().front().lesson.folder);
  });
  makeStatusBar();
  makeLegend();
  m_importer = new Importer(this, &m_document, &m_selection, &m_meshFiles, m_view);
  makeMenus();
  m_scenePanel->setMeshFiles(&m_meshFiles);
  m_scenePanel->setContextActions(
      commands({"actionCut", "actionCopy", "actionPaste", "actionDuplicate", "actionDelete",
                "actionFocusPair", "actionFreeze", "actionFrameSelected", "actionFrameAll"}));
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
  m_scenePanel = new ScenePanel(&m_document, &m_selection);
  m_properties = new PropertiesPanel(&m_document, &m_selection);
  m_properties->setMeshFiles(&m_meshFiles, &m_jobs);
  auto* pairs = new PairsPanel(&m_pairs, &m_runner, &m_selection);
  pairs->setOwnMethods(&m_ownMethods);
  auto* verdicts = new VerdictsPanel(&m_runner, &m_cursor, &m_freeze);
  connect(verdicts, &VerdictsPanel::pairWanted, &m_document, &Document::setFocus);
  m_toolsPanel = new ToolsPanel(&m_document, &m_measure);
  auto* voxels = new VoxelsPanel(&m_document, &m_selection, &m_cells);
  connect(voxels, &VoxelsPanel::message, this, &MainWindow::showMessage);
  connect(voxels, &VoxelsPanel::comparisonRequested, this, &MainWindow::showComparison);
  m_lessonPanel = new LessonPanel(m_player);
  QDockWidget* scene = addDock(QStringLiteral("sceneDock"), tr("Scene"), m_scenePanel);
  QDockWidget* properties =
      addDock(QStringLiteral("propertiesDock"), tr("Properties"), m_properties);
  QDockWidget* allPairs = addDock(QStringLiteral("pairsDock"), tr("Pairs"), pairs);
  addDock(QStringLiteral("verdictsDock"), tr("Verdicts"), verdicts);
  QDockWidget* explain =
      addDock(QStringLiteral("explainDock"), tr("Explain"), new ExplainPanel(&m_runner, &m_cursor));
  QDockWidget* derivation = addDock(QStringLiteral("derivationDock"), tr("Derivation"),
                                    new DerivationPanel(&m_runner, &m_cursor));
  addDock(QStringLiteral("timeDock"), tr("Time"), new TimePanel(&m_runner, &m_time));
  addDock(QStringLiteral("toolsDock"), tr("Arrange"), m_toolsPanel);
  addDock(QStringLiteral("voxelsDock"), tr("Voxels"), voxels);
  QDockWidget* rays =
      addDock(QStringLiteral("raysDock"), tr("Ray Picture"), new RaysPanel(&m_rays, &m_leaks));
  QDockWidget* map = addDock(QStringLiteral("mapDock"), tr("Verdict Map"), new MapPanel(&m_map));
  QDockWidget* hierarchy =
      addDock(QStringLiteral("hierarchyDock"), tr("Hierarchy"),
              new HierarchyPanel(&m_hierarchy, &m_contacts, &m_traversal, &m_volumes));
  QDockWidget* lesson = addDock(QStringLiteral("lessonDock"), tr("Lesson"), m_lessonPanel);
  // A panel behind another's tab is visible to Qt, which only moves it out of the window.
  connect(rays, &QDockWidget::visibilityChanged, &m_rays, &SceneRays::setWatched);
  connect(map, &QDockWidget::visibilityChanged, &m_map, &SceneMap::setWatched);
  connect(allPairs, &QDockWidget::visibilityChanged, pairs, &PairsPanel::setWatched);
  connect(hierarchy, &QDockWidget::visibilityChanged, &m_hierarchy, &SceneHierarchy::setWatched);
  connect(hierarchy, &QDockWidget::visibilityChanged, &m_volumes, &ObjectVolumes::setWatched);
  m_lessonLayout = new LessonLayout(this, lesson, {scene, properties, allPairs}, layoutVersion);
  m_presentation = new Presentation(
      {this, m_view, &m_runner, &m_cursor, {explain, derivation}, lesson, layoutVersion});
}

QDockWidget* MainWindow::addDock(const QString& name, const QString& title, QWidget* content) {
  auto* dock = new QDockWidget(title, this);
  dock->setObjectName(name);
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
  m_legend = new QToolBar(tr("Legend"), this);
  m_legend->setObjectName(QStringLiteral("legendBar"));
  m_legend->setMovable(false);
  // As low as its text: the window still fits a height of 720 pixels.
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
    openScene(paths.front());
  }
}

void MainWindow::connectParts() {
  connect(m_view, &SceneView::statusHint, m_hint, &ElidedLabel::setWholeText);
  connect(m_view, &SceneView::contextMenuRequested, this, &MainWindow::showContextMenu);
  connect(&m_freeze, &Freeze::stopDrag, m_view, &SceneView::freezeDrag);
  connect(m_view, &SceneView::filesDropped, this, &MainWindow::openFiles);
  connect(m_view, &SceneView::textDropped, m_importer, &Importer::pasteAsShapes);
  connect(m_importer, &Importer::message, this, &MainWindow::showMessage);
  connect(m_arrange, &ArrangeMenu::arranged, this, [this](const ArrangeResult& result) {
    m_toolsPanel->showResult(result);
    showPanel(QStringLiteral("toolsDock"));
    showMessage(result.heading);
  });
  // The layout of a presentation is nothing to remember.
  connect(m_presentation, &Presentation::aboutToStart, this, &MainWindow::keepSettings);
  connect(m_presentation, &Presentation::changed, this, [this](bool on) {
    if (on) showMessage(tr("Esc ends the presentation."));
    m_workspaces->setEnabled(!on);
  });
  const auto lookThere = [this] { m_rays.setView(m_view->viewState()); };
  connect(m_view->viewport(), &Viewport::cameraChanged, this, lookThere);
  connect(m_view->viewport(), &Viewport::viewChanged, this, lookThere);
  connect(m_view->viewport(), &Viewport::activePaneChanged, this, lookThere);
  lookThere();
  connect(&m_measure, &MeasureTool::lookChanged, m_view, &SceneView::refresh);
  connect(m_player, &LessonPlayer::sceneReplaced, m_view, &SceneView::frameAll);
}

}  // namespace hairline

#include "main_window_parts.moc"
#include "widgets/document/document.h"
#include "widgets/document/file_watch.h"
#include "widgets/theme/theme.h"
#include "widgets/window/file_controller.h"
