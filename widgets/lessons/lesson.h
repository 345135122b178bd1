#pragma once

#include <QString>
#include <QVector>
#include <optional>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/lessons/condition.h"
#include "widgets/lessons/lesson_edit.h"

namespace hairline {

/// One of the answers that a question offers.
struct LessonChoice {
  /// Markdown without blocks.
  QString text;
  /// What is said to who chooses it.
  QString reply;
  bool isRight = false;
};

/// Something to be done on a page: bring the scene into a state, predict a verdict, or answer a
/// question.
struct Checkpoint {
  enum class Type { watch, predict, choose };

  Type type = Type::watch;
  /// What to do, Markdown without blocks.
  QString task;
  /// What is said when it is done; may be empty.
  QString after;
  /// Of `watch`: all of them have to hold at once.
  std::vector<Condition> conditions;
  /// Of `watch`: one way to get there.
  LessonEdit solution;
  /// Of `predict`: the kind of query whose exact verdict is asked for, before it can be seen.
  Kind predicted = Kind::intersect;
  /// Of `choose`: one of them is right.
  QVector<LessonChoice> choices;
  /// Where it begins in the file of the lesson.
  int line = 0;
};

struct LessonPage {
  QString title;
  /// Markdown, without the blocks that are meant for the program.
  QString text;
  /// The file of the scene that the page brings; empty where it leaves the scene as it is.
  QString sceneFile;
  std::optional<Scene> scene;
  /// The report of the pair in focus that the page is about, where it names one.
  std::optional<ReportName> explained;
  QVector<Checkpoint> checkpoints;
  int line = 0;
};

/// A lesson as its folder has it.
struct Lesson {
  /// By which progress is kept: the name of a folder of the program, the path of any other.
  QString id;
  /// Where figures are found.
  QString folder;
  QString title;
  /// The first paragraph below the title.
  QString summary;
  QVector<LessonPage> pages;

  int checkpointCount() const {
    int count = 0;
    for (const LessonPage& page : pages) count += static_cast<int>(page.checkpoints.size());
    return count;
  }
};

/// What is wrong with a lesson, and where.
struct LessonProblem {
  /// Below the folder of the lesson.
  QString file;
  /// From 1; 0 where it is about the file as a whole.
  int line = 0;
  QString message;

  /// "lesson.md:12: …".
  QString text() const {
    if (line == 0) return QStringLiteral("%1: %2").arg(file, message);
    return QStringLiteral("%1:%2: %3").arg(file).arg(line).arg(message);
  }
};

}  // namespace hairline
