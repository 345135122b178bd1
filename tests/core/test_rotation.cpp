#include <Eigen/Geometry>
#include <QTest>
#include <cmath>

#include "core/scene/motion.h"
#include "core/scene/rotation.h"
#include "core/scene/scene_file.h"
#include "core/scene/transform.h"
#include "core/shapes/fields.h"
#include "core/shapes/validate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using Vector = Vector3<double>;

namespace {

Rotation aboutZ(double degrees, const Vector& pivot = {0, 0, 0}) {
  return {{0, 0, 1}, degrees, pivot};
}

QByteArray textOf(const SceneObject& object) {
  return QByteArray::fromStdString(writeJson(writeObject(object)));
}

bool isNear(const Shape& a, const Shape& b) {
  const auto first = bounds(a);
  const auto second = bounds(b);
  if (!first || !second) return first.has_value() == second.has_value();
  return (first->min - second->min).norm() + (first->max - second->max).norm() < 1e-9;
}

}  // namespace

/// Rotating and scaling every shape, with random and with small integer numbers.
class TestRotation : public QObject {
  Q_OBJECT

 private slots:
  void anglesAreExactWhereTheyCanBe() {
    for (int quarter = -4; quarter <= 8; ++quarter) {
      const double sine = std::round(std::sin(quarter * std::acos(0.0)));
      QCOMPARE(sineOfDegrees(90 * quarter), sine);
    }
    QCOMPARE(sineOfDegrees(30), 0.5);
    QCOMPARE(sineOfDegrees(-150), -0.5);
    QCOMPARE(cosineOfDegrees(60), 0.5);
    QCOMPARE(cosineOfDegrees(-240), -0.5);
    for (double degrees = -400; degrees < 400; degrees += 7.3) {
      QVERIFY(std::abs(sineOfDegrees(degrees) - std::sin(degrees * std::acos(-1.0) / 180)) < 1e-14);
    }
  }

  void axesAreThoseOfTheirAngles() {
    const Shape box =
        Obb<double>{{1, 2, 3}, {Vector(1, 0, 0), Vector(0, 1, 0), Vector(0, 0, 1)}, {1, 2, 3}};
    QVERIFY((rotationOf(box) == std::vector<double>{0, 0, 0}));
    const Shape standing = withRotation(box, {0, 0, 90});
    QCOMPARE(std::get<Obb<double>>(standing).axes[0], Vector(0, 1, 0));
    QCOMPARE(std::get<Obb<double>>(standing).axes[1], Vector(-1, 0, 0));
    QVERIFY(identical(withRotation(standing, {0, 0, 0}), box));
    testing::Random random(91);
    for (int i = 0; i < 2000; ++i) {
      // In whole degrees, many of them straight up or down.
      std::vector<double> degrees(3);
      for (double& each : degrees) each = std::round(random.real(-179, 180));
      degrees[1] = i % 5 == 0 ? (i % 2 == 0 ? 90 : -90) : std::round(random.real(-89, 89));
      if (i % 5 == 0) degrees[2] = 0;
      const Shape shape = withRotation(box, degrees);
      QVERIFY2(!validate(shape), textOf(makeObject(shape)));
      QVERIFY2(rotationOf(shape) == degrees, textOf(makeObject(shape)));
      // About x, then y, then z, as turns say it.
      SceneObject rotatedBox = makeObject(box);
      for (int k = 0; k < 3; ++k) {
        const double angle = degrees[static_cast<std::size_t>(k)];
        rotatedBox = rotated(rotatedBox, {Vector::Unit(k), angle, {1, 2, 3}}).value();
      }
      QVERIFY2(isNear(rotatedBox.shape, shape), textOf(rotatedBox));
      auto mirrored = std::get<Obb<double>>(shape);
      mirrored.axes[2] *= -1;
      QVERIFY2(rotationOf(mirrored) == degrees, textOf(makeObject(mirrored)));
    }
    const Shape flat =
        Rectangle2<double>{{1, 2}, {Vector2<double>(1, 0), Vector2<double>(0, 1)}, {1, 2}};
    QVERIFY(rotationOf(withRotation(flat, {-30})) == std::vector<double>{-30});
    QVERIFY(rotationOf(Sphere<double>{{0, 0, 0}, 1}).empty());
  }

