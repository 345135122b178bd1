#include <Eigen/Geometry>
#include <QTest>
#include <set>

#include "tests/support/mesh_files.h"
#include "tests/support/scene_object.h"
#include "tests/support/test_class.h"
#include "tests/widgets/drawn_report.h"
#include "widgets/scene_view/answer_drawing.h"
#include "widgets/scene_view/axis_drawing.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/scene_draw_list.h"
#include "widgets/scene_view/step_drawing.h"

using namespace hairline;
using namespace hairline::testing;
using Eigen::Vector3d;

/// What the view draws of an answer besides the axis: regions, planes, weights, marks; their
/// legend, and the step under the mouse.
class TestAnswerMarks : public QObject {
  Q_OBJECT

 private slots:
  void regionsOfATriangle();
  void regionsOfABox();
  void regionsOfASegment();
  void noRegionWithoutFeature();
  void closestReportLightsItsRegionUp();
  void pointOutsideIsMarked();
  void separatingPlaneLiesBetween();
  void weightsStandAtTheVertices();
  void crossingTrianglesShowTheirSegment();
  void hitIsMarkedWhicheverMethodIsExplained();
  void depthIsAnArrowOfItsLength();
  void touchingPairsAreMarked();
  void marksDoNotCrowd();
  void emptySceneShowsWhatToDo();
  void legendNamesWhatIsThere();
  void everyStepKindIsFoundUnderTheMouse();
};

void TestAnswerMarks::regionsOfATriangle() {
  DrawList list;
  // Above the face: straight over it.
  QVERIFY(appendRegion(list, flat, {0.5, 0.5, 1}, {0.5, 0.5, 0}, theme()));
  QVERIFY(facesAreIn(list, [](const Vector3d& p) {
    return p.x() >= -tiny && p.y() >= -tiny && p.x() + p.y() <= 2 + tiny;
  }));
  // Beside the long edge: between the perpendiculars at its ends.
  list = {};
  QVERIFY(appendRegion(list, flat, {2, 2, 0.5}, {1, 1, 0}, theme()));
  QVERIFY(facesAreIn(list, [](const Vector3d& p) {
    return p.x() + p.y() >= 2 - tiny && std::abs(p.x() - p.y()) <= 2 + tiny;
  }));
  // At corner 1: where both edges that meet there run away from the point.
  list = {};
  QVERIFY(appendRegion(list, flat, {3, 0.2, 0.5}, {2, 0, 0}, theme()));
  QVERIFY(facesAreIn(list, [](const Vector3d& p) {
    const Vector3d off = p - Vector3d(2, 0, 0);
    return off.dot(Vector3d(-1, 0, 0)) <= tiny && off.dot(Vector3d(-1, 1, 0)) <= tiny;
  }));
  QVERIFY(std::ranges::any_of(list.points, [](const DrawPoint& point) {
    return point.shape == PointShape::ring && point.position == Vector3d(2, 0, 0);
  }));
}

void TestAnswerMarks::regionsOfABox() {
  DrawList list;
  QVERIFY(appendRegion(list, cube, {0.5, 0.4, 2}, {0.5, 0.4, 1}, theme()));
  QVERIFY(facesAreIn(list, [](const Vector3d& p) {
    return p.z() >= 1 - tiny && p.x() >= -tiny && p.x() <= 1 + tiny && p.y() >= -tiny &&
           p.y() <= 1 + tiny;
  }));
  list = {};
  QVERIFY(appendRegion(list, cube, {0.5, 2, 2}, {0.5, 1, 1}, theme()));
  QVERIFY(facesAreIn(list, [](const Vector3d& p) {
    return p.y() >= 1 - tiny && p.z() >= 1 - tiny && p.x() >= -tiny && p.x() <= 1 + tiny;
  }));
  list = {};
  QVERIFY(appendRegion(list, cube, {2, 2, 2}, {1, 1, 1}, theme()));
  QVERIFY(facesAreIn(list, [](const Vector3d& p) { return (p.array() >= 1 - tiny).all(); }));
}

