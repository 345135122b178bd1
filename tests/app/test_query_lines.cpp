#include <QJsonArray>
#include <QtTest>
#include <algorithm>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

// `hairline query --jsonl` from outside: what other programs rely on.

namespace hairline {
namespace {

const QByteArray triangle = R"({"type":"triangle","vertices":[[0,0,0],[1,0,0],[0,1,0]]})";
const QByteArray farBox = R"({"type":"aabb","min":[0,0,2],"max":[1,1,3]})";

QByteArray request(const QByteArray& a, const QByteArray& b, const QByteArray& more = {}) {
  return R"({"id":1,"kind":"intersect","a":)" + a + R"(,"b":)" + b + more + "}\n";
}

ProgramRun ask(const QByteArray& lines) {
  return runProgram({QStringLiteral("query"), QStringLiteral("--jsonl")}, lines);
}

QList<double> numbers(const QJsonValue& list) {
  QList<double> values;
  for (const QJsonValue& item : list.toArray()) values.append(item.toDouble());
  return values;
}

}  // namespace

class TestQueryLines : public QObject {
  Q_OBJECT

 private slots:
  void answersEveryMethodAndScalarAskedFor() {
    const ProgramRun run = ask(request(
        triangle, farBox, R"(,"methods":["sat","pef"],"scalars":["exact","float"],"unknown":{})"));
    QCOMPARE(run.status, 0);
    QCOMPARE(run.lines().size(), 1);
    QStringList seen;
    for (const QJsonValue& result : run.lines()[0]["results"].toArray()) {
      seen.append(result["method"].toString() + ' ' + result["scalar"].toString());
      QCOMPARE(result["hit"], QJsonValue(false));
      QCOMPARE(result["separating_axis"]["distance"].toDouble(), 2.0);
      QVERIFY(!result.toObject().contains("trace"));
    }
    QCOMPARE(seen, QStringList({"sat exact", "sat float", "pef exact", "pef float"}));
  }

  // The request of resources/documentation/formats.md, and that it describes every field.
  void answersAsDocumented() {
    QFile file(QStringLiteral(HAIRLINE_SOURCE_DIR "/resources/documentation/formats.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    const qsizetype start = text.indexOf(R"({"id": 7, "kind")");
    QVERIFY(start > 0);
    const QByteArray asked = text.mid(start, text.indexOf('\n', start) - start);
    const QByteArray point = R"({"type":"point","position":[2,0,0]})";
    const QByteArray moving =
        R"({"type":"sphere","center":[0,0,5],"radius":1,"displacement":[0,0,-5]})";
    QByteArray lines = asked + '\n';
    for (const QByteArray& traced :
         {request(triangle, farBox), request(point, triangle).replace("intersect", "closest"),
          request(moving, triangle).replace("intersect", "sweep"),
          request(R"({"type":"ray","origin":[0,0,1],"direction":[0,0,-1]})", triangle)}) {
      lines += QByteArray(traced).replace("{\"id\"", "{\"trace\":true,\"id\"");
    }
    const ProgramRun run = ask(lines);
    QCOMPARE(run.status, 0);
    QCOMPARE(run.lines()[0]["results"].toArray().size(), 6);
    int fields = 0;
    for (const QJsonObject& line : run.lines()) {
      for (const QJsonValue& result : line["results"].toArray()) {
        for (const QString& field : result.toObject().keys()) {
          QVERIFY2(text.contains('`' + field.toUtf8() + '`') ||
                       text.contains('"' + field.toUtf8() + '"'),
                   qPrintable(field));
          ++fields;
        }
      }
    }
    QVERIFY(fields > 100);
  }

  void answersAllThereAreByDefault() {
    const QJsonArray results = ask(request(triangle, farBox)).lines()[0]["results"].toArray();
    QStringList methods;
    for (const QJsonValue& result : results) methods.append(result["method"].toString());
    for (const char* method : {"pef", "pef_setup", "sat", "clip"}) {
      QCOMPARE(methods.count(method), 3);
    }
    QCOMPARE(methods.count("reference"), 1);
  }

  void asksAMethodNamedTwiceOnce() {
    const ProgramRun run = ask(
        request(triangle, farBox, R"(,"methods":["sat","pef","sat","sat"],"scalars":["float"])"));
    QCOMPARE(run.lines()[0]["results"].toArray().size(), 2);
    const ProgramRun scalars = ask(
        request(triangle, farBox, R"(,"methods":["sat"],"scalars":["float","double","float"])"));
    QCOMPARE(scalars.lines()[0]["results"].toArray().size(), 2);
  }

  void endsWhatTakesTooManyOperations() {
    QByteArray vertices;
    for (int i = 0; i < 2500; ++i) {
      const double angle = i * 2.399963, z = 1 - (2 * i + 1) / 2500.0, r = std::sqrt(1 - z * z);
      const double place[] = {r * std::cos(angle), r * std::sin(angle), z};
      vertices += vertices.isEmpty() ? "[" : ",[";
      for (int k = 0; k < 3; ++k) {
        vertices += QByteArray::number(place[k], 'g', 17) + (k < 2 ? "," : "]");
      }
    }
    const QByteArray hull = R"({"type":"convex","vertices":[)" + vertices + "]}";
    const ProgramRun run = ask(request(hull, hull, R"(,"methods":["sat"],"scalars":["exact"])") +
                               request(triangle, farBox));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.lines().size(), 2);
    QCOMPARE(run.lines()[0]["error"]["code"].toString(), QStringLiteral("limit"));
    QVERIFY(run.lines()[1]["results"].isArray());
  }

  void readsTheFilesOfMeshes() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("tetrahedron.off"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("OFF\n4 4 0\n0 0 0\n4 0 0\n0 4 0\n0 0 4\n3 0 2 1\n3 0 1 3\n3 0 3 2\n3 1 2 3\n");
    file.close();
    const auto line = [](const QByteArray& point, const QByteArray& name) {
      QByteArray text = R"({"id":1,"kind":"contains","a":{"type":"point","position":POINT},
                           "b":{"type":"mesh","file":"NAME"}})";
      return text.replace("POINT", point).replace("NAME", name).simplified() + '\n';
    };
    const ProgramRun run =
        ask(line("[1,1,1]", path.toUtf8()) + line("[3,3,3]", path.toUtf8()) +
            line("[1,1,1]", path.toUtf8() + ".missing.off") + line("[1,1,1]", "mesh.txt"));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.lines().size(), 4);
    for (const int i : {0, 1}) {
      const QJsonArray results = run.lines()[i]["results"].toArray();
      QVERIFY(results.size() >= 3);
      for (const QJsonValue& result : results) QCOMPARE(result["contains"], QJsonValue(i == 0));
    }
    for (const int i : {2, 3}) {
      QCOMPARE(run.lines()[i]["error"]["code"], QJsonValue("shape"));
      QCOMPARE(run.lines()[i]["error"]["at"], QJsonValue("b.file"));
    }
  }

