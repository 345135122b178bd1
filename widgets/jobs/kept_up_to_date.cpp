#include "widgets/jobs/kept_up_to_date.h"

#include <utility>

namespace hairline {

KeptUpToDate::KeptUpToDate(bool watched, Jobs* jobs, Task task, QObject* parent, Job::GoOn goOn)
    : QObject(parent), m_job(jobs, task, std::move(goOn)), m_watched(watched) {
  connect(&m_job, &Job::changed, this, [this] {
    if ((!isPending() || m_job.hasDelivered()) && std::exchange(m_again, false)) schedule();
    jobChanged();
  });
}

void KeptUpToDate::setWatched(bool watched) {
  if (watched == m_watched) return;
  m_watched = watched;
  if (watched) {
    schedule();
  } else if (m_job.state() != Job::State::idle) {
    m_job.drop();
    dropped();
  }
  emit updated();
}

void KeptUpToDate::schedule() {
  if (m_scheduled || !m_watched) return;
  m_scheduled = true;
  QMetaObject::invokeMethod(this, &KeptUpToDate::flush, Qt::QueuedConnection);
}

void KeptUpToDate::flush() {
  if (!std::exchange(m_scheduled, false) || !m_watched) return;
  m_again = false;
  refresh();
}

bool KeptUpToDate::awaitsFirstResult() {
  m_again = isPending() && !m_job.hasDelivered();
  return m_again;
}

}  // namespace hairline
