#include <QJsonArray>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

// `hairline verify` from outside: certificates of this program and of others.

using namespace hairline;

namespace {

const QByteArray triangleJson = R"({"type":"triangle","vertices":[[0,0,0],[2,0,0],[0,2,0]]})";
const QByteArray boxJson = R"({"type":"aabb","min":[0.25,0.25,-1],"max":[1,1,1]})";
const QByteArray farBoxJson = R"({"type":"aabb","min":[0,0,2],"max":[1,1,3]})";
const QByteArray sphereJson = R"({"type":"sphere","center":[5,4,3],"radius":1})";
const QByteArray polygonJson =
    R"({"type":"polygon","vertices":[[0,4,0],[-4,0,0],[0,1,0],[4,0,0]]})";
const QByteArray tetrahedronJson =
    R"({"type":"mesh","vertices":[[0,0,0],[4,0,0],[0,4,0],[0,0,4]],"triangles":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]})";
const QByteArray largeTetrahedronJson =
    R"({"type":"mesh","vertices":[[-9,-9,-9],[40,0,0],[0,40,0],[0,0,40]],"triangles":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]})";
const QByteArray hullJson =
    R"({"type":"tetrahedron","vertices":[[-4,-4,-4],[8,0,0],[0,8,0],[0,0,8]]})";
const QByteArray planeJson = R"({"type":"plane","normal":[0,0,1],"offset":0.5})";
const QByteArray otherPlaneJson = R"({"type":"plane","normal":[1,0,3],"offset":1})";

QByteArray point(const char* position) {
  return QByteArray(R"({"type":"point","position":)") + position + '}';
}

QByteArray requestJson(const QByteArray& kind, const QByteArray& a, const QByteArray& b,
                       const QByteArray& more = {}) {
  return R"({"id":1,"kind":")" + kind + R"(","a":)" + a + R"(,"b":)" + b + more + '}';
}

QByteArray predicateJson(const QByteArray& kind, const QByteArray& points) {
  return R"({"id":1,"kind":")" + kind + R"(","a":{"type":"points","vertices":)" + points + "}}";
}

/// A line with the answer that holds one result.
QByteArray line(const QByteArray& request, const QByteArray& result) {
  return R"({"request":)" + request + R"(,"answer":{"id":1,"results":[)" + result + "]}}\n";
}

ProgramRun verify(const QByteArray& lines) { return runProgram({QStringLiteral("verify")}, lines); }

/// `checked`, or the reason why it fails, or the code of the error.
QString outcome(const QByteArray& line) {
  const ProgramRun run = verify(line);
  if (run.lines().size() != 1) return QStringLiteral("not one line");
  const QJsonValue error = run.lines()[0]["error"];
  const QJsonValue result = run.lines()[0]["results"].toArray().first();
  const bool holds = result["checked"] == "holds" || result["checked"] == "none";
  if (run.status != (holds ? 0 : 1)) return QStringLiteral("status %1").arg(run.status);
  if (!error.isUndefined()) return error["code"].toString() + ' ' + error["at"].toString();
  return result["checked"] == "fails" ? result["reason"].toString() : result["checked"].toString();
}

}  // namespace

class TestVerify : public QObject {
  Q_OBJECT

