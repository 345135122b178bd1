#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeWidget>

#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "widgets/document/object_commands.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/command.h"
#include "widgets/window/examples.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

using namespace hairline;

/// Access to commands: the palette, changeable keys, files dropped on the window.
class TestCommands : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
  }
  void init() {
    QSettings().clear();
    open();
  }
  void cleanup() { m_window.reset(); }

  void paletteRunsWhatIsTyped() {
    const std::size_t count = m_window->document()->scene().objects.size();
    whenModal([](QWidget* dialog) {
      QTest::keyClicks(dialog->findChild<QLineEdit*>(), QStringLiteral("select al"));
      QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    });
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_window->selection()->ids().size(), count);
  }

  void paletteFindsWordsInAnyOrderAndKeepsOutWhatCannotBe() {
    whenModal([](QWidget* dialog) {
      auto* field = dialog->findChild<QLineEdit*>();
      auto* list = dialog->findChild<QListWidget*>();
      const int all = list->count();
      QVERIFY(all > 30);
      QTest::keyClicks(field, QStringLiteral("as file save"));
      QCOMPARE(list->count(), 1);
      field->clear();
      QTest::keyClicks(field, QStringLiteral("delete"));
      QVERIFY(list->count() >= 1);
      QCOMPARE(list->item(0)->flags(), Qt::NoItemFlags);
      QTest::keyClick(field, Qt::Key_Return);
      QVERIFY(dialog->isVisible());
      field->clear();
      QTest::keyClicks(field, QStringLiteral("no such thing"));
      QCOMPARE(list->count(), 1);
      QVERIFY(list->item(0)->text().contains("No command"));
      QTest::keyClick(field, Qt::Key_Return);
      QVERIFY(dialog->isVisible());
      QTest::keyClick(field, Qt::Key_Escape);
    });
    m_window->selection()->clear();
    action("actionCommands")->trigger();
  }

  void everyCommandHasAName() {
    QSet<QString> names;
    for (const Command* command : Command::all(m_window.get())) {
      const QString name = command->title();
      QVERIFY2(!names.contains(name), qPrintable(name));
      names << name;
    }
  }

  void shortcutsAreChangedAndKept() {
    whenModal([this](QWidget* dialog) {
      auto* list = dialog->findChild<QTreeWidget*>(QStringLiteral("shortcutList"));
      auto* keys = dialog->findChild<QKeySequenceEdit*>(QStringLiteral("shortcutKeys"));
      auto* set = dialog->findChild<QPushButton*>(QStringLiteral("shortcutSet"));
      list->setCurrentItem(
          list->findItems(QStringLiteral("Edit: Select All"), Qt::MatchExactly).value(0));
      QVERIFY(list->currentItem() != nullptr);
      keys->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_S));
      set->click();
      QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("shortcutNote"))
                  ->text()
                  .contains(QStringLiteral("Save")));
      QVERIFY(action("actionSelectAll")->shortcut() == QKeySequence(QKeySequence::SelectAll));
      // The view's own keys are taken as well.
      keys->setKeySequence(QKeySequence(Qt::Key_F));
      set->click();
      QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("shortcutNote"))
                  ->text()
                  .contains(QStringLiteral("Frame Selected")));
      QVERIFY(action("actionSelectAll")->shortcut() == QKeySequence(QKeySequence::SelectAll));
      keys->setKeySequence(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_7));
      set->click();
      dialog->close();
    });
    action("actionEditShortcuts")->trigger();
    const QKeySequence wanted(Qt::CTRL | Qt::ALT | Qt::Key_7);
    QCOMPARE(action("actionSelectAll")->shortcut(), wanted);
    open();
    QCOMPARE(action("actionSelectAll")->shortcut(), wanted);
    auto* command = m_window->findChild<Command*>(QStringLiteral("actionSelectAll"));
    command->changeKeys(command->standardKeys());
    open();
    QCOMPARE(action("actionSelectAll")->shortcut(), QKeySequence(QKeySequence::SelectAll));
  }

  void changedShortcutsShowAtOnce() {
    action("actionShortcuts")->trigger();
    auto* page =
        m_window->findChild<QWidget*>(QStringLiteral("keysDialog"))->findChild<QTextBrowser*>();
    QVERIFY(page->toPlainText().contains(QStringLiteral("Ctrl+Shift+Z; Ctrl+Y")));
    for (const char* name : {"actionRedo", "actionTouch", "actionFocusPair", "actionAddBox"}) {
      auto* command = m_window->findChild<Command*>(QLatin1String(name));
      const QString before = command->shortcut().toString(QKeySequence::NativeText);
      QVERIFY2(command->toolTip().endsWith(QStringLiteral("(%1)").arg(before)), name);
      command->changeKeys({QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_9)});
      QVERIFY2(command->toolTip().endsWith(QStringLiteral("(Ctrl+Alt+9)")), name);
      QVERIFY2(page->toPlainText().contains(QStringLiteral("Ctrl+Alt+9")), name);
      // The tips change with the selection, and keep the keys.
      m_window->selection()->clear();
      selectAll(*m_window->document(), *m_window->selection());
      QVERIFY2(command->toolTip().endsWith(QStringLiteral("(Ctrl+Alt+9)")), name);
      command->changeKeys({});
      QVERIFY2(!command->toolTip().contains(QStringLiteral("Ctrl")), name);
      command->changeKeys(command->standardKeys());
      QVERIFY2(!page->toPlainText().contains(QStringLiteral("Ctrl+Alt+9")), name);
    }
    QVERIFY(page->toPlainText().contains(QStringLiteral("Ctrl+Shift+Z; Ctrl+Y")));
  }

  // On a keyboard without Latin letters the window system creates no shortcuts.
  void shortcutsWorkInAnyScript() {
    m_window->view()->setFocus();
    m_window->selection()->clear();
    pressCyrillic(0x0424, 38, Qt::ControlModifier);  // Ф, in the place of A
    QCOMPARE(m_window->selection()->ids().size(), m_window->document()->scene().objects.size());
    pressCyrillic(0x042c, 58, {});  // Ь, in the place of M
    QVERIFY(action("actionMeasure")->isChecked());
    pressCyrillic(0x042c, 58, {});
    QVERIFY(!action("actionMeasure")->isChecked());
    // Typed text is unchanged.
    auto* field = m_window->findChild<QLineEdit*>(QStringLiteral("nameField"));
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    pressCyrillic(0x042c, 58, {});
    QVERIFY(!action("actionMeasure")->isChecked());
    // Ctrl+A selects the field's text, and no objects.
    field->setText(QStringLiteral("some name"));
    m_window->selection()->set(m_window->document()->scene().objects[0].id);
    field->setText(QStringLiteral("some name"));
    field->deselect();
    pressCyrillic(0x0424, 38, Qt::ControlModifier);
    QCOMPARE(field->selectedText(), QStringLiteral("some name"));
    QCOMPARE(m_window->selection()->ids().size(), std::size_t(1));
  }

  void panelsAndPlayersAreCommands() {
    QStringList names;
    for (const Command* command : Command::all(m_window.get())) names << command->title();
    for (const char* name :
         {"Panels: Verdicts", "Panels: Time", "Explain: Play or Pause the Steps",
          "Explain: One Step Forwards", "Time: Play or Pause", "Copy explanation"}) {
      QVERIFY2(names.contains(QLatin1String(name)), name);
    }
    auto* dock = m_window->findChild<QWidget*>(QStringLiteral("verdictsDock"));
    action("actionShowVerdictsDock")->trigger();
    QVERIFY(!dock->isVisible());
    action("actionStepForwards")->trigger();
    QCOMPARE(m_window->cursor()->pinned(), 0);
  }

  void aPanelBehindOthersIsRaised() {
    auto* front = m_window->findChild<QDockWidget*>(QStringLiteral("propertiesDock"));
    auto* behind = m_window->findChild<QDockWidget*>(QStringLiteral("sceneDock"));
    m_window->tabifyDockWidget(behind, front);
    front->show();
    front->raise();
    QTRY_VERIFY(behind->visibleRegion().isEmpty() && !behind->isHidden());
    QAction* show = action("actionShowSceneDock");
    show->trigger();
    QTRY_VERIFY(!behind->visibleRegion().isEmpty());
    QVERIFY(show->isChecked());
    show->trigger();
    QVERIFY(behind->isHidden());
    QVERIFY(!show->isChecked());
    show->trigger();
    QTRY_VERIFY(!behind->visibleRegion().isEmpty());
    behind->close();
    QVERIFY(!show->isChecked());
  }

  void pictureIsCopied() {
    QApplication::clipboard()->clear();
    action("actionCopyPicture")->trigger();
    const QImage image = QApplication::clipboard()->image();
    QVERIFY(image.width() > 300 && image.height() > 200);
    QSet<QRgb> colors;
    for (int x = 0; x < image.width(); x += 5) {
      for (int y = 0; y < image.height(); y += 5) colors << image.pixel(x, y);
    }
    QVERIFY(colors.size() > 20);
  }

  void droppedFilesAreOpened() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("dropped.hairline.json"));
    Scene scene;
    insert(scene, makeObject(Sphere<double>{{0, 0, 0}, 1}));
    QVERIFY(!saveSceneFile(scene, path.toStdString()));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    dropOnView(data);
    QTRY_COMPARE(m_window->document()->filePath(), path);
  }

  void shapesOfThePaletteAreDropped() {
    m_window->document()->newScene();
    QMimeData data;
    data.setData(shapeFormat, "sphere");
    dropOnView(data);
    const Scene& scene = m_window->document()->scene();
    QCOMPARE(scene.objects.size(), std::size_t(1));
    const auto* sphere = std::get_if<Sphere<double>>(&scene.objects[0].shape);
    QVERIFY(sphere != nullptr);
    // It stands on the ground.
    const Eigen::Vector3d lowest = sphere->center - sphere->radius * Eigen::Vector3d::UnitZ();
    QCOMPARE(lowest.z(), 0.0);
    const auto at = m_window->view()->viewState().project(lowest);
    QVERIFY2(at && (*at - QPointF(100, 100)).manhattanLength() < 40, "not at the pixel");
    data.setData(shapeFormat, "spheroid");
    dropOnView(data);
    QCOMPARE(scene.objects.size(), std::size_t(1));
  }

 private:
  void dropOnView(const QMimeData& data) {
    QWindow* target = nullptr;
    for (QWindow* window : QGuiApplication::allWindows()) {
      // The view is the one window within another.
      if (window->parent() != nullptr && window->isVisible()) target = window;
    }
    QVERIFY(target != nullptr);
    const QPoint place(100, 100);
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(target, &drop);
  }
  void pressCyrillic(int key, quint32 scanCode, Qt::KeyboardModifiers modifiers) {
    QKeyEvent press(QEvent::KeyPress, key, modifiers, scanCode, 0, 0, QString(QChar(key)));
    QCoreApplication::sendEvent(m_window->windowHandle(), &press);
  }
  void open() {
    m_window = std::make_unique<MainWindow>();
    QVERIFY(m_window->files()->openPath(startScenePath()));
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QApplication::setActiveWindow(m_window.get());
  }
  QAction* action(const char* name) { return m_window->findChild<QAction*>(QLatin1String(name)); }
  static void whenModal(const std::function<void(QWidget*)>& act) {
    QTimer::singleShot(200, [act] {
      QWidget* dialog = QApplication::activeModalWidget();
      QVERIFY(dialog != nullptr);
      act(dialog);
    });
  }

  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestCommands, display);
#include "test_commands.moc"
