#include <QTest>
#include <algorithm>
#include <map>

#include "core/query/proof/certificate.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/ray_crossings.h"
#include "core/query/proof/witness_parts.h"
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

/// Whether a solid or mesh contains a point.
bool holds(const Shape& solid, const Vector3<Rational>& point) {
  const auto* mesh = std::get_if<Mesh>(&solid);
  return mesh ? crossingsFrom(point, *mesh).isInside() : *containsExactly(solid, point);
}

/// Whether a solid or mesh contains points of a shape that are farthest along some directions, and
/// the middle of all.
bool holdsSamples(const Shape& solid, const Shape& inner) {
  constexpr int bits = 64;
  Vector3<Rational> sum(Rational(0), Rational(0), Rational(0));
  int count = 0;
  for (int x = -1; x <= 1; ++x) {
    for (int y = -1; y <= 1; ++y) {
      for (int z = -1; z <= 1; ++z) {
        const Vector3<Rational> way(Rational(4 * x + y), Rational(4 * y + z), Rational(4 * z + x));
        for (const Vector3<Rational>& point : farthestOf(inner, way, bits)) {
          if (!holds(solid, point)) return false;
          sum += point;
          ++count;
        }
      }
    }
  }
  return count == 0 || holds(solid, sum / Rational(count));
}

/// The surfaces of boxes, of two triangles a side.
Mesh surfaceOf(const std::vector<Aabb<double>>& boxes) {
  std::vector<Vector3<double>> vertices;
  std::vector<std::array<int, 3>> triangles;
  for (const Aabb<double>& box : boxes) {
    const int first = static_cast<int>(vertices.size());
    for (int i = 0; i < 8; ++i) {
      Vector3<double> corner;
      for (int k = 0; k < 3; ++k) corner[k] = (i >> k & 1) != 0 ? box.max[k] : box.min[k];
      vertices.push_back(corner);
    }
    const std::array<std::array<int, 4>, 6> sides{
        {{0, 2, 1, 3}, {4, 5, 6, 7}, {0, 1, 4, 5}, {2, 6, 3, 7}, {0, 4, 2, 6}, {1, 3, 5, 7}}};
    for (const auto& [a, b, c, d] : sides) {
      triangles.push_back({first + a, first + b, first + c});
      triangles.push_back({first + b, first + d, first + c});
    }
  }
  Mesh mesh;
  mesh.vertices = std::move(vertices);
  mesh.triangles = std::move(triangles);
  return mesh;
}

}  // namespace

