#include <QTest>
#include <cmath>
#include <limits>

#include "core/scene/scene.h"
#include "core/scene/shape_json.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

// One legal shape of every type.
const char* const samples[] = {
    R"({"type":"point","position":[1,-0.0,5e-324]})",
    R"({"type":"line","origin":[0,0,0],"direction":[1e-300,0,0]})",
    R"({"type":"ray","origin":[0,0,0],"direction":[0,0,2]})",
    R"({"type":"segment","a":[0,0,0],"b":[0,0,0]})",
    R"({"type":"plane","normal":[0,0,2],"offset":-1})",
    R"({"type":"triangle","vertices":[[0,0,0],[1e308,0,0],[0,0.1,0]]})",
    R"({"type":"quad","vertices":[[0,0,0],[1,0,0],[1,1,0],[0,1,0]]})",
    R"({"type":"quad","vertices":[[1,1,1],[1,1,1],[1,1,1],[1,1,1]]})",
    R"({"type":"polygon","vertices":[[0,0,0],[2,0,0],[2,2,0],[1,0.5,0],[0,2,0]]})",
    R"({"type":"polygon","vertices":[[0,0,0],[0,0,0],[2,0,0],[2,0,0],[2,0,0],[2,0,0],[0,2,0]]})",
    R"({"type":"polygon","vertices":[[0,0,0],[1,0,0],[1,1,0],[0,1,1e-6]]})",
    R"({"type":"polygon","vertices":[[0,0,0],[4,0,0],[0,4,0]],)"
    R"("holes":[[[1,0.5,0],[0.5,1,1e-6],[0.5,0.5,0]],[[1,1,0],[1,1,0],[1.5,1,0],[1,1.5,0]]]})",
    R"({"type":"rectangle","center":[0,0,0],"axes":[[1,0,0],[0,1,0]],"half_extents":[1,0]})",
    R"({"type":"aabb","min":[0,0,0],"max":[1,0,1]})",
    R"({"type":"obb","center":[0,0,0],"axes":[[0.6,0.8,0],[-0.8,0.6,0],[0,0,1]],)"
    R"("half_extents":[1,2,3]})",
    R"({"type":"sphere","center":[0,0,0],"radius":0})",
    R"({"type":"capsule","a":[0,0,0],"b":[0,0,0],"radius":1})",
    R"({"type":"cylinder","a":[0,0,0],"b":[0,0,1],"radius":1})",
    R"({"type":"cone","apex":[0,0,0],"axis":[0,0,-1],"height":0,"radius":1})",
    R"({"type":"tetrahedron","vertices":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]]})",
    R"({"type":"frustum","vertices":[[0,0,0],[1,0,0],[1,1,0],[0,1,0],[-1,-1,4],[2,-1,4],[2,2,4],[-1,2,4]]})",
    R"({"type":"half_space","normal":[0,0.1,-2],"offset":-3})",
    R"({"type":"disc","center":[0.1,0,0],"normal":[0,3,4],"radius":0})",
    R"({"type":"ellipsoid","center":[0.1,0,0],"axes":[[0.6,0.8,0],[-0.8,0.6,0],[0,0,1]],)"
    R"("radii":[1,0,2.5]})",
    R"({"type":"convex","vertices":[[0,0,0]]})",
    R"({"type":"kdop","directions":[[1,0,0],[0,1,0],[0,0,1],[1,-1,1]],)"
    R"("min":[0,0,0,0],"max":[1,1,1,0.5]})",
    R"({"type":"mesh","vertices":[[0,0,0],[1,0,0],[0,1,0]],"triangles":[[0,1,2]]})",
    R"({"type":"mesh","file":"bunny.obj"})",
    R"({"type":"grid","origin":[0,0,0],"cell":0.25,"dimensions":[1,4096,3]})",
    R"({"type":"point2","position":[1,2]})",
    R"({"type":"segment2","a":[1,2],"b":[3,4]})",
    R"({"type":"triangle2","vertices":[[0,0],[1,0],[0,1]]})",
    R"({"type":"rectangle2","center":[0.1,0],"axes":[[0.6,0.8],[-0.8,0.6]],"half_extents":[1,2]})",
    R"({"type":"kdop2","directions":[[1,0],[0,1]],"min":[0,0],"max":[1,1]})",
};

Result<Shape> read(const std::string& text, ReadNotes* notes = nullptr) {
  const Result<Json> json = parseJson(text);
  if (!json) return json.error();
  return readShape(*json, "a", notes);
}

}  // namespace

