#include <QAction>
#include <QDeadlineTimer>
#include <QSlider>
#include <QTableView>
#include <QTreeView>
#include <QTreeWidget>
#include <QWindow>
#include <map>

#include "core/scene/scene_file.h"
#include "tests/support/random.h"
#include "tests/widgets/window_test.h"
#include "widgets/document/object_lock.h"
#include "widgets/document/shape_fields.h"
#include "widgets/models/verdict_table_model.h"
#include "widgets/panels/number_field.h"
#include "widgets/run/triple_in_focus.h"
#include "widgets/scene_view/gizmo.h"
#include "widgets/scene_view/handles.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/labels.h"
#include "widgets/text/verdicts.h"
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
      if (wrong.isEmpty() && m_count % actionsPerLook == 0) wrong = compareAll();
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
    switch (m_random.integer(0, 29)) {
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
    m_buttons = Qt::LeftButton;
    mouse(QEvent::MouseButtonPress, at, Qt::LeftButton, {});
    m_buttons = Qt::NoButton;
    mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, {});
  }

  QWindow* viewWindow() const {
    for (QWindow* candidate : QGuiApplication::allWindows()) {
      if (candidate->surfaceType() == QSurface::OpenGLSurface && candidate->isVisible() &&
          candidate->parent() != nullptr) {
        return candidate;
      }
    }
    return nullptr;
  }
  void mouse(QEvent::Type type, const QPointF& at, Qt::MouseButton button,
             Qt::KeyboardModifiers modifiers) {
    QWindow* target = viewWindow();
    QMouseEvent event(type, at, target->mapToGlobal(at), button, m_buttons, modifiers);
    QCoreApplication::sendEvent(target, &event);
  }
  void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {}) {
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
      QKeyEvent event(type, code, modifiers);
      QCoreApplication::sendEvent(viewWindow(), &event);
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
    return compareAll();
  }

  QString compareAll() {
    const auto isDone = [this] {
      const PairReports* focus = m_window->runner()->focus();
      return !m_window->worker()->isBusy() && (focus == nullptr || !focus->pending) &&
             m_window->pairs()->table().isComplete();
    };
    QCoreApplication::processEvents();
    for (QDeadlineTimer wait(120000); !isDone() && !wait.hasExpired();) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
    if (!isDone()) return QStringLiteral("the answers do not come");
    QCoreApplication::processEvents();
    for (const QString& wrong :
         {compareFile(), compareTree(), compareNumbers(), compareVerdicts(), comparePairs()}) {
      if (!wrong.isEmpty()) return wrong;
    }
    return {};
  }

  QString compareFile() const {
    const Result<Scene> read = parseScene(writeScene(scene()));
    if (!read) return QStringLiteral("the scene cannot be read back");
    return identical(*read, scene()) ? QString() : QStringLiteral("read back it is another scene");
  }

  QString compareTree() const {
    const auto* tree = m_window->findChild<QTreeWidget*>(QStringLiteral("objectTree"));
    if (tree->topLevelItemCount() != static_cast<int>(scene().objects.size())) {
      return QStringLiteral("the list has another number of rows");
    }
    for (std::size_t i = 0; i < scene().objects.size(); ++i) {
      const SceneObject& object = scene().objects[i];
      const QTreeWidgetItem* item = tree->topLevelItem(static_cast<int>(i));
      if (item->text(0) != objectText(object)) return QStringLiteral("a row has another name");
      if (item->isSelected() != m_window->selection()->contains(object.id)) {
        return QStringLiteral("a row is selected where the object is not, or the other way round");
      }
      if (item->toolTip(2) != (object.visible ? tr("Hide") : tr("Show"))) {
        return QStringLiteral("a row's eye is wrong");
      }
    }
    return {};
  }

  QString compareNumbers() const {
    const SceneObject* object = find(scene(), m_window->selection()->current());
    if (object == nullptr) return {};
    std::size_t left = 0;
    for (const FieldRow& row : fieldRows(*object, 60, &left)) {
      for (const FieldCell& cell : row.cells) {
        const auto* field =
            m_window->findChild<NumberField*>(QString::fromStdString(cell.place.to_string()));
        if (field == nullptr) return QStringLiteral("a number has no field");
        if (field->value() != cell.value) return QStringLiteral("a field has another number");
      }
    }
    return {};
  }

  QString compareVerdicts() const {
    const auto* table = m_window->findChild<QTableView*>(QStringLiteral("verdictTable"));
    const auto* model = qobject_cast<const VerdictTableModel*>(table->model());
    const SelectionIds& selected = m_window->selection()->ids();
    const auto triple = tripleInFocus(scene(), selected);
    const auto pair = pairInFocus(scene(), selected);
    if (!pair && !triple) {
      return m_window->runner()->focus() == nullptr ? QString()
                                                    : QStringLiteral("there is no such pair");
    }
    const QueryOptions& options = m_window->runner()->options();
    const PairReports fresh =
        triple ? answerTriple(scene(), *triple, options) : answerPair(scene(), *pair, options);
    for (const Report& report : fresh.reports) {
      const QModelIndex cell = model->indexOf(report.info.kind, report.info.method, report.scalar);
      if (!cell.isValid()) return QStringLiteral("a verdict is not shown");
      if (cell.data().toString() != verdictText(report)) {
        return QStringLiteral("%1 in %2 is shown as %3, and is %4")
            .arg(methodText(report.info.method), scalarText(report.scalar), cell.data().toString(),
                 verdictText(report));
      }
    }
    return {};
  }

  QString comparePairs() const {
    PairTable fresh;
    Change everything;
    everything.reset = true;
    fresh.update(scene(), everything);
    while (!fresh.work(std::chrono::hours(1))) {
      PairTable::Job job = fresh.makeJob();
      while (job.done() < job.size()) fresh.take(*job.next([] { return false; }));
      fresh.endJob();
    }
    std::map<std::pair<std::string, std::string>, PairSummary> expected;
    for (const auto& [pair, summary] : fresh.pairs()) {
      expected[std::minmax(fresh.id(pair.first), fresh.id(pair.second))] = summary;
    }
    const PairTable& table = m_window->pairs()->table();
    if (table.pairs().size() != expected.size()) {
      return QStringLiteral("%1 pairs, and not %2").arg(table.pairs().size()).arg(expected.size());
    }
    for (const auto& [pair, summary] : table.pairs()) {
      const auto found = expected.find(std::minmax(table.id(pair.first), table.id(pair.second)));
      if (found == expected.end()) return QStringLiteral("a pair that is none");
      if (found->second.meet != summary.meet || found->second.disagree != summary.disagree) {
        return QStringLiteral("of %1 and %2 the table says what is not so")
            .arg(QString::fromStdString(found->first.first),
                 QString::fromStdString(found->first.second));
      }
    }
    return {};
  }

  testing::Random m_random{defaultSeed};
  std::unique_ptr<MainWindow> m_window;
  Qt::MouseButtons m_buttons;
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
