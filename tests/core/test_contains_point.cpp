#include <QTest>
#include <cmath>
#include <random>

#include "core/queries.h"
#include "tests/support/test_class.h"

using namespace hairline;

// Points in triangles, tetrahedra, boxes, k-DOPs and round solids.
class TestContainsPoint : public QObject {
  Q_OBJECT

  std::mt19937_64 m_random{23};
  bool m_grid = false;

  double number() {
    if (m_grid) return std::uniform_int_distribution<int>(-2, 2)(m_random);
    return std::uniform_real_distribution<double>(-2, 2)(m_random);
  }
  Vector3<double> vector() { return {number(), number(), number()}; }
  Vector3<double> axis() {
    if (m_grid) return Vector3<double>::UnitY();
    return vector().normalized();
  }
  double size() { return std::abs(number()); }

  Shape solid(int type) {
    switch (type) {
      case 0:
        return Triangle<double>{{vector(), vector(), vector()}};
      case 1:
        return Tetrahedron<double>{{vector(), vector(), vector(), vector()}};
      case 2:
        return Sphere<double>{vector(), size()};
      case 3: {
        const Vector3<double> a = vector();
        const Vector3<double> b = vector();
        return Aabb<double>{a.cwiseMin(b), a.cwiseMax(b)};
      }
      case 4: {
        const Vector3<double> u = axis();
        const Vector3<double> v = cross(u, Vector3<double>(1, 0, 0)).normalized();
        return Obb<double>{vector(), {u, v, cross(u, v)}, {size(), size(), size()}};
      }
      case 5: {
        const Vector3<double> a = vector();
        Vector3<double> b = vector();
        if (a == b) b[0] += 1;
        return Cylinder<double>{a, b, size()};
      }
      case 6:
        return Cone<double>{vector(), axis(), size(), size()};
      case 7:
        return Capsule<double>{vector(), vector(), size()};
      default: {
        Kdop<double> kdop{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 0}, {1, 0, -1}}, {}, {}};
        for (std::size_t i = 0; i < kdop.directions.size(); ++i) {
          kdop.min.push_back(-size());
          kdop.max.push_back(size());
        }
        return kdop;
      }
    }
  }

  // A point of interest: anywhere, or at a position given by the solid's own numbers.
  Vector3<double> pointNear(const Shape& shape) {
    if (const auto* cone = std::get_if<Cone<double>>(&shape)) {
      return cone->apex + cone->axis * cone->height + vector() * 0.5;
    }
    const auto* triangle = std::get_if<Triangle<double>>(&shape);
    if (triangle == nullptr) return vector() * 0.5;
    const double u = m_grid ? number() / 2 : std::abs(number()) / 2;
    const double v = m_grid ? number() / 2 : std::abs(number()) / 2;
    const auto& [a, b, c] = triangle->vertices;
    return a + (b - a) * u + (c - a) * v;
  }

 private slots:
  void methodsAgreeWithTheSets() {
    for (m_grid = false;; m_grid = true) {
      for (int type = 0; type < 9; ++type) {
        int inside = 0;
        for (int i = 0; i < 600; ++i) {
          const Shape b = solid(type);
          const Shape a = Point<double>{pointNear(b)};
          const std::array<const Shape*, 2> shapes{&a, &b};
          std::optional<bool> expected;
          std::vector<FittingQuery> fitting = queriesFor(shapes);
          std::reverse(fitting.begin(), fitting.end());
          for (const FittingQuery& query : fitting) {
            if (query.entry->info.kind != Kind::contains) continue;
            const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, true);
            if (!expected) expected = report.contains;
            QCOMPARE(report.contains, expected);
            QCOMPARE(query.entry->test(query.shapes, ScalarKind::exact, {}), *expected);
          }
          QVERIFY(expected.has_value());
          inside += *expected ? 1 : 0;
        }
        // On the grid every shape is hit often; among the reals a flat one hardly ever.
        if (m_grid || type > 1) QVERIFY2(inside > 30, qPrintable(QString::number(type)));
      }
      if (m_grid) break;
    }
  }

  // A point on the extension of an edge has a side product of zero there and is outside all the
  // same. The listing compares the products of the other edges with that of BC alone: on the
  // extension of BC it finds every point inside.
  void extensionOfAnEdgeIsOutside() {
    const std::array<Vector3<double>, 3> v{Vector3<double>(0, 0, 0), Vector3<double>(1, 0, 0),
                                           Vector3<double>(0, 1, 0)};
    const Shape triangle = Triangle<double>{v};
    const Vector3<double> beyondBc(2, -1, 0);
    const Vector3<double> ofBc = cross(v[1] - beyondBc, v[2] - beyondBc);
    QVERIFY(ofBc.dot(cross(v[2] - beyondBc, v[0] - beyondBc)) >= 0 &&
            ofBc.dot(cross(v[0] - beyondBc, v[1] - beyondBc)) >= 0);
    for (const Vector3<double>& place :
         {Vector3<double>(2, 0, 0), Vector3<double>(0, -1, 0), beyondBc}) {
      const Shape point = Point<double>{place};
      for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&point, &triangle})) {
        if (query.entry->info.kind != Kind::contains) continue;
        QVERIFY(!query.entry->test(query.shapes, ScalarKind::exact, {}));
        QVERIFY(query.entry->info.method == "reference" ||
                !query.entry->test(query.shapes, ScalarKind::float32, {}));
      }
    }
  }

  // With unknown winding signs are compared with the fourth vertex: both windings hold the middle.
  // The zeros of a flat tetrahedron are no "outside".
  void tetrahedronOfEitherWindingAndFlat() {
    const std::array<Vector3<double>, 4> v{Vector3<double>(0, 0, 0), Vector3<double>(4, 0, 0),
                                           Vector3<double>(0, 4, 0), Vector3<double>(0, 0, 4)};
    const Vector3<double> flat(4, 4, 0);
    const std::array<Tetrahedron<double>, 3> solids{Tetrahedron<double>{v},
                                                    Tetrahedron<double>{{v[1], v[0], v[2], v[3]}},
                                                    Tetrahedron<double>{{v[0], v[1], v[2], flat}}};
    for (const Tetrahedron<double>& solid : solids) {
      const Shape shape = solid;
      const Shape point = Point<double>{Vector3<double>(1, 1, 0)};
      for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&point, &shape})) {
        if (query.entry->info.kind != Kind::contains) continue;
        QVERIFY(query.entry->test(query.shapes, ScalarKind::exact, {}));
      }
    }
  }
};

HAIRLINE_TEST(TestContainsPoint, nothing);
#include "test_contains_point.moc"
