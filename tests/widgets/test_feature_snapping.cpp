#include "core/math/square_root.h"
#include "core/solve/features.h"
#include "tests/support/test_class.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/document/object_lock.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/radius_snapping.h"
#include "widgets/scene_view/shape_geometry.h"

using namespace hairline;
using Eigen::Vector3d;

namespace {

const Vector3d low{0.1, 0.2, 0.3};
const Vector3d high{2.0 / 3, 1.7, 1.1};
const Vector3d tip{-1.3, 0.2, 0.7};

/// A triangle "t" beside a box "b" whose coordinates no grid has, and a sphere "s".
Scene awkwardScene() {
  Scene scene;
  scene.objects = {makeObject(Triangle<double>{{{tip, {-2, -0.6, 1.6}, {-1.9, 1.9, 0.4}}}}),
                   makeObject(Aabb<double>{low, high}),
                   makeObject(Sphere<double>{{0.123456789, -1.7, 0.1}, 0.3})};
  const std::array<const char*, 3> ids{"t", "b", "s"};
  for (std::size_t i = 0; i < 3; ++i) scene.objects[i].id = ids[i];
  scene.focus = {"t", "b"};
  return scene;
}

}  // namespace

/// Drags that snap to the corners, edges and faces of other objects.
class TestFeatureSnapping : public QObject, private testing::SceneViewDriver {
  Q_OBJECT

 private slots:
  void init() {
    start(awkwardScene());
    m_selection->set("t");
    QCoreApplication::processEvents();
    connect(m_view.get(), &SceneView::statusHint, this,
            [this](const QString& text) { m_hint = text; });
  }
  void cleanup() { stop(); }

  void aCornerTakesTheCoordinatesOfAVertex() {
    key(Qt::Key_N);
    QVERIFY(m_view->tool()->pointer().snapping);
    const Scene before = m_document->scene();
    dragWithoutRelease(pixelOf(tip), pixelOf(high) + QPointF(3, 4));
    QCOMPARE(triangle().vertices[0], high);
    QTRY_VERIFY(hasLabel(QStringLiteral("vertex 7 of b")));
    QTRY_VERIFY2(m_hint.contains(QStringLiteral("exactly at vertex 7 of b")), qPrintable(m_hint));
    release(pixelOf(high) + QPointF(3, 4));
    QCOMPARE(triangle().vertices[0], high);
    QTRY_VERIFY(!hasLabel(QStringLiteral("vertex 7 of b")));
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QVERIFY(identical(m_document->scene().objects[0].shape, before.objects[0].shape));
  }

  void withoutItNothingSnaps() {
    drag(pixelOf(tip), pixelOf(high) + QPointF(3, 4));
    QVERIFY(triangle().vertices[0] != high);
  }

  void theKeyWorksDuringADrag() {
    dragWithoutRelease(pixelOf(tip), pixelOf(high) + QPointF(3, 4));
    QVERIFY(triangle().vertices[0] != high);
    key(Qt::Key_N);
    QCOMPARE(triangle().vertices[0], high);
    key(Qt::Key_N);
    QVERIFY(triangle().vertices[0] != high);
    key(Qt::Key_N);
    key(Qt::Key_Escape);
    release(pixelOf(high));
    QCOMPARE(triangle().vertices[0], tip);
    QCOMPARE(m_document->undoStack()->count(), 0);
  }

  void aCornerLiesExactlyOnAnEdge() {
    key(Qt::Key_N);
    // Along the upper edge, away from its ends.
    const Vector3d place(0.3, high.y(), high.z());
    drag(pixelOf(tip), pixelOf(place) + QPointF(1, 2));
    const Vector3d at = triangle().vertices[0];
    QCOMPARE(at.y(), high.y());
    QCOMPARE(at.z(), high.z());
    QVERIFY(at.x() > low.x() && at.x() < high.x());
  }

