#include <QAbstractButton>
#include <QAction>
#include <QDeadlineTimer>
#include <QListWidget>
#include <QSlider>
#include <QTreeWidget>
#include <QWindow>
#include <map>

#include "core/scene/scene_file.h"
#include "tests/support/random.h"
#include "tests/widgets/scene_view_driver.h"
#include "tests/widgets/shown_checks.h"
#include "tests/widgets/window_test.h"
#include "widgets/document/object_lock.h"
#include "widgets/panels/number_field.h"
#include "widgets/scene_view/gizmo.h"
#include "widgets/scene_view/handles.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

constexpr std::uint64_t defaultSeed = 20240611;
constexpr int defaultActions = 5000;
/// So many actions go by before what is shown is compared with a fresh computation.
constexpr int actionsPerLook = 100;
/// Scenes stay small, so that looking at everything stays cheap.
constexpr std::size_t mostObjects = 7;

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

/// Thousands of random things that a user may do in the window, undo and redo among them; after
/// each the document is as its history says, and now and then all that is shown as well.
///
/// HAIRLINE_WALK_SEED and HAIRLINE_WALK_ACTIONS choose another walk.
class TestRandomWalk : public QObject, private testing::ViewEvents {
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
    m_random = testing::Random(seed);
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1000, 640);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    for (const char* name : {"pairsDock", "timeDock"}) {
      auto* dock = m_window->findChild<QWidget*>(QLatin1String(name));
      dock->raise();
    }
    QCoreApplication::processEvents();
    m_history = {undoable(scene())};
    for (m_count = 1; m_count <= actions; ++m_count) {
      act();
      QString wrong = compareHistory();
      if (wrong.isEmpty() && m_count % 10 == 0) QCoreApplication::processEvents();
      if (wrong.isEmpty() && m_count % actionsPerLook == 0)
        wrong = testing::compareShown(*m_window);
      if (wrong.isEmpty() && m_count % (actions / 4) == 0) wrong = goThroughHistory();
      if (!wrong.isEmpty()) {
        const QString last =
            m_log.mid(std::max<qsizetype>(0, m_log.size() - 25)).join(QStringLiteral("\n  "));
        QFAIL(
            qPrintable(QStringLiteral("seed %1, action %2: %3\nThe last actions:\n  %4\nScene:\n%5")
                           .arg(seed)
                           .arg(m_count)
                           .arg(wrong, last, QString::fromStdString(writeScene(scene())))));
      }
    }
    QString counts;
    for (const auto& [name, count] : m_counts) {
      counts += QStringLiteral(" %1 %2,").arg(name).arg(count);
    }
    qInfo("%d steps of undo at the end; done:%s", document()->undoStack()->count(),
          qPrintable(counts));
    // The walk is worth something only while each kind of action happens, and most of them tell.
    QVERIFY(m_counts.size() >= 25);
    QVERIFY(m_changes > actions / 4);
    m_window->document()->undoStack()->setClean();
    QVERIFY(m_window->close());
    m_window.reset();
  }

 private:
  Document* document() const { return m_window->document(); }
  const Scene& scene() const { return document()->scene(); }
  SceneView* view() const { return m_window->view(); }
  int pick(std::size_t count) { return m_random.integer(0, static_cast<int>(count) - 1); }

  // Actions.

  void act() {
    m_merges = false;
    m_isTravel = false;
    m_indexBefore = static_cast<std::size_t>(document()->undoStack()->index());
    const std::size_t count = scene().objects.size();
    if (count < 2) return add();
    if (count > mostObjects) {
      select();
      return trigger("actionDelete");
    }
    switch (m_random.integer(0, 33)) {
      case 0:
      case 1:
        return add();
      case 2:
      case 3:
      case 4:
        return select();
      case 5:
      case 6:
      case 7:
        return dragHandle();
      case 8:
      case 9:
        return dragGizmo();
      case 10:
      case 11:
      case 12:
        return typeNumber();
      case 13:
        return stepNumber();
      case 14:
        return trigger("actionDuplicate");
      case 15:
        return trigger(m_random.chance(0.5) ? "actionDelete" : "actionCut");
      case 16:
        return trigger(m_random.chance(0.5) ? "actionHide" : "actionShowAll");
      case 17:
        return trigger("actionLock");
      case 18:
        return rename();
      case 19:
        trigger("actionCopy");
        return trigger("actionPaste");
      case 20:
        return trigger(m_random.chance(0.7) ? "actionAddDisplacement" : "actionRemoveDisplacement");
      case 21:
        return moveTime();
      case 22:
        return trigger(m_random.chance(0.5) ? "actionPinFocus" : "actionFocusPair");
      case 23:
        return nudge();
      case 24:
      case 25:
        return travel("actionUndo");
      case 26:
        return travel("actionRedo");
      case 27:
        return clickRow();
      case 28:
        return clickView();
      case 29:
      case 30:
        return measure();
      case 31:
        return arrange();
      case 32:
        note(QStringLiteral("snapping"));
        return key(Qt::Key_S);
      default:
        return trigger(m_random.chance(0.5) ? "actionSelectAll" : "actionInvertSelection");
    }
  }

  void note(const QString& name, const QString& details = {}) {
    ++m_counts[name];
    m_log << QStringLiteral("%1 %2 %3").arg(m_count).arg(name, details);
  }

  void trigger(const char* name) {
    auto* action = m_window->findChild<QAction*>(QLatin1String(name));
    note(QLatin1String(name), action->isEnabled() ? QString() : QStringLiteral("(disabled)"));
    action->trigger();
  }

  void travel(const char* name) {
    m_isTravel = true;
    trigger(name);
  }

  void add() {
    QStringList names;
    for (const QAction* action : m_window->findChildren<QAction*>()) {
      const QString name = action->objectName();
      if (name.startsWith(QStringLiteral("actionAdd")) && name != QStringLiteral("actionAddMenu") &&
          name != QStringLiteral("actionAddDisplacement")) {
        names << name;
      }
    }
    names.sort();
    names.removeDuplicates();
    note(QStringLiteral("add"));
    trigger(names[pick(static_cast<std::size_t>(names.size()))].toLatin1().constData());
  }

  void select() {
    SelectionIds ids;
    const int wanted = m_random.integer(1, 3);
    for (const SceneObject& object : scene().objects) {
      if (static_cast<int>(ids.size()) < wanted && m_random.chance(0.4)) ids.push_back(object.id);
    }
    QStringList names;
    for (const std::string& id : ids) names << QString::fromStdString(id);
    note(QStringLiteral("select"), names.join(QLatin1Char(' ')));
    m_window->selection()->set(ids);
  }

  const SceneObject* current() {
    if (m_window->selection()->isEmpty()) select();
    return find(scene(), m_window->selection()->current());
  }

  void dragHandle() {
    const SceneObject* object = current();
    if (object == nullptr) return note(QStringLiteral("nothing to drag"));
    const std::vector<Handle> handles = handlesOf(*object, view()->viewState());
    if (handles.empty()) return note(QStringLiteral("no handles"));
    const Handle& handle = handles[static_cast<std::size_t>(pick(handles.size()))];
    const auto from = view()->viewState().project(handle.position);
    if (from) drag(QStringLiteral("drag handle"), *from);
  }

  void dragGizmo() {
    const SceneObject* object = current();
    if (object == nullptr) return note(QStringLiteral("nothing to drag"));
    static constexpr Qt::Key modes[] = {Qt::Key_W, Qt::Key_E, Qt::Key_R, Qt::Key_L};
    key(modes[pick(std::size(modes))]);
    const ViewState state = view()->viewState();
    const auto box = handlesOf(*object, state);
    const auto middle = box.empty() ? std::nullopt : state.project(box.front().position);
    if (!middle) return note(QStringLiteral("no gizmo in view"));
    const double reach = m_random.real(0, Gizmo::arrowEnd);
    const double turn = m_random.real(0, 2 * M_PI);
    drag(QStringLiteral("drag gizmo"),
         *middle + QPointF(reach * std::cos(turn), reach * std::sin(turn)));
  }

  void drag(const QString& name, const QPointF& from) {
    static constexpr Qt::KeyboardModifiers choices[] = {
        {}, {}, Qt::ControlModifier, Qt::ShiftModifier};
    const Qt::KeyboardModifiers modifiers = choices[pick(std::size(choices))];
    const QPointF to = from + QPointF(m_random.real(-90, 90), m_random.real(-90, 90));
    note(name, QStringLiteral("from %1, %2 to %3, %4, keys %5")
                   .arg(from.x())
                   .arg(from.y())
                   .arg(to.x())
                   .arg(to.y())
                   .arg(modifiers));
    mouse(QEvent::MouseMove, from, Qt::NoButton, {});
    m_buttons = Qt::LeftButton;
    mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, {});
    for (int i = 1; i <= 3; ++i) {
      mouse(QEvent::MouseMove, from + (to - from) * i / 3, Qt::NoButton, modifiers);
    }
    if (m_random.chance(0.1)) {
      note(QStringLiteral("take the drag back"));
      key(Qt::Key_Escape);
    } else if (m_random.chance(0.05)) {
      key(Qt::Key_Z);
    }
    m_buttons = Qt::NoButton;
    mouse(QEvent::MouseButtonRelease, to, Qt::LeftButton, modifiers);
  }

  NumberField* anyField() {
    if (current() == nullptr) return nullptr;
    QList<NumberField*> fields;
    for (NumberField* field : m_window->findChildren<NumberField*>()) {
      if (field->isVisibleTo(m_window.get())) fields << field;
    }
    return fields.isEmpty() ? nullptr : fields[pick(static_cast<std::size_t>(fields.size()))];
  }

  void typeNumber() {
    NumberField* field = anyField();
    if (field == nullptr) return note(QStringLiteral("no numbers"));
    static const QStringList texts = {
        QStringLiteral("0"),    QStringLiteral("1"),      QStringLiteral("-0.0"),
        QStringLiteral("1/3"),  QStringLiteral("0.1"),    QStringLiteral("0x1.8p+0"),
        QStringLiteral("2,5"),  QStringLiteral("nan"),    QStringLiteral("-1"),
        QStringLiteral("1e-9"), QStringLiteral("apples"), QStringLiteral("-0.75")};
    const QString text = texts[pick(static_cast<std::size_t>(texts.size()))];
    note(QStringLiteral("type"), field->objectName() + QLatin1Char(' ') + text);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    if (!field->refusal().isEmpty()) QTest::keyClick(field, Qt::Key_Escape);
    view()->setFocus();
  }

  void stepNumber() {
    NumberField* field = anyField();
    if (field == nullptr) return note(QStringLiteral("no numbers"));
    static constexpr Qt::KeyboardModifiers choices[] = {
        {}, Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
    const Qt::KeyboardModifiers modifiers = choices[pick(std::size(choices))];
    note(QStringLiteral("step"), field->objectName());
    m_merges = true;
    field->setFocus();
    QTest::keyClick(field, m_random.chance(0.5) ? Qt::Key_Up : Qt::Key_Down, modifiers);
    if (!field->refusal().isEmpty()) QTest::keyClick(field, Qt::Key_Escape);
    view()->setFocus();
  }

  void rename() {
    if (current() == nullptr) return note(QStringLiteral("nothing to rename"));
    auto* field = m_window->findChild<QLineEdit*>(QStringLiteral("nameField"));
    const QString name = QStringLiteral("name %1").arg(m_random.integer(0, 9));
    note(QStringLiteral("rename"), name);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, name);
    QTest::keyClick(field, Qt::Key_Return);
    view()->setFocus();
  }

  void moveTime() {
    note(QStringLiteral("time"));
    m_window->findChild<QSlider*>(QStringLiteral("timeSlider"))
        ->setValue(m_random.integer(0, 1000));
  }

  void nudge() {
    if (current() == nullptr) return note(QStringLiteral("nothing to nudge"));
    static constexpr Qt::Key keys[] = {Qt::Key_Left, Qt::Key_Right,  Qt::Key_Up,
                                       Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown};
    note(QStringLiteral("nudge"));
    key(keys[pick(std::size(keys))], m_random.chance(0.3) ? Qt::AltModifier : Qt::NoModifier);
  }

  void clickRow() {
    auto* tree = m_window->findChild<QTreeWidget*>(QStringLiteral("objectTree"));
    const int row = pick(static_cast<std::size_t>(tree->topLevelItemCount()));
    const int column = m_random.integer(0, 3);
    note(QStringLiteral("click row"), QStringLiteral("%1, %2").arg(row).arg(column));
    const QRect cell = tree->visualRect(tree->model()->index(row, column));
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, cell.center());
  }

  void clickView() {
    const QSizeF size = view()->viewState().size;
    const QPointF at(m_random.real(0, size.width()), m_random.real(0, size.height()));
    note(QStringLiteral("click"), QStringLiteral("%1, %2").arg(at.x()).arg(at.y()));
    click(at);
  }

  /// Two clicks at corners, or wherever a click lands; now and then one is deleted instead.
  void measure() {
    auto* list = m_window->findChild<QListWidget*>(QStringLiteral("measureList"));
    if (list->count() > 3 || (list->count() > 0 && m_random.chance(0.2))) {
      note(QStringLiteral("delete measurement"));
      const bool all = m_random.chance(0.3);
      list->setCurrentRow(pick(static_cast<std::size_t>(list->count())));
      m_window
          ->findChild<QAbstractButton*>(all ? QStringLiteral("clearMeasurements")
                                            : QStringLiteral("deleteMeasurements"))
          ->click();
      return;
    }
    note(QStringLiteral("measure"));
    auto* tool = m_window->findChild<QAction*>(QStringLiteral("actionMeasure"));
    tool->setChecked(true);
    for (int i = 0; i < 2; ++i) {
      const SceneObject& object = scene().objects[pick(scene().objects.size())];
      const std::vector<Handle> handles = handlesOf(object, view()->viewState());
      const auto at = handles.empty()
                          ? std::nullopt
                          : view()->viewState().project(handles[pick(handles.size())].position);
      if (at) click(*at, m_random.chance(0.2) ? Qt::ControlModifier : Qt::NoModifier);
    }
    tool->setChecked(false);
  }

  void arrange() {
    select();
    static constexpr const char* names[] = {"actionSnapGrid", "actionSnapVertex", "actionSnapEdge",
                                            "actionSnapFace", "actionCoplanar",   "actionCollinear",
                                            "actionNudgeXUp", "actionNudgeZDown", "actionTouch"};
    trigger(names[pick(std::size(names))]);
    // Solved beside the window, it comes when it is there.
    for (QDeadlineTimer wait(120000);
         m_window->worker()->isBusy(Task::arrange) && !wait.hasExpired();) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }
  }

  // Checks. Each gives what is wrong, or nothing.

  QString compareHistory() {
    const auto index = static_cast<std::size_t>(document()->undoStack()->index());
    const Scene now = undoable(scene());
    if (document()->inGesture()) return QStringLiteral("a gesture has not ended");
    if (m_isTravel || (index == m_indexBefore && !m_merges)) {
      if (index >= m_history.size()) return QStringLiteral("undo went where nothing was");
      if (!identical(now, m_history[index])) {
        return QStringLiteral("the scene is not that of step %1; it was:\n%2")
            .arg(index)
            .arg(QString::fromStdString(writeScene(m_history[index])));
      }
      return {};
    }
    if (index > m_indexBefore + 1) return QStringLiteral("more than one step at once");
    if (index < m_indexBefore) return QStringLiteral("a step is gone");
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

  QString compareMeasurements() const {
    const auto* list = m_window->findChild<QListWidget*>(QStringLiteral("measureList"));
    const Json kept = measurementList(scene());
    if (list->count() != static_cast<int>(kept.size())) {
      return QStringLiteral("%1 measurements, and not %2").arg(list->count()).arg(kept.size());
    }
    for (int i = 0; i < list->count(); ++i) {
      const auto measurement = measurementFromJson(kept[static_cast<std::size_t>(i)]);
      if (!measurement) return QStringLiteral("a measurement cannot be read");
      const auto fresh = hairline::measure(*measurement, scene());
      if (fresh && list->item(i)->text() != fresh->line) {
        return QStringLiteral("measured is %1, and not %2").arg(list->item(i)->text(), fresh->line);
      }
    }
    return {};
  }

  testing::Random m_random{defaultSeed};
  std::unique_ptr<MainWindow> m_window;
  /// The scene at each place of the undo stack.
  std::vector<Scene> m_history;
  std::size_t m_indexBefore = 0;
  /// The action may add to the last step instead of making one.
  bool m_merges = false;
  /// The action goes through the history and makes none.
  bool m_isTravel = false;
  int m_count = 0;
  int m_changes = 0;
  QStringList m_log;
  std::map<QString, int> m_counts;
};

int main(int argc, char** argv) { return testing::runWindowTest<TestRandomWalk>(argc, argv); }

#include "test_random_walk.moc"
