#include <QTest>
#include <array>
#include <string>

#include "core/scene/transform.h"
#include "tests/support/case_maker.h"
#include "tests/support/general_pairs.h"
#include "tests/support/hit_rate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/sweep_checks.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Displacements;
using testing::Failures;
using testing::ShapeMaker;
using testing::SweepChecks;

/// Sweeps of every two polytopes and of every two bounded convex shapes.
class TestGeneralSweep : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  testing::Random m_random{91};

  // From some way off to about as far beyond, so that about half of the pairs collide.
  Displacements ways(bool onGrid) {
    if (onGrid) return {m_random.gridPoint(-2, 2), m_random.gridPoint(-1, 1)};
    return {m_random.point(-3, 3), m_random.point(-1, 1)};
  }

  static Report sweep(const Shape& a, const Shape& b, std::string_view method, ScalarKind scalar,
                      const Displacements& ways) {
    return testing::askMoving(a, b, Kind::sweep, method, scalar, ways);
  }

  // The distance in double of two shapes after a fraction of their motion.
  static double distanceAt(const Shape& a, const Shape& b, const Displacements& ways, double time) {
    const Shape movedA = translated(a, ways[0] * time);
    const Shape movedB = translated(b, ways[1] * time);
    const auto found = testing::findQuery(movedA, movedB, Kind::closest, "gjk");
    const Report report = found->entry->run(found->shapes, ScalarKind::float64, {}, false);
    return std::sqrt(report.sqdist->value);
  }

  struct ThinCase {
    Shape a;
    Shape b;
    Displacements ways;
  };

  static Shape rounded(const Shape& shape) {
    return std::visit(
        [](const auto& known) -> Shape {
          if constexpr (requires { convert<double>(convert<float>(known)); }) {
            return convert<double>(convert<float>(known));
          } else {
            return known;
          }
        },
        shape);
  }

  /// The support point of a shape along a direction.
  static V farthest(const Shape& shape, const V& way) {
    if (const auto* ball = std::get_if<Sphere<double>>(&shape)) {
      return ball->center + way.normalized() * ball->radius;
    }
    std::vector<V> corners;
    if (const auto* point = std::get_if<Point<double>>(&shape)) corners = {point->position};
    if (const auto* triangle = std::get_if<Triangle<double>>(&shape)) {
      corners.assign(triangle->vertices.begin(), triangle->vertices.end());
    }
    if (const auto* box = std::get_if<Aabb<double>>(&shape)) {
      for (int i = 0; i < 8; ++i) {
        const auto end = [&](int axis) {
          return (i >> axis & 1) != 0 ? box->max[axis] : box->min[axis];
        };
        corners.emplace_back(end(0), end(1), end(2));
      }
    }
    return *std::ranges::max_element(corners, {}, [&](const V& corner) { return corner.dot(way); });
  }

  // Two shapes that graze or just pass each other, by anything between a thousandth and less than
  // rounding: one on each side of a common tangent plane.
  ThinCase grazingCase() {
    const auto shape = [&]() -> Shape {
      switch (m_random.integer(0, 3)) {
        case 0:
          return Point<double>{m_random.point(-1, 1)};
        case 1:
          return Triangle<double>{
              {m_random.point(-1, 1), m_random.point(-1, 1), m_random.point(-1, 1)}};
        case 2: {
          const V low = m_random.point(-1, 1);
          return Aabb<double>{low, low + m_random.point(0, 1)};
        }
        default:
          return Sphere<double>{m_random.point(-1, 1),
                                m_random.chance(0.2) ? 1e-6 : m_random.real(0, 1)};
      }
    };
    const Shape a = shape();
    const Shape b = shape();
    V normal = m_random.chance(0.3) ? V(V::Unit(m_random.integer(0, 2))) : m_random.point(-1, 1);
    const auto* triangle = std::get_if<Triangle<double>>(&b);
    if (triangle != nullptr && m_random.chance(0.5)) {
      const auto& [first, second, third] = triangle->vertices;
      normal = (second - first).cross(third - first);
    }
    if (normal.norm() < 1e-6) normal = V::UnitX();
    normal.normalize();
    const double length = std::array{4., 1., 1e-2}[std::size_t(m_random.integer(0, 2))];
    Displacements ways{m_random.point(-length, length),
                       m_random.chance(0.5) ? V(0, 0, 0) : m_random.point(-length, length)};
    ways[0] -= normal * normal.dot(ways[0] - ways[1]);
    const double depth =
        std::copysign(std::pow(10., m_random.real(-18, -3)), m_random.chance(0.5) ? 1. : -1.);
    const V offset = farthest(b, -normal) - farthest(a, normal) + normal * depth -
                     (ways[0] - ways[1]) * m_random.real(0, 1);
    return {translated(a, offset), b, ways};
  }

  // Whether they meet on the way; where no sweep answers in exact, at its end; if anything does.
  static std::optional<bool> hitsExactly(const Shape& a, const Shape& b,
                                         const Displacements& ways) {
    const auto answer = [](const Shape& first, const Shape& second, Kind kind,
                           const Displacements& offsets) -> std::optional<bool> {
      const std::array<const Shape*, 2> shapes{&first, &second};
      for (const FittingQuery& query : queriesFor(shapes)) {
        if (query.entry->info.kind != kind || !query.entry->has(ScalarKind::exact)) continue;
        QueryOptions options;
        options.displacements = query.swapped ? Displacements{offsets[1], offsets[0]} : offsets;
        return query.entry->test(query.shapes, ScalarKind::exact, options);
      }
      return {};
    };
    if (const auto onTheWay = answer(a, b, Kind::sweep, ways)) return onTheWay;
    const Displacements none{V(0, 0, 0), V(0, 0, 0)};
    return answer(translated(a, ways[0]), translated(b, ways[1]), Kind::intersect, none);
  }

  // A point of each meets the other's at some time of a short motion, or just misses it.
  // Coordinates are decimals of ten digits, as programs print them, or any.
  ThinCase thinCase() {
    const bool decimal = m_random.chance(0.5);
    const auto place = [&]() -> V {
      if (decimal)
        return m_random.gridPoint(-12, 12, 1. / 12).unaryExpr([](double x) {
          return std::round(x * 1e10) / 1e10;
        });
      return m_random.point(-1, 1);
    };
    const std::array<V, 3> a{place(), place(), place()};
    const std::array<V, 3> b{place(), place(), place()};
    const std::size_t cornersOfA = m_random.chance(0.5) ? 1 : m_random.chance(0.5) ? 2 : 3;
    const auto mean = [&](const std::array<V, 3>& corners, std::size_t count) {
      V sum = V::Zero();
      double whole = 0;
      for (std::size_t i = 0; i < count; ++i) {
        const double weight = m_random.chance(0.2) ? 0 : m_random.real(0.01, 1);
        sum += corners[i] * weight;
        whole += weight;
      }
      return whole == 0 ? corners[0] : V(sum / whole);
    };
    const double length =
        std::array{1., 1e-2, 1e-4, 1e-6, 1e-9}[std::size_t(m_random.integer(0, 4))];
    const Displacements ways{m_random.point(-length, length),
                             m_random.chance(0.5) ? V(0, 0, 0) : m_random.point(-length, length)};
    const V meeting = mean(b, 3) - mean(a, cornersOfA);
    V offset = meeting - (ways[0] - ways[1]) * m_random.real(0, 1);
    if (m_random.chance(0.4)) offset += m_random.point(-length, length);
    const Triangle<double> triangle{b};
    if (cornersOfA == 1) return {Point<double>{a[0] + offset}, triangle, ways};
    if (cornersOfA == 2) return {Segment<double>{a[0] + offset, a[1] + offset}, triangle, ways};
    return {Triangle<double>{{a[0] + offset, a[1] + offset, a[2] + offset}}, triangle, ways};
  }

  using Types = std::vector<std::size_t>;

  void compareAll(const char* what, const Types& first, const Types& second, int count,
                  bool onGrid) {
    SweepChecks checks;
    const auto hits = [](const testing::Case& given) {
      return *sweep(given.shapes[0], given.shapes[1], "sat", ScalarKind::exact, given.displacements)
                  .hit;
    };
    for (const std::size_t a : first) {
      for (const std::size_t b : second) {
        if (first == second && b < a) continue;
        testing::CaseMaker maker(
            {a, b}, true, onGrid ? testing::CaseMix::grid : testing::CaseMix::real, hits, 92, 10);
        for (int n = caseCount(count); n > 0; --n) {
          const testing::Case given = maker.next();
          checks.check(given.shapes[0], given.shapes[1], given.displacements);
        }
      }
    }
    qInfo("%s: %s", what, checks.summary().c_str());
    QVERIFY2(checks.failures().none(), checks.failures().text());
    QVERIFY2(testing::isBalanced(checks.hitRate(), 1), checks.summary().c_str());
  }

 private slots:
  void everyTwoPolytopes() {
    compareAll("random", testing::polytopeTypes(), testing::polytopeTypes(), 20, false);
  }
  void everyTwoPolytopesOnGrid() {
    compareAll("on a grid", testing::polytopeTypes(), testing::polytopeTypes(), 20, true);
  }
  void everyTwoOfThePlane() {
    compareAll("of the plane", testing::planarTypes(), testing::planarTypes(), 30, false);
  }
  void everyTwoOfThePlaneOnGrid() {
    compareAll("of the plane on a grid", testing::planarTypes(), testing::planarTypes(), 30, true);
  }
  // On a grid only: otherwise points never meet anything flat.
  void pointsOnGrid() {
    Types others = testing::polytopeTypes();
    others.push_back(shapeIndex<Point<double>>());
    compareAll("points on a grid", {shapeIndex<Point<double>>()}, others, 30, true);
    Types flat = testing::planarTypes();
    flat.push_back(shapeIndex<Point2<double>>());
    compareAll("points of the plane", {shapeIndex<Point2<double>>()}, flat, 30, true);
  }

  void roundShapesTouchWhenTheyHit() {
    ShapeMaker maker(93);
    Failures failures;
    int cases = 0;
    int hits = 0;
    auto others = testing::roundTypes();
    others.push_back(shapeIndex<Obb<double>>());
    others.push_back(shapeIndex<Tetrahedron<double>>());
    for (const std::size_t first : testing::roundTypes()) {
      for (const std::size_t second : others) {
        for (int n = caseCount(40); n > 0; --n) {
          // On a grid shapes slide along each other, touching during the whole motion: rounding may
          // find the contact anywhere on it, or not at all.
          const bool grazes = n % 2 == 0;
          maker.setOnGrid(grazes);
          const Shape a = maker.next(first);
          const Shape b = maker.next(second);
          const Displacements way = ways(grazes);
          std::array<Report, 2> reports{
              sweep(a, b, "conservative_advancement", ScalarKind::float64, way),
              sweep(a, b, "interval_halving", ScalarKind::float64, way)};
          ++cases;
          hits += *reports[0].hit ? 1 : 0;
          for (const Report& report : reports) {
            const auto text = [&] {
              return std::string(report.info.method) + ' ' + testing::describeSweep(a, b, way);
            };
            failures.check(
                grazes || report.certificate.status != Certificate::Status::unproven || *report.hit,
                [&] { return "unproven " + text(); });
            if (!*report.hit) {
              failures.check(grazes || distanceAt(a, b, way, 0.5) > 0,
                             [&] { return "met " + text(); });
              continue;
            }
            const double time = report.time->value;
            failures.check(distanceAt(a, b, way, time) < 1e-7, [&] { return "apart " + text(); });
            if (time == 0) continue;
            // Where the gap closes flatly, it is below rounding for a while before the contact.
            const double before = time * (1 - 1e-6);
            failures.check(
                grazes || distanceAt(a, b, way, before) > 0 ||
                    !hitsExactly(a, b, {way[0] * before, way[1] * before}).value_or(true),
                [&] { return "late " + text(); });
            failures.check(report.normal.has_value(), text);
          }
          const bool bothHit = *reports[0].hit && *reports[1].hit;
          failures.check(grazes || !bothHit ||
                             std::abs(reports[0].time->value - reports[1].time->value) < 1e-6,
                         [&] { return "times " + testing::describeSweep(a, b, way); });
        }
      }
    }
    qInfo("%d of %d hit", hits, cases);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(testing::isBalanced(hits, cases));
  }

  void nothingIsPassedThrough() {
    // A displacement of a million lengths through a thin wall, and just past it.
    const Shape wall = Obb<double>{V(0, 0, 0), {V::UnitX(), V::UnitY(), V::UnitZ()}, {1e-6, 1, 1}};
    for (const Shape& bullet :
         {Shape(Sphere<double>{V(-5e5, 0.25, 0.25), 1e-6}),
          Shape(Cylinder<double>{V(-5e5, 0, 0), V(-5e5, 1e-6, 0), 1e-6}),
          Shape(Cone<double>{V(-5e5, 0, 0), V(1, 0, 0), 1e-6, 1e-6}),
          Shape(Tetrahedron<double>{
              {V(-5e5, 0, 0), V(-5e5, 1e-6, 0), V(-5e5, 0, 1e-6), V(-5e5 - 1e-6, 0, 0)}})}) {
      const Displacements through{V(1e6, 0, 0), V(0, 0, 0)};
      const Displacements past{V(1e6, 6, 0), V(0, 0, 0)};
      for (const std::string_view method : {"conservative_advancement", "interval_halving"}) {
        for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
          const Report hit = sweep(bullet, wall, method, scalar, through);
          QCOMPARE(hit.hit, std::optional<bool>(true));
          QVERIFY(std::abs(hit.time->value - 0.5) < 1e-5);
          // From b towards a, whichever of the two the query has as its first operand.
          const bool swapped = testing::findQuery(bullet, wall, Kind::sweep, method)->swapped;
          QVERIFY((hit.normal->toVector()[0] < 0) != swapped);
          QCOMPARE(sweep(bullet, wall, method, scalar, past).hit, std::optional<bool>(false));
        }
      }
    }
  }

  // Points, segments, triangles, boxes and spheres that pass through each other by thousandths to
  // billionths. HAIRLINE_TEST_SCALE=50 is a million cases per method.
  void thinMotionsPassNoContact() {
    Failures failures;
    int hits = 0;
    const int count = caseCount(20000);
    for (int n = 0; n < count; ++n) {
      const auto [a, b, ways] = n % 2 == 0 ? thinCase() : grazingCase();
      for (const std::string_view method : {"conservative_advancement", "interval_halving"}) {
        const auto found = testing::findQuery(a, b, Kind::sweep, method);
        QueryOptions options;
        options.displacements = found->swapped ? Displacements{ways[1], ways[0]} : ways;
        for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
          const bool hit = found->entry->test(found->shapes, scalar, options);
          hits += hit ? 1 : 0;
          if (hit) continue;
          // In float the operands differ, and so does the truth.
          const bool isFloat = scalar == ScalarKind::float32;
          const Shape given = isFloat ? rounded(a) : a;
          const Shape other = isFloat ? rounded(b) : b;
          const Displacements moving = isFloat ? Displacements{toDouble(fromDouble<float>(ways[0])),
                                                               toDouble(fromDouble<float>(ways[1]))}
                                               : ways;
          failures.check(!hitsExactly(given, other, moving).value(), [&] {
            return std::string(method) + ' ' + testing::describeSweep(given, other, moving);
          });
        }
      }
    }
    qInfo("%d of %d hit", hits, 4 * count);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(hits > count);
  }

  void atRestTheyAreIntersections() {
    ShapeMaker maker(94);
    Failures failures;
    auto types = testing::polytopeTypes();
    for (const std::size_t type : testing::roundTypes()) types.push_back(type);
    for (const std::size_t first : types) {
      for (const std::size_t second : types) {
        for (int n = caseCount(4); n > 0; --n) {
          maker.setOnGrid(n % 2 == 0);
          const Shape a = maker.next(first);
          const Shape b = maker.next(second);
          const V way = m_random.gridPoint(-2, 2);
          const auto still = testing::findQuery(a, b, Kind::intersect, "gjk");
          const Report expected = still->entry->run(still->shapes, ScalarKind::float64, {}, false);
          for (const std::string_view method : {"conservative_advancement", "interval_halving"}) {
            // Both move alike: relative to b nothing moves.
            const Report report = sweep(a, b, method, ScalarKind::float64, {way, way});
            const auto text = [&] {
              return std::string(method) + ' ' + testing::describeSweep(a, b, {way, way});
            };
            failures.check(report.hit == expected.hit, text);
            failures.check(!*report.hit || report.time->value == 0, text);
          }
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void emptySlabsAreNeverMet() {
    const Shape shape = testing::emptySlabs();
    const Shape box = Aabb<double>{V(-9, -9, -9), V(9, 9, 9)};
    const Displacements way{V(1, 0, 0), V(0, 0, 0)};
    for (const std::string_view method : {"sat", "reference"}) {
      QCOMPARE(sweep(shape, box, method, ScalarKind::exact, way).hit, std::optional<bool>(false));
    }
    for (const std::string_view method : {"sat", "conservative_advancement", "interval_halving"}) {
      QCOMPARE(sweep(shape, box, method, ScalarKind::float64, way).hit, std::optional<bool>(false));
    }
  }
};

HAIRLINE_TEST(TestGeneralSweep, nothing);
#include "test_general_sweep.moc"
