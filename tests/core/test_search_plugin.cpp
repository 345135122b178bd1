#include <signal.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "core/queries.h"
#include "core/query/trace_json.h"
#include "core/search/judge.h"
#include "core/search/nearest_points.h"
#include "core/search/plugin/own_report.h"
#include "core/search/plugin/plugin_process.h"
#include "core/search/plugin/plugin_trace.h"
#include "core/search/search.h"
#include "core/search/shape_maker.h"
#include "tests/support/test_class.h"

using namespace hairline;
using namespace std::chrono_literals;

namespace {

SearchCase pointAndPlane() {
  SearchCase given;
  given.shapes = {Sphere<double>{Vector3<double>(0.1, 2, 0), 1},
                  Plane<double>{Vector3<double>(0, 0, 1), 0.5, {}}};
  return given;
}

/// Reads requests forever and answers each by a line of the shell's, in which $id stands for its
/// id.
std::string answering(const std::string& line) {
  return "while read -r request; do id=${request#*:}; id=${id%%,*}; " + line + "; done";
}

constexpr auto patient = 120s;

/// Right for the operands rounded to float.
class RightInFloat : public OwnMethod {
 public:
  const std::string& name() const override { return m_name; }
  OwnAnswer answer(const SearchCase& given, Kind kind, ScalarKind) override {
    OwnAnswer answer;
    const std::optional<SearchCase> rounded = roundedToFloat(given);
    if (!rounded) return answer;
    const IndexedQuery& query = findQueries(CaseOperands(*rounded), kind).front();
    answer.verdict = verdictOf(query.answer(CaseOperands(*rounded), ScalarKind::exact));
    return answer;
  }

 private:
  std::string m_name = "right_in_float";
};

}  // namespace

/// Whatever a user's program does, the search continues and reports it.
class TestSearchPlugin : public QObject {
  Q_OBJECT

 private slots:
  void asksByTheContract() {
    QCOMPARE(requestOf(pointAndPlane(), Kind::side, ScalarKind::float32, 7),
             std::string(R"({"id":7,"kind":"side","a":{"type":"sphere","center":[0.1,2,0],)"
                         R"("radius":1},"b":{"type":"plane","normal":[0,0,1],)"
                         R"("offset":0.5},"scalars":["float"],"trace":false})"));
  }