  void aCornerLiesExactlyInASlantedFace() {
    m_document->edit({}, [](Scene& scene) {
      find(scene, "b")->shape = Tetrahedron<double>{
          {{{0, 0, 0}, {1.25, 0.125, 0.25}, {0.25, 1.5, 0.125}, {0.5, 0.5, 2}}}};
    });
    key(Qt::Key_N);
    const auto faces = facesExactly(find(m_document->scene(), "b")->shape);
    // The middle of each face that is seen in front.
    int met = 0;
    for (const ExactFace& face : faces) {
      const Vector3d middle =
          (toDouble(face.corners[0]) + toDouble(face.corners[1]) + toDouble(face.corners[2])) / 3;
      drag(pixelOf(triangle().vertices[0]), pixelOf(middle));
      const auto at = fromDouble<Rational>(triangle().vertices[0]);
      met += std::ranges::any_of(
          faces, [&at](const ExactFace& each) { return sign(each.height(at)) == 0; });
      m_document->undoStack()->undo();
    }
    QCOMPARE(met, int(faces.size()));
  }

  void anObjectGoesByTheCornerThatComesNear() {
    key(Qt::Key_N);
    const Triangle<double> before = triangle();
    const Vector3d middle =
        (before.vertices[0] + before.vertices[1] + before.vertices[2]) / 3 + Vector3d(0, 0, 0.1);
    m_selection->clear();
    const QPointF step = pixelOf(high) - pixelOf(before.vertices[2]) + QPointF(3, -2);
    drag(pixelOf(middle), pixelOf(middle) + step);
    const Triangle<double> after = triangle();
    QCOMPARE(after.vertices[2], high);
    // The others went along, rounded once.
    for (const std::size_t i : {0U, 1U}) {
      for (int k = 0; k < 3; ++k) {
        const Rational exact =
            Rational(before.vertices[i][k]) - Rational(before.vertices[2][k]) + Rational(high[k]);
        QCOMPARE(after.vertices[i][k], exact.toNearestDouble());
      }
    }
    QCOMPARE(m_document->undoStack()->count(), 1);
  }

  void lockedAxesTakeOneCoordinate() {
    key(Qt::Key_N);
    dragWithoutRelease(pixelOf(tip), pixelOf(high) + QPointF(2, 2));
    key(Qt::Key_X);
    QCOMPARE(triangle().vertices[0], Vector3d(high.x(), tip.y(), tip.z()));
    release(pixelOf(high));
  }

  void ctrlSnapsToTheGridInstead() {
    key(Qt::Key_N);
    drag(pixelOf(tip), pixelOf(high) + QPointF(3, 4), Qt::ControlModifier);
    QVERIFY(triangle().vertices[0] != high);
    for (int k = 0; k < 3; ++k) {
      const double at = triangle().vertices[0][k];
      QVERIFY(at == tip[k] || at == snap(at, m_view->gridStep()));
    }
  }

  void lockedObjectsAreSnappedToAndHiddenOnesAreNot() {
    m_document->edit({}, [](Scene& scene) { setLocked(*find(scene, "b"), true); });
    key(Qt::Key_N);
    drag(pixelOf(tip), pixelOf(high) + QPointF(3, 4));
    QCOMPARE(triangle().vertices[0], high);
    m_document->undoStack()->undo();
    m_document->edit({}, [](Scene& scene) { find(scene, "b")->visible = false; });
    drag(pixelOf(tip), pixelOf(high) + QPointF(3, 4));
    QVERIFY(triangle().vertices[0] != high);
  }

  void centresOfRoundShapesCountAsCorners() {
    key(Qt::Key_N);
    const Vector3d centre(0.123456789, -1.7, 0.1);
    drag(pixelOf(tip), pixelOf(centre) + QPointF(2, 3));
    QCOMPARE(triangle().vertices[0], centre);
  }

  void aRadiusReachesAVertex() {
    key(Qt::Key_N);
    const Scene before = m_document->scene();
    const QPointF to = pixelOf(tip) + QPointF(2, -3);
    dragWithoutRelease(handlePixel("s", HandleKind::measure), to);
    QCOMPARE(sphere().radius, distance(sphere().center, tip));
    QCOMPARE(sphere().center, std::get<Sphere<double>>(before.objects[2].shape).center);
    QTRY_VERIFY(hasLabel(QStringLiteral("vertex 0 of t")));
    // The distance is not a double, and the text does not claim it.
    QTRY_VERIFY2(m_hint.contains(QStringLiteral("at the doubles nearest to vertex 0 of t")),
                 qPrintable(m_hint));
    release(to);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Change the radius of s"));
    m_document->undoStack()->undo();
    QVERIFY(identical(m_document->scene(), before));
  }

