#include <QTest>

#include "core/scene/new_shapes.h"
#include "core/scene/scene_file.h"
#include "core/shapes/validate.h"
#include "tests/support/test_class.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/scene_view/picking.h"

using namespace hairline;
using namespace hairline::testing;
using Eigen::Vector3d;

/// Handles of every shape, dragged with events, selected or not.
class TestHandleDrags : public QObject, private SceneViewDriver {
  Q_OBJECT

 private slots:
  void init() { start({}); }
  void cleanup() { stop(); }

  void everyHandleDrags_data();
  void everyHandleDrags();
  void handlesOfTheUnselectedDragAtOnce();
  void handlesShowUnderTheMouse();
  void handlesHaveOneSizeAtEveryZoom();
  void planarShapesStayInTheirPlane();
  void quadFollowsLocksWithinItsPlane();
  void radiusSnapsToTheGrid();
  void placesFarFromTheOriginAreDistinguished();
  void illegalStatesAreNotReached();
  void keysNudgeARadius();

 private:
  void show(Shape shape, bool selected = true) {
    Scene scene;
    SceneObject object = makeObject(std::move(shape));
    object.id = std::string("s");
    scene.objects = {object};
    m_document->setScene(scene);
    Camera camera;
    camera.target = {0.15, 0.1, 0.05};
    camera.distance = 7;
    m_view->viewport()->setCamera(camera);
    if (selected) m_selection->set("s");
    QCoreApplication::processEvents();
  }
  const SceneObject& object() const { return m_document->scene().objects.front(); }
  std::vector<Handle> handles() const { return handlesOf(object(), m_view->viewState()); }
};

void TestHandleDrags::everyHandleDrags_data() { testing::addShapeRows(); }

void TestHandleDrags::everyHandleDrags() {
  QFETCH(QString, type);
  show(newShape(type.toStdString(), {0, 0, 0}, 2));
  m_document->edit(QStringLiteral("moving"),
                   [](Scene& scene) { scene.objects[0].displacement = Vector3d(0.9, 1.3, 0); });
  const Scene before = m_document->scene();
  int dragged = 0;
  for (const Handle& handle : handles()) {
    const QPointF from = pixelOf(handle.position);
    // A handle hidden behind another one, or on the far side, cannot be grabbed from here.
    const auto taken = pickHandle(takeableHandles(object(), handles(), m_view->viewState()),
                                  m_view->viewState(), from);
    if (!taken || !taken->isSame(handle)) continue;
    const QString what = describe(handle, object());
    // A grid goes by whole cells.
    const QPointF to = from + (type == "grid" ? 4 : 1) * QPointF(23, -31);
    const int steps = m_document->undoStack()->index();
    press(from);
    move(from + QPointF(4, -4));
    move(to);
    QVERIFY2(m_view->tool()->pointer().isDragging(), qPrintable(what));
    key(Qt::Key_Escape);
    QVERIFY2(identical(m_document->scene(), before), qPrintable(what));
    release(to);
    drag(from, to);
    const Scene after = m_document->scene();
    QVERIFY2(!validate(object().shape), qPrintable(what));
    QVERIFY2(!identical(after, before), qPrintable(what));
    QCOMPARE(m_document->undoStack()->index(), steps + 1);
    m_document->undoStack()->undo();
    QVERIFY2(identical(m_document->scene(), before), qPrintable(what));
    m_document->undoStack()->redo();
    QVERIFY2(identical(m_document->scene(), after), qPrintable(what));
    m_document->undoStack()->undo();
    ++dragged;
  }
  QVERIFY2(dragged >= 2, qPrintable(QString::number(dragged)));
}

void TestHandleDrags::handlesOfTheUnselectedDragAtOnce() {
  QString hint;
  connect(m_view.get(), &SceneView::statusHint, this, [&](const QString& text) { hint = text; });
  show(newShape("triangle", {0, 0, 0}, 2), false);
  const Triangle<double> before = std::get<Triangle<double>>(object().shape);
  const QPointF from = pixelOf(before.vertices[1]);
  move(from);
  QCoreApplication::processEvents();
  QVERIFY2(hint.startsWith("Drag: move corner 1 of s"), qPrintable(hint));
  QVERIFY2(hint.contains("Click: select s"), qPrintable(hint));
  drag(from, from + QPointF(40, 10));
  QCOMPARE(m_selection->ids(), SelectionIds{"s"});
  const auto& after = std::get<Triangle<double>>(object().shape);
  QVERIFY(after.vertices[1] != before.vertices[1]);
  QCOMPARE(after.vertices[0], before.vertices[0]);
  QCOMPARE(after.vertices[2], before.vertices[2]);
  QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Move corner 1 of s"));

  show(Sphere<double>{{0, 0, 0}, 1}, false);
  m_selection->clear();
  const QPointF side = pixelOf({0, 0, 1});
  move(side);
  QCoreApplication::processEvents();
  QVERIFY2(hint.startsWith("Drag: change the radius of s along z"), qPrintable(hint));
  drag(side, side - QPointF(0, 40));
  QVERIFY(std::get<Sphere<double>>(object().shape).radius > 1.2);
  QCOMPARE(std::get<Sphere<double>>(object().shape).center, Vector3d(0, 0, 0));
  QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Change the radius of s"));
}

void TestHandleDrags::handlesShowUnderTheMouse() {
  show(Aabb<double>{{-1, -1, -1}, {1, 1, 1}}, false);
  move({5, 5});
  QCoreApplication::processEvents();
  QVERIFY(m_view->viewport()->drawList().points.empty());
  move(pixelOf({0.5, -1, 0.4}));
  QCoreApplication::processEvents();
  QCOMPARE(m_view->viewport()->drawList().points.size(), std::size_t{14});
}

