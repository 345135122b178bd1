#include <QTest>
#include <cfenv>

#include "core/hierarchy/wide_tree.h"
#include "core/math/exception_scope.h"
#include "core/query/report_json.h"
#include "core/shapes/hull.h"
#include "core/shapes/plane.h"
#include "core/shapes/triangulate.h"
#include "core/shapes/validate.h"
#include "core/voxel/voxelize.h"
#include "tests/support/describe.h"
#include "tests/support/family_cases.h"
#include "tests/support/random_meshes.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

// Neither moved past a scope nor constant-folded.
[[gnu::noinline]] void divide(double a, double b) {
  const volatile double x = a, y = b;
  const volatile double quotient = x / y;
  static_cast<void>(quotient);
}

// Bits of the processor's control word: results and operands that are subnormal become zero;
// rounding goes upwards.
#if defined(__SSE2__)
constexpr unsigned flushToZero = 0x8040;
constexpr unsigned upward = 0x4000;
unsigned control() { return _mm_getcsr() & 0xffc0; }
void setControl(unsigned bits) { _mm_setcsr(bits); }
#elif defined(__aarch64__)
constexpr unsigned flushToZero = 1u << 24;
constexpr unsigned upward = 1u << 22;
unsigned control() { return __builtin_aarch64_get_fpcr(); }
void setControl(unsigned bits) { __builtin_aarch64_set_fpcr(bits); }
#endif

/// The answers of `ask` with the control word set by someone else, whose bits are preserved.
template <typename Ask>
auto askedWith(unsigned bits, const Ask& ask) {
  const unsigned before = control();
  setControl(before | bits);
  auto answer = ask();
  const bool isKept = control() == (before | bits);
  setControl(before);
  if (!isKept) qFatal("the control word was not put back");
  return answer;
}

/// The verdicts of all methods of a family to a case, and their exact answers.
std::string answersTo(const testing::Family& family, bool moving, const testing::Case& given) {
  std::string text;
  for (const testing::Member& member : family.members) {
    if ((member.entry->info.kind == Kind::sweep) != moving) continue;
    for (const ScalarKind scalar : testing::scalars) {
      if (!member.entry->has(scalar)) continue;
      text += member.test(given.pointers(), scalar, given.options()) ? '1' : '0';
      if (scalar != ScalarKind::exact) continue;
      appendReportJson(text, member.answer(given.pointers(), scalar, given.options()));
    }
  }
  return text;
}

}  // namespace

/// The scopes over the processor's floating-point exceptions: what they report, and what they leave
/// behind.
class TestWatches : public QObject {
  Q_OBJECT

 private slots:
  void roundingIsSeen();
  void roundingBeforeAWatchIsNotItsOwn();
  void watchesStandWithinEachOther();

  void verdictsStandOnTheirOwnGround_data() { testing::addFamilies(); }
  void verdictsStandOnTheirOwnGround() {
    const auto fault = [](const testing::Family& family, bool moving,
                          const testing::Case& given) -> std::optional<std::string> {
      const auto ask = [&] { return answersTo(family, moving, given); };
      const std::string expected = ask();
      for (const unsigned bits : {flushToZero, upward}) {
        if (askedWith(bits, ask) != expected) return describe(Kind::intersect, given);
      }
      return std::nullopt;
    };
    testing::overAllMixes(3, fault);
  }

  // Readers, the view and the editor call these directly, outside any query.
  void shapesStandOnTheirOwnGround() {
    testing::Random random(54);
    for (int i = testing::caseCount(300); i > 0; --i) {
      // Points that lie in one plane up to rounding, of ordinary size or of subnormal numbers.
      const double scale = i % 2 == 0 ? 1 : 0x1p-1070;
      Convex<double> hull;
      const auto inPlane = [&] {
        const double x = random.integer(-8, 8) / 3.0;
        const double y = random.integer(-8, 8) / 7.0;
        return Vector3<double>(x * scale, y * scale, (x / 3 + y / 7) * scale);
      };
      for (int k = 0; k < 9; ++k) hull.vertices.push_back(inPlane());
      const Polygon<double> polygon{hull.vertices};
      const auto ask = [&] {
        const Hull found = convexHull(hull);
        const auto& v = hull.vertices;
        const auto plane = planeThrough({v[0], v[1], v[2]});
        const auto fault = validate(Shape(polygon));
        return std::tuple(found.dimension, found.faces, found.outline, triangulate(polygon),
                          plane ? plane->normal : Vector3<double>::Zero(),
                          fault ? fault->message.text() : std::string());
      };
      const auto expected = ask();
      for (const unsigned bits : {flushToZero, upward}) {
        QVERIFY2(askedWith(bits, ask) == expected, testing::describe(Shape(hull)).c_str());
      }
    }
  }

  void workersStandOnTheirOwnGround() {
    testing::Random random(53);
    Mesh mesh = randomMesh(testing::MeshMix::soup, 200, random);
    for (Vector3<double>& vertex : mesh.vertices.edit()) vertex *= 0x1p-1020;
    Mesh other = mesh;
    for (Vector3<double>& vertex : other.vertices.edit())
      vertex += Vector3<double>::Constant(0x1p-1060);
    const auto ask = [&] {
      VoxelOptions options;
      options.threads = 3;
      options.scalar = ScalarKind::exact;
      const Grid grid{Vector3<double>::Constant(-0x1p-1019), 0x1p-1022, {16, 16, 16}};
      const auto cells = voxelize(mesh, grid, options);
      const WideTree first = *WideTree::build(mesh, 3);
      const WideTree second = *WideTree::build(other, 3);
      const auto pairs =
          intersectingTriangles({&mesh, &first}, {&other, &second}, PairMode::all, {.threads = 3});
      return std::pair(cells->count(), pairs->count);
    };
    const auto expected = ask();
    QVERIFY(expected.first > 0 && expected.second > 0);
    QCOMPARE(askedWith(flushToZero, ask), expected);
  }
};

void TestWatches::roundingIsSeen() {
  ExceptionScope watch;
  divide(1, 4);
  QVERIFY(watch.allExact());
  divide(1, 3);
  QVERIFY(!watch.allExact());
}

void TestWatches::roundingBeforeAWatchIsNotItsOwn() {
  divide(1, 3);
  ExceptionScope watch;
  QVERIFY(watch.allExact());
}

void TestWatches::watchesStandWithinEachOther() {
  ExceptionScope outer;
  divide(0, 0);
  {
    ExceptionScope inner;
    QVERIFY(inner.allExact());
  }
  QVERIFY(outer.hasInvalid());

  ExceptionScope before;
  {
    ExceptionScope inner;
    divide(1, 3);
  }
  QVERIFY(!before.allExact());
}

HAIRLINE_TEST(TestWatches, nothing);
#include "test_watches.moc"
