#include <QTest>
#include <set>
#include <thread>

#include "core/query/mesh_index.h"
#include "core/shapes/shape.h"
#include "core/shapes/triangle_of.h"
#include "tests/support/closest_checks.h"
#include "tests/support/random_meshes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::ClosestChecks;
using testing::MeshMix;

// Points, rays, segments, triangles and planes with the surface of a mesh.
class TestClosestMesh : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  testing::Random m_random{71};

  static Report run(const Shape& a, const Shape& b, ScalarKind scalar, bool withTrace = false) {
    const std::array<const Shape*, 2> shapes{&a, &b};
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (query.entry->info.kind == Kind::closest && query.entry->info.method == "bvh") {
        return query.entry->run(query.shapes, scalar, {}, withTrace);
      }
    }
    return {};
  }

  static constexpr std::size_t typeCount = 5;
  /// A shape of the given type by three points.
  static Shape shapeOf(std::size_t type, const std::array<V, 3>& points) {
    switch (type) {
      case 0:
        return Point<double>{points[0]};
      case 1:
        return Segment<double>{points[0], points[1]};
      case 2:
        return Triangle<double>{points};
      default: {
        V way = points[1] - points[0];
        if (isZero<double>(way)) way = V(1, 0, 0);
        if (type == 3) return Ray<double>{points[0], way};
        return Plane<double>{way, dot(way, points[0])};
      }
    }
  }

  /// Whether the point of the mesh that a report names lies in a triangle of it.
  static bool isOnSurface(const Report& report, const Mesh& mesh) {
    Vector3<Rational> point;
    for (int k = 0; k < 3; ++k) {
      const Number& number = report.points[1][k];
      point[k] = number.exact ? *number.exact : Rational(number.value);
    }
    return std::ranges::any_of(mesh.triangles, [&](const std::array<int, 3>& indices) {
      return *containsExactly(triangleOf(mesh, indices), point);
    });
  }

 private slots:
  void everyMix_data() {
    QTest::addColumn<int>("mix");
    for (const MeshMix mix : testing::meshMixes) {
      if (mix != MeshMix::none) QTest::addRow("%s", name(mix).data()) << static_cast<int>(mix);
    }
  }
  // Against every triangle by enumeration of features; about every other shape takes one of its
  // points from the mesh.
  void everyMix() {
    QFETCH(int, mix);
    const auto kind = static_cast<MeshMix>(mix);
    ClosestChecks checks;
    checks.setBounded(kind == MeshMix::soup || kind == MeshMix::sphere);
    for (int i = caseCount(6); i > 0; --i) {
      const Mesh mesh = testing::randomMesh(kind, 24, m_random);
      for (std::size_t type = 0; type < typeCount; ++type) {
        std::array<V, 3> points;
        for (V& point : points) {
          point =
              kind == MeshMix::grid ? m_random.gridPoint(-2, 2, 0.5) : m_random.point(-1.5, 1.5);
        }
        if (m_random.chance(0.5)) {
          const int last = static_cast<int>(mesh.vertices.size()) - 1;
          points[0] = mesh.vertices[static_cast<std::size_t>(m_random.integer(0, last))];
        }
        const Shape a = shapeOf(type, points);
        checks.check(a, mesh);
        const Report exact = run(a, mesh, ScalarKind::exact);
        checks.failures().check(isOnSurface(exact, mesh), [&] {
          const Shape b = mesh;
          return "not on the surface: " + testing::describe(Kind::closest, std::array{&a, &b});
        });
      }
    }
    qInfo("%s", checks.summary().c_str());
    QVERIFY2(checks.failures().none(), checks.failures().text());
    QVERIFY(checks.isBalanced(0.3, 1));
  }

  // A point inside a closed mesh has a distance from its surface.
  void insideIsNoTouch() {
    const Mesh mesh = testing::icosphere(2);
    const Shape middle = Point<double>{V(0, 0, 0)};
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      const Report report = run(middle, mesh, scalar);
      QVERIFY(report.sqdist->value > 0.9 && report.sqdist->value < 1);
    }
  }

  // The traversal skips most of a mesh.
  void fewTrianglesAreLookedAt() {
    const Mesh mesh = testing::icosphere(4);
    const Report report = run(Point<double>{V(0, 0, 3)}, mesh, ScalarKind::float64, true);
    const auto looked = std::ranges::count_if(report.trace.steps, [](const Step& step) {
      return std::holds_alternative<RegionStep>(step);
    });
    QVERIFY2(looked > 0 && looked < 40, qPrintable(QString::number(looked)));
    QVERIFY(std::abs(std::sqrt(report.sqdist->value) - 2) < 0.01);
  }

  // If a ray starts beyond a mesh and points away, its origin is nearest.
  void rayAway() {
    const Mesh mesh = testing::icosphere(1);
    const Shape away = Ray<double>{V(0, 0, 3), V(0, 0.5, 1)};
    const Report report = run(away, mesh, ScalarKind::exact);
    QCOMPARE(report.points[0].toVector(), V(0, 0, 3));
    const Shape through = Ray<double>{V(0.1, 0.2, 3), V(0, 0, -1e-9)};
    QVERIFY(*run(through, mesh, ScalarKind::exact).verdict());
  }

  // Data derived from a mesh is shared by all copies, until one of them is changed.
  void copiesShareTheTree() {
    const Mesh mesh = testing::icosphere(3);
    const Hierarchy* const tree = &MeshIndex::of(mesh)->tree(mesh);
    QVERIFY(!tree->isEmpty());
    Mesh copy = mesh;
    QVERIFY(copy.vertices.shares(mesh.vertices) && copy.triangles.shares(mesh.triangles));
    QCOMPARE(&MeshIndex::of(copy)->tree(copy), tree);
    const Shape point = Point<double>{V(0, 0, 3)};
    const auto height = [&](const Mesh& asked) {
      return 3 - std::sqrt(run(point, asked, ScalarKind::float64).sqdist->value);
    };
    const double before = height(copy);
    for (V& vertex : copy.vertices.edit()) vertex *= 2;
    QVERIFY(!copy.vertices.shares(mesh.vertices));
    QVERIFY(before < 1.01 && height(copy) > 1.9);
    QCOMPARE(height(mesh), before);
    QCOMPARE(&MeshIndex::of(mesh)->tree(mesh), tree);
    // Now the only owner of its vertices, which are written in place.
    for (V& vertex : copy.vertices.edit()) vertex *= 0.5;
    QCOMPARE(height(copy), before);
    // The same vertices under other triangles.
    Mesh half = mesh;
    std::erase_if(half.triangles.edit(), [&](const std::array<int, 3>& corners) {
      return mesh.vertices[static_cast<std::size_t>(corners[0])][2] > 0;
    });
    QVERIFY(height(half) < 0.5);
    QCOMPARE(height(mesh), before);
    // A number that is not finite in float is detected again as well.
    QVERIFY(!run(point, copy, ScalarKind::float32).overflow);
    copy.vertices.edit()[7][1] = 1e39;
    QVERIFY(run(point, copy, ScalarKind::float32).overflow);
  }

  void threadsShareTheTree() {
    const Mesh mesh = testing::icosphere(5);
    std::array<const Hierarchy*, 4> trees{};
    std::vector<std::jthread> threads;
    for (const Hierarchy*& tree : trees) {
      threads.emplace_back([&tree, copy = mesh] { tree = &MeshIndex::of(copy)->tree(copy); });
    }
    threads.clear();
    QCOMPARE(std::set(trees.begin(), trees.end()).size(), std::size_t{1});
  }

  // An unread mesh has no nearest point.
  void withoutTriangles() {
    const Shape point = Point<double>{V(0, 0, 0)};
    Mesh unread;
    unread.file = "mesh.obj";
    const Shape mesh = unread;
    QVERIFY(!canAsk(Kind::closest, std::array{&point, &mesh}));
    QVERIFY(canAsk(Kind::contains, std::array{&point, &mesh}));
  }
};

HAIRLINE_TEST(TestClosestMesh, nothing);
#include "test_closest_mesh.moc"
