#include <QTest>

#include "core/shapes/shape.h"
#include "tests/support/closest_checks.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::ClosestChecks;
using testing::ShapeMaker;

// A point with a sphere, a capsule, a cylinder and a cone: answers with square roots.
class TestClosestPointRound : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  testing::Random m_random{59};

  static V middle(const Sphere<double>& s) { return s.center; }
  static V middle(const Capsule<double>& s) { return (s.a + s.b) / 2; }
  static V middle(const Cylinder<double>& s) { return (s.a + s.b) / 2; }
  static V middle(const Cone<double>& s) { return s.apex + s.axis * (s.height * 0.75); }

  template <typename Round>
  void compare(const char* what, int count, bool onGrid, double least, double most) {
    ShapeMaker maker(61);
    maker.setOnGrid(onGrid);
    ClosestChecks checks;
    checks.setBounded(true);
    for (int i = caseCount(count); i > 0; --i) {
      const auto round = std::get<Round>(maker.next(shapeIndex<Round>()));
      V point = onGrid ? m_random.gridPoint(-2, 2) : m_random.point(-1.5, 1.5);
      if (m_random.chance(0.5)) point = V(middle(round) + point / (onGrid ? 2 : 4));
      checks.check(Point<double>{point}, round);
    }
    qInfo("%s%s: %s", what, onGrid ? " on a grid" : "", checks.summary().c_str());
    QVERIFY2(checks.failures().none(), checks.failures().text());
    QVERIFY2(checks.isBalanced(least, most), checks.summary().c_str());
  }

  template <typename Round>
  static Report run(const V& point, const Round& round, std::string_view method) {
    const Shape a = Point<double>{point};
    const Shape b = round;
    const std::array<const Shape*, 2> shapes{&a, &b};
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (query.entry->info.kind == Kind::closest && query.entry->info.method == method) {
        return query.entry->run(query.shapes, ScalarKind::exact, {}, false);
      }
    }
    return {};
  }

 private slots:
  void random() {
    compare<Sphere<double>>("sphere", 800, false, 0.2, 0.8);
    compare<Capsule<double>>("capsule", 800, false, 0.2, 0.8);
    compare<Cylinder<double>>("cylinder", 800, false, 0.2, 0.8);
    compare<Cone<double>>("cone", 800, false, 0.1, 0.8);
  }
  void onAGrid() {
    compare<Sphere<double>>("sphere", 1500, true, 0.1, 0.8);
    compare<Capsule<double>>("capsule", 1500, true, 0.1, 0.8);
    compare<Cylinder<double>>("cylinder", 1500, true, 0.1, 0.8);
    compare<Cone<double>>("cone", 1500, true, 0.1, 0.8);
  }

  void hugeAndTiny() {
    for (const double scale : {1e-300, 1e-30, 1e30, 1e300}) {
      ClosestChecks checks;
      for (int i = caseCount(60); i > 0; --i) {
        const auto vector = [&] { return V(m_random.point(-1, 1) * scale); };
        const double radius = m_random.real(0, 1) * scale;
        const Shape point = Point<double>{vector()};
        checks.check(point, Sphere<double>{vector(), radius});
        checks.check(point, Capsule<double>{vector(), vector(), radius});
        checks.check(point, Cylinder<double>{vector(), vector(), radius});
        checks.check(point,
                     Cone<double>{vector(), V(0, 0.6, 0.8), m_random.real(0, 2) * scale, radius});
      }
      qInfo("scale %g: %s", scale, checks.summary().c_str());
      QVERIFY2(checks.failures().none(), checks.failures().text());
    }
  }

  // An irrational distance has no exact entry, only the nearest double; a rational one has.
  void irrationalDistances() {
    const Report irrational = run(V(1, 1, 1), Sphere<double>{V(0, 0, 0), 1}, "analytic");
    QVERIFY(!irrational.sqdist->exact);
    // 4 - 2 √3, and 1/√3, correctly rounded.
    QCOMPARE(irrational.sqdist->value, 0x1.126145e9ecd56p-1);
    QCOMPARE(irrational.points[1][0].value, 0x1.279a74590331cp-1);
    QVERIFY(irrational.points[0][0].exact.has_value());

    const Report rational = run(V(3, 4, 0), Sphere<double>{V(0, 0, 0), 1}, "analytic");
    QCOMPARE(rational.sqdist->exact->toString(), std::string("16"));
    QCOMPARE(rational.points[1][0].exact->toString(), std::string("3/5"));
  }

  // Closer to the surface than any double can show.
  void aHairOutside() {
    const double hair = 0x1p-600;
    const Report report = run(V(1, hair, 0), Sphere<double>{V(0, 0, 0), 1}, "analytic");
    QVERIFY(!report.verdict() || !*report.verdict() || report.sqdist->value == 0);
    const Shape a = Point<double>{V(1, hair, 0)};
    const Shape b = Sphere<double>{V(0, 0, 0), 1};
    const std::array<const Shape*, 2> shapes{&a, &b};
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (query.entry->info.kind != Kind::closest) continue;
      if (!query.entry->has(ScalarKind::exact)) continue;
      QVERIFY(!query.entry->test(query.shapes, ScalarKind::exact, {}));
    }
  }

  void regionsAreNamed() {
    const Cone<double> cone{V(0, 0, 0), V(0, 0, 1), 4, 2};
    const auto feature = [&](const V& p) { return run(p, cone, "analytic").feature; };
    QCOMPARE(feature(V(0, 0, -1)), Label("apex"));
    QCOMPARE(feature(V(0, 0, 5)), Label("base"));
    QCOMPARE(feature(V(9, 0, 5)), Label("rim"));
    QCOMPARE(feature(V(9, 0, 3)), Label("rim"));
    QCOMPARE(feature(V(2, 0, 1)), Label("lateral surface"));
    QCOMPARE(feature(V(0, 0, 2)), Label("inside"));
  }
};

HAIRLINE_TEST(TestClosestPointRound, nothing);
#include "test_closest_point_round.moc"
