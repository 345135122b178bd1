#include <QTest>
#include <stop_token>

#include "core/math/interruption.h"
#include "core/math/rational.h"
#include "core/queries.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

/// A hull of whole numbers, with all its points on a paraboloid.
Shape bowl(int side, double lift) {
  Convex<double> hull;
  for (int x = -side; x <= side; ++x) {
    for (int y = -side; y <= side; ++y) hull.vertices.emplace_back(x, y, x * x + y * y + lift);
  }
  return hull;
}

template <typename Work>
bool isInterrupted(const Work& work) {
  std::stop_source stop;
  stop.request_stop();
  const Interruptible interruptible(stop.get_token());
  try {
    work();
  } catch (const Interrupted&) {
    return true;
  }
  return false;
}

}  // namespace

/// What runs long stops when it is asked to, whatever its numbers are.
class TestInterruption : public QObject {
  Q_OBJECT

 private slots:
  void productsOfShortNumbersStop() {
    Rational product(1);
    const auto multiply = [&product] {
      for (int i = 0; i < 100000; ++i) product = Rational(i) * Rational(3);
    };
    QVERIFY(isInterrupted(multiply));
    multiply();
    QVERIFY(product == Rational(3 * 99999));
  }

  void axesOfLargeHullsStop_data() {
    QTest::addColumn<int>("scalar");
    QTest::newRow("float32") << int(ScalarKind::float32);
    QTest::newRow("float64") << int(ScalarKind::float64);
    QTest::newRow("exact") << int(ScalarKind::exact);
  }

  void axesOfLargeHullsStop() {
    QFETCH(int, scalar);
    const Shape a = bowl(2, 0);
    const Shape b = bowl(2, 1);
    const std::array<const Shape*, 2> shapes{&a, &b};
    int asked = 0;
    for (const IndexedQuery& query : findQueries(shapes, Kind::intersect)) {
      if (query.entry->info.method != std::string_view("sat")) continue;
      ++asked;
      Report report;
      const auto ask = [&] {
        report = query.entry->run(shapes, ScalarKind(scalar), QueryOptions(), true);
      };
      QVERIFY(isInterrupted(ask));
      ask();
      QCOMPARE(report.hit, std::optional(true));
    }
    QVERIFY(asked > 0);
  }
};

HAIRLINE_TEST(TestInterruption, nothing);
#include "test_interruption.moc"
