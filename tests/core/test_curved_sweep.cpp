#include <QTest>
#include <cmath>

#include "core/queries.h"
#include "core/query/proof/certificate.h"
#include "core/query/proof/proof_check.h"
#include "tests/support/case_maker.h"
#include "tests/support/general_pairs.h"
#include "tests/support/hit_rate.h"
#include "tests/support/known_contacts.h"
#include "tests/support/sweep_checks.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Case;
using testing::caseCount;
using testing::CaseMix;
using testing::ContactFrame;
using testing::contacts;
using testing::describeSweep;
using testing::Displacements;
using testing::Failures;
using testing::frameOf;
using testing::KnownContact;
using testing::movedBy;
using V = Vector3<double>;

/// When moving curved shapes first touch: by proofs, by the iterative methods, by contacts that are
/// known, and by shapes that are the same set.
class TestCurvedSweep : public QObject {
  Q_OBJECT

  static Report ask(const Shape& a, const Shape& b, const Displacements& ways) {
    return testing::askMoving(a, b, Kind::sweep, "reference", ScalarKind::exact, ways);
  }

  static bool hasReference(const Shape& a, const Shape& b) {
    return testing::findQuery(a, b, Kind::sweep, "reference").has_value();
  }

  static bool isWithCone(const Shape& a, const Shape& b) {
    return std::holds_alternative<Cone<double>>(a) || std::holds_alternative<Cone<double>>(b);
  }

  /// The pairs of curved shapes of which one is no sphere or capsule.
  static std::vector<std::array<std::size_t, 2>> pairs() {
    const std::vector<std::size_t> types = testing::roundTypes();
    std::vector<std::array<std::size_t, 2>> found;
    for (std::size_t i = 0; i < types.size(); ++i) {
      for (std::size_t j = std::max<std::size_t>(i, 2); j < types.size(); ++j) {
        found.push_back({types[i], types[j]});
      }
    }
    return found;
  }

 private slots:
  void randomPairsAreProven() {
    const auto verdict = [](const Case& given) {
      return *testing::askMoving(given.shapes[0], given.shapes[1], Kind::sweep,
                                 "conservative_advancement", ScalarKind::float64,
                                 given.displacements)
                  .hit;
    };
    Failures failures;
    int cases = 0;
    int hits = 0;
    for (const auto& [first, second] : pairs()) {
      testing::CaseMaker maker({first, second}, true, CaseMix::real, verdict, 101, 30);
      const bool hasCone =
          first == shapeIndex<Cone<double>>() || second == shapeIndex<Cone<double>>();
      for (int n = caseCount(hasCone ? 2 : 3); n > 0; --n) {
        const Case given = maker.next();
        const Shape& a = given.shapes[0];
        const Shape& b = given.shapes[1];
        const auto text = [&] { return describeSweep(a, b, given.displacements); };
        const auto query = *testing::findQuery(a, b, Kind::sweep, "reference");
        QueryOptions options;
        options.displacements = given.displacements;
        if (query.swapped) options = withSwappedOperands(options);
        Report exact = query.entry->run(query.shapes, ScalarKind::exact, options, false);
        exact.certificate = certify(exact, query.shapes, options, ProofEffort::every);
        failures.check(exact.certificate.status == Certificate::Status::proven,
                       [&] { return "unproven " + text(); });
        failures.check(*exact.hit == verdict(given), text);
        if (!*exact.hit) continue;
        // Disjoint until just before the nearest double, and a common point just after it.
        const auto checked =
            checkProof(exact, query.shapes, options, *exact.certificate.proof).proven;
        failures.check(std::ranges::find(checked, "time") != checked.end(),
                       [&] { return "another time " + text(); });
        const Report near = testing::askMoving(a, b, Kind::sweep, "conservative_advancement",
                                               ScalarKind::float64, given.displacements);
        failures.check(std::abs(near.time->value - exact.time->value) < 1e-6,
                       [&] { return "late " + text(); });
      }
      cases += maker.count();
      hits += maker.hits();
    }
    qInfo("%d of %d hit", hits, cases);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(testing::isBalanced(hits, cases));
  }