  void takesTheAnswer_data() {
    QTest::addColumn<QByteArray>("results");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char* results, Verdict verdict) {
      QTest::newRow(results) << QByteArray(results) << static_cast<int>(verdict);
    };
    row(R"([{"method":"mine","scalar":"double","hit":true}])", Verdict::yes);
    row(R"([{"hit":false}])", Verdict::no);
    row(R"([{"scalar":"float","hit":true},{"scalar":"double","hit":false}])", Verdict::no);
    row(R"([{"may_hit":true}])", Verdict::yes);
    row(R"([{"contains":false}])", Verdict::no);
    row(R"([{"side":"behind"}])", Verdict::behind);
    row(R"([{"relation":"line"}])", Verdict::commonLine);
    row(R"([{"sqdist":0}])", Verdict::yes);
    row(R"([{"sqdist":1e-30}])", Verdict::no);
    row(R"([{"scalar":"double"}])", Verdict::none);
    row(R"([{"scalar":"float","hit":true}])", Verdict::none);
  }
  void takesTheAnswer() {
    QFETCH(QByteArray, results);
    QFETCH(int, verdict);
    PluginProcess plugin(
        answering("printf '{\"id\":%s,\"results\":%s}\\n' \"$id\" '" + results.toStdString() + "'"),
        {patient});
    for (int i = 0; i < 3; ++i) {
      const OwnAnswer answer = plugin.answer(pointAndPlane(), Kind::intersect, ScalarKind::float64);
      QCOMPARE(answer.failure.text(), std::string());
      QCOMPARE(static_cast<int>(answer.verdict), verdict);
    }
    QCOMPARE(plugin.starts(), 1);
  }

  // Every step that a built-in query reports can be reported by a user's method.
  void readsTheStepsThatAreWritten() {
    std::set<std::size_t> kinds;
    CaseRandom random(3, 1);
    for (const QueryEntry* entry : allQueries()) {
      SearchCase given;
      for (const std::size_t type : entry->operands) {
        makeShape(type, {.onGrid = true}, random, given.shapes.emplace_back());
      }
      const CaseOperands operands(given);
      if (!canAsk(entry->info.kind, operands)) continue;
      const ScalarKind scalar =
          entry->has(ScalarKind::float64) ? ScalarKind::float64 : ScalarKind::exact;
      std::string written;
      const Trace trace = entry->run(operands, scalar, {}, true).trace;
      appendTraceJson(written, trace);
      const Result<Json> steps = parseJson(written);
      QVERIFY2(bool(steps), written.c_str());
      const Trace read = readPluginTrace(*steps);
      std::string again;
      appendTraceJson(again, read);
      // What is not finite is not written, and read as 0.
      if (read.steps.size() == trace.steps.size() && again.size() != written.size()) continue;
      QCOMPARE(again, written);
      for (const Step& step : read.steps) kinds.insert(step.index());
    }
    QCOMPARE(kinds.size(), std::variant_size_v<Step>);
  }

  void takesATraceAsFarAsItGoes_data() {
    QTest::addColumn<QByteArray>("trace");
    QTest::addColumn<int>("steps");
    const auto row = [](const char* trace, int steps) {
      QTest::newRow(trace) << QByteArray(trace) << steps;
    };
    row("[]", 0);
    row("{}", 0);
    row("null", 0);
    row("[{\"step\":\"sign\",\"label\":\"mine\",\"value\":-2,\"sign\":-1}]", 1);
    row("[{\"step\":\"time\",\"time\":0.5},{\"step\":\"dance\"},{\"step\":\"time\"}]", 1);
    row("[{\"step\":\"time\",\"time\":\"soon\"}]", 0);
    row("[{\"step\":\"edge function\",\"plane\":\"xy\",\"edge\":2}]", 1);
    row("[{\"step\":\"edge function\",\"plane\":\"xy\",\"edge\":3}]", 0);
    row("[{\"step\":\"edge function\",\"plane\":\"xz\",\"edge\":1}]", 0);
    row("[{\"step\":\"axis\",\"axis\":[1,0]}]", 0);
    row("[{\"step\":\"axis\",\"axis\":[1,0,0],\"a\":[0,1],\"b\":[2,3],\"gap\":1}]", 1);
    row("[{\"step\":\"polygon\",\"vertices\":[[0,0,0],[1,0]]}]", 0);
    row("[7]", 0);
  }
  void takesATraceAsFarAsItGoes() {
    QFETCH(QByteArray, trace);
    QFETCH(int, steps);
    const std::string line =
        "{\"id\":1,\"results\":[{\"hit\":true,\"trace\":" + trace.toStdString() + "}]}";
    const OwnAnswer answer = readPluginAnswer(line, 1, ScalarKind::float64, true);
    QVERIFY(answer.failure.isEmpty() && answer.verdict == Verdict::yes);
    QCOMPARE(static_cast<int>(answer.trace.steps.size()), steps);
    const Report report =
        reportOf(answer, "mine", pointAndPlane(), Kind::intersect, ScalarKind::float64);
    QCOMPARE(static_cast<int>(report.trace.steps.size()), steps);
    // A search reads no trace.
    QVERIFY(readPluginAnswer(line, 1, ScalarKind::float64).trace.steps.empty());
  }

  void asksForATraceOnWish() {
    // It reports a step when asked to.
    PluginProcess plugin(
        answering(
            "case $request in *'\"trace\":true'*) t='{\"step\":\"time\",\"deciding\":true}';; "
            "*) t=;; esac; "
            "printf '{\"id\":%s,\"results\":[{\"hit\":true,\"trace\":[%s]}]}\\n' "
            "\"$id\" \"$t\""),
        {patient});
    for (const bool isTraced : {false, true, false}) {
      plugin.setTraced(isTraced);
      const OwnAnswer answer = plugin.answer(pointAndPlane(), Kind::intersect, ScalarKind::float64);
      QCOMPARE(answer.failure.text(), std::string());
      QCOMPARE(answer.trace.steps.size(), std::size_t{isTraced});
      QCOMPARE(answer.trace.deciding, isTraced ? 0 : -1);
    }
  }

  void outlivesWhatItDoes_data() {
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("failure");
    const auto row = [](const char* name, const std::string& command, const char* failure) {
      QTest::newRow(name) << QByteArray::fromStdString(command) << QByteArray(failure);
    };
    row("crashes", answering("kill -SEGV $$"), "crashed (signal 11)");
    row("ends", answering("exit 3"), "ended (status 3)");
    row("is not there", "exec /no/such/program", "ended (status 127)");
    row("no JSON", answering("echo rubbish"), "sent an answer that is not JSON: rubbish");
    row("a bare NaN", answering("echo '{\"id\":1,\"results\":[{\"sqdist\":NaN}]}'"),
        "sent an answer that is not JSON: {\"id\":1,\"results\":[{\"sqdist\":NaN}]}");
    row("another id", answering("echo '{\"id\":-1,\"results\":[]}'"),
        "answered a different request: {\"id\":-1,\"results\":[]}");
    row("no results", answering("printf '{\"id\":%s}\\n' \"$id\""),
        "sent an answer without results: ");
  }
  void outlivesWhatItDoes() {
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, failure);
    PluginProcess plugin(command.toStdString(), {patient});
    for (int i = 1; i <= 3; ++i) {
      const OwnAnswer answer = plugin.answer(pointAndPlane(), Kind::intersect, ScalarKind::float64);
      const QByteArray said = QByteArray::fromStdString(answer.failure.text());
      QVERIFY2(said.startsWith(failure), said);
      QVERIFY(answer.verdict == Verdict::none);
      QCOMPARE(plugin.starts(), i);
    }
  }

  /// A question changed by rounding is not the method's fault.
  void floatIsJudgedOnRoundedOperands() {
    RightInFloat method;
    SearchPlan plan;
    plan.question.kind = Kind::intersect;
    plan.question.operands = {shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>()};
    plan.cases.operands = plan.question.operands;
    plan.question.scalars = {ScalarKind::float32};
    for (const FindingKind kind :
         {FindingKind::exact, FindingKind::translation, FindingKind::inputRounding}) {
      plan.question.kinds.set(static_cast<std::size_t>(kind));
    }
    plan.threads = 1;
    plan.end = 1000;
    const Result<SearchState> end =
        search(plan, {}, {}, [&] { return std::vector<OwnMethod*>{&method}; });
    QVERIFY(bool(end));
    QCOMPARE(end->counts.size(), std::size_t{1});
    QCOMPARE(end->counts.begin()->first, std::string("input_rounding right_in_float float"));
    QVERIFY(end->findings() > 20);
    const auto counts = end->own.find({"right_in_float", ScalarKind::float32});
    QVERIFY(counts != end->own.end() && counts->second.answered > 500);
  }

  void nearestPointsAreHeldAgainstTheSets_data() {
    QTest::addColumn<QList<double>>("numbers");
    QTest::addColumn<double>("sqdist");
    QTest::addColumn<QByteArray>("fault");
    const auto row = [](const char* name, const QList<double>& numbers, double sqdist,
                        const char* fault) {
      QTest::newRow(name) << numbers << sqdist << QByteArray(fault);
    };
    // A ball that the plane at 0.5 cuts.
    row("right", {0.1, 2, 0.5, 0.1, 2, 0.5}, 0, "");
    row("rounded", {0.1, 2, 0.5, 0.1, 2, 0.5 + 1e-12}, 0, "");
    row("not in the ball", {0.1, 2, 1.1, 0.1, 2, 0.5}, 0, "first");
    row("not in the plane", {0.1, 2, 0.5, 0.1, 2, 0.6}, 0, "second");
    row("both in, but apart", {0.1, 2, 0.5, 0.2, 2, 0.5}, 0, "distance");
    row("as far apart as said", {0.1, 2, 0.5, 0.2, 2, 0.5}, 0.01, "");
    row("far beyond", {1e300, 2, 0.5, 0.1, 2, 0.5}, 0, "first");
  }
  void nearestPointsAreHeldAgainstTheSets() {
    QFETCH(QList<double>, numbers);
    QFETCH(double, sqdist);
    QFETCH(QByteArray, fault);
    const std::array points{Vector3<double>(numbers[0], numbers[1], numbers[2]),
                            Vector3<double>(numbers[3], numbers[4], numbers[5])};
    const std::optional<PointsFault> found =
        nearestPointsFault(points, pointAndPlane(), sqdist, 1e-9);
    QCOMPARE(found ? QByteArray(name(*found).data()) : QByteArray(), fault);
  }

  void squaresBelowTheRangeTellNothing() {
    for (const double way : {1e-170, 1e-150}) {
      const std::array points{Vector3<double>(0, 0, way), Vector3<double>(0, 0, 0)};
      SearchCase given;
      given.shapes = {Point<double>{points[0]}, Point<double>{points[1]}};
      QCOMPARE(nearestPointsFault(points, given, 0, 1e-9).has_value(), way == 1e-150);
      QVERIFY(!nearestPointsFault(points, given, way * way, 1e-9));
    }
  }

  void pointsOfQueriesAreRight() {
    // Whatever the order of the operands.
    for (const char* other : {"segment", "triangle", "aabb"}) {
      SearchQuestion question;
      question.kind = Kind::closest;
      for (const char* type : {other, "point"}) {
        question.operands.push_back(static_cast<std::size_t>(
            std::ranges::find(shapeTypeNames, std::string_view(type)) - shapeTypeNames.begin()));
      }
      question.scalars = {ScalarKind::float64};
      question.kinds.set(static_cast<std::size_t>(FindingKind::points));
      Result<Judge> judge = Judge::make(question);
      QVERIFY(bool(judge));
      CaseRandom random(5, 1);
      std::vector<Finding> findings;
      for (int i = 0; i < 20; ++i) {
        SearchCase given;
        for (const std::size_t type : question.operands) {
          makeShape(type, {.onGrid = true}, random, given.shapes.emplace_back());
        }
        judge->judge(given, findings);
      }
      QCOMPARE(findings.size(), std::size_t{0});
    }
  }

  void wrongPointsAreFound() {
    // The point itself and a corner of the box that is not the nearest, with the right distance.
    PluginProcess plugin(
        answering(
            "printf '{\"id\":%s,\"results\":[{\"sqdist\":4,\"points\":[[3,0,0],[1,1,1]]}]}\\n' "
            "\"$id\""),
        {patient});
    SearchCase given;
    given.shapes = {Point<double>{Vector3<double>(3, 0, 0)},
                    Aabb<double>{Vector3<double>(0, 0, 0), Vector3<double>(1, 1, 1)}};
    SearchQuestion question;
    question.kind = Kind::closest;
    for (const Shape& shape : given.shapes) question.operands.push_back(shape.index());
    question.scalars = {ScalarKind::float64};
    for (const FindingKind kind : {FindingKind::distance, FindingKind::points}) {
      question.kinds.set(static_cast<std::size_t>(kind));
    }
    Result<Judge> judge = Judge::make(question, {&plugin});
    QVERIFY(bool(judge));
    std::vector<Finding> findings;
    judge->judge(given, findings);
    QCOMPARE(findings.size(), std::size_t{1});
    QVERIFY(findings[0].kind == FindingKind::points);
    QCOMPARE(findings[0].other, std::string("distance"));
    QCOMPARE(findings[0].sqdist, std::optional(6.0));
    QCOMPARE(findings[0].exactSqdist, std::optional(4.0));
    QVERIFY(findingOf(sceneOf(given, findings[0])) == findings[0]);
  }

  // Its descendants end with it, even if they have left its session or have no parent or
  // environment any more; also if the plugin ends by itself.
  void endsWhatItStarted_data() {
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<QByteArray>("failure");
    QTest::newRow("hangs") << QByteArray("sleep 1000") << QByteArray("did not answer in time");
    QTest::newRow("ends") << QByteArray("exit 3") << QByteArray("ended (status 3)");
    QTest::newRow("is replaced") << QByteArray("exec env -i setsid sleep 1000")
                                 << QByteArray("did not answer in time");
  }
  void endsWhatItStarted() {
    QFETCH(const QByteArray, end);
    QFETCH(const QByteArray, failure);
    const QTemporaryDir folder;
    const std::string number = folder.filePath("number").toStdString();
    // In the end it is as many as there are numbers in the file.
    const std::string child =
        "env -i setsid sh -c 'echo $$ >> " + number + "; exec sleep 1000' <&- >&- & ";
    PluginProcess plugin("read -r request; " + child + "(" + child + ":); until [ $(wc -l < " +
                             number + ") = 2 ]; do sleep 0.01; done; " + end.toStdString(),
                         {1s});
    const OwnAnswer answer = plugin.answer(pointAndPlane(), Kind::intersect, ScalarKind::float64);
    QCOMPARE(answer.failure.text(), failure.toStdString());
    QFile file(folder.filePath("number"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> numbers = file.readAll().trimmed().split('\n');
    QCOMPARE(numbers.size(), 2);
    for (const QByteArray& each : numbers) {
      QVERIFY2(::kill(each.toInt(), 0) != 0, each.constData());
    }
  }

  void namesTheCaseThatHangs_data() {
    QTest::addColumn<QByteArray>("work");
    QTest::addColumn<int>("late");
    QTest::newRow("third of four") << QByteArray("[[ $request == *'[3,'* ]] && sleep 1000") << 3;
    QTest::newRow("last") << QByteArray("[[ $request == *'[4,'* ]] && sleep 1000") << 4;
    QTest::newRow("none, all together") << QByteArray("sleep 0.6") << 0;
  }
  /// Of requests that it was given together, by a plugin that answers them together.
  void namesTheCaseThatHangs() {
    QFETCH(const QByteArray, work);
    QFETCH(const int, late);
    const QTemporaryDir folder;
    QFile script(folder.filePath("script"));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write(
        "out=\nwhile :; do\nif read -r -t 0.05 request; then id=${request#*:}; " + work +
        "\nout+=\"{\\\"id\\\":${id%%,*},\\\"results\\\":[{\\\"contains\\\":true}]}\"$'\\n'\n"
        "elif (( $? > 128 )); then printf %s \"$out\"; out=\nelse exit; fi\ndone\n");
    script.close();
    PluginProcess plugin("exec bash " + script.fileName().toStdString(), {2s});
    std::vector<SearchCase> cases(4);
    for (int i = 0; i < 4; ++i) {
      cases[static_cast<std::size_t>(i)].shapes = {Point<double>{Vector3<double>(i + 1, 0, 0)},
                                                   Sphere<double>{Vector3<double>(0, 0, 0), 9}};
    }
    constexpr std::array scalars{ScalarKind::float64};
    plugin.foresee(cases, Kind::contains, scalars);
    for (int i = 1; i <= (late == 0 ? 4 : late); ++i) {
      const OwnAnswer answer = plugin.answer(cases[static_cast<std::size_t>(i - 1)], Kind::contains,
                                             ScalarKind::float64);
      QCOMPARE(answer.hasTimedOut, i == late);
      QCOMPARE(answer.failure, i == late ? Message("did not answer in time") : Message());
    }
  }

  void endsWhatHangs() {
    PluginProcess plugin("sleep 1000", {50ms});
    const OwnAnswer answer = plugin.answer(pointAndPlane(), Kind::intersect, ScalarKind::float64);
    QCOMPARE(answer.failure, Message("did not answer in time"));
    QCOMPARE(plugin.answer(pointAndPlane(), Kind::intersect, ScalarKind::float64).failure,
             answer.failure);
    QCOMPARE(plugin.starts(), 2);
  }
};

HAIRLINE_TEST(TestSearchPlugin, nothing);
#include "test_search_plugin.moc"
