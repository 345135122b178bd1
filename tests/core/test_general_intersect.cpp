#include <QTest>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <string>

#include "core/base/json.h"
#include "core/queries.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/report_json.h"
#include "core/shapes/cone_of.h"
#include "tests/support/case_maker.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/general_pairs.h"
#include "tests/support/hit_rate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Case;
using testing::caseCount;
using testing::CaseMix;
using testing::Failures;
using testing::ShapeMaker;

/// Separating axes for every two polytopes, and the algorithm of Gilbert, Johnson and Keerthi for
/// every two bounded convex shapes.
class TestGeneralIntersect : public QObject {
  Q_OBJECT

  using V = Vector3<double>;
  using Types = std::vector<std::size_t>;

  static Report answer(const Shape& a, const Shape& b, std::string_view method, ScalarKind scalar) {
    const auto found = testing::findQuery(a, b, Kind::intersect, method);
    return found->entry->run(found->shapes, scalar, {}, true);
  }

  struct Counts {
    int cases = 0;
    int hits = 0;
    std::map<std::string, int> different;

    std::string summary() const {
      std::string text = std::to_string(hits) + " of " + std::to_string(cases) + " hit";
      for (const auto& [key, count] : different) {
        text += "; " + key + " differs " + std::to_string(count);
      }
      return text;
    }
  };

