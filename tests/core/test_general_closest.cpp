#include <QTest>
#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "core/queries.h"
#include "core/query/closest/closest_bracket.h"
#include "core/query/proof/exact_sets.h"
#include "tests/support/case_maker.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/general_pairs.h"
#include "tests/support/hit_rate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::ShapeMaker;

/// Nearest points of every two bounded convex shapes.
class TestGeneralClosest : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  static std::optional<Report> closest(const Shape& a, const Shape& b, std::string_view method,
                                       ScalarKind scalar) {
    const auto found = testing::findQuery(a, b, Kind::closest, method);
    if (!found) return std::nullopt;
    return found->entry->run(found->shapes, scalar, {}, false);
  }

  // The tolerance of a distance, for shapes of about unit size. Beside a curved shape rounding ends
  // the search earlier.
  static double allowed(ScalarKind scalar, bool isCurved) {
    if (isCurved) return scalar == ScalarKind::float32 ? 1e-4 : 1e-11;
    return scalar == ScalarKind::float32 ? 64 * std::numeric_limits<float>::epsilon()
                                         : 64 * std::numeric_limits<double>::epsilon();
  }

  static void compare(const Shape& a, const Shape& b, const Report& expected, Failures& failures,
                      double& worst, bool isCurved = false) {
    const auto text = [&] {
      return testing::describe(Kind::closest, std::array<const Shape*, 2>{&a, &b});
    };
    const double distance = std::sqrt(expected.sqdist->value);
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      const auto report = closest(a, b, "gjk", scalar);
      const auto named = [&] { return std::string(name(scalar)) + ' ' + text(); };
      failures.check(report && report->sqdist && report->points.size() == 2, named);
      if (!report || !report->sqdist || report->points.size() != 2) continue;
      const double off = std::abs(std::sqrt(report->sqdist->value) - distance);
      if (scalar == ScalarKind::float64) worst = std::max(worst, off);
      failures.check(off <= allowed(scalar, isCurved), named);
      const V between = report->points[0].toVector() - report->points[1].toVector();
      failures.check(std::abs(between.norm() - distance) <= allowed(scalar, isCurved),
                     [&] { return "points in " + named(); });
    }
  }

  struct Counts {
    int cases = 0;
    int zeros = 0;
    double worst = 0;

    void show() const {
      qInfo("%d of %d at distance 0; double is off by up to %g", zeros, cases, worst);
    }
    bool isEven() const { return testing::isBalanced(zeros, cases); }
  };

  // Random shapes of two types against the reference.
  static void comparePair(const std::vector<std::size_t>& types, bool onGrid, int count,
                          Failures& failures, Counts& counts) {
    std::optional<Report> expected;
    const auto touch = [&](const testing::Case& given) {
      expected = closest(given.shapes[0], given.shapes[1], "reference", ScalarKind::exact);
      return expected && expected->verdict().value_or(false);
    };
    testing::CaseMaker maker(types, false, onGrid ? testing::CaseMix::grid : testing::CaseMix::real,
                             touch, 101, 20);
    for (int n = count; n > 0; --n) {
      const testing::Case given = maker.next();
      failures.check(expected.has_value(), [&] { return testing::describe(Kind::closest, given); });
      // An empty k-DOP has no distance.
      if (!expected || !expected->sqdist) continue;
      ++counts.cases;
      counts.zeros += *expected->verdict() ? 1 : 0;
      compare(given.shapes[0], given.shapes[1], *expected, failures, counts.worst);
    }
  }

 private slots:
  void everyTwoPolytopes_data() {
    QTest::addColumn<bool>("onGrid");
    QTest::newRow("random") << false;
    QTest::newRow("on a grid") << true;
  }
  void everyTwoPolytopes() {
    QFETCH(bool, onGrid);
    Failures failures;
    Counts counts;
    const std::vector<std::size_t> types{
        shapeIndex<Point<double>>(),       shapeIndex<Segment<double>>(),
        shapeIndex<Triangle<double>>(),    shapeIndex<Rectangle<double>>(),
        shapeIndex<Aabb<double>>(),        shapeIndex<Obb<double>>(),
        shapeIndex<Tetrahedron<double>>(), shapeIndex<Convex<double>>(),
        shapeIndex<Kdop<double>>()};
    for (std::size_t i = 0; i < types.size(); ++i) {
      for (std::size_t j = i; j < types.size(); ++j) {
        comparePair({types[i], types[j]}, onGrid, caseCount(i > 3 ? 60 : 30), failures, counts);
      }
    }
    counts.show();
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(counts.isEven());
  }

  // A step that only corrects the direction, or an inner point beside the nearest one, must not end
  // the search.
  void searchesDoNotEndEarly() {
    const std::array<V, 3> axes{V(0, 0, 1), V(1, 0, 0), V(0, 1, 0)};
    const std::array<Shape, 2> alongBox{
        Ellipsoid<double>{{1, 3, 2}, {axes[1], axes[2], axes[0]}, {0, 1, 2}},
        Obb<double>{{0, -3, -1}, axes, {2, 1, 2}}};
    const std::array<Shape, 2> besideCone{Cone<double>{{-2, -1, 0}, {0, 0, 1}, 1, 1},
                                          Convex<double>{{{-1, 0, 3}, {2, 2, -2}, {-1, 0, 1}}}};
    const std::array<Shape, 2> overCenter{
        Disc<double>{{-0.8457630378954164, 0.6937668738655915, -0.8805539794900651},
                     {0.6596720011197204, 0.7474872470062788, -0.9100882030484849},
                     0.698457797212951},
        Disc<double>{{-0.8083705671732859, 1.2191976990579838, -0.4218955602296043},
                     {0.6596720018658757, 0.7474872457233384, -0.9100882063260894},
                     0.7536277342764109}};
    for (const auto& [a, b] : {alongBox, besideCone, overCenter}) {
      const auto found = closest(a, b, "gjk", ScalarKind::float64);
      const auto exact = closest(a, b, "reference", ScalarKind::exact);
      const double off = std::sqrt(found->sqdist->value) - std::sqrt(exact->sqdist->value);
      QVERIFY2(std::abs(off) < 1e-14, qPrintable(QString::number(off)));
    }
  }

  void pointsAndRoundSolids() {
    ShapeMaker maker(102);
    Failures failures;
    double worst = 0;
    for (const std::size_t type :
         {shapeIndex<Sphere<double>>(), shapeIndex<Capsule<double>>(),
          shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>(), shapeIndex<Disc<double>>()}) {
      for (int n = caseCount(400); n > 0; --n) {
        maker.setOnGrid(n % 2 == 0);
        const Shape point = maker.next(shapeIndex<Point<double>>());
        const Shape solid = maker.next(type);
        const auto expected = closest(point, solid, "analytic", ScalarKind::exact);
        compare(point, solid, *expected, failures, worst);
      }
    }
    qInfo("double is off by up to %g", worst);
    QVERIFY2(failures.none(), failures.text());
  }

  void roundedShapesAgainstTheReference() {
    Failures failures;
    Counts counts;
    std::vector<std::size_t> others = testing::polytopeTypes();
    others.push_back(shapeIndex<Sphere<double>>());
    others.push_back(shapeIndex<Capsule<double>>());
    for (const std::size_t type : {shapeIndex<Sphere<double>>(), shapeIndex<Capsule<double>>()}) {
      for (const std::size_t other : others) {
        for (const bool onGrid : {false, true}) {
          comparePair({type, other}, onGrid, caseCount(30), failures, counts);
        }
      }
    }
    counts.show();
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(counts.isEven());
  }

  void curvedShapesAtKnownDistances() {
    Failures failures;
    const std::array<V, 3> axes{V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)};
    const auto ball = [&](const V& center, double radius) {
      return Ellipsoid<double>{center, axes, {radius, radius, radius}};
    };
    const auto row = [&](const char* name, const Shape& a, const Shape& b, double sqdist) {
      const auto report = closest(a, b, "reference", ScalarKind::exact);
      const auto named = [&] { return std::string(name); };
      failures.check(report && report->sqdist && report->sqdist->value == sqdist, named);
      if (!report || !report->sqdist) return;
      failures.check(report->verdict() == false && !report->overflow, named);
      failures.check(!report->sqdist->exact || *report->sqdist->exact == Rational(sqdist), named);
      failures.check(report->certificate.status == Certificate::Status::proven, named);
    };
    const V o(0, 0, 0);
    row("balls", ball(o, 1), ball(V(3, 4, 12), 1), 121);
    row("point and ball", Point<double>{V(3, 4, 12)}, ball(o, 1), 144);
    row("discs of a plane", Disc<double>{o, axes[2], 1}, Disc<double>{V(3, 4, 0), axes[2], 2}, 4);
    row("parallel discs", Disc<double>{o, axes[2], 1}, Disc<double>{V(3, 4, 12), axes[2], 2}, 148);
    row("coaxial discs", Disc<double>{o, axes[2], 1}, Disc<double>{V(0, 0, 5), axes[2], 2}, 25);
    row("disc across a rim", Disc<double>{o, axes[2], 1}, Disc<double>{V(5, 0, 0), axes[1], 1}, 9);
    row("disc facing a rim", Disc<double>{o, axes[2], 1}, Disc<double>{V(4, 0, 0), axes[0], 2}, 9);
    const Shape upright = Cylinder<double>{V(0, 0, -5), V(0, 0, 5), 1};
    row("crossing cylinders", upright, Cylinder<double>{V(-5, 4, 1), V(5, 4, 1), 1}, 4);
    row("parallel cylinders", upright, Cylinder<double>{V(3, 4, 2), V(3, 4, 9), 2}, 4);
    row("coaxial cylinders", upright, Cylinder<double>{V(0, 0, 8), V(0, 0, 9), 2}, 9);
    row("cap and ball", upright, ball(V(0.25, 0.5, 9), 1), 9);
    row("cylinder and capsule", upright, Capsule<double>{V(3, 4, 1), V(3, 4, 2), 1}, 9);
    const Shape cone = Cone<double>{o, axes[2], 4, 3};
    row("apex and disc", cone, Disc<double>{V(0, 0, -2), axes[2], 1}, 4);
    row("base and cylinder", cone, Cylinder<double>{V(1, 1, 7), V(1, 1, 8), 0.5}, 9);
    row("lateral surface and ball", cone, ball(V(9.5, 0, -4), 2), 64);
    row("box and ellipsoid", Aabb<double>{V(-1, -1, -3), V(1, 1, -2)},
        Ellipsoid<double>{V(0.5, 0, 2), {axes[0], axes[1], axes[2]}, {4, 3, 1}}, 9);
    row("segment and flat ellipsoid", Segment<double>{V(-9, 0, 2), V(9, 0, 2)},
        Ellipsoid<double>{o, {axes[0], axes[1], axes[2]}, {4, 3, 0}}, 4);
    row("huge", ball(o, 0x1p500), ball(V(0x1.8p501, 0x1p502, 0), 0x1p500), 0x1.2p1003);
    row("tiny", ball(o, 0x1p-500), ball(V(0x1.8p-499, 0x1p-498, 0), 0x1p-500), 0x1.2p-997);
    row("a unit apart in the last place", ball(o, 1), ball(V(2 + 0x1p-51, 0, 0), 1), 0x1p-102);
    QVERIFY2(failures.none(), failures.text());
  }

  void halfwayBetweenDoubles() {
    // Of 54 bits, the last of which is one.
    const double distance = 94906267;
    const Rational square = Rational(distance) * Rational(distance);
    QVERIFY(!square.isDouble());
    const V up(0, 0, 1);
    const auto flat =
        closest(Disc<double>{V(0, 0, 0), up, 1}, Disc<double>{V(0, 0, distance), up, 2},
                "reference", ScalarKind::exact);
    QVERIFY(flat->sqdist->exact == square);
    const auto slanted =
        closest(Sphere<double>{V(0, 0, 0), 1},
                Ellipsoid<double>{
                    V(56943762, 75925016, 0), {V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)}, {2, 2, 2}},
                "reference", ScalarKind::exact);
    QCOMPARE(slanted->sqdist->value, toDouble(square));
    QCOMPARE(slanted->sqdist->value, flat->sqdist->value);
  }

  void curvedShapesWithoutADistance() {
    // The square underflows, which is no contact.
    const Shape tiny = Disc<double>{V(0, 0, 0), V(0, 0, 1), 1e-170};
    const auto apart = closest(tiny, Disc<double>{V(3e-170, 1e-171, 0), V(0, 1, 3), 1e-170},
                               "reference", ScalarKind::exact);
    QVERIFY(apart->overflow && apart->verdict() == std::optional(false));
    Kdop<double> empty;
    empty.directions = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 0}};
    empty.min = {0, 0, 0, 5};
    empty.max = {1, 1, 1, 6};
    const auto none = closest(empty, tiny, "reference", ScalarKind::exact);
    QVERIFY(none->overflow && !none->sqdist && !none->verdict());
  }

  // Curved shapes that are the same sets as others.
  void curvedShapesThatAreOthers() {
    ShapeMaker maker(104);
    Failures failures;
    int zeros = 0;
    int cases = 0;
    std::vector<std::size_t> others = testing::polytopeTypes();
    others.push_back(shapeIndex<Sphere<double>>());
    others.push_back(shapeIndex<Capsule<double>>());
    const auto check = [&](const Shape& curved, const Shape& same) {
      for (const std::size_t type : others) {
        const Shape other = maker.next(type);
        const auto expected = closest(other, same, "reference", ScalarKind::exact);
        const auto found = closest(other, curved, "reference", ScalarKind::exact);
        const auto text = [&] {
          return testing::describe(Kind::closest, std::array<const Shape*, 2>{&other, &curved});
        };
        failures.check(found && expected && found->verdict() == expected->verdict(), text);
        if (!found || !expected || !found->sqdist || !expected->sqdist) continue;
        failures.check(found->sqdist->value == expected->sqdist->value, text);
        ++cases;
        zeros += *found->verdict() ? 1 : 0;
      }
    };
    for (int n = caseCount(6); n > 0; --n) {
      maker.setOnGrid(n % 2 == 0);
      const auto segment = std::get<Segment<double>>(maker.next(shapeIndex<Segment<double>>()));
      const auto disc = std::get<Disc<double>>(maker.next(shapeIndex<Disc<double>>()));
      const auto sphere = std::get<Sphere<double>>(maker.next(shapeIndex<Sphere<double>>()));
      const std::array<V, 3> axes{V(0, 1, 0), V(0, 0, -1), V(1, 0, 0)};
      const double r = sphere.radius;
      check(Ellipsoid<double>{sphere.center, axes, {r, r, r}}, sphere);
      check(Disc<double>{disc.center, disc.normal, 0}, Point<double>{disc.center});
      if (segment.a != segment.b) check(Cylinder<double>{segment.a, segment.b, 0}, segment);
      if (n % 2 != 0 || r == 0) continue;
      const V& c = sphere.center;
      check(Cone<double>{c, axes[1], r, 0}, Segment<double>{c, c + axes[1] * r});
      check(Ellipsoid<double>{c, axes, {0, 0, r}},
            Segment<double>{c - axes[2] * r, c + axes[2] * r});
      check(Ellipsoid<double>{c, axes, {0, 0, 0}}, Point<double>{c});
    }
    qInfo("%d of %d at distance 0", zeros, cases);
    QVERIFY2(failures.none(), failures.text());
  }

  void curvedShapesFromTheDefinitions() {
    Failures failures;
    Counts counts;
    int rational = 0;
    std::vector<std::size_t> others = testing::polytopeTypes();
    for (const std::size_t type : testing::roundTypes()) others.push_back(type);
    std::optional<Report> report;
    const auto touch = [&](const testing::Case& given) {
      report = closest(given.shapes[0], given.shapes[1], "reference", ScalarKind::exact);
      return report && report->verdict().value_or(false);
    };
    for (const std::size_t type : {shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>(),
                                   shapeIndex<Disc<double>>(), shapeIndex<Ellipsoid<double>>()}) {
      for (const std::size_t other : others) {
        for (const auto mix : {testing::CaseMix::grid, testing::CaseMix::real}) {
          testing::CaseMaker maker({other, type}, false, mix, touch, 105, 8);
          for (int n = caseCount(4); n > 0; --n) {
            const testing::Case given = maker.next();
            const Shape& a = given.shapes[0];
            const Shape& b = given.shapes[1];
            const auto text = [&] { return testing::describe(Kind::closest, given); };
            ClosestBracket bracket(a, b);
            failures.check(report && report->sqdist.has_value() != bracket.isEmpty(), text);
            if (bracket.isEmpty() || !report->sqdist) continue;
            const bool isZero = *report->verdict();
            ++counts.cases;
            counts.zeros += isZero ? 1 : 0;
            compare(a, b, *report, failures, counts.worst, true);
            failures.check(report->certificate.status == Certificate::Status::proven, text);
            if (isZero || report->info.source != "hulls within, planes between") continue;
            while (!bracket.isNarrow() && !bracket.isExhausted()) bracket.narrow();
            const auto [p, q] = bracket.points();
            const auto [end, start] = bracket.offsets();
            const Vector3<Rational>& normal = bracket.normal();
            const auto plain = [](const Rational& x) {
              return Quadratic<Rational>{x, Rational(0), Rational(0)};
            };
            failures.check(*containsExactly(a, p) && *containsExactly(b, q), text);
            failures.check(hairline::compare(*extentAlong(a, normal)->max, plain(end)) <= 0, text);
            failures.check(hairline::compare(*extentAlong(b, normal)->min, plain(start)) >= 0,
                           text);
            const Rational gap = start - end;
            const Rational least = gap * gap / squaredNorm(normal);
            const Rational most = squaredNorm(Vector3<Rational>(p - q));
            failures.check(sign(gap) > 0 && least <= most, text);
            failures.check(report->sqdist->value == toDouble(least), text);
            failures.check(report->sqdist->value == toDouble(most), text);
            rational += report->sqdist->exact ? 1 : 0;
          }
        }
      }
    }
    counts.show();
    qInfo("%d distances known to be rational", rational);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(counts.isEven());
  }

  void anIrrationalDistanceHasNoRational() {
    const auto distance = [](const Shape& a, const Shape& b) {
      return *closest(a, b, "reference", ScalarKind::exact);
    };
    const Shape unit = Sphere<double>{V(0, 0, 0), 1};
    // (√2 - 1)², and √10² where the radius is zero.
    const Report slanted = distance(unit, Segment<double>{V(1, 1, 0), V(1, 1, 5)});
    QCOMPARE(slanted.sqdist->value, 0x1.5f619980c4337p-3);
    QVERIFY(!slanted.sqdist->exact && !*slanted.verdict());
    // The segment is the first operand of the query.
    QVERIFY(!slanted.points[1][0].exact && slanted.points[1][2].exact == Rational(0));
    // Roots that are whole, and a contact to the last bit.
    const Report straight = distance(unit, Capsule<double>{V(3, 4, 0), V(3, 9, 0), 2});
    QVERIFY(straight.sqdist->exact == Rational(4));
    QVERIFY(straight.points[0][0].exact == Rational::fraction(3, 5));
    QVERIFY(straight.points[1][1].exact == Rational::fraction(12, 5));
    const Report touching = distance(unit, Sphere<double>{V(3, 4, 0), 4});
    QVERIFY(touching.sqdist->exact == Rational(0) && *touching.verdict());
    const Report apart = distance(unit, Sphere<double>{V(3, 4, 0), std::nextafter(4.0, 0.0)});
    QVERIFY(!*apart.verdict() && sign(*apart.sqdist->exact) > 0);
  }

  void aSphereIsItsCentreLessTheRadius() {
    ShapeMaker maker(103);
    Failures failures;
    for (const std::size_t type : {shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>(),
                                   shapeIndex<Disc<double>>(), shapeIndex<Ellipsoid<double>>(),
                                   shapeIndex<Obb<double>>(), shapeIndex<Capsule<double>>()}) {
      for (int n = caseCount(200); n > 0; --n) {
        maker.setOnGrid(n % 2 == 0);
        const Shape sphere = maker.next(shapeIndex<Sphere<double>>());
        const Shape other = maker.next(type);
        const auto& ball = std::get<Sphere<double>>(sphere);
        const auto near = closest(sphere, other, "gjk", ScalarKind::float64);
        const auto center = closest(Point<double>{ball.center}, other, "gjk", ScalarKind::float64);
        const double expected = std::max(0.0, std::sqrt(center->sqdist->value) - ball.radius);
        failures.check(std::abs(std::sqrt(near->sqdist->value) - expected) < 1e-13, [&] {
          return testing::describe(Kind::closest, std::array<const Shape*, 2>{&sphere, &other});
        });
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void hugeAndTinyInputEnds() {
    for (const double size : {1e-300, 1e-160, 1e-30, 1e30, 1e150, 1e300}) {
      const Shape triangle = Triangle<double>{{V(0, 0, 0), V(size, 0, 0), V(0, size, 0)}};
      const Shape cone = Cone<double>{V(0, 0, 3 * size), V(0, 0, -1), size, size};
      const auto report = closest(triangle, cone, "gjk", ScalarKind::float64);
      QVERIFY(report->points.size() == 2);
      // The square of the distance may overflow or underflow, the points do not.
      const bool inRange = size > 1e-162 && size < 1e154;
      QCOMPARE(report->sqdist.has_value(), inRange);
      QCOMPARE(report->overflow, !inRange);
      QCOMPARE(report->verdict(), inRange ? std::optional(false) : std::nullopt);
      const V between = report->points[1].toVector() - report->points[0].toVector();
      QVERIFY(std::abs(between[2] / size - 2) < 1e-12);
    }
    const Shape mixed = Triangle<double>{{V(1e300, 1e-300, 0), V(-1e300, 1e-300, 5), V(0, 1, 1)}};
    const Shape box = Aabb<double>{V(-1e-300, -1e-300, -1e300), V(1e-300, 1e-300, 1e-300)};
    QVERIFY(closest(mixed, box, "gjk", ScalarKind::float64)->points.size() == 2);
  }
};

HAIRLINE_TEST(TestGeneralClosest, nothing);
#include "test_general_closest.moc"
