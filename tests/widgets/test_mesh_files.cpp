#include <QAction>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "core/base/atomic_file.h"
#include "core/base/regular_file.h"
#include "core/mesh/mesh_file.h"
#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

/// A pyramid without its base.
Mesh roof() {
  return {{{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}, {1, 1, 1.5}},
          {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}},
          {}};
}

void writeFile(const QString& path, const std::string& content) {
  const auto error = writeFileAtomically(path.toStdString(), content);
  QVERIFY2(!error, error ? error->message.text().c_str() : "");
}

}  // namespace

/// Meshes that the scene names by a file, in the whole window.
class TestMeshFiles : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
  }
  void init() {
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
  }
  void cleanup() {
    m_window->document()->undoStack()->setClean();
    m_window.reset();
    m_folder.reset();
  }

  void aMeshOfAFileIsShownAndAskedAbout() {
    writeMeshFile(QStringLiteral("roof.ply"), roof());
    openScene("roof.ply");
    QTRY_COMPARE(trianglesOf("roof"), std::size_t(4));
    QVERIFY(mesh("roof").vertices == roof().vertices);
    // Reading is nothing that the user did.
    QVERIFY(!document()->isModified());
    QCOMPARE(document()->undoStack()->count(), 0);
    QTRY_COMPARE(row(0)->text(1), QStringLiteral("mesh"));
    // The triangles of the mesh, and marks at the nearest points.
    QTRY_VERIFY(drawnTriangles() >= 4);
    // The answers are the same as for a mesh stored in the scene.
    QTRY_VERIFY(m_window->runner()->focus() != nullptr && !m_window->runner()->focus()->pending);
    Scene inlined = document()->scene();
    std::get<Mesh>(find(inlined, "roof")->shape).file.clear();
    const PairReports& shown = *m_window->runner()->focus();
    const PairReports expected = answerPair(inlined, {shown.a, shown.b}, {});
    QCOMPARE(shown.reports.size(), expected.reports.size());
    QVERIFY(!shown.reports.empty());
    for (std::size_t i = 0; i < shown.reports.size(); ++i) {
      const Report& report = shown.reports[i];
      QVERIFY(report.verdict().has_value());
      QCOMPARE(report.verdict(), expected.reports[i].verdict());
      QCOMPARE(report.contains, expected.reports[i].contains);
    }
  }

  void aMissingFileIsReportedAndKept() {
    openScene("gone/roof.ply");
    QTRY_COMPARE(row(0)->text(1), QStringLiteral("mesh, not read"));
    QVERIFY2(row(0)->toolTip(1).contains(QStringLiteral("roof.ply")),
             qPrintable(row(0)->toolTip(1)));
    QCOMPARE(row(0)->text(0), QStringLiteral("roof"));
    const std::string before = *readFile(scenePath().toStdString());
    document()->edit(QStringLiteral("Rename"),
                     [](Scene& scene) { scene.name = std::string("other"); });
    QString error;
    QVERIFY2(document()->save(&error), qPrintable(error));
    const std::string after = *readFile(scenePath().toStdString());
    QVERIFY(after != before);
    QVERIFY(after.find("\"gone/roof.ply\"") != std::string::npos);
    // Once the file is there it can be read.
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("gone")));
    writeMeshFile(QStringLiteral("gone/roof.ply"), roof());
    trigger("actionReadMeshesAgain");
    QTRY_COMPARE(trianglesOf("roof"), std::size_t(4));
    QTRY_COMPARE(row(0)->text(1), QStringLiteral("mesh"));
    QCOMPARE(row(0)->toolTip(1), QStringLiteral("mesh"));
    QVERIFY(!document()->isModified());
  }

  void aFileThatIsNoMeshIsReported() {
    writeFile(path(QStringLiteral("roof.obj")), "v 0 0 zero\n");
    openScene("roof.obj");
    QTRY_COMPARE(row(0)->text(1), QStringLiteral("mesh, not read"));
    const QString tip = row(0)->toolTip(1);
    QVERIFY2(tip.contains(QStringLiteral("roof.obj")) && tip.contains(QStringLiteral("Line 1")),
             qPrintable(tip));
  }

  void savingKeepsTheReference() {
    writeMeshFile(QStringLiteral("roof.stl"), roof());
    openScene("roof.stl");
    QTRY_COMPARE(trianglesOf("roof"), std::size_t(4));
    QString error;
    QVERIFY2(document()->save(&error), qPrintable(error));
    const Result<Scene> saved = readSceneFile(scenePath().toStdString());
    QVERIFY(bool(saved));
    QCOMPARE(std::get<Mesh>(saved->objects[0].shape).file, std::string("roof.stl"));
    QVERIFY(std::get<Mesh>(saved->objects[0].shape).triangles.empty());
  }

  void aSceneThatGoesElsewhereFindsItsFiles() {
    writeMeshFile(QStringLiteral("roof.ply"), roof());
    openScene("roof.ply");
    QTRY_COMPARE(trianglesOf("roof"), std::size_t(4));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("below")));
    const QString elsewhere = path(QStringLiteral("below/other.hairline.json"));
    QString error;
    QVERIFY2(document()->saveAs(elsewhere, &error), qPrintable(error));
    QVERIFY(!document()->isModified());
    QCOMPARE(mesh("roof").file, std::string("../roof.ply"));
    QVERIFY(m_window->files()->openPath(elsewhere));
    QTRY_COMPARE(trianglesOf("roof"), std::size_t(4));
  }

  void readingCanBeCancelledAndTakenUpAgain() {
    writeMeshFile(QStringLiteral("roof.ply"), roof());
    openScene("roof.ply");
    // The job starts; what it delivers waits for the event loop.
    QCoreApplication::sendPostedEvents(m_window->meshFiles(), QEvent::MetaCall);
    QVERIFY(m_window->jobs()->isBusy(Task::meshFiles));
    QCOMPARE(row(0)->text(1), QStringLiteral("mesh, being read…"));
    Job* job = m_window->jobs()->find(Task::meshFiles);
    const auto cancel = [&] {
      job->cancel();
      QCOMPARE(row(0)->text(1), QStringLiteral("mesh, not read"));
      QVERIFY(row(0)->toolTip(1).contains(QStringLiteral("cancelled")));
      QTRY_VERIFY(!m_window->jobs()->isBusy());
      QCOMPARE(trianglesOf("roof"), std::size_t(0));
    };
    cancel();
    trigger("actionReadMeshesAgain");
    cancel();
    job->resume();
    QCOMPARE(row(0)->text(1), QStringLiteral("mesh, being read…"));
    QTRY_COMPARE(trianglesOf("roof"), std::size_t(4));
  }

  void anotherSceneTakesNothingOfTheLast() {
    writeMeshFile(QStringLiteral("roof.ply"), roof());
    openScene("roof.ply");
    QCoreApplication::sendPostedEvents(m_window->meshFiles(), QEvent::MetaCall);
    QVERIFY(m_window->jobs()->isBusy(Task::meshFiles));
    // The same name in a scene without a folder is another file.
    Scene other = document()->scene();
    document()->setScene(other);
    QTRY_COMPARE(row(0)->text(1), QStringLiteral("mesh, not read"));
    QCOMPARE(trianglesOf("roof"), std::size_t(0));
  }

  // A step from before the file was read, and one after it that keeps no triangles of its own.
  void historyGoesThroughTheReading() {
    writeMeshFile(QStringLiteral("roof.ply"), roof());
    openScene({});
    document()->edit(QStringLiteral("Add"), [](Scene& scene) {
      SceneObject object = makeObject(Mesh{{}, {}, "roof.ply"});
      object.id = std::string("roof");
      insert(scene, object);
    });
    QTRY_COMPARE(trianglesOf("roof"), std::size_t(4));
    m_window->selection()->set("roof");
    document()->edit(QStringLiteral("Move"), [](Scene& scene) {
      Mesh& moved = std::get<Mesh>(find(scene, "roof")->shape);
      for (auto& vertex : moved.vertices.edit()) vertex.x() += 10;
      moved.file.clear();
    });
    const Scene end = document()->scene();
    QUndoStack* stack = document()->undoStack();
    for (int round = 0; round < 2; ++round) {
      stack->setIndex(0);
      QVERIFY(find(document()->scene(), "roof") == nullptr);
      stack->setIndex(2);
      QVERIFY(identical(document()->scene(), end));
      stack->setIndex(1);
      QCOMPARE(trianglesOf("roof"), std::size_t(4));
      QVERIFY(mesh("roof").vertices == roof().vertices);
    }
    QCOMPARE(mesh("roof").file, std::string("roof.ply"));
  }

  void aFileThatChangedIsReadAgainAsAStep() {
    writeMeshFile(QStringLiteral("roof.ply"), roof());
    openScene("roof.ply");
    QTRY_COMPARE(trianglesOf("roof"), std::size_t(4));
    Mesh flat = roof();
    flat.triangles.edit().pop_back();
    writeMeshFile(QStringLiteral("roof.ply"), flat);
    trigger("actionReadMeshesAgain");
    QTRY_COMPARE(trianglesOf("roof"), std::size_t(3));
    QCOMPARE(document()->undoStack()->count(), 1);
    document()->undoStack()->undo();
    QCOMPARE(trianglesOf("roof"), std::size_t(4));
    document()->undoStack()->redo();
    QCOMPARE(trianglesOf("roof"), std::size_t(3));
  }

 private:
  Document* document() const { return m_window->document(); }
  QString path(const QString& name) const { return m_folder->filePath(name); }
  QString scenePath() const { return path(QStringLiteral("scene.hairline.json")); }
  void writeMeshFile(const QString& name, const Mesh& content) const {
    const auto format = meshFormatOf(name.toStdString());
    const Result<MeshText> text = writeMesh(content, *format);
    QVERIFY(bool(text));
    writeFile(path(name), text->content);
  }
  /// Opens a scene with a mesh of a file, where one is named, and a point.
  void openScene(const std::string& file) const {
    Scene scene;
    if (!file.empty()) {
      scene.objects.push_back(makeObject(Mesh{{}, {}, file}));
      scene.objects.back().id = std::string("roof");
    }
    // Under the roof, where the mesh is crossed once on the way up.
    scene.objects.push_back(makeObject(Point<double>{{1.1, 0.9, 0.5}}));
    scene.objects.back().id = std::string("p");
    QVERIFY(!saveSceneFile(scene, scenePath().toStdString()));
    QVERIFY(m_window->files()->openPath(scenePath()));
  }
  const Mesh& mesh(const char* id) const {
    return std::get<Mesh>(find(document()->scene(), id)->shape);
  }
  std::size_t trianglesOf(const char* id) const { return mesh(id).triangles.size(); }
  std::size_t drawnTriangles() const {
    return m_window->view()->viewport()->drawList().triangles.size();
  }
  QTreeWidgetItem* row(int place) const {
    return m_window->findChild<QTreeWidget*>(QStringLiteral("objectTree"))->topLevelItem(place);
  }
  void trigger(const char* name) const {
    m_window->findChild<QAction*>(QLatin1String(name))->trigger();
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestMeshFiles, display);

#include "test_mesh_files.moc"
