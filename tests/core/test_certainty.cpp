#include <QTest>

#include "core/math/arithmetic_scope.h"
#include "core/queries.h"
#include "core/query/general/convex_body.h"
#include "core/search/case_generator.h"
#include "core/search/certainty.h"
#include "tests/support/failures.h"
#include "tests/support/search_lines.h"
#include "tests/support/test_class.h"

using namespace hairline;
using namespace hairline::testing;

/// Everything certain agrees with the exact methods.
class TestCertainty : public QObject {
  Q_OBJECT

 private slots:
  void isWhatRationalsSay_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<bool>("moves");
    for (const auto& [first, second] :
         {std::pair("triangle", "triangle"), std::pair("convex", "convex"), std::pair("obb", "obb"),
          std::pair("sphere", "triangle"), std::pair("capsule", "capsule"),
          std::pair("segment", "tetrahedron"), std::pair("rectangle", "point"),
          std::pair("capsule", "obb"), std::pair("kdop", "frustum"),
          std::pair("cylinder", "triangle"), std::pair("obb", "cone"), std::pair("disc", "aabb"),
          std::pair("ellipsoid", "triangle"), std::pair("polygon", "polygon")}) {
      for (const bool moves : {false, true}) {
        // No query takes two moving polygons.
        if (moves && std::string_view(first) == "polygon") continue;
        QTest::addRow("%s %s%s", first, second, moves ? " moving" : "") << first << second << moves;
      }
    }
  }
  void isWhatRationalsSay() {
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(bool, moves);
    const std::string names[2] = {first.toStdString(), second.toStdString()};
    const Kind kind = moves ? Kind::sweep : Kind::intersect;
    const SearchPlan plan = planFor(kind, {names[0], names[1]});
    const CaseGenerator generator(plan.cases, 11);
    SearchCase made;
    Failures failures;
    int certain = 0, meeting = 0, bounded = 0, tight = 0, exactSqdists = 0;
    // Enough for every sort of answer, however few cases are requested.
    const auto count = std::max(250, static_cast<int>(casesAtLeast(400)));
    for (int i = 0; i < count; ++i) {
      generator.make(static_cast<std::uint64_t>(i), made);
      const CaseOperands operands(made);
      const IndexedQuery* const exact = exactQuery(operands, kind);
      if (exact == nullptr) QSKIP("");
      const Certainty answer = [&] {
        const ArithmeticScope scope;
        return certaintyOf(made.shapes[0], made.shapes[1], made.displacements, !moves);
      }();
      if (!answer.intersect) continue;
      ++certain;
      meeting += *answer.intersect ? 1 : 0;
      failures.check(exact->test(operands, ScalarKind::exact, made.options()) == *answer.intersect,
                     [&] {
                       return std::to_string(i) +
                              (*answer.intersect ? " is said to meet" : " is said not to meet");
                     });
      const IndexedQuery* const closest = exactQuery(operands, Kind::closest);
      if (moves || *answer.intersect || closest == nullptr) continue;
      const Report report = closest->answer(operands, ScalarKind::exact, made.options());
      const double sqdist = report.sqdist->value;
      const std::optional<double> known = [&] {
        const ArithmeticScope scope;
        return exactSqdistOf(made.shapes[0], made.shapes[1]);
      }();
      exactSqdists += known ? 1 : 0;
      failures.check(!known || *known == sqdist, [&] {
        return std::to_string(i) + ": " + std::to_string(*known) + " is said to be " +
               std::to_string(sqdist);
      });
      if (!answer.distance) continue;
      ++bounded;
      const double least = answer.distance->least, most = answer.distance->most;
      failures.check(
          sqdist >= least * least * (1 - 0x1p-50) && sqdist <= most * most * (1 + 0x1p-50), [&] {
            return std::to_string(i) + ": " + std::to_string(std::sqrt(sqdist)) + " is not from " +
                   std::to_string(least) + " to " + std::to_string(most);
          });
      tight += most <= least * (1 + 1e-9) ? 1 : 0;
    }
    QVERIFY2(failures.none(), failures.text());
    qInfo("%d of %d certain, %d intersect, %d with bounds, %d tight, %d known to the last bit",
          certain, count, meeting, bounded, tight, exactSqdists);
    // An empty k-DOP has no core.
    QVERIFY(certain > count * (first == "kdop" ? 1 : 9) / 10);
    QVERIFY(meeting < certain);
    if (first != "rectangle") QVERIFY(meeting > 0);
    QVERIFY(tight >= bounded / 2);
  }

  // Contact and numbers of any size are certain, unknown sets never.
  void saysNothingOfWhatItDoesNotKnow() {
    using V = Vector3<double>;
    const std::array<V, 2> still{V::Zero(), V::Zero()};
    const Shape unit = Aabb<double>{V(0, 0, 0), V(1, 1, 1)};
    const auto isCertain = [&](const Shape& a, const Shape& b) {
      const ArithmeticScope scope;
      return certaintyOf(a, b, still, true).intersect.has_value();
    };
    for (const double x : {1.0, 2.0, 2e-300, 2e300}) {
      QVERIFY(isCertain(unit, Aabb<double>{V(x, 0, 0), V(3e300, 1, 1)}));
    }
    const Shape solid = Cylinder<double>{V(5, 0, 0), V(6, 0, 0), 1};
    QVERIFY(isCertain(unit, solid));
    QVERIFY(isCertain(solid, unit));
    QVERIFY(!isCertain(solid, solid));
    QVERIFY(!isCertain(unit, Plane<double>{V(0, 0, 1), 5}));
  }
};

HAIRLINE_TEST(TestCertainty, nothing);
#include "test_certainty.moc"
