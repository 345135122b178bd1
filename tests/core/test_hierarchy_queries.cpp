#include <QTest>

#include "core/hierarchy/queries.h"
#include "core/query/closest/point_triangle.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/triangle_triangle/edges.h"
#include "core/query/intersect/triangle_triangle/sat.h"
#include "core/traversal/triangle_verdicts.h"
#include "tests/support/failures.h"
#include "tests/support/hierarchy_options.h"
#include "tests/support/hit_rate.h"
#include "tests/support/question.h"
#include "tests/support/random_meshes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::HitRate;
using testing::MeshMix;
using testing::Random;
using testing::someOptions;
using testing::text;

namespace {

bool boxesMeet(const Triangle<double>& a, const Triangle<double>& b) {
  const Aabb<double> x = bounds(a);
  const Aabb<double> y = bounds(b);
  return (x.min.array() <= y.max.array()).all() && (y.min.array() <= x.max.array()).all();
}

/// All pairs, one after the other; in exact by another method than the traversal's.
std::vector<TrianglePair> pairsByTrial(const MeshInTree& a, const MeshInTree& b,
                                       ScalarKind scalar) {
  std::vector<TrianglePair> pairs;
  for (int i = 0; i < static_cast<int>(a.mesh->triangles.size()); ++i) {
    for (int j = 0; j < static_cast<int>(b.mesh->triangles.size()); ++j) {
      const Triangle<double> first = triangleAt(a, i);
      const Triangle<double> second = triangleAt(b, j);
      if (!boxesMeet(first, second)) continue;
      const bool meet =
          scalar == ScalarKind::float32   ? test<TriangleTriangleSat, float>({first, second, {}})
          : scalar == ScalarKind::float64 ? test<TriangleTriangleSat, double>({first, second, {}})
                                          : test<TriangleTriangleEdges, Exact>({first, second, {}});
      if (meet) pairs.push_back({i, j});
    }
  }
  return pairs;
}

}  // namespace

/// Traversals of trees answer as if every triangle were tested.
class TestHierarchyQueries : public QObject {
  Q_OBJECT

