#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

namespace hairline {
namespace {

ProgramRun runLong(const QStringList& arguments) {
  return runProgram(arguments, {}, withoutDisplay(), patience);
}

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The lines of a findings file that hold a finding.
QList<QByteArray> findingLines(const QString& path) {
  QList<QByteArray> lines;
  for (const QByteArray& line : bytesOf(path).split('\n')) {
    if (line.contains("\"finding\"")) lines.append(line);
  }
  return lines;
}

QJsonObject objectIn(const QString& path) {
  return QJsonDocument::fromJson(bytesOf(path)).object();
}

/// The validator's complaints about a file; empty if it is valid.
QByteArray objections(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  if (!process.waitForFinished(patience)) return program.toUtf8() + " did not run";
  if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0) return {};
  return "not valid: " + process.readAllStandardError();
}

const QString schemas = QStringLiteral(HAIRLINE_SOURCE_DIR "/tests/app/schemas/");

QByteArray junitObjections(const QString& path) {
  return objections("xmllint", {"--nonet", "--noout", "--schema", schemas + "junit.xsd", path});
}

QByteArray sarifObjections(const QString& path) {
  const QString validate = QStringLiteral(
      "import json, jsonschema, sys\n"
      "schema, log = (json.load(open(path)) for path in sys.argv[1:])\n"
      "jsonschema.validate(log, schema)\n");
  return objections("/usr/bin/python3", {"-c", validate, schemas + "sarif-2.1.0-rtm.5.json", path});
}

}  // namespace

