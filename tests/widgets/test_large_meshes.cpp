#include <QAction>
#include <QImage>
#include <numbers>

#include "core/scene/object_part.h"
#include "tests/support/random.h"
#include "tests/support/scene_object.h"
#include "tests/support/test_class.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/objects/measure_tool.h"
#include "widgets/scene_view/large_meshes.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

/// A ball with dents, closed but for its poles.
Mesh dentedBall(int rings, double radius = 1) {
  Mesh mesh;
  const int sectors = 2 * rings;
  for (int i = 0; i <= rings; ++i) {
    for (int j = 0; j < sectors; ++j) {
      const double latitude = std::numbers::pi * (i + 0.5) / (rings + 1);
      const double longitude = 2 * std::numbers::pi * j / sectors;
      const double r = radius * (1 + 0.05 * std::sin(7 * longitude) * std::sin(5 * latitude));
      mesh.vertices.edit().push_back({r * std::sin(latitude) * std::cos(longitude),
                                      r * std::sin(latitude) * std::sin(longitude),
                                      r * std::cos(latitude)});
    }
  }
  for (int i = 0; i < rings; ++i) {
    for (int j = 0; j < sectors; ++j) {
      const int a = i * sectors + j;
      const int b = i * sectors + (j + 1) % sectors;
      mesh.triangles.edit().push_back({a, b, a + sectors});
      mesh.triangles.edit().push_back({b, b + sectors, a + sectors});
    }
  }
  return mesh;
}

}  // namespace

