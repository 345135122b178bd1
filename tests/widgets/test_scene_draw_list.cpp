#include <Eigen/Geometry>
#include <QTest>
#include <algorithm>

#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "tests/widgets/pair_scenes.h"
#include "widgets/scene_view/axis_drawing.h"
#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/scene_draw_list.h"
#include "widgets/scene_view/view_state.h"

using namespace hairline;
using namespace hairline::testing;
using Eigen::Vector3d;

namespace {

bool hasLabel(const DrawList& list, const QString& part) {
  return std::ranges::any_of(list.labels,
                             [&](const DrawLabel& label) { return label.text.contains(part); });
}

QStringList labels(const DrawList& list) {
  QStringList texts;
  for (const DrawLabel& label : list.labels) texts << label.text;
  return texts;
}

const Report& reportOf(const PairReports& pair, std::string_view method) {
  return *findReport(pair, Kind::intersect, method, ScalarKind::float64);
}

// The thick lines in a colour: the bars of an axis drawing.
std::vector<DrawRibbon> bars(const DrawList& list, const QColor& color) {
  std::vector<DrawRibbon> found;
  for (const DrawRibbon& ribbon : list.ribbons) {
    if (ribbon.color == color && ribbon.width >= 5) found.push_back(ribbon);
  }
  return found;
}

struct Drawn {
  PairReports pair;
  DrawList list;
};

Drawn drawReport(const Scene& scene, std::string_view method, int step = -1) {
  Drawn drawn{answerPair(scene, {"t", "b"}, {}), {}};
  std::optional<Vector3d> side;
  appendReport(drawn.list, scene, drawn.pair, &reportOf(drawn.pair, method), step, view(),
               Theme::lightTheme(), side);
  return drawn;
}

}  // namespace

class TestSceneDrawList : public QObject {
  Q_OBJECT

 private slots:
  void ofACrowdEachIsDrawnWithFewerFacets();
  void aSelectedCrowdIsDrawnAsOne();
  void objectsAppearInTheirColours();
  void hiddenObjectsAreLeftOut();
  void selectionShowsHandlesAndGizmo();
  void dragShowsItsConstraint();
  void missShowsAxisAndGap();
  void wrongVerdictIsCorrected();
  void hitShowsOverlapAndCommonPoint();
  void stepShowsItsAxis();
  void edgeFunctionIsDrawnFlat();
  void barsAreParallelToTheAxisAndOfItsLength();
  void axisLineStandsClearOfTheShapes();
  void axisSideDoesNotFlip();
  void axisKeepsWithinTheView();
  void roundShapesLookRoundAtAnySize();
  void whatIsOutOfSightIsNotDrawn();
  void everyDirectionGivesFinitePictures();
};

void TestSceneDrawList::ofACrowdEachIsDrawnWithFewerFacets() {
  const auto trianglesOf = [](int count, bool selected) {
    Scene scene;
    for (int i = 0; i < count; ++i) {
      scene.objects.push_back(makeObject(Sphere<double>{{0, 0, 0}, 1}));
      scene.objects.back().id = std::to_string(i);
    }
    const SelectionIds ids = selected ? SelectionIds{"0"} : SelectionIds{};
    return sceneDrawList(scene, ids, {}, view(), Theme::lightTheme()).triangles.size();
  };
  const std::size_t fine = trianglesOf(1, false);
  QCOMPARE(trianglesOf(100, false), 100 * fine);
  const std::size_t coarse = trianglesOf(2000, false) / 2000;
  QVERIFY(2 * coarse < fine);
  // What is selected, with its gizmo, stays as round as it is alone.
  QCOMPARE(trianglesOf(2000, true), 1999 * coarse + trianglesOf(1, true));
}

