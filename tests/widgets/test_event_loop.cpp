#include <QAction>
#include <QSemaphore>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "core/scene/transform.h"
#include "tests/support/test_class.h"
#include "tests/widgets/large_scenes.h"
#include "widgets/objects/arrange_menu.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

/// Holds the threads of jobs, so that jobs take as long as the test wants.
class HeldThreads {
 public:
  explicit HeldThreads(Jobs* jobs) {
    // Two threads serve all other tasks, and one the active pair.
    for (const Task task : {Task::arrange, Task::arrange, Task::focus}) {
      m_jobs.push_back(std::make_unique<Job>(jobs, task));
      m_jobs.back()->start([gates = m_gates](Job::Run&) {
        gates->running.release();
        gates->go.acquire();
        return Job::Take();
      });
    }
    m_gates->running.acquire(3);
  }
  ~HeldThreads() { letGo(); }
  HeldThreads(const HeldThreads&) = delete;
  HeldThreads& operator=(const HeldThreads&) = delete;

  void letGo() {
    if (std::exchange(m_held, false)) m_gates->go.release(3);
  }

 private:
  struct Gates {
    QSemaphore running;
    QSemaphore go;
  };

  std::shared_ptr<Gates> m_gates = std::make_shared<Gates>();
  std::vector<std::unique_ptr<Job>> m_jobs;
  bool m_held = true;
};

/// Lets the event loop turn so many times; false where it does not.
bool turn(int times) {
  int turns = 0;
  QTimer timer;
  QObject::connect(&timer, &QTimer::timeout, &timer, [&turns] { ++turns; });
  timer.start(0);
  return QTest::qWaitFor([&] { return turns >= times; }, 120000);
}

}  // namespace

/// While jobs compute, however long that takes, the window's event loop runs: no work of a job is
/// done, or awaited, on the window's thread.
class TestEventLoop : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
  }
  void init() {
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
  }
  void cleanup() {
    m_window->document()->undoStack()->setClean();
    m_window.reset();
  }

  void solvingExactlyTouching() {
    m_window->document()->setScene(testing::twoManyPointed(20, 3));
    settle();
    m_window->selection()->set(SelectionIds{"a", "b"});
    settle();
    int arranged = 0;
    connect(m_window->findChild<ArrangeMenu*>(), &ArrangeMenu::arranged, this,
            [&arranged] { ++arranged; });
    auto* touch = m_window->findChild<QAction*>(QStringLiteral("actionTouch"));
    QVERIFY(touch != nullptr && touch->isEnabled());
    HeldThreads held(m_window->jobs());
    touch->trigger();
    QVERIFY(turn(manyTurns));
    QVERIFY(m_window->jobs()->isBusy(Task::arrange));
    QCOMPARE(arranged, 0);
    QCOMPARE(m_window->document()->undoStack()->count(), 0);
    // The window does other things meanwhile.
    const Eigen::Vector3d before = m_window->view()->viewport()->camera().target;
    Camera camera = m_window->view()->viewport()->camera();
    camera.target += Eigen::Vector3d(1, 0, 0);
    m_window->view()->viewport()->setCamera(camera);
    QVERIFY(turn(manyTurns));
    QVERIFY(m_window->view()->viewport()->camera().target != before);
    QCOMPARE(arranged, 0);
    held.letGo();
    QTRY_COMPARE_WITH_TIMEOUT(arranged, 1, 120000);
    QCOMPARE(m_window->document()->undoStack()->count(), 1);
  }

  void exactAnswersAboutLargeHulls() {
    m_window->document()->setScene(testing::twoManyPointed(40, 1.7));
    settle();
    HeldThreads held(m_window->jobs());
    m_window->document()->edit(QStringLiteral("Move"), [](Scene& scene) {
      scene.objects[1].shape = translated(scene.objects[1].shape, {1e-3, 0, 0});
    });
    QVERIFY(turn(manyTurns));
    const PairReports* focus = m_window->runner()->focus();
    QVERIFY(focus != nullptr && focus->pending);
    QVERIFY(std::ranges::any_of(focus->reports, [&](const Report& report) {
      return report.scalar == ScalarKind::exact && isUnanswered(*focus, report);
    }));
    // A drag continues, each step of which starts new work and waits for nothing.
    const int gesture = m_window->document()->beginGesture();
    for (int step = 0; step < 10; ++step) {
      m_window->document()->edit(
          QStringLiteral("Move"),
          [](Scene& scene) {
            scene.objects[1].shape = translated(scene.objects[1].shape, {1e-3, 0, 0});
          },
          gesture);
      QVERIFY(turn(20));
      QVERIFY(m_window->runner()->focus()->pending);
    }
    m_window->document()->endGesture(gesture);
    held.letGo();
    settle();
    focus = m_window->runner()->focus();
    QVERIFY(std::ranges::none_of(
        focus->reports, [&](const Report& report) { return isUnanswered(*focus, report); }));
  }

  void theCurveOfDistances() {
    Scene scene = testing::twoManyPointed(40, 3);
    scene.objects[0].displacement = Vector3<double>(3, 0, 0);
    m_window->document()->setScene(scene);
    auto* dock = m_window->findChild<QWidget*>(QStringLiteral("timeDock"));
    dock->show();
    dock->raise();
    settle();
    HeldThreads held(m_window->jobs());
    m_window->document()->edit(QStringLiteral("Move"), [](Scene& changed) {
      changed.objects[1].shape = translated(changed.objects[1].shape, {1e-3, 0, 0});
    });
    QVERIFY(turn(manyTurns));
    QVERIFY(m_window->jobs()->isBusy());
    held.letGo();
    settle();
  }

 private:
  static constexpr int manyTurns = 500;

  void settle() {
    QTRY_VERIFY_WITH_TIMEOUT(
        !m_window->jobs()->isBusy() &&
            (m_window->runner()->focus() == nullptr || !m_window->runner()->focus()->pending) &&
            m_window->pairs()->table().isComplete(),
        120000);
  }

  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestEventLoop, display);

#include "test_event_loop.moc"