 private slots:
  void answersOfTheProgramHold() {
    const QByteArray requests =
        requestJson("intersect", triangleJson, boxJson) + '\n' +
        requestJson("intersect", triangleJson, farBoxJson) + '\n' +
        requestJson("intersect", farBoxJson, triangleJson) + '\n' +
        requestJson("intersect", boxJson, largeTetrahedronJson) + '\n' +
        requestJson("closest", triangleJson, farBoxJson) + '\n' +
        requestJson("closest", sphereJson, triangleJson) + '\n' +
        requestJson("contains", point("[0,2,0]"), polygonJson) + '\n' +
        requestJson("contains", point("[0,0.5,0]"), polygonJson) + '\n' +
        requestJson("contains", point("[1,1,1]"), tetrahedronJson) + '\n' +
        requestJson("contains", point("[2,2,2]"), tetrahedronJson) + '\n' +
        requestJson("contains", boxJson, hullJson) + '\n' +
        requestJson("contains", farBoxJson, hullJson) + '\n' +
        requestJson("contains", boxJson, sphereJson) + '\n' +
        requestJson("side", farBoxJson, planeJson) + '\n' +
        requestJson("side", boxJson, planeJson) + '\n' +
        requestJson("common", planeJson, otherPlaneJson) + '\n' +
        requestJson("common", planeJson, planeJson) + '\n' +
        predicateJson("orientation", "[[0,0],[1,0],[0,1]]") + '\n' +
        predicateJson("in_sphere", "[[0,0,0],[1,0,0],[0,1,0],[0,0,1],[1,1,1]]") + '\n' +
        requestJson("sweep", triangleJson,
                    R"({"type":"sphere","center":[5,4,3],"radius":1,"displacement":[-5,-4,-3]})") +
        '\n' +
        requestJson("sweep", triangleJson,
                    R"({"type":"aabb","min":[0,0,2],"max":[1,1,3],"displacement":[0,0,-3]})") +
        '\n';
    const ProgramRun answers = runProgram(
        {QStringLiteral("query"), QStringLiteral("--jsonl"), QStringLiteral("--certificate")},
        requests);
    QCOMPARE(answers.status, 0);
    QByteArray lines;
    const QList<QByteArray> asked = requests.trimmed().split('\n');
    const QList<QByteArray> answered = answers.output.trimmed().split('\n');
    QCOMPARE(asked.size(), answered.size());
    for (qsizetype i = 0; i < asked.size(); ++i) {
      QVERIFY(answered[i].contains(R"("certificate")"));
      lines += R"({"request":)" + asked[i] + R"(,"answer":)" + answered[i] + "}\n";
    }
    const ProgramRun run = verify(lines);
    QCOMPARE(run.status, 0);
    QSet<QString> kinds;
    for (const auto& checked : run.lines()) {
      for (const QJsonValue& result : checked["results"].toArray()) {
        if (result["checked"] == "none") continue;
        QCOMPARE(result["checked"].toString(), QStringLiteral("holds"));
        kinds.insert(result["certificate"].toString());
      }
    }
    QCOMPARE(kinds.size(), 10);
  }

  void onRequestOnly() {
    const QByteArray asked = requestJson("intersect", triangleJson, boxJson);
    const auto query = [](const QByteArray& lines, const QStringList& more) {
      return runProgram(QStringList{QStringLiteral("query"), QStringLiteral("--jsonl")} + more,
                        lines)
          .output;
    };
    QVERIFY(!query(asked, {}).contains("certificate"));
    QVERIFY(query(requestJson("intersect", triangleJson, boxJson, R"(,"certificate":true)"), {})
                .contains("certificate"));
    QVERIFY(!query(requestJson("intersect", triangleJson, boxJson, R"(,"certificate":false)"),
                   {QStringLiteral("--certificate")})
                 .contains("certificate"));
    QVERIFY(query(requestJson("intersect", triangleJson, boxJson, R"(,"certificate":1)"), {})
                .contains(R"("at":"certificate")"));
  }

