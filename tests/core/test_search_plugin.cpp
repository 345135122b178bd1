#include <QTest>

#include "core/search/plugin_process.h"

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

}  // namespace

/// Whatever a program of the user's does, the search goes on and tells.
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
      QCOMPARE(answer.failure, std::string());
      QCOMPARE(static_cast<int>(answer.verdict), verdict);
    }
    QCOMPARE(plugin.starts(), 1);
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
    row("no JSON", answering("echo rubbish"), "answered no JSON: rubbish");
    row("a bare NaN", answering("echo '{\"id\":1,\"results\":[{\"sqdist\":NaN}]}'"),
        "answered no JSON: {\"id\":1,\"results\":[{\"sqdist\":NaN}]}");
    row("another id", answering("echo '{\"id\":-1,\"results\":[]}'"),
        "answered another request: {\"id\":-1,\"results\":[]}");
    row("no results", answering("printf '{\"id\":%s}\\n' \"$id\""), "answered without results: ");
  }
  void outlivesWhatItDoes() {
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, failure);
    PluginProcess plugin(command.toStdString(), {patient});
    for (int i = 1; i <= 3; ++i) {
      const OwnAnswer answer = plugin.answer(pointAndPlane(), Kind::intersect, ScalarKind::float64);
      QVERIFY2(QByteArray::fromStdString(answer.failure).startsWith(failure),
               answer.failure.c_str());
      QVERIFY(answer.verdict == Verdict::none);
      QCOMPARE(plugin.starts(), i);
    }
  }

  void endsWhatHangs() {
    PluginProcess plugin("sleep 1000", {50ms});
    const OwnAnswer answer = plugin.answer(pointAndPlane(), Kind::intersect, ScalarKind::float64);
    QCOMPARE(answer.failure, std::string("did not answer in time"));
    QCOMPARE(plugin.answer(pointAndPlane(), Kind::intersect, ScalarKind::float64).failure,
             std::string("did not answer in time"));
    QCOMPARE(plugin.starts(), 2);
  }
};

QTEST_APPLESS_MAIN(TestSearchPlugin)
#include "test_search_plugin.moc"
