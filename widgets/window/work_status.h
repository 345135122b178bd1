#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace hairline {

class Worker;

/// Says in the status bar that something is being computed, how far it is, and lets the user cancel
/// it. Work that is soon done shows nothing.
class WorkStatus : public QWidget {
  Q_OBJECT

 public:
  /// The worker is not owned and lives longer.
  explicit WorkStatus(Worker* worker, QWidget* parent = nullptr);

 private:
  void refresh();

  Worker* m_worker;
  QLabel* m_text;
  QProgressBar* m_bar;
  QToolButton* m_cancel;
  QTimer m_timer;
  QElapsedTimer m_clock;
};

}  // namespace hairline
