#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_class.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/scene_view/picking.h"

using namespace hairline;
using namespace hairline::testing;
using Eigen::Vector3d;

/// Drags of corners, faces and whole objects, driven by events.
class TestSceneViewDrag : public QObject, private SceneViewDriver {
  Q_OBJECT

 private slots:
  void init() { start(triangleAndBox()); }
  void cleanup() { stop(); }

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
};

void TestSceneViewDrag::dragMovesACorner() {
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

void TestSceneViewDrag::smallMovementsAreNoDrag() {
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  press(from);
  move(from + QPointF(2, 1));
  QVERIFY(!m_view->tool()->pointer().isDragging());
  release(from + QPointF(2, 1));
  QVERIFY(!m_document->isModified());
  QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestSceneViewDrag::dragDoesNotJumpAtItsStart() {
  m_selection->set("t");
  // Taken beside its middle, the corner keeps its distance from the mouse.
  const QPointF from = pixelOf(firstCorner) + QPointF(4, -3);
  press(from);
  move(from + QPointF(3, 0));
  QVERIFY(m_view->tool()->pointer().isDragging());
  const QPointF moved = pixelOf(triangle().vertices[0]) - pixelOf(firstCorner);
  QVERIFY(near(moved.x(), 3, 0.3) && near(moved.y(), 0, 0.3));
  release(from + QPointF(3, 0));
}

void TestSceneViewDrag::dragOfTenMovesIsOneUndoStep() {
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

void TestSceneViewDrag::escapeRestores() {
  m_selection->set("t");
  const Scene before = m_document->scene();
  const QPointF from = pixelOf(firstCorner);
  press(from);
  move(from + QPointF(30, 30));
  QVERIFY(!identical(m_document->scene(), before));
  key(Qt::Key_Escape);
  QVERIFY(identical(m_document->scene(), before));
  QVERIFY(!m_view->tool()->pointer().isDragging());
  QCOMPARE(m_document->undoStack()->count(), 0);
  // The button is still down: nothing moves any more.
  move(from + QPointF(60, 60));
  release(from + QPointF(60, 60));
  QVERIFY(identical(m_document->scene(), before));
  QCOMPARE(m_selection->ids(), SelectionIds{"t"});
}

void TestSceneViewDrag::dragBackToTheStartLeavesNoStep() {
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

void TestSceneViewDrag::axisLockKeepsOtherCoordinates_data() {
  QTest::addColumn<int>("axis");
  QTest::newRow("x") << 0;
  QTest::newRow("y") << 1;
  QTest::newRow("z") << 2;
}

void TestSceneViewDrag::axisLockKeepsOtherCoordinates() {
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

void TestSceneViewDrag::lockedPlaneKeepsOneCoordinate() {
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

void TestSceneViewDrag::snappingLandsOnMultiples() {
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

void TestSceneViewDrag::wholeObjectSnapsByItsCorner() {
  m_document->edit(QStringLiteral("odd"), [](Scene& scene) {
    scene.objects[1].shape = Aabb<double>{{0.0123, 0.0456, 0.789}, {2.1, 1.6, 1.9}};
  });
  QCoreApplication::processEvents();
  const DecimalStep step = m_view->gridStep();
  const QPointF from = pixelOf({0.5, 0.4, 1.9});
  drag(from, from + QPointF(40, 25), Qt::ControlModifier);
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
  for (int k = 0; k < 3; ++k) QCOMPARE(snap(box().min[k], step), box().min[k]);
  QVERIFY(((box().max - box().min) - Vector3d(2.0877, 1.5544, 1.111)).norm() < 1e-12);
}

void TestSceneViewDrag::boxFaceStopsAtTheOther() {
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

void TestSceneViewDrag::gizmoArrowMovesAlongItsAxis() {
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

void TestSceneViewDrag::objectIsDraggedInTheViewPlane() {
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

void TestSceneViewDrag::orthographicDragFollowsTheMouse() {
  m_view->setOrthographic(true);
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  drag(from, from + QPointF(-35, -28));
  const QPointF reached = pixelOf(triangle().vertices[0]);
  QVERIFY(near(reached.x(), from.x() - 35, 0.3) && near(reached.y(), from.y() - 28, 0.3));
}

void TestSceneViewDrag::freezeKeepsTheState() {
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  press(from);
  move(from + QPointF(30, 30));
  const Scene frozen = m_document->scene();
  m_view->tool()->endDrag();
  QVERIFY(!m_view->tool()->pointer().isDragging());
  QVERIFY(!m_document->inGesture());
  move(from + QPointF(90, 90));
  release(from + QPointF(90, 90));
  QVERIFY(identical(m_document->scene(), frozen));
  QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestSceneViewDrag::lockedObjectsStay() {
  m_document->edit(QStringLiteral("lock"),
                   [](Scene& scene) { scene.objects[0].unknownFields["locked"] = true; });
  m_selection->set("t");
  const Triangle<double> before = triangle();
  const QPointF from = pixelOf(firstCorner);
  drag(from, from + QPointF(50, 20));
  key(Qt::Key_Right);
  QCOMPARE(triangle(), before);
}

void TestSceneViewDrag::openingASceneEndsADrag() {
  m_selection->set("t");
  const QPointF from = pixelOf(firstCorner);
  press(from);
  move(from + QPointF(30, 30));
  m_document->setScene(triangleAndBox());
  QVERIFY(!m_view->tool()->pointer().isDragging());
  move(from + QPointF(60, 30));
  release(from + QPointF(60, 30));
  QVERIFY(identical(m_document->scene(), triangleAndBox()));
}

HAIRLINE_TEST(TestSceneViewDrag, display);

#include "test_scene_view_drag.moc"
