#include <QTest>
#include <array>

#include "core/queries.h"
#include "core/shapes/positions.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::ShapeMaker;
using V = Vector3<double>;

namespace {

constexpr std::array<std::size_t, 13> others{
    shapeIndex<Point<double>>(),    shapeIndex<Line<double>>(),
    shapeIndex<Ray<double>>(),      shapeIndex<Segment<double>>(),
    shapeIndex<Plane<double>>(),    shapeIndex<HalfSpace<double>>(),
    shapeIndex<Triangle<double>>(), shapeIndex<Tetrahedron<double>>(),
    shapeIndex<Frustum<double>>(),  shapeIndex<Convex<double>>(),
    shapeIndex<Sphere<double>>(),   shapeIndex<Disc<double>>(),
    shapeIndex<Capsule<double>>()};

struct Meeting {
  /// Nothing if the exact methods differ, or there is none.
  std::optional<bool> hit;
  bool isProven = true;
};

/// What all exact methods of `intersect`, `contains` of a point and `side` say.
Meeting meet(const Shape& a, const Shape& b) {
  Meeting meeting;
  for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
    const Kind kind = query.entry->info.kind;
    const bool isPoint = std::holds_alternative<Point<double>>(a);
    if (kind != Kind::intersect && kind != Kind::side && (kind != Kind::contains || !isPoint)) {
      continue;
    }
    if (!query.entry->has(ScalarKind::exact)) continue;
    const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, false);
    const std::optional<bool> verdict =
        report.side ? std::optional(*report.side == Side::straddles) : report.verdict();
    if (meeting.hit && meeting.hit != verdict) return {};
    meeting.hit = verdict;
    meeting.isProven &= report.certificate.status == Certificate::Status::proven;
  }
  return meeting;
}

/// A shape with every coordinate multiplied by a power of two, which rounds nothing.
Shape stretched(Shape shape, const V& factors) {
  const auto stretch = [&](auto& v) {
    if constexpr (std::is_same_v<std::decay_t<decltype(v)>, V>) v = v.cwiseProduct(factors);
  };
  std::visit(
      [&](auto& s) {
        forEachPosition(s, stretch);
        if constexpr (requires { s.direction; }) stretch(s.direction);
        if constexpr (requires { s.offset; }) s.normal = s.normal.cwiseQuotient(factors);
        if constexpr (requires { s.radii; }) {
          for (int k = 0; k < 3; ++k) s.radii[static_cast<std::size_t>(k)] *= factors[k];
        }
      },
      shape);
  return shape;
}

Ellipsoid<double> ellipsoid(const V& center, const std::array<double, 3>& radii) {
  return {center, {V::UnitX(), V::UnitY(), V::UnitZ()}, radii};
}

}  // namespace

/// An ellipsoid that is a ball, disc, segment or point has their verdicts, and so has one to which
/// a ball and the other shape are stretched.
class TestEllipsoids : public QObject {
  Q_OBJECT

 private slots:
  void isTheSetThatItEquals_data() {
    QTest::addColumn<unsigned>("type");
    for (const std::size_t type : others) {
      QTest::newRow(std::string(shapeTypeNames[type]).c_str()) << static_cast<unsigned>(type);
    }
  }
  void isTheSetThatItEquals() {
    QFETCH(unsigned, type);
    ShapeMaker maker(17);
    Failures failures;
    int cases = 0;
    int hits = 0;
    int proven = 0;
    for (int n = caseCount(400); n > 0; --n) {
      const bool onGrid = n % 2 == 0;
      maker.setOnGrid(onGrid);
      const Shape other = maker.next(type);
      const auto ball = std::get<Sphere<double>>(maker.next(shapeIndex<Sphere<double>>()));
      const V& c = ball.center;
      const double r = ball.radius;
      Shape flat = ellipsoid(c, {r, r, r});
      Shape equal = ball;
      if (n % 5 == 1) {
        flat = ellipsoid(c, {r, r, 0});
        equal = Disc<double>{c, V(0, 0, 2), r};
      } else if (n % 5 == 2 && onGrid) {
        flat = ellipsoid(c, {0, r, 0});
        equal = Segment<double>{c - V(0, r, 0), c + V(0, r, 0)};
      } else if (n % 5 == 3) {
        flat = ellipsoid(c, {0, 0, 0});
        equal = Point<double>{c};
      }
      const Meeting expected = meet(other, equal);
      // Discs, and discs and balls, have no exact method with each other.
      if (!expected.hit) continue;
      const V factors(4, 0.5, 1);
      const bool isRound = type == shapeIndex<Sphere<double>>() ||
                           type == shapeIndex<Disc<double>>() ||
                           type == shapeIndex<Capsule<double>>();
      for (const bool isStretched : {false, true}) {
        if (isStretched && isRound) continue;
        const Shape a = isStretched ? stretched(other, factors) : other;
        const Shape b = isStretched ? stretched(flat, factors) : flat;
        const Meeting found = meet(a, b);
        ++cases;
        hits += *expected.hit ? 1 : 0;
        proven += found.isProven ? 1 : 0;
        failures.check(found.hit == expected.hit, [&] {
          return testing::describe(Kind::intersect, std::array<const Shape*, 2>{&a, &b});
        });
      }
    }
    qInfo("%d of %d hit, %d proven", hits, cases, proven);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(testing::isBalanced(hits, cases, 0.02, 0.98));
  }

