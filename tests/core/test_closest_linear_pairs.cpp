#include <QTest>

#include "tests/support/closest_checks.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::ClosestChecks;
using testing::ShapeMaker;

// Two lines and two segments.
class TestClosestLinearPairs : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  testing::Random m_random{41};

  V unit() { return m_random.point(-1, 1); }
  V small() { return m_random.gridPoint(-2, 2); }
  V nonZero(V v) { return v.isZero() ? V(1, 0, 0) : v; }

  template <typename Make>
  void checkAll(const char* what, int count, Make&& make, bool bounded = false) {
    ClosestChecks checks;
    checks.setBounded(bounded);
    for (int i = caseCount(count); i > 0; --i) {
      const auto [a, b] = make();
      checks.check(a, b);
    }
    qInfo("%s: %s", what, checks.summary().c_str());
    QVERIFY2(checks.failures().none(), checks.failures().text());
  }
  using Pair = std::pair<Shape, Shape>;

  static Report run(const Shape& a, const Shape& b, std::string_view method, ScalarKind scalar) {
    const std::array<const Shape*, 2> shapes{&a, &b};
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (query.entry->info.kind == Kind::closest && query.entry->info.method == method) {
        return query.entry->run(query.shapes, scalar, {}, false);
      }
    }
    return {};
  }

 private slots:
  void randomSegments() {
    checkAll(
        "segments", 1500,
        [&] {
          return Pair(Segment<double>{unit(), unit()}, Segment<double>{unit(), unit()});
        },
        true);
  }
  void randomLines() {
    checkAll("lines", 1500, [&] {
      return Pair(Line<double>{unit(), unit()}, Line<double>{unit(), unit()});
    });
  }

  // On a small grid many touch, many are parallel, and some are points. About half of these pairs
  // are made to intersect.
  void segmentsOnAGrid() {
    ClosestChecks checks;
    checks.setBounded(true);
    for (int i = caseCount(3000); i > 0; --i) {
      const Segment<double> a{small(), small()};
      Segment<double> b{small(), small()};
      if (m_random.chance(0.3)) b = {V(2 * small()), V(a.a + a.b - 2 * small())};
      if (m_random.chance(0.3)) b.b = a.a + a.b - b.a;
      checks.check(a, b);
    }
    qInfo("segments on a grid: %s", checks.summary().c_str());
    QVERIFY2(checks.failures().none(), checks.failures().text());
    QVERIFY2(checks.isBalanced(), checks.summary().c_str());
  }
  void linesOnAGrid() {
    ClosestChecks checks;
    for (int i = caseCount(3000); i > 0; --i) {
      const Line<double> a{small(), nonZero(small())};
      Line<double> b{small(), nonZero(small())};
      if (m_random.chance(0.3)) b.direction = a.direction * m_random.integer(1, 3);
      if (m_random.chance(0.3)) b.origin = a.origin + 2 * a.direction - b.direction;
      checks.check(a, b);
    }
    qInfo("lines on a grid: %s", checks.summary().c_str());
    QVERIFY2(checks.failures().none(), checks.failures().text());
    QVERIFY2(checks.isBalanced(), checks.summary().c_str());
  }

  void ulpsFromTouching() {
    const auto near = [&] {
      V v = small();
      for (int k = 0; k < 3; ++k) v[k] += 4 + m_random.integer(-1, 1) * 0x1p-50;
      return v;
    };
    checkAll("ulps apart", 1500, [&] {
      return Pair(Segment<double>{near(), near()}, Segment<double>{near(), near()});
    });
  }
  void hugeAndTiny() {
    for (const double scale : {1e-300, 1e-30, 1e30, 1e300}) {
      checkAll("scaled segments", 100, [&] {
        return Pair(Segment<double>{V(unit() * scale), V(unit() * scale)},
                    Segment<double>{V(unit() * scale), V(unit() * scale)});
      });
      checkAll("scaled lines", 100, [&] {
        return Pair(Line<double>{V(unit() * scale), unit()},
                    Line<double>{V(unit() * scale), V(unit() * scale)});
      });
    }
  }

  // In the two linear equations for the feet f is d2·r; with d1·r in its place the points are no
  // feet.
  void linesTakeTheirOwnDirections() {
    const Line<double> first{V(0, 0, 0), V(1, 0, 0)};
    const Line<double> second{V(3, 5, 1), V(1, 1, 0)};
    const V r = first.origin - second.origin;
    const double a = 1, b = 1, e = 2, c = first.direction.dot(r), wrong = c;
    const double f = second.direction.dot(r);
    const double faulty = (b * wrong - c * e) / (a * e - b * b);
    const double right = (b * f - c * e) / (a * e - b * b);
    QVERIFY(faulty != right);
    const Report report = run(first, second, "perpendicular", ScalarKind::exact);
    QCOMPARE(report.t->value, right);
    QCOMPARE(report.sqdist->value, 1.0);
  }

  // Parallel lines have a determinant of zero, and with it a quotient 0 / 0.
  void parallelLinesHaveTheirOwnBranch() {
    const Line<double> first{V(0, 0, 0), V(1, 2, 2)};
    const Line<double> second{V(0, 3, -3), V(-2, -4, -4)};
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      const Report report = run(first, second, "perpendicular", scalar);
      QVERIFY(!report.overflow);
      QCOMPARE(report.sqdist->value, 18.0);
      QCOMPARE(report.feature, Label("parallel"));
    }
  }

  // The nearest points of the lines, both clamped to their segments at once, are not the nearest
  // points of the segments.
  void clampingBothParametersAtOnceIsNotNearest() {
    const Segment<double> first{V(0, 0, 0), V(1, 0, 0)};
    const Segment<double> second{V(2, 1, 0), V(6, 3, 0)};
    // The lines cross at the origin: s = 0, t = -1/2, clamped to s = 0, t = 0.
    const double faulty = (first.a - second.a).squaredNorm();
    QCOMPARE(faulty, 5.0);
    const Report report = run(first, second, "clamp", ScalarKind::float64);
    QCOMPARE(report.sqdist->value, 2.0);
    QCOMPARE(report.feature, Label("vertex 1, vertex 0"));
  }

  // |d1|²|d2|² - (d1·d2)² cancels for nearly parallel segments. |d1 × d2|² does not.
  void nearlyParallelSegmentsKeepTheirDistance() {
    int worse = 0;
    for (int i = 0; i < 500; ++i) {
      const V direction = unit();
      const V offset = 1e-6 * unit();
      const Segment<double> first{V(-direction), direction};
      const Segment<double> second{V(offset - direction + 3e-8 * unit()),
                                   V(offset + direction + 3e-8 * unit())};
      const Report exact = run(first, second, "clamp", ScalarKind::exact);
      const Report rounded = run(first, second, "clamp", ScalarKind::float64);
      const double distance = exact.sqdist->value;
      QVERIFY(std::abs(rounded.sqdist->value - distance) <= 1e-6 * distance);

      const V d1 = first.b - first.a, d2 = second.b - second.a, r = first.a - second.a;
      const double a = d1.dot(d1), e = d2.dot(d2), b = d1.dot(d2), c = d1.dot(r), f = d2.dot(r);
      const double determinant = a * e - b * b;
      double s = determinant > 0 ? std::clamp((b * f - c * e) / determinant, 0.0, 1.0) : 0;
      double t = (b * s + f) / e;
      if (t < 0) s = std::clamp(-c / a, 0.0, 1.0);
      if (t > 1) s = std::clamp((b - c) / a, 0.0, 1.0);
      t = std::clamp(t, 0.0, 1.0);
      const double faulty = (first.a + d1 * s - second.a - d2 * t).squaredNorm();
      worse += std::abs(faulty - distance) > 1e-3 * distance ? 1 : 0;
    }
    qInfo("the cancelling determinant is off by more than a thousandth in %d of 500", worse);
    QVERIFY(worse > 0);
  }

  // A fixed epsilon on the squared lengths takes these for points.
  void shortSegmentsAreNoPoints() {
    const Segment<double> first{V(-1e-6, 0, 0), V(1e-6, 0, 0)};
    const Segment<double> second{V(0, -1e-6, 1e-6), V(0, 1e-6, 1e-6)};
    const double epsilon = 1e-10;
    QVERIFY((first.b - first.a).squaredNorm() <= epsilon);
    const double faulty = (first.a - second.a).squaredNorm();
    const Report report = run(first, second, "clamp", ScalarKind::float64);
    QVERIFY(std::abs(report.sqdist->value - 1e-12) < 1e-24);
    QVERIFY(faulty > 2 * report.sqdist->value);
  }
};

HAIRLINE_TEST(TestClosestLinearPairs, nothing);
#include "test_closest_linear_pairs.moc"
