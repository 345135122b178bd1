#include <QTest>
#include <array>
#include <cmath>
#include <string>

#include "core/math/orientation.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/validate.h"
#include "core/solve/align.h"
#include "core/solve/features.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::Random;
using testing::ShapeMaker;

/// Corners aligned with planes, lines, corners, edges, faces and the grid, judged by exact
/// orientations and by exact membership.
class TestAlign : public QObject {
  Q_OBJECT

  using V = Vector3<double>;
  using Tri = Triangle<double>;

  static std::string describePair(const Shape& a, const Shape& b) {
    return testing::describe(a) + " " + testing::describe(b);
  }
  static bool isOnLine(const V& a, const V& b, const V& point) {
    const Vector3<Rational> origin = fromDouble<Rational>(a);
    return isZero(cross(fromDouble<Rational>(b) - origin, fromDouble<Rational>(point) - origin));
  }

 private slots:
  void trianglesIntoAPlane() {
    Random random(5);
    Failures failures;
    int exact = 0;
    int all = 0;
    for (int n = 0; n < caseCount(200); ++n) {
      // A plane of small integers, which most targets can reach, or of any doubles.
      const bool onGrid = n % 2 == 0;
      const auto point = [&] { return onGrid ? random.gridPoint(-3, 3) : random.point(-3, 3); };
      const Tri fixed{{{point(), point(), point()}}};
      const Tri moving{{{random.point(-3, 3), random.point(-3, 3), random.point(-3, 3)}}};
      const auto& f = fixed.vertices;
      if (facesExactly(fixed).empty()) {
        failures.check(!makeCoplanar(moving, fixed), [&] { return describePair(moving, fixed); });
        continue;
      }
      const Result<Aligned> aligned = makeCoplanar(moving, fixed);
      const auto text = [&] { return describePair(moving, fixed); };
      failures.check(bool(aligned), text);
      if (!aligned) continue;
      int flat = 0;
      for (const V& vertex : std::get<Tri>(aligned->shape).vertices) {
        if (orientation(f[0], f[1], f[2], vertex) == 0) ++flat;
      }
      failures.check(flat == aligned->exactCorners && aligned->corners == 3, text);
      failures.check((aligned->left.sign() == 0) == (flat == 3), text);
      failures.check(aligned->left.value() < 1e-14, text);
      if (onGrid) {
        ++all;
        exact += flat == 3 ? 1 : 0;
      }
    }
    QVERIFY2(failures.none(), failures.text());
    qInfo("%d of %d exactly in planes of small integers", exact, all);
    QVERIFY(exact > all / 2);
  }

  void coplanarAndCollinearByHand() {
    const Shape plane = Plane<double>{{1, 1, 1}, 1};
    const Result<Aligned> point = makeCoplanar(Point<double>{{0.9, 0.9, 0.9}}, plane);
    QVERIFY(point && point->isExact());
    QVERIFY(*containsExactly(plane,
                             fromDouble<Rational>(std::get<Point<double>>(point->shape).position)));
    // A box has six faces; the nearest one counts.
    const Shape box = Aabb<double>{{0, 0, 0}, {1, 1, 0.3}};
    const Result<Aligned> top = makeCoplanar(Tri{{{{0, 0, 0.4}, {1, 0, 0.5}, {0, 1, 0.31}}}}, box);
    QVERIFY(top && top->isExact());
    for (const V& vertex : std::get<Tri>(top->shape).vertices) QCOMPARE(vertex[2], 0.3);
    QVERIFY(!makeCoplanar(Sphere<double>{{0, 0, 0}, 1}, plane));
    QVERIFY(!makeCoplanar(Point<double>{{0, 0, 0}}, Sphere<double>{{0, 0, 0}, 1}));

    const Shape edge = Segment<double>{{0, 0, 0}, {1, 2, 3}};
    const Result<Aligned> segment = makeCollinear(Segment<double>{{1, 2.2, 3}, {3, 5, 7}}, edge);
    QVERIFY(segment && segment->isExact());
    const auto& moved = std::get<Segment<double>>(segment->shape);
    QVERIFY(isOnLine({0, 0, 0}, {1, 2, 3}, moved.a) && isOnLine({0, 0, 0}, {1, 2, 3}, moved.b));
    const Result<Aligned> ray = makeCollinear(Ray<double>{{1, 2.2, 3}, {-1, -2, -2}}, edge);
    QVERIFY(ray && ray->isExact());
    QCOMPARE(std::get<Ray<double>>(ray->shape).direction, V(-1, -2, -3));
    QVERIFY(!makeCollinear(Quad<double>{{{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}}}, edge));
    // If no doubles near the target are on a line, the result gives the distance.
    const Result<Aligned> off = makeCollinear(Point<double>{{0.4, 0.3, 0.2}},
                                              Segment<double>{{0.1, 0.2, 0.7}, {0.7, 0.3, 0.1}});
    QVERIFY(off && !off->isExact());
    QVERIFY(off->left.value() > 0 && off->left.value() < 1e-15);
  }

