#include <QTest>
#include <cmath>

#include "core/scene/new_shapes.h"
#include "core/scene/scene_file.h"
#include "core/shapes/validate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/scene_object.h"
#include "tests/support/test_class.h"
#include "widgets/scene_view/handles.h"
#include "widgets/scene_view/rotation_handles.h"

using namespace hairline;
using Eigen::Vector3d;
using testing::object;

namespace {

Handle handle(const SceneObject& object, HandleKind kind, int index) {
  for (const Handle& candidate : handlesOf(object)) {
    if (candidate.kind == kind && candidate.index == index) return candidate;
  }
  qFatal("no such handle");
}

// The movement as far as the handle's freedom lets it.
Vector3d allowed(const Handle& handle, Vector3d movement) {
  using Kind = DragConstraint::Kind;
  const DragConstraint& freedom = handle.freedom;
  if (freedom.kind == Kind::flat) {
    return movement - freedom.direction.dot(movement) * freedom.direction;
  }
  if (freedom.kind == Kind::line) return freedom.direction.dot(movement) * freedom.direction;
  for (int k = 0; k < 3; ++k) {
    if (!freedom.frees(k)) movement[k] = 0;
  }
  return movement;
}

QString textOf(const SceneObject& object) {
  return QString::fromStdString(writeJson(writeObject(object)));
}

}  // namespace

class TestHandles : public QObject {
  Q_OBJECT

 private slots:
  void everyShapeHasHandles_data() { addTypes(); }
  void everyShapeHasHandles();
  void handlesFollowAndStayLegal_data() { addTypes(); }
  void handlesFollowAndStayLegal();
  void radiiStopAtZero();
  void turnedBoxKeepsTheOppositeSide();
  void outlinesStayFlatAndSimple();
  void slabsStopAtTheOther();
  void gridsGoByCells();
  void coneKeepsItsBaseOrApex();
  void cylinderEndsStayApart();
  void planeTurnsAboutItsFoot();
  void planePointsAreDragged();
  void directionTipIsNeverTheOrigin();
  void displacementHasATip();
  void rotationHasParts();

 private:
  static void addTypes() {
    QTest::addColumn<int>("type");
    for (std::size_t i = 0; i < shapeTypeNames.size(); ++i) {
      QTest::newRow(std::string(shapeTypeNames[i]).c_str()) << static_cast<int>(i);
    }
  }
};

void TestHandles::everyShapeHasHandles() {
  QFETCH(int, type);
  const SceneObject made =
      object("s", newShape(shapeTypeNames[static_cast<std::size_t>(type)], {0, 0, 0}, 2));
  const auto handles = handlesOf(made);
  QVERIFY(!handles.empty());
  for (std::size_t i = 0; i < handles.size(); ++i) {
    QCOMPARE(handles[i].id, std::string("s"));
    QVERIFY(!describe(handles[i], made).isEmpty());
    for (std::size_t j = 0; j < i; ++j) QVERIFY(!handles[i].isSame(handles[j]));
    // Brought to where it is, nothing changes, to the last bit.
    SceneObject same = made;
    QVERIFY(moveHandle(same, handles[i], HandleGoal{handles[i].position, DecimalStep{1, -1}}));
    QVERIFY2(identical(same, made), qPrintable(describe(handles[i], made)));
  }
}

