#pragma once

#include <QWidget>

class QStackedWidget;

namespace hairline {

class LessonList;
class LessonPageView;
class LessonPlayer;

/// The dock "Lesson": the list of lessons, or the page of the one that is played.
class LessonPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LessonPanel(LessonPlayer* player, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {340, 520}; }

  /// Focuses the list, or the text of the page.
  void takeFocus();
  /// Asks for the file of a lesson and plays it. Its errors are shown in the list.
  void openLesson();
  /// Plays the lesson of a folder, or shows its errors.
  void openFolder(const QString& folder);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void showList();
  /// Passes the next lesson to the page.
  void updateNextLesson();

  LessonPlayer* m_player;
  LessonList* m_list;
  LessonPageView* m_page;
  QStackedWidget* m_pages;
};

}  // namespace hairline
