#include <QTest>
#include <array>

#include "core/queries.h"
#include "tests/support/test_class.h"

using namespace hairline;

class TestKdop : public QObject {
  Q_OBJECT

  using Row = std::array<int, 2>;

  // The tight 8-DOP of a triangle.
  static Kdop2<double> around(const std::array<Vector2<double>, 3>& triangle) {
    Kdop2<double> kdop;
    kdop.directions = {Row{1, 0}, Row{0, 1}, Row{1, 1}, Row{1, -1}};
    for (const Row& row : kdop.directions) {
      Interval<double> range;
      for (std::size_t i = 0; i < 3; ++i) {
        const double value = row[0] * triangle[i][0] + row[1] * triangle[i][1];
        range = i == 0 ? Interval<double>{value, value}
                       : Interval<double>{std::min(range.min, value), std::max(range.max, value)};
      }
      kdop.min.push_back(range.min);
      kdop.max.push_back(range.max);
    }
    return kdop;
  }

  static Report report(const Shape& a, const Shape& b, ScalarKind scalar) {
    const std::array<const Shape*, 2> shapes{&a, &b};
    return findQueries(shapes, Kind::bound).front().entry->run(shapes, scalar, {}, true);
  }

 private slots:
  void overlapIsAskedOfEverySlab() {
    // Boxes overlap, the diagonal slabs do not.
    const Shape a = around({Vector2<double>(3, 1), Vector2<double>(5, 4), Vector2<double>(1, 5)});
    const Shape near =
        around({Vector2<double>(0, 0), Vector2<double>(3, 0), Vector2<double>(0, 3)});
    const Shape touching =
        around({Vector2<double>(0, 0), Vector2<double>(4, 0), Vector2<double>(0, 4)});
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      const Report apart = report(a, near, scalar);
      QCOMPARE(apart.mayHit, std::optional<bool>(false));
      QCOMPARE(apart.separating->axis.toVector(), Vector3<double>(1, 1, 0));
      QCOMPARE(apart.separating->amount.value, 1.0);
      QCOMPARE(apart.certificate.status, Certificate::Status::proven);
      QCOMPARE(report(a, touching, scalar).mayHit, std::optional<bool>(true));
    }
  }

  // Slabs of other directions, or in another order, cannot be compared.
  void otherDirectionsAreNotAsked() {
    Kdop2<double> first;
    first.directions = {Row{1, 0}, Row{0, 1}};
    first.min = {0, 0};
    first.max = {1, 1};
    Kdop2<double> second = first;
    const auto isAsked = [](const Shape& a, const Shape& b) {
      const auto fitting = queriesFor(std::array<const Shape*, 2>{&a, &b});
      return std::any_of(fitting.begin(), fitting.end(), [](const FittingQuery& query) {
        return query.entry->info.kind == Kind::bound;
      });
    };
    QVERIFY(isAsked(first, second));
    second.directions = {Row{0, 1}, Row{1, 0}};
    QVERIFY(!isAsked(first, second));
    second.directions = {Row{1, 0}, Row{1, 1}};
    QVERIFY(!isAsked(first, second));
  }
};

HAIRLINE_TEST(TestKdop, nothing);
#include "test_kdop.moc"