  void snapping() {
    const Shape box = Aabb<double>{{0, 0, 0}, {1, 1, 1}};
    const Tri triangle{{{{1.2, 1.1, 1.3}, {3, 3, 3}, {3, 4, 3}}}};
    const Result<Aligned> vertex = snapTo(triangle, box, Feature::vertex);
    QVERIFY(vertex && vertex->isExact());
    QCOMPARE(std::get<Tri>(vertex->shape).vertices[0], V(1, 1, 1));
    const Result<Aligned> edge = snapTo(Point<double>{{1.2, 0.4, 1.3}}, box, Feature::edge);
    QVERIFY(edge && edge->isExact());
    QCOMPARE(std::get<Point<double>>(edge->shape).position, V(1, 0.4, 1));
    const Result<Aligned> face = snapTo(Point<double>{{1.2, 0.4, 0.3}}, box, Feature::face);
    QVERIFY(face && face->isExact());
    QCOMPARE(std::get<Point<double>>(face->shape).position, V(1, 0.4, 0.3));
    QVERIFY(!snapTo(Plane<double>{{0, 0, 1}, 0}, box, Feature::vertex));
    QVERIFY(!snapTo(triangle, Sphere<double>{{0, 0, 0}, 1}, Feature::edge));
    const Result<Aligned> centre = snapTo(Sphere<double>{{3, 0.1, 0}, 1}, box, Feature::vertex);
    QVERIFY(centre && centre->isExact());
    QCOMPARE(std::get<Sphere<double>>(centre->shape).center, V(1, 0, 0));
  }

  void grid() {
    const Rational tenth = Rational::fraction(1, 10);
    const Result<Aligned> aligned = snapToGrid(Point<double>{{0.31, -0.26, 7}}, tenth);
    QVERIFY(aligned);
    QCOMPARE(std::get<Point<double>>(aligned->shape).position, V(0.3, -0.3, 7));
    QVERIFY(!aligned->isExact());
    QVERIFY(aligned->left.value() > 0 && aligned->left.value() < 1e-16);
    const Result<Aligned> halves =
        snapToGrid(Aabb<double>{{0.31, -0.26, 7}, {2, 2, 8}}, Rational::fraction(1, 2));
    QVERIFY(halves && halves->isExact());
    QCOMPARE(std::get<Aabb<double>>(halves->shape).min, V(0.5, -0.5, 7));
    QVERIFY(!snapToGrid(Point<double>{{0, 0, 0}}, Rational(0)));
  }

  // Every edge joins two corners and every face contains its own, whatever the shape.
  void featuresAreParts_data() {
    QTest::addColumn<bool>("degenerate");
    QTest::newRow("ordinary") << false;
    QTest::newRow("degenerate") << true;
  }
  void featuresAreParts() {
    QFETCH(bool, degenerate);
    ShapeMaker maker(3);
    maker.setOnGrid(true);
    maker.setExactlyFlat(true);
    maker.setDegenerate(degenerate);
    Failures failures;
    for (std::size_t type = 0; type < shapeTypeCount; ++type) {
      for (int n = 0; n < caseCount(8); ++n) {
        const Shape shape = maker.next(type);
        if (validate(shape)) continue;
        const auto text = [&] { return testing::describe(shape); };
        for (const ExactLine& edge : edgesExactly(shape)) {
          const Vector3<Rational> middle = edge.origin + edge.direction * Rational::fraction(1, 2);
          const auto holds = containsExactly(shape, middle);
          failures.check(!holds || *holds, text);
        }
        for (const ExactFace& face : facesExactly(shape)) {
          failures.check(!isZero(face.normal), text);
          for (const auto& corner : face.corners) {
            failures.check(sign(face.height(corner)) == 0, text);
            const auto holds = containsExactly(shape, corner);
            failures.check(!holds || *holds, text);
          }
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QCOMPARE(edgesExactly(Aabb<double>{{0, 0, 0}, {1, 1, 1}}).size(), std::size_t(12));
    QCOMPARE(facesExactly(Aabb<double>{{0, 0, 0}, {1, 1, 1}}).size(), std::size_t(6));
    QCOMPARE(edgesExactly(rectangleBetween({0, 0}, {1, 1})).size(), std::size_t(4));
    QCOMPARE(
        facesExactly(Tetrahedron<double>{{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}}).size(),
        std::size_t(4));
    QCOMPARE(
        edgesExactly(Tetrahedron<double>{{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}}).size(),
        std::size_t(6));
  }
};

HAIRLINE_TEST(TestAlign, nothing);
#include "test_align.moc"