void TestAnswerMarks::regionsOfASegment() {
  const Segment<double> segment{{0, 0, 0}, {0, 0, 2}};
  DrawList list;
  QVERIFY(appendRegion(list, segment, {1, 0, 1}, {0, 0, 1}, theme()));
  QVERIFY(facesAreIn(list, [](const Vector3d& p) { return p.z() >= -tiny && p.z() <= 2 + tiny; }));
  list = {};
  QVERIFY(appendRegion(list, segment, {1, 0, 3}, {0, 0, 2}, theme()));
  QVERIFY(facesAreIn(list, [](const Vector3d& p) { return p.z() >= 2 - tiny; }));
}

void TestAnswerMarks::noRegionWithoutFeature() {
  DrawList list;
  QVERIFY(!appendRegion(list, cube, {0.5, 0.5, 0.5}, {0.5, 0.5, 0.5}, theme()));
  QVERIFY(!appendRegion(list, Sphere<double>{{0, 0, 0}, 1}, {2, 0, 0}, {1, 0, 0}, theme()));
  QVERIFY(!appendRegion(list, Point<double>{{0, 0, 0}}, {2, 0, 0}, {0, 0, 0}, theme()));
  const Quad<double> concave{{{{0, 0, 0}, {2, 0, 0}, {0.4, 0.4, 0}, {0, 2, 0}}}};
  QVERIFY(!appendRegion(list, concave, {1, 1, 0}, {0.4, 0.4, 0}, theme()));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  QVERIFY(!appendRegion(list, cube, {nan, 0, 0}, {0, 0, 0}, theme()));
  QVERIFY(list == DrawList());
}

void TestAnswerMarks::closestReportLightsItsRegionUp() {
  const Scene scene = sceneOf({object("p", Point<double>{{2, 2, 0.5}}), object("t", flat)});
  const Drawn closest = drawn(scene, Kind::closest, "voronoi");
  QVERIFY(closest.report != nullptr);
  QVERIFY(!closest.list.triangles.empty());
  QVERIFY(hasEntry(legendOf(closest.list, theme(), false), QStringLiteral("Voronoi region")));
  // The step itself does so too.
  const int step =
      closest.firstStep([](const Step& each) { return std::holds_alternative<RegionStep>(each); });
  QVERIFY(step >= 0);
  QVERIFY(!drawn(scene, Kind::closest, "voronoi", step).list.triangles.empty());
}

void TestAnswerMarks::pointOutsideIsMarked() {
  for (const bool isInside : {false, true}) {
    const double radius = isInside ? 0.01 : 0.5;
    const Scene scene = sceneOf(
        {object("s", Sphere<double>{{0, 0, 0.75}, radius}), object("m", testing::icosphere(1))});
    const Drawn inclusion = drawn(scene, Kind::contains, "bvh");
    QVERIFY(inclusion.report != nullptr && inclusion.report->contains == isInside);
    QCOMPARE(hasText(inclusion.list, QStringLiteral("outside")), !isInside);
    QCOMPARE(hasEntry(legendOf(inclusion.list, theme(), false), QStringLiteral("point outside")),
             !isInside);
  }
}

void TestAnswerMarks::separatingPlaneLiesBetween() {
  const Scene scene =
      sceneOf({object("a", cube), object("b", Aabb<double>{{1.5, 0, 0}, {3, 1, 2}})});
  const Drawn miss = drawn(scene, Kind::intersect, "sat");
  QVERIFY(miss.report != nullptr && miss.report->separating);
  QVERIFY(facesAreIn(miss.list, [](const Vector3d& p) { return std::abs(p.x() - 1.25) < tiny; }));
  QVERIFY(hasEntry(legendOf(miss.list, theme(), false), QStringLiteral("separating plane")));
  // Boxes that meet have none.
  const Scene meeting = sceneOf({object("a", cube), object("b", cube)});
  QVERIFY(drawn(meeting, Kind::intersect, "sat").list.triangles.empty());
}

