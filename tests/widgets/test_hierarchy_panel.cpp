#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QSlider>
#include <QTreeView>

#include "tests/support/hierarchy_fault.h"
#include "tests/support/test_class.h"
#include "tests/widgets/hierarchy_bench.h"
#include "widgets/hierarchy/hierarchy_model.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/main_window.h"

using namespace hairline;
using testing::ball;
using testing::meshes;

using testing::patience;
using Bench = testing::HierarchyBench;

/// The dock "Hierarchy", driven with real events: its tree.
class TestHierarchyPanel : public QObject {
  Q_OBJECT

 private slots:
  void treeIsThatOfCore() {
    Bench bench;
    QVERIFY(bench.hierarchy.isPending());
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QCOMPARE(bench.built().id, std::string("first"));
    for (int build = 0; build < 6; ++build) {
      const int volume = (build + 3) % 6;
      bench.choose("hierarchyBuild", build);
      bench.choose("hierarchyVolume", volume);
      QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
      const BuiltHierarchy& built = bench.built();
      QCOMPARE(static_cast<int>(built.hierarchy.volume()), volume);
      QCOMPARE(testing::faultOf(built.hierarchy, itemsOf(built.mesh)), std::string());
      QCOMPARE(built.itemsUnder[static_cast<std::size_t>(built.hierarchy.tree().root)], 320);
      const auto alone = Hierarchy::build(
          itemsOf(built.mesh), {static_cast<BuildMethod>(build), static_cast<NodeVolume>(volume)});
      QCOMPARE(built.quality.cost, alone->quality().cost);
      const QString text = bench.get<QLabel>("hierarchyQuality")->text();
      QVERIFY2(text.contains(QStringLiteral("320 triangles")) &&
                   text.contains(QStringLiteral("depth: %1").arg(built.quality.depth)),
               qPrintable(text));
    }
  }

