#include <QTest>
#include <cmath>
#include <limits>
#include <random>

#include "core/math/rational.h"
#include "tests/support/test_class.h"

using hairline::Rational;

class TestRational : public QObject {
  Q_OBJECT

 private slots:
  void readsAndWritesFractions() {
    QCOMPARE(Rational::fromString("-6/4")->toString(), std::string("-3/2"));
    QCOMPARE(Rational::fromString("+7")->toString(), std::string("7"));
    QCOMPARE(Rational::fromString("1/-3")->toString(), std::string("-1/3"));
    QCOMPARE(Rational::fromString("-2/-4")->toString(), std::string("1/2"));
    QCOMPARE(Rational::fromString("+1/+2")->toString(), std::string("1/2"));
    for (const char* text :
         {"", "1/", "/2", "1/0", "1/-0", "1/--2", "1/+-2", "0x1", "1.5", " 1", "1/2/3"}) {
      QVERIFY2(!Rational::fromString(text), text);
    }
  }

  void everyDoubleIsRepresented() {
    for (const double x : {0.1, -0.1, 1e300, 1e-300, 5e-324, -2.2250738585072014e-308,
                           std::numeric_limits<double>::max(), 3.0}) {
      QCOMPARE(Rational(x).toNearestDouble(), x);
      QVERIFY(Rational(x).isDouble());
    }
  }

  void roundsToNearest() {
    QCOMPARE(Rational::fraction(1, 3).toNearestDouble(), 1.0 / 3.0);
    QVERIFY(!Rational::fraction(1, 3).isDouble());
    // Half-way cases round to the even neighbour, and values slightly beyond half-way do not.
    const Rational one(1);
    const Rational half(0x1p-53);
    const Rational hair(0x1p-300);
    QCOMPARE((one + half).toNearestDouble(), 1.0);
    QCOMPARE((one + half + hair).toNearestDouble(), 1.0 + 0x1p-52);
    QCOMPARE((one + half * 3).toNearestDouble(), 1.0 + 0x1p-51);
    // The same within the digits that are kept in place, where those beyond 64 count too.
    for (const int exponent : {-60, -70, -100, -110}) {
      const Rational little(std::ldexp(1.0, exponent));
      QCOMPARE((one + half + little).toNearestDouble(), 1.0 + 0x1p-52);
      QCOMPARE((-one - half - little).toNearestDouble(), -1.0 - 0x1p-52);
      QCOMPARE((one + half - little).toNearestDouble(), 1.0);
      QCOMPARE((one + half * 3 - little).toNearestDouble(), 1.0 + 0x1p-52);
    }
    // Subnormals and the ends of the range.
    QCOMPARE((Rational(5e-324) * Rational(0.5)).toNearestDouble(), 0.0);
    QCOMPARE((Rational(5e-324) * Rational(0.75)).toNearestDouble(), 5e-324);
    QVERIFY(std::isinf((Rational(1e300) * Rational(1e300)).toNearestDouble()));
    QVERIFY(std::isinf((Rational(std::numeric_limits<double>::max()) * 2).toNearestDouble()));
  }

  void arithmeticAgreesWithLongChains() {
    std::mt19937_64 random(7);
    std::uniform_int_distribution<int> exponent(-80, 80);
    std::uniform_real_distribution<double> mantissa(-2, 2);
    for (int i = 0; i < 20000; ++i) {
      const double a = std::ldexp(mantissa(random), exponent(random));
      const double b = std::ldexp(mantissa(random), exponent(random));
      const double c = std::ldexp(mantissa(random), exponent(random));
      const Rational x(a);
      const Rational y(b);
      const Rational z(c);
      // Ring and field identities across the small and the big form.
      QVERIFY((x + y) * z == x * z + y * z);
      QVERIFY((x - y) * (x + y) == x * x - y * y);
      QVERIFY(x / z * z == x);
      QCOMPARE((x + y).toNearestDouble(), a + b);
      QCOMPARE((x * y).toNearestDouble(), a * b);
      QCOMPARE((x / y).toNearestDouble(), a / b);
      QCOMPARE(compare(x, y), (a > b) - (a < b));
    }
  }

  void fractionsAreWrittenInLowestTerms() {
    Rational sum(0);
    for (int k = 1; k <= 30; ++k) sum += Rational(1) / Rational(k);
    QCOMPARE(sum.toString(), std::string("9304682830147/2329089562800"));
    // Common factors that were not removed on the way.
    const Rational longFraction = Rational(0.1) / Rational(0.3) / Rational(0.7);
    const Rational one = longFraction * Rational(0.7) * Rational(0.3) / Rational(0.1);
    QCOMPARE(one.toString(), std::string("1"));
    QVERIFY(one == Rational(1) && one.isDouble());
    QCOMPARE(sign(longFraction - longFraction), 0);
    QCOMPARE((longFraction - longFraction).toString(), std::string("0"));
  }

  void divisionByZeroIsRefused() {
    QVERIFY_EXCEPTION_THROWN(Rational(1) / Rational(0), std::domain_error);
  }
};

HAIRLINE_TEST(TestRational, nothing);
#include "test_rational.moc"
