#pragma once

#include <QObject>

#include "widgets/jobs/latest_job.h"

namespace hairline {

/// What is worked out from the scene and kept up to date while somebody looks at it: however much
/// changes in a turn of the event loop, it is taken into account once, at its end.
class KeptUpToDate : public QObject {
  Q_OBJECT

 public:
  /// While nobody looks nothing is computed, and what was shown stays.
  void setWatched(bool watched);
  bool isWatched() const { return m_watched; }
  /// A result is still to come.
  bool isPending() const { return m_job.isPending(); }
  /// The user did not want to wait for all of it, or an error ended it.
  bool isCancelled() const { return m_job.isCancelled(); }
  Job* job() { return &m_job; }
  /// Takes changes into account now rather than at the end of this turn of the event loop.
  void flush();

 signals:
  /// Another result is to be shown, or other words about it.
  void updated();

 protected:
  KeptUpToDate(bool watched, Jobs* jobs, Task task, QObject* parent, Job::GoOn goOn = {});

  /// Something changed.
  void schedule();
  /// Whether a first result is still to come, which is waited for before what changed is taken into
  /// account, so that a drag shows something however fast it is.
  bool awaitsFirstResult();
  /// Takes changes into account.
  virtual void refresh() = 0;
  /// The job is in another state, or a result was taken.
  virtual void jobChanged() { emit updated(); }
  /// The job was dropped, as nobody looks any more.
  virtual void dropped() {}

  /// The job that works it out.
  Job m_job;

 private:
  bool m_watched;
  bool m_scheduled = false;
  bool m_again = false;
};

}  // namespace hairline
