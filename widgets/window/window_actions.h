#pragma once

#include <QMap>
#include <QObject>
#include <QVector>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

class QAction;
class QActionGroup;
class QDockWidget;
class QMainWindow;
class QMenu;
class QPoint;
class QKeySequence;

namespace hairline {

class Document;
class FileController;
class FocusFollower;
class Freeze;
class MeshFiles;
class OwnMethods;
class QueryRunner;
class SceneView;
class Selection;

/// What the actions act on; nothing is owned and all lives longer.
struct ActionTargets {
  QMainWindow* window;
  Document* document;
  Selection* selection;
  FileController* files;
  SceneView* view;
  Freeze* freeze;
  FocusFollower* follower;
  QueryRunner* runner;
  MeshFiles* meshFiles;
  OwnMethods* ownMethods;
  QVector<QDockWidget*> docks;
};

/// The menus and the toolbar of the window. Every action has an object name ("actionSave"), by
/// which tests and scripts find it.
class WindowActions : public QObject {
  Q_OBJECT

 public:
  explicit WindowActions(const ActionTargets& targets);

  /// What can be done with the selected objects.
  QList<QAction*> objectActions() const;

  void showContextMenu(const QPoint& globalPosition);
  /// Adds meshes of files, and looks at them when they are read.
  void importMeshFiles(const QStringList& paths);
  /// Shows what a text with numbers may become, and adds it on consent.
  void pasteAsShapes(const QString& text);
  /// The same for the text of a file.
  void readTextFile(const QString& path);

 signals:
  void message(const QString& text);
  void layoutResetRequested();
  /// Another language is kept as the one to use.
  void languageChosen();
  /// The methods are to be compared cell by cell, in a window of its own.
  void comparisonRequested();
  /// The panel of the lessons is wanted.
  void lessonsRequested();
  /// A lesson is to be opened, of a folder that the user has yet to name.
  void lessonOpenRequested();

 private:
  QAction* add(QMenu* menu, const char* name, const QString& text, const QString& tip,
               const std::function<void()>& run, const QKeySequence& keys);
  void makeFileMenu();
  void addMeshActions(QMenu* menu);
  void addMeshEdges(QMenu* menu);
  void chooseMeshes();
  /// Looks at meshes that were imported, now that they are there.
  void frameImported();
  void exportScene();
  void makeEditMenu();
  void makeAddMenu();
  void addShape(std::string_view type);
  void makeViewMenu();
  void makeFindMenu();
  void findDisagreements();
  void showInvariance();
  void showOwnMethods();
  void makeLayoutMenu(QMenu* menu);
  void makeGizmoMenu(QMenu* menu);
  /// One of several in a menu, of which one is chosen.
  QAction* addChoice(QMenu* menu, const QByteArray& name, const QString& text, const QString& tip,
                     bool isChosen, const std::function<void()>& choose,
                     const QKeySequence& keys = {});
  /// What is on or off; whoever adds it listens to it.
  QAction* addSwitch(QMenu* menu, const char* name, const QString& text, const QString& tip,
                     bool isOn = false);
  void addThemeMenu(QMenu* menu);
  void addLanguageMenu(QMenu* menu);
  void addUndoMemoryMenu(QMenu* menu);
  void makeHelpMenu();
  void makeToolBar();
  void makePalette();
  void update();
  void updateFocusAction();
  void updateIcons();
  void copy();
  void paste();
  void addPasteAction(QMenu* menu);
  QAction* action(const char* name) const { return m_actions.value(QLatin1String(name)); }

  ActionTargets m_targets;
  QMap<QString, QAction*> m_actions;
  QMenu* m_addMenu = nullptr;
  /// Meshes that were imported and are still to be read.
  std::vector<std::string> m_imported;
};

}  // namespace hairline
