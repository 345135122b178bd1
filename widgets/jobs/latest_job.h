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

/// What is computed beside the window, the most urgent first.
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

/// The jobs of a window and the threads they run on: one for the pair in focus, so that no other
/// work holds up what a drag asks, and two for all the rest, the most urgent first; core's loops
/// use all cores from there. To be used from the window's thread. While nothing is asked, it costs
/// nothing.
class Jobs : public QObject {
  Q_OBJECT

 public:
  explicit Jobs(QObject* parent = nullptr);
  /// Stops what runs, and waits until it has: exact arithmetic soon does (see `Interruptible`).
  ~Jobs() override;

  /// The most urgent first.
  const std::vector<Job*>& all() const { return m_jobs; }
  /// The job that does a task; null where none does.
  Job* find(Task task) const;
  /// Whether a result is still to come.
  bool isBusy() const;
  bool isBusy(Task task) const;

 signals:
  /// Some job is in another state.
  void changed();
  /// A job ended by an error that nobody foresaw.
  void failed(hairline::Task task, const QString& reason);

 private:
  friend class Job;
  QThreadPool& threadsOf(Task task) { return task == Task::focus ? m_focusThread : m_threads; }
  /// Asks jobs that are less urgent, and can go on later, to make room where there is none.
  void makeRoomFor(Task task);

  std::vector<Job*> m_jobs;
  QThreadPool m_focusThread;
  QThreadPool m_threads;
};

/// Something that is computed beside the window: whether it runs, how far it is, a way to cancel it
/// and to go on. The latest start wins: what an older one comes to is dropped.
class Job : public QObject {
  Q_OBJECT

 public:
  enum class State : std::uint8_t { idle, pending, cancelled, failed };

  class Run;
  /// Puts a result in its place, in the window's thread.
  using Take = std::function<void()>;
  /// Runs on another thread: of the window it sees what it was given alone, as the scene may change
  /// meanwhile. It returns how to take the last result; nothing where there is none.
  using Compute = std::function<Take(Run&)>;
  /// Starts what is left; false where that is nothing.
  using GoOn = std::function<bool()>;

  /// With `goOn` it can pause for a more urgent one and continue; otherwise a cancelled job
  /// starts over.
  Job(Jobs* jobs, Task task, GoOn goOn = {});
  /// With a thread of its own.
  Job() : Job(nullptr, Task::focus) {}
  /// Stops what runs; with a thread of its own it waits until that has ended.
  ~Job() override;

  Jobs* jobs() const { return m_jobs; }
  Task task() const { return m_task; }
  State state() const { return m_state; }
  /// A result is still to come.
  bool isPending() const { return m_state == State::pending; }
  /// It does not wait for a thread any more.
  bool isRunning() const;
  /// The user, or an error, ended it before it was done; `resume` goes on.
  bool isCancelled() const { return m_state == State::cancelled || m_state == State::failed; }
  /// The results that came since the last start are some already.
  bool hasDelivered() const { return m_hasDelivered; }
  /// How much is done, from 0 to 1, while it runs and where that is known.
  std::optional<double> progress() const;

  /// Why it failed; empty where it did not.
  const QString& error() const { return m_error; }

  /// Computes soon in place of what it computed. Results are taken in the order in which they were
  /// delivered, and `changed` follows each.
  void start(Compute compute);
  /// Ends it because the user said so.
  void cancel();
  /// Goes on where it was cancelled or failed.
  void resume();
  /// Nobody wants its results any more.
  void drop();

 signals:
  /// Another state, or a result was taken.
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
  /// Kept until it is answered, so that a cancelled job can go on.
  std::shared_ptr<const Compute> m_compute;
  std::shared_ptr<Run> m_run;
};

/// One computation, for the thread it runs on.
class Job::Run : public std::enable_shared_from_this<Job::Run> {
 public:
  explicit Run(Job* job) : m_job(job), m_jobs(job->m_jobs), m_compute(job->m_compute) {}

  /// Whether nobody waits for the results any more. Exact arithmetic ends by itself then.
  bool isStopped() const { return m_stop.stop_requested(); }
  /// The same for work of the core.
  std::stop_token stopToken() const { return m_stop.get_token(); }
  /// Requested also where something more urgent needs the thread: work that can go on with what is
  /// left ends then, and is begun again.
  std::stop_token pauseToken() const { return m_pause.get_token(); }
  /// How much is done, from 0 to 1.
  void setProgress(double share) { m_progress = share; }
  /// For work of the core that does this part of the whole.
  Work work(double from = 0, double to = 1) {
    return {.progress = [this, from, to](double share) { setProgress(from + (to - from) * share); },
            .stop = stopToken()};
  }
  /// Hands over one of several results, which is taken unless the run is stopped by then.
  void deliver(Take take);

 private:
  friend class Job;
  friend class Jobs;
  void execute();

  /// Good on the window's thread while it is not stopped.
  Job* m_job;
  Jobs* m_jobs;
  std::stop_source m_stop;
  std::stop_source m_pause;
  /// Belongs to whoever sets `m_hasBegun`: the thread that runs it, or the window's that drops it.
  std::shared_ptr<const Compute> m_compute;
  std::atomic<bool> m_hasBegun = false;
  std::atomic<double> m_progress = -1;
};

}  // namespace hairline
