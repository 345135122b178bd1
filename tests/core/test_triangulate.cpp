#include <QTest>
#include <algorithm>
#include <cmath>
#include <random>

#include "core/math/orientation.h"
#include "core/shapes/simple_polygon.h"
#include "core/shapes/triangulate.h"
#include "core/shapes/validate.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

Rational area2(const std::vector<Vector3<double>>& v, const IndexTriple& t) {
  const auto at = [&](int i) { return fromDouble<Rational>(v[static_cast<std::size_t>(i)]); };
  const Vector3<Rational> a = at(t[0]);
  const Vector3<Rational> normal = cross(at(t[1]) - a, at(t[2]) - a);
  return normal[2];
}

}  // namespace

class TestTriangulate : public QObject {
  Q_OBJECT

 private slots:
  void quadsAreCutAlongTheInnerDiagonal() {
    using Cut = std::array<IndexTriple, 2>;
    const Cut first{{{0, 1, 2}, {0, 2, 3}}};
    const Cut second{{{0, 1, 3}, {1, 2, 3}}};
    QVERIFY((triangulate(Quad<double>{{{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}}}) == first));
    // The concave vertex is 0, 1, 2, 3 in turn, in both windings.
    const std::array<Vector3<double>, 4> arrow{{{0.5, 0.5, 5}, {-2, 0, 5}, {3, 3, 5}, {0, -2, 5}}};
    QVERIFY(!validate(Quad<double>{arrow}));
    for (int shift = 0; shift < 4; ++shift) {
      for (const bool reversed : {false, true}) {
        Quad<double> quad;
        for (int i = 0; i < 4; ++i) {
          const int from = reversed ? 4 - i : i;
          quad.vertices[static_cast<std::size_t>((i + shift) % 4)] =
              arrow[static_cast<std::size_t>(from % 4)];
        }
        QVERIFY(triangulate(quad) == (shift % 2 == 0 ? first : second));
      }
    }
  }

  // Doubles determine the projection, or leave it to exact numbers: never another one than these.
  void theViewIsThatOfTheExactNormal() {
    std::mt19937 random(17);
    std::uniform_real_distribution<double> real(-1, 1);
    std::uniform_int_distribution<int> small(-2, 2);
    int ties = 0;
    for (int round = 0; round < 3000; ++round) {
      std::vector<Vector3<double>> points(static_cast<std::size_t>(3 + round % 6));
      for (Vector3<double>& point : points) {
        for (int k = 0; k < 3; ++k) {
          point[k] = round % 3 == 0 ? small(random) : real(random) * (round % 5 == 0 ? 1e-150 : 1);
        }
        // Components of the normal that differ by rounding alone.
        if (round % 3 == 1) point[2] = point[0] + point[1];
      }
      const Vector3<Rational> normal = newellNormal(points);
      const FlatView expected = viewAlong(normal);
      const FlatView seen = viewOf(points);
      QVERIFY2(seen.axis == expected.axis && seen.facing == expected.facing,
               qPrintable(QString("round %1").arg(round)));
      ties += absolute(normal[0]) == absolute(normal[1]) ? 1 : 0;
    }
    QVERIFY(ties > 100);
  }

  void earsAreSoughtFromTheLowestIndexAgain() {
    // Vertex 0 is an ear, then 1, and so on around a convex polygon.
    const Polygon<double> convex{{{0, 0, 0}, {2, 0, 0}, {3, 2, 0}, {1, 3, 0}, {-1, 2, 0}}};
    const std::vector<IndexTriple> expected{{4, 0, 1}, {4, 1, 2}, {2, 3, 4}};
    QVERIFY(triangulate(convex) == expected);
    // A vertex in the middle of an edge is cut as an ear of zero area.
    const Polygon<double> straight{{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {0, 2, 0}}};
    const std::vector<IndexTriple> flat{{3, 0, 1}, {1, 2, 3}};
    QVERIFY(triangulate(straight) == flat);
  }

  void repeatedNeighboursAreLegal() {
    const Polygon<double> polygon{
        {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {2, 0, 0}, {0, 2, 0}}};
    QVERIFY(!validate(polygon));
    Rational sum = 0;
    for (const IndexTriple& triple : triangulate(polygon)) sum += area2(polygon.vertices, triple);
    QVERIFY(sum == Rational(4));
  }

  void trianglesFillThePolygon() {
    std::mt19937 random(11);
    std::uniform_real_distribution<double> radius(0.2, 1);
    for (int round = 0; round < 200; ++round) {
      Polygon<double> polygon;
      const int count = 3 + static_cast<int>(random() % 40);
      for (int i = 0; i < count; ++i) {
        const double angle = 6.283185307179586 * i / count;
        const double r = radius(random);
        polygon.vertices.push_back({r * std::cos(angle), r * std::sin(angle), 0});
      }
      if (round % 2 == 1) std::reverse(polygon.vertices.begin(), polygon.vertices.end());
      if (validate(polygon)) continue;  // a triangle may leave out the centre, but stays simple
      const Vector3<Rational> normal = newellNormal(polygon.vertices);
      Rational sum = 0;
      const std::vector<IndexTriple> triangles = triangulate(polygon);
      QCOMPARE(triangles.size(), static_cast<std::size_t>(count - 2));
      for (const IndexTriple& triple : triangles) {
        const Rational area = area2(polygon.vertices, triple);
        QVERIFY2(sign(area) * sign(normal[2]) > 0, qPrintable(QString::number(round)));
        sum += area;
      }
      QVERIFY2(sum == normal[2], qPrintable(QString::number(round)));
    }
  }

  void tiesGoToTheFirstCoordinate() {
    QCOMPARE(viewAlong({2, 2, 2}).axis, 0);
    QCOMPARE(viewAlong({1, -2, 2}).axis, 1);
    QCOMPARE(viewAlong({1, -2, 2}).facing, -1);
    QCOMPARE(viewAlong({1, 2, 3}).axis, 2);
  }

  void findsTouchingEdges() {
    QVERIFY(!findTouchingEdges({{0, 0}, {1, 0}, {1, 1}, {0, 1}}));
    QVERIFY(findTouchingEdges({{0, 0}, {1, 1}, {1, 0}, {0, 1}}));
    // A vertex on another edge, to the last bit and one ulp beside it.
    QVERIFY(findTouchingEdges({{0, 0}, {2, 0}, {2, 2}, {1, 0}, {0, 2}}));
    QVERIFY(!findTouchingEdges({{0, 0}, {2, 0}, {2, 2}, {1, 5e-324}, {0, 2}}));
  }

  void orientationIsExact() {
    const double ulp = 0x1p-52;
    QCOMPARE(orientation({0, 0}, {1, 1}, {0.5, 0.5 + ulp / 2}), 1);
    QCOMPARE(orientation({12, 12}, {24, 24}, {0.5, 0.5}), 0);
    QCOMPARE(orientation({12, 12}, {24, 24}, {0.5, 0.5 + ulp / 2}), 1);
    QCOMPARE(orientation({0, 0}, {5e-324, 0}, {0, 5e-324}), 1);
    QCOMPARE(orientation({0, 0}, {1e308, 0}, {0, -1e308}), -1);
  }
};

HAIRLINE_TEST(TestTriangulate, nothing);
#include "test_triangulate.moc"
