#pragma once

#include <QObject>

#include "widgets/jobs/latest_job.h"

namespace hairline {

/// A result computed from the scene and kept up to date while it is visible: however much changes
/// in a turn of the event loop, it is updated once, at its end.
class KeptUpToDate : public QObject {
  Q_OBJECT

 public:
  /// While invisible nothing is computed, and the last result stays.
  void setWatched(bool watched);
  bool isWatched() const { return m_watched; }
  /// A result is pending.
  bool isPending() const { return m_job.isPending(); }
  /// The user cancelled it, or an error ended it.
  bool isCancelled() const { return m_job.isCancelled(); }
  Job* job() { return &m_job; }
  /// Updates now rather than at the end of this turn of the event loop.
  void flush();

 signals:
  /// There is another result to show, or another status.
  void updated();

 protected:
  KeptUpToDate(bool watched, Jobs* jobs, Task task, QObject* parent, Job::GoOn goOn = {});

  /// Something changed.
  void schedule();
  /// Whether a first result is pending, which has to arrive before further changes are taken into
  /// account, so that a drag shows something however fast it is.
  bool awaitsFirstResult();
  /// Takes changes into account.
  virtual void refresh() = 0;
  /// The job is in another state, or a result arrived.
  virtual void jobChanged() { emit updated(); }
  /// The job was dropped, because the result is no longer visible.
  virtual void dropped() {}

  /// The job that computes it.
  Job m_job;

 private:
  bool m_watched;
  bool m_scheduled = false;
  bool m_again = false;
};

}  // namespace hairline
