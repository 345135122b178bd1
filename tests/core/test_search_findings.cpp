#include <QTest>

#include "core/search/case_numbers.h"
#include "core/search/finding_groups.h"
#include "core/search/finding_traits.h"
#include "core/search/findings_file.h"
#include "core/search/known_findings.h"
#include "core/search/plugin/plugin_command.h"
#include "core/search/simplicity.h"
#include "tests/support/search_lines.h"
#include "tests/support/test_class.h"

using namespace hairline;
using namespace hairline::testing;

namespace {

using V = Vector3<double>;

Triangle<double> triangleAt(double height) {
  return {{V(0, 0, height), V(2, 0, height), V(0, 2, height)}};
}

Finding wrongVerdict(Verdict verdict, Verdict exact, std::string method = "sat") {
  Finding finding;
  finding.kind = FindingKind::exact;
  finding.query = Kind::intersect;
  finding.method = std::move(method);
  finding.scalar = ScalarKind::float64;
  finding.verdict = verdict;
  finding.against = exact;
  return finding;
}

CasePlan narrowed(const std::vector<std::size_t>& operands, const CaseDomain& domain) {
  CasePlan plan;
  plan.operands = operands;
  plan.domain = domain;
  return plan;
}

}  // namespace

/// How wrong findings are, which are equal, and the restrictions on cases.
class TestSearchFindings : public QObject {
  Q_OBJECT

 private slots:
  void marginsAreExact() {
    const Aabb<double> box{V(0, 0, 0), V(1, 1, 4)};
    const Finding hit = wrongVerdict(Verdict::yes, Verdict::no);
    const Finding miss = wrongVerdict(Verdict::no, Verdict::yes);
    const std::optional<Margin> gap = marginOf({{triangleAt(4.5), box}}, hit);
    QVERIFY(gap.has_value());
    QVERIFY(*gap == (Margin{Margin::Measure::gap, 0.5, 0.125, 0.5 * 0x1p50}));
    const std::optional<Margin> depth = marginOf({{triangleAt(3.75), box}}, miss);
    QVERIFY(depth && depth->measure == Margin::Measure::depth);
    QCOMPARE(depth->absolute, 0.25);
    // Operands that touch make no false hit.
    QVERIFY(!marginOf({{triangleAt(4), box}}, hit));
    // In float the last place is another.
    Finding single = hit;
    single.scalar = ScalarKind::float32;
    QCOMPARE(marginOf({{triangleAt(4.5), box}}, single)->ulps, 0.5 * 0x1p21);
    // A crash has no margin.
    Finding crash;
    crash.kind = FindingKind::failure;
    QVERIFY(!marginOf({{triangleAt(4.5), box}}, crash));
  }

  /// Also at sizes whose squares overflow or underflow.
  void marginsDoNotDependOnSize_data() {
    QTest::addColumn<int>("exponent");
    for (const int exponent : {-900, -1, 3, 900}) {
      QTest::addRow("2^%d", exponent) << exponent;
    }
  }
  void marginsDoNotDependOnSize() {
    QFETCH(int, exponent);
    const double unit = std::ldexp(1.0, exponent);
    SearchCase given{{triangleAt(4.5), Aabb<double>{V(0, 0, 0), V(1, 1, 4)}}};
    forEachNumber(given, [&](double& number, NumberRole) { number *= unit; });
    const auto margin = marginOf(given, wrongVerdict(Verdict::yes, Verdict::no));
    QVERIFY(margin.has_value());
    QVERIFY(*margin == (Margin{Margin::Measure::gap, 0.5 * unit, 0.125, 0.5 * 0x1p50}));
  }

  void marginsOfDistances() {
    Finding finding;
    finding.kind = FindingKind::distance;
    finding.query = Kind::closest;
    finding.method = "gjk";
    finding.scalar = ScalarKind::float64;
    finding.sqdist = 9;
    finding.exactSqdist = 4;
    const SearchCase given{{Point<double>{V(0, 0, 2)}, Sphere<double>{V(0, 0, 0), 1}}};
    const auto margin = marginOf(given, finding);
    QVERIFY(margin && margin->measure == Margin::Measure::distance);
    QCOMPARE(margin->absolute, 1.0);
    QCOMPARE(margin->relative, 0.5);
    // A distance of nothing cannot be wrong.
    finding.sqdist = -1;
    QCOMPARE(marginOf(given, finding)->absolute, 2.0);
  }