// If a whole crowd is selected, only the hovered object has handles and a name.
void TestSceneDrawList::aSelectedCrowdIsDrawnAsOne() {
  Scene scene;
  SelectionIds all;
  for (int i = 0; i < 300; ++i) {
    scene.objects.push_back(makeObject(Sphere<double>{{0.01 * i, 0, 0}, 1}));
    scene.objects.back().id = std::to_string(i);
    all.push_back(scene.objects.back().id);
  }
  const auto counted = [&](const SelectionIds& ids, const std::string& pointed) {
    Pointing pointing;
    pointing.object = pointed;
    const DrawList list = sceneDrawList(scene, ids, pointing, view(), Theme::lightTheme());
    return std::pair(std::ranges::count_if(list.points, &DrawPoint::onTop), labels(list).size());
  };
  const auto [marks, names] = counted(all, {});
  const auto [marksOfOne, namesOfOne] = counted({"7"}, {});
  QVERIFY(marks < marksOfOne && names < namesOfOne);
  QCOMPARE(counted(all, "7"), (std::pair(marksOfOne, namesOfOne)));
}

void TestSceneDrawList::objectsAppearInTheirColours() {
  const Theme theme = Theme::lightTheme();
  Scene scene = missScene();
  const DrawList list = sceneDrawList(scene, {}, {}, view(), theme);
  QCOMPARE(list.triangles.size(), std::size_t{1 + 12});
  QCOMPARE(list.ribbons.size(), std::size_t{1 + 12});
  QCOMPARE(labels(list), (QStringList{"wing", "b"}));
  QCOMPARE(list.ribbons.front().color, theme.objectA);
  QCOMPARE(list.ribbons.back().color, theme.objectB);
  QVERIFY(list.points.empty());

  scene.objects[0].color = std::string("#123456");
  const DrawList own = sceneDrawList(scene, {}, {}, view(), theme);
  QCOMPARE(own.ribbons.front().color, QColor("#123456"));
}

void TestSceneDrawList::hiddenObjectsAreLeftOut() {
  Scene scene = missScene();
  scene.objects[1].visible = false;
  const DrawList list = sceneDrawList(scene, {"b"}, {}, view(), Theme::lightTheme());
  QCOMPARE(list.triangles.size(), std::size_t{1});
  QCOMPARE(labels(list), QStringList{"wing"});
  QVERIFY(list.points.empty());
  QVERIFY(!selectionGizmo(scene, {"b"}, view()));
}

void TestSceneDrawList::selectionShowsHandlesAndGizmo() {
  const Scene scene = missScene();
  const DrawList none = sceneDrawList(scene, {}, {}, view(), Theme::lightTheme());
  const DrawList triangle = sceneDrawList(scene, {"t"}, {}, view(), Theme::lightTheme());
  QCOMPARE(triangle.points.size(), std::size_t{3});
  QCOMPARE(triangle.points[1].position, Vector3d(-1, 1, 2));
  const DrawList box = sceneDrawList(scene, {"b"}, {}, view(), Theme::lightTheme());
  QCOMPARE(box.points.size(), std::size_t{8 + 6});
  for (const QString letter : {"X", "Y", "Z"}) {
    QVERIFY(hasLabel(box, letter));
    QVERIFY(!hasLabel(none, letter));
  }
  QCOMPARE(selectionGizmo(scene, {"b"}, view())->centre(), Vector3d(1, 1, 1));
}

void TestSceneDrawList::dragShowsItsConstraint() {
  const Scene scene = missScene();
  Pointing pointing;
  pointing.dragging = true;
  pointing.grabbed = Vector3d(1, 1, 1);
  const auto count = [&] {
    return sceneDrawList(scene, {"t"}, pointing, view(), Theme::lightTheme()).ribbons.size();
  };
  const std::size_t free = count();
  pointing.constraint = DragConstraint{DragConstraint::Kind::axis, 2};
  QCOMPARE(count(), free + 1);
  pointing.constraint = DragConstraint{DragConstraint::Kind::plane, 2};
  QCOMPARE(count(), free + 2);
  pointing.snapStep = 0.1;
  const auto list = sceneDrawList(scene, {"t"}, pointing, view(), Theme::lightTheme());
  QVERIFY(!list.points.empty());
  for (const DrawPoint& point : list.points) QCOMPARE(point.position.z(), 1.0);
}