// Random and degenerate shapes: a handle ends where it was dragged or short of it, and the shape is
// never illegal.
void TestHandles::handlesFollowAndStayLegal() {
  QFETCH(int, type);
  hairline::testing::ShapeMaker maker(static_cast<std::uint64_t>(type) + 17);
  hairline::testing::Random random(static_cast<std::uint64_t>(type) + 5);
  int followed = 0;
  int moves = 0;
  for (int i = 0; i < 60; ++i) {
    maker.setOnGrid(i % 2 == 0);
    const SceneObject before = object("s", maker.next(static_cast<std::size_t>(type)));
    for (const Handle& grabbed : handlesOf(before)) {
      const Vector3d goal = grabbed.position + allowed(grabbed, random.point(-0.4, 0.4));
      SceneObject after = before;
      const bool moved = moveHandle(after, grabbed, HandleGoal{goal, DecimalStep{1, -6}});
      const QByteArray text = (textOf(before) + QStringLiteral(" -> ") + textOf(after)).toUtf8();
      QVERIFY2(!validate(after.shape), text.constData());
      if (!moved) QVERIFY2(identical(after, before), text.constData());
      ++moves;
      for (const Handle& now : handlesOf(after)) {
        // What moves along a line may end beside the goal, in the middle of a face that grew.
        const Vector3d off = allowed(grabbed, now.position - goal);
        if (now.isSame(grabbed) && off.norm() < 1e-4) ++followed;
      }
    }
  }
  QVERIFY(moves > 0);
  // A grid goes by whole cells, and the arrow of a normal keeps its length.
  const bool byCells = shapeTypeNames[static_cast<std::size_t>(type)] == "grid";
  QVERIFY2(byCells || 2 * followed >= moves,
           qPrintable(QStringLiteral("%1 of %2").arg(followed).arg(moves)));
}

void TestHandles::radiiStopAtZero() {
  for (const Shape& shape :
       {Shape(Sphere<double>{{1, 2, 3}, 0.5}), Shape(Capsule<double>{{0, 0, 0}, {1, 0, 0}, 0.5}),
        Shape(Cylinder<double>{{0, 0, 0}, {1, 1, 0}, 0.5}),
        Shape(Cone<double>{{0, 0, 1}, {0, 0, -1}, 1, 0.5})}) {
    SceneObject round = object("s", shape);
    const Handle radius = handle(round, HandleKind::measure, 0);
    const Vector3d outwards = radius.freedom.kind == DragConstraint::Kind::axis
                                  ? Vector3d(Vector3d::Unit(radius.freedom.axis))
                                  : radius.freedom.direction;
    QVERIFY(moveHandle(round, radius,
                       HandleGoal{radius.position + 0.123456 * outwards, DecimalStep{1, -2}}));
    std::visit(
        [](const auto& known) {
          if constexpr (requires { known.radius; }) QCOMPARE(known.radius, 0.62);
        },
        round.shape);
    QVERIFY(moveHandle(round, radius, Vector3d(radius.position - 9 * outwards)));
    std::visit(
        [](const auto& known) {
          if constexpr (requires { known.radius; }) QCOMPARE(known.radius, 0.0);
        },
        round.shape);
    // A radius of 0 can still be dragged by its handle.
    QCOMPARE(handlesOf(round).front().kind, HandleKind::measure);
  }
}

void TestHandles::turnedBoxKeepsTheOppositeSide() {
  const Obb<double> start{{1, 2, 3},
                          {Vector3d(0.8, 0.6, 0), Vector3d(-0.6, 0.8, 0), Vector3d(0, 0, 1)},
                          {1, 0.5, 0.25}};
  SceneObject box = object("s", start);
  const Handle face = handle(box, HandleKind::face, 1);
  QVERIFY(
      moveHandle(box, face, HandleGoal{face.position + 0.2 * start.axes[0], DecimalStep{1, -3}}));
  const auto& longer = std::get<Obb<double>>(box.shape);
  QCOMPARE(longer.halfExtents, (std::array<double, 3>{1.1, 0.5, 0.25}));
  QCOMPARE(longer.axes, start.axes);
  const auto lowSide = [](const Obb<double>& b) {
    return Vector3d(b.center - b.halfExtents[0] * b.axes[0]);
  };
  QVERIFY((lowSide(longer) - lowSide(start)).norm() < 1e-12);
  // Pushed through the other side it stops there.
  QVERIFY(moveHandle(box, face, Vector3d(face.position - 9 * start.axes[0])));
  QCOMPARE(std::get<Obb<double>>(box.shape).halfExtents[0], 0.0);
  QVERIFY((std::get<Obb<double>>(box.shape).center - lowSide(start)).norm() < 1e-12);
  // A corner leaves the opposite one.
  SceneObject other = object("s", start);
  const Vector3d opposite = handle(other, HandleKind::corner, 0).position;
  const Handle corner = handle(other, HandleKind::corner, 7);
  QVERIFY(moveHandle(other, corner, Vector3d(corner.position + Vector3d(0.3, 0.1, 0.2))));
  QVERIFY((handle(other, HandleKind::corner, 0).position - opposite).norm() < 1e-12);
  QVERIFY(
      (handle(other, HandleKind::corner, 7).position - corner.position - Vector3d(0.3, 0.1, 0.2))
          .norm() < 1e-12);
}

