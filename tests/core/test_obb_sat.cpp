#include <QTest>
#include <array>
#include <cmath>
#include <random>

#include "core/queries.h"
#include "tests/support/test_class.h"

using namespace hairline;

// Oriented boxes against boxes and triangles: the axes against linear programming in exact.
class TestObbSat : public QObject {
  Q_OBJECT

  using V = Vector3<double>;
  std::mt19937_64 m_random{31};
  bool m_grid = false;

  double number() {
    if (m_grid) return std::uniform_int_distribution<int>(-2, 2)(m_random);
    return std::uniform_real_distribution<double>(-2, 2)(m_random);
  }
  V vector() { return {number(), number(), number()}; }
  double size() { return std::abs(number()); }

  Obb<double> box() {
    if (m_grid) return {vector(), {V::UnitZ(), -V::UnitX(), V::UnitY()}, {size(), size(), size()}};
    const V u = vector().normalized();
    const V v = cross(u, vector()).normalized();
    return {vector(), {u, v, cross(u, v)}, {size(), size(), size()}};
  }

  void compare(const Shape& a, const Shape& b, int& hits) {
    std::optional<bool> expected;
    std::vector<FittingQuery> fitting = queriesFor(std::array<const Shape*, 2>{&a, &b});
    std::reverse(fitting.begin(), fitting.end());
    for (const FittingQuery& query : fitting) {
      if (query.entry->info.kind != Kind::intersect) continue;
      if (!query.entry->has(ScalarKind::exact)) continue;
      const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, true);
      if (!expected) expected = report.hit;
      QCOMPARE(report.hit, expected);
      QCOMPARE(query.entry->test(query.shapes, ScalarKind::exact, {}), *expected);
      QVERIFY(report.certificate.status != Certificate::Status::unproven);
      if (!*report.hit && report.info.method == "sat") {
        QCOMPARE(report.certificate.status, Certificate::Status::proven);
      }
    }
    QVERIFY(expected.has_value());
    hits += *expected ? 1 : 0;
  }

 private slots:
  void boxes() {
    for (m_grid = false;; m_grid = true) {
      int hits = 0;
      for (int i = 0; i < 400; ++i) {
        compare(box(), box(), hits);
        if (QTest::currentTestFailed()) return;
      }
      QVERIFY2(hits > 120 && hits < 280,
               qPrintable(QString("%1 hits, grid %2").arg(hits).arg(m_grid)));
      if (m_grid) break;
    }
  }

  void trianglesAndBoxes() {
    for (m_grid = false;; m_grid = true) {
      int hits = 0;
      for (int i = 0; i < 800; ++i) {
        compare(Triangle<double>{{vector(), vector(), vector()}}, box(), hits);
        if (QTest::currentTestFailed()) return;
      }
      QVERIFY2(hits > 200 && hits < 560,
               qPrintable(QString("%1 hits, grid %2").arg(hits).arg(m_grid)));
      if (m_grid) break;
    }
  }

  // Flat boxes whose stored axes are not orthonormal to the last bit, coplanar and disjoint: no
  // product of their axes is exactly across their edges in that plane.
  void flatBoxesInOnePlane() {
    const V u(0.6, 0.8, 0);
    const V v(-0.8, 0.6, 0);
    const Obb<double> a{V(0, 0, 0), {u, v, V(1e-17, 0, 1)}, {1, 1, 0}};
    for (const double gap : {-0x1p-40, 0x1p-40}) {
      const double distance = 2 + gap;
      const Obb<double> b{V(0.6 * distance, 0.8 * distance, 0), {u, v, V(0, 1e-17, 1)}, {1, 1, 0}};
      int hits = 0;
      compare(a, b, hits);
      QCOMPARE(hits, gap < 0 ? 1 : 0);
    }
  }
};

HAIRLINE_TEST(TestObbSat, nothing);
#include "test_obb_sat.moc"
