#include <QTest>

#include "core/math/meaning_watch.h"
#include "core/math/rounding_watch.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

// Neither moved past a watch nor worked out beforehand.
[[gnu::noinline]] void divide(double a, double b) {
  const volatile double x = a, y = b;
  const volatile double quotient = x / y;
  static_cast<void>(quotient);
}

}  // namespace

/// What the watches over the processor's floating-point exceptions tell, and leave behind.
class TestWatches : public QObject {
  Q_OBJECT

 private slots:
  void roundingIsSeen();
  void roundingBeforeAWatchIsNotItsOwn();
  void watchesStandWithinEachOther();
};

void TestWatches::roundingIsSeen() {
  RoundingWatch watch;
  divide(1, 4);
  QVERIFY(watch.allExact());
  divide(1, 3);
  QVERIFY(!watch.allExact());
}

void TestWatches::roundingBeforeAWatchIsNotItsOwn() {
  divide(1, 3);
  RoundingWatch watch;
  QVERIFY(watch.allExact());
}

void TestWatches::watchesStandWithinEachOther() {
  MeaningWatch outer;
  divide(0, 0);
  {
    RoundingWatch inner;
    QVERIFY(inner.allExact());
  }
  QVERIFY(outer.lost());

  RoundingWatch before;
  {
    RoundingWatch inner;
    divide(1, 3);
  }
  QVERIFY(!before.allExact());
}

HAIRLINE_TEST(TestWatches, nothing);
#include "test_watches.moc"
