#include <Eigen/Geometry>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include "tests/support/test_class.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/camera.h"

using namespace hairline;

namespace {

constexpr QSizeF viewSize(900, 700);

// A camera of either projection, anywhere, at scales from a billionth to a billion.
class Cameras {
 public:
  double uniform(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(m_random);
  }
  Eigen::Vector3d vector(double size) {
    return {uniform(-size, size), uniform(-size, size), uniform(-size, size)};
  }
  Camera camera() {
    Camera camera;
    camera.distance = std::pow(10.0, uniform(-9, 9));
    camera.target = vector(camera.distance * 10);
    camera.yaw = uniform(-3, 3);
    camera.pitch = uniform(-1.57, 1.57);
    camera.verticalField = uniform(0.2, 1.5);
    camera.projection = uniform(0, 1) < 0.5 ? Projection::perspective : Projection::orthographic;
    return camera;
  }
  /// A point in front of the eye, near the target.
  Eigen::Vector3d point(const Camera& camera) {
    return camera.target + vector(camera.distance * 0.3);
  }
  QPointF pixel() { return {uniform(0, viewSize.width()), uniform(0, viewSize.height())}; }

 private:
  std::mt19937 m_random{20260101};
};

double apart(const QPointF& first, const QPointF& second) {
  return std::hypot(first.x() - second.x(), first.y() - second.y());
}

}  // namespace

class TestCamera : public QObject {
  Q_OBJECT

 private slots:
  void axesAreRightHandedAndUpIsUp();
  void targetStandsInTheMiddle();
  void rayMeetsWhatProjectsThere();
  void unprojectInvertsProject();
  void worldPerPixelMatchesProjection();
  void nothingProjectsBehindThePerspectiveEye();
  void zoomKeepsThePointUnderTheCursor();
  void panFollowsTheMouse();
  void orbitKeepsTheTargetAndStopsAtThePoles();
  void frameShowsTheWholeBox();
  void frameRefusesWhatItCannotShow();
  void axisViewsLookAlongTheAxes_data();
  void axisViewsLookAlongTheAxes();
  void changingProjectionKeepsTheTargetPlane();
  void framingShowsAllPoints();
  void cameraSurvivesTheFile();
  void badCamerasAreRefused_data();
  void badCamerasAreRefused();
};

void TestCamera::axesAreRightHandedAndUpIsUp() {
  Cameras cameras;
  for (int i = 0; i < 200; ++i) {
    const Camera camera = cameras.camera();
    const Eigen::Vector3d cross = camera.right().cross(camera.up());
    QVERIFY2((cross - camera.backward()).norm() < 1e-12, qPrintable(QString::number(i)));
    QVERIFY(camera.up().z() >= 0);
    QVERIFY(std::abs(camera.right().z()) < 1e-15);
  }
}

void TestCamera::targetStandsInTheMiddle() {
  Cameras cameras;
  for (int i = 0; i < 200; ++i) {
    const Camera camera = cameras.camera();
    const std::optional<QPointF> pixel = camera.project(camera.target, viewSize);
    QVERIFY(pixel.has_value());
    QVERIFY(apart(*pixel, {450, 350}) < 1e-9);
  }
}

void TestCamera::rayMeetsWhatProjectsThere() {
  Cameras cameras;
  for (int i = 0; i < 500; ++i) {
    const Camera camera = cameras.camera();
    const Eigen::Vector3d point = cameras.point(camera);
    const std::optional<QPointF> pixel = camera.project(point, viewSize);
    QVERIFY(pixel.has_value());
    const ViewRay ray = camera.ray(*pixel, viewSize);
    QVERIFY(std::abs(ray.direction.norm() - 1) < 1e-12);
    const double along = ray.direction.dot(point - ray.origin);
    const double off = (ray.origin + along * ray.direction - point).norm();
    QVERIFY(along > 0);
    QVERIFY2(off < 1e-9 * camera.distance, qPrintable(QString("case %1: %2").arg(i).arg(off)));
  }
}

void TestCamera::unprojectInvertsProject() {
  Cameras cameras;
  for (int i = 0; i < 500; ++i) {
    const Camera camera = cameras.camera();
    const Eigen::Vector3d through = cameras.point(camera);
    const QPointF pixel = cameras.pixel();
    const Eigen::Vector3d point = camera.unproject(pixel, through, viewSize);
    const std::optional<QPointF> back = camera.project(point, viewSize);
    QVERIFY(back.has_value());
    QVERIFY2(apart(*back, pixel) < 1e-6, qPrintable(QString::number(i)));
    QVERIFY(std::abs(camera.toView(point).z() - camera.toView(through).z()) <
            1e-9 * camera.distance);
  }
}

