#include <QFrame>
#include <QLabel>
#include <QProgressBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <atomic>
#include <new>
#include <stdexcept>

#include "core/math/rational.h"
#include "tests/support/test_class.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/jobs/work_status.h"

using namespace hairline;

namespace {

/// Exact arithmetic without end.
void computeForever() {
  Rational sum = Rational::fraction(1, 3);
  for (int i = 0;; ++i) sum = Rational::fraction(1, i % 1000 + 7) + sum * Rational::fraction(1, 3);
}

/// The communication between a run and the test; shared, because the run may end later.
struct Gates {
  QSemaphore running;
  QSemaphore go;
  std::atomic<int> started = 0;
};

/// A job that reports that it runs, waits until it may continue, and returns its input.
struct Held {
  Held(Jobs* jobs, Task task) : job(jobs, task) {}
  ~Held() { gates->go.release(100); }

  void start(int input) {
    job.start([this, input, gates = gates](Job::Run& run) -> Job::Take {
      ++gates->started;
      run.setProgress(0.25);
      gates->running.release();
      gates->go.acquire();
      return [this, input] { taken << input; };
    });
  }

  std::shared_ptr<Gates> gates = std::make_shared<Gates>();
  QList<int> taken;
  Job job;
};

/// What is done at once, and how it is taken.
Job::Compute atOnce(const Job::Take& take) {
  return [take](Job::Run&) { return take; };
}

}  // namespace

class TestLatestJob : public QObject {
  Q_OBJECT

 private slots:
  void theLatestInputIsAnswered() {
    Held held(nullptr, Task::focus);
    for (int i = 0; i < 4; ++i) {
      held.start(i);
      // The first one runs when the others come.
      if (i == 0) held.gates->running.acquire();
    }
    QVERIFY(held.job.isPending() && !held.job.hasDelivered());
    held.gates->go.release(2);
    QTRY_VERIFY(!held.job.isPending());
    QCOMPARE(held.taken, QList<int>{3});
    // The second and the third were superseded while they waited.
    QCOMPARE(held.gates->started, 2);
  }

  void resultsOnTheirWayAreDroppedToo() {
    QSemaphore delivered;
    QList<int> taken;
    Job job;
    const auto start = [&](int input) {
      job.start([&, input](Job::Run& run) {
        run.deliver([&, input] { taken << input; });
        delivered.release();
        return Job::Take();
      });
    };
    start(1);
    delivered.acquire();
    job.drop();
    QVERIFY(!job.isPending());
    // The next result comes after whatever the first run sent.
    start(2);
    QTRY_COMPARE(taken, QList<int>{2});
  }

  void resultsComeInOrderAndTheLastWithTheEnd() {
    QList<int> taken;
    Job job;
    QList<bool> pending;
    connect(&job, &Job::changed, this, [&] { pending << job.isPending(); });
    job.start([&](Job::Run& run) -> Job::Take {
      for (int i = 0; i < 2; ++i) run.deliver([&taken, i] { taken << i; });
      return [&] { taken << 2; };
    });
    QTRY_VERIFY(!job.isPending());
    QCOMPARE(taken, (QList<int>{0, 1, 2}));
    QCOMPARE(pending, (QList<bool>{true, true, true, false}));
  }

  void theMoreUrgentGoesFirst() {
    Jobs jobs;
    Held first(&jobs, Task::pairs);
    Held second(&jobs, Task::watertightness);
    for (Held* held : {&first, &second}) {
      held->start(0);
      held->gates->running.acquire();
    }
    QList<Task> order;
    Job curve(&jobs, Task::curve);
    Job trees(&jobs, Task::trees);
    curve.start(atOnce([&] { order << Task::curve; }));
    trees.start(atOnce([&] { order << Task::trees; }));
    QVERIFY(curve.isPending() && !curve.isRunning() && first.job.isRunning());
    first.gates->go.release();
    QTRY_COMPARE(order.size(), 2);
    QCOMPARE(order, (QList<Task>{Task::trees, Task::curve}));
  }

  // Work that can continue later makes room, and then does the rest.
  void theLessUrgentGivesWay() {
    Jobs jobs;
    Held other(&jobs, Task::arrange);
    other.start(0);
    other.gates->running.acquire();
    const auto gates = std::make_shared<Gates>();
    QList<int> taken;
    std::function<void()> start;
    Job counter(&jobs, Task::map, [&] {
      if (taken.size() != 3) start();
      return taken.size() != 3;
    });
    start = [&] {
      counter.start([&taken, gates, from = int(taken.size())](Job::Run& run) {
        gates->running.release();
        for (int i = from; i < 1000; ++i) {
          run.deliver([&taken, i] { taken << i; });
          gates->go.acquire();
          if (run.pauseToken().stop_requested()) break;
        }
        return Job::Take();
      });
    };
    start();
    gates->running.acquire();
    QTRY_COMPARE(taken.size(), 1);
    bool done = false;
    Job urgent(&jobs, Task::trees);
    urgent.start(atOnce([&] { done = true; }));
    gates->go.release();
    QTRY_VERIFY(done);
    QVERIFY(counter.isPending());
    QTRY_COMPARE(taken, (QList<int>{0, 1}));
    // It goes on until it is done.
    other.job.drop();
    other.gates->go.release();
    QTRY_VERIFY(counter.isRunning());
    counter.drop();
    gates->go.release(1000);
  }

