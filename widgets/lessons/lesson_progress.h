#pragma once

#include <QString>

namespace hairline {

struct Lesson;

/// The progress of lessons, stored in the settings of the user by the ids of the lessons.
class LessonProgress {
 public:
  /// The page to continue at.
  int page(const Lesson& lesson) const;
  void setPage(const Lesson& lesson, int page);

  bool isReached(const Lesson& lesson, int page, int checkpoint) const;
  void setReached(const Lesson& lesson, int page, int checkpoint);
  /// The number of reached checkpoints of the lesson.
  int reachedCount(const Lesson& lesson) const;

  /// Forgets that checkpoints were reached.
  void forget(const Lesson& lesson);
};

}  // namespace hairline
