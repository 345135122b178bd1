#include <QtTest>
#include <map>
#include <set>

#include "core/export/case_name.h"
#include "core/queries.h"
#include "core/search/case_choice.h"
#include "core/search/known_findings.h"
#include "tests/support/test_class.h"

namespace hairline {
namespace {

const Aabb<double> unitBox{{0, 0, 0}, {1, 1, 1}};

ChoicePlan planOf(Kind kind, std::vector<std::size_t> operands, std::size_t count) {
  ChoicePlan plan;
  plan.kind = kind;
  plan.cases.operands = std::move(operands);
  plan.cases.isMoving = kind == Kind::sweep;
  plan.count = count;
  return plan;
}

/// The name of a case of two shapes by its exact verdict.
QString nameOf(Shape a, Shape b, Kind kind = Kind::intersect) {
  const SearchCase given{.shapes = {std::move(a), std::move(b)}};
  const CaseOperands operands(given);
  const Report report = exactQuery(operands, kind)->answer(operands, ScalarKind::exact);
  return QString::fromStdString(caseName(given, kind, *report.verdict(), false));
}

}  // namespace

class TestCaseChoice : public QObject {
  Q_OBJECT

 private slots:
  void namesSayWhatIsShown() {
    const double above = 1 + 3 * 0x1p-52;
    const auto triangle = [](Vector3<double> a, Vector3<double> b, Vector3<double> c) {
      return Triangle<double>{{a, b, c}};
    };
    // Edge 2 joins the vertices 0 and 1. The largest number is 2 and so its last place 2^-51.
    QCOMPARE(nameOf(triangle({0.5, 0.5, above}, {0.5, 2, above}, {0.5, 1, 2}), unitBox),
             "edge_2_on_box_face_z_gap_2_ulp");
    QCOMPARE(nameOf(triangle({0.5, 2, 1.5}, {0.5, 1.5, 2}, {0.5, 0.5, 1}), unitBox),
             "vertex_2_on_box_face_z_touching");
    QCOMPARE(nameOf(triangle({0.5, 1.5, 0.5}, {0.5, 0.5, 1.5}, {0.5, 1.9, 1.9}), unitBox),
             "edge_2_on_box_edge_x_touching");
    QCOMPARE(nameOf(triangle({-1, 0.5, 0.5}, {2, 0.5, 0.5}, {0.5, 2, 0.5}), unitBox),
             "triangle_and_box_depth_1e_minus_1_of_size");
    QCOMPARE(nameOf(Point<double>{{1.5, 0, 0}}, triangle({0, 0, 0}, {1, 0, 0}, {0, 1, 0}),
                    Kind::contains),
             "point_on_triangle_vertex_1_gap_1e_minus_1_of_size");
    QCOMPARE(nameOf(Point<double>{{0.25, 0.25, 0}}, triangle({0, 0, 0}, {1, 0, 0}, {0, 1, 0}),
                    Kind::contains),
             "point_on_triangle_face_touching");
  }

  void namesOfSweepsSayWhen() {
    SearchCase given{
        .shapes = {Triangle<double>{{Vector3<double>(0.5, 0.5, 2), {0.5, 2, 3}, {2, 0.5, 3}}},
                   unitBox}};
    given.displacements[0] = {0, 0, -2};
    QCOMPARE(QString::fromStdString(caseName(given, Kind::sweep, true, false)),
             "vertex_0_on_box_face_z_on_the_way");
    given.displacements[0] = {0, 0, -1};
    QCOMPARE(QString::fromStdString(caseName(given, Kind::sweep, true, false)),
             "vertex_0_on_box_face_z_at_end");
    given.displacements[0] = {0, 0, 1};
    QCOMPARE(QString::fromStdString(caseName(given, Kind::sweep, false, false)),
             "triangle_past_box");
  }

