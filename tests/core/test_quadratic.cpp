#include <QTest>
#include <cmath>
#include <random>

#include "core/math/quadratic.h"
#include "core/math/square_root.h"
#include "tests/support/test_class.h"

using namespace hairline;
using Root = Quadratic<Rational>;

class TestQuadratic : public QObject {
  Q_OBJECT

 private slots:
  void signIsThatOfTheValue() {
    // 3 - 2 √2 > 0, 7 - 5 √2 < 0, and slightly off an exact root.
    QCOMPARE(sign(Root{3, -2, 2}), 1);
    QCOMPARE(sign(Root{7, -5, 2}), -1);
    QCOMPARE(sign(Root{2, -1, 4}), 0);
    QCOMPARE(sign(Root{Rational(2) - Rational(0x1p-200), -1, 4}), -1);
    QCOMPARE(sign(Root{0, -1, 0}), 0);
    QCOMPARE(sign(Root{0, -3, 5}), -1);
  }

  void comparesDifferentRadicands() {
    // √2 + √3 against √10 is 3.146 against 3.162; moved to one side each.
    QCOMPARE(compare(Root{0, 1, 2}, Root{0, 1, 3}), -1);
    QCOMPARE(compare(Root{Rational(1), 1, 2}, Root{Rational(1), 2, Rational(0.5)}), 0);
    QCOMPARE(compare(Root{-1, 1, 2}, Root{-2, 1, 2}), 1);
    QCOMPARE(compare(Root{5, -3, 2}, Root{5, -2, 3}), -1);
    std::mt19937_64 random(3);
    std::uniform_int_distribution<int> number(-20, 20);
    for (int i = 0; i < 20000; ++i) {
      const int n[6] = {number(random), number(random), std::abs(number(random)),
                        number(random), number(random), std::abs(number(random))};
      const Root x{n[0], n[1], n[2]};
      const Root y{n[3], n[4], n[5]};
      const double difference = n[0] + n[1] * std::sqrt(n[2]) - n[3] - n[4] * std::sqrt(n[5]);
      // Numbers this small are equal or well separated.
      const int expected = std::abs(difference) < 1e-9 ? 0 : (difference > 0 ? 1 : -1);
      QVERIFY2(compare(x, y) == expected,
               qPrintable(QString("%1 + %2 root %3 against %4 + %5 root %6")
                              .arg(n[0])
                              .arg(n[1])
                              .arg(n[2])
                              .arg(n[3])
                              .arg(n[4])
                              .arg(n[5])));
      QCOMPARE(compare(y, x), -expected);
    }
  }

  void nearestDoubleIsNearest() {
    QCOMPARE(nearestDouble(Root{0, 1, 2}), std::sqrt(2.0));
    QCOMPARE(nearestDouble(Root{1, 1, Rational::fraction(1, 4)}), 1.5);
    // 1 - √(1 - 2^-100) is about 2^-101, all lost in double.
    const double tiny = nearestDouble(Root{1, -1, Rational(1) - Rational(0x1p-100)});
    QCOMPARE(tiny, 0x1p-101);
    QVERIFY(std::isinf(nearestDouble(Root{0, Rational(1e300), Rational(1e300)})));
  }

  void rootsAreExactWhereRational() {
    QVERIFY(exactSquareRoot(Rational::fraction(9, 16)) == Rational::fraction(3, 4));
    QVERIFY(!exactSquareRoot(Rational(2)));
    QVERIFY(!exactSquareRoot(Rational(-1)));
    QCOMPARE(nearestSquareRoot(Rational(1e-320)), std::sqrt(1e-320));
    QCOMPARE(nearestSquareRoot(Rational(1e308)), std::sqrt(1e308));
    std::mt19937_64 random(5);
    std::uniform_real_distribution<double> number(0, 4);
    for (int i = 0; i < 5000; ++i) {
      const double x = number(random);
      QCOMPARE(nearestSquareRoot(Rational(x)), std::sqrt(x));
      const Interval<Rational> around = enclosedSquareRoot(Rational(x), 40);
      QVERIFY(around.min * around.min <= Rational(x) && Rational(x) <= around.max * around.max);
    }
  }
};

HAIRLINE_TEST(TestQuadratic, nothing);
#include "test_quadratic.moc"
