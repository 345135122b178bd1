#include <QTest>

#include "core/query/general/references.h"
#include "tests/support/test_class.h"

using namespace hairline;

// The linear program that sweeps of polytopes are judged by, in cases that can be worked out by
// hand.
class TestSweepProgram : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  static SweepAnswer<Rational> sweep(const Shape& a, const Shape& b, const V& wayA,
                                     const V& wayB = V::Zero()) {
    return AnySweepReference::refer({{&a}, {&b}, {}, {wayA, wayB}});
  }

  static constexpr auto unitBox = [](const V& low) { return Aabb<double>{low, low + V(1, 1, 1)}; };

 private slots:
  void theFirstTimeIsExact() {
    const auto answer = sweep(unitBox(V(0, 0, 0)), unitBox(V(2, 0.5, 0.5)), V(3, 0, 0));
    QVERIFY(answer.hit);
    QCOMPARE(*answer.time, Rational::fraction(1, 3));
    QCOMPARE((*answer.point)[0], Rational(2));
  }

  void bothMove() {
    const auto answer = sweep(unitBox(V(0, 0, 0)), unitBox(V(4, 0, 0)), V(3, 1, 0), V(-3, 1, 0));
    QVERIFY(answer.hit);
    QCOMPARE(*answer.time, Rational::fraction(1, 2));
    QCOMPARE((*answer.point)[0], Rational::fraction(5, 2));
    QVERIFY((*answer.point)[1] >= Rational::fraction(1, 2));
  }

  void aStartInContactIsTimeZero() {
    const auto answer = sweep(unitBox(V(0, 0, 0)), unitBox(V(1, 0, 0)), V(-9, 0, 0));
    QVERIFY(answer.hit);
    QCOMPARE(*answer.time, Rational(0));
  }

  void contactAtTheEndCounts() {
    QVERIFY(sweep(unitBox(V(0, 0, 0)), unitBox(V(3, 0, 0)), V(2, 0, 0)).hit);
    QVERIFY(!sweep(unitBox(V(0, 0, 0)), unitBox(V(3, 0, 0)), V(0x1.fffffffffffffp0, 0, 0)).hit);
  }

  void aMissProvesItself() {
    const Triangle<double> triangle{{V(0, 0, 0), V(1, 0, 0), V(0, 1, 0)}};
    const Plane<double> plane{V(1, 1, 1), 5};
    const auto answer = sweep(triangle, plane, V(1, 1, 1), V(0.25, 0, 0));
    QVERIFY(!answer.hit && answer.separating);
    QVERIFY(sign(answer.separating->gap) > 0);
    QVERIFY(answer.separating->a.max < answer.separating->b.min ||
            answer.separating->b.max < answer.separating->a.min);
    QVERIFY(sweep(triangle, plane, V(2, 1, 1), V(0, 0, 0)).hit);
  }
};

HAIRLINE_TEST(TestSweepProgram, nothing);
#include "test_sweep_program.moc"
