#include <QTest>
#include <cmath>
#include <set>

#include "core/map/verdict_map.h"
#include "core/queries.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

MapMethod methodOf(const std::vector<SceneObject>& objects, Kind kind, std::string_view method,
                   ScalarKind scalar) {
  std::vector<const Shape*> shapes;
  for (const SceneObject& object : objects) shapes.push_back(&object.shape);
  for (const IndexedQuery& query : findQueries(shapes, kind)) {
    if (query.entry->info.method == method) return {query.entry, query.swapped, scalar};
  }
  qFatal("no such method");
}

Freedom position(std::size_t operand, std::size_t axis) {
  return {.sort = Freedom::Sort::position, .operand = operand, .place = axis};
}
Freedom number(std::size_t operand, std::size_t place) {
  return {.sort = Freedom::Sort::number, .operand = operand, .place = place};
}

MapQuestion question(std::vector<Shape> shapes, Kind kind, std::string_view method,
                     ScalarKind scalar, Freedom x, Freedom y) {
  MapQuestion made;
  for (Shape& shape : shapes) made.objects.push_back(makeObject(std::move(shape)));
  made.freedoms = {std::move(x), std::move(y)};
  made.first = methodOf(made.objects, kind, method, scalar);
  return made;
}

const Triangle<double> triangle{{{{0.1, 0.2, 0.9}, {1.3, 0.1, 1.2}, {0.2, 1.7, 0.4}}}};
const Aabb<double> box{{-1, -1, -1}, {1, 1, 1}};

MapQuestion triangleAndBox(std::string_view method = "sat",
                           ScalarKind scalar = ScalarKind::float64) {
  MapQuestion made =
      question({triangle, box}, Kind::intersect, method, scalar, number(0, 3), number(0, 4));
  made.second = methodOf(made.objects, Kind::intersect, "pef", ScalarKind::exact);
  return made;
}

/// A frame about what the freedoms are now.
MapFrame frameOf(const MapQuestion& question, double step, int width = 24, int height = 20) {
  MapFrame frame;
  frame.width = width;
  frame.height = height;
  for (std::size_t i = 0; i < 2; ++i) {
    const Freedom& freedom = question.freedoms[i];
    frame.axes[i] = MapAxis(valueOf(question.objects[freedom.operand], freedom), step);
  }
  return frame;
}

Verdict ordinaryVerdict(const MapMethod& method, const std::vector<SceneObject>& objects) {
  std::vector<const Shape*> shapes;
  for (const SceneObject& object : objects) shapes.push_back(&object.shape);
  if (method.swapped) std::reverse(shapes.begin(), shapes.end());
  return verdictOf(method.entry->answer(shapes, method.scalar, {}, false));
}

}  // namespace

class TestVerdictMap : public QObject {
  Q_OBJECT

 private slots:
  void pixelsAreTheirOwnDoublesDownToUlps() {
    for (const double center : {0.1, 1.0, -1.0, 0.0, 3e-310, -7.25e200, 4096.5}) {
      const MapAxis axis(center, 0);
      QVERIFY(axis.isByUlps());
      QCOMPARE(axis.at(0), center);
      for (int i = -300; i < 300; ++i) {
        QCOMPARE(axis.at(i + 1),
                 std::nextafter(axis.at(i), std::numeric_limits<double>::infinity()));
        QCOMPARE(axis.offsetOf(axis.at(i)), double(i));
      }
      for (const double ulps : {2.0, 3.0, 7.0, 1000.0}) {
        const MapAxis coarse(center, ulps * MapAxis::unitInLastPlace(center));
        QVERIFY(!coarse.isByUlps());
        for (int i = -300; i < 300; ++i) QVERIFY(coarse.at(i) < coarse.at(i + 1));
      }
    }
    const double most = std::numeric_limits<double>::max();
    QCOMPARE(MapAxis(most, 0).at(5), most);
    QCOMPARE(MapAxis(most, 1e300).at(1000), most);
    QVERIFY(!(MapAxis(1, std::nan("")).step() > 1e-15));
  }

