#include <QTest>

#include "core/scene/object_part.h"
#include "tests/support/test_class.h"

namespace hairline {
namespace {

Scene sampleScene() {
  Scene scene;
  Mesh mesh;
  mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  mesh.triangles = {{0, 1, 2}, {1, 2, 3}};
  SceneObject tent = makeObject(mesh, "Tent");
  tent.id = "tent";
  tent.displacement = Vector3<double>(1, 2, 3);
  tent.rotation = RotationMotion{{0, 1, 0}, 2, {3, 0, 0}};
  insert(scene, tent);
  SceneObject grid = makeObject(Grid{{1, 2, 3}, 0.5, {4, 5, 6}});
  grid.id = "grid";
  insert(scene, grid);
  return scene;
}

}  // namespace

class TestObjectPart : public QObject {
  Q_OBJECT

 private slots:
  void namesAndTextsGoTogether() {
    const Scene scene = sampleScene();
    const ObjectPart triangle{"tent", 1};
    const ObjectPart cell{"grid", ObjectPart::Cell{3, 0, 5}};
    QCOMPARE(text(triangle), std::string("tent#1"));
    QCOMPARE(text(cell), std::string("grid#3,0,5"));
    QVERIFY(partNamed(scene, "tent#1") == triangle);
    QVERIFY(partNamed(scene, "grid#3,0,5") == cell);
  }

  void whatIsNoPartIsNone() {
    const Scene scene = sampleScene();
    for (const char* name : {"tent", "tent#", "tent#2", "tent#-1", "tent#01", "tent#+1", "tent#1 ",
                             "tent#1,2", "tent#0,0,0", "tent#1,", "grid#1", "grid#4,0,0",
                             "grid#0,0,0,0", "#1", "nobody#1", "tent#99999999999", ""}) {
      QVERIFY2(!partNamed(scene, name), name);
    }
    QVERIFY(!Operand(scene, "tent#2"));
  }

  void aPartIsAnObjectOfItsOwn() {
    const Scene scene = sampleScene();
    const Operand triangle(scene, "tent#1");
    QVERIFY(triangle);
    QCOMPARE(triangle->id, std::string("tent#1"));
    QCOMPARE(triangle->name, std::string("Tent#1"));
    QVERIFY(triangle->displacement == scene.objects[0].displacement);
    QVERIFY(triangle->rotation == scene.objects[0].rotation);
    const Shape expected = Triangle<double>{{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}};
    QVERIFY(triangle->shape == expected);
    const Operand cell(scene, "grid#3,0,5");
    const Shape box = Aabb<double>{{2.5, 2, 5.5}, {3, 2.5, 6}};
    QVERIFY(cell->shape == box);
    QVERIFY(cell->name.empty());
  }

  void anObjectOfThatIdComesFirst() {
    Scene scene = sampleScene();
    SceneObject sharp = makeObject(Point<double>{{7, 8, 9}});
    sharp.id = "tent#1";
    insert(scene, sharp);
    QVERIFY(!partNamed(scene, "tent#1"));
    QVERIFY(std::holds_alternative<Point<double>>(Operand(scene, "tent#1")->shape));
    QVERIFY(Operand(scene, "tent#0"));
  }

  void aMeshThatIsNotLoadedHasNoParts() {
    Scene scene;
    SceneObject object = makeObject(Mesh{{}, {}, "far.ply"});
    object.id = std::string("mesh");
    insert(scene, object);
    QVERIFY(!partNamed(scene, "mesh#0"));
  }
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestObjectPart, eventLoop);
#include "test_object_part.moc"