  static void compare(const Shape& a, const Shape& b, Failures& failures, Counts& counts) {
    const std::array<const Shape*, 2> shapes{&a, &b};
    const auto text = [&] { return testing::describe(Kind::intersect, shapes); };
    const auto reference = testing::findQuery(a, b, Kind::intersect, "reference");
    const auto sat = testing::findQuery(a, b, Kind::intersect, "sat");
    const auto gjk = testing::findQuery(a, b, Kind::intersect, "gjk");
    failures.check(reference && sat && gjk, text);
    if (!reference || !sat || !gjk) return;
    const bool expected = reference->entry->test(reference->shapes, ScalarKind::exact, {});
    ++counts.cases;
    counts.hits += expected ? 1 : 0;
    const Report exact = sat->entry->run(sat->shapes, ScalarKind::exact, {}, true);
    failures.check(exact.hit == std::optional<bool>(expected), text);
    failures.check(sat->entry->test(sat->shapes, ScalarKind::exact, {}) == expected,
                   [&] { return "verdict alone " + text(); });
    // Only an empty k-DOP is missed without an axis; the other bodies then give no point.
    const bool isGeneral = exact.info.source == "RTCD 5.2.1";
    const bool proven = exact.certificate.status == Certificate::Status::proven;
    const bool mayLack = expected ? !isGeneral : !exact.separating;
    failures.check(proven || mayLack, [&] { return "unproven " + text(); });
    for (const FittingQuery* rounded : {&*sat, &*gjk}) {
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        const Report report = rounded->entry->run(rounded->shapes, scalar, {}, false);
        if (report.hit == std::optional<bool>(expected)) continue;
        ++counts.different[std::string(report.info.method) + ' ' + std::string(name(scalar))];
      }
    }
  }

  void compareAll(const Types& types, int count, bool onGrid) {
    ShapeMaker maker(81);
    maker.setOnGrid(onGrid);
    Failures failures;
    Counts counts;
    for (std::size_t i = 0; i < types.size(); ++i) {
      for (std::size_t j = i; j < types.size(); ++j) {
        // Surfaces seldom intersect: solids are tested more often.
        for (int n = caseCount(i > 2 ? 2 * count : count); n > 0; --n) {
          compare(maker.next(types[i]), maker.next(types[j]), failures, counts);
        }
      }
    }
    qInfo("%s", counts.summary().c_str());
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(testing::isBalanced(counts.hits, counts.cases), counts.summary().c_str());
    // Rounding may flip the verdict of contacts and near misses, and on a grid little is in doubt.
    for (const auto& [key, different] : counts.different) {
      QVERIFY2(different <= counts.cases / 10, key.c_str());
    }
  }

  void comparePoints(const Types& types, CaseMix mix) {
    const auto reference = [](const Case& given) {
      return *answer(given.shapes[0], given.shapes[1], "reference", ScalarKind::exact).hit;
    };
    Failures failures;
    Counts counts;
    for (const std::size_t type : types) {
      testing::CaseMaker maker({types.front(), type}, false, mix, reference, 85, 10);
      for (int n = caseCount(40); n > 0; --n) {
        const Case given = maker.next();
        compare(given.shapes[0], given.shapes[1], failures, counts);
      }
    }
    qInfo("%s", counts.summary().c_str());
    QVERIFY2(failures.none(), failures.text());
    // Off the grid nothing is a point of what has no inside.
    if (mix == CaseMix::grid) QVERIFY(testing::isBalanced(counts.hits, counts.cases));
  }

  static V middleOf(const Shape& solid) {
    if (const auto* sphere = std::get_if<Sphere<double>>(&solid)) return sphere->center;
    if (const auto* capsule = std::get_if<Capsule<double>>(&solid)) {
      return (capsule->a + capsule->b) / 2;
    }
    if (const auto* cylinder = std::get_if<Cylinder<double>>(&solid)) {
      return (cylinder->a + cylinder->b) / 2;
    }
    const Cone<double> cone = *coneOf(solid);
    return cone.apex + cone.axis * (cone.height * 0.75);
  }

 private slots:
  void everyTwoPolytopes() { compareAll(testing::polytopeTypes(), 60, false); }
  void everyTwoPolytopesOnGrid() { compareAll(testing::polytopeTypes(), 60, true); }
  void everyTwoOfThePlane() { compareAll(testing::planarTypes(), 100, false); }
  void everyTwoOfThePlaneOnGrid() { compareAll(testing::planarTypes(), 100, true); }

  void pointsAreHullsToo() {
    Types types = testing::polytopeTypes();
    types.insert(types.begin(), shapeIndex<Point<double>>());
    comparePoints(types, CaseMix::grid);
    comparePoints(types, CaseMix::real);
  }
  void pointsOfThePlaneAreHullsToo() {
    Types types = testing::planarTypes();
    types.insert(types.begin(), shapeIndex<Point2<double>>());
    comparePoints(types, CaseMix::grid);
    comparePoints(types, CaseMix::real);
  }

  void sameAtAnyScale() {
    // A power of two changes no digit: verdicts in double are unchanged.
    ShapeMaker maker(82);
    Failures failures;
    for (const double scale : {0x1p-980, 0x1p-300, 0x1p300, 0x1p980}) {
      for (int n = caseCount(300); n > 0; --n) {
        maker.setOnGrid(n % 2 == 0);
        const Shape a = maker.next(shapeIndex<Convex<double>>());
        const Shape b = maker.next(shapeIndex<Triangle<double>>());
        Convex<double> first = std::get<Convex<double>>(a);
        Triangle<double> second = std::get<Triangle<double>>(b);
        for (V& v : first.vertices) v *= scale;
        for (V& v : second.vertices) v *= scale;
        for (const std::string_view method : {"sat", "gjk"}) {
          // Near the end of the range an answer may not be formed, which is reported.
          const Report scaled = answer(first, second, method, ScalarKind::float64);
          failures.check(scaled.hit ? scaled.hit == answer(a, b, method, ScalarKind::float64).hit
                                    : scaled.overflow,
                         [&] {
                           const std::array<const Shape*, 2> shapes{&a, &b};
                           return std::string(method) + " at " + std::to_string(scale) + ' ' +
                                  testing::describe(Kind::intersect, shapes);
                         });
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void emptySlabsMeetNothing() {
    const Shape shape = testing::emptySlabs();
    const Shape box = Aabb<double>{V(-9, -9, -9), V(9, 9, 9)};
    for (const std::string_view method : {"sat", "gjk", "reference"}) {
      for (const ScalarKind scalar :
           {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
        const auto found = testing::findQuery(shape, box, Kind::intersect, method);
        if (!found->entry->has(scalar)) continue;
        QCOMPARE(answer(shape, box, method, scalar).hit, std::optional<bool>(false));
      }
    }
    const auto closest = testing::findQuery(shape, box, Kind::closest, "gjk");
    const Report report = closest->entry->run(closest->shapes, ScalarKind::float64, {}, false);
    QVERIFY(report.overflow && !report.sqdist && !report.verdict());
  }

  void slabsAreTakenAsTheirPolytope() {
    // The box overlaps every slab of the octahedron's corner cut, but not the octahedron.
    Kdop<double> octahedron;
    octahedron.directions = {{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {-1, 1, 1}};
    octahedron.min = {-1, -1, -1, -1};
    octahedron.max = {1, 1, 1, 1};
    const Shape a = octahedron;
    const Shape apart = Aabb<double>{V(0.75, 0.5, -1), V(1, 1, 1)};
    const Shape touching = Aabb<double>{V(0.5, 0.5, -1), V(1, 1, 1)};
    for (const std::string_view method : {"sat", "gjk"}) {
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        QCOMPARE(answer(a, apart, method, scalar).hit, std::optional<bool>(false));
        QCOMPARE(answer(a, touching, method, scalar).hit, std::optional<bool>(true));
      }
    }
    QCOMPARE(answer(a, apart, "sat", ScalarKind::exact).certificate.status,
             Certificate::Status::proven);
    QCOMPARE(answer(a, touching, "sat", ScalarKind::exact).certificate.status,
             Certificate::Status::proven);
  }

  void roundShapesTouch() {
    // Built to touch without rounding, and slightly disjoint.
    const Shape cylinder = Cylinder<double>{V(0, 0, 0), V(0, 0, 2), 1};
    const Shape cone = Cone<double>{V(0, 0, 4), V(0, 0, -1), 2, 1};
    const Shape capsule = Capsule<double>{V(3, 0, -1), V(3, 0, 5), 2};
    const Shape sphere = Sphere<double>{V(0, 0, 3), 1};
    const Shape apart = Sphere<double>{V(0, 0, 3.0009765625), 1};
    const auto hit = [](const Shape& a, const Shape& b, ScalarKind scalar) {
      return *answer(a, b, "gjk", scalar).hit;
    };
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      QVERIFY(hit(cylinder, cone, scalar));
      QVERIFY(hit(cylinder, capsule, scalar));
      QVERIFY(hit(capsule, cone, scalar));
      QVERIFY(hit(cylinder, sphere, scalar));
      QVERIFY(!hit(cylinder, apart, scalar));
      QVERIFY(hit(cone, sphere, scalar));
    }
  }

  void roundShapesAgainstTheReference_data() {
    QTest::addColumn<unsigned>("type");
    for (const std::size_t type : testing::roundTypes()) {
      QTest::newRow(std::string(shapeTypeNames[type]).c_str()) << static_cast<unsigned>(type);
    }
  }
  void roundShapesAgainstTheReference() {
    QFETCH(unsigned, type);
    Failures failures;
    int different = 0;
    Types others = testing::polytopeTypes();
    others.push_back(shapeIndex<Sphere<double>>());
    if (type == shapeIndex<Sphere<double>>() || type == shapeIndex<Capsule<double>>()) {
      others.push_back(shapeIndex<Capsule<double>>());
    }
    const auto reference = [](const Case& given) {
      return *answer(given.shapes[0], given.shapes[1], "reference", ScalarKind::exact).hit;
    };
    for (const CaseMix mix : {CaseMix::grid, CaseMix::real}) {
      int cases = 0;
      int hits = 0;
      for (const std::size_t other : others) {
        testing::CaseMaker maker({type, other}, false, mix, reference, 84, 20);
        for (int n = caseCount(30); n > 0; --n) {
          const Case given = maker.next();
          const bool expected = reference(given);
          const Report rounded =
              answer(given.shapes[0], given.shapes[1], "gjk", ScalarKind::float64);
          const bool differs = rounded.hit != expected;
          different += differs ? 1 : 0;
          // Off the grid nothing just touches.
          failures.check(!differs || mix == CaseMix::grid,
                         [&] { return testing::describe(Kind::intersect, given); });
        }
        cases += maker.count();
        hits += maker.hits();
      }
      qInfo("%d of %d hit; gjk in double differs %d", hits, cases, different);
      QVERIFY(testing::isBalanced(hits, cases));
      QVERIFY(different <= cases / 50);
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void referenceOfCylindersAndConesIsExact() {
    // The cylinder's rim and the cone's lateral surface are touched at integer coordinates, then
    // missed by one ulp.
    const double above = std::nextafter(5.0, 6.0);
    const auto hit = [](const Shape& a, const Shape& b) {
      return *answer(a, b, "reference", ScalarKind::exact).hit;
    };
    const Shape cylinder = Cylinder<double>{V(0, 0, 0), V(0, 0, 2), 5};
    const auto corner = [](double x, double y, double z) {
      return Tetrahedron<double>{
          {V(x, y, z), V(x + 9, y, z + 9), V(x, y + 9, z + 9), V(x + 9, y + 9, z + 9)}};
    };
    QVERIFY(hit(corner(3, 4, 2), cylinder));
    QVERIFY(!hit(corner(3, std::nextafter(4.0, 5.0), 2), cylinder));
    QVERIFY(!hit(corner(3, 4, std::nextafter(2.0, 3.0)), cylinder));
    // An edge of the box passes the rim at neither of its ends.
    QVERIFY(hit(Aabb<double>{V(-1, 5, 2), V(1, 9, 9)}, cylinder));
    QVERIFY(!hit(Aabb<double>{V(-1, above, 2), V(1, 9, 9)}, cylinder));
    QVERIFY(hit(Sphere<double>{V(6, 8, 2), 5}, cylinder));
    QVERIFY(!hit(Sphere<double>{V(6, std::nextafter(8.0, 9.0), 2), 5}, cylinder));
    QVERIFY(hit(Sphere<double>{V(9, 0, 5), 5}, cylinder));
    QVERIFY(!hit(Sphere<double>{V(std::nextafter(9.0, 10.0), 0, 5), 5}, cylinder));

    const Shape cone = Cone<double>{V(0, 0, 0), V(0, 0, 1), 2, 10};
    // Across the lateral surface at half height, in the plane of the apex, and through the apex
    // itself.
    QVERIFY(hit(Segment<double>{V(5, -9, 1), V(5, 9, 1)}, cone));
    QVERIFY(!hit(Segment<double>{V(above, -9, 1), V(above, 9, 1)}, cone));
    QVERIFY(hit(Triangle<double>{{V(-1, -1, 0), V(2, -1, 0), V(0, 3, 0)}}, cone));
    QVERIFY(!hit(Triangle<double>{{V(1, -1, 0), V(2, -1, 0), V(1, 3, 0)}}, cone));
    // From the apex' plane into the cone, and beside it down to the base.
    QVERIFY(hit(Triangle<double>{{V(7, 0, 0), V(7, 1, 0), V(6, 0, 2)}}, cone));
    QVERIFY(!hit(Triangle<double>{{V(17, 0, 0), V(17, 1, 0), V(11, 0, 2)}}, cone));
    QVERIFY(hit(Aabb<double>{V(-20, -20, -5), V(20, 20, 0)}, cone));
    QVERIFY(!hit(Aabb<double>{V(-20, -20, -5), V(20, 20, -5e-324)}, cone));
    const Shape disc = Cone<double>{V(0, 0, 0), V(0, 0, 1), 0, 5};
    QVERIFY(hit(Segment<double>{V(3, 4, -1), V(3, 4, 1)}, disc));
    QVERIFY(!hit(Segment<double>{V(3, 4, 1), V(3, 4, 2)}, disc));
    const Shape needle = Cone<double>{V(0, 0, 0), V(0, 0, 1), 2, 0};
    QVERIFY(hit(Segment<double>{V(-1, 0, 1), V(1, 0, 1)}, needle));
    QVERIFY(!hit(Segment<double>{V(-1, 5e-324, 1), V(1, 5e-324, 1)}, needle));
  }

  void roundShapesAgainstTheirDefinition() {
    // A point is a body too: whether a round solid contains it is known exactly.
    ShapeMaker maker(83);
    Failures failures;
    std::map<std::string, int> different;
    int cases = 0;
    int hits = 0;
    for (const std::size_t type :
         {shapeIndex<Sphere<double>>(), shapeIndex<Capsule<double>>(),
          shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>(), shapeIndex<Disc<double>>()}) {
      for (int n = caseCount(600); n > 0; --n) {
        maker.setOnGrid(n % 2 == 0);
        const Shape solid = maker.next(type);
        Shape point = maker.next(shapeIndex<Point<double>>());
        V& position = std::get<Point<double>>(point).position;
        position = position * 0.5 + middleOf(solid);
        const auto at = fromDouble<Rational>(std::get<Point<double>>(point).position);
        const bool expected = *containsExactly(solid, at);
        ++cases;
        hits += expected ? 1 : 0;
        const Report rounded = answer(point, solid, "gjk", ScalarKind::float64);
        const auto text = [&] {
          return testing::describe(Kind::intersect, std::array<const Shape*, 2>{&point, &solid});
        };
        failures.check(rounded.hit.has_value(), text);
        if (rounded.hit == expected) continue;
        different[std::string(shapeTypeNames[type])] += 1;
        // Only a point on the surface may be decided wrongly: slightly nearer or farther it is
        // right.
        const auto closest = testing::findQuery(point, solid, Kind::closest, "analytic");
        const Report distance =
            closest->entry->run(closest->shapes, ScalarKind::float64, {}, false);
        failures.check(distance.sqdist && distance.sqdist->value < 1e-28, text);
      }
    }
    std::string text = std::to_string(hits) + " of " + std::to_string(cases) + " hit";
    for (const auto& [key, count] : different) text += "; " + key + " " + std::to_string(count);
    qInfo("%s", text.c_str());
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(testing::isBalanced(hits, cases), text.c_str());
  }

  // The normal of a hit points from the second operand to the first in the order of the request:
  // the first comes free along it, by the depth, in either order and by any method.
  void theFirstComesFreeAlongTheNormal() {
    ShapeMaker maker(61);
    Failures failures;
    int deep = 0;
    for (const std::size_t first : testing::polytopeTypes()) {
      for (const std::size_t second : testing::polytopeTypes()) {
        for (int n = caseCount(12); n > 0; --n) {
          const Shape a = maker.next(first);
          const Shape b = maker.next(second);
          for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
            if (query.entry->info.kind != Kind::intersect) continue;
            const Report report = query.entry->answer(query.shapes, ScalarKind::float64, {}, false);
            if (!report.hit.value_or(false) || !report.depth || !report.normal) continue;
            ++deep;
            std::string written;
            appendReportJson(written, report, {false, false, query.swapped});
            const Result<Json> json = parseJson(written);
            const Json& normal = (*json)["normal"];
            const V way =
                V(normal[0].get<double>(), normal[1].get<double>(), normal[2].get<double>())
                    .normalized();
            const Shape freed = translated(a, way * (report.depth->value + 1e-9));
            const auto reference = testing::findQuery(freed, b, Kind::intersect, "sat");
            failures.check(!reference->entry->test(reference->shapes, ScalarKind::exact, {}), [&] {
              return std::string(report.info.method) + ' ' +
                     testing::describe(Kind::intersect, std::array<const Shape*, 2>{&a, &b});
            });
          }
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(deep > caseCount(100));
  }
};

HAIRLINE_TEST(TestGeneralIntersect, nothing);
#include "test_general_intersect.moc"
