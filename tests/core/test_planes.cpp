#include <QTest>
#include <cmath>
#include <random>

#include "core/queries.h"
#include "tests/support/hit_rate.h"
#include "tests/support/test_class.h"

using namespace hairline;

// Planes against solids and against each other. Numbers come from a small grid, so that parallel,
// touching and identical cases are common, or from the reals.
class TestPlanes : public QObject {
  Q_OBJECT

  std::mt19937_64 m_random{11};
  bool m_grid = false;

  double number() {
    if (m_grid) return std::uniform_int_distribution<int>(-2, 2)(m_random);
    return std::uniform_real_distribution<double>(-2, 2)(m_random);
  }
  Vector3<double> vector() { return {number(), number(), number()}; }
  Vector3<double> direction() {
    Vector3<double> v = vector();
    while (v.isZero()) v = vector();
    return v;
  }
  double size() { return std::abs(number()); }
  Plane<double> plane() { return {direction(), 2 * number()}; }
  /// Often parallel or identical to the given plane.
  Plane<double> relative(const Plane<double>& other) {
    switch (std::uniform_int_distribution<int>(0, 3)(m_random)) {
      case 0:
        return {other.normal * -2, other.offset * -2};
      case 1:
        return {other.normal, other.offset + number()};
      default:
        return plane();
    }
  }
  std::array<Vector3<double>, 3> axes() {
    if (m_grid)
      return {Vector3<double>::UnitY(), -Vector3<double>::UnitZ(), Vector3<double>::UnitX()};
    const Vector3<double> u = direction().normalized();
    const Vector3<double> v = cross(u, direction()).normalized();
    return {u, v, cross(u, v)};
  }

