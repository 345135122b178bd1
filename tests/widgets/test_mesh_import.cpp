#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>
#include <QUrl>

#include "core/base/atomic_file.h"
#include "core/mesh/mesh_file.h"
#include "core/mesh/mesh_report.h"
#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/window/export_dialog.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

/// A pyramid without its base, one of its triangles twice, and one that is a segment.
Mesh brokenRoof() {
  return {{{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}, {1, 1, 1.5}},
          {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}, {2, 3, 4}, {0, 1, 1}},
          {}};
}

}  // namespace

/// Meshes that come into the scene from files, and go out again.
class TestMeshImport : public QObject, private testing::ViewEvents {
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

  void droppedFilesOfEachFormatBecomeMeshes_data() {
    QTest::addColumn<QString>("ending");
    for (const char* ending : {"obj", "stl", "ply", "off", "glb"}) {
      QTest::newRow(ending) << QString::fromLatin1(ending);
    }
  }

  void droppedFilesOfEachFormatBecomeMeshes() {
    QFETCH(QString, ending);
    const QString file = path(QStringLiteral("roof.") + ending);
    if (ending == "off") {
      write(file,
            "OFF\n5 4 0\n0 0 0\n2 0 0\n2 2 0\n0 2 0\n1 1 1.5\n"
            "3 0 1 4\n3 1 2 4\n3 2 3 4\n3 3 0 4\n");
    } else {
      Mesh roof = brokenRoof();
      roof.triangles.edit().resize(4);
      write(file, writeMesh(roof, *meshFormatOf(file.toStdString()))->content);
    }
    const int before = int(scene().objects.size());
    drop({file});
    QTRY_COMPARE(int(scene().objects.size()), before + 1);
    const std::string id = scene().objects.back().id;
    QCOMPARE(scene().objects.back().name, std::string("roof"));
    QTRY_COMPARE(mesh(id).triangles.size(), std::size_t(4));
    QCOMPARE(m_window->selection()->ids(), SelectionIds{id});
    // One step, that goes and comes back with its triangles.
    QCOMPARE(document()->undoStack()->count(), 1);
    trigger("actionUndo");
    QCOMPARE(int(scene().objects.size()), before);
    trigger("actionRedo");
    QCOMPARE(mesh(id).triangles.size(), std::size_t(4));
    // The view turned to it.
    const auto pixel = [&](const Vector3<double>& point) {
      return m_window->view()->viewState().project(point);
    };
    const QRectF sight({0, 0}, m_window->view()->viewState().size);
    QTRY_VERIFY(pixel({0, 0, 0}) && sight.contains(*pixel({0, 0, 0})) && pixel({2, 2, 0}) &&
                sight.contains(*pixel({2, 2, 0})));
  }

  void whatWasFoundIsReported() {
    write(path(QStringLiteral("roof.ply")), writeMesh(brokenRoof(), MeshFormat::ply)->content);
    drop({path(QStringLiteral("roof.ply"))});
    QTRY_VERIFY(label("meshCounts")->text().contains(QStringLiteral("6")));
    QVERIFY(label("meshFile")->text().contains(QStringLiteral("roof.ply")));
    const QString found = label("meshFindings")->text();
    for (const char* part : {"1 degenerate triangle", "1 duplicate triangle", "1 hole"}) {
      QVERIFY2(found.contains(QLatin1String(part)), qPrintable(found));
    }
    QVERIFY(!label("meshProblem")->isVisibleTo(m_window.get()));
    // Other objects have no such page.
    document()->edit(QStringLiteral("Add"), [](Scene& edited) {
      SceneObject ball = makeObject(Sphere<double>{{5, 5, 5}, 1});
      ball.id = std::string("ball");
      insert(edited, ball);
    });
    m_window->selection()->set("ball");
    QVERIFY(!label("meshCounts")->isVisibleTo(m_window.get()));
  }

  void aLargeMeshIsInspectedBesideTheWindow() {
    // A strip: its rim is one hole.
    Mesh strip;
    constexpr int length = 2500;
    for (int i = 0; i <= length; ++i) {
      strip.vertices.edit().push_back({0.1 * i, 0, 0});
      strip.vertices.edit().push_back({0.1 * i, 1, 0});
    }
    for (int i = 0; i < 2 * length; i += 2) {
      strip.triangles.edit().push_back({i, i + 2, i + 1});
      strip.triangles.edit().push_back({i + 1, i + 2, i + 3});
    }
    write(path(QStringLiteral("strip.ply")), writeMesh(strip, MeshFormat::ply)->content);
    drop({path(QStringLiteral("strip.ply"))});
    QTRY_VERIFY_WITH_TIMEOUT(
        label("meshFindings")->text().contains(QStringLiteral("1 hole (5,002 edges)")) ||
            label("meshFindings")->text().contains(QStringLiteral("1 hole (5002 edges)")),
        60000);
  }

