#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <cstdlib>

#include "core/scene/scene_file.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/run/freeze.h"
#include "widgets/run/query_runner.h"
#include "widgets/run/trace_cursor.h"

using namespace hairline;

namespace {

SceneObject object(const char* id, Shape shape) {
  SceneObject result = makeObject(std::move(shape));
  result.id = id;
  return result;
}

Triangle<double> triangleAt(double x) {
  return {{Vector3<double>{x, 0.2, 0.3}, {x + 1, 0.4, 0.6}, {x, 1.4, 0.5}}};
}

Scene pairScene() {
  Scene scene;
  scene.objects = {object("box", Aabb<double>{{0, 0, 0}, {1, 1, 1}}), object("t", triangleAt(0.5))};
  return scene;
}

void moveTriangle(Document& document, double x) {
  document.edit(QStringLiteral("Move"),
                [x](Scene& scene) { find(scene, "t")->shape = triangleAt(x); });
}

}  // namespace

class TestQueryRunner : public QObject {
  Q_OBJECT

 private slots:
  void asksEveryMethodInEveryScalar() {
    Document document;
    Selection selection(&document);
    document.setScene(pairScene());
    QueryRunner runner(&document, &selection);
    QVERIFY(runner.focus() != nullptr);
    // In the order of the operands, not of the scene.
    QCOMPARE(runner.focus()->a, std::string("t"));
    QCOMPARE(runner.focus()->b, std::string("box"));
    for (const char* method : {"pef", "pef_setup", "sat", "clip"}) {
      for (const ScalarKind scalar :
           {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
        const Report* report = findReport(*runner.focus(), Kind::intersect, method, scalar);
        QVERIFY2(report != nullptr, method);
        QCOMPARE(report->hit, std::optional(true));
        QVERIFY2(!report->trace.steps.empty(), method);
      }
    }
    QVERIFY(!runner.focus()->disagree);
  }

  void answersOnceForManyChangesOfOneTurn() {
    Document document;
    Selection selection(&document);
    document.setScene(pairScene());
    QueryRunner runner(&document, &selection);
    QSignalSpy updated(&runner, &QueryRunner::updated);
    for (int i = 0; i < 10; ++i) moveTriangle(document, 2 + i);
    selection.set("t");
    QCOMPARE(updated.count(), 0);
    QVERIFY(updated.wait(1000));
    QCoreApplication::processEvents();
    QCOMPARE(updated.count(), 1);
    QCOMPARE(findReport(*runner.focus(), Kind::intersect, "sat", ScalarKind::exact)->hit,
             std::optional(false));
  }

  void takesTheFocusThenTheSelectionThenTheFirstPair() {
    Scene scene = pairScene();
    scene.objects.push_back(object("u", triangleAt(5)));
    scene.objects.push_back(object("far", Aabb<double>{{5, 0, 0}, {6, 1, 1}}));
    QCOMPARE(pairInFocus(scene, {}).value(), (ObjectPair{"t", "box"}));
    QCOMPARE(pairInFocus(scene, {"far", "u"}).value(), (ObjectPair{"u", "far"}));
    scene.focus = {"box", "u"};
    QCOMPARE(pairInFocus(scene, {"far", "u"}).value(), (ObjectPair{"u", "box"}));
    scene.focus = {"box", "gone"};
    QCOMPARE(pairInFocus(scene, {"far", "u"}).value(), (ObjectPair{"u", "far"}));
    scene.objects.resize(1);
    QVERIFY(!pairInFocus(scene, {"far", "u"}));
  }

  void hasNothingToSayOfAnEmptyScene() {
    Document document;
    Selection selection(&document);
    QueryRunner runner(&document, &selection);
    QVERIFY(runner.focus() == nullptr);
    document.setScene(pairScene());
    runner.flush();
    QVERIFY(runner.focus() != nullptr);
    document.newScene();
    runner.flush();
    QVERIFY(runner.focus() == nullptr);
  }

  void theOrderOfAxesIsAnOption() {
    Document document;
    Selection selection(&document);
    document.setScene(pairScene());
    QueryRunner runner(&document, &selection);
    const auto firstLabel = [&] {
      return label(findReport(*runner.focus(), Kind::intersect, "sat", ScalarKind::float64)
                       ->trace.steps.front());
    };
    QCOMPARE(firstLabel(), Label("box x"));
    runner.setOptions({.order = AxisOrder::nineThreeOne});
    runner.flush();
    QCOMPARE(firstLabel(), Label("x cross edge 0"));
  }

  void tellsWhoDiffersFromExact() {
    Document document;
    Selection selection(&document);
    QString error;
    QVERIFY2(document.open(QStringLiteral(HAIRLINE_SOURCE_DIR
                                          "/resources/scenes/float_says_hit.hairline.json"),
                           &error),
             qPrintable(error));
    QueryRunner runner(&document, &selection);
    QVERIFY(runner.focus()->disagree);
    const Report* right = judge(*runner.focus(), Kind::intersect);
    QVERIFY(right != nullptr);
    QCOMPARE(right->scalar, ScalarKind::exact);
    QCOMPARE(right->hit, std::optional(false));
    const Report* wrong = findReport(*runner.focus(), Kind::intersect, "sat", ScalarKind::float32);
    QVERIFY(differ(*right, *wrong));
    QCOMPARE(wrong->certificate.status == Certificate::Status::proven, false);
  }

  void freezingCopiesTheSceneToTheLastBit() {
    Document document;
    Selection selection(&document);
    Scene scene = pairScene();
    find(scene, "t")->shape = triangleAt(0.1);
    document.setScene(scene);
    QueryRunner runner(&document, &selection);
    Freeze freeze(&document, &runner);
    QSignalSpy stopped(&freeze, &Freeze::stopDrag);
    QSignalSpy said(&freeze, &Freeze::frozen);
    freeze.freeze();
    QCOMPARE(stopped.count(), 1);
    QCOMPARE(said.count(), 1);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains(QStringLiteral("0x1.999999999999ap-4")), qPrintable(text));
    const Result<Scene> copied = parseScene(text.toStdString());
    QVERIFY(copied);
    scene.focus = {"t", "box"};
    QVERIFY(identical(*copied, scene));

    moveTriangle(document, 9);
    freeze.restore(0);
    QVERIFY(identical(document.scene(), scene));
    document.undoStack()->undo();
    QVERIFY(identical(find(document.scene(), "t")->shape, Shape(triangleAt(9))));
  }

