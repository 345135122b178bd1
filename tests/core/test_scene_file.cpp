#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <fstream>
#include <random>

#include "core/base/atomic_file.h"
#include "core/scene/scene_file.h"
#include "core/shapes/validate.h"
#include "tests/support/message_arguments.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::argumentsOf;

namespace {

const std::string example = R"({"format": "hairline-scene", "version": 1, "name": "edge graze",
 "future": {"deep": [1, 2.5, null]},
 "objects": [{"id": "t", "type": "triangle", "vertices": [[0.1,-0.0,5e-324],[1e308,0,0],[0,1,0]],
              "glow": 3, "color": "#ff0000", "displacement": [0, 0, -0.0]},
             {"type": "aabb", "min": [0,0,0], "max": [1,1,1], "visible": false, "name": "B"},
             {"id": "p", "type": "plane", "points": [[0.1,0,0],[0.7,0.2,0],[0,1,0.3]]},
             {"type": "segment", "a": [0,0,0], "b": [1,0,0], "displacements": [[0.1,0,-0.0],[0,3,0]]},
             {"id": "aabb", "type": "sphere", "center": [0,0,0], "radius": 2,
              "rotation": {"axis": [0,0.1,-0.0], "angle": -6.5, "center": [1,5e-324,0], "ease": "in"}}],
 "focus": ["t", "aabb"], "camera": {"zoom": 2}, "notes": "*look*", "later": true})";

std::string withObjects(const std::string& objects) {
  return R"({"format":"hairline-scene","version":1,"objects":)" + objects + "}";
}

}  // namespace

class TestSceneFile : public QObject {
  Q_OBJECT

 private slots:
  void survivesARoundTrip() {
    const Result<Scene> scene = parseScene(example);
    QVERIFY2(scene, scene ? "" : scene.error().message.text().c_str());
    QCOMPARE(scene->objects[1].id, std::string("aabb-2"));
    for (const bool hexadecimal : {false, true}) {
      const std::string text = writeScene(*scene, {hexadecimal});
      const Result<Scene> again = parseScene(text);
      QVERIFY2(again, text.c_str());
      QVERIFY2(identical(*scene, *again), text.c_str());
      QVERIFY(*scene == *again);
      QVERIFY2(text.find("\"points\"") != std::string::npos, "a plane keeps its points");
      QVERIFY(text.find("\"future\"") < text.find("\"later\""));
      QVERIFY(text.find("\"glow\": 3") != std::string::npos);
      QVERIFY(text.find("\"ease\": \"in\"") != std::string::npos);
    }
    Scene still = *scene;
    still.objects[4].rotation.reset();
    QVERIFY(parseScene(writeScene(still)) && writeScene(still).find("ease") == std::string::npos);
    QVERIFY(!identical(*scene, still));
    for (double* number : {&still.objects[4].rotation.emplace(*scene->objects[4].rotation).angle,
                           &still.objects[4].rotation->center[2]}) {
      QVERIFY(identical(*scene, still));
      *number = -*number;
      QVERIFY(!identical(*scene, still));
      *number = -*number;
    }
  }

  void anEmptyIdIsAMissingOne() {
    const std::string point = R"({"id": "", "type": "point", "position": [0, 0, 0]})";
    const Result<Scene> scene = parseScene(
        R"({"format": "hairline-scene", "version": 1, "objects": [)" + point + ", " + point + "]}");
    QVERIFY(scene);
    QCOMPARE(scene->objects[0].id, std::string("point"));
    QCOMPARE(scene->objects[1].id, std::string("point-2"));
    QVERIFY(identical(*parseScene(writeScene(*scene)), *scene));
  }

  void identicalDistinguishesZeros() {
    Scene a = *parseScene(example);
    Scene b = a;
    std::get<Sphere<double>>(b.objects[4].shape).center[0] = -0.0;
    QVERIFY(a == b);
    QVERIFY(!identical(a, b));
  }