  void axesAreThoseOfAnAxisAndAnAngle() {
    const Shape box =
        Obb<double>{{1, 2, 3}, {Vector(1, 0, 0), Vector(0, 1, 0), Vector(0, 0, 1)}, {1, 2, 3}};
    QCOMPARE(axisAngleOf(box).value().degrees, 0.0);
    // Of any length, however long.
    for (const double length : {1e-300, 0.5, 1e300}) {
      const Shape standing = withAxisAngle(box, {Vector(0, 0, length), 90}).value();
      QVERIFY(identical(standing, withRotation(box, {0, 0, 90})));
    }
    QVERIFY(!withAxisAngle(box, {Vector(0, 0, 0), 90}));
    QVERIFY(!withAxisAngle(Sphere<double>{{0, 0, 0}, 1}, {}));
    QVERIFY(!axisAngleOf(Sphere<double>{{0, 0, 0}, 1}));
    testing::Random random(93);
    for (int i = 0; i < 2000; ++i) {
      const Vector axis = random.point(-1, 1).normalized();
      const double degrees = i % 7 == 0 ? 180 : std::round(random.real(1, 180));
      const Shape shape = withAxisAngle(box, {axis, degrees}).value();
      QVERIFY2(!validate(shape), textOf(makeObject(shape)));
      const AxisAngle found = axisAngleOf(shape).value();
      QVERIFY2(std::abs(found.degrees - degrees) < 1e-9, textOf(makeObject(shape)));
      // Half a turn is the same about both.
      const double along = found.axis.dot(axis);
      QVERIFY2(std::abs((degrees == 180 ? std::abs(along) : along) - 1) < 1e-9,
               textOf(makeObject(shape)));
      QVERIFY2(isNear(withAxisAngle(box, found).value(), shape), textOf(makeObject(shape)));
      const SceneObject byRotation =
          rotated(makeObject(box), {axis, degrees, Vector(1, 2, 3)}).value();
      QVERIFY2(isNear(byRotation.shape, shape), textOf(byRotation));
    }
  }

  void quarterTurnsAreExact() {
    const SceneObject box = makeObject(Aabb<double>{{0.125, 0.25, 0.3}, {0.5, 0.75, 0.9}});
    const Vector pivot(0.5, 0.25, 9);
    QCOMPARE(std::get<Aabb<double>>(rotated(box, aboutZ(90, pivot)).value().shape),
             (Aabb<double>{{0, -0.125, 0.3}, {0.5, 0.25, 0.9}}));
    // Four of them come back to the first bits.
    SceneObject again = box;
    for (int i = 0; i < 4; ++i) again = *rotated(again, aboutZ(90));
    QVERIFY(identical(again, box));
    const SceneObject obb = makeObject(Obb<double>{
        {1, 2, 3}, {Vector(0.8, 0.6, 0), Vector(-0.6, 0.8, 0), Vector(0, 0, 1)}, {1, 2, 3}});
    const auto rotatedBox =
        std::get<Obb<double>>(rotated(obb, aboutZ(90, {1, 2, 3})).value().shape);
    QCOMPARE(rotatedBox.axes[0], Vector(-0.6, 0.8, 0));
    QCOMPARE(rotatedBox.axes[1], Vector(-0.8, -0.6, 0));
    // So does a turn about an axis of its own.
    const auto own = rotated(obb, {{0.8, 0.6, 0}, 90, {1, 2, 3}});
    QCOMPARE(std::get<Obb<double>>(own.value().shape).axes[1], Vector(0, 0, 1));
    QCOMPARE(std::get<Obb<double>>(own.value().shape).axes[2], Vector(0.6, -0.8, 0));
  }

