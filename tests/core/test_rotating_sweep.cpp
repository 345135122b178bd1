#include <QTest>
#include <cmath>
#include <numbers>

#include "core/ask.h"
#include "core/math/sine_cosine.h"
#include "core/query/general/polytope.h"
#include "core/query/proof/certificate.h"
#include "core/query/proof/rotation_facts.h"
#include "core/query/proof/witness.h"
#include "core/query/report_json.h"
#include "core/scene/scene_file.h"
#include "core/shapes/validate.h"
#include "tests/support/describe.h"
#include "tests/support/general_pairs.h"
#include "tests/support/hash.h"
#include "tests/support/hit_rate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::ShapeMaker;

namespace {

using V = Vector3<double>;
using RationalVector = Vector3<Rational>;

constexpr double halfTurn = std::numbers::pi;
constexpr std::array<std::string_view, 2> rotatingMethods{"conservative_advancement",
                                                          "interval_halving"};

/// A shape and how it moves.
struct RotatingShape {
  Shape shape;
  V displacement = V::Zero();
  std::optional<RotationMotion> rotation = {};
};
using RotatingPair = std::array<RotatingShape, 2>;

std::string describe(const RotatingPair& pair) {
  std::string text;
  for (const RotatingShape& each : pair) {
    std::string one = testing::describe(each.shape);
    one.back() = ',';
    one += "\"displacement\":";
    testing::detail::append(one, each.displacement);
    if (each.rotation) {
      one += ",\"rotation\":{\"axis\":";
      testing::detail::append(one, each.rotation->axis);
      one += ",\"angle\":" + std::to_string(each.rotation->angle) + ",\"center\":";
      testing::detail::append(one, each.rotation->center);
      one += '}';
    }
    text += (text.empty() ? "{\"kind\":\"sweep\",\"a\":" : ",\"b\":") + one + '}';
  }
  return text + '}';
}

QueryOptions motionOf(const RotatingPair& pair) {
  QueryOptions options;
  for (std::size_t i = 0; i < 2; ++i) {
    options.displacements[i] = pair[i].displacement;
    options.rotations[i] = pair[i].rotation ? &*pair[i].rotation : nullptr;
  }
  return options;
}

Report sweep(const RotatingPair& pair, std::string_view method, ScalarKind scalar,
             bool withTrace = false) {
  const auto found = testing::findQuery(pair[0].shape, pair[1].shape, Kind::sweep, method);
  QueryOptions options = motionOf(pair);
  if (found->swapped) options = withSwappedOperands(options);
  const Report report = found->entry->run(found->shapes, scalar, options, withTrace);
  if (report.hit && found->entry->test(found->shapes, scalar, options) != *report.hit) {
    QTest::qFail(describe(pair).c_str(), __FILE__, __LINE__);
  }
  return report;
}

/// The time of first contact by a method, or nothing.
std::optional<double> timeOf(const RotatingPair& pair, std::string_view method, ScalarKind scalar) {
  const Report report = sweep(pair, method, scalar);
  if (!report.hit || !*report.hit) return std::nullopt;
  return report.time->value;
}

/// Expects a time of first contact of all methods in float and double, in both orders.
void expectTime(const RotatingPair& pair, std::optional<double> expected, double tolerance = 1e-9) {
  for (const RotatingPair& order : {pair, RotatingPair{pair[1], pair[0]}}) {
    for (const std::string_view method : rotatingMethods) {
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        const bool isFloat = scalar == ScalarKind::float32;
        const auto time = timeOf(order, method, scalar);
        const bool isRight = time.has_value() == expected.has_value() &&
                             (!time || std::abs(*time - *expected) <= (isFloat ? 2e-4 : tolerance));
        const std::string text = std::string(method) + (isFloat ? " in float: " : " in double: ") +
                                 (time ? std::to_string(*time) : "none") + ' ' + describe(order);
        QVERIFY2(isRight, text.c_str());
      }
    }
  }
}

