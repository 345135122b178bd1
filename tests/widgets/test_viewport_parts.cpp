#include <Eigen/Geometry>
#include <QGuiApplication>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "tests/support/test_class.h"
#include "widgets/viewport/draw_helpers.h"
#include "widgets/viewport/label_atlas.h"
#include "widgets/viewport/orientation_gizmo.h"
#include "widgets/viewport/vertex_lists.h"
#include "widgets/viewport/view_uniforms.h"

using namespace hairline;

namespace {

constexpr QSizeF view(900, 700);

Eigen::Vector3d positionOf(const SolidVertex& vertex) {
  return {vertex.position[0], vertex.position[1], vertex.position[2]};
}

DrawTriangle triangleAt(const Eigen::Vector3d& place, const QColor& color) {
  DrawTriangle triangle;
  triangle.corners = {place, place + Eigen::Vector3d::UnitX(), place + Eigen::Vector3d::UnitY()};
  triangle.color = color;
  return triangle;
}

VertexLists listsOf(const DrawList& list, const Camera& camera) {
  VertexLists lists;
  appendVertices(lists, list, LocalFrame::of(camera), camera, view);
  return lists;
}

}  // namespace

class TestViewportParts : public QObject {
  Q_OBJECT

 private slots:
  void boxFacesTurnOutwards();
  void boxHasTwelveEdges();
  void opaqueAndTransparentAreKeptApart();
  void transparentTrianglesComeFarthestFirst();
  void tinyTrianglesKeepTheirNormal();
  void brokenNumbersAreLeftOut();
  void segmentsAreCutInDouble();
  void segmentsThatMissTheCubeVanish();
  void polygonsKeepTheirPlaneWhenCut();
  void dashesRunOnAcrossCorners();
  void arrowsGetAHead();
  void depthRangeHoldsTheScene();
  void gridAnchorStandsOnALine();
  void roundLengths();
  void atlasKeepsTextsApart();
  void atlasGrowsAndForgets();
  void atlasShortensWhatIsTooLong();
  void gizmoBallsFaceTheirAxes();
};

void TestViewportParts::boxFacesTurnOutwards() {
  DrawList list;
  appendBoxFaces(list, boxCorners({-1, -2, -3}, {1, 2, 3}), Qt::red);
  QCOMPARE(list.triangles.size(), std::size_t{12});
  double area = 0;
  for (const DrawTriangle& triangle : list.triangles) {
    const Eigen::Vector3d first = triangle.corners[1] - triangle.corners[0];
    const Eigen::Vector3d second = triangle.corners[2] - triangle.corners[0];
    const Eigen::Vector3d normal = first.cross(second);
    QVERIFY(normal.dot(triangle.corners[0]) > 0);
    area += normal.norm() / 2;
  }
  QCOMPARE(area, 2.0 * (2 * 4 + 4 * 6 + 2 * 6));
}

void TestViewportParts::boxHasTwelveEdges() {
  DrawList list;
  appendBoxEdges(list, boxCorners({0, 0, 0}, {1, 2, 3}), {});
  QCOMPARE(list.ribbons.size(), std::size_t{12});
  double length = 0;
  for (const DrawRibbon& ribbon : list.ribbons) {
    length += (ribbon.points[1] - ribbon.points[0]).norm();
  }
  QCOMPARE(length, 4.0 * (1 + 2 + 3));
}

void TestViewportParts::opaqueAndTransparentAreKeptApart() {
  DrawList list;
  list.triangles = {triangleAt({0, 0, 0}, QColor(1, 2, 3)),
                    triangleAt({0, 0, 1}, QColor(1, 2, 3, 254))};
  list.points.push_back({.position = {0, 0, 0}});
  list.points.push_back({.position = {0, 0, 1}, .onTop = true});
  const VertexLists lists = listsOf(list, Camera());
  QCOMPARE(lists.opaque.size(), std::size_t{3});
  QCOMPARE(lists.transparent.size(), std::size_t{3});
  QCOMPARE(lists.points.size(), std::size_t{4});
  QCOMPARE(lists.topPoints.size(), std::size_t{4});
}