  // Certificates of other programs, with unknown methods.
  void tellsWhatACertificateProves() {
    const QByteArray hit =
        requestJson("intersect", triangleJson, boxJson, R"(,"methods":["theirs"])");
    const QByteArray miss = requestJson("intersect", triangleJson, farBoxJson);
    const QByteArray common = R"("certificate":{"kind":"point","point":["1/3",0.5,0]})";
    const QByteArray onLine =
        R"("certificate":{"kind":"point","line":{"origin":[0.5,0.5,1],"direction":[0,0,-3]},"t":"1/3"})";
    const QByteArray axis = R"("certificate":{"kind":"axis","axis":[0,0,1]})";
    const auto with = [](const char* verdict, const QByteArray& certificate) {
      return QByteArray(R"({"method":"theirs","scalar":"double",)") + verdict + ',' + certificate +
             '}';
    };
    QCOMPARE(outcome(line(hit, with(R"("hit":true)", common))), QStringLiteral("holds"));
    QCOMPARE(outcome(line(hit, with(R"("hit":true)", onLine))), QStringLiteral("holds"));
    QCOMPARE(outcome(line(hit, with(R"("hit":false)", common))), QStringLiteral("contradicts"));
    QCOMPARE(outcome(line(hit, with(R"("hit":false)", axis))), QStringLiteral("untrue"));
    QCOMPARE(outcome(line(miss, with(R"("hit":false)", axis))), QStringLiteral("holds"));
    QCOMPARE(outcome(line(miss, with(R"("hit":true)", axis))), QStringLiteral("contradicts"));
    QCOMPARE(outcome(line(miss, with(R"("hit":true)", common))), QStringLiteral("untrue"));
    QCOMPARE(outcome(line(hit, with(R"("hit":true)", R"("certificate":{"checked":"none"})"))),
             QStringLiteral("none"));
    QCOMPARE(outcome(line(hit, R"({"method":"theirs","scalar":"double","hit":true})")),
             QStringLiteral("none"));
    // Two parallel planes 2 apart, but points that are farther apart.
    const QByteArray closest = requestJson("closest", triangleJson, farBoxJson);
    const auto planes = [&](const char* sqdist, const char* second) {
      return QByteArray(R"({"scalar":"double","sqdist":)") + sqdist +
             R"(,"certificate":{"kind":"planes","points":[[1,0,0],)" + second +
             R"(],"normal":[0,0,1],"offsets":[0,2]}})";
    };
    QCOMPARE(outcome(line(closest, planes("4", "[1,0,2]"))), QStringLiteral("holds"));
    QCOMPARE(outcome(line(closest, planes("4.1", "[1,0,2]"))), QStringLiteral("contradicts"));
    QCOMPARE(outcome(line(closest, planes("4.5", "[1,1,2]"))), QStringLiteral("unrelated"));
    QCOMPARE(outcome(line(closest, planes("5.5", "[1,1,2]"))), QStringLiteral("contradicts"));
    QCOMPARE(outcome(line(closest, planes("4", "[1,0,1]"))), QStringLiteral("untrue"));
    // A constant axis says nothing of vertices that move on their own lines.
    const QByteArray moving = requestJson(
        "sweep", R"({"type":"segment","a":[0,0,0],"b":[1,0,0],"displacements":[[0,0,1],[0,0,2]]})",
        R"({"type":"segment","a":[0,1,1],"b":[1,-1,1]})");
    QCOMPARE(outcome(line(moving, with(R"("hit":false)", axis))), QStringLiteral("unrelated"));
    // Nor does it say anything of shapes that rotate, unless it is one for a part of the time.
    const QByteArray rotating =
        requestJson("sweep",
                    R"({"type":"segment","a":[0,0,0],"b":[2,0,0],)"
                    R"("rotation":{"axis":[0,0,3],"angle":1,"center":[0,0,0]}})",
                    point("[0,-1,0]"));
    QCOMPARE(outcome(line(rotating, with(R"("hit":false)", axis))), QStringLiteral("unrelated"));
    const auto during = [](const char* verdict, const char* parts) {
      return QByteArray(R"({"scalar":"double","hit":)") + verdict +
             R"(,"certificate":{"kind":"intervals","intervals":[)" + parts + "]}}";
    };
    const char* const whole = R"({"axis":[0,1,0],"from":0,"to":1})";
    QCOMPARE(outcome(line(rotating, during("false", whole))), QStringLiteral("holds"));
    QCOMPARE(outcome(line(rotating, during("true", whole))), QStringLiteral("contradicts"));
    QCOMPARE(outcome(line(rotating, during("false", R"({"axis":[0,1,0],"from":0,"to":0.5})"))),
             QStringLiteral("unrelated"));
    for (const char* untrue :
         {R"({"axis":[1,0,0],"from":0,"to":1})", R"({"axis":[0,1,0],"from":0,"to":2})",
          R"({"axis":[[0,1,0],[0,0,1]],"from":0,"to":1})", R"({"axis":[0,1,0],"from":0})",
          R"({"axis":[0,1,0],"from":0,"to":1,"a":0})"}) {
      QCOMPARE(outcome(line(rotating, during("false", untrue))), QStringLiteral("untrue"));
    }
    // An axis says nothing of the distance.
    QCOMPARE(outcome(line(closest, R"({"scalar":"double","sqdist":4,)" + axis + '}')),
             QStringLiteral("unrelated"));
  }

