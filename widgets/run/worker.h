#pragma once

#include <QObject>
#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace hairline {

/// What is computed beside the window, the most urgent first.
enum class Task : std::uint8_t {
  arrange,
  meshFiles,
  focus,
  trees,
  cells,
  contacts,
  hierarchy,
  walk,
  volumes,
  curve,
  rays,
  map,
  findings,
  pairs,
  watertightness
};
inline constexpr std::size_t taskCount = 15;

/// Threads beside the window's, for what would hold the window up: one for the pair in focus, so
/// that no other work holds up what a drag asks, and one for all the rest, the most urgent first.
/// One job runs at a time on each; of each task at most one more waits, as a new one takes the
/// place of the last. Jobs own what they compute from, so that the scene may change meanwhile;
/// results that came too late are dropped.
///
/// To be used from the window's thread; only `Run` is for the other one. While nothing is asked, it
/// costs nothing.
class Worker : public QObject {
  Q_OBJECT

 public:
  class Run;
  using Job = std::function<void(Run&)>;

  explicit Worker(QObject* parent = nullptr);
  /// Stops what runs, and waits until it has: exact arithmetic soon does (see `Interruptible`).
  ~Worker() override;

  /// Computes soon. The task's last job is stopped or forgotten, and delivers no more.
  void start(Task task, Job job);
  /// Stops or forgets the task's job. It delivers no more.
  void drop(Task task);
  /// Drops a task because the user said so. Others go on.
  void cancel(Task task);

  /// Whether a result is still to come.
  bool isBusy() const;
  bool isBusy(Task task) const { return m_tasks[std::size_t(task)].busy; }
  /// What is being computed, and how much of it is done, from 0 to 1, where that is known.
  struct Activity {
    Task task;
    std::optional<double> progress;
  };
  /// The job that runs, that about the pair in focus first; or the most urgent that waits. Nothing
  /// where no result is still to come.
  std::optional<Activity> activity() const;

 signals:
  void busyChanged(bool busy);
  /// The user gave a task up.
  void cancelled(hairline::Task task);
  /// A job ended by an error that nobody foresaw.
  void failed(hairline::Task task, const QString& reason);

 private:
  struct Waiting {
    Job job;
    std::uint64_t generation = 0;
    std::stop_source stop;
  };
  struct State {
    std::uint64_t generation = 0;
    bool busy = false;
    std::stop_source stop;
  };

  /// A thread and what it works on: the number of a task, or -1.
  struct Lane {
    std::condition_variable_any wake;
    std::atomic<int> running = -1;
    std::atomic<double> progress = -1;
    std::jthread thread;
  };

  Lane& laneOf(Task task) { return m_lanes[task == Task::focus ? 0 : 1]; }
  /// The waiting job that a lane is to do next; null where there is none.
  std::optional<Waiting>* nextOf(const Lane& lane);
  void loop(Lane& lane, const std::stop_token& end);
  void execute(Task task, Waiting& waiting);
  void forget(Task task);
  bool isWaitingBefore(Task task);
  /// Runs on the window's thread, where the job is still wanted by then.
  void post(Task task, std::uint64_t generation, std::function<void()> take);
  void setBusy(Task task, bool busy);

  std::array<State, taskCount> m_tasks;
  std::mutex m_mutex;
  std::array<std::optional<Waiting>, taskCount> m_waiting;
  std::array<Lane, 2> m_lanes;
};

/// What a job has of its worker while it runs.
class Worker::Run {
 public:
  /// Whether nobody waits for the results any more. Exact arithmetic ends by itself then.
  bool isStopped() const { return m_stop.stop_requested(); }
  /// The same for work of the core.
  const std::stop_token& stopToken() const { return m_stop; }
  /// Whether a more urgent task waits for this thread. A job that can go on later may end then.
  bool isUrgentWaiting() const { return m_worker->isWaitingBefore(m_task); }
  /// How much is done, from 0 to 1.
  void setProgress(double part) {
    if (!isStopped()) m_worker->laneOf(m_task).progress = part;
  }
  /// Hands a result over: `take` runs on the window's thread, unless the job is dropped by then.
  void deliver(std::function<void()> take) {
    m_worker->post(m_task, m_generation, std::move(take));
  }

 private:
  friend class Worker;
  Run(Worker* worker, Task task, std::uint64_t generation, std::stop_token stop)
      : m_worker(worker), m_task(task), m_generation(generation), m_stop(std::move(stop)) {}

  Worker* m_worker;
  Task m_task;
  std::uint64_t m_generation;
  std::stop_token m_stop;
};

}  // namespace hairline