 private slots:
  void findsMeetingTriangles() {
    Failures failures;
    Random random(31);
    HitRate rate;
    for (int round = 0; round < caseCount(3); ++round) {
      for (const MeshMix mix : testing::meshMixes) {
        const Mesh first = randomMesh(mix, 40, random);
        const Mesh second = randomMesh(mix == MeshMix::equal ? MeshMix::grid : mix, 30, random);
        const bool isMoved = round == 1 && mix != MeshMix::huge;
        const Vector3<double> offset =
            isMoved ? random.point(-0.2, 0.2) : Vector3<double>(Vector3<double>::Zero());
        for (const ScalarKind scalar : testing::scalars) {
          std::vector<TrianglePair> expected;
          for (const HierarchyOptions& options : someOptions()) {
            // Floats are so coarse there, or infinite, that triangles intersect whose k-DOPs are
            // disjoint.
            if ((mix == MeshMix::far || mix == MeshMix::huge) && scalar == ScalarKind::float32 &&
                options.volume != NodeVolume::aabb) {
              continue;
            }
            const Hierarchy treeA = *Hierarchy::build(itemsOf(first), options);
            const Hierarchy treeB = *Hierarchy::build(itemsOf(second), options);
            const MeshInTree a{&first, &treeA, offset};
            const MeshInTree b{&second, &treeB};
            if (expected.empty()) expected = pairsByTrial(a, b, scalar);
            TraversalOptions traversal;
            traversal.scalar = scalar;
            traversal.threads = 1 + round;
            const auto found = *intersectingTriangles(a, b, PairMode::all, traversal);
            const auto describe = [&] { return text(mix, scalar, options); };
            failures.check(found.pairs == expected && found.count == expected.size() &&
                               found.hit == !expected.empty(),
                           [&] {
                             return describe() + ": " + std::to_string(found.count) + " of " +
                                    std::to_string(expected.size());
                           });
            const auto counted = *intersectingTriangles(a, b, PairMode::count, traversal);
            failures.check(counted.count == expected.size() && counted.pairs.empty(), describe);
            const auto one = *intersectingTriangles(a, b, PairMode::first, traversal);
            failures.check(one.hit == !expected.empty() &&
                               (!one.hit || std::find(expected.begin(), expected.end(),
                                                      one.pairs[0]) != expected.end()),
                           describe);
          }
          rate.count(!expected.empty());
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }

  void findsFirstHitOfRay() {
    Failures failures;
    Random random(32);
    HitRate rate;
    for (const MeshMix mix : testing::meshMixes) {
      const Mesh mesh = randomMesh(mix, 60, random);
      const double size = mix == MeshMix::huge ? 1e70 : 1;
      const Vector3<double> middle =
          mix == MeshMix::far ? Vector3<double>(1e15, -1e15, 3e14) : Vector3<double>(0, 0, 0);
      for (const HierarchyOptions& options : someOptions()) {
        const Hierarchy tree = *Hierarchy::build(itemsOf(mesh), options);
        const MeshInTree in{&mesh, &tree};
        for (int i = 0; i < caseCount(12); ++i) {
          const bool onGrid = random.chance(mix == MeshMix::grid ? 1 : 0.2);
          Ray<double> ray{
              middle + size * (onGrid ? random.gridPoint(-2, 2, 0.5) : random.point(-2, 2)),
              onGrid ? random.gridPoint(-2, 2, 0.5) : random.point(-1, 1)};
          if (!onGrid && !mesh.triangles.empty()) {
            // Towards a triangle, so that about half of them hit.
            const auto& v = mesh.vertices[static_cast<std::size_t>(
                random.integer(0, static_cast<int>(mesh.vertices.size()) - 1))];
            ray.direction = v + random.point(-0.15, 0.15) * size - ray.origin;
          }
          if (isZero(ray.direction)) continue;
          for (const ScalarKind scalar : {ScalarKind::float64, ScalarKind::exact}) {
            std::optional<MeshHit> expected;
            Rational least;
            for (int k = 0; k < static_cast<int>(mesh.triangles.size()); ++k) {
              const Triangle<double> triangle = triangleAt(in, k);
              const auto offer = [&](const Rational& t) {
                if (expected && least <= t) return;
                least = t;
                expected = {k, toDouble(t)};
              };
              using Query = LinearTriangleMollerTrumbore<Ray>;
              if (scalar == ScalarKind::exact) {
                const auto answer = solve<Query, Exact>({ray, triangle, {}});
                if (answer.hit) offer(answer.t.value());
              } else if (test<Query, double>({ray, triangle, {}})) {
                offer(Rational(solve<Query, double>({ray, triangle, {}}).t.value()));
              }
            }
            TraversalOptions traversal;
            traversal.scalar = scalar;
            const auto found = firstHit(in, ray, traversal);
            failures.check(
                found.has_value() == expected.has_value() &&
                    (!found || (found->triangle == expected->triangle && found->t == expected->t)),
                [&] { return text(mix, scalar, options) + ", ray " + std::to_string(i); });
            rate.count(expected.has_value());
          }
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }

  void findsNearestPoint() {
    Failures failures;
    Random random(33);
    for (const MeshMix mix : testing::meshMixes) {
      const Mesh mesh = randomMesh(mix, 40, random);
      const double size = mix == MeshMix::huge ? 1e70 : 1;
      const Vector3<double> middle =
          mix == MeshMix::far ? Vector3<double>(1e15, -1e15, 3e14) : Vector3<double>(0, 0, 0);
      for (const HierarchyOptions& options : someOptions()) {
        const Hierarchy tree = *Hierarchy::build(itemsOf(mesh), options);
        const MeshInTree in{&mesh, &tree};
        for (int i = 0; i < caseCount(4); ++i) {
          const Vector3<double> point =
              middle + size * (i % 2 == 0 ? random.point(-2, 2) : random.gridPoint(-2, 2, 0.5));
          for (const ScalarKind scalar : {ScalarKind::float64, ScalarKind::exact}) {
            std::optional<Rational> least;
            int nearest = -1;
            for (int k = 0; k < static_cast<int>(mesh.triangles.size()); ++k) {
              const Triangle<double> triangle = triangleAt(in, k);
              using Query = ClosestPointTriangleVoronoi;
              const double rounded = solve<Query, double>({{point}, triangle, {}}).sqdist;
              const Rational sqdist = scalar == ScalarKind::exact
                                          ? solve<Query, Exact>({{point}, triangle, {}}).sqdist
                                      : std::isfinite(rounded) ? Rational(rounded)
                                                               : Rational(0);
              if (least && *least <= sqdist) continue;
              least = sqdist;
              nearest = k;
            }
            TraversalOptions traversal;
            traversal.scalar = scalar;
            const auto found = nearestPoint(in, point, traversal);
            failures.check(found.has_value() == least.has_value() &&
                               (!found || (found->triangle == nearest &&
                                           found->squaredDistance == toDouble(*least))),
                           [&] {
                             return text(mix, scalar, options) + ": " +
                                    (found ? std::to_string(found->triangle) : "none") + " for " +
                                    std::to_string(nearest);
                           });
          }
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  // What intersects beyond the shared parts, and what does not.
  void reportsSelfIntersections() {
    using V = Vector3<double>;
    const V o(0, 0, 0), x(1, 0, 0), y(0, 1, 0), z(0, 0, 1);
    struct Example {
      const char* what;
      std::array<V, 3> a, b;
      bool meets;
    };
    const Example examples[] = {
        {"apart", {o, x, y}, {V(0, 0, 1), V(1, 0, 1), V(0, 1, 1)}, false},
        {"crossing", {o, x, y}, {V(0.2, 0.2, -1), V(0.2, 0.2, 1), V(5, 5, 0.5)}, true},
        {"corner of one in the other", {o, x, y}, {V(0.2, 0.2, 0), V(0, 0, 1), V(1, 0, 1)}, true},
        {"an edge shared", {o, x, y}, {o, x, z}, false},
        {"an edge shared, turned", {o, x, y}, {x, o, V(0, -1, 0)}, false},
        {"folded onto each other", {o, x, y}, {o, x, V(0.5, 0.5, 0)}, true},
        {"a corner shared", {o, x, y}, {o, V(-1, 0, 0), V(0, -1, 0)}, false},
        {"a corner shared, out of plane", {o, x, y}, {o, z, V(-1, 0, 1)}, false},
        {"a corner shared, crossing", {o, x, y}, {o, V(1, 1, 1), V(1, 1, -1)}, true},
        {"a corner shared, edges overlap", {o, x, y}, {o, V(2, 0, 0), z}, true},
        {"a corner shared, overlapping flat", {o, x, y}, {o, V(1, 1, 0), V(1, 2, 0)}, true},
        {"the same three", {o, x, y}, {x, y, o}, true},
        {"a segment beside an edge", {o, x, y}, {o, x, V(0.5, 0, 0)}, false},
        {"a segment from a corner inward", {o, x, y}, {o, o, V(0.5, 0.5, 0)}, true},
        {"a segment from a corner outward", {o, x, y}, {o, o, V(-1, 0, 0)}, false},
        {"a segment through a corner", {o, x, y}, {V(-1, -1, 0), o, V(0.2, 0.2, 0)}, true},
        {"a point at a corner", {o, x, y}, {o, o, o}, false},
    };
    for (const Example& example : examples) {
      for (int turn = 0; turn < 3; ++turn) {
        Triangle<double> a{example.a};
        Triangle<double> b{example.b};
        std::rotate(a.vertices.begin(), a.vertices.begin() + turn, a.vertices.end());
        std::rotate(b.vertices.begin(), b.vertices.begin() + (turn * 2) % 3, b.vertices.end());
        for (const ScalarKind scalar : testing::scalars) {
          QVERIFY2(meetBeyondShared(a, b, scalar) == example.meets, example.what);
          QVERIFY2(meetBeyondShared(b, a, scalar) == example.meets, example.what);
        }
      }
    }
  }

  void findsSelfIntersections() {
    Failures failures;
    Random random(35);
    for (const MeshMix mix : testing::meshMixes) {
      const Mesh mesh = randomMesh(mix, 40, random);
      for (const HierarchyOptions& options : someOptions()) {
        const Hierarchy tree = *Hierarchy::build(itemsOf(mesh), options);
        const MeshInTree in{&mesh, &tree};
        std::vector<TrianglePair> expected;
        for (int i = 0; i < static_cast<int>(mesh.triangles.size()); ++i) {
          for (int j = i + 1; j < static_cast<int>(mesh.triangles.size()); ++j) {
            if (meetBeyondShared(triangleAt(in, i), triangleAt(in, j), ScalarKind::exact)) {
              expected.push_back({i, j});
            }
          }
        }
        if (mix == MeshMix::sphere)
          failures.check(expected.empty(), [] { return std::string("sphere"); });
        TraversalOptions traversal;
        traversal.scalar = ScalarKind::exact;
        traversal.threads = 2;
        const auto found = *selfIntersections(in, PairMode::all, traversal);
        failures.check(found.pairs == expected, [&] {
          return text(mix, traversal.scalar, options) + ": " + std::to_string(found.count) +
                 " of " + std::to_string(expected.size());
        });
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void recordsItsSteps() {
    Random random(36);
    const Mesh first = randomMesh(MeshMix::soup, 40, random);
    const Mesh second = randomMesh(MeshMix::soup, 40, random);
    const Hierarchy treeA = *Hierarchy::build(itemsOf(first));
    const Hierarchy treeB = *Hierarchy::build(itemsOf(second));
    TraversalRecord record;
    TraversalOptions traversal;
    traversal.record = &record;
    const auto answer = *intersectingTriangles(
        MeshInTree{&first, &treeA}, MeshInTree{&second, &treeB}, PairMode::all, traversal);
    std::size_t volumes = 0, pruned = 0, triangles = 0, hits = 0;
    for (const TraversalStep& step : record.steps) {
      if (step.kind == TraversalStep::Kind::volumes) {
        ++volumes;
        pruned += step.meets ? 0 : 1;
      } else {
        ++triangles;
        hits += step.meets ? 1 : 0;
      }
    }
    QVERIFY(!record.isCut && hits > 0 && pruned > 0);
    QCOMPARE(volumes, answer.counters.volumeTests);
    QCOMPARE(pruned, answer.counters.pruned);
    QCOMPARE(triangles, answer.counters.triangleTests);
    QCOMPARE(hits, answer.count);
    QCOMPARE(answer.counters.hits, answer.count);
    record = {};
    record.most = 3;
    static_cast<void>(*intersectingTriangles(
        MeshInTree{&first, &treeA}, MeshInTree{&second, &treeB}, PairMode::all, traversal));
    QVERIFY(record.isCut && record.steps.size() == 3);
  }

  void stopsWhenAsked() {
    const Mesh mesh = testing::icosphere(5);
    const Hierarchy tree = *Hierarchy::build(itemsOf(mesh));
    std::stop_source source;
    source.request_stop();
    Work work;
    work.stop = source.get_token();
    const MeshInTree in{&mesh, &tree};
    for (const int threads : {1, 2}) {
      TraversalOptions traversal;
      traversal.threads = threads;
      QVERIFY(!intersectingTriangles(in, in, PairMode::all, traversal, work));
      QVERIFY(!selfIntersections(in, PairMode::all, traversal, work));
    }
    const MeshInTree moved{&mesh, &tree, Vector3<double>(-0.1, 2.5, 0)};
    QVERIFY(!firstContact(moved, in, Vector3<double>(0, -1, 0), {}, work));
  }
};

HAIRLINE_TEST(TestHierarchyQueries, nothing);
#include "test_hierarchy_queries.moc"