  void facesHaveToCloseTheSolid() {
    const QByteArray inside = requestJson("contains", boxJson, hullJson);
    const auto with = [](const char* verdict, const QByteArray& faces) {
      return QByteArray(R"({"scalar":"double","contains":)") + verdict +
             R"(,"certificate":{"kind":"inside","faces":)" + faces + "}}";
    };
    const QByteArray all = "[[1,2,3],[0,2,1],[0,1,3],[0,3,2]]";
    QCOMPARE(outcome(line(inside, with("true", all))), QStringLiteral("holds"));
    QCOMPARE(outcome(line(inside, with("false", all))), QStringLiteral("contradicts"));
    // A face too few, one twice, all seen from inside, and a vertex that is not there.
    for (const char* faces : {"[[1,2,3],[0,2,1],[0,1,3]]", "[[1,2,3],[0,2,1],[0,1,3],[0,1,3]]",
                              "[[1,3,2],[0,1,2],[0,3,1],[0,2,3]]", "[[1,2,4]]"}) {
      QCOMPARE(outcome(line(inside, with("true", faces))), QStringLiteral("untrue"));
    }
    QCOMPARE(outcome(line(inside, with("true", "[[0,1]]"))),
             QStringLiteral("syntax answer.results[0].certificate.faces[0]"));
    const auto beyond = [&](const char* point) {
      return outcome(
          line(requestJson("contains", farBoxJson, boxJson),
               QByteArray(R"({"scalar":"double","contains":false,"certificate":{"kind":"plane",)") +
                   R"("point":)" + point + R"(,"normal":[0,0,1],"offset":2}})"));
    };
    QCOMPARE(beyond("[0,0,2]"), QStringLiteral("holds"));
    QCOMPARE(beyond("[0,0,4]"), QStringLiteral("untrue"));
  }

