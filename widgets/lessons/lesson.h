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

/// A change of a scene as text, "triangle.vertices[0] = [2, 0, 0]; focus = [\"a\", \"b\"]": fields
/// of objects in the scene format, the focus, and the meaning of cells in grids ("cells = 6"); and
/// settings of panels ("tree = \"bottom-up obb\"", "walk = true", "picture = \"tests\"").
class LessonEdit {
 public:
  /// Reads it; nothing if it is wrong, and then `problem` says why.
  static std::optional<LessonEdit> read(const QString& text, QString* problem);

  bool isEmpty() const {
    return m_assignments.empty() && !m_separating && m_tree.isEmpty() && !m_traverses && !m_picture;
  }

  /// Applies the changes to a copy of the scene; nothing if an object or field is missing or
  /// becomes illegal, and then `problem` says why.
  std::optional<Scene> applied(const Scene& scene, QString* problem) const;

  /// The new meaning of cells; nothing if it stays.
  std::optional<Separating> separating() const { return m_separating; }
  /// The tree to show; empty if it stays.
  const TreeChoice& tree() const { return m_tree; }
  /// Whether to traverse two trees.
  bool traverses() const { return m_traverses; }
  /// The colours of the ray-cast image; nothing if they stay.
  std::optional<PictureColors> picture() const { return m_picture; }

 private:
  struct Assignment {
    /// Empty for a field of the scene.
    std::string object;
    /// A JSON pointer within the object.
    std::string field;
    Json value;
  };

  /// Whether it is a setting of a panel, and which; false with a problem if it is wrong.
  bool readPanel(const QString& field, const Json& value, QString* problem);

  std::vector<Assignment> m_assignments;
  std::optional<Separating> m_separating;
  TreeChoice m_tree;
  bool m_traverses = false;
  std::optional<PictureColors> m_picture;
};

/// One of the answers of a question.
struct LessonChoice {
  /// Markdown without blocks.
  QString text;
  /// The reply when it is chosen.
  QString reply;
  bool isRight = false;
};

/// A task on a page: bring the scene into a state, predict a verdict, or answer a question.
struct Checkpoint {
  enum class Type { watch, predict, choose };

  Type type = Type::watch;
  /// The task, Markdown without blocks.
  QString task;
  /// The text shown when it is done; may be empty.
  QString after;
  /// For `watch`: all of them have to hold at once.
  std::vector<Condition> conditions;
  /// For `watch`: one solution.
  LessonEdit solution;
  /// For `predict`: the kind of query whose exact verdict is predicted before it is shown.
  Kind predicted = Kind::intersect;
  /// For `choose`: one of them is right.
  QVector<LessonChoice> choices;
  /// The line of the lesson's file where it begins.
  int line = 0;
};

struct LessonPage {
  QString title;
  /// Markdown, without the machine-readable blocks.
  QString text;
  /// The file of the page's scene; empty if the scene stays.
  QString sceneFile;
  std::optional<Scene> scene;
  /// The report of the active pair that the page is about, if it names one.
  std::optional<ReportName> explained;
  QVector<Checkpoint> checkpoints;
  int line = 0;
};

/// A lesson as stored in its folder.
struct Lesson {
  /// The key of its progress: the name of a folder of the program, the path of any other.
  QString id;
  /// The folder of its figures.
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

/// An error in a lesson, and its place.
struct LessonProblem {
  /// Relative to the folder of the lesson.
  QString file;
  /// From 1; 0 for the file as a whole.
  int line = 0;
  QString message;

  /// "lesson.md:12: …".
  QString text() const {
    if (line == 0) return QStringLiteral("%1: %2").arg(file, message);
    return QStringLiteral("%1:%2: %3").arg(file).arg(line).arg(message);
  }
};

}  // namespace hairline