/// The positions of a moving shape at a time, from a rational point of the circle next to the angle
/// and without rounding until the end; the axis has a rational length.
Shape exactlyAt(const RotatingShape& moving, double time) {
  const RationalVector shift = exact(moving.displacement) * Rational(time);
  RationalVector center(Rational(0), Rational(0), Rational(0));
  RationalVector axis = center;
  Rational cosine(1);
  Rational sine(0);
  if (moving.rotation) {
    center = exact(moving.rotation->center);
    const Rational q(std::tan(moving.rotation->angle * time / 2));
    cosine = (Rational(1) - q * q) / (Rational(1) + q * q);
    sine = Rational(2) * q / (Rational(1) + q * q);
    axis = exact(moving.rotation->axis);
    const double length = std::sqrt(squaredNorm(axis).toNearestDouble());
    axis /= Rational(length);
    if (squaredNorm(axis) != Rational(1)) qFatal("an axis of irrational length");
  }
  const auto at = [&](const V& point) -> V {
    const RationalVector arm = exact(point) - center;
    const RationalVector along = axis * dot(axis, arm);
    const RationalVector place = center + along + RationalVector(arm - along) * cosine +
                                 RationalVector(cross(axis, arm)) * sine + shift;
    return {place[0].toNearestDouble(), place[1].toNearestDouble(), place[2].toNearestDouble()};
  };
  if (const auto* ball = std::get_if<Sphere<double>>(&moving.shape)) {
    return Sphere<double>{at(ball->center), ball->radius};
  }
  Convex<double> hull{verticesOf<double>(moving.shape)};
  for (V& vertex : hull.vertices) vertex = at(vertex);
  return hull;
}

bool doMeetExactly(const RotatingPair& pair, double time) {
  return *intersects(exactlyAt(pair[0], time), exactlyAt(pair[1], time));
}

double distanceAt(const RotatingPair& pair, double time) {
  return *distance(exactlyAt(pair[0], time), exactlyAt(pair[1], time), {.method = "reference"});
}

/// The projection of a sphere or polytope on an axis.
Interval<double> extentOf(const Shape& shape, const V& axis) {
  if (const auto* ball = std::get_if<Sphere<double>>(&shape)) {
    const double height = dot(axis, ball->center);
    const double reach = axis.norm() * ball->radius;
    return {height - reach, height + reach};
  }
  const std::vector<V> vertices = verticesOf<double>(shape);
  Interval<double> extent{dot(axis, vertices[0]), dot(axis, vertices[0])};
  for (const V& vertex : vertices) {
    const double height = dot(axis, vertex);
    extent = {std::min(extent.min, height), std::max(extent.max, height)};
  }
  return extent;
}

RotatingShape roundedToFloat(const RotatingShape& given) {
  const auto rounded = [](const V& v) { return toDouble(fromDouble<float>(v)); };
  RotatingShape result = given;
  std::visit(
      [](auto& known) {
        if constexpr (requires { convert<double>(convert<float>(known)); }) {
          known = convert<double>(convert<float>(known));
        }
      },
      result.shape);
  result.displacement = rounded(given.displacement);
  if (result.rotation) result.rotation->center = rounded(given.rotation->center);
  return result;
}

/// Segments, boxes and the like, and spheres, of which at least one rotates.
class RotationMaker {
 public:
  explicit RotationMaker(std::uint64_t seed) : m_random(seed), m_shapes(seed + 1) {}

  /// Of the pairs that intersect at the start, two in five.
  RotatingPair next() {
    for (;;) {
      RotatingPair pair = any();
      if (m_random.chance(0.4) || !doMeetExactly(pair, 0)) return pair;
    }
  }

 private:
  RotatingPair any() {
    const bool onGrid = m_random.chance(0.3);
    m_shapes.setOnGrid(onGrid);
    RotatingPair pair;
    const int turning = m_random.integer(0, 2);
    for (int i = 0; i < 2; ++i) {
      RotatingShape& each = pair[static_cast<std::size_t>(i)];
      each.shape = m_shapes.next(type());
      if (m_random.chance(0.75)) {
        each.displacement = onGrid ? m_random.gridPoint(-2, 2) : m_random.point(-2, 2);
      }
      if (turning == i) continue;
      each.rotation = rotation();
    }
    return pair;
  }