  void itFollowsSelectionAndScene() {
    Bench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    bench.selection.set("second");
    bench.hierarchy.flush();
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone() && bench.built().id == "second", patience);
    // What has no triangles of its own changes nothing.
    bench.selection.set("box");
    bench.hierarchy.flush();
    QVERIFY(!bench.hierarchy.isPending());
    bench.document.edit(QStringLiteral("Shrink"), [](Scene& scene) {
      auto& mesh = std::get<Mesh>(scene.objects[1].shape);
      mesh.triangles.edit().resize(7);
    });
    bench.hierarchy.flush();
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone() && bench.built().itemCount() == 7, patience);
    bench.choose("hierarchyOver", 1);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone() && bench.built().ofObjects, patience);
    QCOMPARE(bench.built().ids, (std::vector<std::string>{"first", "second", "far", "box"}));
    bench.document.setScene(Scene());
    bench.hierarchy.flush();
    QVERIFY(bench.hierarchy.built() == nullptr);
    QVERIFY(!bench.get<QLabel>("hierarchyQuality")->text().isEmpty());
  }

  void theListIsTheTree() {
    Bench bench;
    auto* list = bench.get<QTreeView>("hierarchyTree");
    const QAbstractItemModelTester tester(list->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const auto& model = *qobject_cast<HierarchyModel*>(list->model());
    // Every triangle is a row under exactly one leaf, and rows have the right parents.
    std::vector<int> times(320);
    std::vector<QModelIndex> left{model.index(0, 0)};
    QCOMPARE(model.rowCount(), 1);
    int deepest = 0;
    while (!left.empty()) {
      const QModelIndex index = left.back();
      left.pop_back();
      const SceneHierarchy::Pointed what = model.at(index);
      if (what.item >= 0) ++times[static_cast<std::size_t>(what.item)];
      int depth = 0;
      for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) ++depth;
      deepest = std::max(deepest, depth);
      for (int row = 0; row < model.rowCount(index); ++row) {
        const QModelIndex child = model.index(row, 0, index);
        QCOMPARE(child.parent(), index);
        left.push_back(child);
      }
    }
    QVERIFY(std::ranges::all_of(times, [](int count) { return count == 1; }));
    QVERIFY(deepest >= bench.built().quality.depth);
    // Other trees, while the tester looks on.
    bench.choose("hierarchyBuild", 5);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    bench.choose("hierarchyOver", 1);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone() && bench.built().ofObjects, patience);
    bench.document.setScene(Scene());
    bench.hierarchy.flush();
    QCOMPARE(model.rowCount(), 0);
  }

  void levelsAreDrawn() {
    Bench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.drawn() == DrawList());
    auto* draws = bench.get<QCheckBox>("hierarchyDraws");
    auto* level = bench.get<QSlider>("hierarchyLevel");
    QVERIFY(!level->isEnabled());
    QTest::mouseClick(draws, Qt::LeftButton, {}, {8, draws->height() / 2});
    QVERIFY(level->isEnabled());
    QCOMPARE(level->maximum(), bench.built().quality.depth);
    // A box has twelve edges.
    QCOMPARE(bench.drawn().ribbons.size(), std::size_t{12});
    level->setFocus();
    QTest::keyClick(level, Qt::Key_Right);
    QCOMPARE(bench.drawn().ribbons.size(), std::size_t{2 * 12});
    QTest::keyClick(level, Qt::Key_Right);
    QCOMPARE(bench.drawn().ribbons.size(), std::size_t{4 * 12});
    QCOMPARE(bench.get<QLabel>("hierarchyLevelText")->text(), QStringLiteral("2"));
    // Each kind of bounding volume is drawn.
    for (const int volume : {1, 2, 3, 4, 5}) {
      bench.choose("hierarchyVolume", volume);
      QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
      QVERIFY(!bench.drawn().ribbons.empty());
    }
    // On each level, the volumes together hold all items.
    QTest::keyClick(level, Qt::Key_End);
    const Tree& tree = bench.built().hierarchy.tree();
    for (int i = 0; i <= bench.built().quality.depth; ++i) {
      int items = 0;
      for (const std::int32_t node : nodesOfLevel(tree, i, 100000)) {
        items += bench.built().itemsUnder[static_cast<std::size_t>(node)];
      }
      QCOMPARE(items, 320);
    }
    QVERIFY(nodesOfLevel(tree, 100, 5).size() == 5);
    // Nobody looks: nothing is drawn.
    bench.panel.hide();
    QVERIFY(bench.drawn() == DrawList());
  }

  void aChosenNodeIsShown() {
    Bench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    auto* list = bench.get<QTreeView>("hierarchyTree");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    const SceneHierarchy::Pointed pointed = bench.hierarchy.pointed();
    QVERIFY(pointed.node > 0);
    const DrawList list1 = bench.drawn();
    QCOMPARE(list1.ribbons.size(), std::size_t{12});
    QCOMPARE(static_cast<int>(list1.triangles.size()),
             bench.built().itemsUnder[static_cast<std::size_t>(pointed.node)]);
    // Another tree has other nodes.
    bench.choose("hierarchyBuild", 0);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.hierarchy.pointed() == SceneHierarchy::Pointed());
  }

  void oneMeshCostsNothing() {
    Scene scene;
    scene.objects = {testing::object("first", ball(1, {0, 0, 0}))};
    Bench bench(scene);
    QVERIFY(bench.contacts.picture() == nullptr && !bench.contacts.isPending());
  }

  void theDockDrawsIntoTheView() {
    QString reason;
    if (!Viewport::isAvailable(&reason)) QSKIP(qPrintable(reason));
    MainWindow main;
    main.document()->setScene(meshes());
    main.show();
    QVERIFY(QTest::qWaitForWindowExposed(&main));
    auto* dock = main.findChild<QDockWidget*>(QStringLiteral("hierarchyDock"));
    QVERIFY(dock != nullptr);
    const auto hitLines = [&] {
      const auto& ribbons = main.view()->viewport()->drawList().ribbons;
      return std::ranges::count_if(ribbons, [](const DrawRibbon& ribbon) {
        return ribbon.color == Theme::current().hit && ribbon.width == 2.3;
      });
    };
    // Not where there is no switch for them.
    QCOMPARE(hitLines(), 0);
    dock->show();
    dock->raise();
    QTRY_VERIFY_WITH_TIMEOUT(hitLines() > 10, patience);
    const auto isInLegend = [&](const QString& text) {
      return std::ranges::any_of(main.view()->legend(), [&](const LegendEntry& entry) {
        return entry.text.contains(text);
      });
    };
    QVERIFY(isInLegend(QStringLiteral("intersecting triangles of meshes")));
    // The intersection curves of meshes are not the common part of a pair.
    QVERIFY(!isInLegend(QStringLiteral("common part")));
    QVERIFY(!isInLegend(QStringLiteral("bounding volumes")));
    auto* draws = dock->findChild<QCheckBox*>(QStringLiteral("hierarchyDraws"));
    QTRY_VERIFY_WITH_TIMEOUT(draws->isEnabled(), patience);
    const auto volumeLines = [&] {
      const auto& ribbons = main.view()->viewport()->drawList().ribbons;
      return std::ranges::count_if(ribbons, [](const DrawRibbon& ribbon) {
        return ribbon.color == Theme::current().gap && ribbon.width == volumeWidth;
      });
    };
    QCOMPARE(volumeLines(), 0);
    QTest::mouseClick(draws, Qt::LeftButton, {}, {8, draws->height() / 2});
    QTRY_VERIFY_WITH_TIMEOUT(volumeLines() == 12, patience);
    QVERIFY(isInLegend(QStringLiteral("bounding volumes")));
    main.document()->undoStack()->setClean();
  }
};

HAIRLINE_TEST(TestHierarchyPanel, display);

#include "test_hierarchy_panel.moc"
