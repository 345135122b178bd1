#include <QLabel>
#include <QProgressBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <atomic>
#include <stdexcept>

#include "core/math/rational.h"
#include "tests/support/test_class.h"
#include "widgets/run/worker.h"
#include "widgets/window/work_status.h"

using namespace hairline;

namespace {

/// Exact arithmetic without end.
void computeForever() {
  Rational sum = Rational::fraction(1, 3);
  for (int i = 0;; ++i) sum = Rational::fraction(1, i % 1000 + 7) + sum * Rational::fraction(1, 3);
}

}  // namespace

class TestWorker : public QObject {
  Q_OBJECT

 private slots:
  void ofATaskOnlyTheLastJobAnswers() {
    Worker worker;
    QSemaphore running;
    QSemaphore go;
    std::atomic<int> started = 0;
    QList<int> delivered;
    for (int i = 0; i < 4; ++i) {
      worker.start(Task::focus, [&, i](Worker::Run& run) {
        ++started;
        running.release();
        go.acquire();
        run.deliver([&, i] { delivered << i; });
      });
      // The first one runs when the others come.
      if (i == 0) running.acquire();
    }
    QVERIFY(worker.isBusy(Task::focus));
    go.release(4);
    QTRY_VERIFY(!worker.isBusy());
    QCOMPARE(delivered, QList<int>{3});
    // The second and the third were forgotten while they waited.
    QCOMPARE(started, 2);
  }

  void resultsOnTheirWayAreDroppedToo() {
    Worker worker;
    bool taken = false;
    QSemaphore delivered;
    worker.start(Task::curve, [&](Worker::Run& run) {
      run.deliver([&] { taken = true; });
      delivered.release();
    });
    delivered.acquire();
    worker.drop(Task::curve);
    QVERIFY(!worker.isBusy());
    // The next job's result comes after whatever the first one sent.
    bool next = false;
    worker.start(Task::curve, [&](Worker::Run& run) { run.deliver([&] { next = true; }); });
    QTRY_VERIFY(next);
    QVERIFY(!taken);
  }

  void theMoreUrgentTaskGoesFirst() {
    Worker worker;
    QSemaphore running;
    QSemaphore go;
    QList<Task> order;
    std::atomic<bool> sawUrgent = false;
    worker.start(Task::pairs, [&](Worker::Run& run) {
      running.release();
      go.acquire();
      sawUrgent = run.isUrgentWaiting();
    });
    running.acquire();
    for (const Task task : {Task::pairs, Task::curve, Task::trees}) {
      worker.start(task, [&order, task](Worker::Run& run) {
        run.deliver([&order, task] { order << task; });
      });
    }
    go.release();
    QTRY_COMPARE(order.size(), 3);
    QCOMPARE(order, (QList<Task>{Task::trees, Task::curve, Task::pairs}));
    QVERIFY(sawUrgent);
  }

  void exactArithmeticStopsWhenDropped() {
    Worker worker;
    worker.start(Task::focus, [](Worker::Run&) { computeForever(); });
    QTest::qWait(5);
    worker.drop(Task::focus);
    bool done = false;
    worker.start(Task::pairs, [&](Worker::Run& run) { run.deliver([&] { done = true; }); });
    QTRY_VERIFY(done);
  }

  void goingAwayEndsWhatRunsAndWhatWaits() {
    QSemaphore running;
    bool taken = false;
    {
      Worker worker;
      worker.start(Task::focus, [&](Worker::Run& run) {
        running.release();
        run.deliver([&] { taken = true; });
        computeForever();
      });
      worker.start(Task::pairs, [](Worker::Run&) { computeForever(); });
      running.acquire();
    }
    QCoreApplication::processEvents();
    QVERIFY(!taken);
  }

  void theUserMayCancel() {
    Worker worker;
    QSignalSpy busy(&worker, &Worker::busyChanged);
    QList<Task> cancelled;
    connect(&worker, &Worker::cancelled, this, [&](Task task) { cancelled << task; });
    worker.start(Task::pairs, [](Worker::Run&) { computeForever(); });
    worker.start(Task::focus, [](Worker::Run&) { computeForever(); });
    worker.cancel(Task::focus);
    QVERIFY(!worker.isBusy(Task::focus));
    QVERIFY(worker.isBusy(Task::pairs));
    worker.cancel(Task::map);  // which nobody asked for
    worker.cancel(Task::pairs);
    QVERIFY(!worker.isBusy());
    QCOMPARE(cancelled, (QList<Task>{Task::focus, Task::pairs}));
    QCOMPARE(busy.size(), 2);
  }

  // A check for leaks goes on for seconds without a look at what waits.
  void nothingHoldsUpThePairInFocus() {
    Worker worker;
    QSemaphore running;
    QSemaphore go;
    worker.start(Task::watertightness, [&](Worker::Run&) {
      running.release();
      go.acquire();
    });
    running.acquire();
    bool done = false;
    worker.start(Task::focus, [&](Worker::Run& run) { run.deliver([&] { done = true; }); });
    QTRY_VERIFY(done);
    QVERIFY(worker.isBusy(Task::watertightness));
    go.release();
    QTRY_VERIFY(!worker.isBusy());
  }

  void anErrorIsTold() {
    Worker worker;
    QString reason;
    connect(&worker, &Worker::failed, this, [&](Task, const QString& text) { reason = text; });
    worker.start(Task::focus, [](Worker::Run&) { throw std::runtime_error("no such thing"); });
    QTRY_COMPARE(reason, QStringLiteral("no such thing"));
    QTRY_VERIFY(!worker.isBusy());
  }

  void progressIsKnownWhileItRuns() {
    Worker worker;
    QVERIFY(!worker.activity());
    QSemaphore running;
    QSemaphore go;
    worker.start(Task::focus, [&](Worker::Run& run) {
      run.setProgress(0.25);
      running.release();
      go.acquire();
    });
    running.acquire();
    QCOMPARE(worker.activity()->progress, std::optional(0.25));
    go.release();
    QTRY_VERIFY(!worker.isBusy());
    QVERIFY(!worker.activity());
  }

  // Words, bar and the button to cancel are about the job that runs, though another is more urgent.
  void theActivityIsTheJobThatRuns() {
    Worker worker;
    WorkStatus status(&worker);
    QSemaphore running;
    QSemaphore go;
    worker.start(Task::pairs, [&](Worker::Run& run) {
      run.setProgress(0.5);
      running.release();
      go.acquire();
    });
    running.acquire();
    bool done = false;
    worker.start(Task::cells, [&](Worker::Run& run) { run.deliver([&] { done = true; }); });
    QTRY_VERIFY(status.isVisible());
    QCOMPARE(status.findChild<QLabel*>(QStringLiteral("workText"))->text(),
             QStringLiteral("Asking about all pairs…"));
    QCOMPARE(status.findChild<QProgressBar*>(QStringLiteral("workProgress"))->value(), 50);
    status.findChild<QToolButton*>(QStringLiteral("workCancel"))->click();
    QVERIFY(!worker.isBusy(Task::pairs));
    QVERIFY(worker.isBusy(Task::cells));
    go.release();
    QTRY_VERIFY(done);
  }
};

HAIRLINE_TEST(TestWorker, offscreen);
#include "test_worker.moc"
