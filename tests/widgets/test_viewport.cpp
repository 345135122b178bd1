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

#include "widgets/viewport/draw_helpers.h"
#include "widgets/viewport/orientation_gizmo.h"
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

// The sample, moved and scaled without rounding.
DrawList moved(DrawList list, const Eigen::Vector3d& by, double scale) {
  const auto move = [&](Eigen::Vector3d& point) { point = scale * point + by; };
  for (DrawTriangle& triangle : list.triangles) std::ranges::for_each(triangle.corners, move);
  for (DrawRibbon& ribbon : list.ribbons) std::ranges::for_each(ribbon.points, move);
  for (DrawPoint& point : list.points) move(point.position);
  for (DrawLabel& label : list.labels) move(label.position);
  return list;
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

// The part of the pixels of a region that differ by more than a rounding.
double difference(const QImage& first, const QImage& second, QRect region = {}) {
  if (region.isNull()) region = first.rect();
  int count = 0;
  for (int y = region.top(); y <= region.bottom(); ++y) {
    for (int x = region.left(); x <= region.right(); ++x) {
      const QColor a = first.pixelColor(x, y);
      const QColor b = second.pixelColor(x, y);
      const int apart = std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                                  std::abs(a.blue() - b.blue())});
      count += apart > 12 ? 1 : 0;
    }
  }
  return double(count) / (double(region.width()) * region.height());
}

// The native window inside the widget, where real events arrive.
QWindow* nativeView(Viewport& viewport) {
  for (QWindow* window : QGuiApplication::allWindows()) {
    if (window->surfaceType() == QSurface::OpenGLSurface &&
        window->parent() == viewport.windowHandle()) {
      return window;
    }
  }
  return nullptr;
}

void turnWheel(QWindow* window, const QPointF& pixel, int steps) {
  QWheelEvent event(pixel, window->mapToGlobal(pixel), {}, {0, 120 * steps}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(window, &event);
}

// Writes down what it is given.
class Notes : public ViewportTool {
 public:
  bool mousePressed(const ViewportMouse& mouse) override {
    text += QStringLiteral("press %1 ").arg(mouse.pixel.x());
    return true;
  }
  bool mouseMoved(const ViewportMouse& mouse) override {
    if (mouse.buttons != Qt::NoButton) text += QStringLiteral("move %1 ").arg(mouse.pixel.x());
    return true;
  }
  bool mouseReleased(const ViewportMouse& mouse) override {
    text += QStringLiteral("release %1 ").arg(mouse.pixel.x());
    return true;
  }
  bool keyPressed(QKeyEvent& event) override {
    text += QStringLiteral("key %1 ").arg(event.key());
    return event.key() == Qt::Key_Escape;
  }
  void dragCancelled() override { text += QStringLiteral("cancelled "); }
  QString text;
};

long residentKilobytes() {
  QFile file(QStringLiteral("/proc/self/statm"));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  return file.readAll().split(' ').at(1).toLong() * 4;
}

}  // namespace

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
  void mouseMovesTheCamera();
  void wheelKeepsThePointUnderTheCursor();
  void leftButtonAndKeysAreTheTools();
  void clickTakesTheFocus();
  void gizmoTurnsToAnAxis();
  void grabbingAHiddenViewAnswers();
  void memoryStaysLevel();
  void opensAndClosesManyTimes();
  void saysWhatIsMissingWithoutADisplay();
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

