#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include "core/queries.h"
#include "core/search/case_choice.h"
#include "tests/support/program.h"
#include "tests/support/test_class.h"

// The exported tests are compiled, run against the program itself as the function under test, and
// run once more against one that says the opposite. Suites are also run against its methods in
// double, and fail where these are wrong.

namespace hairline {
namespace {

const char* const sceneText = R"({"format": "hairline-scene", "version": 1, "name": "edge graze",
 "objects": [{"id": "t", "type": "triangle", "vertices": [[0,0,0],[1,0,0],[0,1,0.1]]},
             {"id": "b", "type": "aabb", "min": [0,0,0.5], "max": [1,1,1],
              "displacement": [0,0,-1]},
             {"id": "p", "type": "plane", "normal": [0,0,1], "offset": 0.05}]})";

/// One shape of every type, including those with a variable number of numbers.
const char* const everyShape = R"({"format": "hairline-scene", "version": 1, "name": "",
 "objects": [{"id": "1*/\u0007\u2028\u202e\\", "type": "polygon", "vertices": [[0,0,0],[2,0,0],[2,2,0],[1,0.5,0],[0,2,0]]},
             {"id": "h", "type": "polygon", "vertices": [[0,0,0],[4,0,0],[0,4,0]],
              "holes": [[[0.1,1,0],[1,1,0],[1,2,0]],[[0.5,0.5,0],[1,0.5,0],[1.5,0.7,0],[0.5,0.7,0]]]},
             {"id": "c", "type": "convex", "vertices": [[0,0,0]], "displacement": [0.1,0,0]},
             {"id": "k", "type": "kdop", "directions": [[1,0,0],[0,1,0],[0,0,1]],
              "min": [0,0,0], "max": [1,1,1]},
             {"id": "l", "type": "kdop", "directions": [[1,0,0],[0,1,0],[0,0,1]],
              "min": [2,0,0], "max": [3,1,1]},
             {"id": "o", "type": "obb", "center": [0,0,0], "axes": [[1,0,0],[0,0.6,0.8],[0,-0.8,0.6]],
              "half_extents": [1,2,3]},
             {"id": "s", "type": "sphere", "center": [1e-3,0,0], "radius": 0.1},
             {"id": "x", "type": "point", "position": [0.1,0.2,0.3]},
             {"id": "r", "type": "ray", "origin": [0,0,5], "direction": [0,0,-1]},
             {"id": "t2", "type": "triangle2", "vertices": [[0,0],[1,0],[0,1]]},
             {"id": "r2", "type": "rectangle2", "min": [0,0], "max": [1,1]},
             {"id": "m", "type": "mesh", "vertices": [[0,0,0],[1,0,0],[0,1,0]],
              "triangles": [[0,1,2]]},
             {"id": "w", "type": "point", "position": [0,0,9],
              "rotation": {"axis": [0,0,1], "angle": 1, "center": [0,0,0]}}]})";

/// How one framework's text is compiled and run.
struct Toolchain {
  QString name;
  QString file;
  QString hook;
};

}  // namespace

