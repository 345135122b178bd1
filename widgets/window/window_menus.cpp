#include <QApplication>
#include <QClipboard>
#include <QCursor>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QToolBar>
#include <algorithm>
#include <functional>
#include <map>

#include "core/scene/new_shapes.h"
#include "core/scene/object_part.h"
#include "core/scene/object_places.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/document/object_commands.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/objects/arrange_menu.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/labels.h"
#include "widgets/window/command.h"
#include "widgets/window/dialogs.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/help_window.h"
#include "widgets/window/importer.h"
#include "widgets/window/main_window.h"
#include "widgets/window/palette_button.h"
#include "widgets/window/shape_tools.h"
#include "widgets/window/workspaces.h"

// The menus of the window and its toolbars.

namespace hairline {
namespace {

void fillUndoMemoryMenu(QMenu* menu, Document* document) {
  constexpr int bytesOfMegabyte = 1'000'000;
  const QString key = QStringLiteral("undoMemory");
  const int chosen = QSettings().value(key, 256).toInt();
  document->setUndoMemory(std::size_t(chosen) * bytesOfMegabyte);
  for (const int megabytes : {64, 256, 1024, 4096}) {
    addChoice(
        menu, QStringLiteral("actionUndoMemory%1").arg(megabytes),
        MainWindow::tr("%1 MB").arg(megabytes),
        MainWindow::tr("Keep undo steps up to %1 MB; older steps are discarded").arg(megabytes), {},
        megabytes == chosen, [document, key, megabytes] {
          QSettings().setValue(key, megabytes);
          document->setUndoMemory(std::size_t(megabytes) * bytesOfMegabyte);
        });
  }
}

}  // namespace

void MainWindow::makeMenus() {
  makeFileMenu();
  makeEditMenu();
  makeAddMenu();
  m_arrange = new ArrangeMenu(this, &m_session.document, &m_session.selection, m_view,
                              &m_session.measure, &m_session.jobs);
  makeViewMenu();
  makeFindMenu();
  makeHelpMenu();
  makeToolBars();
  connect(&m_session.selection, &Selection::changed, menuBar(), [this] { updateCommands(); });
  connect(&m_session.document, &Document::changed, menuBar(), [this](const Change& change) {
    if (!change.onlyNumbers) updateCommands();
  });
  connect(&m_session.runner, &QueryRunner::updated, menuBar(), [this] { updateFocusCommand(); });
  updateCommands();
}

void MainWindow::makeFileMenu() {
  FileController* files = m_files;
  QMenu* menu = menuBar()->addMenu(tr("&File"));
  addCommand(menu, "actionNew", tr("&New"), tr("New scene"),
             {QKeySequence::New, "new", ToolGroup::files}, [files] { files->newScene(); });
  addCommand(menu, "actionOpen", tr("&Open…"), tr("Open a scene"),
             {QKeySequence::Open, "open", ToolGroup::files}, [files] { files->open(); });
  QMenu* recent = menu->addMenu(tr("Open &Recent"));
  connect(recent, &QMenu::aboutToShow, files, [files, recent] { files->fillRecentMenu(recent); });
  addCommand(menu, "actionExamples", tr("&Examples…"), tr("Examples"),
             {Qt::CTRL | Qt::Key_E, "examples", ToolGroup::files}, [this, files] {
               if (!files->openExample()) return;
               // One with a grid is about its cells.
               const auto isGrid = [](const SceneObject& object) {
                 return std::holds_alternative<Grid>(object.shape);
               };
               const bool isAboutCells =
                   std::ranges::any_of(m_session.document.scene().objects, isGrid);
               const QString voxels = QStringLiteral("voxels");
               if (isAboutCells) {
                 m_workspaces->switchTo(voxels);
               } else if (m_workspaces->current() == voxels) {
                 m_workspaces->switchTo(QStringLiteral("debug"));
               }
             });
  menu->addSeparator();
  addCommand(menu, "actionSave", tr("&Save"), tr("Save the scene"),
             {QKeySequence::Save, "save", ToolGroup::files}, [files] { files->save(); });
  addCommand(menu, "actionSaveAs", tr("Save &As…"), tr("Save the scene under another name"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, [files] { files->saveAs(); });
  m_importer->addMeshCommands(menu);
  Command* listens =
      addSwitch(menu, "actionListen", tr("Rece&ive Scenes"),
                tr("Show the scenes that debuggers and other programs send with hairline send"), {},
                m_session.receiver.isListening(), [this](bool on) {
                  if (on) {
                    listen();
                  } else {
                    m_session.receiver.stop();
                  }
                });
  connect(&m_session.receiver, &SceneReceiver::changed, listens,
          [this, listens] { listens->setChecked(m_session.receiver.isListening()); });
  addCommand(menu, "actionExport", tr("&Export…"),
             tr("Export the scene as a unit test, a file, a vector picture, a report or a mesh"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, [this] { exportScene(); });
  addCommand(menu, "actionExportSteps", tr("Export Ste&ps…"),
             tr("Export the steps of the explanation as pictures or as an animation"), {},
             [this] { exportSteps(); });
  addCommand(menu, "actionCopyPicture", tr("Copy Pic&ture"), tr("Copy the view as a picture"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, [this] {
               QGuiApplication::clipboard()->setImage(m_view->viewport()->grabImageNow());
               showMessage(tr("The view was copied as a picture."));
             });
  menu->addSeparator();
  addCommand(menu, "actionQuit", tr("&Quit"), tr("Quit"), {Qt::CTRL | Qt::Key_Q},
             [this] { close(); });
}

void MainWindow::makeEditMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Edit"));
  const auto isAnySelected = [this] { return !m_session.selection.isEmpty(); };
  const auto isAnyThere = [this] { return !m_session.document.scene().objects.empty(); };
  const auto isAny = [this](const auto& holds) {
    const auto& objects = m_session.document.scene().objects;
    ObjectPlaces places(m_session.document.scene());
    return std::ranges::any_of(m_session.selection.ids(), [&](const std::string& id) {
      const auto place = places.of(id);
      return place && holds(objects[*place]);
    });
  };
  const auto isDisplaced = [](const SceneObject& object) {
    return object.displacement || !object.displacements.empty();
  };
  addStepCommands(menu);
  fillUndoMemoryMenu(menu->addMenu(tr("Undo &Memory")), &m_session.document);
  menu->addSeparator();
  addCommand(menu, "actionCut", tr("Cu&t"), tr("Cut the selected objects"), {QKeySequence::Cut},
             [this] {
               copySelected();
               deleteObjects(m_session.document, m_session.selection, tr("Cut"));
             })
      ->enableWhen(isAnySelected);
  addCommand(menu, "actionCopy", tr("&Copy"), tr("Copy the selected objects as JSON text"),
             {QKeySequence::Copy}, [this] { copySelected(); })
      ->enableWhen(isAnySelected);
  m_importer->addPasteCommands(menu);
  addCommand(menu, "actionDuplicate", tr("&Duplicate"), tr("Duplicate the selected objects"),
             {Qt::CTRL | Qt::Key_D, "duplicate", ToolGroup::objects},
             [this] {
               duplicateObjects(m_session.document, m_session.selection, m_view->duplicateOffset());
               m_view->bringIntoSight(m_session.selection.ids());
             })
      ->enableWhen(isAnySelected);
  addCommand(menu, "actionDelete", tr("De&lete"), tr("Delete the selected objects"),
             {QKeySequence::Delete, "delete", ToolGroup::objects},
             [this] { deleteObjects(m_session.document, m_session.selection); })
      ->enableWhen(isAnySelected);
  menu->addSeparator();
  addCommand(menu, "actionSelectAll", tr("Select &All"), tr("Select all objects"),
             {QKeySequence::SelectAll},
             [this] { selectAll(m_session.document, m_session.selection); })
      ->enableWhen(isAnyThere);
  addCommand(menu, "actionInvertSelection", tr("&Invert Selection"),
             tr("Select the visible objects that are not selected"), {Qt::CTRL | Qt::Key_I},
             [this] { invertSelection(m_session.document, m_session.selection); })
      ->enableWhen(isAnyThere);
  addCommand(menu, "actionHide", tr("&Hide"), tr("Hide the selected objects"),
             {Qt::CTRL | Qt::Key_H},
             [this] { hideObjects(m_session.document, m_session.selection); })
      ->enableWhen(isAnySelected);
  addCommand(menu, "actionShowAll", tr("Sho&w All"), tr("Show the hidden objects and select them"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_H},
             [this] { showAllObjects(m_session.document, m_session.selection); })
      ->enableWhen([this] {
        return !std::ranges::all_of(m_session.document.scene().objects, &SceneObject::visible);
      });
  addCommand(menu, "actionLock", tr("Loc&k or Unlock"),
             tr("Lock the selected objects: they are neither picked nor dragged in the view"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
             [this] { toggleLock(m_session.document, m_session.selection); })
      ->enableWhen(isAnySelected);
  menu->addSeparator();
  addCommand(menu, "actionFocusPair", tr("Test T&hese"), {}, {Qt::CTRL | Qt::Key_L}, [this] {
    const auto ids = askableObjects(m_session.document.scene(), m_session.selection.ids(),
                                    m_session.runner.focus());
    if (!ids.empty()) focusOn(m_session.document, ids);
  });
  addSwitch(menu, "actionPinFocus", tr("&Pin the Active Pair"),
            tr("Keep this pair active, whatever is selected"), {}, false,
            [this](bool on) { m_session.follower.setPinned(on); });
  menu->addSeparator();
  addCommand(menu, "actionAddDisplacement", tr("Add Displace&ment"),
             tr("Add a displacement to the selected objects; drag the tip of the arrow to change "
                "it"),
             {Qt::CTRL | Qt::Key_M},
             [this] {
               const double reach = m_view->insertionSize();
               addDisplacement(m_session.document, m_session.selection,
                               reach * Eigen::Vector3d::UnitX());
             })
      ->enableWhen([=] { return isAny(std::not_fn(isDisplaced)); });
  addCommand(menu, "actionRemoveDisplacement", tr("Remo&ve Displacement"),
             tr("Remove the displacement of the selected objects"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_M},
             [this] { removeDisplacement(m_session.document, m_session.selection); })
      ->enableWhen([=] { return isAny(isDisplaced); });
  addCommand(
      menu, "actionAddRotation", tr("Add Rotat&ion"),
      tr("Let the selected objects rotate over time; drag the axis, its base and the end of "
         "the arc to change it"),
      {}, [this] { addRotation(m_session.document, m_session.selection, m_view->insertionSize()); })
      ->enableWhen([=] {
        return isAny([](const SceneObject& object) {
          return !object.rotation && object.displacements.empty();
        });
      });
  addCommand(menu, "actionRemoveRotation", tr("Remove Rotati&on"),
             tr("Remove the rotation over time of the selected objects"), {},
             [this] { removeRotation(m_session.document, m_session.selection); })
      ->enableWhen([=] {
        return isAny([](const SceneObject& object) { return object.rotation.has_value(); });
      });
  menu->addSeparator();
  addCommand(menu, "actionFreeze", tr("&Freeze the Case"),
             tr("Freeze the case: stop the drag and keep the scene in the list beside Freeze"),
             {Qt::CTRL | Qt::Key_K, "freeze", ToolGroup::freeze},
             [this] { m_session.freeze.freeze(); });
  addCommand(menu, "actionCopyCase", tr("Cop&y the Case"),
             tr("Copy the scene as text with hexadecimal floats"), {},
             [this] { m_session.freeze.copy(); });
}

void MainWindow::addStepCommands(QMenu* menu) {
  QUndoGroup* steps = m_session.document.undoGroup();
  // Undo and redo name their step; a drag that is going on has to end first.
  Command* undo = addCommand(menu, "actionUndo", {}, {},
                             {QKeySequence::Undo, "undo", ToolGroup::steps}, [this, steps] {
                               if (!m_session.document.inGesture()) steps->undo();
                             });
  Command* redo =
      addCommand(menu, "actionRedo", {}, {},
                 {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, "redo", ToolGroup::steps, Qt::CTRL | Qt::Key_Y},
                 [this, steps] {
                   if (!m_session.document.inGesture()) steps->redo();
                 });
  const auto name = [](Command* command, const QString& plain, const QString& step) {
    command->setText(step.isEmpty() ? plain : plain + QLatin1Char(' ') + step);
    command->setTip(command->text().remove(QLatin1Char('&')));
  };
  const auto update = [=] {
    undo->setEnabled(steps->canUndo());
    redo->setEnabled(steps->canRedo());
    name(undo, tr("&Undo"), steps->undoText());
    name(redo, tr("&Redo"), steps->redoText());
  };
  connect(steps, &QUndoGroup::indexChanged, undo, update);
  update();
}

void MainWindow::makeAddMenu() {
  m_addMenu = menuBar()->addMenu(tr("&Add"));
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
    const std::string type(tool.type);
    Command* command =
        addCommand(menu, tool.actionName, tool.text, tipOf(tool),
                   {QKeySequence(tool.keys), type.c_str()}, [this, type] { addShape(type); });
    // In the palette, where the plane has no heading.
    QString name = shapeText(tool.type);
    name[0] = name[0].toUpper();
    command->setIconText(name);
    command->setData(QByteArray::fromStdString(type));
  }
  // With the letters of the menu, two keys add any shape.
  addCommand(this, "actionAddMenu", tr("Add…"), tr("Add…"), {Qt::SHIFT | Qt::Key_A}, [this] {
    const QRect room(m_view->mapToGlobal(QPoint(0, 0)), m_view->size());
    const QPoint cursor = QCursor::pos();
    m_addMenu->popup(room.contains(cursor) ? cursor : room.center());
  });
}

void MainWindow::addShape(std::string_view type) {
  const bool isPlanar = type.ends_with('2');
  addObject(m_session.document, m_session.selection,
            newShapeBeside(m_session.document.scene(), type,
                           isPlanar ? m_view->insertionPointInPlane() : m_view->insertionPoint(),
                           m_view->insertionSize(), m_view->gridStep().value(),
                           isPlanar ? Eigen::Vector3d(Eigen::Vector3d::UnitZ())
                                    : m_view->viewState().camera.backward()));
  m_view->bringIntoSight(m_session.selection.ids());
  // The next key, such as G, is for the new object.
  m_view->viewport()->setFocus();
}

void MainWindow::makeFindMenu() {
  QMenu* menu = menuBar()->addMenu(tr("F&ind"));
  addCommand(menu, "actionFind", tr("&Disagreements…"),
             tr("Search for shapes on which answers are wrong or disagree"), {Qt::CTRL | Qt::Key_F},
             [this] { findDisagreements(); });
  addCommand(menu, "actionInvariance", tr("&Invariance…"),
             tr("Test the active pair for invariance under swapping, vertex order, motion and "
                "scaling"),
             {}, [this] { showInvariance(); });
  menu->addSeparator();
  addCommand(menu, "actionOwnMethods", tr("&Own Methods…"),
             tr("Add your own functions as methods for verdicts and searches"), {},
             [this] { showOwnMethods(); });
}

void MainWindow::makeHelpMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Help"));
  addCommand(menu, "actionHelp", tr("&Help"), tr("Open the help page of the focused panel"),
             {Qt::Key_F1}, [this] { HelpWindow::open(QApplication::focusWidget(), this); });
  addCommand(menu, "actionShortcuts", tr("&Keys and Mouse"), tr("Keys and mouse"),
             {Qt::CTRL | Qt::Key_F1}, [this] { showShortcuts(this); });
  addCommand(menu, "actionCommands", tr("&Commands…"), tr("Find and run any command"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_P}, [this] { runChosenCommand(this); });
  addCommand(menu, "actionEditShortcuts", tr("Change &Shortcuts…"),
             tr("See and change all shortcuts"), {}, [this] { editShortcuts(this); });
  addCommand(menu, "actionLessons", tr("&Lessons…"), tr("Learn collision tests in the live scene"),
             {}, [this] { showLessons(); });
  addCommand(menu, "actionOpenLesson", tr("&Open Lesson…"), tr("Open a lesson of your own"), {},
             [this] {
               showLessons();
               m_lessonPanel->openLesson();
             });
  addCommand(menu, "actionNotes", tr("&Notes of the Scene"), tr("Show the notes of the scene"), {},
             [this] { showPanel(QStringLiteral("sceneDock")); });
  menu->addSeparator();
  addCommand(menu, "actionAbout", tr("&About Hairline"), tr("About Hairline"), {},
             [this] { showAbout(this); });
}

void MainWindow::makeToolBars() {
  const auto add = [this](const QString& title, const QString& name) {
    QToolBar* bar = addToolBar(title);
    bar->setObjectName(name);
    bar->setIconSize(QSize(20, 20));
    return bar;
  };
  QToolBar* tools = add(tr("Tools"), QStringLiteral("toolBar"));
  std::map<ToolGroup, QList<QAction*>> groups;
  for (Command* each : Command::all(menuBar())) groups[each->toolGroup()] << each;
  groups.erase(ToolGroup::none);
  for (const auto& [group, commands] : groups) {
    if (!tools->actions().isEmpty()) tools->addSeparator();
    tools->addActions(commands);
  }
  addToolBarBreak();
  QToolBar* shapes = add(tr("Shapes"), QStringLiteral("shapeBar"));
  PaletteButton* button = nullptr;
  for (const ShapeTool& tool : shapeTools()) {
    Command* each = command(tool.actionName);
    if (tool.startsGroup) {
      button = named(new PaletteButton(each), tool.actionName + QStringLiteral("Group"));
      shapes->addWidget(button);
    }
    button->menu()->addAction(each);
  }
}

Command* MainWindow::command(const QString& id) const { return menuBar()->findChild<Command*>(id); }

QList<QAction*> MainWindow::commands(const QStringList& ids) const {
  QList<QAction*> found;
  for (const QString& id : ids) found << command(id);
  return found;
}

void MainWindow::showContextMenu(const QPoint& globalPosition) {
  QMenu menu;
  for (const QStringList& group :
       {QStringList{"actionCut", "actionCopy", "actionPaste", "actionDuplicate", "actionDelete"},
        QStringList{"actionHide", "actionShowAll", "actionLock"},
        QStringList{"actionFocusPair", "actionAddDisplacement", "actionRemoveDisplacement",
                    "actionAddRotation", "actionRemoveRotation"},
        QStringList{"actionFrameSelected", "actionFrameAll"}}) {
    menu.addActions(commands(group));
    menu.addSeparator();
  }
  menu.addMenu(m_addMenu);
  menu.exec(globalPosition);
}

void MainWindow::updateCommands() {
  for (Command* each : Command::all(menuBar())) each->refresh();
  updateFocusCommand();
}

void MainWindow::updateFocusCommand() {
  const Scene& scene = m_session.document.scene();
  const SelectionIds& selected = m_session.selection.ids();
  const auto ids = askableObjects(scene, selected, m_session.runner.focus());
  QStringList names;
  for (const std::string& id : ids) {
    // A triangle of a mesh may be one of them.
    if (const Operand operand(scene, id); operand) names << objectText(*operand);
  }
  QString tip = tr("Make %1 the active operands").arg(names.join(tr(" and ")));
  if (ids.empty()) {
    tip = selected.size() == 2 ? tr("No query fits the two selected objects")
          : selected.size() >= 3
              ? tr("Queries on more objects take three planes, or three to five points")
          : selected.size() == 1
              ? tr("Select another object, or one that fits the first of the active pair")
              : tr("Select two objects to test, three planes, or three to five points");
  }
  Command* ask = command(QStringLiteral("actionFocusPair"));
  ask->setEnabled(!ids.empty());
  ask->setTip(tip);
}

void MainWindow::copySelected() {
  const QString text = copyObjects(m_session.document, m_session.selection);
  if (!text.isEmpty()) QGuiApplication::clipboard()->setText(text);
}

}  // namespace hairline
