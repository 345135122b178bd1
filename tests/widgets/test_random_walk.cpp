#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "tests/widgets/random_user.h"
#include "tests/widgets/shown_checks.h"

using namespace hairline;

namespace {

constexpr std::uint64_t defaultSeed = 20240611;
constexpr int defaultActions = 5000;
/// The number of actions between two comparisons with a fresh computation.
constexpr int actionsPerLook = 100;

int fromEnvironment(const char* name, int otherwise) {
  bool given = false;
  const int value = qEnvironmentVariableIntValue(name, &given);
  return given ? value : otherwise;
}

/// What undo brings back: all but where the window looks from and at.
Scene undoable(Scene scene) {
  scene.camera = Json::object();
  scene.focus.clear();
  return scene;
}

}  // namespace

/// Thousands of random user actions in the window, including undo and redo; after each the document
/// must match its history, and at intervals everything visible must be correct.
///
/// HAIRLINE_WALK_SEED and HAIRLINE_WALK_ACTIONS choose another walk.
class TestRandomWalk : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
  }

  void walk() {
    const auto seed = static_cast<std::uint64_t>(
        fromEnvironment("HAIRLINE_WALK_SEED", static_cast<int>(defaultSeed)));
    const int actions = fromEnvironment("HAIRLINE_WALK_ACTIONS", defaultActions);
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1000, 640);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    for (const char* name : {"pairsDock", "timeDock"}) {
      auto* dock = m_window->findChild<QWidget*>(QLatin1String(name));
      dock->raise();
    }
    QCoreApplication::processEvents();
    testing::RandomUser user(m_window.get(), seed);
    m_history = {undoable(scene())};
    while (user.count() < actions) {
      const auto indexBefore = static_cast<std::size_t>(document()->undoStack()->index());
      user.act();
      const int count = user.count();
      QString wrong = compareHistory(user, indexBefore);
      if (wrong.isEmpty() && count % 10 == 0) QCoreApplication::processEvents();
      if (wrong.isEmpty() && count % actionsPerLook == 0) {
        wrong = testing::compareShown(*m_window);
      }
      if (wrong.isEmpty() && count % (actions / 4) == 0) wrong = goThroughHistory();
      if (!wrong.isEmpty()) {
        QFAIL(qPrintable(
            QStringLiteral("seed %1, action %2: %3\nThe last actions:\n  %4\nScene:\n%5")
                .arg(seed)
                .arg(count)
                .arg(wrong, user.lastActions(), QString::fromStdString(writeScene(scene())))));
      }
    }
    QString counts;
    for (const auto& [name, count] : user.counts()) {
      counts += QStringLiteral(" %1 %2,").arg(name).arg(count);
    }
    qInfo("%d steps of undo at the end; done:%s", document()->undoStack()->count(),
          qPrintable(counts));
    // The walk is useful only if each kind of action happens, and most of them have an effect.
    QVERIFY(user.counts().size() >= 25);
    QVERIFY(m_changes > actions / 4);
    m_window->document()->undoStack()->setClean();
    QVERIFY(m_window->close());
    m_window.reset();
  }

 private:
  Document* document() const { return m_window->document(); }
  const Scene& scene() const { return document()->scene(); }

  // Checks. Each returns the fault, or nothing.

  QString compareHistory(const testing::RandomUser& user, std::size_t indexBefore) {
    const auto index = static_cast<std::size_t>(document()->undoStack()->index());
    const Scene now = undoable(scene());
    if (document()->inGesture()) return QStringLiteral("a gesture has not ended");
    // A step that changes nothing, such as that of a locked object, merges with none.
    const bool isSame = index < m_history.size() && identical(now, m_history[index]);
    if (user.isTravel() || (index == indexBefore && (!user.merges() || isSame))) {
      if (index >= m_history.size()) return QStringLiteral("undo went where nothing was");
      if (!isSame) {
        return QStringLiteral("the scene is not that of step %1; it was:\n%2")
            .arg(index)
            .arg(QString::fromStdString(writeScene(m_history[index])));
      }
      return {};
    }
    if (index > indexBefore + 1) return QStringLiteral("more than one step at once");
    if (index < indexBefore) return QStringLiteral("a step is gone");
    ++m_changes;
    // A new step takes the place of what was undone; one that merged, of the last.
    m_history.resize(index);
    m_history.push_back(now);
    return {};
  }

  QString goThroughHistory() {
    QUndoStack* stack = document()->undoStack();
    const int end = stack->index();
    while (stack->canUndo()) {
      stack->undo();
      const auto index = static_cast<std::size_t>(stack->index());
      if (!identical(undoable(scene()), m_history[index])) {
        return QStringLiteral("undone to step %1 the scene is another").arg(index);
      }
    }
    while (stack->index() < end) {
      stack->redo();
      const auto index = static_cast<std::size_t>(stack->index());
      if (!identical(undoable(scene()), m_history[index])) {
        return QStringLiteral("redone to step %1 the scene is another").arg(index);
      }
    }
    return testing::compareShown(*m_window);
  }

  std::unique_ptr<MainWindow> m_window;
  /// The scene at each place of the undo stack.
  std::vector<Scene> m_history;
  int m_changes = 0;
};

HAIRLINE_TEST(TestRandomWalk, display);

#include "test_random_walk.moc"