class TestShapeJson : public QObject {
  Q_OBJECT

 private slots:
  void everyTypeSurvivesARoundTrip() {
    std::array<bool, shapeTypeCount> seen{};
    for (const char* text : samples) {
      const Result<Shape> shape = read(text);
      QVERIFY2(shape, shape ? "" : (std::string(text) + shape.error().message.text()).c_str());
      seen[shape->index()] = true;
      for (const bool hexadecimal : {false, true}) {
        const std::string written = writeJson(writeShape(*shape), {false, hexadecimal});
        const Result<Shape> again = read(written);
        QVERIFY2(again && identical(*shape, *again), written.c_str());
      }
    }
    for (std::size_t i = 0; i < seen.size(); ++i) QVERIFY2(seen[i], shapeTypeNames[i].data());
  }

  // Older scenes have the corners; what they mean is kept, or noted where it is rounded.
  void readsARectangle2ByItsCorners() {
    ReadNotes notes;
    const auto readNoted = [&](const char* text) {
      notes.clear();
      return read(text, &notes);
    };
    const Result<Shape> old = readNoted(R"({"type":"rectangle2","min":[-2,1.5],"max":[4,2.5]})");
    QVERIFY(old && notes.empty());
    QVERIFY(*old == Shape(Rectangle2<double>{
                        {1, 2}, {Vector2<double>(1, 0), Vector2<double>(0, 1)}, {3, 0.5}}));
    QVERIFY(readNoted(R"({"type":"rectangle2","min":[0.1,0],"max":[0.3,1]})") && notes.size() == 1);
    QCOMPARE(notes[0].at, std::string("a.min"));
    // Nothing is rounded where the file has the format's own fields.
    QVERIFY(readNoted(
        R"({"type":"rectangle2","center":[0.1,0],"axes":[[1,0],[0,1]],"half_extents":[0.3,1]})"));
    QVERIFY(notes.empty());
  }

