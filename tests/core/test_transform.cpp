#include <QTest>
#include <array>
#include <cmath>
#include <thread>

#include "core/query/mesh_index.h"
#include "core/scene/motion.h"
#include "core/scene/scene_file.h"
#include "core/scene/transform.h"
#include "core/shapes/positions.h"
#include "core/shapes/validate.h"
#include "tests/support/mesh_files.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;

class TestTransform : public QObject {
  Q_OBJECT

 private slots:
  void boundsOfRoundShapes() {
    const auto cylinder = bounds(Cylinder<double>{{0, 0, 0}, {0, 0, 4}, 2});
    QVERIFY(cylinder->min == Vector3<double>(-2, -2, 0));
    QVERIFY(cylinder->max == Vector3<double>(2, 2, 4));
    const auto cone = bounds(Cone<double>{{0, 0, 5}, {0, 0, -1}, 4, 1});
    QVERIFY(cone->min == Vector3<double>(-1, -1, 1));
    QVERIFY(cone->max == Vector3<double>(1, 1, 5));
    const auto capsule = bounds(Capsule<double>{{0, 0, 0}, {3, 0, 0}, 1});
    QVERIFY(capsule->min == Vector3<double>(-1, -1, -1));
    QVERIFY(capsule->max == Vector3<double>(4, 1, 1));
  }