void TestHandleDrags::handlesHaveOneSizeAtEveryZoom() {
  show(newShape("segment", {0, 0, 0}, 2));
  for (const double distance : {2.0, 7.0, 500.0, 1e6}) {
    Camera camera = m_view->viewport()->camera();
    camera.target = std::get<Segment<double>>(object().shape).b;
    camera.distance = distance;
    m_view->viewport()->setCamera(camera);
    QCoreApplication::processEvents();
    const QPointF at = pixelOf(camera.target);
    move(at + QPointF(5, 3));
    QCoreApplication::processEvents();
    bool lit = false;
    for (const DrawPoint& point : m_view->viewport()->drawList().points) {
      lit |= point.position == camera.target && point.size == 14;
    }
    QVERIFY2(lit, qPrintable(QString::number(distance)));
  }
}

void TestHandleDrags::planarShapesStayInTheirPlane() {
  show(newShape("triangle2", {0, 0, 0}, 2));
  const auto& shape = std::get<Triangle2<double>>(object().shape);
  const Vector3d corner(shape.vertices[1].x(), shape.vertices[1].y(), 0);
  const QPointF from = pixelOf(corner);
  drag(from, from + QPointF(50, 20));
  // In the plane z = 0 the corner is under the mouse.
  const auto& now = std::get<Triangle2<double>>(object().shape);
  const QPointF reached = pixelOf({now.vertices[1].x(), now.vertices[1].y(), 0});
  QVERIFY((reached - from - QPointF(50, 20)).manhattanLength() < 1);
  // So is the whole shape, grabbed beside the gizmo.
  m_selection->clear();
  const QPointF middle = pixelOf({0.1, 0, 0});
  const Triangle2<double> before = now;
  drag(middle, middle + QPointF(-30, 12));
  const Eigen::Vector2d offset =
      std::get<Triangle2<double>>(object().shape).vertices[0] - before.vertices[0];
  const QPointF moved = pixelOf({0.1 + offset.x(), offset.y(), 0}) - middle;
  QVERIFY((moved - QPointF(-30, 12)).manhattanLength() < 1.5);
}

void TestHandleDrags::quadFollowsLocksWithinItsPlane() {
  show(Quad<double>{{{{-1, -1, -1}, {1, -1, -1}, {1, 1, 1}, {-1, 1, 1}}}});
  const QPointF from = pixelOf({1, 1, 1});
  press(from);
  move(from + QPointF(10, -10));
  key(Qt::Key_X);
  move(from + QPointF(30, -5));
  release(from + QPointF(30, -5));
  const Vector3d corner = std::get<Quad<double>>(object().shape).vertices[2];
  QVERIFY(corner.x() > 1.05);
  QCOMPARE(corner.y(), 1.0);
  QCOMPARE(corner.z(), 1.0);
}

void TestHandleDrags::radiusSnapsToTheGrid() {
  show(Sphere<double>{{0.0123, 0, 0}, 1.017});
  const QPointF from = pixelOf({0.0123, 0, 1.017});
  drag(from, from - QPointF(0, 33), Qt::ControlModifier);
  const double radius = std::get<Sphere<double>>(object().shape).radius;
  QVERIFY(radius > 1.1);
  QCOMPARE(snap(radius, m_view->gridStep()), radius);
}

void TestHandleDrags::placesFarFromTheOriginAreDistinguished() {
  QString hint;
  connect(m_view.get(), &SceneView::statusHint, this, [&](const QString& text) { hint = text; });
  show(Sphere<double>{{1e9, 0, 0}, 1});
  Camera camera = m_view->viewport()->camera();
  camera.target = {1e9, 0, 0};
  m_view->viewport()->setCamera(camera);
  QCoreApplication::processEvents();
  const QPointF from = pixelOf({1e9 + 1, 0, 0});
  const QPointF to = pixelOf({1e9 + 1.4, 0, 0});
  press(from);
  move(from + (to - from) / 2);
  move(to);
  QCoreApplication::processEvents();
  QVERIFY2(m_view->tool()->pointer().isDragging(), qPrintable(hint));
  const double radius = std::get<Sphere<double>>(object().shape).radius;
  QVERIFY(near(radius, 1.4, 0.05));
  QVERIFY2(hint.contains(QStringLiteral("(1000000001.")), qPrintable(hint));
  release(to);
}

void TestHandleDrags::illegalStatesAreNotReached() {
  show(newShape("polygon", {0, 0, 0}, 2));
  const Vector3d corner = std::get<Polygon<double>>(object().shape).vertices[0];
  const QPointF from = pixelOf(corner);
  press(from);
  for (int i = 1; i <= 60; ++i) {
    move(from + QPointF(6 * i, -4 * i));
    const auto fault = validate(object().shape);
    QVERIFY2(!fault, fault ? fault->message.text().c_str() : "");
  }
  release(from + QPointF(360, -240));
  QVERIFY(std::get<Polygon<double>>(object().shape).vertices[0] != corner);
}

void TestHandleDrags::keysNudgeARadius() {
  show(Sphere<double>{{0, 0, 0}, 1});
  m_view->flyTo(AxisView::front);
  QTRY_COMPARE(m_view->viewport()->camera().pitch, 0.0);
  click(pixelOf({1, 0, 0}));
  key(Qt::Key_Right);
  QCOMPARE(std::get<Sphere<double>>(object().shape).radius, 1 + m_view->gridStep().value());
  // Without a handle the whole sphere moves.
  key(Qt::Key_Escape);
  key(Qt::Key_Right);
  QCOMPARE(std::get<Sphere<double>>(object().shape).center,
           Vector3d(m_view->gridStep().value(), 0, 0));
}

HAIRLINE_TEST(TestHandleDrags, display);

#include "test_handle_drags.moc"
