#include <QTest>
#include <cmath>

#include "core/ask.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;

/// The functions for programs that use the library.
class TestAsk : public QObject {
  Q_OBJECT

 private slots:
  void answersAboutPlainShapes() {
    const Triangle<double> triangle{{{{0, 0, 3}, {4, 0, 3}, {0, 4, 3}}}};
    const Aabb<double> box{{0, 0, 0}, {1, 1, 1}};
    const Sphere<double> ball{{0.5, 0.5, 0.5}, 3};
    QCOMPARE(*intersects(triangle, box), false);
    QCOMPARE(*intersects(triangle, ball), true);
    QCOMPARE(*intersects(box, triangle, {.scalar = ScalarKind::float32, .method = "sat"}), false);
    QCOMPARE(*distance(box, triangle), 2.0);
    const Result<NearestPoints> nearest = nearestPoints(box, triangle);
    QCOMPARE(nearest->points[0][2], 1.0);
    QCOMPARE(nearest->points[1][2], 3.0);
    QCOMPARE(*contains(box, {1, 1, 1}), true);
    QCOMPARE(*contains(box, {1, 1, 1.5}), false);
    AskOptions falling;
    falling.displacements[0] = {0, 0, -4};
    QCOMPARE(firstContact(triangle, box, falling)->value(), 0.5);
    QVERIFY(!firstContact(box, triangle, falling)->has_value());
  }

  void theOrderOfShapesIsTheCallers() {
    testing::ShapeMaker maker(23);
    int asked = 0;
    for (std::size_t first = 0; first < shapeTypeCount; ++first) {
      for (std::size_t second = 0; second < shapeTypeCount; ++second) {
        const Shape a = maker.next(first);
        const Shape b = maker.next(second);
        const Result<NearestPoints> one = nearestPoints(a, b);
        const Result<NearestPoints> other = nearestPoints(b, a);
        QCOMPARE(bool(one), bool(other));
        if (!one) continue;
        ++asked;
        QCOMPARE(one->distance, other->distance);
        QVERIFY(std::abs((one->points[0] - one->points[1]).norm() - one->distance) <
                1e-6 * (1 + one->distance));
        // In `a`, up to the rounding of the point.
        const Result<double> off = distance(Point<double>{one->points[0]}, a);
        QVERIFY(!off || *off < 1e-6);
      }
    }
    QVERIFY(asked > 50);
  }

  void reportsWhyThereIsNoAnswer() {
    const Aabb<double> wrong{{2, 0, 0}, {1, 1, 1}};
    const Sphere<double> ball{{0, 0, 0}, 1};
    QCOMPARE(intersects(wrong, ball).error().code, std::string("shape"));
    QCOMPARE(intersects(ball, wrong).error().at, std::string("min"));
    QCOMPARE(intersects(ball, ball, {.method = "no such"}).error().code,
             std::string("unsupported"));
    QCOMPARE(intersects(ball, ball, {.scalar = ScalarKind::exact, .method = "gjk"}).error().code,
             std::string("unsupported"));
    const Cylinder<double> tube{{0, 0, 0}, {0, 0, 1}, 1};
    QCOMPARE(distance(Line<double>{{0, 0, 0}, {1, 0, 0}}, tube).error().code,
             std::string("unsupported"));
  }
};

HAIRLINE_TEST(TestAsk, nothing);
#include "test_ask.moc"