  void keepsTheOrderOfOperands() {
    const QByteArray more = R"(,"methods":["sat"],"scalars":["double","exact"])";
    const ProgramRun given = ask(request(triangle, farBox, more));
    const ProgramRun turned = ask(request(farBox, triangle, more));
    for (int i = 0; i < 2; ++i) {
      const QJsonValue first = given.lines()[0]["results"][i]["separating_axis"];
      const QJsonValue second = turned.lines()[0]["results"][i]["separating_axis"];
      QCOMPARE(numbers(first["a"]), QList<double>({0, 0}));
      QCOMPARE(numbers(first["b"]), QList<double>({2, 3}));
      QCOMPARE(second["a"], first["b"]);
      QCOMPARE(second["b"], first["a"]);
    }
    const QJsonValue exact = turned.lines()[0]["results"][1]["exact"]["separating_axis"];
    QCOMPARE(exact["a"], QJsonValue(QJsonArray({"2", "3"})));
    QCOMPARE(exact["gap"], QJsonValue("2"));
  }

  void keepsTheOrderOfPoints() {
    const QByteArray point = R"({"type":"point","position":[5,0,0]})";
    const QByteArray box = R"({"type":"aabb","min":[0,0,0],"max":[1,1,1]})";
    const QByteArray tail = R"(,"scalars":["exact"],"methods":["clamp"]})";
    const ProgramRun run =
        ask(R"({"kind":"closest","a":)" + point + R"(,"b":)" + box + tail + "\n" +
            R"({"kind":"closest","a":)" + box + R"(,"b":)" + point + tail + "\n");
    QCOMPARE(run.status, 0);
    const QJsonValue given = run.lines()[0]["results"][0];
    const QJsonValue turned = run.lines()[1]["results"][0];
    QCOMPARE(given["sqdist"].toDouble(), 16.0);
    QCOMPARE(given["exact"]["sqdist"], QJsonValue("16"));
    QCOMPARE(numbers(given["points"][0]), QList<double>({5, 0, 0}));
    QCOMPARE(numbers(turned["points"][0]), QList<double>({1, 0, 0}));
    QCOMPARE(turned["exact"]["points"][1], QJsonValue(QJsonArray({"5", "0", "0"})));
  }

  // A sphere descends onto a rising box; in either order.
  void asksPredicatesOfPoints() {
    const ProgramRun run =
        ask(R"({"id":1,"kind":"orientation","a":{"type":"points","vertices":[[0,0],[0,1],[1,0]]}})"
            "\n"
            R"({"id":2,"kind":"in_sphere","a":{"type":"points","vertices":)"
            R"([[0,0,0],[1,0,0],[0,1,0],[0,0,-1],[0.5,0.5,-0.25]]},"methods":["determinant"]})"
            "\n");
    QCOMPARE(run.status, 0);
    const QJsonArray first = run.lines()[0]["results"].toArray();
    QCOMPARE(first.size(), 7);
    for (const QJsonValue& result : first) QCOMPARE(result["sign"].toInt(), -1);
    const QJsonArray second = run.lines()[1]["results"].toArray();
    QCOMPARE(second.size(), 3);
    for (const QJsonValue& result : second) QCOMPARE(result["sign"].toInt(), 1);
  }

