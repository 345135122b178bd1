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

using V = Vector3<double>;

/// Twice the area of a loop in z = 0, with its sign.
Rational loopArea2(const std::vector<V>& loop) { return newellNormal(loop)[2]; }

/// -1 outside of a loop in z = 0, 0 on it, 1 inside: by counting crossings in rationals.
int sideOf(const std::vector<V>& loop, const V& point) {
  bool isInside = false;
  for (std::size_t i = 0; i < loop.size(); ++i) {
    const V& a = loop[i];
    const V& b = loop[(i + 1) % loop.size()];
    const auto exact = [](double x) { return Rational(x); };
    const Rational side = (exact(b[0]) - exact(a[0])) * (exact(point[1]) - exact(a[1])) -
                          (exact(b[1]) - exact(a[1])) * (exact(point[0]) - exact(a[0]));
    const auto isWithin = [&](int k) {
      return std::min(a[k], b[k]) <= point[k] && point[k] <= std::max(a[k], b[k]);
    };
    if (sign(side) == 0 && isWithin(0) && isWithin(1)) return 0;
    if ((a[1] > point[1]) == (b[1] > point[1])) continue;
    if ((sign(side) > 0) == (b[1] > a[1])) isInside = !isInside;
  }
  return isInside ? 1 : -1;
}

