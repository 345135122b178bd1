#include <QTest>
#include <array>
#include <cmath>
#include <limits>

#include "core/queries.h"
#include "core/query/general/references.h"
#include "tests/support/case_maker.h"
#include "tests/support/general_pairs.h"
#include "tests/support/hit_rate.h"
#include "tests/support/sweep_checks.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Case;
using testing::caseCount;
using testing::CaseMix;
using testing::Displacements;
using testing::Failures;

/// When moving spheres, capsules and polytopes first touch, exactly.
class TestRoundedSweep : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  static SweepAnswer<Rational> rounded(const Shape& a, const Shape& b, const Displacements& ways) {
    const Vector3<Rational> carried = fromDouble<Rational>(ways[1]);
    return firstContactOfRounded(generatorsOf(a), generatorsOf(b),
                                 fromDouble<Rational>(ways[0]) - carried, carried);
  }

  static Report ask(const Shape& a, const Shape& b, std::string_view method, ScalarKind scalar,
                    const Displacements& ways) {
    return testing::askMoving(a, b, Kind::sweep, method, scalar, ways);
  }

  /// Whether an answer has the time of a report, whose number is rational or the root's nearest.
  static bool sameTime(const SweepAnswer<Rational>& answer, const Report& report) {
    if (answer.hit != *report.hit) return false;
    if (!answer.hit) return true;
    if (answer.time) return report.time->exact && *report.time->exact == *answer.time;
    return answer.quadraticTime && !report.time->exact &&
           nearestDouble(*answer.quadraticTime) == report.time->value;
  }

 private slots:
  void agreesWithTheAnalyticMethods_data() {
    QTest::addColumn<unsigned>("type");
    QTest::newRow("sphere") << static_cast<unsigned>(shapeIndex<Sphere<double>>());
    QTest::newRow("triangle") << static_cast<unsigned>(shapeIndex<Triangle<double>>());
    QTest::newRow("aabb") << static_cast<unsigned>(shapeIndex<Aabb<double>>());
  }
  void agreesWithTheAnalyticMethods() {
    QFETCH(unsigned, type);
    const auto verdict = [](const Case& given) {
      return *ask(given.shapes[0], given.shapes[1], "analytic", ScalarKind::exact,
                  given.displacements)
                  .hit;
    };
    Failures failures;
    int cases = 0;
    int hits = 0;
    for (const CaseMix mix : testing::caseMixes) {
      testing::CaseMaker maker({shapeIndex<Sphere<double>>(), type}, true, mix, verdict, 97, 20);
      for (int n = caseCount(60); n > 0; --n) {
        const Case given = maker.next();
        const Report report = ask(given.shapes[0], given.shapes[1], "analytic", ScalarKind::exact,
                                  given.displacements);
        const SweepAnswer<Rational> answer =
            rounded(given.shapes[0], given.shapes[1], given.displacements);
        failures.check(sameTime(answer, report), [&] {
          return testing::describeSweep(given.shapes[0], given.shapes[1], given.displacements);
        });
      }
      cases += maker.count();
      hits += maker.hits();
    }
    qInfo("%d of %d hit", hits, cases);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(testing::isBalanced(hits, cases));
  }

  // Every pair has its first time, proven, and the iterative methods come close to it.
  void everyPairHasItsTime_data() {
    QTest::addColumn<unsigned>("type");
    QTest::newRow("sphere") << static_cast<unsigned>(shapeIndex<Sphere<double>>());
    QTest::newRow("capsule") << static_cast<unsigned>(shapeIndex<Capsule<double>>());
  }
  void everyPairHasItsTime() {
    QFETCH(unsigned, type);
    auto others = testing::polytopeTypes();
    for (const std::size_t more : {shapeIndex<Point<double>>(), shapeIndex<Sphere<double>>(),
                                   shapeIndex<Capsule<double>>()}) {
      others.push_back(more);
    }
    const auto verdict = [](const Case& given) {
      return *ask(given.shapes[0], given.shapes[1], "reference", ScalarKind::exact,
                  given.displacements)
                  .hit;
    };
    Failures failures;
    int cases = 0;
    int hits = 0;
    int irrational = 0;
    for (const std::size_t other : others) {
      for (const CaseMix mix : {CaseMix::grid, CaseMix::real}) {
        testing::CaseMaker maker({type, other}, true, mix, verdict, 98, 10);
        for (int n = caseCount(20); n > 0; --n) {
          const Case given = maker.next();
          const Shape& a = given.shapes[0];
          const Shape& b = given.shapes[1];
          const auto text = [&] { return testing::describeSweep(a, b, given.displacements); };
          const Report exact = ask(a, b, "reference", ScalarKind::exact, given.displacements);
          failures.check(exact.certificate.status == Certificate::Status::proven,
                         [&] { return "unproven " + text(); });
          failures.check(exact.time.has_value() == *exact.hit, [&] { return "time " + text(); });
          irrational += exact.time && !exact.time->exact ? 1 : 0;
          if (mix == CaseMix::grid) continue;
          for (const std::string_view method : {"interval_halving", "conservative_advancement"}) {
            const Report near = ask(a, b, method, ScalarKind::float64, given.displacements);
            failures.check(near.hit == exact.hit, text);
            if (!near.time || !exact.time) continue;
            failures.check(std::abs(near.time->value - exact.time->value) < 1e-6,
                           [&] { return "late " + text(); });
          }
        }
        cases += maker.count();
        hits += maker.hits();
      }
    }
    qInfo("%d of %d hit, %d at irrational times", hits, cases, irrational);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(testing::isBalanced(hits, cases));
    QVERIFY(irrational > 0 || testing::isScaledDown());
  }

  // Contacts at known times: rounded edges that cross, a graze by a unit in the last place, and one
  // that slides along before it leaves.
  void knownTimes() {
    const Displacements down{V(0, 0, -4), V(0, 0, 0)};
    const Shape above = Capsule<double>{V(-1, 0, 3), V(1, 0, 3), 0.5};
    const Shape below = Capsule<double>{V(0, -1, 0), V(0, 1, 0), 0.5};
    const Report crossed = ask(above, below, "reference", ScalarKind::exact, down);
    QVERIFY(*crossed.time->exact == Rational::fraction(1, 2));
    QVERIFY(crossed.point->toVector() == V(0, 0, 0.5));
    QVERIFY(crossed.normal->toVector()[2] != 0 && crossed.normal->toVector()[0] == 0);

    const Shape box = Obb<double>{V(0, 0, 0), {V::UnitX(), V::UnitY(), V::UnitZ()}, {1, 1, 1}};
    const Displacements across{V(10, 0, 0), V(0, 0, 0)};
    const auto ball = [](double height) { return Sphere<double>{V(-5, 0, height), 1}; };
    QVERIFY(*ask(ball(2), box, "reference", ScalarKind::exact, across).time->exact ==
            Rational::fraction(2, 5));
    QVERIFY(!*ask(ball(std::nextafter(2.0, 3.0)), box, "reference", ScalarKind::exact, across).hit);
    // Lower, an edge is touched first: at the height 1.5 where (x + 1)² = 1 - 1/4.
    const Report edge = ask(ball(1.5), box, "reference", ScalarKind::exact, across);
    QVERIFY(!edge.time->exact);
    QCOMPARE(edge.time->value, (4 - std::sqrt(0.75)) / 10);
    // Both move: the time depends on the relative motion, and the point moves along.
    const Report carried =
        ask(ball(2), box, "reference", ScalarKind::exact, {V(10, 0, 7), V(0, 0, 7)});
    QVERIFY(*carried.time->exact == Rational::fraction(2, 5));
    QCOMPARE(carried.point->toVector()[2], 1 + 7 * 0.4);
    QVERIFY(*ask(ball(0.5), box, "reference", ScalarKind::exact, {V(4.5, 0, 0), V(0, 0, 0)})
                 .time->exact == Rational::fraction(2, 3));
    // At the start, and after the end.
    QVERIFY(sign(*ask(Sphere<double>{V(-2, 0, 0), 1}, box, "reference", ScalarKind::exact,
                      {V(-1, 0, 0), V(0, 0, 0)})
                      .time->exact) == 0);
    QVERIFY(!*ask(ball(0), box, "reference", ScalarKind::exact, {V(2.75, 0, 0), V(0, 0, 0)}).hit);
    // They pass along the box until the end, where faces of it as thin as can be come to touch.
    const double least = std::numeric_limits<double>::denorm_min();
    const Shape thin =
        Obb<double>{V(-2, -2 + 0x1p-52, -1), {-V::UnitX(), -V::UnitY(), V::UnitZ()}, {1, 1, least}};
    const Displacements rising{V(0, 0, -least), V(2, -0x1p-53, 2)};
    QVERIFY(*ask(Sphere<double>{V(2, -2, 1), 1}, thin, "reference", ScalarKind::exact, rising)
                 .time->exact == Rational(1));
  }

  void emptySlabsAndNoRadius() {
    const Displacements way{V(1, 0, 0), V(0, 0, 0)};
    const Shape ball = Sphere<double>{V(0, 0, 0), 9};
    QVERIFY(!*ask(ball, testing::emptySlabs(), "reference", ScalarKind::exact, way).hit);
    const Shape dot = Sphere<double>{V(0, 0, 0), 0};
    const Shape thread = Capsule<double>{V(0.5, -1, 0), V(0.5, 1, 0), 0};
    QVERIFY(*ask(dot, thread, "reference", ScalarKind::exact, way).time->exact ==
            Rational::fraction(1, 2));
    QVERIFY(!*ask(dot, Capsule<double>{V(0.5, 5e-324, 0), V(0.5, 1, 0), 0}, "reference",
                  ScalarKind::exact, way)
                  .hit);
  }
};

HAIRLINE_TEST(TestRoundedSweep, nothing);
#include "test_rounded_sweep.moc"
