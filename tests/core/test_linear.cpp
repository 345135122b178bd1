#include <QTest>
#include <array>
#include <map>
#include <set>

#include "core/queries.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/linear_mix.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Failures;
using testing::LinearMaker;
using testing::LinearMix;

namespace {

struct Pair {
  std::vector<std::size_t> operands;
  const QueryEntry* reference = nullptr;
  std::vector<const QueryEntry*> methods;

  std::string name() const {
    return std::string(shapeTypeNames[operands[0]]) + " " +
           std::string(shapeTypeNames[operands[1]]);
  }
};

// Lines, rays and segments with flat shapes and solids, and the pairs of the plane.
std::vector<Pair> pairs() {
  const std::set<std::string> wanted{"line", "ray", "segment", "segment2", "triangle2"};
  const std::set<std::string> targets{"triangle", "quad",    "aabb",     "obb",
                                      "plane",    "convex",  "segment2", "rectangle2",
                                      "sphere",   "capsule", "cylinder"};
  std::map<std::vector<std::size_t>, Pair> found;
  for (const QueryEntry* entry : allQueries()) {
    if (entry->info.kind != Kind::intersect || !entry->has(ScalarKind::exact)) continue;
    if (!wanted.contains(std::string(shapeTypeNames[entry->operands[0]]))) continue;
    if (!targets.contains(std::string(shapeTypeNames[entry->operands[1]]))) continue;
    Pair& pair = found[entry->operands];
    pair.operands = entry->operands;
    if (entry->info.method == "reference") {
      pair.reference = entry;
    } else {
      pair.methods.push_back(entry);
    }
  }
  std::vector<Pair> result;
  for (const auto& [operands, pair] : found) result.push_back(pair);
  return result;
}

// direction·normal < 0, in rationals.
bool comesFromTheFront(const Shape& first, const Shape& second) {
  const auto& v = std::get<Triangle<double>>(second).vertices;
  const auto exact = [](const Vector3<double>& x) { return fromDouble<Rational>(x); };
  Vector3<Rational> direction;
  if (const auto* line = std::get_if<Line<double>>(&first)) direction = exact(line->direction);
  if (const auto* ray = std::get_if<Ray<double>>(&first)) direction = exact(ray->direction);
  if (const auto* segment = std::get_if<Segment<double>>(&first)) {
    direction = exact(segment->b) - exact(segment->a);
  }
  const Vector3<Rational> u = exact(v[1]) - exact(v[0]);
  const Vector3<Rational> w = exact(v[2]) - exact(v[0]);
  return sign(dot(direction, cross(u, w))) < 0;
}

}  // namespace

/// Lines, rays and segments against everything flat and every solid: all methods in exact against
/// the reference.
class TestLinear : public QObject {
  Q_OBJECT

 private slots:
  void pairsAreThere() {
    QCOMPARE(pairs().size(), std::size_t(30));
    for (const Pair& pair : pairs()) {
      QVERIFY2(pair.reference != nullptr && !pair.methods.empty(), pair.name().c_str());
    }
  }

  void methodsAgreeWithTheReference_data() {
    QTest::addColumn<int>("mix");
    for (std::size_t i = 0; i < testing::linearMixNames.size(); ++i) {
      QTest::newRow(testing::linearMixNames[i].data()) << static_cast<int>(i);
    }
  }
  void methodsAgreeWithTheReference() {
    QFETCH(int, mix);
    const bool isRandom = mix == static_cast<int>(LinearMix::random);
    const int count = testing::caseCount(mix > static_cast<int>(LinearMix::degenerate) ? 60 : 250);
    Failures failures;
    Failures rates;
    std::map<std::string, std::array<int, 2>> differing;
    for (const Pair& pair : pairs()) {
      LinearMaker maker(static_cast<LinearMix>(mix), 71);
      int hits = 0;
      for (int i = 0; i < count; ++i) {
        const Shape a = maker.next(pair.operands[0], false);
        const Shape b = maker.next(pair.operands[1], true);
        const std::array<const Shape*, 2> shapes{&a, &b};
        const Report expected = pair.reference->run(shapes, ScalarKind::exact, {}, false);
        const bool hit = *expected.hit;
        hits += hit ? 1 : 0;
        for (const QueryEntry* method : pair.methods) {
          const auto text = [&] {
            return std::string(method->info.method) + " " +
                   testing::describe(Kind::intersect, shapes);
          };
          const bool due = hit && (!method->info.oneSided || comesFromTheFront(a, b));
          failures.check(method->test(shapes, ScalarKind::exact, {}) == due, text);
          const Report report = method->run(shapes, ScalarKind::exact, {}, true);
          failures.check(report.hit == due, text);
          failures.check(report.certificate.status != Certificate::Status::unproven, text);
          // The smallest t, to the last bit.
          if (due && expected.t && report.t) {
            failures.check(report.t->exact == expected.t->exact, text);
            failures.check(report.t->value == expected.t->value, text);
          }
          if (due && expected.t && report.info.method != "sat" && report.info.method != "test") {
            failures.check(report.t.has_value() || report.point.has_value(), text);
          }
          auto& counts = differing[std::string(method->info.method)];
          counts[0] += method->test(shapes, ScalarKind::float32, {}) != due;
          counts[1] += method->test(shapes, ScalarKind::float64, {}) != due;
        }
      }
      // A line misses a plane only if parallel to it, which no random one is.
      if (isRandom && pair.name() != "line plane") {
        qInfo("%s: %d of %d hit", pair.name().c_str(), hits, count);
        rates.check(testing::isBalanced(hits, count),
                    [&] { return pair.name() + ": " + std::to_string(hits); });
      }
    }
    for (const auto& [method, counts] : differing) {
      qInfo("%s differs from exact: float %d, double %d", method.c_str(), counts[0], counts[1]);
    }
    QVERIFY2(failures.none(), failures.text());
    // A few dozen cases do not show the rate.
    if (isRandom && count >= 200) QVERIFY2(rates.none(), rates.text());
  }
};

HAIRLINE_TEST(TestLinear, nothing);
#include "test_linear.moc"