void TestSceneDrawList::missShowsAxisAndGap() {
  const Theme theme = Theme::lightTheme();
  const Drawn drawn = drawReport(missScene(), "sat");
  QCOMPARE(reportOf(drawn.pair, "sat").hit, std::optional(false));
  QVERIFY2(hasLabel(drawn.list, "gap 1"), qPrintable(labels(drawn.list).join(", ")));
  QVERIFY(hasLabel(drawn.list, "separates"));
  QCOMPARE(bars(drawn.list, theme.objectA).size(), std::size_t{1});
  QCOMPARE(bars(drawn.list, theme.objectB).size(), std::size_t{1});
  QVERIFY(!hasLabel(drawn.list, "common point"));
  // Guide lines run from extreme corners, two each, one line between the nearest points, and one
  // around the separating plane: dashed.
  const auto dashed = std::ranges::count_if(
      drawn.list.ribbons, [](const DrawRibbon& ribbon) { return ribbon.dash.gap > 0; });
  QCOMPARE(dashed, 6);
}

// In double the axis is not quite perpendicular to the edge that it is made of.
void TestSceneDrawList::wrongVerdictIsCorrected() {
  Scene scene = pairScene({1, 0, 0}, {0, 0, 0.9}, {0, 0, 0});
  scene.objects[1].shape = Aabb<double>{{-1, 0, 0}, {0, 0, 0}};
  const Drawn drawn = drawReport(scene, "sat");
  QCOMPARE(reportOf(drawn.pair, "sat").hit, std::optional(false));
  QVERIFY2(hasLabel(drawn.list, "(exactly: Hit)"), qPrintable(labels(drawn.list).join(", ")));
  QVERIFY(!hasLabel(drawReport(missScene(), "sat").list, "exactly"));
}

void TestSceneDrawList::hitShowsOverlapAndCommonPoint() {
  const Drawn drawn = drawReport(hitScene(), "sat");
  QCOMPARE(reportOf(drawn.pair, "sat").hit, std::optional(true));
  QVERIFY2(hasLabel(drawn.list, "overlap"), qPrintable(labels(drawn.list).join(", ")));
  QVERIFY(hasLabel(drawn.list, "common point"));
  QVERIFY(!hasLabel(drawn.list, "gap"));
  const auto diamond = std::ranges::find(drawn.list.points, PointShape::diamond, &DrawPoint::shape);
  QVERIFY(diamond != drawn.list.points.end());
  QCOMPARE(diamond->position, reportOf(drawn.pair, "sat").point->toVector());
  // The bars are as long as the shapes along the axis, and overlap by what is said.
  const ReportAxis& axis = *reportOf(drawn.pair, "sat").overlap;
  const Vector3d unit = axis.axis.toVector().normalized();
  const auto barOf = [&](const QColor& color) {
    const DrawRibbon bar = bars(drawn.list, color).front();
    const double from = unit.dot(bar.points.front());
    const double to = unit.dot(bar.points.back());
    return Interval<double>{std::min(from, to), std::max(from, to)};
  };
  const Theme theme = Theme::lightTheme();
  QVERIFY(std::abs(gapBetween(barOf(theme.objectA), barOf(theme.objectB)) + axis.distance.value) <
          1e-9);
}

void TestSceneDrawList::stepShowsItsAxis() {
  const Scene scene = missScene();
  const PairReports pair = answerPair(scene, {"t", "b"}, {});
  const auto& steps = reportOf(pair, "sat").trace.steps;
  QCOMPARE(steps.size(), std::size_t{13});
  int drawnAxes = 0;
  for (int i = 0; i < 13; ++i) {
    const auto& step = std::get<AxisStep>(steps[static_cast<std::size_t>(i)]);
    const Drawn drawn = drawReport(scene, "sat", i);
    QCOMPARE(hasLabel(drawn.list, "gap"), step.separates && !step.degenerate);
    drawnAxes += bars(drawn.list, Theme::lightTheme().objectA).empty() ? 0 : 1;
    // A step that is out of range shows the report itself.
    QCOMPARE(bars(drawn.list, Theme::lightTheme().objectA).empty(), step.degenerate);
  }
  QVERIFY(drawnAxes >= 9);
  QVERIFY(hasLabel(drawReport(scene, "sat", 99).list, "gap 1"));
}

