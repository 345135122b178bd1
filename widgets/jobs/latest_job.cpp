#include "widgets/jobs/latest_job.h"

#include <algorithm>
#include <exception>
#include <new>

#include "core/math/interruption.h"

namespace hairline {
namespace {

constexpr int sharedThreads = 2;

}  // namespace

Jobs::Jobs(QObject* parent) : QObject(parent) {
  m_focusThread.setMaxThreadCount(1);
  m_threads.setMaxThreadCount(sharedThreads);
}

Jobs::~Jobs() {
  for (Job* job : m_jobs) {
    job->stop(Job::State::idle);
    job->m_jobs = nullptr;
  }
  m_focusThread.waitForDone();
  m_threads.waitForDone();
}

Job* Jobs::find(Task task) const {
  const auto found = std::ranges::find(m_jobs, task, &Job::task);
  return found == m_jobs.end() ? nullptr : *found;
}

bool Jobs::isBusy() const { return std::ranges::any_of(m_jobs, &Job::isPending); }

bool Jobs::isBusy(Task task) const {
  const Job* job = find(task);
  return job != nullptr && job->isPending();
}

void Jobs::makeRoomFor(Task task) {
  const QThreadPool& threads = threadsOf(task);
  if (threads.activeThreadCount() < threads.maxThreadCount()) return;
  for (Job* job : m_jobs) {
    const bool isInTheWay = job->task() > task && &threadsOf(job->task()) == &threads;
    if (isInTheWay && job->isPending() && job->m_goOn) job->m_run->m_pause.request_stop();
  }
}

Job::Job(Jobs* jobs, Task task, GoOn goOn)
    : m_own(jobs == nullptr ? std::make_unique<Jobs>() : nullptr),
      m_jobs(jobs == nullptr ? m_own.get() : jobs),
      m_task(task),
      m_goOn(std::move(goOn)) {
  auto& all = m_jobs->m_jobs;
  all.insert(std::ranges::upper_bound(all, task, {}, &Job::task), this);
  connect(this, &Job::changed, m_jobs, &Jobs::changed);
}

Job::~Job() {
  stop(State::idle);
  if (m_jobs == nullptr) return;
  std::erase(m_jobs->m_jobs, this);
  emit m_jobs->changed();
}

bool Job::isRunning() const { return isPending() && m_run->m_hasBegun; }

std::optional<double> Job::progress() const {
  const double share = isPending() ? m_run->m_progress.load() : -1;
  return share < 0 ? std::nullopt : std::optional(std::min(share, 1.0));
}

void Job::stop(State state) {
  if (m_run) {
    m_run->m_stop.request_stop();
    m_run->m_pause.request_stop();
    // A job waiting for a thread releases its input.
    if (!m_run->m_hasBegun.exchange(true)) m_run->m_compute.reset();
  }
  m_state = state;
  m_error.clear();
}

void Job::cancel() {
  if (!isPending()) return;
  stop(State::cancelled);
  emit changed();
}

void Job::resume() {
  if (isCancelled() && !goOn()) drop();
}

void Job::drop() {
  if (m_state == State::idle) return;
  stop(State::idle);
  m_compute.reset();
  emit changed();
}

void Job::start(Compute compute) {
  m_compute = std::make_shared<const Compute>(std::move(compute));
  begin();
}

bool Job::goOn() {
  if (m_goOn) return m_goOn();
  begin();
  return true;
}

void Job::begin() {
  stop(State::pending);
  m_hasDelivered = false;
  m_run = std::make_shared<Run>(this);
  m_jobs->makeRoomFor(m_task);
  m_jobs->threadsOf(m_task).start([each = m_run] { each->execute(); }, -static_cast<int>(m_task));
  emit changed();
}

void Job::end(const Run* run, const Take& last, const QString& error) {
  const bool isPaused = run->m_pause.stop_requested();
  m_hasDelivered = m_hasDelivered || last;
  m_error = error;
  if (!error.isEmpty()) {
    m_state = State::failed;
  } else if (!isPaused) {
    m_state = State::idle;
    m_compute.reset();
  }
  if (last) last();
  if (isPaused && isPending() && m_run.get() == run && !goOn()) {
    m_state = State::idle;
    m_compute.reset();
  }
  emit changed();
  if (!error.isEmpty()) emit m_jobs->failed(m_task, error);
}

void Job::Run::execute() {
  if (m_hasBegun.exchange(true)) return;
  const std::shared_ptr<const Compute> compute = std::move(m_compute);
  Take last;
  QString error;
  try {
    const Interruptible interruptible(stopToken());
    last = (*compute)(*this);
  } catch (const Interrupted&) {
    return;  // Nobody waits for a stopped job.
  } catch (const std::bad_alloc&) {
    error = Jobs::tr("There is not enough memory.");
  } catch (const std::exception& caught) {
    error = QString::fromUtf8(caught.what());
  }
  auto end = [run = shared_from_this(), last = std::move(last), error] {
    if (!run->isStopped()) run->m_job->end(run.get(), last, error);
  };
  QMetaObject::invokeMethod(m_jobs, std::move(end), Qt::QueuedConnection);
}

void Job::Run::deliver(Take take) {
  auto taking = [run = shared_from_this(), take = std::move(take)] {
    if (run->isStopped()) return;
    run->m_job->m_hasDelivered = true;
    take();
    // The receiver may have restarted or ended it.
    if (!run->isStopped()) emit run->m_job->changed();
  };
  QMetaObject::invokeMethod(m_jobs, std::move(taking), Qt::QueuedConnection);
}

}  // namespace hairline
