#pragma once

#include <QVector>

#include "widgets/lessons/lesson.h"

namespace hairline {

/// A lesson that was read, and all that is wrong with it; it can be played where nothing is.
struct LessonReading {
  Lesson lesson;
  QVector<LessonProblem> problems;
};

/// Reads the lesson of a folder, which may be a resource (":/lessons/…"): `lesson.md`, or
/// `lesson.ja.md` where that is the language in use, and the scenes it names. The format is told in
/// resources/lessons/README.md. Goes on after a problem, so that the writer learns of all of them
/// at once.
LessonReading readLesson(const QString& folder);

/// The lessons that are part of the program, in their order.
QVector<LessonReading> programLessons();

}  // namespace hairline