void TestHandles::outlinesStayFlatAndSimple() {
  const Quad<double> start{{{{0, 0, 0}, {1, 0, 0.5}, {1, 1, 1}, {0, 1, 0.5}}}};
  QVERIFY(!validate(start));
  SceneObject quad = object("s", start);
  const Handle corner = handle(quad, HandleKind::corner, 2);
  QCOMPARE(corner.freedom.kind, DragConstraint::Kind::flat);
  // A goal off the plane is brought into it; two coordinates are short numbers.
  QVERIFY(moveHandle(quad, corner, HandleGoal{{1.234567, 1.51, 9}, DecimalStep{1, -2}}));
  const Vector3d reached = std::get<Quad<double>>(quad.shape).vertices[2];
  QVERIFY(!validate(quad.shape));
  int shortOnes = 0;
  for (int k = 0; k < 3; ++k)
    shortOnes += snap(reached[k], DecimalStep{1, -2}) == reached[k] ? 1 : 0;
  QVERIFY(shortOnes >= 2);
  // Dragged across an edge it would cross itself: refused, nothing changes.
  const SceneObject before = quad;
  QVERIFY(!moveHandle(quad, handle(quad, HandleKind::corner, 2), Vector3d(0.5, -1, -0.25)));
  QVERIFY(identical(quad, before));
  // In a coordinate plane the third coordinate keeps its bits.
  SceneObject level = object(
      "s", Polygon<double>{
               {{0, 0, 0.1}, {2, 0, 0.1}, {2, 1, 0.1}, {1, 1, 0.1}, {1, 2, 0.1}, {0, 2, 0.1}}});
  const Handle inner = handle(level, HandleKind::corner, 3);
  QCOMPARE(inner.freedom, (DragConstraint{DragConstraint::Kind::plane, 2}));
  QVERIFY(moveHandle(level, inner, Vector3d(0.5, 0.6, 7)));
  QCOMPARE(std::get<Polygon<double>>(level.shape).vertices[3], Vector3d(0.5, 0.6, 0.1));
  // Vertices of holes follow those of the outer loop and stay in its plane, though it has three.
  SceneObject holed = object("s", Polygon<double>{{{0, 0, 0.1}, {9, 0, 0.1}, {0, 9, 0.1}},
                                                  {{{1, 1, 0.1}, {2, 1, 0.1}, {1, 2, 0.1}}}});
  const Handle ofHole = handle(holed, HandleKind::corner, 4);
  QCOMPARE(ofHole.freedom, (DragConstraint{DragConstraint::Kind::plane, 2}));
  QVERIFY(moveHandle(holed, ofHole, Vector3d(3.5, 0.5, 7)));
  QCOMPARE(std::get<Polygon<double>>(holed.shape).holes[0][1], Vector3d(3.5, 0.5, 0.1));
  const SceneObject legal = holed;
  QVERIFY(!moveHandle(holed, handle(holed, HandleKind::corner, 4), Vector3d(3.5, 0, 0.1)));
  QVERIFY(identical(holed, legal));
}

