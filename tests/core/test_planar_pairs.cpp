#include <QTest>
#include <array>
#include <cmath>

#include "core/queries.h"
#include "core/query/proof/exact_sets.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/general_pairs.h"
#include "tests/support/property.h"
#include "tests/support/random_shapes.h"
#include "tests/support/sweep_checks.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Displacements;
using testing::Failures;
using testing::ShapeMaker;

/// Queries between shapes of the plane z = 0 by the general methods.
class TestPlanarPairs : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  static Report ask(const Shape& a, const Shape& b, Kind kind, std::string_view method,
                    ScalarKind scalar, const Displacements& ways = QueryOptions{}.displacements) {
    return testing::askMoving(a, b, kind, method, scalar, ways);
  }

  /// How far a has to move along an axis of any length, in either direction, to leave b, in its
  /// units.
  static Rational overlapOn(const Vector3<Rational>& axis, const Shape& a, const Shape& b) {
    const ExactExtent ofA = *extentAlong(a, axis);
    const ExactExtent ofB = *extentAlong(b, axis);
    return minimum(Rational(*exactValue(*ofA.max) - *exactValue(*ofB.min)),
                   Rational(*exactValue(*ofB.max) - *exactValue(*ofA.min)));
  }

 private slots:
  // No direction of the plane separates two shapes of it by less than their depth.
  void depthOfThePlaneLiesInIt() {
    ShapeMaker maker(86);
    Failures failures;
    int deep = 0;
    for (int n = caseCount(400); n > 0; --n) {
      maker.setOnGrid(n % 2 == 0);
      const std::vector<std::size_t> types = testing::planarTypes();
      const Shape a = maker.next(types[static_cast<std::size_t>(n) % types.size()]);
      const Shape b = maker.next(types[static_cast<std::size_t>(n / 4) % types.size()]);
      const auto text = [&] {
        return testing::describe(Kind::intersect, std::array<const Shape*, 2>{&a, &b});
      };
      const Report report = ask(a, b, Kind::intersect, "sat", ScalarKind::exact);
      if (!*report.hit) continue;
      failures.check(report.overlap && report.depth, text);
      if (!report.overlap) continue;
      const NumberVector& found = report.overlap->axis;
      const Vector3<Rational> axis(*found[0].exact, *found[1].exact, *found[2].exact);
      failures.check(sign(axis[2]) == 0 && !isZero(axis), text);
      const Rational depth = overlapOn(axis, a, b);
      failures.check(depth == *report.overlap->amount.exact, text);
      deep += sign(depth) > 0 ? 1 : 0;
      for (int x = -3; x <= 3; ++x) {
        for (int y = 0; y <= 3; ++y) {
          if (x == 0 && y == 0) continue;
          const Vector3<Rational> other(Rational(x), Rational(y), Rational(0));
          const Rational amount = overlapOn(other, a, b);
          failures.check(depth * depth * squaredNorm(other) <= amount * amount * squaredNorm(axis),
                         text);
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    // Among few cases none need be deep.
    QVERIFY(deep > 0 || caseCount(400) < 100);
    // Squares that overlap by a quarter along x.
    const Report known = ask(rectangleBetween({0, 0}, {1, 1}), rectangleBetween({0.75, 0}, {2, 1}),
                             Kind::intersect, "sat", ScalarKind::float64);
    QCOMPARE(known.depth->value, 0.25);
    QCOMPARE(std::abs(known.overlap->axis[0].value), 1.0);
    QCOMPARE(known.overlap->axis[1].value, 0.0);
  }

  // Its right side is at 10808639105689191/2^55, a third of a unit in the last place short of the
  // triangle, though centre and half-extent add up to the triangle's corner in double.
  void aRectanglesSideIsWhereItsNumbersSay() {
    QCOMPARE(0.1 + 0.2, 0.30000000000000004);
    const Rectangle2<double> rectangle{
        {0.1, 0}, {Vector2<double>(1, 0), Vector2<double>(0, 1)}, {0.2, 1}};
    const auto corner = [](double x) {
      return Triangle2<double>{
          {Vector2<double>(x, 0), Vector2<double>(1, 0), Vector2<double>(1, 1)}};
    };
    int asked = 0;
    for (const auto& [x, isHit] : {std::pair(0.30000000000000004, false), std::pair(0.3, true)}) {
      const Shape triangle = corner(x);
      const Shape box = rectangle;
      const std::array<const Shape*, 2> shapes{&triangle, &box};
      for (const FittingQuery& query : queriesFor(shapes)) {
        const Kind kind = query.entry->info.kind;
        if (!query.entry->has(ScalarKind::exact)) continue;
        if (kind != Kind::intersect && kind != Kind::closest) continue;
        const Report report = query.entry->answer(query.shapes, ScalarKind::exact, {}, false);
        QCOMPARE(report.verdict(), std::optional(isHit));
        ++asked;
      }
    }
    QVERIFY(asked >= 6);
  }

  // A motion out of the plane leaves everything in it.
  void shapesOfThePlaneMayLeaveIt() {
    const Shape a = rectangleBetween({0, 0}, {1, 1});
    const Shape b =
        Triangle2<double>{{Vector2<double>(3, 0), Vector2<double>(4, 0), Vector2<double>(3, 1)}};
    const Shape point = Point2<double>{{0.5, 0.5}};
    const Displacements within{V(4, 0, 0), V(0, 0, 0)};
    const Displacements off{V(4, 0, 1), V(0, 0, 0)};
    const Displacements together{V(4, 0, 1), V(0, 0, 1)};
    for (const std::string_view method :
         {"sat", "reference", "interval_halving", "conservative_advancement"}) {
      for (const ScalarKind scalar :
           {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
        if (!testing::findQuery(a, b, Kind::sweep, method)->entry->has(scalar)) continue;
        const Report report = ask(a, b, Kind::sweep, method, scalar, within);
        QCOMPARE(report.hit, std::optional(true));
        QVERIFY(std::abs(report.time->value - 0.5) < 1e-5);
        QCOMPARE(ask(a, b, Kind::sweep, method, scalar, off).hit, std::optional(false));
        QCOMPARE(ask(a, b, Kind::sweep, method, scalar, together).time->value, report.time->value);
        // Shapes that intersect at the start are in contact.
        QCOMPARE(ask(a, point, Kind::sweep, method, scalar, off).time->value, 0.0);
      }
    }
    const Report away = ask(a, b, Kind::sweep, "sat", ScalarKind::exact, off);
    QCOMPARE(away.certificate.status, Certificate::Status::proven);
    // Past each other: separated across the motion.
    const Displacements past{V(4, 5, 0), V(0, 0, 0)};
    const Report missed = ask(a, b, Kind::sweep, "sat", ScalarKind::exact, past);
    QVERIFY(!*missed.hit && missed.separating);
    QCOMPARE(missed.separating->axis[2].value, 0.0);
    QCOMPARE(missed.certificate.status, Certificate::Status::proven);
  }
};

HAIRLINE_TEST(TestPlanarPairs, nothing);
#include "test_planar_pairs.moc"
