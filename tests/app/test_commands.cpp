#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

// The commands that need no display: usage, tables, JSON and exit status.

namespace hairline {
namespace {

const char* const scene = R"({"format": "hairline-scene", "version": 1, "name": "edge graze",
 "objects": [{"id": "t", "type": "triangle", "vertices": [[0,0,0],[1,0,0],[0,1,0]]},
             {"id": "b", "type": "aabb", "min": [0,0,0.5], "max": [1,1,1]},
             {"id": "q", "type": "aabb", "min": [0,0,0], "max": [1,1,1]}]})";

}  // namespace

class TestCommands : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QVERIFY(m_folder.isValid());
    write("scene.hairline.json", scene);
  }

  void showsVersionAndHelp_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("version") << QStringList{"--version"} << QByteArray("hairline 0.1.0\n");
    QTest::newRow("help") << QStringList{"--help"} << QByteArray("queries");
    QTest::newRow("query") << QStringList{"query", "--help"} << QByteArray("--jsonl");
    QTest::newRow("queries") << QStringList{"queries", "--help"} << QByteArray("--json");
    QTest::newRow("render") << QStringList{"render", "--help"} << QByteArray("--view");
  }
  void showsVersionAndHelp() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, text);
    const ProgramRun run = runProgram(arguments);
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.contains(text), run.output);
    QVERIFY(run.errors.isEmpty());
  }

  void pastesText() {
    const ProgramRun run = runProgram(
        {"paste"}, "[2024-01-01 10:00:00.123] [info] tri=[(0,0,0),(1,0,0),(0,1,0)]\nt = 0.5\n");
    QCOMPARE(run.status, 0);
    const QJsonArray objects = QJsonDocument::fromJson(run.output).object()["objects"].toArray();
    QCOMPARE(objects.size(), 1);
    QCOMPARE(objects[0]["type"].toString(), QStringLiteral("triangle"));
    QVERIFY2(run.errors.contains("2:5: "), run.errors);
    // The output is a scene.
    write("pasted.hairline.json", run.output);
    QCOMPARE(runProgram({"export", path("pasted.hairline.json"), "--as", "json"}).output,
             run.output);
  }

  void pastesFileByChosenReading() {
    write("box.txt", "[0, 0, 0, 1, 2, 3]\n(FLT_MAX, 0, 0)\n");
    const ProgramRun list = runProgram({"paste", path("box.txt"), "--list"});
    QCOMPARE(list.status, 1);
    QVERIFY2(list.output.contains("2  aabb (min, max)"), list.output);
    QVERIFY2(list.errors.contains("box.txt:2:2: refused: FLT_MAX is not a number"), list.errors);
    const ProgramRun box =
        runProgram({"paste", path("box.txt"), "--reading", "2", "-o", path("box.hairline.json")});
    QCOMPARE(box.status, 1);
    const ProgramRun read = runProgram({"export", path("box.hairline.json"), "--as", "json"});
    QVERIFY2(read.output.contains("aabb"), read.output);
    QCOMPARE(runProgram({"paste", path("box.txt"), "--reading", "99"}).status, 2);
    const ProgramRun lines = runProgram({"paste", path("box.txt"), "--json"});
    QCOMPARE(lines.status, 1);
    QVERIFY2(lines.output.startsWith("{\"group\":"), lines.output);
    QVERIFY2(lines.output.contains("{\"remark\":"), lines.output);
  }

  void pastesNothing() {
    QCOMPARE(runProgram({"paste", "-"}, "hello world").status, 2);
    QCOMPARE(runProgram({"paste", "-", "--json"}, "\xFF = (1, 2, 3)").status, 0);
    QCOMPARE(runProgram({"paste", path("there is none")}).status, 2);
    // Nothing is left of the only group.
    const ProgramRun none = runProgram({"paste", "--reading", "0"}, "p = (1, 2, 3)");
    QCOMPARE(none.status, 2);
    QVERIFY2(none.errors.contains("--reading"), none.errors);
    for (const char* name : {"out.obj", "out.vox", "out.hcap", "out.jsonl", "out.png"}) {
      const ProgramRun other = runProgram({"paste", "-o", path(name)}, "p = (1, 2, 3)");
      QCOMPARE(other.status, 2);
      QVERIFY2(other.saidOneLine() && other.errors.contains("-o: "), other.errors);
      QVERIFY(!QFile::exists(path(name)));
    }
  }

  void listsQueries() {
    const ProgramRun run = runProgram({"queries", "--json"});
    QCOMPARE(run.status, 0);
    const QJsonArray list = QJsonDocument::fromJson(run.output).array();
    bool found = false;
    for (const QJsonValue& query : list) {
      QVERIFY(!query["operands"].toArray().isEmpty());
      QVERIFY(!query["scalars"].toArray().isEmpty());
      QVERIFY(!query["source"].toString().isEmpty());
      found = found || (query["kind"] == "intersect" && query["method"] == "pef" &&
                        query["operands"] == QJsonArray({"triangle", "aabb"}));
    }
    QVERIFY(found);
    const ProgramRun table = runProgram({"queries"});
    QCOMPARE(table.status, 0);
    QCOMPARE(table.output.count('\n'), list.size() + 1);
  }

  void answersAScene() {
    const ProgramRun run = runProgram({"query", path("scene.hairline.json"), "--json"});
    QCOMPARE(run.status, 0);
    const QJsonObject document = QJsonDocument::fromJson(run.output).object();
    QCOMPARE(document["scene"], QJsonValue("edge graze"));
    QStringList pairs;
    for (const QJsonValue& answer : document["answers"].toArray()) {
      if (answer["kind"] != "intersect") continue;
      pairs.append(answer["a"].toString() + answer["b"].toString());
      for (const QJsonValue& result : answer["results"].toArray()) {
        QCOMPARE(result["hit"].toBool(), pairs.last() != "tb");
      }
    }
    QCOMPARE(pairs, QStringList({"tb", "tq", "bq"}));
  }

  void narrowsTheQuestion() {
    const ProgramRun run =
        runProgram({"query", path("scene.hairline.json"), "--pair", "b", "t", "--kind", "intersect",
                    "--method", "sat", "--scalar", "double", "--json", "--hex", "--trace"});
    QCOMPARE(run.status, 0);
    const QJsonArray answers = QJsonDocument::fromJson(run.output)["answers"].toArray();
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers[0]["a"], QJsonValue("b"));
    QCOMPARE(answers[0]["results"].toArray().size(), 1);
    const QJsonValue result = answers[0]["results"][0];
    QCOMPARE(result["separating_axis"]["a"], QJsonValue(QJsonArray({"0x1p-1", "0x1p+0"})));
    QCOMPARE(result["trace"].toArray().size(), 13);
  }

  void printsATable() {
    const ProgramRun run = runProgram({"query", path("scene.hairline.json"), "--pair", "t", "b"});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.contains("gap 0.5"), run.output);
    QVERIFY2(run.output.contains("proven: the axis separates"), run.output);
    QVERIFY2(run.output.contains("nearest points ("), run.output);
    QVERIFY2(!run.output.contains("differs"), run.output);
  }

  void marksWhatDiffers() {
    const ProgramRun run =
        runProgram({"query", HAIRLINE_SOURCE_DIR "/resources/scenes/float_says_hit.hairline.json"});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.contains("! differs from the exact verdict"), run.output);
  }

  // Once, however many pairs rotate, and only where something is left out.
  void saysWhatRotationsLeaveOut() {
    const QString file = write("rotating.json", R"({"format": "hairline-scene", "version": 1,
      "objects": [{"id": "a", "type": "aabb", "min": [0,0,0], "max": [1,1,1],
                   "rotation": {"axis": [0,0,1], "angle": 1, "center": [0,0,0]}},
                  {"id": "b", "type": "aabb", "min": [3,0,0], "max": [4,1,1]},
                  {"id": "c", "type": "plane", "normal": [0,0,1], "offset": 5}]})");
    const QByteArray leftOut = "note: Objects that rotate are swept only by";
    const ProgramRun all = runProgram({"query", file, "--kind", "sweep"});
    QCOMPARE(all.status, 0);
    QCOMPARE(all.output.count(leftOut), 1);
    QVERIFY2(all.output.contains("interval_halving"), all.output);
    const ProgramRun json = runProgram({"query", file, "--json"});
    QVERIFY(QJsonDocument::fromJson(json.output).isObject());
    QCOMPARE(json.errors.count(leftOut), 1);
    for (const QStringList& complete :
         {QStringList{"--method", "interval_subdivision", "--kind", "sweep"},
          QStringList{"--kind", "intersect"}, QStringList{"--pair", "b", "c"}}) {
      const ProgramRun run = runProgram(QStringList{"query", file} + complete);
      QVERIFY2(!run.output.contains("left out") && !run.output.contains("No query"), run.output);
      QCOMPARE(run.output.contains("interval_subdivision"), complete[0] == "--method");
    }
    const ProgramRun none = runProgram({"query", file, "--pair", "a", "c", "--kind", "sweep"});
    QVERIFY2(none.output.contains("No query fits") && none.output.contains(leftOut), none.output);
  }

  void refusesWrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const QString file = path("scene.hairline.json");
    const auto row = [](const char* name, const QStringList& arguments, const char* message) {
      QTest::newRow(name) << arguments << QByteArray(message);
    };
    row("no scene", {"query"}, "--jsonl");
    row("no such file", {"query", path("none.json")}, "none.json");
    row("no such object", {"query", file, "--pair", "t", "x"}, "\"x\"");
    row("half a pair", {"query", file, "--pair", "t"}, "--pair");
    row("no such kind", {"query", file, "--kind", "foo"}, "closest");
    row("no such method", {"query", file, "--method", "foo"}, "sat");
    row("no such scalar", {"query", file, "--scalar", "half"}, "exact");
    row("no such option", {"query", file, "--foo"}, "--foo");
    row("scene and stream", {"query", file, "--jsonl"}, "--jsonl");
    row("illegal object", {"query", write("bad.json", QByteArray(scene).replace("[1,0,0]", "[1]"))},
        "objects[0]");
    row("newer version",
        {"query", write("new.json", QByteArray(scene).replace("\"version\": 1", "\"version\": 9"))},
        "version");
    row("not JSON", {"query", write("broken.json", "{")}, "broken.json");
    row("no such command", {"voxelize", "x", "--resolution", "3"}, "--help");
    row("no command and no file", {"voxelise"}, "voxelise");
  }
  void refusesWrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const ProgramRun run = runProgram(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.saidOneLine(), run.errors);
    QVERIFY2(run.errors.contains(message), run.errors);
    QVERIFY(run.output.isEmpty());
  }

  /// A limit on file sizes is an error like a full disk, not a silent end.
  void reportsThatAFileMayNotGrow() {
    const QString file = write("scene.hairline.json", scene);
    for (const QString command : {"\"$0\" query \"$1\" --trace --json > \"$1.out\"",
                                  "\"$0\" export \"$1\" --as qttest -o \"$1.cpp\""}) {
      QProcess process;
      process.start("sh", {"-c", "ulimit -f 1; exec " + command, programPath(), file});
      QVERIFY(process.waitForFinished(60000));
      QCOMPARE(process.exitStatus(), QProcess::NormalExit);
      QCOMPARE(process.exitCode(), 2);
      const QByteArray errors = process.readAllStandardError();
      QVERIFY2(errors.count('\n') == 1 && errors.contains("File too large"), errors);
    }
    QVERIFY(!QFile::exists(file + ".cpp"));
  }

  void reportsThatOutputIsFull() {
    for (const char* command : {"queries", "--version", "--help"}) {
      QProcess process;
      process.setStandardOutputFile("/dev/full");
      process.start(programPath(), {command});
      QVERIFY(process.waitForFinished(20000));
      QCOMPARE(process.exitCode(), 2);
      QVERIFY2(process.readAllStandardError().contains("standard output"), command);
    }
  }

 private:
  QString path(const QString& name) const { return m_folder.filePath(name); }
  QString write(const QString& name, const QByteArray& content) const {
    QFile file(path(name));
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return file.fileName();
  }

  QTemporaryDir m_folder;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestCommands, eventLoop);
#include "test_commands.moc"
