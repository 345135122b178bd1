#include <QTest>
#include <cmath>
#include <random>

#include "core/math/decimal_step.h"
#include "core/shapes/shape.h"
#include "tests/support/scene_object.h"
#include "tests/support/test_class.h"
#include "widgets/document/object_lock.h"
#include "widgets/scene_view/drag_motion.h"
#include "widgets/scene_view/picking.h"

using namespace hairline;
using Eigen::Vector3d;
using testing::object;

namespace {

ViewState frontView(Projection projection = Projection::perspective) {
  ViewState view;
  view.size = {800, 600};
  view.camera.look(AxisView::front);
  view.camera.distance = 20;
  view.camera.projection = projection;
  return view;
}

QPointF pixelOf(const ViewState& view, const Vector3d& point) { return *view.project(point); }

std::vector<std::string> idsAt(const Scene& scene, const ViewState& view, const QPointF& pixel) {
  std::vector<std::string> ids;
  for (const Pick& pick : pickAll(scene, view, pixel)) ids.push_back(pick.id);
  return ids;
}

using Ids = std::vector<std::string>;

}  // namespace

class TestPicking : public QObject {
  Q_OBJECT

 private slots:
  void facesComeFrontToBack();
  void linesComeBeforeFaces();
  void hiddenAndLockedObjectsAreNotPicked();
  void pickedPointLiesOnTheShape();
  void smallAndFarScenesArePicked_data();
  void smallAndFarScenesArePicked();
  void everyShapeIsPicked_data();
  void everyShapeIsPicked();
  void handleNearestToThePixelWins();
  void boxHandlesStopAtTheOppositeSide();
  void movedHandleLeavesTheRestAlone();
  void axisMovementHasOneCoordinate();
  void planeMovementFollowsTheMouse();
  void edgeOnPlaneFallsBack();
  void axisTowardsTheEyeDoesNotMove();
  void alignedViewPlaneTiesItsAxis();
  void movementIsFinite();
  void stepsAreRound();
  void snappedNumbersAreDecimal();
};

void TestPicking::facesComeFrontToBack() {
  for (const Projection projection : {Projection::perspective, Projection::orthographic}) {
    Scene scene;
    scene.objects = {object("far", Aabb<double>{{-1, 4, -1}, {1, 6, 1}}),
                     object("near", Aabb<double>{{-1, -3, -1}, {1, -1, 1}})};
    const ViewState view = frontView(projection);
    const QPointF middle = pixelOf(view, {0.1, 0, 0.1});
    QCOMPARE(idsAt(scene, view, middle), (Ids{"near", "far"}));
    QVERIFY(idsAt(scene, view, {5, 5}).empty());
  }
}

void TestPicking::linesComeBeforeFaces() {
  Scene scene;
  scene.objects = {object("box", Aabb<double>{{-2, -2, -2}, {2, 2, 2}}),
                   object("inside", Segment<double>{{-1, 0, 0}, {1, 0, 0}})};
  const ViewState view = frontView();
  QCOMPARE(idsAt(scene, view, pixelOf(view, {0.5, 0, 0})), (Ids{"inside", "box"}));
  QCOMPARE(idsAt(scene, view, pixelOf(view, {0.5, 0, 0}) + QPointF(0, 20)), Ids{"box"});
}

void TestPicking::hiddenAndLockedObjectsAreNotPicked() {
  Scene scene;
  scene.objects = {object("a", Aabb<double>{{-1, -1, -1}, {1, 1, 1}}),
                   object("b", Aabb<double>{{-1, -1, -1}, {1, 1, 1}})};
  const ViewState view = frontView();
  const QPointF middle = pixelOf(view, {0.2, 0, 0.3});
  QCOMPARE(idsAt(scene, view, middle).size(), std::size_t{2});
  scene.objects[0].visible = false;
  QCOMPARE(idsAt(scene, view, middle), Ids{"b"});
  setLocked(scene.objects[1], true);
  QVERIFY(idsAt(scene, view, middle).empty());
}

void TestPicking::pickedPointLiesOnTheShape() {
  Scene scene;
  scene.objects = {object("t", Triangle<double>{{{{-3, 1, -3}, {3, 2, -3}, {0, -1, 3}}}})};
  const ViewState view = frontView();
  const Vector3d inside = (Vector3d(-3, 1, -3) + Vector3d(3, 2, -3) + Vector3d(0, -1, 3)) / 3;
  const auto picks = pickAll(scene, view, pixelOf(view, inside));
  QCOMPARE(picks.size(), std::size_t{1});
  QVERIFY((picks[0].point - inside).norm() < 1e-12);
}

