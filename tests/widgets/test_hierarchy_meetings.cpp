#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <QTreeView>

#include "tests/support/test_class.h"
#include "tests/widgets/hierarchy_bench.h"
#include "widgets/controls/rows_model.h"
#include "widgets/scene_view/legend.h"

using namespace hairline;
using testing::ball;
using testing::meetingByTrial;

using testing::patience;
using Bench = testing::HierarchyBench;

/// The dock "Hierarchy", driven with real events: mesh intersections, the traversal of two trees,
/// and volumes of objects.
class TestHierarchyMeetings : public QObject {
  Q_OBJECT

 private slots:
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
      for (auto& v : std::get<Mesh>(changed.objects[1].shape).vertices.edit()) v.x() += 3;
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
    QVERIFY(bench.contacts.picture() == nullptr && !bench.jobs.isBusy(Task::contacts));
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
    QVERIFY(bench.traversal.isPending());
    QTRY_VERIFY_WITH_TIMEOUT(!bench.traversal.isPending(), patience);
    QCOMPARE(table->model()->rowCount(), 6);
    const Scene& scene = bench.document.scene();
    const auto& first = std::get<Mesh>(scene.objects[0].shape);
    const auto& second = std::get<Mesh>(scene.objects[1].shape);
    for (const VolumeCost& cost : bench.traversal.costs()) {
      const HierarchyOptions options{.build = BuildMethod::surfaceArea, .volume = cost.volume};
      const auto a = Hierarchy::build(itemsOf(second), options);
      const auto b = Hierarchy::build(itemsOf(first), options);
      const auto answer =
          intersectingTriangles(MeshInTree{&second, &*a}, MeshInTree{&first, &*b}, PairMode::count);
      QCOMPARE(cost.counters.volumeTests, answer->counters.volumeTests);
      QCOMPARE(cost.counters.pruned, answer->counters.pruned);
      QCOMPARE(cost.counters.triangleTests, answer->counters.triangleTests);
      QCOMPARE(cost.counters.hits, answer->counters.hits);
      QCOMPARE(cost.bytes, a->bytes() + b->bytes());
    }
  }

  void theTraversalIsPlayedStepByStep() {
    Bench bench;
    QTest::mouseClick(bench.get<QPushButton>("walkStart"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!bench.traversal.isPending(), patience);
    const MeshTraversal::Steps& steps = *bench.traversal.steps();
    const std::size_t count = steps.record.steps.size();
    QVERIFY(count > 20 && !steps.record.isCut);
    // All steps together are what the traversal counted.
    const TraversalCounters all = steps.countedUntil(count - 1);
    QCOMPARE(all.volumeTests, bench.traversal.costs()[0].counters.volumeTests);
    QCOMPARE(all.triangleTests, bench.traversal.costs()[0].counters.triangleTests);
    QCOMPARE(all.hits, bench.traversal.costs()[0].counters.hits);
    const auto drawn = [&] {
      DrawList list;
      appendTraversal(list, bench.traversal, ViewState{{}, {800, 600}}, Theme::current());
      return list;
    };
    QVERIFY(drawn() == DrawList());
    QTest::mouseClick(bench.get<QToolButton>("walkForwards"), Qt::LeftButton);
    QVERIFY(bench.traversal.step() != nullptr);
    // Both roots, as boxes.
    QCOMPARE(drawn().ribbons.size(), std::size_t{2 * 12});
    // Each in a colour of its own, which the legend names.
    const Theme& theme = Theme::current();
    QCOMPARE(drawn().ribbons.front().color, theme.objectA);
    QCOMPARE(drawn().ribbons.back().color, theme.objectB);
    const std::vector<LegendEntry> legend = legendOf(drawn(), theme, false);
    const auto names = [&](const QColor& color, const char* text) {
      return std::ranges::any_of(legend, [&](const LegendEntry& entry) {
        return entry.color == color && entry.text == QLatin1String(text);
      });
    };
    QVERIFY(names(theme.objectA, "compared in one tree"));
    QVERIFY(names(theme.objectB, "compared in the other tree"));
    auto* text = bench.get<QLabel>("walkStep");
    QVERIFY2(text->text().contains(QStringLiteral("volume tests 1")), qPrintable(text->text()));
    // A step with two triangles.
    std::size_t triangles = 0;
    while (steps.record.steps[triangles].kind != TraversalStep::Kind::triangles) ++triangles;
    auto* slider = bench.get<QSlider>("walkSlider");
    slider->setFocus();
    while (bench.traversal.cursor()->pinned() < static_cast<int>(triangles)) {
      QTest::keyClick(slider, Qt::Key_Right);
    }
    QCOMPARE(drawn().triangles.size(), std::size_t{2});
    QVERIFY2(text->text().contains(QStringLiteral("Triangle")), qPrintable(text->text()));
    // Another mesh: the old steps are discarded.
    bench.document.edit(QStringLiteral("Move"), [](Scene& scene) {
      std::get<Mesh>(scene.objects[0].shape).vertices.edit()[0] *= 1.1;
    });
    QVERIFY(bench.traversal.steps() == nullptr && bench.traversal.costs().empty());
    QVERIFY(drawn() == DrawList());
    Scene one;
    one.objects = {testing::object("first", ball(1, {0, 0, 0}))};
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
    const auto& model = *dynamic_cast<RowsModel<VolumeFigures>*>(table->model());
    for (int row = 0; row < model.rowCount(); ++row) {
      const VolumeFigures& each = bench.volumes.picture()->figures[static_cast<std::size_t>(row)];
      const Shape shape = bench.document.scene().objects[3].shape;
      QCOMPARE(model.at(row).volume.kind, each.volume.kind);
      QVERIFY(each.volume == *boundingVolume(shape, each.volume.kind));
      QCOMPARE(each.content, contentOf(each.volume));
      QVERIFY(each.tightness.has_value() && *each.tightness <= 1);
    }
    // A box fills the box around it.
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("100 %"));
    bench.selection.clear();
    QTRY_VERIFY_WITH_TIMEOUT(!table->isVisibleTo(&bench.panel), patience);
  }

  void pairsThatOnlyMayCollideAreMarked() {
    // Two balls that miss each other, although their boxes overlap; and one far away.
    Scene scene;
    scene.objects = {testing::object("left", Sphere<double>{{0, 0, 0}, 1}),
                     testing::object("right", Sphere<double>{{1.5, 1.5, 0}, 1}),
                     testing::object("far", Sphere<double>{{9, 0, 0}, 1})};
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
    // With spheres around them there are no false positives.
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
};

HAIRLINE_TEST(TestHierarchyMeetings, display);
#include "test_hierarchy_meetings.moc"