  void exactArithmeticStopsWhenDropped() {
    Job job;
    job.start([](Job::Run&) {
      computeForever();
      return Job::Take();
    });
    QTRY_VERIFY(job.isRunning());
    // It has one thread, which the next one needs.
    job.start(atOnce([] {}));
    QTRY_VERIFY(!job.isPending());
    QVERIFY(job.hasDelivered());
  }

  void goingAwayEndsWhatRunsAndWhatWaits() {
    bool taken = false;
    QSemaphore running;
    {
      Jobs jobs;
      const auto compute = [&](Job::Run& run) {
        running.release();
        run.deliver([&taken] { taken = true; });
        computeForever();
        return Job::Take();
      };
      Job focus(&jobs, Task::focus);
      Job pairs(&jobs, Task::pairs);
      Job own;
      for (Job* job : {&focus, &pairs, &own}) job->start(compute);
      running.acquire();
    }
    QCoreApplication::processEvents();
    QVERIFY(!taken);
  }

  void cancelledWorkCanBeResumed() {
    Jobs jobs;
    Held pairs(&jobs, Task::pairs);
    Held map(&jobs, Task::map);
    QSignalSpy changed(&map.job, &Job::changed);
    for (Held* held : {&pairs, &map}) {
      held->start(7);
      held->gates->running.acquire();
    }
    map.job.cancel();
    QVERIFY(map.job.isCancelled() && !jobs.isBusy(Task::map));
    QVERIFY(pairs.job.isPending() && jobs.isBusy(Task::pairs) && jobs.isBusy());
    QCOMPARE(changed.size(), 2);
    map.job.cancel();  // once more is no change
    QCOMPARE(changed.size(), 2);
    map.job.resume();
    QVERIFY(map.job.isPending() && !map.job.isCancelled());
    map.gates->go.release(2);
    QTRY_VERIFY(!map.job.isPending());
    QCOMPARE(map.taken, QList<int>{7});
    map.job.resume();  // what is done has nothing to go on with
    QVERIFY(!map.job.isPending());
    QVERIFY(pairs.job.isPending());
  }

  void resumingDoesWhatIsLeft() {
    QSemaphore go;
    QList<int> taken;
    Jobs jobs;
    std::function<void()> start;
    Job job(&jobs, Task::rays, [&] {
      if (taken.size() != 4) start();
      return taken.size() != 4;
    });
    start = [&] {
      job.start([&taken, &go, from = int(taken.size())](Job::Run& run) {
        for (int i = from; i < 4 && !run.isStopped(); ++i) {
          go.acquire();
          run.deliver([&taken, i] { taken << i; });
        }
        return Job::Take();
      });
    };
    start();
    go.release(2);
    QTRY_COMPARE(taken.size(), 2);
    job.cancel();
    job.resume();
    // One for the run that was cancelled, which delivers no more.
    go.release(3);
    QTRY_VERIFY(!job.isPending());
    QCOMPARE(taken, (QList<int>{0, 1, 2, 3}));
  }

  void nothingHoldsUpThePairInFocus() {
    Jobs jobs;
    std::vector<std::unique_ptr<Held>> others;
    for (int i = 0; i < 10; ++i) {
      others.push_back(std::make_unique<Held>(&jobs, Task::arrange));
      others.back()->start(i);
    }
    others[0]->gates->running.acquire();
    others[1]->gates->running.acquire();
    QList<int> taken;
    Job focus(&jobs, Task::focus);
    // The active pair is answered at once, although ten other jobs run or wait.
    for (int i = 0; i < 20; ++i) {
      focus.start(atOnce([&taken, i] { taken << i; }));
      QTRY_VERIFY(!focus.isPending());
    }
    QCOMPARE(taken.size(), 20);
    for (const auto& other : others) QVERIFY(other->job.isPending());
    for (const auto& other : others) other->gates->go.release();
    QTRY_VERIFY(!jobs.isBusy());
  }