  void intervalsHaveToCoverTheTime() {
    const QByteArray moving =
        requestJson("sweep", triangleJson,
                    R"({"type":"aabb","min":[0,0,2],"max":[1,1,3],"displacement":[0,0,-4]})");
    const auto timed = [&](const char* time, const char* exact, const char* from, const char* to,
                           const char* at) {
      return outcome(
          line(moving,
               QByteArray(R"({"scalar":"exact","hit":true,"time":)") + time +
                   R"(,"exact":{"time":)" + exact +
                   R"(},"certificate":{"kind":"intervals","intervals":[{"axis":[0,0,1],"from":)" +
                   from + R"(,"to":)" + to + R"(}],"point":[1,1,0],"time":)" + at + "}}"));
    };
    QCOMPARE(timed("0.5", "\"1/2\"", "0", "0.5", "0.5"), QStringLiteral("holds"));
    QCOMPARE(timed("0.25", "\"1/4\"", "0", "0.5", "0.5"), QStringLiteral("contradicts"));
    QCOMPARE(timed("0.75", "\"3/4\"", "0", "0.5", "0.5"), QStringLiteral("contradicts"));
    QCOMPARE(timed("0.5", "\"1/2\"", "0", "0.6", "0.5"), QStringLiteral("untrue"));
    // With a part of the time missing, the hit alone follows.
    const ProgramRun run = verify(line(
        moving,
        R"({"scalar":"exact","hit":true,"time":0.5,"exact":{"time":"1/2"},"certificate":{"kind":"intervals","intervals":[{"axis":[0,0,1],"from":0.1,"to":0.5}],"point":[1,1,0],"time":0.5}})"));
    QCOMPARE(run.lines()[0]["results"][0]["proven"].toArray(), QJsonArray({"hit"}));
    // A vertex that falls onto a triangle, which shrinks: at a root of t² - 1/2.
    const QByteArray falling = requestJson(
        "sweep", R"({"type":"point","position":[0,0,1],"displacements":[[0,0,-2]]})",
        R"({"type":"segment","a":[-1,0,0],"b":[1,0,0],"displacements":[[0,0,0],[-1,0,0]]})");
    const auto deforming = [&](const char* axis, const char* to, const char* contact) {
      return outcome(line(falling, QByteArray(R"({"scalar":"exact","hit":true,"time":0.5,)") +
                                       R"("exact":{"time":"1/2"},"certificate":{"kind":)" +
                                       R"("intervals","intervals":[{"axis":)" + axis +
                                       R"(,"from":0)" + to + R"(}],"contact":)" + contact + "}}"));
    };
    const char* weights =
        R"({"polynomial":[-1,0,4],"from":0,"to":1,"weights":[[[1]],[[1,-1],[1]]]})";
    QCOMPARE(deforming("[0,0,1]", "", weights), QStringLiteral("holds"));
    QCOMPARE(deforming("[[0,0,1],[0,1,0]]", "", weights), QStringLiteral("holds"));
    QCOMPARE(deforming("[0,0,1]", R"(,"to":0.5)", weights), QStringLiteral("holds"));
    QCOMPARE(deforming("[0,0,1]", R"(,"to":0.6)", weights), QStringLiteral("untrue"));
    QCOMPARE(deforming("[0,1,0]", "", weights), QStringLiteral("untrue"));
    // Two roots in the interval, or none; and weights of another point.
    for (const char* wrong :
         {R"({"polynomial":[3,-16,16],"from":0,"to":1,"weights":[[[1]],[[1,-1],[1]]]})",
          R"({"polynomial":[-1,0,4],"from":0.6,"to":1,"weights":[[[1]],[[1,-1],[1]]]})",
          R"({"polynomial":[-1,0,4],"from":0,"to":1,"weights":[[[1]],[[1],[1]]]})",
          R"({"polynomial":[],"from":0,"to":1,"weights":[[[1]],[[1,-1],[1]]]})"}) {
      QCOMPARE(deforming("[0,0,1]", "", wrong), QStringLiteral("untrue"));
    }
    QCOMPARE(deforming("[0,0,1]", "", R"({"polynomial":1})"),
             QStringLiteral("syntax answer.results[0].certificate.contact.polynomial"));
  }

