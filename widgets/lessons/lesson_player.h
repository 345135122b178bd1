#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "widgets/document/selection.h"
#include "widgets/lessons/lesson.h"
#include "widgets/lessons/lesson_progress.h"
#include "widgets/voxels/grid_cells.h"

namespace hairline {

class Document;
class MeshTraversal;
class QueryRunner;
class SceneHierarchy;
class SceneRays;
class TraceCursor;
struct Change;

/// Plays a lesson: opens the scenes of its pages, watches its checkpoints, and stores the progress.
/// The user may edit the scene freely meanwhile, or open another one; checkpoints are watched while
/// the scene is the lesson's.
class LessonPlayer : public QObject {
  Q_OBJECT

 public:
  /// The dependencies of the player.
  struct Bench {
    Document* document;
    QueryRunner* runner;
    GridCells* cells;
    /// The state of panels, if there are such panels.
    SceneHierarchy* hierarchy = nullptr;
    MeshTraversal* traversal = nullptr;
    SceneRays* rays = nullptr;
    /// Raises a panel, by the name of its dock.
    std::function<void(const QString&)> showPanel = [](const QString&) {};
    /// Chooses the explained report, if there is a panel for it.
    TraceCursor* cursor = nullptr;
    /// Selects objects, if they can be.
    Selection* selection = nullptr;
  };

  explicit LessonPlayer(Bench bench, QObject* parent = nullptr);
  ~LessonPlayer() override;

  /// Opens a lesson at the last page.
  void open(const Lesson& lesson);
  /// The same lesson in another language. Page, scene and answers stay.
  void retranslate(const Lesson& lesson);
  /// Leaves the lesson. The user's document and the settings of cells are again what they were.
  void close();

  /// Null if no lesson is open.
  const Lesson* lesson() const { return m_lesson ? &*m_lesson : nullptr; }
  int page() const { return m_page; }
  /// Opens another page, and its scene if it is another one.
  void goTo(int page);
  /// Restores the page's scene. Undo restores the edits.
  void resetScene();
  /// Whether the open scene is the lesson's, however it was edited.
  bool hasOwnScene() const { return m_isOwnScene; }

  /// Whether a checkpoint of the page was reached, now or earlier.
  bool isReached(int checkpoint) const;
  /// The last answer to a question, or the prediction: 1 for yes, 0 for no. Nothing before it.
  std::optional<LessonProgress::Answer> answerOf(int checkpoint) const;
  /// Answers a question or a prediction of the page. A prediction counts whether right or wrong,
  /// because its purpose is to be compared; a question is reached by the right answer.
  void answer(int checkpoint, int choice);
  /// Applies the solution stored in the lesson, as one undo step.
  void showSolution(int checkpoint);

  /// A prediction is pending, and until it is made no verdict is shown.
  bool isWithholding() const;

 signals:
  /// Another lesson or page is open, or none.
  void pageChanged();
  /// A checkpoint was reached or answered.
  void checkpointsChanged();
  /// A checkpoint was just reached.
  void reached(int checkpoint);
  /// The scene was replaced by an undo step, so the view should take its camera.
  void sceneReplaced();
  /// The scene was solved.
  void solutionShown();

 private:
  const LessonPage* currentPage() const;
  /// The scene of a page: its own, or that of the last previous page with one.
  const LessonPage* scenePageOf(int page) const;
  /// Opens the scene of the page in the document, unless it is there already; with `reload` even
  /// then.
  void bringScene(bool reload);
  /// Selects the explained report of the page, and raises the panel with its cells, or else with
  /// the verdicts.
  void leadTo(const LessonPage& page);
  /// Applies a solution's settings of panels.
  void applyToPanels(const LessonEdit& solution);
  /// Edits the scene, and checks the checkpoints when it is answered.
  void changeScene(const std::function<void()>& change);
  void sceneChanged(const Change& change);
  void watch();
  void markReached(int checkpoint);
  void updateWithholding();

  Bench m_bench;
  LessonProgress m_progress;
  std::optional<Lesson> m_lesson;
  int m_page = 0;
  /// The page whose scene is in the document; -1 for none.
  int m_scenePage = -1;
  bool m_isOwnScene = false;
  /// The user's choices, while the lesson has others.
  std::optional<CellSettings> m_cellsBefore;
  std::optional<ReportName> m_explainedBefore;
  SelectionIds m_selectedBefore;
  /// The panel the lesson raised last; empty before it raised one.
  QString m_panel;
  /// The lesson is editing the scene.
  bool m_isBringing = false;
};

}  // namespace hairline
