#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/random_shapes.h"
#include "tests/support/scene_object.h"
#include "tests/support/test_class.h"
#include "tests/widgets/large_scenes.h"
#include "widgets/document/document.h"
#include "widgets/pair/scene_pairs.h"

using namespace hairline;
using testing::object;
using namespace std::chrono_literals;

namespace {

Sphere<double> ball(double x, double radius = 1) { return {{x, 0, 0}, radius}; }

const PairSummary* summary(const PairTable& table, const std::string& a, const std::string& b) {
  const auto found = table.find(a, b);
  return found == table.pairs().end() ? nullptr : &found->second;
}

Change all() {
  Change change;
  change.reset = true;
  return change;
}

bool neverStop(const Shape&, const Shape&, bool) { return false; }

/// In line, and then by jobs, until everything is answered.
void answerAll(PairTable& table) {
  while (!table.work(1h)) {
    PairTable::Job job = table.job();
    for (const auto number : job.waiting()) table.take(*job.ask(number, neverStop));
  }
}

/// Whether the table equals one computed from scratch.
bool isFresh(const PairTable& table, const Scene& scene) {
  PairTable fresh;
  fresh.update(scene, all());
  answerAll(fresh);
  const auto shown = [](const PairTable& each) {
    std::map<std::pair<std::string, std::string>,
             std::tuple<std::optional<bool>, std::optional<double>, bool>>
        result;
    for (const auto& [pair, found] : each.pairs()) {
      result[std::minmax(each.id(pair.first), each.id(pair.second))] = {found.meet, found.distance,
                                                                        found.disagree};
    }
    return result;
  };
  return shown(fresh) == shown(table);
}

}  // namespace

class TestPairTable : public QObject {
  Q_OBJECT

 private slots:
  /// Methods that round may answer differently with swapped operands.
  void doesNotDependOnWhichObjectCameFirst() {
    using Corners = std::array<Vector3<double>, 3>;
    const auto a =
        object("a", Triangle<double>{Corners{Vector3<double>{49.99999999999999, -40, -50},
                                             {149.99999999999997, -50, 0.3333333333333333},
                                             {171.95, 75.95, 98.9}}});
    const auto b =
        object("b", Triangle<double>{Corners{Vector3<double>{49.99999999999999, -40, -40},
                                             {149.99999999999997, -50, 0.3333333333333333},
                                             {171.95, 75.95, 98.9}}});
    Scene scene;
    scene.objects = {b};
    PairTable table;
    table.update(scene, all());
    scene.objects = {a, b};
    Change added;
    added.order = true;
    added.ids = {"a"};
    table.update(scene, added);
    answerAll(table);
    QCOMPARE(table.pairs().size(), 1U);
    QVERIFY(isFresh(table, scene));
  }

  void reportsWhatMeetsAndHowFarTheRestIs() {
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

  void reportsWhereFloatIsWrong() {
    Scene scene;
    scene.objects = {object("a", ball(0)), object("b", ball(2 + 1e-9))};
    PairTable table;
    table.update(scene, all());
    QVERIFY(table.work(1h));
    QCOMPARE(summary(table, "a", "b")->meet, std::optional(false));
    QVERIFY(summary(table, "a", "b")->disagree);
  }

  // In float the segment is a point of the triangle, which no one-sided method hits.
  void oneSidedMethodsAreHeldToTheirOwnVerdict() {
    const Vector3<double> above(0.25, 0.25, 1e-50);
    const Vector3<double> below(0.25, 0.25, -1e-50);
    const Shape triangle = Triangle<double>{
        {Vector3<double>(0, 0, 0), Vector3<double>(1, 0, 0), Vector3<double>(0, 1, 0)}};
    const auto disagree = [&](const Segment<double>& segment) {
      Scene scene;
      scene.objects = {object("s", segment), object("t", triangle)};
      PairTable table;
      table.update(scene, all());
      answerAll(table);
      return summary(table, "s", "t")->disagree;
    };
    QVERIFY(disagree({above, below}));
    QVERIFY(!disagree({below, above}));
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
    QVERIFY(table.pairs().size() < 150 * 149 / 2);
    // A job does what is left, as far as it gets.
    PairTable::Job job = table.job();
    int asked = 0;
    for (const auto number : job.waiting()) {
      const auto answers =
          job.ask(number, [&](const Shape&, const Shape&, bool) { return ++asked > 2000; });
      if (answers) table.take(*answers);
    }
    QVERIFY(!table.isComplete());
    QVERIFY(table.pairs().size() >= 1800 && table.pairs().size() <= 2000);
    QVERIFY(table.work(1h));
    QVERIFY(isFresh(table, scene));
  }

  void whatMayTakeLongIsNotAskedInLine() {
    Scene scene = testing::twoManyPointed(40, 2.5);
    scene.objects.push_back(object("ball", ball(9)));
    // Their bounds meet, so that exact methods are asked.
    find(scene, "b")->shape = testing::manyPointed(40, 1.9);
    PairTable table;
    table.update(scene, all());
    QVERIFY(!table.work(1h));
    QVERIFY(summary(table, "a", "b") == nullptr);
    answerAll(table);
    QVERIFY(summary(table, "a", "b") != nullptr);
    QVERIFY(summary(table, "a", "ball") != nullptr);
  }

  // Answers of a job come in between changes in every way there is.
  void jobsAndChangesMix() {
    testing::ShapeMaker maker(74);
    testing::Random random(75);
    Scene scene;
    PairTable table;
    int nextId = 0;
    const auto add = [&] {
      const std::size_t type = static_cast<std::size_t>(nextId) % 25;
      scene.objects.push_back(object(std::to_string(nextId++), maker.next(type)));
    };
    for (int i = 0; i < 12; ++i) add();
    table.update(scene, all());
    for (int round = 0; round < 60; ++round) {
      PairTable::Job job = table.job();
      const std::vector<PairTable::Number> waiting = job.waiting();
      auto next = waiting.begin();
      const int steps = random.integer(0, 30);
      for (int step = 0; step < steps; ++step) {
        Change change;
        const auto at =
            static_cast<std::size_t>(random.integer(0, static_cast<int>(scene.objects.size()) - 1));
        switch (random.integer(0, 6)) {
          case 0:
            add();
            change.order = true;
            change.ids = {scene.objects.back().id};
            break;
          case 1:
            if (scene.objects.size() < 4) continue;
            scene.objects.erase(scene.objects.begin() + static_cast<std::ptrdiff_t>(at));
            change.order = true;
            break;
          case 2:
            scene.objects[at].visible = !scene.objects[at].visible;
            change.ids = {scene.objects[at].id};
            break;
          case 3:
            scene.objects[at].shape = maker.next(at % 25);
            change.ids = {scene.objects[at].id};
            break;
          case 4:
            table.work(random.integer(0, 1) == 0 ? 0us : 1h);
            continue;
          default:
            if (next == waiting.end()) continue;
            table.take(*job.ask(*next, neverStop));
            ++next;
            continue;
        }
        table.update(scene, change);
      }
      answerAll(table);
      QVERIFY2(isFresh(table, scene), qPrintable(QStringLiteral("in round %1").arg(round)));
    }
  }
};

HAIRLINE_TEST(TestPairTable, offscreen);
#include "test_pair_table.moc"
