#include <QTest>
#include <cmath>
#include <limits>
#include <string>

#include "core/math/scalar.h"
#include "tests/support/expression.h"
#include "tests/support/failures.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Expression;
using testing::Failures;
using testing::Random;

namespace {

// Inputs that make values cancel: few distinct ones, small integers, neighbouring doubles, and
// every size within the filter's range.
double input(Random& random, int kind) {
  switch (kind) {
    case 0:
      return random.integer(-3, 3);
    case 1:
      return random.nudge(random.integer(-2, 2) * 0.1, 2);
    case 2:
      return std::ldexp(random.real(-1, 1), random.integer(-99, 100));
    default:
      return random.real(-1, 1);
  }
}

}  // namespace

class TestFiltered : public QObject {
  Q_OBJECT

 private slots:
  void neverReportsAWrongSign_data() {
    QTest::addColumn<bool>("division");
    QTest::newRow("polynomials") << false;
    QTest::newRow("quotients") << true;
  }
  void neverReportsAWrongSign() {
    QFETCH(bool, division);
    Random random(21);
    Failures failures;
    int signs = 0;
    int zeros = 0;
    const int count = caseCount(division ? 60000 : 200000);
    for (int i = 0; i < count; ++i) {
      const int kind = random.integer(0, 3);
      const Expression expression(random, 4, random.integer(3, 16), division);
      std::vector<double> inputs;
      for (int k = 0; k < 4; ++k) {
        const double x = input(random, kind);
        inputs.push_back(Filtered::isSafeInput(x) ? x : 0);
      }
      Filtered::clearDoubt();
      const int filtered = sign(expression.evaluate<Filtered>(inputs));
      if (Filtered::inDoubt()) continue;
      ++signs;
      const int exact = sign(expression.evaluate<Rational>(inputs));
      zeros += exact == 0 ? 1 : 0;
      failures.check(filtered == exact, [&] {
        return "seed case " + std::to_string(i) + ": " + std::to_string(filtered) +
               " is reported, the sign is " + std::to_string(exact);
      });
    }
    QVERIFY2(failures.none(), failures.text());
    // The filter is useful: it decides, and it recognises structural zeros.
    QVERIFY2(signs > count / 3, std::to_string(signs).c_str());
    QVERIFY(zeros > 0);
  }

  void cancellationIsInDoubt() {
    // (a + b)(a - b) - (a² - b²) is zero, but for rounding.
    Random random(22);
    int doubts = 0;
    for (int i = 0; i < 1000; ++i) {
      const Filtered a(random.real(0.5, 1));
      const Filtered b(random.real(0.1, 0.4));
      Filtered::clearDoubt();
      (void)sign((a + b) * (a - b) - (a * a - b * b));
      doubts += Filtered::inDoubt() ? 1 : 0;
    }
    QCOMPARE(doubts, 1000);
  }

  void structuralZeroIsCertain() {
    Filtered::clearDoubt();
    const Filtered zero(0);
    const Filtered x(0.1);
    QCOMPARE(sign(zero), 0);
    QCOMPARE(sign(zero * x), 0);
    QCOMPARE(sign(zero * x - zero), 0);
    QCOMPARE(sign(minimum(zero, zero)), 0);
    QVERIFY(!Filtered::inDoubt());
    QCOMPARE(sign(x - x), 0);
    QVERIFY(Filtered::inDoubt());
  }

  void minimumAndMaximumNeverDoubt() {
    Filtered::clearDoubt();
    const Filtered x(0.1);
    const Filtered same = x + (x - x);
    QCOMPARE(toDouble(minimum(x, same)), 0.1);
    QCOMPARE(toDouble(maximum(x, same)), 0.1);
    QCOMPARE(toDouble(absolute(Filtered(-3))), 3.0);
    QVERIFY(!Filtered::inDoubt());
    // The bound of the other operand is kept: a chosen zero is not a certain zero.
    QCOMPARE(sign(maximum(Filtered(0), x - x)), 0);
    QVERIFY(Filtered::inDoubt());
  }

  void divisionByDoubtfulZeroIsInDoubt() {
    const Filtered x(0.1);
    Filtered::clearDoubt();
    (void)(x / (x - x));
    QVERIFY(Filtered::inDoubt());
    Filtered::clearDoubt();
    (void)(x / Filtered(0));
    QVERIFY(Filtered::inDoubt());
    Filtered::clearDoubt();
    QCOMPARE(sign(x / Filtered(-3)), -1);
    QVERIFY(!Filtered::inDoubt());
  }

  // Chains of quotients could shrink magnitudes until they vanish and seem to be certain zeros.
  void vanishingQuotientsAreInDoubt() {
    Filtered::clearDoubt();
    Filtered x(0x1p-100);
    const Filtered large(0x1p100);
    for (int i = 0; i < 10; ++i) x = x / large;
    (void)sign(x);
    QVERIFY(Filtered::inDoubt());
  }

  void unsafeInputsStayOutside() {
    const double infinity = std::numeric_limits<double>::infinity();
    for (const double x : {0.0, -0.0, 1.0, -1.0, 0x1p-100, 0x1p100, -0x1p100}) {
      QVERIFY2(Filtered::isSafeInput(x), std::to_string(x).c_str());
    }
    for (const double x : {std::nextafter(0x1p-100, 0), std::nextafter(0x1p100, infinity), 1e300,
                           -1e-300, 5e-324, infinity, -infinity, std::nan("")}) {
      QVERIFY2(!Filtered::isSafeInput(x), std::to_string(x).c_str());
    }
  }

  // An underflow is no structural zero; a factor that is one makes a certain zero.
  void vanishedProductsAreInDoubt() {
    Filtered x(0x1p-100);
    Filtered::clearDoubt();
    for (int i = 0; i < 11; ++i) x = x * Filtered(0x1p-100);
    QCOMPARE(x.magnitude(), 0.0);
    QVERIFY(sign(x) == 0 && Filtered::inDoubt());
    Filtered::clearDoubt();
    QVERIFY(sign(Filtered(0.0) * Filtered(0x1p-100)) == 0 && !Filtered::inDoubt());
    Filtered small(0x1p-100);
    for (int i = 0; i < 8; ++i) small = small * Filtered(0x1p-100);
    QVERIFY(sign(small) == 1 && !Filtered::inDoubt());
  }

  void infiniteAndUndefinedValuesAreInDoubt() {
    Filtered x(0x1p100);
    for (int i = 0; i < 4; ++i) x = x * x;
    Filtered::clearDoubt();
    (void)sign(x);
    QVERIFY(Filtered::inDoubt());
    Filtered::clearDoubt();
    (void)sign(x - x);
    QVERIFY(Filtered::inDoubt());
  }
};

HAIRLINE_TEST(TestFiltered, nothing);
#include "test_filtered.moc"
