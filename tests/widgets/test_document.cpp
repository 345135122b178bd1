#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/object_lock.h"
#include "widgets/document/selection.h"

using namespace hairline;

namespace {

Scene sampleScene() {
  Scene scene;
  scene.name = std::string("sample");
  scene.notes = std::string("# Look\nhere");
  scene.unknownFields["future"] = Json{{"kept", -0.0}};
  insert(
      scene,
      makeObject(Triangle<double>{{Vector3<double>{0, -0.0, 0.1}, {1, 1e-300, 0}, {0, 1, 5e-324}}},
                 "corner"));
  insert(scene, makeObject(Aabb<double>{{0, 0, 0}, {1, 1, 1}}));
  scene.objects[1].color = std::string("#336699");
  scene.objects[1].unknownFields["tag"] = "mine";
  scene.focus = {scene.objects[0].id, scene.objects[1].id};
  return scene;
}

void moveFirst(Document& document, double x, int gesture = 0) {
  document.edit(
      QStringLiteral("Move"),
      [x](Scene& scene) { std::get<Triangle<double>>(scene.objects[0].shape).vertices[0][0] = x; },
      gesture);
}

void writeText(const QString& path, const QByteArray& text) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text);
}

}  // namespace

class TestDocument : public QObject {
  Q_OBJECT

 private slots:
  void undoAndRedoRestoreTheScene_data() {
    QTest::addColumn<QString>("command");
    for (const char* name : {"paste", "duplicate", "delete", "cut", "add triangle", "add box",
                             "focus", "rename", "colour", "hide", "lock", "minus zero", "notes",
                             "scene name", "camera", "reorder", "replace all", "unknown field"}) {
      QTest::newRow(name) << QString::fromLatin1(name);
    }
  }

  void undoAndRedoRestoreTheScene() {
    QFETCH(QString, command);
    Document document;
    Selection selection(&document);
    document.setScene(sampleScene());
    const Scene before = document.scene();
    const std::string id = before.objects[0].id;
    const auto edit = [&](const std::function<void(Scene&)>& change) {
      document.edit(command, change);
    };
    selection.set(id);
    if (command == "paste") {
      QVERIFY(pasteObjects(document, selection, copyObjects(document, selection), nullptr));
    } else if (command == "duplicate") {
      duplicateObjects(document, selection, {0.5, 0, 0});
    } else if (command == "delete" || command == "cut") {
      deleteObjects(document, selection, command == "cut" ? QStringLiteral("Cut") : QString());
    } else if (command == "add triangle") {
      addObject(document, selection, Triangle<double>{{{{0, 1, 2}, {2, 1, 3}, {1, 3, 4}}}});
    } else if (command == "add box") {
      addObject(document, selection, Aabb<double>{{0, 1, 2}, {2, 3, 4}});
    } else if (command == "focus") {
      selection.set({before.objects[1].id, id});
      focusOn(document, selection.ids());
    } else if (command == "rename") {
      edit([](Scene& scene) { scene.objects[0].name = std::string("other name"); });
    } else if (command == "colour") {
      edit([](Scene& scene) { scene.objects[1].color.reset(); });
    } else if (command == "hide") {
      edit([](Scene& scene) { scene.objects[0].visible = false; });
    } else if (command == "lock") {
      edit([](Scene& scene) { setLocked(scene.objects[0], true); });
    } else if (command == "minus zero") {
      edit([](Scene& scene) { std::get<Aabb<double>>(scene.objects[1].shape).min[0] = -0.0; });
    } else if (command == "notes") {
      edit([](Scene& scene) { scene.notes.clear(); });
    } else if (command == "scene name") {
      edit([](Scene& scene) { scene.name = std::string("other"); });
    } else if (command == "camera") {
      edit([](Scene& scene) { scene.camera["distance"] = 3.5; });
    } else if (command == "reorder") {
      edit([](Scene& scene) { std::swap(scene.objects[0], scene.objects[1]); });
    } else if (command == "replace all") {
      edit([](Scene& scene) {
        scene = {};
        insert(scene, makeObject(Sphere<double>{{0, 0, 0}, 1}));
      });
    } else {
      edit([](Scene& scene) { scene.unknownFields.erase("future"); });
    }
    const Scene after = document.scene();
    QVERIFY2(!identical(before, after), "the command did nothing");
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY(!document.undoStack()->undoText().isEmpty());
    for (int round = 0; round < 2; ++round) {
      document.undoStack()->undo();
      QVERIFY2(identical(document.scene(), before), writeScene(document.scene()).c_str());
      document.undoStack()->redo();
      QVERIFY2(identical(document.scene(), after), writeScene(document.scene()).c_str());
    }
  }

