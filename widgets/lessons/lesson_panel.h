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

  /// Gives the keyboard to the list, or to the text of the page.
  void takeFocus();
  /// Asks for the file of a lesson and plays it. What is wrong with it is shown in the list.
  void openLesson();
  /// Plays the lesson of a folder, or shows what is wrong with it.
  void openFolder(const QString& folder);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void showList();
  /// Says to the page which lesson comes after the open one.
  void tellNext();

  LessonPlayer* m_player;
  LessonList* m_list;
  LessonPageView* m_page;
  QStackedWidget* m_pages;
};

}  // namespace hairline
