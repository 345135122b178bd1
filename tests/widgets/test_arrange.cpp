#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QWindow>
#include <cmath>

#include "core/scene/scene_file.h"
#include "core/solve/contact.h"
#include "tests/support/test_class.h"
#include "widgets/document/object_lock.h"
#include "widgets/objects/number_field.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/main_window.h"

using namespace hairline;

/// The menu Arrange and the measuring tool, by keys, menus and the mouse in the view.
class TestArrange : public QObject {
  Q_OBJECT

  using V = Vector3<double>;
  using Box = Aabb<double>;
  using Tri = Triangle<double>;

 private slots:
  void init() {
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    Scene scene;
    scene.objects = {makeObject(Tri{{{{-1.3, 0.1, 0.2}, {-2, 1, 0.3}, {-1.7, 0, 1.1}}}}),
                     makeObject(Box{{0.1, 0, 0}, {1, 1, 1}}),
                     makeObject(Sphere<double>{{0.5, 0.5, 3}, 0.7})};
    const std::array<const char*, 3> ids{"t", "b", "s"};
    for (std::size_t i = 0; i < 3; ++i) scene.objects[i].id = ids[i];
    m_window->document()->setScene(scene);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QApplication::setActiveWindow(m_window.get());
    QTRY_VERIFY(m_window->view()->viewport()->viewSize().width() > 100);
    m_window->view()->setFocus();
  }
  void cleanup() { m_window.reset(); }

  void commandsSayWhyTheyCannotRun() {
    m_window->selection()->clear();
    for (const char* name : pairActions()) {
      QVERIFY(!action(name)->isEnabled());
      QVERIFY2(action(name)->toolTip().contains(QStringLiteral("Select two objects")), name);
    }
    QVERIFY(!action("actionSnapGrid")->isEnabled());
    m_window->selection()->set(SelectionIds{"t", "b"});
    for (const char* name : pairActions()) {
      QVERIFY(action(name)->isEnabled());
      QVERIFY(!action(name)->toolTip().contains(QStringLiteral("%")));
    }
    QVERIFY(action("actionTouch")->toolTip().contains(QStringLiteral("Move t ")));
    action("actionArrangeSwap")->trigger();
    QVERIFY(action("actionTouch")->toolTip().contains(QStringLiteral("Move b ")));
    m_window->document()->edit({}, [](Scene& scene) { setLocked(*find(scene, "b"), true); });
    QVERIFY(!action("actionTouch")->isEnabled());
    QVERIFY(action("actionTouch")->toolTip().contains(QStringLiteral("locked")));
    action("actionArrangeSwap")->trigger();
    QVERIFY(action("actionTouch")->isEnabled());
  }

  void noTwoActionsShareTheirKeys() {
    QMap<QString, QString> taken;
    for (const QAction* each : m_window->findChildren<QAction*>()) {
      if (each->shortcutContext() != Qt::WindowShortcut) continue;
      for (const QKeySequence& keys : each->shortcuts()) {
        const QString text = keys.toString();
        QVERIFY2(!taken.contains(text), qPrintable(text + taken.value(text) + each->objectName()));
        taken.insert(text, each->objectName());
      }
    }
  }

