#include <QTest>
#include <limits>

#include "core/query/proof/exact_sets.h"
#include "core/scene/transform.h"
#include "core/volume/smallest_sphere.h"
#include "core/volume/volume.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::HitRate;
using testing::Random;

namespace {

constexpr VolumeKind kindsOfSpace[] = {
    VolumeKind::aabb,   VolumeKind::sphere,   VolumeKind::ritter,
    VolumeKind::obb,    VolumeKind::tightObb, VolumeKind::kdop6,
    VolumeKind::kdop14, VolumeKind::kdop18,   VolumeKind::kdop26};

/// Directions along which a volume is bounded, and some others.
std::vector<Vector3<Rational>> directionsFor(const Volume& volume, Random& random) {
  std::vector<Vector3<Rational>> directions;
  if (const auto* box = std::get_if<Obb<double>>(&volume.shape)) {
    for (std::size_t i = 0; i < 3; ++i) {
      directions.push_back(cross(exact(box->axes[i]), exact(box->axes[(i + 1) % 3])));
    }
  } else if (const auto* kdop = std::get_if<Kdop<double>>(&volume.shape)) {
    for (const auto& row : kdop->directions) {
      directions.emplace_back(Rational(row[0]), Rational(row[1]), Rational(row[2]));
    }
  } else {
    for (int k = 0; k < 3; ++k)
      directions.push_back(exact(Vector3<double>(Vector3<double>::Unit(k))));
  }
  const int more = std::holds_alternative<Sphere<double>>(volume.shape) ? 12 : 2;
  for (int i = 0; i < more; ++i) {
    const Vector3<double> d = random.gridPoint(-9, 9);
    if (d != Vector3<double>::Zero()) directions.push_back(exact(d));
  }
  return directions;
}

/// The extent of a k-DOP along one of its own rows is the row's number, tight or not.
std::optional<Interval<Rational>> ownSlab(const Shape& shape, const Vector3<Rational>& direction) {
  const auto* kdop = std::get_if<Kdop<double>>(&shape);
  if (kdop == nullptr) return std::nullopt;
  for (std::size_t i = 0; i < kdop->directions.size(); ++i) {
    const auto& row = kdop->directions[i];
    if (Vector3<Rational>(row[0], row[1], row[2]) == direction) {
      return Interval<Rational>{Rational(kdop->min[i]), Rational(kdop->max[i])};
    }
  }
  return std::nullopt;
}

/// Whether a convex volume's extents contain a shape's, exactly, along all of the directions.
bool holdsAlong(const Volume& volume, const Shape& shape,
                const std::vector<Vector3<Rational>>& directions) {
  for (const Vector3<Rational>& direction : directions) {
    const auto inner = extentAlong(shape, direction);
    if (!inner || !inner->min || !inner->max) return false;
    Quadratic<Rational> low;
    Quadratic<Rational> high;
    if (const auto slab = ownSlab(volume.shape, direction)) {
      low = {slab->min, 0, 0};
      high = {slab->max, 0, 0};
    } else {
      const auto outer = extentAlong(volume.shape, direction);
      if (!outer || !outer->min || !outer->max) return false;
      low = *outer->min;
      high = *outer->max;
    }
    if (compare(low, *inner->min) > 0 || compare(high, *inner->max) < 0) return false;
  }
  return true;
}

bool isBounded(std::size_t type) {
  return type != shapeIndex<Line<double>>() && type != shapeIndex<Ray<double>>() &&
         type != shapeIndex<Plane<double>>() && type != shapeIndex<HalfSpace<double>>() &&
         type != shapeIndex<Grid>() && type != shapeIndex<Mesh>();
}

std::vector<Vector3<double>> randomPoints(Random& random, int count, int mix) {
  std::vector<Vector3<double>> points;
  for (int i = 0; i < count; ++i) {
    Vector3<double> p = mix % 2 == 0 ? random.point(-1, 1) : random.gridPoint(-2, 2);
    if (mix == 2) p = p * 1e-3 + Vector3<double>(1e9, -3e8, 0.1);
    if (mix == 3) p[2] = 1;
    if (mix == 4) p *= 1e200;
    if (mix == 5) p *= 1e-200;
    if (mix == 6) p = Vector3<double>(1, 2, 3) * p[0];
    points.push_back(p);
  }
  return points;
}

/// The squared radius of the smallest sphere around a few points, by trying every sphere on two,
/// three and four of them, in rationals.
Rational smallestByTrial(const std::vector<Vector3<double>>& points) {
  std::optional<Rational> best;
  const auto offer = [&](const Vector3<Rational>& center, const Rational& square) {
    if (best && compare(square, *best) >= 0) return;
    for (const auto& p : points) {
      if (compare(squaredNorm(Vector3<Rational>(exact(p) - center)), square) > 0) return;
    }
    best = square;
  };
  const std::size_t n = points.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Vector3<Rational> o = exact(points[i]);
    offer(o, Rational(0));
    for (std::size_t j = i + 1; j < n; ++j) {
      const Vector3<Rational> a = exact(points[j]) - o;
      const Vector3<Rational> half = a * Rational(0.5);
      offer(o + half, squaredNorm(half));
      for (std::size_t k = j + 1; k < n; ++k) {
        const Vector3<Rational> b = exact(points[k]) - o;
        const Vector3<Rational> normal = cross(a, b);
        if (isZero(normal)) continue;
        const Vector3<Rational> way =
            (cross(normal, a) * squaredNorm(b) + cross(b, normal) * squaredNorm(a)) /
            (Rational(2) * squaredNorm(normal));
        offer(o + way, squaredNorm(way));
        for (std::size_t l = k + 1; l < n; ++l) {
          const Vector3<Rational> c = exact(points[l]) - o;
          const Rational volume = dot(a, cross(b, c));
          if (sign(volume) == 0) continue;
          const Vector3<Rational> out =
              (cross(b, c) * squaredNorm(a) + cross(c, a) * squaredNorm(b) +
               cross(a, b) * squaredNorm(c)) /
              (Rational(2) * volume);
          offer(o + out, squaredNorm(out));
        }
      }
    }
  }
  return *best;
}

}  // namespace

