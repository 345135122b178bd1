#pragma once

#include <QGuiApplication>
#include <QTest>
#include <QWindow>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "widgets/viewport/draw_helpers.h"
#include "widgets/viewport/viewport.h"

namespace hairline::testing {

/// A scene with every kind of primitive, as the program uses them.
inline DrawList sample(const ViewTheme& theme) {
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
  std::vector<Eigen::Vector3d> circle;
  for (int i = 0; i < 64; ++i) {
    const double angle = i * std::numbers::pi / 32;
    circle.push_back({-1.2 + 0.5 * std::cos(angle), 1.2 + 0.5 * std::sin(angle), 0});
  }
  appendLoop(list, circle, {.color = magenta, .width = 2, .dash = {8, 5}});
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

inline Camera sampleCamera() {
  Camera camera;
  camera.target = {0.4, 0.3, 0.7};
  camera.distance = 8;
  return camera;
}

// The sample, moved and scaled without rounding.
inline DrawList moved(DrawList list, const Eigen::Vector3d& by, double scale) {
  const auto move = [&](Eigen::Vector3d& point) { point = scale * point + by; };
  for (DrawTriangle& triangle : list.triangles) std::ranges::for_each(triangle.corners, move);
  for (DrawRibbon& ribbon : list.ribbons) std::ranges::for_each(ribbon.points, move);
  for (DrawPoint& point : list.points) move(point.position);
  for (DrawLabel& label : list.labels) move(label.position);
  return list;
}

inline void show(Viewport& viewport, const ViewTheme& theme) {
  viewport.resize(900, 700);
  viewport.setTheme(theme);
  viewport.setCamera(sampleCamera());
  viewport.setDrawList(sample(theme));
  viewport.show();
  QVERIFY(QTest::qWaitForWindowExposed(&viewport));
}

/// The fraction of a region's pixels that differ by more than rounding.
inline double difference(const QImage& first, const QImage& second, QRect region = {}) {
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

/// The native window inside the widget, which receives real events.
inline QWindow* nativeView(Viewport& viewport) {
  for (QWindow* window : QGuiApplication::allWindows()) {
    if (window->surfaceType() == QSurface::OpenGLSurface &&
        window->parent() == viewport.windowHandle()) {
      return window;
    }
  }
  return nullptr;
}

}  // namespace hairline::testing