  // A rod that turns into a wall, and a blade that turns through a sheet.
  void contactsOfShapesThatRotateAreChecked() {
    const QByteArray turning = R"("rotation":{"axis":[0,0,2],"angle":1,"center":[0,0,0]}})";
    const QByteArray rod =
        requestJson("sweep", R"({"type":"segment","a":[0,0,0],"b":[2,0,0],)" + turning,
                    R"({"type":"aabb","min":[-9,1.5,-9],"max":[9,9,9]})");
    const auto timed = [&](const QByteArray& asked, const char* time, const char* certificate) {
      return outcome(line(asked, QByteArray(R"({"scalar":"double","hit":true,"time":)") + time +
                                     R"(,"certificate":{"kind":)" + certificate + "}}"));
    };
    const char* point = R"("point","point":[2,0,0],"time":0.8480620790,"operand":"a")";
    QCOMPARE(timed(rod, "0.848062079", point), QStringLiteral("holds"));
    QCOMPARE(timed(rod, "0.9", point), QStringLiteral("contradicts"));
    for (const char* wrong : {R"("point","point":[2,0,0],"time":0.8480620789,"operand":"a")",
                              R"("point","point":[2,0,0],"time":0.848062079,"operand":"b")",
                              R"("point","point":[2,0,0],"time":0.848062079)",
                              R"("point","point":[2,0,0],"time":"9/8","operand":"a")",
                              R"("intervals","intervals":[{"axis":[0,1,0],"from":0,"to":0.9}],)"
                              R"("point":[2,0,0],"time":0.848062079,"operand":"a")"}) {
      QCOMPARE(timed(rod, "0.848062079", wrong), QStringLiteral("untrue"));
    }
    const ProgramRun run = verify(
        line(rod, R"({"scalar":"float","hit":true,"time":0.848,"certificate":{"kind":)"
                  R"("intervals","intervals":[{"axis":[0,1,0],"from":0,"to":0.5},)"
                  R"({"axis":[0,1,0],"from":0.5,"to":0.8},{"axis":[0,1,0],"from":0.8,"to":0.84},)"
                  R"({"axis":[0,1,0],"from":0.84,"to":0.848}],)"
                  R"("point":[2,0,0],"time":0.84807,"operand":"a"}})"));
    QCOMPARE(run.lines()[0]["results"][0]["proven"].toArray(), QJsonArray({"hit", "time"}));
    QCOMPARE(timed(rod, "0.9", R"("point","point":[2,0,0],"operand":"c")"),
             QStringLiteral("syntax answer.results[0].certificate.operand"));
    QCOMPARE(timed(rod, "0.9", R"("point","point":[2,0,0],"operand":"a","end":[1,0,0])"),
             QStringLiteral("syntax answer.results[0].certificate.normal"));
    // Numbers of many digits take their time, but no more.
    const QByteArray digits(60000, '7');
    const QByteArray many = "\"point\",\"point\":[\"" + digits + "/3\",0,0],\"time\":\"1/" +
                            digits + "\",\"operand\":\"a\"";
    QCOMPARE(timed(rod, "0.9", many.constData()), QStringLiteral("untrue"));
    const QByteArray blade = requestJson(
        "sweep", R"({"type":"triangle","vertices":[[1,-1,-1],[1,1,-1],[1,0,2]],)" + turning,
        R"({"type":"triangle","vertices":[[-3,1,-3],[3,1,-3],[0,1,9]]})");
    const auto crossing = [&](const char* end, const char* normal) {
      const QByteArray certificate = QByteArray(R"("point","point":[1,0,0],"end":)") + end +
                                     R"(,"normal":)" + normal + R"(,"time":1,"operand":"a")";
      return timed(blade, "0.9", certificate.constData());
    };
    QCOMPARE(crossing("[1,0.5,0]", "[0,1,0]"), QStringLiteral("holds"));
    QCOMPARE(crossing("[1,0.25,0]", "[0,1,0]"), QStringLiteral("untrue"));
    QCOMPARE(crossing("[1,0.5,0]", "[1,1,0]"), QStringLiteral("untrue"));
  }

