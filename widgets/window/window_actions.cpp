#include "widgets/window/window_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QToolBar>

#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/selection.h"
#include "widgets/run/freeze.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/help_dialogs.h"

namespace hairline {

namespace {

/// The icons of the actions that have one.
constexpr std::pair<const char*, const char*> actionIcons[] = {
    {"actionNew", "new"},
    {"actionOpen", "open"},
    {"actionExamples", "examples"},
    {"actionSave", "save"},
    {"actionUndo", "undo"},
    {"actionRedo", "redo"},
    {"actionDuplicate", "duplicate"},
    {"actionDelete", "delete"},
    {"actionAddTriangle", "triangle"},
    {"actionAddBox", "box"},
    {"actionFrameSelected", "frame-selected"},
    {"actionFrameAll", "frame-all"},
    {"actionOrthographic", "orthographic"},
    {"actionGrid", "grid"},
    {"actionFreeze", "freeze"},
};

}  // namespace

WindowActions::WindowActions(const ActionTargets& targets)
    : QObject(targets.window), m_targets(targets) {
  makeFileMenu();
  makeEditMenu();
  makeAddMenu();
  makeViewMenu();
  makeHelpMenu();
  makeToolBar();
  connect(m_targets.selection, &Selection::changed, this, &WindowActions::update);
  connect(m_targets.document, &Document::changed, this, &WindowActions::update);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &WindowActions::updateIcons);
  updateIcons();
  update();
}

QAction* WindowActions::add(QMenu* menu, const char* name, const QString& text, const QString& tip,
                            const std::function<void()>& run, const QKeySequence& keys) {
  QAction* action = menu->addAction(text);
  action->setObjectName(QLatin1String(name));
  action->setShortcut(keys);
  const QString shown = keys.toString(QKeySequence::NativeText);
  action->setToolTip(keys.isEmpty() ? tip : tr("%1 (%2)").arg(tip, shown));
  connect(action, &QAction::triggered, this, [run] { run(); });
  m_actions.insert(QLatin1String(name), action);
  return action;
}