void TestAnswerMarks::weightsStandAtTheVertices() {
  const Scene scene =
      sceneOf({object("r", Ray<double>{{0.5, 0.25, 1}, {0, 0, -1}}), object("t", flat)});
  const Drawn hit = drawn(scene, Kind::intersect, "moller_trumbore");
  QVERIFY(hit.report != nullptr && hit.report->barycentric);
  for (const auto& [vertex, text] : {std::pair(Vector3d(0, 0, 0), "0.625"),
                                     {Vector3d(2, 0, 0), "0.25"},
                                     {Vector3d(0, 2, 0), "0.125"}}) {
    QVERIFY2(std::ranges::any_of(hit.list.labels,
                                 [&](const DrawLabel& label) {
                                   return label.position == vertex &&
                                          label.text ==
                                              QStringLiteral("weight %1").arg(QLatin1String(text));
                                 }),
             text);
  }
}

// Whichever method is explained: SAT itself gives no segment.
void TestAnswerMarks::crossingTrianglesShowTheirSegment() {
  const Triangle<double> upright{
      {Vector3d(0.5, 0.25, -1), Vector3d(0.5, 0.25, 1), Vector3d(0.5, 3, 1)}};
  const Scene scene = sceneOf({object("t", flat), object("u", upright)});
  for (const char* method : {"sat", "interval", "edges", "gjk"}) {
    const Drawn hit = drawn(scene, Kind::intersect, method);
    QVERIFY2(hit.report != nullptr && hit.report->hit == true, method);
    const auto isCrossing = [](const DrawRibbon& ribbon) {
      return ribbon.color == theme().hit && ribbon.points.size() == 2 &&
             std::ranges::all_of(ribbon.points,
                                 [](const Vector3d& p) {
                                   return std::abs(p.x() - 0.5) < tiny && std::abs(p.z()) < tiny;
                                 }) &&
             (ribbon.points[1] - ribbon.points[0]).norm() > 1;
    };
    QCOMPARE(std::ranges::count_if(hit.list.ribbons, isCrossing), 1);
  }
}

// SAT gives no place where a segment meets a box; slabs does.
void TestAnswerMarks::hitIsMarkedWhicheverMethodIsExplained() {
  const Scene scene =
      sceneOf({object("s", Segment<double>{{-2, 0.5, 0.25}, {2, 0.5, 0.25}}), object("b", cube)});
  const Drawn hit = drawn(scene, Kind::intersect, "sat");
  QVERIFY(hit.report != nullptr && hit.report->hit == true && !hit.report->point);
  QVERIFY(std::ranges::any_of(hit.list.points, [](const DrawPoint& point) {
    return point.color == theme().hit && point.position == Vector3d(0, 0.5, 0.25);
  }));
  QVERIFY(hasText(hit.list, QStringLiteral("common point · t = 0.5")));
}

void TestAnswerMarks::depthIsAnArrowOfItsLength() {
  const Scene scene =
      sceneOf({object("a", cube), object("b", Aabb<double>{{0.75, 0.1, 0.2}, {3, 2, 3}})});
  const Drawn hit = drawn(scene, Kind::intersect, "sat");
  QVERIFY(hit.report != nullptr && hit.report->overlap && hit.report->point);
  const Vector3d point = hit.report->point->toVector();
  QVERIFY(std::ranges::any_of(hit.list.ribbons, [&](const DrawRibbon& ribbon) {
    // It points in the direction in which b would have to move.
    return ribbon.arrow && ribbon.points.front() == point &&
           ribbon.points.back().isApprox(point + Vector3d(0.25, 0, 0));
  }));
  QVERIFY(hasText(hit.list, QStringLiteral("depth 0.25")));
}

void TestAnswerMarks::touchingPairsAreMarked() {
  Scene scene = sceneOf({object("a", cube), object("b", Aabb<double>{{1, 0, 0}, {2, 1, 1}}),
                         object("s", Sphere<double>{{2.5, 0.5, 0.5}, 0.5}),
                         object("far", Sphere<double>{{9, 0, 0}, 0.5})});
  PairTable table;
  Change change;
  change.reset = true;
  table.update(scene, change);
  while (!table.work(std::chrono::seconds(1))) {
  }
  const std::vector<TouchingPair> all = touchingPairs(table, nullptr);
  QCOMPARE(all.size(), std::size_t{2});
  for (const TouchingPair& pair : all) {
    const double x = pair.b == "s" || pair.a == "s" ? 2 : 1;
    QVERIFY(std::abs(pair.place.x() - x) < 0.01);
  }
  // The active pair shows more than a mark; hidden objects show nothing.
  PairReports focus;
  focus.a = std::string("b");
  focus.b = std::string("a");
  QCOMPARE(touchingPairs(table, &focus).size(), std::size_t{1});
  scene.objects[2].visible = false;
  table.update(scene, change);
  while (!table.work(std::chrono::seconds(1))) {
  }
  QCOMPARE(touchingPairs(table, nullptr).size(), std::size_t{1});
  DrawList list;
  appendTouching(list, all, view(), theme());
  QCOMPARE(list.points.size(), std::size_t{2});
  QVERIFY(hasEntry(legendOf(list, theme(), false), QStringLiteral("other pairs that intersect")));
}