  /// Shapes on both sides of a plane that touch in one point of it. One comes there from a distance
  /// in a time that is known: of two points of time one is no double.
  void knownTimes() {
    Failures failures;
    int rational = 0;
    for (const ContactFrame& frame : {frameOf(1, 0, 0, 0), frameOf(2, 1, 0, -1)}) {
      const V& n = frame.n;
      const std::vector<KnownContact> below = contacts(V::Zero(), frame);
      const std::vector<KnownContact> above =
          contacts(V::Zero(), {-n, frame.u, frame.t, frame.length});
      for (std::size_t i = 0; i < below.size(); ++i) {
        for (std::size_t j = 0; j < above.size(); ++j) {
          if (!hasReference(below[i].shape, above[j].shape)) continue;
          // Those of cones take longer.
          const bool isOther = (i + j) % 2 != (frame.length == 1 ? 0 : 1);
          if (isOther && isWithCone(below[i].shape, above[j].shape)) continue;
          for (const int parts : {1, 3}) {
            // Along the normal and beside it; the time is 1/parts.
            const V step = n + (i % 2 == 0 ? 2 : 0) * frame.t - (j % 2 == 0 ? 1 : 0) * frame.u;
            const Shape a = movedBy(below[i].shape, -step);
            const V carried(3, -7, 2);
            const Displacements ways{V(parts * step + carried), carried};
            const Report report = ask(a, above[j].shape, ways);
            const auto text = [&] {
              return std::string(below[i].name) + ", " + above[j].name + ": " +
                     describeSweep(a, above[j].shape, ways);
            };
            failures.check(*report.hit, text);
            if (!*report.hit) continue;
            failures.check(report.time->value == 1.0 / parts, text);
            rational += report.time->exact ? 1 : 0;
            failures.check(
                !report.time->exact || *report.time->exact == Rational::fraction(1, parts), text);
            // Just too short.
            const Displacements shorter{V(step * (1 - 0x1p-40) + carried), carried};
            failures.check(!*ask(a, above[j].shape, shorter).hit, text);
          }
        }
      }
    }
    qInfo("%d times known to be rational", rational);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(failures.checked() > 500);
  }