  /// A user's method in float is judged on the operands that it received.
  void marginsOfRoundedOperands() {
    const SearchCase given{{triangleAt(1 + 0x1p-24), Aabb<double>{V(0, 0, 0), V(1, 1, 1)}}};
    Finding finding = wrongVerdict(Verdict::no, Verdict::yes);
    finding.scalar = ScalarKind::float32;
    QVERIFY(marginOf(given, finding)->measure == Margin::Measure::gap);
    finding.method = "mine";
    QVERIFY(marginOf(given, finding)->measure == Margin::Measure::depth);
  }

  void scenesKeepMargins() {
    const SearchCase given{{triangleAt(4.5), Aabb<double>{V(0, 0, 0), V(1, 1, 4)}}};
    const Finding finding = wrongVerdict(Verdict::yes, Verdict::no);
    const auto margin = marginOf(given, finding);
    const Result<Scene> read = parseScene(writeScene(sceneOf(given, finding, {}, margin)));
    QVERIFY(read && marginIn(*read) == margin);
    QVERIFY(findingOf(*read) == finding);
    // Older files have none.
    QVERIFY(!marginIn(sceneOf(given, finding)));
  }

  void onlyLargeErrorsAreFound() {
    SearchPlan plan = planFor(Kind::intersect, {"triangle", "aabb"});
    plan.end = casesAtLeast(3000);
    const auto marginsOf = [](const SearchPlan& searched, std::uint64_t& count) {
      std::vector<std::string> lines;
      SearchListener listener;
      listener.found = [&](const FoundCase& found) {
        if (found.margin && found.margin->relative >= 1e-7) {
          lines.push_back(writeScene(sceneOf(found)));
        }
        return true;
      };
      const Result<SearchState> state = search(searched, listener);
      count = state ? state->findings() : 0;
      return lines;
    };
    std::uint64_t all = 0;
    std::uint64_t large = 0;
    const std::vector<std::string> wanted = marginsOf(plan, all);
    plan.least.relative = 1e-7;
    // Findings that have no margin are kept.
    const std::vector<std::string> found = marginsOf(plan, large);
    QVERIFY(found == wanted);
    QVERIFY(large < all && large >= found.size());
  }

  void findingsAreTheSameInAnyOrder() {
    const Finding finding = wrongVerdict(Verdict::yes, Verdict::no);
    const Triangle<double> first{{V(0, 0, 0), V(2, 0, 1), V(0, 3, 2)}};
    const Triangle<double> other{{V(5, 0, 0), V(2, 7, 1), V(0, 3, 4)}};
    const Triangle<double> renumbered{{first.vertices[2], first.vertices[1], first.vertices[0]}};
    const auto key = [&](std::vector<Shape> shapes) {
      return findingKey({std::move(shapes)}, finding);
    };
    QCOMPARE(key({first, other}), key({other, renumbered}));
    QVERIFY(key({first, other}) != key({first, first}));
    Triangle<double> near = first;
    near.vertices[0][0] = 0x1p-1000;
    QVERIFY(key({first, other}) != key({near, other}));
    // Another method, scalar or query is another finding; other answers are not.
    Finding changed = finding;
    changed.verdict = Verdict::none;
    QCOMPARE(findingKey({{first, other}}, changed), key({first, other}));
    changed.method = "gjk";
    QVERIFY(findingKey({{first, other}}, changed) != key({first, other}));
    // For a one-sided method a flipped triangle is another one.
    const Ray<double> ray{V(0, 0, -1), V(0, 0, 1)};
    changed.method = "moller_trumbore_culled";
    QVERIFY(findingKey({{ray, first}}, changed) != findingKey({{ray, renumbered}}, changed));
    changed.method = "moller_trumbore";
    QCOMPARE(findingKey({{ray, first}}, changed), findingKey({{ray, renumbered}}, changed));
    // What a sweep moves stays with it.
    const SearchCase moving{{first, other}, {V(1, 0, 0), V(0, 0, 0)}};
    const SearchCase swapped{{other, first}, {V(0, 0, 0), V(1, 0, 0)}};
    const SearchCase wrong{{other, first}, {V(1, 0, 0), V(0, 0, 0)}};
    changed.query = Kind::sweep;
    QCOMPARE(findingKey(moving, changed), findingKey(swapped, changed));
    QVERIFY(findingKey(moving, changed) != findingKey(wrong, changed));
  }

