#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

#include "core/scene/object_part.h"
#include "tests/support/mesh_files.h"
#include "tests/support/scene_object.h"
#include "tests/support/test_class.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/pictures/pixel_view.h"
#include "widgets/pictures/rays_panel.h"
#include "widgets/pictures/scene_rays.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

constexpr int patience = 60000;

/// A mesh, a ball in front of it, and a segment, through which rays pass.
Scene meshAndBall() {
  Scene scene;
  scene.objects = {testing::object("mesh", testing::icosphere(1, 1.5)),
                   testing::object("ball", Sphere<double>{{1.6, -1.6, 0}, 0.5}),
                   testing::object("segment", Segment<double>{{-3, 0, 1}, {-3, 0, 0}})};
  return scene;
}

/// The panel over a scene, from a camera that sees all of it.
struct RaysPanelBench {
  explicit RaysPanelBench(const Scene& scene = meshAndBall()) {
    document.setScene(scene);
    rays.setView(view());
    panel.resize(360, 620);
    panel.show();
    rays.flush();
  }
  static ViewState view() {
    ViewState view;
    view.camera.yaw = -0.8;
    view.size = QSizeF(400, 300);
    return view;
  }
  template <typename Widget>
  Widget* get(const char* name) const {
    return panel.findChild<Widget*>(QLatin1String(name));
  }
  PixelView* picture() const { return get<PixelView>("rayPicture"); }
  void choose(const char* name, int place) const {
    auto* box = get<QComboBox>(name);
    box->setFocus();
    while (box->currentIndex() != place) {
      QTest::keyClick(box, box->currentIndex() < place ? Qt::Key_Down : Qt::Key_Up);
    }
  }
  bool isDone() const { return !rays.isPending() && rays.share() == 1; }
  /// The picture as core makes it.
  RayPicture expected(ScalarKind scalar) const {
    return *castPicture(*RayScene::build(document.scene()), rays.picture().frame, {scalar, 1});
  }
  /// A pixel where an object is met; where none is, for -1.
  QPoint pixelOf(int object) const {
    const RayFrame& frame = rays.picture().frame;
    for (int y = frame.height / 4; y < frame.height; ++y) {
      for (int x = 0; x < frame.width; ++x) {
        if (rays.picture().at(x, y).object == object) return {x, y};
      }
    }
    return {-1, -1};
  }

  Document document;
  Selection selection{&document};
  Jobs jobs;
  SceneRays rays{&document, &selection, &jobs};
  LeakCheck leaks{&document, &selection, &jobs};
  RaysPanel panel{&rays, &leaks};
};

}  // namespace

/// The picture by rays, driven with real events.
class TestRaysPanel : public QObject, private testing::ViewEvents {
  Q_OBJECT

 private slots:
  void pictureIsThatOfCore() {
    const RaysPanelBench bench;
    QVERIFY(bench.rays.isPending());
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const RayPicture& picture = bench.rays.picture();
    QVERIFY(picture.frame.width > 100 && picture.frame.height > 80);
    QVERIFY(picture.pixels == bench.expected(ScalarKind::float64).pixels);
    QVERIFY(bench.pixelOf(0).x() >= 0 && bench.pixelOf(1).x() >= 0 && bench.pixelOf(-1).x() >= 0);
    QVERIFY(bench.pixelOf(2).x() < 0);
    QVERIFY(bench.get<QLabel>("rayState")->text().contains(QStringLiteral("segment")));
    // What is on the screen.
    const QImage& image = bench.rays.image();
    QCOMPARE(image.size(), QSize(picture.frame.width, picture.frame.height));
    const QPoint ball = bench.pixelOf(1);
    const auto colors = paint(picture, PictureColors::barycentric, {});
    const PixelColor& color =
        colors[static_cast<std::size_t>(ball.y() * picture.frame.width + ball.x())];
    QCOMPARE(image.pixelColor(ball), QColor(color.red, color.green, color.blue));
    const QImage shown = bench.get<PixelView>("rayPicture")->grab().toImage();
    const QPointF at = bench.picture()->positionOf(ball);
    QVERIFY(shown.rect().contains(at.toPoint()));
  }

  void otherColoursCastNothing() {
    const RaysPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const QImage before = bench.rays.image();
    for (const int colors : {1, 2, 3, 0}) {
      bench.choose("rayColors", colors);
      QCOMPARE(static_cast<int>(bench.rays.settings().colors), colors);
      QVERIFY(!bench.rays.isPending());
      QCoreApplication::processEvents();
      QVERIFY(!bench.jobs.isBusy());
      QCOMPARE(bench.rays.image() == before, colors == 0);
    }
    bench.choose("rayColors", 3);
    QVERIFY(bench.get<QLabel>("rayState")->text().contains(QStringLiteral("tests")));
  }