  void zoomKeepsTheValueUnderTheCursor() {
    MapAxis axis(0.37, 1);
    const double held = axis.at(100);
    int steps = 0;
    while (!axis.isByUlps()) {
      const double before = axis.step();
      axis = axis.zoomed(0.5, 100);
      QVERIFY(axis.step() < before);
      QVERIFY(std::abs(axis.offsetOf(held) - 100) < 1);
      ++steps;
    }
    QVERIFY(steps > 40 && steps < 60);
    QCOMPARE(axis.zoomed(0.5, 7).at(7), axis.at(7));
    QCOMPARE(axis.panned(12).at(-12), axis.at(0));
    QVERIFY(axis.zoomed(1e300, 0).zoomed(1e300, 0).step() <= MapAxis::greatestStep);
  }

  void freedomsAreReadAndSet() {
    const SceneObject object = makeObject(triangle);
    const std::vector<Freedom> freedoms = freedomsOf(object, 0);
    // Three positions, three angles, nine coordinates.
    QCOMPARE(freedoms.size(), std::size_t{15});
    QCOMPARE(freedoms[6 + 7].field, std::string("vertices"));
    QCOMPARE(freedoms[6 + 7].item, 2);
    QCOMPARE(freedoms[6 + 7].component, 1);
    QCOMPARE(valueOf(object, freedoms[6 + 7]), 1.7);
    for (const Freedom& freedom : freedoms) {
      SceneObject same = object;
      QVERIFY(setValue(same, object, freedom, valueOf(object, freedom)));
      QVERIFY(identical(same, object));
      SceneObject other = object;
      QVERIFY(setValue(other, object, freedom, 0.625));
      if (freedom.sort != Freedom::Sort::angle) QCOMPARE(valueOf(other, freedom), 0.625);
      QVERIFY(!identical(other, object));
    }
    // Boxes tied to the axes are not rotated; unit vectors are not changed by components.
    QCOMPARE(freedomsOf(makeObject(box), 1).size(), std::size_t{9});
    for (const Freedom& freedom :
         freedomsOf(makeObject(Cone<double>{{0, 0, 0}, {0, 0, 1}, 1, 1}), 0)) {
      QVERIFY(freedom.field != "axis");
    }
    Mesh large;
    for (int i = 0; i < 5000; ++i) large.vertices.edit().push_back({double(i), 0, 0});
    large.triangles = {{0, 1, 2}};
    QVERIFY(freedomsOf(makeObject(large), 0).size() < 200);
    // A plane given by points uses its numbers once one is set.
    using V = Vector3<double>;
    const std::array<V, 3> points{V(0, 0, 1), V(1, 0, 1), V(0, 1, 1)};
    SceneObject plane = makeObject(*planeThrough(points));
    plane.planePoints = points;
    const SceneObject given = plane;
    QVERIFY(setValue(plane, given, number(0, 3), 5));
    QVERIFY(!plane.planePoints && !std::get<Plane<double>>(plane.shape).points);
    QCOMPARE(std::get<Plane<double>>(plane.shape).offset, 5.0);
  }

  void everyPixelIsWhatTheOrdinaryWayAnswers() {
    using S = ScalarKind;
    const Sphere<double> sphere{{0.3, 0, 0}, 0.7};
    const Segment<double> segment{{-1, 0.1, 0}, {0.2, 0.6, 0.1}};
    const Tetrahedron<double> tetrahedron{{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}};
    const Plane<double> plane{{0, 0, 1}, 0.5, {}};
    const Freedom angle{.sort = Freedom::Sort::angle, .operand = 1, .place = 0};
    const std::vector<MapQuestion> questions{
        triangleAndBox(),
        triangleAndBox("pef", S::float32),
        triangleAndBox("clip", S::exact),
        triangleAndBox("gjk", S::float32),
        question({box, triangle}, Kind::intersect, "sat", S::float32, position(1, 2), angle),
        question({triangle, triangle}, Kind::intersect, "sat", S::float64, position(1, 0),
                 number(0, 1)),
        question({sphere, segment}, Kind::intersect, "quadratic", S::float32, number(0, 3),
                 position(1, 1)),
        question({Point<double>{{0.2, 0.2, 0.2}}, tetrahedron}, Kind::contains, "definition",
                 S::exact, position(0, 0), position(0, 1)),
        question({sphere, plane}, Kind::intersect, "distance", S::float64, number(1, 3),
                 position(0, 2)),
    };
    for (const MapQuestion& asked : questions) {
      for (const double step : {0.125, 0x1p-40, 0.0, 0x1p60}) {
        const MapFrame frame = frameOf(asked, step);
        const Result<VerdictMap> map = askMap(asked, frame);
        QVERIFY(map);
        for (int row = 0; row < frame.height; ++row) {
          for (int column = 0; column < frame.width; ++column) {
            const MapPixel& pixel = map->at(column, row);
            const auto objects = placedAt(asked, frame.xAt(column), frame.yAt(row));
            QCOMPARE(pixel.isLegal, objects.has_value());
            if (!objects) continue;
            QCOMPARE(pixel.first, ordinaryVerdict(asked.first, *objects));
            if (asked.second) QCOMPARE(pixel.second, ordinaryVerdict(*asked.second, *objects));
          }
        }
      }
    }
  }

