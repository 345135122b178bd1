#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/queries.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::ShapeMaker;
using V = Vector3<double>;

namespace {

// The answer of a method in exact, the same with and without a trace.
bool containsVerdict(const QueryEntry& entry, std::span<const Shape* const> shapes) {
  const Report report = entry.run(shapes, ScalarKind::exact, {}, true);
  if (entry.test(shapes, ScalarKind::exact, {}) != *report.contains) {
    QTest::qFail("silent and explained differ", __FILE__, __LINE__);
  }
  return *report.contains;
}

std::optional<bool> containsVerdict(std::string_view method, const V& position,
                                    const Shape& shape) {
  const Shape point = Point<double>{position};
  for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&point, &shape})) {
    if (query.entry->info.kind != Kind::contains || query.entry->info.method != method) continue;
    return containsVerdict(*query.entry, query.shapes);
  }
  return std::nullopt;
}

// A box of twelve triangles wound outwards.
void addBox(Mesh& mesh, const V& min, const V& max) {
  const int first = static_cast<int>(mesh.vertices.size());
  const Aabb<double> box{min, max};
  for (unsigned i = 0; i < 8; ++i) mesh.vertices.edit().push_back(box.corner(i));
  constexpr std::array<std::array<int, 4>, 6> quads{
      {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}};
  for (const auto& [a, b, c, d] : quads) {
    mesh.triangles.edit().push_back({first + a, first + b, first + c});
    mesh.triangles.edit().push_back({first + a, first + c, first + d});
  }
}

// A closed ring of rings, wound alike.
Mesh torus(int around, int across, double scale) {
  Mesh mesh;
  for (int i = 0; i < around; ++i) {
    for (int j = 0; j < across; ++j) {
      const double u = 2 * std::numbers::pi * i / around;
      const double v = 2 * std::numbers::pi * j / across;
      const double r = scale * (2 + std::cos(v));
      mesh.vertices.edit().emplace_back(r * std::cos(u), r * std::sin(u), scale * std::sin(v));
      const auto at = [&](int a, int b) { return (a % around) * across + b % across; };
      mesh.triangles.edit().push_back({at(i, j), at(i + 1, j), at(i + 1, j + 1)});
      mesh.triangles.edit().push_back({at(i, j), at(i + 1, j + 1), at(i, j + 1)});
    }
  }
  return mesh;
}

}  // namespace

// Points in polygons, quads, hulls and meshes.
class TestContainsRegions : public QObject {
  Q_OBJECT

  testing::Random m_random{41};

