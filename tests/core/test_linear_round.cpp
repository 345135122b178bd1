#include <QTest>
#include <array>
#include <cmath>

#include "core/queries.h"
#include "core/query/trace_json.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/linear_mix.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Failures;
using testing::LinearMaker;
using testing::LinearMix;

// The answers of lines, rays and segments for spheres, cylinders and capsules, beyond the verdict.
class TestLinearRound : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  static Report ask(const Shape& a, const Shape& b, ScalarKind scalar) {
    for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
      if (query.entry->info.method == "quadratic" && query.entry->info.kind == Kind::intersect) {
        return query.entry->run(query.shapes, scalar, {}, true);
      }
    }
    return {};
  }
  static Report inExact(const Shape& a, const Shape& b) { return ask(a, b, ScalarKind::exact); }

  static V pointOf(const Report& report) {
    return report.point ? report.point->toVector() : V::Constant(std::nan(""));
  }
  static V normalOf(const Report& report) {
    return report.normal ? report.normal->toVector() : V::Constant(std::nan(""));
  }

 private slots:
  void sphereFromOutside() {
    const Sphere<double> sphere{V(0, 0, 0), 5};
    const Ray<double> ray{V(-9, 3, 0), V(2, 0, 0)};
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      const Report report = ask(ray, sphere, scalar);
      QCOMPARE(report.t->value, 2.5);
      QCOMPARE(pointOf(report), V(-4, 3, 0));
      QCOMPARE(normalOf(report), V(-4, 3, 0));
      QCOMPARE(report.feature, Label("surface"));
    }
    QCOMPARE(*inExact(ray, sphere).t->exact, Rational::fraction(5, 2));
    // A line comes from as far as it goes.
    QCOMPARE(inExact(Line<double>{V(9, 3, 0), V(2, 0, 0)}, sphere).t->value, -6.5);
  }

  void irrationalContactsHaveAProof() {
    const Sphere<double> sphere{V(0, 0, 0), 1};
    const Report report = inExact(Ray<double>{V(-4, 0.5, 0), V(1, 0, 0)}, sphere);
    QCOMPARE(report.t->value, 4 - std::sqrt(0.75));
    QVERIFY(!report.t->exact && !report.point->coordinates[0].exact);
    QVERIFY(report.point->coordinates[1].exact && report.normal);
    QCOMPARE(report.certificate.status, Certificate::Status::proven);
  }

  void startInside() {
    const Ray<double> ray{V(0.5, 0, 1), V(1, 2, 3)};
    for (const Shape& solid :
         {Shape(Sphere<double>{V(0, 0, 1), 1}), Shape(Cylinder<double>{V(0, 0, 0), V(0, 0, 2), 1}),
          Shape(Capsule<double>{V(0, 0, 0), V(0, 0, 2), 1})}) {
      const Report report = inExact(ray, solid);
      QCOMPARE(*report.t->exact, Rational(0));
      QCOMPARE(pointOf(report), ray.origin);
      QCOMPARE(report.feature, Label("inside"));
      QVERIFY(!report.normal);
    }
  }

  void pointsAndThreads() {
    const Segment<double> point{V(1, 0, 1), V(1, 0, 1)};
    QVERIFY(*inExact(point, Sphere<double>{V(0, 0, 1), 1}).hit);
    QVERIFY(*inExact(point, Cylinder<double>{V(0, 0, 0), V(0, 0, 1), 1}).hit);
    QVERIFY(!*inExact(point, Capsule<double>{V(0, 0, 3), V(0, 0, 2), 1}).hit);
    // Without a radius: a point, and a segment that is crossed.
    const Ray<double> ray{V(-1, 0, 1), V(1, 0, 0)};
    QCOMPARE(*inExact(ray, Sphere<double>{V(3, 0, 1), 0}).t->exact, Rational(4));
    QCOMPARE(*inExact(ray, Cylinder<double>{V(0, 0, 0), V(0, 0, 1), 0}).t->exact, Rational(1));
    QCOMPARE(*inExact(ray, Capsule<double>{V(0, 0, 1), V(0, 0, 1), 0}).t->exact, Rational(1));
    QVERIFY(!*inExact(ray, Sphere<double>{V(3, 0x1p-900, 1), 0}).hit);
  }

  void cylinderFeatures() {
    const Cylinder<double> cylinder{V(0, 0, 0), V(0, 0, 2), 1};
    const Report below = inExact(Ray<double>{V(0.5, 0, -3), V(0, 0, 1)}, cylinder);
    QCOMPARE(below.feature, Label("cap a"));
    QCOMPARE(normalOf(below), V(0, 0, -2));
    const Report above = inExact(Segment<double>{V(1, 0, 3), V(1, 0, 1)}, cylinder);
    QCOMPARE(above.feature, Label("cap b"));
    QCOMPARE(*above.t->exact, Rational::fraction(1, 2));
    const Report aside = inExact(Ray<double>{V(-3, 0, 2), V(1, 0, 0)}, cylinder);
    QCOMPARE(aside.feature, Label("side"));
    QCOMPARE(normalOf(aside), V(-1, 0, 0));
    QVERIFY(!*inExact(Ray<double>{V(-3, 0, 2.5), V(1, 0, 0)}, cylinder).hit);
    QVERIFY(!*inExact(Ray<double>{V(1.5, 0, -3), V(0, 0, 1)}, cylinder).hit);
  }

  void capsuleFeatures() {
    const Capsule<double> capsule{V(0, 0, 0), V(0, 0, 4), 1};
    const auto feature = [&](const Ray<double>& ray) { return inExact(ray, capsule).feature; };
    QCOMPARE(feature({V(0.5, 0, -3), V(0, 0, 1)}), Label("end a"));
    QCOMPARE(feature({V(0, 0.5, 9), V(0, 0, -1)}), Label("end b"));
    QCOMPARE(feature({V(-3, 0, 2), V(1, 0, 0)}), Label("side"));
    // Across the seam, the first contact counts.
    QCOMPARE(feature({V(-3, 0, -2), V(1, 0, 1)}), Label("end a"));
  }

  // Misses carry an axis; a segment's by sphere and capsule always do, and in exact it holds.
  void missesAreProven() {
    for (const std::size_t solid : {shapeIndex<Sphere<double>>(), shapeIndex<Capsule<double>>()}) {
      LinearMaker maker(LinearMix::random, 5);
      Failures failures;
      for (int i = testing::caseCount(300); i > 0; --i) {
        const Shape a = maker.next(shapeIndex<Segment<double>>(), false);
        const Shape b = maker.next(solid, true);
        const Report report = inExact(a, b);
        if (*report.hit) continue;
        failures.check(report.certificate.status == Certificate::Status::proven &&
                           report.separating->amount.value > 0,
                       [&] {
                         const std::array<const Shape*, 2> shapes{&a, &b};
                         return testing::describe(Kind::intersect, shapes);
                       });
      }
      QVERIFY2(failures.none(), failures.text());
    }
  }

  // The first point is rounded off the line and off the surface; half-way through there is room.
  void roundedHitsAreProven() {
    int hits = 0;
    int unproven = 0;
    for (const std::size_t type : {shapeIndex<Sphere<double>>(), shapeIndex<Capsule<double>>(),
                                   shapeIndex<Cylinder<double>>(), shapeIndex<Aabb<double>>(),
                                   shapeIndex<Obb<double>>(), shapeIndex<Convex<double>>()}) {
      LinearMaker maker(LinearMix::random, 7);
      for (int i = testing::caseCount(200); i > 0; --i) {
        const Shape a = maker.next(shapeIndex<Ray<double>>(), false);
        const Shape b = maker.next(type, true);
        for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
          if (query.entry->info.kind != Kind::intersect || !query.entry->has(ScalarKind::float64)) {
            continue;
          }
          const Report report = query.entry->run(query.shapes, ScalarKind::float64, {}, false);
          if (!*report.hit || !report.point) continue;
          ++hits;
          unproven += report.certificate.status == Certificate::Status::proven ? 0 : 1;
        }
      }
    }
    qInfo("%d of %d hits in double without a proof", unproven, hits);
    QVERIFY((testing::isScaledDown() || hits > 100) && unproven * 50 < hits);
  }

  void traceHasNoInfinity() {
    const Cylinder<double> cylinder{V(0, 0, 0), V(0, 0, 2), 1};
    for (const V& direction : {V(0, 0, 1), V(1, 0, 0), V(1, 1, 1)}) {
      const Report report = inExact(Ray<double>{V(-3, 0, 1), direction}, cylinder);
      std::string text;
      appendTraceJson(text, report.trace, false, false);
      QVERIFY(text.find("caps") != std::string::npos);
      for (const char* word : {":inf", "[inf", ",inf", "-inf", ":nan", "[nan", ",nan", "-nan"}) {
        QVERIFY2(text.find(word) == std::string::npos, text.c_str());
      }
    }
  }
};

HAIRLINE_TEST(TestLinearRound, nothing);
#include "test_linear_round.moc"
