#include <QTest>
#include <set>

#include "core/hierarchy/hierarchy.h"
#include "tests/support/failures.h"
#include "tests/support/random_meshes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::MeshMix;
using testing::Random;

namespace {

std::string text(MeshMix mix, const HierarchyOptions& options) {
  return std::string(name(mix)) + ", " + std::string(name(options.build)) + ", " +
         std::string(name(options.volume)) + ", leaves of " + std::to_string(options.leafSize);
}

template <typename Use>
void forEachOption(const Use& use) {
  for (std::size_t build = 0; build < buildMethodNames.size(); ++build) {
    for (std::size_t volume = 0; volume < nodeVolumeNames.size(); ++volume) {
      HierarchyOptions options;
      options.build = static_cast<BuildMethod>(build);
      options.volume = static_cast<NodeVolume>(volume);
      options.leafSize = 1 + static_cast<int>((build + volume) % 4);
      use(options);
    }
  }
}

}  // namespace

/// Hierarchies hold what they should after every way of building and changing them.
class TestHierarchy : public QObject {
  Q_OBJECT

 private slots:
  void isSoundHoweverItIsBuilt() {
    Failures failures;
    Random random(21);
    for (const MeshMix mix : testing::meshMixes) {
      Mesh mesh = randomMesh(mix, 90, random);
      forEachOption([&](const HierarchyOptions& options) {
        const Items items = itemsOf(mesh);
        Result<Hierarchy> tree = Hierarchy::build(items, options);
        failures.check(bool(tree), [&] { return text(mix, options); });
        if (!tree) return;
        std::string fault = tree->fault(items);
        failures.check(fault.empty() && tree->size() == mesh.triangles.size(),
                       [&] { return text(mix, options) + ": " + fault; });
        // Moved triangles, the tree refitted.
        const Mesh before = mesh;
        for (Vector3<double>& v : mesh.vertices) v += random.point(-0.3, 0.3);
        tree->refit(items);
        fault = tree->fault(items);
        failures.check(fault.empty(), [&] { return text(mix, options) + " refitted: " + fault; });
        mesh = before;
      });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void findsFaults() {
    Random random(22);
    Mesh mesh = randomMesh(MeshMix::soup, 50, random);
    const Items items = itemsOf(mesh);
    forEachOption([&](const HierarchyOptions& options) {
      const Hierarchy tree = *Hierarchy::build(items, options);
      const Mesh before = mesh;
      mesh.vertices[random.integer(0, 149)] += Vector3<double>(5, 0, 0);
      QVERIFY(!tree.fault(items).empty());
      mesh = before;
      QVERIFY(tree.fault(items).empty());
    });
  }

  void doesNotDependOnThreads() {
    const Mesh mesh = testing::icosphere(5);
    for (const BuildMethod build : {BuildMethod::midpoint, BuildMethod::median,
                                    BuildMethod::surfaceArea, BuildMethod::bottomUp}) {
      HierarchyOptions options;
      options.build = build;
      const Hierarchy one = *Hierarchy::build(itemsOf(mesh), options);
      options.threads = 3;
      const Hierarchy three = *Hierarchy::build(itemsOf(mesh), options);
      QCOMPARE(one.tree().order, three.tree().order);
      QCOMPARE(one.quality().cost, three.quality().cost);
      QVERIFY(one.fault(itemsOf(mesh)).empty());
    }
  }

  void isSmallAndGood() {
    const Mesh mesh = testing::icosphere(5);
    double median = 0;
    for (const BuildMethod build : {BuildMethod::median, BuildMethod::surfaceArea,
                                    BuildMethod::bottomUp, BuildMethod::insertion}) {
      HierarchyOptions options;
      options.build = build;
      const Hierarchy tree = *Hierarchy::build(itemsOf(mesh), options);
      const HierarchyQuality quality = tree.quality();
      const double bytes =
          static_cast<double>(quality.bytes) / static_cast<double>(mesh.triangles.size());
      QVERIFY2(bytes <= 100, (std::string(name(build)) + ": " + std::to_string(bytes)).c_str());
      if (build == BuildMethod::median) median = quality.cost;
      QVERIFY(quality.cost > 1 && quality.cost < 1.3 * median);
      QVERIFY(quality.depth >= 13 && quality.depth < 60);
    }
  }

  void staysSoundThroughChanges_data() {
    QTest::addColumn<int>("volume");
    QTest::addColumn<int>("changes");
    for (std::size_t i = 0; i < nodeVolumeNames.size(); ++i) {
      QTest::newRow(nodeVolumeNames[i].data()) << static_cast<int>(i) << (i == 0 ? 10000 : 600);
    }
  }
  void staysSoundThroughChanges() {
    QFETCH(int, volume);
    QFETCH(int, changes);
    Random random(23);
    Mesh mesh = randomMesh(MeshMix::soup, 120, random);
    const Mesh rest = randomMesh(MeshMix::grid, 40, random);
    for (const auto& triangle : rest.triangles) {
      std::array<int, 3> moved = triangle;
      for (int& i : moved) i += static_cast<int>(mesh.vertices.size());
      mesh.triangles.push_back(moved);
    }
    mesh.vertices.insert(mesh.vertices.end(), rest.vertices.begin(), rest.vertices.end());
    const Items items = itemsOf(mesh);
    // From nothing, and from a tree that was built.
    for (const bool built : {false, true}) {
      Hierarchy tree(static_cast<NodeVolume>(volume));
      std::set<int> in;
      if (built) {
        HierarchyOptions options;
        options.volume = static_cast<NodeVolume>(volume);
        tree = *Hierarchy::build(items, options);
        for (int i = 0; i < items.count; ++i) in.insert(i);
      }
      int tallest = 0;
      for (int i = caseCount(changes / 2); i > 0; --i) {
        const int item = random.integer(0, items.count - 1);
        if (in.contains(item)) {
          QVERIFY(tree.remove(items, item));
          QVERIFY(!tree.remove(items, item));
          in.erase(item);
        } else {
          tree.insert(items, item);
          in.insert(item);
        }
        QCOMPARE(tree.size(), in.size());
        if (i % 7 == 0) {
          const std::string fault = tree.fault(items);
          QVERIFY2(fault.empty(), fault.c_str());
          tallest = std::max(tallest, tree.quality().depth);
        }
        if (i % 500 == 0) tree.compact(items);
      }
      QVERIFY2(tallest < 40, std::to_string(tallest).c_str());
      while (!in.empty()) {
        QVERIFY(tree.remove(items, *in.begin()));
        in.erase(in.begin());
      }
      QVERIFY(tree.isEmpty() && tree.fault(items).empty());
      tree.insert(items, 5);
      QVERIFY(tree.fault(items).empty() && tree.size() == 1);
    }
  }

  // Objects of any shape, one of them unbounded.
  void holdsObjects() {
    const std::vector<Shape> shapes{Sphere<double>{{0, 0, 0}, 1}, Ray<double>{{0, 0, 0}, {1, 0, 0}},
                                    Point<double>{{5, 5, 5}},
                                    Cylinder<double>{{2, 2, 2}, {3, 3, 3}, 0.5}};
    ObjectBoxes boxes(shapes);
    Hierarchy tree = *Hierarchy::build(boxes.items());
    QVERIFY(tree.fault(boxes.items()).empty());
    boxes.set(2, Point<double>{{-50, 1, 1}});
    QVERIFY(!tree.fault(boxes.items()).empty() || tree.size() == 4);
    tree.refit(boxes.items());
    QVERIFY(tree.fault(boxes.items()).empty());
    QCOMPARE(boxes.items().box(0).min, Vector3<double>(-1, -1, -1));
  }

  void stopsWhenAsked() {
    const Mesh mesh = testing::icosphere(5);
    std::stop_source source;
    source.request_stop();
    Work work;
    work.stop = source.get_token();
    for (std::size_t build = 0; build < buildMethodNames.size(); ++build) {
      HierarchyOptions options;
      options.build = static_cast<BuildMethod>(build);
      const Result<Hierarchy> tree = Hierarchy::build(itemsOf(mesh), options, work);
      QVERIFY(!tree);
      QCOMPARE(tree.error().code, std::string("cancelled"));
    }
  }
};

HAIRLINE_TEST(TestHierarchy, nothing);
#include "test_hierarchy.moc"
