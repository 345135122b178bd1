#pragma once

#include <QCoreApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/hierarchy/mesh_traversal.h"
#include "widgets/hierarchy/scene_hierarchy.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_reader.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pictures/scene_rays.h"
#include "widgets/voxels/grid_cells.h"

namespace hairline::testing {

/// What the lessons of tests are about: a triangle beside a box.
inline const char* const lessonScene = R"({"format": "hairline-scene", "version": 1, "name": "S",
 "notes": "The answer",
 "objects": [{"id": "t", "type": "triangle", "vertices": [[2,0,0],[3,1,0],[2,0,1]]},
             {"id": "b", "type": "aabb", "min": [-1,-1,-1], "max": [1,1,1]}],
 "focus": ["t", "b"]})";

/// The folder of a lesson under construction.
class LessonFolder {
 public:
  LessonFolder() { write(QStringLiteral("s.hairline.json"), QLatin1String(lessonScene)); }

  void write(const QString& name, const QString& text) const {
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
    file.write(text.toUtf8());
  }
  QString path(const QString& name) const { return m_folder.filePath(name); }
  LessonReading read(const QString& text) const {
    write(QStringLiteral("lesson.md"), text);
    return readLesson(m_folder.path());
  }

 private:
  QTemporaryDir m_folder;
};

inline QString textOf(const QVector<LessonProblem>& problems) {
  QStringList texts;
  for (const LessonProblem& problem : problems) texts << problem.text();
  return texts.join(QLatin1Char('\n'));
}

/// The environment in which a lesson is played, without a window.
struct LessonBench {
  LessonBench() { QSettings().clear(); }

  /// Every question about the scene is answered.
  bool isQuiet() {
    QCoreApplication::processEvents();
    const PairReports* pair = runner.focus();
    return (pair == nullptr || !pair->pending) && !cells.isPending() && !hierarchy.isPending() &&
           !jobs.isBusy(Task::focus) && !jobs.isBusy(Task::cells);
  }

  Document document;
  Selection selection{&document};
  Jobs jobs;
  QueryRunner runner{&document, &selection, &jobs};
  GridCells cells{&document, &selection, &jobs};
  SceneHierarchy hierarchy{&document, &selection, &jobs};
  MeshTraversal traversal{&document, &selection, &hierarchy, &jobs};
  SceneRays rays{&document, &selection, &jobs};
  QStringList shown;
  LessonPlayer player{
      {&document, &runner, &cells, &hierarchy, &traversal, &rays, [this](const QString& dock) {
         shown << dock;
         if (dock == QLatin1String("hierarchyDock")) hierarchy.setWatched(true);
         if (dock == QLatin1String("raysDock")) rays.setWatched(true);
       }}};
};

}  // namespace hairline::testing
