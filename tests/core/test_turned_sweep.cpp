#include <QTest>
#include <array>
#include <cmath>

#include "core/queries.h"
#include "tests/support/case_maker.h"
#include "tests/support/general_pairs.h"
#include "tests/support/hit_rate.h"
#include "tests/support/sweep_checks.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Case;
using testing::caseCount;
using testing::CaseMix;
using testing::Displacements;
using testing::Failures;

/// Whether moving polytopes meet moving cylinders and cones, exactly.
class TestTurnedSweep : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  static Report ask(const Shape& a, const Shape& b, std::string_view method, ScalarKind scalar,
                    const Displacements& ways) {
    return testing::askMoving(a, b, Kind::sweep, method, scalar, ways);
  }

 private slots:
  void verdictsAreProvenAndTheIterativeMethodsAgree_data() {
    QTest::addColumn<unsigned>("type");
    QTest::newRow("cylinder") << static_cast<unsigned>(shapeIndex<Cylinder<double>>());
    QTest::newRow("cone") << static_cast<unsigned>(shapeIndex<Cone<double>>());
    QTest::newRow("disc") << static_cast<unsigned>(shapeIndex<Disc<double>>());
    QTest::newRow("ellipsoid") << static_cast<unsigned>(shapeIndex<Ellipsoid<double>>());
  }
  void verdictsAreProvenAndTheIterativeMethodsAgree() {
    QFETCH(unsigned, type);
    auto others = testing::polytopeTypes();
    // Of which not all have a time.
    std::erase(others, shapeIndex<Kdop<double>>());
    others.push_back(shapeIndex<Point<double>>());
    const auto verdict = [](const Case& given) {
      return *ask(given.shapes[0], given.shapes[1], "conservative_advancement", ScalarKind::float64,
                  given.displacements)
                  .hit;
    };
    Failures failures;
    int cases = 0;
    int hits = 0;
    for (const std::size_t other : others) {
      testing::CaseMaker maker({other, type}, true, CaseMix::real, verdict, 99, 20);
      for (int n = caseCount(15); n > 0; --n) {
        const Case given = maker.next();
        const Shape& a = given.shapes[0];
        const Shape& b = given.shapes[1];
        const auto text = [&] { return testing::describeSweep(a, b, given.displacements); };
        const Report exact = ask(a, b, "reference", ScalarKind::exact, given.displacements);
        failures.check(exact.certificate.status == Certificate::Status::proven,
                       [&] { return "unproven " + text(); });
        failures.check(exact.time.has_value() == *exact.hit, [&] { return "time " + text(); });
        for (const std::string_view method : {"interval_halving", "conservative_advancement"}) {
          const Report near = ask(a, b, method, ScalarKind::float64, given.displacements);
          failures.check(near.hit == exact.hit, text);
          if (!near.time || !exact.time) continue;
          failures.check(std::abs(near.time->value - exact.time->value) < 1e-6,
                         [&] { return "late " + text(); });
        }
      }
      cases += maker.count();
      hits += maker.hits();
    }
    qInfo("%d of %d hit", hits, cases);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(testing::isBalanced(hits, cases));
  }

  // Touched on the way at whole numbers, then missed by a unit in the last place.
  void touchesOnTheWay() {
    const Shape cylinder = Cylinder<double>{V(0, 0, 0), V(0, 0, 2), 5};
    const double above = std::nextafter(5.0, 6.0);
    const auto hit = [](const Shape& a, const Shape& b, const V& way) {
      const Report seen = ask(a, b, "reference", ScalarKind::exact, {way, V(0, 0, 0)});
      // Both carried along, and in the other order.
      const V along(3, -7, 2);
      const Report carried = ask(b, a, "reference", ScalarKind::exact, {along, way + along});
      return *seen.hit && *carried.hit ? 1 : !*seen.hit && !*carried.hit ? 0 : -1;
    };
    const V up(0, 0, 9);
    const V past(200, 0, 0);
    QCOMPARE(hit(Point<double>{V(3, 4, -5)}, cylinder, up), 1);
    QCOMPARE(hit(Point<double>{V(3, std::nextafter(4.0, 5.0), -5)}, cylinder, up), 0);
    QCOMPARE(hit(Aabb<double>{V(-101, 5, 0.5), V(-99, 9, 0.75)}, cylinder, past), 1);
    QCOMPARE(hit(Aabb<double>{V(-101, above, 0.5), V(-99, 9, 0.75)}, cylinder, past), 0);
    const Shape cone = Cone<double>{V(0, 0, 0), V(0, 0, 1), 2, 10};
    QCOMPARE(hit(Point<double>{V(-100, 5, 1)}, cone, past), 1);
    QCOMPARE(hit(Point<double>{V(-100, above, 1)}, cone, past), 0);
    QCOMPARE(hit(Segment<double>{V(-100, 0, -1), V(-100, 0, 0)}, cone, past), 1);
    QCOMPARE(hit(Segment<double>{V(-100, 0, -1), V(-100, 0, -5e-324)}, cone, past), 0);
  }
};

HAIRLINE_TEST(TestTurnedSweep, nothing);
#include "test_turned_sweep.moc"
