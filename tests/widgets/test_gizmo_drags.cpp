#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <numbers>

#include "core/scene/new_shapes.h"
#include "core/scene/transform.h"
#include "core/shapes/validate.h"
#include "tests/support/test_class.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/scene_view/picking.h"

using namespace hairline;
using namespace hairline::testing;
using Eigen::Vector3d;

/// Moving, rotating and scaling by the gizmo, driven by events.
class TestGizmoDrags : public QObject, private SceneViewDriver {
  Q_OBJECT

 private slots:
  void init() {
    start(triangleAndBox());
    connect(m_view.get(), &SceneView::statusHint, this,
            [this](const QString& text) { m_hint = text; });
  }
  void cleanup() { stop(); }

  void keysSwitchTheGizmo();
  void keysWorkInEveryScript();
  void quarterTurnIsExact();
  void otherTurnsMakeATurnedBox();
  void escapeTakesATurnBack();
  void groupTurnsAboutOnePivot();
  void gridsTurnByQuarters();
  void planarShapesTurnInTheirPlane();
  void everyShapeTurnsAndScales_data();
  void everyShapeTurnsAndScales();
  void armScalesOneCoordinate();
  void roundShapesScaleEvenly();
  void middleScalesAllOfAGroup();
  void localArrowFollowsTheBox();
  void lockedAxisTurns();
  void typedAmountsAreTakenAsTheyAre();
  void keysTransformWithoutAButton();
  void theOldKeysCanBeHadBack();

 private:
  Gizmo gizmo() const {
    return *selectionGizmo(m_document->scene(), m_selection->ids(), m_view->viewState(),
                           m_view->tool()->pointer().gizmo);
  }
  /// On the ring about an axis in the view; of the angle counted around the axis.
  QPointF onRing(int axis, double degrees) const {
    const double radians = degrees * std::numbers::pi / 180;
    const Gizmo shown = gizmo();
    const double radius = Gizmo::ringRadius * m_view->viewState().worldPerPixel(shown.centre());
    const auto& axes = shown.axes();
    const auto at = [&](int k) { return axes[static_cast<std::size_t>(k % 3)]; };
    return pixelOf(shown.centre() +
                   radius * (std::cos(radians) * at(axis + 1) + std::sin(radians) * at(axis + 2)));
  }
  /// An angle at which the ring can be taken.
  double angleOn(int axis) const {
    for (double degrees = 0; degrees < 360; degrees += 10) {
      const auto part = gizmo().partAt(onRing(axis, degrees));
      if (part == GizmoPart{GizmoPart::Kind::ring, axis} && !isOnHandle(onRing(axis, degrees))) {
        return degrees;
      }
    }
    qFatal("no place on the ring");
  }
  bool isOnHandle(const QPointF& pixel) const {
    return pickHandle(
               selectionHandles(m_document->scene(), m_selection->ids(), m_view->viewState()),
               m_view->viewState(), pixel)
        .has_value();
  }
  void turn(int axis, double degrees, Qt::KeyboardModifiers modifiers = {}) {
    const double start = angleOn(axis);
    drag(onRing(axis, start), onRing(axis, start + degrees), modifiers);
  }
  QPointF onArm(int axis, double pixels) const {
    const Gizmo shown = gizmo();
    const double unit = m_view->viewState().worldPerPixel(shown.centre());
    return pixelOf(shown.centre() + pixels * unit * shown.axes()[static_cast<std::size_t>(axis)]);
  }
  void show(Shape shape) {
    Scene scene;
    SceneObject object = makeObject(std::move(shape));
    object.id = std::string("s");
    scene.objects = {object};
    m_document->setScene(scene);
    Camera camera;
    camera.target = {0.15, 0.1, 0.05};
    camera.distance = 9;
    m_view->viewport()->setCamera(camera);
    m_selection->set("s");
    QCoreApplication::processEvents();
  }
  const Shape& shape() const { return m_document->scene().objects.front().shape; }
  const Shape& box() const { return m_document->scene().objects[1].shape; }

  QString m_hint;
};

