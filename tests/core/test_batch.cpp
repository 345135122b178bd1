#include <QTest>
#include <string>
#include <type_traits>
#include <vector>

#include "core/batch/batch.h"
#include "core/query/intersect/triangle_aabb/pef.h"
#include "core/query/intersect/triangle_aabb/pef_setup.h"
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

// Counts with remainders of every length, and none.
constexpr int counts[] = {0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 63, 64, 65, 127, 128, 500};

// Calls check(count, verdicts, i) for the verdicts of `meet` on every target.
template <typename Meet, typename Expected>
void compare(int count, Failures& failures, Meet&& meet, Expected&& expected) {
  batch::Verdicts verdicts;
  for (const std::int64_t target : instructionSets()) {
    useInstructions(target);
    // Previous contents must not show.
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

/// A case whose verdict keeps hits and misses in balance, if a few tries find one.
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
            // Some share a vertex or an edge, touch a face, or are coplanar.
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

  /// A single pair also uses registers of three axes: in double, and in exact if that decides.
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
      using triangle_aabb::corners;
      const bool boxMeets = !satSeparates(corners(box));
      const bool boxMeetsByPef = !pefSeparates(corners(box));
      const bool boxMeetsExactly =
          !satSeparates(corners(convertInput<TriangleAabbSat, Rational>(box)));
      const bool setupMeets = solve<TriangleAabbPefSetup>(box).hit;
      const bool pairMeets = triangle_triangle::meetByAllAxes<double>(pair);
      const bool pairMeetsExactly = triangle_triangle::meetByAllAxes<Rational>(
          {convert<Rational>(pair.a), convert<Rational>(pair.b), {}});
      for (const std::int64_t target : instructionSets()) {
        useInstructions(target);
        const auto text = [&] {
          return std::string(hwy::TargetName(target)) + ", " + testing::describe(pair.a) + ", " +
                 testing::describe(box.b) + ", " + testing::describe(pair.b);
        };
        failures.check(decideAlone<TriangleAabbSat, double>(box) == boxMeets, text);
        failures.check(decideAlone<TriangleAabbPef, double>(box) == boxMeetsByPef, text);
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
