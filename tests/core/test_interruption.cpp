#include <QTest>
#include <stop_token>

#include "core/math/interruption.h"
#include "core/math/rational.h"
#include "core/queries.h"
#include "core/query/budget.h"
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

/// Long computations stop when asked to, whatever their numbers are.
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

  void slabsOfManyDirectionsStop() {
    Kdop<double> dop;
    for (int i = 0; i < 3000; ++i) {
      dop.directions.push_back({i % 3 == 0, i % 3 == 1, i % 3 == 2});
      dop.min.push_back(0);
      dop.max.push_back(1);
    }
    const Shape a = dop;
    const std::array<const Shape*, 2> shapes{&a, &a};
    for (const IndexedQuery& query : findQueries(shapes, Kind::bound)) {
      if (query.entry->info.method != std::string_view("reference")) continue;
      const auto ask = [&] {
        return query.entry->answer(shapes, ScalarKind::exact, QueryOptions(), false).mayHit;
      };
      QCOMPARE(ask(), std::optional(true));
      QVERIFY(isInterrupted(ask));
      return;
    }
    QFAIL("there is no reference");
  }

  void questionsHaveABudget() {
    const Shape a = bowl(2, 0);
    const Shape b = bowl(2, 1);
    const std::array<const Shape*, 2> shapes{&a, &b};
    for (const IndexedQuery& query : findQueries(shapes, Kind::intersect)) {
      if (query.entry->info.method != std::string_view("sat")) continue;
      for (const ScalarKind scalar : {ScalarKind::float64, ScalarKind::exact}) {
        const auto ask = [&] { return query.entry->answer(shapes, scalar, QueryOptions(), true); };
        const auto fits = [&](std::uint64_t operations) {
          try {
            const OperationBudget budget(operations);
            return ask().hit.value();
          } catch (const OverBudget&) {
            return false;
          }
        };
        // The count is the same every time.
        std::uint64_t low = 0;
        std::uint64_t high = operationsOfQuestion;
        QVERIFY(!fits(low) && fits(high));
        while (high - low > 1) {
          const std::uint64_t middle = (low + high) / 2;
          (fits(middle) ? high : low) = middle;
        }
        QVERIFY(!fits(low) && fits(high));
        QVERIFY(high > 100);
        QCOMPARE(withinBudget(*query.entry, scalar, ask).hit, std::optional(true));
        // What is left for the proof does not cost the verdict.
        const auto run = [&] { return query.entry->run(shapes, scalar, QueryOptions(), true); };
        const Report unproven = withinBudget(*query.entry, scalar, run, high);
        QCOMPARE(unproven.hit, std::optional(true));
        QVERIFY(!unproven.certificate.proof);
        const Report limited = withinBudget(*query.entry, scalar, [&] {
          countOperations(operationsOfQuestion);
          return ask();
        });
        QVERIFY(limited.limited && !limited.verdict());
      }
    }
  }

  void sharesLeaveTheRest() {
    const auto exhaustShare = [] {
      try {
        const OperationShare share;
        for (;;) countOperations(1);
      } catch (const OverBudget&) {
      }
    };
    const OperationBudget budget(1024);
    for (int i = 0; i < 2; ++i) exhaustShare();
    countOperations(256);
    QVERIFY_THROWS_EXCEPTION(OverBudget, countOperations(1));
  }

  void longTracesAreCut() {
    const Shape a = bowl(6, 0);
    const Shape b = bowl(6, 1);
    const std::array<const Shape*, 2> shapes{&a, &b};
    for (const IndexedQuery& query : findQueries(shapes, Kind::intersect)) {
      if (query.entry->info.method != std::string_view("sat")) continue;
      const Report report = query.entry->answer(shapes, ScalarKind::float64, QueryOptions(), true);
      QCOMPARE(report.hit, std::optional(true));
      QCOMPARE(report.trace.steps.size(), mostSteps);
      QVERIFY(report.trace.cut);
    }
  }
};

HAIRLINE_TEST(TestInterruption, nothing);
#include "test_interruption.moc"
