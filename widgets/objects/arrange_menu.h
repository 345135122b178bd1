#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "widgets/jobs/latest_job.h"
#include "widgets/objects/arrange.h"

class QMainWindow;
class QMenu;

namespace hairline {

class Command;
class MeasureTool;
class SceneView;
struct Access;

/// The menu Arrange of a window. Its commands are disabled, with a tooltip that says why, while the
/// selection does not fit; else the tooltip names what would move.
class ArrangeMenu : public QObject {
  Q_OBJECT

 public:
  /// Commands are solved beside the window, as exact arithmetic may take long.
  ArrangeMenu(QMainWindow* window, Document* document, Selection* selection, SceneView* view,
              MeasureTool* measure, Jobs* jobs);

 signals:
  /// A command was run.
  void arranged(const hairline::ArrangeResult& result);

 private:
  struct Arranging {
    Arrange what;
    Command* action;
    QString tip;
  };

  void add(Arrange what, const char* id, const QString& text, const QString& tip,
           const Access& access);
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
  Command* m_swap;
  std::vector<Arranging> m_commands;
  std::vector<Command*> m_nudges;
  /// What is solved; null where nothing is.
  std::shared_ptr<const ArrangeQuestion> m_asked;
  Job m_job;
};

}  // namespace hairline
