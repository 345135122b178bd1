#include <QAction>
#include <QApplication>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QWindow>
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "tests/support/test_class.h"
#include "tests/widgets/viewport_sample.h"
#include "widgets/viewport/draw_helpers.h"
#include "widgets/viewport/orientation_gizmo.h"
#include "widgets/viewport/viewport.h"

using namespace hairline;
using namespace hairline::testing;

namespace {

void keep(const QImage& image, const char* name) {
  const QString folder = qEnvironmentVariable("HAIRLINE_KEEP_PICTURES");
  if (!folder.isEmpty()) image.save(folder + "/" + name + ".png");
}

}  // namespace

/// What the viewport shows.
class TestViewport : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void picture_data();
  void picture();
  void labelsStandWhereTheyBelong();
  void onTopShowsThroughAndHiddenIsFaint();
  void pictureFollowsTheListAndTheCamera();
  void pictureIsTheSameAtEveryScale_data();
  void pictureIsTheSameAtEveryScale();
};

void TestViewport::initTestCase() {
  QString reason;
  QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
}

void TestViewport::picture_data() {
  QTest::addColumn<bool>("dark");
  QTest::newRow("light") << false;
  QTest::newRow("dark") << true;
}

void TestViewport::picture() {
  QFETCH(bool, dark);
  const ViewTheme theme = dark ? ViewTheme::dark() : ViewTheme::light();
  Viewport viewport;
  show(viewport, theme);
  const QImage image = viewport.grabImageNow();
  QCOMPARE(image.size(), QSize(900, 700));
  keep(image, dark ? "dark" : "light");
  const auto at = [&](const Eigen::Vector3d& point) {
    return image.pixelColor(viewport.camera().project(point, viewport.viewSize())->toPoint());
  };
  // Left of the box the triangle is unobstructed: orange in any light.
  const QColor triangle = at({-0.5, -0.5, 0.62});
  QVERIFY2(triangle.red() > triangle.green() + 20 && triangle.green() > triangle.blue() + 20,
           qPrintable(triangle.name()));
  // The box is see-through and blue.
  const QColor box = at({1.4, 0, 0.3});
  QVERIFY2(box.blue() > box.red() + 20, qPrintable(box.name()));
  const QColor arrow = at({1, 0.75, 1.6});
  QVERIFY2(arrow.red() > arrow.green() + 80, qPrintable(arrow.name()));
}

void TestViewport::labelsStandWhereTheyBelong() {
  Viewport viewport;
  show(viewport, ViewTheme::light());
  const QImage with = viewport.grabImageNow();
  DrawList list = viewport.drawList();
  const Eigen::Vector3d position = list.labels.back().position;
  list.labels.clear();
  viewport.setDrawList(list);
  const QImage without = viewport.grabImageNow();
  const QPoint centre =
      viewport.camera().project(position, viewport.viewSize())->toPoint() + QPoint(0, -18);
  QVERIFY(difference(with, without, QRect(centre - QPoint(60, 6), QSize(120, 12))) > 0.2);
  QVERIFY(difference(with, without, QRect(centre + QPoint(-60, 40), QSize(120, 12))) == 0);
}

void TestViewport::onTopShowsThroughAndHiddenIsFaint() {
  Viewport viewport;
  show(viewport, ViewTheme::light());
  viewport.setGridVisible(false);
  viewport.setAxesVisible(false);
  // A wall before two lines, of which only one is on top.
  DrawList list;
  const Camera camera = viewport.camera();
  const Eigen::Vector3d near = camera.target + camera.backward();
  const auto wallPoint = [&](double right, double up) -> Eigen::Vector3d {
    return near + right * camera.right() + up * camera.up();
  };
  list.triangles.push_back({.corners = {wallPoint(-1, -1), wallPoint(1, -1), wallPoint(0, 1)},
                            .color = Qt::white,
                            .shading = Shading::flat});
  const Eigen::Vector3d side = 0.2 * camera.right();
  const Eigen::Vector3d up = 0.1 * camera.up();
  for (const bool onTop : {false, true}) {
    const Eigen::Vector3d middle = camera.target + (onTop ? up : -up);
    list.ribbons.push_back(
        {.points = {middle - side, middle + side}, .color = Qt::black, .width = 4, .onTop = onTop});
  }
  viewport.setDrawList(list);
  const QImage image = viewport.grabImageNow();
  keep(image, "hidden");
  const auto brightness = [&](const Eigen::Vector3d& point) {
    return image.pixelColor(camera.project(point, viewport.viewSize())->toPoint()).lightness();
  };
  QCOMPARE(brightness(camera.target - up), 255);
  const int faint = brightness(camera.target + up);
  QVERIFY2(faint > 120 && faint < 230, qPrintable(QString::number(faint)));
}

void TestViewport::pictureFollowsTheListAndTheCamera() {
  Viewport viewport;
  show(viewport, ViewTheme::light());
  const QImage before = viewport.grabImageNow();
  QVERIFY(difference(before, viewport.grabImageNow()) == 0);
  DrawList list = viewport.drawList();
  list.triangles.back().color = Qt::green;
  viewport.setDrawList(list);
  const QImage recoloured = viewport.grabImageNow();
  QVERIFY(difference(before, recoloured) > 0.005);
  viewport.setDrawList({});
  const QImage emptied = viewport.grabImageNow();
  QVERIFY(difference(emptied, recoloured) > 0.05);
  Camera camera = viewport.camera();
  camera.yaw += 0.5;
  viewport.setCamera(camera);
  QVERIFY(difference(emptied, viewport.grabImageNow()) > 0.01);
}

void TestViewport::pictureIsTheSameAtEveryScale_data() {
  QTest::addColumn<double>("scale");
  QTest::addColumn<double>("away");
  QTest::newRow("tiny") << std::exp2(-40) << 0.0;
  QTest::newRow("tiny beside the origin") << std::exp2(-20) << 1.0;
  QTest::newRow("far away") << 1.0 << std::exp2(30);
  QTest::newRow("huge") << std::exp2(100) << 0.0;
  QTest::newRow("beyond float") << std::exp2(300) << 0.0;
}

void TestViewport::pictureIsTheSameAtEveryScale() {
  QFETCH(double, scale);
  QFETCH(double, away);
  Viewport viewport;
  viewport.setGridVisible(false);
  viewport.setAxesVisible(false);
  show(viewport, ViewTheme::light());
  const QImage before = viewport.grabImageNow();
  const Eigen::Vector3d by = Eigen::Vector3d::Constant(away);
  Camera camera = viewport.camera();
  camera.target = scale * camera.target + by;
  camera.distance *= scale;
  viewport.setCamera(camera);
  viewport.setDrawList(moved(sample(ViewTheme::light()), by, scale));
  const QImage after = viewport.grabImageNow();
  QVERIFY2(difference(before, after) < 0.002,
           qPrintable(QString::number(difference(before, after))));
}

HAIRLINE_TEST(TestViewport, display);

#include "test_viewport.moc"
