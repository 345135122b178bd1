#include <QTest>
#include <algorithm>

#include "core/hierarchy/wide_tree.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/instruction_sets.h"
#include "tests/support/random_meshes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::HitRate;
using testing::MeshMix;
using testing::onEveryInstructionSet;
using testing::Random;

/// The fast tree gives the plain tree's answers, to the last bit.
class TestWideTree : public QObject {
  Q_OBJECT

 private slots:
  void answersAsThePlainTree() {
    Failures failures;
    Random random(41);
    HitRate rate;
    for (const MeshMix mix : testing::meshMixes) {
      for (int round = 0; round < caseCount(4); ++round) {
        const Mesh mesh = randomMesh(mix, round == 0 ? 7 : 150, random);
        const Hierarchy plain = *Hierarchy::build(itemsOf(mesh));
        const WideTree wide = *WideTree::build(mesh);
        const MeshInTree in{&mesh, &plain};
        QCOMPARE(wide.isEmpty(), mesh.triangles.empty());
        const double size = mix == MeshMix::huge ? 1e70 : 1;
        const Vector3<double> middle =
            mix == MeshMix::far ? Vector3<double>(1e15, -1e15, 3e14) : Vector3<double>(0, 0, 0);
        std::vector<Ray<double>> rays;
        for (int i = 0; i < caseCount(40); ++i) {
          const double reach = i % 9 == 0 ? 100 : 2;
          Ray<double> ray{middle + size * random.point(-reach, reach), random.gridPoint(-2, 2)};
          if (i % 5 != 0 && !mesh.triangles.empty()) {
            const auto& v = mesh.vertices[static_cast<std::size_t>(
                random.integer(0, static_cast<int>(mesh.vertices.size()) - 1))];
            ray.direction = v + random.point(-0.1, 0.1) * size * (i % 2) - ray.origin;
          }
          if (i % 4 == 0) ray.origin = middle + size * random.gridPoint(-2, 2, 0.5);
          if (isZero(ray.direction)) ray.direction = {0, 0, 1};
          rays.push_back(ray);
          // A row of a picture, whose rays share a beam.
          for (int k = 0; i % 10 == 1 && k < 20; ++k) {
            ray.direction[k % 2] += 0.01 * size;
            rays.push_back(ray);
          }
        }
        onEveryInstructionSet([&](const char* target) {
          const auto text = [&](std::size_t i) {
            return std::string(name(mix)) + ' ' + std::to_string(i) + ", " + target;
          };
          std::vector<std::optional<MeshHit>> together(rays.size(), MeshHit{0, 0});
          wide.firstHits(mesh, rays, together);
          for (std::size_t i = 0; i < rays.size(); ++i) {
            const auto expected = firstHit(in, rays[i]);
            for (const auto& found : {wide.firstHit(mesh, rays[i]), together[i]}) {
              failures.check(found.has_value() == expected.has_value() &&
                                 (!found || (found->triangle == expected->triangle &&
                                             found->t == expected->t)),
                             [&] { return "ray " + text(i); });
            }
            rate.count(expected.has_value());
          }
        });
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }

  // A large tree is asked about many rays in another order.
  void answersManyRaysAsOneByOne() {
    const Mesh mesh = testing::icosphere(7);
    const WideTree wide = *WideTree::build(mesh);
    Random random(45);
    std::vector<Ray<double>> rays;
    for (int i = 0; i < 5000; ++i) rays.push_back({random.point(-1.2, 1.2), random.point(-1, 1)});
    rays[7].origin[1] = std::numeric_limits<double>::quiet_NaN();
    rays[8].origin[1] = 1e300;
    std::vector<std::optional<MeshHit>> together(rays.size());
    wide.firstHits(mesh, rays, together);
    HitRate rate;
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < rays.size(); ++i) {
      const auto alone = wide.firstHit(mesh, rays[i]);
      rate.count(alone.has_value());
      const auto& found = together[i];
      if (found.has_value() != alone.has_value() ||
          (alone && i != 7 && (found->triangle != alone->triangle || found->t != alone->t))) {
        ++wrong;
      }
    }
    QCOMPARE(wrong, std::size_t{0});
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }

  // A picture's rays are asked in tiles, and tiles are beams.
  void answersPicturesAsRayByRay() {
    Failures failures;
    Random random(46);
    HitRate rate;
    for (const MeshMix mix : {MeshMix::soup, MeshMix::grid, MeshMix::sphere, MeshMix::flat}) {
      for (int round = 0; round < caseCount(8); ++round) {
        const Mesh mesh = randomMesh(mix, 200, random);
        const WideTree wide = *WideTree::build(mesh);
        // Rows and columns that are no multiple of a tile's, too, and a last row that ends early.
        const int width = random.integer(16, 40);
        const int size = width * random.integer(2, 20) + random.integer(0, width - 1);
        const Vector3<double> eye = random.gridPoint(-2, 2) + Vector3<double>(0, 0, 4);
        const Vector3<double> target = random.gridPoint(-3, 3, 0.5);
        const double step = random.real(0.001, 0.1);
        const bool isParallel = round % 4 == 0;
        std::vector<Ray<double>> rays;
        for (int i = 0; i < size; ++i) {
          const double x = step * (i % width - width / 2);
          const double y = step * (i / width - size / width / 2);
          const Vector3<double> to = target + Vector3<double>(x, y, 0);
          rays.push_back({isParallel ? to + Vector3<double>(0, 0, 4) : eye,
                          isParallel ? Vector3<double>(0, 0, -1) : Vector3<double>(to - eye)});
        }
        onEveryInstructionSet([&](const char* set) {
          std::vector<std::optional<MeshHit>> together(rays.size(), MeshHit{0, 0});
          wide.firstHits(mesh, rays, together);
          for (std::size_t i = 0; i < rays.size(); ++i) {
            const auto alone = wide.firstHit(mesh, rays[i]);
            const auto& found = together[i];
            failures.check(
                found.has_value() == alone.has_value() &&
                    (!found || (found->triangle == alone->triangle && found->t == alone->t)),
                [&] {
                  return std::string(name(mix)) + ", round " + std::to_string(round) + ", ray " +
                         std::to_string(i) + " of " + std::to_string(size) + " in rows of " +
                         std::to_string(width) + ", " + set;
                });
            rate.count(alone.has_value());
          }
        });
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }

  void staysShallow() {
    // From one to the next half as large: the least area peels them off one by one.
    Mesh mesh;
    for (int i = 0; i < 8000; ++i) {
      const double size = std::ldexp(1.0, -i / 8);
      const int first = static_cast<int>(mesh.vertices.size());
      for (int k = 0; k < 3; ++k) {
        Vector3<double> vertex = Vector3<double>::Constant(size);
        vertex[k] *= 1.5 + i % 8;
        mesh.vertices.edit().push_back(vertex);
      }
      mesh.triangles.edit().push_back({first, first + 1, first + 2});
    }
    const WideTree wide = *WideTree::build(mesh);
    QVERIFY2(wide.depth() <= WideTree::mostDepth, std::to_string(wide.depth()).c_str());
    const Hierarchy plain = *Hierarchy::build(itemsOf(mesh));
    const Ray<double> ray{{-1, -1.1, -1.2}, {1, 1.1, 1.2}};
    const auto expected = firstHit(MeshInTree{&mesh, &plain}, ray);
    const auto found = wide.firstHit(mesh, ray);
    QCOMPARE(found.has_value(), expected.has_value());
    const double nan = std::numeric_limits<double>::quiet_NaN();
    // A ray that is not a number comes to an end, and leaves its neighbour alone.
    const std::vector<Ray<double>> rays{{{nan, nan, nan}, {nan, nan, nan}}, ray};
    std::vector<std::optional<MeshHit>> together(2);
    wide.firstHits(mesh, rays, together);
    QCOMPARE(together[1].has_value(), expected.has_value());
  }

  void findsTheSamePairs() {
    Failures failures;
    Random random(43);
    HitRate rate;
    for (const MeshMix mix : testing::meshMixes) {
      for (int round = 0; round < caseCount(4); ++round) {
        const Mesh a = randomMesh(mix, round == 0 ? 7 : 150, random);
        Mesh b = randomMesh(mix == MeshMix::equal ? MeshMix::grid : mix, 90, random);
        // The meshes differ in size, so that their frames differ.
        if (round == 2) {
          for (Vector3<double>& v : b.vertices.edit()) v *= 0.01;
        }
        const Vector3<double> offset =
            round % 2 == 0 ? Vector3<double>(Vector3<double>::Zero()) : random.point(-0.5, 0.5);
        const Hierarchy plainA = *Hierarchy::build(itemsOf(a));
        const Hierarchy plainB = *Hierarchy::build(itemsOf(b));
        const WideTree wideA = *WideTree::build(a);
        const WideTree wideB = *WideTree::build(b);
        for (const ScalarKind scalar :
             {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
          // Beyond the range of a float.
          if (mix == MeshMix::huge && scalar == ScalarKind::float32) continue;
          TraversalOptions options;
          options.scalar = scalar;
          options.threads = 1 + round % 2;
          const auto expected = *intersectingTriangles(
              MeshInTree{&a, &plainA, offset}, MeshInTree{&b, &plainB}, PairMode::all, options);
          rate.count(expected.hit);
          onEveryInstructionSet([&](const char* target) {
            const MeshInWideTree inA{&a, &wideA, offset};
            const MeshInWideTree inB{&b, &wideB};
            const auto found = *intersectingTriangles(inA, inB, PairMode::all, options);
            const auto text = [&] {
              return std::string(name(mix)) + ", " + std::string(name(scalar)) + ", round " +
                     std::to_string(round) + ", " + target + ": " + std::to_string(found.count) +
                     " of " + std::to_string(expected.count);
            };
            failures.check(found.pairs == expected.pairs && found.hit == expected.hit, text);
            failures.check(
                intersectingTriangles(inA, inB, PairMode::first, options)->hit == expected.hit,
                text);
            failures.check(
                intersectingTriangles(inA, inB, PairMode::count, options)->count == expected.count,
                text);
          });
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }

  // All triangles nearly touch equal ones.
  void findsTheSamePairsOfNearlyEqualMeshes() {
    Failures failures;
    Random random(44);
    for (const double apart : {1e-3, 1e-7, 1e-15, 0.0}) {
      const Mesh a = testing::icosphere(1);
      Mesh b = a;
      for (Vector3<double>& v : b.vertices.edit()) v *= 1 + apart * random.real(-1, 1);
      const Hierarchy plainA = *Hierarchy::build(itemsOf(a));
      const Hierarchy plainB = *Hierarchy::build(itemsOf(b));
      const WideTree wideA = *WideTree::build(a);
      const WideTree wideB = *WideTree::build(b);
      for (const ScalarKind scalar :
           {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
        TraversalOptions options;
        options.scalar = scalar;
        const auto expected = *intersectingTriangles(
            MeshInTree{&a, &plainA}, MeshInTree{&b, &plainB}, PairMode::all, options);
        onEveryInstructionSet([&](const char* target) {
          const auto found = *intersectingTriangles(
              MeshInWideTree{&a, &wideA}, MeshInWideTree{&b, &wideB}, PairMode::all, options);
          failures.check(found.pairs == expected.pairs, [&] {
            return std::to_string(apart) + ", " + std::string(name(scalar)) + ", " + target + ": " +
                   std::to_string(found.count) + " of " + std::to_string(expected.count);
          });
        });
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void isSmallAndDoesNotDependOnThreads() {
    // Large enough for every part of building to be divided.
    const Mesh mesh = testing::icosphere(6);
    const WideTree one = *WideTree::build(mesh);
    QVERIFY(one.bytes() <= 100 * mesh.triangles.size());
    for (const int threads : {2, 5}) {
      const WideTree other = *WideTree::build(mesh, threads);
      QCOMPARE(other.depth(), one.depth());
      QCOMPARE(other.frame().factor, one.frame().factor);
      QVERIFY(other.frame().middle == one.frame().middle);
      QCOMPARE(other.nodes().size(), one.nodes().size());
      QCOMPARE(other.leaves().size(), one.leaves().size());
      for (std::size_t i = 0; i < one.nodes().size(); ++i) {
        QVERIFY(std::ranges::equal(other.nodes()[i].child, one.nodes()[i].child));
        for (int k = 0; k < 6; ++k) {
          QVERIFY(std::ranges::equal(other.nodes()[i].ends[k], one.nodes()[i].ends[k]));
        }
      }
      for (std::size_t i = 0; i < one.leaves().size(); ++i) {
        QVERIFY(std::ranges::equal(other.leaves()[i].triangle, one.leaves()[i].triangle));
        for (int k = 0; k < 9; ++k) {
          QVERIFY(std::ranges::equal(other.leaves()[i].corner[k], one.leaves()[i].corner[k]));
        }
      }
    }
  }
};

HAIRLINE_TEST(TestWideTree, nothing);
#include "test_wide_tree.moc"