void TestViewportParts::transparentTrianglesComeFarthestFirst() {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> number(-3, 3);
  for (int round = 0; round < 20; ++round) {
    Camera camera;
    camera.yaw = number(random);
    camera.pitch = number(random) / 2;
    DrawList list;
    for (int i = 0; i < 30; ++i) {
      list.triangles.push_back(
          triangleAt({number(random), number(random), number(random)}, QColor(1, 2, 3, 100)));
    }
    const VertexLists lists = listsOf(list, camera);
    QVERIFY(lists.dependsOnCamera);
    double before = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < lists.transparent.size(); i += 3) {
      Eigen::Vector3d sum = Eigen::Vector3d::Zero();
      for (std::size_t k = 0; k < 3; ++k) sum += positionOf(lists.transparent[i + k]);
      const double nearness = camera.backward().dot(sum);
      QVERIFY2(nearness > before - 1e-5, qPrintable(QString("round %1").arg(round)));
      before = nearness;
    }
  }
}

void TestViewportParts::tinyTrianglesKeepTheirNormal() {
  Camera camera;
  camera.distance = 1e-100;
  DrawList list;
  DrawTriangle triangle = triangleAt({0, 0, 0}, Qt::red);
  for (Eigen::Vector3d& corner : triangle.corners) corner *= 1e-101;
  list.triangles = {triangle};
  const VertexLists lists = listsOf(list, camera);
  QCOMPARE(lists.opaque.at(0).normal[2], 1.0F);
  QVERIFY(lists.opaque.at(1).position[0] > 0.01F);
}

void TestViewportParts::brokenNumbersAreLeftOut() {
  const double infinite = std::numeric_limits<double>::infinity();
  const Eigen::Vector3d bad(0, infinite, 0);
  const Eigen::Vector3d none(std::nan(""), 0, 0);
  DrawList list;
  list.triangles = {triangleAt(bad, Qt::red), triangleAt(none, Qt::red)};
  appendLine(list, bad, {0, 0, 0}, {});
  appendLine(list, {0, 0, 0}, none, {});
  list.points = {{.position = bad}, {.position = none}};
  const VertexLists lists = listsOf(list, Camera());
  QVERIFY(lists.opaque.empty() && lists.ribbons.empty() && lists.points.empty());
  QVERIFY(lists.min.x() > lists.max.x());
}

void TestViewportParts::segmentsAreCutInDouble() {
  // A line through a far place, looked at from close by: its part near the target must be exact.
  const Eigen::Vector3d from(-1e9, -2e9, 0.25);
  const Eigen::Vector3d to(1e9, 2e9, 0.25);
  const auto cut = clipToReach(from, to);
  QVERIFY(cut.has_value());
  QVERIFY(cut->first.cwiseAbs().maxCoeff() <= localReach);
  QVERIFY(cut->second.cwiseAbs().maxCoeff() <= localReach);
  QVERIFY(std::abs(cut->first.y() - 2 * cut->first.x()) < 1e-5);
  QCOMPARE(cut->first.z(), 0.25);
  const auto whole = clipToReach({1, 2, 3}, {4, 5, 6});
  QCOMPARE(whole->second, Eigen::Vector3d(4, 5, 6));
}

void TestViewportParts::segmentsThatMissTheCubeVanish() {
  QVERIFY(!clipToReach({-1e9, 1e6, 0}, {1e9, 1e6, 0}));
  QVERIFY(!clipToReach({1e6, 0, 0}, {1e9, 0, 0}));
}

void TestViewportParts::polygonsKeepTheirPlaneWhenCut() {
  std::vector<ClipCorner> polygon;
  for (const Eigen::Vector3d& corner :
       {Eigen::Vector3d(-1e8, -1e8, 1), Eigen::Vector3d(1e8, -1e8, 1),
        Eigen::Vector3d(0, 1e8, 1)}) {
    polygon.push_back({corner, Eigen::Vector3d::UnitZ()});
  }
  clipToReach(polygon);
  QVERIFY(polygon.size() >= 3);
  for (const ClipCorner& corner : polygon) {
    QVERIFY(corner.position.cwiseAbs().maxCoeff() <= localReach);
    QCOMPARE(corner.position.z(), 1.0);
  }
  std::vector<ClipCorner> outside(3, {Eigen::Vector3d(1e6, 1e6, 1e6), Eigen::Vector3d::UnitZ()});
  clipToReach(outside);
  QVERIFY(outside.empty());
}

