#include <QApplication>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>
#include <cmath>
#include <cstdio>

#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/scene_view.h"

using namespace hairline;
using Eigen::Vector3d;

namespace {

const Vector3d firstCorner{-1, 0.2, 0.3};

Scene sample() {
  Scene scene;
  SceneObject triangle =
      makeObject(Triangle<double>{{{firstCorner, {-0.4, -0.6, 1.6}, {-0.2, 1.9, 0.4}}}});
  triangle.id = std::string("t");
  SceneObject box = makeObject(Aabb<double>{{0, 0, 0}, {2, 1.5, 1}});
  box.id = std::string("b");
  scene.objects = {triangle, box};
  scene.focus = {"t", "b"};
  return scene;
}

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

}  // namespace

/// Drives the view with events of the window system's kind, as a user would.
class TestSceneView : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();

  void clickSelects();
  void clickAgainTakesWhatIsBehind();
  void modifiersAddToTheSelection();
  void tabCycles();
  void dragMovesACorner();
  void smallMovementsAreNoDrag();
  void dragDoesNotJumpAtItsStart();
  void dragOfTenMovesIsOneUndoStep();
  void escapeRestores();
  void dragBackToTheStartLeavesNoStep();
  void axisLockKeepsOtherCoordinates_data();
  void axisLockKeepsOtherCoordinates();
  void lockedPlaneKeepsOneCoordinate();
  void snappingLandsOnMultiples();
  void wholeObjectSnapsByItsCorner();
  void boxFaceStopsAtTheOther();
  void gizmoArrowMovesAlongItsAxis();
  void objectIsDraggedInTheViewPlane();
  void orthographicDragFollowsTheMouse();
  void freezeKeepsTheState();
  void lockedObjectsStay();
  void openingASceneEndsADrag();
  void arrowKeysNudge();
  void altNudgesByOneUlp();
  void viewKeysMoveTheCamera();
  void emptyDragTurnsTheView();
  void picturesFollow();
  void oneUpdateATurn();
  void hintsTellWhatTheMouseDoes();
  void cameraIsKeptWithTheScene();

 private:
  QPointF pixelOf(const Vector3d& point) const { return *m_view->viewState().project(point); }
  QWindow* window() const;
  void move(const QPointF& pixel, Qt::KeyboardModifiers modifiers = {});
  void press(const QPointF& pixel, Qt::KeyboardModifiers modifiers = {});
  void release(const QPointF& pixel, Qt::KeyboardModifiers modifiers = {});
  void click(const QPointF& pixel, Qt::KeyboardModifiers modifiers = {});
  void drag(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers modifiers = {});
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
  void mouse(QEvent::Type type, const QPointF& pixel, Qt::MouseButton button,
             Qt::KeyboardModifiers modifiers);
  const Triangle<double>& triangle() const {
    return std::get<Triangle<double>>(m_document->scene().objects[0].shape);
  }
  const Aabb<double>& box() const {
    return std::get<Aabb<double>>(m_document->scene().objects[1].shape);
  }

  std::unique_ptr<Document> m_document;
  std::unique_ptr<Selection> m_selection;
  std::unique_ptr<QueryRunner> m_runner;
  std::unique_ptr<TraceCursor> m_cursor;
  std::unique_ptr<SceneView> m_view;
  Qt::MouseButtons m_buttons;
};

void TestSceneView::init() {
  m_document = std::make_unique<Document>();
  m_document->setScene(sample());
  m_selection = std::make_unique<Selection>(m_document.get());
  m_runner = std::make_unique<QueryRunner>(m_document.get(), m_selection.get());
  m_cursor = std::make_unique<TraceCursor>();
  m_view = std::make_unique<SceneView>(m_document.get(), m_selection.get(), m_runner.get(),
                                       m_cursor.get());
  m_view->resize(800, 600);
  m_view->show();
  QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
  QTRY_COMPARE(m_view->viewport()->viewSize(), QSizeF(800, 600));
  QCoreApplication::processEvents();
}

void TestSceneView::cleanup() {
  m_view.reset();
  m_cursor.reset();
  m_runner.reset();
  m_selection.reset();
  m_document.reset();
}

