#include <QTest>
#include <array>
#include <random>

#include "core/queries.h"
#include "tests/support/test_class.h"

using namespace hairline;

// Every method in exact against linear programming, and the named mistakes of the listings.
class TestTriangleTriangle : public QObject {
  Q_OBJECT

  using T = Triangle<double>;
  using V = Vector3<double>;

  static QString describe(const T& t) {
    QString text = "{";
    for (const V& v : t.vertices) {
      text += QString::asprintf("{%a, %a, %a}", v[0], v[1], v[2]);
    }
    return text + "}";
  }

  // The verdict of all methods in exact; fails the test if two differ or a proof does not hold.
  static bool verdict(const T& first, const T& second) {
    const Shape a = first;
    const Shape b = second;
    std::optional<bool> expected;
    std::vector<FittingQuery> fitting = queriesFor(std::array<const Shape*, 2>{&a, &b});
    std::reverse(fitting.begin(), fitting.end());
    for (const FittingQuery& query : fitting) {
      if (query.entry->info.kind != Kind::intersect) continue;
      if (!query.entry->has(ScalarKind::exact)) continue;
      const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, true);
      if (!expected) expected = report.hit;
      const QString text = describe(first) + " " + describe(second);
      if (report.hit != expected || report.certificate.status != Certificate::Status::proven) {
        if (*report.hit || report.info.method != "reference" || report.hit != expected) {
          QTest::qFail(
              qPrintable(QString::fromStdString(std::string(report.info.method)) +
                         (report.hit != expected ? " differs on " : " unproven on ") + text),
              __FILE__, __LINE__);
          return false;
        }
      }
      if (query.entry->test(query.shapes, ScalarKind::exact, {}) != *expected) {
        QTest::qFail(qPrintable("silent differs on " + text), __FILE__, __LINE__);
        return false;
      }
    }
    return *expected;
  }

  template <typename Number>
  void compareOn(Number number, int rounds, double leastHits, double mostHits) {
    int hits = 0;
    for (int i = 0; i < rounds; ++i) {
      T a;
      T b;
      for (V& v : a.vertices) v = V(number(), number(), number());
      for (V& v : b.vertices) v = V(number(), number(), number());
      hits += verdict(a, b) ? 1 : 0;
      if (QTest::currentTestFailed()) return;
    }
    QVERIFY2(hits >= leastHits * rounds && hits <= mostHits * rounds,
             qPrintable(QString("%1 hits of %2").arg(hits).arg(rounds)));
  }

  std::mt19937_64 m_random{29};

 private slots:
  void random() {
    std::uniform_real_distribution<double> unit(-1, 1);
    compareOn([&] { return unit(m_random); }, 1500, 0.1, 0.7);
  }

  void onASmallGrid() {
    std::uniform_int_distribution<int> small(-1, 1);
    compareOn([&] { return small(m_random); }, 2500, 0.3, 0.8);
  }

  void inOnePlane() {
    std::uniform_int_distribution<int> small(-3, 3);
    int hits = 0;
    for (int i = 0; i < 1500; ++i) {
      T a;
      T b;
      for (V& v : a.vertices) v = V(small(m_random), small(m_random), 1);
      for (V& v : b.vertices) v = V(small(m_random), small(m_random), 1);
      hits += verdict(a, b) ? 1 : 0;
      if (QTest::currentTestFailed()) return;
    }
    QVERIFY(hits > 450 && hits < 1200);
  }

  void ulpsFromTouching() {
    std::uniform_int_distribution<int> small(-1, 1);
    std::uniform_int_distribution<int> ulps(-1, 1);
    compareOn([&] { return small(m_random) + 3 + ulps(m_random) * 0x1p-51; }, 1500, 0.05, 0.8);
  }

  void hugeAndTiny() {
    std::uniform_real_distribution<double> unit(-1, 1);
    for (const double scale : {1e-300, 1e-30, 1e30, 1e300}) {
      compareOn([&] { return unit(m_random) * scale; }, 60, 0, 1);
    }
  }

  // A vertex exactly on the other plane belongs to neither side: these touch in that vertex.
  void vertexOnThePlaneIsNoMiss() {
    QVERIFY(
        verdict({{V(0, 0, 0), V(4, 0, 0), V(0, 4, 0)}}, {{V(1, 1, 0), V(1, 1, 2), V(2, 1, 2)}}));
  }

  // Coplanar triangles that share a piece of an edge, and nothing else.
  void coplanarSharingACollinearPiece() {
    QVERIFY(
        verdict({{V(0, 0, 0), V(4, 0, 0), V(0, 4, 0)}}, {{V(1, 0, 0), V(3, 0, 0), V(2, -3, 0)}}));
  }

  // Triangles of one plane up to rounding, three units apart or overlapping: products of their
  // edges are the normal or rounding alone, and so are the signs of volumes. An axis in the plane
  // separates them, by about its stated amount, and verdicts agree with and without a trace.
  void coplanarUpToRounding() {
    std::uniform_real_distribution<double> unit(-1, 1);
    const auto vector = [&] { return V(unit(m_random), unit(m_random), unit(m_random)); };
    for (int n = 0; n < 1500; ++n) {
      const V u = vector().normalized();
      const V v = cross(u, vector()).normalized();
      const V origin = vector();
      const bool apart = n % 3 != 0;
      const auto triangle = [&](double x, double y) {
        T made;
        for (V& vertex : made.vertices) {
          vertex = origin + u * (x + 0.5 * unit(m_random)) + v * (y + 0.5 * unit(m_random));
        }
        return made;
      };
      const double angle = 3.2 * unit(m_random);
      const T first = triangle(0, 0);
      const T second = apart ? triangle(4 * std::cos(angle), 4 * std::sin(angle)) : first;
      const Shape a = first;
      const Shape b = second;
      for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
        if (query.entry->info.kind != Kind::intersect) continue;
        for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
          if (!query.entry->has(scalar)) continue;
          const Report report = query.entry->run(query.shapes, scalar, {}, true);
          const QString text = QString::fromStdString(std::string(report.info.method)) + " " +
                               describe(first) + " " + describe(second);
          // Only the last bits of the numbers decide whether they touch.
          const double error = scalar == ScalarKind::float32 ? 1e-3 : 1e-11;
          QVERIFY2(!apart || !*report.hit, qPrintable(text));
          QVERIFY2(apart || *report.hit || !report.separating ||
                       report.separating->distance.value < error,
                   qPrintable("noise " + text));
          QVERIFY2(!report.overflow, qPrintable("overflow " + text));
          QVERIFY2(query.entry->test(query.shapes, scalar, {}) == *report.hit,
                   qPrintable("silent " + text));
          if (report.separating) {
            QVERIFY2(report.separating->distance.value < 8, qPrintable("far " + text));
          }
          for (std::size_t i = 0; i < report.trace.steps.size(); ++i) {
            const auto* step = std::get_if<AxisStep>(&report.trace.steps[i]);
            if (step == nullptr) continue;
            QVERIFY2(!(step->separates && step->degenerate), qPrintable("no axis " + text));
          }
        }
      }
    }
  }

  // A fixed epsilon of 1e-6 on the heights takes these small triangles for coplanar ones.
  void smallTrianglesAreNotCoplanar() {
    const double s = 1e-8;
    QVERIFY(!verdict({{V(0, 0, 0), V(s, 0, 0), V(0, s, 0)}},
                     {{V(0, 0, s / 4), V(s, 0, s / 4), V(0, s, s / 4)}}));
    QVERIFY(s / 4 * s * s < 1e-6);
  }
};

HAIRLINE_TEST(TestTriangleTriangle, nothing);
#include "test_triangle_triangle.moc"
