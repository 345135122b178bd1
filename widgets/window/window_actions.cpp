#include "widgets/window/window_actions.h"

#include <QAction>
#include <QClipboard>
#include <QCursor>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QRegularExpression>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "core/scene/new_shapes.h"
#include "core/scene/object_part.h"
#include "core/scene/object_places.h"
#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/selection.h"
#include "widgets/run/focus_follower.h"
#include "widgets/run/mesh_files.h"
#include "widgets/run/query_runner.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/labels.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"
#include "widgets/window/export_dialog.h"
#include "widgets/window/shape_tools.h"
#include "widgets/window/shortcuts.h"

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
    {"actionFrameSelected", "frame-selected"},
    {"actionFrameAll", "frame-all"},
    {"actionOrthographic", "orthographic"},
    {"actionGrid", "ground"},
    {"actionFourViews", "four-views"},
    {"actionFreeze", "freeze"},
    {"actionGizmoMove", "move"},
    {"actionGizmoTurn", "turn"},
    {"actionGizmoScale", "scale"},
    {"actionGizmoLocal", "local-axes"},
};

}  // namespace

WindowActions::WindowActions(const ActionTargets& targets)
    : QObject(targets.window), m_targets(targets) {
  makeFileMenu();
  makeEditMenu();
  makeAddMenu();
  makeViewMenu();
  makeFindMenu();
  makeHelpMenu();
  makeToolBar();
  connect(m_targets.selection, &Selection::changed, this, &WindowActions::update);
  connect(m_targets.document, &Document::changed, this, [this](const Change& change) {
    if (!change.onlyNumbers) update();
  });
  connect(m_targets.meshFiles, &MeshFiles::updated, this, &WindowActions::frameImported);
  connect(m_targets.runner, &QueryRunner::updated, this, &WindowActions::updateFocusAction);
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

void WindowActions::addShape(std::string_view type) {
  SceneView& view = *m_targets.view;
  const bool isPlanar = type.ends_with('2');
  addObject(*m_targets.document, *m_targets.selection,
            newShapeBeside(m_targets.document->scene(), type,
                           isPlanar ? view.insertionPointInPlane() : view.insertionPoint(),
                           view.insertionSize(), view.gridStep().value(),
                           isPlanar ? Eigen::Vector3d(Eigen::Vector3d::UnitZ())
                                    : view.viewState().camera.backward()));
  view.bringIntoSight(m_targets.selection->ids());
}

void WindowActions::makeToolBar() {
  QToolBar* bar = m_targets.window->addToolBar(tr("Tools"));
  bar->setObjectName(QStringLiteral("toolBar"));
  bar->setIconSize(QSize(20, 20));
  const QVector<QVector<const char*>> groups = {
      {"actionNew", "actionOpen", "actionExamples", "actionSave"},
      {"actionUndo", "actionRedo"},
      {"actionDuplicate", "actionDelete"},
      {"actionGizmoMove", "actionGizmoTurn", "actionGizmoScale", "actionGizmoLocal"},
      {"actionFrameSelected", "actionFrameAll", "actionOrthographic", "actionGrid",
       "actionFourViews"},
      {"actionFreeze"}};
  for (const QVector<const char*>& group : groups) {
    if (&group != &groups.front()) bar->addSeparator();
    for (const char* name : group) bar->addAction(action(name));
  }
  makePalette();
}

void WindowActions::makePalette() {
  m_targets.window->addToolBarBreak();
  QToolBar* bar = m_targets.window->addToolBar(tr("Shapes"));
  bar->setObjectName(QStringLiteral("shapeBar"));
  bar->setIconSize(QSize(20, 20));
  // A button for each group adds the shape that its name says; its arrow lists the others, and the
  // one chosen takes the button.
  QToolButton* button = nullptr;
  for (const ShapeTool& tool : shapeTools()) {
    QAction* add = m_actions.value(tool.actionName);
    if (tool.startsGroup) {
      button = new QToolButton;
      button->setObjectName(tool.actionName + QStringLiteral("Group"));
      button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
      button->setPopupMode(QToolButton::MenuButtonPopup);
      button->setMenu(new QMenu(button));
      button->setDefaultAction(add);
      connect(button->menu(), &QMenu::triggered, button, &QToolButton::setDefaultAction);
      bar->addWidget(button);
    }
    button->menu()->addAction(add);
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
  menu.addActions({action("actionHide"), action("actionShowAll"), action("actionLock")});
  menu.addSeparator();
  menu.addAction(action("actionFocusPair"));
  menu.addActions({action("actionAddDisplacement"), action("actionRemoveDisplacement")});
  menu.addSeparator();
  menu.addActions({action("actionFrameSelected"), action("actionFrameAll")});
  menu.addSeparator();
  menu.addMenu(m_addMenu);
  menu.exec(globalPosition);
}

void WindowActions::update() {
  const bool any = !m_targets.selection->isEmpty();
  for (const char* name : {"actionCut", "actionCopy", "actionDuplicate", "actionDelete",
                           "actionFrameSelected", "actionHide", "actionLock"}) {
    action(name)->setEnabled(any);
  }
  bool moves = false;
  bool stands = false;
  ObjectPlaces places(m_targets.document->scene());
  for (const std::string& id : m_targets.selection->ids()) {
    const auto place = places.of(id);
    if (!place) continue;
    (m_targets.document->scene().objects[*place].displacement ? moves : stands) = true;
  }
  action("actionAddDisplacement")->setEnabled(stands);
  action("actionRemoveDisplacement")->setEnabled(moves);
  updateFocusAction();
  const auto& objects = m_targets.document->scene().objects;
  action("actionSelectAll")->setEnabled(!objects.empty());
  action("actionInvertSelection")->setEnabled(!objects.empty());
  action("actionShowAll")->setEnabled(std::ranges::any_of(objects, [](const SceneObject& object) {
    return !object.visible;
  }));
}

void WindowActions::updateFocusAction() {
  const Scene& scene = m_targets.document->scene();
  const SelectionIds& selected = m_targets.selection->ids();
  const auto ids = askableObjects(scene, selected, m_targets.runner->focus());
  QStringList names;
  for (const std::string& id : ids) {
    // A triangle of a mesh may be one of them.
    if (const Operand operand(scene, id); operand) names << objectText(*operand);
  }
  QString tip = tr("Ask about %1").arg(names.join(tr(" and ")));
  if (ids.empty()) {
    tip = selected.size() == 2   ? tr("No query fits the two selected objects")
          : selected.size() == 3 ? tr("Queries on three objects take three planes only")
          : selected.size() == 1
              ? tr("Select another object, or one that fits the first of the active pair")
              : tr("Select two objects to ask about, or three planes");
  }
  QAction* ask = action("actionFocusPair");
  ask->setEnabled(!ids.empty());
  const QString keys = ask->shortcut().toString(QKeySequence::NativeText);
  ask->setToolTip(keys.isEmpty() ? tip : tr("%1 (%2)").arg(tip, keys));
}

void WindowActions::updateIcons() {
  for (const auto& [name, icon] : actionIcons) action(name)->setIcon(themedIcon(icon));
  for (const ShapeTool& tool : shapeTools()) {
    m_actions.value(tool.actionName)->setIcon(themedIcon(std::string(tool.type).c_str()));
  }
}

void WindowActions::exportScene() {
  const Document& document = *m_targets.document;
  // A name that can stand in a program.
  QString name = document.filePath().isEmpty() ? QStringLiteral("test_scene")
                                               : QFileInfo(document.filePath()).baseName();
  name.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9_]+")), QStringLiteral("_"));
  ExportDialog dialog(document.scene(), m_targets.selection->ids(), name,
                      m_targets.view->viewState(), m_targets.window);
  connect(&dialog, &ExportDialog::message, this, &WindowActions::message);
  dialog.exec();
}

void WindowActions::copy() {
  const QString text = copyObjects(*m_targets.document, *m_targets.selection);
  if (!text.isEmpty()) QGuiApplication::clipboard()->setText(text);
}

}  // namespace hairline
