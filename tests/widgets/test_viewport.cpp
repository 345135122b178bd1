#include <QApplication>
#include <QTest>

#include "widgets/viewport/draw_helpers.h"
#include "widgets/viewport/viewport.h"

using namespace hairline;

namespace {

// A scene with every kind of primitive, as the program uses them.
DrawList sample(const ViewTheme& theme) {
  const bool dark = theme == ViewTheme::dark();
  DrawList list;
  const auto box = boxCorners({0, 0, 0}, {2, 1.5, 1});
  QColor blue = dark ? QColor(0x5a, 0xac, 0xff) : QColor(0x1c, 0x6b, 0xc0);
  QColor fill = blue;
  fill.setAlphaF(0.22F);
  appendBoxFaces(list, box, fill);
  appendBoxEdges(list, box, {.color = blue, .width = 1.75});
  const std::array<Eigen::Vector3d, 3> corners{Eigen::Vector3d(-1.2, -0.8, 0.4),
                                               Eigen::Vector3d(1.4, -0.6, 1.6),
                                               Eigen::Vector3d(0.4, 1.1, 0.2)};
  const QColor orange = dark ? QColor(0xf0, 0xa0, 0x50) : QColor(0xe0, 0x8a, 0x2c);
  list.triangles.push_back({.corners = corners, .color = orange});
  appendLoop(list, {corners.begin(), corners.end()}, {.color = orange.darker(150), .width = 2});
  const char* names[] = {"A", "B", "C"};
  for (std::size_t i = 0; i < 3; ++i) {
    list.points.push_back({.position = corners[i],
                           .color = Qt::white,
                           .size = 10,
                           .outline = orange.darker(150),
                           .onTop = true});
    list.labels.push_back({.position = corners[i],
                           .text = QString::fromLatin1(names[i]),
                           .offset = {0, -16},
                           .size = 13,
                           .bold = true});
  }
  const QColor magenta = dark ? QColor(0xff, 0x7a, 0xc8) : QColor(0xb0, 0x2a, 0x80);
  appendArrow(list, {1, 0.75, 1}, {1, 0.75, 2.2}, {.color = magenta, .width = 2.5, .onTop = true});
  list.labels.push_back({.position = {1, 0.75, 2.2},
                         .text = QStringLiteral("separating axis, gap 0.125"),
                         .offset = {0, -18},
                         .style = LabelStyle::plate});
  appendDashedLine(list, {-1.2, -0.8, 0.4}, {-1.2, -0.8, 0}, {.color = theme.text, .width = 1.25});
  appendCircle(list, {-1.2, 1.2, 0}, {0, 0, 1}, 0.5,
               {.color = magenta, .width = 2, .dash = {8, 5}});
  list.points.push_back(
      {.position = {-1.2, 1.2, 0}, .color = magenta, .size = 12, .shape = PointShape::diamond});
  list.points.push_back({.position = {2, 1.5, 1},
                         .color = blue,
                         .size = 12,
                         .shape = PointShape::square,
                         .outline = Qt::white});
  list.points.push_back(
      {.position = {2, 0, 1}, .color = blue, .size = 14, .shape = PointShape::ring});
  return list;
}

Camera sampleCamera() {
  Camera camera;
  camera.target = {0.4, 0.3, 0.7};
  camera.distance = 8;
  return camera;
}

void show(Viewport& viewport, const ViewTheme& theme) {
  viewport.resize(900, 700);
  viewport.setTheme(theme);
  viewport.setCamera(sampleCamera());
  viewport.setDrawList(sample(theme));
  viewport.show();
  QVERIFY(QTest::qWaitForWindowExposed(&viewport));
}

void keep(const QImage& image, const char* name) {
  const QString folder = qEnvironmentVariable("HAIRLINE_KEEP_PICTURES");
  if (!folder.isEmpty()) image.save(folder + "/" + name + ".png");
}

}  // namespace

class TestViewport : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void picture_data();
  void picture();
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
  // Left of the box the triangle stands free: an orange, however it is lit.
  const QColor triangle = at({-0.5, -0.5, 0.62});
  QVERIFY2(triangle.red() > triangle.green() + 20 && triangle.green() > triangle.blue() + 20,
           qPrintable(triangle.name()));
  // The box is see-through and blue.
  const QColor box = at({1.4, 0, 0.3});
  QVERIFY2(box.blue() > box.red() + 20, qPrintable(box.name()));
  const QColor arrow = at({1, 0.75, 1.6});
  QVERIFY2(arrow.red() > arrow.green() + 80, qPrintable(arrow.name()));
}

int main(int argc, char** argv) {
  Viewport::prepareApplication();
  QApplication application(argc, argv);
  TestViewport test;
  return QTest::qExec(&test, argc, argv);
}

#include "test_viewport.moc"