/// A polygon on a grid with many holes, often with corners on one line and equal distances.
Polygon<double> gridPolygonWithHoles(std::mt19937& random) {
  const auto below = [&](unsigned end) { return static_cast<int>(random() % end); };
  const int size = 4 + below(12);
  const auto corner = [&](int left, int low, int side) {
    return V(left + below(static_cast<unsigned>(side) + 1),
             low + below(static_cast<unsigned>(side) + 1), 0);
  };
  Polygon<double> polygon;
  do {
    polygon.vertices = {V(0, 0, 0), V(size, 0, 0), V(size, size, 0), V(0, size, 0)};
    if (random() % 2 == 0) continue;
    polygon.vertices.clear();
    for (int i = 3 + below(6); i > 0; --i) polygon.vertices.push_back(corner(0, 0, size));
  } while (validate(polygon));
  if (random() % 3 == 0) std::reverse(polygon.vertices.begin(), polygon.vertices.end());
  if (random() % 4 == 0) polygon.vertices.push_back(polygon.vertices.back());
  for (int tries = size * size; tries > 0; --tries) {
    std::vector<V> hole;
    const int left = below(static_cast<unsigned>(size));
    const int low = below(static_cast<unsigned>(size));
    const int side = 1 + below(random() % 3 == 0 ? static_cast<unsigned>(size) : 2);
    for (int i = 3 + below(3); i > 0; --i) hole.push_back(corner(left, low, side));
    if (random() % 8 == 0) hole.push_back(hole.back());
    polygon.holes.push_back(hole);
    if (validate(polygon)) polygon.holes.pop_back();
  }
  std::shuffle(polygon.holes.begin(), polygon.holes.end(), random);
  return polygon;
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

  void holesAreBridgedNearestFirst() {
    const std::vector<V> outer{V(0, 0, 0), V(8, 0, 0), V(8, 8, 0), V(0, 8, 0)};
    const std::vector<V> hole{V(2, 2, 0), V(6, 2, 0), V(6, 6, 0), V(2, 6, 0)};
    const std::vector<V> reversed(hole.rbegin(), hole.rend());
    using Order = std::vector<int>;
    // All four corners are equally near.
    QVERIFY((bridgedOutline({outer, {hole}}) == Order{0, 4, 7, 6, 5, 4, 0, 1, 2, 3}));
    QVERIFY((bridgedOutline({outer, {reversed}}) == Order{0, 7, 4, 5, 6, 7, 0, 1, 2, 3}));
    // One ulp nearer to vertex 2.
    std::vector<V> moved = hole;
    moved[2][1] += 0x1p-50;
    QVERIFY((bridgedOutline({outer, {moved}}) == Order{0, 1, 2, 6, 5, 4, 7, 6, 2, 3}));
    // The second hole is nearer to the first than to the outer loop.
    const std::vector<V> inner{V(1, 1, 0), V(2, 1, 0), V(1, 2, 0)};
    const std::vector<V> east{V(2.5, 1, 0), V(3, 1, 0), V(3, 1.5, 0)};
    QVERIFY((bridgedOutline({outer, {inner, east}}) ==
             Order{0, 4, 6, 5, 7, 9, 8, 7, 5, 4, 0, 1, 2, 3}));
    // The outline passes vertex 4 twice, with one of these holes on each side.
    const std::vector<V> west{V(0.5, 1, 0), V(0.25, 1.5, 0), V(0.25, 1, 0)};
    const std::vector<V> south{V(1, 0.5, 0), V(1.5, 0.25, 0), V(1, 0.25, 0)};
    QVERIFY((bridgedOutline({outer, {inner, west}}) ==
             Order{0, 4, 7, 9, 8, 7, 4, 6, 5, 4, 0, 1, 2, 3}));
    QVERIFY((bridgedOutline({outer, {inner, south}}) ==
             Order{0, 4, 6, 5, 4, 7, 8, 9, 7, 4, 0, 1, 2, 3}));
    // The first hole sees only the four others, and waits until one of them is bridged.
    std::vector<std::vector<V>> holes{{V(3.75, 3.75, 0), V(4.25, 3.75, 0), V(4, 4.25, 0)},
                                      {V(1, 2, 0), V(5.375, 2, 0), V(5.375, 2.5, 0), V(1, 2.5, 0)}};
    for (int i = 0; i < 3; ++i) {
      std::vector<V> turned = holes.back();
      for (V& vertex : turned) vertex = V(8 - vertex[1], vertex[0], 0);
      holes.push_back(turned);
    }
    const Polygon<double> hidden{outer, holes};
    QVERIFY(!validate(hidden));
    const Order order = bridgedOutline(hidden);
    const auto first = std::ranges::find_if(order, [](int i) { return i >= 4 && i < 7; });
    QVERIFY(*(first - 1) >= 7);
  }

  // The triangles are the outer loop without the open insides of the holes: by areas, and by
  // counting the crossings of every loop from points that are often on edges.
  void trianglesLeaveOutHoles() {
    std::mt19937 random(23);
    int holes = 0;
    int onEdges = 0;
    for (int round = 0; round < 150; ++round) {
      const Polygon<double> polygon = gridPolygonWithHoles(random);
      holes += static_cast<int>(polygon.holes.size());
      const std::vector<V> corners = polygon.corners();
      const Rational outer = loopArea2(polygon.vertices);
      Rational expected = absolute(outer);
      for (const auto& hole : polygon.holes) expected -= absolute(loopArea2(hole));
      const std::vector<IndexTriple> triangles = triangulate(polygon);
      QCOMPARE(triangles.size(), corners.size() + 2 * polygon.holes.size() - 2);
      Rational sum = 0;
      for (const IndexTriple& triple : triangles) {
        const Rational area = area2(corners, triple) * Rational(sign(outer));
        QVERIFY2(sign(area) >= 0, qPrintable(QString::number(round)));
        sum += area;
      }
      QVERIFY2(sum == expected, qPrintable(QString::number(round)));
      for (int k = 0; k < 60; ++k) {
        const V point(static_cast<double>(random() % 33) / 2,
                      static_cast<double>(random() % 33) / 2, 0);
        const int side = sideOf(polygon.vertices, point);
        const bool isInHole = std::ranges::any_of(
            polygon.holes, [&](const auto& hole) { return sideOf(hole, point) > 0; });
        for (const auto& hole : polygon.holes) onEdges += sideOf(hole, point) == 0 ? 1 : 0;
        const bool isCovered = std::ranges::any_of(triangles, [&](const IndexTriple& triple) {
          const Triangle<double> triangle = triangleOn(corners, triple);
          const std::vector<V> loop(triangle.vertices.begin(), triangle.vertices.end());
          return sideOf(loop, point) >= 0;
        });
        QVERIFY2(isCovered == (side >= 0 && !isInHole), qPrintable(QString::number(round)));
      }
    }
    QVERIFY(holes > 300);
    QVERIFY(onEdges > 300);
  }

  // Rounding to float may make such ones.
  void illegalHolesEndToo() {
    const std::vector<V> outer{V(0, 0, 0), V(4, 0, 0), V(0, 4, 0)};
    for (const std::vector<V>& hole : {std::vector<V>{V(1, 1, 0), V(9, 1, 0), V(1, 9, 0)}, outer,
                                       std::vector<V>{V(1, 1, 0), V(1, 1, 0), V(1, 1, 0)},
                                       std::vector<V>{V(0, 0, 0), V(2, 2, 0), V(1, 0, 0)},
                                       std::vector<V>{V(8, 8, 0), V(9, 8, 0), V(8, 9, 0)}}) {
      const Polygon<double> polygon{outer, {hole, hole}};
      QVERIFY(validate(polygon));
      QCOMPARE(triangulate(polygon).size(), polygon.cornerCount() + 2);
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
