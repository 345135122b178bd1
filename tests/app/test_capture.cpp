#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

namespace hairline {
namespace {

const QString captureFolder = QStringLiteral(HAIRLINE_SOURCE_DIR "/resources/capture");
const QString exampleFolder = captureFolder + QStringLiteral("/example");

QByteArray fileText(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A program whose vectors are plain coordinates, in C.
constexpr const char* programInC = R"(
#include "hairline_capture_c.h"
static int evaluated;
static int hit(void) { return ++evaluated; }
int main(int count, char** arguments) {
  const float a[3] = {0, 0, 0}, b[3] = {1, 0, 0}, c[3] = {0, 1, 0}, low[3] = {2, 2, 2}, high[3] = {3, 3, 3};
  const double center[3] = {0, 0, 0}, by[3] = {1, 0, 0};
  (void)a, (void)b, (void)c, (void)low, (void)high, (void)center, (void)by, (void)hit;
  HAIRLINE_CAPTURE(intersect, triangle_f(a, b, c), aabb_f(low, high), hit());
  if (evaluated != 0) return 3;
  if (count < 2 || hairline_capture_start(arguments[1]) != 0) return 1;
  HAIRLINE_CAPTURE(intersect, triangle_f(a, b, c), aabb_f(low, high), hit());
  HAIRLINE_CAPTURE_VERDICT(side, sphere_d(center, 1.0), plane_d(by, 3.0), hairline_capture_front);
  HAIRLINE_CAPTURE(sweep, moving_d(sphere_d(center, 1.0), by), point_d(by), 0);
  HAIRLINE_CAPTURE_FRAME();
  hairline_capture_stop();
  return evaluated;
}
)";

}  // namespace

/// From a recording user's program to a failing test.
class TestCapture : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_folder.isValid());
    const ProgramRun built =
        run("c++", {"-std=c++17", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion",
                    "-Wold-style-cast", "-Werror", "-I" + captureFolder,
                    exampleFolder + "/debris.cpp", "-o", "debris"});
    QVERIFY2(built.status == 0, built.errors.constData());
    QCOMPARE(run(path("debris"), {"debris.hcap"}).status, 0);
    QVERIFY(QFile::exists(path("debris.hcap")));
  }

  void replayFindsWhatIsWrong() {
    const ProgramRun found = runProgram({"replay", path("debris.hcap"), "-o", path("wrong.jsonl"),
                                         "--exit-code", "--report", "junit=" + path("wrong.xml")});
    QCOMPARE(found.status, 1);
    QVERIFY2(found.output.contains("your program float, false hit, exactly separated by"),
             found.output.constData());
    QVERIFY(found.output.contains("debris.cpp:"));
    QVERIFY(found.output.contains("38400 records, 38400 judged"));
    const QList<QByteArray> lines = fileText(path("wrong.jsonl")).trimmed().split('\n');
    QVERIFY(lines.size() > 10);
    // The worst first.
    double before = 1e300;
    for (const QByteArray& line : lines) {
      const QJsonObject scene = QJsonDocument::fromJson(line).object();
      const double margin = scene["finding"]["margin"]["relative"].toDouble(-1);
      QVERIFY(margin >= 0 && margin <= before);
      before = margin;
      QVERIFY(scene["recorded"]["file"].toString().endsWith("debris.cpp"));
      QVERIFY(scene["recorded"]["line"].toInt() > 0);
    }
    QCOMPARE(fileText(path("wrong.xml")).count("<failure"), lines.size());
    // Known findings and small ones do not fail the command.
    QCOMPARE(runProgram({"replay", path("debris.hcap"), "--exit-code", "--quiet", "--baseline",
                         path("wrong.jsonl")})
                 .status,
             0);
    QCOMPARE(runProgram({"replay", path("debris.hcap"), "--exit-code", "--quiet", "--min-gap", "1"})
                 .status,
             0);
    const QList<QJsonObject> counts =
        runProgram({"replay", path("debris.hcap"), "--json", "--keep", "3", "--quiet"}).lines();
    QCOMPARE(counts.size(), 1);
    QCOMPARE(counts[0]["kept"].toInt(), 3);
    QCOMPARE(counts[0]["first_frame"].toInt(), 2);
    QCOMPARE(counts[0]["findings"].toInt(), static_cast<int>(lines.size()));
    QCOMPARE(counts[0]["causes"].toArray().size(), 1);
  }

  /// A new function judged beside the recorded answers, and methods of the program.
  void pluginsAnswerTheSame() {
    const ProgramRun built =
        run("c++", {"-std=c++17", "-O2", "-fPIC", "-shared", "-Wall", "-Wextra", "-Werror",
                    "-I" HAIRLINE_SOURCE_DIR "/resources/plugin", exampleFolder + "/plugin.cpp",
                    "-o", "box_test.so"});
    QVERIFY2(built.status == 0, built.errors.constData());
    const ProgramRun beside =
        runProgram({"replay", path("debris.hcap"), "--plugin", "new=" + path("box_test.so"),
                    "--method", "sat", "--method", "new"});
    QCOMPARE(beside.status, 0);
    QVERIFY2(beside.output.contains("  new float, false hit"), beside.output.constData());
    QVERIFY(!beside.output.contains("  sat float"));
    // The findings are run again under the name of the program.
    QCOMPARE(runProgram(
                 {"replay", path("debris.hcap"), "--quiet", "--keep", "3", "-o", path("few.jsonl")})
                 .status,
             0);
    const QString again = "your program=" + path("box_test.so");
    const ProgramRun checked =
        runProgram({"check", path("few.jsonl"), "--exit-code", "--plugin", again});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.output.count(": stands:") == 3, checked.output.constData());
    const ProgramRun shrunk =
        runProgram({"shrink", path("few.jsonl"), "--finding", "1", "--plugin", again});
    QVERIFY2(shrunk.status == 0, shrunk.errors.constData());
    // It answers beside the others, for requests and scenes.
    const QByteArray request =
        R"({"id":1,"kind":"intersect","a":{"type":"triangle","vertices":[[0,0,0],[1,0,0],[0,1,0]]},)"
        R"("b":{"type":"aabb","min":[0,0,0],"max":[1,1,1]},"methods":["sat","your program"]})";
    const QJsonArray results =
        runProgram({"query", "-", "--plugin", again}, request).lines()[0]["results"].toArray();
    QCOMPARE(results.last()["method"].toString(), "your program");
    QCOMPARE(results.last()["scalar"].toString(), "float");
    QVERIFY(results.last()["hit"].toBool());
    const QByteArray finding = fileText(path("few.jsonl"));
    write("one.hairline.json", finding.left(finding.indexOf('\n')));
    const ProgramRun scene =
        runProgram({"query", path("one.hairline.json"), "--kind", "intersect", "--plugin", again});
    QVERIFY2(scene.output.contains("your program"), scene.output.constData());
    // Without the plugin there is no method to test.
    const ProgramRun alone = runProgram({"check", path("few.jsonl")});
    QCOMPARE(alone.status, 2);
    QVERIFY(alone.errors.contains("--plugin"));
  }

  void findingsBecomeATestThatFails() {
    QCOMPARE(runProgram(
                 {"replay", path("debris.hcap"), "--quiet", "--keep", "3", "-o", path("few.jsonl")})
                 .status,
             0);
    QCOMPARE(runProgram(
                 {"export", path("few.jsonl"), "--as", "googletest", "-o", path("test_boxes.cpp")})
                 .status,
             0);
    const ProgramRun built =
        run("c++", {"-std=c++17", "-I" + exampleFolder, "-DHAIRLINE_HOOK=\"hooks.h\"",
                    "test_boxes.cpp", "-o", "test_boxes", "-lgtest_main", "-lgtest", "-pthread"});
    QVERIFY2(built.status == 0, built.errors.constData());
    const ProgramRun tested = run(path("test_boxes"), {});
    QCOMPARE(tested.status, 1);
    QVERIFY2(tested.output.contains("6 FAILED TESTS"), tested.output.constData());
  }

  void recordingsAreRequests() {
    QCOMPARE(runProgram({"convert", path("debris.hcap"), "-o", path("all.jsonl")}).status, 0);
    const QByteArray lines = fileText(path("all.jsonl"));
    QCOMPARE(lines.count('\n'), 38400);
    const QByteArray first = lines.left(lines.indexOf('\n') + 1);
    const ProgramRun answered = runProgram({"query", "-"}, first);
    QCOMPARE(answered.status, 0);
    QVERIFY(answered.lines()[0]["results"].toArray().size() > 2);
    QCOMPARE(runProgram({"convert", path("all.jsonl"), "-o", path("back.hcap")}).status, 0);
    QCOMPARE(runProgram({"convert", path("back.hcap"), "-o", "-"}).output, lines);
  }

  void refusesWhatItCannotRead() {
    QByteArray bytes = fileText(path("debris.hcap"));
    write("cut.hcap", bytes.left(bytes.size() / 2));
    const ProgramRun cut = runProgram({"replay", path("cut.hcap")});
    QCOMPARE(cut.status, 0);
    QVERIFY2(cut.errors.contains("missing or damaged"), cut.errors.constData());
    bytes[8] = 9;
    write("newer.hcap", bytes);
    write("none.hcap", "nothing");
    for (const char* name : {"newer.hcap", "none.hcap", "missing.hcap"}) {
      for (const QStringList& command :
           {QStringList{"replay", path(name)}, QStringList{"convert", path(name), "-o", "-"}}) {
        const ProgramRun refused = runProgram(command);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.saidOneLine(), refused.errors.constData());
      }
    }
    // A recording has a place for a displacement, but not for another motion.
    for (const char* motion : {R"("rotation":{"axis":[0,0,1],"angle":1,"center":[0,0,0]})",
                               R"("displacements":[[0,0,1],[0,0,2]])"}) {
      write("moving.jsonl", R"({"kind":"sweep","a":{"type":"segment","a":[0,0,0],"b":[1,0,0],)" +
                                QByteArray(motion) +
                                R"(},"b":{"type":"segment","a":[0,1,0],"b":[1,1,0]}})");
      const ProgramRun refused =
          runProgram({"convert", path("moving.jsonl"), "-o", path("moving.hcap")});
      QCOMPARE(refused.status, 2);
      QVERIFY2(refused.saidOneLine() && refused.errors.contains("line 1: "), refused.errors);
      QVERIFY2(refused.errors.contains("one displacement per operand"), refused.errors);
      QVERIFY(!QFile::exists(path("moving.hcap")));
    }
    QVERIFY(runProgram({"replay", path("newer.hcap")}).errors.contains("version 9"));
    QCOMPARE(runProgram({"replay", path("debris.hcap"), "--method", "nobody"}).status, 2);
    QCOMPARE(runProgram({"query", "-", "--trace"}).status, 2);
  }

  void recordsFromC_data() {
    QTest::addColumn<QStringList>("compiler");
    QTest::newRow("gcc, C99") << QStringList{"cc", "-std=c99"};
    QTest::newRow("gcc, C17") << QStringList{"cc", "-std=gnu17"};
    QTest::newRow("C99, unoptimized") << QStringList{"cc", "-std=c99", "-O0"};
  }

  void recordsFromC() {
    QFETCH(QStringList, compiler);
    write("program.c", programInC);
    const QString tool = compiler.takeFirst();
    const QStringList flags{"-O2",
                            "-Wall",
                            "-Wextra",
                            "-Wpedantic",
                            "-Wconversion",
                            "-Werror",
                            "-I" + captureFolder,
                            "program.c",
                            "-o",
                            "program"};
    const ProgramRun built = run(tool, flags + compiler);
    QVERIFY2(built.status == 0, built.errors.constData());
    QCOMPARE(run(path("program"), {"c.hcap"}).status, 1);
    const QList<QJsonObject> counts =
        runProgram({"replay", path("c.hcap"), "--json", "--quiet"}).lines();
    QCOMPARE(counts[0]["judged"].toInt(), 3);
    // The triangle is far from the box, and the sphere is behind the plane and contains the point.
    QCOMPARE(counts[0]["findings"].toInt(), 3);
  }

  /// Switched off, it leaves nothing in the program.
  void isNothingWhereItIsOff() {
    write("program.c", programInC);
    const QStringList flags{"-DHAIRLINE_CAPTURE_OFF", "-O0", "-Wall", "-Wextra", "-Werror",
                            "-I" + captureFolder};
    const ProgramRun inC = run("cc", flags + QStringList{"-c", "program.c", "-o", "off.o"});
    QVERIFY2(inC.status == 0, inC.errors.constData());
    const ProgramRun inCpp =
        run("c++",
            flags + QStringList{"-O2", "-std=c++17", exampleFolder + "/debris.cpp", "-o", "off"});
    QVERIFY2(inCpp.status == 0, inCpp.errors.constData());
    const QByteArray symbols = run("nm", {"-C", "off"}).output;
    QVERIFY(symbols.contains("main") && !symbols.contains("hairline_capture_state"));
    QCOMPARE(run(path("off"), {"none.hcap"}).output, run(path("debris"), {}).output);
  }

 private:
  QString path(const char* name) const { return m_folder.filePath(name); }
  void write(const char* name, const QByteArray& bytes) const {
    QFile file(path(name));
    if (file.open(QIODevice::WriteOnly)) file.write(bytes);
  }

  /// Runs a tool in the folder to its end.
  ProgramRun run(const QString& tool, const QStringList& arguments) const {
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.start(tool, arguments);
    ProgramRun made;
    if (!process.waitForFinished(patience)) return made;
    if (process.exitStatus() == QProcess::NormalExit) made.status = process.exitCode();
    made.output = process.readAllStandardOutput();
    made.errors = process.readAllStandardError();
    return made;
  }

  QTemporaryDir m_folder;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestCapture, eventLoop);
#include "test_capture.moc"
