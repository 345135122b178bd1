#include "widgets/run/worker.h"

#include <algorithm>
#include <exception>

#include "core/math/interruption.h"

namespace hairline {

Worker::Worker(QObject* parent) : QObject(parent) {}

Worker::~Worker() {
  for (std::size_t task = 0; task < taskCount; ++task) forget(Task(task));
  for (Lane& lane : m_lanes) lane.thread.request_stop();
  for (Lane& lane : m_lanes) {
    if (lane.thread.joinable()) lane.thread.join();
  }
}

void Worker::start(Task task, Job job) {
  forget(task);
  State& state = m_tasks[std::size_t(task)];
  state.stop = {};
  {
    const std::lock_guard lock(m_mutex);
    m_waiting[std::size_t(task)] = Waiting{std::move(job), state.generation, state.stop};
  }
  Lane& lane = laneOf(task);
  if (lane.thread.joinable()) {
    lane.wake.notify_one();
  } else {
    lane.thread = std::jthread([this, &lane](const std::stop_token& end) { loop(lane, end); });
  }
  setBusy(task, true);
}

void Worker::drop(Task task) {
  forget(task);
  setBusy(task, false);
}

void Worker::cancel(Task task) {
  if (!isBusy(task)) return;
  drop(task);
  emit cancelled(task);
}

void Worker::forget(Task task) {
  State& state = m_tasks[std::size_t(task)];
  ++state.generation;
  state.stop.request_stop();
  const std::lock_guard lock(m_mutex);
  m_waiting[std::size_t(task)].reset();
}

std::optional<Worker::Waiting>* Worker::nextOf(const Lane& lane) {
  for (std::size_t i = 0; i < taskCount; ++i) {
    if (m_waiting[i] && &laneOf(Task(i)) == &lane) return &m_waiting[i];
  }
  return nullptr;
}

bool Worker::isWaitingBefore(Task task) {
  const std::lock_guard lock(m_mutex);
  const std::optional<Waiting>* next = nextOf(laneOf(task));
  return next != nullptr && next - m_waiting.data() < std::ptrdiff_t(task);
}

bool Worker::isBusy() const {
  return std::ranges::any_of(m_tasks, [](const State& state) { return state.busy; });
}

std::optional<Worker::Activity> Worker::activity() const {
  for (const Lane& lane : m_lanes) {
    const double part = lane.progress;
    const int task = lane.running;
    // What was dropped may still be about to end.
    if (task < 0 || !isBusy(Task(task))) continue;
    return Activity{Task(task), part < 0 ? std::nullopt : std::optional(std::min(part, 1.0))};
  }
  for (std::size_t i = 0; i < taskCount; ++i) {
    if (m_tasks[i].busy) return Activity{Task(i), std::nullopt};
  }
  return std::nullopt;
}

void Worker::setBusy(Task task, bool busy) {
  const bool before = isBusy();
  m_tasks[std::size_t(task)].busy = busy;
  if (isBusy() != before) emit busyChanged(!before);
}

void Worker::loop(Lane& lane, const std::stop_token& end) {
  std::unique_lock lock(m_mutex);
  while (true) {
    std::optional<Waiting>* next = nullptr;
    const auto isThere = [&] { return (next = nextOf(lane)) != nullptr; };
    if (!lane.wake.wait(lock, end, isThere)) return;
    Waiting waiting = *std::exchange(*next, std::nullopt);
    lock.unlock();
    const auto task = next - m_waiting.data();
    lane.running = static_cast<int>(task);
    execute(Task(task), waiting);
    lane.running = -1;
    lane.progress = -1;
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