  void theMenuImportsAndNamesFilesFromTheScene() {
    QVERIFY(!saveSceneFile({}, path(QStringLiteral("scene.hairline.json")).toStdString()));
    QVERIFY(m_window->files()->openPath(path(QStringLiteral("scene.hairline.json"))));
    const QString file = path(QStringLiteral("roof.obj"));
    write(file, writeMesh(brokenRoof(), MeshFormat::obj)->content);
    choose(file);
    trigger("actionImport");
    QTRY_COMPARE(scene().objects.size(), std::size_t(1));
    QCOMPARE(mesh(scene().objects[0].id).file, std::string("roof.obj"));
    QTRY_COMPARE(mesh(scene().objects[0].id).triangles.size(), std::size_t(6));
    QString error;
    QVERIFY2(document()->save(&error), qPrintable(error));
    QVERIFY(m_window->files()->openPath(document()->filePath()));
    QTRY_COMPARE(mesh(scene().objects[0].id).triangles.size(), std::size_t(6));
  }

  void aSceneWithoutFileNamesFilesInFullUntilItIsSaved() {
    m_window->document()->newScene();
    const QString file = path(QStringLiteral("roof.obj"));
    write(file, writeMesh(brokenRoof(), MeshFormat::obj)->content);
    drop({file});
    QTRY_COMPARE(scene().objects.size(), std::size_t(1));
    QCOMPARE(mesh(scene().objects[0].id).file, file.toStdString());
    QString error;
    QVERIFY(document()->saveAs(path(QStringLiteral("scene.hairline.json")), &error));
    QCOMPARE(mesh(scene().objects[0].id).file, std::string("roof.obj"));
  }

  void whatCannotBeReadShowsWhy() {
    write(path(QStringLiteral("roof.stl")), "solid nothing");
    drop({path(QStringLiteral("roof.stl"))});
    QTRY_VERIFY(label("meshProblem")->isVisibleTo(m_window.get()));
    QVERIFY2(label("meshProblem")->text().contains(QStringLiteral("roof.stl")),
             qPrintable(label("meshProblem")->text()));
    QVERIFY(!label("meshCounts")->isVisibleTo(m_window.get()));
    write(path(QStringLiteral("roof.stl")), writeMesh(brokenRoof(), MeshFormat::stl)->content);
    auto* again = m_window->findChild<QAbstractButton*>(QStringLiteral("meshReadAgain"));
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_VERIFY(label("meshCounts")->isVisibleTo(m_window.get()));
    QTRY_VERIFY(label("meshCounts")->text().contains(QStringLiteral("6")));
  }

  void theSelectedMeshIsExported_data() {
    QTest::addColumn<QString>("format");
    for (const char* format : {"OBJ", "STL", "PLY", "GLB"}) {
      QTest::newRow(format) << QString::fromLatin1(format);
    }
  }

  void theSelectedMeshIsExported() {
    QFETCH(QString, format);
    Scene exported;
    exported.objects = {makeObject(brokenRoof()), makeObject(Sphere<double>{{0, 0, 0}, 1}),
                        makeObject(Triangle<double>{{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}}})};
    exported.objects[0].id = std::string("roof");
    exported.objects[1].id = std::string("ball");
    exported.objects[2].id = std::string("t");
    ViewState view;
    view.size = {400, 300};
    ExportDialog dialog(exported, {"roof", "ball"}, QStringLiteral("roof"), view, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* list = dialog.findChild<QListWidget*>(QStringLiteral("exportFormats"));
    const auto found = list->findItems(QStringLiteral("Mesh: ") + format, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    list->scrollToItem(found.first());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualItemRect(found.first()).center());
    auto* save = dialog.findChild<QPushButton*>(QStringLiteral("exportSave"));
    QTRY_VERIFY(save->isEnabled());
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("exportRemark"))
                ->text()
                .contains(QStringLiteral("ball")));
    const QString file = path(QStringLiteral("out.") + format.toLower());
    choose(file);
    QTest::mouseClick(save, Qt::LeftButton);
    const Result<Mesh> read = readMeshFile(file.toStdString());
    QVERIFY(bool(read));
    QCOMPARE(read->triangles.size(), std::size_t(6));
    QCOMPARE(inspect(*read).degenerate, std::size_t(1));
  }

 private:
  Document* document() const { return m_window->document(); }
  const Scene& scene() const { return document()->scene(); }
  const Mesh& mesh(const std::string& id) const { return std::get<Mesh>(find(scene(), id)->shape); }
  QString path(const QString& name) const { return m_folder->filePath(name); }
  QLabel* label(const char* name) const {
    return m_window->findChild<QLabel*>(QLatin1String(name));
  }
  void trigger(const char* name) const {
    m_window->findChild<QAction*>(QLatin1String(name))->trigger();
  }
  static void write(const QString& file, const std::string& content) {
    const auto error = writeFileAtomically(file.toStdString(), content);
    QVERIFY2(!error, error ? error->message.text().c_str() : "");
  }
  /// Drops files on the view.
  static void drop(const QStringList& files) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files) urls << QUrl::fromLocalFile(file);
    data.setUrls(urls);
    QDragEnterEvent enter({200, 150}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({200, 150}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window(), &drop);
  }
  /// Answers the next file dialog.
  void choose(const QString& file) {
    auto* answer = new QTimer(this);
    connect(answer, &QTimer::timeout, answer, [answer, file] {
      auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (files == nullptr) return;
      answer->stop();
      answer->deleteLater();
      files->findChild<QLineEdit*>()->setText(file);
      QTest::keyClick(files->findChild<QLineEdit*>(), Qt::Key_Return);
    });
    answer->start(50);
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestMeshImport, display);

#include "test_mesh_import.moc"