/// What a CI build does with findings: fail, compare, run again, merge, report.
class TestFindings : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder.emplace();
    QVERIFY(m_folder->isValid());
  }

  void aFindingFailsTheBuildOnWish() {
    const QString file = path("whole.jsonl");
    const ProgramRun run = search({"--exit-code", "--quiet", "-o", file});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.errors.isEmpty() && run.output.isEmpty(), run.errors);
    QVERIFY(findingLines(file).size() > 1);
    // So does one that was found before.
    QCOMPARE(search({"--exit-code", "--quiet", "-o", file}).status, 1);
    // Small integers are not rounded.
    QCOMPARE(
        search({"--exit-code", "--recipe", "grid", "--scalar", "double", "--method", "sat"}).status,
        0);
  }

  void stopsAtTheFirst() {
    const QString whole = path("whole.jsonl");
    const QString first = path("first.jsonl");
    QCOMPARE(search({"-o", whole}).status, 0);
    // A finding stays unfixed however often it is checked.
    for (int i = 0; i < 2; ++i) {
      QCOMPARE(search({"--first", "--exit-code", "-o", first}).status, 1);
      QCOMPARE(findingLines(first), findingLines(whole).mid(0, 1));
    }
    // The search resumes from there.
    QCOMPARE(search({"-o", first}).status, 0);
    QCOMPARE(findingLines(first), findingLines(whole));
  }

  void onlyNewFindingsFail() {
    const QString whole = path("whole.jsonl");
    const QString known = path("known.jsonl");
    const QString fresh = path("fresh.jsonl");
    const QString counts = path("counts.json");
    QCOMPARE(search({"-o", whole, "--keep", "0"}).status, 0);
    const QList<QByteArray> all = findingLines(whole);
    QVERIFY(all.size() > 4);
    const QStringList compared{"--keep", "0",           "--baseline", known,           "-o",
                               fresh,    "--exit-code", "--report",   "json=" + counts};
    // All but the last two.
    write(known, all.mid(0, all.size() - 2).join('\n') + '\n');
    QCOMPARE(search(compared).status, 1);
    QCOMPARE(findingLines(fresh), all.mid(all.size() - 2));
    QCOMPARE(objectIn(counts)["stands"].toInt(), 2);
    QCOMPARE(objectIn(counts)["findings"].toInt(), int(all.size()));
    // All, with the vertices of each triangle in another order.
    QByteArray renumbered;
    for (const QByteArray& line : all) renumbered += withVerticesReversed(line) + '\n';
    write(known, renumbered);
    QVERIFY(QFile::remove(fresh));
    const ProgramRun run = search(compared);
    QVERIFY2(run.status == 0, run.errors);
    QCOMPARE(findingLines(fresh).size(), 0);
    QVERIFY2(run.errors.contains("(" + QByteArray::number(all.size()) + " known)"), run.errors);
    // Running again compares as well.
    const ProgramRun asked = runLong({"check", whole, "--baseline", known, "--exit-code"});
    QCOMPARE(asked.status, 0);
    QCOMPARE(asked.output.count(": known: "), all.size());
  }

  void reportsAreValid_data() {
    QTest::addColumn<QStringList>("question");
    QTest::newRow("findings") << QStringList{"--find", "exact"};
    QTest::newRow("none") << QStringList{"--recipe", "grid",     "--method",
                                         "sat",      "--scalar", "double"};
    // Its name contains everything that XML, JSON and URIs treat specially, and an invalid UTF-8
    // byte.
    QTest::newRow("hostile") << QStringList{
        "--plugin", QString::fromLatin1("read -r x; exit 3 # <a b=\"c\">&amp; ]]> \x01 %41 \\ '"),
        "--scalar", "double"};
  }
  void reportsAreValid() {
    QFETCH(QStringList, question);
    const QString file = path("some findings #1 %41.jsonl");
    const QString junit = path("junit.xml");
    const QString sarif = path("log.sarif");
    const QStringList reports{"--report", "junit=" + junit, "--report", "sarif=" + sarif};
    const QStringList plugin = question.contains("--plugin") ? question.mid(0, 2) : QStringList();
    QCOMPARE(runLong(QStringList{"fuzz", "--operands", "triangle", "aabb", "--cases", "300", "-o",
                                 file} +
                     question + reports)
                 .status,
             0);
    const auto count = findingLines(file).size();
    const auto verify = [&] {
      QCOMPARE(junitObjections(junit), QByteArray());
      QCOMPARE(sarifObjections(sarif), QByteArray());
      QCOMPARE(bytesOf(junit).count("<failure "), count);
      const QJsonObject run = objectIn(sarif)["runs"].toArray()[0].toObject();
      QCOMPARE(run["results"].toArray().size(), count);
      for (const QJsonValue& result : run["results"].toArray()) {
        QCOMPARE(result["kind"], QJsonValue("fail"));
        const QJsonValue location = result["locations"].toArray().at(0);
        const QJsonValue artifact = location["physicalLocation"]["artifactLocation"];
        const QString uri = artifact["uri"].toString();
        QCOMPARE(QUrl::fromEncoded(uri.toUtf8()).path(), file);
      }
    };
    verify();
    QVERIFY(QFile::remove(junit) && QFile::remove(sarif));
    QCOMPARE(runLong(QStringList{"check", file} + plugin + reports).status, 0);
    verify();
  }

  void aReportThatCannotBeWrittenIsAnError() {
    const ProgramRun run = search({"--quiet", "--report", "junit=/no/such/folder/junit.xml"});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.saidOneLine() && run.errors.contains("/no/such/folder/junit.xml"), run.errors);
  }

  void countsAreOneLine() {
    const ProgramRun run =
        search({"--quiet", "--report", "json=-", "-o", path("counted.jsonl"), "--keep", "1"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.lines().size(), 1);
    const QJsonObject counts = run.lines()[0];
    QCOMPARE(counts["cases"].toInt(), 2000);
    QCOMPARE(counts["stands"].toInt(), int(findingLines(path("counted.jsonl")).size()));
    QVERIFY(counts["findings"].toInt() >= counts["stands"].toInt());
  }

  /// A method is identified by its name: another file with the same mistake, or without it.
  void findingsAreAskedAgain() {
    const QString file = path("own.jsonl");
    const QString wrong =
        script("wrong.sh", "printf '{\"id\":%s,\"results\":[{\"hit\":false}]}\\n'");
    QCOMPARE(runLong({"fuzz", "--operands", "triangle", "aabb", "--recipe", "grid", "--cases",
                      "300", "--scalar", "double", "--find", "exact", "--keep", "3", "--plugin",
                      "mine=" + wrong, "-o", file})
                 .status,
             0);
    QCOMPARE(findingLines(file).size(), 3);
    const auto check = [&](const QString& plugin) {
      return runLong({"check", file, "--plugin", plugin, "--exit-code"});
    };
    const ProgramRun standing = check(
        "mine=" + script("other.sh", "printf '{\"id\":%s,\"results\":[{\"hit\":false}]}\\n'"));
    QCOMPARE(standing.status, 1);
    QCOMPARE(standing.output.count(": stands: "), 3);
    QFile mended(path("mended.sh"));
    write(mended.fileName(), "#!/bin/sh\nexec '" + programPath().toUtf8() + "' query --jsonl\n");
    QVERIFY(mended.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const ProgramRun fixed = check("mine=" + mended.fileName());
    QCOMPARE(fixed.status, 0);
    QCOMPARE(fixed.output.count(": fixed: "), 3);
    // Under another name it is another method, and the original one is missing.
    const ProgramRun other = check("other=" + mended.fileName());
    QCOMPARE(other.status, 2);
    QCOMPARE(other.output.count(": not asked: "), 3);
    QVERIFY2(other.errors.contains("finding 1: not asked: ") && other.errors.contains("\"mine\""),
             other.errors);
    const ProgramRun gone = check("mine='./no_such.so'");
    QCOMPARE(gone.status, 2);
    const ProgramRun twice =
        runLong({"check", file, "--plugin", "mine=" + wrong, "--plugin", "mine=" + wrong});
    QCOMPARE(twice.status, 2);
    QVERIFY2(twice.saidOneLine(), twice.errors);
  }

  void smallErrorsAreLeftOut() {
    const auto relative = [](const QByteArray& line) {
      const QJsonObject scene = QJsonDocument::fromJson(line).object();
      return scene["finding"]["margin"]["relative"].toDouble(-1);
    };
    const QString whole = path("whole.jsonl");
    const QString large = path("large.jsonl");
    QCOMPARE(search({"-o", whole, "--keep", "0"}).status, 0);
    QCOMPARE(search({"-o", large, "--keep", "0", "--min-relative", "1e-7"}).status, 0);
    QList<QByteArray> wanted = findingLines(whole);
    wanted.removeIf(
        [&](const QByteArray& line) { return relative(line) >= 0 && relative(line) < 1e-7; });
    QVERIFY(wanted.size() < findingLines(whole).size());
    QCOMPARE(findingLines(large), wanted);
    // It is another search.
    QCOMPARE(search({"-o", large, "--keep", "0"}).status, 2);
    // The same when they are run again; the largest first.
    const ProgramRun run = runLong({"check", whole, "--min-relative", "1e-7", "--sort"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output.count('\n'), wanted.size());
    double last = HUGE_VAL;
    for (const QByteArray& line : run.output.split('\n')) {
      if (line.isEmpty()) continue;
      const auto number = line.left(line.indexOf(':')).toInt();
      const double margin = relative(findingLines(whole)[number - 1]);
      QVERIFY2(margin <= last, line);
      last = margin;
    }
  }

  /// All findings that stand, each in one group.
  void findingsAreGroupedByCause() {
    const QString file = path("whole.jsonl");
    const QString counts = path("counts.json");
    QCOMPARE(search({"-o", file, "--report", "json=" + counts}).status, 0);
    const auto verify = [&] {
      const QList<QByteArray> lines = findingLines(file);
      const auto findingAt = [&](const QJsonValue& number) {
        return QJsonDocument::fromJson(lines[number.toInt() - 1]).object()["finding"].toObject();
      };
      const QJsonArray causes = objectIn(counts)["causes"].toArray();
      QVERIFY(causes.size() > 1 && causes.size() < lines.size());
      qsizetype sum = 0;
      for (const QJsonValue& cause : causes) {
        sum += cause["count"].toInt();
        const QString text = cause["cause"].toString();
        for (const char* example : {"worst", "simplest"}) {
          const QJsonObject finding = findingAt(cause[example]);
          const QString asked = text.left(text.indexOf(", "));
          QVERIFY2(asked.startsWith(finding["method"].toString() + ' ') &&
                       asked.contains(finding["scalar"].toString()) &&
                       text.contains(finding["says"].toBool() ? "false hit" : "false miss"),
                   qPrintable(text));
        }
        QCOMPARE(findingAt(cause["worst"]).value("margin").toObject().value("relative"),
                 cause["relative"]);
      }
      QCOMPARE(sum, lines.size());
    };
    verify();
    const QJsonArray causes = objectIn(counts)["causes"].toArray();
    QCOMPARE(runLong({"check", file, "--report", "json=" + counts}).status, 0);
    verify();
    QCOMPARE(objectIn(counts)["causes"].toArray(), causes);
  }

  void casesAreNarrowed() {
    const QString file = path("narrow.jsonl");
    const QStringList narrow{
        "-o",      file,  "--assume", "thickness>1e-3", "--assume", "nondegenerate",
        "--range", "-16", "16",       "--grid",         "1/64"};
    QCOMPARE(search(narrow).status, 0);
    QVERIFY(contentIsNarrow(file));
    // Resumed with the same plugin, and no other.
    QCOMPARE(runLong(QStringList{"fuzz", "--operands", "triangle", "aabb", "--find", "exact",
                                 "--cases", "3000"} +
                     narrow)
                 .status,
             0);
    QCOMPARE(search({"-o", file}).status, 2);
    const QList<QStringList> wrong{{"--assume", "thickness"},
                                   {"--assume", "thickness>x"},
                                   {"--assume", "thickness>1"},
                                   {"--range", "2", "1"},
                                   {"--grid", "0"},
                                   {"--grid", "1/0"},
                                   {"--assume", "thickness>0.999"}};
    for (const QStringList& options : wrong) {
      const ProgramRun run = search(options);
      QCOMPARE(run.status, 2);
      QVERIFY2(run.saidOneLine(), run.errors);
    }
  }

  void shardsJoinToOneRun() {
    const QString whole = path("whole.jsonl");
    const QString all = path("all.jsonl");
    QCOMPARE(search({"-o", whole, "--keep", "0"}).status, 0);
    // The commands described in searching.md.
    QProcess parallel;
    parallel.setWorkingDirectory(m_folder->path());
    parallel.start(QStringLiteral("parallel"),
                   QStringList{"--jobs", "2", "--quote", programPath()} +
                       searching({"--keep", "0", "--shard", "{}/3", "-o", "shard-{}.jsonl"}) +
                       QStringList{":::", "3", "1", "2"});
    QVERIFY2(parallel.waitForFinished(patience), "needs GNU parallel");
    QVERIFY2(parallel.exitCode() == 0, parallel.readAllStandardError());
    QStringList shards;
    for (const char* shard : {"1", "2", "3"}) {
      shards += path(QStringLiteral("shard-%1.jsonl").arg(QLatin1String(shard)));
    }
    QCOMPARE(runLong(QStringList{"merge"} + shards + QStringList{"-o", all}).status, 0);
    QCOMPARE(findingLines(all), findingLines(whole));
    // Nothing is listed twice, whatever the order of vertices.
    QByteArray renumbered;
    for (const QByteArray& line : findingLines(whole)) {
      renumbered += withVerticesReversed(line) + '\n';
    }
    QVERIFY(renumbered != bytesOf(all));
    write(path("renumbered.jsonl"), renumbered);
    QCOMPARE(runLong({"merge", whole, path("renumbered.jsonl"), all, "-o", all}).status, 0);
    QCOMPARE(findingLines(all), findingLines(whole));
  }

  void badFilesAreOneLineAndLoseNothing_data() {
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("cut off") << QByteArray("cut") << QByteArray("Line 4 ");
    QTest::newRow("newer") << QByteArray("newer") << QByteArray("Line 3: ");
    QTest::newRow("no JSON") << QByteArray("garbage") << QByteArray("Line 2: ");
    QTest::newRow("missing") << QByteArray("missing") << QByteArray("bad.jsonl");
  }
  void badFilesAreOneLineAndLoseNothing() {
    QFETCH(QByteArray, change);
    QFETCH(QByteArray, place);
    const QString good = path("good.jsonl");
    const QString bad = path("bad.jsonl");
    QCOMPARE(search({"-o", good}).status, 0);
    QList<QByteArray> lines = findingLines(good).mid(0, 4);
    QCOMPARE(lines.size(), 4);
    if (change == "newer") lines[2].replace("\"version\":1", "\"version\":999");
    if (change == "garbage") lines[1] = "{nonsense";
    QByteArray text = lines.join('\n') + '\n';
    if (change == "cut") text.chop(20);
    if (change != "missing") write(bad, text);
    const QString out = path("out.jsonl");
    write(out, "precious\n");
    for (const QStringList& arguments :
         {QStringList{"check", bad}, QStringList{"check", good, "--baseline", bad},
          QStringList{"merge", good, bad, "-o", out},
          QStringList{"fuzz", "--operands", "triangle", "aabb", "--cases", "10", "--baseline", bad,
                      "-o", path("never.jsonl")}}) {
      const ProgramRun run = runLong(arguments);
      QCOMPARE(run.status, 2);
      QVERIFY2(run.saidOneLine() && run.errors.contains(place), run.errors);
      QVERIFY(run.output.isEmpty());
    }
    QCOMPARE(bytesOf(out), QByteArray("precious\n"));
    QVERIFY(!QFile::exists(path("never.jsonl")));
  }

  void whatIsNoFindingIsNotAsked() {
    const QString file = path("scenes.jsonl");
    QCOMPARE(search({"-o", file}).status, 0);
    const QByteArray line = findingLines(file)[0];
    QByteArray unknown = line;
    unknown.replace("\"find\":\"exact\"", "\"find\":\"something_newer\"");
    write(file, unknown + '\n' + line + '\n');
    const ProgramRun run = runLong({"check", file});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.output.startsWith("1: not asked: ") && run.output.contains("\n2: stands: "),
             run.output);
  }

 private:
  QString path(const QString& name) const { return m_folder->filePath(name); }
  static void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(content);
  }
  /// An executable file that runs a command for each request, with its id.
  QString script(const QString& name, const QByteArray& answer) const {
    const QString file = path(name);
    write(file, "#!/bin/sh\nwhile read -r request; do id=${request#*:}; " + answer +
                    " \"${id%%,*}\"; done\n");
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file;
  }
  static QStringList searching(const QStringList& more) {
    return QStringList{"fuzz",    "--operands", "triangle", "aabb",
                       "--cases", "2000",       "--find",   "exact"} +
           more;
  }
  ProgramRun search(const QStringList& more) const { return runLong(searching(more)); }
  /// Whether all coordinates are multiples of 1/64 from -16 to 16.
  static bool contentIsNarrow(const QString& file) {
    const auto isNarrow = [](const QJsonArray& vector) {
      return std::all_of(vector.begin(), vector.end(), [](const QJsonValue& number) {
        const double steps = number.toDouble() * 64;
        return std::abs(steps) <= 16 * 64 && steps == std::round(steps);
      });
    };
    for (const QByteArray& line : findingLines(file)) {
      for (const QJsonValue& object : QJsonDocument::fromJson(line).object()["objects"].toArray()) {
        for (const QJsonValue& vertex : object["vertices"].toArray()) {
          if (!isNarrow(vertex.toArray())) return false;
        }
        if (!isNarrow(object["min"].toArray()) || !isNarrow(object["max"].toArray())) return false;
      }
    }
    return true;
  }
  static QByteArray withVerticesReversed(const QByteArray& line) {
    QJsonObject scene = QJsonDocument::fromJson(line).object();
    QJsonArray objects = scene["objects"].toArray();
    for (QJsonValueRef item : objects) {
      QJsonObject object = item.toObject();
      if (!object.contains("vertices")) continue;
      QJsonArray reversed;
      for (const QJsonValue& vertex : object["vertices"].toArray()) reversed.prepend(vertex);
      object["vertices"] = reversed;
      item = object;
    }
    scene["objects"] = objects;
    return QJsonDocument(scene).toJson(QJsonDocument::Compact);
  }

  /// For each test function and row.
  std::optional<QTemporaryDir> m_folder;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestFindings, nothing);
#include "test_findings.moc"
