#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QTextEdit>
#include <QTimer>
#include <QToolButton>

#include "core/scene/new_shapes.h"
#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/object_lock.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/command.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

/// Objects in every state that commands care about.
Scene mixedScene() {
  Scene scene;
  for (const char* type : {"triangle", "aabb", "sphere", "obb", "segment", "point", "plane"}) {
    const double at = static_cast<double>(scene.objects.size());
    SceneObject object = makeObject(newShape(type, {at, 0.1 * at, 0}, 1));
    object.id = type;
    scene.objects.push_back(std::move(object));
  }
  scene.objects[2].displacement = Vector3<double>(1, 0.25, 0);
  scene.objects[3].visible = false;
  setLocked(scene.objects[4], true);
  return scene;
}

/// All but where the window looks from.
Scene withoutCamera(Scene scene) {
  scene.camera = Json::object();
  return scene;
}

/// What undo brings back: neither that, nor the focus, which follows the selection.
Scene undoable(Scene scene) {
  scene.focus.clear();
  return withoutCamera(std::move(scene));
}

/// Controls of a window or dialog that are usable by keyboard but have no name for screen readers.
QStringList namelessControls(const QWidget* window) {
  QStringList nameless;
  for (QWidget* widget : window->findChildren<QWidget*>()) {
    const bool isControl = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                           qobject_cast<QLineEdit*>(widget) != nullptr ||
                           qobject_cast<QComboBox*>(widget) != nullptr ||
                           qobject_cast<QAbstractSlider*>(widget) != nullptr ||
                           qobject_cast<QAbstractScrollArea*>(widget) != nullptr ||
                           widget->focusPolicy() != Qt::NoFocus;
    // Qt's own parts of larger controls have no names and no focus of their own.
    const bool isPart =
        widget->objectName().startsWith(QStringLiteral("qt_")) ||
        qobject_cast<QComboBox*>(widget->parentWidget()) != nullptr ||
        widget->inherits("QComboBoxListView") ||
        (widget->parentWidget() != nullptr && widget->parentWidget()->inherits("QTabBar")) ||
        qobject_cast<QLineEdit*>(widget->parentWidget()) != nullptr ||
        qobject_cast<QDockWidget*>(widget->parentWidget()) != nullptr ||
        widget->inherits("QTabBar") || widget->inherits("QHeaderView") ||
        widget->inherits("QScrollBar") || widget->inherits("QMenuBar") ||
        widget->inherits("QMenu") || widget->inherits("QToolBarExtension");
    if (!isControl || isPart || widget->focusPolicy() == Qt::NoFocus) continue;
    const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
    const QString name = access != nullptr ? access->text(QAccessible::Name) : QString();
    const QString called =
        QStringLiteral("%1 “%2” in “%3”")
            .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                 widget->parentWidget() != nullptr ? widget->parentWidget()->objectName()
                                                   : QString());
    if (name.isEmpty()) nameless << called + QStringLiteral(": no name");
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    if (button != nullptr && button->text().isEmpty() && button->toolTip().isEmpty()) {
      nameless << called + QStringLiteral(": no tooltip");
    }
  }
  return nameless;
}

}  // namespace