  // Every method against the reference; the verdict.
  static bool compare(const V& position, const Shape& shape, Failures& failures) {
    const Shape point = Point<double>{position};
    const std::array<const Shape*, 2> shapes{&point, &shape};
    const auto text = [&] { return testing::describe(Kind::contains, shapes); };
    const std::optional<bool> expected = containsVerdict("reference", position, shape);
    int methods = 0;
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (query.entry->info.kind != Kind::contains) continue;
      ++methods;
      failures.check(containsVerdict(*query.entry, query.shapes) == expected, text);
    }
    failures.check(methods >= 2, text);
    return expected.value_or(false);
  }

  // Anywhere, on a vertex, on an edge, or in line with an edge.
  template <typename Vertices>
  V pointOf(const Vertices& vertices) {
    const int count = static_cast<int>(vertices.size());
    const auto vertex = [&] {
      return vertices[static_cast<std::size_t>(m_random.integer(0, count - 1))];
    };
    const V a = vertex();
    const V b = vertex();
    switch (m_random.integer(0, 3)) {
      case 0:
        return a;
      case 1:
        return (a + b) / 2;
      case 2:
        return a + (b - a) * m_random.real(-0.2, 1.2);
      default:
        return (a + b + vertex() + vertex()) / 4;
    }
  }

  void checkRate(const char* what, int inside, int cases) {
    qInfo("%s: %d of %d inside", what, inside, cases);
    QVERIFY2(testing::isBalanced(inside, cases), what);
  }

 private slots:
  void polygons() {
    ShapeMaker maker(43);
    Failures failures;
    int inside = 0;
    const int cases = caseCount(1500);
    for (int i = 0; i < cases; ++i) {
      maker.setOnGrid(i % 3 != 0);
      const Shape shape = maker.next(shapeIndex<Polygon<double>>());
      V point = pointOf(std::get<Polygon<double>>(shape).corners());
      if (i % 5 == 0) point += m_random.point(-0.1, 0.1);
      inside += compare(point, shape, failures) ? 1 : 0;
    }
    QVERIFY2(failures.none(), failures.text());
    checkRate("polygon", inside, cases);
  }

  // Also of zero area, or with a vertex slightly off the plane, so that the two triangles decide.
  void quads() {
    ShapeMaker maker(53);
    Failures failures;
    int inside = 0;
    const int cases = caseCount(1500);
    for (int i = 0; i < cases; ++i) {
      maker.setOnGrid(i % 3 != 0);
      maker.setExactlyFlat(i % 4 != 0);
      maker.setDegenerate(i % 7 == 0);
      const Shape shape = maker.next(shapeIndex<Quad<double>>());
      V point = pointOf(std::get<Quad<double>>(shape).vertices);
      if (i % 5 == 0) point += m_random.point(-0.1, 0.1);
      inside += compare(point, shape, failures) ? 1 : 0;
    }
    QVERIFY2(failures.none(), failures.text());
    checkRate("quad", inside, cases);
    // Cut along the diagonal from vertex 0 to 2, whose middle is at height 0; that of the other is
    // at height 2^-21.
    const Shape bent = Quad<double>{{V(0, 0, 0), V(2, 0, 0x1p-21), V(2, 2, 0), V(0, 2, 0x1p-21)}};
    QVERIFY(compare(V(1, 1, 0), bent, failures));
    QVERIFY(!compare(V(1, 1, 0x1p-21), bent, failures));
    // Concave at vertex 1.
    const Shape dart = Quad<double>{{V(0, 0, 0), V(1, 1, 0), V(4, 0, 0), V(1, 4, 0)}};
    QVERIFY(compare(V(1, 1, 0), dart, failures));
    QVERIFY(compare(V(1, 2, 0), dart, failures));
    QVERIFY(!compare(V(1, 0.5, 0), dart, failures));
    QVERIFY2(failures.none(), failures.text());
  }

  // The axes are orthonormal only within rounding, and the set is that of the axes as stored.
  void rectangles() {
    ShapeMaker maker(59);
    Failures failures;
    int inside = 0;
    const int cases = caseCount(1500);
    for (int i = 0; i < cases; ++i) {
      maker.setOnGrid(i % 4 != 0);
      maker.setDegenerate(i % 7 == 0);
      const Shape shape = maker.next(shapeIndex<Rectangle<double>>());
      const auto& rectangle = std::get<Rectangle<double>>(shape);
      V point = rectangle.center;
      for (std::size_t k = 0; k < 2; ++k) {
        const double part = i % 2 == 0 ? m_random.integer(-2, 2) : m_random.real(-1.5, 1.5);
        point += rectangle.axes[k] * (rectangle.halfExtents[k] * part);
      }
      if (i % 5 == 0) point += m_random.gridPoint(-1, 1);
      inside += compare(point, shape, failures) ? 1 : 0;
    }
    QVERIFY2(failures.none(), failures.text());
    checkRate("rectangle", inside, cases);
  }

  // On a grid, with repeated neighbours and straight corners.
  void polygonWithEveryTurn() {
    const Polygon<double> polygon{{V(0, 0, 1), V(4, 0, 1), V(4, 0, 1), V(4, 4, 1), V(3, 4, 1),
                                   V(3, 1, 1), V(2, 1, 1), V(1, 1, 1), V(1, 4, 1), V(0, 4, 1),
                                   V(0, 2, 1)}};
    Failures failures;
    int inside = 0;
    for (int y = -1; y <= 5; ++y) {
      for (int x = -1; x <= 5; ++x) {
        const bool expected = x >= 0 && x <= 4 && y >= 0 && y <= 4 && (x != 2 || y < 2);
        const bool found = compare(V(x, y, 1), polygon, failures);
        QVERIFY2(found == expected, testing::describe(Point<double>{V(x, y, 1)}).c_str());
        inside += found ? 1 : 0;
        QVERIFY(!compare(V(x, y, 1 + 0x1p-50), polygon, failures));
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QCOMPARE(inside, 22);
  }

  // Edges of holes belong to the polygon, their insides do not, whichever way they turn.
  void polygonWithHoles() {
    std::vector<V> square{V(1, 1, 1), V(3, 1, 1), V(3, 3, 1), V(1, 3, 1)};
    const std::vector<V> diamond{V(5.5, 4.5, 1), V(4.5, 5.5, 1), V(3.5, 4.5, 1), V(4.5, 3.5, 1)};
    Failures failures;
    for (const bool reversed : {false, true}) {
      if (reversed) std::ranges::reverse(square);
      const Polygon<double> polygon{{V(0, 0, 1), V(6, 0, 1), V(6, 6, 1), V(0, 6, 1)},
                                    {square, diamond}};
      for (double y = -0.5; y <= 6.5; y += 0.5) {
        for (double x = -0.5; x <= 6.5; x += 0.5) {
          const bool isInHole =
              (x > 1 && x < 3 && y > 1 && y < 3) || std::abs(x - 4.5) + std::abs(y - 4.5) < 1;
          const bool expected = x >= 0 && x <= 6 && y >= 0 && y <= 6 && !isInHole;
          QVERIFY2(compare(V(x, y, 1), polygon, failures) == expected,
                   testing::describe(Point<double>{V(x, y, 1)}).c_str());
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void hulls() {
    ShapeMaker maker(47);
    Failures failures;
    int inside = 0;
    const int cases = caseCount(1000);
    for (int i = 0; i < cases; ++i) {
      maker.setOnGrid(i % 2 == 0);
      const Shape shape = maker.next(shapeIndex<Convex<double>>());
      inside += compare(pointOf(std::get<Convex<double>>(shape).vertices) +
                            (i % 3 == 0 ? m_random.gridPoint(-1, 1) : V(0, 0, 0)),
                        shape, failures)
                    ? 1
                    : 0;
    }
    QVERIFY2(failures.none(), failures.text());
    checkRate("convex", inside, cases);
  }

  // Rays along the axes run through many edges and vertices of these.
  void closedMeshes() {
    Mesh steps;
    addBox(steps, V(0, 0, 0), V(2, 2, 2));
    addBox(steps, V(3, 0, 0), V(5, 1, 1));
    addBox(steps, V(-3, -2, -2), V(-1, 2, 2));
    Mesh inverted = steps;
    for (auto& triangle : inverted.triangles.edit()) std::swap(triangle[0], triangle[1]);
    for (const Shape& shape : {Shape(steps), Shape(inverted), Shape(torus(4, 4, 1))}) {
      Failures failures;
      int inside = 0;
      for (int z = -2; z <= 2; ++z) {
        for (int y = -2; y <= 2; ++y) {
          for (int x = -4; x <= 6; ++x) {
            inside += compare(V(x, y, z), shape, failures) ? 1 : 0;
          }
        }
      }
      QVERIFY2(failures.none(), failures.text());
      QVERIFY2(inside > 10 && inside < 200, std::to_string(inside).c_str());
    }
  }

  void randomPointsInATorus() {
    const Shape shape = torus(8, 6, 0.7);
    Failures failures;
    int inside = 0;
    const int cases = caseCount(150);
    for (int i = 0; i < cases; ++i) {
      V point = m_random.point(-1.9, 1.9);
      point[2] *= 0.35;
      inside += compare(point, shape, failures) ? 1 : 0;
    }
    QVERIFY2(failures.none(), failures.text());
    checkRate("torus", inside, cases);
  }

  // The even-odd rule decides what is enclosed, whatever the method.
  void overlappingPartsAreOutsideTogether() {
    Mesh mesh;
    addBox(mesh, V(0, 0, 0), V(3, 3, 3));
    addBox(mesh, V(1, 1, 1), V(4, 4, 4));
    Failures failures;
    QVERIFY(!compare(V(2, 2, 2), mesh, failures));
    QVERIFY(compare(V(0.5, 0.5, 0.5), mesh, failures));
    QVERIFY(compare(V(3.5, 3.5, 3.5), mesh, failures));
    // The surface belongs to it within the overlap too.
    QVERIFY(compare(V(1, 2, 2), mesh, failures));
    // A duplicated part encloses only its surface.
    Mesh twice;
    addBox(twice, V(0, 0, 0), V(2, 2, 2));
    addBox(twice, V(0, 0, 0), V(2, 2, 2));
    QVERIFY(!compare(V(1, 1, 1), twice, failures));
    QVERIFY(compare(V(2, 1, 1), twice, failures));
    QVERIFY2(failures.none(), failures.text());
  }

  void aPartWithinAnotherIsAHole() {
    for (const bool inverted : {false, true}) {
      Mesh mesh;
      addBox(mesh, V(0, 0, 0), V(6, 6, 6));
      addBox(mesh, V(2, 2, 2), V(4, 4, 4));
      for (std::size_t i = 12; inverted && i < 24; ++i) {
        std::swap(mesh.triangles.edit()[i][0], mesh.triangles.edit()[i][1]);
      }
      Failures failures;
      QVERIFY(!compare(V(3, 3, 3), mesh, failures));
      QVERIFY(compare(V(1, 3, 3), mesh, failures));
      QVERIFY(compare(V(2, 3, 3), mesh, failures));
      QVERIFY(!compare(V(7, 3, 3), mesh, failures));
      QVERIFY2(failures.none(), failures.text());
    }
  }

  void windingDoesNotMatter() {
    Mesh mesh;
    addBox(mesh, V(0, 0, 0), V(2, 2, 2));
    for (std::size_t i = 0; i < 12; i += 2) {
      std::swap(mesh.triangles.edit()[i][0], mesh.triangles.edit()[i][1]);
      Failures failures;
      for (const double x : {-1.0, 0.0, 0.25, 1.0, 1.75, 2.0, 3.0}) {
        QCOMPARE(compare(V(x, 1, 1), mesh, failures), x >= 0 && x <= 2);
        QCOMPARE(compare(V(1, 1, x), mesh, failures), x >= 0 && x <= 2);
      }
      QVERIFY2(failures.none(), failures.text());
    }
  }

  void anOpenMeshIsSeenAlongX() {
    Mesh open;
    addBox(open, V(0, 0, 0), V(2, 2, 2));
    Mesh openAtX = open;
    // The second two triangles close it at the far x, the last two at the far z.
    open.triangles.edit().resize(10);
    openAtX.triangles.edit().erase(openAtX.triangles.begin() + 2, openAtX.triangles.begin() + 4);
    Failures failures;
    QVERIFY(compare(V(1.25, 0.5, 1), open, failures));
    QVERIFY(!compare(V(-1, 0.5, 1), open, failures));
    QVERIFY(!compare(V(1.25, 0.5, 1), openAtX, failures));
    // On this side of it one face is crossed.
    QVERIFY(compare(V(-1, 0.5, 1), openAtX, failures));
    QVERIFY(compare(V(0, 1, 1), openAtX, failures));
    QVERIFY(!compare(V(0, 0, 0), Mesh{}, failures));
    QVERIFY2(failures.none(), failures.text());
    // Random points among random triangles: rays meet edges and vertices, and nothing is closed.
    int inside = 0;
    const int cases = caseCount(300);
    for (int i = 0; i < cases; ++i) {
      Mesh soup;
      for (int k = 0; k < 12; ++k) soup.vertices.edit().push_back(m_random.gridPoint(-2, 2));
      for (int k = 0; k < 12; ++k) {
        soup.triangles.edit().push_back(
            {m_random.integer(0, 3), m_random.integer(4, 7), m_random.integer(8, 11)});
      }
      inside += compare(m_random.gridPoint(-2, 1), soup, failures) ? 1 : 0;
    }
    QVERIFY2(failures.none(), failures.text());
    checkRate("soup", inside, cases);
  }
};

HAIRLINE_TEST(TestContainsRegions, nothing);
#include "test_contains_regions.moc"