void TestCamera::worldPerPixelMatchesProjection() {
  Cameras cameras;
  for (int i = 0; i < 200; ++i) {
    const Camera camera = cameras.camera();
    const Eigen::Vector3d point = cameras.point(camera);
    const double unit = camera.worldPerPixel(point, viewSize);
    const std::optional<QPointF> from = camera.project(point, viewSize);
    const std::optional<QPointF> to = camera.project(point + unit * camera.right(), viewSize);
    QVERIFY(from && to);
    QVERIFY2(std::abs(apart(*from, *to) - 1) < 1e-5, qPrintable(QString::number(i)));
  }
}

void TestCamera::nothingProjectsBehindThePerspectiveEye() {
  Camera camera;
  const Eigen::Vector3d behind = camera.eye() + camera.backward();
  QVERIFY(!camera.project(behind, viewSize));
  QVERIFY(!camera.project(camera.eye() + 1e-9 * camera.backward(), viewSize));
  camera.projection = Projection::orthographic;
  QVERIFY(camera.project(behind, viewSize).has_value());
}

void TestCamera::zoomKeepsThePointUnderTheCursor() {
  Cameras cameras;
  for (int i = 0; i < 500; ++i) {
    Camera camera = cameras.camera();
    const QPointF cursor = cameras.pixel();
    const Eigen::Vector3d under = camera.unproject(cursor, cameras.point(camera), viewSize);
    const double before = camera.distance;
    const double factor = cameras.uniform(0.5, 2);
    camera.zoom(factor, cursor, viewSize, under);
    QCOMPARE(camera.distance, before * factor);
    const std::optional<QPointF> after = camera.project(under, viewSize);
    QVERIFY(after.has_value());
    QVERIFY2(apart(*after, cursor) < 1e-6, qPrintable(QString::number(i)));

    const Eigen::Vector3d plane = camera.unproject(cursor, camera.target, viewSize);
    camera.zoom(factor, cursor, viewSize);
    QVERIFY(apart(camera.project(plane, viewSize).value(), cursor) < 1e-6);
  }
}

void TestCamera::panFollowsTheMouse() {
  Cameras cameras;
  for (int i = 0; i < 200; ++i) {
    Camera camera = cameras.camera();
    const Eigen::Vector3d grabbed = camera.target;
    camera.pan({37, -21}, viewSize);
    const std::optional<QPointF> after = camera.project(grabbed, viewSize);
    QVERIFY(after.has_value());
    QVERIFY2(apart(*after, {450 + 37, 350 - 21}) < 1e-6, qPrintable(QString::number(i)));
  }
}

void TestCamera::orbitKeepsTheTargetAndStopsAtThePoles() {
  Camera camera;
  const Camera start = camera;
  camera.orbit({100, 0}, viewSize);
  QCOMPARE(camera.target, start.target);
  QCOMPARE(camera.pitch, start.pitch);
  QVERIFY(camera.yaw != start.yaw);
  // Dragging to the right brings the left side forward: what is in front moves right.
  const Eigen::Vector3d front = start.target + 0.1 * start.backward();
  QVERIFY(camera.project(front, viewSize)->x() > start.project(front, viewSize)->x());
  camera.orbit({0, 10000}, viewSize);
  QCOMPARE(camera.pitch, std::numbers::pi / 2);
  camera.orbit({0, -30000}, viewSize);
  QCOMPARE(camera.pitch, -std::numbers::pi / 2);
}

void TestCamera::frameShowsTheWholeBox() {
  Cameras cameras;
  for (int i = 0; i < 500; ++i) {
    Camera camera = cameras.camera();
    const double scale = std::pow(10.0, cameras.uniform(-9, 9));
    const Eigen::Vector3d min = cameras.vector(scale);
    const Eigen::Vector3d max = min + cameras.vector(scale).cwiseAbs();
    const QSizeF size(cameras.uniform(100, 2000), cameras.uniform(100, 2000));
    camera.frame(min, max, size);
    double widest = 0;
    for (unsigned corner = 0; corner < 8; ++corner) {
      const Eigen::Vector3d point{(corner & 1) != 0 ? max.x() : min.x(),
                                  (corner & 2) != 0 ? max.y() : min.y(),
                                  (corner & 4) != 0 ? max.z() : min.z()};
      const std::optional<QPointF> pixel = camera.project(point, size);
      QVERIFY2(pixel.has_value(), qPrintable(QString::number(i)));
      const double x = std::abs(2 * pixel->x() / size.width() - 1);
      const double y = std::abs(2 * pixel->y() / size.height() - 1);
      widest = std::max({widest, x, y});
    }
    QVERIFY2(widest <= 1, qPrintable(QString("case %1: %2").arg(i).arg(widest)));
    QVERIFY2(widest > 0.5, qPrintable(QString("case %1: %2").arg(i).arg(widest)));
  }
}

void TestCamera::frameRefusesWhatItCannotShow() {
  Camera camera;
  const Camera before = camera;
  camera.frame({1, 1, 1}, {0, 2, 2}, viewSize);
  QCOMPARE(camera, before);
  camera.frame({0, 0, 0}, {1, 1, std::nan("")}, viewSize);
  QCOMPARE(camera, before);
  camera.frame({5, 6, 7}, {5, 6, 7}, viewSize);
  QCOMPARE(camera.target, Eigen::Vector3d(5, 6, 7));
  QCOMPARE(camera.distance, before.distance);
  camera.frame({0, 0, 0}, {1, 1, 1}, QSizeF(0, 0));
  QVERIFY(camera.distance > 0 && std::isfinite(camera.distance));
}