/// Meshes with many triangles in the whole window: drawn, picked, moved, tested.
class TestLargeMeshes : public QObject, private testing::ViewEvents {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
  }
  void init() {
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY(view()->viewState().size.width() > 300);
  }
  void cleanup() {
    m_window->document()->undoStack()->setClean();
    m_window.reset();
  }

  void drawnAsOneSurface() {
    show({testing::object("ball", dentedBall(60))});
    const DrawSurface first = surface();
    QCOMPARE(first.mesh.triangles.size(), std::size_t(14400));
    QVERIFY(list().triangles.empty());
    // The picture shows the mesh in its place, with varying light.
    const QImage image = view()->viewport()->grabImageNow();
    const double ratio = image.width() / view()->viewState().size.width();
    QSet<QRgb> colors;
    for (int dx = -40; dx <= 40; dx += 8) {
      const QPointF at = (pixelOf({0, 0, 0}) + QPointF(dx, dx)) * ratio;
      const QColor color = image.pixelColor(at.toPoint());
      QVERIFY2(color.saturation() > 25, qPrintable(color.name()));
      colors << color.rgb();
    }
    QVERIFY2(colors.size() >= 4, qPrintable(QString::number(colors.size())));
    // Nothing of it is made anew where only the eye moves.
    const QPointF corner(12, view()->viewState().size.height() - 12);
    press(corner);
    for (int i = 1; i <= 5; ++i) move(corner + QPointF(15 * i, -4 * i));
    release(corner + QPointF(75, -20));
    QCoreApplication::processEvents();
    QVERIFY(surface().mesh == first.mesh);
    QVERIFY(surface().offset.isZero(0));
  }

  void movedByItsOffset() {
    show({testing::object("ball", dentedBall(60))});
    waitForTrees();
    const DrawSurface first = surface();
    const QPointF from = pixelOf({0, 0, 0});
    press(from);
    for (int i = 1; i <= 6; ++i) move(from + QPointF(10 * i, 0));
    release(from + QPointF(60, 0));
    QCoreApplication::processEvents();
    QCOMPARE(document()->undoStack()->count(), 1);
    const Mesh& moved = std::get<Mesh>(document()->scene().objects[0].shape);
    const Eigen::Vector3d offset = moved.vertices[0] - first.mesh.vertices[0];
    QVERIFY(offset.norm() > 0.01);
    QVERIFY(surface().mesh == first.mesh);
    QVERIFY(surface().offset == offset);
    // It is found where it is now, by the same hierarchy.
    const LargeMesh* large = view()->picture()->largeMeshes()->find("ball");
    QVERIFY(large->tree != nullptr);
    const auto pixel = view()->viewState().project(offset);
    QVERIFY(triangleUnder(*pixel).has_value());
    m_window->document()->undoStack()->undo();
    QCoreApplication::processEvents();
    QVERIFY(surface().mesh == first.mesh);
    QVERIFY(surface().offset.isZero(0));
    // Another mesh is another surface.
    document()->edit(QStringLiteral("Change"), [](Scene& scene) {
      std::get<Mesh>(scene.objects[0].shape).vertices.edit()[5].x() += 0.25;
    });
    QCoreApplication::processEvents();
    QVERIFY(surface().mesh != first.mesh);
  }

  void pickedAsByEachTriangle() {
    show({testing::object("ball", dentedBall(60))});
    waitForTrees();
    testing::Random random(99);
    const SceneObject& ball = document()->scene().objects[0];
    const ViewState state = view()->viewState();
    int hits = 0;
    for (int i = 0; i < 1500; ++i) {
      const QPointF pixel(random.real(0, state.size.width()), random.real(0, state.size.height()));
      const auto byTree = triangleAt(ball, state, pixel, view()->picture()->largeMeshes());
      QCOMPARE(byTree, triangleAt(ball, state, pixel));
      hits += byTree ? 1 : 0;
    }
    QVERIFY2(hits > 20, qPrintable(QString::number(hits)));
  }

  void measuredWhereItIsSeen() {
    show({testing::object("ball", dentedBall(60))});
    waitForTrees();
    testing::Random random(100);
    const ViewState state = view()->viewState();
    int hits = 0;
    for (int i = 0; i < 300; ++i) {
      const QPointF pixel(random.real(0, state.size.width()), random.real(0, state.size.height()));
      const LargeMeshes* large = view()->picture()->largeMeshes();
      const auto anchor = anchorAt(document()->scene(), state, pixel, false, large);
      QCOMPARE(anchor.has_value(),
               triangleAt(document()->scene().objects[0], state, pixel).has_value());
      if (!anchor) continue;
      ++hits;
      QCOMPARE(anchor->id, std::string("ball"));
      const auto place = anchor->place(document()->scene());
      QVERIFY(place);
      const QPointF off = *state.project(toDouble(*place)) - pixel;
      QVERIFY2(std::hypot(off.x(), off.y()) < 1e-3, qPrintable(QString::number(i)));
    }
    QVERIFY2(hits > 5, qPrintable(QString::number(hits)));
  }

  // Both ways: few triangles, and many.
  void aClickedTriangleIsAskedAbout_data() {
    QTest::addColumn<int>("rings");
    QTest::newRow("few") << 6;
    QTest::newRow("many") << 60;
  }

  void aClickedTriangleIsAskedAbout() {
    QFETCH(int, rings);
    show({testing::object("ball", dentedBall(rings)),
          testing::object("t", Triangle<double>{{{{2, 0, 0}, {3, 0, 0}, {2, 1, 0}}}})});
    waitForTrees();
    document()->setFocus({"ball", "t"});
    // In the order of a query's operands.
    const auto isAskedWithT = [&](const std::string& id) {
      const auto& focus = document()->scene().focus;
      return focus == std::vector<std::string>{id, "t"} ||
             focus == std::vector<std::string>{"t", id};
    };
    const QPointF pixel = pixelOf({0.05, 0.04, 0.03});
    click(pixel);
    QCOMPARE(m_window->selection()->ids(), SelectionIds{"ball"});
    QVERIFY(isAskedWithT("ball"));
    const auto triangle = triangleUnder(pixel);
    QVERIFY(triangle.has_value());
    click(pixel);
    const std::string part = text(ObjectPart{"ball", *triangle});
    QVERIFY(isAskedWithT(part));
    const auto* runner = m_window->runner();
    QTRY_VERIFY(runner->focus() != nullptr &&
                (runner->focus()->a == part || runner->focus()->b == part));
    QVERIFY(!m_window->runner()->focus()->reports.empty());
    // Another triangle takes its place.
    const QPointF other = pixelOf({0.05, 0.04, 0.6});
    const auto next = triangleUnder(other);
    QVERIFY(next && next != triangle);
    click(other);
    QVERIFY(isAskedWithT(text(ObjectPart{"ball", *next})));
    QCOMPARE(document()->undoStack()->count(), 0);
  }

  void aTriangleAndACellAreAPair() {
    show({testing::object("ball", dentedBall(60)),
          testing::object("g", Grid{{-1.5, -1.5, -1.5}, 0.5, {6, 6, 6}})});
    waitForTrees();
    GridCells* cells = m_window->cells();
    QTRY_VERIFY(cells->sets() != nullptr);
    QVERIFY(cells->explain({4, 3, 3}));
    QCOMPARE(document()->scene().focus[1], std::string("g#4,3,3"));
    CellSettings hidden = cells->settings();
    hidden.shown = false;
    cells->setSettings(hidden);
    m_window->selection()->set("ball");
    QCoreApplication::processEvents();
    const QPointF pixel = pixelOf({0.1, 0.05, 0.2});
    const auto triangle = triangleUnder(pixel);
    QVERIFY(triangle.has_value());
    click(pixel);
    QVERIFY((document()->scene().focus ==
             std::vector<std::string>{text(ObjectPart{"ball", *triangle}), "g#4,3,3"}));
    QTRY_VERIFY(m_window->runner()->focus() != nullptr &&
                m_window->runner()->focus()->b == "g#4,3,3");
  }

  void edgesAreOptional() {
    show({testing::object("ball", dentedBall(6)), testing::object("large", dentedBall(60, 3))});
    const auto edges = m_window->findChild<QAction*>(QStringLiteral("actionMeshEdges"));
    QVERIFY(edges->isChecked());
    const std::size_t with = list().ribbons.size();
    QVERIFY(with > 100);
    QVERIFY(surface().edges);
    edges->trigger();
    QTRY_VERIFY(list().ribbons.size() < with - 100);
    QVERIFY(!surface().edges);
    QVERIFY(!list().triangles.empty());
  }

 private:
  Document* document() const { return m_window->document(); }
  SceneView* view() const { return m_window->view(); }
  const DrawList& list() const { return view()->viewport()->drawList(); }
  const DrawSurface& surface() const {
    if (list().surfaces.empty()) qFatal("no surface is drawn");
    return list().surfaces.front();
  }
  QPointF pixelOf(const Eigen::Vector3d& point) const {
    return *view()->viewState().project(point);
  }
  std::optional<int> triangleUnder(const QPointF& pixel) const {
    return triangleAt(document()->scene().objects[0], view()->viewState(), pixel,
                      view()->picture()->largeMeshes());
  }
  void show(std::vector<SceneObject> objects) const {
    Scene scene;
    scene.objects = std::move(objects);
    document()->setScene(scene);
    QCoreApplication::processEvents();
  }
  void waitForTrees() const {
    QTRY_VERIFY_WITH_TIMEOUT(!view()->picture()->largeMeshes()->isBusy(), 60000);
  }

  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestLargeMeshes, display);

#include "test_large_meshes.moc"
