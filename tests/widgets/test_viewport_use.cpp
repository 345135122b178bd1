#include <QAction>
#include <QApplication>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QWindow>
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "tests/support/test_class.h"
#include "tests/widgets/viewport_sample.h"
#include "widgets/viewport/draw_helpers.h"
#include "widgets/viewport/orientation_gizmo.h"
#include "widgets/viewport/viewport.h"

using namespace hairline;
using namespace hairline::testing;

namespace {

void turnWheel(QWindow* window, const QPointF& pixel, int steps) {
  QWheelEvent event(pixel, window->mapToGlobal(pixel), {}, {0, 120 * steps}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(window, &event);
}

// Writes down what it is given.
class Notes : public ViewportTool {
 public:
  bool mousePressed(const ViewportMouse& mouse) override {
    text += QStringLiteral("press %1 ").arg(mouse.pixel.x());
    return true;
  }
  bool mouseMoved(const ViewportMouse& mouse) override {
    if (mouse.buttons != Qt::NoButton) text += QStringLiteral("move %1 ").arg(mouse.pixel.x());
    return true;
  }
  bool mouseReleased(const ViewportMouse& mouse) override {
    text += QStringLiteral("release %1 ").arg(mouse.pixel.x());
    return true;
  }
  bool keyPressed(QKeyEvent& event) override {
    text += QStringLiteral("key %1 ").arg(event.key());
    return event.key() == Qt::Key_Escape;
  }
  void dragCancelled() override { text += QStringLiteral("cancelled "); }
  QString text;
};

long residentKilobytes() {
  QFile file(QStringLiteral("/proc/self/statm"));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  return file.readAll().split(' ').at(1).toLong() * 4;
}

}  // namespace

/// Use of the viewport: mouse, keys, focus, showing and hiding.
class TestViewportUse : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void mouseMovesTheCamera();
  void wheelKeepsThePointUnderTheCursor();
  void leftButtonAndKeysAreTheTools();
  void clickTakesTheFocus();
  void gizmoTurnsToAnAxis();
  void grabbingAHiddenViewAnswers();
  void memoryStaysLevel();
  void opensAndClosesManyTimes();
};

void TestViewportUse::initTestCase() {
  QString reason;
  QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
}

void TestViewportUse::mouseMovesTheCamera() {
  Viewport viewport;
  show(viewport, ViewTheme::light());
  QWindow* window = nativeView(viewport);
  QVERIFY(window != nullptr);
  QSignalSpy changes(&viewport, &Viewport::cameraChanged);
  const QImage before = viewport.grabImageNow();
  Camera camera = viewport.camera();

  QTest::mousePress(window, Qt::MiddleButton, {}, {400, 300});
  QTest::mouseMove(window, {460, 330});
  QTest::mouseRelease(window, Qt::MiddleButton, {}, {460, 330});
  QTRY_VERIFY(changes.count() > 0);
  QVERIFY(viewport.camera().yaw != camera.yaw);
  QVERIFY(viewport.camera().pitch > camera.pitch);
  QCOMPARE(viewport.camera().target, camera.target);
  QVERIFY(difference(before, viewport.grabImageNow()) > 0.02);

  camera = viewport.camera();
  QTest::mousePress(window, Qt::RightButton, {}, {400, 300});
  QTest::mouseMove(window, {430, 300});
  QTest::mouseRelease(window, Qt::RightButton, {}, {430, 300});
  QTRY_VERIFY(viewport.camera().target != camera.target);
  const QPointF shifted = viewport.camera().project(camera.target, viewport.viewSize()).value();
  QVERIFY(std::abs(shifted.x() - 480) < 1e-6);

  // A right click without movement opens a menu.
  QSignalSpy menus(&viewport, &Viewport::contextMenuRequested);
  camera = viewport.camera();
  QTest::mouseClick(window, Qt::RightButton, {}, {400, 300});
  QTRY_COMPARE(menus.count(), 1);
  QCOMPARE(viewport.camera(), camera);
}

void TestViewportUse::wheelKeepsThePointUnderTheCursor() {
  Viewport viewport;
  show(viewport, ViewTheme::light());
  const QPointF cursor(200, 500);
  const Eigen::Vector3d under(-1.2, -0.8, 0.4);
  viewport.setPointUnderCursor([&](const QPointF&, int) { return under; });
  Camera camera = viewport.camera();
  camera.target += under - camera.unproject(cursor, under, viewport.viewSize());
  viewport.setCamera(camera);
  turnWheel(nativeView(viewport), cursor, 3);
  QVERIFY(viewport.camera().distance < camera.distance);
  const QPointF after = viewport.camera().project(under, viewport.viewSize()).value();
  QVERIFY(std::hypot(after.x() - cursor.x(), after.y() - cursor.y()) < 1e-6);
}

