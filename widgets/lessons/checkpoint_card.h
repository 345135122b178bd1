#pragma once

#include <QFrame>
#include <QVector>

class QAbstractButton;
class QLabel;

namespace hairline {

class LessonPlayer;

/// A checkpoint on the page of a lesson: what to do, whether it is done, the answers to choose
/// from, and what is said when it is done.
class CheckpointCard : public QFrame {
  Q_OBJECT

 public:
  /// The card of a checkpoint of the open page. The player is not owned and lives longer.
  CheckpointCard(LessonPlayer* player, int checkpoint, QWidget* parent = nullptr);

  /// Shows how the checkpoint stands now.
  void refresh();

  /// What takes the keyboard, from the top down.
  QVector<QWidget*> controls() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void addButton(const QString& text, int choice);
  QString replyText() const;

  LessonPlayer* m_player;
  int m_checkpoint;
  QLabel* m_task;
  QLabel* m_reply;
  QAbstractButton* m_showMe = nullptr;
  QVector<QAbstractButton*> m_buttons;
};

}  // namespace hairline
