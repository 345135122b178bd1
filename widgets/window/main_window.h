#pragma once

#include <QMainWindow>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/run/freeze.h"
#include "widgets/run/query_runner.h"
#include "widgets/run/trace_cursor.h"

class QLabel;

namespace hairline {

class FileController;
class PropertiesPanel;
class SceneView;
class WindowActions;

/// The workbench: the view in the middle, around it the docks Scene, Properties, Verdicts and
/// Explain; menus, toolbar and status bar. Layout, theme and recent files are remembered in
/// QSettings. Makes and owns what the panels share.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// Only where Viewport::isAvailable().
  explicit MainWindow(QWidget* parent = nullptr);
  ~MainWindow() override;

  Document* document() { return &m_document; }
  Selection* selection() { return &m_selection; }
  QueryRunner* runner() { return &m_runner; }
  TraceCursor* cursor() { return &m_cursor; }
  SceneView* view() { return m_view; }
  FileController* files() { return m_files; }

  /// Opens a scene, after asking about unsaved changes.
  bool openScene(const QString& path);

 public slots:
  /// Docks where they stand at first.
  void resetLayout();

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  void makeDocks();
  QDockWidget* addDock(const QString& name, const QString& title, QWidget* content);
  void makeStatusBar();
  void connectAll();
  void restoreSettings();
  void keepSettings();
  void applyTheme();
  void updateTitle();
  void showMessage(const QString& text);

  Document m_document;
  Selection m_selection;
  QueryRunner m_runner;
  TraceCursor m_cursor;
  Freeze m_freeze;
  SceneView* m_view = nullptr;
  FileController* m_files = nullptr;
  WindowActions* m_actions = nullptr;
  PropertiesPanel* m_properties = nullptr;
  QDockWidget* m_sceneDock = nullptr;
  QDockWidget* m_propertiesDock = nullptr;
  QDockWidget* m_verdictsDock = nullptr;
  QDockWidget* m_explainDock = nullptr;
  QLabel* m_hint = nullptr;
  QLabel* m_message = nullptr;
};

}  // namespace hairline
