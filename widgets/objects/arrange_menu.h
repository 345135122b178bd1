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

/// The menu Arrange of a window. Its commands are disabled, with a tooltip that gives the reason,
/// while the selection does not fit; else the tooltip names the object that moves.
class ArrangeMenu : public QObject {
  Q_OBJECT

 public:
  /// Commands are solved in the background, because exact arithmetic may be slow.
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
  /// The command being solved; null if there is none.
  std::shared_ptr<const ArrangeQuestion> m_asked;
  Job m_job;
};

}  // namespace hairline
