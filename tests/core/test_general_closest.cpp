#include <QTest>
#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "core/queries.h"
#include "tests/support/case_maker.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/general_pairs.h"
#include "tests/support/hit_rate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::ShapeMaker;

/// Nearest points of every two bounded convex shapes.
class TestGeneralClosest : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  static std::optional<Report> closest(const Shape& a, const Shape& b, std::string_view method,
                                       ScalarKind scalar) {
    const auto found = testing::findQuery(a, b, Kind::closest, method);
    if (!found) return std::nullopt;
    return found->entry->run(found->shapes, scalar, {}, false);
  }

  // The tolerance of a distance, for shapes of about unit size.
  static double allowed(ScalarKind scalar) {
    return scalar == ScalarKind::float32 ? 64 * std::numeric_limits<float>::epsilon()
                                         : 64 * std::numeric_limits<double>::epsilon();
  }

  static void compare(const Shape& a, const Shape& b, const Report& expected, Failures& failures,
                      double& worst) {
    const auto text = [&] {
      return testing::describe(Kind::closest, std::array<const Shape*, 2>{&a, &b});
    };
    const double distance = std::sqrt(expected.sqdist->value);
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      const auto report = closest(a, b, "gjk", scalar);
      const auto named = [&] { return std::string(name(scalar)) + ' ' + text(); };
      failures.check(report && report->sqdist && report->points.size() == 2, named);
      if (!report || !report->sqdist || report->points.size() != 2) continue;
      const double off = std::abs(std::sqrt(report->sqdist->value) - distance);
      if (scalar == ScalarKind::float64) worst = std::max(worst, off);
      failures.check(off <= allowed(scalar), named);
      const V between = report->points[0].toVector() - report->points[1].toVector();
      failures.check(std::abs(between.norm() - distance) <= allowed(scalar),
                     [&] { return "points in " + named(); });
    }
  }

  struct Counts {
    int cases = 0;
    int zeros = 0;
    double worst = 0;

    void show() const {
      qInfo("%d of %d at distance 0; double is off by up to %g", zeros, cases, worst);
    }
    bool isEven() const { return testing::isBalanced(zeros, cases); }
  };

  // Random shapes of two types against the reference.
  static void comparePair(const std::vector<std::size_t>& types, bool onGrid, int count,
                          Failures& failures, Counts& counts) {
    std::optional<Report> expected;
    const auto touch = [&](const testing::Case& given) {
      expected = closest(given.shapes[0], given.shapes[1], "reference", ScalarKind::exact);
      return expected && expected->verdict().value_or(false);
    };
    testing::CaseMaker maker(types, false, onGrid ? testing::CaseMix::grid : testing::CaseMix::real,
                             touch, 101, 20);
    for (int n = count; n > 0; --n) {
      const testing::Case given = maker.next();
      failures.check(expected.has_value(), [&] { return testing::describe(Kind::closest, given); });
      // An empty k-DOP has no distance.
      if (!expected || !expected->sqdist) continue;
      ++counts.cases;
      counts.zeros += *expected->verdict() ? 1 : 0;
      compare(given.shapes[0], given.shapes[1], *expected, failures, counts.worst);
    }
  }

 private slots:
  void everyTwoPolytopes_data() {
    QTest::addColumn<bool>("onGrid");
    QTest::newRow("random") << false;
    QTest::newRow("on a grid") << true;
  }
  void everyTwoPolytopes() {
    QFETCH(bool, onGrid);
    Failures failures;
    Counts counts;
    const std::vector<std::size_t> types{
        shapeIndex<Point<double>>(),       shapeIndex<Segment<double>>(),
        shapeIndex<Triangle<double>>(),    shapeIndex<Rectangle<double>>(),
        shapeIndex<Aabb<double>>(),        shapeIndex<Obb<double>>(),
        shapeIndex<Tetrahedron<double>>(), shapeIndex<Convex<double>>(),
        shapeIndex<Kdop<double>>()};
    for (std::size_t i = 0; i < types.size(); ++i) {
      for (std::size_t j = i; j < types.size(); ++j) {
        comparePair({types[i], types[j]}, onGrid, caseCount(i > 3 ? 60 : 30), failures, counts);
      }
    }
    counts.show();
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(counts.isEven());
  }

  void pointsAndRoundSolids() {
    ShapeMaker maker(102);
    Failures failures;
    double worst = 0;
    for (const std::size_t type :
         {shapeIndex<Sphere<double>>(), shapeIndex<Capsule<double>>(),
          shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>(), shapeIndex<Disc<double>>()}) {
      for (int n = caseCount(400); n > 0; --n) {
        maker.setOnGrid(n % 2 == 0);
        const Shape point = maker.next(shapeIndex<Point<double>>());
        const Shape solid = maker.next(type);
        const auto expected = closest(point, solid, "analytic", ScalarKind::exact);
        compare(point, solid, *expected, failures, worst);
      }
    }
    qInfo("double is off by up to %g", worst);
    QVERIFY2(failures.none(), failures.text());
  }

  void roundedShapesAgainstTheReference() {
    Failures failures;
    Counts counts;
    std::vector<std::size_t> others = testing::polytopeTypes();
    others.push_back(shapeIndex<Sphere<double>>());
    others.push_back(shapeIndex<Capsule<double>>());
    for (const std::size_t type : {shapeIndex<Sphere<double>>(), shapeIndex<Capsule<double>>()}) {
      for (const std::size_t other : others) {
        for (const bool onGrid : {false, true}) {
          comparePair({type, other}, onGrid, caseCount(30), failures, counts);
        }
      }
    }
    counts.show();
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(counts.isEven());
  }

  void anIrrationalDistanceHasNoRational() {
    const auto distance = [](const Shape& a, const Shape& b) {
      return *closest(a, b, "reference", ScalarKind::exact);
    };
    const Shape unit = Sphere<double>{V(0, 0, 0), 1};
    // (√2 - 1)², and √10² where the radius is zero.
    const Report slanted = distance(unit, Segment<double>{V(1, 1, 0), V(1, 1, 5)});
    QCOMPARE(slanted.sqdist->value, 0x1.5f619980c4337p-3);
    QVERIFY(!slanted.sqdist->exact && !*slanted.verdict());
    // The segment is the first operand of the query.
    QVERIFY(!slanted.points[1][0].exact && slanted.points[1][2].exact == Rational(0));
    // Roots that are whole, and a contact to the last bit.
    const Report straight = distance(unit, Capsule<double>{V(3, 4, 0), V(3, 9, 0), 2});
    QVERIFY(straight.sqdist->exact == Rational(4));
    QVERIFY(straight.points[0][0].exact == Rational::fraction(3, 5));
    QVERIFY(straight.points[1][1].exact == Rational::fraction(12, 5));
    const Report touching = distance(unit, Sphere<double>{V(3, 4, 0), 4});
    QVERIFY(touching.sqdist->exact == Rational(0) && *touching.verdict());
    const Report apart = distance(unit, Sphere<double>{V(3, 4, 0), std::nextafter(4.0, 0.0)});
    QVERIFY(!*apart.verdict() && sign(*apart.sqdist->exact) > 0);
  }

  void aSphereIsItsCentreLessTheRadius() {
    ShapeMaker maker(103);
    Failures failures;
    for (const std::size_t type : {shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>(),
                                   shapeIndex<Disc<double>>(), shapeIndex<Ellipsoid<double>>(),
                                   shapeIndex<Obb<double>>(), shapeIndex<Capsule<double>>()}) {
      for (int n = caseCount(200); n > 0; --n) {
        maker.setOnGrid(n % 2 == 0);
        const Shape sphere = maker.next(shapeIndex<Sphere<double>>());
        const Shape other = maker.next(type);
        const auto& ball = std::get<Sphere<double>>(sphere);
        const auto near = closest(sphere, other, "gjk", ScalarKind::float64);
        const auto center = closest(Point<double>{ball.center}, other, "gjk", ScalarKind::float64);
        const double expected = std::max(0.0, std::sqrt(center->sqdist->value) - ball.radius);
        failures.check(std::abs(std::sqrt(near->sqdist->value) - expected) < 1e-13, [&] {
          return testing::describe(Kind::closest, std::array<const Shape*, 2>{&sphere, &other});
        });
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void hugeAndTinyInputEnds() {
    for (const double size : {1e-300, 1e-160, 1e-30, 1e30, 1e150, 1e300}) {
      const Shape triangle = Triangle<double>{{V(0, 0, 0), V(size, 0, 0), V(0, size, 0)}};
      const Shape cone = Cone<double>{V(0, 0, 3 * size), V(0, 0, -1), size, size};
      const auto report = closest(triangle, cone, "gjk", ScalarKind::float64);
      QVERIFY(report->points.size() == 2);
      // The square of the distance may overflow or underflow, the points do not.
      const bool inRange = size > 1e-162 && size < 1e154;
      QCOMPARE(report->sqdist.has_value(), inRange);
      QCOMPARE(report->overflow, !inRange);
      QCOMPARE(report->verdict(), inRange ? std::optional(false) : std::nullopt);
      const V between = report->points[1].toVector() - report->points[0].toVector();
      QVERIFY(std::abs(between[2] / size - 2) < 1e-12);
    }
    const Shape mixed = Triangle<double>{{V(1e300, 1e-300, 0), V(-1e300, 1e-300, 5), V(0, 1, 1)}};
    const Shape box = Aabb<double>{V(-1e-300, -1e-300, -1e300), V(1e-300, 1e-300, 1e-300)};
    QVERIFY(closest(mixed, box, "gjk", ScalarKind::float64)->points.size() == 2);
  }
};

HAIRLINE_TEST(TestGeneralClosest, nothing);
#include "test_general_closest.moc"