void TestHandles::slabsStopAtTheOther() {
  const Kdop<double> start{
      {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}}, {-1, -1, -1, -2}, {1, 1, 1, 2}};
  SceneObject dop = object("s", start);
  const Handle diagonal = handle(dop, HandleKind::face, 7);
  QVERIFY(std::abs(diagonal.position.sum() - 2) < 1e-12);
  QVERIFY(moveHandle(dop, diagonal,
                     HandleGoal{diagonal.position - Vector3d(0.1, 0.1, 0.1), DecimalStep{1, -3}}));
  QCOMPARE(std::get<Kdop<double>>(dop.shape).max[3], 1.7);
  QCOMPARE(std::get<Kdop<double>>(dop.shape).min, start.min);
  QVERIFY(moveHandle(dop, diagonal, Vector3d(diagonal.position - Vector3d(9, 9, 9))));
  QCOMPARE(std::get<Kdop<double>>(dop.shape).max[3], -2.0);
  // A slab that is wider than the others leave has a handle in its plane all the same.
  SceneObject loose = object(
      "s",
      Kdop<double>{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}}, {-1, -1, -1, -9}, {1, 1, 1, 9}});
  QVERIFY(std::abs(handle(loose, HandleKind::face, 7).position.sum() - 9) < 1e-12);
}

void TestHandles::gridsGoByCells() {
  SceneObject grid = object("s", Grid{{0, 0, 0}, 0.5, {2, 2, 2}});
  const Handle upper = handle(grid, HandleKind::face, 1);
  QVERIFY(moveHandle(grid, upper, Vector3d(upper.position + Vector3d(1.1, 0, 0))));
  QCOMPARE(std::get<Grid>(grid.shape), (Grid{{0, 0, 0}, 0.5, {4, 2, 2}}));
  const Handle lower = handle(grid, HandleKind::corner, 0);
  QVERIFY(moveHandle(grid, lower, Vector3d(-0.6, 0.4, 99)));
  QCOMPARE(std::get<Grid>(grid.shape), (Grid{{-0.5, 0.5, 0.5}, 0.5, {5, 1, 1}}));
  const Handle cell = handle(grid, HandleKind::measure, 0);
  QVERIFY(moveHandle(grid, cell, Vector3d(cell.position + Vector3d(0.25, 0, 0))));
  QCOMPARE(std::get<Grid>(grid.shape).cell, 0.75);
  QVERIFY(!moveHandle(grid, cell, Vector3d(cell.position - Vector3d(5, 0, 0))));
}

void TestHandles::coneKeepsItsBaseOrApex() {
  const Cone<double> start{{0, 0, 2}, {0, 0, -1}, 2, 1};
  SceneObject cone = object("s", start);
  const Handle base = handle(cone, HandleKind::face, 0);
  QVERIFY(moveHandle(cone, base, HandleGoal{{0, 0, -0.5004}, DecimalStep{1, -2}}));
  QCOMPARE(std::get<Cone<double>>(cone.shape), (Cone<double>{{0, 0, 2}, {0, 0, -1}, 2.5, 1}));
  cone = object("s", start);
  QVERIFY(moveHandle(cone, handle(cone, HandleKind::corner, 0), Vector3d(3, 0, 4)));
  const auto& tilted = std::get<Cone<double>>(cone.shape);
  QCOMPARE(tilted.apex, Vector3d(3, 0, 4));
  QCOMPARE(tilted.height, 5.0);
  QVERIFY((tilted.apex + tilted.height * tilted.axis).norm() < 1e-12);
  // Onto the base: no height, and the axis stays a unit vector.
  QVERIFY(moveHandle(cone, handle(cone, HandleKind::corner, 0),
                     Vector3d(tilted.apex + tilted.height * tilted.axis)));
  QVERIFY(!validate(cone.shape));
  QCOMPARE(std::get<Cone<double>>(cone.shape).height, 0.0);
}