  /// The same shapes slide past each other along the plane, and miss by little.
  void grazes() {
    Failures failures;
    const ContactFrame frame = frameOf(1, 1, 1, 0);
    const std::vector<KnownContact> below = contacts(V::Zero(), frame);
    const std::vector<KnownContact> above =
        contacts(V::Zero(), {-frame.n, frame.u, frame.t, frame.length});
    for (std::size_t i = 0; i < below.size(); ++i) {
      for (std::size_t j = 0; j < above.size(); ++j) {
        if (!hasReference(below[i].shape, above[j].shape)) continue;
        if ((2 * i + j) % 15 != 0 && isWithCone(below[i].shape, above[j].shape)) continue;
        const V way = 100 * frame.t + 36 * frame.u;
        const Displacements ways{V(2 * way), V::Zero()};
        for (const double apart : {0.0, 0x1p-40}) {
          const Shape a = movedBy(below[i].shape, V(-way - apart * frame.n));
          const Report report = ask(a, above[j].shape, ways);
          failures.check(*report.hit == (apart == 0), [&] {
            return std::string(below[i].name) + ", " + above[j].name + ": " +
                   describeSweep(a, above[j].shape, ways);
          });
          failures.check(!report.time || report.time->value <= 0.5,
                         [&] { return describeSweep(a, above[j].shape, ways); });
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(failures.checked() > 100);
  }

  /// Balls as ellipsoids, whose times the methods for spheres and capsules know.
  void ballsAsEllipsoids() {
    Failures failures;
    const auto ellipsoidOf = [](const Sphere<double>& ball) {
      return Ellipsoid<double>{ball.center,
                               {V::UnitX(), V::UnitY(), V::UnitZ()},
                               {ball.radius, ball.radius, ball.radius}};
    };
    const auto verdict = [](const Case& given) {
      return *ask(given.shapes[0], given.shapes[1], given.displacements).hit;
    };
    int cases = 0;
    int hits = 0;
    for (const std::size_t type : {shapeIndex<Sphere<double>>(), shapeIndex<Capsule<double>>()}) {
      for (const CaseMix mix : {CaseMix::grid, CaseMix::real, CaseMix::degenerate}) {
        testing::CaseMaker maker({shapeIndex<Sphere<double>>(), type}, true, mix, verdict, 102, 20);
        for (int n = caseCount(20); n > 0; --n) {
          const Case given = maker.next();
          const Shape& a = given.shapes[0];
          const Shape& b = given.shapes[1];
          const Report known = ask(a, b, given.displacements);
          const Shape ellipsoid = ellipsoidOf(std::get<Sphere<double>>(a));
          const auto* second = std::get_if<Sphere<double>>(&b);
          for (const Shape& other : {b, second != nullptr ? Shape(ellipsoidOf(*second)) : b}) {
            const Report seen = ask(ellipsoid, other, given.displacements);
            const auto text = [&] { return describeSweep(ellipsoid, other, given.displacements); };
            failures.check(seen.hit == known.hit, text);
            if (!seen.time || !known.time) continue;
            failures.check(seen.time->value == known.time->value, text);
            const bool areRational = seen.time->exact && known.time->exact;
            failures.check(!seen.time->exact || areRational, text);
            failures.check(!areRational || *seen.time->exact == *known.time->exact, text);
          }
        }
        cases += maker.count();
        hits += maker.hits();
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(testing::isBalanced(hits, cases));
  }

  void withoutMotionOrThickness() {
    const Displacements still{V::Zero(), V::Zero()};
    const Displacements right{V(4, 0, 0), V::Zero()};
    const Shape disc = Disc<double>{V(0, 0, 0), V(0, 0, 1), 1};
    const auto beside = [](double x, double height) {
      return Shape(Disc<double>{V(x, 0, height), V(0, 0, 2), 1});
    };
    QVERIFY(*ask(disc, beside(2, 0), still).hit);
    QVERIFY(sign(*ask(disc, beside(2, 0), still).time->exact) == 0);
    QVERIFY(!*ask(disc, beside(std::nextafter(2.0, 3.0), 0), still).hit);
    // In one plane, and in planes next to each other.
    QVERIFY(*ask(disc, beside(5, 0), right).time->exact == Rational::fraction(3, 4));
    QVERIFY(!*ask(disc, beside(5, 5e-324), right).hit);
    // Through the other's plane beside it: the axis is tilted to the motion.
    const Report past = ask(disc, beside(3, 2), {V(0, 0, 4), V::Zero()});
    QVERIFY(!*past.hit && past.certificate.status == Certificate::Status::proven);
    QVERIFY(*ask(disc, beside(5, 2), {V(4, 0, 4), V::Zero()}).hit == false);
    QVERIFY(*ask(disc, beside(3, 2), {V(4, 0, 4), V::Zero()}).time->exact ==
            Rational::fraction(1, 2));
    // A cylinder on the disc's plane, and one that crosses it, with motion across and along.
    const Shape drum = Cylinder<double>{V(5, 0, 1), V(5, 0, 3), 1};
    QVERIFY(*ask(disc, drum, {V(6, 0, 2), V::Zero()}).time->exact == Rational::fraction(1, 2));
    QVERIFY(!*ask(disc, drum, right).hit);
    const Shape column = Cylinder<double>{V(5, 0, -1), V(5, 0, 3), 1};
    QVERIFY(*ask(disc, column, right).time->exact == Rational::fraction(3, 4));
    QVERIFY(*ask(drum, column, {V(0, 0, -9), V(0, 0, 9)}).hit);
    // Shapes that are segments or points.
    const Shape thread = Cylinder<double>{V(5, -1, 0), V(5, 1, 0), 0};
    QVERIFY(*ask(thread, Capsule<double>{V(0, 0, -1), V(0, 0, 1), 1}, {V(-8, 0, 0), V::Zero()})
                 .time->exact == Rational::fraction(1, 2));
    QVERIFY(*ask(thread,
                 Ellipsoid<double>{V(0, 0, 0), {V::UnitX(), V::UnitY(), V::UnitZ()}, {0, 0, 1}},
                 {V(-10, 0, 0), V::Zero()})
                 .time->exact == Rational::fraction(1, 2));
    QCOMPARE(ask(thread, disc, {V(-8, 0, 0), V::Zero()}).time->value, 0.5);
  }

  /// Cones and contacts whose times follow from right triangles with whole sides.
  void cones() {
    const V up(0, 0, 1);
    const V none = V::Zero();
    // Apex first, base first, and along the slope of 3 to 4.
    const Shape cone = Cone<double>{V(0, 0, 0), -up, 4, 3};
    const Shape mirrored = Cone<double>{V(0, 0, 10), up, 4, 3};
    const auto timeOf = [&](const Shape& a, const Shape& b, const V& way) {
      const Report report = ask(a, b, {way, none});
      const Report swapped = ask(b, a, {none, way});
      const bool isSame =
          report.hit == swapped.hit && (!*report.hit || report.time->value == swapped.time->value);
      return !isSame ? -2 : *report.hit ? report.time->value : -1;
    };
    QCOMPARE(timeOf(cone, mirrored, V(0, 0, 20)), 0.5);
    QCOMPARE(timeOf(cone, mirrored, V(0, 0, 10)), 1.0);
    QCOMPARE(timeOf(cone, mirrored, V(0, 0, std::nextafter(10.0, 9.0))), -1.0);
    QCOMPARE(timeOf(cone, Sphere<double>{V(3, 0, 9), 5}, V(0, 0, 10)), 0.5);
    QCOMPARE(timeOf(cone, Disc<double>{V(1, 0, 5), up, 1}, V(0, 0, 20)), 0.25);
    QCOMPARE(timeOf(cone, Disc<double>{V(1, 0, 5), up, std::nextafter(1.0, 0.0)}, V(0, 0, 4)),
             -1.0);
    QCOMPARE(timeOf(cone, Capsule<double>{V(-9, 0, 7), V(9, 0, 7), 2}, V(0, 0, 20)), 0.25);
    QCOMPARE(timeOf(mirrored, Cylinder<double>{V(0, 0, 20), V(0, 0, 22), 1}, V(1, 0, 16)), 0.375);
    // A ball comes to the side of the cone, where its centre is 5 from the line through the apex.
    QCOMPARE(timeOf(Sphere<double>{V(31.25, 0, -12), 5}, Cone<double>{V(0, 0, 0), -up, 20, 15},
                    V(-32, 0, 0)),
             0.5);
    // Grazed by the plane of the base, by the apex and by the side; missed by little.
    const Shape past = Cone<double>{V(-50, 0, 0), -up, 4, 3};
    const V far(100, 0, 0);
    for (const double gap : {0.0, 0x1p-60}) {
      const double time = gap == 0 ? 0.5 : -1;
      const Shape tip = Cone<double>{V(0, 0, gap), up, 4, 3};
      QCOMPARE(timeOf(past, tip, far), time);
      QCOMPARE(timeOf(Cone<double>{V(-50, 0, -gap), -up, 4, 3}, Sphere<double>{V(0, 0, 2), 2}, far),
               time);
    }
    const Shape below = Ellipsoid<double>{V(0, 0, -6), {V::UnitX(), V::UnitY(), up}, {7, 3, 2}};
    QCOMPARE(timeOf(past, below, far), 0.47);
    // In contact at the start, and without motion.
    QCOMPARE(timeOf(cone, Sphere<double>{V(0, 0, 2), 2}, far), 0.0);
    QCOMPARE(timeOf(cone, Sphere<double>{V(0, 0, 2), 2}, none), 0.0);
    QCOMPARE(timeOf(cone, Sphere<double>{V(0, 0, 2 + 0x1p-51), 2}, none), -1.0);
  }

  /// Cones that are discs or segments, and cones with ellipsoids that are balls.
  void conesThatAreOtherShapes() {
    Failures failures;
    const auto verdict = [](const Case& given) {
      return *testing::askMoving(given.shapes[0], given.shapes[1], Kind::sweep,
                                 "conservative_advancement", ScalarKind::float64,
                                 given.displacements)
                  .hit;
    };
    int cases = 0;
    int hits = 0;
    const auto compare = [&](const Shape& a, const Shape& twin, const Shape& b,
                             const Displacements& ways) {
      const Report seen = ask(a, b, ways);
      const Report known = ask(twin, b, ways);
      const auto text = [&] { return describeSweep(a, b, ways); };
      failures.check(seen.hit == known.hit, text);
      if (seen.time && known.time) failures.check(seen.time->value == known.time->value, text);
      ++cases;
      hits += *seen.hit ? 1 : 0;
    };
    for (const std::size_t type : testing::roundTypes()) {
      testing::CaseMaker maker({shapeIndex<Disc<double>>(), type}, true, CaseMix::real, verdict,
                               103, 20);
      for (int n = caseCount(4); n > 0; --n) {
        const Case given = maker.next();
        const Shape& b = given.shapes[1];
        const auto& disc = std::get<Disc<double>>(given.shapes[0]);
        compare(Cone<double>{disc.center, disc.normal, 0, disc.radius}, disc, b,
                given.displacements);
        const auto* ball = std::get_if<Sphere<double>>(&b);
        if (ball == nullptr) continue;
        const double r = ball->radius;
        const Shape cone = Cone<double>{disc.center, disc.normal, 1, disc.radius};
        compare(Ellipsoid<double>{ball->center, {V::UnitX(), V::UnitY(), V::UnitZ()}, {r, r, r}}, b,
                cone, {given.displacements[1], given.displacements[0]});
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(testing::isBalanced(hits, cases));
    const Shape needle = Cone<double>{V(-4, 0, 0), V(1, 0, 0), 2, 0};
    QVERIFY(*ask(needle, Sphere<double>{V(2, 0, 0), 2}, {V(4, 0, 0), V::Zero()}).time->exact ==
            Rational::fraction(1, 2));
    QCOMPARE(ask(needle, Cone<double>{V(0, 0, 0), V(1, 0, 0), 2, 1}, {V(4, 0, 0), V::Zero()})
                 .time->value,
             0.5);
  }
};

HAIRLINE_TEST(TestCurvedSweep, nothing);
#include "test_curved_sweep.moc"
