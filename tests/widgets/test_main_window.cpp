#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>

#include "core/scene/scene_file.h"
#include "tests/support/settled.h"
#include "tests/support/test_class.h"
#include "widgets/controls/theme.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/objects/number_field.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/examples.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

using namespace hairline;

class TestMainWindow : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
  }
  void init() {
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    QVERIFY(m_window->files()->openPath(startScenePath()));
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QApplication::setActiveWindow(m_window.get());
  }
  void cleanup() { m_window.reset(); }

  void startsWithTheSampleScene() {
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("[*]")));
    QVERIFY(!m_window->isWindowModified());
    auto* tree = m_window->findChild<QTreeWidget*>(QStringLiteral("objectTree"));
    QCOMPARE(tree->topLevelItemCount(), int(m_window->document()->scene().objects.size()));
    auto* notes = m_window->findChild<QTextBrowser*>(QStringLiteral("notesPage"));
    QVERIFY(notes->toPlainText().size() > 20);
  }

  void theFirstStartOffersALesson() {
    auto* bar = m_window->findChild<QWidget*>(QStringLiteral("welcomeBar"));
    QVERIFY(!bar->isVisible());
    m_window->offerLesson();
    QVERIFY(bar->isVisible());
    QTest::mouseClick(bar->findChild<QToolButton*>(QStringLiteral("welcomeStart")), Qt::LeftButton);
    QVERIFY(!bar->isVisible());
    QVERIFY(m_window->lessons()->lesson() != nullptr);
    QVERIFY(dock("lessonDock")->isVisible());
    // Later starts have settings.
    QVERIFY(m_window->close());
    m_window->offerLesson();
    QVERIFY(!bar->isVisible());
  }

  // Empty they give their room to the panel above, again and again.
  void propertiesGetTheirHeightBack() {
    const QWidget* properties = dock("propertiesDock");
    const std::string id = m_window->document()->scene().objects[0].id;
    m_window->selection()->clear();
    QVERIFY(isSettled(*m_window));
    const int empty = properties->height();
    int first = 0;
    for (int i = 0; i < 4; ++i) {
      m_window->selection()->set(id);
      QTRY_VERIFY(properties->height() > empty);
      QVERIFY(isSettled(*m_window));
      if (i == 0) first = properties->height();
      QCOMPARE(properties->height(), first);
      m_window->selection()->clear();
      QTRY_COMPARE(properties->height(), empty);
    }
  }

  void everySampleOpens() {
    const QVector<Example> examples = exampleScenes();
    QVERIFY2(examples.size() >= 12, qPrintable(QString::number(examples.size())));
    for (const Example& example : examples) {
      QVERIFY2(!example.notes.isEmpty(), qPrintable(example.path));
      QVERIFY2(m_window->files()->openPath(example.path), qPrintable(example.path));
      QVERIFY(m_window->document()->filePath().isEmpty());
      QTest::qWait(1);
    }
  }

  void galleryOpensTheChosenScene() {
    // Each scene has a picture; a few look alike.
    int scenes = 0;
    QSet<QByteArray> pictures;
    whenModal([&](QWidget* widget) {
      auto* list = widget->findChild<QListWidget*>(QStringLiteral("exampleList"));
      for (int row = 0; row < list->count(); ++row) {
        const QListWidgetItem* item = list->item(row);
        if (!item->flags().testFlag(Qt::ItemIsEnabled)) continue;
        ++scenes;
        const QImage picture = item->icon().pixmap(list->iconSize()).toImage();
        pictures << QByteArray(reinterpret_cast<const char*>(picture.constBits()),
                               picture.sizeInBytes());
      }
      list->setFocus();
      QTest::keyClick(list, Qt::Key_Down);
      QTest::keyClick(list, Qt::Key_Return);
    });
    const Scene before = m_window->document()->scene();
    trigger("actionExamples");
    QVERIFY(!identical(before, m_window->document()->scene()));
    QCOMPARE(scenes, exampleScenes().size());
    QVERIFY2(pictures.size() > scenes / 2, qPrintable(QString::number(pictures.size())));
    QVERIFY(!pictures.contains(QByteArray()));
  }

  void theFrameRateCountsPictures() {
    auto* rate = m_window->findChild<QLabel*>(QStringLiteral("frameRate"));
    QVERIFY(!rate->isVisible());
    trigger("actionFrameRate");
    QVERIFY(rate->isVisible());
    QTRY_COMPARE(rate->text(), QStringLiteral("0 fps"));
    trigger("actionViewTop");
    QTRY_VERIFY(rate->text() != QStringLiteral("0 fps"));
    QTRY_COMPARE(rate->text(), QStringLiteral("0 fps"));
    trigger("actionFrameRate");
    QVERIFY(!rate->isVisible());
  }

  void addUndoRedo() {
    const Scene before = m_window->document()->scene();
    trigger("actionAddTriangle");
    trigger("actionAddBox");
    QCOMPARE(m_window->document()->scene().objects.size(), before.objects.size() + 2);
    QVERIFY(m_window->isWindowModified());
    QVERIFY(action("actionUndo")->text().contains(QStringLiteral("box")));
    const Scene after = m_window->document()->scene();
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(identical(withoutCamera(before), withoutCamera(m_window->document()->scene())));
    QVERIFY(!action("actionUndo")->isEnabled());
    trigger("actionRedo");
    trigger("actionRedo");
    QVERIFY(identical(withoutCamera(after), withoutCamera(m_window->document()->scene())));
  }

  void copyPasteCutDelete() {
    const std::size_t count = m_window->document()->scene().objects.size();
    trigger("actionSelectAll");
    trigger("actionCopy");
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("\"triangle\"")));
    trigger("actionPaste");
    QCOMPARE(m_window->document()->scene().objects.size(), 2 * count);
    trigger("actionCut");
    QCOMPARE(m_window->document()->scene().objects.size(), count);
    trigger("actionSelectAll");
    trigger("actionDuplicate");
    QCOMPARE(m_window->document()->scene().objects.size(), 2 * count);
    trigger("actionDelete");
    QCOMPARE(m_window->document()->scene().objects.size(), count);
    QApplication::clipboard()->setText(QStringLiteral("no objects"));
    bool reported = false;
    whenModal([&reported](QWidget* widget) {
      reported = true;
      widget->close();
    });
    trigger("actionPaste");
    QVERIFY(reported);
    QCOMPARE(m_window->document()->scene().objects.size(), count);
  }

  void malformedFileLeavesTheSceneAlone() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bad.hairline.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"hairline-scene\",\n \"version\": 1, oops}");
    file.close();
    const Scene before = m_window->document()->scene();
    QString message;
    whenModal([&message](QWidget* widget) {
      message = qobject_cast<QMessageBox*>(widget)->informativeText();
      widget->close();
    });
    QVERIFY(!m_window->files()->openPath(path));
    QVERIFY2(message.contains(QStringLiteral("bad.hairline.json")), qPrintable(message));
    QVERIFY2(message.contains(QStringLiteral("line 2")), qPrintable(message));
    QVERIFY(identical(before, m_window->document()->scene()));
  }

  void unsavedChangesAreAskedAbout_data() {
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("closes");
    QTest::newRow("cancel") << int(QMessageBox::Cancel) << false;
    QTest::newRow("discard") << int(QMessageBox::Discard) << true;
    QTest::newRow("save") << int(QMessageBox::Save) << true;
  }
  void unsavedChangesAreAskedAbout() {
    QFETCH(int, answer);
    QFETCH(bool, closes);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("scene.hairline.json"));
    QVERIFY(m_window->document()->saveAs(path, nullptr));
    trigger("actionAddBox");
    const Scene changed = m_window->document()->scene();
    bool asked = false;
    whenModal([&asked, answer](QWidget* widget) {
      asked = true;
      auto* box = qobject_cast<QMessageBox*>(widget);
      QTest::mouseClick(box->button(QMessageBox::StandardButton(answer)), Qt::LeftButton);
    });
    QCOMPARE(m_window->close(), closes);
    QVERIFY(asked);
    const Result<Scene> saved = readSceneFile(path.toStdString());
    QVERIFY(bool(saved));
    QCOMPARE(saved->objects.size() == changed.objects.size(), answer == QMessageBox::Save);
  }

  void failedSaveIsReportedAndLosesNothing() {
    trigger("actionAddBox");
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("inner/scene.hairline.json"));
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("inner")));
    QVERIFY(m_window->document()->saveAs(path, nullptr));
    trigger("actionAddBox");
    QVERIFY(QDir(folder.filePath(QStringLiteral("inner"))).removeRecursively());
    const Scene before = m_window->document()->scene();
    QString message;
    whenModal([&message](QWidget* widget) {
      message = qobject_cast<QMessageBox*>(widget)->informativeText();
      widget->close();
    });
    trigger("actionSave");
    QVERIFY2(message.contains(QStringLiteral("scene.hairline.json")), qPrintable(message));
    QVERIFY(identical(before, m_window->document()->scene()));
    QVERIFY(m_window->isWindowModified());
  }

  void savedScenesAreRecent() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("scene.hairline.json"));
    QVERIFY(m_window->document()->saveAs(path, nullptr));
    trigger("actionAddBox");
    trigger("actionSave");
    QCOMPARE(m_window->files()->recentFiles().value(0), path);
    trigger("actionNew");
    QVERIFY(m_window->document()->scene().objects.empty());
    QMenu menu;
    m_window->files()->fillRecentMenu(&menu);
    menu.actions().front()->trigger();
    QCOMPARE(m_window->document()->filePath(), path);
  }

  void treeSelectsAndRenames() {
    auto* tree = m_window->findChild<QTreeWidget*>(QStringLiteral("objectTree"));
    QTreeWidgetItem* item = tree->topLevelItem(1);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                      tree->visualItemRect(item).topLeft() + QPoint(40, 8));
    QCOMPARE(m_window->selection()->ids(),
             SelectionIds{m_window->document()->scene().objects[1].id});
    const QRect eye = tree->visualRect(tree->model()->index(1, 2));
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, eye.center());
    QVERIFY(!m_window->document()->scene().objects[1].visible);
    m_window->selection()->set(m_window->document()->scene().objects[0].id);
    QVERIFY(tree->topLevelItem(0)->isSelected());
    QVERIFY(!tree->topLevelItem(1)->isSelected());
    tree->topLevelItem(0)->setText(0, QStringLiteral("tip"));
    QCOMPARE(m_window->document()->scene().objects[0].name, std::string("tip"));
  }

  void notesAreEditedAsOneStep() {
    auto* edit = m_window->findChild<QToolButton*>(QStringLiteral("editNotesButton"));
    auto* text = m_window->findChild<QPlainTextEdit*>(QStringLiteral("notesText"));
    auto* page = m_window->findChild<QTextBrowser*>(QStringLiteral("notesPage"));
    const std::string before = m_window->document()->scene().notes;
    QTest::mouseClick(edit, Qt::LeftButton);
    QVERIFY(text->isVisible());
    QTest::keyClicks(text, QStringLiteral("Mind this. "));
    QTest::mouseClick(edit, Qt::LeftButton);
    QVERIFY(page->isVisible());
    QVERIFY(page->toPlainText().contains(QStringLiteral("Mind this.")));
    QCOMPARE(m_window->document()->undoStack()->count(), 1);
    trigger("actionUndo");
    QCOMPARE(m_window->document()->scene().notes, before);
    QVERIFY(!page->toPlainText().contains(QStringLiteral("Mind this.")));
  }

  void withoutNotesTheirRoomIsTheListsOwn() {
    auto* list = m_window->findChild<QTreeWidget*>(QStringLiteral("objectTree"));
    auto* page = m_window->findChild<QTextBrowser*>(QStringLiteral("notesPage"));
    auto* edit = m_window->findChild<QToolButton*>(QStringLiteral("editNotesButton"));
    QVERIFY(page->isVisible());
    const int height = list->height();
    m_window->document()->setScene(Scene());
    QTRY_VERIFY(!page->isVisible());
    QTRY_VERIFY(list->height() > height + 60);
    auto* text = m_window->findChild<QPlainTextEdit*>(QStringLiteral("notesText"));
    QTest::mouseClick(edit, Qt::LeftButton);
    QTRY_VERIFY(text->isVisible() && text->height() > 40);
    QTest::keyClicks(text, QStringLiteral("Mind this."));
    QTest::mouseClick(edit, Qt::LeftButton);
    QTRY_VERIFY(page->isVisible());
    trigger("actionUndo");
    QTRY_VERIFY(!page->isVisible());
  }

  void selectedPairIsAskedAbout() {
    trigger("actionAddBox");
    const Scene& scene = m_window->document()->scene();
    m_window->selection()->clear();
    QVERIFY(!action("actionFocusPair")->isEnabled());
    m_window->selection()->set({scene.objects[0].id, scene.objects.back().id});
    QVERIFY(action("actionFocusPair")->isEnabled());
    trigger("actionFocusPair");
    m_window->runner()->flush();
    QVERIFY(m_window->runner()->focus() != nullptr);
    QCOMPARE(m_window->runner()->focus()->b, scene.objects.back().id);
    // A single object is paired with the first of the active pair.
    const std::string first = m_window->runner()->focus()->a;
    QVERIFY(m_window->runner()->focus()->b != scene.objects[1].id);
    m_window->selection()->set(scene.objects[1].id);
    QVERIFY(action("actionFocusPair")->isEnabled());
    QVERIFY(action("actionFocusPair")->toolTip().contains(QStringLiteral(" and ")));
    trigger("actionFocusPair");
    m_window->runner()->flush();
    QCOMPARE(m_window->runner()->focus()->a, first);
    QCOMPARE(m_window->runner()->focus()->b, scene.objects[1].id);
    // The selected object is already in the pair, so the command is disabled.
    QVERIFY(!action("actionFocusPair")->isEnabled());
    QVERIFY(!action("actionFocusPair")->toolTip().isEmpty());
  }

  void threePlanesAreAskedAbout() {
    for (int i = 0; i < 3; ++i) trigger("actionAddPlane");
    SelectionIds planes;
    for (const SceneObject& object : m_window->document()->scene().objects) {
      if (std::holds_alternative<Plane<double>>(object.shape)) planes.push_back(object.id);
    }
    QCOMPARE(planes.size(), std::size_t(3));
    trigger("actionPinFocus");
    m_window->selection()->set(planes);
    QVERIFY(action("actionFocusPair")->isEnabled());
    trigger("actionFocusPair");
    m_window->runner()->flush();
    QCOMPARE(m_window->runner()->focus()->c, planes[2]);
    m_window->selection()->set(
        SelectionIds{planes[0], planes[1], m_window->document()->scene().objects[0].id});
    QVERIFY(!action("actionFocusPair")->isEnabled());
    QVERIFY(action("actionFocusPair")->toolTip().contains(QStringLiteral("three planes")));
  }

  void savingTakesWhatIsBeingTyped() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("scene.hairline.json"));
    QVERIFY(m_window->document()->saveAs(path, nullptr));
    m_window->selection()->set(m_window->document()->scene().objects[0].id);
    auto* field = m_window->findChild<NumberField*>(QStringLiteral("/vertices/0/0"));
    QVERIFY(field != nullptr);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("0.123"));
    QTest::keyClick(field, Qt::Key_S, Qt::ControlModifier);
    const Result<Scene> saved = readSceneFile(path.toStdString());
    QVERIFY(bool(saved));
    QCOMPARE(std::get<Triangle<double>>(saved->objects[0].shape).vertices[0][0], 0.123);
    QVERIFY(field->hasFocus());
  }

  void resetLayoutBringsTheDocksBack() {
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>()) dock->hide();
    dock("verdictsDock")->setFloating(true);
    m_window->addDockWidget(Qt::LeftDockWidgetArea, dock("explainDock"));
    trigger("actionResetLayout");
    QTest::qWait(50);
    for (const char* name : {"sceneDock", "propertiesDock", "verdictsDock", "explainDock"}) {
      QVERIFY2(dock(name)->isVisible() && !dock(name)->isFloating(), name);
    }
    QCOMPARE(m_window->dockWidgetArea(dock("sceneDock")), Qt::LeftDockWidgetArea);
    QCOMPARE(m_window->dockWidgetArea(dock("explainDock")), Qt::RightDockWidgetArea);
    QVERIFY(m_window->view()->width() > m_window->width() / 3);
    QCOMPARE(m_window->size(), QSize(1280, 720));
  }

  // By the tabs in the menu bar, at the size of a small laptop.
  void workspacesHavePanelsOfTheirOwn() {
    m_window->resize(1366, 768);
    QTest::qWait(50);
    auto* strip = m_window->findChild<QTabBar*>(QStringLiteral("workspaceStrip"));
    QVERIFY(strip->isVisible());
    QVERIFY(strip->mapTo(m_window.get(), strip->rect().bottomRight()).x() < 1366);
    const auto choose = [&](int tab) {
      QTest::mouseClick(strip, Qt::LeftButton, {}, strip->tabRect(tab).center());
      QCoreApplication::processEvents();
      QCOMPARE(strip->currentIndex(), tab);
    };
    const char* inFront[] = {"verdictsDock", "lessonDock", "voxelsDock", "hierarchyDock"};
    QCOMPARE(strip->count(), int(std::size(inFront)));
    for (const int tab : {1, 2, 3, 0}) {
      choose(tab);
      const QDockWidget* front = dock(inFront[tab]);
      const auto isSeen = [&] {
        const QPoint middle = front->mapTo(m_window.get(), front->rect().center());
        return front->isVisible() && front->isAncestorOf(m_window->childAt(middle));
      };
      QTRY_VERIFY2(isSeen(), inFront[tab]);
      QVERIFY(m_window->view()->width() > m_window->width() / 3);
      // No panel's tab is out of sight.
      for (const QTabBar* bar : m_window->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
        if (!bar->isVisible()) continue;
        int wanted = 0;
        for (int i = 0; i < bar->count(); ++i) wanted += bar->tabRect(i).width();
        QVERIFY2(wanted <= bar->width(), inFront[tab]);
      }
    }
    // Changes in one workspace stay there, and only there.
    dock("propertiesDock")->close();
    choose(2);
    QVERIFY(dock("propertiesDock")->isVisible());
    choose(0);
    QVERIFY(!dock("propertiesDock")->isVisible());
    trigger("actionResetLayout");
    QVERIFY(dock("propertiesDock")->isVisible());
    trigger("actionWorkspace-hierarchy");
    QCoreApplication::processEvents();
    QCOMPARE(strip->currentIndex(), 3);
  }

  void workspacesOfOnesOwnAreRemembered() {
    const auto strip = [](const MainWindow& window) {
      return window.findChild<QTabBar*>(QStringLiteral("workspaceStrip"));
    };
    dock("sceneDock")->close();
    QTimer::singleShot(0, this, [] {
      auto* asked = QApplication::activeModalWidget();
      QTest::keyClicks(asked->findChild<QLineEdit*>(), QStringLiteral("a & b"));
      QTest::keyClick(asked, Qt::Key_Return);
    });
    trigger("actionSaveWorkspace");
    QCoreApplication::processEvents();
    QCOMPARE(strip(*m_window)->count(), 5);
    QCOMPARE(strip(*m_window)->currentIndex(), 4);
    QTest::mouseClick(strip(*m_window), Qt::LeftButton, {}, strip(*m_window)->tabRect(2).center());
    QVERIFY(dock("sceneDock")->isVisible());
    QVERIFY(m_window->close());
    MainWindow again;
    again.show();
    QCOMPARE(strip(again)->currentIndex(), 2);
    QTest::mouseClick(strip(again), Qt::LeftButton, {}, strip(again)->tabRect(4).center());
    QCoreApplication::processEvents();
    const auto* scene = again.findChild<QDockWidget*>(QStringLiteral("sceneDock"));
    QVERIFY(!scene->isVisible());
    again.findChild<QAction*>(QStringLiteral("actionDeleteWorkspace"))->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(strip(again)->count(), 4);
    QVERIFY(!scene->isVisible());
  }

  void layoutIsRemembered() {
    dock("explainDock")->hide();
    QVERIFY(m_window->close());
    MainWindow again;
    again.show();
    QVERIFY(!again.findChild<QDockWidget*>(QStringLiteral("explainDock"))->isVisible());
    QVERIFY(again.findChild<QDockWidget*>(QStringLiteral("sceneDock"))->isVisible());
  }

  void viewsLegendAndSnappingAreRemembered() {
    const auto legend = [](const MainWindow& window) {
      return window.findChild<QToolBar*>(QStringLiteral("legendBar"));
    };
    QVERIFY(legend(*m_window)->isVisible());
    QCOMPARE(m_window->view()->layoutOfPanes(), ViewLayout::one);
    trigger("actionLegend");
    trigger("actionFourViews");
    trigger("actionSnapDrags");
    trigger("actionGrid");
    QVERIFY(m_window->close());
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(!legend(*m_window)->isVisible());
    QVERIFY(!action("actionLegend")->isChecked());
    QCOMPARE(m_window->view()->layoutOfPanes(), ViewLayout::four);
    QVERIFY(action("actionFourViews")->isChecked());
    QVERIFY(m_window->view()->tool()->pointer().snapping);
    QVERIFY(action("actionSnapDrags")->isChecked());
    QVERIFY(!action("actionGrid")->isChecked());
    trigger("actionLegend");
    trigger("actionOneView");
    QVERIFY(m_window->close());
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(legend(*m_window)->isVisible());
    QCOMPARE(m_window->view()->layoutOfPanes(), ViewLayout::one);
  }

  void themesChangeEverything() {
    trigger("actionThemeDark");
    QVERIFY(Theme::current().dark);
    QTRY_VERIFY(m_window->palette().color(QPalette::Window).lightnessF() < 0.3f);
    trigger("actionThemeLight");
    QTRY_VERIFY(m_window->palette().color(QPalette::Window).lightnessF() > 0.8f);
  }

  void opensAndClosesFiftyTimes() {
    m_window.reset();
    for (int i = 0; i < 50; ++i) {
      MainWindow window;
      QVERIFY(window.files()->openPath(startScenePath()));
      window.show();
      QTest::qWait(10);
      QVERIFY(window.close());
    }
  }

 private:
  QAction* action(const char* name) const {
    return m_window->findChild<QAction*>(QLatin1String(name));
  }
  void trigger(const char* name) const { action(name)->trigger(); }
  QDockWidget* dock(const char* name) const {
    return m_window->findChild<QDockWidget*>(QLatin1String(name));
  }
  static Scene withoutCamera(Scene scene) {
    scene.camera = Json::object();
    return scene;
  }
  /// Runs when a dialog opens; if none does, the test ends by its timeout.
  static void whenModal(const std::function<void(QWidget*)>& answer) {
    QTimer::singleShot(100, qApp, [answer] {
      QWidget* widget = QApplication::activeModalWidget();
      if (widget != nullptr) answer(widget);
    });
  }

  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestMainWindow, display);

#include "test_main_window.moc"