  /// Half hits, half misses, of every recipe, on both sides of the boundary, by every pair of
  /// parts; no two alike; and the same again for the same plan.
  void choiceIsBalanced() {
    const ChoicePlan plan =
        planOf(Kind::intersect, {shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>()}, 120);
    const auto chosen = chooseCases(plan);
    QVERIFY(bool(chosen));
    QCOMPARE(chosen->size(), 120);
    std::map<Recipe, int> recipes;
    std::map<std::pair<bool, Nearness>, int> nearnesses;
    std::set<std::string> parts;
    std::set<std::string> keys;
    int hits = 0;
    Finding asked;
    for (const ChosenCase& made : *chosen) {
      const CaseOperands operands(made.given);
      const IndexedQuery* reference = &findQueries(operands, Kind::intersect).back();
      QCOMPARE(reference->entry->info.method, "reference");
      QCOMPARE(reference->answer(operands, ScalarKind::exact).hit, made.verdict);
      ++recipes[made.recipe];
      ++nearnesses[{made.verdict, nearnessOf(made.contact)}];
      parts.insert(std::string(sortOfPart(made.contact.parts[0])) + '/' +
                   std::string(sortOfPart(made.contact.parts[1])));
      keys.insert(findingKey(made.given, asked));
      hits += made.verdict;
    }
    QCOMPARE(hits, 60);
    QCOMPARE(keys.size(), chosen->size());
    QCOMPARE(recipes.size(), 8);
    for (const auto& [recipe, count] : recipes) QVERIFY2(count >= 5, name(recipe).data());
    QVERIFY((nearnesses[{false, Nearness::ulps}] >= 10));
    QVERIFY((nearnesses[{true, Nearness::touching}] >= 10));
    QVERIFY((nearnesses[{true, Nearness::ulps}] >= 5));
    for (const char* pair : {"vertex/face", "face/vertex", "edge/edge", "vertex/vertex"}) {
      QVERIFY2(parts.contains(pair), pair);
    }
    const auto again = chooseCases(plan);
    for (std::size_t i = 0; i < chosen->size(); ++i) {
      QVERIFY((*again)[i].given == (*chosen)[i].given);
    }
  }

  void otherQuestionsHaveCases_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    const auto add = [](Kind kind, std::size_t first, std::size_t second) {
      QTest::addRow("%s %s %s", name(kind).data(), shapeTypeNames[first].data(),
                    shapeTypeNames[second].data())
          << int(kind) << int(first) << int(second);
    };
    add(Kind::closest, shapeIndex<Segment<double>>(), shapeIndex<Segment<double>>());
    add(Kind::contains, shapeIndex<Point<double>>(), shapeIndex<Obb<double>>());
    add(Kind::side, shapeIndex<Sphere<double>>(), shapeIndex<Plane<double>>());
    add(Kind::sweep, shapeIndex<Aabb<double>>(), shapeIndex<Aabb<double>>());
    add(Kind::intersect, shapeIndex<Ray<double>>(), shapeIndex<Triangle<double>>());
    add(Kind::bound, shapeIndex<Kdop2<double>>(), shapeIndex<Kdop2<double>>());
  }
  void otherQuestionsHaveCases() {
    QFETCH(int, kind);
    QFETCH(int, first);
    QFETCH(int, second);
    const auto chosen =
        chooseCases(planOf(Kind(kind), {std::size_t(first), std::size_t(second)}, 20));
    QVERIFY(bool(chosen));
    QCOMPARE(chosen->size(), 20);
    QCOMPARE(std::ranges::count(*chosen, true, &ChosenCase::verdict), 10);
  }

  void unansweredQuestionsAreErrors() {
    const auto chosen = chooseCases(
        planOf(Kind::side, {shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>()}, 5));
    QVERIFY(!chosen);
    QCOMPARE(chosen.error().code, "unsupported");
    std::stop_source stop;
    stop.request_stop();
    const auto cancelled = chooseCases(
        planOf(Kind::intersect, {shapeIndex<Aabb<double>>(), shapeIndex<Aabb<double>>()}, 5),
        {{}, stop.get_token()});
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, "cancelled");
  }
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestCaseChoice, nothing);
#include "test_case_choice.moc"