  void containsWhatIsFirstInWhatIsSecond() {
    const QByteArray large = R"({"type":"aabb","min":[0,0,0],"max":[2,2,2]})";
    const QByteArray ball = R"({"type":"sphere","center":[1,1,1],"radius":1})";
    const auto line = [](const QByteArray& a, const QByteArray& b) {
      return R"({"id":1,"kind":"contains","a":)" + a + R"(,"b":)" + b + "}\n";
    };
    const ProgramRun run = ask(line(ball, large) + line(large, ball));
    QCOMPARE(run.lines().size(), 2);
    for (int i = 0; i < 2; ++i) {
      const QJsonArray results = run.lines()[i]["results"].toArray();
      QCOMPARE(results.size(), 4);
      for (const QJsonValue& result : results) QCOMPARE(result["contains"].toBool(), i == 0);
    }
    QCOMPARE(run.lines()[1]["results"][0]["feature"].toString(), QStringLiteral("vertex 0"));
  }

  void sweepsInEitherOrder() {
    const QByteArray ball =
        R"({"type":"sphere","center":[0.5,0.5,5],"radius":1,"displacement":[0,0,-4]})";
    const QByteArray box = R"({"type":"aabb","min":[0,0,0],"max":[1,1,1],"displacement":[0,0,2]})";
    const auto sweep = [](const QByteArray& a, const QByteArray& b) {
      const QByteArray line = R"({"kind":"sweep","methods":["analytic"],"a":)" + a + R"(,"b":)" + b;
      return ask(line + R"(,"trace":true})" + '\n').lines()[0]["results"].toArray();
    };
    const QJsonArray given = sweep(ball, box);
    const QJsonArray turned = sweep(box, ball);
    QCOMPARE(given.size(), 3);
    QCOMPARE(turned.size(), 3);
    for (int i = 0; i < 3; ++i) {
      QCOMPARE(given[i]["hit"], QJsonValue(true));
      QCOMPARE(given[i]["time"].toDouble(), 0.5);
      QCOMPARE(turned[i]["time"].toDouble(), 0.5);
      QCOMPARE(numbers(given[i]["point"]), QList<double>({0.5, 0.5, 2}));
      QCOMPARE(turned[i]["point"], given[i]["point"]);
      QCOMPARE(numbers(given[i]["normal"]), QList<double>({0, 0, 1}));
      QCOMPARE(numbers(turned[i]["normal"])[2], -1.0);
      QVERIFY(given[i]["trace"].toArray().size() > 3);
    }
    QCOMPARE(given[2]["exact"]["time"], QJsonValue("1/2"));
    QCOMPARE(turned[2]["exact"]["normal"][2], QJsonValue("-1"));
    // One rotates: the methods that answer for it do, in float and double.
    const QByteArray rod = R"({"type":"segment","a":[0,0,0],"b":[2,0,0],)"
                           R"("rotation":{"axis":[0,0,9],"angle":2,"center":[0,0,0]}})";
    const QByteArray pin = R"({"type":"point","position":[0,1,0]})";
    const QByteArray between = R"(,"b":)";
    const QByteArray start = R"({"kind":"sweep","trace":true,"certificate":true,"a":)";
    const ProgramRun run =
        ask(start + rod + between + pin + "}\n" + start + pin + between + rod + '}');
    for (const QJsonObject& line : run.lines()) {
      QCOMPARE(line["results"].toArray().size(), 4);
      for (const QJsonValue& result : line["results"].toArray()) {
        QVERIFY(std::abs(result["time"].toDouble() - std::acos(0.0) / 2) < 1e-4);
        QCOMPARE(result["certificate"]["checked"], QJsonValue("none"));
        QCOMPARE(result["method"] == QJsonValue("interval_halving"),
                 result.toObject().contains("time_bracket"));
      }
    }
    // Halving answers under either of its names, and where nothing rotates it has but one.
    const QByteArray named =
        R"({"kind":"sweep","scalars":["double"],"methods":["interval_subdivision"],"a":)";
    const QByteArray both = QByteArray(named).replace("[\"i", "[\"interval_halving\",\"i");
    const QList<QJsonObject> lines = ask(named + rod + between + pin + "}\n" + both + pin +
                                         between + rod + "}\n" + named + pin + between + pin + '}')
                                         .lines();
    QCOMPARE(lines[0]["results"].toArray().size(), 1);
    QCOMPARE(lines[0]["results"][0]["method"], QJsonValue("interval_subdivision"));
    QCOMPARE(lines[1]["results"].toArray().size(), 2);
    QCOMPARE(lines[1]["results"][0]["method"], QJsonValue("interval_halving"));
    QCOMPARE(lines[1]["results"][1]["method"], QJsonValue("interval_subdivision"));
    QCOMPARE(lines[1]["results"][1]["time_bracket"], lines[1]["results"][0]["time_bracket"]);
    QCOMPARE(lines[2]["error"]["code"], QJsonValue("unsupported"));
    // What rotates does not meet what changes its shape.
    const QByteArray bent =
        R"({"type":"segment","a":[0,1,0],"b":[0,2,0],"displacements":[[0,0,0],[1,0,0]]})";
    const QJsonObject refused =
        ask(QByteArray(R"({"kind":"sweep","a":)") + bent + between + rod + '}').lines()[0];
    QCOMPARE(refused["error"]["code"], QJsonValue("unsupported"));
    QCOMPARE(refused["error"]["at"], QJsonValue("b.rotation"));
    QVERIFY(refused["error"]["message"].toString().contains("vertices"));
  }

