#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/random_shapes.h"
#include "widgets/document/document.h"
#include "widgets/run/scene_pairs.h"

using namespace hairline;
using namespace std::chrono_literals;

namespace {

SceneObject object(const std::string& id, Shape shape) {
  SceneObject result = makeObject(std::move(shape));
  result.id = id;
  return result;
}

Sphere<double> ball(double x, double radius = 1) { return {{x, 0, 0}, radius}; }

const PairSummary* summary(const PairTable& table, const std::string& a, const std::string& b) {
  for (const auto& [pair, found] : table.pairs()) {
    const std::string& first = table.id(pair.first);
    const std::string& second = table.id(pair.second);
    if ((first == a && second == b) || (first == b && second == a)) return &found;
  }
  return nullptr;
}

Change all() {
  Change change;
  change.reset = true;
  return change;
}

/// The same table, asked anew.
bool isFresh(const PairTable& table, const Scene& scene) {
  PairTable fresh;
  fresh.update(scene, all());
  if (!fresh.work(1h) || fresh.pairs().size() != table.pairs().size()) return false;
  for (const auto& [pair, found] : fresh.pairs()) {
    const PairSummary* kept = summary(table, fresh.id(pair.first), fresh.id(pair.second));
    if (kept == nullptr || kept->meet != found.meet || kept->distance != found.distance ||
        kept->disagree != found.disagree) {
      return false;
    }
  }
  return true;
}

}  // namespace

class TestPairTable : public QObject {
  Q_OBJECT

 private slots:
  void tellsWhatMeetsAndHowFarTheRestIs() {
    Scene scene;
    scene.objects = {object("a", ball(0)), object("b", ball(2)),
                     object("c", Plane<double>{{1, 0, 0}, 7}),
                     object("p", Point<double>{{9, 0, 0}})};
    PairTable table;
    table.update(scene, all());
    QVERIFY(!table.isComplete());
    QVERIFY(table.work(1h));
    QVERIFY(summary(table, "a", "b") != nullptr);
    QCOMPARE(summary(table, "a", "b")->meet, std::optional(true));
    QVERIFY(summary(table, "a", "b")->point.has_value());
    QCOMPARE(summary(table, "a", "c")->meet, std::optional(false));
    QCOMPARE(summary(table, "p", "c")->distance, std::optional(2.0));
    QCOMPARE(summary(table, "p", "a")->distance, std::optional(8.0));
  }

  void tellsWhereFloatIsWrong() {
    Scene scene;
    scene.objects = {object("a", ball(0)), object("b", ball(2 + 1e-9))};
    PairTable table;
    table.update(scene, all());
    QVERIFY(table.work(1h));
    QCOMPARE(summary(table, "a", "b")->meet, std::optional(false));
    QVERIFY(summary(table, "a", "b")->disagree);
  }

  void staysFreshUnderEdits() {
    Document document;
    Scene scene;
    testing::ShapeMaker maker(73);
    for (int i = 0; i < 30; ++i) {
      scene.objects.push_back(
          object(std::to_string(i), maker.next(static_cast<std::size_t>(i) % 25)));
    }
    document.setScene(scene);
    ScenePairs pairs(&document);
    const auto settle = [&] { QTRY_VERIFY(pairs.table().isComplete()); };
    settle();
    QVERIFY(isFresh(pairs.table(), document.scene()));
    document.edit("Move", [&](Scene& s) { s.objects[3].shape = maker.next(11); });
    document.edit("Hide", [&](Scene& s) { s.objects[4].visible = false; });
    document.edit("Delete", [&](Scene& s) { s.objects.erase(s.objects.begin() + 7); });
    document.edit("Add", [&](Scene& s) { insert(s, makeObject(maker.next(5))); });
    settle();
    QVERIFY(isFresh(pairs.table(), document.scene()));
    while (document.undoStack()->canUndo()) document.undoStack()->undo();
    settle();
    QVERIFY(isFresh(pairs.table(), document.scene()));
  }

  void manyObjectsKeepOnlyWhatIsNear() {
    Scene scene;
    for (int i = 0; i < 300; ++i) scene.objects.push_back(object(std::to_string(i), ball(1.5 * i)));
    PairTable table;
    table.update(scene, all());
    QVERIFY(!table.keepsAll());
    QVERIFY(table.work(1h));
    QCOMPARE(table.pairs().size(), std::size_t(299));
    scene.objects.resize(100);
    Change change;
    change.order = true;
    table.update(scene, change);
    QVERIFY(table.work(1h));
    QCOMPARE(table.pairs().size(), std::size_t(100 * 99 / 2));
  }

  void workStopsWhenItsTimeIsUp() {
    Scene scene;
    for (int i = 0; i < 150; ++i) scene.objects.push_back(object(std::to_string(i), ball(0.5 * i)));
    PairTable table;
    table.update(scene, all());
    QVERIFY(!table.work(0us));
    int slices = 1;
    while (!table.work(0us)) ++slices;
    QVERIFY(slices > 100);
  }
};

QTEST_MAIN(TestPairTable)
#include "test_pair_table.moc"
