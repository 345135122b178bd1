#include <signal.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

namespace hairline {
namespace {

/// Searching and shrinking may be slow under load.
ProgramRun runPatiently(const QStringList& arguments) {
  return runProgram(arguments, {}, withoutDisplay(), patience);
}

QString faultyPlugin(const QString& listing) {
  return QStringLiteral("'" HAIRLINE_BUILD_DIR "/tests/faulty_plugin' ") + listing;
}

/// Significant digits of a number as written.
int digitsOf(double number) {
  QByteArray text = QByteArray::number(std::abs(number), 'e', QLocale::FloatingPointShortest);
  text.truncate(text.indexOf('e'));
  return static_cast<int>(text.replace(".", "").size());
}

void collectNumbers(const QJsonValue& value, QList<double>& numbers) {
  if (value.isDouble()) numbers.append(value.toDouble());
  for (const QJsonValue& item : value.toArray()) collectNumbers(item, numbers);
  for (const QJsonValue& item : value.toObject()) collectNumbers(item, numbers);
}

}  // namespace

/// `hairline fuzz` and `hairline shrink`, by their output.
class TestFuzz : public QObject {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(m_folder.isValid()); }

  void findingsAreScenesThatShowIt() {
    const QString file = path("scenes.jsonl");
    const ProgramRun run = runPatiently({"fuzz", "--operands", "triangle", "aabb", "--cases",
                                         "5000", "--find", "exact", "--keep", "2", "-o", file});
    QVERIFY2(run.status == 0, run.errors);
    QVERIFY2(run.errors.startsWith("5000 cases, ") && run.errors.contains(" a second, "),
             run.errors);
    const QList<QJsonObject> findings = findingsIn(file);
    QVERIFY(!findings.isEmpty());
    for (const QJsonObject& scene : findings) {
      const QJsonObject finding = scene["finding"].toObject();
      QCOMPARE(finding["find"], QJsonValue("exact"));
      const ProgramRun asked =
          runPatiently({"query", writeScene(scene), "--json", "--method",
                        finding["method"].toString(), "--scalar", finding["scalar"].toString()});
      QVERIFY2(asked.status == 0, asked.errors);
      const QJsonObject answer = QJsonDocument::fromJson(asked.output).object();
      const QJsonObject result =
          answer["answers"].toArray()[0].toObject()["results"].toArray()[0].toObject();
      QCOMPARE(result["hit"], finding["says"]);
      QVERIFY(finding["says"] != finding["against"]);
    }
  }

  void threadsAndShardsFindTheSame() {
    const QStringList options{"--operands", "ray", "triangle", "--cases", "4000",
                              "--seed",     "3",   "--keep",   "0"};
    const auto linesOf = [&](const QStringList& more) {
      const ProgramRun run = runPatiently(QStringList{"fuzz"} + options + more);
      QList<QByteArray> lines;
      for (const QByteArray& line : run.output.split('\n')) {
        if (line.contains("\"finding\"")) lines.append(line);
      }
      return lines;
    };
    const QList<QByteArray> alone = linesOf({"--threads", "1"});
    QVERIFY(!alone.isEmpty());
    QCOMPARE(linesOf({"--threads", "2"}), alone);
    QCOMPARE(linesOf({"--threads", "8"}), alone);
    QList<QByteArray> shared = linesOf({"--shard", "1/2"}) + linesOf({"--shard", "2/2"});
    QList<QByteArray> sorted = alone;
    std::sort(shared.begin(), shared.end());
    std::sort(sorted.begin(), sorted.end());
    QCOMPARE(shared, sorted);
  }

  void stopsCleanlyAndGoesOn_data() {
    QTest::addColumn<int>("signal");
    QTest::addColumn<int>("status");
    QTest::newRow("Ctrl-C") << SIGINT << 130;
    QTest::newRow("killed") << SIGKILL << -1;
  }
  void stopsCleanlyAndGoesOn() {
    QFETCH(int, signal);
    QFETCH(int, status);
    const QString file = path(QStringLiteral("stopped-%1.jsonl").arg(signal));
    const QStringList options{"fuzz", "--operands", "triangle", "aabb", "--keep", "5", "-o", file};
    QProcess process;
    startSearch(process, options, file);
    if (QTest::currentTestFailed()) return;
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(patience));
    if (status >= 0) QCOMPARE(process.exitCode(), status);

