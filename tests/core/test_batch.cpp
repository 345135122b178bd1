#include <QTest>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "core/batch/batch.h"
#include "core/batch/rows.h"
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

constexpr std::size_t triangleType = shapeIndex<Triangle<double>>();
constexpr std::size_t boxType = shapeIndex<Aabb<double>>();

/// Triangles, boxes and other triangles of a mix, as arrays.
template <typename S>
struct RowsOfMix {
  RowsOfMix(Mix mix, int count) {
    testing::TriangleBoxMix source(mix, 7);
    const auto put = [](std::vector<S>& numbers, const Vector3<S>& point) {
      numbers.insert(numbers.end(), {point[0], point[1], point[2]});
    };
    for (int i = 0; i < count; ++i) {
      const triangle_aabb::Input<S> input = inputIn<S>(source.next());
      for (const Vector3<S>& vertex : input.a.vertices) put(triangles, vertex);
      put(boxes, input.b.min);
      put(boxes, input.b.max);
      for (const Vector3<S>& vertex : inputIn<S>(source.next()).a.vertices) put(others, vertex);
    }
  }

  std::vector<S> triangles;
  std::vector<S> boxes;
  std::vector<S> others;
  batch::Rows triangleRows() const {
    return {triangleType, triangles.size() / 9, triangles.data()};
  }
  batch::Rows boxRows() const { return {boxType, boxes.size() / 6, boxes.data()}; }
  batch::Rows otherRows() const { return {triangleType, others.size() / 9, others.data()}; }
};

Shape shapeAt(const batch::Rows& rows, std::size_t i) {
  return std::visit(
      [&](const auto* row) -> Shape {
        row += i * batch::rowLength(rows.type);
        const auto point = [&](int k) {
          return Vector3<double>(row[3 * k], row[3 * k + 1], row[3 * k + 2]);
        };
        if (batch::rowLength(rows.type) == 6) return Aabb<double>{point(0), point(1)};
        return Triangle<double>{{point(0), point(1), point(2)}};
      },
      rows.numbers);
}

/// All methods and scalars but references, on every target.
void checkRows(const batch::Rows& a, const batch::Rows& b, Failures& failures) {
  std::vector<Shape> first;
  std::vector<Shape> second;
  for (std::size_t i = 0; i < a.count; ++i) {
    first.push_back(shapeAt(a, i));
    second.push_back(shapeAt(b, i));
  }
  const std::array shapes{batch::shapeOf(a.type), batch::shapeOf(b.type)};
  const std::array<const Shape*, 2> types{&shapes[0], &shapes[1]};
  for (const IndexedQuery& query : findQueries(types, Kind::intersect)) {
    if (query.entry->info.method == "reference") continue;
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (!query.entry->has(scalar)) continue;
      std::vector<std::uint8_t> expected;
      bool isInRange = true;
      for (std::size_t i = 0; i < a.count; ++i) {
        const std::array<const Shape*, 2> operands{&first[i], &second[i]};
        // Of the largest in float some are infinite.
        const bool isExact = scalar == ScalarKind::exact;
        isInRange &= areNumbersOf(isExact ? ScalarKind::float64 : scalar, operands, nullptr);
        expected.push_back(query.test(operands, scalar));
      }
      for (const std::int64_t target : instructionSets()) {
        useInstructions(target);
        std::vector<std::uint8_t> found(a.count, 2);
        const auto error = batch::verdicts(query, scalar, a, b, found);
        failures.check(isInRange ? !error && found == expected : error.has_value(), [&] {
          return std::string(query.entry->info.method) + ' ' + std::string(name(scalar)) + ' ' +
                 hwy::TargetName(target) + ", " + std::to_string(a.count) + " rows";
        });
        if (!batch::asksManyAtOnce(query, scalar)) break;
      }
      useInstructions(0);
    }
  }
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

  void rows_data() { addMixes(); }
  void rows() {
    QFETCH(int, mix);
    Failures failures;
    forBothScalars([&]<typename S>(S) {
      for (const int count : {1, 63, 64, 65, caseCount(300)}) {
        const RowsOfMix<S> made(static_cast<Mix>(mix), count);
        for (const batch::Rows& second : {made.boxRows(), made.otherRows()}) {
          checkRows(made.triangleRows(), second, failures);
          checkRows(second, made.triangleRows(), failures);
        }
      }
    });
    QVERIFY2(failures.none(), failures.text());
  }

  void rowsThatAreNoShapes() {
    RowsOfMix<double> made(Mix::unit, 300);
    const Shape triangle = batch::shapeOf(triangleType);
    const Shape box = batch::shapeOf(boxType);
    const std::array<const Shape*, 2> types{&triangle, &box};
    const IndexedQuery& query = findQueries(types, Kind::intersect).front();
    std::vector<std::uint8_t> found(300);
    const auto at = [&](ScalarKind scalar) {
      const auto error = batch::verdicts(query, scalar, made.triangleRows(), made.boxRows(), found);
      return error ? error->at : std::string();
    };
    QCOMPARE(at(ScalarKind::exact), "");
    made.triangles[9 * 257 + 4] = 1e300;
    QCOMPARE(at(ScalarKind::float64), "");
    QCOMPARE(at(ScalarKind::float32), "a[257]");
    std::swap(made.boxes[6 * 200], made.boxes[6 * 200 + 3]);
    made.boxes[6 * 200] += 1;
    QVERIFY(at(ScalarKind::exact).starts_with("b[200]."));
    made.triangles[9 * 64 + 5] = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(at(ScalarKind::exact), "a[64].vertices[1][2]");
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
