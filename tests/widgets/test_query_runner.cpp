#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/scene/scene_file.h"
#include "tests/support/scene_object.h"
#include "tests/support/test_class.h"
#include "tests/widgets/large_scenes.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/pair/freeze.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"

using namespace hairline;
using testing::object;

namespace {

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

  void reportsWhoDiffersFromExact() {
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

  void freezingKeepsTheSceneToTheLastBit() {
    Document document;
    Selection selection(&document);
    Scene scene = pairScene();
    find(scene, "t")->shape = triangleAt(0.1);
    document.setScene(scene);
    QueryRunner runner(&document, &selection);
    Freeze freeze(&document, &runner);
    QSignalSpy stopped(&freeze, &Freeze::stopDrag);
    QSignalSpy said(&freeze, &Freeze::message);
    QGuiApplication::clipboard()->setText(QStringLiteral("of somebody else"));
    freeze.freeze();
    QCOMPARE(stopped.count(), 1);
    QCOMPARE(said.count(), 1);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("of somebody else"));
    freeze.copy();
    QCOMPARE(said.count(), 2);
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

  void whatTakesLongIsAnsweredBesideTheWindow() {
    Document document;
    Selection selection(&document);
    document.setScene(testing::twoManyPointed(14, 1.7));
    QueryRunner runner(&document, &selection);
    // At first it is unknown what takes long.
    QVERIFY(runner.focus()->pending);
    const std::size_t count = runner.focus()->reports.size();
    QVERIFY(isUnanswered(*runner.focus(), *exactSat(runner)));
    QVERIFY(exactSat(runner)->trace.steps.empty());
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->pending, 60000);
    QCOMPARE(runner.focus()->reports.size(), count);
    QCOMPARE(exactSat(runner)->hit, std::optional(true));
    QVERIFY(!exactSat(runner)->trace.steps.empty());
    // Then it is, and only the rest is answered at once.
    moveApart(document);
    runner.flush();
    QVERIFY(runner.focus()->pending);
    QVERIFY(!exactSat(runner)->verdict());
    QCOMPARE(runner.focus()->reports.size(), count);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->pending, 60000);
    QCOMPARE(exactSat(runner)->hit, std::optional(false));
    const PairReports fresh =
        answerPair(document.scene(), {runner.focus()->a, runner.focus()->b}, runner.options());
    QCOMPARE(runner.focus()->reports.size(), fresh.reports.size());
    for (std::size_t i = 0; i < fresh.reports.size(); ++i) {
      QCOMPARE(runner.focus()->reports[i].verdict(), fresh.reports[i].verdict());
    }
    QCOMPARE(runner.focus()->disagree, fresh.disagree);
  }

  void quickAnswersDoNotWaitForLongOnes() {
    Document document;
    Selection selection(&document);
    document.setScene(testing::twoManyPointed(400, 1.7));
    QueryRunner runner(&document, &selection);
    const auto verdict = [&](Kind kind, const char* method, ScalarKind scalar) {
      return findReport(*runner.focus(), kind, method, scalar)->verdict();
    };
    QTRY_COMPARE_WITH_TIMEOUT(verdict(Kind::closest, "gjk", ScalarKind::float64),
                              std::optional(true), 60000);
    QVERIFY(runner.focus()->pending);
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      QVERIFY(!verdict(Kind::intersect, "sat", scalar));
    }
  }

  void noAnswerComesForASceneThatIsGone() {
    Document document;
    Selection selection(&document);
    document.setScene(testing::twoManyPointed(40, 1.7));
    QueryRunner runner(&document, &selection);
    QVERIFY(runner.focus()->pending);
    moveApart(document);
    QSignalSpy updated(&runner, &QueryRunner::updated);
    document.undoStack()->undo();
    moveApart(document);
    runner.flush();
    QVERIFY(!exactSat(runner)->verdict());
    QTRY_VERIFY_WITH_TIMEOUT(!updated.isEmpty() && !runner.focus()->pending, 60000);
    QCOMPARE(exactSat(runner)->hit, std::optional(false));
    // Another scene, and then none, while the exact verdicts are on their way.
    document.setScene(testing::twoManyPointed(40, 1.7));
    runner.flush();
    document.setScene(pairScene());
    QTRY_COMPARE(runner.focus()->a, std::string("t"));
    QVERIFY(!runner.focus()->pending);
    document.setScene(testing::twoManyPointed(40, 1.7));
    runner.flush();
    document.newScene();
    runner.flush();
    QVERIFY(runner.focus() == nullptr);
    QVERIFY(!runner.job()->isPending());
  }

  void whatConcernsOthersAsksNothingAnew() {
    Document document;
    Selection selection(&document);
    document.setScene(testing::twoManyPointed(14, 1.7));
    QueryRunner runner(&document, &selection);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->pending, 60000);
    document.edit(QStringLiteral("Rename"), [](Scene& scene) { scene.objects[0].name = "ball"; });
    document.edit(QStringLiteral("Add"), [](Scene& scene) {
      insert(scene, makeObject(Sphere<double>{{9, 0, 0}, 1}));
    });
    runner.flush();
    QVERIFY(!runner.focus()->pending);
    QVERIFY(exactSat(runner)->verdict());
  }

  void whatIsCancelledStaysUnansweredUntilTheNextChange() {
    Document document;
    Selection selection(&document);
    document.setScene(testing::twoManyPointed(40, 1.7));
    QueryRunner runner(&document, &selection);
    QVERIFY(runner.focus()->pending);
    runner.job()->cancel();
    QVERIFY(!runner.focus()->pending);
    QVERIFY(runner.focus()->cancelled);
    QVERIFY(isUnanswered(*runner.focus(), *exactSat(runner)));
    moveApart(document);
    runner.flush();
    QVERIFY(runner.focus()->pending);
    QVERIFY(!runner.focus()->cancelled);
  }

 private:
  static const Report* exactSat(const QueryRunner& runner) {
    return findReport(*runner.focus(), Kind::intersect, "sat", ScalarKind::exact);
  }
  static void moveApart(Document& document) {
    document.edit(QStringLiteral("Move"), [](Scene& scene) {
      auto& hull = std::get<Convex<double>>(scene.objects[1].shape);
      for (Vector3<double>& vertex : hull.vertices) vertex.x() += 1;
    });
  }
};

HAIRLINE_TEST(TestQueryRunner, offscreen);
#include "test_query_runner.moc"