void TestViewportParts::dashesRunOnAcrossCorners() {
  Camera camera;
  camera.look(AxisView::top);
  camera.projection = Projection::orthographic;
  const double pixel = camera.worldPerPixel(camera.target, view);
  DrawList list;
  list.ribbons.push_back(
      {.points = {{0, 0, 0}, {25 * pixel, 0, 0}, {25 * pixel, 5 * pixel, 0}}, .dash = {6, 4}});
  const VertexLists lists = listsOf(list, camera);
  QCOMPARE(lists.ribbons.size(), std::size_t{8});
  QCOMPARE(lists.ribbons[0].stroke[3], 0.0F);
  QVERIFY(std::abs(lists.ribbons[4].stroke[3] - 5) < 1e-3);
}

void TestViewportParts::arrowsGetAHead() {
  DrawList list;
  appendArrow(list, {0, 0, 0}, {1, 0, 0}, {});
  const VertexLists lists = listsOf(list, Camera());
  QCOMPARE(lists.ribbons.size(), std::size_t{8});
  QCOMPARE(lists.ribbons.front().part, 1.0F);
  QCOMPARE(lists.ribbons.back().part, 2.0F);
}

void TestViewportParts::depthRangeHoldsTheScene() {
  std::mt19937 random(11);
  std::uniform_real_distribution<double> number(-1, 1);
  for (int round = 0; round < 200; ++round) {
    Camera camera;
    camera.distance = std::pow(10.0, 3 * number(random));
    camera.yaw = 3 * number(random);
    camera.pitch = 1.5 * number(random);
    camera.projection = round % 2 == 0 ? Projection::perspective : Projection::orthographic;
    const LocalFrame frame = LocalFrame::of(camera);
    const Eigen::Vector3d half = Eigen::Vector3d::Constant(0.4 * camera.distance / frame.scale);
    const ViewUniforms uniforms = viewUniforms(camera, frame, view, 1, -half, half);
    for (unsigned i = 0; i < 8; ++i) {
      const Eigen::Vector3d local((i & 1) != 0 ? half.x() : -half.x(),
                                  (i & 2) != 0 ? half.y() : -half.y(),
                                  (i & 4) != 0 ? half.z() : -half.z());
      const QVector4D clip = uniforms.eyeToClip * uniforms.localToEye *
                             QVector4D(float(local.x()), float(local.y()), float(local.z()), 1);
      QVERIFY2(std::abs(clip.z()) <= clip.w(), qPrintable(QString("round %1").arg(round)));
      // The floats agree with the camera's own projection.
      const QPointF pixel = camera.project(frame.scale * local + frame.origin, view).value();
      const double x = view.width() / 2 * (1 + double(clip.x() / clip.w()));
      const double y = view.height() / 2 * (1 - double(clip.y() / clip.w()));
      QVERIFY(std::hypot(pixel.x() - x, pixel.y() - y) < 0.01);
    }
  }
}

void TestViewportParts::gridAnchorStandsOnALine() {
  Camera camera;
  camera.target = {123456.789, -98765.4321, 0};
  const LocalFrame frame = LocalFrame::of(camera);
  const GridUniforms grid = gridUniforms(camera, frame, view);
  // The axes lie on major grid lines: a whole number of them from the anchor.
  const double steps = double(grid.axisLines.x()) / (10 * double(grid.spacing));
  QVERIFY(std::abs(steps - std::round(steps)) < 0.01);
  QVERIFY(std::abs(grid.target.x()) <= 10 * grid.spacing);
  QCOMPARE(grid.firstAxis, 0);
  QCOMPARE(grid.secondAxis, 1);
  camera.projection = Projection::orthographic;
  camera.look(AxisView::front);
  QCOMPARE(gridUniforms(camera, frame, view).secondAxis, 2);
  camera.look(AxisView::right);
  QCOMPARE(gridUniforms(camera, frame, view).firstAxis, 1);
}

