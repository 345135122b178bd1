#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

namespace hairline {
namespace {

const QString pluginFolder = QStringLiteral(HAIRLINE_SOURCE_DIR "/resources/plugin/");

ProgramRun runTool(const QString& tool, const QStringList& arguments) {
  QProcess process;
  process.start(tool, arguments);
  ProgramRun run;
  if (!process.waitForFinished(patience)) return run;
  if (process.exitStatus() == QProcess::NormalExit) run.status = process.exitCode();
  run.output = process.readAllStandardOutput();
  run.errors = process.readAllStandardError();
  return run;
}

QByteArray pointInSphere(double x, int id) {
  return QStringLiteral(
             "{\"id\":%1,\"kind\":\"contains\",\"a\":{\"type\":\"point\",\"position\":"
             "[%2,0,0]},\"b\":{\"type\":\"sphere\",\"center\":[0,0,0],\"radius\":9}}\n")
      .arg(id)
      .arg(x)
      .toUtf8();
}

}  // namespace

/// Functions of the user's, from the build lines of the templates to the findings of a search.
class TestPluginHost : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(m_folder.isValid()); }

  void templatesAreFoundFaultWith_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("compiler");
    QTest::addColumn<QStringList>("question");
    const auto row = [](const char* source, const char* compiler, const QStringList& question) {
      QTest::newRow(source) << QString::fromLatin1(source) << QString::fromLatin1(compiler)
                            << question;
    };
    row("template.c", "cc", {"--operands", "sphere", "sphere"});
    row("template.cpp", "c++", {"--operands", "triangle", "aabb"});
    row("template.rs", "rustc", {"--operands", "aabb", "aabb"});
    row("template.py", "python3", {"--operands", "point", "sphere", "--kind", "contains"});
  }
  /// Built by the line in its own head, and run by the other one.
  void templatesAreFoundFaultWith() {
    QFETCH(QString, source);
    QFETCH(QString, compiler);
    QFETCH(QStringList, question);
    if (QStandardPaths::findExecutable(compiler).isEmpty()) {
      QSKIP(qPrintable(compiler + " is not installed"));
    }
    QString plugin = "python3 '" + pluginFolder + source + "'";
    if (source != QLatin1String("template.py")) {
      const QString line = buildLine(source, compiler);
      QVERIFY(!line.isEmpty());
      const ProgramRun built =
          runTool("sh", {"-c", "cp '" + pluginFolder + "'* '" + m_folder.path() +
                                   "' 2>/dev/null; cd '" + m_folder.path() + "' && " + line});
      // A toolchain manager may have the compiler's name without a compiler.
      if (compiler == QLatin1String("rustc") && runTool(compiler, {"--version"}).status != 0) {
        QSKIP("rustc does not run");
      }
      QVERIFY2(built.status == 0, built.errors);
      plugin = m_folder.filePath(line.section(QStringLiteral(" -o "), 1).section(' ', 0, 0));
    }
    const QString file = m_folder.filePath(source + ".jsonl");
    const ProgramRun run = runPatiently(QStringList{"fuzz", "--plugin", plugin, "--cases", "2000",
                                                    "--keep", "1", "--scalar", "double", "--find",
                                                    "exact", "--find", "failure", "-o", file} +
                                        question);
    QVERIFY2(run.status == 0, run.errors);
    QVERIFY2(run.errors.startsWith("2000 cases, "), run.errors);
    QVERIFY2(!run.errors.contains("failure"), run.errors);
    // Comparisons of boxes are exact; the others round or do not suffice.
    const bool isRight = source == QLatin1String("template.rs");
    // A library is named by its file, a command by its text.
    const QString name =
        plugin.endsWith(QLatin1String(".so")) ? QFileInfo(plugin).completeBaseName() : plugin;
    QCOMPARE(run.errors.contains("exact " + name.toUtf8() + " double"), !isRight);
    if (isRight) return;
    const ProgramRun simple = runPatiently({"shrink", file, "--plugin", plugin, "--tries", "3000"});
    QVERIFY2(simple.status == 0, simple.errors);
    QVERIFY(QJsonDocument::fromJson(simple.output).object().contains("finding"));
  }

  void listsAndAnswers() {
    const QString library = unruly();
    QVERIFY(!library.isEmpty());
    const ProgramRun list = runPatiently({"plugin-host", library, "--list"});
    QCOMPARE(list.status, 0);
    const QJsonArray methods = QJsonDocument::fromJson(list.output).array();
    QCOMPARE(methods.size(), 1);
    QCOMPARE(methods[0]["method"], QJsonValue("unruly"));
    QCOMPARE(methods[0]["scalars"], QJsonValue(QJsonArray{"double"}));

    // Its own output does not mix with the answers, and other kinds of questions are refused.
    const QByteArray other =
        pointInSphere(7, 3).replace("\"kind\":\"contains\"", "\"kind\":\"closest\"");
    const ProgramRun run = runProgram({"plugin-host", library},
                                      pointInSphere(3, 1) + pointInSphere(5, 2) + other + "no\n",
                                      withoutDisplay(), patience);
    QCOMPARE(run.status, 1);
    const QList<QJsonObject> lines = run.lines();
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0]["results"][0]["contains"], QJsonValue(true));
    QVERIFY(lines[1]["error"]["message"].toString().contains("verdict 42"));
    QCOMPARE(lines[2]["error"]["code"], QJsonValue("unsupported"));
    QCOMPARE(lines[3]["error"]["code"], QJsonValue("syntax"));
    QVERIFY2(run.errors.contains("rubbish"), run.errors);
  }

  void areNamedLikeOtherMethods() {
    const QString library = unruly();
    QVERIFY(!library.isEmpty());
    const QString scene = m_folder.filePath("named.hairline.json");
    QFile file(scene);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"hairline-scene","version":1,"objects":[)"
               R"({"id":"p","type":"point","position":[3,0,0]},)"
               R"({"id":"s","type":"sphere","center":[0,0,0],"radius":9}]})");
    file.close();
    const auto methodsOf = [](const QJsonValue& results) {
      QStringList names;
      for (const QJsonValue& result : results.toArray()) names << result["method"].toString();
      return names;
    };
    const QStringList asked{"--scalar", "double", "--json", "--plugin", library};
    const auto inScene = [&](const QString& method) {
      const ProgramRun run = runPatiently(
          QStringList{"query", scene, "--kind", "contains", "--method", method} + asked);
      const QJsonArray answers = QJsonDocument::fromJson(run.output)["answers"].toArray();
      return answers.size() == 1 ? methodsOf(answers[0]["results"]) : QStringList{run.errors};
    };
    QCOMPARE(inScene("unruly"), QStringList{"unruly"});
    QCOMPARE(inScene("definition"), QStringList{"definition"});

    const auto request = [](const char* more) {
      return pointInSphere(3, 1).replace("}}\n", QByteArray("},") + more + "}\n");
    };
    const ProgramRun lines = runProgram(
        {"query", "--jsonl", "--plugin", library},
        request(R"("methods":["unruly"])") +
            request(R"("methods":["unruly","definition"],"scalars":["exact","double"])") +
            request(R"("methods":["definition"])") +
            request(R"("methods":["unruly"],"scalars":["exact"])"),
        withoutDisplay(), patience);
    QCOMPARE(lines.lines().size(), 4);
    QCOMPARE(methodsOf(lines.lines()[0]["results"]), QStringList{"unruly"});
    QCOMPARE(methodsOf(lines.lines()[1]["results"]),
             QStringList({"definition", "definition", "unruly"}));
    QCOMPARE(methodsOf(lines.lines()[2]["results"]),
             QStringList({"definition", "definition", "definition"}));
    QCOMPARE(lines.lines()[3]["error"]["at"], QJsonValue("scalars"));
  }

  void librariesTellSteps_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("compiler");
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QByteArray>("trace");
    QTest::newRow("sign") << "template.c"
                          << "cc"
                          << QByteArray(
                                 "\"kind\":\"intersect\",\"a\":{\"type\":\"sphere\",\"center\":"
                                 "[0,0,0],\"radius\":1},\"b\":{\"type\":\"sphere\","
                                 "\"center\":[4,0,0],\"radius\":1}")
                          << QByteArray(
                                 "[{\"step\":\"sign\",\"label\":\"reach^2 - distance^2\","
                                 "\"value\":-12,\"sign\":-1,\"deciding\":true}]");
    QTest::newRow("region") << "template.c"
                            << "cc"
                            << QByteArray(
                                   "\"kind\":\"closest\",\"a\":{\"type\":\"point\","
                                   "\"position\":[2,5,0]},\"b\":{\"type\":\"segment\","
                                   "\"a\":[0,0,0],\"b\":[1,0,0]}")
                            << QByteArray(
                                   "[{\"step\":\"region\",\"label\":\"region\",\"feature\":"
                                   "\"b\",\"query\":[2,5,0],\"nearest\":[1,0,0],"
                                   "\"deciding\":true}]");
    // The operands in the opposite order: the triangle is a in the library, and b here.
    QTest::newRow("axis") << "template.cpp"
                          << "c++"
                          << QByteArray(
                                 "\"kind\":\"intersect\",\"a\":{\"type\":\"aabb\",\"min\":"
                                 "[0,0,0],\"max\":[1,1,1]},\"b\":{\"type\":\"triangle\","
                                 "\"vertices\":[[3,0,0],[4,0,0],[3,1,0]]}")
                          << QByteArray(
                                 "[{\"step\":\"axis\",\"label\":\"box x\",\"axis\":[1,0,0],"
                                 "\"origin\":[0,0,0],\"a\":[0,1],\"b\":[3,4],\"gap\":2,"
                                 "\"separates\":true,\"degenerate\":false,\"deciding\":true}]");
  }
  /// If they are requested, and nowhere else.
  void librariesTellSteps() {
    QFETCH(QString, source);
    QFETCH(QString, compiler);
    QFETCH(QByteArray, question);
    QFETCH(QByteArray, trace);
    const QString library = m_folder.filePath(source + ".so");
    const ProgramRun built = runTool(compiler, {"-O1", "-fPIC", "-shared", "-I" + pluginFolder,
                                                "-o", library, pluginFolder + source});
    QVERIFY2(built.status == 0, built.errors);
    const QByteArray start = "{\"id\":1," + question + ",\"scalars\":[\"double\"]";
    const ProgramRun run =
        runProgram({"plugin-host", library}, start + ",\"trace\":true}\n" + start + "}\n",
                   withoutDisplay(), patience);
    QVERIFY2(run.status == 0, run.errors);
    const QList<QJsonObject> lines = run.lines();
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0]["results"][0]["trace"].toArray(), QJsonDocument::fromJson(trace).array());
    QVERIFY(!lines[1]["results"][0].toObject().contains("trace"));
  }

  void reportedStepsHaveBounds() {
    const QString library = unruly();
    QVERIFY(!library.isEmpty());
    QByteArray asked = pointInSphere(6, 1);
    asked.replace("\"id\"", "\"trace\":true,\"id\"");
    const ProgramRun run = runProgram({"plugin-host", library}, asked, withoutDisplay(), patience);
    QVERIFY2(run.status == 0, run.errors);
    const QList<QJsonObject> lines = run.lines();
    QCOMPARE(lines.size(), 1);
    const QJsonArray trace = lines[0]["results"][0]["trace"].toArray();
    QCOMPARE(trace.size(), 4096);
    QVERIFY(trace[3]["deciding"].toBool() && !trace[4].toObject().contains("deciding"));
    QVERIFY(!trace[0].toObject().contains("axis"));
  }

  void whatIsNoPluginIsRefused_data() {
    QTest::addColumn<QString>("library");
    QTest::newRow("not there") << "/no/such/library.so";
    QTest::newRow("no library") << QStringLiteral(HAIRLINE_SOURCE_DIR "/CMakeLists.txt");
  }
  void whatIsNoPluginIsRefused() {
    QFETCH(QString, library);
    const ProgramRun run = runPatiently({"plugin-host", library});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.saidOneLine() && run.output.isEmpty(), run.errors);
  }

  void outlivesWhatItDoes_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("failure");
    QTest::newRow("crashes") << 1 << "crashed (signal 6)";
    QTest::newRow("hangs") << 2 << "did not answer in time";
    QTest::newRow("takes memory") << 4 << "the limit is 200 MiB";
    QTest::newRow("answers what is none") << 5 << "The verdict 42";
  }
  /// Shown with the input that caused it.
  void outlivesWhatItDoes() {
    QFETCH(int, what);
    QFETCH(QString, failure);
    QVERIFY(!unruly().isEmpty());
    const QString scene = m_folder.filePath("given.hairline.json");
    QFile file(scene);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "{\"format\":\"hairline-scene\",\"version\":1,\"objects\":[{\"id\":\"p\",\"type\":"
        "\"point\",\"position\":[7,0,0]},{\"id\":\"s\",\"type\":\"sphere\",\"center\":[0,0,0],"
        "\"radius\":9}]}");
    file.close();
    // Only a hanging plugin should reach the limit.
    QProcessEnvironment environment = withoutDisplay();
    environment.insert("UNRULY", QString::number(what));
    const ProgramRun run =
        runProgram({"shrink", scene, "--kind", "contains", "--find", "failure", "--scalar",
                    "double", "--plugin", unruly(), "--tries", "1", "--plugin-time-limit",
                    what == 2 ? "0.1" : "100", "--plugin-memory-limit", "200"},
                   {}, environment, patience);
    QVERIFY2(run.status == 0, run.errors);
    const QJsonObject simple = QJsonDocument::fromJson(run.output).object();
    QVERIFY2(simple["finding"]["other"].toString().contains(failure), run.output);
    // Minimal.
    QCOMPARE(simple["objects"][0]["position"][0], QJsonValue(1));
  }

 private:
  ProgramRun runPatiently(const QStringList& arguments) {
    return runProgram(arguments, {}, withoutDisplay(), patience);
  }
  /// The line of a template's head that builds it.
  static QString buildLine(const QString& source, const QString& compiler) {
    QFile file(pluginFolder + source);
    if (!file.open(QIODevice::ReadOnly)) return {};
    for (const QByteArray& line : file.readAll().split('\n')) {
      const qsizetype start = line.indexOf(compiler.toUtf8() + ' ');
      if (start >= 0 && line.contains(source.toUtf8())) return QString::fromUtf8(line.mid(start));
    }
    return {};
  }
  /// The unruly library, built once; empty if that failed.
  QString unruly() {
    const QString library = m_folder.filePath("unruly.so");
    if (QFile::exists(library)) return library;
    const ProgramRun built =
        runTool("cc", {"-O1", "-fPIC", "-shared", "-I" + pluginFolder, "-o", library,
                       QStringLiteral(HAIRLINE_SOURCE_DIR "/tests/support/unruly_plugin.c")});
    return built.status == 0 ? library : QString();
  }

  QTemporaryDir m_folder;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestPluginHost, nothing);
#include "test_plugin_host.moc"