/// Properties of every command and every control, so that new ones are tested too.
class TestEveryCommand : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_closer.setInterval(20);
    connect(&m_closer, &QTimer::timeout, this, &TestEveryCommand::closeDialog);
    m_closer.start();
  }
  void cleanupTestCase() {
    m_window->document()->undoStack()->setClean();
    m_window.reset();
  }

  void everyCommandIsOneStepOrNone_data() {
    QTest::addColumn<int>("selected");
    QTest::newRow("nothing selected") << 0;
    QTest::newRow("one selected") << 1;
    QTest::newRow("two selected") << 2;
    QTest::newRow("three selected") << 3;
    QTest::newRow("all selected") << 100;
  }

  void everyCommandIsOneStepOrNone() {
    QFETCH(int, selected);
    int steps = 0;
    for (Command* action : Command::sorted(m_window.get())) {
      const QString name = action->title();
      if (isOfTheWholeDocument(action)) continue;
      m_window->document()->setScene(mixedScene());
      SelectionIds ids;
      for (const SceneObject& object : m_window->document()->scene().objects) {
        if (static_cast<int>(ids.size()) < selected) ids.push_back(object.id);
      }
      m_window->selection()->set(ids);
      QGuiApplication::clipboard()->setText(
          QStringLiteral(R"({"id": "p", "type": "point", "position": [1, 2, 3]})"));
      QCoreApplication::processEvents();
      if (!action->isEnabled()) continue;
      const Scene before = withoutCamera(m_window->document()->scene());
      action->trigger();
      QTRY_VERIFY(!m_window->jobs()->isBusy(Task::arrange));
      QCoreApplication::processEvents();
      closePopups();
      QUndoStack* stack = m_window->document()->undoStack();
      const Scene after = withoutCamera(m_window->document()->scene());
      if (stack->count() == 0) {
        QVERIFY2(identical(after, before), qPrintable(name));
        continue;
      }
      ++steps;
      QVERIFY2(stack->count() == 1, qPrintable(name));
      QVERIFY2(!identical(after, before), qPrintable(name));
      QVERIFY2(!stack->undoText().isEmpty(), qPrintable(name));
      stack->undo();
      QVERIFY2(identical(undoable(m_window->document()->scene()), undoable(before)),
               qPrintable(name));
      stack->redo();
      QVERIFY2(identical(undoable(m_window->document()->scene()), undoable(after)),
               qPrintable(name));
      for (const SceneObject& object : after.objects) {
        const Result<Scene> read = parseScene(writeScene(m_window->document()->scene()));
        QVERIFY2(bool(read), qPrintable(name + QString::fromStdString(object.id)));
      }
    }
    // Every shape can be added at least.
    QVERIFY2(steps >= 25, qPrintable(QString::number(steps)));
  }

  void everyControlHasAName() {
    for (const int selected : {0, 1, 2}) {
      m_window->document()->setScene(mixedScene());
      const SelectionIds ids{"triangle", "sphere"};
      m_window->selection()->set(SelectionIds(ids.begin(), ids.begin() + selected));
      QCoreApplication::processEvents();
      m_nameless << namelessControls(m_window.get());
    }
    m_nameless.removeDuplicates();
    QVERIFY2(m_dialogs.size() >= 5, qPrintable(m_dialogs.join(QLatin1Char(' '))));
    QVERIFY2(m_nameless.isEmpty(), qPrintable(m_nameless.join(QLatin1Char('\n'))));
  }

  void everyCommandHasATooltip() {
    for (const Command* command : Command::all(m_window.get())) {
      QVERIFY2(!command->toolTip().isEmpty(), qPrintable(command->title()));
    }
  }

  // In each panel, Tab moves the focus from top to bottom.
  void tabGoesDownEachPanel() {
    m_window->document()->setScene(mixedScene());
    m_window->selection()->set(SelectionIds{"triangle", "sphere"});
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
      dock->show();
      dock->raise();
      QCoreApplication::processEvents();
      QList<QWidget*> chain;
      for (QWidget* next = dock->nextInFocusChain(); next != dock;
           next = next->nextInFocusChain()) {
        const bool takesFocus = (next->focusPolicy() & Qt::TabFocus) != 0 &&
                                next->isVisibleTo(dock) && next->isEnabled() &&
                                next->focusProxy() == nullptr;
        if (dock->widget()->isAncestorOf(next) && takesFocus) chain << next;
      }
      for (qsizetype i = 1; i < chain.size(); ++i) {
        const QRect a(chain[i - 1]->mapTo(dock, QPoint(0, 0)), chain[i - 1]->size());
        const QRect b(chain[i]->mapTo(dock, QPoint(0, 0)), chain[i]->size());
        const bool below = b.center().y() > a.center().y();
        const bool besides = b.bottom() >= a.top() && b.left() >= a.left();
        QVERIFY2(below || besides,
                 qPrintable(QStringLiteral("in %1 from %2 to %3")
                                .arg(dock->objectName(), chain[i - 1]->objectName(),
                                     chain[i]->objectName())));
      }
    }
  }

  void aKeyGoesFromPanelToPanel() {
    QApplication::setActiveWindow(m_window.get());
    m_window->view()->setFocus();
    QStringList visited;
    for (int i = 0; i < 30; ++i) {
      m_window->findChild<QAction*>(QStringLiteral("actionNextPanel"))->trigger();
      const QString place = placeOfFocus();
      if (visited.contains(place)) break;
      visited << place;
    }
    QVERIFY2(visited.contains(QStringLiteral("view")), qPrintable(visited.join(QLatin1Char(' '))));
    QVERIFY2(visited.size() >= 5, qPrintable(visited.join(QLatin1Char(' '))));
    m_window->view()->setFocus();
    m_window->findChild<QAction*>(QStringLiteral("actionPreviousPanel"))->trigger();
    m_window->findChild<QAction*>(QStringLiteral("actionNextPanel"))->trigger();
    QCOMPARE(placeOfFocus(), QStringLiteral("view"));
  }

 private:
  /// Commands that take over another document, or end the program.
  static bool isOfTheWholeDocument(const QAction* action) {
    static const QStringList names{QStringLiteral("actionNew"), QStringLiteral("actionQuit")};
    return names.contains(action->objectName()) || makesWindowAnew(action);
  }
  /// In another language the window has other actions than those iterated here.
  static bool makesWindowAnew(const QAction* action) {
    return action->objectName().startsWith(QLatin1String("actionLanguage"));
  }

  /// The view's own window is no widget.
  QString placeOfFocus() const {
    const QWidget* at = QApplication::focusWidget();
    for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
      if (at != nullptr && dock->isAncestorOf(at)) return dock->objectName();
    }
    return QStringLiteral("view");
  }

  void closeDialog() {
    QWidget* dialog = QApplication::activeModalWidget();
    if (dialog == nullptr) return;
    look(dialog);
    dialog->close();
  }
  void closePopups() {
    while (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    for (QWidget* widget : QApplication::topLevelWidgets()) {
      if (widget == m_window.get() || !widget->isVisible()) continue;
      if (qobject_cast<QDialog*>(widget) != nullptr) look(widget);
      widget->close();
    }
  }
  void look(QWidget* dialog) {
    const QString name = dialog->windowTitle();
    if (m_dialogs.contains(name)) return;
    m_dialogs << name;
    // Those of Qt itself (files, colours) have names of their own making.
    if (dialog->inherits("QFileDialog") || dialog->inherits("QColorDialog")) return;
    for (const QString& nameless : namelessControls(dialog)) {
      m_nameless << QStringLiteral("in %1: %2").arg(name, nameless);
    }
  }

  std::unique_ptr<MainWindow> m_window;
  QTimer m_closer;
  QStringList m_dialogs;
  QStringList m_nameless;
};

HAIRLINE_TEST(TestEveryCommand, display);

#include "test_every_command.moc"