void TestPicking::smallAndFarScenesArePicked_data() {
  QTest::addColumn<double>("scale");
  QTest::addColumn<double>("offset");
  QTest::newRow("1e-9") << 1e-9 << 0.0;
  QTest::newRow("1e-100") << 1e-100 << 0.0;
  QTest::newRow("1e9") << 1e9 << 0.0;
  QTest::newRow("far") << 1.0 << 1e7;
}

void TestPicking::smallAndFarScenesArePicked() {
  QFETCH(double, scale);
  QFETCH(double, offset);
  const auto place = [&](double x, double y, double z) {
    return Vector3d(Vector3d(x, y, z) * scale + Vector3d::Constant(offset));
  };
  Scene scene;
  scene.objects = {
      object("t", Triangle<double>{{{place(-3, 0, -3), place(3, 0, -3), place(0, 0, 3)}}})};
  ViewState view = frontView();
  view.camera.target = Vector3d::Constant(offset);
  view.camera.distance = 20 * scale;
  QCOMPARE(idsAt(scene, view, pixelOf(view, place(0, 0, -1))), Ids{"t"});
  QVERIFY(idsAt(scene, view, pixelOf(view, place(3, 0, 3))).empty());
}

void TestPicking::everyShapeIsPicked_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < shapeTypeNames.size(); ++i) {
    QTest::newRow(std::string(shapeTypeNames[i]).c_str()) << static_cast<int>(i);
  }
}

void TestPicking::everyShapeIsPicked() {
  QFETCH(int, index);
  const std::array<Vector3d, 3> axes{Vector3d::UnitX(), Vector3d::UnitY(), Vector3d::UnitZ()};
  const std::vector<Shape> shapes{
      Point<double>{{0, 0, 0}},
      Line<double>{{-1, 0, 0}, {2, 0, 0}},
      Ray<double>{{-1, 0, 0}, {2, 0, 0}},
      Segment<double>{{-1, 0, 0}, {1, 0, 0}},
      Plane<double>{{0, 1, 0}, 0},
      Triangle<double>{{{{-1, 0, -1}, {1, 0, -1}, {0, 0, 1}}}},
      Quad<double>{{{{-1, 0, -1}, {1, 0, -1}, {1, 0, 1}, {-1, 0, 1}}}},
      Polygon<double>{{{-1, 0, -1}, {1, 0, -1}, {0.5, 0, 0}, {1, 0, 1}, {-1, 0, 1}}},
      Rectangle<double>{{0, 0, 0}, {axes[0], axes[2]}, {1, 1}},
      Aabb<double>{{-1, -1, -1}, {1, 1, 1}},
      Obb<double>{{0, 0, 0}, axes, {1, 1, 1}},
      Sphere<double>{{0, 0, 0}, 1},
      Capsule<double>{{-1, 0, 0}, {1, 0, 0}, 0.5},
      Cylinder<double>{{-1, 0, 0}, {1, 0, 0}, 0.5},
      Cone<double>{{0, 0, 1}, {0, 0, -1}, 2, 1},
      Tetrahedron<double>{{{{-1, 0, -1}, {1, 0, -1}, {0, 0, 1}, {0, 1, 0}}}},
      Convex<double>{{{-1, 0, -1}, {1, 0, -1}, {0, 0, 1}, {0, 1, 0}, {0, -1, 0}}},
      Kdop<double>{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}}, {-1, -1, -1, -2}, {1, 1, 1, 2}},
      Mesh{{{-1, 0, -1}, {1, 0, -1}, {0, 0, 1}}, {{0, 1, 2}}, {}},
      Grid{{0, 0, 0}, 1, {2, 2, 2}},
      Point2<double>{{0, 0}},
      Segment2<double>{{-1, 0}, {1, 0}},
      Triangle2<double>{{{{-1, -1}, {1, -1}, {0, 1}}}},
      rectangleBetween({-1, -1}, {1, 1}),
      Kdop2<double>{{{1, 0}, {0, 1}, {1, 1}}, {-1, -1, -1}, {1, 1, 1}},
      Frustum<double>{{{{-0.5, -0.5, 1},
                        {0.5, -0.5, 1},
                        {0.5, 0.5, 1},
                        {-0.5, 0.5, 1},
                        {-1, -1, -1},
                        {1, -1, -1},
                        {1, 1, -1},
                        {-1, 1, -1}}}},
      HalfSpace<double>{{0, 1, 0}, 0},
      Disc<double>{{0, 0, 0}, {0, 0, 2}, 0.75},
      Ellipsoid<double>{{0, 0, 0}, axes, {1, 0.75, 0.5}}};
  QCOMPARE(shapes.size(), shapeTypeNames.size());
  const Shape& shape = shapes[static_cast<std::size_t>(index)];
  QCOMPARE(shape.index(), static_cast<std::size_t>(index));
  Scene scene;
  scene.objects = {object("s", shape)};
  ViewState view = frontView();
  view.camera.pitch = 0.4;
  const bool outlineOnly = std::holds_alternative<Grid>(shape);
  const Vector3d at(outlineOnly ? 1 : 0, 0, 0);
  QCOMPARE(idsAt(scene, view, pixelOf(view, at)), Ids{"s"});
}

