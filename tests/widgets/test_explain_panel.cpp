#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_class.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/projection_drawing.h"
#include "widgets/explain/step_row.h"
#include "widgets/explain/steps_model.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

using namespace hairline;

namespace {

using Vertices = std::array<Vector3<double>, 3>;

// Crosses the slab of each box normal and passes an edge of the box: only z × edge 2 separates.
const Vertices grazing{Vector3<double>{0.2, 1.7, 0.3}, {1.9, 0.3, 0.6}, {1.8, 1.5, 0.9}};
const Vertices through{Vector3<double>{-0.5, 0.2, 0.3}, {1.2, 0.4, 0.6}, {0.3, 1.4, 0.5}};
// A segment along x: edge 0 is a point, the others are parallel to x.
const Vertices segment{Vector3<double>{0.5, 0.2, 0.3}, {1.5, 0.2, 0.3}, {1.5, 0.2, 0.3}};

struct ExplainPanelBench {
  Document document;
  Selection selection{&document};
  QueryRunner runner{&document, &selection};
  TraceCursor cursor;
  ExplainPanel panel{&runner, &cursor};

  explicit ExplainPanelBench(const Vertices& vertices, const char* method = "sat",
                             int width = 400) {
    Scene scene;
    insert(scene, makeObject(Triangle<double>{vertices}, "Sail"));
    insert(scene, makeObject(Aabb<double>{{0, 0, 0}, {1, 1, 1}}, "Crate"));
    document.setScene(scene);
    runner.flush();
    cursor.setReport(method, ScalarKind::float64);
    panel.resize(width, 900);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
  }
  QListView* list() const { return panel.findChild<QListView*>(QStringLiteral("stepList")); }
  StepsModel* model() const { return panel.findChild<StepsModel*>(); }
  int rowOf(const QString& label) const {
    for (int row = 0; row < model()->rowCount(); ++row) {
      if (model()->index(row).data().toString() == label) return row;
    }
    return -1;
  }
  QVariant value(const QString& label, int role) const {
    return model()->index(rowOf(label)).data(role);
  }
  ProjectionDrawing* drawing(const char* plane) const {
    return panel.findChild<ProjectionDrawing*>(QStringLiteral("projection") + QLatin1String(plane));
  }
};

int countOf(const QImage& image, const QColor& color) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == color;
  }
  return count;
}

}  // namespace