  RotationMotion rotation() {
    // Of rational length.
    static constexpr std::array<std::array<int, 3>, 6> axes{
        {{0, 0, 1}, {1, 2, 2}, {2, 3, 6}, {1, 4, 8}, {4, 4, 7}, {2, 6, 9}}};
    const auto& integers = axes[static_cast<std::size_t>(m_random.integer(0, 5))];
    RotationMotion made;
    const int first = m_random.integer(0, 2);
    for (int k = 0; k < 3; ++k) {
      made.axis[(first + k) % 3] =
          integers[static_cast<std::size_t>(k)] * (m_random.chance(0.5) ? -1 : 1);
    }
    made.axis *= std::ldexp(1.0, m_random.integer(-3, 3));
    made.angle =
        m_random.real(-1, 1) * std::array{0.5, 2., 7., 40.}[std::size_t(m_random.integer(0, 3))];
    made.center = m_random.chance(0.3) ? m_random.gridPoint(-2, 2) : m_random.point(-2, 2);
    return made;
  }

  std::size_t type() {
    const std::array types{shapeIndex<Point<double>>(),       shapeIndex<Segment<double>>(),
                           shapeIndex<Triangle<double>>(),    shapeIndex<Rectangle<double>>(),
                           shapeIndex<Aabb<double>>(),        shapeIndex<Obb<double>>(),
                           shapeIndex<Tetrahedron<double>>(), shapeIndex<Frustum<double>>(),
                           shapeIndex<Convex<double>>(),      shapeIndex<Kdop<double>>(),
                           shapeIndex<Sphere<double>>()};
    return types[static_cast<std::size_t>(m_random.integer(0, types.size() - 1))];
  }

  testing::Random m_random;
  ShapeMaker m_shapes;
};

}  // namespace

/// Sweeps of shapes that rotate.
class TestRotatingSweep : public QObject {
  Q_OBJECT

  static RotationMotion aboutZ(double angle, const V& center = V::Zero()) {
    return {V::UnitZ(), angle, center};
  }
  static Shape box(const V& center, const V& half) {
    return Aabb<double>{center - half, center + half};
  }

 private slots:
  void sinesAreNearThoseOfTheLibrary() {
    testing::Random random(41);
    Failures failures;
    for (int i = 0; i < caseCount(200000); ++i) {
      double angle = random.real(-1, 1) * std::array{1., 10., 6284.}[std::size_t(i) % 3];
      // Next to multiples of a quarter turn.
      if (i % 5 == 0) angle = random.nudge(std::round(angle / halfTurn) * halfTurn / 2, 2);
      const auto [sine, cosine] = sineCosine(angle);
      failures.check(std::abs(sine - std::sin(angle)) <= 0x1p-52 &&
                         std::abs(cosine - std::cos(angle)) <= 0x1p-52,
                     [&] { return std::to_string(angle); });
    }
    QVERIFY2(failures.none(), failures.text());
    QCOMPARE(sineCosine(0).sine, 0.0);
    QCOMPARE(sineCosine(0).cosine, 1.0);
  }

  // Contacts that can be worked out by hand.

  void segmentReachesPoint() {
    for (const double angle : {0.3, halfTurn / 2, 2.5, 6.0}) {
      const Shape pin = Point<double>{V(0.5 * std::cos(angle), 0.5 * std::sin(angle), 0)};
      const Shape rod = Segment<double>{V(0, 0, 0), V(1, 0, 0)};
      // A point that no rounding moves off the plane of the motion.
      expectTime({{{rod, V::Zero(), aboutZ(6.25)}, {pin}}}, angle / 6.25);
      // Backwards it comes from the other side.
      expectTime({{{rod, V::Zero(), aboutZ(-6.25)}, {pin}}},
                 (2 * halfTurn - angle) / 6.25 <= 1 ? std::optional((2 * halfTurn - angle) / 6.25)
                                                    : std::nullopt);
      expectTime({{{rod, V::Zero(), aboutZ(angle * 0.99)}, {pin}}}, std::nullopt);
      // The pin turns the other way instead.
      expectTime({{{rod}, {pin, V::Zero(), aboutZ(-6.25)}}}, angle / 6.25);
      // Both, at twice the speed.
      expectTime({{{rod, V::Zero(), aboutZ(6.25)}, {pin, V::Zero(), aboutZ(-6.25)}}}, angle / 12.5);
      // Both move on as they turn.
      const V way(0.5, -2, 3);
      expectTime({{{rod, way, aboutZ(6.25)}, {pin, way}}}, angle / 6.25);
    }
  }