  // A direction whose square is zero in float is none there.
  void directionsMayVanishInFloat() {
    for (const QByteArray length : {"1e-50", "1e-30"}) {
      const QJsonObject line =
          ask(R"({"kind":"intersect","methods":["quadratic"],"a":{"type":"ray","origin":[-3,0,0],)"
              R"("direction":[)" +
              length + R"(,0,0]},"b":{"type":"sphere","center":[0,0,0],"radius":1}})")
              .lines()[0];
      const QJsonArray results = line["results"].toArray();
      QCOMPARE(results.size(), 3);
      QVERIFY(results[0]["overflow"].toBool() && results[0]["hit"].isUndefined());
      QCOMPARE(results[1]["hit"], QJsonValue(true));
      QCOMPARE(results[2]["hit"], QJsonValue(true));
    }
  }

  // The first feature is that of the first operand, as its point is the first.
  void namesFeaturesInTheOrderOfTheRequest_data() {
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<QStringList>("expected");
    const QByteArray segment = R"({"type":"segment","a":[0.25,0.25,1],"b":[0.25,0.25,3]})";
    const QByteArray ray = R"({"type":"ray","origin":[0.25,0.25,1],"direction":[0,0,1]})";
    const QByteArray mesh = R"({"type":"mesh","vertices":[[0,0,0],[1,0,0],[0,1,0]],)"
                            R"("triangles":[[0,1,2]]})";
    const QByteArray edge = R"({"type":"segment","a":[0,0,0],"b":[1,0,0]})";
    const QByteArray point = R"({"type":"point","position":[0.25,0.25,1]})";
    const QStringList onFace{"vertex 0, face", "face, vertex 0"};
    QTest::newRow("features") << segment << triangle << onFace;
    QTest::newRow("bvh") << segment << mesh << onFace;
    QTest::newRow("clamp") << ray << edge << QStringList{"vertex 0, inside", "inside, vertex 0"};
    QTest::newRow("voronoi") << point << triangle << QStringList{"face", "face"};
  }
  void namesFeaturesInTheOrderOfTheRequest() {
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QFETCH(QStringList, expected);
    const QByteArray method = '"' + QByteArray(QTest::currentDataTag()) + '"';
    const auto line = [&](const QByteArray& first, const QByteArray& second) {
      return R"({"kind":"closest","trace":true,"methods":[)" + method + R"(],"a":)" + first +
             R"(,"b":)" + second + "}\n";
    };
    const QList<QJsonObject> lines = ask(line(a, b) + line(b, a)).lines();
    QCOMPARE(lines.size(), 2);
    for (int i = 0; i < 2; ++i) {
      const QJsonArray results = lines[i]["results"].toArray();
      QCOMPARE(results.size(), 3);
      for (const QJsonValue& result : results) {
        QCOMPARE(result["feature"].toString(), expected[i]);
        // The steps name it alike.
        const QJsonArray steps = result["trace"].toArray();
        QVERIFY(std::ranges::any_of(steps, [&](const QJsonValue& step) {
          return step["feature"].toString() == expected[i];
        }));
      }
    }
  }

  void leavesOutAnIrrationalTime() {
    const QByteArray line = R"({"kind":"sweep","methods":["analytic"],"scalars":["exact"],)"
                            R"("a":{"type":"sphere","center":[0,0,3],"radius":1,)"
                            R"("displacement":[0,0,-3]},)"
                            R"("b":{"type":"plane","normal":[1,1,2],"offset":0}})"
                            "\n";
    const QJsonValue result = ask(line).lines()[0]["results"][0];
    QVERIFY(result["time"].toDouble() > 0.5);
    QVERIFY(!result["exact"].toObject().contains("time"));
    QVERIFY(result["exact"].toObject().contains("normal"));
  }

  void writesSteps() {
    const ProgramRun run = ask(request(triangle, farBox,
                                       R"(,"methods":["sat"],"scalars":["double"],"trace":true,)"
                                       R"("options":{"order":"9-3-1"})"));
    const QJsonArray trace = run.lines()[0]["results"][0]["trace"].toArray();
    QCOMPARE(trace.size(), 13);
    QVERIFY(trace[0]["label"].toString().contains("cross"));
    int deciding = 0;
    for (const QJsonValue& step : trace) {
      QCOMPARE(step["step"], QJsonValue("axis"));
      if (step["deciding"].toBool()) {
        ++deciding;
        QVERIFY(step["separates"].toBool());
      }
    }
    QCOMPARE(deciding, 1);
  }

