#include <QTest>
#include <algorithm>

#include "tests/support/test_class.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/pair/focus_follower.h"
#include "widgets/pair/group_in_focus.h"
#include "widgets/pair/query_runner.h"
#include "widgets/scene_view/report_draw_list.h"

using namespace hairline;
using Eigen::Vector3d;

namespace {

SceneObject plane(const char* id, const Vector3d& normal, double offset) {
  SceneObject object = makeObject(Plane<double>{normal, offset});
  object.id = std::string(id);
  return object;
}

Scene threePlanes() {
  Scene scene;
  scene.objects = {plane("a", {0, 0, 1}, 0.5), plane("b", {1, 0, 0}, 0.25),
                   plane("c", {0, 2, 0}, 3)};
  return scene;
}

}  // namespace

/// Three planes, or points, as the active operands: by the selection, by the file, and in the view.
class TestThreePlanes : public QObject {
  Q_OBJECT

 private slots:
  void selectionOfThreeComesIntoFocus();
  void focusOfTheFileNamesThree();
  void otherThreesDoNotFit();
  void pointAndLineAreDrawn();
  void pointsAreAskedForTheirPredicates();
};

void TestThreePlanes::selectionOfThreeComesIntoFocus() {
  Document document;
  document.setScene(threePlanes());
  Selection selection(&document);
  QueryRunner runner(&document, &selection);
  FocusFollower follower(&document, &selection);
  selection.set(SelectionIds{"a", "b", "c"});
  runner.flush();
  QVERIFY(runner.focus() != nullptr);
  QCOMPARE(runner.focus()->c, std::string("c"));
  QCOMPARE(document.scene().focus.size(), std::size_t{3});
  QVERIFY(!runner.focus()->disagree);
  for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
    const Report* report = findReport(*runner.focus(), Kind::common, "cramer", scalar);
    QVERIFY(report != nullptr && report->point);
    QCOMPARE(report->relation, std::optional(Relation::point));
    QCOMPARE(report->point->toVector(), Vector3d(0.25, 1.5, 0.5));
  }
  // The focus stays while another thing is selected, and a pair takes it over.
  selection.set("b");
  runner.flush();
  QCOMPARE(runner.focus()->c, std::string("c"));
  selection.set(SelectionIds{"a", "c"});
  runner.flush();
  QVERIFY(runner.focus()->c.empty());
  QVERIFY(findReport(*runner.focus(), Kind::common, "direction_and_point", ScalarKind::exact) !=
          nullptr);
}

void TestThreePlanes::focusOfTheFileNamesThree() {
  Scene scene = threePlanes();
  scene.focus = {"c", "a", "b"};
  QCOMPARE(groupInFocus(scene, {}), (std::optional(ObjectGroup{"c", "a", "b"})));
  scene.focus = {"c", "a", "gone"};
  QVERIFY(!groupInFocus(scene, {}));
  // A pair in the file goes before a selection of three.
  scene.focus = {"c", "a"};
  QVERIFY(!groupInFocus(scene, {"a", "b", "c"}));
  scene.focus = {};
  QVERIFY(groupInFocus(scene, {"a", "b", "c"}));
}

void TestThreePlanes::otherThreesDoNotFit() {
  Scene scene = threePlanes();
  QVERIFY(!isFittingGroup(scene, {"a", "b", "b"}));
  QVERIFY(!isFittingGroup(scene, {"a", "b"}));
  QVERIFY(!isFittingGroup(scene, {}));
  scene.objects[1].shape = Sphere<double>{{0, 0, 0}, 1};
  QVERIFY(!isFittingGroup(scene, {"a", "b", "c"}));
}

void TestThreePlanes::pointAndLineAreDrawn() {
  Scene scene = threePlanes();
  const Theme theme = Theme::lightTheme();
  ViewState view;
  view.size = {800, 600};
  const auto draw = [&] {
    const PairReports three = answerGroup(scene, {"a", "b", "c"}, {});
    const Report* report = findReport(three, Kind::common, "cramer", ScalarKind::float64);
    DrawList list;
    std::optional<Vector3d> side;
    appendReport(list, scene, three, report, -1, view, theme, side);
    return list;
  };
  const DrawList point = draw();
  QVERIFY(std::ranges::any_of(point.points, [](const DrawPoint& each) {
    return each.position == Vector3d(0.25, 1.5, 0.5) && each.shape == PointShape::diamond;
  }));
  // Three planes through one line.
  scene.objects[2].shape = Plane<double>{{1, 0, 1}, 0.75};
  const DrawList line = draw();
  QVERIFY(std::ranges::any_of(line.ribbons, [&](const DrawRibbon& each) {
    return each.color == theme.hit && each.points.size() == 2 &&
           std::ranges::all_of(each.points, [](const Vector3d& at) {
             return std::abs(at.x() - 0.25) < 1e-9 && std::abs(at.z() - 0.5) < 1e-9;
           });
  }));
  // What is hidden has nothing to show.
  scene.objects[2].visible = false;
  QVERIFY(draw() == DrawList());
}

void TestThreePlanes::pointsAreAskedForTheirPredicates() {
  Scene scene;
  const std::vector<Vector3d> places{
      {0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, -1}, {0.5, 0.5, -0.25}};
  for (const Vector3d& place : places) {
    insert(scene, makeObject(Point<double>{place}));
  }
  Document document;
  document.setScene(scene);
  Selection selection(&document);
  QueryRunner runner(&document, &selection);
  FocusFollower follower(&document, &selection);
  SelectionIds ids;
  for (const SceneObject& object : document.scene().objects) ids.push_back(object.id);
  selection.set(ids);
  runner.flush();
  QCOMPARE(runner.focus()->more.size(), std::size_t{2});
  const auto sign = [&](Kind kind, const char* method) {
    const Report* report = findReport(*runner.focus(), kind, method, ScalarKind::float64);
    return report != nullptr ? report->sign : std::nullopt;
  };
  QCOMPARE(sign(Kind::inSphere, "determinant"), std::optional(1));
  selection.set(SelectionIds(ids.begin(), ids.end() - 1));
  runner.flush();
  QCOMPARE(runner.focus()->more.size(), std::size_t{1});
  QCOMPARE(sign(Kind::orientation, "naive"), std::optional(1));
}

HAIRLINE_TEST(TestThreePlanes, offscreen);

#include "test_three_planes.moc"
