#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_class.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/pair/freeze.h"
#include "widgets/pair/pair_title.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/pair/verdict_table_model.h"
#include "widgets/pair/verdicts_panel.h"
#include "widgets/text/verdicts.h"

using namespace hairline;

namespace {

Triangle<double> triangleAt(double x) {
  return {{Vector3<double>{x, 0.2, 0.3}, {x + 1, 0.4, 0.6}, {x, 1.4, 0.5}}};
}

Scene pairScene(double x) {
  Scene scene;
  insert(scene, makeObject(triangleAt(x), "Sail"));
  insert(scene, makeObject(Aabb<double>{{0, 0, 0}, {1, 1, 1}}, "Crate"));
  return scene;
}

// The panel with all that it needs.
struct VerdictsPanelBench {
  Document document;
  Selection selection{&document};
  QueryRunner runner{&document, &selection};
  TraceCursor cursor;
  Freeze freeze{&document, &runner};
  VerdictsPanel panel{&runner, &cursor, &freeze};

  explicit VerdictsPanelBench(const Scene& scene = {}) {
    document.setScene(scene);
    show();
  }
  void show() {
    runner.flush();
    panel.resize(340, 440);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
  }
  QString text(const char* name) const {
    return panel.findChild<QLabel*>(QLatin1String(name))->text();
  }
  QTableView* table() const { return panel.findChild<QTableView*>(); }
  void move(double x) {
    document.edit(QStringLiteral("Move"),
                  [x](Scene& scene) { scene.objects.front().shape = triangleAt(x); });
    runner.flush();
  }
};

}  // namespace

