#pragma once

#include <QString>

namespace hairline {

struct Lesson;

/// How far lessons were played, kept in the settings of the user by the ids of the lessons.
class LessonProgress {
 public:
  /// The page to go on at.
  int page(const Lesson& lesson) const;
  void setPage(const Lesson& lesson, int page);

  bool isReached(const Lesson& lesson, int page, int checkpoint) const;
  void setReached(const Lesson& lesson, int page, int checkpoint);
  /// How many checkpoints of the lesson were reached.
  int reachedCount(const Lesson& lesson) const;

  /// Begins anew.
  void forget(const Lesson& lesson);
};

}  // namespace hairline