  void boundsOfSlabsAreThoseOfTheirIntersection() {
    const Kdop<double> dop{
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}}, {0, 0, 0, 0}, {9, 9, 9, 2}};
    const auto box = bounds(dop);
    QVERIFY(box->min.norm() < 1e-9);
    QVERIFY((box->max - Vector3<double>(2, 2, 2)).norm() < 1e-9);
    Kdop<double> empty = dop;
    empty.min[3] = -2;
    empty.max[3] = -1;
    QVERIFY(!bounds(empty));
  }

  void boundsHoldTheArcsOfRotations() {
    SceneObject rod = makeObject(Segment<double>{{2, 1, 0}, {3, 1, 0}});
    const auto near = [](const Vector3<double>& a, const Vector3<double>& b) {
      return (a - b).norm() < 1e-12;
    };
    rod.rotation = RotationMotion{{0, 0, 5}, std::acos(0.0), {2, 1, 0}};
    QVERIFY(near(bounds(rod)->min, {2, 1, 0}) && near(bounds(rod)->max, {3, 2, 0}));
    rod.rotation->angle *= 2;
    QVERIFY(near(bounds(rod)->min, {1, 1, 0}) && near(bounds(rod)->max, {3, 2, 0}));
    rod.rotation->angle *= -100;
    rod.displacement = Vector3<double>(0, 0, 4);
    QVERIFY(near(bounds(rod)->min, {1, 0, 0}) && near(bounds(rod)->max, {3, 2, 4}));
    hairline::testing::ShapeMaker maker(8);
    hairline::testing::Random random(9);
    for (int i = 0; i < 2000; ++i) {
      SceneObject object = makeObject(maker.next(static_cast<std::size_t>(i) % shapeTypeCount));
      const bool isFlat = isPlanar(object.shape);
      object.displacement = isFlat ? Vector3<double>(1, 2, 0) : random.point(-2, 2);
      object.rotation = RotationMotion{isFlat ? Vector3<double>(0, 0, 1) : random.point(-1, 1),
                                       random.real(-8, 8), random.point(-2, 2)};
      const auto whole = bounds(object);
      const SceneObject later = objectAt(object, random.real(0, 1));
      QVERIFY(!later.rotation && !later.displacement && !validate(later.shape));
      if (whole) QVERIFY(later.shape != object.shape);
      for (const Vector3<double>& position : positionsOf(later.shape)) {
        if (!whole) continue;
        QVERIFY(((position - whole->min).array() >= -1e-9).all());
        QVERIFY(((whole->max - position).array() >= -1e-9).all());
      }
    }
  }

  void unboundedShapesHaveNone() {
    QVERIFY(!bounds(Line<double>{{0, 0, 0}, {1, 0, 0}}));
    QVERIFY(!bounds(Ray<double>{{0, 0, 0}, {1, 0, 0}}));
    QVERIFY(!bounds(Plane<double>{{1, 0, 0}, 0}));
    QVERIFY(!bounds(Shape(Mesh{{}, {}, "a.obj"})));
  }

  // Known facts about a mesh hold for a moved one without a look at its vertices.
  void boundsOfMovedMeshesAreThoseOfTheirVertices() {
    const Mesh mesh{{{0.1, 1e17, -3}, {1e-300, 2, 0.7}, {-5, 1, 1.0 / 3}}, {{0, 1, 2}}, {}};
    for (const Vector3<double>& offset :
         {Vector3<double>(0.1, 0.2, 1.0 / 7), Vector3<double>(-1e16, 5e-324, 1e9)}) {
      const Shape moved = translated(mesh, offset);
      const Mesh& found = std::get<Mesh>(moved);
      const Mesh anew{found.vertices.values(), found.triangles, {}};
      QVERIFY(bounds(moved)->min == bounds(anew)->min && bounds(moved)->max == bounds(anew)->max);
      const auto index = MeshIndex::of(found);
      QCOMPARE(index->largest(), MeshIndex::of(anew)->largest());
      QVERIFY(index->offsetFrom(MeshIndex::of(mesh)) == offset);
      QVERIFY(!MeshIndex::of(anew)->offsetFrom(MeshIndex::of(mesh)));
    }
  }

  // Moved vertices are computed once, by the first of several concurrent readers.
  void movedVerticesAreTheSameForAllWhoRead() {
    const Mesh mesh = testing::icosphere(4);
    const Vector3<double> offset(0.1, -3, 1.0 / 7);
    for (int round = 0; round < 20; ++round) {
      const Mesh moved = std::get<Mesh>(translated(mesh, offset));
      const Mesh copy = moved;
      QCOMPARE(moved.vertices.size(), mesh.vertices.size());
      QVERIFY(!identical(moved, mesh));
      QVERIFY(moved.vertices.first(2)[1] == mesh.vertices[1] + offset);
      std::array<bool, 3> right{};
      std::vector<std::thread> readers;
      for (bool& isRight : right) {
        readers.emplace_back([&isRight, &mesh, &offset, read = moved] {
          isRight = std::ranges::equal(
              read.vertices, mesh.vertices,
              [&](const auto& a, const auto& b) { return a == Vector3<double>(b + offset); });
        });
      }
      for (std::thread& reader : readers) reader.join();
      QVERIFY(right[0] && right[1] && right[2]);
      QVERIFY(copy.vertices.shares(moved.vertices));
      Mesh edited = std::get<Mesh>(translated(mesh, offset));
      edited.vertices.edit().pop_back();
      QCOMPARE(edited.vertices.size() + 1, mesh.vertices.size());
      QVERIFY(edited.vertices.back() == moved.vertices[edited.vertices.size() - 1]);
      QCOMPARE(moved.vertices.first(1'000'000).size(), mesh.vertices.size());
    }
  }

  void movesPositionsAndNothingElse() {
    const Vector3<double> offset(1, 2, 4);
    const Ray<double> ray{{1, 0, 0}, {0, 0, 1}};
    const Ray<double> movedRay{{2, 2, 4}, {0, 0, 1}};
    QVERIFY(identical(translated(ray, offset), movedRay));
    const Plane<double> plane{{0, 2, 1}, 3};
    const Plane<double> movedPlane{{0, 2, 1}, 11};
    QVERIFY(identical(translated(plane, offset), movedPlane));
    const Aabb<double> box{{0, 0, 0}, {1, 1, 1}};
    const Aabb<double> movedBox{{1, 2, 4}, {2, 3, 5}};
    QVERIFY(identical(translated(box, offset), movedBox));
    const Rectangle2<double> flat = rectangleBetween({0, 0}, {1, 1});
    const Rectangle2<double> movedFlat = rectangleBetween({1, 2}, {2, 3});
    QVERIFY(identical(translated(flat, offset), movedFlat));
    const Kdop2<double> dop{{{1, 0}, {1, -1}}, {0, 0}, {1, 1}};
    const Kdop2<double> movedDop{{{1, 0}, {1, -1}}, {1, -1}, {2, 0}};
    QVERIFY(identical(translated(dop, offset), movedDop));
  }

  void aPlaneByPointsMovesItsPoints() {
    const Result<Json> json =
        parseJson(R"({"id":"p","type":"plane","points":[[0,0,0],[1,0,0],[0,1,0]]})");
    const SceneObject moved = translated(*readObject(*json), {0, 0, 3});
    QVERIFY(moved.planePoints && (*moved.planePoints)[1] == Vector3<double>(1, 0, 3));
    QCOMPARE(std::get<Plane<double>>(moved.shape).offset, 3.0);
    QVERIFY(writeObject(moved).contains("points"));
  }
};

HAIRLINE_TEST(TestTransform, nothing);
#include "test_transform.moc"