    const QByteArray before = contentOf(file);
    QVERIFY(signal == SIGKILL || before.endsWith('\n'));
    // As far as it had come, and some cases more.
    quint64 next = 0;
    for (const QByteArray& line : before.split('\n')) {
      const QJsonObject object = QJsonDocument::fromJson(line).object();
      next = std::max(next, quint64(object["next"].toDouble()));
      next = std::max(next, quint64(object["finding"].toObject()["case"].toDouble()));
    }
    const QString end = QString::number(next + 3000);
    QCOMPARE(runPatiently(options + QStringList{"--cases", end}).status, 0);
    const QString whole = path(QStringLiteral("whole-%1.jsonl").arg(signal));
    QStringList anew = options;
    anew.last() = whole;
    QProcess again;
    again.setProcessEnvironment(withoutDisplay());
    again.start(programPath(), anew + QStringList{"--cases", end});
    QVERIFY(again.waitForFinished(5 * patience));
    QCOMPARE(findingsIn(file), findingsIn(whole));
  }

  /// Two searches that append to one file would write every finding twice.
  void oneSearchWritesAFile() {
    const QString file = path("shared.jsonl");
    const QStringList options{"fuzz", "--operands", "triangle", "aabb", "--keep", "5", "-o", file};
    QProcess first;
    startSearch(first, options, file);
    if (QTest::currentTestFailed()) return;
    const ProgramRun second = runPatiently(options + QStringList{"--cases", "10"});
    QCOMPARE(second.status, 2);
    QVERIFY2(second.saidOneLine() && second.errors.contains("shared.jsonl"), second.errors);
    // However the first ends, the file is free again.
    first.kill();
    QVERIFY(first.waitForFinished(patience));
    const ProgramRun third = runPatiently(options + QStringList{"--seconds", "0.1"});
    QVERIFY2(third.status == 0, third.errors);
  }

  /// No file gets the number of a descriptor that is closed at the start.
  void keepsReportsOutOfTheFindings_data() {
    QTest::addColumn<QString>("closed");
    QTest::addColumn<int>("status");
    QTest::newRow("all open") << QString() << 0;
    QTest::newRow("no output") << QStringLiteral(">&-") << 2;
    QTest::newRow("no input") << QStringLiteral("<&-") << 0;
    QTest::newRow("no messages") << QStringLiteral("2>&-") << 0;
    QTest::newRow("none") << QStringLiteral("<&- >&- 2>&-") << 2;
  }
  void keepsReportsOutOfTheFindings() {
    QFETCH(QString, closed);
    QFETCH(int, status);
    const QString file = path("closed.jsonl");
    QFile::remove(file);
    QProcess process;
    process.start("sh", {"-c",
                         "exec \"$0\" fuzz --operands triangle aabb --cases 200 -o \"$1\" "
                         "--report json=- " +
                             closed,
                         programPath(), file});
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitCode(), status);
    QVERIFY(!findingsIn(file).isEmpty());
    for (const QByteArray& line : contentOf(file).trimmed().split('\n')) {
      const QJsonObject object = QJsonDocument::fromJson(line).object();
      QVERIFY2(object.contains("search") || object.contains("finding"), line);
    }
  }

  void leavesStandardOutputUnread_data() {
    QTest::addColumn<QStringList>("output");
    QTest::newRow("without") << QStringList();
    QTest::newRow("dash") << QStringList{"-o", "-"};
    QTest::newRow("device") << QStringList{"-o", "/dev/stdout"};
  }
  /// Standard output may be a nonempty file: it is appended to, and never read.
  void leavesStandardOutputUnread() {
    QFETCH(QStringList, output);
    const QString file = path("log.txt");
    QFile log(file);
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write("no findings\n");
    log.close();
    QProcess process;
    process.setProcessEnvironment(withoutDisplay());
    process.setStandardOutputFile(file, QIODevice::Append);
    process.start(programPath(),
                  QStringList{"fuzz", "--operands", "triangle", "aabb", "--cases", "10"} + output);
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitCode(), 0);
    const QByteArray content = contentOf(file);
    QVERIFY2(content.startsWith("no findings\n{\"search\":"), content.left(200).constData());
  }

  void shrinksFindings() {
    const QString file = path("shrunk.jsonl");
    QCOMPARE(runPatiently({"fuzz", "--operands", "triangle", "aabb", "--cases", "3000", "--method",
                           "sat", "--scalar", "double", "--keep", "1", "-o", file})
                 .status,
             0);
    QCOMPARE(findingsIn(file).size(), 1);
    const QString out = path("simple.hairline.json");
    const ProgramRun run = runPatiently({"shrink", file, "-o", out});
    QVERIFY2(run.status == 0, run.errors);
    const QByteArray simple = contentOf(out);
    isSimple(QJsonDocument::fromJson(simple).object());
    // The same every time.
    QCOMPARE(runPatiently({"shrink", file}).output, simple);
    // A scene with a finding, or one for which a finding is requested, is shrunk as well.
    const ProgramRun again = runPatiently({"shrink", out, "--find", "exact", "--method", "sat",
                                           "--scalar", "double", "--tries", "100"});
    QVERIFY2(again.status == 0, again.errors);
    isSimple(QJsonDocument::fromJson(again.output).object());
  }

  void wrongPluginsAreCaught_data() {
    QTest::addColumn<QStringList>("question");
    const auto row = [](const char* listing, const QStringList& question) {
      QTest::newRow(listing) << question;
    };
    const QStringList box{"--operands", "triangle", "aabb"};
    const QStringList triangles{"--operands", "triangle", "triangle"};
    const QStringList inside{"--kind", "contains", "--operands", "point", "tetrahedron"};
    row("triangle_box_zero_cross", box);
    row("triangles_vertex_on_plane", triangles);
    row("triangles_lone_vertex", triangles);
    row("tetrahedron_winding", inside);
    row("tetrahedron_flat", inside);
    row("cone_unit_rim", {"--operands", "cone", "plane"});
  }
  /// One of the commonly copied listings, with its mistake, as a program. Small integers are not
  /// rounded, so only the mistake is found.
  void wrongPluginsAreCaught() {
    QFETCH(QStringList, question);
    const QString plugin = faultyPlugin(QTest::currentDataTag());
    const QString file = path(QStringLiteral("%1.jsonl").arg(QTest::currentDataTag()));
    const QStringList asked{"--plugin", plugin, "--plugin-time-limit", "100", "--scalar", "double"};
    const ProgramRun run = runPatiently(QStringList{"fuzz", "--cases", "5000", "--find", "exact",
                                                    "--recipe", "grid", "--keep", "1", "-o", file} +
                                        question + asked);
    QVERIFY2(run.status == 0, run.errors);
    QVERIFY(!findingsIn(file).isEmpty());
    const ProgramRun simple =
        runPatiently(QStringList{"shrink", file, "--finding", "1", "--plugin", plugin,
                                 "--plugin-time-limit", "100", "--tries", "20000"});
    QVERIFY2(simple.status == 0, simple.errors);
    isSimple(QJsonDocument::fromJson(simple.output).object());
  }

  void pluginThatCrashesIsShownWithItsInput() {
    const QString file = path("crash.jsonl");
    const ProgramRun run =
        runPatiently({"fuzz", "--operands", "triangle", "aabb", "--cases", "20", "--plugin",
                      "read -r request; kill -SEGV $$", "--scalar", "double", "-o", file});
    QVERIFY2(run.status == 0, run.errors);
    const QList<QJsonObject> findings = findingsIn(file);
    QCOMPARE(findings.size(), 20);
    for (const QJsonObject& scene : findings) {
      QCOMPARE(scene["finding"]["find"], QJsonValue("failure"));
      QCOMPARE(scene["finding"]["other"], QJsonValue("crashed (signal 11)"));
      QCOMPARE(scene["objects"].toArray().size(), 2);
    }
  }

  void pluginsThatDoNotStartOrSupportAreRefused_data() {
    QTest::addColumn<QString>("plugin");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("missing") << "./no_such_library.so" << QByteArray("Cannot start the plugin");
    QTest::newRow("ends unasked") << "exit 3"
                                  << QByteArray("Cannot start the plugin: ended (status 3)");
    QTest::newRow("supports nothing") << answering("'\"error\":{\"code\":\"unsupported\"}'")
                                      << QByteArray("does not answer intersect triangle aabb");
  }
  void pluginsThatDoNotStartOrSupportAreRefused() {
    QFETCH(QString, plugin);
    QFETCH(QByteArray, message);
    const QString file = path("refused.jsonl");
    const ProgramRun run =
        runPatiently({"fuzz", "--operands", "triangle", "aabb", "--plugin", plugin, "-o", file});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.saidOneLine() && run.errors.contains(message), run.errors);
    QVERIFY(!QFile::exists(file));
  }

  void answersOfPluginsAreCounted() {
    const QStringList options{"fuzz",    "--operands", "triangle", "aabb",
                              "--cases", "20",         "--plugin"};
    const ProgramRun run = runPatiently(
        options + QStringList{answering("'\"results\":[{\"scalar\":\"double\",\"hit\":true}]'")});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.errors.contains(" double: 20 cases answered\n"), run.errors);
    QVERIFY2(run.errors.contains(" float: 0 cases answered, 20 unsupported\n"), run.errors);
    // A method that answers nothing has not been tested.
    const ProgramRun none =
        runPatiently(options + QStringList{answering("'\"results\":[{\"scalar\":\"double\"}]'")});
    QCOMPARE(none.status, 2);
    QVERIFY2(none.errors.contains(" double: 0 cases answered, 20 declined\n") &&
                 none.errors.contains("answered none of 20 cases"),
             none.errors);
  }

  void aPluginThatHangsEndsItsBlockAndNoMore() {
    const ProgramRun run =
        runPatiently({"fuzz", "--operands", "triangle", "aabb", "--cases", "1000", "--threads", "1",
                      "--plugin", "sleep 1000", "--plugin-time-limit", "0.1"});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.errors.startsWith("2 cases, ") &&
                 run.errors.contains(", 998 cases skipped after a timeout"),
             run.errors);
    QVERIFY2(run.errors.contains("2  failure sleep 1000 float"), run.errors);
    // Nor does the end of the search wait for it.
    const ProgramRun timed =
        runPatiently({"fuzz", "--operands", "triangle", "aabb", "--seconds", "0.2", "--plugin",
                      "sleep 1000", "--plugin-time-limit", "1000"});
    QCOMPARE(timed.status, 2);
  }

  void shrinkingWhatHangsStopsAtOnce() {
    const QString file = path("hangs.jsonl");
    QCOMPARE(runPatiently({"fuzz", "--operands", "triangle", "aabb", "--cases", "10", "--threads",
                           "1", "--keep", "1", "--plugin", "sleep 1000", "--plugin-time-limit",
                           "0.1", "--scalar", "double", "-o", file})
                 .status,
             0);
    QCOMPARE(findingsIn(file).size(), 1);
    // While it checks whether it still hangs, and while it searches simpler ones.
    for (const char* limit : {"1000", "0.3"}) {
      QProcess process;
      process.setProcessEnvironment(withoutDisplay());
      process.start(programPath(),
                    {"shrink", file, "--plugin", "sleep 1000", "--plugin-time-limit", limit});
      QVERIFY(process.waitForStarted(patience));
      QTest::qWait(1000);
      const auto before = std::chrono::steady_clock::now();
      ::kill(static_cast<pid_t>(process.processId()), SIGINT);
      QVERIFY(process.waitForFinished(patience));
      QCOMPARE(process.exitCode(), 130);
      QVERIFY(std::chrono::steady_clock::now() - before < std::chrono::seconds(2));
    }
  }

  void whatAPluginPrintsIsBounded() {
    const ProgramRun run =
        runPatiently({"fuzz", "--operands", "triangle", "aabb", "--cases", "2000", "--threads", "1",
                      "--plugin", "yes 1234567 1>&2", "--plugin-time-limit", "0.1"});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.errors.contains("1234567") && run.errors.count('\n') < 60, run.errors);
  }

  void nothingIsLeftOfAPlugin_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("interrupted") << SIGINT;
    QTest::newRow("ended") << SIGTERM;
    QTest::newRow("killed") << SIGKILL;
  }
  /// Neither do its children, even if they have left its group and its session, or have no parent
  /// or no environment any more.
  void nothingIsLeftOfAPlugin() {
    QFETCH(int, signal);
    const QString mark =
        QStringLiteral("9876%1.%2").arg(signal).arg(QCoreApplication::applicationPid());
    QProcess process;
    process.setProcessEnvironment(withoutDisplay());
    process.start(
        programPath(),
        {"fuzz", "--operands", "triangle", "aabb", "--plugin-time-limit", "1000", "--plugin",
         QStringLiteral("setsid sleep %1 & (sleep %1 &); (env -i setsid sleep %1 &); sleep %1")
             .arg(mark)});
    QVERIFY(process.waitForStarted(patience));
    QTRY_COMPARE_WITH_TIMEOUT(processesWith(mark), 4, patience);
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(patience));
    if (signal != SIGKILL) QCOMPARE(process.exitCode(), 130);
    QTRY_COMPARE_WITH_TIMEOUT(processesWith(mark), 0, patience);
  }

  /// If a function is fixed or broken, it is searched again, and its findings are run again.
  void aChangedPluginIsAskedAgain() {
    const QString plugin = path("mine.sh");
    const QString file = path("changing.jsonl");
    const auto write = [&](const QString& body) {
      QFile script(plugin);
      if (!script.open(QIODevice::WriteOnly | QIODevice::Truncate)) return;
      script.write(("#!/bin/sh\n" + body + '\n').toUtf8());
      script.close();
      script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    };
    const auto search = [&] {
      return runPatiently({"fuzz", "--operands", "triangle", "aabb", "--recipe", "grid", "--cases",
                           "300", "--scalar", "double", "--find", "exact", "--keep", "3",
                           "--plugin", plugin, "-o", file});
    };
    const QString never = answering("'\"results\":[{\"hit\":false}]'");
    write(never);
    QCOMPARE(search().status, 0);
    const QList<QJsonObject> found = findingsIn(file);
    QCOMPARE(found.size(), 3);

    const ProgramRun same = search();
    QCOMPARE(same.status, 0);
    QVERIFY2(same.errors.contains("3 of 3 earlier findings still stand, 0 are fixed"), same.errors);
    QCOMPARE(findingsIn(file), found);

    write("exec '" + programPath() + "' query --jsonl");
    const ProgramRun mended = search();
    QCOMPARE(mended.status, 0);
    QVERIFY2(mended.errors.contains("0 of 3 earlier findings still stand, 3 are fixed") &&
                 mended.errors.contains("\n300 cases, "),
             mended.errors);
    QCOMPARE(findingsIn(file).size(), 0);
    // Nothing is left to ask, which is no success.
    const ProgramRun done = search();
    QCOMPARE(done.status, 2);
    QVERIFY2(done.saidOneLine() && done.errors.contains("were judged before"), done.errors);

    write(never);
    const ProgramRun broken = search();
    QCOMPARE(broken.status, 0);
    QVERIFY2(broken.errors.contains("300 cases, "), broken.errors);
    QCOMPARE(findingsIn(file), found);

    // Other code with the same mistake: found again, but not twice.
    write("# Another way to do it.\n" + never);
    const ProgramRun other = search();
    QCOMPARE(other.status, 0);
    QVERIFY2(other.errors.contains("3 of 3 earlier findings still stand") &&
                 other.errors.contains("\n300 cases, "),
             other.errors);
    QCOMPARE(findingsIn(file), found);
  }

  void wrongUsageIsOneLine_data() {
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const QStringList& arguments) {
      QTest::newRow(qPrintable(arguments.join(' '))) << arguments;
    };
    row({"fuzz"});
    row({"fuzz", "--operands", "triangle", "shoe"});
    row({"fuzz", "--operands", "plane", "aabb", "--kind", "contains"});
    row({"fuzz", "--operands", "triangle", "aabb", "--method", "no_such"});
    row({"fuzz", "--operands", "triangle", "aabb", "--shard", "3/2"});
    row({"fuzz", "/no/such/scene"});
    row({"shrink"});
    row({"shrink", "/no/such/scene"});
    row({"shrink", HAIRLINE_SOURCE_DIR "/resources/scenes/plain_hit.hairline.json", "--find",
         "exact"});
  }
  void wrongUsageIsOneLine() {
    QFETCH(QStringList, arguments);
    const ProgramRun run = runPatiently(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.saidOneLine() && run.output.isEmpty(), run.errors + run.output);
  }

  void refusesNumbers_data() {
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    const auto rows = [](const QStringList& command, const char* option,
                         const QStringList& values) {
      for (const QString& value : values) {
        QTest::addRow("%s %s %s", qPrintable(command[0]), option, qPrintable(value))
            << command << QString(option) << value;
      }
    };
    const QString scene = HAIRLINE_SOURCE_DIR "/resources/scenes/plain_hit.hairline.json";
    const QStringList fuzz{"fuzz", "--operands", "triangle", "aabb"};
    const QStringList shrink{"shrink", scene};
    const QStringList replay{"replay", scene};
    const QStringList bvh{"bvh", scene};
    const QString beyond = QStringLiteral("18446744073709551616");
    rows(fuzz, "--cases", {"0", "-1", beyond, "99999999999999999999", "1.5", "many", ""});
    rows(fuzz, "--seed", {"-1", beyond, "+1", " 1", "nan"});
    rows(fuzz, "--keep", {"-1", beyond});
    rows(fuzz, "--shard", {"-18446744073709551615/2", "0/1", "2/1"});
    rows(fuzz, "--threads", {"0", "-1", "1025", beyond});
    for (const char* option : {"--seconds", "--time-limit"}) {
      rows(fuzz, option, {"0", "-1", "nan", "inf", "1e400"});
    }
    for (const char* option : {"--min-gap", "--min-relative", "--min-ulps", "--distance-limit"}) {
      rows(fuzz, option, {"-1", "nan", "inf", "1e400"});
    }
    rows(fuzz, "--plugin-time-limit", {"0", "-1", "nan", "inf"});
    rows(fuzz, "--plugin-memory-limit", {"-18446744073709551615", beyond});
    rows(shrink, "--finding", {"0", "-1", beyond});
    rows(shrink, "--tries", {"-1", beyond});
    rows(replay, "--keep", {"-1", beyond});
    rows({"suite", "--operands", "triangle", "aabb", "--as", "c"}, "--seed", {"-1", beyond});
    rows(bvh, "--offset", {"nan 0 0", "0 inf 0"});
  }
  /// By an error that names the option and is not longer than a line of a terminal or two.
  void refusesNumbers() {
    QFETCH(QStringList, command);
    QFETCH(QString, option);
    QFETCH(QString, value);
    const QStringList values = value.count(' ') == 2 ? value.split(' ') : QStringList{value};
    const ProgramRun run = runProgram(command + QStringList{option} + values);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.saidOneLine() && run.output.isEmpty(), run.errors + run.output);
    QVERIFY2(run.errors.contains(option.toUtf8() + ": ") && run.errors.size() < 200, run.errors);
  }

 private:
  /// Until its first finding is in the file.
  void startSearch(QProcess& process, const QStringList& options, const QString& file) {
    process.setProcessEnvironment(withoutDisplay());
    process.start(programPath(), options);
    QVERIFY(process.waitForStarted(patience));
    QTRY_VERIFY_WITH_TIMEOUT(!findingsIn(file).isEmpty(), patience);
  }

  QString path(const QString& name) const { return m_folder.filePath(name); }
  static QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  /// The findings of a file: whole lines alone.
  static QList<QJsonObject> findingsIn(const QString& path) {
    QList<QJsonObject> findings;
    for (const QByteArray& line : contentOf(path).split('\n')) {
      const QJsonObject object = QJsonDocument::fromJson(line).object();
      if (object.contains("finding")) findings.append(object);
    }
    return findings;
  }
  /// Answers each request with its id and a field, which the shell prints.
  static QString answering(const QString& field) {
    return QStringLiteral(
               "while read -r request; do id=${request#*:}; "
               "printf '{\"id\":%s,%s}\\n' \"${id%%,*}\" %1; done")
        .arg(field);
  }
  /// The number of processes that sleep for the given, distinctive time.
  static int processesWith(const QString& mark) {
    int count = 0;
    for (const QString& process : QDir("/proc").entryList(QDir::Dirs)) {
      const QList<QByteArray> words = contentOf("/proc/" + process + "/cmdline").split('\0');
      if (words.size() > 1 && words[0].endsWith("sleep") && words[1] == mark.toUtf8()) ++count;
    }
    return count;
  }
  QString writeScene(const QJsonObject& scene) const {
    QFile file(path("scene.hairline.json"));
    if (file.open(QIODevice::WriteOnly)) file.write(QJsonDocument(scene).toJson());
    return file.fileName();
  }
  static void isSimple(const QJsonObject& scene) {
    QVERIFY(scene.contains("finding"));
    QList<double> numbers;
    collectNumbers(scene["objects"], numbers);
    QVERIFY(!numbers.isEmpty());
    for (const double number : numbers) {
      QVERIFY2(digitsOf(number) <= 3, QJsonDocument(scene).toJson());
    }
  }

  QTemporaryDir m_folder;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestFuzz, nothing);
#include "test_fuzz.moc"
