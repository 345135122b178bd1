#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace hairline {

class TraceCursor;

/// Steps through a trace in the order of the code: back, play and pause, forwards, and a slider.
/// Moves the pinned step of the trace cursor, so that rows, drawings and the view follow.
class StepPlayer : public QWidget {
  Q_OBJECT

 public:
  /// `name` begins the object names of the controls, and `title` the texts of the commands: a
  /// window can have several players.
  explicit StepPlayer(TraceCursor* cursor, const QString& name = QStringLiteral("step"),
                      const QString& title = tr("Explain"), QWidget* parent = nullptr);

  /// The number of steps, and how many of them lead to the answer, where playing ends. Without any
  /// it is disabled.
  void setCount(int count, int needed);

  /// The time per step while playing.
  void setPace(std::chrono::milliseconds pace) { m_timer.setInterval(pace); }

 private:
  QToolButton* addButton(const QString& name, const char* icon, const QString& tip);
  void go(int step);
  void setPlaying(bool playing);
  void showCursor();

  TraceCursor* m_cursor;
  int m_count = 0;
  int m_needed = 0;
  QTimer m_timer;
  QToolButton* m_back;
  QToolButton* m_play;
  QToolButton* m_forwards;
  QSlider* m_slider;
  QLabel* m_place;
};

}  // namespace hairline
