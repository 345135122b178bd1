#include <QTest>
#include <cmath>

#include "core/query/intersect/sphere_distance.h"
#include "core/shapes/shape.h"
#include "tests/support/closest_checks.h"
#include "tests/support/question.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::ShapeMaker;

// A sphere with a sphere, a box, a triangle and a polygon.
class TestSphereDistance : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  testing::Random m_random{67};

  // Every method in exact against the reference, with and without a trace, with its common point
  // checked; counts where float and double differ.
  static bool compare(const Shape& a, const Shape& b, Failures& failures, int& differences) {
    const std::array<const Shape*, 2> shapes{&a, &b};
    const auto text = [&] { return testing::describe(Kind::intersect, shapes); };
    std::optional<bool> expected;
    int methods = 0;
    std::vector<FittingQuery> fitting = queriesFor(shapes);
    std::reverse(fitting.begin(), fitting.end());
    for (const FittingQuery& query : fitting) {
      if (query.entry->info.kind != Kind::intersect) continue;
      if (query.entry->info.method != "reference" && query.entry->info.method != "distance") {
        continue;
      }
      ++methods;
      const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, true);
      if (!expected) expected = report.hit;
      failures.check(report.hit == expected, text);
      failures.check(query.entry->test(query.shapes, ScalarKind::exact, {}) == *expected,
                     [&] { return "silent " + text(); });
      failures.check(report.certificate.status != Certificate::Status::unproven,
                     [&] { return "unproven " + text(); });
      // Only a sphere in the notch of a polygon has no separating axis.
      const bool proves =
          query.entry->info.method == "distance" && !std::holds_alternative<Polygon<double>>(b);
      failures.check(*report.hit || !proves || report.separating.has_value(),
                     [&] { return "without an axis " + text(); });
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        if (!query.entry->has(scalar)) continue;
        differences += query.entry->test(query.shapes, scalar, {}) != *expected ? 1 : 0;
      }
    }
    failures.check(methods >= 2, text);
    return expected.value_or(false);
  }

  template <typename B>
  void compareAll(const char* what, int count, double least, double most) {
    for (const bool onGrid : {false, true}) {
      ShapeMaker maker(71);
      maker.setOnGrid(onGrid);
      Failures failures;
      int differences = 0;
      int hits = 0;
      const int cases = caseCount(count);
      for (int i = cases; i > 0; --i) {
        auto sphere = std::get<Sphere<double>>(maker.next(shapeIndex<Sphere<double>>()));
        const Shape b = maker.next(shapeIndex<B>());
        sphere.radius += onGrid ? m_random.integer(0, 1) : m_random.real(0, 0.6);
        hits += compare(sphere, b, failures, differences) ? 1 : 0;
      }
      qInfo("%s%s: %d of %d hit, float and double differ %d times", what,
            onGrid ? " on a grid" : "", hits, cases, differences);
      QVERIFY2(failures.none(), failures.text());
      QVERIFY2(testing::isBalanced(hits, cases, least, most), what);
    }
  }

  static bool hits(const Shape& a, const Shape& b) {
    Failures failures;
    int differences = 0;
    const bool hit = compare(a, b, failures, differences);
    if (!failures.none()) QTest::qFail(failures.text(), __FILE__, __LINE__);
    return hit;
  }

 private slots:
  void spheres() { compareAll<Sphere<double>>("sphere", 1000, 0.2, 0.8); }
  void boxes() { compareAll<Aabb<double>>("aabb", 1000, 0.2, 0.85); }
  void orientedBoxes() { compareAll<Obb<double>>("obb", 400, 0.2, 0.85); }
  void triangles() { compareAll<Triangle<double>>("triangle", 600, 0.2, 0.8); }
  void polygons() { compareAll<Polygon<double>>("polygon", 300, 0.1, 0.85); }

  void hugeAndTiny() {
    for (const double scale : {1e-300, 1e-30, 1e30, 1e300}) {
      Failures failures;
      int differences = 0;
      for (int i = caseCount(50); i > 0; --i) {
        const auto vector = [&] { return V(m_random.point(-1, 1) * scale); };
        const Sphere<double> sphere{vector(), m_random.real(0, 1) * scale};
        const V p = vector();
        const V q = vector();
        compare(sphere, Sphere<double>{vector(), m_random.real(0, 1) * scale}, failures,
                differences);
        compare(sphere, Aabb<double>{p.cwiseMin(q), p.cwiseMax(q)}, failures, differences);
        compare(sphere, Triangle<double>{{vector(), vector(), vector()}}, failures, differences);
      }
      qInfo("scale %g: float and double differ %d times", scale, differences);
      QVERIFY2(failures.none(), failures.text());
    }
  }

  void touchingCounts() {
    const Sphere<double> sphere{V(0, 0, 0), 5};
    QVERIFY(hits(sphere, Sphere<double>{V(6, 8, 0), 5}));
    QVERIFY(!hits(sphere, Sphere<double>{V(6, 8, 0x1p-900), 5}));
    QVERIFY(hits(sphere, Aabb<double>{V(3, 4, -1), V(9, 9, 9)}));
    QVERIFY(hits(sphere, Triangle<double>{{V(3, 4, 0), V(9, 4, 0), V(3, 9, 0)}}));
    QVERIFY(hits(Sphere<double>{V(1, 1, 0), 0},
                 Triangle<double>{{V(0, 0, 0), V(4, 0, 0), V(0, 4, 0)}}));
  }

  void missesOfPlanesAreProven() {
    ShapeMaker maker(73);
    Failures failures;
    for (const std::size_t type :
         {shapeIndex<Sphere<double>>(), shapeIndex<Aabb<double>>(), shapeIndex<Obb<double>>()}) {
      for (int i = caseCount(200); i > 0; --i) {
        maker.setOnGrid(i % 2 == 0);
        const Shape a = maker.next(type);
        const Shape b = maker.next(shapeIndex<Plane<double>>());
        for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
          if (query.entry->info.kind != Kind::intersect) continue;
          if (query.entry->info.method == "reference") continue;
          const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, false);
          failures.check(report.certificate.status == Certificate::Status::proven,
                         [&] { return testing::describe(Kind::intersect, query.shapes); });
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  // The gap is a root if the distance of the centres is one; for a rational distance it is not.
  void gapOfSpheres() {
    const auto gap = [](const Sphere<double>& a, const Sphere<double>& b) {
      const Shape first = a;
      const Shape second = b;
      const std::array<const Shape*, 2> shapes{&first, &second};
      return testing::listed(SphereSphereDistance::info, shapes)
          .run(shapes, ScalarKind::exact, {}, false)
          .separating;
    };
    const auto straight = gap({V(0, 0, 0), 1}, {V(3, 4, 0), 2});
    QCOMPARE(*straight->distance.exact, Rational(2));
    QCOMPARE(*straight->amount.exact, Rational(10));
    QCOMPARE(*straight->a.max.exact, Rational(5));
    const auto slanted = gap({V(0, 0, 0), 1}, {V(1, 1, 1), 0.5});
    QVERIFY(!slanted->distance.exact && !slanted->amount.exact);
    QCOMPARE(slanted->distance.value, std::sqrt(3.0) - 1.5);
  }

  // In the form n·X = d a plane through v0 has d = n·v0. With the other sign the plane lies on the
  // other side of the origin, and the sphere seems to miss it.
  void planeOfThePolygonHasItsOwnSide() {
    const Polygon<double> polygon{{V(-4, -4, 3), V(4, -4, 3), V(4, 4, 3), V(-4, 4, 3)}};
    const Sphere<double> sphere{V(0, 0, 3.5), 1};
    const V n(0, 0, 1);
    const double faulty = n.dot(sphere.center) - -n.dot(polygon.vertices[0]);
    QVERIFY(std::abs(faulty) > sphere.radius);
    QVERIFY(hits(sphere, polygon));
  }

  // The ray-sphere test requires a unit direction. An edge used directly makes the discriminant b²
  // - c grow with its length, and the sphere seems to be hit from afar.
  void anEdgeIsNoUnitDirection() {
    const Polygon<double> polygon{{V(-4, 2, 0), V(4, 2, 0), V(0, 6, 0)}};
    const Sphere<double> sphere{V(0, 0, 0), 1};
    const V m = polygon.vertices[0] - sphere.center;
    const V edge = polygon.vertices[1] - polygon.vertices[0];
    const auto discriminant = [&](const V& d) {
      return m.dot(d) * m.dot(d) - (m.dot(m) - sphere.radius * sphere.radius);
    };
    QVERIFY(discriminant(edge) > 0);
    QVERIFY(discriminant(edge.normalized()) < 0);
    QVERIFY(!hits(sphere, polygon));
  }
};

HAIRLINE_TEST(TestSphereDistance, nothing);
#include "test_sphere_distance.moc"