QWindow* TestSceneView::window() const {
  for (QWindow* candidate : QGuiApplication::allWindows()) {
    if (candidate->surfaceType() == QSurface::OpenGLSurface && candidate->isVisible() &&
        candidate->parent() != nullptr) {
      return candidate;
    }
  }
  return nullptr;
}

void TestSceneView::mouse(QEvent::Type type, const QPointF& pixel, Qt::MouseButton button,
                          Qt::KeyboardModifiers modifiers) {
  QWindow* target = window();
  QVERIFY(target != nullptr);
  QMouseEvent event(type, pixel, target->mapToGlobal(pixel), button, m_buttons, modifiers);
  QCoreApplication::sendEvent(target, &event);
}

void TestSceneView::move(const QPointF& pixel, Qt::KeyboardModifiers modifiers) {
  mouse(QEvent::MouseMove, pixel, Qt::NoButton, modifiers);
}
void TestSceneView::press(const QPointF& pixel, Qt::KeyboardModifiers modifiers) {
  m_buttons = Qt::LeftButton;
  mouse(QEvent::MouseButtonPress, pixel, Qt::LeftButton, modifiers);
}
void TestSceneView::release(const QPointF& pixel, Qt::KeyboardModifiers modifiers) {
  m_buttons = Qt::NoButton;
  mouse(QEvent::MouseButtonRelease, pixel, Qt::LeftButton, modifiers);
}
void TestSceneView::click(const QPointF& pixel, Qt::KeyboardModifiers modifiers) {
  press(pixel, modifiers);
  release(pixel, modifiers);
}
void TestSceneView::drag(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers modifiers) {
  press(from, modifiers);
  for (int i = 1; i <= 10; ++i) move(from + (to - from) * i / 10, modifiers);
  release(to, modifiers);
}
void TestSceneView::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  QKeyEvent press(QEvent::KeyPress, key, modifiers);
  QCoreApplication::sendEvent(window(), &press);
  QKeyEvent release(QEvent::KeyRelease, key, modifiers);
  QCoreApplication::sendEvent(window(), &release);
}

void TestSceneView::clickSelects() {
  click(pixelOf({1, 0.75, 1}));
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
  click(pixelOf((triangle().vertices[0] + triangle().vertices[1]) / 2));
  QCOMPARE(m_selection->ids(), SelectionIds{"t"});
  click({5, 5});
  QVERIFY(m_selection->isEmpty());
  QVERIFY(!m_document->isModified());
}

void TestSceneView::clickAgainTakesWhatIsBehind() {
  Scene scene = sample();
  SceneObject inner = makeObject(Aabb<double>{{0.8, 0.55, 0.3}, {1.2, 0.95, 0.7}});
  inner.id = std::string("inner");
  scene.objects.push_back(inner);
  m_document->setScene(scene);
  QCoreApplication::processEvents();
  const QPointF pixel = pixelOf({1, 0.75, 0.5});
  const auto picks = pickAll(scene, m_view->viewState(), pixel);
  QCOMPARE(picks.size(), std::size_t{2});
  click(pixel);
  QCOMPARE(m_selection->current(), picks[0].id);
  click(pixel);
  QCOMPARE(m_selection->current(), picks[1].id);
  click(pixel);
  QCOMPARE(m_selection->current(), picks[0].id);
}

void TestSceneView::modifiersAddToTheSelection() {
  click(pixelOf({1, 0.75, 1}));
  click(pixelOf((triangle().vertices[0] + triangle().vertices[1]) / 2), Qt::ShiftModifier);
  QCOMPARE(m_selection->ids(), (SelectionIds{"b", "t"}));
  click({5, 5}, Qt::ControlModifier);
  QCOMPARE(m_selection->ids().size(), std::size_t{2});
  click(pixelOf((triangle().vertices[0] + triangle().vertices[1]) / 2), Qt::ControlModifier);
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
}

void TestSceneView::tabCycles() {
  key(Qt::Key_Tab);
  QCOMPARE(m_selection->ids(), SelectionIds{"t"});
  key(Qt::Key_Tab);
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
  key(Qt::Key_Tab);
  QCOMPARE(m_selection->ids(), SelectionIds{"t"});
  key(Qt::Key_Backtab, Qt::ShiftModifier);
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
}

