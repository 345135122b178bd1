#include <QTest>
#include <algorithm>
#include <map>

#include "core/query/proof/exact_sets.h"
#include "core/scene/transform.h"
#include "core/shapes/validate.h"
#include "tests/support/case.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/numbers_of.h"
#include "tests/support/question.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"
#include "tests/support/touching.h"

using namespace hairline;
using testing::Case;

namespace {

/// Cases of an entry, steered towards as many shapes inside as outside: the inner one is scaled and
/// brought upon a point of the outer one.
class ContainedCases {
 public:
  ContainedCases(const QueryEntry& entry, std::uint64_t seed)
      : m_entry(entry), m_random(seed), m_shapes(seed + 1) {}

  Case next() {
    for (;;) {
      const bool onGrid = m_random.chance(0.5);
      m_shapes.setOnGrid(onGrid);
      m_shapes.setExactlyFlat(true);
      m_shapes.setDegenerate(m_random.chance(0.1));
      Case inner{{m_shapes.next(m_entry.operands[0])}};
      Shape outer = m_shapes.next(m_entry.operands[1]);
      const double factor = std::ldexp(1.0, m_exponent);
      testing::forEachLength(inner, [&](double& number) { number *= factor; });
      testing::PointOf pointOf(m_random, onGrid);
      const Vector3<double> target = pointOf(outer);
      Shape placed = translated(inner.shapes[0], target - pointOf(inner.shapes[0]));
      if (validate(placed) || validate(outer)) continue;
      return Case{{std::move(placed), std::move(outer)}};
    }
  }

  void steer(bool inside) { m_exponent = std::clamp(m_exponent + (inside ? 1 : -1), -12, 2); }

 private:
  const QueryEntry& m_entry;
  testing::Random m_random;
  testing::ShapeMaker m_shapes;
  int m_exponent = -1;
};

/// The exact point of a report; nothing if it is irrational.
std::optional<Vector3<Rational>> pointOf(const Report& report) {
  if (!report.point) return std::nullopt;
  Vector3<Rational> point;
  for (int k = 0; k < 3; ++k) {
    const Number& number = (*report.point)[k];
    if (!number.exact) return std::nullopt;
    point[k] = *number.exact;
  }
  return point;
}

}  // namespace

/// Whether solids contain whole shapes.
class TestContainsShapes : public QObject {
  Q_OBJECT

