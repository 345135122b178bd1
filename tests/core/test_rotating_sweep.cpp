#include <QTest>
#include <cmath>
#include <numbers>

#include "core/ask.h"
#include "core/math/sine_cosine.h"
#include "core/query/report_json.h"
#include "core/scene/scene_file.h"
#include "tests/support/hash.h"
#include "tests/support/hit_rate.h"
#include "tests/support/rotating_pairs.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::boxAround;
using testing::caseCount;
using testing::distanceAt;
using testing::doMeetExactly;
using testing::Failures;
using testing::RotatingPair;
using testing::RotatingShape;
using testing::rotationAboutZ;
using testing::RotationMaker;
using testing::sweep;
using testing::timeOf;

namespace {

using V = Vector3<double>;

constexpr double halfTurn = std::numbers::pi;
constexpr std::array<std::string_view, 2> rotatingMethods{"conservative_advancement",
                                                          "interval_halving"};

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

}  // namespace

/// Sweeps of shapes that rotate.
class TestRotatingSweep : public QObject {
  Q_OBJECT

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
      expectTime({{{rod, V::Zero(), rotationAboutZ(6.25)}, {pin}}}, angle / 6.25);
      // Backwards it comes from the other side.
      expectTime({{{rod, V::Zero(), rotationAboutZ(-6.25)}, {pin}}},
                 (2 * halfTurn - angle) / 6.25 <= 1 ? std::optional((2 * halfTurn - angle) / 6.25)
                                                    : std::nullopt);
      expectTime({{{rod, V::Zero(), rotationAboutZ(angle * 0.99)}, {pin}}}, std::nullopt);
      // The pin turns the other way instead.
      expectTime({{{rod}, {pin, V::Zero(), rotationAboutZ(-6.25)}}}, angle / 6.25);
      // Both, at twice the speed.
      expectTime(
          {{{rod, V::Zero(), rotationAboutZ(6.25)}, {pin, V::Zero(), rotationAboutZ(-6.25)}}},
          angle / 12.5);
      // Both move on as they turn.
      const V way(0.5, -2, 3);
      expectTime({{{rod, way, rotationAboutZ(6.25)}, {pin, way}}}, angle / 6.25);
    }
  }

  void doorHitsBall() {
    const Shape door = boxAround(V(0.5, 0, 1), V(0.5, 0.0, 1));
    const double distance = 0.75;
    const double at = 1.1;
    const Shape ball =
        Sphere<double>{V(distance * std::cos(at), distance * std::sin(at), 0.5), 0.25};
    const double contact = at - std::asin(0.25 / distance);
    expectTime({{{door, V::Zero(), rotationAboutZ(halfTurn / 2)}, {ball}}},
               contact / (halfTurn / 2));
    // Hung elsewhere, about an axis of another length.
    RotationMotion elsewhere = rotationAboutZ(halfTurn / 2);
    elsewhere.axis *= 1e-200;
    expectTime({{{door, V::Zero(), elsewhere}, {ball}}}, contact / (halfTurn / 2));
    expectTime({{{door, V::Zero(), rotationAboutZ(contact - 1e-3)}, {ball}}}, std::nullopt);
  }

  void ballOnAnArmReachesAWall() {
    const Shape ball = Sphere<double>{V(2, 0, 0), 0.5};
    const Shape wall = boxAround(V(0, 3, 0), V(9, 1.5, 9));
    // It touches where 2 sin(angle) = 1.
    expectTime({{{ball, V::Zero(), rotationAboutZ(1)}, {wall}}}, halfTurn / 6);
    expectTime({{{ball, V::Zero(), rotationAboutZ(0.5)}, {wall}}}, std::nullopt);
    // A ball about its own centre only moves on.
    const Shape spun = Sphere<double>{V(0, 0, 0), 0.5};
    expectTime({{{spun, V(0, 2, 0), rotationAboutZ(50)}, {wall}}}, 0.5);
  }

  void cornersReachAWall() {
    const Shape square = boxAround(V(0, 0, 0), V(1, 1, 1));
    const Shape wall = boxAround(V(0, 6.2, 0), V(9, 5, 9));
    const double angle = halfTurn / 4 - std::acos(1.2 / std::sqrt(2));
    expectTime({{{square, V::Zero(), rotationAboutZ(halfTurn)}, {wall}}}, angle / halfTurn);
    // Out of reach, it ends at once, however often it turns.
    const Shape farther = boxAround(V(0, 6.5, 0), V(9, 5, 9));
    const RotatingPair beside{{{square, V::Zero(), rotationAboutZ(6000)}, {farther}}};
    expectTime(beside, std::nullopt);
    for (const std::string_view method : rotatingMethods) {
      const auto steps = sweep(beside, method, ScalarKind::float64, true).trace.steps.size();
      QVERIFY2(steps <= 2, std::to_string(steps).c_str());
    }
    // Two that turn beside each other and leave a gap of a thousandth.
    const Shape other = boxAround(V(2 * std::sqrt(2) + 1e-3, 0, 0), V(1, 1, 1));
    expectTime({{{square, V::Zero(), rotationAboutZ(100)},
                 {other, V::Zero(), rotationAboutZ(77, V(2 * std::sqrt(2) + 1e-3, 0, 0))}}},
               std::nullopt);
  }

  void roundBodiesRotateToo() {
    const Shape wall = boxAround(V(0, 3, 0), V(9, 1.5, 9));
    // A capsule and a cylinder that stand up: the far end reaches 1.5.
    const Shape capsule = Capsule<double>{V(0, 0, 0), V(2, 0, 0), 0.5};
    expectTime({{{capsule, V::Zero(), rotationAboutZ(1)}, {wall}}}, std::asin(0.5));
    const Shape cylinder = Cylinder<double>{V(0, 0, 0), V(2, 0, 0), 0.5};
    // The rim: 2 sin(angle) + 0.5 cos(angle) = 1.5.
    const double rim = std::asin(1.5 / std::sqrt(4.25)) - std::atan(0.25);
    expectTime({{{cylinder, V::Zero(), rotationAboutZ(1)}, {wall}}}, rim);
    // The support of an ellipse: sqrt(4 sin² + cos² / 4) = 1.5.
    const Shape ellipsoid =
        Ellipsoid<double>{V(0, 0, 0), {V::UnitX(), V::UnitY(), V::UnitZ()}, {2, 0.5, 0.5}};
    expectTime({{{ellipsoid, V::Zero(), rotationAboutZ(1)}, {wall}}},
               std::asin(std::sqrt(2 / 3.75)));
    const Shape disc = Disc<double>{V(0, 0, 0), V(1, 0, 0), 2};
    expectTime(
        {{{disc, V::Zero(), rotationAboutZ(1.5)}, {Shape(boxAround(V(1.5, 0, 0), V(0.5, 9, 9)))}}},
        halfTurn / 6 / 1.5);
    const Shape cone = Cone<double>{V(0, 0, 0), V(1, 0, 0), 2, 0.5};
    expectTime({{{cone, V::Zero(), rotationAboutZ(1)}, {wall}}}, rim);
  }

  void shapesOfThePlaneRotate() {
    const Shape rod = Segment2<double>{{0, 0}, {1, 0}};
    const Shape pin = Point2<double>{{0, 0.5}};
    expectTime({{{rod, V::Zero(), rotationAboutZ(halfTurn)}, {pin}}}, 0.5);
    expectTime({{{rod, V::Zero(), rotationAboutZ(halfTurn, V(0, 3, 0))}, {pin}}}, std::nullopt);
  }

  void startsInContactAndAngleZero() {
    const Shape square = boxAround(V(0, 0, 0), V(1, 1, 1));
    const Shape other = boxAround(V(2, 0, 0), V(1, 1, 1));
    expectTime({{{square, V::Zero(), rotationAboutZ(1)}, {other}}}, 0.0);
    // An angle of 0 is no rotation: it leaves the answer of every method as it is.
    const RotatingPair still{
        {{boxAround(V(-3, 0, 0), V(1, 1, 1)), V(4, 0, 0), rotationAboutZ(0, V(9, 9, 9))}, {other}}};
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
    expectTime({{{rod, V::Zero(), rotationAboutZ(6280)}, {pin}}}, halfTurn / 2 / 6280);
    expectTime({{{rod, V::Zero(), rotationAboutZ(6280)}, {Point<double>{V(0, 2, 0)}}}},
               std::nullopt);
    // A distant centre: nearly a translation.
    const double far = 1e5;
    const RotatingPair nearlyStraight{
        {{boxAround(V(0, 0, 0), V(1, 1, 1)), V::Zero(), rotationAboutZ(4 / far, V(0, far, 0))},
         {boxAround(V(4, 0, 0), V(1, 1, 1))}}};
    for (const std::string_view method : rotatingMethods) {
      const auto time = timeOf(nearlyStraight, method, ScalarKind::float64);
      QVERIFY(time && std::abs(*time - 0.5) < 1e-4);
    }
    // Of any size.
    for (const double size : {1e-150, 1e150}) {
      const RotatingPair pair{
          {{Segment<double>{V(0, 0, 0), V(size, 0, 0)}, V::Zero(), rotationAboutZ(halfTurn)},
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
      const Report report =
          sweep({{{empty, V::Zero(), rotationAboutZ(1)}, {boxAround(V(0, 0, 0), V(9, 9, 9))}}},
                method, ScalarKind::float64);
      QCOMPARE(report.hit, std::optional<bool>(false));
    }
    // A tiny shape inside its circle, which the large one never leaves.
    expectTime({{{boxAround(V(0, 0, 0), V(1e-6, 1e-6, 1e-6)), V::Zero(), rotationAboutZ(300)},
                 {boxAround(V(3, 0, 0), V(2, 2, 2))}}},
               std::nullopt);
  }

  // The top of a circle comes as close to a wall as any number.
  void circlesGraze() {
    for (const double size : {1e-3, 1e-6, 1e-9, 1e-12, 1e-15, 0.0}) {
      for (const double gap : {size, -size}) {
        const Shape wall = boxAround(V(0, 3 + gap, 0), V(9, 1, 9));
        for (const Shape& shape :
             {Shape(Point<double>{V(2, 0, 0)}), Shape(Sphere<double>{V(1.5, 0, 0.125), 0.5}),
              Shape(Segment<double>{V(2, 0, 0), V(0, 1, 0)})}) {
          const RotatingPair pair{
              {{shape, V(0.25, 0, 0.5), rotationAboutZ(3, V(0, 0, 0))}, {wall}}};
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
      options.rotations[0] = rotationAboutZ(angle);
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
    const Shape cube = boxAround(V(0, 0, 0), V(1, 1, 1));
    QVERIFY(!firstContact(cube, a, still));
  }

  void pairsWithoutAMethodAreRefused() {
    const Shape square = boxAround(V(0, 0, 0), V(1, 1, 1));
    const Shape flat = Plane<double>{V(0, 0, 1), 5};
    AskOptions options;
    options.displacements[0] = V(0, 0, 9);
    options.scalar = ScalarKind::float64;
    QVERIFY(firstContact(square, flat, options));
    options.rotations[0] = rotationAboutZ(1);
    const auto refused = firstContact(square, flat, options);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("unsupported"));
    const Shape other = boxAround(V(0, 0, 5), V(1, 1, 1));
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
    const RotationMotion turn = rotationAboutZ(1);
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