/// Bounding volumes contain their shapes, decided in rationals.
class TestVolume : public QObject {
  Q_OBJECT

 private slots:
  void containsEveryShape() {
    Failures failures;
    testing::ShapeMaker maker(7);
    Random random(8);
    for (int round = 0; round < caseCount(24); ++round) {
      maker.setOnGrid(round % 2 == 0);
      maker.setDegenerate(round % 8 == 0);
      for (std::size_t type = 0; type < shapeTypeNames.size(); ++type) {
        if (!isBounded(type)) continue;
        Shape shape = maker.next(type);
        if (round % 3 == 1) shape = translated(shape, random.point(-1e6, 1e6));
        for (const VolumeKind kind : kindsOfSpace) {
          const std::optional<Volume> volume = boundingVolume(shape, kind);
          // A k-DOP may be empty.
          if (!volume) {
            failures.check(shapeTypeNames[type].starts_with("kdop"),
                           [&] { return testing::describe(shape); });
            continue;
          }
          failures.check(holdsAlong(*volume, shape, directionsFor(*volume, random)), [&] {
            return std::string(name(kind)) + " of " + testing::describe(shape) + ": " +
                   testing::describe(volume->shape);
          });
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void containsPointsWhateverIsDoneToIt() {
    Failures failures;
    Random random(9);
    for (int round = 0; round < caseCount(140); ++round) {
      const auto points = randomPoints(random, random.integer(1, 12), round % 7);
      const auto others = randomPoints(random, random.integer(1, 12), round % 7);
      const Vector3<double> offset = random.point(-3, 3) * (round % 7 == 4 ? 1e200 : 1);
      for (const VolumeKind kind : kindsOfSpace) {
        const Volume volume = boundingVolume(points, kind);
        const Volume away = moved(volume, offset);
        const Volume both = merged(volume, boundingVolume(others, kind));
        const auto holds = [&](const Volume& v, const Vector3<double>& p,
                               const Vector3<double>& by) {
          const auto inside = containsExactly(v.shape, exact(p) + exact(by));
          failures.check(inside && *inside, [&] {
            return testing::describe(v.shape) + " lacks " + testing::describe(Point<double>{p}) +
                   " moved by " + testing::describe(Point<double>{by});
          });
        };
        const Vector3<double> none = Vector3<double>::Zero();
        for (const auto& p : points) {
          holds(volume, p, none);
          holds(away, p, offset);
          holds(both, p, none);
        }
        for (const auto& p : others) {
          holds(both, p, none);
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  // The triangle (3,1), (5,4), (1,5), as texts have it.
  void has8DopOfExample() {
    Triangle2<double> triangle;
    triangle.vertices = {Vector2<double>(3, 1), {5, 4}, {1, 5}};
    const auto volume = boundingVolume(triangle, VolumeKind::kdop8);
    QVERIFY(volume.has_value());
    const auto& kdop = std::get<Kdop2<double>>(volume->shape);
    QCOMPARE(kdop.directions, (std::vector<std::array<int, 2>>{{1, 0}, {0, 1}, {1, 1}, {1, -1}}));
    QCOMPARE(kdop.min, (std::vector<double>{1, 1, 4, -4}));
    QCOMPARE(kdop.max, (std::vector<double>{5, 5, 9, 2}));
    // The square of 16 without three corners: right triangles of legs 2, 2 and 1.
    QVERIFY(std::abs(contentOf(*volume) - 11.5) < 1e-12);
    QVERIFY(std::abs(*tightness(*volume, triangle) - 7 / 11.5) < 1e-12);
    QVERIFY(!boundingVolume(Sphere<double>{{0, 0, 0}, 1}, VolumeKind::kdop8));
  }

  void smallestSphereIsSmallest() {
    Failures failures;
    Random random(10);
    for (int round = 0; round < caseCount(60); ++round) {
      const int mix = round % 7;
      const auto points = randomPoints(random, random.integer(1, 7), mix == 2 ? 0 : mix);
      const Sphere<double> sphere = smallestSphere(points);
      const double least = smallestByTrial(points).toNearestDouble();
      const double square = (Rational(sphere.radius) * Rational(sphere.radius)).toNearestDouble();
      const bool comparable = std::isnormal(least) && std::isnormal(square);
      failures.check(comparable ? square >= least * (1 - 1e-12) && square <= least * (1 + 1e-9)
                                : sphere.radius <= 1e300,
                     [&] {
                       return testing::describe(Convex<double>{points}) + ": " +
                              testing::describe(sphere);
                     });
      failures.check(ritterSphere(points).radius >= sphere.radius * (1 - 1e-12),
                     [&] { return testing::describe(Convex<double>{points}); });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void overlapIsSure() {
    Failures failures;
    Random random(11);
    HitRate rate;
    for (int round = 0; round < caseCount(300); ++round) {
      const int mix = round % 2;
      const auto points = randomPoints(random, random.integer(1, 6), mix);
      auto others = randomPoints(random, random.integer(1, 6), mix);
      const Vector3<double> offset = mix == 0 ? random.point(-2, 2) : random.gridPoint(-3, 3);
      for (auto& p : others) p += offset;
      double square = std::numeric_limits<double>::infinity();
      for (const auto& p : points) {
        for (const auto& q : others) square = std::min(square, squaredNorm(Vector3<double>(p - q)));
      }
      for (const VolumeKind kind : kindsOfSpace) {
        const Volume a = boundingVolume(points, kind);
        for (const VolumeKind otherKind : {kind, VolumeKind::kdop18, VolumeKind::sphere}) {
          const Volume b = boundingVolume(others, otherKind);
          const double bound = distanceBound(a, b);
          const bool may = mayOverlap(a, b);
          rate.count(!may);
          failures.check(bound >= 0 && bound * bound <= square * (1 + 1e-12) &&
                             (may || square > 0) && !(may && bound > 0),
                         [&] {
                           return testing::describe(a.shape) + " and " +
                                  testing::describe(b.shape) + ": " + std::to_string(bound);
                         });
          failures.check(may == mayOverlap(b, a), [&] { return testing::describe(a.shape); });
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }

  void boxesFitBetterAndBetter() {
    // A turned brick.
    Random random(12);
    const Vector3<double> u = Vector3<double>(1, 2, 2) / 3;
    const Vector3<double> v = Vector3<double>(2, 1, -2) / 3;
    const Vector3<double> w = Vector3<double>(2, -2, 1) / 3;
    std::vector<Vector3<double>> points;
    for (int i = 0; i < 300; ++i) {
      const Vector3<double> p = random.point(-1, 1);
      points.push_back(u * p[0] * 4 + v * p[1] * 2 + w * p[2]);
    }
    for (int corner = 0; corner < 8; ++corner) {
      points.push_back(u * ((corner & 1) != 0 ? 4 : -4) + v * ((corner & 2) != 0 ? 2 : -2) +
                       w * ((corner & 4) != 0 ? 1 : -1));
    }
    const double box = contentOf(boundingVolume(points, VolumeKind::aabb));
    const double principal = contentOf(boundingVolume(points, VolumeKind::obb));
    const double tight = contentOf(boundingVolume(points, VolumeKind::tightObb));
    QVERIFY(tight <= principal && principal < box);
    QVERIFY2(std::abs(tight - 64) < 1e-6, std::to_string(tight).c_str());
    double last = box;
    for (const VolumeKind kind : {VolumeKind::kdop14, VolumeKind::kdop26}) {
      const double content = contentOf(boundingVolume(points, kind));
      QVERIFY(content > 63.9 && content < last);
      last = content;
    }
  }

  void reportsContent() {
    const auto content = [](const Shape& shape, VolumeKind kind) {
      return contentOf(*boundingVolume(shape, kind));
    };
    const Aabb<double> cube{{0, 0, 0}, {1, 1, 1}};
    QCOMPARE(content(cube, VolumeKind::aabb), 1.0);
    QCOMPARE(content(cube, VolumeKind::kdop26), 1.0);
    const Sphere<double> ball{{1, 2, 3}, 2};
    QCOMPARE(content(ball, VolumeKind::aabb), 64.0);
    QCOMPARE(content(ball, VolumeKind::sphere), 4 * 3.14159265358979323846 / 3 * 8);
    QCOMPARE(*tightness(*boundingVolume(ball, VolumeKind::sphere), ball), 1.0);
    QCOMPARE(*tightness(*boundingVolume(cube, VolumeKind::kdop14), cube), 1.0);
    QVERIFY(!tightness(*boundingVolume(Point<double>{{1, 1, 1}}, VolumeKind::aabb), cube));
  }

  void hasNoneAroundTheUnbounded() {
    const Shape ray = Ray<double>{{0, 0, 0}, {1, 0, 0}};
    const Shape plane = Plane<double>{{0, 0, 1}, 2, {}};
    const Kdop<double> empty{
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}}, {0, 0, 0, 5}, {1, 1, 1, 6}};
    for (const VolumeKind kind : kindsOfSpace) {
      QVERIFY(!boundingVolume(ray, kind));
      QVERIFY(!boundingVolume(plane, kind));
      QVERIFY(!boundingVolume(Shape(empty), kind));
      QVERIFY(!boundingVolume(Shape(Mesh{}), kind));
    }
  }
};

HAIRLINE_TEST(TestVolume, nothing);
#include "test_volume.moc"