  void boxBecomesATurnedBox() {
    const SceneObject box = makeObject(Aabb<double>{{0, 0, 0}, {2, 4, 6}});
    const auto result = rotated(box, aboutZ(30, {1, 2, 3}));
    const auto obb = std::get<Obb<double>>(result.value().shape);
    QCOMPARE(obb.center, Vector(1, 2, 3));
    QCOMPARE(obb.halfExtents, (std::array<double, 3>{1, 2, 3}));
    QCOMPARE(obb.axes[0].y(), 0.5);
    QCOMPARE(obb.axes[2], Vector(0, 0, 1));
  }

  void everyShapeTurnsLegally() {
    hairline::testing::ShapeMaker maker(4);
    hairline::testing::Random random(5);
    int turnedOnes = 0;
    for (std::size_t type = 0; type < shapeTypeNames.size(); ++type) {
      for (int i = 0; i < 40; ++i) {
        maker.setOnGrid(i % 2 == 0);
        SceneObject before = makeObject(maker.next(type));
        before.displacement = Vector(1, 2, 0);
        before.rotation = RotationMotion{{0, 0, 3}, random.real(-9, 9), random.point(-1, 1)};
        const Vector pivot = random.point(-1, 1);
        const bool quarter = i % 4 < 2;
        const double degrees = quarter ? 90 * random.integer(1, 3) : random.real(1, 89);
        Vector axis = Vector::Unit(isPlanar(before.shape) ? 2 : random.integer(0, 2));
        if (!quarter && !isPlanar(before.shape)) axis = random.point(0.1, 1).normalized();
        const auto after = rotated(before, {axis, degrees, pivot});
        if (rotatesByQuarterTurns(before.shape) && !quarter) {
          QVERIFY(!after);
          continue;
        }
        QVERIFY2(after.has_value(), textOf(before).constData());
        ++turnedOnes;
        QVERIFY2(!validate(after->shape), textOf(*after).constData());
        QVERIFY(std::abs(after->displacement->norm() - before.displacement->norm()) < 1e-12);
        if (quarter) QCOMPARE(after->shape.index(), before.shape.index());
        // The way back brings the shape back, but for rounding.
        const auto back = rotated(*after, {axis, -degrees, pivot});
        QVERIFY2(back && isNear(back->shape, before.shape), textOf(before).constData());
        // A shape given by points goes where the points go.
        if (const auto* segment = std::get_if<Segment<double>>(&before.shape)) {
          const double radians = degrees * std::acos(-1.0) / 180;
          const Eigen::AngleAxisd rotation(radians, axis);
          const Vector expected = pivot + rotation * (segment->a - pivot);
          QVERIFY((std::get<Segment<double>>(after->shape).a - expected).norm() < 1e-12);
          // The motion rotates with the object.
          const auto later = rotated(objectAt(before, 0.7), {axis, degrees, pivot});
          QVERIFY(isNear(objectAt(*after, 0.7).shape, later->shape));
        }
      }
    }
    QVERIFY(turnedOnes > 700);
  }

