#include "widgets/run/worker.h"

#include <algorithm>
#include <exception>

#include "core/math/interruption.h"

namespace hairline {

Worker::Worker(QObject* parent) : QObject(parent) {}

Worker::~Worker() {
  for (std::size_t task = 0; task < taskCount; ++task) forget(Task(task));
  if (!m_thread.joinable()) return;
  m_thread.request_stop();
  m_thread.join();
}

void Worker::start(Task task, Job job) {
  forget(task);
  State& state = m_tasks[std::size_t(task)];
  state.stop = {};
  {
    const std::lock_guard lock(m_mutex);
    m_waiting[std::size_t(task)] = Waiting{std::move(job), state.generation, state.stop};
  }
  if (m_thread.joinable()) {
    m_wake.notify_one();
  } else {
    m_thread = std::jthread([this](const std::stop_token& end) { loop(end); });
  }
  setBusy(task, true);
}

void Worker::drop(Task task) {
  forget(task);
  setBusy(task, false);
}

void Worker::cancel() {
  for (std::size_t i = 0; i < taskCount; ++i) {
    if (!m_tasks[i].busy) continue;
    drop(Task(i));
    emit cancelled(Task(i));
  }
}

void Worker::forget(Task task) {
  State& state = m_tasks[std::size_t(task)];
  ++state.generation;
  state.stop.request_stop();
  const std::lock_guard lock(m_mutex);
  m_waiting[std::size_t(task)].reset();
}

bool Worker::isWaitingBefore(Task task) {
  const std::lock_guard lock(m_mutex);
  const auto end = m_waiting.begin() + std::ptrdiff_t(task);
  return std::any_of(m_waiting.begin(), end,
                     [](const auto& waiting) { return waiting.has_value(); });
}

bool Worker::isBusy() const {
  return std::ranges::any_of(m_tasks, [](const State& state) { return state.busy; });
}

std::optional<double> Worker::progress() const {
  const double part = m_progress;
  return part < 0 ? std::nullopt : std::optional(std::min(part, 1.0));
}

void Worker::setBusy(Task task, bool busy) {
  const bool before = isBusy();
  m_tasks[std::size_t(task)].busy = busy;
  if (isBusy() != before) emit busyChanged(!before);
}

void Worker::loop(const std::stop_token& end) {
  std::unique_lock lock(m_mutex);
  while (true) {
    const auto isThere = [](const std::optional<Waiting>& waiting) { return waiting.has_value(); };
    if (!m_wake.wait(lock, end, [&] { return std::ranges::any_of(m_waiting, isThere); })) return;
    const auto next = std::ranges::find_if(m_waiting, isThere);
    Waiting waiting = *std::exchange(*next, std::nullopt);
    lock.unlock();
    m_progress = -1;
    execute(Task(next - m_waiting.begin()), waiting);
    m_progress = -1;
    lock.lock();
  }
}

void Worker::execute(Task task, Waiting& waiting) {
  Run run(this, task, waiting.generation, waiting.stop.get_token());
  try {
    const Interruptible interruptible(waiting.stop.get_token());
    waiting.job(run);
  } catch (const Interrupted&) {
    return;  // Whoever dropped the job expects nothing.
  } catch (const std::exception& error) {
    const QString reason = QString::fromUtf8(error.what());
    post(task, waiting.generation, [this, task, reason] { emit failed(task, reason); });
  }
  post(task, waiting.generation, [this, task] { setBusy(task, false); });
}

void Worker::post(Task task, std::uint64_t generation, std::function<void()> take) {
  QMetaObject::invokeMethod(
      this,
      [this, task, generation, take = std::move(take)] {
        if (m_tasks[std::size_t(task)].generation == generation) take();
      },
      Qt::QueuedConnection);
}

}  // namespace hairline
