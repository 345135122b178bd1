#pragma once

#include <QTimer>
#include <QWidget>
#include <set>
#include <vector>

#include "widgets/jobs/latest_job.h"

class QFrame;
class QToolButton;

namespace hairline {

/// Says in the status bar what is being computed and how far it is, and lets the user cancel each
/// job and go on with it; where there are several, in a list above. Work that is soon done shows
/// nothing.
class WorkStatus : public QWidget {
  Q_OBJECT

 public:
  explicit WorkStatus(Jobs* jobs, QWidget* parent = nullptr);

 private:
  class Row;
  /// What runs, what waits, and what was cancelled, in this order.
  std::vector<Job*> listed() const;
  void jobsChanged();
  void refresh();
  void placeList();

  Jobs* m_jobs;
  Row* m_first;
  QToolButton* m_more;
  QFrame* m_list;
  std::vector<Row*> m_rows;
  /// Cancelled jobs that the user has no wish to go on with.
  std::set<const Job*> m_dismissed;
  QTimer m_timer;
};

}  // namespace hairline