void TestSceneView::dragMovesACorner() {
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  const QPointF to = from + QPointF(-60, -40);
  const Triangle<double> before = triangle();
  drag(from, to);
  QVERIFY(triangle().vertices[0] != before.vertices[0]);
  QCOMPARE(triangle().vertices[1], before.vertices[1]);
  QCOMPARE(triangle().vertices[2], before.vertices[2]);
  const QPointF reached = pixelOf(triangle().vertices[0]);
  QVERIFY(near(reached.x(), to.x(), 0.3) && near(reached.y(), to.y(), 0.3));
  QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Move corner 0 of t"));
}

void TestSceneView::smallMovementsAreNoDrag() {
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  press(from);
  move(from + QPointF(2, 1));
  QVERIFY(!m_view->isDragging());
  release(from + QPointF(2, 1));
  QVERIFY(!m_document->isModified());
  QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestSceneView::dragDoesNotJumpAtItsStart() {
  m_selection->set("t");
  // Taken beside its middle, the corner keeps its distance from the mouse.
  const QPointF from = pixelOf(firstCorner) + QPointF(4, -3);
  press(from);
  move(from + QPointF(3, 0));
  QVERIFY(m_view->isDragging());
  const QPointF moved = pixelOf(triangle().vertices[0]) - pixelOf(firstCorner);
  QVERIFY(near(moved.x(), 3, 0.3) && near(moved.y(), 0, 0.3));
  release(from + QPointF(3, 0));
}

void TestSceneView::dragOfTenMovesIsOneUndoStep() {
  m_selection->set("t");
  const Scene before = m_document->scene();
  const QPointF from = pixelOf(firstCorner);
  drag(from, from + QPointF(50, 20));
  QCOMPARE(m_document->undoStack()->count(), 1);
  QVERIFY(!identical(m_document->scene(), before));
  const Scene after = m_document->scene();
  m_document->undoStack()->undo();
  QVERIFY(identical(m_document->scene(), before));
  m_document->undoStack()->redo();
  QVERIFY(identical(m_document->scene(), after));
}

void TestSceneView::escapeRestores() {
  m_selection->set("t");
  const Scene before = m_document->scene();
  const QPointF from = pixelOf(firstCorner);
  press(from);
  move(from + QPointF(30, 30));
  QVERIFY(!identical(m_document->scene(), before));
  key(Qt::Key_Escape);
  QVERIFY(identical(m_document->scene(), before));
  QVERIFY(!m_view->isDragging());
  QCOMPARE(m_document->undoStack()->count(), 0);
  // The button is still down: nothing moves any more.
  move(from + QPointF(60, 60));
  release(from + QPointF(60, 60));
  QVERIFY(identical(m_document->scene(), before));
  QCOMPARE(m_selection->ids(), SelectionIds{"t"});
}

void TestSceneView::dragBackToTheStartLeavesNoStep() {
  m_selection->set("t");
  const Scene before = m_document->scene();
  const QPointF from = pixelOf(firstCorner);
  press(from);
  move(from + QPointF(30, 30));
  move(from);
  release(from);
  QVERIFY(identical(m_document->scene(), before));
  QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestSceneView::axisLockKeepsOtherCoordinates_data() {
  QTest::addColumn<int>("axis");
  QTest::newRow("x") << 0;
  QTest::newRow("y") << 1;
  QTest::newRow("z") << 2;
}

void TestSceneView::axisLockKeepsOtherCoordinates() {
  QFETCH(int, axis);
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  press(from);
  move(from + QPointF(25, -25));
  key(static_cast<Qt::Key>(Qt::Key_X + axis));
  move(from + QPointF(40, -60));
  for (int k = 0; k < 3; ++k) {
    const bool same = triangle().vertices[0][k] == firstCorner[k];
    QCOMPARE(same, k != axis);
  }
  // Once more frees it.
  key(static_cast<Qt::Key>(Qt::Key_X + axis));
  QVERIFY(triangle().vertices[0][(axis + 1) % 3] != firstCorner[(axis + 1) % 3]);
  release(from + QPointF(40, -60));
}

void TestSceneView::lockedPlaneKeepsOneCoordinate() {
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  const int dominant = dominantAxis(m_view->viewport()->camera());
  drag(from, from + QPointF(30, -45), Qt::ShiftModifier);
  for (int k = 0; k < 3; ++k) {
    QCOMPARE(triangle().vertices[0][k] == firstCorner[k], k == dominant);
  }
  m_document->undoStack()->undo();
  press(from);
  move(from + QPointF(10, 10), Qt::ShiftModifier);
  key(Qt::Key_Z, Qt::ShiftModifier);
  move(from + QPointF(30, 22), Qt::ShiftModifier);
  release(from + QPointF(30, 22), Qt::ShiftModifier);
  QCOMPARE(triangle().vertices[0].z(), firstCorner.z());
  QVERIFY(triangle().vertices[0].x() != firstCorner.x());
  QVERIFY(triangle().vertices[0].y() != firstCorner.y());
}

void TestSceneView::snappingLandsOnMultiples() {
  m_selection->set("t");
  const DecimalStep step = m_view->gridStep();
  const QPointF from = pixelOf(firstCorner);
  drag(from, from + QPointF(70, -33), Qt::ControlModifier);
  for (int k = 0; k < 3; ++k) {
    const double number = triangle().vertices[0][k];
    QCOMPARE(snap(number, step), number);
  }
  QVERIFY(triangle().vertices[0] != firstCorner);
}

void TestSceneView::wholeObjectSnapsByItsCorner() {
  m_document->edit(QStringLiteral("odd"), [](Scene& scene) {
    scene.objects[1].shape = Aabb<double>{{0.0123, 0.0456, 0.789}, {2.1, 1.6, 1.9}};
  });
  QCoreApplication::processEvents();
  const DecimalStep step = m_view->gridStep();
  const QPointF from = pixelOf({1, 0.8, 1.9});
  drag(from, from + QPointF(40, 25), Qt::ControlModifier);
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
  for (int k = 0; k < 3; ++k) QCOMPARE(snap(box().min[k], step), box().min[k]);
  QVERIFY(((box().max - box().min) - Vector3d(2.0877, 1.5544, 1.111)).norm() < 1e-12);
}

void TestSceneView::boxFaceStopsAtTheOther() {
  m_selection->set("b");
  // The upper z face, dragged far below the lower one.
  const Vector3d top(1, 0.75, 1);
  const QPointF from = pixelOf(top);
  QVERIFY(pixelOf({1, 0.75, 1}) == from);
  drag(from, pixelOf({1, 0.75, -1}));
  QCOMPARE(box(), (Aabb<double>{{0, 0, 0}, {2, 1.5, 0}}));
  m_document->undoStack()->undo();
  QCOMPARE(box(), (Aabb<double>{{0, 0, 0}, {2, 1.5, 1}}));
}

void TestSceneView::gizmoArrowMovesAlongItsAxis() {
  m_selection->set("b");
  const ViewState view = m_view->viewState();
  const Vector3d centre(1, 0.75, 0.5);
  const double pixel = view.worldPerPixel(centre);
  const QPointF from = pixelOf(centre + 32 * pixel * Vector3d::UnitX());
  drag(from, pixelOf(centre + 112 * pixel * Vector3d::UnitX()));
  QVERIFY(box().min.x() > 40 * pixel);
  QCOMPARE(box().min.y(), 0.0);
  QCOMPARE(box().min.z(), 0.0);
  QCOMPARE(box().max.y(), 1.5);
  QCOMPARE(box().max.z(), 1.0);
}

void TestSceneView::objectIsDraggedInTheViewPlane() {
  const Vector3d grabbed = (triangle().vertices[0] + triangle().vertices[1]) / 2;
  const Triangle<double> before = triangle();
  const QPointF from = pixelOf(grabbed);
  drag(from, from + QPointF(-50, 30));
  QCOMPARE(m_selection->ids(), SelectionIds{"t"});
  const Vector3d offset = triangle().vertices[0] - before.vertices[0];
  for (std::size_t i = 1; i < 3; ++i) {
    QVERIFY((triangle().vertices[i] - before.vertices[i] - offset).norm() < 1e-12);
  }
  const QPointF reached = pixelOf(grabbed + offset);
  QVERIFY(near(reached.x(), from.x() - 50, 0.5) && near(reached.y(), from.y() + 30, 0.5));
}

void TestSceneView::orthographicDragFollowsTheMouse() {
  m_view->setOrthographic(true);
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  drag(from, from + QPointF(-35, -28));
  const QPointF reached = pixelOf(triangle().vertices[0]);
  QVERIFY(near(reached.x(), from.x() - 35, 0.3) && near(reached.y(), from.y() - 28, 0.3));
}

void TestSceneView::freezeKeepsTheState() {
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  press(from);
  move(from + QPointF(30, 30));
  const Scene frozen = m_document->scene();
  m_view->freezeDrag();
  QVERIFY(!m_view->isDragging());
  QVERIFY(!m_document->inGesture());
  move(from + QPointF(90, 90));
  release(from + QPointF(90, 90));
  QVERIFY(identical(m_document->scene(), frozen));
  QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestSceneView::lockedObjectsStay() {
  m_document->edit(QStringLiteral("lock"),
                   [](Scene& scene) { scene.objects[0].unknownFields["locked"] = true; });
  m_selection->set("t");
  const Triangle<double> before = triangle();
  const QPointF from = pixelOf(firstCorner);
  drag(from, from + QPointF(50, 20));
  key(Qt::Key_Right);
  QCOMPARE(triangle(), before);
}

void TestSceneView::openingASceneEndsADrag() {
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  press(from);
  move(from + QPointF(30, 30));
  m_document->setScene(sample());
  QVERIFY(!m_view->isDragging());
  move(from + QPointF(60, 30));
  release(from + QPointF(60, 30));
  QVERIFY(identical(m_document->scene(), sample()));
}

void TestSceneView::arrowKeysNudge() {
  m_view->viewFromTop();
  QTRY_COMPARE(m_view->viewport()->camera().pitch, std::acos(0.0));
  m_selection->set("b");
  const double step = m_view->gridStep().value();
  key(Qt::Key_Right);
  key(Qt::Key_Up, Qt::ShiftModifier);
  key(Qt::Key_PageDown);
  QCOMPARE(box().min.x(), step);
  QCOMPARE(box().min.y(), 10 * step);
  QCOMPARE(box().min.z(), step);
  for (int i = 0; i < 9; ++i) key(Qt::Key_Right);
  QCOMPARE(box().min.x(), 10 * step);
  QCOMPARE(m_document->undoStack()->count(), 12);
  // Held down, a key is one step.
  QKeyEvent first(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier);
  QCoreApplication::sendEvent(window(), &first);
  for (int i = 0; i < 5; ++i) {
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier, {}, true);
    QCoreApplication::sendEvent(window(), &repeated);
  }
  QCOMPARE(box().min.x(), snap(4 * step, m_view->gridStep()));
  QCOMPARE(m_document->undoStack()->count(), 13);
}

void TestSceneView::altNudgesByOneUlp() {
  m_view->viewFromTop();
  QTRY_COMPARE(m_view->viewport()->camera().pitch, std::acos(0.0));
  m_selection->set("t");
  const Triangle<double> before = triangle();
  click(pixelOf(firstCorner));  // the corner is what the keys move now
  key(Qt::Key_Right, Qt::AltModifier);
  QCOMPARE(triangle().vertices[0],
           Vector3d(std::nextafter(firstCorner.x(), 1), firstCorner.y(), firstCorner.z()));
  QCOMPARE(triangle().vertices[1], before.vertices[1]);
  key(Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(triangle(), before);
}

void TestSceneView::viewKeysMoveTheCamera() {
  key(Qt::Key_7, Qt::KeypadModifier);
  QTRY_COMPARE(m_view->viewport()->camera().pitch, std::acos(0.0));
  key(Qt::Key_7, Qt::KeypadModifier | Qt::ControlModifier);
  QTRY_COMPARE(m_view->viewport()->camera().pitch, -std::acos(0.0));
  QSignalSpy spy(m_view.get(), &SceneView::orthographicChanged);
  key(Qt::Key_P);
  QVERIFY(m_view->isOrthographic());
  key(Qt::Key_5, Qt::KeypadModifier);
  QVERIFY(!m_view->isOrthographic());
  QCOMPARE(spy.count(), 2);
  const double far = m_view->viewport()->camera().distance;
  m_selection->set("t");
  key(Qt::Key_F);
  QTRY_VERIFY(m_view->viewport()->camera().distance < far);
  QTest::qWait(300);
  key(Qt::Key_Home);
  QTRY_VERIFY(near(m_view->viewport()->camera().distance / far, 1, 0.2));
}

void TestSceneView::emptyDragTurnsTheView() {
  const Camera before = m_view->viewport()->camera();
  drag({20, 400}, {80, 430});
  const Camera after = m_view->viewport()->camera();
  QVERIFY(after.yaw != before.yaw && after.pitch != before.pitch);
  QCOMPARE(after.target, before.target);
  QVERIFY(!m_document->isModified());
}

void TestSceneView::picturesFollow() {
  m_selection->set("t");
  QCoreApplication::processEvents();
  const QImage before = m_view->viewport()->grabImageNow();
  QVERIFY(!before.isNull());
  const QPointF from = pixelOf(firstCorner);
  drag(from, from + QPointF(-70, -50));
  QCoreApplication::processEvents();
  QCOMPARE(m_view->viewport()->drawList().triangles.front().corners[0], triangle().vertices[0]);
  const QImage after = m_view->viewport()->grabImageNow();
  QCOMPARE(after.size(), before.size());
  int changed = 0;
  for (int y = 0; y < after.height(); ++y) {
    for (int x = 0; x < after.width(); ++x) changed += after.pixel(x, y) != before.pixel(x, y);
  }
  QVERIFY2(changed > 1000, qPrintable(QString::number(changed)));
}

void TestSceneView::oneUpdateATurn() {
  m_selection->set("t");
  QCoreApplication::processEvents();
  const DrawList before = m_view->viewport()->drawList();
  const QPointF from = pixelOf(firstCorner);
  press(from);
  for (int i = 1; i <= 20; ++i) move(from + QPointF(-2 * i, 0));
  // The document has followed every move, the picture waits for the end of the turn.
  QVERIFY(triangle().vertices[0] != firstCorner);
  QVERIFY(m_view->viewport()->drawList() == before);
  QCoreApplication::processEvents();
  QCOMPARE(m_view->viewport()->drawList().triangles.front().corners[0], triangle().vertices[0]);
  release(from + QPointF(-40, 0));
}

void TestSceneView::hintsTellWhatTheMouseDoes() {
  QString hint;
  connect(m_view.get(), &SceneView::statusHint, this, [&](const QString& text) { hint = text; });
  const auto hintAt = [&](const QPointF& pixel) {
    move(pixel);
    QCoreApplication::processEvents();
    return hint;
  };
  QVERIFY(hintAt(pixelOf({1, 0.75, 1})).contains("Click: select b"));
  m_selection->set("t");
  QVERIFY(hintAt(pixelOf(firstCorner)).contains("Drag: move corner 0 of t"));
  QVERIFY(hint.contains("Ctrl snaps to " + m_view->gridStep().text()));
  QVERIFY(hintAt({5, 300}).contains("turn the view"));
  m_selection->set("b");
  QVERIFY(hintAt(pixelOf({1, 0.75, 1})).contains("the upper z face of b along z"));
  const QPointF from = pixelOf({1, 0.75, 1});
  press(from);
  move(from + QPointF(0, -20));
  QCoreApplication::processEvents();
  QVERIFY2(hint.contains("Esc cancels") && hint.contains("along z"), qPrintable(hint));
  release(from + QPointF(0, -20));
}

void TestSceneView::cameraIsKeptWithTheScene() {
  QVERIFY(m_document->scene().camera.empty());
  drag({20, 400}, {80, 430});
  QTRY_VERIFY(!m_document->scene().camera.empty());
  QVERIFY(!m_document->isModified());
  const Camera kept = m_view->viewport()->camera();
  const Scene scene = m_document->scene();
  drag({20, 400}, {80, 330});
  QVERIFY(!(m_view->viewport()->camera() == kept));
  m_document->setScene(scene);
  QCOMPARE(m_view->viewport()->camera(), kept);
}

int main(int argc, char* argv[]) {
  Viewport::prepareApplication();
  QApplication application(argc, argv);
  QString reason;
  if (!Viewport::isAvailable(&reason)) {
    std::fprintf(stderr, "Skipped: %s\n", qPrintable(reason));
    return 0;
  }
  TestSceneView test;
  return QTest::qExec(&test, argc, argv);
}

#include "test_scene_view.moc"