  void aRadiusThatIsADoubleIsExact() {
    const Vector3d up(-1.25, 0.5, 1.25);
    m_document->edit({}, [&](Scene& scene) {
      find(scene, "s")->shape = Sphere<double>{up - Vector3d(0, 0.75, 1), 0.25};
      find(scene, "t")->shape = Point<double>{up};
    });
    key(Qt::Key_N);
    dragWithoutRelease(handlePixel("s", HandleKind::measure), pixelOf(up));
    QVERIFY(goesExactlyThrough(find(m_document->scene(), "s")->shape, up));
    QTRY_VERIFY2(m_hint.contains(QStringLiteral("exactly at vertex 0 of t")), qPrintable(m_hint));
    release(pixelOf(up));
  }

  void aSphereTouchesTheEdgeItIsDraggedTo() {
    key(Qt::Key_N);
    const Vector3d place((low.x() + high.x()) / 2, low.y(), high.z());
    drag(handlePixel("s", HandleKind::measure), pixelOf(place));
    const Vector3d& centre = sphere().center;
    QCOMPARE(sphere().radius, distance(centre, {centre.x(), low.y(), high.z()}));
  }

  void aDirectionReachesAVertex() {
    const Vector3d origin(-1, -1.125, 0.25);
    m_document->edit({}, [&](Scene& scene) {
      find(scene, "s")->shape = Ray<double>{origin, {0.5, 0.25, 0.5}};
    });
    key(Qt::Key_N);
    drag(handlePixel("s", HandleKind::tip), pixelOf(high) + QPointF(2, 3));
    const auto& ray = std::get<Ray<double>>(find(m_document->scene(), "s")->shape);
    QCOMPARE(ray.origin, origin);
    QCOMPARE(ray.direction, Vector3d(high - origin));
  }

  void aNormalPointsAtAVertex() {
    m_document->edit({}, [&](Scene& scene) {
      find(scene, "s")->shape = Plane<double>{{0, 0, 2}, -2};
    });
    key(Qt::Key_N);
    const SceneObject before = *find(m_document->scene(), "s");
    const QPointF from = handlePixel("s", HandleKind::tip);
    Vector3d foot = Vector3d::Zero();
    for (const Handle& handle : handlesOf(before, m_view->viewState())) {
      if (handle.kind == HandleKind::face) foot = handle.position;
    }
    drag(from, pixelOf(high) + QPointF(2, 3));
    const auto& plane = std::get<Plane<double>>(find(m_document->scene(), "s")->shape);
    const Vector3d wanted = (high - foot).normalized();
    QVERIFY(plane.normal.normalized().isApprox(wanted, 1e-12));
    QVERIFY(testing::near(plane.normal.norm(), 2, 1e-12));
    QVERIFY(testing::near(plane.normal.dot(foot), plane.offset, 1e-12));
  }

  void theTipOfADisplacementReachesAVertex() {
    m_document->edit(
        {}, [](Scene& scene) { find(scene, "s")->displacement = Vector3d(0.25, -0.25, 0.75); });
    key(Qt::Key_N);
    dragWithoutRelease(handlePixel("s", HandleKind::displacement), pixelOf(high) + QPointF(2, 3));
    const Vector3d start = sphere().center;
    QCOMPARE(displacement(), nearestDifference(high, start));
    QTRY_VERIFY(hasLabel(QStringLiteral("vertex 7 of b")));
    release(pixelOf(high) + QPointF(2, 3));
  }

  // The outline at the end of the way is taken to where it touches.
  void aDisplacementTakesACornerToAVertex() {
    const Vector3d way(0.5, 0.25, -0.5);
    m_document->edit({}, [&](Scene& scene) { find(scene, "t")->displacement = way; });
    key(Qt::Key_N);
    const Vector3d corner = triangle().vertices[2];
    const QPointF from = handlePixel("t", HandleKind::displacement);
    const QPointF step = pixelOf(high) - pixelOf(corner + way) + QPointF(1, -2);
    drag(from, from + step);
    const SceneObject& object = *find(m_document->scene(), "t");
    QCOMPARE(*object.displacement, nearestDifference(high, corner));
    QCOMPARE(triangle().vertices[2], corner);
  }

