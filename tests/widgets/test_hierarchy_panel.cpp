#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <QTreeView>

#include "core/shapes/triangle_of.h"
#include "tests/support/mesh_files.h"
#include "tests/widgets/window_test.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/hierarchy/hierarchy_drawing.h"
#include "widgets/models/hierarchy_model.h"
#include "widgets/models/volume_model.h"
#include "widgets/panels/hierarchy_panel.h"
#include "widgets/run/scene_pairs.h"
#include "widgets/run/worker.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

constexpr int patience = 60000;

SceneObject named(std::string id, Shape shape) {
  SceneObject object = makeObject(std::move(shape));
  object.id = std::move(id);
  return object;
}

Mesh ball(int levels, const Vector3<double>& middle) {
  Mesh mesh = testing::icosphere(levels);
  for (Vector3<double>& v : mesh.vertices) v += middle;
  return mesh;
}

/// Two meshes that cross, one that lies apart, and a box.
Scene meshes() {
  Scene scene;
  scene.objects = {named("first", ball(2, {0, 0, 0})), named("second", ball(1, {1.2, 0.1, 0.2})),
                   named("far", ball(0, {9, 0, 0})),
                   named("box", Aabb<double>{{0, 0, 3}, {1, 1, 4}})};
  return scene;
}

struct Bench {
  explicit Bench(const Scene& scene = meshes()) {
    document.setScene(scene);
    panel.resize(360, 640);
    panel.show();
    hierarchy.flush();
    contacts.flush();
  }
  template <typename Widget>
  Widget* get(const char* name) const {
    return panel.findChild<Widget*>(QLatin1String(name));
  }
  void choose(const char* name, int place) {
    auto* box = get<QComboBox>(name);
    box->setFocus();
    while (box->currentIndex() != place) {
      QTest::keyClick(box, box->currentIndex() < place ? Qt::Key_Down : Qt::Key_Up);
    }
    hierarchy.flush();
  }
  bool isDone() const { return !hierarchy.isPending() && hierarchy.built() != nullptr; }
  const BuiltHierarchy& built() const { return *hierarchy.built(); }
  DrawList drawn() const {
    DrawList list;
    appendHierarchy(list, hierarchy, ViewState{{}, {800, 600}}, Theme::current());
    return list;
  }
  DrawList lit() const {
    DrawList list;
    appendMeetings(list, contacts, Theme::current());
    return list;
  }

  Document document;
  Selection selection{&document};
  Worker worker;
  SceneHierarchy hierarchy{&document, &selection, &worker};
  MeshContacts contacts{&document, &worker};
  MeshWalk walk{&document, &selection, &hierarchy, &worker};
  ScenePairs pairs{&document, &worker};
  ObjectVolumes volumes{&document, &selection, &pairs, &contacts, &worker};
  HierarchyPanel panel{&hierarchy, &contacts, &walk, &volumes};
};

/// All pairs of triangles of two meshes that meet, one by one.
std::size_t meetingByTrial(const Mesh& a, const Mesh& b) {
  const Result<Hierarchy> first = Hierarchy::build(itemsOf(a));
  const Result<Hierarchy> second = Hierarchy::build(itemsOf(b));
  const WalkOptions options{.scalar = ScalarKind::exact};
  return meetingTriangles(MeshInTree{&a, &*first}, MeshInTree{&b, &*second}, PairMode::count,
                          options)
      ->count;
}

}  // namespace