void TestViewport::mouseMovesTheCamera() {
  Viewport viewport;
  show(viewport, ViewTheme::light());
  QWindow* window = nativeView(viewport);
  QVERIFY(window != nullptr);
  QSignalSpy changes(&viewport, &Viewport::cameraChanged);
  const QImage before = viewport.grabImageNow();
  Camera camera = viewport.camera();

  QTest::mousePress(window, Qt::MiddleButton, {}, {400, 300});
  QTest::mouseMove(window, {460, 330});
  QTest::mouseRelease(window, Qt::MiddleButton, {}, {460, 330});
  QTRY_VERIFY(changes.count() > 0);
  QVERIFY(viewport.camera().yaw != camera.yaw);
  QVERIFY(viewport.camera().pitch > camera.pitch);
  QCOMPARE(viewport.camera().target, camera.target);
  QVERIFY(difference(before, viewport.grabImageNow()) > 0.02);

  camera = viewport.camera();
  QTest::mousePress(window, Qt::RightButton, {}, {400, 300});
  QTest::mouseMove(window, {430, 300});
  QTest::mouseRelease(window, Qt::RightButton, {}, {430, 300});
  QTRY_VERIFY(viewport.camera().target != camera.target);
  const QPointF shifted = viewport.camera().project(camera.target, viewport.viewSize()).value();
  QVERIFY(std::abs(shifted.x() - 480) < 1e-6);

  // A click of the right button without a way is a menu.
  QSignalSpy menus(&viewport, &Viewport::contextMenuRequested);
  camera = viewport.camera();
  QTest::mouseClick(window, Qt::RightButton, {}, {400, 300});
  QTRY_COMPARE(menus.count(), 1);
  QCOMPARE(viewport.camera(), camera);
}

void TestViewport::wheelKeepsThePointUnderTheCursor() {
  Viewport viewport;
  show(viewport, ViewTheme::light());
  const QPointF cursor(200, 500);
  const Eigen::Vector3d under(-1.2, -0.8, 0.4);
  viewport.setPointUnderCursor([&](const QPointF&) { return under; });
  Camera camera = viewport.camera();
  camera.target += under - camera.unproject(cursor, under, viewport.viewSize());
  viewport.setCamera(camera);
  turnWheel(nativeView(viewport), cursor, 3);
  QVERIFY(viewport.camera().distance < camera.distance);
  const QPointF after = viewport.camera().project(under, viewport.viewSize()).value();
  QVERIFY(std::hypot(after.x() - cursor.x(), after.y() - cursor.y()) < 1e-6);
}

void TestViewport::leftButtonAndKeysAreTheTools() {
  Viewport viewport;
  Notes notes;
  viewport.setTool(&notes);
  show(viewport, ViewTheme::light());
  QWindow* window = nativeView(viewport);
  const Camera camera = viewport.camera();
  QTest::mousePress(window, Qt::LeftButton, {}, {400, 300});
  QTest::mouseMove(window, {420, 300});
  QTest::mouseRelease(window, Qt::LeftButton, {}, {420, 300});
  QTRY_COMPARE(notes.text, QStringLiteral("press 400 move 420 release 420 "));
  QCOMPARE(viewport.camera(), camera);

  notes.text.clear();
  QTest::keyClick(window, Qt::Key_Escape);
  QTRY_COMPARE(notes.text, QStringLiteral("key %1 ").arg(int(Qt::Key_Escape)));

  notes.text.clear();
  QTest::mousePress(window, Qt::LeftButton, {}, {400, 300});
  viewport.hide();
  QTRY_COMPARE(notes.text, QStringLiteral("press 400 cancelled "));
}

void TestViewport::clickTakesTheFocus() {
  QWidget parent;
  QVBoxLayout layout(&parent);
  QLineEdit edit;
  Viewport viewport;
  layout.addWidget(&edit);
  layout.addWidget(&viewport);
  parent.resize(600, 500);
  parent.show();
  QVERIFY(QTest::qWaitForWindowExposed(&parent));
  Notes notes;
  viewport.setTool(&notes);
  QAction undo;
  undo.setShortcut(QKeySequence::Undo);
  parent.addAction(&undo);
  QSignalSpy undone(&undo, &QAction::triggered);
  edit.setFocus();
  parent.activateWindow();
  if (!QTest::qWaitForWindowActive(&parent, 1000)) QSKIP("no window manager gives focus here");
  QVERIFY(edit.hasFocus());
  QWindow* window = nullptr;
  for (QWindow* candidate : QGuiApplication::allWindows()) {
    if (candidate->surfaceType() == QSurface::OpenGLSurface) window = candidate;
  }
  QTest::mouseClick(window, Qt::LeftButton, {}, {100, 100});
  QTRY_VERIFY(!edit.hasFocus());
  QCOMPARE(QApplication::activeWindow(), &parent);
  // The keys are the tool's, and the shortcuts of the window around still work.
  QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE(undone.count(), 1);
  QTest::keyClick(window, Qt::Key_Escape);
  QTRY_VERIFY2(notes.text.contains(QStringLiteral("key %1").arg(int(Qt::Key_Escape))),
               qPrintable(notes.text));
}