  void touchesAndMissesByAnUlp() {
    const double above = std::nextafter(1.0, 2.0);
    const Shape solid = ellipsoid(V(0, 0, 0), {3, 2, 1});
    const auto tries = [&](const auto& shapeAt) {
      return meet(shapeAt(1.0), solid).hit == true && meet(shapeAt(above), solid).hit == false &&
             meet(shapeAt(0.5), solid).hit == true;
    };
    QVERIFY(tries([](double z) { return Shape(Point<double>{V(0, 0, z)}); }));
    QVERIFY(tries([](double z) { return Shape(Segment<double>{V(-1, 0, z), V(1, 0, z)}); }));
    QVERIFY(tries([](double z) { return Shape(Line<double>{V(5, 5, z), V(1, 1, 0)}); }));
    QVERIFY(tries([](double z) { return Shape(Ray<double>{V(5, 5, z), V(-1, -1, 0)}); }));
    QVERIFY(tries([](double z) { return Shape(Plane<double>{V(0, 0, -2), -2 * z}); }));
    QVERIFY(tries([](double z) { return Shape(HalfSpace<double>{V(0, 0, -2), -2 * z}); }));
    QVERIFY(tries([](double z) { return Shape(Aabb<double>{V(-1, -1, z), V(1, 1, 9)}); }));
    QVERIFY(tries([](double z) { return Shape(Sphere<double>{V(5 + 16 * (z - 1), 0, 0), 2}); }));
    QVERIFY(tries([](double z) { return Shape(Disc<double>{V(0, 0, z), V(0, 0, 1), 2}); }));
    QVERIFY(tries([](double z) {
      return Shape(
          Obb<double>{V(0, 0, 2 * z), {V(0.8, 0.6, 0), V(-0.6, 0.8, 0), V(0, 0, 1)}, {4, 4, 1}});
    }));
    QVERIFY(tries([](double z) {
      return Shape(
          Ellipsoid<double>{V(0, 0, 2 * z), {V::UnitZ(), V::UnitX(), V::UnitY()}, {1, 3, 0}});
    }));
    // With the end of a capsule, its side, and both where the nearest ball lies within the core.
    QVERIFY(tries([](double z) {
      return Shape(Capsule<double>{V(5 + 16 * (z - 1), 0, 0), V(9, 3, 1), 2});
    }));
    QVERIFY(tries([](double z) {
      return Shape(Capsule<double>{V(-7, 0, 2 * z), V(1, 0, 2 * z), 1});
    }));
    QVERIFY(tries([](double z) { return Shape(Capsule<double>{V(0, -9, z), V(0, 8, z), 0}); }));
    // √((3·4)² + 9²) is 15.
    QVERIFY(meet(Plane<double>{V(4, 0, 9), 15}, solid).hit == true);
    QVERIFY(meet(Plane<double>{V(4, 0, 9), std::nextafter(15.0, 16.0)}, solid).hit == false);
  }

  // An ellipse that a capsule touches along a part of its side, at an end, and not.
  void flatOnesTouchCapsules() {
    const auto flat = [](double x) {
      return Shape(
          Ellipsoid<double>{V(x, 1, 1), {V::UnitY(), -V::UnitZ(), -V::UnitX()}, {1, 1, 0}});
    };
    for (const auto& [a, b] :
         {std::pair(V(0, 0, 1), V(0, 1, 0)), std::pair(V(0, 1, 1), V(-3, 5, 2)),
          std::pair(V(-1, 7, 0), V(0, 2, 1)), std::pair(V(0, 1, 2), V(0, 1, 2))}) {
      const Meeting touch = meet(Capsule<double>{a, b, 1}, flat(1));
      QVERIFY(touch.hit == true && touch.isProven);
      const Meeting miss = meet(Capsule<double>{a, b, 1}, flat(std::nextafter(1.0, 2.0)));
      QVERIFY(miss.hit == false && miss.isProven);
    }
    const Capsule<double> beside{V(0, 3, 1), V(0, 9, 0), 1};
    QVERIFY(meet(beside, flat(1)).hit == false && meet(beside, flat(0)).hit == true);
  }

  void twoFlatOnesMeetInTheirPlane() {
    const auto segment = [](const V& center, std::array<double, 3> radii) {
      return Shape(ellipsoid(center, radii));
    };
    // Two segments that touch in a corner, that miss it, and that are parallel.
    QVERIFY(meet(segment(V(0, 0, 1), {1, 0, 0}), segment(V(1, 2, 1), {0, 2, 0})).hit == true);
    QVERIFY(
        meet(segment(V(0, 0, 1), {1, 0, 0}), segment(V(1, std::nextafter(2.0, 3.0), 1), {0, 2, 0}))
            .hit == false);
    QVERIFY(meet(segment(V(0, 0, 1), {1, 0, 0}), segment(V(0, 5e-324, 1), {3, 0, 0})).hit == false);
    QVERIFY(meet(segment(V(0, 0, 1), {1, 0, 0}), segment(V(4, 0, 1), {3, 0, 0})).hit == true);
    QVERIFY(meet(segment(V(0, 0, 1), {1, 0, 0}), segment(V(4, 0, 1), {2.5, 0, 0})).hit == false);
    // Ellipses of one plane, and points.
    QVERIFY(meet(segment(V(0, 0, 1), {1, 2, 0}), segment(V(3, 0, 1), {2, 1, 0})).hit == true);
    QVERIFY(meet(segment(V(0, 0, 1), {1, 2, 0}), segment(V(3, 0.25, 1), {2, 1, 0})).hit == false);
    QVERIFY(meet(segment(V(1, 2, 3), {0, 0, 0}), segment(V(1, 2, 3), {0, 0, 0})).hit == true);
    QVERIFY(meet(segment(V(1, 2, 3), {0, 0, 0}), segment(V(1, 2, 4), {0, 0, 0})).hit == false);
    QVERIFY(meet(segment(V(1, 2, 3), {0, 0, 0}), segment(V(1, 2, 4), {0, 0, 1})).hit == true);
  }
};

HAIRLINE_TEST(TestEllipsoids, nothing);
#include "test_ellipsoids.moc"
