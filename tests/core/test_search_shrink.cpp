#include <QTest>

#include "core/scene/scene_file.h"
#include "core/search/case_numbers.h"
#include "core/search/search.h"
#include "core/search/shrink_finding.h"
#include "core/search/simplicity.h"
#include "tests/support/failures.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

/// The first findings of a search, one of each sort.
std::vector<FoundCase> findingsOf(Kind kind, std::vector<std::size_t> operands, FindingKinds kinds,
                                  std::uint64_t cases) {
  SearchPlan plan;
  plan.question.kind = kind;
  plan.question.operands = operands;
  plan.question.kinds = kinds;
  plan.cases.operands = std::move(operands);
  plan.keep = 1;
  plan.end = cases;
  std::vector<FoundCase> all;
  SearchListener listener;
  listener.found = [&](const FoundCase& found) {
    all.push_back(found);
    return true;
  };
  return search(plan, listener) ? all : std::vector<FoundCase>{};
}

FindingKinds kindsOf(std::initializer_list<FindingKind> list) {
  FindingKinds kinds;
  for (const FindingKind kind : list) kinds.set(static_cast<std::size_t>(kind));
  return kinds;
}

/// How many cases are tried: as many as the program tries, or a part of them under sanitizers.
ShrinkRequest requestOf() {
  ShrinkRequest request;
  request.options.tries =
      static_cast<std::uint64_t>(testing::caseCount(static_cast<int>(request.options.tries)));
  return request;
}

Result<Scene> shrink(const FoundCase& found) {
  const Scene scene = sceneOf(found.given, found.finding, found.source);
  return shrunk(scene, scene.focus, requestOf(), {});
}

int mostDigits(SearchCase given) {
  int most = 0;
  forEachNumber(
      given, [&](double& number, NumberRole) { most = std::max(most, significantDigits(number)); });
  return most;
}

std::string textOf(const FoundCase& found) {
  return writeScene(sceneOf(found.given, found.finding, found.source));
}

/// Ray and triangle as often printed, in double, without the check u + v <= 1.
class WrongRayTriangle : public OwnMethod {
 public:
  const std::string& name() const override { return m_name; }
  OwnAnswer answer(const SearchCase& given, Kind, ScalarKind) override {
    const auto& ray = std::get<Ray<double>>(given.shapes[0]);
    const auto& corners = std::get<Triangle<double>>(given.shapes[1]).vertices;
    const Vector3<double> first = corners[1] - corners[0];
    const Vector3<double> second = corners[2] - corners[0];
    const Vector3<double> across = ray.direction.cross(second);
    const double determinant = first.dot(across);
    OwnAnswer answer;
    answer.verdict = Verdict::no;
    if (std::abs(determinant) < 1e-9) return answer;
    const Vector3<double> from = ray.origin - corners[0];
    const Vector3<double> around = from.cross(first);
    const double u = from.dot(across) / determinant;
    const double v = ray.direction.dot(around) / determinant;
    const double t = second.dot(around) / determinant;
    answer.verdict = verdictOf(u >= 0 && u <= 1 && v >= 0 && t >= 0);
    return answer;
  }

 private:
  std::string m_name = "wrong_ray_triangle";
};

}  // namespace

/// A shrunk case shows the original mistake, in readable numbers.
class TestSearchShrink : public QObject {
  Q_OBJECT

 private slots:
  void numbersAreRankedAsPeopleReadThem() {
    const std::vector<double> ranked{0,      1, -1, 2, 0.5, 12, 0.37, 123, 0.123, 0x1.0000001p0,
                                     1 / 3.0};
    for (std::size_t i = 1; i < ranked.size(); ++i) {
      QVERIFY2(costOf(ranked[i - 1]) < costOf(ranked[i]), QByteArray::number(ranked[i]));
    }
    // What overflows while cases are moved and scaled.
    for (const double none : {HUGE_VAL, -HUGE_VAL, std::nan("")})
      QVERIFY(costOf(none) > costOf(1e308));
    QCOMPARE(significantDigits(0), 0);
    QCOMPARE(significantDigits(-120), 2);
    QCOMPARE(significantDigits(0.125), 3);
    QCOMPARE(significantDigits(0.1 + 0.2), 17);
    for (const double number : {0.1 + 0.2, -123.456, 1e300, 0x1p-1074, 5.0}) {
      int before = -1;
      for (const double simpler : simplerThan(number)) {
        QVERIFY(costOf(simpler) < costOf(number));
        QVERIFY(costOf(simpler) >= before);
        before = costOf(simpler);
      }
    }
  }

