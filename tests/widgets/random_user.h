#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QDeadlineTimer>
#include <QLineEdit>
#include <QListWidget>
#include <QSlider>
#include <QTreeWidget>
#include <map>

#include "tests/support/random.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/objects/number_field.h"
#include "widgets/scene_view/gizmo.h"
#include "widgets/scene_view/handles.h"
#include "widgets/window/main_window.h"

namespace hairline::testing {

/// Performs random actions of a user in a window.
class RandomUser : private ViewEvents {
 public:
  RandomUser(MainWindow* window, std::uint64_t seed) : m_random(seed), m_window(window) {}

  void act() {
    ++m_count;
    m_merges = false;
    m_isTravel = false;
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
        if (m_random.chance(0.3)) {
          return trigger(m_random.chance(0.7) ? "actionAddRotation" : "actionRemoveRotation");
        }
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
        return key(Qt::Key_N);
      default:
        return trigger(m_random.chance(0.5) ? "actionSelectAll" : "actionInvertSelection");
    }
  }

  /// The last action may have added to the last step instead of making one.
  bool merges() const { return m_merges; }
  /// The last action went through the history and made none.
  bool isTravel() const { return m_isTravel; }
  /// The number of actions done so far.
  int count() const { return m_count; }
  /// How often each kind of action was done.
  const std::map<QString, int>& counts() const { return m_counts; }
  /// The last actions, each on a line of its own.
  QString lastActions() const {
    return m_log.mid(std::max<qsizetype>(0, m_log.size() - 25)).join(QStringLiteral("\n  "));
  }

 private:
  /// Scenes stay small, so that looking at everything stays cheap.
  static constexpr std::size_t mostObjects = 7;

  const Scene& scene() const { return m_window->document()->scene(); }
  SceneView* view() const { return m_window->view(); }
  int pick(std::size_t count) { return m_random.integer(0, static_cast<int>(count) - 1); }

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
          name != QStringLiteral("actionAddDisplacement") &&
          name != QStringLiteral("actionAddRotation")) {
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
    static constexpr Qt::Key modes[] = {Qt::Key_W, Qt::Key_E, Qt::Key_T, Qt::Key_L};
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
      if (field->isVisibleTo(m_window)) fields << field;
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
         m_window->jobs()->isBusy(Task::arrange) && !wait.hasExpired();) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }
  }

  Random m_random;
  MainWindow* m_window;
  bool m_merges = false;
  bool m_isTravel = false;
  int m_count = 0;
  QStringList m_log;
  std::map<QString, int> m_counts;
};

}  // namespace hairline::testing
