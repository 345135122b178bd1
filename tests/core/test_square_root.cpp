#include <QTest>
#include <cmath>
#include <limits>

#include "core/math/square_root.h"
#include "tests/support/failures.h"
#include "tests/support/random.h"
#include "tests/support/test_class.h"

using hairline::exactSquareRoot;
using hairline::nearestSquareRoot;
using hairline::Rational;

class TestSquareRoot : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithTheProcessor() {
    hairline::testing::Random random(1);
    hairline::testing::Failures failures;
    for (int i = hairline::testing::caseCount(20000); i > 0; --i) {
      const double x = std::ldexp(random.real(0, 1), random.integer(-1070, 1020));
      failures.check(nearestSquareRoot(Rational(x)) == std::sqrt(x),
                     [&] { return std::to_string(x); });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void squaresHaveExactRoots() {
    hairline::testing::Random random(2);
    hairline::testing::Failures failures;
    for (int i = hairline::testing::caseCount(5000); i > 0; --i) {
      const Rational root = Rational::fraction(random.integer(0, 1 << 30), random.integer(1, 999)) *
                            Rational(std::ldexp(random.real(0.5, 1), random.integer(-60, 60)));
      const Rational square = root * root;
      failures.check(exactSquareRoot(square) == root && !exactSquareRoot(square * 2 + square) &&
                         nearestSquareRoot(square) == root.toNearestDouble(),
                     [&] { return root.toString(); });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void neighboursOfTiesRoundTheRightWay() {
    // (1 + 2^-53)^2 has its root half-way between two doubles; a hair more or less decides.
    const Rational tie = Rational(1) + Rational(0x1p-53);
    const Rational hair(0x1p-900);
    QCOMPARE(nearestSquareRoot(tie * tie), 1.0);
    QCOMPARE(nearestSquareRoot(tie * tie + hair), 1.0 + 0x1p-52);
    QCOMPARE(nearestSquareRoot(tie * tie - hair), 1.0);
  }

  void endsOfTheRange() {
    const Rational most(std::numeric_limits<double>::max());
    const Rational least(std::numeric_limits<double>::denorm_min());
    QCOMPARE(nearestSquareRoot(Rational(0)), 0.0);
    QVERIFY(!exactSquareRoot(Rational(-1)));
    QCOMPARE(nearestSquareRoot(most * most), std::numeric_limits<double>::max());
    QVERIFY(std::isinf(nearestSquareRoot(most * most * 4)));
    QCOMPARE(nearestSquareRoot(least * least), std::numeric_limits<double>::denorm_min());
    QCOMPARE(nearestSquareRoot(least * least * Rational(0.2)), 0.0);
    QCOMPARE(nearestSquareRoot(least * least * Rational(0.3)),
             std::numeric_limits<double>::denorm_min());
  }
};

HAIRLINE_TEST(TestSquareRoot, nothing);
#include "test_square_root.moc"