  void trianglesAndBoxesShrinkToThreeDigits() {
    const auto all =
        findingsOf(Kind::intersect, {shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>()},
                   kindsOf({FindingKind::exact, FindingKind::methods}), 3000);
    QVERIFY(!all.empty());
    const std::size_t count = testing::isScaledDown() ? 1 : all.size();
    for (std::size_t i = 0; i < count; ++i) {
      const Result<Scene> simplest = shrink(all[i]);
      QVERIFY2(bool(simplest), simplest ? "" : simplest.error().message.text().c_str());
      const SearchCase made = caseOf(*simplest, simplest->focus);
      // Where short numbers can show the error: with tenths, tests of axes in double err once in a
      // thousand cases.
      const Finding& finding = all[i].finding;
      const bool isTypical = finding.kind == FindingKind::exact &&
                             finding.scalar == ScalarKind::float64 &&
                             (finding.method == "sat" || finding.method == "pef");
      QVERIFY2(testing::isScaledDown() || !isTypical || mostDigits(made) <= 3,
               (textOf(all[i]) + writeScene(*simplest)).c_str());
      QVERIFY(costOf(made) <= costOf(all[i].given));
      // None of these methods tests the sign of a zero.
      SearchCase looked = made;
      forEachNumber(looked, [](double& number, NumberRole) {
        QVERIFY(number != 0 || !std::signbit(number));
      });
      shows(made, *findingOf(*simplest));
    }
  }

  /// Findings of a function with two mistakes: neither becomes the other, nor one of a degenerate
  /// triangle.
  void mistakesStayWhatTheyAre() {
    WrongRayTriangle method;
    SearchPlan plan;
    plan.question.kind = Kind::intersect;
    plan.question.operands = {shapeIndex<Ray<double>>(), shapeIndex<Triangle<double>>()};
    plan.cases.operands = plan.question.operands;
    plan.question.scalars = {ScalarKind::float64};
    plan.question.kinds = kindsOf({FindingKind::exact});
    plan.threads = 1;
    plan.end = 400;
    std::vector<FoundCase> all;
    SearchListener listener;
    listener.found = [&](const FoundCase& found) {
      all.push_back(found);
      return true;
    };
    QVERIFY(bool(search(plan, listener, {}, [&] { return std::vector<OwnMethod*>{&method}; })));
    int falseHits = 0;
    int falseMisses = 0;
    for (const FoundCase& found : all) {
      int& count = found.finding.verdict == Verdict::yes ? falseHits : falseMisses;
      if (++count > 6) continue;
      const Scene scene = sceneOf(found.given, found.finding, found.source);
      ShrinkRequest request;
      request.options.tries = 6000;
      const Result<Scene> simplest = shrunk(scene, scene.focus, request, {&method});
      QVERIFY2(bool(simplest), simplest ? "" : simplest.error().message.text().c_str());
      const std::optional<Finding> shown = findingOf(*simplest);
      QVERIFY(shown && shown->verdict == found.finding.verdict);
      QVERIFY(shown->against == found.finding.against && shown->scalar == found.finding.scalar);
      const SearchCase made = caseOf(*simplest, simplest->focus);
      QVERIFY2(extentRank(made.shapes[1]) >= extentRank(found.given.shapes[1]),
               writeScene(*simplest).c_str());
      // A hit wrong by much does not become a hit wrong by an ulp.
      const std::optional<double> before = sizeOfError(found.given, found.finding);
      const std::optional<double> after = sizeOfError(made, *shown);
      if (before && *before > 1e-12) {
        QVERIFY2(after && *after >= *before / 10 && *after <= *before * 10,
                 writeScene(*simplest).c_str());
      }
    }
    QVERIFY2(falseHits >= 3 && falseMisses >= 3,
             qPrintable(QStringLiteral("%1 %2").arg(falseHits).arg(falseMisses)));
  }

  void ranksTellDegenerateShapes() {
    using V = Vector3<double>;
    const Triangle<double> whole{{V(0, 0, 0), V(1, 0, 0), V(0, 1, 0)}};
    const Triangle<double> line{{V(0, 0, 0), V(1, 1, 1), V(3, 3, 3)}};
    const Triangle<double> point{{V(1, 2, 3), V(1, 2, 3), V(1, 2, 3)}};
    QVERIFY(extentRank(whole) > extentRank(line) && extentRank(line) > extentRank(point));
    // 0.1, 0.2 and 0.3 are no tenths: exactly, this is no line.
    const Triangle<double> thin{{V(0, 0, 0), V(0.1, 0.2, 0.3), V(1, 2, 3)}};
    QCOMPARE(extentRank(thin), extentRank(whole));
    const Aabb<double> box{V(0, 0, 0), V(1, 1, 1)};
    const Aabb<double> flat{V(0, 0, 0), V(1, 1, 0)};
    QVERIFY(extentRank(box) > extentRank(flat));
    const Sphere<double> ball{V(0, 0, 0), 1};
    const Sphere<double> center{V(0, 0, 0), 0};
    QVERIFY(extentRank(ball) > extentRank(center));
  }

