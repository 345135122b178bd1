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
  walk,
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
/// and to go on. What it computes is up to `LatestJob`.
class Job : public QObject {
  Q_OBJECT

 public:
  enum class State : std::uint8_t { idle, pending, cancelled, failed };

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

  /// Ends it because the user said so.
  void cancel();
  /// Goes on where it was cancelled or failed.
  void resume();
  /// Nobody wants its results any more.
  void drop();

 signals:
  /// Another state, or a result was taken.
  void changed();

 protected:
  class Run;
  /// Puts a result in its place.
  using Take = std::function<void()>;
  /// Without `jobs` it has a thread of its own.
  Job(Jobs* jobs, Task task);
  /// Computes soon in place of what it computed. `compute` returns how to take the last result.
  void begin(std::shared_ptr<Run> run, std::function<Take()> compute);
  /// Begins with what is left of its input; false where nothing is.
  virtual bool goOn() = 0;
  /// Whether what is left is less than the whole, so that it may pause.
  virtual bool canPause() const = 0;
  virtual void forgetInput() = 0;

 private:
  friend class Jobs;
  void stop(State state);
  void end(const Run* run, const Take& last, const QString& error);

  std::unique_ptr<Jobs> m_own;
  Jobs* m_jobs;
  Task m_task;
  State m_state = State::idle;
  bool m_hasDelivered = false;
  QString m_error;
  std::shared_ptr<Run> m_run;
};

/// One computation, for the thread it runs on.
class Job::Run : public std::enable_shared_from_this<Job::Run> {
 public:
  explicit Run(Job* job) : m_job(job), m_jobs(job->m_jobs) {}

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

 protected:
  /// The result is taken on the window's thread, unless the run is stopped by then.
  void post(Take take);

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
  std::function<Take()> m_compute;
  std::atomic<bool> m_hasBegun = false;
  std::atomic<double> m_progress = -1;
};

/// Computes an output from the input it was given last; what an older one comes to is dropped. The
/// input is owned, so that the scene may change meanwhile, and kept until it is answered, so that a
/// cancelled job can go on. Results are taken on the window's thread, in the order in which they
/// were delivered, and `changed` follows each.
template <typename Input, typename Output>
class LatestJob : public Job {
 public:
  class Run : public Job::Run {
   public:
    explicit Run(LatestJob* job) : Job::Run(job), m_latest(job) {}
    /// Hands over one of several results.
    void deliver(Output output) { post(taking(std::move(output))); }

   private:
    friend class LatestJob;
    std::function<void()> taking(Output output) const {
      return [job = m_latest, result = std::make_shared<Output>(std::move(output))] {
        job->m_take(std::move(*result));
      };
    }

    LatestJob* m_latest;
  };
  /// Runs on another thread; what it returns is the last result, if there is one.
  using Compute = std::function<std::optional<Output>(const Input&, Run&)>;
  using Take = std::function<void(Output&&)>;
  /// What is left of an input for a job that goes on; nothing where that is all done.
  using Remaining = std::function<std::optional<Input>(const Input&)>;

  /// The jobs are not owned and live longer. Without `remaining` a cancelled job begins anew.
  LatestJob(Jobs* jobs, Task task, Compute compute, Take take, Remaining remaining = {})
      : Job(jobs, task),
        m_compute(std::move(compute)),
        m_take(std::move(take)),
        m_remaining(std::move(remaining)) {}
  /// With a thread of its own.
  LatestJob(Compute compute, Take take)
      : LatestJob(nullptr, Task::focus, std::move(compute), std::move(take)) {}

  void start(Input input) {
    m_input = std::make_shared<const Input>(std::move(input));
    compute();
  }

 protected:
  bool goOn() override {
    if (m_remaining) {
      std::optional<Input> left = m_remaining(*m_input);
      if (!left) return false;
      m_input = std::make_shared<const Input>(*std::move(left));
    }
    compute();
    return true;
  }
  bool canPause() const override { return m_remaining != nullptr; }
  void forgetInput() override { m_input.reset(); }

 private:
  void compute() {
    const auto run = std::make_shared<Run>(this);
    begin(run, [&each = *run, compute = m_compute, input = m_input]() -> std::function<void()> {
      std::optional<Output> last = compute(*input, each);
      return last ? each.taking(*std::move(last)) : nullptr;
    });
  }

  Compute m_compute;
  Take m_take;
  Remaining m_remaining;
  std::shared_ptr<const Input> m_input;
};

}  // namespace hairline