  void doorHitsBall() {
    const Shape door = box(V(0.5, 0, 1), V(0.5, 0.0, 1));
    const double distance = 0.75;
    const double at = 1.1;
    const Shape ball =
        Sphere<double>{V(distance * std::cos(at), distance * std::sin(at), 0.5), 0.25};
    const double contact = at - std::asin(0.25 / distance);
    expectTime({{{door, V::Zero(), aboutZ(halfTurn / 2)}, {ball}}}, contact / (halfTurn / 2));
    // Hung elsewhere, about an axis of another length.
    RotationMotion elsewhere = aboutZ(halfTurn / 2);
    elsewhere.axis *= 1e-200;
    expectTime({{{door, V::Zero(), elsewhere}, {ball}}}, contact / (halfTurn / 2));
    expectTime({{{door, V::Zero(), aboutZ(contact - 1e-3)}, {ball}}}, std::nullopt);
  }

  void ballOnAnArmReachesAWall() {
    const Shape ball = Sphere<double>{V(2, 0, 0), 0.5};
    const Shape wall = box(V(0, 3, 0), V(9, 1.5, 9));
    // It touches where 2 sin(angle) = 1.
    expectTime({{{ball, V::Zero(), aboutZ(1)}, {wall}}}, halfTurn / 6);
    expectTime({{{ball, V::Zero(), aboutZ(0.5)}, {wall}}}, std::nullopt);
    // A ball about its own centre only moves on.
    const Shape spun = Sphere<double>{V(0, 0, 0), 0.5};
    expectTime({{{spun, V(0, 2, 0), aboutZ(50)}, {wall}}}, 0.5);
  }

  void cornersReachAWall() {
    const Shape square = box(V(0, 0, 0), V(1, 1, 1));
    const Shape wall = box(V(0, 6.2, 0), V(9, 5, 9));
    const double angle = halfTurn / 4 - std::acos(1.2 / std::sqrt(2));
    expectTime({{{square, V::Zero(), aboutZ(halfTurn)}, {wall}}}, angle / halfTurn);
    // Out of reach, it ends at once, however often it turns.
    const Shape farther = box(V(0, 6.5, 0), V(9, 5, 9));
    const RotatingPair beside{{{square, V::Zero(), aboutZ(6000)}, {farther}}};
    expectTime(beside, std::nullopt);
    for (const std::string_view method : rotatingMethods) {
      const auto steps = sweep(beside, method, ScalarKind::float64, true).trace.steps.size();
      QVERIFY2(steps <= 2, std::to_string(steps).c_str());
    }
    // Two that turn beside each other and leave a gap of a thousandth.
    const Shape other = box(V(2 * std::sqrt(2) + 1e-3, 0, 0), V(1, 1, 1));
    expectTime({{{square, V::Zero(), aboutZ(100)},
                 {other, V::Zero(), aboutZ(77, V(2 * std::sqrt(2) + 1e-3, 0, 0))}}},
               std::nullopt);
  }

  void roundBodiesRotateToo() {
    const Shape wall = box(V(0, 3, 0), V(9, 1.5, 9));
    // A capsule and a cylinder that stand up: the far end reaches 1.5.
    const Shape capsule = Capsule<double>{V(0, 0, 0), V(2, 0, 0), 0.5};
    expectTime({{{capsule, V::Zero(), aboutZ(1)}, {wall}}}, std::asin(0.5));
    const Shape cylinder = Cylinder<double>{V(0, 0, 0), V(2, 0, 0), 0.5};
    // The rim: 2 sin(angle) + 0.5 cos(angle) = 1.5.
    const double rim = std::asin(1.5 / std::sqrt(4.25)) - std::atan(0.25);
    expectTime({{{cylinder, V::Zero(), aboutZ(1)}, {wall}}}, rim);
    // The support of an ellipse: sqrt(4 sin² + cos² / 4) = 1.5.
    const Shape ellipsoid =
        Ellipsoid<double>{V(0, 0, 0), {V::UnitX(), V::UnitY(), V::UnitZ()}, {2, 0.5, 0.5}};
    expectTime({{{ellipsoid, V::Zero(), aboutZ(1)}, {wall}}}, std::asin(std::sqrt(2 / 3.75)));
    const Shape disc = Disc<double>{V(0, 0, 0), V(1, 0, 0), 2};
    expectTime({{{disc, V::Zero(), aboutZ(1.5)}, {Shape(box(V(1.5, 0, 0), V(0.5, 9, 9)))}}},
               halfTurn / 6 / 1.5);
    const Shape cone = Cone<double>{V(0, 0, 0), V(1, 0, 0), 2, 0.5};
    expectTime({{{cone, V::Zero(), aboutZ(1)}, {wall}}}, rim);
  }

