#include <QTest>

#include "core/mesh/shape_mesh.h"
#include "core/picture/picture_colors.h"
#include "core/queries.h"
#include "core/query/linear.h"
#include "core/scene/transform.h"
#include "core/shapes/triangle_of.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/question.h"
#include "tests/support/random_meshes.h"
#include "tests/support/random_shapes.h"
#include "tests/support/rays_by_trial.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::byTrial;
using testing::caseCount;
using testing::Failures;
using testing::MeshMix;
using testing::Random;

namespace {

SceneObject objectOf(Shape shape) { return makeObject(std::move(shape)); }

/// Looks at the origin from a random side, so that a scene about it fills most of the picture.
RayFrame randomFrame(Random& random, int width, int height) {
  RayFrame frame{{}, width, height};
  Vector3<double> backward = random.point(-1, 1);
  while (backward.norm() < 0.1) backward = random.point(-1, 1);
  backward.normalize();
  const Vector3<double> other =
      std::abs(backward[0]) < 0.5 ? Vector3<double>(1, 0, 0) : Vector3<double>(0, 1, 0);
  const Vector3<double> right = cross(other, backward).normalized();
  const Vector3<double> up = cross(backward, right);
  frame.camera = {backward * 6, -backward, right, up, random.chance(0.5)};
  const double field = frame.camera.parallel ? 2 : 0.3;
  frame.camera.right *= field;
  frame.camera.up *= field;
  return frame;
}

Scene randomScene(Random& random, testing::ShapeMaker& maker) {
  Scene scene;
  const int meshes = random.integer(0, 2);
  for (int i = 0; i < meshes; ++i) {
    const MeshMix mix = testing::meshMixes[static_cast<std::size_t>(random.integer(0, 6))];
    insert(scene, objectOf(testing::randomMesh(mix, 40, random)));
  }
  maker.setOnGrid(random.chance(0.3));
  const int others = random.integer(2, 8);
  for (int i = 0; i < others; ++i) {
    const auto type = static_cast<std::size_t>(random.integer(0, 19));
    if (type == shapeIndex<Plane<double>>() && i > 0) continue;
    SceneObject object = objectOf(maker.next(type));
    object.visible = random.chance(0.9);
    insert(scene, std::move(object));
  }
  return scene;
}

std::string text(const RayHit& hit) {
  return "object " + std::to_string(hit.object) + " part " + std::to_string(hit.part) + " t " +
         std::to_string(hit.t);
}

bool sameBut(RayHit a, const RayHit& b) {
  a.tests = b.tests;
  return a == b;
}

}  // namespace

/// A picture equals the results of testing everything, pixel by pixel.
class TestRayPicture : public QObject {
  Q_OBJECT