  // Undo goes back as far as steps are kept, and each step changes something.
  void theOldestStepsAreForgotten() {
    Document document;
    document.setScene(sampleScene());
    document.setUndoMemory(1);
    for (int i = 1; i <= 5; ++i) moveFirst(document, i);
    const Scene after = document.scene();
    QVERIFY(document.undoStack()->canUndo());
    document.undoStack()->undo();
    QCOMPARE(std::get<Triangle<double>>(document.scene().objects[0].shape).vertices[0][0], 4.0);
    QVERIFY(!document.undoStack()->canUndo() && document.isModified());
    document.undoStack()->redo();
    QVERIFY(identical(document.scene(), after));
    document.setUndoMemory(1'000'000);
    for (int i = 1; i <= 5; ++i) moveFirst(document, i);
    QCOMPARE(document.undoStack()->count(), 6);
  }

  // A drag reports only its objects; the reported changes equal those of a full comparison.
  void changesOfObjectsAreStepsToo() {
    Document document;
    document.setScene(sampleScene());
    const Scene before = document.scene();
    Change reported;
    connect(&document, &Document::changed, this, [&](const Change& change) { reported = change; });
    SceneObject moved = before.objects[0];
    std::get<Triangle<double>>(moved.shape).vertices[0][0] = 7;
    document.edit(QStringLiteral("Move"), {moved, before.objects[1]});
    QCOMPARE(reported.ids, std::vector<std::string>{moved.id});
    QVERIFY(reported.onlyNumbers);
    QVERIFY(identical(document.scene().objects[0], moved));
    moved.name = "other";
    document.edit(QStringLiteral("Rename"), {moved});
    QVERIFY(!reported.onlyNumbers);
    document.edit(QStringLiteral("Nothing"), {moved});
    QCOMPARE(document.undoStack()->count(), 2);
    document.undoStack()->setIndex(0);
    QVERIFY(identical(document.scene(), before));
    QVERIFY(!reported.onlyNumbers);
  }

  void oneGestureIsOneStep() {
    Document document;
    document.setScene(sampleScene());
    const Scene before = document.scene();
    const int gesture = document.beginGesture();
    for (int i = 1; i <= 20; ++i) moveFirst(document, i, gesture);
    document.endGesture(gesture);
    QCOMPARE(document.undoStack()->count(), 1);
    const int second = document.beginGesture();
    moveFirst(document, 50, second);
    document.endGesture(second);
    QCOMPARE(document.undoStack()->count(), 2);
    document.undoStack()->undo();
    document.undoStack()->undo();
    QVERIFY(identical(document.scene(), before));
  }

  void gestureBackToItsStartLeavesNoStep() {
    Document document;
    document.setScene(sampleScene());
    const int gesture = document.beginGesture();
    moveFirst(document, 3, gesture);
    moveFirst(document, 0, gesture);
    document.endGesture(gesture);
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(!document.isModified());
  }

  void cancelledGestureLeavesNothing() {
    Document document;
    document.setScene(sampleScene());
    moveFirst(document, 7);
    Scene before = document.scene();
    const int gesture = document.beginGesture();
    QVERIFY(document.inGesture());
    moveFirst(document, 3, gesture);
    // The view may be orbited meanwhile, which is kept and is no step.
    before.camera = Json{{"yaw", 1}};
    document.setCamera(before.camera);
    moveFirst(document, 4, gesture);
    document.cancelGesture(gesture);
    QVERIFY(!document.inGesture());
    QVERIFY(identical(document.scene(), before));
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY(!document.undoStack()->canRedo());
  }

  void editWithoutDifferenceIsNoStep() {
    Document document;
    document.setScene(sampleScene());
    QSignalSpy spy(&document, &Document::changed);
    document.edit(QStringLiteral("Nothing"), [](Scene&) {});
    QCOMPARE(spy.count(), 0);
    QCOMPARE(document.undoStack()->count(), 0);
  }

