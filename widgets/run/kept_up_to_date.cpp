#include "widgets/run/kept_up_to_date.h"

#include <utility>

namespace hairline {

void KeptUpToDate::setJob(Job* job) {
  m_job = job;
  connect(job, &Job::changed, this, [this] {
    if ((!isPending() || hasDelivered()) && std::exchange(m_again, false)) schedule();
    jobChanged();
  });
}

void KeptUpToDate::setWatched(bool watched) {
  if (watched == m_watched) return;
  m_watched = watched;
  if (watched) {
    schedule();
  } else if (m_job->state() != Job::State::idle) {
    m_job->drop();
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
  m_again = isPending() && !hasDelivered();
  return m_again;
}

}  // namespace hairline