class TestVerdictsPanel : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { ThemeSwitch::instance().setChoice(ThemeChoice::light); }

  void reportsWhatEveryMethodAnswers() {
    VerdictsPanelBench bench(pairScene(0.5));
    QCOMPARE(bench.panel.findChild<PairTitle*>()->text(), QStringLiteral("Sail and Crate"));
    const auto* banner = bench.panel.findChild<QWidget*>(QStringLiteral("answersBanner"));
    QCOMPARE(banner->toolTip(), QStringLiteral("Now: hit (18 agree)\n"
                                               "Distance: 0 (3 agree)\n"
                                               "A inside B: no (4 agree)\n"
                                               "Every proof given was checked exactly and holds."));
    bench.move(3);
    QCOMPARE(banner->toolTip(), QStringLiteral("Now: miss (18 agree)\n"
                                               "Distance: 2 (3 agree)\n"
                                               "A inside B: no (4 agree)\n"
                                               "Every proof given was checked exactly and holds."));
    const QModelIndex cell = bench.table()->currentIndex();
    QVERIFY(cell.isValid());
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("box x separates by 2")));
  }

  void aLineForEachQuestion() {
    Scene scene = pairScene(-3);
    scene.objects.front().displacement = Vector3<double>(4, 0, 0);
    VerdictsPanelBench bench(scene);
    const auto* banner = bench.panel.findChild<QWidget*>(QStringLiteral("answersBanner"));
    const QStringList lines = banner->toolTip().split(QLatin1Char('\n'));
    QVERIFY2(lines[0].startsWith(QStringLiteral("Now: miss (")), qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith(QStringLiteral("Distance: 2 (")), qPrintable(lines[1]));
    QVERIFY2(lines[2].startsWith(QStringLiteral("A inside B: no (")), qPrintable(lines[2]));
    QVERIFY2(lines[3].startsWith(QStringLiteral("On the way: hit at t = 0.5 (")),
             qPrintable(lines[3]));
    // As many lines are drawn as there are questions.
    QVERIFY(banner->height() >= 4 * banner->fontMetrics().lineSpacing());
  }

  // A sphere with a face of a box at its surface, and a ray past its side.
  void contactWithoutDepthIsTouching() {
    for (const Shape& other : {Shape(Aabb<double>{{-1, -1, -1}, {1, 1, 1}}),
                               Shape(Ray<double>{{1, -3, 0}, {0, 1, 0}})}) {
      for (const double x : {2.0, 1.75}) {
        Scene scene;
        insert(scene, makeObject(Sphere<double>{{x, 0, 0}, 1}, "ball"));
        insert(scene, makeObject(other, "other"));
        VerdictsPanelBench bench(scene);
        const QString text = bench.table()->currentIndex().data(Qt::ToolTipRole).toString();
        QCOMPARE(text.contains(QStringLiteral("touching")), x == 2);
      }
    }
  }

  void noProofIsClaimedWhereNoneIsGiven() {
    Report closest;
    closest.info.kind = Kind::closest;
    closest.info.method = "gjk";
    closest.sqdist.emplace();
    closest.certificate.status = Certificate::Status::absent;
    PairReports pair;
    pair.reports = {closest};
    const Agreement agreement = agreementOf(pair);
    QCOMPARE(agreement.title, QStringLiteral("Distance: 0 (1 answer)"));
    QCOMPARE(agreement.details, QStringLiteral("No method gives a proof here."));
  }

  void theTitleSwapsAndChoosesOperands() {
    Scene scene;
    for (int i = 0; i < 3; ++i) {
      SceneObject ball = makeObject(Sphere<double>{{3.0 * i, 0, 0}, 1}, std::string(1, "XYZ"[i]));
      ball.id = ball.name;
      scene.objects.push_back(std::move(ball));
    }
    scene.focus = {"X", "Y"};
    VerdictsPanelBench bench(scene);
    QObject::connect(&bench.panel, &VerdictsPanel::pairWanted, &bench.document,
                     &Document::setFocus);
    auto* title = bench.panel.findChild<PairTitle*>();
    QTest::mouseClick(title->findChild<QToolButton*>("swapOperands"), Qt::LeftButton);
    bench.runner.flush();
    QCOMPARE(title->text(), QStringLiteral("Y and X"));
    auto* second = title->findChild<QToolButton*>("operandB");
    emit second->menu()->aboutToShow();
    QCOMPARE(second->menu()->actions().size(), 2);
    second->menu()->actions().last()->trigger();
    bench.runner.flush();
    QCOMPARE(title->text(), QStringLiteral("Y and Z"));
    // Of a triangle and a box the triangle comes first, whatever the scene says.
    bench.document.setScene(pairScene(0.5));
    bench.runner.flush();
    QVERIFY(!title->findChild<QToolButton*>("swapOperands")->isEnabled());
  }

  void reportsWhatToDoWithoutAPair() {
    VerdictsPanelBench bench;
    const auto* empty = bench.panel.findChild<QLabel*>(QStringLiteral("verdictsEmpty"));
    QVERIFY(empty->isVisible());
    QVERIFY(!bench.table()->isVisible());
    bench.document.setScene(pairScene(0.5));
    bench.runner.flush();
    QVERIFY(!empty->isVisible());
    QVERIFY(bench.table()->isVisible());
  }

  void theModelKeepsItsPromises() {
    VerdictsPanelBench bench(pairScene(0.5));
    VerdictTableModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setReports(bench.runner.focus());
    bench.move(3);
    model.setReports(bench.runner.focus());
    // New numbers change cells in place.
    QCOMPARE(resets.count(), 1);
    const QModelIndex sat = model.indexOf(Kind::intersect, "sat", ScalarKind::float32);
    QCOMPARE(sat.data().toString(), QStringLiteral("Miss"));
    QCOMPARE(sat.data(VerdictTableModel::ProofRole).toInt(),
             static_cast<int>(Certificate::Status::proven));
    // The reference exists in exact alone.
    QVERIFY(!model.indexOf(Kind::intersect, "reference", ScalarKind::float64).isValid());
    model.setReports(nullptr);
    QCOMPARE(model.rowCount(), 0);
  }

  void clickingACellChoosesWhatIsExplained() {
    VerdictsPanelBench bench(pairScene(0.5));
    auto* model = qobject_cast<VerdictTableModel*>(bench.table()->model());
    const QModelIndex cell = model->indexOf(Kind::intersect, "pef", ScalarKind::float32);
    QTest::mouseClick(bench.table()->viewport(), Qt::LeftButton, {},
                      bench.table()->visualRect(cell).center());
    QCOMPARE(bench.cursor.method(), std::string("pef"));
    QCOMPARE(bench.cursor.scalar(), ScalarKind::float32);
    QVERIFY(cell.data(Qt::AccessibleTextRole)
                .toString()
                .startsWith(QStringLiteral("PEF in float: Hit")));
    QTest::keyClick(bench.table(), Qt::Key_Right);
    QCOMPARE(bench.cursor.scalar(), ScalarKind::float64);
    // The other way round: the table follows the cursor.
    bench.cursor.setReport("clip", ScalarKind::exact);
    QCOMPARE(bench.table()->currentIndex(),
             model->indexOf(Kind::intersect, "clip", ScalarKind::exact));
  }

  void anUnmistakableSignThatAnswersDiffer() {
    VerdictsPanelBench bench;
    QString error;
    QVERIFY2(bench.document.open(QStringLiteral(HAIRLINE_SOURCE_DIR
                                                "/resources/scenes/float_says_hit.hairline.json"),
                                 &error),
             qPrintable(error));
    bench.runner.flush();
    const auto* banner = bench.panel.findChild<QWidget*>(QStringLiteral("answersBanner"));
    QVERIFY(banner->accessibleName().endsWith(QStringLiteral("Answers differ")));
    QVERIFY(banner->accessibleDescription().contains(QStringLiteral("Exactly: Miss")));
    QVERIFY(banner->accessibleDescription().contains(QStringLiteral("SAT")));
    QVERIFY(banner->accessibleDescription().contains(QStringLiteral("in float")));
    auto* model = qobject_cast<VerdictTableModel*>(bench.table()->model());
    const QModelIndex wrong = model->indexOf(Kind::intersect, "sat", ScalarKind::float32);
    const QModelIndex right = model->indexOf(Kind::intersect, "sat", ScalarKind::exact);
    QVERIFY(wrong.data(VerdictTableModel::WrongRole).toBool());
    QVERIFY(!right.data(VerdictTableModel::WrongRole).toBool());
    QVERIFY(wrong.data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("the exact verdict is Miss")));
    QVERIFY(wrong.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("differs")));

    // Freezing is one click.
    QTest::mouseClick(bench.panel.findChild<QToolButton*>(QStringLiteral("freezeButton")),
                      Qt::LeftButton);
    QCOMPARE(bench.freeze.cases().size(), std::size_t(1));
  }

  void oneSidedMethodsThatMissFromBehindAreNotWrong() {
    Scene scene;
    insert(scene, makeObject(Segment<double>{{0.25, 0.25, -1}, {0.25, 0.25, 1}}, "Needle"));
    insert(scene, makeObject(Triangle<double>{{Vector3<double>(0, 0, 0), Vector3<double>(1, 0, 0),
                                               Vector3<double>(0, 1, 0)}},
                             "Sail"));
    VerdictsPanelBench bench(scene);
    const auto* banner = bench.panel.findChild<QWidget*>(QStringLiteral("answersBanner"));
    QVERIFY(banner->accessibleName().endsWith(QStringLiteral("Now: hit")));
    QVERIFY2(banner->accessibleDescription().contains(
                 QStringLiteral("Front side only: miss (6 agree)\n")),
             qPrintable(banner->accessibleDescription()));
    auto* model = qobject_cast<VerdictTableModel*>(bench.table()->model());
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      const QModelIndex cell = model->indexOf(Kind::intersect, "moller_trumbore_culled", scalar);
      QCOMPARE(cell.data().toString(), QStringLiteral("Miss"));
      QVERIFY(!cell.data(VerdictTableModel::WrongRole).toBool());
      QVERIFY(cell.data(Qt::ToolTipRole)
                  .toString()
                  .contains(QStringLiteral("does not come from the front")));
    }
  }

  void nothingJumpsWhenTheVerdictTurns() {
    VerdictsPanelBench bench(pairScene(0.5));
    const QRect table = bench.table()->geometry();
    bench.move(3);
    QCoreApplication::processEvents();
    QCOMPARE(bench.table()->geometry(), table);
  }

  void aNewVerdictIsAnnouncedToScreenReaders() {
    VerdictsPanelBench bench(pairScene(0.5));
    const QSignalSpy announced(&bench.panel, &VerdictsPanel::announced);
    auto* banner = bench.panel.findChild<QWidget*>(QStringLiteral("answersBanner"));
    bench.move(0.51);
    QCOMPARE(announced.size(), 0);
    bench.move(3);
    bench.move(3.1);
    QCOMPARE(announced.size(), 1);
    const QString text = announced[0][0].toString();
    QCOMPARE(text, QStringLiteral("Sail and Crate. Now: miss"));
    const QAccessibleInterface* live = QAccessible::queryAccessibleInterface(banner);
    QCOMPARE(live->text(QAccessible::Name), text);
  }

  void theOrderOfAxesIsChosenHere() {
    VerdictsPanelBench bench(pairScene(0.5));
    auto* order = bench.panel.findChild<QComboBox*>(QStringLiteral("axisOrder"));
    QCOMPARE(order->currentText(), QStringLiteral("3-1-9"));
    order->setFocus();
    QTest::keyClick(order, Qt::Key_Up);
    bench.runner.flush();
    QCOMPARE(bench.runner.options().order, AxisOrder::nineThreeOne);
    // Other pairs have none to choose.
    bench.document.edit(QStringLiteral("Replace"), [](Scene& scene) {
      scene.objects.front().shape = Sphere<double>{{0, 0, 0}, 1};
    });
    bench.runner.flush();
    QVERIFY(!order->isVisible());
    bench.document.undoStack()->undo();
    bench.runner.flush();
    QVERIFY(order->isVisible());
  }

  void everyControlHasAName() {
    VerdictsPanelBench bench(pairScene(0.5));
    for (const QWidget* widget : bench.panel.findChildren<QWidget*>()) {
      const bool isControl = qobject_cast<const QComboBox*>(widget) != nullptr ||
                             qobject_cast<const QTableView*>(widget) != nullptr ||
                             widget->objectName() == QLatin1String("freezeButton");
      if (isControl)
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
  }
};

HAIRLINE_TEST(TestVerdictsPanel, offscreen);
#include "test_verdicts_panel.moc"