class TestExplainPanel : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { ThemeSwitch::instance().setChoice(ThemeChoice::light); }

  void allThirteenAxesStandAsRows() {
    ExplainPanelBench bench(grazing);
    QCOMPARE(bench.list()->model()->rowCount(), 13);
    const QString deciding = QStringLiteral("z × edge 2");
    QCOMPARE(bench.value(deciding, StepsModel::StateTextRole).toString(),
             QStringLiteral("decides"));
    QCOMPARE(bench.value(deciding, StepsModel::ValueRole).toString(),
             QStringLiteral("gap 0.03179"));
    QCOMPARE(bench.value(QStringLiteral("box x"), StepsModel::StateTextRole).toString(), QString());
    QVERIFY(
        bench.panel.findChild<QLabel*>(QStringLiteral("explainConclusion"))
            ->text()
            .startsWith(QStringLiteral("SAT in double: Miss, z × edge 2 separates by 0.03179")));
    // All rows are there without scrolling inside of the list.
    const QModelIndex last = bench.list()->model()->index(12, 0);
    QVERIFY(bench.list()->viewport()->rect().contains(bench.list()->visualRect(last)));
  }

  void theDecidingRowIsInSight() {
    ExplainPanelBench bench(grazing);
    bench.panel.resize(400, 320);
    const auto isInSight = [&](const QString& label) {
      const QListView* list = bench.list();
      const QRect row = list->visualRect(list->model()->index(bench.rowOf(label), 0));
      return list->visibleRegion().boundingRect().contains(row.center());
    };
    bench.cursor.setReport("pef", ScalarKind::float64);
    bench.cursor.setReport("sat", ScalarKind::float64);
    QTRY_VERIFY(isInSight(QStringLiteral("z × edge 2")));
    // Scrolling by hand stays while the user drags.
    auto* bar = bench.panel.findChild<QScrollArea*>()->verticalScrollBar();
    bar->setValue(0);
    QTRY_VERIFY(isInSight(QStringLiteral("box x")));
    bench.document.edit(QStringLiteral("Move"), [](Scene& scene) {
      std::get<Triangle<double>>(scene.objects[0].shape).vertices[0][2] += 0.001;
    });
    bench.runner.flush();
    QTest::qWait(50);
    QVERIFY(isInSight(QStringLiteral("box x")));
  }

  void operandsHaveTheLettersOfTheList() {
    QCOMPARE(labelText("edge 0 of a cross edge 1 of b"),
             QStringLiteral("edge 0 of A × edge 1 of B"));
    QCOMPARE(labelText("edge 2 of a against b"), QStringLiteral("edge 2 of A against B"));
    QCOMPARE(labelText("triangle of a leaf"), QStringLiteral("triangle of a leaf"));
    QCOMPARE(labelText("end a to nearest point"), QStringLiteral("end a to nearest point"));
  }

  void rowsAfterTheVerdictAreNotNeeded() {
    Vertices far = grazing;
    for (Vector3<double>& vertex : far) vertex[0] += 5;
    ExplainPanelBench bench(far);
    QCOMPARE(bench.value(QStringLiteral("box x"), StepsModel::StateTextRole).toString(),
             QStringLiteral("decides"));
    QCOMPARE(bench.value(QStringLiteral("box y"), StepsModel::StateTextRole).toString(),
             QStringLiteral("not needed"));
    QCOMPARE(bench.value(QStringLiteral("box y"), StepsModel::ValueRole).toString(),
             QStringLiteral("overlap 0.7"));
  }

  void degenerateAxesSayWhy() {
    ExplainPanelBench bench(segment);
    QCOMPARE(bench.value(QStringLiteral("x × edge 0"), StepsModel::NoteRole).toString(),
             QStringLiteral("edge 0 has length 0"));
    QCOMPARE(bench.value(QStringLiteral("x × edge 2"), StepsModel::NoteRole).toString(),
             QStringLiteral("edge 2 is parallel to x"));
    QCOMPARE(bench.value(QStringLiteral("triangle normal"), StepsModel::NoteRole).toString(),
             QStringLiteral("the triangle has no area"));
    QVERIFY(!bench.value(QStringLiteral("y × edge 2"), StepsModel::DegenerateRole).toBool());
  }

  void underflowIsNotTakenForParallel() {
    Vertices tiny = through;
    for (Vector3<double>& vertex : tiny) vertex *= 1e-30;
    ExplainPanelBench bench(tiny);
    bench.cursor.setReport("sat", ScalarKind::float32);
    QCOMPARE(bench.value(QStringLiteral("triangle normal"), StepsModel::NoteRole).toString(),
             QStringLiteral("rounds to zero in float"));
  }

  void barsHaveTheLengthsOfTheProjections() {
    ExplainPanelBench bench(through);
    for (int row = 0; row < bench.model()->rowCount(); ++row) {
      const auto& step = std::get<AxisStep>(bench.model()->step(row));
      const auto bars = barsOf(step);
      QVERIFY(bars.has_value());
      const BarScale scale = bench.model()->context(row).scale;
      QVERIFY(bars->a.min >= scale.low && bars->a.max <= scale.high);
      // The box is a unit cube: its projection is at least 1 and at most its diagonal.
      const double width = bars->b.max - bars->b.min;
      QVERIFY2(width > 0.999 && width < 1.733, qPrintable(QString::number(row)));
    }
    const QImage picture = bench.list()->grab().toImage();
    QVERIFY(countOf(picture, Theme::current().objectA) > 1000);
    QVERIFY(countOf(picture, Theme::current().objectB) > 1000);
  }

  void pointingLightsUpAndClickingPins() {
    ExplainPanelBench bench(grazing);
    const QModelIndex third = bench.list()->model()->index(2, 0);
    const QPoint place = bench.list()->visualRect(third).center();
    QTest::mouseMove(bench.list()->viewport(), place - QPoint(20, 0));
    QTest::mouseMove(bench.list()->viewport(), place);
    QTRY_COMPARE(bench.cursor.step(), 2);
    QTest::mouseClick(bench.list()->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(bench.cursor.pinned(), 2);
    bench.list()->setFocus();
    QTest::keyClick(bench.list(), Qt::Key_Down);
    QCOMPARE(bench.cursor.pinned(), 3);
    QTest::keyClick(bench.list(), Qt::Key_End);
    QCOMPARE(bench.cursor.pinned(), 12);
    QTest::keyClick(bench.list(), Qt::Key_Escape);
    QCOMPARE(bench.cursor.pinned(), -1);
  }

  void projectionsSayWhetherTheySeparate() {
    ExplainPanelBench bench(grazing, "pef");
    QCOMPARE(bench.list()->model()->rowCount(), 4);
    QCOMPARE(bench.drawing("XY")->caption(), QStringLiteral("XY: edge 2 separates by 0.03179"));
    QCOMPARE(bench.drawing("YZ")->caption(), QStringLiteral("YZ: no edge separates"));
    QCOMPARE(bench.drawing("XY")->accessibleName(), bench.drawing("XY")->caption());
    const QImage separating = bench.drawing("XY")->grab().toImage();
    const QImage overlapping = bench.drawing("YZ")->grab().toImage();
    QVERIFY(countOf(separating, Theme::current().gap) > 40);
    QCOMPARE(countOf(overlapping, Theme::current().gap), 0);
    bench.cursor.setReport("sat", ScalarKind::float64);
    QVERIFY(!bench.drawing("XY")->isVisible());
  }

  void edgesOfAProjectionMoveTheCursor() {
    ExplainPanelBench bench(grazing, "pef");
    ProjectionDrawing* drawing = bench.drawing("XY");
    const int wanted = bench.rowOf(QStringLiteral("XY edge 2"));
    QPoint place(-1, -1);
    for (int y = 0; y < drawing->height() && place.x() < 0; ++y) {
      for (int x = 0; x < drawing->width() && place.x() < 0; ++x) {
        if (drawing->stepAt(QPointF(x, y)) == wanted) place = {x, y};
      }
    }
    QVERIFY(place.x() >= 0);
    QTest::mouseClick(drawing, Qt::LeftButton, {}, place);
    QCOMPARE(bench.cursor.pinned(), wanted);
    drawing->setFocus();
    QTest::keyClick(drawing, Qt::Key_Up);
    QCOMPARE(bench.cursor.pinned(), wanted - 1);
  }

  // The view colours objects by the order of the scene or of the focus, queries have an order of
  // their own: the bars have the colours of the objects.
  void operandsHaveTheColoursOfTheView() {
    ExplainPanelBench bench(grazing);
    const auto areAsInTheView = [&] {
      bench.runner.flush();
      const PairReports& pair = *bench.runner.focus();
      const Scene& scene = bench.document.scene();
      const StepContext context = bench.model()->context(0);
      return context.colorA == colorOf(*find(scene, pair.a), scene, Theme::current()) &&
             context.colorB == colorOf(*find(scene, pair.b), scene, Theme::current()) &&
             context.colorA != context.colorB;
    };
    QVERIFY(areAsInTheView());
    bench.document.edit(QStringLiteral("Turn Round"),
                        [](Scene& scene) { std::swap(scene.objects[0], scene.objects[1]); });
    QVERIFY(areAsInTheView());
    const Scene& scene = bench.document.scene();
    bench.document.setFocus({scene.objects[1].id, scene.objects[0].id});
    QVERIFY(areAsInTheView());
    bench.document.edit(QStringLiteral("Colour"),
                        [](Scene& changed) { changed.objects[0].color = "#123456"; });
    QVERIFY(areAsInTheView());
  }

  void theModelKeepsItsPromises() {
    ExplainPanelBench bench(grazing);
    StepsModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const PairReports* pair = bench.runner.focus();
    const Scene& scene = bench.document.scene();
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::exact}) {
      model.setReport(findReport(*pair, Kind::intersect, "sat", scalar), find(scene, pair->a),
                      find(scene, pair->b));
    }
    QCOMPARE(resets.count(), 1);
    for (const char* method : {"pef", "clip", "reference"}) {
      model.setReport(findReport(*pair, Kind::intersect, method, ScalarKind::exact),
                      find(scene, pair->a), find(scene, pair->b));
    }
    QCOMPARE(model.rowCount(), 0);
  }

  void theExplanationCanBeCopied() {
    ExplainPanelBench bench(grazing);
    bench.list()->setFocus();
    // Shortcuts need an active window, and the tests' display has no window manager.
    QApplication::setActiveWindow(&bench.panel);
    QTest::keyClick(bench.list(), Qt::Key_C, Qt::ControlModifier);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith(QStringLiteral("SAT in double: Miss")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("z × edge 2, gap 0.03179, decides")));
    QVERIFY(text.contains(QStringLiteral("0x1.")));
  }

  void numbersAreShortAndNeverFalselyZero() {
    QCOMPARE(shortNumber(0.25), QStringLiteral("0.25"));
    QCOMPARE(shortNumber(0.123456789), QStringLiteral("0.1235"));
    QCOMPARE(shortNumber(-1.23456e-19), QStringLiteral("−1.235e−19"));
    QCOMPARE(shortNumber(5e-324), QStringLiteral("5e−324"));
    QCOMPARE(shortNumber(-0.0), QStringLiteral("0"));
    QCOMPARE(fullNumber(0.1), QStringLiteral("0.1"));
    QCOMPARE(hexadecimalNumber(3), QStringLiteral("0x1.8p+1"));
    QCOMPARE(labelText("x cross edge 2"), QStringLiteral("x × edge 2"));
    QCOMPARE(labelText("vertex 0"), QStringLiteral("vertex 0"));
    QCOMPARE(labelText("something new"), QStringLiteral("something new"));
  }
};

HAIRLINE_TEST(TestExplainPanel, offscreen);
#include "test_explain_panel.moc"
