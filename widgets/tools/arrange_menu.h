#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "widgets/run/latest_job.h"
#include "widgets/tools/arrange.h"

class QAction;
class QMainWindow;
class QMenu;

namespace hairline {

class MeasureTool;
class SceneView;

/// The menu Arrange of a window. Its commands are disabled, with a tooltip that says why, while the
/// selection does not fit; else the tooltip names what would move.
class ArrangeMenu : public QObject {
  Q_OBJECT

 public:
  /// Nothing is owned; all live longer. The menu stands before the menu View. Commands are solved
  /// beside the window, as exact arithmetic may take long.
  ArrangeMenu(QMainWindow* window, Document* document, Selection* selection, SceneView* view,
              MeasureTool* measure, Jobs* jobs);

  QMenu* menu() const { return m_menu; }

 signals:
  /// A command was run.
  void arranged(const hairline::ArrangeResult& result);

 private:
  struct Command {
    Arrange what;
    QAction* action;
    QString tip;
  };

  void add(Arrange what, const char* name, const QString& text, const QString& tip,
           const QKeySequence& keys);
  void start(Arrange what);
  void makeNudges();
  void addSnapping();
  void addMeasure(MeasureTool* measure);
  void nudgeNumber(bool up);
  void update();

  QMainWindow* m_window;
  Document* m_document;
  Selection* m_selection;
  SceneView* m_view;
  QMenu* m_menu;
  QAction* m_swap;
  std::vector<Command> m_commands;
  std::vector<QAction*> m_nudges;
  /// What is solved; null where nothing is.
  std::shared_ptr<const ArrangeQuestion> m_asked;
  Job m_job;
};

}  // namespace hairline