void TestSceneDrawList::edgeFunctionIsDrawnFlat() {
  const Scene scene = pairScene({2.2, -0.9, 0.9}, {2.6, 0.4, -0.4}, {0.9, -1.4, 2.2});
  const PairReports pair = answerPair(scene, {"t", "b"}, {});
  const auto& steps = reportOf(pair, "pef").trace.steps;
  int drawn = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const auto* step = std::get_if<EdgeFunctionStep>(&steps[i]);
    if (step == nullptr || step->degenerate) continue;
    ++drawn;
    const DrawList list = drawReport(scene, "pef", static_cast<int>(i)).list;
    QVERIFY(hasLabel(list, step->separates ? "outside by" : "inside by"));
    const int dropped = droppedAxis(step->plane);
    const double plane = list.triangles.front().corners[0][dropped];
    for (const DrawTriangle& triangle : list.triangles) {
      for (const Vector3d& corner : triangle.corners) QCOMPARE(corner[dropped], plane);
    }
    // Behind both shapes as the eye sees them.
    const Vector3d low(0, -1.4, -0.4);
    const Vector3d high(2.6, 2, 2.2);
    const bool fromAbove = view().camera.backward()[dropped] > 0;
    QVERIFY(fromAbove ? plane < low[dropped] : plane > high[dropped]);
  }
  QCOMPARE(drawn, 9);
}

void TestSceneDrawList::barsAreParallelToTheAxisAndOfItsLength() {
  const Drawn drawn = drawReport(missScene(), "sat");
  const ReportAxis& axis = *reportOf(drawn.pair, "sat").separating;
  const Vector3d unit = axis.axis.toVector().normalized();
  const double length = axis.axis.toVector().norm();
  const DrawRibbon bar = bars(drawn.list, Theme::lightTheme().objectA).front();
  const Vector3d along = bar.points.back() - bar.points.front();
  QVERIFY(along.cross(unit).norm() < 1e-9);
  QVERIFY(std::abs(along.norm() - (axis.a.max.value - axis.a.min.value) / length) < 1e-9);
  // The ends of the bar are those of the projections.
  QVERIFY(std::abs(unit.dot(bar.points.front()) - axis.a.min.value / length) < 1e-9);
}

void TestSceneDrawList::axisLineStandsClearOfTheShapes() {
  const Scene scene = missScene();
  const Drawn drawn = drawReport(scene, "sat");
  const DrawRibbon bar = bars(drawn.list, Theme::lightTheme().objectB).front();
  const Vector3d side =
      sideOf(reportOf(drawn.pair, "sat").separating->axis.toVector(), view().camera, {});
  for (int bits = 0; bits < 8; ++bits) {
    const Vector3d corner(bits & 1 ? 2 : 0, bits & 2 ? 2 : 0, bits & 4 ? 2 : 0);
    QVERIFY(side.dot(bar.points.front()) > side.dot(corner));
  }
}

void TestSceneDrawList::axisKeepsWithinTheView() {
  const Result<Scene> read = readSceneFile(std::string(HAIRLINE_SOURCE_DIR) +
                                           "/resources/scenes/triangle_grazing_box.hairline.json");
  QVERIFY(read);
  const Scene& scene = *read;
  ViewState state;
  state.size = {1050, 860};
  if (const auto camera = cameraFromJson(scene.camera)) state.camera = *camera;
  const PairReports pair = answerPair(scene, *pairInFocus(scene, {}), {});
  for (const char* method : {"pef", "sat"}) {
    const Report& report = reportOf(pair, method);
    std::optional<Vector3d> side;
    for (std::size_t step = 0; step < report.trace.steps.size(); ++step) {
      if (!std::holds_alternative<AxisStep>(report.trace.steps[step])) continue;
      DrawList list;
      appendReport(list, scene, pair, &report, static_cast<int>(step), state, Theme::lightTheme(),
                   side);
      for (const DrawRibbon& bar : list.ribbons) {
        if (bar.width < 5) continue;
        for (const Vector3d& end : bar.points) {
          const auto pixel = state.project(end);
          QVERIFY2(pixel && QRectF({0, 0}, state.size).contains(*pixel),
                   qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(method)).arg(step)));
        }
      }
    }
  }
}