void TestPicking::handleNearestToThePixelWins() {
  const auto handles =
      handlesOf(object("t", Triangle<double>{{{{-1, 0, 0}, {1, 0, 0}, {0, 0, 2}}}}));
  QCOMPARE(handles.size(), std::size_t{3});
  const ViewState view = frontView();
  for (const Handle& handle : handles) {
    const auto found = pickHandle(handles, view, pixelOf(view, handle.position) + QPointF(2, -3));
    QVERIFY(found && found->isSame(handle));
  }
  QVERIFY(!pickHandle(handles, view, pixelOf(view, {0, 0, 1})));

  // Seen from the front, each front corner of a box hides one behind it.
  ViewState flat = frontView(Projection::orthographic);
  const auto corners = handlesOf(object("b", Aabb<double>{{-1, -1, -1}, {1, 1, 1}}));
  const auto foremost = pickHandle(corners, flat, pixelOf(flat, {1, 1, 1}));
  QVERIFY(foremost);
  QCOMPARE(foremost->position, Vector3d(1, -1, 1));
}

void TestPicking::boxHandlesStopAtTheOppositeSide() {
  SceneObject box = object("b", Aabb<double>{{0, 0, 0}, {1, 2, 3}});
  const Handle upper{"b", HandleKind::face, 1, {1, 1, 1.5}};
  QVERIFY(moveHandle(box, upper, {-5, 9, 9}));
  QCOMPARE(std::get<Aabb<double>>(box.shape), (Aabb<double>{{0, 0, 0}, {0, 2, 3}}));
  const Handle corner{"b", HandleKind::corner, 0, {0, 0, 0}};
  QVERIFY(moveHandle(box, corner, {-1, 7, 1}));
  QCOMPARE(std::get<Aabb<double>>(box.shape), (Aabb<double>{{-1, 2, 1}, {0, 2, 3}}));
  QVERIFY(!moveHandle(box, corner, {NAN, 0, 0}));
  QCOMPARE(std::get<Aabb<double>>(box.shape), (Aabb<double>{{-1, 2, 1}, {0, 2, 3}}));
  for (const Handle& handle : handlesOf(box)) {
    QVERIFY2(!(handle.kind == HandleKind::face && handle.index == 2),
             "a flat box has one handle for the two faces that lie on each other");
  }
}

void TestPicking::movedHandleLeavesTheRestAlone() {
  SceneObject triangle =
      object("t", Triangle<double>{{{{-0.0, 0.1, 1e-300}, {1, 2, 3}, {4, 5, 6}}}});
  const SceneObject before = triangle;
  QVERIFY(moveHandle(triangle, {"t", HandleKind::corner, 2, {}}, {4, 5, 7}));
  const auto& moved = std::get<Triangle<double>>(triangle.shape);
  QCOMPARE(moved.vertices[2], Vector3d(4, 5, 7));
  QVERIFY(std::signbit(moved.vertices[0][0]));
  QVERIFY(moveHandle(triangle, {"t", HandleKind::corner, 2, {}}, {4, 5, 6}));
  QVERIFY(identical(triangle, before));
}

void TestPicking::axisMovementHasOneCoordinate() {
  ViewState view = frontView();
  view.camera.yaw = -1;
  view.camera.pitch = 0.6;
  const Vector3d grabbed(1, 2, 0.5);
  for (int axis = 0; axis < 3; ++axis) {
    const Vector3d goal = grabbed + 1.25 * Vector3d::Unit(axis);
    const Vector3d movement = movementOf({DragConstraint::Kind::axis, axis}, grabbed,
                                         pixelOf(view, grabbed), pixelOf(view, goal), view);
    QVERIFY((movement - (goal - grabbed)).norm() < 1e-9);
    for (int other = 0; other < 3; ++other) {
      if (other != axis) QCOMPARE(movement[other], 0.0);
    }
  }
}