  void shapesOfThePlaneRotate() {
    const Shape rod = Segment2<double>{{0, 0}, {1, 0}};
    const Shape pin = Point2<double>{{0, 0.5}};
    expectTime({{{rod, V::Zero(), aboutZ(halfTurn)}, {pin}}}, 0.5);
    expectTime({{{rod, V::Zero(), aboutZ(halfTurn, V(0, 3, 0))}, {pin}}}, std::nullopt);
  }

  void startsInContactAndAngleZero() {
    const Shape square = box(V(0, 0, 0), V(1, 1, 1));
    const Shape other = box(V(2, 0, 0), V(1, 1, 1));
    expectTime({{{square, V::Zero(), aboutZ(1)}, {other}}}, 0.0);
    // An angle of 0 is no rotation: it leaves the answer of every method as it is.
    const RotatingPair still{
        {{box(V(-3, 0, 0), V(1, 1, 1)), V(4, 0, 0), aboutZ(0, V(9, 9, 9))}, {other}}};
    RotatingPair without = still;
    without[0].rotation.reset();
    for (const std::string_view method :
         {std::string_view("conservative_advancement"), std::string_view("interval_halving"),
          std::string_view("sat"), std::string_view("slabs")}) {
      QCOMPARE(timeOf(still, method, ScalarKind::float64),
               timeOf(without, method, ScalarKind::float64));
    }
  }

  void nastyNumbers() {
    const Shape rod = Segment<double>{V(0, 0, 0), V(1, 0, 0)};
    const Shape pin = Point<double>{V(0, 0.5, 0)};
    // Many turns.
    expectTime({{{rod, V::Zero(), aboutZ(6280)}, {pin}}}, halfTurn / 2 / 6280);
    expectTime({{{rod, V::Zero(), aboutZ(6280)}, {Point<double>{V(0, 2, 0)}}}}, std::nullopt);
    // A distant centre: nearly a translation.
    const double far = 1e5;
    const RotatingPair nearlyStraight{
        {{box(V(0, 0, 0), V(1, 1, 1)), V::Zero(), aboutZ(4 / far, V(0, far, 0))},
         {box(V(4, 0, 0), V(1, 1, 1))}}};
    for (const std::string_view method : rotatingMethods) {
      const auto time = timeOf(nearlyStraight, method, ScalarKind::float64);
      QVERIFY(time && std::abs(*time - 0.5) < 1e-4);
    }
    // Of any size.
    for (const double size : {1e-150, 1e150}) {
      const RotatingPair pair{
          {{Segment<double>{V(0, 0, 0), V(size, 0, 0)}, V::Zero(), aboutZ(halfTurn)},
           {Point<double>{V(0, size / 2, 0)}}}};
      for (const std::string_view method : rotatingMethods) {
        const auto time = timeOf(pair, method, ScalarKind::float64);
        QVERIFY(time && std::abs(*time - 0.5) < 1e-12);
        QVERIFY(sweep(pair, method, ScalarKind::float32).overflow || size < 1);
      }
    }
    // An empty k-DOP has no vertices to rotate.
    const Shape empty = testing::emptySlabs();
    for (const std::string_view method : rotatingMethods) {
      const Report report = sweep({{{empty, V::Zero(), aboutZ(1)}, {box(V(0, 0, 0), V(9, 9, 9))}}},
                                  method, ScalarKind::float64);
      QCOMPARE(report.hit, std::optional<bool>(false));
    }
    // A tiny shape inside its circle, which the large one never leaves.
    expectTime({{{box(V(0, 0, 0), V(1e-6, 1e-6, 1e-6)), V::Zero(), aboutZ(300)},
                 {box(V(3, 0, 0), V(2, 2, 2))}}},
               std::nullopt);
  }

