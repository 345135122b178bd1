#pragma once

#include <QMainWindow>

#include "widgets/document/document.h"
#include "widgets/document/file_watch.h"
#include "widgets/document/mesh_files.h"
#include "widgets/document/recovery.h"
#include "widgets/document/selection.h"
#include "widgets/hierarchy/mesh_contacts.h"
#include "widgets/hierarchy/mesh_traversal.h"
#include "widgets/hierarchy/object_volumes.h"
#include "widgets/hierarchy/scene_hierarchy.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/objects/measure_tool.h"
#include "widgets/pair/focus_follower.h"
#include "widgets/pair/freeze.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/scene_pairs.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/pictures/leak_check.h"
#include "widgets/pictures/scene_map.h"
#include "widgets/pictures/scene_rays.h"
#include "widgets/scene_view/scene_time.h"
#include "widgets/search/own_methods.h"
#include "widgets/voxels/grid_cells.h"

class QLabel;
class QMenu;
class QToolBar;

namespace hairline {

class ArrangeMenu;
class Command;
class ComparisonWindow;
class ElidedLabel;
class FileController;
class Importer;
class LessonLayout;
class LessonPanel;
class LessonPlayer;
class Presentation;
class PropertiesPanel;
class ScenePanel;
class ScriptShortcuts;
class SceneView;
class ToolsPanel;
class Workspaces;

/// The main window: the view in the middle, around it the docks Scene, Properties, Verdicts and
/// Explain; menus, toolbar and status bar. Layout, theme and recent files are stored in QSettings.
/// Creates and owns the objects shared by the panels.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// Only where Viewport::isAvailable().
  explicit MainWindow(QWidget* parent = nullptr);
  ~MainWindow() override;

  Document* document() { return &m_document; }
  Selection* selection() { return &m_selection; }
  QueryRunner* runner() { return &m_runner; }
  Jobs* jobs() { return &m_jobs; }
  const ScenePairs* pairs() const { return &m_pairs; }
  TraceCursor* cursor() { return &m_cursor; }
  GridCells* cells() { return &m_cells; }
  SceneRays* rays() { return &m_rays; }
  SceneMap* map() { return &m_map; }
  SceneView* view() { return m_view; }
  FileController* files() { return m_files; }
  LessonPlayer* lessons() { return m_player; }
  MeshFiles* meshFiles() { return &m_meshFiles; }
  OwnMethods* ownMethods() { return &m_ownMethods; }

  /// Shows the findings of a file in a window of their own.
  void showFindings(const QString& path);

  /// Writes the recovery copy before the program is ended from outside. Closing the window then
  /// asks nothing, unless the copy could not be written or the scene changed afterwards.
  void keepForRecovery();

  /// Offers the first lesson if no earlier run left settings.
  void offerLesson();

  /// Asks about unsaved changes of an earlier run, if there are any.
  void offerRecovery();

 public slots:
  /// The docks of the workspace in their default places.
  void resetLayout();
  /// Opens the panel of the lessons.
  void showLessons();
  /// Recreates all texts in the chosen language: menus, panels, view and the lesson, in their
  /// present state. Their contents and running computations stay.
  void changeLanguage();

 protected:
  void childEvent(QChildEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  /// Increase it when docks are added or renamed, so that an older layout is not restored.
  static constexpr int layoutVersion = 10;

  /// The view, the docks, the menus and the bars: everything with texts.
  void makeParts();
  void removeParts();
  void makeDocks();
  QDockWidget* addDock(const QString& name, const QString& title, QWidget* content);
  /// Opens a panel, in front of others.
  void showPanel(const QString& dock);
  void makeStatusBar();
  /// A strip under the view that explains its colours and marks.
  void makeLegend();
  void makeMenus();
  void makeFileMenu();
  void makeEditMenu();
  void addStepCommands(QMenu* menu);
  void makeAddMenu();
  void addShape(std::string_view type);
  void makeViewMenu();
  void fillLanguageMenu(QMenu* menu);
  void makeFindMenu();
  void makeHelpMenu();
  void makeToolBars();
  Command* command(const QString& id) const;
  QList<QAction*> commands(const QStringList& ids) const;
  void showContextMenu(const QPoint& globalPosition);
  /// Which commands are enabled.
  void updateCommands();
  void updateFocusCommand();
  void copySelected();
  /// Opens dropped files, by what they hold.
  void openFiles(const QStringList& paths);
  void exportScene();
  /// Asks for the format of the explanation's steps, and writes them.
  void exportSteps();
  void findDisagreements();
  void showInvariance();
  void showOwnMethods();
  /// The window that compares the methods cell by cell, created on first use.
  void showComparison();
  /// Replaces the scene, after asking about unsaved changes. False if the user keeps it.
  bool takeScene(const Scene& scene, const QString& title, bool isModified = false);
  void takeFinding(const Scene& scene, const QString& title);
  /// Parts that live as long as the window.
  void connectMembers();
  void connectParts();
  void restoreSettings();
  void keepSettings();
  void applyTheme();
  /// Reports if no installed font has the letters of the current language.
  void warnAboutFonts();
  void updateTitle();
  void showMessage(const QString& text);

  Document m_document;
  FileWatch m_fileWatch;
  Selection m_selection;
  Jobs m_jobs;
  MeshFiles m_meshFiles;
  OwnMethods m_ownMethods;
  QueryRunner m_runner;
  TraceCursor m_cursor;
  FocusFollower m_follower;
  ScenePairs m_pairs;
  GridCells m_cells;
  SceneRays m_rays;
  LeakCheck m_leaks;
  SceneMap m_map;
  SceneHierarchy m_hierarchy;
  MeshContacts m_contacts;
  MeshTraversal m_traversal;
  ObjectVolumes m_volumes;
  SceneTime m_time;
  Recovery m_recovery;
  Freeze m_freeze;
  MeasureTool m_measure;
  SceneView* m_view = nullptr;
  FileController* m_files = nullptr;
  Workspaces* m_workspaces = nullptr;
  Importer* m_importer = nullptr;
  ArrangeMenu* m_arrange = nullptr;
  ScriptShortcuts* m_scriptShortcuts = nullptr;
  QMenu* m_addMenu = nullptr;
  QToolBar* m_legend = nullptr;
  /// In the order of the menus.
  QVector<QDockWidget*> m_docks;
  ScenePanel* m_scenePanel = nullptr;
  PropertiesPanel* m_properties = nullptr;
  ToolsPanel* m_toolsPanel = nullptr;
  LessonPanel* m_lessonPanel = nullptr;
  LessonPlayer* m_player = nullptr;
  LessonLayout* m_lessonLayout = nullptr;
  Presentation* m_presentation = nullptr;
  ComparisonWindow* m_comparison = nullptr;
  ElidedLabel* m_hint = nullptr;
  ElidedLabel* m_message = nullptr;
  QLabel* m_notKept = nullptr;
  bool m_isKept = false;
  /// The number of messages shown in the status bar.
  int m_messages = 0;
};

}  // namespace hairline