void TestGizmoDrags::keysSwitchTheGizmo() {
  QSignalSpy spy(m_view->tool(), &SceneTool::gizmoChanged);
  m_selection->set("b");
  key(Qt::Key_E);
  QCOMPARE(m_view->tool()->pointer().gizmo.mode, GizmoMode::turn);
  key(Qt::Key_T);
  QCOMPARE(m_view->tool()->pointer().gizmo.mode, GizmoMode::scale);
  key(Qt::Key_L);
  QVERIFY(m_view->tool()->pointer().gizmo.local);
  key(Qt::Key_W);
  QCOMPARE(m_view->tool()->pointer().gizmo, (GizmoSetting{GizmoMode::move, true}));
  QCOMPARE(spy.count(), 4);
}

// The keys are found by position on a keyboard with another script, by X11's numbers.
void TestGizmoDrags::keysWorkInEveryScript() {
  m_selection->set("b");
  const auto press = [&](int key, quint32 code) {
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, code, 0, 0);
    QCoreApplication::sendEvent(window(), &event);
  };
  press(0x0423, 26);  // Cyrillic u, where E is
  QCOMPARE(m_view->tool()->pointer().gizmo.mode, GizmoMode::turn);
  press(0x0426, 25);  // Cyrillic tse, where W is
  QCOMPARE(m_view->tool()->pointer().gizmo.mode, GizmoMode::move);
  press(0x03a4, 28);  // Greek tau, where T is
  QCOMPARE(m_view->tool()->pointer().gizmo.mode, GizmoMode::scale);
  // Latin letters count wherever the layout puts them: E on a Dvorak keyboard.
  press(Qt::Key_E, 40);
  QCOMPARE(m_view->tool()->pointer().gizmo.mode, GizmoMode::turn);
}

void TestGizmoDrags::quarterTurnIsExact() {
  m_selection->set("b");
  key(Qt::Key_E);
  const Scene before = m_document->scene();
  turn(2, 87, Qt::ControlModifier);
  QCOMPARE(std::get<Aabb<double>>(box()), (Aabb<double>{{0.25, -0.25, 0}, {1.75, 1.75, 1}}));
  QCOMPARE(m_document->undoStack()->count(), 1);
  QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Rotate b"));
  const Scene after = m_document->scene();
  m_document->undoStack()->undo();
  QVERIFY(identical(m_document->scene(), before));
  m_document->undoStack()->redo();
  QVERIFY(identical(m_document->scene(), after));
}

void TestGizmoDrags::otherTurnsMakeATurnedBox() {
  m_selection->set("b");
  key(Qt::Key_E);
  const Scene before = m_document->scene();
  const double start = angleOn(2);
  press(onRing(2, start));
  for (int i = 1; i <= 10; ++i) move(onRing(2, start + 3.1 * i), Qt::ControlModifier);
  QCoreApplication::processEvents();
  QVERIFY2(m_hint.contains("Rotate b about z by 30°"), qPrintable(m_hint));
  QVERIFY2(m_hint.contains("b becomes an oriented box"), qPrintable(m_hint));
  release(onRing(2, start + 31), Qt::ControlModifier);
  const auto& turned = std::get<Obb<double>>(box());
  QCOMPARE(turned.center, Vector3d(1, 0.75, 0.5));
  QCOMPARE(turned.halfExtents, (std::array<double, 3>{1, 0.75, 0.5}));
  QCOMPARE(turned.axes[0].y(), 0.5);
  m_document->undoStack()->undo();
  QVERIFY(identical(m_document->scene(), before));
}