void TestViewportUse::leftButtonAndKeysAreTheTools() {
  Viewport viewport;
  Notes notes;
  viewport.setTool(&notes);
  show(viewport, ViewTheme::light());
  QWindow* window = nativeView(viewport);
  const Camera camera = viewport.camera();
  QTest::mousePress(window, Qt::LeftButton, {}, {400, 300});
  QTest::mouseMove(window, {420, 300});
  QTest::mouseRelease(window, Qt::LeftButton, {}, {420, 300});
  QTRY_COMPARE(notes.text, QStringLiteral("press 400 move 420 release 420 "));
  QCOMPARE(viewport.camera(), camera);

  notes.text.clear();
  QTest::keyClick(window, Qt::Key_Escape);
  QTRY_COMPARE(notes.text, QStringLiteral("key %1 ").arg(int(Qt::Key_Escape)));

  notes.text.clear();
  QTest::mousePress(window, Qt::LeftButton, {}, {400, 300});
  viewport.hide();
  QTRY_COMPARE(notes.text, QStringLiteral("press 400 cancelled "));
}

void TestViewportUse::clickTakesTheFocus() {
  QWidget parent;
  QVBoxLayout layout(&parent);
  QLineEdit edit;
  Viewport viewport;
  layout.addWidget(&edit);
  layout.addWidget(&viewport);
  parent.resize(600, 500);
  parent.show();
  QVERIFY(QTest::qWaitForWindowExposed(&parent));
  Notes notes;
  viewport.setTool(&notes);
  QAction undo;
  undo.setShortcut(QKeySequence::Undo);
  parent.addAction(&undo);
  QSignalSpy undone(&undo, &QAction::triggered);
  edit.setFocus();
  parent.activateWindow();
  if (!QTest::qWaitForWindowActive(&parent, 1000)) QSKIP("no window manager gives focus here");
  QVERIFY(edit.hasFocus());
  QWindow* window = nullptr;
  for (QWindow* candidate : QGuiApplication::allWindows()) {
    if (candidate->surfaceType() == QSurface::OpenGLSurface) window = candidate;
  }
  QTest::mouseClick(window, Qt::LeftButton, {}, {100, 100});
  QTRY_VERIFY(!edit.hasFocus());
  QCOMPARE(QApplication::activeWindow(), &parent);
  // The keys go to the tool, and the window's shortcuts still work.
  QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE(undone.count(), 1);
  QTest::keyClick(window, Qt::Key_Escape);
  QTRY_VERIFY2(notes.text.contains(QStringLiteral("key %1").arg(int(Qt::Key_Escape))),
               qPrintable(notes.text));
}

void TestViewportUse::gizmoTurnsToAnAxis() {
  Viewport viewport;
  Notes notes;
  viewport.setTool(&notes);
  show(viewport, ViewTheme::light());
  QWindow* window = nativeView(viewport);
  const OrientationGizmo gizmo(viewport.camera(), viewport.viewSize());
  for (const OrientationGizmo::Ball& ball : gizmo.balls()) {
    if (ball.axis == 2 && ball.positive) {
      QTest::mouseClick(window, Qt::LeftButton, {}, ball.centre.toPoint());
    }
  }
  Camera top = viewport.camera();
  top.look(AxisView::top);
  QTRY_COMPARE(viewport.camera(), top);
  QCOMPARE(notes.text, QString());
}

void TestViewportUse::grabbingAHiddenViewAnswers() {
  Viewport viewport;
  viewport.resize(300, 200);
  QVERIFY(viewport.grabImageNow(200).isNull());
}

void TestViewportUse::memoryStaysLevel() {
  Viewport viewport;
  show(viewport, ViewTheme::light());
  viewport.resize(240, 180);
  const auto update = [&](int i) {
    DrawList list = sample(ViewTheme::light());
    list.triangles.front().corners[0].x() += 0.001 * i;
    // A text of its own for every frame, as when a number changes during a drag.
    list.labels.back().text = QStringLiteral("gap %1").arg(i);
    viewport.setDrawList(list);
    QTest::qWait(5);
  };
  for (int i = 0; i < 100; ++i) update(i);
  QVERIFY(!viewport.grabImageNow().isNull());
  const long before = residentKilobytes();
  for (int i = 100; i < 500; ++i) update(i);
  QVERIFY(!viewport.grabImageNow().isNull());
  const long grown = residentKilobytes() - before;
  qInfo("400 updates: %ld kB more", grown);
  QVERIFY2(grown < 30000, qPrintable(QString::number(grown)));
}

void TestViewportUse::opensAndClosesManyTimes() {
  for (int i = 0; i < 50; ++i) {
    auto viewport = std::make_unique<Viewport>();
    viewport->resize(200, 150);
    viewport->setDrawList(sample(ViewTheme::light()));
    viewport->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport.get()));
    // Some are closed in the middle of things.
    if (i % 5 == 0) QVERIFY(!viewport->grabImageNow().isNull());
    if (i % 5 == 1) viewport->grabImage([](const QImage&) {});
    if (i % 5 == 2) viewport->hide();
  }
}

HAIRLINE_TEST(TestViewportUse, display);

#include "test_viewport_use.moc"
