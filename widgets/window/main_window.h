#pragma once

#include <QMainWindow>

#include "widgets/window/session.h"

class QLabel;
class QMenu;
class QToolBar;

namespace hairline {

class ArrangeMenu;
class Command;
class ComparisonWindow;
class ElidedLabel;
class FileController;
class FindingsWindow;
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

  Document* document() { return &m_session.document; }
  Selection* selection() { return &m_session.selection; }
  QueryRunner* runner() { return &m_session.runner; }
  Jobs* jobs() { return &m_session.jobs; }
  const ScenePairs* pairs() const { return &m_session.pairs; }
  TraceCursor* cursor() { return &m_session.cursor; }
  GridCells* cells() { return &m_session.cells; }
  SceneRays* rays() { return &m_session.rays; }
  SceneMap* map() { return &m_session.map; }
  SceneView* view() { return m_view; }
  FileController* files() { return m_files; }
  LessonPlayer* lessons() { return m_player; }
  MeshFiles* meshFiles() { return &m_session.meshFiles; }
  OwnMethods* ownMethods() { return &m_session.ownMethods; }

  /// Shows the findings of a file in a window of their own.
  void showFindings(const QString& path);
  /// The same of a recording.
  void showRecording(const QString& path);

  /// Writes the recovery copy before the program is ended from outside. Closing the window then
  /// asks nothing, unless the copy could not be written or the scene changed afterwards.
  void keepForRecovery();

  /// Shows scenes that other programs send from now on, or says why it cannot.
  void listen();

  /// Offers the first lesson, where no earlier run left settings.
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
  bool eventFilter(QObject* watched, QEvent* event) override;
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
  void takeRecord(const Scene& scene, const QString& title);
  void connectFindings(FindingsWindow* window);
  /// What lasts as long as the window.
  void connectMembers();
  void connectParts();
  void restoreSettings();
  void keepSettings();
  /// Says so where the language in use has letters that no font here has.
  void warnAboutFonts();
  void updateTitle();
  void showMessage(const QString& text);

  Session m_session;
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