  void everyKindOfFindingShrinks() {
    const auto kinds =
        kindsOf({FindingKind::reordering, FindingKind::translation, FindingKind::scaling,
                 FindingKind::rotation, FindingKind::nan, FindingKind::certificate});
    const auto all =
        findingsOf(Kind::intersect, {shapeIndex<Segment<double>>(), shapeIndex<Triangle<double>>()},
                   kinds, static_cast<std::uint64_t>(testing::caseCount(2000)));
    FindingKinds seen;
    for (const FoundCase& found : all) {
      const auto kind = static_cast<std::size_t>(found.finding.kind);
      if (seen[kind]) continue;
      seen.set(kind);
      const Scene scene = sceneOf(found.given, found.finding);
      ShrinkRequest request;
      request.options.tries = 300;
      const Result<Scene> simplest = shrunk(scene, scene.focus, request, {});
      QVERIFY2(bool(simplest), simplest ? "" : simplest.error().message.text().c_str());
      const SearchCase made = caseOf(*simplest, simplest->focus);
      QVERIFY(costOf(made) <= costOf(found.given));
      shows(made, *findingOf(*simplest));
    }
    QVERIFY(testing::isScaledDown() || seen.count() >= 4);
  }

  void shrinkingIsRepeatable() {
    const auto all = findingsOf(Kind::intersect,
                                {shapeIndex<Triangle<double>>(), shapeIndex<Triangle<double>>()},
                                kindsOf({FindingKind::exact}), 2000);
    QVERIFY(!all.empty());
    const Scene scene = sceneOf(all[0].given, all[0].finding);
    ShrinkRequest request;
    request.options.tries = 1000;
    const Result<Scene> first = shrunk(scene, scene.focus, request, {});
    const Result<Scene> second = shrunk(scene, scene.focus, request, {});
    QVERIFY(first && second && identical(*first, *second));
    // The simplest is left as it is, or made simpler still.
    const Result<Scene> again = shrunk(*first, first->focus, request, {});
    QVERIFY(bool(again));
    QVERIFY(costOf(caseOf(*again, again->focus)) <= costOf(caseOf(*first, first->focus)));
  }

  void corners() {
    // One corner of a large hull is enough for a hit.
    SearchCase given;
    Convex<double> hull;
    for (int i = 0; i < 9; ++i) hull.vertices.emplace_back(i % 3, i / 3, i * i);
    given.shapes = {hull, Point<double>{Vector3<double>(1, 1, 16)}};
    const auto shows = [](const SearchCase& candidate) {
      const auto& point = std::get<Point<double>>(candidate.shapes[1]).position;
      const auto& corners = std::get<Convex<double>>(candidate.shapes[0]).vertices;
      return std::ranges::find(corners, point) != corners.end();
    };
    const SearchCase simplest = shrunk(given, shows);
    QCOMPARE(std::get<Convex<double>>(simplest.shapes[0]).vertices.size(), std::size_t{1});
    QVERIFY(std::get<Point<double>>(simplest.shapes[1]).position.isZero(0));
  }

  void reportsWhatIsNotThere() {
    SearchCase given;
    given.shapes = {Point<double>{Vector3<double>(0, 0, 0)},
                    Sphere<double>{Vector3<double>(0, 0, 0), 1}};
    Finding finding;
    finding.kind = FindingKind::exact;
    finding.query = Kind::contains;
    finding.method = "definition";
    finding.scalar = ScalarKind::float64;
    const Scene scene = sceneOf(given, finding);
    const Result<Scene> none = shrunk(scene, scene.focus, {}, {});
    QVERIFY(!none);
    QCOMPARE(none.error().code, std::string("unsupported"));
    Scene rotating = scene;
    rotating.objects[1].rotation = RotationMotion{{0, 0, 1}, 1, {0, 0, 0}};
    QVERIFY(!caseInFocus(rotating));
    const Result<Scene> refused = shrunk(rotating, rotating.focus, {}, {});
    QVERIFY(!refused && refused.error().message != none.error().message);
    ShrinkRequest request;
    request.chooses = true;
    request.question.kinds = kindsOf({FindingKind::exact});
    QVERIFY(!shrunk(scene, scene.focus, request, {}));
  }

 private:
  static void shows(const SearchCase& made, const Finding& finding) {
    Result<Judge> judge = Judge::make(questionOf(finding, made));
    QVERIFY(bool(judge));
    Finding now = finding;
    QVERIFY(judge->shows(made, now));
    QVERIFY(now == finding);
  }
};

HAIRLINE_TEST(TestSearchShrink, nothing);
#include "test_search_shrink.moc"
