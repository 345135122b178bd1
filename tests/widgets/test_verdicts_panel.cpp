#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_class.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/models/verdict_table_model.h"
#include "widgets/panels/verdicts_panel.h"
#include "widgets/run/freeze.h"
#include "widgets/run/query_runner.h"
#include "widgets/run/trace_cursor.h"
#include "widgets/theme/theme.h"

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

  void saysWhatEveryMethodAnswers() {
    VerdictsPanelBench bench(pairScene(0.5));
    QCOMPARE(bench.text("verdictPair"), QStringLiteral("Sail and Crate"));
    const QString summary = bench.text("verdictSummary");
    QVERIFY2(summary.startsWith(QStringLiteral(
                 "PEF: hit, hit, hit · PEF setup: hit, hit, hit · SAT: hit, hit, hit · "
                 "Clip: hit, hit, hit · Voorhies: hit, hit, hit · GJK: hit, hit · Reference: hit · "
                 "Closest: GJK: touching")),
             qPrintable(summary));
    QVERIFY2(summary.endsWith(QStringLiteral("— all agree")), qPrintable(summary));
    bench.move(3);
    QVERIFY(bench.text("verdictSummary").startsWith(QStringLiteral("PEF: miss, miss, miss")));
    const QModelIndex cell = bench.table()->currentIndex();
    QVERIFY(cell.isValid());
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("box x separates by 2")));
  }

  void tellsWhatToDoWithoutAPair() {
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
    QVERIFY(bench.text("verdictSummary").contains(QStringLiteral("answers differ")));
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
    QVERIFY(banner->accessibleName().endsWith(QStringLiteral("answers agree: Hit")));
    QVERIFY2(banner->accessibleDescription().startsWith(
                 QStringLiteral("From the front alone: Miss. Every proof")),
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
    const auto* summary = bench.panel.findChild<QLabel*>(QStringLiteral("verdictSummary"));
    const int summaryTop = summary->y();
    bench.move(3);
    QCoreApplication::processEvents();
    QCOMPARE(bench.table()->geometry(), table);
    QCOMPARE(summary->y(), summaryTop);
  }

  void aNewVerdictIsToldToScreenReaders() {
    VerdictsPanelBench bench(pairScene(0.5));
    const QSignalSpy told(&bench.panel, &VerdictsPanel::told);
    auto* banner = bench.panel.findChild<QWidget*>(QStringLiteral("answersBanner"));
    bench.move(0.51);
    QCOMPARE(told.size(), 0);
    bench.move(3);
    bench.move(3.1);
    QCOMPARE(told.size(), 1);
    const QString text = told[0][0].toString();
    QVERIFY2(text.startsWith(QStringLiteral("Sail and Crate. All ")) &&
                 text.endsWith(QStringLiteral(" answers agree: Miss")),
             qPrintable(text));
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