  void aMovedPlaneForgetsStalePoints() {
    Scene scene = *parseScene(example);
    std::get<Plane<double>>(find(scene, "p")->shape).offset += 1;
    const Result<Scene> again = parseScene(writeScene(scene));
    QVERIFY(again);
    QVERIFY(identical(again->objects[2].shape, scene.objects[2].shape));
  }

  void refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("at");
    // The message names the place too, after what else it says of the object or the text.
    QTest::addColumn<QString>("names");
    const auto add = [](const char* name, const std::string& text, const char* code, const char* at,
                        const char* names = nullptr) {
      QTest::newRow(name) << QString::fromStdString(text) << QString(code) << QString(at)
                          << QString(names == nullptr ? at : names);
    };
    const std::string point = R"({"id":"x","type":"point","position":[0,0,0]})";
    add("empty", "", "syntax", "", "1|1");
    add("not JSON", "{\n  oops}", "syntax", "", "2|3");
    add("a list", "[]", "shape", "format");
    add("other format", R"({"format":"other","version":1,"objects":[]})", "shape", "format");
    add("no version", R"({"format":"hairline-scene","objects":[]})", "shape", "version");
    add("newer", R"({"format":"hairline-scene","version":2,"objects":7})", "unsupported", "version",
        "2|1");
    add("no objects", R"({"format":"hairline-scene","version":1})", "shape", "objects");
    add("repeated id", withObjects('[' + point + ',' + point + ']'), "shape", "objects[1].id");
    add("number as id", withObjects(R"([{"id":7,"type":"point","position":[0,0,0]}])"), "shape",
        "objects[0].id");
    add("illegal object",
        withObjects(R"([{"id":"ball","type":"sphere","center":[0,0,0],)"
                    R"("radius":-1}])"),
        "shape", "objects[0].radius", "\"ball\"|objects[0].radius");
    add("number out of range", withObjects(R"([{"type":"point","position":[0,1e999,0]}])"),
        "number", "objects[0].position[1]");
    add("repeated key", R"({"format":"hairline-scene","version":1,"version":1,"objects":[]})",
        "syntax", "version");
    const auto moving = [](const char* more) {
      return withObjects(std::string(R"([{"id":"s","type":"segment","a":[0,0,0],"b":[1,0,0],)") +
                         more + "}]");
    };
    add("too few displacements", moving(R"("displacements":[[0,0,1]])"), "shape",
        "objects[0].displacements");
    add("a displacement of two numbers", moving(R"("displacements":[[0,0,1],[0,1]])"), "shape",
        "objects[0].displacements[1]");
    add("a displacement that is no number", moving(R"("displacements":[[0,0,1],[0,1,null]])"),
        "number", "objects[0].displacements[1][2]");
    add("both kinds of motion",
        moving(R"("displacement":[0,0,1],"displacements":[[0,0,1],[0,0,1]])"), "shape",
        "objects[0].displacements");
    add("displacements of a sphere",
        withObjects(R"([{"type":"sphere","center":[0,0,0],"radius":1,"displacements":[[0,0,1]]}])"),
        "shape", "objects[0].displacements");
    const auto rotating = [&](const std::string& rotation) {
      return moving(("\"rotation\":" + rotation).c_str());
    };
    add("a rotation that is a number", rotating("7"), "shape", "objects[0].rotation");
    add("no centre", rotating(R"({"axis":[0,0,1],"angle":1})"), "shape",
        "objects[0].rotation.center");
    add("an axis of two numbers", rotating(R"({"axis":[0,1],"angle":1,"center":[0,0,0]})"), "shape",
        "objects[0].rotation.axis");
    add("an axis of zero", rotating(R"({"axis":[0,0,0],"angle":1,"center":[0,0,0]})"), "shape",
        "objects[0].rotation.axis");
    add("a centre out of range", rotating(R"({"axis":[0,0,1],"angle":1,"center":[0,0,1e999]})"),
        "number", "objects[0].rotation.center[2]");
    add("an angle of text", rotating(R"({"axis":[0,0,1],"angle":"once","center":[0,0,0]})"),
        "number", "objects[0].rotation.angle");
    add("too many turns", rotating(R"({"axis":[0,0,1],"angle":-6284,"center":[0,0,0]})"), "shape",
        "objects[0].rotation.angle");
    add("rotating vertices",
        moving(R"("displacements":[[0,0,1],[0,0,1]],)"
               R"("rotation":{"axis":[0,0,1],"angle":1,"center":[0,0,0]})"),
        "shape", "objects[0].rotation");
    add("a rotation out of the plane",
        withObjects(R"([{"type":"point2","position":[0,0],)"
                    R"("rotation":{"axis":[0,1,1],"angle":1,"center":[0,0,0]}}])"),
        "shape", "objects[0].rotation.axis");
    add("bad displacement",
        withObjects(R"([{"type":"point","position":[0,0,0],)"
                    R"("displacement":[1,2]}])"),
        "shape", "objects[0].displacement");
  }
  void refuses() {
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, at);
    QFETCH(QString, names);
    const Result<Scene> scene = parseScene(text.toStdString());
    QVERIFY(!scene);
    QCOMPARE(QString::fromStdString(scene.error().code), code);
    QCOMPARE(QString::fromStdString(scene.error().at), at);
    const QString named = QString::fromStdString(argumentsOf(scene.error().message));
    QVERIFY2(named.contains(names), qPrintable(named));
  }

  void savesAtomically() {
    const QTemporaryDir folder;
    const std::filesystem::path base = folder.path().toStdString();
    const std::filesystem::path file = base / "a scene.json";
    const std::filesystem::path link = base / "link.json";
    const Scene scene = *parseScene(example);
    QVERIFY(!saveSceneFile(scene, file));
    std::filesystem::permissions(file, std::filesystem::perms(0640));
    std::filesystem::create_symlink("a scene.json", link);
    Scene changed = scene;
    changed.name = "changed";
    QVERIFY(!saveSceneFile(changed, link));
    QVERIFY(std::filesystem::is_symlink(link));
    QVERIFY(std::filesystem::status(file).permissions() == std::filesystem::perms(0640));
    const Result<Scene> again = readSceneFile(file);
    QVERIFY(again && identical(*again, changed));
    // Nothing but the file and the link: no temporary file is left.
    QCOMPARE(std::distance(std::filesystem::directory_iterator(base), {}), std::ptrdiff_t(2));
  }

  void reportsWhatCannotBeWritten() {
    const Scene scene = *parseScene(example);
    const auto full = saveSceneFile(scene, "/dev/full");
    QVERIFY(full && full->message.text().find("No space left") != std::string::npos);
    const QTemporaryDir folder;
    const std::filesystem::path base = folder.path().toStdString();
    const auto missing = saveSceneFile(scene, base / "none" / "x.json");
    QVERIFY(missing && missing->message.text().find("No such file") != std::string::npos);
    const auto isFolder = saveSceneFile(scene, base);
    QVERIFY(isFolder && isFolder->message.text().find("directory") != std::string::npos);
    QVERIFY(!readSceneFile(base / "none.json"));
    QCOMPARE(std::distance(std::filesystem::directory_iterator(base), {}), std::ptrdiff_t(0));
  }

  void mutatedFilesGiveAnErrorOrALegalScene() {
    std::mt19937 random(20);
    int legal = 0;
    for (int round = 0; round < 1000; ++round) {
      std::string text = example;
      const int changes = 1 + static_cast<int>(random() % 3);
      for (int i = 0; i < changes; ++i) {
        const std::size_t at = random() % text.size();
        switch (random() % 4) {
          case 0:
            text[at] = static_cast<char>(random() % 256);
            break;
          case 1:
            text.erase(at, 1 + random() % 8);
            break;
          case 2:
            text.insert(at, text.substr(random() % text.size(), random() % 20));
            break;
          default:
            text[at] = "0123456789-.e[]{},:\""[random() % 20];
        }
      }
      const Result<Scene> scene = parseScene(text);
      if (!scene) {
        QVERIFY2(!scene.error().code.empty() && !scene.error().message.isEmpty(), text.c_str());
        continue;
      }
      ++legal;
      for (const SceneObject& object : scene->objects) {
        QVERIFY2(!validate(object.shape), text.c_str());
        QVERIFY2(!object.id.empty() || text.find("\"\"") != std::string::npos, text.c_str());
      }
      const Result<Scene> again = parseScene(writeScene(*scene));
      QVERIFY2(again && identical(*scene, *again), text.c_str());
    }
    QVERIFY2(legal > 40 && legal < 950, std::to_string(legal).c_str());
  }

  // The time of reading and writing a field does not depend on their number.
  void keepsAnyNumberOfUnknownFields() {
    std::string fields;
    for (int i = 0; i < 200000; ++i) fields += ", \"k" + std::to_string(i) + "\": 0";
    const Result<Scene> scene = parseScene(
        R"({"format": "hairline-scene", "version": 1, "objects": [{"id": "p", "type": "point",
            "position": [0, 0, 0])" +
        fields + "}]" + fields + '}');
    QVERIFY(scene);
    QCOMPARE(scene->unknownFields.size(), std::size_t{200000});
    QCOMPARE(scene->objects[0].unknownFields.size(), std::size_t{200000});
    const Result<Scene> again = parseScene(writeScene(*scene));
    QVERIFY(again && identical(*scene, *again));
  }

  // A legal field without effect is kept, with a note.
  void notesWhatNamesNothing() {
    const auto notesOf = [](const std::string& color, const std::string& focus) {
      ReadNotes notes;
      const Result<Scene> scene = parseScene(
          R"({"format": "hairline-scene", "version": 1, "objects": [{"id": "p", "type": "point",
              "position": [0, 0, 0], "color": ")" +
              color + R"("}], "focus": [")" + focus + R"("]})",
          &notes);
      if (!scene || scene->focus.size() != 1 || scene->objects[0].color != color) {
        notes.push_back({"not read, or not kept", {}});
      }
      return notes;
    };
    for (const char* color : {"#fff", "#FF8800", "#80ff8800", "orange", "DarkSlateGrey",
                              "aliceblue", "yellowgreen", "transparent"}) {
      QVERIFY2(notesOf(color, "p").empty(), color);
    }
    for (const char* color : {"", " ", "#", "#ff", "#gggggg", "orang", "range", "blue red",
                              "rgb(1,2,3)", "1 0 0", "orange "}) {
      const ReadNotes notes = notesOf(color, "p");
      QVERIFY2(notes.size() == 1 && notes[0].at == "objects[0].color", color);
    }
    const ReadNotes notes = notesOf("red", "q");
    QVERIFY(notes.size() == 1 && notes[0].at == "focus[0]");
    QCOMPARE(argumentsOf(notes[0].message), std::string("\"q\""));
  }

  void samplesAreLegal() {
    int count = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(HAIRLINE_SOURCE_DIR "/resources/scenes")) {
      if (!entry.path().string().ends_with(".hairline.json")) continue;
      ++count;
      const Result<Scene> scene = readSceneFile(entry.path());
      QVERIFY2(scene, scene ? "" : scene.error().message.text().c_str());
      QVERIFY2(!scene->name.empty() && !scene->notes.empty(), entry.path().c_str());
      QVERIFY2(scene->focus.size() >= 2, entry.path().c_str());
      for (const std::string& id : scene->focus) QVERIFY2(find(*scene, id), id.c_str());
    }
    QVERIFY(count >= 12);
  }
};

HAIRLINE_TEST(TestSceneFile, nothing);
#include "test_scene_file.moc"
