#pragma once

#include <QString>
#include <QVector>
#include <optional>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "core/voxel/voxelize.h"
#include "widgets/lessons/condition.h"

namespace hairline {

/// A way to change a scene that is kept as text, "triangle.vertices[0] = [2, 0, 0]; focus = [\"a\",
/// \"b\"]": fields of objects as the scene format has them, the focus, and how the cells of grids
/// are meant ("cells = 6"); and what panels are told ("tree = \"bottom-up obb\"", "walk = true",
/// "picture = \"tests\"").
class LessonEdit {
 public:
  /// Reads it; nothing where it is wrong, and then `problem` says why.
  static std::optional<LessonEdit> read(const QString& text, QString* problem);

  bool isEmpty() const {
    return m_assignments.empty() && !m_separating && m_tree.isEmpty() && !m_traverses && !m_picture;
  }

  /// Makes the changes in a copy of the scene; nothing where an object or field is not there or
  /// becomes illegal, and then `problem` says why.
  std::optional<Scene> applied(const Scene& scene, QString* problem) const;

  /// How cells are to be meant; nothing where that stays.
  std::optional<Separating> separating() const { return m_separating; }
  /// What tree is to be looked at; empty where that stays.
  const TreeChoice& tree() const { return m_tree; }
  /// Two trees are to be traversed.
  bool traverses() const { return m_traverses; }
  /// How the picture by rays is to be coloured; nothing where that stays.
  std::optional<PictureColors> picture() const { return m_picture; }

 private:
  struct Assignment {
    /// Empty for a field of the scene.
    std::string object;
    /// A JSON pointer within the object.
    std::string field;
    Json value;
  };

  /// Whether it is told to a panel, and what; false with a problem where it is wrong.
  bool readPanel(const QString& field, const Json& value, QString* problem);

  std::vector<Assignment> m_assignments;
  std::optional<Separating> m_separating;
  TreeChoice m_tree;
  bool m_traverses = false;
  std::optional<PictureColors> m_picture;
};

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