  void everyCommandIsOneStep_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("heading");
    QTest::newRow("grid") << "actionSnapGrid"
                          << "grid";
    QTest::newRow("vertex") << "actionSnapVertex"
                            << "exactly on a vertex of b";
    QTest::newRow("edge") << "actionSnapEdge"
                          << "exactly on an edge of b";
    QTest::newRow("face") << "actionSnapFace"
                          << "exactly on a face of b";
    QTest::newRow("touch") << "actionTouch"
                           << "t touches b exactly.";
    QTest::newRow("coplanar") << "actionCoplanar"
                              << "exactly in the plane of a face of b";
    QTest::newRow("collinear") << "actionCollinear"
                               << "exactly on the line of an edge of b";
    QTest::newRow("apart") << "actionUlpApart"
                           << "apart from b";
    QTest::newRow("into") << "actionUlpInto"
                          << "into b";
    for (const char* name : {"XUp", "XDown", "YUp", "YDown", "ZUp", "ZDown"}) {
      QTest::newRow(name) << QStringLiteral("actionNudge") + QLatin1String(name) << "next double";
    }
  }
  void everyCommandIsOneStep() {
    QFETCH(QString, name);
    QFETCH(QString, heading);
    m_window->selection()->set(SelectionIds{"t", "b"});
    const Scene before = scene();
    const int steps = m_window->document()->undoStack()->count();
    trigger(name.toLatin1().constData());
    const Scene after = scene();
    QVERIFY2(shown().contains(heading), qPrintable(shown()));
    QCOMPARE(message(), shown());
    QVERIFY(find(after, "t")->shape != find(before, "t")->shape);
    QCOMPARE(m_window->document()->undoStack()->count(), steps + 1);
    trigger("actionUndo");
    QVERIFY(identical(before, scene()));
    trigger("actionRedo");
    QVERIFY(identical(after, scene()));
    // What was done can be read and copied again.
    auto* copy = m_window->findChild<QPushButton*>(QStringLiteral("copyResult"));
    QVERIFY(copy->isVisible() && copy->isEnabled());
    QTest::mouseClick(copy, Qt::LeftButton);
    QVERIFY(QApplication::clipboard()->text().startsWith(shown()));
  }

  void touchByKeysAndTheVerdictAgrees() {
    m_window->selection()->set(SelectionIds{"t", "b"});
    QTest::keyClick(m_window->windowHandle(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    settle();
    const Scene after = scene();
    const Result<Contact> contact = contactOf(find(after, "t")->shape, find(after, "b")->shape);
    QVERIFY(contact && contact->state == ContactState::touching);
    QVERIFY(details().contains(QStringLiteral("confirms")));
    // Again nothing moves, and there is no step.
    const int steps = m_window->document()->undoStack()->count();
    trigger("actionTouch");
    QVERIFY(details().contains(QStringLiteral("nothing was moved")));
    QCOMPARE(m_window->document()->undoStack()->count(), steps);
    trigger("actionUlpApart");
    const Result<Contact> apart = contactOf(find(scene(), "t")->shape, find(scene(), "b")->shape);
    QVERIFY(apart && apart->state == ContactState::apart);
    QVERIFY(details().contains(QStringLiteral("hexadecimal 0x1")));
    trigger("actionUlpInto");
    const Result<Contact> into = contactOf(find(scene(), "t")->shape, find(scene(), "b")->shape);
    QVERIFY(into && into->state == ContactState::overlapping);
  }

  void roundSolidsGoToWhereTheVerdictTurns() {
    m_window->document()->edit({}, [](Scene& edited) {
      find(edited, "t")->shape = Cylinder<double>{{-2, 0.1, 0.2}, {-2, 1, 0.3}, 0.5};
    });
    m_window->selection()->set(SelectionIds{"t", "b"});
    trigger("actionTouch");
    QVERIFY2(shown().contains(QStringLiteral("just touches b")), qPrintable(shown()));
    QVERIFY(exactVerdict(find(scene(), "t")->shape, find(scene(), "b")->shape) == true);
    trigger("actionUlpApart");
    QVERIFY2(shown().contains(QStringLiteral("just misses b")), qPrintable(shown()));
    QVERIFY(exactVerdict(find(scene(), "t")->shape, find(scene(), "b")->shape) == false);
  }

  void theOtherOneMovesOnWish() {
    m_window->selection()->set(SelectionIds{"t", "b"});
    const Scene before = scene();
    action("actionArrangeSwap")->trigger();
    trigger("actionTouch");
    QVERIFY(identical(find(before, "t")->shape, find(scene(), "t")->shape));
    QVERIFY(!identical(find(before, "b")->shape, find(scene(), "b")->shape));
    action("actionArrangeSwap")->trigger();
  }

  void whatCannotBeIsReportedAndLeavesNoStep() {
    m_window->selection()->set(SelectionIds{"s", "b"});
    const Scene before = scene();
    trigger("actionCoplanar");
    QVERIFY(shown().contains(QStringLiteral("nothing was changed")));
    QVERIFY(details().contains(QStringLiteral("made coplanar")));
    QVERIFY(identical(before, scene()));
    QVERIFY(!m_window->document()->undoStack()->canUndo());
  }

  void theNumberUnderTheCursorIsNudged() {
    m_window->selection()->set("b");
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    auto* dock = m_window->findChild<QWidget*>(QStringLiteral("propertiesDock"));
    NumberField* first = nullptr;
    for (NumberField* field : dock->findChildren<NumberField*>()) {
      if (first == nullptr && field->value() == 0.1) first = field;
    }
    QVERIFY(first != nullptr);
    trigger("actionNudgeNumberUp");
    QVERIFY(shown().contains(QStringLiteral("click one in Properties")));
    first->setFocus();
    trigger("actionNudgeNumberUp");
    QCOMPARE(std::get<Box>(find(scene(), "b")->shape).min[0], std::nextafter(0.1, 1.0));
    trigger("actionNudgeNumberDown");
    QCOMPARE(std::get<Box>(find(scene(), "b")->shape).min[0], 0.1);
  }

  void measuresBetweenCorners() {
    startMeasuring();
    click(pixelOf({-2, 1, 0.3}));
    click(pixelOf({0.1, 0, 1}));
    QTRY_COMPARE(list()->count(), 1);
    QVERIFY2(list()->item(0)->text().contains(QStringLiteral("corner 1 of t – corner")),
             qPrintable(list()->item(0)->text()));
    const double distance = (V(-2, 1, 0.3) - V(0.1, 0, 1)).norm();
    QVERIFY(list()->item(0)->toolTip().contains(QString::number(distance, 'g', 17).left(10)));
    QVERIFY(list()->item(0)->toolTip().contains(QStringLiteral("exactly ")));
    // It is drawn, and follows its objects.
    QTRY_VERIFY(hasLabel(list()->item(0)->text().section(QStringLiteral(": "), 1)));
    const QString before = list()->item(0)->text();
    m_window->document()->edit({}, [](Scene& edited) {
      std::get<Tri>(find(edited, "t")->shape).vertices[1] = V(-5, 0, 1);
    });
    QVERIFY(list()->item(0)->text() != before);
    QVERIFY(list()->item(0)->text().endsWith(QStringLiteral("5.1")));
    // It is deleted with its objects, and restored with them.
    m_window->selection()->set("t");
    trigger("actionDelete");
    QCOMPARE(list()->count(), 0);
    trigger("actionUndo");
    QVERIFY(list()->item(0)->text().endsWith(QStringLiteral("5.1")));
    // A part that is no longer there cannot be measured, and says so.
    m_window->document()->edit({}, [](Scene& edited) {
      find(edited, "t")->shape = Point<double>{{1, 2, 3}};
    });
    QVERIFY(list()->item(0)->text().contains(QStringLiteral("gone")));
    // Nothing was selected or moved on the way, and Esc ends.
    QTest::keyClick(viewWindow(), Qt::Key_Escape);
    QVERIFY(!action("actionMeasure")->isChecked());
  }

  void measuresWholeObjectsAndAngles() {
    startMeasuring();
    click(pixelOf({0.5, 0.5, 3}), Qt::ControlModifier);
    click(pixelOf({0.5, 0.2, 1}), Qt::ControlModifier);
    QTRY_COMPARE(list()->count(), 1);
    QVERIFY2(list()->item(0)->text().contains(QStringLiteral("s – b: 1.3")),
             qPrintable(list()->item(0)->text()));
    click(pixelOf({0.1, 0, 1}));
    click(pixelOf({1, 0, 1}), Qt::ShiftModifier);
    click(pixelOf({1, 1, 1}));
    QTRY_COMPARE(list()->count(), 2);
    QVERIFY2(list()->item(1)->text().endsWith(QStringLiteral(": 90°")),
             qPrintable(list()->item(1)->text()));
    auto* copy = m_window->findChild<QPushButton*>(QStringLiteral("copyMeasurements"));
    QTest::mouseClick(copy, Qt::LeftButton);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("nearest points by")));
    list()->setFocus();
    list()->setCurrentRow(1);
    QTest::mouseClick(m_window->findChild<QPushButton*>(QStringLiteral("deleteMeasurements")),
                      Qt::LeftButton);
    QCOMPARE(list()->count(), 1);
    QTest::mouseClick(m_window->findChild<QPushButton*>(QStringLiteral("clearMeasurements")),
                      Qt::LeftButton);
    QCOMPARE(list()->count(), 0);
  }

  void measurementsAreKeptWithTheScene() {
    startMeasuring();
    click(pixelOf({-2, 1, 0.3}));
    click(pixelOf({0.1, 0, 1}));
    QTRY_COMPARE(list()->count(), 1);
    click(pixelOf({0.1, 0, 1}));
    click(pixelOf({1, 0, 1}), Qt::ShiftModifier);
    click(pixelOf({1, 1, 1}));
    QTRY_COMPARE(list()->count(), 2);
    click(pixelOf({0.5, 0.4, 1}));
    click(pixelOf({0.1, 0, 0.4}));
    QTRY_COMPARE(list()->count(), 3);
    QTest::keyClick(viewWindow(), Qt::Key_Escape);
    // Each is a step of its own, which undo names.
    QCOMPARE(m_window->document()->undoStack()->undoText(), QStringLiteral("Measure distance"));
    trigger("actionUndo");
    QCOMPARE(list()->count(), 2);
    QCOMPARE(m_window->document()->undoStack()->undoText(), QStringLiteral("Measure angle"));
    trigger("actionRedo");
    const QStringList lines = linesOf(list());
    QCOMPARE(lines.size(), 3);
    // Read back from a file, from one with hexadecimal floats too, they say the same.
    for (const bool hexadecimal : {false, true}) {
      const Result<Scene> read = parseScene(writeScene(scene(), {.hexadecimal = hexadecimal}));
      QVERIFY(read);
      m_window->document()->newScene();
      QCOMPARE(list()->count(), 0);
      m_window->document()->setScene(*read);
      QCOMPARE(linesOf(list()), lines);
    }
    // Foreign entries of that list are kept.
    m_window->document()->edit({}, [](Scene& edited) {
      Json& kept = edited.unknownFields["measurements"];
      kept.insert(kept.begin(), Json{{"by", "somebody else"}});
    });
    QCOMPARE(linesOf(list()), lines);
    list()->setCurrentRow(1);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(list()->count(), 2);
    QCOMPARE(scene().unknownFields["measurements"].size(), std::size_t(3));
    QVERIFY(scene().unknownFields["measurements"][0]["by"] == "somebody else");
    QTest::mouseClick(child<QPushButton>("clearMeasurements"), Qt::LeftButton);
    QCOMPARE(list()->count(), 0);
    QCOMPARE(scene().unknownFields["measurements"].size(), std::size_t(1));
    trigger("actionUndo");
    trigger("actionUndo");
    QCOMPARE(linesOf(list()), lines);
  }

  void whatChangedWhileItWasSolvedIsLeftAlone() {
    m_window->selection()->set(SelectionIds{"t", "b"});
    action("actionTouch")->trigger();
    m_window->document()->edit(QStringLiteral("Other"), [](Scene& edited) {
      std::get<Tri>(find(edited, "t")->shape).vertices[1] = V(-5, 0, 1);
    });
    const Scene before = scene();
    settle();
    QVERIFY(identical(before, scene()));
    QVERIFY2(details().contains(QStringLiteral("changed while")), qPrintable(details()));
    QCOMPARE(m_window->document()->undoStack()->undoText(), QStringLiteral("Other"));
  }

  void solvingCanBeCancelled() {
    m_window->selection()->set(SelectionIds{"t", "b"});
    const Scene before = scene();
    action("actionTouch")->trigger();
    QVERIFY(m_window->jobs()->isBusy(Task::arrange));
    m_window->jobs()->find(Task::arrange)->cancel();
    QVERIFY(shown().contains(QStringLiteral("cancelled")));
    QCoreApplication::processEvents();
    QVERIFY(identical(before, scene()));
    // And be asked for again.
    trigger("actionTouch");
    QVERIFY(!identical(before, scene()));
  }

  void escapeGoesBackOnePoint() {
    startMeasuring();
    click(pixelOf({-2, 1, 0.3}));
    QTRY_VERIFY(hint().contains(QStringLiteral("Measure from corner 1 of t")));
    QTest::keyClick(viewWindow(), Qt::Key_Escape);
    QVERIFY(action("actionMeasure")->isChecked());
    QTRY_VERIFY(hint().startsWith(QStringLiteral("Measure: click")));
    QTest::keyClick(viewWindow(), Qt::Key_Escape);
    QVERIFY(!action("actionMeasure")->isChecked());
  }

 private:
  static std::vector<const char*> pairActions() {
    return {"actionSnapVertex", "actionSnapEdge",  "actionSnapFace", "actionTouch",
            "actionCoplanar",   "actionCollinear", "actionUlpApart", "actionUlpInto"};
  }
  QAction* action(const char* name) const {
    return m_window->findChild<QAction*>(QLatin1String(name));
  }
  void trigger(const char* name) const {
    action(name)->trigger();
    settle();
  }
  /// Waits for the result of the background job.
  void settle() const { QTRY_VERIFY(!m_window->jobs()->isBusy(Task::arrange)); }
  Scene scene() const {
    Scene copy = m_window->document()->scene();
    copy.camera = Json::object();
    return copy;
  }
  template <typename T>
  T* child(const char* name) const {
    return m_window->findChild<T*>(QLatin1String(name));
  }
  QString shown() const { return child<QLabel>("arrangeHeading")->text(); }
  QString details() const { return child<QPlainTextEdit>("arrangeDetails")->toPlainText(); }
  QString message() const { return child<QLabel>("statusMessage")->text(); }
  QString hint() const { return child<QLabel>("statusHint")->text(); }
  QListWidget* list() const { return child<QListWidget>("measureList"); }

  static QStringList linesOf(const QListWidget* list) {
    QStringList lines;
    for (int i = 0; i < list->count(); ++i) lines << list->item(i)->text();
    return lines;
  }
  QPointF pixelOf(const V& point) const { return *m_window->view()->viewState().project(point); }
  bool hasLabel(const QString& text) const {
    for (const DrawLabel& label : m_window->view()->viewport()->drawList().labels) {
      if (label.text == text) return true;
    }
    return false;
  }
  static QWindow* viewWindow() {
    for (QWindow* window : QGuiApplication::allWindows()) {
      if (window->surfaceType() == QSurface::OpenGLSurface && window->isVisible() &&
          window->parent() != nullptr) {
        return window;
      }
    }
    return nullptr;
  }
  void startMeasuring() {
    QTest::keyClick(viewWindow(), Qt::Key_M);
    QVERIFY(action("actionMeasure")->isChecked());
  }
  static void click(const QPointF& pixel, Qt::KeyboardModifiers modifiers = {}) {
    QWindow* window = viewWindow();
    const QPoint place = pixel.toPoint();
    QTest::mouseMove(window, place);
    QTest::mouseClick(window, Qt::LeftButton, modifiers, place);
  }

  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestArrange, display);

#include "test_arrange.moc"
