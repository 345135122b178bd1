#include <QTest>
#include <algorithm>

#include "tests/support/scene_object.h"
#include "tests/support/test_class.h"
#include "widgets/scene_view/drag.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/scene_draw_list.h"

using namespace hairline;
using Eigen::Vector3d;
using testing::object;

namespace {

ViewState gripView() {
  ViewState state;
  state.size = {800, 600};
  return state;
}

}  // namespace

/// Which handle a press grabs, and the constraints of keys on a rotation or a scaling.
class TestGrips : public QObject {
  Q_OBJECT

 private slots:
  void farHandlesAreNotTakenThroughTheFront();
  void farCornersOfAHullAreNotTakenThroughTheFront();
  void lockedAxisOfATurnIsTheGizmos();
};

void TestGrips::farHandlesAreNotTakenThroughTheFront() {
  ViewState state = gripView();
  state.camera.projection = Projection::orthographic;
  state.camera.target = {0.5, 0.5, 0.5};
  state.camera.look(AxisView::front);
  const SceneObject box = object("b", Aabb<double>{{0, 0, 0}, {1, 1, 1}});
  // The front and the back face's middles lie on one pixel; so do their corners.
  const auto pixel = *state.project({0.5, 0, 0.5});
  const auto handles = takeableHandles(box, handlesOf(box, state), state);
  const auto taken = pickHandle(handles, state, pixel);
  QVERIFY(taken);
  QCOMPARE(taken->position.y(), 0.0);
  // Rotated slightly, the back face is visible through the front, and cannot be grabbed.
  state.camera.yaw += 0.3;
  state.camera.pitch += 0.3;
  const auto turned = takeableHandles(box, handlesOf(box, state), state);
  QVERIFY(!pickHandle(turned, state, *state.project({0.5, 1, 0.5})));
  QVERIFY(pickHandle(turned, state, *state.project({0.5, 0, 0.5})));
  // Handles on the silhouette can be grabbed; so can all of round or flat shapes.
  QVERIFY(pickHandle(turned, state, *state.project({1, 1, 1})));
  const SceneObject ball = object("s", Sphere<double>{{0, 0, 0}, 1});
  QCOMPARE(takeableHandles(ball, handlesOf(ball, state), state).size(),
           handlesOf(ball, state).size());
}

void TestGrips::farCornersOfAHullAreNotTakenThroughTheFront() {
  ViewState state = gripView();
  state.camera.projection = Projection::orthographic;
  state.camera.target = {0.5, 0.5, 0.5};
  state.camera.look(AxisView::front);
  state.camera.yaw += 0.3;
  state.camera.pitch += 0.3;
  Convex<double> shape;
  for (unsigned i = 0; i < 8; ++i) shape.vertices.emplace_back(i & 1, (i >> 1) & 1, i >> 2);
  shape.vertices.emplace_back(0.5, 0.5, 0.5);
  const SceneObject hull = object("c", shape);
  const auto taken = takeableHandles(hull, handlesOf(hull, state), state);
  const auto isTaken = [&](const Vector3d& position) {
    return std::ranges::any_of(taken,
                               [&](const Handle& handle) { return handle.position == position; });
  };
  // From the right, the front and above, one corner is behind all others.
  for (unsigned i = 0; i < 8; ++i) {
    const Vector3d& corner = shape.vertices[i];
    QCOMPARE(isTaken(corner), corner != Vector3d(0, 1, 0));
  }
  // Inner handles are never in front, and must always be available.
  QVERIFY(isTaken({0.5, 0.5, 0.5}));
}

void TestGrips::lockedAxisOfATurnIsTheGizmos() {
  Scene scene;
  Obb<double> obb{{0, 0, 0}, {}, {1, 0.5, 0.25}};
  obb.axes = {Vector3d(0.6, 0.8, 0), Vector3d(-0.8, 0.6, 0), Vector3d(0, 0, 1)};
  scene.objects = {object("o", obb)};
  for (const GizmoMode mode : {GizmoMode::turn, GizmoMode::scale}) {
    for (const bool local : {false, true}) {
      const GizmoSetting setting{mode, local};
      const auto gizmo = selectionGizmo(scene, {"o"}, gripView(), setting);
      QVERIFY(gizmo);
      const Drag drag(scene, {"o"}, *gizmo, {GizmoPart::Kind::ring, 2}, {400, 300});
      const DragConstraint tied = drag.constraint(0, false, gripView().camera);
      QCOMPARE(tied.kind, local ? DragConstraint::Kind::line : DragConstraint::Kind::axis);
      if (local) QCOMPARE(tied.direction, obb.axes[0]);
      if (!local) QCOMPARE(tied.axis, 0);
    }
  }
  // A mesh whose file is not loaded does not block the others, and is reported.
  Mesh mesh;
  mesh.file = std::string("missing.obj");
  scene.objects.push_back(object("m", mesh));
  const auto gizmo = selectionGizmo(scene, {"o", "m"}, gripView(), {GizmoMode::turn, false});
  QVERIFY(gizmo);
  Drag drag(scene, {"o", "m"}, *gizmo, {GizmoPart::Kind::ring, 2}, *gripView().project({1, 0, 0}));
  drag.moveTo(*gripView().project({0, 1, 0}), drag.constraint({}, false, gripView().camera),
              gripView(), {});
  QVERIFY(!(drag.moved()[0] == scene.objects[0]));
  QVERIFY(drag.moved()[1] == scene.objects[1]);
  QVERIFY2(drag.result().contains(QStringLiteral("not loaded")), qPrintable(drag.result()));
}

HAIRLINE_TEST(TestGrips, nothing);

#include "test_grips.moc"