void WindowActions::makeFileMenu() {
  FileController* files = m_targets.files;
  QMenu* menu = m_targets.window->menuBar()->addMenu(tr("&File"));
  add(
      menu, "actionNew", tr("&New"), tr("New scene"), [files] { files->newScene(); },
      QKeySequence::New);
  add(
      menu, "actionOpen", tr("&Open…"), tr("Open a scene"), [files] { files->open(); },
      QKeySequence::Open);
  QMenu* recent = menu->addMenu(tr("Open &Recent"));
  connect(recent, &QMenu::aboutToShow, files, [files, recent] { files->fillRecentMenu(recent); });
  add(
      menu, "actionExamples", tr("&Examples…"), tr("Examples"), [files] { files->openExample(); },
      QKeySequence(Qt::CTRL | Qt::Key_E));
  menu->addSeparator();
  add(
      menu, "actionSave", tr("&Save"), tr("Save the scene"), [files] { files->save(); },
      QKeySequence::Save);
  add(
      menu, "actionSaveAs", tr("Save &As…"), tr("Save the scene under another name"),
      [files] { files->saveAs(); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
  menu->addSeparator();
  add(
      menu, "actionQuit", tr("&Quit"), tr("Quit"), [this] { m_targets.window->close(); },
      QKeySequence(Qt::CTRL | Qt::Key_Q));
}

void WindowActions::makeEditMenu() {
  Document* document = m_targets.document;
  Selection* selection = m_targets.selection;
  QUndoStack* stack = document->undoStack();
  QMenu* menu = m_targets.window->menuBar()->addMenu(tr("&Edit"));
  // Undo and redo name their step; a drag that is going on has to end first.
  QAction* undo = add(
      menu, "actionUndo", tr("&Undo"), tr("Undo"),
      [document, stack] {
        if (!document->inGesture()) stack->undo();
      },
      QKeySequence::Undo);
  QAction* redo = add(
      menu, "actionRedo", tr("&Redo"), tr("Redo"),
      [document, stack] {
        if (!document->inGesture()) stack->redo();
      },
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
  redo->setShortcuts(
      {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
  const auto name = [](QAction* action, const QString& plain, const QString& step) {
    const QString full = step.isEmpty() ? plain : plain + QLatin1Char(' ') + step;
    action->setText(full);
    QString tip = full;
    tip.remove(QLatin1Char('&'));
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(tip, keys));
  };
  const auto updateSteps = [=] {
    undo->setEnabled(stack->canUndo());
    redo->setEnabled(stack->canRedo());
    name(undo, tr("&Undo"), stack->undoText());
    name(redo, tr("&Redo"), stack->redoText());
  };
  connect(stack, &QUndoStack::indexChanged, this, updateSteps);
  updateSteps();
  menu->addSeparator();
  add(
      menu, "actionCut", tr("Cu&t"), tr("Cut the selected objects"),
      [this, document, selection] {
        copy();
        deleteObjects(*document, *selection, tr("Cut"));
      },
      QKeySequence::Cut);
  add(
      menu, "actionCopy", tr("&Copy"), tr("Copy the selected objects as JSON text"),
      [this] { copy(); }, QKeySequence::Copy);
  add(
      menu, "actionPaste", tr("&Paste"), tr("Paste objects from JSON text"), [this] { paste(); },
      QKeySequence::Paste);
  add(
      menu, "actionDuplicate", tr("&Duplicate"), tr("Duplicate the selected objects"),
      [=] { duplicateObjects(*document, *selection); }, QKeySequence(Qt::CTRL | Qt::Key_D));
  add(
      menu, "actionDelete", tr("De&lete"), tr("Delete the selected objects"),
      [=] { deleteObjects(*document, *selection); }, QKeySequence::Delete);
  menu->addSeparator();
  add(
      menu, "actionSelectAll", tr("Select &All"), tr("Select all objects"),
      [=] { selectAll(*document, *selection); }, QKeySequence::SelectAll);
  add(
      menu, "actionFocusPair", tr("Ask About T&his Pair"), tr("Ask about the two selected objects"),
      [=] { focusOnSelected(*document, *selection); }, QKeySequence(Qt::CTRL | Qt::Key_L));
  menu->addSeparator();
  add(
      menu, "actionFreeze", tr("&Freeze the Case"),
      tr("Freeze the case: stop the drag and copy the scene with hexadecimal floats"),
      [this] { m_targets.freeze->freeze(); }, QKeySequence(Qt::CTRL | Qt::Key_K));
}

void WindowActions::makeAddMenu() {
  QMenu* menu = m_targets.window->menuBar()->addMenu(tr("&Add"));
  const auto addShape = [this](Shape (*make)(const Eigen::Vector3d&, double)) {
    const SceneView& view = *m_targets.view;
    addObject(*m_targets.document, *m_targets.selection,
              make(view.insertionPoint(), view.insertionSize()));
  };
  add(
      menu, "actionAddTriangle", tr("&Triangle"), tr("Add a triangle at the view's centre"),
      [addShape] { addShape(newTriangle); }, QKeySequence(Qt::CTRL | Qt::Key_T));
  add(
      menu, "actionAddBox", tr("&Box"), tr("Add a box at the view's centre"),
      [addShape] { addShape(newBox); }, QKeySequence(Qt::CTRL | Qt::Key_B));
}

void WindowActions::makeViewMenu() {
  SceneView* view = m_targets.view;
  QMenu* menu = m_targets.window->menuBar()->addMenu(tr("&View"));
  // The keys after the tab are the view's own, and work while it has the focus.
  add(menu, "actionFrameSelected", tr("Frame &Selected\tF"), tr("Frame what is selected (F)"),
      [view] { view->frameSelected(); }, {});
  add(menu, "actionFrameAll", tr("Frame &All\tA"), tr("Frame everything (A)"),
      [view] { view->frameAll(); }, {});
  QMenu* sides = menu->addMenu(tr("&Look From"));
  const auto side = [&](const char* name, const QString& text, void (SceneView::*look)()) {
    add(sides, name, text, text, [view, look] { (view->*look)(); }, {});
  };
  side("actionViewTop", tr("&Top"), &SceneView::viewFromTop);
  side("actionViewBottom", tr("B&ottom"), &SceneView::viewFromBottom);
  side("actionViewFront", tr("&Front"), &SceneView::viewFromFront);
  side("actionViewBack", tr("&Back"), &SceneView::viewFromBack);
  side("actionViewLeft", tr("&Left"), &SceneView::viewFromLeft);
  side("actionViewRight", tr("&Right"), &SceneView::viewFromRight);
  QAction* orthographic = add(menu, "actionOrthographic", tr("&Orthographic\tP"),
                              tr("Orthographic view: parallel lines stay parallel (P)"), [] {}, {});
  orthographic->setCheckable(true);
  orthographic->setChecked(view->isOrthographic());
  connect(orthographic, &QAction::triggered, view, &SceneView::setOrthographic);
  connect(view, &SceneView::orthographicChanged, orthographic, &QAction::setChecked);
  QAction* grid = add(menu, "actionGrid", tr("&Grid"), tr("Show the ground grid"), [] {}, {});
  grid->setCheckable(true);
  grid->setChecked(QSettings().value(QStringLiteral("grid"), true).toBool());
  view->setGridVisible(grid->isChecked());
  connect(grid, &QAction::toggled, this, [view](bool on) {
    view->setGridVisible(on);
    QSettings().setValue(QStringLiteral("grid"), on);
  });
  menu->addSeparator();
  addThemeMenu(menu);
  QMenu* docks = menu->addMenu(tr("&Panels"));
  for (QDockWidget* dock : m_targets.docks) docks->addAction(dock->toggleViewAction());
  add(menu, "actionResetLayout", tr("&Reset Layout"), tr("Put all panels where they were at first"),
      [this] { emit layoutResetRequested(); }, {});
}

void WindowActions::addThemeMenu(QMenu* menu) {
  QMenu* themes = menu->addMenu(tr("&Theme"));
  auto* group = new QActionGroup(this);
  const auto theme = [&](const char* name, const QString& text, ThemeChoice choice) {
    QAction* action = add(themes, name, text, text,
                          [choice] {
                            ThemeSwitch::instance().setChoice(choice);
                            QSettings().setValue(QStringLiteral("theme"), static_cast<int>(choice));
                          },
                          {});
    action->setCheckable(true);
    action->setChecked(ThemeSwitch::instance().choice() == choice);
    group->addAction(action);
  };
  theme("actionThemeSystem", tr("As the &System"), ThemeChoice::system);
  theme("actionThemeLight", tr("&Light"), ThemeChoice::light);
  theme("actionThemeDark", tr("&Dark"), ThemeChoice::dark);
}

void WindowActions::makeHelpMenu() {
  QWidget* window = m_targets.window;
  QMenu* menu = m_targets.window->menuBar()->addMenu(tr("&Help"));
  add(
      menu, "actionShortcuts", tr("&Keys and Mouse"), tr("Keys and mouse"),
      [window] { showShortcuts(window); }, QKeySequence(Qt::Key_F1));
  add(menu, "actionNotes", tr("&Notes of the Scene"), tr("Show the notes of the scene"),
      [this] {
        m_targets.docks.front()->show();
        m_targets.docks.front()->raise();
      },
      {});
  menu->addSeparator();
  add(menu, "actionAbout", tr("&About Hairline"), tr("About Hairline"),
      [window] { showAbout(window); }, {});
}

void WindowActions::makeToolBar() {
  QToolBar* bar = m_targets.window->addToolBar(tr("Tools"));
  bar->setObjectName(QStringLiteral("toolBar"));
  bar->setIconSize(QSize(20, 20));
  const QVector<QVector<const char*>> groups = {
      {"actionNew", "actionOpen", "actionExamples", "actionSave"},
      {"actionUndo", "actionRedo"},
      {"actionAddTriangle", "actionAddBox", "actionDuplicate", "actionDelete"},
      {"actionFrameSelected", "actionFrameAll", "actionOrthographic", "actionGrid"},
      {"actionFreeze"}};
  for (const QVector<const char*>& group : groups) {
    if (&group != &groups.front()) bar->addSeparator();
    for (const char* name : group) bar->addAction(action(name));
  }
}

QList<QAction*> WindowActions::objectActions() const {
  return {action("actionCut"),       action("actionCopy"),          action("actionPaste"),
          action("actionDuplicate"), action("actionDelete"),        action("actionFocusPair"),
          action("actionFreeze"),    action("actionFrameSelected"), action("actionFrameAll")};
}

void WindowActions::showContextMenu(const QPoint& globalPosition) {
  QMenu menu;
  menu.addActions({action("actionCut"), action("actionCopy"), action("actionPaste"),
                   action("actionDuplicate"), action("actionDelete")});
  menu.addSeparator();
  menu.addAction(action("actionFocusPair"));
  menu.addSeparator();
  menu.addActions({action("actionFrameSelected"), action("actionFrameAll")});
  menu.addSeparator();
  menu.addActions({action("actionAddTriangle"), action("actionAddBox")});
  menu.exec(globalPosition);
}

void WindowActions::update() {
  const bool any = !m_targets.selection->isEmpty();
  for (const char* name :
       {"actionCut", "actionCopy", "actionDuplicate", "actionDelete", "actionFrameSelected"}) {
    action(name)->setEnabled(any);
  }
  action("actionFocusPair")->setEnabled(m_targets.selection->ids().size() == 2);
  action("actionSelectAll")->setEnabled(!m_targets.document->scene().objects.empty());
}

void WindowActions::updateIcons() {
  for (const auto& [name, icon] : actionIcons) action(name)->setIcon(themedIcon(icon));
}

void WindowActions::copy() {
  const QString text = copyObjects(*m_targets.document, *m_targets.selection);
  if (!text.isEmpty()) QGuiApplication::clipboard()->setText(text);
}

void WindowActions::paste() {
  QString error;
  const QString text = QGuiApplication::clipboard()->text();
  if (pasteObjects(*m_targets.document, *m_targets.selection, text, &error)) return;
  QMessageBox box(QMessageBox::Warning, tr("Nothing pasted"),
                  tr("The clipboard could not be pasted. The scene is unchanged."), QMessageBox::Ok,
                  m_targets.window);
  box.setInformativeText(error);
  box.exec();
}

}  // namespace hairline
