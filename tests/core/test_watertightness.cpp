#include <QTest>

#include "core/mesh/shape_mesh.h"
#include "core/picture/watertightness.h"
#include "core/queries.h"
#include "core/scene/scene.h"
#include "core/shapes/triangle_of.h"
#include "tests/support/failures.h"
#include "tests/support/random_meshes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::Random;

namespace {

/// A closed mesh that is no hull: a box with a corner pushed in.
Mesh dentedBox() {
  Mesh mesh = *meshOf(Aabb<double>{{-1, -1, -1}, {1, 1, 1}});
  for (Vector3<double>& v : mesh.vertices.edit()) {
    if (v == Vector3<double>(1, 1, 1)) v = {0.3, 0.25, 0.1};
  }
  return mesh;
}

/// Roughly round, with corners that are not floats, moved from the origin so that differences
/// round.
Mesh roughSphere(Random& random, int levels) {
  Mesh mesh = testing::icosphere(levels);
  const Vector3<double> middle = random.point(-3, 3);
  for (Vector3<double>& v : mesh.vertices.edit()) v = v * random.real(0.9, 1.1) + middle;
  return mesh;
}

}  // namespace

class TestWatertightness : public QObject {
  Q_OBJECT

 private slots:
  void exactMissesNothing() {
    Random random(11);
    Failures failures;
    std::vector<Mesh> meshes{dentedBox(), testing::icosphere(1),
                             *meshOf(Aabb<double>{{0, 0, 0}, {3, 1, 2}})};
    for (int i = 0; i < caseCount(4); ++i) meshes.push_back(roughSphere(random, 2));
    std::size_t floatMisses = 0;
    for (const Mesh& mesh : meshes) {
      const auto rows = watertightness(mesh);
      QVERIFY2(bool(rows), rows ? "" : rows.error().message.text().c_str());
      // Five methods in three scalars.
      QCOMPARE(rows->size(), std::size_t{15});
      for (const WatertightnessRow& row : *rows) {
        QVERIFY(row.rays > 0 && row.misses <= row.rays && row.doubleHits <= row.rays);
        if (row.scalar == ScalarKind::exact) {
          failures.check(row.misses == 0, [&] {
            return std::string(row.method) + ": " + std::to_string(row.misses) + " of " +
                   std::to_string(row.rays);
          });
        } else if (row.scalar == ScalarKind::float32) {
          floatMisses += row.misses;
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    // The check can fail: in float some method lets rays out.
    if (!testing::isScaledDown()) QVERIFY(floatMisses > 0);
  }

  // In exact the two-sided methods agree about which rays meet an edge.
  void exactMethodsAgree() {
    const auto rows = watertightness(dentedBox());
    QVERIFY(bool(rows));
    std::optional<std::size_t> doubles;
    for (const WatertightnessRow& row : *rows) {
      const bool oneSided =
          row.method == "moller_trumbore_culled" || row.method == "scalar_triple_ccw";
      if (row.scalar != ScalarKind::exact || oneSided) continue;
      if (doubles) QCOMPARE(row.doubleHits, *doubles);
      doubles = row.doubleHits;
    }
    QVERIFY(doubles && *doubles > 0);
  }

  // The counts equal the results of the queries on every triangle.
  void countsAreThoseOfTrial() {
    Random random(5);
    const Mesh mesh = roughSphere(random, 1);
    const auto rows = watertightness(mesh, 1);
    const auto rays = edgeRays(mesh, 1);
    QVERIFY(bool(rows) && bool(rays));
    // Each vertex, each edge's middle and one more point of it.
    QCOMPARE(rays->size(), std::size_t{42 + 2 * 120});
    for (const WatertightnessRow& row : *rows) {
      if (row.method.ends_with("culled") || row.method.ends_with("ccw")) continue;
      std::size_t misses = 0;
      std::size_t doubles = 0;
      for (const EdgeRay& aimed : *rays) {
        const Shape ray = aimed.ray;
        std::size_t there = 0;
        std::size_t anywhere = 0;
        for (std::size_t i = 0; i < mesh.triangles.size(); ++i) {
          const Shape triangle = triangleOf(mesh, mesh.triangles[i]);
          const std::array<const Shape*, 2> pair{&ray, &triangle};
          for (const IndexedQuery& query : findQueries(pair, Kind::intersect)) {
            if (query.entry->info.method != row.method) continue;
            const bool hit = query.entry->test(pair, row.scalar, {});
            anywhere += hit ? 1 : 0;
            const bool isThere =
                std::ranges::find(aimed.triangles, static_cast<int>(i)) != aimed.triangles.end();
            there += hit && isThere ? 1 : 0;
          }
        }
        misses += anywhere == 0 ? 1 : 0;
        doubles += there > 1 ? 1 : 0;
      }
      QCOMPARE(row.misses, misses);
      QCOMPARE(row.doubleHits, doubles);
    }
  }

  void openMeshesAreRefused() {
    Mesh mesh = testing::icosphere(1);
    mesh.triangles.edit().pop_back();
    QCOMPARE(watertightness(mesh).error().code, std::string("unsupported"));
    mesh = testing::icosphere(1);
    std::swap(mesh.triangles.edit()[3][0], mesh.triangles.edit()[3][1]);
    QCOMPARE(watertightness(mesh).error().code, std::string("unsupported"));
    QCOMPARE(watertightness(Mesh{}).error().code, std::string("unsupported"));
    std::stop_source stop;
    stop.request_stop();
    const Work work{.progress = {}, .stop = stop.get_token()};
    QCOMPARE(watertightness(testing::icosphere(1), 2, work).error().code, std::string("cancelled"));
  }

  // Wound inward, the one-sided methods see the same.
  void windingDoesNotMatter() {
    Mesh mesh = dentedBox();
    const auto outward = watertightness(mesh);
    for (auto& corners : mesh.triangles.edit()) std::swap(corners[1], corners[2]);
    const auto inward = watertightness(mesh);
    QVERIFY(bool(outward) && bool(inward));
    for (std::size_t i = 0; i < outward->size(); ++i) {
      if ((*outward)[i].scalar != ScalarKind::exact) continue;
      QCOMPARE((*inward)[i].misses, (*outward)[i].misses);
      QCOMPARE((*inward)[i].doubleHits, (*outward)[i].doubleHits);
    }
  }
};

HAIRLINE_TEST(TestWatertightness, nothing);

#include "test_watertightness.moc"
