#include "core/solve/features.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/document/object_lock.h"

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
    key(Qt::Key_S);
    QVERIFY(m_view->snapsToFeatures());
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
    key(Qt::Key_S);
    QCOMPARE(triangle().vertices[0], high);
    key(Qt::Key_S);
    QVERIFY(triangle().vertices[0] != high);
    key(Qt::Key_S);
    key(Qt::Key_Escape);
    release(pixelOf(high));
    QCOMPARE(triangle().vertices[0], tip);
    QCOMPARE(m_document->undoStack()->count(), 0);
  }

  void aCornerLiesExactlyOnAnEdge() {
    key(Qt::Key_S);
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
    key(Qt::Key_S);
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
    key(Qt::Key_S);
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
    key(Qt::Key_S);
    dragWithoutRelease(pixelOf(tip), pixelOf(high) + QPointF(2, 2));
    key(Qt::Key_X);
    QCOMPARE(triangle().vertices[0], Vector3d(high.x(), tip.y(), tip.z()));
    release(pixelOf(high));
  }

  void ctrlSnapsToTheGridInstead() {
    key(Qt::Key_S);
    drag(pixelOf(tip), pixelOf(high) + QPointF(3, 4), Qt::ControlModifier);
    QVERIFY(triangle().vertices[0] != high);
    for (int k = 0; k < 3; ++k) {
      const double at = triangle().vertices[0][k];
      QVERIFY(at == tip[k] || at == snap(at, m_view->gridStep()));
    }
  }

  void lockedObjectsAreSnappedToAndHiddenOnesAreNot() {
    m_document->edit({}, [](Scene& scene) { setLocked(*find(scene, "b"), true); });
    key(Qt::Key_S);
    drag(pixelOf(tip), pixelOf(high) + QPointF(3, 4));
    QCOMPARE(triangle().vertices[0], high);
    m_document->undoStack()->undo();
    m_document->edit({}, [](Scene& scene) { find(scene, "b")->visible = false; });
    drag(pixelOf(tip), pixelOf(high) + QPointF(3, 4));
    QVERIFY(triangle().vertices[0] != high);
  }

  void centresOfRoundShapesCountAsCorners() {
    key(Qt::Key_S);
    const Vector3d centre(0.123456789, -1.7, 0.1);
    drag(pixelOf(tip), pixelOf(centre) + QPointF(2, 3));
    QCOMPARE(triangle().vertices[0], centre);
  }

  void aFaceOfABoxGoesToTheLevelOfAVertex() {
    key(Qt::Key_S);
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

int main(int argc, char** argv) { return testing::runWithView<TestFeatureSnapping>(argc, argv); }

#include "test_feature_snapping.moc"
