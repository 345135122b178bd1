#pragma once

#include <QVector>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace hairline {

class CheckpointCard;
class ElidedLabel;
class LessonPlayer;
class OutsideTextBrowser;

/// The open page of a lesson: its text, its checkpoints, and the navigation.
class LessonPageView : public QWidget {
  Q_OBJECT

 public:
  explicit LessonPageView(LessonPlayer* player, QWidget* parent = nullptr);

  /// The title of the next lesson; empty for none. On the last page the button continues with it.
  void setNextLesson(const QString& title);

 signals:
  /// The list of lessons was requested.
  void listRequested();
  /// The next lesson was requested.
  void nextLessonRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QLayout* makeHead();
  QLayout* makeFoot();
  void showPage();
  void refresh();
  void setText();
  void fitText();
  void step(int by);
  bool isAtEnd() const;

  LessonPlayer* m_player;
  QToolButton* m_list;
  ElidedLabel* m_title;
  QScrollArea* m_area;
  OutsideTextBrowser* m_text;
  QLabel* m_away;
  QWidget* m_cardRoom;
  QVector<CheckpointCard*> m_cards;
  QPushButton* m_back;
  QPushButton* m_next;
  QToolButton* m_reset;
  QLabel* m_place;
};

}  // namespace hairline
