#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <optional>

#include "widgets/run/worker.h"

class QLabel;
class QProgressBar;
class QToolButton;

namespace hairline {

/// Says in the status bar what is being computed and how far it is, and lets the user cancel that
/// job alone. Work that is soon done shows nothing.
class WorkStatus : public QWidget {
  Q_OBJECT

 public:
  /// The worker is not owned and lives longer.
  explicit WorkStatus(Worker* worker, QWidget* parent = nullptr);

 private:
  void refresh();
  QString textOf(Task task) const;

  Worker* m_worker;
  /// What the words and the bar are about.
  std::optional<Task> m_task;
  QLabel* m_text;
  QProgressBar* m_bar;
  QToolButton* m_cancel;
  QTimer m_timer;
  QElapsedTimer m_clock;
};

}  // namespace hairline