  void factorsHaveToGiveTheMatrix() {
    const QByteArray counterclockwise = predicateJson("orientation", "[[1,0],[2,2],[0,1]]");
    const auto factors = [&](const QByteArray& verdict, const QByteArray& rows,
                             const QByteArray& lower, const QByteArray& upper) {
      return outcome(line(counterclockwise, R"({"scalar":"exact","sign":)" + verdict +
                                                R"(,"certificate":{"kind":"factors","rows":)" +
                                                rows + R"(,"lower":)" + lower + R"(,"upper":)" +
                                                upper + "}}"));
    };
    const QByteArray lower = "[[1],[2,1],[0,0.5,1]]";
    const QByteArray upper = "[[1,0,1],[2,-1],[1.5]]";
    QCOMPARE(factors("1", "[0,1,2]", lower, upper), QStringLiteral("holds"));
    QCOMPARE(factors("0", "[0,1,2]", lower, upper), QStringLiteral("contradicts"));
    QCOMPARE(factors("-1", "[0,1,2]", lower, upper), QStringLiteral("contradicts"));
    QCOMPARE(factors("1", "[0,2,1]", lower, upper), QStringLiteral("untrue"));
    QCOMPARE(factors("1", "[0,2,1]", "[[1],[0,1],[2,2,1]]", "[[1,0,1],[1,1],[-3]]"),
             QStringLiteral("holds"));
    // No permutation, and factors of the wrong shape.
    QCOMPARE(factors("1", "[0,0,2]", lower, upper), QStringLiteral("untrue"));
    QCOMPARE(factors("1", "[0,1,18446744073709551615]", lower, upper), QStringLiteral("untrue"));
    QCOMPARE(factors("1", "[]", "[]", "[]"), QStringLiteral("untrue"));
    QCOMPARE(factors("1", "[0,1,2]", "[[1],[2],[0,0.5,1]]", upper), QStringLiteral("untrue"));
    QCOMPARE(factors("2", "[0,1,2]", lower, upper),
             QStringLiteral("syntax answer.results[0].sign"));
    QCOMPARE(factors("1", "[0,1,2]", "[[1],2]", upper),
             QStringLiteral("syntax answer.results[0].certificate.lower[1]"));
    const auto locus = [&](const char* points, const char* coefficients) {
      return outcome(line(predicateJson("in_circle", points),
                          QByteArray(R"({"scalar":"exact","sign":0,"certificate":)") +
                              R"({"kind":"equations","coefficients":)" + coefficients + "}}"));
    };
    // A circle, a line, neither, and none at all.
    const char* const circle = "[[1,0],[0,1],[-1,0],[0,-1]]";
    QCOMPARE(locus(circle, "[0,0,1,-1]"), QStringLiteral("holds"));
    QCOMPARE(locus("[[1,1],[2,2],[3,3],[7,7]]", "[1,-1,0,0]"), QStringLiteral("holds"));
    QCOMPARE(locus(circle, "[1,0,1,-1]"), QStringLiteral("untrue"));
    QCOMPARE(locus(circle, "[0,0,0,0]"), QStringLiteral("untrue"));
    QCOMPARE(locus(circle, "[0,0,1]"), QStringLiteral("untrue"));
    // Nothing of two sets follows from a matrix.
    QCOMPARE(outcome(line(requestJson("intersect", triangleJson, boxJson),
                          R"({"hit":true,"certificate":{"kind":"factors","rows":[0],"lower":[[1]],)"
                          R"("upper":[[1]]}})")),
             QStringLiteral("untrue"));
  }

