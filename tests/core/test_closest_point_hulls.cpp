#include <QTest>

#include "core/shapes/shape.h"
#include "tests/support/closest_checks.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::ClosestChecks;

// A point with a tetrahedron and with a convex hull.
class TestClosestPointHulls : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  testing::Random m_random{53};

  template <typename Make>
  Shape hull(bool tetrahedron, Make&& point) {
    if (tetrahedron) return Tetrahedron<double>{{point(), point(), point(), point()}};
    Convex<double> convex;
    for (int i = m_random.integer(1, 9); i > 0; --i) convex.vertices.push_back(point());
    return convex;
  }

  V meanOfVertices(const Shape& hull) {
    V sum(0, 0, 0);
    for (int i = 0; i < 4; ++i) {
      if (const auto* tetrahedron = std::get_if<Tetrahedron<double>>(&hull)) {
        sum += tetrahedron->vertices[static_cast<std::size_t>(m_random.integer(0, 3))];
      } else {
        const auto& vertices = std::get<Convex<double>>(hull).vertices;
        const int last = static_cast<int>(vertices.size()) - 1;
        sum += vertices[static_cast<std::size_t>(m_random.integer(0, last))];
      }
    }
    return sum / 4;
  }

  template <typename Make>
  void compare(const char* what, int count, Make&& point, double least, double most,
               bool bounded = false) {
    for (const bool tetrahedron : {true, false}) {
      ClosestChecks checks;
      checks.setBounded(bounded);
      for (int i = caseCount(count); i > 0; --i) {
        const Shape b = hull(tetrahedron, point);
        V p = point();
        // About half are means of vertices, so that there are about as many zeros as others.
        if (m_random.chance(0.5)) p = meanOfVertices(b);
        checks.check(Point<double>{p}, b);
      }
      qInfo("%s, %s: %s", tetrahedron ? "tetrahedron" : "convex", what, checks.summary().c_str());
      QVERIFY2(checks.failures().none(), checks.failures().text());
      QVERIFY2(checks.isBalanced(least, most), checks.summary().c_str());
    }
  }

  static Report run(const Shape& a, const Shape& b, std::string_view method, ScalarKind scalar) {
    const std::array<const Shape*, 2> shapes{&a, &b};
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (query.entry->info.kind == Kind::closest && query.entry->info.method == method) {
        return query.entry->run(query.shapes, scalar, {}, false);
      }
    }
    return {};
  }

 private slots:
  void random() {
    compare(
        "random", 400, [&] { return m_random.point(-1, 1); }, 0.2, 0.7, true);
  }
  void onAGrid() {
    compare(
        "on a grid", 700, [&] { return m_random.gridPoint(-1, 1); }, 0.3, 0.75, true);
  }
  void flat() {
    compare(
        "in one plane", 300,
        [&] {
          V v = m_random.gridPoint(-2, 2);
          v[2] = 1 + v[0] - v[1];
          return v;
        },
        0.2, 0.75);
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

  // The winding is unknown: in the other vertex order the test of the volume's sign alone swaps
  // inside and outside.
  void eitherWinding() {
    const V a(0, 0, 0), b(4, 0, 0), c(0, 4, 0), d(0, 0, 4);
    const Shape inside = Point<double>{V(1, 1, 1)};
    const Shape outside = Point<double>{V(1, 1, -2)};
    const auto faulty = [](const V& p, const V& q, const V& r, const V& point) {
      return cross(q - p, r - p).dot(point - p) > 0;
    };
    QVERIFY(!faulty(a, c, b, V(1, 1, 1)) && faulty(a, b, c, V(1, 1, 1)));
    for (const Shape& shape :
         {Shape(Tetrahedron<double>{{a, b, c, d}}), Shape(Tetrahedron<double>{{a, c, b, d}})}) {
      for (const std::string_view method : {"faces", "voronoi"}) {
        QCOMPARE(run(inside, shape, method, ScalarKind::float64).sqdist->value, 0.0);
        QCOMPARE(run(outside, shape, method, ScalarKind::float64).sqdist->value, 4.0);
      }
    }
  }

  // In a flat tetrahedron the fourth vertex has sign 0 over every face. Taken as "not outside" a
  // point anywhere is inside.
  void flatIsNotInsideEverywhere() {
    const Shape flat = Tetrahedron<double>{{V(0, 0, 0), V(4, 0, 0), V(4, 4, 0), V(0, 4, 0)}};
    const V p(1, 2, 3);
    const auto& v = std::get<Tetrahedron<double>>(flat).vertices;
    bool faultyInside = true;
    for (std::size_t i = 0; i < 4; ++i) {
      const V n = cross(v[(i + 2) % 4] - v[(i + 1) % 4], v[(i + 3) % 4] - v[(i + 1) % 4]);
      if (n.dot(p - v[(i + 1) % 4]) * n.dot(v[i] - v[(i + 1) % 4]) < 0) faultyInside = false;
    }
    QVERIFY(faultyInside);
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      for (const std::string_view method : {"faces", "voronoi"}) {
        QCOMPARE(run(Point<double>{p}, flat, method, scalar).sqdist->value, 9.0);
      }
    }
  }

  // A point inside is proven by its position under every face, and the trace shows each.
  void insideIsExplained() {
    const Shape point = Point<double>{V(1, 1, 1)};
    const Shape tetrahedron = Tetrahedron<double>{{V(0, 0, 0), V(4, 0, 0), V(0, 4, 0), V(0, 0, 4)}};
    const std::array<const Shape*, 2> shapes{&point, &tetrahedron};
    int explained = 0;
    for (const FittingQuery& query : queriesFor(shapes)) {
      const QueryInfo& info = query.entry->info;
      if (info.kind != Kind::closest || (info.method != "faces" && info.method != "voronoi"))
        continue;
      for (const ScalarKind scalar :
           {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
        const Report report = query.entry->run(query.shapes, scalar, {}, true);
        QCOMPARE(report.feature, Label("inside"));
        QCOMPARE(report.trace.steps.size(), std::size_t(4));
        for (const Step& step : report.trace.steps) {
          const auto* side = std::get_if<SignStep>(&step);
          QVERIFY(side && side->sign == -1);
        }
        ++explained;
      }
    }
    QCOMPARE(explained, 6);
    // For a hull, skipped faces are not reported, but that none was left is.
    const Shape hull = Convex<double>{{V(0, 0, 0), V(4, 0, 0), V(0, 4, 0), V(0, 0, 4)}};
    const std::array<const Shape*, 2> inHull{&point, &hull};
    for (const FittingQuery& query : queriesFor(inHull)) {
      if (query.entry->info.method != "faces") continue;
      const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, true);
      QCOMPARE(report.feature, Label("inside"));
      QCOMPARE(report.trace.steps.size(), std::size_t(1));
      ++explained;
    }
    QCOMPARE(explained, 7);
  }

  void regionsAreNamed() {
    const Shape b = Tetrahedron<double>{{V(0, 0, 0), V(4, 0, 0), V(0, 4, 0), V(0, 0, 4)}};
    const auto feature = [&](const V& p) {
      return run(Point<double>{p}, b, "voronoi", ScalarKind::float64).feature;
    };
    QCOMPARE(feature(V(-1, -1, -1)), Label("vertex 0"));
    QCOMPARE(feature(V(2, -1, -1)), Label("edge 01"));
    QCOMPARE(feature(V(1, 1, -1)), Label("face 3"));
    QCOMPARE(feature(V(9, 9, 9)), Label("face 0"));
    QCOMPARE(feature(V(-1, 5, 5)), Label("edge 23"));
    QCOMPARE(feature(V(1, 1, 1)), Label("inside"));
  }
};

HAIRLINE_TEST(TestClosestPointHulls, nothing);
#include "test_closest_point_hulls.moc"
