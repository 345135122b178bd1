#pragma once

#include <QObject>
#include <functional>
#include <map>
#include <optional>

#include "widgets/lessons/lesson.h"
#include "widgets/lessons/lesson_progress.h"

namespace hairline {

class Document;
class GridCells;
class MeshTraversal;
class QueryRunner;
class SceneHierarchy;
class SceneRays;
class TraceCursor;
struct Change;

/// Plays a lesson: brings the scenes of its pages, watches its checkpoints, and keeps how far one
/// has come. The user is free to do anything to the scene meanwhile, or to open another one;
/// checkpoints are watched while the scene is the lesson's.
class LessonPlayer : public QObject {
  Q_OBJECT

 public:
  /// What the player works with.
  struct Bench {
    Document* document;
    QueryRunner* runner;
    GridCells* cells;
    /// Whether the open scene may be left, for one that is not the lesson's: asks about unsaved
    /// changes.
    std::function<bool()> mayLeave;
    /// What panels show, where there are such panels.
    SceneHierarchy* hierarchy = nullptr;
    MeshTraversal* traversal = nullptr;
    SceneRays* rays = nullptr;
    /// Brings a panel to the front, by the name of its dock.
    std::function<void(const QString&)> showPanel = [](const QString&) {};
    /// Which report is explained, where there is one to say so.
    TraceCursor* cursor = nullptr;
  };

  explicit LessonPlayer(Bench bench, QObject* parent = nullptr);
  ~LessonPlayer() override;

  /// Opens a lesson at the page where it was left.
  void open(const Lesson& lesson);
  /// The same lesson in other words, as in another language. Page, scene and answers stay.
  void reword(const Lesson& lesson);
  /// Leaves the lesson. The scene stays as it is.
  void close();

  /// Null while no lesson is open.
  const Lesson* lesson() const { return m_lesson ? &*m_lesson : nullptr; }
  int page() const { return m_page; }
  /// Opens another page, and its scene where that is another one.
  void goTo(int page);
  /// Brings the page's scene back as it was. What was done to the scene can be had again by undo.
  void resetScene();
  /// Whether the open scene is the one that the lesson brought, however it was changed since.
  bool hasOwnScene() const { return m_isOwnScene; }

  /// Whether a checkpoint of the page was reached, now or earlier.
  bool isReached(int checkpoint) const;
  /// The choice that was made for a question, or the prediction: 1 for yes, 0 for no; -1 for none.
  int answerOf(int checkpoint) const;
  /// Answers a question or a prediction of the page. A prediction counts right or wrong, as it is
  /// made to be looked at; a question is reached by the right answer.
  void answer(int checkpoint, int choice);
  /// Whether the prediction of a checkpoint was right; nothing before one was made.
  std::optional<bool> wasRight(int checkpoint) const;
  /// Does what the lesson keeps as a solution, as one step of the undo stack.
  void showSolution(int checkpoint);

  /// A prediction is asked for, and until it is made no verdict is shown.
  bool isWithholding() const;

 signals:
  /// Another lesson or page is open, or none.
  void pageChanged();
  /// Some checkpoint was reached or answered.
  void checkpointsChanged();
  /// A checkpoint was reached just now.
  void reached(int checkpoint);
  /// The scene was replaced within the undo stack, so that the view should be framed anew.
  void sceneReplaced();

 private:
  struct Prediction {
    int choice = -1;
    bool wasRight = false;
  };

  const LessonPage* currentPage() const;
  /// The scene that belongs to a page: its own, or that of the last page before with one.
  const LessonPage* scenePageOf(int page) const;
  /// Brings the scene of the page into the document, unless it is there and not wanted `anew`.
  bool bringScene(bool anew);
  /// Has the report explained that the page is about, and brings the panel with its cells, or else
  /// with the verdicts, to the front.
  void leadTo(const LessonPage& page);
  /// Tells panels what a solution has for them.
  void tellPanels(const LessonEdit& solution);
  /// Does something to the scene, and watches the checkpoints when it is answered about.
  void changeScene(const std::function<void()>& change);
  void sceneChanged(const Change& change);
  void watch();
  void markReached(int checkpoint);
  void updateWithholding();

  Bench m_bench;
  LessonProgress m_progress;
  std::optional<Lesson> m_lesson;
  int m_page = 0;
  /// The page whose scene the document holds; -1 for none.
  int m_scenePage = -1;
  bool m_isOwnScene = false;
  /// The cells of a grid were brought to the front, in place of the verdicts.
  bool m_isAboutCells = false;
  /// The scene is being changed by the lesson.
  bool m_isBringing = false;
  /// Of the open page.
  std::map<int, Prediction> m_answers;
};

}  // namespace hairline
