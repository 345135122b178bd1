#include <QTest>

#include "tests/support/closest_checks.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::ClosestChecks;

// A triangle with a segment and with a triangle.
class TestClosestTrianglePairs : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  testing::Random m_random{43};

  template <typename Point>
  Shape shape(bool triangle, Point&& point) {
    if (triangle) return Triangle<double>{{point(), point(), point()}};
    return Segment<double>{point(), point()};
  }

  template <typename Point>
  void compare(const char* what, int count, Point&& point, double least, double most,
               bool bounded = false) {
    for (const bool two : {false, true}) {
      ClosestChecks checks;
      checks.setBounded(bounded);
      for (int i = caseCount(count); i > 0; --i) {
        const Shape a = shape(two, point);
        const Shape b = shape(true, point);
        checks.check(a, b);
      }
      qInfo("%s, %s: %s", two ? "two triangles" : "segment and triangle", what,
            checks.summary().c_str());
      QVERIFY2(checks.failures().none(), checks.failures().text());
      QVERIFY2(checks.isBalanced(least, most), checks.summary().c_str());
    }
  }

 private slots:
  void random() {
    compare(
        "random", 250, [&] { return m_random.point(-1, 1); }, 0.05, 0.7, true);
  }
  void onAGrid() {
    compare(
        "on a grid", 600, [&] { return m_random.gridPoint(-1, 1); }, 0.3, 0.7, true);
  }
  void inOnePlane() {
    compare(
        "in one plane", 400,
        [&] {
          V v = m_random.gridPoint(-3, 3);
          v[2] = v[0] - v[1];
          return v;
        },
        0.3, 0.7);
  }
  void ulpsFromTouching() {
    compare(
        "ulps apart", 250,
        [&] {
          V v = m_random.gridPoint(-1, 1);
          for (int k = 0; k < 3; ++k) v[k] += 3 + m_random.integer(-1, 1) * 0x1p-51;
          return v;
        },
        0, 1);
  }
  void hugeAndTiny() {
    for (const double scale : {1e-300, 1e-30, 1e30, 1e300}) {
      compare(
          "scaled", 25, [&] { return V(m_random.point(-1, 1) * scale); }, 0, 1);
    }
  }

  // The nearest points of a segment above the face, and of triangles edge to edge.
  void featuresAreNamed() {
    const Shape face = Triangle<double>{{V(0, 0, 0), V(4, 0, 0), V(0, 4, 0)}};
    const auto feature = [&](const Shape& a) {
      const std::array<const Shape*, 2> shapes{&a, &face};
      for (const FittingQuery& query : queriesFor(shapes)) {
        if (query.entry->info.method != "features") continue;
        return query.entry->run(query.shapes, ScalarKind::float64, {}, false).feature;
      }
      return Label("none");
    };
    QCOMPARE(feature(Segment<double>{V(1, 1, 1), V(1, 1, 5)}), Label("vertex 0, face"));
    QCOMPARE(feature(Segment<double>{V(1, -1, -2), V(1, -1, 2)}), Label("segment, edge 2"));
    QCOMPARE(feature(Segment<double>{V(1, 1, -2), V(1, 1, 2)}), Label("meet"));
    QCOMPARE(feature(Triangle<double>{{V(1, -1, -2), V(1, -1, 2), V(1, -5, 0)}}),
             Label("edge 2, edge 2"));
    QCOMPARE(feature(Triangle<double>{{V(1, 1, 9), V(1, 1, 1), V(2, 1, 9)}}),
             Label("vertex 1, face"));
    QCOMPARE(feature(Triangle<double>{{V(-90, -90, -1), V(90, -90, -1), V(0, 90, -1)}}),
             Label("face, vertex 0"));
  }
};

HAIRLINE_TEST(TestClosestTrianglePairs, nothing);
#include "test_closest_triangle_pairs.moc"