void TestSceneDrawList::axisSideDoesNotFlip() {
  const Camera camera = view().camera;
  std::optional<Vector3d> side;
  for (int degree = 0; degree <= 360; degree += 3) {
    const double angle = degree * 3.14159265358979 / 180;
    const Vector3d axis = 7 * (std::cos(angle) * camera.right() + std::sin(angle) * camera.up());
    const Vector3d next = sideOf(axis, camera, side);
    QVERIFY(std::abs(next.dot(axis)) < 1e-9);
    QVERIFY(std::abs(next.norm() - 1) < 1e-9);
    if (side) QVERIFY(next.dot(*side) > 0.9);
    side = next;
  }
  // Without a previous side it is below.
  QVERIFY(sideOf(camera.right(), camera, {}).dot(camera.up()) < -0.9);
  QVERIFY(sideOf(-camera.right(), camera, {}).dot(camera.up()) < -0.9);
  QVERIFY(sideOf(camera.backward(), camera, {}).allFinite());
}

void TestSceneDrawList::roundShapesLookRoundAtAnySize() {
  Scene scene;
  scene.objects = {makeObject(Sphere<double>{{0, 0, 0}, 1}, "ball")};
  std::size_t before = 0;
  for (const double pixels : {3.0, 10.0, 40.0, 150.0}) {
    ViewState state = view();
    state.camera.projection = Projection::orthographic;
    state.camera.distance /= pixels * state.worldPerPixel({0, 0, 0});
    QVERIFY(std::abs(1 / state.worldPerPixel({0, 0, 0}) - pixels) < 1e-6 * pixels);
    const DrawList list = sceneDrawList(scene, {}, {}, state, Theme::lightTheme());
    QVERIFY(list.triangles.size() >= before);
    before = list.triangles.size();
    for (const DrawRibbon& ribbon : list.ribbons) {
      for (std::size_t i = 1; i < ribbon.points.size(); ++i) {
        const Vector3d middle = ribbon.points[i - 1] / 2 + ribbon.points[i] / 2;
        QVERIFY((1 - middle.norm()) * pixels < 0.6);
      }
    }
  }
  QVERIFY(before >= 256);
  QVERIFY(before <= 4096);
}

void TestSceneDrawList::whatIsOutOfSightIsNotDrawn() {
  Scene scene;
  for (int i = 0; i < 5; ++i) {
    insert(scene, makeObject(Sphere<double>{{100.0 * i, 0, 0}, 1}, "ball"));
  }
  for (const Projection projection : {Projection::perspective, Projection::orthographic}) {
    ViewState state = view();
    state.camera.projection = projection;
    state.camera.look(AxisView::top);
    const DrawList list = sceneDrawList(scene, {}, {}, state, Theme::lightTheme());
    QVERIFY(!list.triangles.empty());
    for (const DrawTriangle& triangle : list.triangles) QVERIFY(triangle.corners[0].x() < 50);
    // Where the eye stands within a shape, all of it is drawn.
    state.camera.target = {100, 0, 0};
    state.camera.distance = 1e-3;
    QVERIFY(!sceneDrawList(scene, {}, {}, state, Theme::lightTheme()).triangles.empty());
  }
}

void TestSceneDrawList::everyDirectionGivesFinitePictures() {
  for (const Scene& scene : {missScene(), hitScene(), pairScene({3, 3, 3}, {3, 3, 3}, {3, 3, 3})}) {
    const PairReports pair = answerPair(scene, {"t", "b"}, {});
    for (const AxisView look : {AxisView::top, AxisView::front, AxisView::left}) {
      ViewState state = view();
      state.camera.look(look);
      for (const Report& report : pair.reports) {
        for (int step = -1; step < static_cast<int>(report.trace.steps.size()); ++step) {
          DrawList list;
          std::optional<Vector3d> side;
          appendReport(list, scene, pair, &report, step, state, Theme::darkTheme(), side);
          for (const DrawRibbon& ribbon : list.ribbons) {
            for (const Vector3d& point : ribbon.points) QVERIFY(point.allFinite());
          }
          for (const DrawLabel& label : list.labels) QVERIFY(!label.text.contains("nan"));
        }
      }
    }
  }
}

HAIRLINE_TEST(TestSceneDrawList, offscreen);
#include "test_scene_draw_list.moc"