  void refusesWhatIsNoAnswer() {
    const QByteArray asked = requestJson("intersect", triangleJson, boxJson);
    const auto with = [&](const QByteArray& certificate) {
      return line(asked, R"({"scalar":"double","hit":true,"certificate":)" + certificate + '}');
    };
    const auto at = [](const char* code, const char* field = "") {
      return QString::fromLatin1(code) + QStringLiteral(" answer.results[0]") +
             QString::fromLatin1(field);
    };
    QCOMPARE(outcome("{\n"), QStringLiteral("syntax "));
    QCOMPARE(outcome("[]\n"), QStringLiteral("syntax "));
    QCOMPARE(outcome("{}\n"), QStringLiteral("syntax request"));
    QCOMPARE(outcome(R"({"request":{},"answer":{}})"), QStringLiteral("syntax request.kind"));
    QCOMPARE(outcome(R"({"request":)" + asked + R"(,"answer":{"id":2,"results":[]}})"),
             QStringLiteral("syntax answer.id"));
    QCOMPARE(outcome(line(asked, "5")), at("syntax"));
    QCOMPARE(outcome(line(asked, R"({"hit":1})")), at("syntax", ".hit"));
    QCOMPARE(outcome(line(asked, R"({"scalar":"half"})")), at("unsupported", ".scalar"));
    QCOMPARE(outcome(with("5")), at("syntax", ".certificate"));
    QCOMPARE(outcome(with(R"({"kind":"oath"})")), at("unsupported", ".certificate.kind"));
    QCOMPARE(outcome(with(R"({"kind":"point"})")), at("syntax", ".certificate.point"));
    // Two coordinates are of the plane.
    QCOMPARE(outcome(with(R"({"kind":"point","point":[0.5,0.5]})")),
             at("syntax", ".certificate.point"));
    const QByteArray flat = R"({"type":"triangle2","vertices":[[0,0],[2,0],[0,2]]})";
    QCOMPARE(outcome(line(requestJson("intersect", flat, flat),
                          R"({"hit":true,"certificate":{"kind":"point","point":[0.5,0.5]}})")),
             QStringLiteral("holds"));
    QCOMPARE(outcome(with(R"({"kind":"point","point":[1]})")), at("syntax", ".certificate.point"));
    QCOMPARE(outcome(with(R"({"kind":"point","point":[1,2,"1/0"]})")),
             at("number", ".certificate.point[2]"));
    QCOMPARE(outcome(with(R"({"kind":"point","point":[1,2,"inf"]})")),
             at("number", ".certificate.point[2]"));
    QCOMPARE(outcome(with(R"({"kind":"point","point":[1,2,")" + QByteArray(70000, '9') + R"("]})")),
             at("limit", ".certificate.point[2]"));
    QCOMPARE(outcome(with(R"({"kind":"axis","axes":[{"axis":[1,0,0],"a":-1}]})")),
             at("syntax", ".certificate.axes[0].a"));
    QCOMPARE(outcome(with(R"({"kind":"axis","axes":[{"axis":[1,0,0],"a":[0,"0"]}]})")),
             at("syntax", ".certificate.axes[0].a[1]"));
    QCOMPARE(outcome(with(R"({"kind":"axis","axes":[{"axis":[1,0,0],"b":[0,1]}]})")),
             QStringLiteral("untrue"));
    QCOMPARE(outcome(with(R"({"kind":"axis","axes":[{"axis":[1,0,0],"a":18446744073709551615}]})")),
             QStringLiteral("untrue"));
    QCOMPARE(outcome(with(R"({"kind":"weights","empty":"a","weights":[1]})")),
             QStringLiteral("untrue"));
    QCOMPARE(outcome(with(R"({"kind":"crossings","triangles":[0]})")), QStringLiteral("untrue"));
    QCOMPARE(outcome(with(R"({"kind":"equations","point":[0,0,0]})")), QStringLiteral("untrue"));
    QCOMPARE(outcome(with(R"({"kind":"intervals","intervals":[]})")), QStringLiteral("untrue"));
    QCOMPARE(runProgram({QStringLiteral("verify"), QStringLiteral("/nowhere")}).status, 2);
  }

  // A line that would take for ever ends at the limit of operations, and the next is read.
  void endsAtTheLimit() {
    const QByteArray number = '"' + QByteArray(60000, '7') + '/' + QByteArray(5000, '9') + '"';
    QByteArray axes;
    for (int i = 0; i < 300; ++i) {
      axes += (i > 0 ? "," : "") + QByteArray(R"({"axis":[)") + number + ',' + number + ",1]}";
    }
    QByteArray vertices = "[0,0,0]";
    for (int i = 1; i < 20000; ++i) {
      vertices += ",[" + QByteArray::number(i) + ',' + QByteArray::number(i % 7) + ",1]";
    }
    const QByteArray hull = R"({"type":"convex","vertices":[)" + vertices + "]}";
    const ProgramRun run = verify(
        line(requestJson("intersect", hull, farBoxJson),
             R"({"scalar":"double","hit":false,"certificate":{"kind":"axis","axes":[)" + axes +
                 "]}}") +
        line(requestJson("intersect", triangleJson, farBoxJson),
             R"({"scalar":"double","hit":false,"certificate":{"kind":"axis","axis":[0,0,1]}})"));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.lines().size(), 2);
    QCOMPARE(run.lines()[0]["error"]["code"].toString(), QStringLiteral("limit"));
    QCOMPARE(run.lines()[1]["results"][0]["checked"].toString(), QStringLiteral("holds"));
  }
};

HAIRLINE_TEST(TestVerify, eventLoop);
#include "test_verify.moc"