  void scalarsAreThoseOfCore() {
    RaysPanelBench bench;
    for (const auto& [place, scalar] :
         {std::pair{0, ScalarKind::float32}, std::pair{2, ScalarKind::exact}}) {
      bench.choose("rayScalar", place);
      bench.rays.flush();
      QVERIFY(bench.rays.isPending());
      QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
      QVERIFY(bench.rays.picture().pixels == bench.expected(scalar).pixels);
    }
  }

  void aClickAddsTheRayAndAsksAboutIt() {
    RaysPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const QPoint pixel = bench.pixelOf(0);
    const RayHit hit = bench.rays.picture().at(pixel.x(), pixel.y());
    const Ray<double> ray = bench.rays.picture().frame.ray(pixel.x(), pixel.y());
    QTest::mouseClick(bench.picture(), Qt::LeftButton, {},
                      bench.picture()->positionOf(pixel).toPoint());
    const Scene& scene = bench.document.scene();
    QCOMPARE(scene.objects.size(), std::size_t{4});
    const QPoint clicked = bench.picture()->pixel();
    QVERIFY((clicked - pixel).manhattanLength() <= 1);
    if (clicked == pixel) QVERIFY(std::get<Ray<double>>(scene.objects[3].shape) == ray);
    QCOMPARE(bench.document.undoStack()->count(), 1);
    QCOMPARE(scene.focus.size(), std::size_t{2});
    QCOMPARE(scene.focus[0], scene.objects[3].id);
    const auto part = partNamed(scene, scene.focus[1]);
    QVERIFY(part && part->object == "mesh");
    if (clicked == pixel) QCOMPARE(std::get<ObjectPart::Triangle>(part->place), hit.part);
    bench.document.undoStack()->undo();
    QCOMPARE(bench.document.scene().objects.size(), std::size_t{3});
    // A ball is asked about as a whole.
    bench.rays.flush();
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.rays.addRay(bench.pixelOf(1)));
    QCOMPARE(bench.document.scene().focus[1], std::string("ball"));
    bench.rays.flush();
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.rays.addRay(bench.pixelOf(-1)));
    QCOMPARE(bench.document.scene().objects.size(), std::size_t{5});
    QVERIFY(!bench.rays.addRay({-1, -1}));
  }

  void keysMoveThePixelAndChooseIt() {
    RaysPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    PixelView* picture = bench.picture();
    QTest::keyClick(picture, Qt::Key_Right);
    const QPoint middle = bench.rays.image().rect().center();
    QCOMPARE(picture->pixel(), middle);
    QTest::keyClick(picture, Qt::Key_Down);
    QTest::keyClick(picture, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(picture->pixel(), middle + QPoint(-10, 1));
    QVERIFY(bench.get<QLabel>("rayPixel")->text().contains(QStringLiteral("triangle")));
    QVERIFY(bench.get<QPushButton>("rayAdd")->isEnabled());
    QTest::keyClick(picture, Qt::Key_Return);
    QCOMPARE(bench.document.scene().objects.size(), std::size_t{4});
  }

  void theNextChangeBeginsAnew() {
    RaysPanelBench bench;
    QVERIFY(bench.rays.isPending());
    // While it is cast, the ball moves: what was begun is dropped.
    bench.document.edit(QStringLiteral("Move"), [](Scene& scene) {
      std::get<Sphere<double>>(scene.objects[1].shape).center += Vector3<double>(0, 0, 1);
    });
    bench.rays.flush();
    QVERIFY(bench.rays.isPending());
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.rays.picture().pixels == bench.expected(ScalarKind::float64).pixels);
    // The picture follows the camera, in parallel projection too.
    ViewState view = RaysPanelBench::view();
    view.camera.projection = Projection::orthographic;
    view.camera.pitch = 1;
    bench.rays.setView(view);
    bench.rays.flush();
    QVERIFY(bench.rays.isPending());
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.rays.picture().frame.camera.parallel);
    QVERIFY(bench.rays.picture().pixels == bench.expected(ScalarKind::float64).pixels);
    // What changes nothing of what is seen casts nothing.
    bench.document.setFocus({"mesh", "ball"});
    bench.rays.flush();
    QVERIFY(!bench.rays.isPending());
  }

  // The words about the picture change while it is made; its size must not.
  void wordsDoNotResizeThePicture() {
    RaysPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    for (int height = 400; height <= 900; height += 50) {
      bench.panel.resize(330, height);
      QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
      const QSize room = bench.picture()->size();
      bench.document.edit(QStringLiteral("Move"), [](Scene& changed) {
        std::get<Sphere<double>>(changed.objects[1].shape).radius *= 0.99;
      });
      bench.rays.flush();
      QCoreApplication::processEvents();
      QCOMPARE(bench.picture()->size(), room);
      QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
      QCoreApplication::processEvents();
      QCOMPARE(bench.picture()->size(), room);
    }
  }

  void whatIsCancelledShowsIt() {
    RaysPanelBench bench;
    QVERIFY(bench.rays.isPending());
    bench.jobs.find(Task::rays)->cancel();
    QVERIFY(!bench.rays.isPending() && bench.rays.isCancelled());
    QVERIFY(bench.get<QLabel>("rayState")->text().contains(QStringLiteral("Cancelled")));
    bench.choose("rayColors", 1);
    bench.rays.flush();
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(!bench.rays.isCancelled());
  }

  void nothingIsCastWhileNobodyLooks() {
    RaysPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    bench.panel.hide();
    ViewState view = RaysPanelBench::view();
    view.camera.pitch = 0.9;
    bench.rays.setView(view);
    bench.rays.flush();
    QVERIFY(!bench.jobs.isBusy() && !bench.rays.isPending());
    bench.panel.show();
    bench.rays.flush();
    QVERIFY(bench.rays.isPending());
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.rays.picture().pixels == bench.expected(ScalarKind::float64).pixels);
  }

  void leaksAreCountedOnRequest() {
    RaysPanelBench bench;
    auto* table = bench.get<QTreeView>("rayLeakTable");
    const QAbstractItemModelTester tester(table->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    auto* check = bench.get<QPushButton>("rayCheck");
    QVERIFY(check->isEnabled() && !table->isVisible());
    QTest::mouseClick(check, Qt::LeftButton);
    QVERIFY(bench.leaks.isPending());
    QTRY_VERIFY_WITH_TIMEOUT(!bench.leaks.isPending(), patience);
    const auto expected = watertightness(testing::icosphere(1, 1.5));
    QVERIFY(bench.leaks.rows() == *expected);
    QVERIFY(table->isVisible());
    QCOMPARE(table->model()->rowCount(), static_cast<int>(expected->size()));
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      const auto text = [&](int column) {
        return table->model()->index(row, column).data().toString();
      };
      if (text(1) != QStringLiteral("exact")) continue;
      QCOMPARE(text(3), QStringLiteral("0"));
    }
    // Another object is selected now, so the old result must be gone.
    bench.document.edit(QStringLiteral("Move"), [](Scene& scene) {
      std::get<Mesh>(scene.objects[0].shape).vertices.edit()[0] *= 1.1;
    });
    QVERIFY(bench.leaks.rows().empty() && !table->isVisible());
    // An open mesh is refused in words.
    bench.document.edit(QStringLiteral("Open"), [](Scene& scene) {
      std::get<Mesh>(scene.objects[0].shape).triangles.edit().pop_back();
    });
    QTest::mouseClick(check, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!bench.leaks.isPending(), patience);
    QVERIFY(bench.get<QLabel>("rayLeakText")->text().contains(QStringLiteral("not closed")));
    Scene none;
    none.objects = {testing::object("ball", Sphere<double>{{0, 0, 0}, 1})};
    bench.document.setScene(none);
    QVERIFY(!check->isEnabled());
  }

  // The dock in the whole window: it follows the camera of the view.
  void itFollowsTheCamera() {
    QString reason;
    if (!Viewport::isAvailable(&reason)) QSKIP(qPrintable(reason));
    MainWindow main;
    main.document()->setScene(meshAndBall());
    main.show();
    QVERIFY(QTest::qWaitForWindowExposed(&main));
    auto* dock = main.findChild<QDockWidget*>(QStringLiteral("raysDock"));
    QVERIFY(dock != nullptr);
    QCoreApplication::processEvents();
    // Behind another panel it casts nothing.
    QTRY_VERIFY_WITH_TIMEOUT(!main.rays()->isWatched(), patience);
    QVERIFY(!main.jobs()->isBusy(Task::rays));
    dock->show();
    dock->raise();
    QTRY_VERIFY_WITH_TIMEOUT(main.rays()->isWatched(), patience);
    const auto eye = [&] { return main.rays()->picture().frame.camera.eye; };
    const auto isDone = [&] {
      const bool isThere = (eye() - main.view()->viewState().camera.eye()).norm() < 1e-9;
      return isThere && !main.rays()->isPending() && main.rays()->share() == 1;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isDone(), patience);
    const Vector3<double> before = eye();
    // Dragging on empty space turns the camera.
    press({5, 5});
    for (int i = 1; i <= 5; ++i) move({5.0 + 12 * i, 5});
    release({65, 5});
    QTRY_VERIFY_WITH_TIMEOUT(isDone() && eye() != before, patience);
    // Hidden behind another panel, it stops following the camera.
    main.findChild<QDockWidget*>(QStringLiteral("verdictsDock"))->raise();
    QTRY_VERIFY_WITH_TIMEOUT(!main.rays()->isWatched(), patience);
    main.document()->undoStack()->setClean();
  }
};

HAIRLINE_TEST(TestRaysPanel, display);

#include "test_rays_panel.moc"
