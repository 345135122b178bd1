#include <QTest>
#include <string>
#include <type_traits>
#include <vector>

#include "core/batch/batch.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/query/intersect/triangle_triangle/sat.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/instruction_sets.h"
#include "tests/support/test_class.h"
#include "tests/support/triangle_box_mix.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::instructionSets;
using testing::Mix;
using testing::Random;
using testing::useInstructions;

namespace {

// Counts that leave tails of every length, and none.
constexpr int counts[] = {0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 63, 64, 65, 127, 128, 500};

// Calls check(count, verdicts, i) for the verdicts that `meet` gives on every target.
template <typename Meet, typename Expected>
void compare(int count, Failures& failures, Meet&& meet, Expected&& expected) {
  batch::Verdicts verdicts;
  for (const std::int64_t target : instructionSets()) {
    useInstructions(target);
    // What was there before must not show.
    verdicts.assign(200);
    for (int word = 0; word < 3; ++word) verdicts.words()[word] = ~std::uint64_t{0};
    meet(verdicts);
    const auto text = [&](int i) {
      return std::string(hwy::TargetName(target)) + ", " + std::to_string(i) + " of " +
             std::to_string(count);
    };
    failures.check(verdicts.size() == static_cast<std::size_t>(count), [&] { return text(-1); });
    for (int i = 0; i < count; ++i) {
      failures.check(verdicts[static_cast<std::size_t>(i)] == expected(i), [&] { return text(i); });
    }
    if (count % 64 != 0) {
      const std::uint64_t last = verdicts.words()[count / 64];
      failures.check(last >> (count % 64) == 0, [&] { return text(count); });
    }
  }
  useInstructions(0);
}

template <typename S>
triangle_aabb::Input<S> inputIn(const triangle_aabb::Input<double>& input) {
  return convertInput<TriangleAabbSat, S>(input);
}

template <typename Q, typename S>
bool decideAlone(const typename Q::template Input<S>& input) {
  return decideIn<Q, S>(input);
}

void addMixes() {
  QTest::addColumn<int>("mix");
  for (const Mix mix : testing::judgedMixes) {
    QTest::newRow(std::string(name(mix)).c_str()) << static_cast<int>(mix);
  }
}

/// A case whose verdict keeps hits and misses in balance, as far as a few tries find one.
template <typename Make, typename Verdict>
auto balanced(int hits, int all, Make&& make, Verdict&& verdict) {
  auto made = make();
  for (int tries = 0; tries < 12 && verdict(made) != (2 * hits < all); ++tries) made = make();
  return made;
}

template <typename Check>
void forBothScalars(Check&& check) {
  check(float());
  check(double());
}

}  // namespace