void TestCamera::axisViewsLookAlongTheAxes_data() {
  QTest::addColumn<AxisView>("from");
  QTest::addColumn<QVector<double>>("backward");
  QTest::addColumn<QVector<double>>("up");
  QTest::newRow("top") << AxisView::top << QVector<double>{0, 0, 1} << QVector<double>{0, 1, 0};
  QTest::newRow("bottom") << AxisView::bottom << QVector<double>{0, 0, -1}
                          << QVector<double>{0, -1, 0};
  QTest::newRow("front") << AxisView::front << QVector<double>{0, -1, 0}
                         << QVector<double>{0, 0, 1};
  QTest::newRow("back") << AxisView::back << QVector<double>{0, 1, 0} << QVector<double>{0, 0, 1};
  QTest::newRow("left") << AxisView::left << QVector<double>{-1, 0, 0} << QVector<double>{0, 0, 1};
  QTest::newRow("right") << AxisView::right << QVector<double>{1, 0, 0} << QVector<double>{0, 0, 1};
}

void TestCamera::axisViewsLookAlongTheAxes() {
  QFETCH(AxisView, from);
  QFETCH(QVector<double>, backward);
  QFETCH(QVector<double>, up);
  Camera camera;
  camera.target = {3, 4, 5};
  camera.look(from);
  QVERIFY((camera.backward() - Eigen::Vector3d(backward[0], backward[1], backward[2])).norm() <
          1e-12);
  QVERIFY((camera.up() - Eigen::Vector3d(up[0], up[1], up[2])).norm() < 1e-12);
  QCOMPARE(camera.target, Eigen::Vector3d(3, 4, 5));
  QCOMPARE(camera.distance, Camera().distance);
}

void TestCamera::changingProjectionKeepsTheTargetPlane() {
  Camera camera;
  const Eigen::Vector3d point = camera.target + 0.7 * camera.right() - 0.4 * camera.up();
  const QPointF perspective = camera.project(point, viewSize).value();
  camera.projection = Projection::orthographic;
  QVERIFY(apart(perspective, camera.project(point, viewSize).value()) < 1e-9);
}

void TestCamera::framingShowsAllPoints() {
  const ViewState wide{{}, {1000, 700}};
  const std::vector<Eigen::Vector3d> points{{-3, 0, 0}, {5, 2, 1}, {0, -4, 8}};
  for (const Projection projection : {Projection::perspective, Projection::orthographic}) {
    ViewState state = wide;
    state.camera.projection = projection;
    state.camera = framed(state, points);
    double widest = 0;
    for (const Eigen::Vector3d& point : points) {
      const QPointF pixel = *state.project(point);
      QVERIFY(QRectF({0, 0}, state.size).contains(pixel));
      widest = std::max({widest, std::abs(pixel.x() - 500) / 500, std::abs(pixel.y() - 350) / 350});
    }
    QVERIFY2(widest > 0.45, "the shapes fill a good part of the viewSize");
  }
  QCOMPARE(framed(wide, {}), wide.camera);
  QCOMPARE(framed(wide, {{1, 2, 3}}).distance, wide.camera.distance);
}

void TestCamera::cameraSurvivesTheFile() {
  Camera camera;
  camera.target = {0.1, -2e-9, 3e7};
  camera.distance = 1.0 / 3;
  camera.projection = Projection::orthographic;
  const auto read = parseJson(writeJson(cameraToJson(camera)));
  QVERIFY(read);
  QCOMPARE(*cameraFromJson(*read), camera);
}

void TestCamera::badCamerasAreRefused_data() {
  QTest::addColumn<QString>("text");
  QTest::newRow("empty") << "{}";
  QTest::newRow("list") << "[]";
  QTest::newRow("short target") << R"({"target":[1,2],"distance":1,"yaw":0,"pitch":0})";
  QTest::newRow("text") << R"({"target":[1,2,"3"],"distance":1,"yaw":0,"pitch":0})";
  QTest::newRow("no distance") << R"({"target":[1,2,3],"yaw":0,"pitch":0})";
  QTest::newRow("negative distance") << R"({"target":[1,2,3],"distance":-1,"yaw":0,"pitch":0})";
  QTest::newRow("over the pole") << R"({"target":[1,2,3],"distance":1,"yaw":0,"pitch":2})";
}

void TestCamera::badCamerasAreRefused() {
  QFETCH(QString, text);
  const auto json = parseJson(text.toStdString());
  QVERIFY(json);
  QVERIFY(!cameraFromJson(*json));
}

HAIRLINE_TEST(TestCamera, nothing);
#include "test_camera.moc"
