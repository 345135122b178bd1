#include <QAbstractItemModelTester>
#include <QLabel>
#include <QTest>
#include <QTreeView>

#include "tests/support/test_class.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/pair/focus_follower.h"
#include "widgets/pair/pair_list_model.h"
#include "widgets/pair/pairs_panel.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/scene_pairs.h"

using namespace hairline;

namespace {

SceneObject ball(const std::string& id, double x, double radius = 1) {
  SceneObject result = makeObject(Sphere<double>{{x, 0, 0}, radius});
  result.id = id;
  return result;
}

SceneObject box(const std::string& id, double x) {
  SceneObject result = makeObject(Aabb<double>{{x, 0, 0}, {x + 1, 1, 1}});
  result.id = id;
  return result;
}

/// The panel over four objects: "a" and "b" touch, "far" is away from all, "near" meets "a" in
/// exact and not in float.
struct PairsPanelBench {
  PairsPanelBench()
      : selection(&document), runner(&document, &selection), follower(&document, &selection) {
    Scene scene;
    scene.objects = {ball("a", 0), ball("b", 2), box("far", 20), ball("near", -2 - 1e-9)};
    document.setScene(scene);
    panel.resize(320, 300);
    panel.show();
  }

  bool settle() {
    return QTest::qWaitFor([this] { return pairs.table().isComplete(); }) &&
           QTest::qWaitFor([this] { return list()->model()->rowCount() > 0; });
  }
  QTreeView* list() const { return panel.findChild<QTreeView*>(QStringLiteral("pairList")); }
  QString summary() const {
    return panel.findChild<QLabel*>(QStringLiteral("pairSummary"))->text();
  }
  QString text(int row, int column) const {
    return list()->model()->index(row, column).data().toString();
  }
  int rowOf(const QString& names) const {
    for (int row = 0; row < list()->model()->rowCount(); ++row) {
      if (text(row, PairListModel::NamesColumn) == names) return row;
    }
    return -1;
  }
  void click(int row) {
    const QRect cell = list()->visualRect(list()->model()->index(row, 0));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, cell.center());
  }

  Document document;
  Selection selection;
  QueryRunner runner;
  FocusFollower follower;
  ScenePairs pairs{&document};
  PairsPanel panel{&pairs, &runner, &selection};
};

}  // namespace

class TestPairsPanel : public QObject {
  Q_OBJECT

 private slots:
  void mostUrgentComesFirst() {
    PairsPanelBench bench;
    QVERIFY(bench.settle());
    QCOMPARE(bench.list()->model()->rowCount(), 6);
    QTRY_COMPARE(bench.text(0, PairListModel::NamesColumn), QStringLiteral("a and near"));
    QCOMPARE(bench.text(0, PairListModel::VerdictColumn), QStringLiteral("differ"));
    QCOMPARE(bench.text(1, PairListModel::NamesColumn), QStringLiteral("a and b"));
    QCOMPARE(bench.text(1, PairListModel::VerdictColumn), QStringLiteral("intersect"));
    QVERIFY(bench.summary().startsWith(QStringLiteral("6 pairs, 1 intersect")));
  }

  void aClickBringsThePairIntoFocus() {
    PairsPanelBench bench;
    QVERIFY(bench.settle());
    QTest::qWait(500);
    bench.click(bench.rowOf(QStringLiteral("a and far")));
    QCOMPARE(bench.selection.ids(), (SelectionIds{"a", "far"}));
    QTRY_VERIFY(bench.runner.focus() != nullptr && bench.runner.focus()->b == "far");
    QVERIFY(!bench.document.isModified());
    QVERIFY(!bench.document.undoStack()->canUndo());
  }

  void aPinnedFocusStays() {
    PairsPanelBench bench;
    QVERIFY(bench.settle());
    bench.selection.set(SelectionIds{"a", "b"});
    QTRY_COMPARE(bench.runner.focus()->b, std::string("b"));
    bench.follower.setPinned(true);
    bench.selection.set(SelectionIds{"a", "far"});
    QTest::qWait(20);
    QCOMPARE(bench.runner.focus()->b, std::string("b"));
    bench.follower.setPinned(false);
    QTRY_COMPARE(bench.runner.focus()->b, std::string("far"));
  }

  void rowsStandStillWhileValuesChange() {
    PairsPanelBench bench;
    QVERIFY(bench.settle());
    QTest::qWait(500);
    const int row = bench.rowOf(QStringLiteral("b and far"));
    bench.document.edit(QStringLiteral("Move"),
                        [](Scene& scene) { scene.objects[1].shape = ball("b", 20.5).shape; });
    QTRY_COMPARE(bench.text(row, PairListModel::VerdictColumn), QStringLiteral("intersect"));
    QCOMPARE(bench.text(row, PairListModel::NamesColumn), QStringLiteral("b and far"));
    // When it is calm again, it moves up to the others that meet.
    QTRY_VERIFY(bench.rowOf(QStringLiteral("b and far")) < row);
  }

  void modelKeepsItsPromises() {
    Document document;
    ScenePairs pairs(&document);
    PairListModel model(&pairs);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    connect(&pairs, &ScenePairs::updated, &model, [&model] {
      model.refresh();
      model.resort();
    });
    Scene scene;
    for (int i = 0; i < 8; ++i) scene.objects.push_back(ball(std::to_string(i), 1.5 * i));
    document.setScene(scene);
    QTRY_COMPARE(model.rowCount(), 28);
    for (int i = 0; i < 8; ++i) {
      document.edit(QStringLiteral("Move"), [i](Scene& changed) {
        changed.objects[static_cast<std::size_t>(i)].shape = ball("", 20 - 3 * i).shape;
      });
      QTest::qWait(5);
    }
    document.edit(QStringLiteral("Delete"), [](Scene& changed) { changed.objects.resize(3); });
    QTRY_COMPARE(model.rowCount(), 3);
    model.sort(PairListModel::DistanceColumn, Qt::DescendingOrder);
    document.undoStack()->undo();
    QTRY_COMPARE(model.rowCount(), 28);
  }
};

HAIRLINE_TEST(TestPairsPanel, offscreen);
#include "test_pairs_panel.moc"