/// The dock "Hierarchy", driven with real events.
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
      QCOMPARE(built.hierarchy.fault(itemsOf(built.mesh)), std::string());
      QCOMPARE(built.itemsUnder[static_cast<std::size_t>(built.hierarchy.tree().root)], 320);
      const auto alone = Hierarchy::build(
          itemsOf(built.mesh), {static_cast<BuildMethod>(build), static_cast<NodeVolume>(volume)});
      QCOMPARE(built.quality.cost, alone->quality().cost);
      const QString text = bench.get<QLabel>("hierarchyQuality")->text();
      QVERIFY2(text.contains(QStringLiteral("320 triangles")) &&
                   text.contains(QStringLiteral("depth %1").arg(built.quality.depth)),
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
      mesh.triangles.resize(7);
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
    // Every triangle is a row under just one leaf, and rows know what they
    // stand under.
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
    // As the solids they are.
    for (const int volume : {1, 2, 3, 4, 5}) {
      bench.choose("hierarchyVolume", volume);
      QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
      QVERIFY(!bench.drawn().ribbons.empty());
    }
    // Of all levels together everything is covered.
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

  void whereMeshesMeetIsLit() {
    Bench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.contacts.picture() != nullptr, patience);
    const auto& contacts = bench.contacts.picture()->contacts;
    QCOMPARE(contacts.size(), std::size_t{1});
    const Scene scene = bench.document.scene();
    const auto& first = std::get<Mesh>(scene.objects[0].shape);
    const auto& second = std::get<Mesh>(scene.objects[1].shape);
    QCOMPARE(contacts[0].pairs.size(), meetingByTrial(first, second));
    QVERIFY(contacts[0].pairs.size() > 10);
    QVERIFY(!contacts[0].curve.empty() && contacts[0].curve.size() <= contacts[0].pairs.size());
    // Every piece of the curve lies near both surfaces: at the radius of
    // neither, but within the box of both.
    for (const Segment<double>& piece : contacts[0].curve) {
      QVERIFY(piece.a.norm() < 1.01 && piece.b.norm() < 1.01);
      QVERIFY((piece.a - Vector3<double>(1.2, 0.1, 0.2)).norm() < 1.01);
    }
    const DrawList list = bench.lit();
    QCOMPARE(list.ribbons.size(), contacts[0].curve.size());
    QVERIFY(list.triangles.size() > 10);
    const QString text = bench.get<QLabel>("hierarchyMeetingsText")->text();
    QVERIFY2(text.contains(QStringLiteral("first and second")), qPrintable(text));
    // Dragged apart, live.
    bench.document.edit(QStringLiteral("Move"), [](Scene& changed) {
      for (auto& v : std::get<Mesh>(changed.objects[1].shape).vertices) v.x() += 3;
    });
    bench.contacts.flush();
    QTRY_VERIFY_WITH_TIMEOUT(!bench.contacts.isPending(), patience);
    QVERIFY(bench.contacts.picture()->contacts.empty());
    QVERIFY(bench.lit() == DrawList());
    bench.document.undoStack()->undo();
    bench.contacts.flush();
    QTRY_VERIFY_WITH_TIMEOUT(bench.lit() == list, patience);
    // Not wanted.
    auto* lights = bench.get<QCheckBox>("hierarchyMeetings");
    QTest::mouseClick(lights, Qt::LeftButton, {}, {8, lights->height() / 2});
    bench.contacts.flush();
    QVERIFY(bench.contacts.picture() == nullptr && !bench.worker.isBusy(Task::contacts));
    QVERIFY(bench.lit() == DrawList());
  }

  void volumesAreComparedOnThePair() {
    Bench bench;
    bench.selection.set(SelectionIds{"second", "first"});
    auto* table = bench.get<QTreeView>("walkCosts");
    const QAbstractItemModelTester tester(table->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(!table->isVisibleTo(&bench.panel));
    QTest::mouseClick(bench.get<QPushButton>("walkStart"), Qt::LeftButton);
    QVERIFY(bench.walk.isPending());
    QTRY_VERIFY_WITH_TIMEOUT(!bench.walk.isPending(), patience);
    QCOMPARE(table->model()->rowCount(), 6);
    const Scene& scene = bench.document.scene();
    const auto& first = std::get<Mesh>(scene.objects[0].shape);
    const auto& second = std::get<Mesh>(scene.objects[1].shape);
    for (const VolumeCost& cost : bench.walk.costs()) {
      const HierarchyOptions options{.build = BuildMethod::surfaceArea, .volume = cost.volume};
      const auto a = Hierarchy::build(itemsOf(second), options);
      const auto b = Hierarchy::build(itemsOf(first), options);
      const auto answer =
          meetingTriangles(MeshInTree{&second, &*a}, MeshInTree{&first, &*b}, PairMode::count);
      QCOMPARE(cost.counters.volumeTests, answer->counters.volumeTests);
      QCOMPARE(cost.counters.pruned, answer->counters.pruned);
      QCOMPARE(cost.counters.triangleTests, answer->counters.triangleTests);
      QCOMPARE(cost.counters.hits, answer->counters.hits);
      QCOMPARE(cost.bytes, a->bytes() + b->bytes());
    }
  }

  void theWalkIsPlayedStepByStep() {
    Bench bench;
    QTest::mouseClick(bench.get<QPushButton>("walkStart"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!bench.walk.isPending(), patience);
    const MeshWalk::Steps& steps = *bench.walk.steps();
    const std::size_t count = steps.record.steps.size();
    QVERIFY(count > 20 && !steps.record.isCut);
    // All steps together are what the walk counted.
    const WalkCounters all = steps.countedUntil(count - 1);
    QCOMPARE(all.volumeTests, bench.walk.costs()[0].counters.volumeTests);
    QCOMPARE(all.triangleTests, bench.walk.costs()[0].counters.triangleTests);
    QCOMPARE(all.hits, bench.walk.costs()[0].counters.hits);
    const auto drawn = [&] {
      DrawList list;
      appendWalk(list, bench.walk, ViewState{{}, {800, 600}}, Theme::current());
      return list;
    };
    QVERIFY(drawn() == DrawList());
    QTest::mouseClick(bench.get<QToolButton>("walkForwards"), Qt::LeftButton);
    QVERIFY(bench.walk.step() != nullptr);
    // Both roots, as boxes.
    QCOMPARE(drawn().ribbons.size(), std::size_t{2 * 12});
    auto* text = bench.get<QLabel>("walkStep");
    QVERIFY2(text->text().contains(QStringLiteral("1 volume tests")), qPrintable(text->text()));
    // A step with two triangles.
    std::size_t triangles = 0;
    while (steps.record.steps[triangles].kind != WalkStep::Kind::triangles) ++triangles;
    auto* slider = bench.get<QSlider>("walkSlider");
    slider->setFocus();
    while (bench.walk.cursor()->pinned() < static_cast<int>(triangles)) {
      QTest::keyClick(slider, Qt::Key_Right);
    }
    QCOMPARE(drawn().triangles.size(), std::size_t{2});
    QVERIFY2(text->text().contains(QStringLiteral("Triangle")), qPrintable(text->text()));
    // Another mesh: the steps are of one that is no more.
    bench.document.edit(QStringLiteral("Move"), [](Scene& scene) {
      std::get<Mesh>(scene.objects[0].shape).vertices[0] *= 1.1;
    });
    QVERIFY(bench.walk.steps() == nullptr && bench.walk.costs().empty());
    QVERIFY(drawn() == DrawList());
    Scene one;
    one.objects = {named("first", ball(1, {0, 0, 0}))};
    bench.document.setScene(one);
    QVERIFY(!bench.get<QPushButton>("walkStart")->isEnabled());
  }

  void volumesOfTheSelectedObject() {
    Bench bench;
    auto* table = bench.get<QTreeView>("volumesTable");
    const QAbstractItemModelTester tester(table->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    bench.selection.set("box");
    const auto figures = [&] {
      return bench.volumes.picture() == nullptr ? std::size_t{0}
                                                : bench.volumes.picture()->figures.size();
    };
    // All kinds but those of the plane.
    QTRY_COMPARE_WITH_TIMEOUT(figures(), std::size_t{9}, patience);
    const auto& model = *qobject_cast<VolumeModel*>(table->model());
    for (int row = 0; row < model.rowCount(); ++row) {
      const VolumeFigures& each = bench.volumes.picture()->figures[static_cast<std::size_t>(row)];
      const Shape shape = bench.document.scene().objects[3].shape;
      QCOMPARE(model.kind(row), each.volume.kind);
      QVERIFY(each.volume == *boundingVolume(shape, each.volume.kind));
      QCOMPARE(each.content, contentOf(each.volume));
      QVERIFY(each.tightness.has_value() && *each.tightness <= 1);
    }
    // A box fills the box around it.
    QCOMPARE(model.index(0, VolumeModel::TightnessColumn).data().toString(),
             QStringLiteral("100 %"));
    bench.selection.clear();
    QTRY_VERIFY_WITH_TIMEOUT(!table->isVisibleTo(&bench.panel), patience);
  }

  void pairsThatOnlyMayCollideAreMarked() {
    // Two balls that miss each other, though the boxes around them meet; and one far away.
    Scene scene;
    scene.objects = {named("left", Sphere<double>{{0, 0, 0}, 1}),
                     named("right", Sphere<double>{{1.5, 1.5, 0}, 1}),
                     named("far", Sphere<double>{{9, 0, 0}, 1})};
    Bench bench(scene);
    bench.selection.set("left");
    const auto drawn = [&] {
      DrawList list;
      appendObjectVolumes(list, bench.volumes, ViewState{{}, {800, 600}}, Theme::current());
      return list;
    };
    const auto marked = [&] {
      return std::ranges::count_if(drawn().ribbons, [](const DrawRibbon& ribbon) {
        return ribbon.color == Theme::current().warning;
      });
    };
    QVERIFY(drawn() == DrawList());
    auto* draws = bench.get<QCheckBox>("volumesDraw");
    QTest::mouseClick(draws, Qt::LeftButton, {}, {8, draws->height() / 2});
    QTRY_COMPARE_WITH_TIMEOUT(bench.volumes.onlyMayCollide().size(), std::size_t{1}, patience);
    QCOMPARE(drawn().ribbons.size(), std::size_t{3 * 12});
    QCOMPARE(marked(), 2 * 12);
    const QString text = bench.get<QLabel>("volumesPairs")->text();
    QVERIFY2(text.contains(QStringLiteral("left and right")), qPrintable(text));
    // By the spheres around them no pair is in doubt.
    auto* table = bench.get<QTreeView>("volumesTable");
    QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() == 9, patience);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(bench.volumes.kind(), std::optional(VolumeKind::sphere));
    QTRY_VERIFY_WITH_TIMEOUT(bench.volumes.picture()->kind == VolumeKind::sphere &&
                                 bench.volumes.onlyMayCollide().empty(),
                             patience);
    QCOMPARE(marked(), 0);
    QVERIFY(!drawn().ribbons.empty());
    bench.panel.hide();
    QVERIFY(drawn() == DrawList());
  }

  void oneMeshCostsNothing() {
    Scene scene;
    scene.objects = {named("first", ball(1, {0, 0, 0}))};
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
        return ribbon.color == Theme::current().hit && ribbon.width == 2.5;
      });
    };
    QTRY_VERIFY_WITH_TIMEOUT(hitLines() > 10, patience);
    const auto isInLegend = [&](const QString& text) {
      return std::ranges::any_of(main.view()->legend(), [&](const LegendEntry& entry) {
        return entry.text.contains(text);
      });
    };
    QVERIFY(isInLegend(QStringLiteral("meshes meet")));
    QVERIFY(!isInLegend(QStringLiteral("bounding volumes")));
    dock->raise();
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

int main(int argc, char** argv) { return testing::runWindowTest<TestHierarchyPanel>(argc, argv); }

#include "test_hierarchy_panel.moc"