  /// What all exact methods of `intersect` and `closest` say, with proof; nothing if they differ.
  static std::optional<bool> meet(const Shape& a, const Shape& b) {
    std::optional<bool> all;
    for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
      const Kind kind = query.entry->info.kind;
      if (kind != Kind::intersect && kind != Kind::closest) continue;
      if (!query.entry->has(ScalarKind::exact)) continue;
      const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, false);
      const bool isProven = report.certificate.status == Certificate::Status::proven;
      if (!isProven || (all && report.verdict() != all)) return std::nullopt;
      if (query.entry->test(query.shapes, ScalarKind::exact, {}) != report.verdict()) {
        return std::nullopt;
      }
      all = report.verdict();
    }
    return all;
  }

  Shape solid(int type) {
    switch (type) {
      case 0:
        return Sphere<double>{vector(), size()};
      case 1: {
        const Vector3<double> a = vector();
        const Vector3<double> b = vector();
        return Aabb<double>{a.cwiseMin(b), a.cwiseMax(b)};
      }
      case 2:
        return Obb<double>{vector(), axes(), {size(), size(), size()}};
      case 3:
        return Cone<double>{vector(), axes()[0], size(), size()};
      case 4:
        return Triangle<double>{{vector(), vector(), vector()}};
      default: {
        Convex<double> convex;
        for (int i = 0; i < 6; ++i) convex.vertices.push_back(vector());
        return convex;
      }
    }
  }

  // All methods of one kind agree in exact with the reference, with and without a trace.
  void compareWithReference(std::span<const Shape* const> shapes, Kind kind, int& straddling) {
    std::optional<Report> reference;
    const std::vector<FittingQuery> fitting = queriesFor(shapes);
    for (const FittingQuery& query : fitting) {
      if (query.entry->info.kind == kind && query.entry->info.method == "reference") {
        reference = query.entry->run(query.shapes, ScalarKind::exact, {}, false);
      }
    }
    QVERIFY(reference.has_value());
    straddling += *reference->verdict() ? 1 : 0;
    for (const FittingQuery& query : fitting) {
      if (query.entry->info.kind != kind) continue;
      const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, true);
      QCOMPARE(report.hit, reference->hit);
      QCOMPARE(report.side, reference->side);
      QCOMPARE(report.relation, reference->relation);
      QCOMPARE(query.entry->test(query.shapes, ScalarKind::exact, {}), *report.verdict());
      QVERIFY(report.certificate.status != Certificate::Status::unproven);
      if (report.hit == true && report.info.method != "reference") {
        QCOMPARE(report.certificate.status, Certificate::Status::proven);
      }
    }
  }

 private slots:
  void solidsAgreeWithTheirExtents() {
    for (m_grid = false;; m_grid = true) {
      for (int type = 0; type < 6; ++type) {
        int straddling = 0;
        const int rounds = 400;
        // How far out planes are, so that half of them straddle.
        double reach = 1;
        for (int i = 0; i < rounds; ++i) {
          const Shape a = solid(type);
          Plane<double> drawn = plane();
          drawn.offset = m_grid ? std::round(drawn.offset * reach) : drawn.offset * reach;
          const Shape b = drawn;
          const std::array<const Shape*, 2> shapes{&a, &b};
          int ignored = 0;
          const int before = straddling;
          compareWithReference(shapes, Kind::side, straddling);
          reach *= straddling > before ? 1.1 : 1 / 1.1;
          if (type < 4) compareWithReference(shapes, Kind::intersect, ignored);
          if (QTest::currentTestFailed()) return;
        }
        QVERIFY2(testing::isBalanced(straddling, rounds),
                 qPrintable(QString("%1 of %2 straddle").arg(straddling).arg(rounds)));
      }
      if (m_grid) break;
    }
  }

  void planesAgreeWithElimination() {
    for (m_grid = false;; m_grid = true) {
      std::array<int, 4> relations{};
      for (int i = 0; i < 3000; ++i) {
        const Shape a = plane();
        const Shape b = m_grid ? relative(std::get<Plane<double>>(a)) : plane();
        const Shape c = m_grid ? relative(std::get<Plane<double>>(b)) : plane();
        int ignored = 0;
        compareWithReference(std::array<const Shape*, 2>{&a, &b}, Kind::common, ignored);
        const std::array<const Shape*, 3> three{&a, &b, &c};
        compareWithReference(three, Kind::common, ignored);
        if (QTest::currentTestFailed()) return;
        const FittingQuery query = queriesFor(three).front();
        const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, false);
        ++relations[static_cast<std::size_t>(*report.relation)];
        if (report.point) {
          for (const Shape* shape : three) {
            const auto& plane = std::get<Plane<double>>(*shape);
            Rational height = -Rational(plane.offset);
            for (int k = 0; k < 3; ++k) {
              height += Rational(plane.normal[k]) * *(*report.point)[k].exact;
            }
            QCOMPARE(sign(height), 0);
          }
        }
      }
      if (m_grid) {
        for (int count : relations) QVERIFY(count > 0);
        break;
      }
    }
  }

  // The projected radius of a box sums absolute values: with signs the terms of this normal cancel.
  void boxRadiusSumsAbsoluteValues() {
    const Shape box = Aabb<double>{Vector3<double>(-1, -1, -1), Vector3<double>(1, 1, 1)};
    const Shape plane = Plane<double>{Vector3<double>(1, -1, 0), 1.5};
    const double faulty = 1 * 1 + 1 * -1 + 1 * 0;
    QVERIFY(faulty < 1.5);
    for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&box, &plane})) {
      QVERIFY(query.entry->test(query.shapes, ScalarKind::exact, {}));
    }
  }

  // The direction (n × v) × v in the base has to be made unit before the radius scales it. Here it
  // has length one half, and the faulty form finds the rim too near.
  void coneRimIsScaledByAUnitDirection() {
    const double h = std::sqrt(0.5);
    const Shape cone = Cone<double>{Vector3<double>(0, 0, 2), Vector3<double>(0, 0, -1), 1, 1};
    const Shape plane = Plane<double>{Vector3<double>(h, 0, -h), 0};
    // Base at z = 1 of radius 1 touches x = z at (1, 0, 1); without normalisation the radius is
    // halved.
    const double heightOfBase = -h * 1;
    const double faultyReach = 1 * h * h;
    QVERIFY(heightOfBase + faultyReach < 0);
    for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&cone, &plane})) {
      const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, false);
      QVERIFY(*report.verdict());
    }
  }

  // Parallel to the base the vector is zero, and the rim does not matter.
  void coneOverAParallelPlane() {
    const Shape cone = Cone<double>{Vector3<double>(0, 0, 2), Vector3<double>(0, 0, -1), 1, 5};
    const Shape plane = Plane<double>{Vector3<double>(0, 0, 3), 1.5};
    for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&cone, &plane})) {
      for (const ScalarKind scalar :
           {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
        if (!query.entry->has(scalar)) continue;
        const Report report = query.entry->run(query.shapes, scalar, {}, false);
        QVERIFY(!*report.verdict());
        if (report.side) QCOMPARE(*report.side, Side::front);
      }
    }
  }

  void halfSpacesAreClosed() {
    using V = Vector3<double>;
    const Shape half = HalfSpace<double>{V(0, 3, 4), 10};
    const double above = std::nextafter(2.5, 3.0);
    // All points with 3 y + 4 z <= 10: touched from outside, missed by an ulp, and inside.
    const auto tries = [&](const auto& shapeAt) {
      return meet(shapeAt(2.5), half) == true && meet(shapeAt(above), half) == false &&
             meet(shapeAt(-9), half) == true;
    };
    QVERIFY(tries([](double z) { return Shape(Point<double>{V(7, 0, z)}); }));
    QVERIFY(tries([](double z) { return Shape(Segment<double>{V(7, 0, z), V(7, 4, z)}); }));
    QVERIFY(tries([](double z) { return Shape(Aabb<double>{V(0, 0, z), V(1, 1, z + 1)}); }));
    QVERIFY(tries([](double z) { return Shape(Sphere<double>{V(0, 5, z), 3}); }));
    QVERIFY(tries([](double z) { return Shape(Capsule<double>{V(0, 5, z), V(0, 9, 99), 3}); }));
    QVERIFY(tries([](double z) { return Shape(Cone<double>{V(0, 0, z), V(0, 0, 1), 1, 0.25}); }));
    QVERIFY(tries([](double z) { return Shape(Disc<double>{V(0, 3, z), V(0, 0, -2), 3}); }));
    QVERIFY(tries([](double z) {
      return Shape(Polygon<double>{{V(0, 0, z), V(1, 0, z), V(1, 1, z + 1), V(0, 1, z + 1)}});
    }));
    // Lines meet it unless they are parallel to its boundary; a line that comes from inside has no
    // first point.
    QVERIFY(tries([](double z) { return Shape(Ray<double>{V(0, 0, z), V(0, 1, 1)}); }));
    QVERIFY(tries([](double z) { return Shape(Line<double>{V(0, 0, z), V(5, 4, -3)}); }));
    const Shape line = Line<double>{V(0, 0, 0), V(0, 0, 1)};
    QCOMPARE(meet(line, half), std::optional(true));
    const auto firstOf = [&](const V& direction) {
      const Shape way = Line<double>{V(0, 0, 0), direction};
      const std::array<const Shape*, 2> shapes{&way, &half};
      return findQueries(shapes, Kind::intersect)[0].answer(shapes, ScalarKind::exact).t;
    };
    QVERIFY(!firstOf(V(0, 0, 1)));
    QVERIFY(firstOf(V(0, 0, -1))->exact == Rational::fraction(-5, 2));
    // Planes and half-spaces meet unless they are parallel and face each other.
    const auto normal = [](double factor) { return V(0, 3 * factor, 4 * factor); };
    QCOMPARE(meet(Plane<double>{normal(2), 20}, half), std::optional(true));
    QCOMPARE(meet(Plane<double>{normal(2), std::nextafter(20.0, 21.0)}, half),
             std::optional(false));
    QCOMPARE(meet(Plane<double>{V(0, 3, 4.5), 99}, half), std::optional(true));
    QCOMPARE(meet(HalfSpace<double>{normal(-1), -10}, half), std::optional(true));
    QCOMPARE(meet(HalfSpace<double>{normal(-1), std::nextafter(-10.0, -11.0)}, half),
             std::optional(false));
    QCOMPARE(meet(HalfSpace<double>{normal(1), -99}, half), std::optional(true));
  }

  void discsAreFlatAndClosed() {
    using V = Vector3<double>;
    const Shape disc = Disc<double>{V(0, 0, 1), V(0, 0, -7), 5};
    const double above = std::nextafter(4.0, 5.0);
    const auto tries = [&](const auto& shapeAt) {
      return meet(shapeAt(4), disc) == true && meet(shapeAt(above), disc) == false &&
             meet(shapeAt(1), disc) == true;
    };
    // The rim at (3, 4, 1): passed, touched along the plane, by an edge and by a face.
    QVERIFY(tries([](double y) { return Shape(Segment<double>{V(3, y, 0), V(3, y, 2)}); }));
    QVERIFY(tries([](double y) { return Shape(Ray<double>{V(3, y, 1), V(4, 3, 0)}); }));
    QVERIFY(tries([](double y) { return Shape(Line<double>{V(3, y, 9), V(0, 0, 1)}); }));
    QVERIFY(tries([](double y) { return Shape(Aabb<double>{V(3, y, -1), V(9, 9, 9)}); }));
    QVERIFY(tries([](double y) { return Shape(Aabb<double>{V(3, y, 1), V(9, 9, 9)}); }));
    QVERIFY(tries([](double y) { return Shape(Sphere<double>{V(6, 2 * y, 1), 5}); }));
    QVERIFY(tries([](double y) { return Shape(Point<double>{V(3, y, 1)}); }));
    QVERIFY(tries([](double y) { return Shape(Plane<double>{V(1, 0, 0), y + 1}); }));
    // Off its plane nothing is touched.
    QCOMPARE(meet(Segment<double>{V(1, 1, 2), V(1, 1, std::nextafter(1.0, 2.0))}, disc),
             std::optional(false));
    QCOMPARE(meet(Sphere<double>{V(1, 1, 3), std::nextafter(2.0, 1.0)}, disc),
             std::optional(false));
    const Shape middle = Disc<double>{V(0, 0, 1), V(1, 2, 3), 0};
    QCOMPARE(meet(Line<double>{V(-2, -2, -1), V(1, 1, 1)}, middle), std::optional(true));
    QCOMPARE(meet(Line<double>{V(-2, -2, -1), V(1, 1, 1.5)}, middle), std::optional(false));
  }

  // Normal and offset of such a plane are rounded; exact uses the points.
  void planesByPointsGoThroughThem() {
    m_grid = false;
    int roundedOff = 0;
    for (int i = 0; i < 12; ++i) {
      const std::array<Vector3<double>, 3> points{vector(), vector(), vector()};
      const Plane<double> given = *planeThrough(points);
      QVERIFY(given.points.has_value());
      const Shape shape = given;
      const Shape edited = Plane<double>{given.normal, given.offset};
      const auto every = [](const Shape& a, const Shape& b, bool expected) {
        for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
          if (!query.entry->has(ScalarKind::exact)) continue;
          const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, false);
          if (report.verdict() != expected) return false;
          if (query.entry->test(query.shapes, ScalarKind::exact, {}) != expected) return false;
          if (report.certificate.status == Certificate::Status::unproven) return false;
        }
        return true;
      };
      const Vector3<double> up = given.normal;
      for (const Vector3<double>& point : points) {
        QVERIFY(every(Point<double>{point}, shape, true));
        QVERIFY(every(Sphere<double>{point, 0}, shape, true));
        QVERIFY(every(Triangle<double>{{point, point + up, point + up * 2}}, shape, true));
        QVERIFY(every(Segment<double>{point, point - up}, shape, true));
        QVERIFY(every(Aabb<double>{point, point}, shape, true));
        QVERIFY(every(Obb<double>{point, axes(), {0, 0, 0}}, shape, true));
        QVERIFY(every(Cone<double>{point, axes()[0], 0, 0}, shape, true));
        QVERIFY(every(Convex<double>{{point, point + up}}, shape, true));
        roundedOff += every(Sphere<double>{point, 0}, edited, true) ? 0 : 1;
      }
      // The same points in another order are the same plane, even if their roundings differ.
      const Shape turned = *planeThrough({points[1], points[2], points[0]});
      const Shape flipped = *planeThrough({points[1], points[0], points[2]});
      QVERIFY(every(shape, turned, true) && every(shape, flipped, true));
      for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&shape, &flipped})) {
        const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, false);
        QCOMPARE(*report.relation, Relation::plane);
      }
      // Points that no longer give the normal and offset are ignored.
      Plane<double> moved = given;
      moved.offset += 1;
      QVERIFY(every(Sphere<double>{points[0], 0}, Shape(moved), false));
    }
    QVERIFY(roundedOff > 12);
  }
};

HAIRLINE_TEST(TestPlanes, nothing);
#include "test_planes.moc"