  void anErrorIsDelivered_data() {
    QTest::addColumn<bool>("memory");
    QTest::addColumn<QString>("reported");
    QTest::newRow("exception") << false << QStringLiteral("no such thing");
    QTest::newRow("memory") << true << QStringLiteral("There is not enough memory.");
  }
  void anErrorIsDelivered() {
    QFETCH(const bool, memory);
    QFETCH(const QString, reported);
    Jobs jobs;
    QList<Task> failed;
    connect(&jobs, &Jobs::failed, this, [&](Task task, const QString&) { failed << task; });
    std::atomic<bool> fails = true;
    Job job(&jobs, Task::hierarchy);
    job.start([&](Job::Run&) {
      if (fails && memory) throw std::bad_alloc();
      if (fails) throw std::runtime_error("no such thing");
      return Job::Take();
    });
    QTRY_VERIFY(!job.isPending());
    QCOMPARE(job.state(), Job::State::failed);
    QVERIFY(job.isCancelled());
    QCOMPARE(job.error(), reported);
    QCOMPARE(failed, QList<Task>{Task::hierarchy});
    fails = false;
    job.resume();
    QTRY_COMPARE(job.state(), Job::State::idle);
    QVERIFY(job.error().isEmpty());
  }

  void progressIsKnownWhileItRuns() {
    Held held(nullptr, Task::focus);
    QVERIFY(!held.job.progress());
    held.start(0);
    held.gates->running.acquire();
    QCOMPARE(held.job.progress(), std::optional(0.25));
    held.gates->go.release();
    QTRY_VERIFY(!held.job.isPending());
    QVERIFY(!held.job.progress());
  }

  // One job is a line; several are a list, each with its own bar and buttons.
  void theStatusBarListsWhatRuns() {
    Jobs jobs;
    WorkStatus status(&jobs);
    Held pairs(&jobs, Task::pairs);
    Held map(&jobs, Task::map);
    Held cells(&jobs, Task::cells);
    const auto text = [&status] {
      return status.findChild<QLabel*>(QStringLiteral("workText"))->text();
    };
    const auto* more = status.findChild<QToolButton*>(QStringLiteral("workMore"));
    const auto* list = status.findChild<QFrame*>(QStringLiteral("workList"));
    const auto rows = [&] {
      QList<QWidget*> shown;
      for (QLabel* label : list->findChildren<QLabel*>(QStringLiteral("workText"))) {
        if (label->parentWidget()->isVisible()) shown << label->parentWidget();
      }
      return shown;
    };
    const auto click = [](QWidget* row, const char* name) {
      auto* button = row->findChild<QToolButton*>(QLatin1String(name));
      QVERIFY(button->isVisible());
      QTest::mouseClick(button, Qt::LeftButton);
    };
    pairs.start(0);
    pairs.gates->running.acquire();
    QTRY_VERIFY(status.isVisible());
    QCOMPARE(text(), QStringLiteral("Testing all pairs…"));
    QCOMPARE(status.findChild<QProgressBar*>(QStringLiteral("workProgress"))->value(), 25);
    QVERIFY(!more->isVisible());
    map.start(0);
    map.gates->running.acquire();
    cells.start(0);  // which waits for a thread, however urgent
    QTRY_COMPARE(more->text(), QStringLiteral("2 more"));
    QTest::mouseClick(const_cast<QToolButton*>(more), Qt::LeftButton);
    QTRY_VERIFY(list->isVisible());
    QCOMPARE(rows().size(), 3);
    QCOMPARE(text(), QStringLiteral("Computing the map…"));
    // One is cancelled, and the others go on.
    click(rows()[0], "workCancel");
    QVERIFY(map.job.isCancelled());
    QVERIFY(pairs.job.isPending() && cells.job.isPending());
    QCOMPARE(rows().size(), 3);
    QCOMPARE(rows()[2]->findChild<QLabel*>(QStringLiteral("workText"))->text(),
             QStringLiteral("Cancelled: Computing the map…"));
    click(rows()[2], "workResume");
    QVERIFY(map.job.isPending());
    pairs.gates->go.release();
    cells.gates->go.release();
    map.gates->go.release(2);
    QTRY_VERIFY(!jobs.isBusy());
    QTRY_VERIFY(!status.isVisible() && !list->isVisible());
    QCOMPARE(map.taken, QList<int>{0});
    // What the user does not want to go on with leaves.
    map.gates->go.tryAcquire(map.gates->go.available());
    map.start(1);
    QTRY_VERIFY(status.isVisible());
    map.job.cancel();
    auto* dismiss = status.findChild<QToolButton*>(QStringLiteral("workDismiss"));
    QTRY_VERIFY(dismiss->isVisible());
    QTest::mouseClick(dismiss, Qt::LeftButton);
    QVERIFY(!status.isVisible());
    QVERIFY(map.job.isCancelled());
  }
};

HAIRLINE_TEST(TestLatestJob, offscreen);
#include "test_latest_job.moc"