/// Whether solids and meshes contain whole shapes.
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
      if (!entry->isOrdered() || entry->info.method == "reference") continue;
      ContainedCases cases(*entry, 977);
      // Whose reference takes long.
      const bool isInMesh = entry->operands[1] == shapeIndex<Mesh>();
      for (int i = testing::caseCount(isInMesh ? 8 : 30); i > 0; --i) {
        const Case given = cases.next();
        const auto shapes = given.pointers();
        const auto text = [&] { return describe(Kind::contains, given); };
        bool right = false;
        for (const IndexedQuery& query : findQueries(shapes, Kind::contains)) {
          if (query.entry->info.method == "reference") {
            right = query.test(shapes, ScalarKind::exact);
          }
        }
        const Report report = entry->run(shapes, ScalarKind::exact, {}, true);
        failures.check(!right || holdsSamples(given.shapes[1], given.shapes[0]), text);
        cases.steer(right);
        ++count;
        hits += right ? 1 : 0;
        failures.check(report.contains == right, text);
        failures.check(entry->test(shapes, ScalarKind::exact, {}) == right, text);
        failures.check(isInMesh || right == report.feature.empty(), text);
        failures.check(!isInMesh || right != report.point.has_value(), text);
        if (const auto point = pointOf(report)) {
          ++points;
          failures.check(!holds(given.shapes[1], *point), text);
          failures.check(containsExactly(given.shapes[0], *point).value_or(true), text);
        }
        for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
          wrong[scalar] += entry->test(shapes, scalar, {}) != right ? 1 : 0;
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
    const Shape wide = Capsule<double>{{0, 0, 0}, {0, 0, 2}, 6.25};
    struct Row {
      Shape inner;
      Shape solid;
      bool isRounded = false;
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
                                {Cone<double>{{0, 0, -5}, {0, 0, 1}, 16, 4}, pill},
                                {Ellipsoid<double>{{0, 0, 2}, turned, {5, 5, 5}}, pill},
                                {Ellipsoid<double>{{0, 0, 10}, axes, {3, 3, 3}}, pill},
                                {Ellipsoid<double>{{0, 3, 0}, axes, {2, 2, 2}}, pill},
                                {Ellipsoid<double>{{0, 0, 8}, axes, {5, 3, 5}}, pill},
                                {Ellipsoid<double>{{0, 0, 4}, axes, {5, 4, 9}}, pill},
                                {Ellipsoid<double>{{0, 0, 11}, axes, {4, 4, 0}}, pill},
                                {Ellipsoid<double>{{0, 0, -3}, turned, {4, 0, 4}}, pill},
                                {Ellipsoid<double>{{0, 0, 11}, axes, {4, 0, 0}}, pill},
                                {Ellipsoid<double>{{0, 0, 8}, axes, {0, 5, 5}}, pill},
                                // Touches along a circle, at 9/16 of its height.
                                {Ellipsoid<double>{{0, 0, 5}, axes, {5, 5, 3}}, wide, true},
                                {Ellipsoid<double>{{0, 0, -3}, turned, {5, 3, 5}}, wide, true},
                                // Alike, with the centre off the axis.
                                {Ellipsoid<double>{{3, 0, 2}, axes, {3, 5, 5}}, wide, true},
                                // At a point above the end and one below.
                                {Ellipsoid<double>{{3, 0, 2}, axes, {3, 1, 5}}, wide, true}};
    for (const Row& row : rows) {
      const std::array<const Shape*, 2> shapes{&row.inner, &row.solid};
      const std::string text = describe(Kind::contains, Case{{row.inner, row.solid}});
      for (const IndexedQuery& query : findQueries(shapes, Kind::contains)) {
        for (const ScalarKind scalar : testing::scalars) {
          if (row.isRounded && scalar != ScalarKind::exact) continue;
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

  // Solids of zero radius, height or length, and shapes in every direction from them, some of which
  // have no extent either.
  void flatSolidsHoldWhatIsAsFlat() {
    const std::array<Vector3<double>, 3> axes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    std::vector<Shape> solids{Sphere<double>{{0, 0, 0}, 0}, Aabb<double>{{0, 0, 0}, {0, 0, 0}},
                              Obb<double>{{0, 0, 0}, axes, {0, 0, 2}}};
    for (const double length : {0.0, 2.0}) {
      for (const double radius : {0.0, 2.0}) {
        solids.push_back(Capsule<double>{{0, 0, 0}, {0, 0, length}, radius});
        solids.push_back(Cone<double>{{0, 0, 0}, {0, 0, 1}, length, radius});
        solids.push_back(Ellipsoid<double>{{0, 0, 0}, axes, {radius, radius, length}});
        if (length > 0) solids.push_back(Cylinder<double>{{0, 0, 0}, {0, 0, length}, radius});
      }
    }
    int hits = 0;
    for (const Shape& solid : solids) {
      for (int i = 0; i < 27; ++i) {
        const Vector3<double> p(i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1);
        std::vector<Shape> inner;
        for (const double radius : {0.0, 0x1p-3, 1.0}) {
          inner.push_back(Sphere<double>{p, radius});
          inner.push_back(Capsule<double>{p, p, radius});
          inner.push_back(Capsule<double>{p, {0, 0, 0}, radius});
          for (const Vector3<double>& axis : axes) {
            inner.push_back(Disc<double>{p, axis, radius});
            inner.push_back(Cone<double>{p, axis, 0, radius});
            inner.push_back(Cone<double>{p, axis, radius, 0});
            inner.push_back(Cylinder<double>{p, p + axis, radius});
          }
          inner.push_back(Ellipsoid<double>{p, axes, {radius, radius, radius}});
          inner.push_back(Ellipsoid<double>{p, axes, {0, 0, radius}});
          inner.push_back(Ellipsoid<double>{p, axes, {radius, radius, 0}});
        }
        for (const Shape& shape : inner) {
          const std::array<const Shape*, 2> shapes{&shape, &solid};
          const std::string text = describe(Kind::contains, Case{{shape, solid}});
          std::optional<bool> right;
          for (const IndexedQuery& query : findQueries(shapes, Kind::contains)) {
            const bool isInside = query.test(shapes, ScalarKind::exact);
            if (right) QVERIFY2(isInside == *right, text.c_str());
            right = isInside;
          }
          QVERIFY2(right.has_value(), text.c_str());
          hits += *right ? 1 : 0;
        }
      }
    }
    QVERIFY(hits > 400);
  }

  // Against the points at which the distance from an end's centre is greatest among those nearby,
  // and of balls against what is known of spheres.
  void ellipsoidsInCapsules() {
    const auto entries = allQueries();
    const auto support = std::ranges::find_if(entries, [](const QueryEntry* each) {
      return each->info.kind == Kind::contains && each->info.method == "support" &&
             each->operands[0] == shapeIndex<Ellipsoid<double>>() &&
             each->operands[1] == shapeIndex<Capsule<double>>();
    });
    QVERIFY(support != entries.end());
    const QueryEntry& entry = **support;
    ContainedCases cases(entry, 1409);
    testing::Random random(1410);
    testing::Failures failures;
    testing::HitRate rate;
    int proven = 0;
    std::map<ScalarKind, int> wrong;
    const int count = testing::caseCount(300);
    for (int i = 0; i < count; ++i) {
      Case given = cases.next();
      auto& ellipsoid = std::get<Ellipsoid<double>>(given.shapes[0]);
      const auto& pill = std::get<Capsule<double>>(given.shapes[1]);
      if (i % 4 == 1) {
        // Symmetric about a point of the axis, or in a plane through it.
        ellipsoid.center = i % 8 == 1 ? pill.b : Vector3<double>((pill.a + pill.b) / 2);
      }
      if (i % 3 == 1) ellipsoid.radii[1] = ellipsoid.radii[0];
      const bool isBall = i % 5 == 0;
      if (isBall) ellipsoid.radii[1] = ellipsoid.radii[2] = ellipsoid.radii[0];
      const auto shapes = given.pointers();
      const auto text = [&] { return describe(Kind::contains, given); };
      Report report = entry.run(shapes, ScalarKind::exact, {}, true);
      const bool isInside = *report.contains;
      cases.steer(isInside);
      rate.count(isInside);
      failures.check(entry.test(shapes, ScalarKind::exact, {}) == isInside, text);
      failures.check(includesExactly(given.shapes[1], given.shapes[0]) == isInside, text);
      if (isBall && ellipsoid.axes[0].cwiseAbs().maxCoeff() == 1) {
        const Shape ball = Sphere<double>{ellipsoid.center, ellipsoid.radii[0]};
        failures.check(includesExactly(given.shapes[1], ball) == isInside, text);
      }
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        if (entry.test(shapes, scalar, {}) == isInside) continue;
        ++wrong[scalar];
        // A little larger or smaller it is as they say.
        auto other = ellipsoid;
        const double change = scalar == ScalarKind::float32 ? 1e-4 : 1e-9;
        for (double& radius : other.radii) radius *= isInside ? 1 + change : 1 - change;
        failures.check(includesExactly(given.shapes[1], other) != isInside, text);
      }
      const Certificate found = certify(report, shapes, {}, ProofEffort::every);
      failures.check(found.status != Certificate::Status::unproven, text);
      proven += found.status == Certificate::Status::proven ? 1 : 0;
      if (!isInside) continue;
      failures.check(holdsSamples(given.shapes[1], given.shapes[0]), text);
      for (int k = 0; k < 16; ++k) {
        const Vector3<double> end = k % 2 == 0 ? pill.a : pill.b;
        Vector3<double> y = random.point(-1, 1);
        for (int step = 0; step < 100; ++step) {
          if (y.norm() > 0) y /= y.norm();
          Vector3<double> place = ellipsoid.center;
          for (std::size_t j = 0; j < 3; ++j) place += ellipsoid.arm(j) * y[static_cast<int>(j)];
          for (std::size_t j = 0; j < 3; ++j) {
            y[static_cast<int>(j)] = dot(ellipsoid.arm(j), Vector3<double>(place - end));
          }
        }
        if (!(y.norm() > 0)) continue;
        y *= (1 - 0x1p-40) / y.norm();
        Vector3<Rational> place = exact(ellipsoid.center);
        for (std::size_t j = 0; j < 3; ++j) {
          place += exact(ellipsoid.axes[j]) * Rational(ellipsoid.radii[j]) *
                   Rational(y[static_cast<int>(j)]);
        }
        failures.check(*containsExactly(given.shapes[1], place), text);
      }
    }
    qInfo("%s inside, %d proven, wrong in float %d, in double %d", rate.text().c_str(), proven,
          wrong[ScalarKind::float32], wrong[ScalarKind::float64]);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
    QVERIFY(proven * 100 >= count * 98);
    for (const auto& [scalar, times] : wrong) QVERIFY(times * 20 < count);
  }

  // Walls between two enclosed parts, and surfaces that shapes touch from inside or lie in, keep
  // nothing out; the space between two walls is outside.
  void meshesContainWhatTouchesThemFromInside() {
    const Mesh room = surfaceOf({{{0, 0, 0}, {4, 4, 4}}});
    const Mesh rooms = surfaceOf({{{0, 0, 0}, {4, 4, 4}}, {{4, 1, 1}, {8, 3, 3}}});
    const Mesh hollow = surfaceOf({{{0, 0, 0}, {4, 4, 4}}, {{1, 1, 1}, {2, 2, 2}}});
    const std::array<Vector3<double>, 3> axes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    struct Row {
      Shape inner;
      const Mesh& mesh;
      bool isInside;
    };
    using Box = Aabb<double>;
    const std::vector<Row> rows{
        {Box{{0, 0, 0}, {4, 4, 4}}, room, true},
        {Box{{1, 1, -0x1p-20}, {3, 3, 2}}, room, false},
        {Box{{-1, -1, -1}, {5, 5, 5}}, room, false},
        {Box{{3, 1, 1}, {5, 3, 3}}, rooms, true},
        {Box{{3, 1, 1}, {5, 3, 3.5}}, rooms, false},
        {Box{{3, 0, 0}, {4, 4, 4}}, rooms, true},
        {Box{{2, 1, 1}, {3, 2, 2}}, hollow, true},
        {Box{{1, 1, 1}, {2, 2, 2}}, hollow, false},
        {Box{{4, 0, 0}, {4, 4, 4}}, rooms, true},
        {Sphere<double>{{2, 2, 2}, 2}, room, true},
        {Sphere<double>{{2, 2, 2}, std::nextafter(2.0F, 3.0F)}, room, false},
        {Sphere<double>{{4, 2, 2}, 1}, rooms, true},
        {Sphere<double>{{4, 2, 2}, 1.5}, rooms, false},
        {Sphere<double>{{4, 2, 2}, 0}, rooms, true},
        {Segment<double>{{0, 0, 0}, {4, 4, 4}}, room, true},
        {Segment<double>{{0, 0, 0}, {4, 4, 4}}, hollow, false},
        {Segment<double>{{0, 1.5, 1}, {4, 1.5, 1}}, hollow, true},
        {Segment<double>{{0, 4, 0}, {8, 2, 2}}, rooms, true},
        {Segment<double>{{0, 4, 0}, {8, 2.5, 2}}, rooms, false},
        {Triangle<double>{{{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}}}, room, true},
        {Triangle<double>{{{{0, 0, 0}, {4, 0, 0}, {0, 5, 0}}}}, room, false},
        {Triangle<double>{{{{0, 1, 1}, {8, 1, 1}, {4, 3, 3}}}}, rooms, true},
        {Triangle<double>{{{{0, 1, 1}, {8, 1, 1}, {4, 3.5, 3}}}}, rooms, false},
        {Triangle<double>{{{{0, 0, 1}, {4, 0, 1}, {0, 4, 1}}}}, hollow, true},
        {Triangle<double>{{{{0, 0, 1.5}, {4, 0, 1.5}, {0, 4, 1.5}}}}, hollow, false},
        {Disc<double>{{2, 2, 0}, {0, 0, 1}, 2}, room, true},
        {Disc<double>{{2, 2, 2}, {1, 1, 1}, 2.5}, room, false},
        {Disc<double>{{4, 2, 2}, {0, 0, 1}, 1}, rooms, true},
        {Disc<double>{{4, 2, 2}, {0, 0, 1}, 1.25}, rooms, false},
        {Disc<double>{{2, 2, 1.5}, {0, 0, 1}, 2}, hollow, false},
        {Cylinder<double>{{0, 2, 2}, {8, 2, 2}, 1}, rooms, true},
        {Cylinder<double>{{0, 2, 2}, {8, 2, 2}, 1.25}, rooms, false},
        {Cylinder<double>{{2, 2, 0}, {2, 2, 4.25}, 2}, room, false},
        {Capsule<double>{{0.5, 2, 2}, {7.5, 2, 2}, 0.5}, rooms, true},
        {Capsule<double>{{0.5, 2, 2}, {7.5, 2, 2}, 0.75}, rooms, false},
        {Cone<double>{{8, 2, 2}, {-1, 0, 0}, 8, 2}, rooms, true},
        {Cone<double>{{8, 2, 2}, {-1, 0, 0}, 8, 2.25}, rooms, false},
        {Cone<double>{{9, 2, 2}, {-1, 0, 0}, 8, 1}, rooms, false},
        {Ellipsoid<double>{{4, 2, 2}, axes, {4, 1, 1}}, rooms, true},
        {Ellipsoid<double>{{4, 2, 2}, axes, {4, 1.25, 1}}, rooms, false},
        {Ellipsoid<double>{{2, 2, 0}, axes, {2, 2, 0}}, room, true},
        {Ellipsoid<double>{{2, 2, 0}, axes, {2, 2.25, 0}}, room, false},
        {room, room, true},
        {hollow, room, true},
        {room, hollow, true},
        {rooms, room, false},
        {surfaceOf({{{1.25, 1.25, 1.25}, {1.75, 1.75, 1.75}}}), hollow, false}};
    for (const Row& row : rows) {
      const Shape mesh = row.mesh;
      const std::array<const Shape*, 2> shapes{&row.inner, &mesh};
      const std::string text = describe(Kind::contains, Case{{row.inner, mesh}});
      for (const IndexedQuery& query : findQueries(shapes, Kind::contains)) {
        for (const ScalarKind scalar : testing::scalars) {
          if (!query.entry->has(scalar)) continue;
          QVERIFY2(query.test(shapes, scalar) == row.isInside, text.c_str());
        }
      }
    }
  }

  // In the shadow of a triangle that bounds nothing, points are outside: shapes there are not
  // proven to be inside.
  void openMeshesProveNothing() {
    Mesh mesh = surfaceOf({{{-4, -4, -4}, {4, 4, 4}}});
    std::vector<Vector3<double>> vertices(mesh.vertices.begin(), mesh.vertices.end());
    std::vector<std::array<int, 3>> triangles(mesh.triangles.begin(), mesh.triangles.end());
    const int first = static_cast<int>(vertices.size());
    vertices.insert(vertices.end(), {{0, -1, -1}, {0, 1, -1}, {0, 0, 1}});
    triangles.push_back({first, first + 1, first + 2});
    mesh.vertices = std::move(vertices);
    mesh.triangles = std::move(triangles);
    const Shape solid = mesh;
    const Shape ball = Sphere<double>{{-2, 1.2, -1}, 0.5};
    const std::array<const Shape*, 2> shapes{&ball, &solid};
    for (const IndexedQuery& query : findQueries(shapes, Kind::contains)) {
      if (!query.entry->has(ScalarKind::exact)) continue;
      const Report report = query.entry->run(shapes, ScalarKind::exact, {}, true);
      const Certificate found = certify(report, shapes, {}, ProofEffort::every);
      QVERIFY(*report.contains == false || found.status != Certificate::Status::proven);
    }
  }

  // Round shapes across the wall between two rooms.
  void roundShapesAcrossAWall() {
    const Mesh rooms = surfaceOf({{{0, 0, 0}, {4, 4, 4}}, {{4, 1, 1}, {8, 3, 3}}});
    const int count = testing::caseCount(48);
    testing::Random random(61);
    testing::Failures failures;
    testing::HitRate rate;
    for (int i = 0; i < count; ++i) {
      const Vector3<double> center = Vector3<double>(4, 2, 2) + random.point(-0.5, 0.5);
      const Vector3<double> half = random.point(-0.7, 0.7);
      const Vector3<double> axis = random.point(0.1, 1).normalized();
      const double radius = random.real(0.2, 0.9);
      const Vector3<double> other = cross(axis, half).normalized();
      const std::array<Shape, 6> shapes{
          Sphere<double>{center, radius},
          Capsule<double>{center - half, center + half, radius / 2},
          Cylinder<double>{center - half, center + half, radius / 2},
          Cone<double>{center - axis / 2, axis, 1, radius},
          Disc<double>{center, axis, radius},
          Ellipsoid<double>{
              center, {axis, other, cross(axis, other)}, {radius, 0.6, i % 4 == 0 ? 0 : 0.5}}};
      const Case given{{shapes[static_cast<std::size_t>(i) % shapes.size()], rooms}};
      const auto pointers = given.pointers();
      const auto text = [&] { return describe(Kind::contains, given); };
      std::vector<bool> answers;
      for (const IndexedQuery& query : findQueries(pointers, Kind::contains)) {
        if (!query.entry->has(ScalarKind::exact)) continue;
        answers.push_back(query.test(pointers, ScalarKind::exact));
        const Report report = query.entry->run(pointers, ScalarKind::exact, {}, true);
        const Certificate found = certify(report, pointers, {}, ProofEffort::every);
        failures.check(found.status == Certificate::Status::proven, text);
      }
      failures.check(answers.size() == 2 && answers[0] == answers[1], text);
      failures.check(!answers[0] || holdsSamples(given.shapes[1], given.shapes[0]), text);
      rate.count(answers[0]);
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }

  // Two tetrahedra that share a face at any slope, which each has in its own order: what is small
  // and across the face is inside in every scalar, what is large is not.
  void coincidingTrianglesAreRoundedAlike() {
    testing::Random random(67);
    testing::Failures failures;
    testing::HitRate rate;
    for (int i = testing::caseCount(200); i > 0; --i) {
      std::vector<Vector3<double>> vertices{random.point(-1, 1), random.point(-1, 1),
                                            random.point(-1, 1)};
      const Vector3<double> n =
          cross(Vector3<double>(vertices[1] - vertices[0]), vertices[2] - vertices[0]);
      if (n.norm() < 0.2) continue;
      const Vector3<double> middle = (vertices[0] + vertices[1] + vertices[2]) / 3;
      vertices.push_back(middle + n.normalized());
      vertices.push_back(middle - n.normalized());
      Mesh mesh;
      mesh.vertices = std::move(vertices);
      const int turn = random.integer(0, 2);
      mesh.triangles = std::vector<std::array<int, 3>>{
          {0, 1, 2}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}, {turn, (turn + 2) % 3, (turn + 1) % 3},
          {0, 1, 4}, {1, 2, 4}, {2, 0, 4}};
      const bool isSmall = random.chance(0.5);
      const double size = isSmall ? 0.02 : 2;
      const Vector3<double> arm = n.normalized() * size;
      const Vector3<double> side = Vector3<double>::Constant(size);
      const std::array<Shape, 4> shapes{
          Sphere<double>{middle, size}, Segment<double>{middle - arm, middle + arm},
          Aabb<double>{middle - side, middle + side},
          Triangle<double>{{{middle - arm, middle + arm, middle + side}}}};
      const Case given{{shapes[static_cast<std::size_t>(i) % shapes.size()], mesh}};
      const auto pointers = given.pointers();
      for (const IndexedQuery& query : findQueries(pointers, Kind::contains)) {
        for (const ScalarKind scalar : testing::scalars) {
          if (!query.entry->has(scalar)) continue;
          failures.check(query.test(pointers, scalar) == isSmall,
                         [&] { return describe(Kind::contains, given); });
        }
      }
      rate.count(isSmall);
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
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
  }
};

HAIRLINE_TEST(TestContainsShapes, nothing);
#include "test_contains_shapes.moc"