  void leavesOutWhatOverflows() {
    const QByteArray huge = R"({"type":"aabb","min":[0,0,1e300],"max":[1,1,1e300]})";
    const ProgramRun run =
        ask(request(triangle, huge, R"(,"methods":["sat"],"scalars":["float","exact"])"));
    QCOMPARE(run.status, 0);
    const QJsonValue inFloat = run.lines()[0]["results"][0];
    QCOMPARE(inFloat["overflow"], QJsonValue(true));
    QVERIFY(!inFloat.toObject().contains("hit"));
    QCOMPARE(run.lines()[0]["results"][1]["hit"], QJsonValue(false));
    QVERIFY(!run.output.contains("inf") && !run.output.contains("nan"));
  }

  // Disjoint sets whose squared distance rounds to zero; that of sets in contact is zero.
  void leavesOutWhatUnderflows() {
    const auto closest = [](const QByteArray& a, const QByteArray& b) {
      const QByteArray tail = R"(,"scalars":["double","exact"],"certificate":true})";
      return ask(R"({"kind":"closest","a":)" + a + R"(,"b":)" + b + tail + '\n')
          .lines()[0]["results"]
          .toArray();
    };
    const QByteArray origin = R"({"type":"point","position":[0,0,0]})";
    const auto plane = [](const QByteArray& offset) {
      return R"({"type":"plane","normal":[1,0,0],"offset":)" + offset + '}';
    };
    for (const QJsonValue& result : closest(origin, plane("1e-200"))) {
      QVERIFY(!result.toObject().contains("sqdist"));
      QCOMPARE(result["overflow"], QJsonValue(true));
      QCOMPARE(result["points"].toArray().size(), 2);
      QCOMPARE(result["exact"].toObject().contains("sqdist"),
               result["scalar"] == QJsonValue("exact"));
    }
    for (const QByteArray& offset : {QByteArray("0"), QByteArray("1e-150")}) {
      for (const QJsonValue& result : closest(origin, plane(offset))) {
        QCOMPARE(result["sqdist"].toDouble(), offset.toDouble() * offset.toDouble());
        QVERIFY(!result.toObject().contains("overflow"));
      }
    }
    // Irrational.
    const QByteArray ball = R"({"type":"sphere","center":[0,0,0],"radius":1e-200})";
    const QByteArray aside = R"({"type":"point","position":[1e-200,1e-200,0]})";
    for (const QJsonValue& result : closest(aside, ball)) {
      if (result["scalar"] != QJsonValue("exact")) continue;
      QVERIFY(!result.toObject().contains("sqdist"));
      QCOMPARE(result["overflow"], QJsonValue(true));
    }
  }

  void writesHexadecimalFloats() {
    const ProgramRun run = runProgram({"query", "--jsonl", "--hex"},
                                      request(triangle, farBox, R"(,"methods":["sat"])"));
    QCOMPARE(run.lines()[0]["results"][1]["separating_axis"]["gap"], QJsonValue("0x1p+1"));
  }

  void notesWhatWasRounded() {
    const QByteArray third =
        R"({"type":"triangle","vertices":[["1/3",0,0],["0x1p+0",0,0],[0,1,0]]})";
    const QJsonArray notes = ask(request(third, farBox)).lines()[0]["notes"].toArray();
    QCOMPARE(notes.size(), 1);
    QCOMPARE(notes[0]["at"], QJsonValue("a.vertices[0][0]"));
  }