class TestExport : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_folder.isValid());
    write("scene.hairline.json", sceneText);
    write("every.hairline.json", everyShape);
    // The functions under test: the program itself, asked by the hooks.
    const QDir hooks(QStringLiteral(HAIRLINE_SOURCE_DIR "/tests/app/export_hooks"));
    for (const QString& name : hooks.entryList(QDir::Files)) {
      QVERIFY(QFile::copy(hooks.filePath(name), path(name)));
    }
    write("opposite",
          "#!/bin/sh\n'" + programPath().toLocal8Bit() +
              "' \"$@\" | sed 's/\"hit\":true/\"hit\":not/; s/\"hit\":false/\"hit\":true/; "
              "s/\"hit\":not/\"hit\":false/'\n");
    QVERIFY(QFile::setPermissions(path("opposite"), QFile::ReadOwner | QFile::ExeOwner));
  }
  void init() { qputenv("HAIRLINE", programPath().toLocal8Bit()); }

  void exportedTestsRun_data() {
    QTest::addColumn<QString>("framework");
    for (const char* name : {"qttest", "googletest", "catch2", "doctest", "c", "python", "rust"}) {
      QTest::newRow(name) << QString::fromLatin1(name);
    }
  }
  void exportedTestsRun() {
    QFETCH(QString, framework);
    const Toolchain chain = toolchain(framework);
    if (framework == "rust" && QStandardPaths::findExecutable("rustc").isEmpty()) {
      QSKIP("there is no rustc here");
    }
    QStringList arguments{"export",        path("scene.hairline.json"), "--as", framework, "-o",
                          path(chain.file)};
    if (framework == "c" || framework == "rust")
      arguments << "--pair"
                << "t"
                << "b";
    const ProgramRun exported = runProgram(arguments);
    QVERIFY2(exported.status == 0, exported.errors);
    const int status = runTest(framework, chain);
    QVERIFY2(status == 0, m_said.right(3000));

    qputenv("HAIRLINE", path("opposite").toLocal8Bit());
    QVERIFY(runBuilt(framework) > 0);
  }

  /// Whatever the shapes, the text compiles and reports what it left out.
  void everyShapeCompiles() {
    for (const QString framework : {"doctest", "c", "python"}) {
      const QString file = "every_" + toolchain(framework).file;
      const ProgramRun run =
          runProgram({"export", path("every.hairline.json"), "--as", framework, "-o", path(file)});
      QVERIFY2(run.status == 0, run.errors);
      QVERIFY2(run.errors.contains("left out: \"m\": "), run.errors);
      QVERIFY2(
          run.errors.contains("left out: \"w\": Unit tests cannot contain objects that rotate"),
          run.errors);
      // Indices are integers in either scalar.
      const QByteArray starts = framework == "python" ? "\"hole_starts\": [3, 6],"
                                : framework == "c"    ? "2, (const size_t[]){3, 6}"
                                                      : "{3, 6}";
      QVERIFY2(read(file).contains(starts), qPrintable(framework));
      if (framework == "python") {
        QCOMPARE(execute("python3", {"-m", "unittest", "every_tests"}, {"HAIRLINE_HOOK=hook"}), 0);
      } else if (framework == "c") {
        QCOMPARE(execute("cc", {"-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic",
                                "-fsyntax-only", file}),
                 0);
      } else {
        QCOMPARE(
            execute("c++", {"-std=c++17", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", file}),
            0);
      }
    }
  }

  /// A suite passes with the exact answers; with a method in double it fails on exactly the cases
  /// on which the method is wrong.
  void suitesFindWhatIsWrong_data() { exportedTestsRun_data(); }
  void suitesFindWhatIsWrong() {
    QFETCH(QString, framework);
    const Toolchain chain = toolchain(framework);
    if (framework == "rust" && QStandardPaths::findExecutable("rustc").isEmpty()) {
      QSKIP("there is no rustc here");
    }
    const ProgramRun written =
        runProgram({"suite", "--operands", "triangle", "aabb", "--cases", "40", "--seed", "3",
                    "--as", framework, "-o", path(chain.file)});
    QVERIFY2(written.status == 0, written.errors);
    const QStringList names = caseNames(read(chain.file));
    QCOMPARE(names.size(), 40);
    QVERIFY2(runTest(framework, chain) == 0, m_said.right(3000));
    const QSet<QString> wrong = wrongCases(names, "sat");
    QVERIFY2(wrong.size() > 2 && wrong.size() < 35, qPrintable(QString::number(wrong.size())));
    qputenv("HAIRLINE_WHO", R"("methods":["sat"],"scalars":["double"])");
    const int status = runBuilt(framework);
    qunsetenv("HAIRLINE_WHO");
    QVERIFY2(status > 0 && status < 250, m_said.right(3000));
    QSet<QString> failed;
    for (const QString& name : names) {
      if (QString::fromUtf8(m_said).contains(QRegularExpression("\\b" + name + "\\b"))) {
        failed.insert(name);
      }
    }
    QCOMPARE(failed, wrong);
    if (framework == "c") QCOMPARE(status, 1);
  }

  /// Squared distances are compared with the exact ones to the last digits, as are times of
  /// contact.
  void numbersAreHeldAgainstExactOnes_data() { exportedTestsRun_data(); }
  void numbersAreHeldAgainstExactOnes() {
    QFETCH(QString, framework);
    const Toolchain chain = toolchain(framework);
    if (framework == "rust" && QStandardPaths::findExecutable("rustc").isEmpty()) {
      QSKIP("there is no rustc here");
    }
    // 6 cases are written as functions, 24 as a table.
    for (const QString count : {"6", "24"}) {
      const ProgramRun written =
          runProgram({"suite", "--kind", "closest", "--operands", "triangle", "aabb", "--cases",
                      count, "--range", "-8", "8", "--as", framework, "-o", path(chain.file)});
      QVERIFY2(written.status == 0, written.errors);
      QVERIFY(read(chain.file).contains("HAIRLINE_DISTANCE_ULPS"));
      QVERIFY2(runTest(framework, chain) == 0, m_said.right(3000));
    }
    // The squared distance of nothing but 0 is off by more than a few units in the last place.
    qputenv("HAIRLINE_WHO", R"("methods":["gjk"],"scalars":["float"])");
    const int status = runBuilt(framework);
    qunsetenv("HAIRLINE_WHO");
    QVERIFY2(status > 0 && status < 250, m_said.right(3000));
  }

  void otherKindsRun() {
    const QList<QStringList> suites{
        {"--kind", "contains", "--operands", "point", "tetrahedron"},
        {"--kind", "side", "--operands", "aabb", "plane"},
        {"--kind", "sweep", "--operands", "triangle", "aabb", "--times"},
        {"--kind", "closest", "--operands", "segment", "segment", "--single"},
        {"--operands", "sphere", "triangle", "--grid", "1/4", "--assume", "nondegenerate"},
    };
    for (const QStringList& suite : suites) {
      const ProgramRun written = runProgram(
          QStringList{"suite", "--cases", "22", "--as", "python", "-o", path("tests.py")} + suite);
      QVERIFY2(written.status == 0, written.errors);
      QVERIFY2(runTest("python", toolchain("python")) == 0, m_said.right(3000));
      QCOMPARE(read("tests.py").contains("contact_time"), suite.contains("--times"));
    }
  }

  void sameOptionsSameBytes() {
    QStringList options{"suite", "--operands", "triangle", "triangle",    "--cases",
                        "30",    "--as",       "c",        "--namespace", "mine"};
    const ProgramRun first = runProgram(options);
    QVERIFY2(first.status == 0, first.errors);
    QCOMPARE(runProgram(options).output, first.output);
    QVERIFY(first.output.contains("mine_TriangleDouble"));
    options << "--seed"
            << "2";
    QVERIFY(runProgram(options).output != first.output);
  }

  /// The user's own types replace the generated ones, with their requirements in a comment.
  void ownTypesAreIncluded() {
    const auto suite = [&](const QString& framework, const QString& types, const QString& file) {
      const ProgramRun run =
          runProgram({"suite", "--operands", "triangle", "aabb", "--cases", "3", "--as", framework,
                      "--namespace", "mine", "--types", types, "-o", path(file)});
      QVERIFY2(run.status == 0, run.errors);
      QVERIFY(read(file).contains(types + " has the types."));
    };
    write("my_types.h", R"(
#include <array>
struct Vector { double x, y, z; };
namespace mine {
struct OwnTriangle { Vector vertices[3]; };
struct OwnBox { Vector min, max; };
template <typename> using Triangle = OwnTriangle;
template <typename> using Aabb = OwnBox;
})");
    suite("doctest", "my_types.h", "own.cpp");
    QVERIFY2(execute("c++", {"-std=c++17", "-Wall", "-Wextra", "-Werror", "-fsyntax-only",
                             "own.cpp"}) == 0,
             m_said.right(3000));
    write("my_types_c.h",
          "typedef struct { double v[3][3]; } mine_TriangleDouble;\n"
          "typedef struct { double low[3], high[3]; } mine_AabbDouble;\n");
    suite("c", "my_types_c.h", "own.c");
    QVERIFY2(execute("cc", {"-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-fsyntax-only",
                            "own.c"}) == 0,
             m_said.right(3000));
    write("my_types.py",
          "def Triangle(vertices): return dict(type='triangle', vertices=vertices)\n"
          "def Aabb(min, max): return dict(type='aabb', min=min, max=max)\n");
    suite("python", "my_types", "tests.py");
    QVERIFY2(runTest("python", toolchain("python")) == 0, m_said.right(3000));
    if (QStandardPaths::findExecutable("rustc").isEmpty()) return;
    write("my_types.rs",
          "pub struct Triangle<T> { pub vertices: [[T; 3]; 3] }\n"
          "pub struct Aabb<T> { pub min: [T; 3], pub max: [T; 3] }\n");
    suite("rust", "my_types.rs", "tests.rs");
    QVERIFY2(runTest("rust", toolchain("rust")) == 0, m_said.right(3000));
  }

  /// Each finding is tested for its own question, under a name that says what it shows.
  void findingsBecomeTests() {
    const ProgramRun found = runProgram({"fuzz", "--operands", "triangle", "aabb", "--method",
                                         "sat", "--scalar", "double", "--find", "exact", "--cases",
                                         "3000", "--keep", "4", "-o", path("found.jsonl")});
    QVERIFY2(found.status == 0, found.errors);
    const QString other = path("found.findings");
    QVERIFY(QFile::copy(path("found.jsonl"), other));
    for (const QString& findings : {path("found.jsonl"), other}) {
      const ProgramRun run =
          runProgram({"export", findings, "--as", "python", "-o", path("tests.py")});
      QVERIFY2(run.status == 0, run.errors);
      const QString text = read("tests.py");
      QCOMPARE(text.count("    def test_"), 8);
      QVERIFY2(text.contains(QRegularExpression("def test_\\w+_on_box_\\w+\\(")), qPrintable(text));
      QVERIFY2(runTest("python", toolchain("python")) == 0, m_said.right(3000));
    }
    const ProgramRun mesh = runProgram({"export", path("found.jsonl"), "--as", "obj"});
    QVERIFY(mesh.status == 2 && mesh.saidOneLine());
  }

  void badSuitesAreReportedInOneLine() {
    const QList<QStringList> uses{
        {"--operands", "triangle", "aabb"},
        {"--operands", "triangle", "mesh", "--as", "c"},
        {"--operands", "plane", "plane", "plane", "--as", "c"},
        {"--operands", "triangle", "aabb", "--kind", "common", "--as", "c"},
        {"--operands", "triangle", "aabb", "--kind", "side", "--as", "c"},
        {"--operands", "triangle", "aabb", "--as", "c", "--namespace", "a b"},
        {"--operands", "triangle", "aabb", "--as", "c", "--types", "a\"b"},
        {"--operands", "triangle", "aabb", "--as", "python", "--types", "a/b.py"},
        {"--operands", "triangle", "aabb", "--as", "c", "--cases", "0"},
        {"--operands", "triangle", "aabb", "--as", "c", "--range", "3", "2"}};
    for (const QStringList& use : uses) {
      const ProgramRun run = runProgram(QStringList{"suite"} + use);
      QVERIFY2(run.status == 2 && run.saidOneLine(), qPrintable(use.join(' ') + run.errors));
    }
  }

  void numbersKeepTheirBits() {
    write("bits.hairline.json", R"({"format": "hairline-scene", "version": 1, "objects": [
      {"id": "a", "type": "sphere", "center": [0.1, 1e-300, -0.0], "radius": 1e300},
      {"id": "b", "type": "point", "position": [0.3, 5e-324, 1.7976931348623157e308]}]})");
    const ProgramRun run = runProgram({"export", path("bits.hairline.json"), "--as", "c"});
    QCOMPARE(run.status, 0);
    for (const char* literal :
         {"0x1.999999999999ap-4", "0x1.56e1fc2f8f359p-997", "-0x0p+0", "0x1.3333333333333p-2",
          "0x0.0000000000001p-1022", "0x1.fffffffffffffp+1023"}) {
      QVERIFY2(run.output.contains(literal), literal);
    }
    QVERIFY(run.errors.contains("range of binary32"));
  }

  /// Slabs along different directions bound nothing together: there is no verdict to expect.
  void boundsOfOtherDirectionsAreNoTest() {
    write("slabs.hairline.json", R"({"format": "hairline-scene", "version": 1, "objects": [
      {"id": "a", "type": "kdop", "directions": [[1,0,0],[0,1,0],[0,0,1]],
       "min": [0,0,0], "max": [1,1,1]},
      {"id": "b", "type": "kdop", "directions": [[0,1,0],[1,0,0],[0,0,1]],
       "min": [0,0,0], "max": [1,1,1]}]})");
    const ProgramRun run = runProgram({"export", path("slabs.hairline.json"), "--as", "python"});
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.contains("intersects(a, b"));
    QVERIFY(!run.output.contains("may_meet"));
  }

  void meshesAndPictures() {
    // Planes have no triangles.
    write("solid.hairline.json",
          QByteArray(sceneText).replace(
              R"("type": "plane", "normal": [0,0,1], "offset": 0.05)",
              R"("type": "tetrahedron", "vertices": [[3,0,0],[4,0,0],[3,1,0],[3,0,1]])"));
    for (const char* format : {"obj", "stl", "ply", "glb", "json", "svg"}) {
      const QString file = QStringLiteral("out.") + format;
      const ProgramRun run =
          runProgram({"export", path("solid.hairline.json"), "--as", format, "-o", path(file)});
      QVERIFY2(run.status == 0, run.errors);
      QVERIFY(QFileInfo(path(file)).size() > 100);
    }
    const QString picture = read("out.svg");
    QVERIFY(picture.contains("<svg"));
    // Letters stay letters, and lines stay lines.
    QVERIFY(picture.contains(">t<"));
    QVERIFY(picture.contains("<polyline") || picture.contains("<path"));
    QVERIFY(!picture.contains("<image"));
  }

  // A mesh may be named by its file, relative to the scene.
  void meshFilesAreRead() {
    write("corner.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    const QByteArray head = "{\"format\": \"hairline-scene\", \"version\": 1, \"objects\": [";
    write("named.hairline.json",
          head + "{\"id\": \"m\", \"type\": \"mesh\", \"file\": \"corner.obj\"}]}");
    write("lost.hairline.json",
          head + "{\"id\": \"m\", \"type\": \"mesh\", \"file\": \"nowhere.obj\"}]}");
    for (const char* format : {"svg", "html", "stl"}) {
      const QString file = QStringLiteral("named.") + format;
      const ProgramRun run =
          runProgram({"export", path("named.hairline.json"), "--as", format, "-o", path(file)});
      QVERIFY2(run.status == 0, run.errors);
      if (qstrcmp(format, "svg") == 0) QVERIFY(read(file).contains("<poly"));
      const ProgramRun lost = runProgram({"export", path("lost.hairline.json"), "--as", format});
      QVERIFY2(lost.status == 2 && lost.saidOneLine(), lost.errors);
      QVERIFY(lost.errors.contains("nowhere.obj"));
    }
    // The scene keeps the reference.
    const ProgramRun scene = runProgram({"export", path("named.hairline.json"), "--as", "json"});
    QVERIFY(scene.output.contains("corner.obj"));
  }

  void badUseIsReportedInOneLine() {
    const QString scene = path("scene.hairline.json");
    const QList<QStringList> uses{{"export", scene},
                                  {"export", scene, "--as", "junit"},
                                  {"export", path("none.hairline.json"), "--as", "c"},
                                  {"export", scene, "--as", "c", "--pair", "t", "nobody"},
                                  {"export", scene, "--as", "c", "--kind", "guess"},
                                  {"export", scene, scene, "--as", "obj"},
                                  {"export", scene, "--as", "png"},
                                  {"export", scene, "--as", "svg", "--size", "big"},
                                  {"export", scene, "--as", "svg", "-o", path("no/folder.svg")},
                                  {"export", scene, "--as", "c", "-o", path("no/such/folder.c")}};
    for (const QStringList& use : uses) {
      const ProgramRun run = runProgram(use);
      QVERIFY2(run.status == 2 && run.saidOneLine(), qPrintable(use.join(' ') + run.errors));
    }
  }

  void reportsNeedNoDisplay() {
    const QString scene = path("scene.hairline.json");
    for (const QString& format : {QString("html"), QString("markdown"), QString("csv")}) {
      const QString file = path("report." + format);
      const ProgramRun run = runProgram({"export", scene, "--as", format, "-o", file});
      QVERIFY2(run.status == 0, run.errors.constData());
      const QString text = read("report." + format);
      QVERIFY(text.contains(QStringLiteral("SAT")));
      // The same to standard output.
      QCOMPARE(QString::fromUtf8(runProgram({"export", scene, "--as", format}).output), text);
    }
    const QString html = read("report.html");
    QVERIFY(html.contains(QStringLiteral("<svg")) && html.endsWith(QStringLiteral("</html>\n")));
    QVERIFY(!html.contains(QStringLiteral("href=\"http")) &&
            !html.contains(QStringLiteral("src=")));
    const ProgramRun two = runProgram({"export", scene, scene, "--as", "html"});
    QCOMPARE(two.status, 2);
    QVERIFY(two.saidOneLine());
  }

  /// Characters that XML and HTML forbid may occur in every text of a scene.
  void controlCharactersStayOut() {
    const QByteArray odd = "\\u0001<&\\u0007\\u001b\\uffff\\u0085\\u007f\\\"";
    write("odd.hairline.json",
          QByteArray(sceneText)
              .replace("edge graze\"", odd + "\", \"notes\": \"" + odd + "\"")
              .replace("\"id\": \"t\"", "\"name\": \"" + odd + "\", \"id\": \"" + odd + "\"")
              .replace("[{", "[{\"color\": \"" + odd + "\","));
    const QString scene = path("odd.hairline.json");
    const ProgramRun svg = runProgram({"export", scene, "--as", "svg"});
    QVERIFY2(svg.status == 0, svg.errors);
    QXmlStreamReader xml(svg.output);
    while (!xml.atEnd()) xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    for (const char* format : {"html", "svg", "markdown", "c", "python", "rust"}) {
      const ProgramRun run = runProgram({"export", scene, "--as", format});
      QVERIFY2(run.status == 0, run.errors);
      for (const QChar c : QString::fromUtf8(run.output)) {
        const bool isControl = c.category() == QChar::Other_Control && !QString("\n\t").contains(c);
        QVERIFY2(!isControl && c != QChar(0xffff), format);
      }
    }
    // They are not written to a terminal either.
    const ProgramRun table = runProgram({"query", scene});
    QCOMPARE(table.status, 0);
    QVERIFY(!table.output.contains('\x1b') && !table.output.contains('\x07'));
  }

  void manyScenesBecomeOneTest() {
    const ProgramRun run = runProgram(
        {"export", path("scene.hairline.json"), path("every.hairline.json"), "--as", "googletest"});
    QCOMPARE(run.status, 0);
    const QString text = QString::fromUtf8(run.output);
    QVERIFY(text.contains(QStringLiteral("edge_graze_")));
    QVERIFY(text.contains(QStringLiteral("Convex")));
    QCOMPARE(text.count(QStringLiteral("#include <gtest/gtest.h>")), 1);
  }

 private:
  QString path(const QString& name) const { return m_folder.filePath(name); }
  void write(const QString& name, const QByteArray& text) const {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  QString read(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }

  static Toolchain toolchain(const QString& framework) {
    if (framework == "c") return {framework, "tests.c", "hook_c.h"};
    if (framework == "python") return {framework, "tests.py", "hook.py"};
    if (framework == "rust") return {framework, "tests.rs", "hook.rs"};
    return {framework, "tests.cpp", "hook_cpp.h"};
  }

  /// The names in a table of cases, in order.
  static QStringList caseNames(const QString& text) {
    QStringList names;
    static const QRegularExpression row(R"~([{(]"(\w+)",$)~", QRegularExpression::MultilineOption);
    for (auto match = row.globalMatch(text); match.hasNext();) {
      names << match.next().captured(1);
    }
    return names;
  }

  /// The cases of the suite that a method in double answers wrongly.
  static QSet<QString> wrongCases(const QStringList& names, std::string_view method) {
    ChoicePlan plan;
    plan.cases.operands = {shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>()};
    plan.seed = 3;
    plan.count = static_cast<std::size_t>(names.size());
    const auto chosen = chooseCases(plan);
    QSet<QString> wrong;
    for (std::size_t i = 0; i < chosen->size(); ++i) {
      const ChosenCase& made = (*chosen)[i];
      const CaseOperands operands(made.given);
      for (const IndexedQuery& query : findQueries(operands, Kind::intersect)) {
        if (query.entry->info.method != method) continue;
        const Report report = query.answer(operands, ScalarKind::float64);
        if (report.hit.value_or(false) != made.verdict) wrong << names[static_cast<int>(i)];
      }
    }
    return wrong;
  }

  /// Runs a tool in the folder of the test; its exit status.
  int execute(const QString& tool, const QStringList& arguments,
              const QStringList& environment = {}) const {
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString& pair : environment) {
      variables.insert(pair.section('=', 0, 0), pair.section('=', 1));
    }
    process.setProcessEnvironment(variables);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(tool, arguments);
    if (!process.waitForFinished(300000) || process.exitStatus() != QProcess::NormalExit) {
      // A C assertion ends by a signal, which counts as a failure like any other.
      m_said = process.readAll();
      return 250;
    }
    m_said = process.readAll();
    return process.exitCode();
  }

  /// Compiles, if necessary, and runs the test. 0 if it passes, -1 if it could not be built.
  int runTest(const QString& framework, const Toolchain& chain) const {
    return build(framework, chain) ? runBuilt(framework) : -1;
  }

  bool build(const QString& framework, const Toolchain& chain) const {
    if (framework == "python") return true;
    // The hooks of sweeps take types that other tests lack.
    const bool isMoving = read(chain.file).contains("Motion");
    if (framework == "rust") {
      QStringList arguments{"--test", "--cfg", "hairline_hook", "-o", "tests", chain.file};
      if (!isMoving)
        arguments << "--cfg"
                  << "without_motion";
      return execute("rustc", arguments, {"HAIRLINE_HOOK=" + path(chain.hook)}) == 0;
    }
    QStringList arguments{"-DHAIRLINE_HOOK=\"" + chain.hook + "\"", "-o", "tests", chain.file};
    if (framework == "c") {
      arguments.prepend("-std=gnu99");
      if (!isMoving) arguments.prepend("-DWITHOUT_MOTION");
      return execute("cc", arguments) == 0;
    }
    arguments.prepend("-std=c++17");
    if (framework == "googletest")
      arguments << "-lgtest_main"
                << "-lgtest"
                << "-pthread";
    if (framework == "catch2" || framework == "doctest") {
      const QString main = buildMain(framework);
      if (main.isEmpty()) return false;
      arguments << main;
    }
    if (framework == "qttest") {
      if (execute(QStringLiteral(HAIRLINE_MOC), {chain.file, "-o", "tests.moc"}) != 0) return false;
      arguments << QStringLiteral(HAIRLINE_QT_FLAGS).split(' ', Qt::SkipEmptyParts);
    }
    return execute("c++", arguments) == 0;
  }

  /// The object file with a framework's main function, which takes longest, built once; nothing if
  /// that fails.
  QString buildMain(const QString& framework) const {
    const QString object = framework + ".o";
    if (QFile::exists(path(object))) return object;
    write("main.cpp", framework == "catch2"
                          ? "#define CATCH_CONFIG_MAIN\n#include <catch2/catch.hpp>\n"
                          : "#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN\n"
                            "#include <doctest/doctest.h>\n");
    const int status = execute("c++", {"-std=c++17", "-c", "-o", object, "main.cpp"});
    return status == 0 ? object : QString();
  }

  /// Runs the built test. Passing cases print nothing.
  int runBuilt(const QString& framework) const {
    if (framework == "python") {
      return execute("python3", {"-m", "unittest", "tests"},
                     {"HAIRLINE_HOOK=hook", "PYTHONDONTWRITEBYTECODE=1"});
    }
    return execute(path("tests"), framework == "googletest" ? QStringList{"--gtest_brief=1"}
                                  : framework == "qttest"   ? QStringList{"-silent"}
                                                            : QStringList());
  }

  QTemporaryDir m_folder;
  mutable QByteArray m_said;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestExport, nothing);
#include "test_export.moc"
