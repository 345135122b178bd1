#include <QTest>
#include <cmath>
#include <random>

#include "core/queries.h"
#include "core/query/proof/exact_sets.h"
#include "tests/support/test_class.h"

using namespace hairline;

// The nearest point of lines, rays, segments, planes and boxes to a point.
class TestClosestPoint : public QObject {
  Q_OBJECT

  std::mt19937_64 m_random{17};
  bool m_grid = false;

  double number() {
    if (m_grid) return std::uniform_int_distribution<int>(-2, 2)(m_random);
    return std::uniform_real_distribution<double>(-2, 2)(m_random);
  }
  Vector3<double> vector() { return {number(), number(), number()}; }
  Vector3<double> direction() {
    Vector3<double> v = vector();
    while (v.isZero()) v = vector();
    return v;
  }
  Shape target(int type) {
    switch (type) {
      case 0:
        return Plane<double>{direction(), number()};
      case 1:
        return Line<double>{vector(), direction()};
      case 2:
        return Ray<double>{vector(), direction()};
      case 3:
        return Segment<double>{vector(), vector()};
      case 4:
        return Triangle<double>{{vector(), vector(), vector()}};
      default: {
        const Vector3<double> a = vector();
        const Vector3<double> b = vector();
        return Aabb<double>{a.cwiseMin(b), a.cwiseMax(b)};
      }
    }
  }

  static void checkNearest(const Point<double>& point, const Triangle<double>& triangle,
                           const Vector3<double>& nearest, Label feature) {
    const Shape a = point;
    const Shape b = triangle;
    for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
      if (query.entry->info.kind != Kind::closest) continue;
      if (!query.entry->has(ScalarKind::exact)) continue;
      const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, false);
      QVERIFY((report.points[1].toVector() - nearest).norm() < 1e-15);
      if (report.info.method != "reference") QCOMPARE(report.feature, feature);
    }
  }

 private slots:
  void methodsAgreeWithEnumeration() {
    for (m_grid = false;; m_grid = true) {
      for (int type = 0; type < 6; ++type) {
        for (int i = 0; i < 500; ++i) {
          const Shape a = Point<double>{vector()};
          const Shape b = target(type);
          std::optional<Rational> expected;
          std::vector<FittingQuery> fitting = queriesFor(std::array<const Shape*, 2>{&a, &b});
          // The reference comes last in its group.
          std::reverse(fitting.begin(), fitting.end());
          for (const FittingQuery& query : fitting) {
            if (query.entry->info.kind != Kind::closest) continue;
            if (!query.entry->has(ScalarKind::exact)) continue;
            const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, true);
            QVERIFY(report.sqdist && report.sqdist->exact && report.points.size() == 2);
            if (!expected) expected = report.sqdist->exact;
            QCOMPARE(report.sqdist->exact->toString(), expected->toString());
            // The point lies in the set and realises the distance.
            Vector3<Rational> nearest;
            Rational distance(0);
            for (int k = 0; k < 3; ++k) {
              nearest[k] = *report.points[1][k].exact;
              const Rational difference = nearest[k] - *report.points[0][k].exact;
              distance += difference * difference;
            }
            QCOMPARE(containsExactly(b, nearest), std::optional<bool>(true));
            QVERIFY(distance == *expected);
            QCOMPARE(query.entry->test(query.shapes, ScalarKind::exact, {}), sign(distance) == 0);
            QCOMPARE(containsExactly(b, fromDouble<Rational>(std::get<Point<double>>(a).position)),
                     std::optional<bool>(sign(distance) == 0));
            if (!query.entry->has(ScalarKind::float64)) continue;
            const Report rounded = query.entry->run(query.shapes, ScalarKind::float64, {}, false);
            QVERIFY(std::abs(rounded.sqdist->value - report.sqdist->value) < 1e-10);
          }
          QVERIFY(expected.has_value());
        }
      }
      if (m_grid) break;
    }
  }

  // In the region of edge BC the weight is (d4-d3) / ((d4-d3) + (d5-d6)) with the whole sum below
  // the line; read as (d4-d3) / (d4-d3) + (d5-d6) it leaves the edge.
  void weightOnEdgeBcDividesByTheWholeSum() {
    const Triangle<double> triangle{
        {Vector3<double>(0, 0, 0), Vector3<double>(4, 0, 0), Vector3<double>(0, 4, 0)}};
    const Point<double> point{Vector3<double>(4, 2, 0)};
    const double d3 = 4 * 0 + 0, d4 = 4 * 2, d5 = 4 * 4, d6 = 4 * -2;
    const double faulty = (d4 - d3) / (d4 - d3) + (d5 - d6);
    QVERIFY(faulty > 1);
    checkNearest(point, triangle, {3, 1, 0}, "edge 0");
  }

  // The region of edge AC asks for all three conditions at once: joined with "or" this point, which
  // lies over the inside, is taken for one of AC.
  void regionOfEdgeAcJoinsItsConditions() {
    const Triangle<double> triangle{
        {Vector3<double>(0, 0, 0), Vector3<double>(4, 0, 0), Vector3<double>(0, 4, 0)}};
    const Point<double> point{Vector3<double>(1, 1, 1)};
    const double d1 = 4 * 1, d2 = 4 * 1, d5 = 4 * 1, d6 = 4 * -3;
    const double vb = d5 * d2 - d1 * d6;
    QVERIFY(vb > 0 && d2 >= 0 && d6 <= 0);
    checkNearest(point, triangle, {1, 1, 0}, "face");
  }

  // Outside of AB with (p-a)·(b-a) < 0 does not make A nearest where the angle at A is obtuse.
  void obtuseAngleIsNoVertexRegion() {
    const Triangle<double> triangle{
        {Vector3<double>(0, 0, 0), Vector3<double>(4, 0, 0), Vector3<double>(-4, 2, 0)}};
    const Point<double> point{Vector3<double>(-2, -1, 0)};
    QVERIFY(-2 * 4 < 0);
    checkNearest(point, triangle, {-1.2, 0.6, 0}, "edge 1");
  }
};

HAIRLINE_TEST(TestClosestPoint, nothing);
#include "test_closest_point.moc"