void TestAnswerMarks::marksDoNotCrowd() {
  std::vector<TouchingPair> pairs;
  for (int i = 0; i < 1000; ++i) {
    pairs.push_back({{}, {}, {0.15 * (i % 32) - 2.4, 0.15 * (i / 32) - 2.4, 0}});
  }
  DrawList list;
  appendTouching(list, pairs, view(), theme());
  QCOMPARE(list.points.size(), mostTouchingMarks);
  // At one place one is enough.
  list = {};
  appendTouching(list, std::vector<TouchingPair>(20), view(), theme());
  QCOMPARE(list.points.size(), std::size_t{1});
}

void TestAnswerMarks::emptySceneShowsWhatToDo() {
  const auto texts = [](const Scene& scene) {
    return sceneDrawList(scene, {}, {}, view(), theme());
  };
  QVERIFY(hasText(texts({}), QStringLiteral("empty")));
  QVERIFY(hasText(texts({}), QStringLiteral("toolbar")));
  Scene scene = sceneOf({object("a", cube)});
  QVERIFY(!hasText(texts(scene), QStringLiteral("empty")));
  scene.objects[0].visible = false;
  QVERIFY(hasText(texts(scene), QStringLiteral("Show All")));
}

void TestAnswerMarks::legendNamesWhatIsThere() {
  QVERIFY(legendOf({}, theme(), false).empty());
  const Scene scene =
      sceneOf({object("a", cube), object("b", Aabb<double>{{1.5, 0, 0}, {3, 1, 2}})});
  DrawList list = sceneDrawList(scene, {"a"}, {}, view(), theme());
  const auto legend = legendOf(list, theme(), false);
  QVERIFY(hasEntry(legend, QStringLiteral("first of the pair")));
  QVERIFY(hasEntry(legend, QStringLiteral("second of the pair")));
  QVERIFY(hasEntry(legend, QStringLiteral("handles to drag")));
  QVERIFY(!hasEntry(legend, QStringLiteral("other objects")));
  // Parts of the gizmo are no regions, though one is of that colour.
  QVERIFY(!hasEntry(legend, QStringLiteral("Voronoi region")));
  QVERIFY(!hasEntry(legend, QStringLiteral("highlighted step")));
  QVERIFY(!hasEntry(legend, QStringLiteral("common point")));
  // No two meanings look alike: mark or colour differ.
  for (const Theme& each : {Theme::lightTheme(), Theme::darkTheme()}) {
    DrawList everything;
    for (const QColor& color : {each.objectA, each.objectB, each.objectOther, each.gap, each.hit,
                                each.accent, each.view.text, each.view.plate}) {
      const Vector3d zero = Vector3d::Zero();
      QColor faint = color;
      faint.setAlphaF(0.1F);
      everything.triangles.push_back(
          {.corners = {zero, zero, zero}, .color = faint, .shading = Shading::flat});
      everything.ribbons.push_back({.points = {}, .color = color, .width = 4});
      everything.ribbons.push_back({.points = {}, .color = color, .arrow = true});
      for (const PointShape shape : {PointShape::disc, PointShape::diamond, PointShape::ring}) {
        everything.points.push_back({.color = color, .shape = shape});
      }
    }
    const auto all = legendOf(everything, each, true);
    QCOMPARE(all.size(), std::size_t{14});
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        QVERIFY(all[i].mark != all[j].mark || all[i].color != all[j].color);
      }
    }
  }
}