void TestHandles::cylinderEndsStayApart() {
  SceneObject cylinder = object("s", Cylinder<double>{{0, 0, 0}, {0, 0, 1}, 0.5});
  const SceneObject before = cylinder;
  QVERIFY(!moveHandle(cylinder, handle(cylinder, HandleKind::corner, 1), Vector3d(0, 0, 0)));
  QVERIFY(identical(cylinder, before));
  SceneObject capsule = object("s", Capsule<double>{{0, 0, 0}, {0, 0, 1}, 0.5});
  QVERIFY(moveHandle(capsule, handle(capsule, HandleKind::corner, 1), Vector3d(0, 0, 0)));
}

void TestHandles::planeTurnsAboutItsFoot() {
  SceneObject plane = object("s", Plane<double>{{0, 0, 2}, 2});
  const Handle offset = handle(plane, HandleKind::face, 0);
  QCOMPARE(offset.position, Vector3d(0, 0, 1));
  QVERIFY(moveHandle(plane, offset, HandleGoal{{0, 0, 1.2501}, DecimalStep{1, -2}}));
  QCOMPARE(std::get<Plane<double>>(plane.shape).offset, 2.5);
  const Handle tip = handle(plane, HandleKind::tip, 0);
  const Vector3d foot(0, 0, 1.25);
  // With snapping to multiples of 15 degrees, and the coordinate axes exactly.
  QVERIFY(
      moveHandle(plane, tip, HandleGoal{foot + Vector3d(3, 0.1, 0.1), DecimalStep{1, -2}, true}));
  QCOMPARE(std::get<Plane<double>>(plane.shape).normal, Vector3d(2, 0, 0));
  QCOMPARE(std::get<Plane<double>>(plane.shape).offset, 0.0);
  SceneObject leaning = object("s", Plane<double>{{0, 0, 1}, 1.25});
  QVERIFY(moveHandle(leaning, handle(leaning, HandleKind::tip, 0),
                     HandleGoal{foot + Vector3d(1, 1, 1), DecimalStep{1, -4}}));
  const auto& turned = std::get<Plane<double>>(leaning.shape);
  QVERIFY((turned.normal - Vector3d(1, 1, 1).normalized()).norm() < 1e-3);
  QVERIFY(std::abs(turned.normal.dot(foot) - turned.offset) < 1e-3);
}

void TestHandles::planePointsAreDragged() {
  SceneObject plane = object("s", Plane<double>{{0, 0, 1}, 0});
  plane.planePoints = {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}};
  QVERIFY(moveHandle(plane, handle(plane, HandleKind::corner, 2), Vector3d(0, 1, 1)));
  QCOMPARE(std::get<Plane<double>>(plane.shape).normal, Vector3d(0, -1, 1));
  QCOMPARE((*plane.planePoints)[2], Vector3d(0, 1, 1));
  const SceneObject before = plane;
  QVERIFY(!moveHandle(plane, handle(plane, HandleKind::corner, 2), Vector3d(2, 0, 0)));
  QVERIFY(identical(plane, before));
  // When its offset is dragged, the plane forgets the points that defined it.
  const Handle offset = handle(plane, HandleKind::face, 0);
  QVERIFY(moveHandle(plane, offset, Vector3d(offset.position + Vector3d(0, -1, 1))));
  QVERIFY(!plane.planePoints);
}

void TestHandles::directionTipIsNeverTheOrigin() {
  SceneObject ray = object("s", Ray<double>{{1, 1, 1}, {1, 0, 0}});
  const Handle tip = handle(ray, HandleKind::tip, 0);
  QCOMPARE(tip.position, Vector3d(2, 1, 1));
  QVERIFY(moveHandle(ray, tip, Vector3d(1, 3, 1)));
  QCOMPARE(std::get<Ray<double>>(ray.shape), (Ray<double>{{1, 1, 1}, {0, 2, 0}}));
  const SceneObject before = ray;
  QVERIFY(!moveHandle(ray, handle(ray, HandleKind::tip, 0), Vector3d(1, 1, 1)));
  QVERIFY(identical(ray, before));
}

