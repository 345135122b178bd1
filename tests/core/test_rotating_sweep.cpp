#include <QTest>
#include <cmath>
#include <map>
#include <numbers>

#include "core/ask.h"
#include "core/math/sine_cosine.h"
#include "core/query/budget.h"
#include "core/query/general/polytope.h"
#include "core/query/proof/certificate.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/proof_check.h"
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
  const auto turned = [&](const RationalVector& arm) -> RationalVector {
    const RationalVector along = axis * dot(axis, arm);
    return along + RationalVector(arm - along) * cosine + RationalVector(cross(axis, arm)) * sine;
  };
  const auto at = [&](const V& point) -> V {
    return toDouble(RationalVector(center + turned(exact(point) - center) + shift));
  };
  const auto direction = [&](const V& v) -> V { return toDouble(turned(exact(v))); };
  Shape shape = moving.shape;
  if (auto* ball = std::get_if<Sphere<double>>(&shape)) {
    ball->center = at(ball->center);
  } else if (auto* capsule = std::get_if<Capsule<double>>(&shape)) {
    capsule->a = at(capsule->a);
    capsule->b = at(capsule->b);
  } else if (auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    cylinder->a = at(cylinder->a);
    cylinder->b = at(cylinder->b);
  } else if (auto* cone = std::get_if<Cone<double>>(&shape)) {
    cone->apex = at(cone->apex);
    cone->axis = direction(cone->axis);
  } else if (auto* disc = std::get_if<Disc<double>>(&shape)) {
    disc->center = at(disc->center);
    disc->normal = direction(disc->normal);
  } else if (auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    ellipsoid->center = at(ellipsoid->center);
    for (V& own : ellipsoid->axes) own = direction(own);
  } else {
    Convex<double> hull{verticesOf<double>(shape)};
    for (V& vertex : hull.vertices) vertex = at(vertex);
    return hull;
  }
  return shape;
}

bool doMeetExactly(const RotatingPair& pair, double time) {
  return *intersects(exactlyAt(pair[0], time), exactlyAt(pair[1], time));
}

double distanceAt(const RotatingPair& pair, double time) {
  return *distance(exactlyAt(pair[0], time), exactlyAt(pair[1], time), {.method = "reference"});
}