void TestPicking::planeMovementFollowsTheMouse() {
  for (const Projection projection : {Projection::perspective, Projection::orthographic}) {
    ViewState view = frontView(projection);
    view.camera.yaw = -1;
    view.camera.pitch = 0.6;
    const Vector3d grabbed(1, 2, 0.5);
    for (int axis = 0; axis < 3; ++axis) {
      Vector3d goal = grabbed + Vector3d(0.5, -0.7, 0.9);
      goal[axis] = grabbed[axis];
      const Vector3d movement = movementOf({DragConstraint::Kind::plane, axis}, grabbed,
                                           pixelOf(view, grabbed), pixelOf(view, goal), view);
      QVERIFY((movement - (goal - grabbed)).norm() < 1e-9);
      QCOMPARE(movement[axis], 0.0);
    }
    const QPointF to = pixelOf(view, grabbed) + QPointF(31, -17);
    const Vector3d free = movementOf({}, grabbed, pixelOf(view, grabbed), to, view);
    QVERIFY(std::abs(free.dot(view.camera.backward())) < 1e-9);
    const QPointF reached = pixelOf(view, grabbed + free);
    QVERIFY(std::hypot(reached.x() - to.x(), reached.y() - to.y()) < 1e-6);
  }
}

void TestPicking::edgeOnPlaneFallsBack() {
  const ViewState view = frontView();  // the xy plane is seen edge-on
  const Vector3d movement =
      movementOf({DragConstraint::Kind::plane, 2}, {0, 0, 0}, {400, 300}, {500, 250}, view);
  QVERIFY(movement.x() > 1 && movement.x() < 10);
  QCOMPARE(movement.z(), 0.0);
  QVERIFY(std::abs(movement.y()) < 1e-9);
}

void TestPicking::axisTowardsTheEyeDoesNotMove() {
  const ViewState view = frontView(Projection::orthographic);
  QCOMPARE(movementOf({DragConstraint::Kind::axis, 1}, {0, 0, 0}, {400, 300}, {500, 250}, view),
           Vector3d(0, 0, 0));
}

void TestPicking::alignedViewPlaneTiesItsAxis() {
  for (const AxisView side : {AxisView::top, AxisView::front, AxisView::left}) {
    ViewState view = frontView(Projection::orthographic);
    view.camera.look(side);
    const int tied = dominantAxis(view.camera);
    const Vector3d movement = movementOf({}, {0.3, 0.1, 0.7}, {400, 300}, {431, 217}, view);
    QCOMPARE(movement[tied], 0.0);
    QVERIFY(movement.norm() > 1);
  }
}

void TestPicking::movementIsFinite() {
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> number(-1, 1);
  for (int i = 0; i < 2000; ++i) {
    ViewState view = frontView(i % 2 == 0 ? Projection::perspective : Projection::orthographic);
    view.camera.yaw = 4 * number(random);
    view.camera.pitch = 1.57 * number(random);
    view.camera.distance = std::pow(10.0, 150 * number(random));
    const Vector3d grabbed = view.camera.distance * Vector3d(number(random), number(random), 2);
    const QPointF from(400 + 4000 * number(random), 300 + 3000 * number(random));
    const QPointF to(400 + 4000 * number(random), 300 + 3000 * number(random));
    for (int kind = 0; kind < 3; ++kind) {
      const DragConstraint constraint{static_cast<DragConstraint::Kind>(kind), i % 3};
      QVERIFY(movementOf(constraint, grabbed, from, to, view).allFinite());
    }
  }
}

void TestPicking::stepsAreRound() {
  QCOMPARE(stepOfAtLeast(0.1), (DecimalStep{1, -1}));
  QCOMPARE(stepOfAtLeast(0.11), (DecimalStep{2, -1}));
  QCOMPARE(stepOfAtLeast(0.3), (DecimalStep{5, -1}));
  QCOMPARE(stepOfAtLeast(0.51).value(), 1.0);
  QCOMPARE(stepOfAtLeast(1e-120).exponent, -120);
  QCOMPARE(stepOfAtLeast(0), DecimalStep{});
  QCOMPARE(stepOfAtLeast(INFINITY), DecimalStep{});
  QCOMPARE((DecimalStep{5, -2}.value()), 0.05);
}

void TestPicking::snappedNumbersAreDecimal() {
  QCOMPARE(snap(0.31, {1, -1}), 0.3);
  QCOMPARE(snap(-0.349, {5, -2}), -0.35);
  QCOMPARE(snap(1234.4, {5, 2}), 1000.0);
  QCOMPARE(snap(7e-30, {2, -30}), 8e-30);
  QCOMPARE(snap(1e300, {1, -1}), 1e300);
  QVERIFY(std::isnan(snap(NAN, {1, 0})));
}

HAIRLINE_TEST(TestPicking, nothing);
#include "test_picking.moc"