  // The top of a circle comes as close to a wall as any number.
  void circlesGraze() {
    for (const double size : {1e-3, 1e-6, 1e-9, 1e-12, 1e-15, 0.0}) {
      for (const double gap : {size, -size}) {
        const Shape wall = box(V(0, 3 + gap, 0), V(9, 1, 9));
        for (const Shape& shape :
             {Shape(Point<double>{V(2, 0, 0)}), Shape(Sphere<double>{V(1.5, 0, 0.125), 0.5}),
              Shape(Segment<double>{V(2, 0, 0), V(0, 1, 0)})}) {
          const RotatingPair pair{{{shape, V(0.25, 0, 0.5), aboutZ(3, V(0, 0, 0))}, {wall}}};
          for (const std::string_view method : rotatingMethods) {
            const auto time = timeOf(pair, method, ScalarKind::float64);
            const std::string text =
                std::string(method) + ' ' + std::to_string(gap) + ' ' + describe(pair);
            QVERIFY2(time || gap > 0, text.c_str());
            QVERIFY2(!time || gap < 1e-11, text.c_str());
            if (time) QVERIFY(distanceAt(pair, *time) < 1e-11);
            // Coarser, float may take it for contact sooner.
            QVERIFY2(timeOf(pair, method, ScalarKind::float32) || gap >= 1e-6, text.c_str());
          }
        }
      }
    }
  }