void TestGizmoDrags::escapeTakesATurnBack() {
  m_selection->set("t");
  key(Qt::Key_E);
  const Scene before = m_document->scene();
  const double start = angleOn(2);
  press(onRing(2, start));
  move(onRing(2, start + 20));
  move(onRing(2, start + 40));
  QVERIFY(!identical(m_document->scene(), before));
  key(Qt::Key_Escape);
  QVERIFY(identical(m_document->scene(), before));
  release(onRing(2, start + 40));
  QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestGizmoDrags::groupTurnsAboutOnePivot() {
  m_selection->set(SelectionIds{"t", "b"});
  key(Qt::Key_E);
  const Vector3d pivot = gizmo().centre();
  const auto before = std::get<Triangle<double>>(m_document->scene().objects[0].shape);
  turn(2, 90, Qt::ControlModifier);
  const auto after = std::get<Triangle<double>>(m_document->scene().objects[0].shape);
  for (std::size_t i = 0; i < 3; ++i) {
    const Vector3d from = before.vertices[i] - pivot;
    const Vector3d to = after.vertices[i] - pivot;
    QVERIFY((to - Vector3d(-from.y(), from.x(), from.z())).norm() < 1e-12);
  }
  const auto& turned = std::get<Aabb<double>>(box());
  const Vector3d from = Vector3d(1, 0.75, 0.5) - pivot;
  const Vector3d centre = turned.min / 2 + turned.max / 2 - pivot;
  QVERIFY((centre - Vector3d(-from.y(), from.x(), from.z())).norm() < 1e-12);
  // Turned about their middle, they keep it.
  QVERIFY((gizmo().centre() - pivot).norm() < 1e-12);
  QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Rotate 2 objects"));
}

void TestGizmoDrags::gridsTurnByQuarters() {
  show(Grid{{-1, -1, -1}, 0.5, {4, 2, 2}});
  key(Qt::Key_E);
  const double start = angleOn(2);
  press(onRing(2, start));
  move(onRing(2, start + 20));
  QVERIFY(std::get<Grid>(shape()) == (Grid{{-1, -1, -1}, 0.5, {4, 2, 2}}));
  move(onRing(2, start + 60));
  QCoreApplication::processEvents();
  QVERIFY2(m_hint.contains("rotates by 90° only"), qPrintable(m_hint));
  release(onRing(2, start + 60));
  QCOMPARE(std::get<Grid>(shape()).dimensions, (std::array<int, 3>{2, 4, 2}));
}

void TestGizmoDrags::planarShapesTurnInTheirPlane() {
  show(newShape("triangle2", {0, 0, 0}, 2));
  key(Qt::Key_E);
  for (int axis = 0; axis < 2; ++axis) {
    for (double degrees = 0; degrees < 360; degrees += 5) {
      const auto part = gizmo().partAt(onRing(axis, degrees));
      QVERIFY(!part || part->axis == 2);
    }
  }
  const auto before = std::get<Triangle2<double>>(shape());
  turn(2, 45);
  QVERIFY(!(std::get<Triangle2<double>>(shape()) == before));
}

void TestGizmoDrags::everyShapeTurnsAndScales_data() { testing::addShapeRows(); }

void TestGizmoDrags::everyShapeTurnsAndScales() {
  QFETCH(QString, type);
  show(newShape(type.toStdString(), {0.25, 0.5, 0.125}, 2));
  m_document->edit(QStringLiteral("moving"),
                   [](Scene& scene) { scene.objects[0].displacement = Vector3d(0.5, 0.25, 0); });
  for (const Qt::Key mode : {Qt::Key_E, Qt::Key_T}) {
    key(mode);
    const Scene before = m_document->scene();
    const int steps = m_document->undoStack()->index();
    if (mode == Qt::Key_E) {
      turn(2, 90, Qt::ControlModifier);
    } else {
      drag(onArm(0, 60), onArm(0, 100));
    }
    QCOMPARE(m_document->undoStack()->index(), steps + 1);
    QVERIFY(!validate(shape()));
    QCOMPARE(QString::fromStdString(std::string(typeName(shape()))), type);
    const Scene after = m_document->scene();
    m_document->undoStack()->undo();
    QVERIFY(identical(m_document->scene(), before));
    m_document->undoStack()->redo();
    QVERIFY(identical(m_document->scene(), after));
  }
}

void TestGizmoDrags::armScalesOneCoordinate() {
  m_selection->set("b");
  key(Qt::Key_T);
  drag(onArm(0, 50), onArm(0, 50 + 0.5 * Gizmo::arrowEnd), Qt::ControlModifier);
  QCOMPARE(std::get<Aabb<double>>(box()), (Aabb<double>{{-0.5, 0, 0}, {2.5, 1.5, 1}}));
  // Far to the other side it does not turn inside out.
  drag(onArm(0, 50), onArm(0, -400));
  const auto& thin = std::get<Aabb<double>>(box());
  QVERIFY(thin.min.x() < thin.max.x() && thin.max.x() - thin.min.x() < 0.1);
  QCOMPARE(thin.max.y(), 1.5);
}

void TestGizmoDrags::roundShapesScaleEvenly() {
  show(Sphere<double>{{0, 0, 0}, 1});
  key(Qt::Key_T);
  press(onArm(1, 50));
  move(onArm(1, 60));
  move(onArm(1, 50 + 0.5 * Gizmo::arrowEnd), Qt::ControlModifier);
  QCoreApplication::processEvents();
  QVERIFY2(m_hint.contains("uniformly, because s cannot be stretched"), qPrintable(m_hint));
  release(onArm(1, 50 + 0.5 * Gizmo::arrowEnd), Qt::ControlModifier);
  QCOMPARE(std::get<Sphere<double>>(shape()), (Sphere<double>{{0, 0, 0}, 1.5}));
}

void TestGizmoDrags::middleScalesAllOfAGroup() {
  m_selection->set(SelectionIds{"t", "b"});
  key(Qt::Key_T);
  const QPointF from = pixelOf(gizmo().centre());
  const Vector3d pivot = gizmo().centre();
  const auto before = std::get<Aabb<double>>(box());
  drag(from, from + QPointF(0.7 * Gizmo::arrowEnd, -0.7 * Gizmo::arrowEnd), Qt::ControlModifier);
  const auto& after = std::get<Aabb<double>>(box());
  QVERIFY((after.min - pivot - 2 * (before.min - pivot)).norm() < 1e-12);
  QVERIFY((after.max - pivot - 2 * (before.max - pivot)).norm() < 1e-12);
}

void TestGizmoDrags::localArrowFollowsTheBox() {
  const Obb<double> start{{0, 0, 0},
                          {Vector3d(0.8, 0.6, 0), Vector3d(-0.6, 0.8, 0), Vector3d(0, 0, 1)},
                          {1, 0.5, 0.25}};
  show(start);
  key(Qt::Key_L);
  drag(onArm(0, 40), onArm(0, 90));
  const Vector3d centre = std::get<Obb<double>>(shape()).center;
  QVERIFY(centre.norm() > 0.1);
  QVERIFY((centre.normalized() - start.axes[0]).norm() < 0.02);
  QCOMPARE(std::get<Obb<double>>(shape()).axes, start.axes);
  // An arm stretches it along its own axis.
  key(Qt::Key_T);
  drag(onArm(1, 30), onArm(1, 30 + 0.5 * Gizmo::arrowEnd), Qt::ControlModifier);
  QCOMPARE(std::get<Obb<double>>(shape()).halfExtents, (std::array<double, 3>{1, 0.75, 0.25}));
}

void TestGizmoDrags::typedAmountsAreTakenAsTheyAre() {
  m_selection->set("b");
  const auto before = std::get<Aabb<double>>(box());
  const int steps = m_document->undoStack()->index();
  const QPointF from = onArm(0, 50);
  press(from);
  move(from + QPointF(20, 3));
  type("1/4");
  QCOMPARE(std::get<Aabb<double>>(box()).min.x(), before.min.x() + 0.25);
  QCoreApplication::processEvents();
  QVERIFY2(m_hint.contains("1/4"), qPrintable(m_hint));
  QVERIFY2(QToolTip::isVisible() && QToolTip::text().contains("1/4"), qPrintable(QToolTip::text()));
  // The mouse no longer counts, and Backspace deletes the last typed character.
  move(from + QPointF(60, 3));
  QCOMPARE(std::get<Aabb<double>>(box()).min.x(), before.min.x() + 0.25);
  for (int i = 0; i < 3; ++i) key(Qt::Key_Backspace);
  type("-1.1");
  QCOMPARE(std::get<Aabb<double>>(box()).max.x(), before.max.x() - 1.1);
  QCOMPARE(std::get<Aabb<double>>(box()).max.y(), before.max.y());
  key(Qt::Key_Return);
  release(from + QPointF(60, 3));
  QCOMPARE(std::get<Aabb<double>>(box()).max.x(), before.max.x() - 1.1);
  QCOMPARE(m_document->undoStack()->index(), steps + 1);
}

void TestGizmoDrags::keysTransformWithoutAButton() {
  m_selection->set("b");
  const auto before = std::get<Aabb<double>>(box());
  const int steps = m_document->undoStack()->index();
  key(Qt::Key_G);
  key(Qt::Key_Y);
  type("2");
  key(Qt::Key_Return);
  QCOMPARE(std::get<Aabb<double>>(box()).min, Vector3d(before.min + Vector3d(0, 2, 0)));
  QCOMPARE(m_document->undoStack()->index(), steps + 1);
  // About z by a right angle, which is exact; then evenly to twice the size.
  key(Qt::Key_R);
  key(Qt::Key_Z);
  type("90");
  key(Qt::Key_Enter);
  const auto& turned = std::get<Aabb<double>>(box());
  QCOMPARE(turned.max.x() - turned.min.x(), before.max.y() - before.min.y());
  key(Qt::Key_S);
  type("2");
  key(Qt::Key_Return);
  const auto& scaled = std::get<Aabb<double>>(box());
  QCOMPARE(scaled.max.z() - scaled.min.z(), 2 * (before.max.z() - before.min.z()));
  // The mouse alone moves it too; a click keeps it, and the selection.
  const auto start = std::get<Aabb<double>>(box());
  const QPointF at = pixelOf(gizmo().centre()) + QPointF(40, 40);
  move(at);
  key(Qt::Key_G);
  move(at + QPointF(30, 0));
  QVERIFY(!(std::get<Aabb<double>>(box()) == start));
  click(at + QPointF(30, 0));
  QVERIFY(!m_view->tool()->pointer().isDragging());
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
  // Esc cancels it; without a selection nothing happens.
  const auto kept = std::get<Aabb<double>>(box());
  key(Qt::Key_S);
  type("3");
  key(Qt::Key_Escape);
  QCOMPARE(std::get<Aabb<double>>(box()), kept);
  // A factor of 0 would leave nothing: the box stays.
  key(Qt::Key_S);
  type("0");
  key(Qt::Key_Return);
  QCOMPARE(std::get<Aabb<double>>(box()), kept);
  // So does the right button; it ends if something else is selected, as after a deletion.
  key(Qt::Key_G);
  type("7");
  emit m_view->viewport()->contextMenuRequested(at);
  QVERIFY(!m_view->tool()->pointer().isDragging());
  QCOMPARE(std::get<Aabb<double>>(box()), kept);
  key(Qt::Key_G);
  QVERIFY(m_view->tool()->pointer().isDragging());
  m_selection->clear();
  QVERIFY(!m_view->tool()->pointer().isDragging());
  key(Qt::Key_G);
  QVERIFY(!m_view->tool()->pointer().isDragging());
}

void TestGizmoDrags::theOldKeysCanBeHadBack() {
  m_selection->set("b");
  m_view->tool()->setTransformKeys(false);
  key(Qt::Key_R);
  QVERIFY(!m_view->tool()->pointer().isDragging());
  QCOMPARE(m_view->tool()->pointer().gizmo.mode, GizmoMode::scale);
  key(Qt::Key_S);
  QVERIFY(m_view->tool()->pointer().snapping);
  key(Qt::Key_G);
  QVERIFY(!m_view->tool()->pointer().isDragging());
}

void TestGizmoDrags::lockedAxisTurns() {
  m_selection->set("t");
  key(Qt::Key_E);
  const auto before = std::get<Triangle<double>>(m_document->scene().objects[0].shape);
  const double start = angleOn(2);
  press(onRing(2, start));
  move(onRing(2, start + 10));
  key(Qt::Key_X);
  move(onRing(2, start + 30));
  release(onRing(2, start + 30));
  const auto& after = std::get<Triangle<double>>(m_document->scene().objects[0].shape);
  for (std::size_t i = 0; i < 3; ++i) QCOMPARE(after.vertices[i].x(), before.vertices[i].x());
  QVERIFY(!(after == before));
}

HAIRLINE_TEST(TestGizmoDrags, display);

#include "test_gizmo_drags.moc"