  void changedReportsWhatChangedOnce() {
    Document document;
    document.setScene(sampleScene());
    std::vector<Change> changes;
    connect(&document, &Document::changed,
            [&changes](const Change& change) { changes.push_back(change); });
    document.edit(QStringLiteral("Both"), [](Scene& scene) {
      scene.objects[1].name = std::string("renamed name");
      scene.notes = std::string("other");
    });
    QCOMPARE(changes.size(), std::size_t(1));
    QCOMPARE(changes[0].ids, std::vector<std::string>{document.scene().objects[1].id});
    QVERIFY(changes[0].notes && !changes[0].order && !changes[0].focus && !changes[0].reset);
    moveFirst(document, 2);
    document.undoStack()->setIndex(0);
    QCOMPARE(changes.size(), std::size_t(3));
    QCOMPARE(changes[2].ids.size(), std::size_t(2));
  }

  void saveAndReopenGivesTheSameBits() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a b ü.hairline.json"));
    Document document;
    document.setScene(sampleScene());
    moveFirst(document, 1.0 / 3);
    QVERIFY(document.isModified());
    QString error;
    QVERIFY2(document.saveAs(path, &error), qPrintable(error));
    QVERIFY(!document.isModified());
    QCOMPARE(document.title(), QFileInfo(path).fileName());
    Document again;
    QVERIFY2(again.open(path, &error), qPrintable(error));
    QVERIFY2(identical(again.scene(), document.scene()), writeScene(again.scene()).c_str());
    document.undoStack()->undo();
    QVERIFY(document.isModified());
    document.undoStack()->redo();
    QVERIFY(!document.isModified());
  }

  void failedSaveLosesNothing() {
    QTemporaryDir folder;
    Document document;
    document.setScene(sampleScene());
    moveFirst(document, 9);
    const Scene before = document.scene();
    QString error;
    const QString path = folder.filePath(QStringLiteral("missing/scene.hairline.json"));
    QVERIFY(!document.saveAs(path, &error));
    QVERIFY2(error.contains(QStringLiteral("missing")), qPrintable(error));
    QVERIFY(document.isModified());
    QVERIFY(document.filePath().isEmpty());
    QVERIFY(identical(document.scene(), before));
    QVERIFY(document.undoStack()->canUndo());
    QVERIFY(!document.save(&error));
  }

  void malformedFilesLeaveTheSceneAlone_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("cut off") << QByteArray("{\"format\": \"hairline-scene\",") << "line 1";
    QTest::newRow("no scene") << QByteArray("[1, 2]") << "";
    QTest::newRow("newer") << QByteArray(
                                  "{\"format\":\"hairline-scene\",\"version\":99,\"objects\":[]}")
                           << "99";
    QTest::newRow("bad radius")
        << QByteArray(
               "{\"format\":\"hairline-scene\",\"version\":1,\"objects\":[{\"id\":\"ball\","
               "\"type\":\"sphere\",\"center\":[0,0,0],\"radius\":-1}]}")
        << "radius";
    QTest::newRow("empty") << QByteArray() << "";
  }

  void malformedFilesLeaveTheSceneAlone() {
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("broken.hairline.json"));
    writeText(path, text);
    Document document;
    document.setScene(sampleScene());
    moveFirst(document, 9);
    const Scene before = document.scene();
    QString error;
    QVERIFY(!document.open(path, &error));
    QVERIFY2(error.contains(QStringLiteral("broken.hairline.json")), qPrintable(error));
    QVERIFY2(error.contains(place), qPrintable(error));
    QVERIFY(identical(document.scene(), before));
    QVERIFY(document.undoStack()->canUndo());
    QVERIFY(document.isModified());
  }

  void pasteKeepsNumbersAndGivesNewIds() {
    Document document;
    Selection selection(&document);
    document.setScene(sampleScene());
    selectAll(document, selection);
    const QString text = copyObjects(document, selection);
    QVERIFY(pasteObjects(document, selection, text, nullptr));
    const Scene& scene = document.scene();
    QCOMPARE(scene.objects.size(), std::size_t(4));
    for (std::size_t i = 0; i < 2; ++i) {
      QVERIFY(identical(scene.objects[i].shape, scene.objects[i + 2].shape));
      QVERIFY(scene.objects[i].id != scene.objects[i + 2].id);
      QCOMPARE(scene.objects[i + 2].color, scene.objects[i].color);
    }
    QCOMPARE(selection.ids(), (SelectionIds{scene.objects[2].id, scene.objects[3].id}));
    document.undoStack()->undo();
    QVERIFY(selection.isEmpty());
  }

  void pasteRefusesOtherText_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("words") << "hello";
    QTest::newRow("empty") << "";
    QTest::newRow("no objects") << "{\"a\": 1}";
    QTest::newRow("illegal second object")
        << "[{\"type\":\"point\",\"position\":[0,0,0]},{\"type\":\"point\",\"position\":[0,0]}]";
  }

  void pasteRefusesOtherText() {
    QFETCH(QString, text);
    Document document;
    Selection selection(&document);
    document.setScene(sampleScene());
    const Scene before = document.scene();
    QString error;
    QVERIFY(!pasteObjects(document, selection, text, &error));
    QVERIFY(!error.isEmpty());
    QVERIFY(identical(document.scene(), before));
    QCOMPARE(document.undoStack()->count(), 0);
  }

  void pasteTakesAWholeSceneAndASingleObject() {
    Document document;
    Selection selection(&document);
    QVERIFY(pasteObjects(document, selection, QString::fromStdString(writeScene(sampleScene())),
                         nullptr));
    QCOMPARE(document.scene().objects.size(), std::size_t(2));
    QVERIFY(pasteObjects(document, selection,
                         QStringLiteral("{\"type\":\"sphere\",\"center\":[0,0,0],\"radius\":1}"),
                         nullptr));
    QCOMPARE(document.scene().objects.size(), std::size_t(3));
  }

  void deletedObjectsLeaveFocusAndSelection() {
    Document document;
    Selection selection(&document);
    document.setScene(sampleScene());
    selection.set(document.scene().objects[0].id);
    deleteObjects(document, selection);
    QCOMPARE(document.scene().focus.size(), std::size_t(1));
    QVERIFY(selection.isEmpty());
  }

  void cameraIsNoChange() {
    Document document;
    document.setScene(sampleScene());
    moveFirst(document, 1);
    document.setCamera(Json{{"distance", 2.0}});
    document.undoStack()->undo();
    QVERIFY(!document.isModified());
    QCOMPARE(document.scene().camera["distance"].get<double>(), 2.0);
  }

  // Whatever steps merge, undo and redo restore the same states; unchanged parts are shared.
  void stepsOfAMeshShareItsTriangles() {
    Mesh mesh;
    mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    mesh.triangles = {{0, 1, 2}, {1, 2, 3}, {0, 1, 3}};
    using Edit = std::function<void(Scene&)>;
    const Edit move = [](Scene& scene) {
      for (auto& v : std::get<Mesh>(scene.objects[0].shape).vertices.edit()) v.x() += 1;
    };
    const Edit cut = [](Scene& scene) {
      auto& triangles = std::get<Mesh>(scene.objects[0].shape).triangles.edit();
      std::rotate(triangles.begin(), triangles.begin() + 1, triangles.end());
    };
    const Edit rename = [](Scene& scene) { scene.objects[0].name += std::string("x"); };
    const Edit replace = [](Scene& scene) { scene.objects[0].shape = Point<double>{{1, 2, 3}}; };
    const Edit remove = [](Scene& scene) { scene.objects.clear(); };
    const std::vector<std::vector<Edit>> gestures{{move},
                                                  {rename},
                                                  {cut},
                                                  {move, move},
                                                  {move, cut},
                                                  {cut, move},
                                                  {cut, rename},
                                                  {cut, cut},
                                                  {move, replace},
                                                  {move, remove},
                                                  {cut, move, cut},
                                                  {move, cut, move},
                                                  {rename, move, remove}};
    for (const std::vector<Edit>& gesture : gestures) {
      Document document;
      Scene scene;
      insert(scene, makeObject(mesh));
      document.setScene(scene);
      const int number = document.beginGesture();
      for (const Edit& edit : gesture) document.edit(QStringLiteral("Edit"), edit, number);
      document.endGesture(number);
      const Scene after = document.scene();
      for (int round = 0; round < 2; ++round) {
        while (document.undoStack()->canUndo()) document.undoStack()->undo();
        QVERIFY(identical(document.scene(), scene));
        const Mesh& shown = std::get<Mesh>(document.scene().objects[0].shape);
        QVERIFY(shown.triangles.shares(mesh.triangles));
        while (document.undoStack()->canRedo()) document.undoStack()->redo();
        QVERIFY(identical(document.scene(), after));
      }
    }
  }
};

HAIRLINE_TEST(TestDocument, eventLoop);
#include "test_document.moc"