  void ownMethodsGoByTheirNames() {
    QCOMPARE(pluginSource("/a/b/mine.so").name, std::string("mine"));
    QCOMPARE(pluginSource("python3 mine.py").name, std::string("python3 mine.py"));
    const std::string here = HAIRLINE_SOURCE_DIR "/README.md";
    QCOMPARE(pluginSource("mine=" + here).name, std::string("mine"));
    QCOMPARE(pluginSource("mine=" + here).text, here);
    // A variable of a command.
    QCOMPARE(pluginSource("A=1 ./mine").name, std::string("A=1 ./mine"));
    // Older files have the path.
    Finding finding = wrongVerdict(Verdict::yes, Verdict::no, "./build/mine.so");
    const SearchCase given{{triangleAt(4.5), Aabb<double>{V(0, 0, 0), V(1, 1, 4)}}};
    QCOMPARE(findingOf(sceneOf(given, finding))->method, std::string("mine"));
  }

  void thicknessOfShapes() {
    QCOMPARE(thicknessOf(triangleAt(0)), 0.5);
    QCOMPARE(thicknessOf(Triangle<double>{{V(0, 0, 0), V(4, 0, 0), V(2, 0.004, 0)}}), 0.001);
    QCOMPARE(thicknessOf(Triangle<double>{{V(0, 0, 0), V(1, 0, 0), V(2, 0, 0)}}), 0.0);
    QCOMPARE(thicknessOf(Aabb<double>{V(0, 0, 0), V(1, 2, 8)}), 0.125);
    QCOMPARE(thicknessOf(Segment<double>{V(1, 2, 3), V(1, 2, 3)}), 0.0);
    QCOMPARE(thicknessOf(Segment<double>{V(1, 2, 3), V(1, 2, 4)}), 1.0);
    const Tetrahedron<double> corner{{V(0, 0, 0), V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)}};
    // The altitude over the slanted face is 1/√3, that edge √2.
    QVERIFY(std::abs(thicknessOf(corner) - 1 / std::sqrt(6.0)) < 1e-15);
    Shape huge = triangleAt(0);
    forEachNumber(huge, [](double& number, NumberRole) { number *= 0x1p900; });
    QCOMPARE(thicknessOf(huge), 0.5);
  }

  void casesStayInTheirDomain_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"nondegenerate", "thickness", "range", "far", "grid", "all"}) {
      QTest::newRow(name) << QString(name);
    }
  }
  void casesStayInTheirDomain() {
    QFETCH(QString, name);
    CaseDomain domain;
    domain.isNondegenerate = name == "nondegenerate" || name == "all";
    if (name == "thickness" || name == "all") domain.thickness = 0.05;
    if (name == "range") domain.range = {-1e4, 1e4};
    if (name == "far" || name == "all") domain.range = {100, 120};
    if (name == "grid" || name == "all") domain.grid = 0x1p-6;
    for (const auto& operands : {std::vector<std::size_t>{typeOf("triangle"), typeOf("aabb")},
                                 std::vector<std::size_t>{typeOf("ray"), typeOf("triangle")},
                                 std::vector<std::size_t>{typeOf("segment"), typeOf("tetrahedron")},
                                 std::vector<std::size_t>{typeOf("sphere"), typeOf("polygon")}}) {
      const CaseGenerator generator(narrowed(operands, domain), 1);
      QVERIFY(generator.reaches());
      SearchCase made;
      for (std::uint64_t i = 0; i < casesAtLeast(500); ++i) {
        generator.make(i, made);
        QVERIFY(isLegal(made));
        for (const Shape& shape : made.shapes) {
          if (domain.thickness) QVERIFY(thicknessOf(shape) > 0.05);
          if (domain.isNondegenerate) QVERIFY(extentRank(shape) >= fullRankOf(shape.index()));
        }
        forEachNumber(made, [&](double& number, NumberRole role) {
          if (domain.grid) QCOMPARE(number / *domain.grid, std::round(number / *domain.grid));
          if (!domain.range || role != NumberRole::position) return;
          QVERIFY(number >= (*domain.range)[0] && number <= (*domain.range)[1]);
        });
      }
    }
  }

  /// One mistake of a method is one cause, in whatever scalar and on whatever axis of a sort.
  void causesGatherAxesAndScalars() {
    const Aabb<double> box{V(0, 0, 0), V(1, 1, 4)};
    FindingGroups groups;
    const auto add = [&](const SearchCase& given, Finding finding, const char* recipe) {
      finding.method = "mine";
      return groups.add(causeOf(given, finding, FindingSource{1, 2, recipe}), finding.scalar,
                        marginOf(given, finding), costOf(given), groups.groups().size());
    };
    const Finding hit = wrongVerdict(Verdict::yes, Verdict::no);
    Finding single = hit;
    single.scalar = ScalarKind::float32;
    const Triangle<double> beside{{V(1.5, 0, 1), V(1.5, 2, 1), V(1.5, 0, 2)}};
    QCOMPARE(add({{triangleAt(4.5), box}}, hit, "grid"), std::size_t{0});
    QCOMPARE(add({{beside, box}}, single, "real"), std::size_t{0});
    const FindingGroups::Group& above = groups.groups().front();
    QCOMPARE(above.count, std::uint64_t{2});
    QCOMPARE(above.labels.size(), 2u);
    QVERIFY(above.labels.contains("box x") && above.labels.contains("box z"));
    QCOMPARE(above.scalars.size(), std::size_t{2});
    QVERIFY(above.cause.recipe.empty() && above.cause.isExactStep);
    // Another direction is another cause, and so is another contact.
    const Finding miss = wrongVerdict(Verdict::no, Verdict::yes);
    QCOMPARE(add({{triangleAt(4), box}}, miss, "grid"), std::size_t{1});
    QCOMPARE(add({{triangleAt(3), box}}, miss, "grid"), std::size_t{2});
    QVERIFY(groups.groups()[1].cause.step == FindingCause::Step::touches);
    QVERIFY(groups.groups()[2].cause.step == FindingCause::Step::overlaps);
    // The event of a failure counts, without its numbers.
    Finding crash;
    crash.kind = FindingKind::failure;
    crash.other = "crashed (signal 11), case 7";
    QCOMPARE(add({{triangleAt(4), box}}, crash, "grid"), std::size_t{3});
    QVERIFY(
        groups.text().find("mine float and double, false hit, exactly separated by box x (1) or "
                           "box z (1): worst 0") != std::string::npos);
  }

  void searchesAreReadBack() {
    SearchPlan plan;
    plan.question.kind = Kind::closest;
    plan.question.operands = plan.cases.operands = {typeOf("triangle"), typeOf("aabb")};
    plan.question.methods = {"gjk"};
    plan.question.scalars = {ScalarKind::float32, ScalarKind::exact};
    plan.question.kinds.set(static_cast<std::size_t>(FindingKind::nan));
    plan.seed = 1234567890123;
    QVERIFY(searchOf(*planFrom(searchOf(plan))) == searchOf(plan));
    plan.cases.domain = {true, 0.25, std::array{-2.0, 1e10}, 0x1p-6};
    plan.least = {1e-3, 0, 17};
    QVERIFY(searchOf(*planFrom(searchOf(plan))) == searchOf(plan));
  }

  void anEmptyDomainIsToldOf() {
    CaseDomain domain;
    domain.thickness = 0.999;
    const CaseGenerator generator(narrowed({typeOf("triangle"), typeOf("aabb")}, domain), 1);
    QVERIFY(!generator.reaches());
  }
};

HAIRLINE_TEST(TestSearchFindings, nothing);
#include "test_search_findings.moc"
