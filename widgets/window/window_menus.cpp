#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCursor>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QToolBar>

#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/selection.h"
#include "widgets/help/help_window.h"
#include "widgets/run/focus_follower.h"
#include "widgets/run/freeze.h"
#include "widgets/run/query_runner.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/labels.h"
#include "widgets/window/command_palette.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/help_dialogs.h"
#include "widgets/window/panel_focus.h"
#include "widgets/window/shape_tools.h"
#include "widgets/window/shortcuts.h"
#include "widgets/window/window_actions.h"

// The menus of the window.

namespace hairline {

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
  addMeshActions(menu);
  add(
      menu, "actionExport", tr("&Export…"),
      tr("Export the scene as a unit test, a file, a vector picture, a report or a mesh"),
      [this] { exportScene(); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
  add(
      menu, "actionCopyPicture", tr("Copy Pic&ture"), tr("Copy the view as a picture"),
      [this] {
        QGuiApplication::clipboard()->setImage(m_targets.view->viewport()->grabImageNow());
        emit message(tr("The view was copied as a picture."));
      },
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
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
  addUndoMemoryMenu(menu);
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
      menu, "actionPaste", tr("&Paste"), tr("Paste objects, or the numbers of any text"),
      [this] { paste(); }, QKeySequence::Paste);
  addPasteAction(menu);
  add(
      menu, "actionDuplicate", tr("&Duplicate"), tr("Duplicate the selected objects"),
      [this, document, selection] {
        duplicateObjects(*document, *selection, m_targets.view->duplicateOffset());
        m_targets.view->bringIntoSight(selection->ids());
      },
      QKeySequence(Qt::CTRL | Qt::Key_D));
  add(
      menu, "actionDelete", tr("De&lete"), tr("Delete the selected objects"),
      [=] { deleteObjects(*document, *selection); }, QKeySequence::Delete);
  menu->addSeparator();
  add(
      menu, "actionSelectAll", tr("Select &All"), tr("Select all objects"),
      [=] { selectAll(*document, *selection); }, QKeySequence::SelectAll);
  add(
      menu, "actionInvertSelection", tr("&Invert Selection"),
      tr("Select the visible objects that are not selected"),
      [=] { invertSelection(*document, *selection); }, QKeySequence(Qt::CTRL | Qt::Key_I));
  add(
      menu, "actionHide", tr("&Hide"), tr("Hide the selected objects"),
      [=] { hideObjects(*document, *selection); }, QKeySequence(Qt::CTRL | Qt::Key_H));
  add(
      menu, "actionShowAll", tr("Sho&w All"), tr("Show the hidden objects and select them"),
      [=] { showAllObjects(*document, *selection); },
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
  add(
      menu, "actionLock", tr("Loc&k or Unlock"),
      tr("Lock the selected objects: they are neither picked nor dragged in the view"),
      [=] { toggleLock(*document, *selection); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
  menu->addSeparator();
  add(
      menu, "actionFocusPair", tr("Ask About T&hese"), tr("Ask about the selected objects"),
      [this, document, selection] {
        const auto ids =
            askableObjects(document->scene(), selection->ids(), m_targets.runner->focus());
        if (!ids.empty()) focusOn(*document, ids);
      },
      QKeySequence(Qt::CTRL | Qt::Key_L));
  FocusFollower* follower = m_targets.follower;
  QAction* pin = addSwitch(menu, "actionPinFocus", tr("&Pin the Focus"),
                           tr("Keep this pair active, whatever is selected"));
  connect(pin, &QAction::toggled, follower, &FocusFollower::setPinned);
  menu->addSeparator();
  add(
      menu, "actionAddDisplacement", tr("Add Displace&ment"),
      tr("Add a displacement to the selected objects; drag the tip of the arrow to change it"),
      [this, document, selection] {
        const double reach = m_targets.view->insertionSize();
        addDisplacement(*document, *selection, reach * Eigen::Vector3d::UnitX());
      },
      QKeySequence(Qt::CTRL | Qt::Key_M));
  add(
      menu, "actionRemoveDisplacement", tr("Remo&ve Displacement"),
      tr("Remove the displacement of the selected objects"),
      [=] { removeDisplacement(*document, *selection); },
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M));
  menu->addSeparator();
  add(
      menu, "actionFreeze", tr("&Freeze the Case"),
      tr("Freeze the case: stop the drag and copy the scene with hexadecimal floats"),
      [this] { m_targets.freeze->freeze(); }, QKeySequence(Qt::CTRL | Qt::Key_K));
}

void WindowActions::makeAddMenu() {
  m_addMenu = m_targets.window->menuBar()->addMenu(tr("&Add"));
  QMenu* planar = nullptr;
  for (const ShapeTool& tool : shapeTools()) {
    QMenu* menu = m_addMenu;
    if (tool.type.ends_with('2')) {
      if (planar == nullptr) {
        m_addMenu->addSeparator();
        planar = m_addMenu->addMenu(tr("In the Plane (&2D)"));
      }
      menu = planar;
    } else if (tool.startsGroup && !m_addMenu->isEmpty()) {
      m_addMenu->addSeparator();
    }
    const QString type = QString::fromUtf8(tool.type.data(), qsizetype(tool.type.size()));
    QAction* action = add(
        menu, tool.actionName.toLatin1().constData(), tool.text, {},
        [this, type] { addShape(type.toStdString()); }, QKeySequence(tool.keys));
    action->setToolTip(tipOf(tool));
    // In the palette, where the plane has no heading.
    QString name = shapeText(tool.type);
    name[0] = name[0].toUpper();
    action->setIconText(name);
  }
  // With the letters of the menu, two keys add any shape.
  auto* popUp = new QAction(tr("Add…"), m_targets.window);
  popUp->setObjectName(QStringLiteral("actionAddMenu"));
  popUp->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_A));
  m_targets.window->addAction(popUp);
  connect(popUp, &QAction::triggered, this, [this] {
    const QRect room(m_targets.view->mapToGlobal(QPoint(0, 0)), m_targets.view->size());
    const QPoint cursor = QCursor::pos();
    m_addMenu->popup(room.contains(cursor) ? cursor : room.center());
  });
}

void WindowActions::makeViewMenu() {
  SceneView* view = m_targets.view;
  QMenu* menu = m_targets.window->menuBar()->addMenu(tr("&View"));
  // The keys after the tab are the view's own, and work while it has the focus.
  add(menu, "actionFrameSelected", tr("Frame &Selected\tF"), tr("Frame the selection (F)"),
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
  QAction* orthographic =
      addSwitch(menu, "actionOrthographic", tr("&Orthographic\tP"),
                tr("Orthographic view: parallel lines stay parallel (P)"), view->isOrthographic());
  connect(orthographic, &QAction::triggered, view, &SceneView::setOrthographic);
  connect(view, &SceneView::orthographicChanged, orthographic, &QAction::setChecked);
  QAction* grid = addSwitch(menu, "actionGrid", tr("&Grid"), tr("Show the ground grid"),
                            QSettings().value(QStringLiteral("grid"), true).toBool());
  view->setGridVisible(grid->isChecked());
  connect(grid, &QAction::toggled, this, [view](bool on) {
    view->setGridVisible(on);
    QSettings().setValue(QStringLiteral("grid"), on);
  });
  addMeshEdges(menu);
  for (QToolBar* bar : m_targets.window->findChildren<QToolBar*>()) {
    if (bar->objectName() == QLatin1String("legendBar")) menu->addAction(bar->toggleViewAction());
  }
  makeLayoutMenu(menu->addMenu(tr("S&plit")));
  menu->addSeparator();
  makeGizmoMenu(menu->addMenu(tr("&Drag Arrows")));
  menu->addSeparator();
  addThemeMenu(menu);
  addLanguageMenu(menu);
  add(menu, "actionCompareVoxels", tr("&Compare Voxels…"),
      tr("One moving triangle, voxel by voxel, by PEF, by SAT and exactly, side by side"),
      [this] { emit comparisonRequested(); }, {});
  QMenu* docks = menu->addMenu(tr("&Panels"));
  for (QDockWidget* dock : m_targets.docks) docks->addAction(makePanelAction(dock));
  const auto focusPanel = [this](bool backwards) {
    focusNextPanel(m_targets.view, m_targets.docks, backwards);
  };
  add(
      menu, "actionNextPanel", tr("&Next Panel"), tr("Move the keyboard focus to the next panel"),
      [focusPanel] { focusPanel(false); }, QKeySequence(Qt::Key_F6));
  add(
      menu, "actionPreviousPanel", tr("Pre&vious Panel"),
      tr("Move the keyboard focus to the previous panel"), [focusPanel] { focusPanel(true); },
      QKeySequence(Qt::SHIFT | Qt::Key_F6));
  add(menu, "actionResetLayout", tr("&Reset Layout"), tr("Restore the default layout"),
      [this] { emit layoutResetRequested(); }, {});
}

void WindowActions::makeLayoutMenu(QMenu* menu) {
  SceneView* view = m_targets.view;
  const auto addLayout = [&](const char* name, const QString& text, const QString& tip,
                             ViewLayout layout, int key) {
    QAction* action = addChoice(
        menu, name, text, tip, view->layoutOfPanes() == layout,
        [view, layout] {
          // The button of what is shown already leads back to the one view.
          const bool again = view->layoutOfPanes() == layout && !view->isMaximized();
          view->setLayoutOfPanes(again ? ViewLayout::one : layout);
        },
        QKeySequence(Qt::CTRL | Qt::Key(key)));
    connect(view, &SceneView::layoutOfPanesChanged, action, [action, view, layout] {
      if (view->layoutOfPanes() == layout) action->setChecked(true);
    });
  };
  addLayout("actionOneView", tr("&One View"), tr("The free view alone"), ViewLayout::one,
            Qt::Key_1);
  addLayout("actionTwoViews", tr("&Two Views"), tr("The view from the top and the free one"),
            ViewLayout::two, Qt::Key_2);
  addLayout("actionFourViews", tr("&Four Views"),
            tr("The views from the top, the front and the right, and the free one"),
            ViewLayout::four, Qt::Key_4);
  menu->addSeparator();
  QAction* maximize =
      addSwitch(menu, "actionMaximizeView", tr("&Maximize the Active View\tV"),
                tr("Show the view that was clicked last alone, or all of them again (V, or a "
                   "double click on its name)"));
  connect(maximize, &QAction::triggered, view, &SceneView::setMaximized);
  const auto update = [view, maximize] {
    maximize->setEnabled(view->layoutOfPanes() != ViewLayout::one);
    maximize->setChecked(view->isMaximized());
  };
  connect(view, &SceneView::layoutOfPanesChanged, maximize, update);
  update();
}

void WindowActions::makeGizmoMenu(QMenu* menu) {
  SceneView* view = m_targets.view;
  const auto addMode = [&](const char* name, const QString& text, const QString& tip,
                           GizmoMode mode) {
    QAction* action = addChoice(menu, name, text, tip, view->gizmoSetting().mode == mode,
                                [view, mode] { view->setGizmoMode(mode); });
    connect(view, &SceneView::gizmoChanged, action, [action, mode](const GizmoSetting& setting) {
      if (setting.mode == mode) action->setChecked(true);
    });
  };
  addMode("actionGizmoMove", tr("&Move\tW"), tr("Move the selection by its arrows (W)"),
          GizmoMode::move);
  addMode("actionGizmoTurn", tr("&Rotate\tE"), tr("Rotate the selection by its rings (E)"),
          GizmoMode::turn);
  addMode("actionGizmoScale", tr("&Scale"), tr("Scale the selection by its handles"),
          GizmoMode::scale);
  menu->addSeparator();
  const auto showKey = [view, action = menu->actions().constEnd()[-2]] {
    action->setText(tr("&Scale") + QLatin1Char('\t') + view->scaleKey());
  };
  connect(view, &SceneView::transformKeysChanged, menu, showKey);
  showKey();
  QAction* local =
      addSwitch(menu, "actionGizmoLocal", tr("Along the Object's &Own Axes\tL"),
                tr("Arrows and rings along the axes of the object, not of the world (L)"));
  connect(local, &QAction::triggered, view, &SceneView::setGizmoLocal);
  connect(view, &SceneView::gizmoChanged, local,
          [local](const GizmoSetting& setting) { local->setChecked(setting.local); });
  menu->addSeparator();
  const QString key = QStringLiteral("transformKeys");
  view->setTransformKeys(QSettings().value(key, true).toBool());
  QAction* keys = addSwitch(
      menu, "actionTransformKeys", tr("&Keys G, R, S"),
      tr("G, R and S move, rotate and scale what is selected; then move the mouse or type an "
         "amount. Otherwise R shows the arms for scaling and S snaps"));
  keys->setChecked(view->hasTransformKeys());
  connect(keys, &QAction::triggered, view, [view, key](bool on) {
    view->setTransformKeys(on);
    QSettings().setValue(key, on);
  });
}

void WindowActions::makeHelpMenu() {
  QWidget* window = m_targets.window;
  QMenu* menu = m_targets.window->menuBar()->addMenu(tr("&Help"));
  add(
      menu, "actionHelp", tr("&Help"), tr("Open the help about what has the focus"),
      [window] { HelpWindow::open(QApplication::focusWidget(), window); },
      QKeySequence(Qt::Key_F1));
  add(
      menu, "actionShortcuts", tr("&Keys and Mouse"), tr("Keys and mouse"),
      [window] { showShortcuts(window); }, QKeySequence(Qt::CTRL | Qt::Key_F1));
  add(
      menu, "actionCommands", tr("&Commands…"), tr("Find and run any command"),
      [this, window] {
        CommandPalette palette(window);
        // Run when the palette is gone, as a command may open a dialog of its own.
        if (palette.exec() == QDialog::Accepted) palette.chosen()->trigger();
      },
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
  add(menu, "actionEditShortcuts", tr("Change &Shortcuts…"), tr("See and change all shortcuts"),
      [window] { editShortcuts(window); }, {});
  add(menu, "actionLessons", tr("&Lessons…"), tr("Learn collision tests in the live scene"),
      [this] { emit lessonsRequested(); }, {});
  add(menu, "actionOpenLesson", tr("&Open Lesson…"), tr("Open a lesson of your own"),
      [this] { emit lessonOpenRequested(); }, {});
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

}  // namespace hairline
