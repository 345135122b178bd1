#include <QTest>

#include "core/hierarchy/hierarchy.h"
#include "tests/support/failures.h"
#include "tests/support/hierarchy_fault.h"
#include "tests/support/random_meshes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::faultOf;
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

/// Hierarchies satisfy their invariants after every build method.
class TestHierarchy : public QObject {
  Q_OBJECT

 private slots:
  void isSoundHoweverItIsBuilt() {
    Failures failures;
    Random random(21);
    for (const MeshMix mix : testing::meshMixes) {
      const Mesh mesh = randomMesh(mix, 90, random);
      forEachOption([&](const HierarchyOptions& options) {
        const Items items = itemsOf(mesh);
        Result<Hierarchy> tree = Hierarchy::build(items, options);
        failures.check(bool(tree), [&] { return text(mix, options); });
        if (!tree) return;
        const std::string fault = faultOf(*tree, items);
        failures.check(fault.empty(), [&] { return text(mix, options) + ": " + fault; });
      });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void findsFaults() {
    Random random(22);
    const Mesh mesh = randomMesh(MeshMix::soup, 50, random);
    forEachOption([&](const HierarchyOptions& options) {
      const Hierarchy tree = *Hierarchy::build(itemsOf(mesh), options);
      Mesh changed = mesh;
      changed.vertices.edit()[random.integer(0, 149)] += Vector3<double>(5, 0, 0);
      QVERIFY(!faultOf(tree, itemsOf(changed)).empty());
      QVERIFY(faultOf(tree, itemsOf(mesh)).empty());
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
      QVERIFY(faultOf(one, itemsOf(mesh)).empty());
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

  // Objects of any shape, one of them unbounded.
  void holdsObjects() {
    const std::vector<Shape> shapes{Sphere<double>{{0, 0, 0}, 1}, Ray<double>{{0, 0, 0}, {1, 0, 0}},
                                    Point<double>{{5, 5, 5}},
                                    Cylinder<double>{{2, 2, 2}, {3, 3, 3}, 0.5}};
    const ObjectBoxes boxes(shapes);
    const Hierarchy tree = *Hierarchy::build(boxes.items());
    QVERIFY(faultOf(tree, boxes.items()).empty());
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