void TestAnswerMarks::everyStepKindIsFoundUnderTheMouse() {
  struct Case {
    const char* name;
    Scene scene;
    Kind kind;
    const char* method;
    std::size_t alternative;
    ScalarKind scalar = ScalarKind::float64;
  };
  const auto index = [](const Step& step) { return step.index(); };
  const Scene boxes =
      sceneOf({object("a", cube), object("b", Aabb<double>{{1.5, 0, 0}, {3, 1, 2}})});
  const Scene rayBox =
      sceneOf({object("r", Ray<double>{{-2, 0.4, 0.3}, {1, 0.1, 0.1}}), object("b", cube)});
  const Scene pointTriangle = sceneOf({object("p", Point<double>{{1, 1, 0.5}}), object("t", flat)});
  const Scene triangleBox =
      sceneOf({object("t", Triangle<double>{{{{-1, 0.5, 0.5}, {2, 0.4, 0.6}, {0.5, 2, 0.5}}}}),
               object("b", cube)});
  Scene moving = boxes;
  moving.objects[0].displacement = Vector3<double>(1.25, 0.25, 0.5);
  const Case cases[] = {
      {"axis", boxes, Kind::intersect, "sat", index(AxisStep{})},
      {"slab", rayBox, Kind::intersect, "slabs", index(SlabStep{})},
      {"region", pointTriangle, Kind::closest, "voronoi", index(RegionStep{})},
      {"polygon", triangleBox, Kind::intersect, "clip", index(PolygonStep{})},
      {"edge function", triangleBox, Kind::intersect, "pef", index(EdgeFunctionStep{})},
      {"simplex", boxes, Kind::intersect, "gjk", index(SimplexStep{})},
      {"time", moving, Kind::sweep, "conservative_advancement", index(TimeStep{})},
  };
  for (const Case& each : cases) {
    const Drawn plain = drawn(each.scene, each.kind, each.method, -1, each.scalar);
    QVERIFY2(plain.report != nullptr, each.name);
    const int wanted =
        plain.firstStep([&](const Step& step) { return step.index() == each.alternative; });
    QVERIFY2(wanted >= 0, each.name);
    // The drawing of a highlighted step leads back to it.
    const Drawn pointed = drawn(each.scene, each.kind, each.method, wanted, each.scalar);
    int found = 0;
    for (const DrawnStep& part : pointed.steps) {
      if (part.step != wanted) continue;
      for (std::size_t i = part.firstRibbon; i < part.endRibbon; ++i) {
        const auto& points = pointed.list.ribbons[i].points;
        const auto pixel = view().project((points.front() + points.back()) / 2);
        if (pixel && stepAt(pointed.list, pointed.steps, view(), *pixel) == wanted) ++found;
      }
    }
    QVERIFY2(found > 0, each.name);
    QCOMPARE(stepAt(pointed.list, pointed.steps, view(), {-5000, -5000}), -1);
  }
  // Each moment of a moving pair is marked by a point that leads to its step.
  const Drawn moments =
      drawn(moving, Kind::sweep, "conservative_advancement", -1, ScalarKind::float64);
  std::set<int> found;
  for (const DrawnStep& part : moments.steps) {
    for (std::size_t i = part.firstPoint; i < part.endPoint; ++i) {
      const auto pixel = view().project(moments.list.points[i].position);
      QVERIFY(pixel);
      found.insert(stepAt(moments.list, moments.steps, view(), *pixel));
    }
  }
  const int first =
      moments.firstStep([&](const Step& step) { return std::holds_alternative<TimeStep>(step); });
  QVERIFY(first >= 0 && found.count(first) == 1);
  // Slabs and cuts can be hovered before any step is highlighted.
  for (const Case& each : {cases[1], cases[3]}) {
    const Drawn plain = drawn(each.scene, each.kind, each.method, -1, each.scalar);
    std::set<int> steps;
    for (const DrawnStep& part : plain.steps) steps.insert(part.step);
    QVERIFY2(steps.size() >= 3, each.name);
  }
}

HAIRLINE_TEST(TestAnswerMarks, offscreen);

#include "test_answer_marks.moc"
