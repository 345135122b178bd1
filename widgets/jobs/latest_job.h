#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/work.h"

namespace hairline {

/// The kinds of background work, the most urgent first.
enum class Task : std::uint8_t {
  arrange,
  meshFiles,
  focus,
  trees,
  cells,
  otherCells,
  contacts,
  hierarchy,
  traversal,
  volumes,
  curve,
  rays,
  map,
  findings,
  pairs,
  watertightness
};

class Job;

/// The jobs of a window and their threads: one for the active pair, so that no other work delays a
/// drag, and two for everything else, the most urgent first; from there core's loops use all cores.
/// To be used from the window's thread. Idle, it costs nothing.
class Jobs : public QObject {
  Q_OBJECT

 public:
  explicit Jobs(QObject* parent = nullptr);
  /// Stops running work, and waits until it has ended: exact arithmetic soon does (see
  /// `Interruptible`).
  ~Jobs() override;

  /// The most urgent first.
  const std::vector<Job*>& all() const { return m_jobs; }
  /// The job of a task; null if there is none.
  Job* find(Task task) const;
  /// Whether a result is pending.
  bool isBusy() const;
  bool isBusy(Task task) const;

 signals:
  /// A job has changed its state.
  void changed();
  /// A job ended by an unexpected error.
  void failed(hairline::Task task, const QString& reason);

 private:
  friend class Job;
  QThreadPool& threadsOf(Task task) { return task == Task::focus ? m_focusThread : m_threads; }
  /// Asks less urgent jobs that can continue later to make room, if there is none.
  void makeRoomFor(Task task);

  std::vector<Job*> m_jobs;
  QThreadPool m_focusThread;
  QThreadPool m_threads;
};

/// A background computation: whether it runs, its progress, and cancelling and resuming it. The
/// latest start wins: results of earlier ones are dropped.
class Job : public QObject {
  Q_OBJECT

 public:
  enum class State : std::uint8_t { idle, pending, cancelled, failed };

  class Run;
  /// Stores a result, in the window's thread.
  using Take = std::function<void()>;
  /// Runs on another thread: it sees only its own data, because the scene may change meanwhile. It
  /// returns a function that stores the last result; nothing if there is none.
  using Compute = std::function<Take(Run&)>;
  /// Starts the remaining work; false if there is none.
  using GoOn = std::function<bool()>;

  /// With `goOn` it can pause for a more urgent one and continue; otherwise a cancelled job
  /// starts over.
  Job(Jobs* jobs, Task task, GoOn goOn = {});
  /// A job with a thread of its own.
  Job() : Job(nullptr, Task::focus) {}
  /// Stops running work; with its own thread it waits until that has ended.
  ~Job() override;

  Jobs* jobs() const { return m_jobs; }
  Task task() const { return m_task; }
  State state() const { return m_state; }
  /// A result is pending.
  bool isPending() const { return m_state == State::pending; }
  /// It is no longer waiting for a thread.
  bool isRunning() const;
  /// The user, or an error, ended it before it was done; `resume` continues it.
  bool isCancelled() const { return m_state == State::cancelled || m_state == State::failed; }
  /// Some results since the last start have arrived.
  bool hasDelivered() const { return m_hasDelivered; }
  /// The fraction done, from 0 to 1, while it runs and if it is known.
  std::optional<double> progress() const;

  /// Why it failed; empty if it did not.
  const QString& error() const { return m_error; }

  /// Starts computing soon, replacing the previous computation. Results arrive in the order in
  /// which they were delivered, and `changed` follows each.
  void start(Compute compute);
  /// Cancels it for the user.
  void cancel();
  /// Continues after a cancellation or failure.
  void resume();
  /// Its results are no longer wanted.
  void drop();

 signals:
  /// Its state changed, or a result arrived.
  void changed();

 private:
  friend class Jobs;
  void begin();
  bool goOn();
  void stop(State state);
  void end(const Run* run, const Take& last, const QString& error);

  std::unique_ptr<Jobs> m_own;
  Jobs* m_jobs;
  Task m_task;
  GoOn m_goOn;
  State m_state = State::idle;
  bool m_hasDelivered = false;
  QString m_error;
  /// Kept until it is done, so that a cancelled job can continue.
  std::shared_ptr<const Compute> m_compute;
  std::shared_ptr<Run> m_run;
};

/// One computation, for its thread.
class Job::Run : public std::enable_shared_from_this<Job::Run> {
 public:
  explicit Run(Job* job) : m_job(job), m_jobs(job->m_jobs), m_compute(job->m_compute) {}

  /// Whether the results are no longer wanted. Exact arithmetic then ends by itself.
  bool isStopped() const { return m_stop.stop_requested(); }
  /// The same for work of the core.
  std::stop_token stopToken() const { return m_stop.get_token(); }
  /// Also requested if something more urgent needs the thread: work that can continue with the rest
  /// then ends, and is started again.
  std::stop_token pauseToken() const { return m_pause.get_token(); }
  /// The fraction done, from 0 to 1.
  void setProgress(double share) { m_progress = share; }
  /// For work of the core that is this fraction of the whole.
  Work work(double from = 0, double to = 1) {
    return {.progress = [this, from, to](double share) { setProgress(from + (to - from) * share); },
            .stop = stopToken()};
  }
  /// Delivers one of several results, which is used unless the run is stopped by then.
  void deliver(Take take);

 private:
  friend class Job;
  friend class Jobs;
  void execute();

  /// Valid on the window's thread while it is not stopped.
  Job* m_job;
  Jobs* m_jobs;
  std::stop_source m_stop;
  std::stop_source m_pause;
  /// Owned by whoever sets `m_hasBegun`: the thread that runs it, or the window's thread that drops
  /// it.
  std::shared_ptr<const Compute> m_compute;
  std::atomic<bool> m_hasBegun = false;
  std::atomic<double> m_progress = -1;
};

}  // namespace hairline