void TestHandles::displacementHasATip() {
  SceneObject box = object("s", Aabb<double>{{0, 0, 0}, {2, 2, 2}});
  box.displacement = Vector3d(1, 0, 0);
  const Handle tip = handle(box, HandleKind::displacement, 0);
  QCOMPARE(tip.position, Vector3d(2, 1, 1));
  QVERIFY(moveHandle(box, tip, HandleGoal{{2.5, 1, 0.25}, DecimalStep{1, -2}}));
  QCOMPARE(*box.displacement, Vector3d(1.5, 0, -0.75));
  QCOMPARE(std::get<Aabb<double>>(box.shape), (Aabb<double>{{0, 0, 0}, {2, 2, 2}}));
  SceneObject flat = object("s", rectangleBetween({0, 0}, {2, 2}));
  flat.displacement = Vector3d(1, 0, 0);
  QVERIFY(moveHandle(flat, handle(flat, HandleKind::displacement, 0), Vector3d(3, 3, 3)));
  QCOMPARE(*flat.displacement, Vector3d(2, 2, 0));
}

void TestHandles::rotationHasParts() {
  SceneObject box = object("s", Aabb<double>{{1, -1, -1}, {3, 1, 1}});
  box.rotation = RotationMotion{{0, 0, 2}, std::acos(0.0), {0, 0, 0}};
  const auto part = [&](RotationPart which) {
    return handle(box, HandleKind::rotation, static_cast<int>(which));
  };
  const auto near = [](const Vector3d& a, const Vector3d& b) { return (a - b).norm() < 1e-12; };
  QCOMPARE(part(RotationPart::axis).position, Vector3d(0, 0, 2));
  // A quarter turn of the centre (2, 0, 0).
  QVERIFY(near(part(RotationPart::angle).position, {0, 2, 0}));
  QVERIFY(near(rotationPath(box, {}).back(), {0, 2, 0}));
  QVERIFY(moveHandle(box, part(RotationPart::angle), HandleGoal{{-2.1, 0.2, 5}, {}, true}));
  QVERIFY(std::abs(box.rotation->angle - std::acos(-1.0)) < 1e-12);
  QVERIFY(moveHandle(box, part(RotationPart::center), Vector3d(1, 0, 0)));
  QVERIFY(near(part(RotationPart::angle).position, {0, 0, 0}));
  QVERIFY(moveHandle(box, part(RotationPart::axis), Vector3d(1, 3, 0)));
  QVERIFY(box.rotation->axis == Vector3d(0, 3, 0));
  const SceneObject before = box;
  QVERIFY(moveHandle(box, part(RotationPart::axis), box.rotation->center));
  QVERIFY(identical(box, before));
  QCOMPARE(std::get<Aabb<double>>(box.shape), (Aabb<double>{{1, -1, -1}, {3, 1, 1}}));
  // Of many turns in place one is drawn; a point about itself has an angle too.
  box.rotation->angle = 600;
  QVERIFY(rotationPath(box, {}).size() < 70);
  SceneObject flat = object("s", rectangleBetween({0, 0}, {2, 2}));
  flat.rotation = RotationMotion{{0, 0, 1}, 1, {1, 1, 0}};
  std::size_t parts = 0;
  for (const Handle& each : handlesOf(flat)) parts += each.kind == HandleKind::rotation ? 1 : 0;
  QCOMPARE(parts, std::size_t{2});
  const Handle arc = handle(flat, HandleKind::rotation, static_cast<int>(RotationPart::angle));
  QVERIFY((arc.position - flat.rotation->center).norm() > 0 && arc.position[2] == 0);
}

HAIRLINE_TEST(TestHandles, nothing);
#include "test_handles.moc"