void TestViewport::gizmoTurnsToAnAxis() {
  Viewport viewport;
  Notes notes;
  viewport.setTool(&notes);
  show(viewport, ViewTheme::light());
  QWindow* window = nativeView(viewport);
  const OrientationGizmo gizmo(viewport.camera(), viewport.viewSize());
  for (const OrientationGizmo::Ball& ball : gizmo.balls()) {
    if (ball.axis == 2 && ball.positive) {
      QTest::mouseClick(window, Qt::LeftButton, {}, ball.centre.toPoint());
    }
  }
  Camera top = viewport.camera();
  top.look(AxisView::top);
  QTRY_COMPARE(viewport.camera(), top);
  QCOMPARE(notes.text, QString());
}

void TestViewport::grabbingAHiddenViewAnswers() {
  Viewport viewport;
  viewport.resize(300, 200);
  QVERIFY(viewport.grabImageNow(200).isNull());
}

void TestViewport::memoryStaysLevel() {
  Viewport viewport;
  show(viewport, ViewTheme::light());
  viewport.resize(240, 180);
  const auto update = [&](int i) {
    DrawList list = sample(ViewTheme::light());
    list.triangles.front().corners[0].x() += 0.001 * i;
    // A text of its own for every frame, as when a number changes during a drag.
    list.labels.back().text = QStringLiteral("gap %1").arg(i);
    viewport.setDrawList(list);
    QTest::qWait(5);
  };
  for (int i = 0; i < 100; ++i) update(i);
  QVERIFY(!viewport.grabImageNow().isNull());
  const long before = residentKilobytes();
  for (int i = 100; i < 500; ++i) update(i);
  QVERIFY(!viewport.grabImageNow().isNull());
  const long grown = residentKilobytes() - before;
  qInfo("400 updates: %ld kB more", grown);
  QVERIFY2(grown < 30000, qPrintable(QString::number(grown)));
}

void TestViewport::opensAndClosesManyTimes() {
  for (int i = 0; i < 50; ++i) {
    auto viewport = std::make_unique<Viewport>();
    viewport->resize(200, 150);
    viewport->setDrawList(sample(ViewTheme::light()));
    viewport->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport.get()));
    // Some are closed in the middle of things.
    if (i % 5 == 0) QVERIFY(!viewport->grabImageNow().isNull());
    if (i % 5 == 1) viewport->grabImage([](const QImage&) {});
    if (i % 5 == 2) viewport->hide();
  }
}

void TestViewport::saysWhatIsMissingWithoutADisplay() {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.remove(QStringLiteral("DISPLAY"));
  environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
  environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
  process.setProcessEnvironment(environment);
  process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--probe")});
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitStatus(), QProcess::NormalExit);
  QCOMPARE(process.exitCode(), 3);
  const QByteArray said = process.readAllStandardOutput();
  QVERIFY2(said.contains("needs a display"), said.constData());
}

int main(int argc, char** argv) {
  Viewport::prepareApplication();
  QApplication application(argc, argv);
  if (application.arguments().contains(QStringLiteral("--probe"))) {
    QString reason;
    if (Viewport::isAvailable(&reason)) return 0;
    std::puts(qPrintable(reason));
    return 3;
  }
  TestViewport test;
  return QTest::qExec(&test, argc, argv);
}

#include "test_viewport.moc"
