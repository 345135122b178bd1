#include <QTest>
#include <set>

#include "core/search/triangle_box.h"
#include "tests/support/describe.h"
#include "tests/support/instruction_sets.h"
#include "tests/support/question.h"
#include "tests/support/search_lines.h"
#include "tests/support/test_class.h"

using namespace hairline;
using namespace hairline::testing;

/// Cases judged briefly and side by side, against one question after another.
class TestSearchBrief : public QObject {
  Q_OBJECT

 private slots:
  // Brief findings, by bodies run in packs, against one question after another.
  void quickWayFindsWhatTheOrdinaryWayDoes() {
    for (const auto& operands : {std::array<std::string_view, 2>{"triangle", "aabb"},
                                 std::array<std::string_view, 2>{"aabb", "triangle"},
                                 std::array<std::string_view, 2>{"segment", "sphere"}}) {
      SearchPlan plan = planFor(Kind::intersect, {operands[0], operands[1]});
      plan.end = casesAtLeast(1500);
      plan.keep = 7;
      std::map<std::string, std::uint64_t> counts;
      const std::vector<std::string> quick = linesOf(plan, nullptr, &counts);
      QVERIFY(!quick.empty());
      // None takes that long, but searching for it uses the ordinary path.
      plan.question.kinds.set(static_cast<std::size_t>(FindingKind::time));
      plan.question.timeLimit = 1e9;
      QVERIFY(!Judge::make(plan.question)->isBrief());
      std::map<std::string, std::uint64_t> ordinary;
      QVERIFY(linesOf(plan, nullptr, &ordinary) == quick);
      QVERIFY(counts == ordinary);
    }
  }

  void briefFindingsAreWhatAnswersShow() {
    const SearchPlan plan = planFor(Kind::intersect, {"triangle", "aabb"});
    const CaseGenerator generator(plan.cases, 5);
    Result<Judge> judge = Judge::make(plan.question);
    QVERIFY(judge && judge->isBrief());
    SearchCase made;
    const std::vector<std::uint64_t> all(judge->sortCount(), ~std::uint64_t{0});
    std::vector<std::uint64_t> counts(judge->sortCount());
    std::size_t met = 0;
    const std::uint64_t count = casesAtLeast(1000);
    for (std::uint64_t i = 0; i < count; ++i) {
      generator.make(i, made);
      std::vector<BriefFinding> seen;
      judge->look({&made, 1}, all, counts, seen);
      std::multiset<std::string> sorts;
      for (const BriefFinding& brief : seen) {
        QCOMPARE(judge->sortName(judge->sortOf(brief)), judge->findingOf(brief).sort());
        if (brief.kind == FindingKind::exact) sorts.insert(judge->findingOf(brief).sort());
      }
      met += seen.size();
      const CaseOperands operands(made);
      const bool truth = findQueries(operands, Kind::intersect)
                             .front()
                             .entry->answer(operands, ScalarKind::exact, {}, false)
                             .hit.value();
      std::multiset<std::string> expected;
      for (const IndexedQuery& query : findQueries(operands, Kind::intersect)) {
        for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
          if (!query.entry->has(scalar)) continue;
          Finding finding;
          finding.kind = FindingKind::exact;
          finding.method = std::string(query.entry->info.method);
          finding.scalar = scalar;
          const Report report = query.entry->answer(operands, scalar, {}, false);
          if (report.hit && *report.hit != truth) expected.insert(finding.sort());
        }
      }
      QVERIFY(sorts == expected);
    }
    QVERIFY(met > count / 10);
  }

  // Whatever else is looked for that such queries do not have.
  void isBriefWhereDistancesAreNotAskedFor() {
    SearchPlan plan = planFor(Kind::intersect, {"triangle", "aabb"});
    for (const FindingKind kind :
         {FindingKind::distance, FindingKind::points, FindingKind::failure}) {
      plan.question.kinds.set(static_cast<std::size_t>(kind));
    }
    QVERIFY(Judge::make(plan.question)->isBrief());
    plan = planFor(Kind::closest, {"point", "triangle"});
    QVERIFY(Judge::make(plan.question)->isBrief());
    for (const FindingKind kind : {FindingKind::distance, FindingKind::points}) {
      SearchQuestion question = plan.question;
      question.kinds.set(static_cast<std::size_t>(kind));
      QVERIFY(!Judge::make(question)->isBrief());
    }
  }

  void lanesSayWhatMethodsDo_data() {
    QTest::addColumn<int>("recipe");
    QTest::addColumn<bool>("isSingle");
    for (int recipe = 0; recipe <= static_cast<int>(Recipe::mixture); ++recipe) {
      for (const bool isSingle : {false, true}) {
        const std::string name(hairline::name(static_cast<Recipe>(recipe)));
        QTest::addRow("%s%s", name.c_str(), isSingle ? " single" : "") << recipe << isSingle;
      }
    }
  }
  void lanesSayWhatMethodsDo() {
    QFETCH(int, recipe);
    QFETCH(bool, isSingle);
    using Method = TriangleBoxMethod;
    CasePlan plan = planFor(Kind::intersect, {"triangle", "aabb"}).cases;
    plan.recipes = {static_cast<Recipe>(recipe)};
    plan.isSingle = isSingle;
    const CaseGenerator generator(plan, 11);
    TriangleBoxCases batch;
    TriangleBoxCase one;
    std::vector<SearchCase> cases(TriangleBoxCases::most);
    const std::uint64_t count = casesAtLeast(1000);
    onEveryInstructionSet([&](const char* target) {
      for (std::uint64_t i = 0; i < count;) {
        // Every count of cases there can be.
        const std::size_t here = 1 + i % TriangleBoxCases::most;
        for (std::size_t j = 0; j < here; ++j) generator.make(i++, cases[j]);
        batch.take({cases.data(), here});
        for (const ScalarKind scalar : testing::scalars) {
          for (const Method method :
               {Method::pef, Method::pefSetup, Method::sat, Method::clip, Method::gjk}) {
            if (scalar == ScalarKind::exact && method == Method::gjk) continue;
            const std::uint64_t verdicts = batch.verdicts(method, scalar);
            QVERIFY(here == TriangleBoxCases::most || verdicts >> here == 0);
            for (std::size_t j = 0; j < here; ++j) {
              one.take(CaseOperands(cases[j]));
              QVERIFY2(
                  (verdicts >> j & 1) == std::uint64_t{one.verdict(method, scalar)},
                  (std::string(target) + ' ' + describe(Kind::intersect, CaseOperands(cases[j])))
                      .c_str());
              QCOMPARE((batch.ordinary(scalar) >> j & 1) != 0, one.isOrdinary(scalar));
            }
          }
        }
      }
    });
  }
};

HAIRLINE_TEST(TestSearchBrief, nothing);
#include "test_search_brief.moc"