/// The projection of a shape on an axis.
Interval<double> extentOf(const Shape& shape, const V& axis) {
  return toDouble(roundedOutward(*extentAlong(shape, exact(axis)), 64));
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

const std::vector<std::size_t> polytopesAndSpheres{
    shapeIndex<Point<double>>(),       shapeIndex<Segment<double>>(),
    shapeIndex<Triangle<double>>(),    shapeIndex<Rectangle<double>>(),
    shapeIndex<Aabb<double>>(),        shapeIndex<Obb<double>>(),
    shapeIndex<Tetrahedron<double>>(), shapeIndex<Frustum<double>>(),
    shapeIndex<Convex<double>>(),      shapeIndex<Kdop<double>>(),
    shapeIndex<Sphere<double>>()};
const std::vector<std::size_t> curvedTypes{
    shapeIndex<Capsule<double>>(), shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>(),
    shapeIndex<Disc<double>>(), shapeIndex<Ellipsoid<double>>()};

std::vector<std::size_t> boundedTypes() {
  std::vector<std::size_t> types = polytopesAndSpheres;
  types.insert(types.end(), curvedTypes.begin(), curvedTypes.end());
  return types;
}

/// Pairs of shapes of some types, of which at least one rotates.
class RotationMaker {
 public:
  explicit RotationMaker(std::uint64_t seed,
                         const std::vector<std::size_t>& types = polytopesAndSpheres)
      : m_random(seed), m_shapes(seed + 1), m_types(types) {}

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
    return m_types[static_cast<std::size_t>(
        m_random.integer(0, static_cast<int>(m_types.size()) - 1))];
  }

  testing::Random m_random;
  ShapeMaker m_shapes;
  std::vector<std::size_t> m_types;
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

  /// Whether proofs that were true become untrue, or prove nothing, as they are changed.
  static bool areBrokenFormsUntrue(const Report& report, std::span<const Shape* const> shapes,
                                   const QueryOptions& options, const Proof& proof) {
    const auto outcomeOf = [&](const IntervalsProof& content) {
      return checkProof(report, shapes, options, Proof{content}).outcome;
    };
    const auto& whole = std::get<IntervalsProof>(proof.content);
    bool isRight = outcomeOf(whole) == ProofOutcome::holds;
    if (!whole.intervals.empty()) {
      IntervalsProof changed = whole;
      changed.intervals.back().axis = exact(V(0, 0, 0));
      isRight = isRight && outcomeOf(changed) == ProofOutcome::untrue;
      changed = whole;
      *changed.intervals.back().to = Rational(1) + Rational(0x1p-60);
      isRight = isRight && outcomeOf(changed) == ProofOutcome::untrue;
      changed = whole;
      changed.intervals.pop_back();
      isRight = isRight && (*report.hit || outcomeOf(changed) != ProofOutcome::holds);
    }
    if (!whole.contact) return isRight;
    const auto isUntrueWith = [&](const auto& change) {
      IntervalsProof changed{{}, whole.contact};
      change(*changed.contact);
      return outcomeOf(changed) == ProofOutcome::untrue;
    };
    return isRight && isUntrueWith([](PointProof& p) { p.point += exact(V(1e3, 1e3, 1e3)); }) &&
           isUntrueWith([](PointProof& p) { p.time = Rational(2); }) &&
           isUntrueWith([](PointProof& p) { p.time = Rational(-1); }) &&
           isUntrueWith([](PointProof& p) { p.operand.reset(); }) &&
           isUntrueWith([](PointProof& p) { p.operand = 2; }) && isUntrueWith([](PointProof& p) {
             // Not across a plane, and beyond the other operand.
             const RationalVector end =
                 p.crossing ? p.point : RationalVector(p.point * Rational(9));
             p.crossing = {end, exact(V(0, 0, 0))};
           });
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
    QCOMPARE(QString::fromStdString(hash.text()), QStringLiteral("b62a8e85d765a3da"));
  }

  // Against positions by rational rotations: never where the projections meet at some time, and at
  // a single time wherever they do not.
  void boundsOfProofsHoldAtEveryTime() {
    RotationMaker plainMaker(47);
    RotationMaker curvedMaker(50, curvedTypes);
    testing::Random random(48);
    Failures failures;
    int separated = 0;
    const int count = caseCount(3000);
    for (int i = 0; i < count; ++i) {
      const RotatingPair pair = (i % 2 == 0 ? plainMaker : curvedMaker).next();
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

  void verdictsAreProven() {
    struct Counts {
      int cases = 0;
      int proven = 0;
      int timed = 0;
      int later = 0;
    };
    // By the type of either shape, of misses and of hits.
    std::map<std::string_view, std::array<Counts, 2>> counts;
    std::array<Counts, 2> all;
    RotationMaker plainMaker(49);
    RotationMaker curvedMaker(51, curvedTypes);
    RotationMaker mixedMaker(52, boundedTypes());
    const std::array makers{&plainMaker, &curvedMaker, &mixedMaker};
    Failures failures;
    testing::HitRate rate;
    const int count = caseCount(600);
    for (int i = 0; i < count; ++i) {
      const RotatingPair pair = makers[static_cast<std::size_t>(i) % 3]->next();
      const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
      const QueryOptions options = motionOf(pair);
      Report report;
      report.info.kind = Kind::sweep;
      report.scalar = ScalarKind::float64;
      const std::optional<double> time = timeOf(pair, "interval_halving", ScalarKind::float64);
      report.hit = time.has_value();
      if (time) report.time = Number{*time, std::nullopt};
      rate.count(*report.hit);
      const Certificate found = certify(report, shapes, options, ProofEffort::every);
      std::vector<Counts*> counted{&all[*report.hit]};
      for (const RotatingShape& each : pair) {
        counted.push_back(&counts[typeName(each.shape)][*report.hit]);
      }
      for (Counts* each : counted) {
        ++each->cases;
        each->later += time > 0 ? 1 : 0;
      }
      if (found.proof == nullptr) continue;
      const ProofChecked checked = checkProof(report, shapes, options, *found.proof);
      for (Counts* each : counted) {
        ++each->proven;
        each->timed += std::ranges::count(checked.proven, std::string_view("time")) > 0 ? 1 : 0;
      }
      failures.check(areBrokenFormsUntrue(report, shapes, options, *found.proof),
                     [&] { return describe(pair); });
      const auto& contact = std::get<IntervalsProof>(found.proof->content).contact;
      if (!contact || i % 3 != 0) continue;
      const double gap = distanceAt(pair, contact->time.toNearestDouble());
      failures.check(gap < 1e-9, [&] { return std::to_string(gap) + " of " + describe(pair); });
    }
    const auto show = [](std::string_view type, const std::array<Counts, 2>& each) {
      qInfo("%s: %d of %d misses, %d of %d hits (%d after the start), %d with their time",
            std::string(type).c_str(), each[0].proven, each[0].cases, each[1].proven, each[1].cases,
            each[1].later, each[1].timed);
    };
    for (const auto& [type, each] : counts) {
      show(type, each);
    }
    show("all", all);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
    QVERIFY(all[0].proven * 100 >= all[0].cases * 95);
    QVERIFY(all[1].proven * 100 >= all[1].cases * 95);
    QVERIFY(all[1].timed * 100 >= all[1].proven * 95);
  }

  // Nothing is rounded across the plane in which they rotate.
  void verdictsOnShapesOfThePlaneAreProven() {
    const std::array types{shapeIndex<Segment2<double>>(), shapeIndex<Triangle2<double>>(),
                           shapeIndex<Rectangle2<double>>(), shapeIndex<Kdop2<double>>()};
    ShapeMaker maker(61);
    testing::Random random(62);
    testing::HitRate rate;
    int proven = 0;
    const int count = caseCount(200);
    for (int i = 0; i < count; ++i) {
      RotatingPair pair;
      for (std::size_t k = 0; k < 2; ++k) {
        const V way = random.point(-2, 2);
        const V center = random.point(-2, 2);
        const auto type = types[static_cast<std::size_t>(random.integer(0, 3))];
        pair[k] = {maker.next(type), V(way[0], way[1], 0), aboutZ(random.real(-7, 7))};
        pair[k].rotation->center = V(center[0], center[1], 0);
      }
      const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
      const Report report = sweep(pair, "interval_halving", ScalarKind::float64);
      if (!report.hit) continue;
      rate.count(*report.hit);
      const auto found = certify(report, shapes, motionOf(pair), ProofEffort::every);
      proven += found.status == Certificate::Status::proven ? 1 : 0;
    }
    const std::string text = std::to_string(proven) + " proven, " + rate.text();
    qInfo("%s", text.c_str());
    QVERIFY2(proven * 100 >= count * 95, text.c_str());
  }

  void provesMissesOfRoundAndFastShapes() {
    const Shape capsule = Capsule<double>{V(0, 0, 0), V(2, 0, 0), 0.5};
    const auto isProven = [](const RotatingPair& pair) {
      const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
      Report report;
      report.hit = false;
      const auto proofs = findRotationProofs(report, shapes, motionOf(pair));
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

  // Within the operations of a question.
  void hitsOfLargeHullsAreProven() {
    testing::Random random(63);
    const auto ball = [&](const V& center) {
      Convex<double> hull;
      while (hull.vertices.size() < 2000) {
        const V v = random.point(-1, 1);
        if (v.norm() > 0.5) hull.vertices.push_back(center + v / v.norm());
      }
      return Shape(hull);
    };
    const RotatingPair pair{
        {{ball(V(0, 0, 0)), V::Zero(), RotationMotion{V(1, 2, 3), 2, V(0.5, 0, 0)}},
         {ball(V(1.5, 1.5, 0)), V(-1, -1, 0)}}};
    const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
    const Report report = sweep(pair, "interval_halving", ScalarKind::float64);
    QVERIFY(report.hit == true && report.time->value > 0);
    const OperationBudget budget(operationsOfQuestion);
    const auto found = certify(report, shapes, motionOf(pair), ProofEffort::every);
    QVERIFY(found.status == Certificate::Status::proven);
  }

  /// What a common point of the first operand, as that is before it moves, proves.
  static bool meetsAt(const RotatingPair& pair, const PointProof& proof) {
    const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
    const std::array<const Shape*, 2> swappedShapes{shapes[1], shapes[0]};
    const QueryOptions options = motionOf(pair);
    const auto facts = factsOf(proofQuestion(Kind::sweep, shapes, options), Proof{proof});
    const auto same = factsOf(
        proofQuestion(Kind::sweep, swappedShapes, withSwappedOperands(options)), swapped({proof}));
    if (facts.has_value() != same.has_value()) qFatal("%s", describe(pair).c_str());
    return facts && facts->hit == true && facts->time->max == proof.time;
  }

  // The end of a rod turns into a wall: where the sine is 3/4, and not sooner.
  void commonPointsAreCheckedToTheLastDigits() {
    const RotatingPair rod{{{Segment<double>{V(0, 0, 0), V(2, 0, 0)}, V::Zero(), aboutZ(1)},
                            {Aabb<double>{V(-9, 1.5, -9), V(9, 9, 9)}}}};
    const auto meets = [&](const RotatingPair& pair, const char* digits, double shift = 0) {
      const RationalVector end = exact(V(2, 0, 0)) + exact(V(0, shift, 0));
      return meetsAt(pair, {end, *Rational::fromString(digits), 0});
    };
    const char* before = "848062078981481008052944338998418/1000000000000000000000000000000000";
    const char* after = "848062078981481008052944338998419/1000000000000000000000000000000000";
    QVERIFY(!meets(rod, before));
    QVERIFY(meets(rod, after));
    QVERIFY(!meets(rod, after, 1e-30));
    RotatingPair backwards = rod;
    backwards[0].rotation->angle = -1;
    QVERIFY(!meets(backwards, after));
    RotatingPair slower = rod;
    slower[0].rotation->angle = std::nextafter(1., 0.);
    QVERIFY(!meets(slower, after));
    // The wall turns the other way instead, or both do and move on alike.
    const RotatingPair turned{{{rod[0].shape}, {rod[1].shape, V::Zero(), aboutZ(-1)}}};
    QVERIFY(meets(turned, after) && !meets(turned, before));
    RotatingPair both = rod;
    both[0].rotation->angle = 1.75;
    both[1].rotation = aboutZ(0.75);
    both[0].displacement = both[1].displacement = V(0.5, -7, 3);
    QVERIFY(meets(both, after) && !meets(both, before));
  }

  // Two flat shapes have no point that a box around it leaves in both: a segment crosses.
  void flatShapesCross() {
    const Shape blade = Triangle<double>{{V(1, -1, -1), V(1, 1, -1), V(1, 0, 2)}};
    const Shape sheet = Triangle<double>{{V(-3, 1, -3), V(3, 1, -3), V(0, 1, 9)}};
    // Turned by 1 radian, the blade leads from (1.38, 0.3) to (-0.3, 1.38), seen along z.
    const RotatingPair pair{{{blade, V::Zero(), aboutZ(1)}, {sheet}}};
    const auto meets = [&](const V& from, const V& to, const V& normal) {
      PointProof proof{exact(from), Rational(1), 0};
      proof.crossing = {exact(to), exact(normal)};
      return meetsAt(pair, proof);
    };
    QVERIFY(meets(V(1, 0, 0), V(1, 0.5, 0), V(0, 1, 0)));
    QVERIFY(meets(V(1, 0.5, 0), V(1, 0, 0), V(0, -3, 0)));
    // Both on one side; not a normal; beyond the triangle; and a point alone.
    QVERIFY(!meets(V(1, 0, 0), V(1, 0.25, 0), V(0, 1, 0)));
    QVERIFY(!meets(V(1, 0, 0), V(1, 0.5, 0), V(0, 1, 1e-9)));
    QVERIFY(!meets(V(1, 0, 0), V(1, 0.5, 0), V(0, 0, 0)));
    QVERIFY(!meets(V(1, 0, 0), V(1, 0.8, 0), V(0, 1, 0)));
    QVERIFY(!meetsAt(pair, {exact(V(1, 0.25, 0)), Rational(1), 0}));
    for (const Shape& beside : {Shape(Triangle<double>{{V(-3, 1, 4), V(3, 1, 4), V(0, 1, 9)}}),
                                Shape(Segment<double>{V(-3, 1, -1), V(3, 1, 0.5)}),
                                Shape(Disc<double>{V(-3, 1, 0), V(0, 1, 0), 1})}) {
      PointProof proof{exact(V(1, 0, 0)), Rational(1), 0};
      proof.crossing = {exact(V(1, 0.5, 0)), exact(V(0, 1, 0))};
      QVERIFY(!meetsAt({{pair[0], {beside}}}, proof));
    }
    // In the plane of the motion nothing is rounded across it.
    PointProof level{exact(V(1, 0, 0)), Rational(1), 0};
    level.crossing = {exact(V(1, 0.5, 0)), exact(V(0, 1, 0))};
    QVERIFY(meetsAt({{pair[0], {Segment<double>{V(-3, 1, 0), V(3, 1, 0)}}}}, level));
    // A concave sheet is not where the hull of its corners is.
    const Shape notched = Quad<double>{{V(-3, 1, -3), V(0, 1, 2), V(3, 1, -3), V(0, 1, 9)}};
    PointProof proof{exact(V(1, 0, 0)), Rational(1), 0};
    proof.crossing = {exact(V(1, 0.5, 0)), exact(V(0, 1, 0))};
    QVERIFY(!meetsAt({{pair[0], {notched}}}, proof));
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
