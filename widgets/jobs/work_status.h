#pragma once

#include <QTimer>
#include <QWidget>
#include <set>
#include <vector>

#include "widgets/jobs/latest_job.h"

class QFrame;
class QToolButton;

namespace hairline {

/// Shows in the status bar what is being computed and its progress, and lets the user cancel and
/// resume each job; several jobs are in a list above. Short work is not shown.
class WorkStatus : public QWidget {
  Q_OBJECT

 public:
  explicit WorkStatus(Jobs* jobs, QWidget* parent = nullptr);

 private:
  class Row;
  /// Running, waiting and cancelled jobs, in this order.
  std::vector<Job*> listed() const;
  void jobsChanged();
  void refresh();
  void placeList();

  Jobs* m_jobs;
  Row* m_first;
  QToolButton* m_more;
  QFrame* m_list;
  std::vector<Row*> m_rows;
  /// Cancelled jobs that the user removed from the list.
  std::set<const Job*> m_dismissed;
  QTimer m_timer;
};

}  // namespace hairline
