#pragma once

#include <QVector>

#include "widgets/lessons/lesson.h"

namespace hairline {

/// A lesson that was read, and its errors; it can be played if there are none.
struct LessonReading {
  Lesson lesson;
  QVector<LessonProblem> problems;
};

/// Reads the lesson of a folder, which may be a resource (":/lessons/…"): `lesson.md`, or
/// `lesson.ja.md` if that is the current language, and the scenes it names.
/// resources/lessons/README.md describes the format. Continues after an error, so that the author
/// sees all of them at once.
LessonReading readLesson(const QString& folder);

/// The lessons that are part of the program, in their order.
QVector<LessonReading> programLessons();

}  // namespace hairline