  void theCursorKeepsThePinWhileTheMouseVisits() {
    TraceCursor cursor;
    QSignalSpy changed(&cursor, &TraceCursor::changed);
    cursor.pin(3);
    cursor.setStep(5);
    QCOMPARE(cursor.step(), 5);
    cursor.setStep(-1);
    QCOMPARE(cursor.step(), 3);
    QCOMPARE(changed.count(), 3);
    // The same step in another scalar stays; another method has other steps.
    cursor.setReport("sat", ScalarKind::exact);
    QCOMPARE(cursor.step(), 3);
    cursor.setReport("pef", ScalarKind::exact);
    QCOMPARE(cursor.step(), -1);
  }

  // Two balls of many points: their exact axes take far longer than a picture may.
  void whatTakesLongWaitsUntilNothingMoves() {
    const auto hull = [](double x) {
      Convex<double> result;
      for (int i = 0; i < 14; ++i) {
        const double turn = 2.4 * i;
        const double z = (i - 6.5) / 7;
        const double r = std::sqrt(1 - z * z);
        result.vertices.emplace_back(x + r * std::cos(turn), r * std::sin(turn), z);
      }
      return result;
    };
    Document document;
    Selection selection(&document);
    Scene scene;
    scene.objects = {object("a", hull(0)), object("b", hull(1.7))};
    document.setScene(scene);
    QueryRunner runner(&document, &selection);
    const auto exact = [&] {
      return findReport(*runner.focus(), Kind::intersect, "sat", ScalarKind::exact);
    };
    QVERIFY(exact() != nullptr);
    const std::size_t count = runner.focus()->reports.size();
    document.edit(QStringLiteral("Move"), [&](Scene& s) { s.objects[1].shape = hull(2.5); });
    runner.flush();
    QVERIFY(!exact()->verdict());
    QCOMPARE(runner.focus()->reports.size(), count);
    QVERIFY(runner.focus()->pending);
    QTRY_VERIFY(exact()->verdict());
    QCOMPARE(exact()->hit, std::optional(false));
    QVERIFY(!runner.focus()->pending);
    // What took little before is not put off by then either; whether it was before the wait, the
    // load of the machine may decide.
    QCOMPARE(findReport(*runner.focus(), Kind::intersect, "sat", ScalarKind::float64)->hit,
             std::optional(false));
  }
};

QTEST_MAIN(TestQueryRunner)
#include "test_query_runner.moc"