  void pictureDoesNotDependOnThreads() {
    MapQuestion asked = triangleAndBox("sat", ScalarKind::float32);
    asked.freedoms = {position(0, 0), position(0, 2)};
    asked.withGap = true;
    const MapFrame frame = frameOf(asked, 0.03, 150, 90);
    const VerdictMap alone = *askMap(asked, frame, 1);
    QVERIFY(alone.counts().yes > 100 && alone.counts().no > 100);
    for (const int threads : {2, 7}) QVERIFY(askMap(asked, frame, threads)->pixels == alone.pixels);
    // A rough pixel is one of them.
    const VerdictMap rough = *askRoughMap(asked, frame, 8);
    QCOMPARE(rough.frame.width, 19);
    QCOMPARE(rough.frame.height, 12);
    QVERIFY(rough.at(3, 2) == alone.at(28, 20));
    QVERIFY(rough.at(18, 11) == alone.at(148, 89));
    const MapCounts counts = alone.counts();
    QCOMPARE(counts.yes + counts.no + counts.none + counts.illegal, alone.pixels.size());
  }

  void workEndsWhereItIsStopped() {
    const MapQuestion asked = triangleAndBox("sat", ScalarKind::exact);
    const MapFrame frame = frameOf(asked, 0.01, 256, 256);
    std::stop_source stop;
    std::size_t tiles = 0;
    Work work;
    work.stop = stop.get_token();
    work.progress = [&](double) { stop.request_stop(); };
    askTiles(
        asked, frame, tilesOf(frame),
        [&](const PictureTile&, const std::vector<MapPixel>&) { ++tiles; }, 2, work);
    QCOMPARE(tiles, std::size_t{1});
    const Result<VerdictMap> none = askMap(asked, frame, 2, work);
    QVERIFY(!none);
    QCOMPARE(none.error().code, std::string("cancelled"));
    MapFrame wide = frame;
    wide.width = 20000;
    QCOMPARE(askMap(asked, wide).error().code, std::string("limit"));
    wide.width = 0;
    QCOMPARE(askRoughMap(asked, wide, 8).error().code, std::string("limit"));
  }

  void gapHasASignAndTolerancesHaveACost() {
    MapQuestion asked = triangleAndBox();
    asked.freedoms = {position(0, 0), position(0, 2)};
    asked.withGap = true;
    const MapFrame frame = frameOf(asked, 0.1, 64, 64);
    const VerdictMap exact = *askMap(asked, frame);
    for (const MapPixel& pixel : exact.pixels) {
      QVERIFY(pixel.first == Verdict::yes ? pixel.gap <= 0 : pixel.gap > 0);
    }
    // Double may be wrong where they touch.
    const std::size_t wrong = exact.counts().differing();
    QVERIFY(wrong < 20);
    asked.tolerance = 0.25;
    const VerdictMap within = *askMap(asked, frame);
    QVERIFY(within.counts().differing() > wrong + 20);
    for (const MapPixel& pixel : within.pixels) {
      QCOMPARE(pixel.first == Verdict::yes, pixel.gap <= 0.25F);
    }
    asked.tolerance = 0;
    QVERIFY(askMap(asked, frame)->pixels == exact.pixels);
  }

  void whereThereIsNoSuchShapeIsSaid() {
    MapQuestion asked = triangleAndBox();
    // The lower and upper end of the box in x.
    asked.freedoms = {number(1, 0), number(1, 3)};
    const MapFrame frame = frameOf(asked, 0.25, 32, 32);
    const VerdictMap map = *askMap(asked, frame);
    for (int row = 0; row < 32; ++row) {
      for (int column = 0; column < 32; ++column) {
        QCOMPARE(map.at(column, row).isLegal, frame.xAt(column) <= frame.yAt(row));
      }
    }
    QVERIFY(map.counts().illegal > 0);
  }
};

HAIRLINE_TEST(TestVerdictMap, eventLoop);
#include "test_verdict_map.moc"