  // No sample of the motion meets before the time of contact, in rationals; and there it does.
  void randomMotionsPassNoContact() {
    RotationMaker maker(7301);
    testing::Random random(7302);
    Failures failures;
    testing::HitRate rate;
    int starts = 0;
    int late = 0;
    const int count = caseCount(400);
    for (int n = 0; n < count; ++n) {
      const RotatingPair given = maker.next();
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        const bool isFloat = scalar == ScalarKind::float32;
        const RotatingPair pair =
            isFloat ? RotatingPair{roundedToFloat(given[0]), roundedToFloat(given[1])} : given;
        std::array<std::optional<double>, 2> times;
        for (std::size_t m = 0; m < 2; ++m) {
          const std::string_view method = rotatingMethods[m];
          const auto text = [&] {
            return std::string(method) + (isFloat ? " in float: " : " in double: ") +
                   describe(pair);
          };
          const Report report = sweep(pair, method, scalar);
          failures.check(report.hit.has_value(), text);
          if (!report.hit) continue;
          times[m] = *report.hit ? std::optional(report.time->value) : std::nullopt;
          rate.count(*report.hit);
          starts += times[m] == 0 ? 1 : 0;
          failures.check(
              !report.timeBracket || !times[m] || report.timeBracket->min.value == *times[m],
              [&] { return "bracket of " + text(); });
          const double end = times[m].value_or(1);
          for (int i = 0; i < 12; ++i) {
            const double time = i == 0 ? end * (1 - 1e-5) : random.real(0, end);
            if (end == 0 || (!times[m] && i == 1)) continue;
            failures.check(!doMeetExactly(pair, time),
                           [&] { return "passed at " + std::to_string(time) + " by " + text(); });
          }
          if (!times[m]) {
            failures.check(!doMeetExactly(pair, 1), [&] { return "missed at the end " + text(); });
            continue;
          }
          const double gap = distanceAt(pair, *times[m]);
          failures.check(gap <= (isFloat ? 1e-3 : 1e-9),
                         [&] { return "apart by " + std::to_string(gap) + ' ' + text(); });
        }
        if (times[0].has_value() != times[1].has_value() ||
            (times[0] && std::abs(*times[0] - *times[1]) > (isFloat ? 1e-3 : 1e-8))) {
          ++late;
        }
      }
    }
    qInfo("%s hit, %d at the start, %d times differ", rate.text().c_str(), starts, late);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
    QVERIFY(late <= count / 50);
  }

  /// As in test_same_everywhere.
  void answersAreTheSameEverywhere() {
    RotationMaker maker(7303);
    testing::Hash hash;
    for (int n = 0; n < 200; ++n) {
      const RotatingPair pair = maker.next();
      for (const std::string_view method : rotatingMethods) {
        for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
          std::string text;
          appendReportJson(text, sweep(pair, method, scalar, true), {.trace = true});
          hash.add(text);
        }
      }
    }
    QCOMPARE(QString::fromStdString(hash.text()), QStringLiteral("cd055a5be65be32b"));
  }

  // Against positions by rational rotations: never where the projections meet at some time, and at
  // a single time wherever they do not.
  void boundsOfProofsHoldAtEveryTime() {
    RotationMaker maker(47);
    testing::Random random(48);
    Failures failures;
    int separated = 0;
    const int count = caseCount(3000);
    for (int i = 0; i < count; ++i) {
      const RotatingPair pair = maker.next();
      const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
      const RotatingSubject subject(proofQuestion(Kind::sweep, shapes, motionOf(pair)));
      V axis = random.point(-1, 1);
      const auto gapAt = [&](double time) {
        return gapBetween(extentOf(exactlyAt(pair[0], time), axis),
                          extentOf(exactlyAt(pair[1], time), axis));
      };
      const double from = random.real(0, 1);
      const double to = std::min(1., from + std::array{0., 0.01, 0.1, 1.}[std::size_t(i) % 4]);
      const bool isSeparated = subject.separates(exact(axis), Rational(from), Rational(to));
      separated += isSeparated ? 1 : 0;
      bool isRight = isSeparated || to > from || gapAt(from) < 1e-9;
      for (int k = 0; k <= 8 && isSeparated; ++k) {
        isRight = isRight && gapAt(from + (to - from) * k / 8) > -1e-9;
      }
      failures.check(isRight, [&] {
        return describe(pair) + " from " + std::to_string(from) + " to " + std::to_string(to);
      });
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(separated > count / 10 && separated < count, std::to_string(separated).c_str());
  }

  void missesAreProven() {
    RotationMaker maker(49);
    Failures failures;
    int misses = 0;
    int proven = 0;
    const int count = caseCount(400);
    for (int i = 0; i < count; ++i) {
      const RotatingPair pair = maker.next();
      const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
      const QueryOptions options = motionOf(pair);
      Report report;
      report.info.kind = Kind::sweep;
      report.scalar = ScalarKind::float64;
      report.hit = timeOf(pair, "interval_halving", ScalarKind::float64).has_value();
      const Certificate found = certify(report, shapes, options, ProofEffort::every);
      if (*report.hit) {
        failures.check(found.proof == nullptr, [&] { return describe(pair); });
        continue;
      }
      ++misses;
      if (found.proof == nullptr) continue;
      ++proven;
      const ProofQuestion question = proofQuestion(Kind::sweep, shapes, options);
      auto intervals = std::get<IntervalsProof>(found.proof->content);
      const auto factsOfThese = [&] { return factsOf(question, Proof{intervals}); };
      bool isRight = factsOfThese()->hit == false;
      // Without its last part it proves nothing, and with a wrong axis it is untrue.
      const IntervalsProof::Interval last = intervals.intervals.back();
      intervals.intervals.pop_back();
      isRight = isRight && !factsOfThese()->hit;
      intervals.intervals.push_back(last);
      intervals.intervals.back().axis = exact(V(0, 0, 0));
      isRight = isRight && !factsOfThese();
      intervals.intervals.back() = last;
      *intervals.intervals.back().to += Rational(0x1p-60);
      isRight = isRight && !factsOfThese();
      failures.check(isRight, [&] { return describe(pair); });
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(misses > count / 4, std::to_string(misses).c_str());
    const std::string counts = std::to_string(proven) + " of " + std::to_string(misses);
    QVERIFY2(proven * 100 >= misses * 95, counts.c_str());
  }

  void provesMissesOfRoundAndFastShapes() {
    const Shape capsule = Capsule<double>{V(0, 0, 0), V(2, 0, 0), 0.5};
    const auto isProven = [](const RotatingPair& pair) {
      const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
      const auto proofs = findRotationProofs(shapes, motionOf(pair));
      if (proofs.empty()) return false;
      const auto facts = factsOf(proofQuestion(Kind::sweep, shapes, motionOf(pair)), proofs[0]);
      return facts && facts->hit == false;
    };
    const Shape wall = box(V(0, 4.01, 0), V(9, 1.5, 9));
    QVERIFY(isProven({{{capsule, V::Zero(), aboutZ(1000)}, {wall}}}));
    const Shape far = box(V(0, 6, 0), V(9, 1.5, 9));
    const RotationMotion oblique{V(1, 1, 1e-3), 6000, V(0.1, 0.2, 0.3)};
    QVERIFY(isProven({{{box(V(0, 0, 0), V(1, 1, 1)), V(0.5, 0.5, 0), oblique}, {far}}}));
    // As far as the wall and no farther: there is no gap to prove.
    const Shape near = box(V(0, 4, 0), V(9, 1.5, 9));
    QVERIFY(!isProven({{{capsule, V::Zero(), aboutZ(1000)}, {near}}}));
    QVERIFY(!isProven({{{capsule, V::Zero(), aboutZ(1000)}, {near, V(0, -1, 0)}}}));
  }

  // What the notes of the example and the page of the lesson say.
  void samplesTouchWhenTheyShould() {
    const auto pairIn = [](const std::string& file) -> RotatingPair {
      const Result<Scene> scene = readSceneFile(HAIRLINE_SOURCE_DIR "/resources/" + file);
      if (!scene) qFatal("%s", scene.error().message.text().c_str());
      RotatingPair pair;
      for (std::size_t i = 0; i < 2; ++i) {
        const SceneObject& object = scene->objects[i];
        pair[i] = {object.shape, object.displacement.value_or(V::Zero()), object.rotation};
      }
      return pair;
    };
    expectTime(pairIn("scenes/rod_turns_into_ball.hairline.json"), 1. / 3);
    RotatingPair thrown = pairIn("lessons/09_moving_objects/stick.hairline.json");
    expectTime(thrown, 5. / 12);
    thrown[0].rotation->angle = 1.5 * halfTurn;
    expectTime(thrown, 1. / 3);
    thrown[0].rotation.reset();
    expectTime(thrown, 0.5);
  }

  // The name of halving where every vertex moves on its own line means another method there.
  void halvingHasASecondName() {
    const Shape a = Triangle<double>{{V(0, 0, 0), V(2, 0, 0), V(2, 0, 1)}};
    const Shape b = Triangle<double>{{V(0, 1, 0), V(0, 3, 0), V(0, 3, 1)}};
    const auto answer = [&](std::string_view method, double angle) {
      AskOptions options;
      options.scalar = ScalarKind::float64;
      options.method = method;
      options.displacements[0] = V(0, 0.5, 0);
      options.rotations[0] = aboutZ(angle);
      return ask(Kind::sweep, a, b, options);
    };
    const auto halved = answer("interval_halving", 2);
    const auto named = answer("interval_subdivision", 2);
    QVERIFY(halved && named && halved->time && named->time && halved->timeBracket);
    QCOMPARE(named->info.method, std::string_view("interval_subdivision"));
    QCOMPARE(named->time->value, halved->time->value);
    QCOMPARE(named->timeBracket->max.value, halved->timeBracket->max.value);
    // Without rotation it stays the method of its own, which exists for triangles alone.
    const auto own = answer("interval_subdivision", 0);
    QVERIFY(own && own->info.source.find("Tight Inclusion") != std::string_view::npos);
    AskOptions still;
    still.scalar = ScalarKind::float64;
    still.method = "interval_subdivision";
    const Shape cube = box(V(0, 0, 0), V(1, 1, 1));
    QVERIFY(!firstContact(cube, a, still));
  }

  void pairsWithoutAMethodAreRefused() {
    const Shape square = box(V(0, 0, 0), V(1, 1, 1));
    const Shape flat = Plane<double>{V(0, 0, 1), 5};
    AskOptions options;
    options.displacements[0] = V(0, 0, 9);
    options.scalar = ScalarKind::float64;
    QVERIFY(firstContact(square, flat, options));
    options.rotations[0] = aboutZ(1);
    const auto refused = firstContact(square, flat, options);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("unsupported"));
    const Shape other = box(V(0, 0, 5), V(1, 1, 1));
    const auto time = firstContact(square, other, options);
    QVERIFY(time && *time && std::abs(**time - 1. / 3) < 1e-12);
    options.scalar = ScalarKind::exact;
    QCOMPARE(firstContact(square, other, options).error().code, std::string("unsupported"));
    options.rotations[0]->angle = 1e4;
    QCOMPARE(firstContact(square, other, options).error().at, std::string("rotation.angle"));
    options.rotations[0].reset();
    QVERIFY(firstContact(square, other, options));
    // No other method answers, nor does a method when it is asked past the check.
    QueryOptions given;
    const RotationMotion turn = aboutZ(1);
    given.rotations[1] = &turn;
    for (const FittingQuery& query : queriesFor(std::array{&square, &other})) {
      if (query.entry->info.kind != Kind::sweep || query.entry->info.rotates) continue;
      QVERIFY(!canAnswer(query.entry->info, given));
      QVERIFY(!query.entry->run(query.shapes, ScalarKind::exact, given, false).hit);
    }
  }
};

HAIRLINE_TEST(TestRotatingSweep, nothing);
#include "test_rotating_sweep.moc"
