#pragma once

#include <QString>
#include <QStringList>
#include <QVector>
#include <functional>
#include <optional>

#include "widgets/lessons/lesson.h"

namespace hairline {

/// A line "key: value" of a block.
struct LessonField {
  QString key;
  QString value;
  int line = 0;
};

/// A fenced block of a lesson that is meant for the program.
struct LessonBlock {
  QString name;
  /// Where it begins.
  int line = 0;
  QVector<LessonField> fields;

  /// The value of the first field of a key; empty where there is none.
  QString value(const QString& key) const;
  /// The line of that field, or else of the block.
  int lineOf(const QString& key) const;
};

/// Tells of a problem in a line.
using TellProblem = std::function<void(int line, const QString& message)>;

/// Whether a block of this name is meant for the program: "scene", "checkpoint", "predict",
/// "question".
bool isLessonBlock(const QString& name);

/// Reads the lines of a block into its fields. A line that begins with a space goes on with the one
/// before. Keys that the block does not have are told.
void readFields(const QStringList& lines, LessonBlock& block, const TellProblem& tell);

/// The checkpoint that a block describes, on a page with a scene (null for none). Nothing where it
/// is wrong; everything that is wrong is told.
std::optional<Checkpoint> checkpointOf(const LessonBlock& block, const Scene* scene,
                                       const TellProblem& tell);

}  // namespace hairline