 private slots:
  void exactAnswersAgreeWithTheReference() {
    testing::Failures failures;
    std::map<ScalarKind, int> wrong;
    int hits = 0;
    int count = 0;
    int points = 0;
    for (const QueryEntry* entry : allQueries()) {
      if (!entry->isOrdered() || entry->info.method != "support") continue;
      ContainedCases cases(*entry, 977);
      for (int i = testing::caseCount(30); i > 0; --i) {
        const Case given = cases.next();
        const auto shapes = given.pointers();
        const auto text = [&] { return describe(Kind::contains, given); };
        std::optional<bool> right;
        for (const IndexedQuery& query : findQueries(shapes, Kind::contains)) {
          if (query.entry->info.method == "reference") {
            right = query.test(shapes, ScalarKind::exact);
          }
        }
        failures.check(right.has_value(), text);
        if (!right) continue;
        cases.steer(*right);
        ++count;
        hits += *right ? 1 : 0;
        const Report report = entry->run(shapes, ScalarKind::exact, {}, true);
        failures.check(report.contains == right, text);
        failures.check(entry->test(shapes, ScalarKind::exact, {}) == *right, text);
        failures.check(*right == report.feature.empty(), text);
        if (const auto point = pointOf(report)) {
          ++points;
          failures.check(!containsExactly(given.shapes[1], *point).value(), text);
          failures.check(containsExactly(given.shapes[0], *point).value_or(true), text);
        }
        for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
          wrong[scalar] += entry->test(shapes, scalar, {}) != *right ? 1 : 0;
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(testing::isBalanced(hits, count),
             (std::to_string(hits) + " of " + std::to_string(count)).c_str());
    QVERIFY(points > count / 10);
    // Rounding matters in few cases only.
    for (const auto& [scalar, times] : wrong) {
      QVERIFY2(times < count / 20, std::to_string(times).c_str());
    }
  }

  // Round shapes that touch the surface of a round solid from inside are inside; a radius one step
  // greater is not.
  void touchingFromInsideIsInside() {
    const std::array<Vector3<double>, 3> axes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    const std::array<Vector3<double>, 3> turned{{{0, 1, 0}, {0, 0, 1}, {1, 0, 0}}};
    const Shape ball = Sphere<double>{{0, 0, 0}, 1};
    const Shape disc = Disc<double>{{0, 0, 2}, {0, 0, 1}, 1};
    const Shape upright = Disc<double>{{0, 0, 2}, {1, 0, 0}, 1};
    const Shape egg = Ellipsoid<double>{{0, 0, 0}, axes, {1, 2, 3}};
    const Shape needle = Ellipsoid<double>{{0, 0, 3}, axes, {1, 1, 3}};
    const Shape can = Cylinder<double>{{0, 0, 0}, {0, 0, 8}, 1};
    const Shape hat = Cone<double>{{0, 0, 4}, {0, 0, -1}, 4, 4};
    const Shape pill = Capsule<double>{{0, 0, 0}, {0, 0, 8}, 5};
    struct Row {
      Shape inner;
      Shape solid;
    };
    const std::vector<Row> rows{{ball, egg},
                                {Capsule<double>{{0, 0, 0}, {0, 0, 0}, 1}, egg},
                                {egg, egg},
                                {egg, Ellipsoid<double>{{0, 0, 0}, turned, {2, 3, 1}}},
                                {egg, Sphere<double>{{0, 0, 0}, 3}},
                                {Disc<double>{{0, 0, 0}, {1, 0, 0}, 2}, egg},
                                {needle, can},
                                {disc, can},
                                {upright, can},
                                {can, can},
                                {Cone<double>{{0, 0, 1}, {0, 0, 1}, 2, 1}, can},
                                {hat, hat},
                                {Cylinder<double>{{0, 0, 0}, {0, 0, 2}, 2}, hat},
                                {Disc<double>{{0, 0, 2}, {0, 0, 1}, 2}, hat},
                                {Disc<double>{{0, 0, 4}, {1, 0, 0}, 5}, pill},
                                {Disc<double>{{0, 0, 11}, {0, 0, 1}, 4}, pill},
                                {Disc<double>{{0, 0, -3}, {0, 0, 1}, 4}, pill},
                                {Cylinder<double>{{0, 0, -3}, {0, 0, 11}, 4}, pill},
                                {Cone<double>{{0, 0, -5}, {0, 0, 1}, 16, 4}, pill}};
    for (const Row& row : rows) {
      const std::array<const Shape*, 2> shapes{&row.inner, &row.solid};
      const std::string text = describe(Kind::contains, Case{{row.inner, row.solid}});
      for (const IndexedQuery& query : findQueries(shapes, Kind::contains)) {
        for (const ScalarKind scalar : testing::scalars) {
          if (query.entry->has(scalar)) QVERIFY2(query.test(shapes, scalar), text.c_str());
        }
      }
      Shape larger = row.inner;
      std::visit(
          [](auto& known) {
            if constexpr (requires { known.radii; }) {
              for (double& radius : known.radii) radius = std::nextafter(radius, 10.0);
            } else if constexpr (requires { known.radius; }) {
              known.radius = std::nextafter(known.radius, 10.0);
            }
          },
          larger);
      const std::array<const Shape*, 2> tooLarge{&larger, &row.solid};
      for (const IndexedQuery& query : findQueries(tooLarge, Kind::contains)) {
        QVERIFY2(!query.test(tooLarge, ScalarKind::exact), text.c_str());
      }
    }
  }

  void orderIsPartOfTheQuestion() {
    const Shape box = Aabb<double>{{0, 0, 0}, {4, 4, 4}};
    const Shape ball = Sphere<double>{{2, 2, 2}, 2};
    const std::array<const Shape*, 2> ballInBox{&ball, &box};
    const std::array<const Shape*, 2> boxInBall{&box, &ball};
    for (const ScalarKind scalar : testing::scalars) {
      QVERIFY(exactQuery(ballInBox, Kind::contains)->test(ballInBox, scalar));
      QVERIFY(!exactQuery(boxInBall, Kind::contains)->test(boxInBall, scalar));
    }
    const Report report = exactQuery(boxInBall, Kind::contains)->run(boxInBall, ScalarKind::exact);
    QVERIFY(report.feature.starts_with("vertex"));
    // A touching ball is inside; one ulp more is not.
    const Shape larger = Sphere<double>{{2, 2, 2}, std::nextafter(2.0, 3.0)};
    const std::array<const Shape*, 2> largerInBox{&larger, &box};
    QVERIFY(!exactQuery(largerInBox, Kind::contains)->test(largerInBox, ScalarKind::exact));
    // A capsule cannot be asked about an ellipsoid, whichever comes first.
    const Shape egg = Ellipsoid<double>{{0, 0, 0}, {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, {1, 2, 3}};
    const Shape pill = Capsule<double>{{0, 0, 0}, {0, 0, 1}, 0.5};
    QVERIFY(findQueries(std::array<const Shape*, 2>{&egg, &pill}, Kind::contains).empty());
    QVERIFY(!findQueries(std::array<const Shape*, 2>{&pill, &egg}, Kind::contains).empty());
  }
};

HAIRLINE_TEST(TestContainsShapes, nothing);
#include "test_contains_shapes.moc"