  void slabsKeepTheirOrder() {
    const SceneObject dop =
        makeObject(Kdop<double>{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 0}, {1, -1, 0}},
                                {0, 1, 2, -9, -8},
                                {3, 5, 7, 9, 8}});
    const auto result = std::get<Kdop<double>>(rotated(dop, aboutZ(90)).value().shape);
    QCOMPARE(result.directions, std::get<Kdop<double>>(dop.shape).directions);
    QCOMPARE(result.min, (std::vector<double>{-5, 0, 2, -8, -9}));
    QCOMPARE(result.max, (std::vector<double>{-1, 3, 7, 8, 9}));
  }

  void shapesOfThePlaneStayInIt() {
    const SceneObject flat = makeObject(Triangle2<double>{{{{0, 0}, {1, 0}, {0, 1}}}});
    QVERIFY(!rotated(flat, {{1, 0, 0}, 90, {0, 0, 0}}));
    QCOMPARE(std::get<Triangle2<double>>(rotated(flat, aboutZ(90)).value().shape).vertices[1],
             (Vector2<double>(0, 1)));
  }

  void everyShapeScalesEvenly() {
    hairline::testing::ShapeMaker maker(6);
    for (std::size_t type = 0; type < shapeTypeNames.size(); ++type) {
      for (int i = 0; i < 20; ++i) {
        maker.setOnGrid(i % 2 == 0);
        SceneObject before = makeObject(maker.next(type));
        before.rotation = RotationMotion{{0, 0, 1}, 2, {1, 2, 0}};
        const Vector pivot(0.25, -0.5, 0);
        Scaling scaling;
        scaling.factors = {2, 2, 2};
        scaling.pivot = pivot;
        const auto after = scaled(before, scaling);
        QVERIFY2(after.has_value(), textOf(before).constData());
        QCOMPARE(after->shape.index(), before.shape.index());
        const auto small = bounds(before);
        const auto large = bounds(*after);
        if (!small || !large) continue;
        QVERIFY2((pivot + 2 * (small->min - pivot) - large->min).norm() < 1e-9,
                 textOf(before).constData());
        QVERIFY((pivot + 2 * (small->max - pivot) - large->max).norm() < 1e-9);
      }
    }
  }

  void unevenScalingKeepsTheType() {
    Scaling scaling;
    scaling.factors = {1, 3, 1};
    QCOMPARE(std::get<Aabb<double>>(
                 scaled(makeObject(Aabb<double>{{0.1, 1, 0.3}, {1, 2, 3}}), scaling).value().shape),
             (Aabb<double>{{0.1, 3, 0.3}, {1, 6, 3}}));
    QVERIFY(!scaled(makeObject(Sphere<double>{{0, 0, 0}, 1}), scaling));
    const auto plane = scaled(makeObject(Plane<double>{{0, 3, 1}, 2}), scaling);
    QCOMPARE(std::get<Plane<double>>(plane.value().shape), (Plane<double>{{0, 1, 1}, 2}));
    const auto half = scaled(makeObject(HalfSpace<double>{{0, 3, 1}, 2}), scaling);
    QCOMPARE(std::get<HalfSpace<double>>(half.value().shape), (HalfSpace<double>{{0, 1, 1}, 2}));
    Scaling mirroring;
    mirroring.factors = {-2, -2, -2};
    const auto mirrored = scaled(makeObject(HalfSpace<double>{{0, 3, 1}, 2}), mirroring);
    QCOMPARE(std::get<HalfSpace<double>>(mirrored.value().shape),
             (HalfSpace<double>{{0, -3, -1}, 4}));
    QVERIFY(!scaled(makeObject(Disc<double>{{0, 0, 0}, {0, 1, 1}, 1}), scaling));
    const Ellipsoid<double> round{
        {1, 0, 0}, {Vector(1, 0, 0), Vector(0, 0, 1), Vector(0, -1, 0)}, {1, 2, 3}};
    const auto longer = std::get<Ellipsoid<double>>(scaled(makeObject(round), scaling)->shape);
    QCOMPARE(longer.radii, (std::array<double, 3>{1, 2, 9}));
    // A turned box along its own axes, not along others.
    const Obb<double> box{
        {1, 0, 0}, {Vector(0.8, 0.6, 0), Vector(-0.6, 0.8, 0), Vector(0, 0, 1)}, {1, 1, 1}};
    QVERIFY(!scaled(makeObject(box), scaling));
    scaling.axes = box.axes;
    scaling.pivot = box.center;
    const auto wide = std::get<Obb<double>>(scaled(makeObject(box), scaling).value().shape);
    QCOMPARE(wide.halfExtents, (std::array<double, 3>{1, 3, 1}));
    QCOMPARE(wide.center, box.center);
  }
};

HAIRLINE_TEST(TestRotation, nothing);
#include "test_rotation.moc"