  void refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("at");
    int row = 0;
    const auto add = [&](const char* code, const char* at, const char* text) {
      QTest::addRow("%d %s", row++, at) << QString(text) << QString(code) << QString(at);
    };
    add("shape", "a.type", R"({"vertices":[]})");
    add("shape", "a.type", R"({"type":"blob"})");
    add("shape", "a.type", R"({"type":3})");
    add("shape", "a", R"([1])");
    add("shape", "a.position", R"({"type":"point"})");
    add("shape", "a.position", R"({"type":"point","position":[1,2]})");
    add("number", "a.position[1]", R"({"type":"point","position":[1,null,2]})");
    add("number", "a.position[0]", R"({"type":"point","position":[true,1,2]})");
    add("number", "a.position[2]", R"({"type":"point","position":[0,1,[2]]})");
    add("number", "a.position[0]", R"({"type":"point","position":["abc",1,2]})");
    add("number", "a.position[0]", R"({"type":"point","position":["1/0",1,2]})");
    add("number", "a.position[0]", R"({"type":"point","position":["nan",1,2]})");
    add("number", "a.position[0]", R"({"type":"point","position":["0x1p+1024",1,2]})");
    add("number", "a.position[0]", R"({"type":"point","position":["0.5",1,2]})");
    add("number", "a.radius", R"({"type":"sphere","center":[0,0,0],"radius":null})");
    add("shape", "a.direction", R"({"type":"line","origin":[0,0,0],"direction":[0,-0.0,0]})");
    add("shape", "a.direction", R"({"type":"ray","origin":[0,0,0],"direction":[0,0,0]})");
    add("shape", "a.normal", R"({"type":"plane","normal":[0,0,0],"offset":1})");
    add("shape", "a.normal", R"({"type":"half_space","normal":[0,0,-0.0],"offset":1})");
    add("shape", "a.offset", R"({"type":"half_space","normal":[0,0,1]})");
    add("shape", "a.normal", R"({"type":"disc","center":[0,0,0],"normal":[0,0,0],"radius":1})");
    add("shape", "a.radius", R"({"type":"disc","center":[0,0,0],"normal":[0,0,1],"radius":-1})");
    add("shape", "a.radii[1]",
        R"({"type":"ellipsoid","center":[0,0,0],"axes":[[1,0,0],[0,1,0],[0,0,1]],"radii":[1,-1,1]})");
    add("shape", "a.radii",
        R"({"type":"ellipsoid","center":[0,0,0],"axes":[[1,0,0],[0,1,0],[0,0,1]],"radii":[1,1]})");
    add("shape", "a.axes",
        R"({"type":"ellipsoid","center":[0,0,0],"axes":[[1,0,0],[0,1,0]],"radii":[1,1,1]})");
    add("shape", "a.axes[2]",
        R"({"type":"ellipsoid","center":[0,0,0],"axes":[[1,0,0],[0,1,0],[0,0,2]],"radii":[1,1,1]})");
    add("shape", "a.points", R"({"type":"plane","points":[[0,0,0],[1,1,1],[3,3,3]]})");
    add("shape", "a.points", R"({"type":"plane","points":[[0,0,0],[1,1,1]]})");
    add("shape", "a.vertices", R"({"type":"triangle","vertices":[[0,0,0],[1,1,1]]})");
    add("shape", "a.vertices[1]", R"({"type":"triangle","vertices":[[0,0,0],[1,1],[1,0,0]]})");
    add("shape", "a.vertices", R"({"type":"quad","vertices":[[0,0,0],[1,1,0],[1,0,0]]})");
    add("shape", "a.vertices", R"({"type":"quad","vertices":[[0,0,0],[1,1,0],[1,0,0],[0,1,0]]})");
    add("shape", "a.vertices", R"({"type":"quad","vertices":[[0,0,0],[3,3,0],[2,0,0],[0,1,0]]})");
    add("shape", "a.vertices",
        R"({"type":"polygon","vertices":[[0,0,0],[1,0,0],[1,1,0],[0,1,4e-6]]})");
    add("shape", "a.vertices", R"({"type":"polygon","vertices":[[0,0,0],[1,0,0]]})");
    add("shape", "a.vertices", R"({"type":"polygon","vertices":[[0,0,0],[1,0,0],[2,0,0]]})");
    add("shape", "a.vertices",  // touches itself at a vertex
        R"({"type":"polygon","vertices":[[0,0,0],[2,0,0],[1,1,0],[2,2,0],[0,2,0],[1,1,0]]})");
    add("shape", "a.vertices",  // goes back over its own edge
        R"({"type":"polygon","vertices":[[0,0,0],[2,0,0],[1,0,0],[1,1,0]]})");
    const auto addHoles = [&](const char* code, const char* at, const std::string& holes) {
      add(code, at,
          (R"({"type":"polygon","vertices":[[0,0,0],[9,0,0],[9,9,0],[0,9,0]],"holes":)" + holes +
           '}')
              .c_str());
    };
    const std::string hole = "[[1,1,0],[4,1,0],[1,4,0]]";
    addHoles("shape", "a.holes", "3");
    addHoles("shape", "a.holes[1]", '[' + hole + ",3]");
    addHoles("shape", "a.holes[0][1]", "[[[1,1,0],[4,1],[1,4,0]]]");
    addHoles("number", "a.holes[0][1][2]", "[[[1,1,0],[4,1,null],[1,4,0]]]");
    addHoles("shape", "a.holes[1]", '[' + hole + ",[[5,5,0],[6,5,0]]]");
    addHoles("shape", "a.holes[0]", "[[[1,1,0],[1,1,0],[1,1,0]]]");
    addHoles("shape", "a.holes[0]", "[[[1,1,0],[2,2,0],[3,3,0]]]");
    addHoles("shape", "a.holes[1][2]", '[' + hole + ",[[5,5,0],[6,5,0],[5,6,1e-4]]]");
    addHoles("shape", "a.holes[0]", "[[[1,1,0],[4,4,0],[4,1,0],[1,4,0]]]");
    addHoles("shape", "a.holes[0][1]", "[[[1,1,0],[1,4,0],[0,2,0]]]");   // touches an edge
    addHoles("shape", "a.holes[0][0]", "[[[1,1,0],[9,9,0],[1,4,0]]]");   // touches a vertex
    addHoles("shape", "a.holes[0][0]", "[[[1,1,0],[12,1,0],[1,4,0]]]");  // crosses
    addHoles("shape", "a.holes[1][0]", '[' + hole + ",[[4,1,0],[6,1,0],[6,2,0]]]");
    addHoles("shape", "a.holes[1]", '[' + hole + ",[[10,1,0],[12,1,0],[12,2,0]]]");
    addHoles("shape", "a.holes[0]", "[[[1.5,1.5,0],[2,1.5,0],[1.5,2,0]]," + hole + ']');
    addHoles("shape", "a.holes[1]", '[' + hole + ",[[1.5,1.5,0],[2,1.5,0],[1.5,2,0]]]");
    add("shape", "a.axes[0]",
        R"({"type":"rectangle","center":[0,0,0],)"
        R"("axes":[[1.00001,0,0],[0,1,0]],"half_extents":[1,1]})");
    add("shape", "a.axes",
        R"({"type":"rectangle","center":[0,0,0],)"
        R"("axes":[[1,0,0],[1,0,0]],"half_extents":[1,1]})");
    add("shape", "a.half_extents[1]",
        R"({"type":"rectangle","center":[0,0,0],)"
        R"("axes":[[1,0,0],[0,1,0]],"half_extents":[1,-1]})");
    add("shape", "a.half_extents",
        R"({"type":"obb","center":[0,0,0],)"
        R"("axes":[[1,0,0],[0,1,0],[0,0,1]],"half_extents":[1,1]})");
    add("shape", "a.half_extents[2]",
        R"({"type":"obb","center":[0,0,0],)"
        R"("axes":[[1,0,0],[0,1,0],[0,0,1]],"half_extents":[1,1,-5e-324]})");
    add("shape", "a.min", R"({"type":"aabb","min":[0,2,0],"max":[1,1,1]})");
    add("shape", "a.min", R"({"type":"rectangle2","min":[0,2],"max":[1,1]})");
    add("shape", "a.center", R"({"type":"rectangle2","min":[0,0],"max":[1,1],"center":[0,0]})");
    add("shape", "a.axes", R"({"type":"rectangle2","center":[0,0],"half_extents":[1,1]})");
    add("shape", "a.axes[1]",
        R"({"type":"rectangle2","center":[0,0],"axes":[[0.6,0.8],[-0.8,0.7]],)"
        R"("half_extents":[1,1]})");
    add("shape", "a.half_extents[0]",
        R"({"type":"rectangle2","center":[0,0],"axes":[[1,0],[0,1]],"half_extents":[-1,1]})");
    add("shape", "a.radius", R"({"type":"sphere","center":[0,0,0],"radius":-1})");
    add("shape", "a.radius", R"({"type":"capsule","a":[0,0,0],"b":[0,0,1],"radius":-1})");
    add("shape", "a.radius", R"({"type":"cylinder","a":[0,0,0],"b":[0,0,1],"radius":-1})");
    add("shape", "a.b", R"({"type":"cylinder","a":[0,0,0],"b":[0,-0.0,0],"radius":1})");
    add("shape", "a.axis",
        R"({"type":"cone","apex":[0,0,0],"axis":[0,0,2],"height":1,"radius":1})");
    add("shape", "a.axis",
        R"({"type":"cone","apex":[0,0,0],"axis":[0,0,0],"height":1,"radius":1})");
    add("shape", "a.height",
        R"({"type":"cone","apex":[0,0,0],"axis":[0,0,1],"height":-1,"radius":1})");
    add("shape", "a.radius",
        R"({"type":"cone","apex":[0,0,0],"axis":[0,0,1],"height":1,"radius":-1})");
    add("shape", "a.vertices", R"({"type":"tetrahedron","vertices":[[0,0,0]]})");
    add("shape", "a.vertices", R"({"type":"convex","vertices":[]})");
    add("shape", "a.min",
        R"({"type":"kdop","directions":[[1,0,0],[0,1,0],[0,0,1]],)"
        R"("min":[0,0],"max":[1,1,1]})");
    add("shape", "a.max",
        R"({"type":"kdop","directions":[[1,0,0],[0,1,0],[0,0,1]],)"
        R"("min":[0,0,0],"max":[1,1,1,1]})");
    add("shape", "a.min[2]",
        R"({"type":"kdop","directions":[[1,0,0],[0,1,0],[0,0,1]],)"
        R"("min":[0,0,2],"max":[1,1,1]})");
    add("shape", "a.directions[0]",
        R"({"type":"kdop","directions":[[2,0,0],[0,1,0],[0,0,1]],)"
        R"("min":[0,0,0],"max":[1,1,1]})");
    add("shape", "a.directions[0][0]",
        R"({"type":"kdop","directions":[[0.5,0,0]],)"
        R"("min":[0],"max":[1]})");
    add("shape", "a.directions",
        R"({"type":"kdop","directions":[[1,0,0],[0,1,0],[1,1,0]],)"
        R"("min":[0,0,0],"max":[1,1,1]})");
    add("shape", "a.directions",
        R"({"type":"kdop2","directions":[[1,1],[-1,-1]],)"
        R"("min":[0,0],"max":[1,1]})");
    add("shape", "a.cell", R"({"type":"grid","origin":[0,0,0],"cell":0,"dimensions":[1,1,1]})");
    add("shape", "a.dimensions[1]",
        R"({"type":"grid","origin":[0,0,0],"cell":1,"dimensions":[1,4097,1]})");
    add("shape", "a.dimensions[2]",
        R"({"type":"grid","origin":[0,0,0],"cell":1,"dimensions":[1,1,0]})");
    add("shape", "a.dimensions[0]",
        R"({"type":"grid","origin":[0,0,0],"cell":1,"dimensions":[1.5,1,1]})");
    add("shape", "a.triangles[0]", R"({"type":"mesh","vertices":[[0,0,0]],"triangles":[[0,0,1]]})");
    add("shape", "a.triangles", R"({"type":"mesh","vertices":[[0,0,0]],"triangles":[]})");
    add("shape", "a.triangles", R"({"type":"mesh","vertices":[[0,0,0]]})");
  }
  void refuses() {
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, at);
    const Result<Shape> shape = read(text.toStdString());
    QVERIFY2(!shape, qPrintable(text));
    QCOMPARE(QString::fromStdString(shape.error().code), code);
    QCOMPARE(QString::fromStdString(shape.error().at), at);
    QVERIFY(!shape.error().message.isEmpty());
  }

  void axesCountWithinTheTolerance() {
    const auto cone = [](const char* z) {
      return read(R"({"type":"cone","apex":[0,0,0],"axis":[0,0,)" + std::string(z) +
                  R"(],"height":1,"radius":1})");
    };
    QVERIFY(cone("1.00000000049"));
    QVERIFY(!cone("1.00000000051"));
  }

  void roundsRationalsWithANote() {
    ReadNotes notes;
    const Result<Shape> shape =
        read(R"({"type":"point","position":["1/3","0x1.8p+1","-1/4"]})", &notes);
    QVERIFY(shape);
    const Point<double> expected{{1.0 / 3.0, 3.0, -0.25}};
    QVERIFY(identical(*shape, Shape(expected)));
    QCOMPARE(notes.size(), std::size_t(1));
    QCOMPARE(notes[0].at, std::string("a.position[0]"));
  }

  void planesThroughPoints() {
    ReadNotes notes;
    const Result<Shape> shape =
        read(R"({"type":"plane","points":[[0,0,1],[2,0,1],[0,3,1]]})", &notes);
    QVERIFY(shape);
    const Plane<double> expected{{0, 0, 6}, 6};
    QVERIFY(std::get<Plane<double>>(*shape) == expected);
    QVERIFY(notes.empty());
    // Far out the exact normal leaves the range of a double; the plane is kept by scaling it.
    const auto far = read(R"({"type":"plane","points":[[0,0,0],[1e300,0,0],[0,1e300,0]]})");
    QVERIFY(far);
    QVERIFY(std::isfinite(std::get<Plane<double>>(*far).normal[2]));
    QVERIFY(std::get<Plane<double>>(*far).normal[2] > 0);
    QVERIFY(
        read(R"({"type":"plane","points":[[0.1,0.2,0.3],[0.7,0.1,0.5],[0.3,0.9,0.2]]})", &notes));
    QCOMPARE(notes.size(), std::size_t(1));
    QCOMPARE(notes[0].at, std::string("a.points"));
    // Rounded, it is written by its points; once edited, by what it then is.
    const Result<Shape> rounded =
        read(R"({"type":"plane","points":[[0.1,0.2,0.3],[0.7,0.1,0.5],[0.3,0.9,0.2]]})");
    QVERIFY(rounded && identical(*readShape(writeShape(*rounded)), *rounded));
    QVERIFY(writeShape(*rounded).contains("points"));
    Plane<double> edited = std::get<Plane<double>>(*rounded);
    edited.offset = 0;
    QVERIFY(!writeShape(edited).contains("points") && writeShape(edited).contains("normal"));
  }
};

HAIRLINE_TEST(TestShapeJson, nothing);
#include "test_shape_json.moc"