void TestViewportParts::roundLengths() {
  QCOMPARE(roundLength(1), 1.0);
  QCOMPARE(roundLength(4.9), 2.0);
  QCOMPARE(roundLength(73), 50.0);
  QCOMPARE(roundLength(0), 0.0);
  QCOMPARE(roundLength(-3), 0.0);
  QCOMPARE(roundLength(std::numeric_limits<double>::infinity()), 0.0);
}

void TestViewportParts::atlasKeepsTextsApart() {
  LabelAtlas atlas;
  std::vector<DrawLabel> labels;
  for (int i = 0; i < 60; ++i) {
    DrawLabel label;
    label.text = QStringLiteral("label %1").arg(i);
    label.style = i % 2 == 0 ? LabelStyle::halo : LabelStyle::plate;
    labels.push_back(label);
  }
  const QList<LabelAtlas::Sprite> sprites = atlas.place(labels);
  for (qsizetype i = 0; i < sprites.size(); ++i) {
    QVERIFY(atlas.image().rect().contains(sprites[i].rect));
    for (qsizetype k = 0; k < i; ++k) QVERIFY(!sprites[i].rect.intersects(sprites[k].rect));
    bool painted = false;
    for (int x = sprites[i].rect.left(); x <= sprites[i].rect.right(); ++x) {
      painted = painted || atlas.image().pixelColor(x, sprites[i].rect.center().y()).alpha() > 0;
    }
    QVERIFY(painted);
  }
  const int generation = atlas.generation();
  QCOMPARE(atlas.place(labels), sprites);
  QCOMPARE(atlas.generation(), generation);
  labels.resize(1);
  labels[0].text.clear();
  QVERIFY(atlas.place(labels).at(0).rect.isEmpty());
}

void TestViewportParts::atlasGrowsAndForgets() {
  LabelAtlas atlas;
  for (int frame = 0; frame < 3000; ++frame) {
    DrawLabel label;
    label.text = QStringLiteral("gap %1").arg(frame);
    QVERIFY(!atlas.place({label}).at(0).rect.isEmpty());
  }
  // One text at a time needs no larger picture, however many there were.
  QCOMPARE(atlas.image().height(), LabelAtlas().image().height());
  std::vector<DrawLabel> many(500);
  for (std::size_t i = 0; i < many.size(); ++i) many[i].text = QStringLiteral("vertex %1").arg(i);
  for (const LabelAtlas::Sprite& sprite : atlas.place(many)) QVERIFY(!sprite.rect.isEmpty());
  QVERIFY(atlas.image().height() > LabelAtlas().image().height());
}

void TestViewportParts::atlasShortensWhatIsTooLong() {
  LabelAtlas atlas;
  DrawLabel label;
  label.text = QString(1000, u'w');
  const QRect rect = atlas.place({label}).at(0).rect;
  QVERIFY(!rect.isEmpty());
  QVERIFY(atlas.image().rect().contains(rect));
}

void TestViewportParts::gizmoBallsFaceTheirAxes() {
  Camera camera;
  const OrientationGizmo gizmo(camera, view);
  double before = -2;
  for (const OrientationGizmo::Ball& ball : gizmo.balls()) {
    QVERIFY(ball.nearness >= before);
    before = ball.nearness;
    QVERIFY(gizmo.contains(ball.centre));
    // Looking from the ball's side brings it to the front.
    Camera there = camera;
    there.look(ball.view);
    const Eigen::Vector3d axis =
        (ball.positive ? 1.0 : -1.0) * Eigen::Vector3d(Eigen::Vector3d::Unit(ball.axis));
    QVERIFY((there.backward() - axis).norm() < 1e-12);
  }
  const OrientationGizmo::Ball front = gizmo.balls().back();
  const auto found = gizmo.ballAt(front.centre);
  QVERIFY(found && found->axis == front.axis && found->positive == front.positive);
  QVERIFY(!gizmo.ballAt({10, 10}));
  QVERIFY(!OrientationGizmo::fits({100, 100}));
}

HAIRLINE_TEST(TestViewportParts, offscreen);
#include "test_viewport_parts.moc"
