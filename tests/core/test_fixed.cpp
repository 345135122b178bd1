#include <QTest>
#include <array>
#include <cmath>
#include <string>

#include "core/math/scalar.h"
#include "tests/support/failures.h"
#include "tests/support/random.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::Random;

namespace {

// Differences and products of up to three, as methods form them; each is of one sign or zero.
template <typename S>
std::array<int, 6> signs(const std::array<S, 6>& x) {
  const S a = x[0] - x[1];
  const S b = (x[2] - x[3]) + (x[2] - x[1]);
  const S c = x[4] - x[5];
  const Product<S> area = a * b - (c * b + a * c);
  const auto volume = area * c - absolute(area) * absolute(b);
  return {sign(a),      sign(minimum(a, -c)),
          sign(area),   sign(maximum(Product<S>(-area), withSign(Product<S>(a * c), -1))),
          sign(volume), sign(-volume)};
}

double coordinate(Random& random, int kind) {
  switch (kind) {
    case 0:
      return random.integer(-3, 3);
    case 1:
      return random.nudge(random.integer(1, 4) * 0.1 - 0.25, 2);
    case 2:
      return std::ldexp(random.real(-1, 1), random.integer(-30, 30));
    default:
      return random.real(-1, 1);
  }
}

template <int words>
void compare(int kind, Failures& failures, int& worked) {
  Random random(71);
  for (int i = caseCount(20000); i > 0; --i) {
    std::array<double, 6> x{};
    double greatest = 0;
    for (double& number : x) {
      number = coordinate(random, kind);
      greatest = std::fmax(greatest, std::fabs(number));
    }
    CommonUnit<words> unit(greatest);
    std::array<Fixed<words>, 6> integers;
    std::array<Rational, 6> rationals;
    for (std::size_t k = 0; k < x.size(); ++k) {
      integers[k] = Fixed<words>(unit(x[k]));
      rationals[k] = Rational(x[k]);
    }
    if (!unit.works()) continue;
    ++worked;
    failures.check(signs(integers) == signs(rationals), [&] {
      return "case " + std::to_string(i) + " of kind " + std::to_string(kind);
    });
  }
}

}  // namespace

class TestFixed : public QObject {
  Q_OBJECT

 private slots:
  void signsAreThoseOfRationals_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("small integers") << 0;
    QTest::newRow("neighbours") << 1;
    QTest::newRow("sizes") << 2;
    QTest::newRow("real") << 3;
  }
  void signsAreThoseOfRationals() {
    QFETCH(int, kind);
    Failures failures;
    int oneWord = 0;
    int twoWords = 0;
    compare<1>(kind, failures, oneWord);
    compare<2>(kind, failures, twoWords);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(twoWords > caseCount(20000) / 2);
    QVERIFY(kind == 2 || oneWord > caseCount(20000) / 2);
  }

  // The largest possible numbers, of either sign: nothing overflows.
  void extremesFit() {
    CommonUnit<2> unit(1);
    const double most = std::nextafter(1.0, 0.0);
    Failures failures;
    for (int signsOf = 0; signsOf < 64; ++signsOf) {
      std::array<Fixed<2>, 6> integers;
      std::array<Rational, 6> rationals;
      for (int k = 0; k < 6; ++k) {
        const double x = (signsOf >> k & 1) != 0 ? -most : most;
        integers[static_cast<std::size_t>(k)] = Fixed<2>(unit(x));
        rationals[static_cast<std::size_t>(k)] = Rational(x);
      }
      failures.check(signs(integers) == signs(rationals), [&] { return std::to_string(signsOf); });
    }
    QVERIFY(unit.works());
    QVERIFY2(failures.none(), failures.text());
  }

  void numbersWithoutACommonUnitAreRefused() {
    for (const double odd : {0x1p-80, -0x1p-80, 1.0 / 3 * 0x1p-30, 5e-324}) {
      CommonUnit<1> unit(1);
      unit(1);
      QVERIFY(unit.works());
      unit(odd);
      QVERIFY2(!unit.works(), std::to_string(odd).c_str());
    }
    CommonUnit<2> finer(1);
    finer(0x1p-80);
    QVERIFY(finer.works());
    finer(5e-324);
    QVERIFY(!finer.works());
    QVERIFY(!CommonUnit<1>(1e300).works());
    QVERIFY(!CommonUnit<1>(1e-300).works());
  }
};

HAIRLINE_TEST(TestFixed, nothing);
#include "test_fixed.moc"