/// Batched verdicts are, bit for bit, those of the scalar methods.
class TestBatch : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    std::string names;
    for (const std::int64_t target : instructionSets()) {
      names += std::string(" ") + hwy::TargetName(target);
    }
    qInfo("targets:%s", names.c_str());
  }

  void pairsOfTriangleAndBox_data() { addMixes(); }
  void pairsOfTriangleAndBox() {
    QFETCH(int, mix);
    Failures failures;
    int hits = 0;
    int all = 0;
    forBothScalars([&]<typename S>(S) {
      testing::TriangleBoxMix source(static_cast<Mix>(mix), 81);
      for (int round = caseCount(10); round > 0; --round) {
        for (const int count : counts) {
          std::vector<bool> expected;
          batch::Triangles<S> triangles;
          batch::Boxes<S> boxes;
          for (int i = 0; i < count; ++i) {
            const auto input = balanced(
                hits, all, [&] { return inputIn<S>(source.next()); },
                [](const auto& made) { return decideAlone<TriangleAabbSat, S>(made); });
            triangles.add(input.a);
            boxes.add(input.b);
            expected.push_back(decideAlone<TriangleAabbSat, S>(input));
            hits += expected.back() ? 1 : 0;
            ++all;
          }
          compare(
              count, failures,
              [&](batch::Verdicts& verdicts) { batch::meet(triangles, boxes, verdicts); },
              [&](int i) { return expected[static_cast<std::size_t>(i)]; });
        }
      }
    });
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(testing::isBalanced(hits, all),
             (std::to_string(hits) + " of " + std::to_string(all) + " hit").c_str());
  }

  void oneTriangleAndManyBoxes_data() { addMixes(); }
  void oneTriangleAndManyBoxes() {
    QFETCH(int, mix);
    Failures failures;
    forBothScalars([&]<typename S>(S) {
      testing::TriangleBoxMix source(static_cast<Mix>(mix), 82);
      for (int round = caseCount(10); round > 0; --round) {
        for (const int count : counts) {
          const Triangle<S> triangle = inputIn<S>(source.next()).a;
          std::vector<bool> expected;
          batch::Boxes<S> boxes;
          for (int i = 0; i < count; ++i) {
            triangle_aabb::Input<S> input = inputIn<S>(source.next());
            // Boxes of other scales would all miss: half of them stand about the triangle.
            if (i % 2 == 0) {
              const Vector3<S> size = bounds(triangle).max - bounds(triangle).min;
              const Vector3<S> corner =
                  triangle.vertices[static_cast<std::size_t>(i / 2 % 3)] - size * S(i % 5) * S(0.2);
              input.b = {corner, corner + size * S(i % 7) * S(0.25)};
            }
            input.a = triangle;
            boxes.add(input.b);
            expected.push_back(decideAlone<TriangleAabbPefSetup, S>(input));
          }
          const TriangleBoxSetup<S> setup(triangle);
          compare(
              count, failures,
              [&](batch::Verdicts& verdicts) { batch::meet(setup, boxes, verdicts); },
              [&](int i) { return expected[static_cast<std::size_t>(i)]; });
        }
      }
    });
    QVERIFY2(failures.none(), failures.text());
  }

  void oneRayAndManyTriangles_data() { addMixes(); }
  void oneRayAndManyTriangles() {
    QFETCH(int, mix);
    using Alone = LinearTriangleMollerTrumbore<Ray>;
    Failures failures;
    int hits = 0;
    int all = 0;
    int parallels = 0;
    forBothScalars([&]<typename S>(S) {
      testing::TriangleBoxMix source(static_cast<Mix>(mix), 83);
      for (int round = caseCount(10); round > 0; --round) {
        for (const int count : counts) {
          // From a corner of a box across it; on the grid along an axis or in the triangles' planes
          // often enough.
          const auto from = inputIn<S>(source.next());
          const Ray<S> ray{from.b.min, from.b.max == from.b.min
                                           ? Vector3<S>(S(1), S(0), S(0))
                                           : Vector3<S>(from.b.max - from.b.min)};
          std::vector<bool> expected;
          batch::Triangles<S> triangles;
          for (int i = 0; i < count; ++i) {
            const auto makeTriangle = [&] {
              Triangle<S> made = i == 0 ? from.a : inputIn<S>(source.next()).a;
              if (i % 3 == 1) made.vertices[0] = ray.origin + ray.direction * S(i % 4) * S(0.5);
              if (i % 9 == 1) made.vertices[2] = made.vertices[0] - ray.direction;
              return made;
            };
            const Triangle<S> triangle =
                balanced(hits, all, makeTriangle, [&](const Triangle<S>& made) {
                  return decideAlone<Alone, S>({ray, made, {}});
                });
            ++all;
            triangles.add(triangle);
            expected.push_back(decideAlone<Alone, S>({ray, triangle, {}}));
            hits += expected.back() ? 1 : 0;
            const Vector3<S> n = normal(triangle);
            parallels += sign(dot(n, ray.direction)) == 0 ? 1 : 0;
          }
          compare(
              count, failures,
              [&](batch::Verdicts& verdicts) { batch::meet(ray, triangles, verdicts); },
              [&](int i) { return expected[static_cast<std::size_t>(i)]; });
        }
      }
    });
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(testing::isBalanced(hits, all) &&
                 (parallels > 0 || static_cast<Mix>(mix) == Mix::nearSurface),
             (std::to_string(hits) + " hits, " + std::to_string(parallels) + " parallel of " +
              std::to_string(all))
                 .c_str());
  }

  void pairsOfTriangles_data() { addMixes(); }
  void pairsOfTriangles() {
    QFETCH(int, mix);
    Failures failures;
    int hits = 0;
    int flat = 0;
    int all = 0;
    forBothScalars([&]<typename S>(S) {
      testing::TriangleBoxMix source(static_cast<Mix>(mix), 84);
      for (int round = caseCount(10); round > 0; --round) {
        for (const int count : counts) {
          std::vector<bool> expected;
          batch::Triangles<S> first;
          batch::Triangles<S> second;
          for (int i = 0; i < count; ++i) {
            // Some share a vertex or an edge, touch a face, or lie in one plane.
            const auto makePair = [&] {
              const Triangle<S> a = inputIn<S>(source.next()).a;
              Triangle<S> b = inputIn<S>(source.next()).a;
              const auto& v = a.vertices;
              if (i % 4 == 1) b.vertices[0] = v[static_cast<std::size_t>(i % 3)];
              if (i % 4 == 3) b.vertices[1] = v[0] + (v[1] - v[0]) * S(0.5);
              if (i % 8 == 7) {
                b.vertices[0] = v[static_cast<std::size_t>(i % 3)];
                b.vertices[2] = v[2] + (v[2] - v[1]) * S(i % 3 - 1);
              }
              return std::pair(a, b);
            };
            const auto [a, b] = balanced(hits, all, makePair, [](const auto& made) {
              return decideAlone<TriangleTriangleSat, S>({made.first, made.second, {}});
            });
            first.add(a);
            second.add(b);
            expected.push_back(decideAlone<TriangleTriangleSat, S>({a, b, {}}));
            hits += expected.back() ? 1 : 0;
            const Vector3<S> line = cross(normal(a), normal(b));
            flat += isZero(line) ? 1 : 0;
            ++all;
          }
          compare(
              count, failures,
              [&](batch::Verdicts& verdicts) { batch::meet(first, second, verdicts); },
              [&](int i) { return expected[static_cast<std::size_t>(i)]; });
        }
      }
    });
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(testing::isBalanced(hits, all) && flat > 0,
             (std::to_string(hits) + " hits, " + std::to_string(flat) + " in one plane of " +
              std::to_string(all))
                 .c_str());
  }

  /// One at a time too, three axes stand in a register: in double, and in exact where that tells.
  void onePairOnEveryTarget_data() { addMixes(); }
  void onePairOnEveryTarget() {
    QFETCH(int, mix);
    Failures failures;
    testing::TriangleBoxMix source(static_cast<Mix>(mix), 85);
    for (int i = caseCount(2000); i > 0; --i) {
      const auto box = source.next();
      const TriangleBoxSetup<double> setup(box.a);
      triangle_triangle::Input<double> pair{box.a, source.next().a, {}};
      const auto& v = pair.a.vertices;
      if (i % 3 > 0) pair.b.vertices[0] = v[0] + (v[i % 3] - v[0]) * (0.25 * (i % 5));
      const bool boxMeets = triangle_aabb::decide<TriangleAabbSat>(box);
      const bool boxMeetsExactly =
          triangle_aabb::decide<TriangleAabbSat>(triangle_aabb::mapped<Rational>(box));
      const bool setupMeets = triangle_aabb::decide<TriangleAabbPefSetup>(box);
      const bool pairMeets = triangle_triangle::meets<double>(pair);
      const bool pairMeetsExactly = triangle_triangle::meets<Rational>(
          {convert<Rational>(pair.a), convert<Rational>(pair.b), {}});
      for (const std::int64_t target : instructionSets()) {
        useInstructions(target);
        const auto text = [&] {
          return std::string(hwy::TargetName(target)) + ", " + testing::describe(pair.a) + ", " +
                 testing::describe(box.b) + ", " + testing::describe(pair.b);
        };
        failures.check(decideAlone<TriangleAabbSat, double>(box) == boxMeets, text);
        failures.check(TriangleAabbSat::decideExactly(box) == boxMeetsExactly, text);
        failures.check(setup.meets(box.b) == setupMeets, text);
        failures.check(decideAlone<TriangleTriangleSat, double>(pair) == pairMeets, text);
        failures.check(TriangleTriangleSat::decideExactly(pair) == pairMeetsExactly, text);
      }
      useInstructions(0);
    }
    QVERIFY2(failures.none(), failures.text());
  }
};

HAIRLINE_TEST(TestBatch, nothing);
#include "test_batch.moc"