  void radiiOfRoundShapesGoThroughPoints() {
    const auto radiusOf = [](const Shape& shape, const Vector3d& point) -> double {
      const auto result = withRadiusThrough(shape, point);
      if (!result || !goesExactlyThrough(*result, point)) return -1;
      if (const auto* ball = std::get_if<Sphere<double>>(&*result)) return ball->radius;
      if (const auto* tube = std::get_if<Capsule<double>>(&*result)) return tube->radius;
      if (const auto* can = std::get_if<Cylinder<double>>(&*result)) return can->radius;
      return std::get<Cone<double>>(*result).radius;
    };
    QCOMPARE(radiusOf(Sphere<double>{{1, 0, 0}, 9}, {1, 3, 4}), 5.0);
    const Capsule<double> capsule{{0, 0, 0}, {0, 0, 2}, 1};
    QCOMPARE(radiusOf(capsule, {3, 4, 1}), 5.0);
    QCOMPARE(radiusOf(capsule, {0, 3, 6}), 5.0);
    QCOMPARE(radiusOf(capsule, {3, 0, -4}), 5.0);
    QCOMPARE(radiusOf(Cylinder<double>{{0, 0, 0}, {0, 0, 2}, 1}, {3, 4, 8}), 5.0);
    const Cone<double> cone{{0, 0, 0}, {0, 0, 1}, 4, 1};
    QCOMPARE(radiusOf(cone, {3, 4, 2}), 10.0);
    QVERIFY(!withRadiusThrough(cone, {3, 4, -1}));
    QVERIFY(!withRadiusThrough(cone, {3, 4, 5}));
    QVERIFY(!withRadiusThrough(Aabb<double>{{0, 0, 0}, {1, 1, 1}}, {3, 4, 5}));
    // Beside a double it says so.
    QVERIFY(!goesExactlyThrough(*withRadiusThrough(capsule, {1, 1, 1}), {1, 1, 1}));
  }

  void aFaceOfABoxGoesToTheLevelOfAVertex() {
    key(Qt::Key_N);
    m_selection->set("b");
    QCoreApplication::processEvents();
    const Vector3d face((low.x() + high.x()) / 2, (low.y() + high.y()) / 2, high.z());
    drag(pixelOf(face), pixelOf({-2, -0.6, 1.6}) + QPointF(2, 3));
    const auto& box = std::get<Aabb<double>>(find(m_document->scene(), "b")->shape);
    QCOMPARE(box.max, Vector3d(high.x(), high.y(), 1.6));
    QCOMPARE(box.min, low);
  }

 private:
  const Triangle<double>& triangle() const {
    return std::get<Triangle<double>>(find(m_document->scene(), "t")->shape);
  }
  const Sphere<double>& sphere() const {
    return std::get<Sphere<double>>(find(m_document->scene(), "s")->shape);
  }
  Vector3d displacement() const { return *find(m_document->scene(), "s")->displacement; }
  static double distance(const Vector3d& a, const Vector3d& b) {
    return nearestSquareRoot(
        squaredNorm(Vector3<Rational>(fromDouble<Rational>(a) - fromDouble<Rational>(b))));
  }
  static Vector3d nearestDifference(const Vector3d& a, const Vector3d& b) {
    return toDouble(Vector3<Rational>(fromDouble<Rational>(a) - fromDouble<Rational>(b)));
  }
  /// Selects an object, and returns the pixel at which a handle of it can be grabbed.
  QPointF handlePixel(const std::string& id, HandleKind kind) {
    m_selection->set(id);
    QCoreApplication::processEvents();
    const ViewState view = m_view->viewState();
    const auto handles = takeableSelectionHandles(m_document->scene(), {id}, view);
    for (const Handle& handle : handles) {
      if (handle.kind != kind) continue;
      const QPointF pixel = pixelOf(handle.position);
      const auto taken = pickHandle(handles, view, pixel);
      if (taken && taken->isSame(handle)) return pixel;
    }
    qFatal("no handle of that kind can be taken");
  }
  void dragWithoutRelease(const QPointF& from, const QPointF& to) {
    press(from);
    for (int i = 1; i <= 10; ++i) move(from + (to - from) * i / 10);
  }
  bool hasLabel(const QString& text) const {
    const auto& labels = m_view->viewport()->drawList().labels;
    return std::ranges::any_of(labels,
                               [&text](const DrawLabel& label) { return label.text == text; });
  }

  QString m_hint;
};

HAIRLINE_TEST(TestFeatureSnapping, display);

#include "test_feature_snapping.moc"