  void givesIdsBack_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {"7", "-0.0", "1.0", "1e2", "123456789012345678901234567890", "\"x\"",
                           "null", "[1.50,{\"a\":true}]", "18446744073709551615"}) {
      QTest::newRow(id) << QByteArray(id);
    }
  }
  void givesIdsBack() {
    QFETCH(QByteArray, id);
    const QByteArray tail = R"(,"kind":"intersect","a":)" + triangle + R"(,"b":)" + farBox + "}\n";
    const ProgramRun run = ask(R"({"id": )" + id + tail);
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.startsWith("{\"id\":" + id + ","), run.output.left(80));
  }

  void skipsBlankLinesAndAnswersTheLastWithoutBreak() {
    const ProgramRun run =
        ask("\n  \r\n" + request(triangle, farBox) + "\n" + request(triangle, farBox).trimmed());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.lines().size(), 2);
  }

  void refuses_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("at");
    QTest::addColumn<int>("id");
    const auto row = [](const char* name, const QByteArray& line, const char* code,
                        const char* at = "", int id = 1) {
      QTest::newRow(name) << line.trimmed() << QString(code) << QString(at) << id;
    };
    const QByteArray head = R"({"id":1,"kind":"intersect","b":)" + farBox + R"(,"a":)";
    row("not JSON", "nope", "syntax", "", -1);
    row("not an object", "[1]", "syntax", "", -1);
    row("bare NaN", head + R"({"type":"point","position":[NaN,0,0]}})", "syntax");
    row("key twice", R"({"id":1,"kind":"intersect","kind":"side"})", "syntax", "kind");
    row("id twice", R"({"id":1,"id":2})", "syntax", "id", -1);
    row("cut off", "{\"id\":1,\"kind\":\"inter", "syntax");
    row("cut off in the id", R"({"id":1)", "syntax", "", -1);
    row("a byte order mark before the id",
        "{\"id\":\xEF\xBB\xBF"
        "1}",
        "syntax", "", -1);
    row("no kind", R"({"id":1})", "syntax", "kind");
    row("kind of a wrong type", R"({"id":1,"kind":3})", "syntax", "kind");
    row("methods of a wrong type", request(triangle, farBox, R"(,"methods":"sat")"), "syntax",
        "methods");
    row("a method of a wrong type", request(triangle, farBox, R"(,"methods":[1])"), "syntax",
        "methods[0]");
    row("scalars null", request(triangle, farBox, R"(,"scalars":null)"), "syntax", "scalars");
    row("a literal out of range", head + R"({"type":"point","position":[0,1e999,0]}})", "number",
        "a.position[1]");
    row("a string that is no number", head + R"({"type":"point","position":[0,0,"x"]}})", "number",
        "a.position[2]");
    row("a coordinate null", head + R"({"type":"point","position":[null,0,0]}})", "number",
        "a.position[0]");
    row("a coordinate boolean", head + R"({"type":"point","position":[true,0,0]}})", "number",
        "a.position[0]");
    row("NaN as a string", head + R"({"type":"point","position":["nan",0,0]}})", "number",
        "a.position[0]");
    row("a quotient of zero", head + R"({"type":"point","position":[0,0,"1/-0"]}})", "number",
        "a.position[2]");
    row("a rational of too many digits",
        head + R"({"type":"point","position":["1/)" + QByteArray(100000, '3') + R"(",0,0]}})",
        "number", "a.position[0]");
    row("no operand", R"({"id":1,"kind":"intersect","a":)" + triangle + "}", "shape", "b");
    row("no field", head + R"({"type":"triangle"}})", "shape", "a.vertices");
    row("two vertices", head + R"({"type":"triangle","vertices":[[0,0,0],[1,0,0]]}})", "shape",
        "a.vertices");
    row("an unknown type", head + R"({"type":"teapot"}})", "shape", "a.type");
    row("min over max", head + R"({"type":"aabb","min":[2,0,0],"max":[1,1,1]}})", "shape", "");
    row("a negative radius", head + R"({"type":"sphere","center":[0,0,0],"radius":-1}})", "shape",
        "a.radius");
    const QByteArray kdop = R"({"type":"kdop2","min":[0,0],"max":[1,1],"directions":)";
    row("bound of other directions",
        R"({"id":1,"kind":"bound","a":)" + kdop + R"([[1,0],[0,1]]},"b":)" + kdop +
            R"([[0,1],[1,0]]}})",
        "unsupported", "b.directions");
    row("no such kind", R"({"id":1,"kind":"foo"})", "unsupported", "kind");
    row("no such method", request(triangle, farBox, R"(,"methods":["sat","foo"])"), "unsupported",
        "methods[1]");
    row("a method of another pair", request(triangle, farBox, R"(,"methods":["winding_number"])"),
        "unsupported", "methods[0]");
    row("no such scalar", request(triangle, farBox, R"(,"scalars":["half"])"), "unsupported",
        "scalars[0]");
    row("no methods", request(triangle, farBox, R"(,"methods":[])"), "unsupported", "methods");
    row("no scalars", request(triangle, farBox, R"(,"scalars":[])"), "unsupported", "scalars");
    row("a method without the scalar",
        request(triangle, farBox, R"(,"methods":["reference"],"scalars":["float"])"), "unsupported",
        "scalars");
    const QByteArray named = R"({"id":"x","type":"point","position":[0,0,0]})";
    row("an id twice", request(named, named), "shape", "b.id");
    row("no such order", request(triangle, farBox, R"(,"options":{"order":"1-3-9"})"),
        "unsupported", "options.order");
    row("no such pair", R"({"id":1,"kind":"contains","a":)" + farBox + R"(,"b":)" + triangle + "}",
        "unsupported", "kind");
    const QByteArray circle = R"({"id":1,"kind":"in_circle","a":)";
    row("no points", R"({"id":1,"kind":"orientation"})", "shape", "a");
    row("points of another type", circle + triangle + "}", "shape", "a.type");
    row("too few points", circle + R"({"type":"points","vertices":[[0,0],[1,0],[0,1]]}})", "shape",
        "a.vertices");
    row("too many points",
        circle + R"({"type":"points","vertices":[[0,0],[1,0],[0,1],[1,1],[2,1],[3,4]]}})", "shape",
        "a.vertices");
    row("points of space for a circle",
        circle + R"({"type":"points","vertices":[[0,0,0],[1,0,0],[0,1,0],[1,1,0]]}})", "shape",
        "a.vertices");
    row("points of several dimensions",
        circle + R"({"type":"points","vertices":[[0,0],[1,0],[0,1,0],[1,1]]}})", "shape",
        "a.vertices[2]");
    row("a point with a word",
        circle + R"({"type":"points","vertices":[[0,0],[1,"x"],[0,1],[1,1]]}})", "number",
        "a.vertices[1][1]");
    const QByteArray moved = R"({"id":1,"kind":"sweep","b":)" + farBox + R"(,"a":)";
    const QByteArray line = R"({"type":"line","origin":[0,0,0],"direction":[1,0,0])";
    row("a moving line", moved + line + R"(,"displacement":[0,0,1]}})", "unsupported", "a");
    row("a displacement that is a number", moved + triangle.chopped(1) + R"(,"displacement":1}})",
        "shape", "a.displacement");
    row("a displacement of two numbers", moved + triangle.chopped(1) + R"(,"displacement":[1,2]}})",
        "shape", "a.displacement");
    row("a displacement with a word",
        moved + triangle.chopped(1) + R"(,"displacement":[1,2,"x"]}})", "number",
        "a.displacement[2]");
    const auto rotated = [&](const QByteArray& shape, const QByteArray& axis,
                             const QByteArray& more = {}) {
      return moved + shape.chopped(1) + R"(,"rotation":{"axis":)" + axis +
             R"(,"angle":1,"center":[0,0,0]}})" + more + '}';
    };
    row("a rotation about nothing", rotated(triangle, "[0,0,0]"), "shape", "a.rotation.axis");
    row("a rotating plane", rotated(R"({"type":"plane","normal":[0,0,1],"offset":0})", "[0,0,1]"),
        "unsupported", "a.rotation");
    row("a method without rotation", rotated(triangle, "[0,0,1]", R"(,"methods":["sat"])"),
        "unsupported", "methods[0]");
    row("a rotation in exact", rotated(triangle, "[0,0,1]", R"(,"scalars":["exact"])"),
        "unsupported", "scalars");
    // A motion is checked where it does not matter, too.
    const auto still = [&](const char* motion) {
      return head + triangle.chopped(1) + ',' + motion + "}}";
    };
    row("a displacement with null", still(R"("displacement":[null,0,1])"), "number",
        "a.displacement[0]");
    row("a displacement that is a word", still(R"("displacement":"x")"), "shape", "a.displacement");
    row("displacements of too few vertices", still(R"("displacements":[[0,0,1]])"), "shape",
        "a.displacements");
    row("a rotation that is a word", still(R"("rotation":"x")"), "shape", "a.rotation");
    row("too deep", R"({"id":1,"a":)" + QByteArray(64, '[') + QByteArray(64, ']') + "}", "limit");
    row("too deep and open", R"({"id":1,"a":)" + QByteArray(64, '['), "limit");
  }
  void refuses() {
    QFETCH(QByteArray, line);
    QFETCH(QString, code);
    QFETCH(QString, at);
    QFETCH(int, id);
    const ProgramRun run = ask(line + "\n" + request(triangle, farBox));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.lines().size(), 2);
    const QJsonObject answer = run.lines()[0];
    const QJsonValue error = answer["error"];
    QVERIFY2(error["code"].toString() == code, run.output.left(300));
    if (!at.isEmpty()) QVERIFY2(error["at"].toString() == at, run.output.left(300));
    QVERIFY(!error["message"].toString().isEmpty());
    QVERIFY(answer.contains("id"));
    if (id < 0) {
      QVERIFY(answer["id"].isNull());
    } else {
      QCOMPARE(answer["id"].toInt(), id);
    }
    QVERIFY2(run.lines()[1].contains("results"), "the stream goes on");
  }

  void readsSixtyFourLevels() {
    const QByteArray deep = R"({"id":1,"x":)" + QByteArray(63, '[') + QByteArray(63, ']') + "}\n";
    QCOMPARE(ask(deep).lines()[0]["error"]["at"], QJsonValue("kind"));
  }

  // Each request that runs out of memory gets an error, whether while reading, parsing or
  // answering.
  void goesOnWithoutMemory() {
    const QByteArray sound = request(triangle, farBox, R"(,"methods":["sat"])");
    const QByteArray many =
        R"({"id":7,"x":[)" + QByteArray("1,").repeated(qsizetype{29} << 20) + "1]}\n";
    const QByteArray wide = "{\"id\":8,\"x\":\"" + QByteArray(qsizetype{60} << 20, 'x') + "\"}\n";
    QProcess process;
    process.start("sh", {"-c", "ulimit -v 400000; exec \"$0\" query --jsonl", programPath()});
    process.write(many + sound + wide + sound);
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 1);
    const QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines[0].contains("\"id\":7") && lines[0].contains("\"limit\""), lines[0].left(200));
    QVERIFY2(lines[1].contains("results"), lines[1].left(200));
    QVERIFY2(lines[2].contains("\"id\":8"), lines[2].left(200));
    QVERIFY2(lines[3].contains("results"), lines[3].left(200));
  }

  void scenesOfManyPairsNeedLittleMemory() {
    QByteArray points;
    for (int i = 0; i < 120; ++i) {
      points += QByteArray(i == 0 ? "" : ",") + R"({"type":"point","position":[)" +
                QByteArray::number(i) + ",0,0]}";
    }
    const QTemporaryDir folder;
    QFile file(folder.filePath("points.hairline.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"hairline-scene","version":1,"objects":[)" + points + "]}");
    file.close();
    QProcess process;
    process.start("sh", {"-c", "ulimit -v 300000; exec \"$0\" query \"$1\" --json", programPath(),
                         file.fileName()});
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(process.exitCode(), 0);
    const QJsonDocument document = QJsonDocument::fromJson(process.readAllStandardOutput());
    QCOMPARE(document["answers"].toArray().size(), 3 * 120 * 119 / 2);
  }

  // Not one that is drawn, moved or made smaller, each of which asks about it at once.
  void refusesPolygonsThatTakeTooLong_data() {
    QTest::addColumn<bool>("isStar");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("holes");
    QTest::addColumn<bool>("isLegal");
    QTest::newRow("star") << true << 3000 << 0 << true;
    QTest::newRow("large star") << true << 60000 << 0 << false;
    QTest::newRow("comb") << false << 3000 << 0 << true;
    QTest::newRow("large comb") << false << 60000 << 0 << false;
    QTest::newRow("holes") << false << 600 << 500 << true;
    QTest::newRow("many holes") << false << 20000 << 19000 << false;
  }
  void refusesPolygonsThatTakeTooLong() {
    QFETCH(const bool, isStar);
    QFETCH(const int, count);
    QFETCH(const int, holes);
    QFETCH(const bool, isLegal);
    QByteArray vertices = isStar ? "" : "[0,-1,0],[" + QByteArray::number(count) + ",-1,0],";
    for (int i = 1; i < count; ++i) {
      const double angle = 6.283185307179586 * i / count;
      const double radius = i % 2 == 0 ? 1 : 3;
      const double x = isStar ? radius * std::cos(angle) : count - i;
      const double y = isStar ? radius * std::sin(angle) : i % 2 + 0.01 * (i % 7);
      vertices += (i == 1 ? "[" : ",[") + QByteArray::number(x, 'g', 17) + ',' +
                  QByteArray::number(y, 'g', 17) + ",0]";
    }
    // Under the teeth of the comb.
    QByteArray loops;
    for (int i = 1; i <= holes; ++i) {
      const QByteArray x = QByteArray::number(i);
      loops += (i == 1 ? "[[" : ",[[") + x + ",-0.7,0],[" + x + ".5,-0.7,0],[" + x + ".5,-0.3,0]]";
    }
    const ProgramRun run = ask(
        request(R"({"type":"sphere","center":[0,0,1],"radius":0.5})",
                R"({"type":"polygon","vertices":[)" + vertices + R"(],"holes":[)" + loops + "]}",
                R"(,"scalars":["float"])"));
    QCOMPARE(run.lines().size(), 1);
    const QJsonValue error = run.lines()[0]["error"];
    QCOMPARE(error["code"], isLegal ? QJsonValue(QJsonValue::Undefined) : QJsonValue("limit"));
    QCOMPARE(error["at"], isLegal ? QJsonValue(QJsonValue::Undefined) : QJsonValue("b.vertices"));
  }

  void refusesLongLines() {
    constexpr qsizetype limit = qsizetype{64} << 20;
    const QByteArray sound = request(triangle, farBox, R"(,"methods":["sat"])").trimmed();
    const QByteArray longest = sound + QByteArray(limit - sound.size(), ' ') + "\n";
    const QByteArray tooLong = sound + QByteArray(limit - sound.size() + 1, ' ') + "\n";
    const ProgramRun run = ask(longest + tooLong + sound);
    QCOMPARE(run.status, 1);
    QCOMPARE(run.lines().size(), 3);
    QVERIFY(run.lines()[0].contains("results"));
    QCOMPARE(run.lines()[1]["error"]["code"], QJsonValue("limit"));
    QVERIFY(run.lines()[2].contains("results"));
  }

  void answersBeforeTheNextRequest() {
    QProcess process;
    process.setProcessEnvironment(withoutDisplay());
    process.start(programPath(), {"query", "--jsonl"});
    for (int i = 0; i < 3; ++i) {
      process.write(request(triangle, farBox, R"(,"methods":["sat"])"));
      QByteArray answer;
      while (!answer.endsWith('\n')) {
        QVERIFY2(process.waitForReadyRead(20000), "no answer while the input pauses");
        answer += process.readAllStandardOutput();
      }
      QCOMPARE(answer.count('\n'), 1);
    }
    // Half a request does not delay the answer before it.
    const QByteArray line = request(triangle, farBox, R"(,"methods":["sat"])");
    process.write(line + line.left(40));
    QVERIFY(process.waitForReadyRead(20000));
    QVERIFY(process.readAllStandardOutput().startsWith("{\"id\":1"));
    process.write(line.mid(40));
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.readAllStandardOutput().count('\n'), 1);
    QCOMPARE(process.exitCode(), 0);
  }
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestQueryLines, eventLoop);
#include "test_query_lines.moc"
