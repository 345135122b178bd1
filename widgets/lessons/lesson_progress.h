#pragma once

#include <QString>
#include <optional>

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

  /// What was last chosen at a question or a prediction, and whether it was right.
  struct Answer {
    int choice = -1;
    bool wasRight = false;
  };
  std::optional<Answer> answer(const Lesson& lesson, int page, int checkpoint) const;
  void setAnswer(const Lesson& lesson, int page, int checkpoint, const Answer& answer);

  /// The number of reached checkpoints of the lesson.
  int reachedCount(const Lesson& lesson) const;

  /// Forgets answers, and that checkpoints were reached.
  void forget(const Lesson& lesson);
};

}  // namespace hairline