 private slots:
  void pixelsAreThoseOfTrial() {
    Random random(41);
    testing::ShapeMaker maker(42);
    Failures failures;
    testing::HitRate rate;
    const int count = caseCount(60);
    for (int i = 0; i < count; ++i) {
      const Scene scene = randomScene(random, maker);
      HierarchyOptions options;
      options.build = static_cast<BuildMethod>(i % 6);
      options.volume = static_cast<NodeVolume>((i + 2) % 6);
      const Result<RayScene> seen = RayScene::build(scene, options);
      QVERIFY(bool(seen));
      const ScalarKind scalar = testing::scalars[i % 3];
      const int side = scalar == ScalarKind::exact ? 7 : 13;
      const RayFrame frame = randomFrame(random, side, side - 2);
      const Result<RayPicture> picture = castPicture(*seen, frame, {scalar, 1});
      QVERIFY(bool(picture));
      for (int y = 0; y < frame.height; ++y) {
        for (int x = 0; x < frame.width; ++x) {
          const RayHit& hit = picture->at(x, y);
          const RayHit trial = byTrial(scene, frame.ray(x, y), scalar);
          rate.count(hit.isHit());
          failures.check(sameBut(hit, trial), [&] {
            return "scene " + std::to_string(i) + " in " + std::string(name(scalar)) + " pixel " +
                   std::to_string(x) + "," + std::to_string(y) + ": " + text(hit) + " and " +
                   text(trial);
          });
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }

  void threadsDoNotMatter() {
    Random random(7);
    testing::ShapeMaker maker(8);
    for (int i = 0; i < caseCount(4); ++i) {
      const Scene scene = randomScene(random, maker);
      const Result<RayScene> seen = RayScene::build(scene);
      QVERIFY(bool(seen));
      const RayFrame frame = randomFrame(random, 67, 45);
      const Result<RayPicture> one = castPicture(*seen, frame, {ScalarKind::float64, 1});
      QVERIFY(bool(one));
      for (const int threads : {2, 8}) {
        const Result<RayPicture> more = castPicture(*seen, frame, {ScalarKind::float64, threads});
        QVERIFY(bool(more));
        QVERIFY(more->pixels == one->pixels);
      }
    }
  }

  // One object of each type, and a ray through its middle.
  void everyTypeAnswersAsItsQuery() {
    testing::ShapeMaker maker(3);
    int met = 0;
    for (std::size_t type = 0; type < shapeTypeCount; ++type) {
      const Shape given = maker.next(type);
      const Shape shape = standInFor(given);
      Scene scene;
      insert(scene, objectOf(given));
      const Result<RayScene> seen = RayScene::build(scene);
      QVERIFY(bool(seen));
      // Points and lines have no surface.
      const bool isThin = linearOf<double>(shape) || std::holds_alternative<Point<double>>(shape) ||
                          std::holds_alternative<Point2<double>>(shape) ||
                          std::holds_alternative<Segment2<double>>(shape);
      const std::string called(typeName(given));
      QVERIFY2(seen->unseen().empty() != isThin, called.c_str());
      if (!seen->unseen().empty()) continue;
      ++met;
      Random random(5);
      bool anyHit = false;
      const auto mesh = meshOf(shape);
      const auto box = bounds(shape);
      Vector3<double> middle = Vector3<double>::Zero();
      if (mesh) {
        const Triangle<double> first = triangleOf(*mesh, mesh->triangles[0]);
        middle = (first.vertices[0] + first.vertices[1] + first.vertices[2]) / 3;
      } else if (box) {
        middle = (box->min + box->max) / 2;
      }
      for (int i = 0; i < 40; ++i) {
        const Vector3<double> from = random.point(-6, 6);
        const Ray<double> through{from, middle + random.point(-0.3, 0.3) - from};
        for (const ScalarKind scalar : testing::scalars) {
          const RayHit hit = seen->cast(through, scalar);
          QVERIFY2(sameBut(hit, byTrial(scene, through, scalar)), called.c_str());
          anyHit = anyHit || hit.isHit();
        }
      }
      QVERIFY2(anyHit, called.c_str());
    }
    QCOMPARE(met, 23);
  }

  // In exact the part of the ray up to the hit, and no more of it, is outside.
  void conesAreMetAtTheirSurface() {
    const Cone<double> cone{{0.5, -0.25, 1}, {0, 0, -1}, 2, 0.75};
    Scene scene;
    insert(scene, objectOf(cone));
    const Result<RayScene> seen = RayScene::build(scene);
    QVERIFY(bool(seen));
    const Shape solid = cone;
    const auto meets = [&](const Vector3<double>& from, const Vector3<double>& to) {
      const Shape way = Segment<double>{from, to};
      const std::array<const Shape*, 2> pair{&way, &solid};
      for (const IndexedQuery& query : findQueries(pair, Kind::intersect)) {
        if (query.entry->info.method != "reference") continue;
        return query.entry->test(pair, ScalarKind::exact, {});
      }
      return false;
    };
    Random random(12);
    testing::HitRate rate;
    for (int i = 0; i < caseCount(60); ++i) {
      const Vector3<double> from = random.point(-4, 4);
      const Vector3<double> way = Vector3<double>(0.5, -0.25, 0) + random.point(-0.8, 0.8) - from;
      for (const ScalarKind scalar : {ScalarKind::float64, ScalarKind::exact}) {
        const RayHit hit = seen->cast({from, way}, scalar);
        rate.count(hit.isHit());
        QCOMPARE(hit.isHit(), meets(from, from + way * 64));
        if (!hit.isHit() || hit.t == 0) continue;
        QVERIFY(!meets(from, from + way * (hit.t * (1 - 1e-6))));
        QVERIFY(meets(from, from + way * (hit.t * (1 + 1e-6))));
      }
    }
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }

  // The box of a grid, and flat shapes in the plane z = 0, by figures worked out by hand.
  void gridsAndFlatShapesAreSeen() {
    const auto hitOf = [](Shape shape, const Ray<double>& ray) {
      Scene scene;
      insert(scene, objectOf(std::move(shape)));
      return RayScene::build(scene)->cast(ray, ScalarKind::exact);
    };
    const Grid grid{{1, 2, 3}, 0.5, {4, 2, 6}};
    QCOMPARE(hitOf(grid, {{1.5, 2.5, 10}, {0, 0, -1}}).t, 4.0);
    QVERIFY(!hitOf(grid, {{3.25, 2.5, 10}, {0, 0, -1}}).isHit());
    const Rectangle2<double> rectangle = rectangleBetween({0, 0}, {2, 1});
    QCOMPARE(hitOf(rectangle, {{1.9, 0.9, 3}, {0, 0, -2}}).t, 1.5);
    QVERIFY(!hitOf(rectangle, {{1.9, 1.1, 3}, {0, 0, -2}}).isHit());
    const Triangle2<double> triangle{{Vector2<double>(0, 0), {1, 0}, {0, 1}}};
    QCOMPARE(hitOf(triangle, {{0.5, 0.5, -1}, {0, 0, 1}}).t, 1.0);
    QVERIFY(!hitOf(triangle, {{0.5, 0.6, -1}, {0, 0, 1}}).isHit());
    // The 8-DOP of the triangle (3,1), (5,4), (1,5).
    const Kdop2<double> kdop{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}, {1, 1, 4, -4}, {5, 5, 9, 2}};
    QCOMPARE(hitOf(kdop, {{1.5, 5, -2}, {0, 0, 1}}).t, 2.0);
    QCOMPARE(hitOf(kdop, {{3, 3, -2}, {0, 0, 1}}).t, 2.0);
    QVERIFY(!hitOf(kdop, {{1, 1, -2}, {0, 0, 1}}).isHit());
    QVERIFY(!hitOf(kdop, {{5, 5, -2}, {0, 0, 1}}).isHit());
  }

  void hiddenObjectsAreNotSeen() {
    Scene scene;
    insert(scene, objectOf(Sphere<double>{{0, 0, 0}, 1}));
    scene.objects[0].visible = false;
    const Result<RayScene> seen = RayScene::build(scene);
    QVERIFY(bool(seen));
    QVERIFY(seen->isEmpty() && seen->unseen().empty());
    QVERIFY(!seen->cast({{0, 0, -3}, {0, 0, 1}}, ScalarKind::float64).isHit());
  }

  void theFirstOfTheSceneIsMet() {
    Scene scene;
    const Triangle<double> triangle{
        {Vector3<double>(-1, -1, 0), Vector3<double>(1, -1, 0), Vector3<double>(0, 1, 0)}};
    insert(scene, objectOf(Aabb<double>{{-1, -1, 0}, {1, 1, 1}}));
    insert(scene, objectOf(triangle));
    const Ray<double> ray{{0, 0, -3}, {0, 0, 2}};
    RayHit hit = RayScene::build(scene)->cast(ray, ScalarKind::exact);
    QCOMPARE(hit.object, 0);
    QCOMPARE(hit.t, 1.5);
    std::swap(scene.objects[0], scene.objects[1]);
    hit = RayScene::build(scene)->cast(ray, ScalarKind::exact);
    QCOMPARE(hit.object, 0);
    QCOMPARE(hit.part, 0);
    QCOMPARE(hit.barycentric, Vector3<double>(0.25, 0.25, 0.5));
  }

  void tilesCoverThePictureFromTheMiddle() {
    const RayFrame frame{{}, 100, 70};
    const auto tiles = tilesOf(frame, 32);
    QCOMPARE(tiles.size(), std::size_t{4 * 3});
    std::vector<int> covered(100 * 70);
    for (const PictureTile& tile : tiles) {
      for (int y = tile.y; y < tile.y + tile.height; ++y) {
        for (int x = tile.x; x < tile.x + tile.width; ++x) {
          ++covered[static_cast<std::size_t>(y * 100 + x)];
        }
      }
    }
    QVERIFY(std::ranges::all_of(covered, [](int times) { return times == 1; }));
    QVERIFY(tiles.front().x == 32 && tiles.front().y == 32);
    QVERIFY(tiles.back().x == 96 || tiles.back().x == 0);
  }

  void workThatIsCancelledEnds() {
    Scene scene;
    insert(scene, objectOf(testing::icosphere(3)));
    const Result<RayScene> seen = RayScene::build(scene);
    QVERIFY(bool(seen));
    Random random(1);
    const RayFrame frame = randomFrame(random, 200, 200);
    std::stop_source stop;
    std::size_t taken = 0;
    const Work work{.progress = {}, .stop = stop.get_token()};
    castTiles(
        *seen, frame, tilesOf(frame), {ScalarKind::float64, 2},
        [&](const PictureTile&, const std::vector<RayHit>&) {
          if (++taken == 3) stop.request_stop();
        },
        work);
    QCOMPARE(taken, std::size_t{3});
    const Result<RayPicture> none = castPicture(*seen, frame, {}, work);
    QVERIFY(!none && none.error().code == "cancelled");
    QVERIFY(castPicture(*seen, {{}, 0, 3}).error().code == "limit");
  }

  void colours() {
    Scene scene;
    insert(scene, objectOf(Triangle<double>{{Vector3<double>(-4, -4, 0), Vector3<double>(4, -4, 0),
                                             Vector3<double>(0, 8, 0)}}));
    const Result<RayScene> seen = RayScene::build(scene);
    QVERIFY(bool(seen));
    const RayFrame frame{{{0, 0, 5}, {0, 0, -1}, {1, 0, 0}, {0, 1, 0}, false}, 21, 21};
    const Result<RayPicture> picture = castPicture(*seen, frame);
    QVERIFY(bool(picture));
    const std::size_t middle = 10 * 21 + 10;
    const auto weights = paint(*picture, PictureColors::barycentric, {});
    QCOMPARE(weights[middle], (PixelColor{85, 85, 85, 255}));
    QCOMPARE(weights[0].alpha, std::uint8_t{0});
    const auto normals = paint(*picture, PictureColors::normal, {});
    QCOMPARE(normals[middle], (PixelColor{128, 128, 255, 255}));
    QCOMPARE(distanceOf(*picture, 10, 10), 5.0);
    const ColorRange range = rangeOf(*picture, PictureColors::distance);
    QCOMPARE(range.least, 5.0);
    QVERIFY(range.most > 5);
    const auto distances = paint(*picture, PictureColors::distance, range);
    QCOMPARE(distances[middle], scaleColor(1));
    QCOMPARE(distances[0].alpha, std::uint8_t{0});
    // Rays that hit nothing took tests too.
    const ColorRange tests = rangeOf(*picture, PictureColors::tests);
    QVERIFY(tests.least >= 1 && tests.most > tests.least);
    QCOMPARE(paint(*picture, PictureColors::tests, tests)[0].alpha, std::uint8_t{255});
    // Pixels not yet cast are not painted.
    const auto empty = paint(RayPicture(frame), PictureColors::tests, tests);
    QCOMPARE(empty[middle].alpha, std::uint8_t{0});
  }
};

HAIRLINE_TEST(TestRayPicture, nothing);

#include "test_ray_picture.moc"
