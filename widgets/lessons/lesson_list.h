#pragma once

#include <QVector>
#include <QWidget>

#include "widgets/lessons/lesson_progress.h"
#include "widgets/lessons/lesson_reader.h"

class QListWidget;
class QPushButton;

namespace hairline {

class OutsideTextBrowser;

/// The lessons there are: those of the program and those of folders that the user opened, how far
/// each was played, and what is wrong with those that cannot be played.
class LessonList : public QWidget {
  Q_OBJECT

 public:
  explicit LessonList(QWidget* parent = nullptr);

  /// Reads the lessons, where that is not done yet.
  void load();
  /// Shows progress as it is now.
  void refresh();

  /// Reads the lesson of a folder anew, puts it into the list where it is not there, and chooses
  /// it. Whether it can be played.
  bool openFolder(const QString& folder);

  /// The lesson that stands behind another one in the list and can be played; null for none.
  const Lesson* lessonAfter(const QString& id) const;

 signals:
  /// A lesson is to be played.
  void chosen(const hairline::Lesson& lesson);
  /// A lesson of a folder is to be opened, which the user has yet to name.
  void openRequested();

 private:
  void showRow(int row);
  void start();
  void forget();
  int currentRow() const;
  static QString textOf(const LessonReading& reading, const LessonProgress& progress);

  QVector<LessonReading> m_lessons;
  LessonProgress m_progress;
  bool m_isLoaded = false;
  QListWidget* m_list;
  OutsideTextBrowser* m_about;
  QPushButton* m_start;
  QPushButton* m_forget;
};

}  // namespace hairline
